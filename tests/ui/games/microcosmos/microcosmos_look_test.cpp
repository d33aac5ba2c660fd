// Automatic checks of the Microcosmos table's pictures: no text is cut or covered, no target is too small or overlaps another, at
// every kind of decision and in every window size.
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;

constexpr test::TableForm kMicrocosmosForms[] = {{"tablet", {1180, 820}, Lang::en, 2, "100", true},
                                                 {"tablet_ja", {1024, 768}, Lang::ja, 4},
                                                 {"solo", {1180, 820}, Lang::en, 1},
                                                 {"phone", {390, 844}, Lang::en, 2},
                                                 {"phone_ja", {390, 844}, Lang::ja, 4, "100", true},
                                                 {"phone_solo", {390, 844}, Lang::ja, 1},
                                                 {"little", {360, 640}, Lang::en, 2},
                                                 {"wide", {844, 390}, Lang::en, 3},
                                                 {"desk", {1920, 1080}, Lang::ja, 4},
                                                 {"desk_solo", {1920, 1080}, Lang::en, 1},
                                                 {"upright", {820, 1180}, Lang::en, 4},
                                                 {"large", {1180, 820}, Lang::en, 2, "160"},
                                                 {"small", {1180, 820}, Lang::ja, 2, "80"}};

class MicrocosmosLook : public testing::TestWithParam<std::size_t> {};

/// Prefers moves that show more of the game.
Json choose_to_see(const std::vector<Json>& moves, Rng& rng) {
    constexpr std::string_view kBetter[] = {"upgrade", "discover", "terraform", "raise",   "scout",
                                            "settle",  "colony",   "outpost",   "token", "draw"};
    std::vector<Json> better;
    for (const Json& m : moves) {
        const auto type = m["type"].get<std::string>();
        const bool is_used = type == "play" && m["use"].get<bool>();
        if (is_used || std::find(std::begin(kBetter), std::end(kBetter), type) != std::end(kBetter)) better.push_back(m);
    }
    const auto& from = better.empty() || rng.below(4) == 0 ? moves : better;
    return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

bool is_late_round(const AnyMatch& match) {
    constexpr int kLateRound = 9;
    return match.turn_number() >= kLateRound;
}

TEST_P(MicrocosmosLook, EveryKindOfDecisionIsReadable) {
    const test::TableForm& form = kMicrocosmosForms[GetParam()];
    test::LookedAtGame game = test::looked_at("microcosmos", form, GetParam());
    game.choose = choose_to_see;
    game.is_late = is_late_round;
    Driver d(form.css);
    test::expect_decisions_readable(d, game);
}

INSTANTIATE_TEST_SUITE_P(Forms, MicrocosmosLook, testing::Range(std::size_t(0), std::size(kMicrocosmosForms)),
                         [](const auto& info) { return kMicrocosmosForms[info.param].name; });

}  // namespace
}  // namespace orrery::ui
