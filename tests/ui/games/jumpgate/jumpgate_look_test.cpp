// Automatic checks of the Jump Gate table's pictures: no text is cut or covered, no target is too small or overlaps another, at
// every kind of decision and in every window size.
#include <gtest/gtest.h>

#include <string>

#include "engine/core/rng.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;

constexpr test::TableForm kJumpgateForms[] = {{"tablet", {1180, 820}, Lang::en, 3, "100", true}, {"tablet_ja", {1024, 768}, Lang::ja, 5},
                                   {"phone", {390, 844}, Lang::en, 3},                {"phone_ja", {390, 844}, Lang::ja, 5, "100", true},
                                   {"little", {360, 640}, Lang::en, 3},               {"wide", {844, 390}, Lang::en, 3},
                                   {"desk", {1920, 1080}, Lang::ja, 5},               {"upright", {820, 1180}, Lang::en, 5},
                                   {"large", {1180, 820}, Lang::en, 3, "160", true},  {"large_ja", {1180, 820}, Lang::ja, 5, "160"},
                                   {"large_phone", {390, 844}, Lang::en, 3, "160"},   {"large_wide", {844, 390}, Lang::en, 3, "160"},
                                   {"small", {1180, 820}, Lang::ja, 3, "80"}};

class JumpgateLook : public testing::TestWithParam<std::size_t> {};

/// Prefers moves that lead to claims, and takes no resources: they would end the game early.
Json choose(const std::vector<Json>& moves, Rng& rng) {
    std::vector<Json> careful, better;
    for (const Json& m : moves)
        if (m["type"] != "harvest" && m["type"] != "take") careful.push_back(m);
    for (const char* type : {"land", "scan", "place"}) {
        for (const Json& m : careful)
            if (m["type"] == type) better.push_back(m);
        if (!better.empty()) break;
    }
    const auto& from = careful.empty() ? moves : better.empty() || rng.below(3) == 0 ? careful : better;
    return from[rng.below(std::uint32_t(from.size()))];
}

bool is_late(const AnyMatch& match) {
    constexpr int kLateTurn = 25;
    return match.turn_number() >= kLateTurn;
}

TEST_P(JumpgateLook, EveryKindOfDecisionIsReadable) {
    const test::TableForm& form = kJumpgateForms[GetParam()];
    test::LookedAtGame game = test::looked_at("jumpgate", form, GetParam());
    game.choose = choose;
    game.is_late = is_late;
    Driver d(form.css);
    test::expect_decisions_readable(d, game);
}

INSTANTIATE_TEST_SUITE_P(Forms, JumpgateLook, testing::Range(std::size_t(0), std::size(kJumpgateForms)),
                         [](const auto& info) { return kJumpgateForms[info.param].name; });

}  // namespace
}  // namespace orrery::ui
