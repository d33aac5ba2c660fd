// Automatic checks of the AstroNavigators table's pictures: no text is cut or covered, no target is too small or overlaps another, at
// every kind of decision of both modes and in every window size.
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

constexpr test::TableForm kAstronavigatorsForms[] = {{"tablet", {1180, 820}, Lang::en, 2, "100", true},
                                                     {"tablet_ja", {1024, 768}, Lang::ja, 4},
                                                     {"phone", {390, 844}, Lang::en, 2},
                                                     {"phone_ja", {390, 844}, Lang::ja, 4, "100", true},
                                                     {"little", {360, 640}, Lang::en, 2},
                                                     {"wide", {844, 390}, Lang::en, 3},
                                                     {"desk", {1920, 1080}, Lang::ja, 4},
                                                     {"upright", {820, 1180}, Lang::en, 4},
                                                     {"large", {1180, 820}, Lang::en, 2, "160"},
                                                     {"small", {1180, 820}, Lang::ja, 3, "80"}};

class AstronavigatorsLook : public testing::TestWithParam<std::size_t> {};

/// Prefers moves that show more of the game: quests, chains, the flight.
Json choose_to_see_space(const std::vector<Json>& moves, Rng& rng) {
    constexpr std::string_view kBetter[] = {"start_quest", "quest_draw",   "complete_quest", "chain_tile",  "roll_vehicle", "roll_compass",
                                            "advance",     "join",         "extra_sct",      "extra_ai",    "place_sxt",    "place_sct",
                                            "place_ai",    "become_astronaut", "stop",       "swap_orbit_tile"};
    std::vector<Json> better;
    for (const Json& m : moves) {
        const auto type = m["type"].get<std::string>();
        const bool is_launch = type == "select" && m.contains("transport") && m["transport"] == "spacecraft";
        if (is_launch) return m;
        if (std::find(std::begin(kBetter), std::end(kBetter), type) != std::end(kBetter)) better.push_back(m);
    }
    const auto& from = better.empty() || rng.below(3) == 0 ? moves : better;
    return from[rng.below(static_cast<std::uint32_t>(from.size()))];
}

bool is_late_month(const AnyMatch& match) {
    constexpr int kLateMonth = 8;
    return match.turn_number() >= kLateMonth;
}

TEST_P(AstronavigatorsLook, EveryKindOfDecisionIsReadable) {
    const test::TableForm& form = kAstronavigatorsForms[GetParam()];
    test::LookedAtGame game = test::looked_at("astronavigators", form, GetParam());
    // Every second window shows the short game on the Earth.
    game.options = Json{{"mode", GetParam() % 2 == 1 ? "astronomer" : "astronavigator"}};
    game.choose = choose_to_see_space;
    game.is_late = is_late_month;
    Driver d(form.css);
    test::expect_decisions_readable(d, game);
}

INSTANTIATE_TEST_SUITE_P(Forms, AstronavigatorsLook, testing::Range(std::size_t(0), std::size(kAstronavigatorsForms)),
                         [](const auto& info) { return kAstronavigatorsForms[info.param].name; });

}  // namespace
}  // namespace orrery::ui
