// The Quantum table looked at without eyes: no text cut or under another, nothing to tap too small or over its neighbour, in
// every kind of decision and on every form of screen.
#include <gtest/gtest.h>

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

bool is_late(const AnyMatch& match) {
    constexpr int kLateRound = 8;
    return match.turn_number() >= kLateRound * match.seats();
}

TEST_P(QuantumLook, EveryKindOfDecisionIsReadable) {
    const Form& form = GetParam();
    const std::string map = form.map, players = map.substr(map.find('_') + 1, 1);
    Driver d(form.css);
    test::expect_every_decision_readable(
        d, {"new=quantum&players=" + players + "&option.map=" + map + "&seed=12&lang=" + form.lang, form.text, form.name, choose, is_late});
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
