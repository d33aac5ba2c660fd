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
    Lang lang;
    const char* map;
    const char* text = "100";
    bool is_main = false;
};
// Large maps in small windows have spaces narrower than a finger: a touch then means the nearest that glows, and the map can be
// made larger. They are looked at where their spaces are wide enough.
constexpr Form kQuantumForms[] = {{"tablet", {1180, 820}, Lang::en, "basic_2p", "100", true},
                                  {"tablet_ja", {1024, 768}, Lang::ja, "basic_4p"},
                                  {"phone", {390, 844}, Lang::en, "basic_2p"},
                                  {"phone_ja", {390, 844}, Lang::ja, "basic_4p", "100", true},
                                  {"little", {360, 640}, Lang::en, "basic_2p"},
                                  {"wide", {844, 390}, Lang::en, "basic_3p"},
                                  {"desk", {1920, 1080}, Lang::ja, "cross_4p"},
                                  {"desk_two", {1920, 1080}, Lang::en, "void_2p"},
                                  {"upright", {820, 1180}, Lang::en, "winds_4p"},
                                  {"large", {1180, 820}, Lang::en, "basic_2p", "160"},
                                  {"small", {1180, 820}, Lang::ja, "grand_2p", "80"}};

class QuantumLook : public testing::TestWithParam<std::size_t> {};

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
    const Form& form = kQuantumForms[GetParam()];
    const std::string map = form.map;
    test::LookedAtGame game{"quantum", map[map.find('_') + 1] - '0', Json{{"map", map}}, form.lang, form.text, form.name, choose, is_late};
    game.every = test::share_of_decisions(form.is_main);
    game.remainder = GetParam();
    Driver d(form.css);
    test::expect_decisions_readable(d, game);
}

INSTANTIATE_TEST_SUITE_P(Forms, QuantumLook, testing::Range(std::size_t(0), std::size(kQuantumForms)),
                         [](const auto& info) { return kQuantumForms[info.param].name; });

}  // namespace
}  // namespace orrery::ui
