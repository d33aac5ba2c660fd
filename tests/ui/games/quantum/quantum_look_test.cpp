// Automatic checks of the Quantum table's pictures: no text is cut or covered, no target is too small or overlaps another,
// at every kind of decision and in every window size.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/core/rng.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;

struct Form {
    test::TableForm window;
    const char* map;
};
// On large maps in small windows the spaces are narrower than a finger. A touch then selects the nearest highlighted space,
// and the map can be enlarged. These maps are checked in windows where their spaces are wide enough.
constexpr Form kQuantumForms[] = {{{"tablet", {1180, 820}, Lang::en, 2, "100", true}, "basic_2p"},
                                  {{"tablet_ja", {1024, 768}, Lang::ja, 4}, "basic_4p"},
                                  {{"phone", {390, 844}, Lang::en, 2}, "basic_2p"},
                                  {{"phone_ja", {390, 844}, Lang::ja, 4, "100", true}, "basic_4p"},
                                  {{"little", {360, 640}, Lang::en, 2}, "basic_2p"},
                                  {{"wide", {844, 390}, Lang::en, 3}, "basic_3p"},
                                  {{"desk", {1920, 1080}, Lang::ja, 4}, "cross_4p"},
                                  {{"desk_two", {1920, 1080}, Lang::en, 2}, "void_2p"},
                                  {{"upright", {820, 1180}, Lang::en, 4}, "winds_4p"},
                                  {{"large", {1180, 820}, Lang::en, 2, "160"}, "basic_2p"},
                                  {{"small", {1180, 820}, Lang::ja, 2, "80"}, "grand_2p"}};

class QuantumLook : public testing::TestWithParam<std::size_t> {};

/// Prefers moves that show more of the game.
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
    const auto& [window, map] = kQuantumForms[GetParam()];
    test::LookedAtGame game = test::looked_at("quantum", window, GetParam());
    game.options["map"] = map;
    game.choose = choose;
    game.is_late = is_late;
    Driver d(window.css);
    test::expect_decisions_readable(d, game);
}

INSTANTIATE_TEST_SUITE_P(Forms, QuantumLook, testing::Range(std::size_t(0), std::size(kQuantumForms)),
                         [](const auto& info) { return kQuantumForms[info.param].window.name; });

// Whoever ends the turn too early is asked. The question is readable in every window, and both answers are followed.
TEST(QuantumEndActions, AsksWhileActionsAreLeft) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{844, 390}, Vec{1920, 1080}})
        for (const Lang lang : kLangs) {
            const std::string where = "end actions, " + std::to_string(static_cast<int>(css.x)) + " " + code(lang);
            Driver d(css);
            d.start("new=quantum&players=2&seed=3", lang);
            const std::string end = R"({"type":"end_actions"})";
            const auto all_there = [&] {
                const auto moves = d.moves();
                return std::find(moves.begin(), moves.end(), end) != moves.end() && d.match().confirmation(*parse_json(end), lang).is_needed();
            };
            d.play(3, all_there);
            ASSERT_TRUE(all_there()) << where;
            const Confirmation asked = d.match().confirmation(*parse_json(end), lang);
            const std::size_t ply = d.match().ply();
            const auto touch_end = [&] {
                d.app.pick(*parse_json(end));
                d.frames(2);
            };
            touch_end();
            ASSERT_TRUE(d.has("confirm")) << where;
            EXPECT_NE(d.all_text().find(asked.question), std::string::npos) << where;
            test::expect_no_faults(d, where);
            ASSERT_TRUE(d.press("cancel")) << where;
            EXPECT_FALSE(d.has("confirm")) << where;
            EXPECT_EQ(d.match().ply(), ply) << where << ": nothing has happened yet";
            touch_end();
            ASSERT_TRUE(d.press("confirm")) << where;
            EXPECT_GT(d.match().ply(), ply) << where;
        }
}

}  // namespace
}  // namespace orrery::ui
