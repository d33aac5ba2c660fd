// The Quantum table looked at without eyes: no text cut or under another, nothing to tap too small or over its neighbour, in
// every kind of decision and on every form of screen.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/core/rng.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;

struct Form {
    const char* name;
    Vec css;
    const char* lang;
    const char* map;
    const char* text = "100";
};

class QuantumLook : public testing::TestWithParam<Form> {};

/// Lively play, as far as it shows more of the game.
Json choose(const std::vector<Json>& moves, Rng& rng) {
    std::vector<Json> better;
    for (const Json& m : moves)
        if (m["type"] == "construct" || m["type"] == "attack" || m["type"] == "take") better.push_back(m);
    const auto& from = better.empty() || rng.below(4) == 0 ? moves : better;
    return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

TEST_P(QuantumLook, EveryKindOfDecisionIsReadable) {
    constexpr int kMostMoves = 900, kLateRound = 8;
    Driver d(GetParam().css);
    d.start();
    Action text;
    text.name = "text-size";
    text.value = GetParam().text;
    d.app.act(text);
    const std::string map = GetParam().map;
    d.app.open_fragment("new=quantum&players=" + map.substr(map.find('_') + 1, 1) + "&option.map=" + map + "&seed=12&lang=" + GetParam().lang);
    d.frame();
    Rng rng(4);
    std::set<std::string> seen;
    for (int i = 0; i < kMostMoves && d.app.session() && d.screen() != "end"; ++i) {
        if (d.has("confirm")) {
            d.press("confirm");
            continue;
        }
        const AnyMatch& match = d.app.session()->match();
        const Json decision = match.decision();
        if (!decision.is_object()) break;
        // Each kind twice: soon, and when the map is crowded.
        const bool is_late = match.turn_number() >= kLateRound * match.seats();
        const std::string state = decision["kind"].get<std::string>() + (is_late ? " late" : "");
        if (seen.insert(state).second) test::expect_no_faults(d, std::string(GetParam().name) + ", " + state);
        Action action;
        action.move = choose(match.moves(), rng);
        d.app.act(action);
        d.frame();
    }
    EXPECT_GE(seen.size(), 9u) << "too little of the game came up";
}

// Large maps in small windows have spaces narrower than a finger: a touch then means the nearest that glows, and the map can be
// made larger. They are looked at where their spaces are wide enough.
INSTANTIATE_TEST_SUITE_P(Forms, QuantumLook,
                         testing::Values(Form{"tablet", {1180, 820}, "en", "basic_2p"}, Form{"tablet_ja", {1024, 768}, "ja", "basic_4p"},
                                         Form{"phone", {390, 844}, "en", "basic_2p"}, Form{"phone_ja", {390, 844}, "ja", "basic_4p"},
                                         Form{"little", {360, 640}, "en", "basic_2p"}, Form{"wide", {844, 390}, "en", "basic_3p"},
                                         Form{"desk", {1920, 1080}, "ja", "cross_4p"}, Form{"desk_two", {1920, 1080}, "en", "void_2p"},
                                         Form{"upright", {820, 1180}, "en", "winds_4p"}, Form{"large", {1180, 820}, "en", "basic_2p", "160"},
                                         Form{"small", {1180, 820}, "ja", "grand_2p", "80"}),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace orrery::ui
