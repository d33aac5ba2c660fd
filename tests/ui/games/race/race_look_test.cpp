// Automatic checks of the Race table's pictures: no text is cut or covered, no target is too small or overlaps another, at
// every kind of decision and in every window size.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/core/rng.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/games/race/scene.h"
#include "imgui_ui/games/race/words.h"
#include "tests/ui/inspect.h"

namespace orrery::ui {
namespace {

using test::Driver;

constexpr test::TableForm kRaceForms[] = {{"tablet", {1180, 820}, Lang::en, 2, "100", true}, {"tablet_ja", {1024, 768}, Lang::ja, 3},
                               {"phone", {390, 844}, Lang::en, 2},                {"phone_ja", {390, 844}, Lang::ja, 4, "100", true},
                               {"little", {360, 640}, Lang::en, 2},               {"wide", {844, 390}, Lang::en, 2},
                               {"desk", {1920, 1080}, Lang::ja, 4},               {"desk_two", {1920, 1080}, Lang::ja, 2},
                               {"upright", {820, 1180}, Lang::en, 4},             {"large", {1180, 820}, Lang::en, 2, "160"},
                               {"small", {1180, 820}, Lang::ja, 2, "80"}};

class RaceLook : public testing::TestWithParam<std::size_t> {};

/// Prefers moves that show more of the game.
Json choose(const std::vector<Json>& moves, Rng& rng) {
    std::vector<Json> better;
    for (const Json& m : moves)
        if (m["type"] != "pass" && m["type"] != "done") better.push_back(m);
    const auto& from = better.empty() || rng.below(5) == 0 ? moves : better;
    return from[rng.below(std::uint32_t(from.size()))];
}

/// Returns every target that the table may have. The others belong to the app.
std::set<Id> table_targets() {
    using namespace race_table;
    constexpr int kMostThings = 4 * kCardStep;             // of one kind
    std::set<Id> out;
    for (int i = 0; i < kMostThings; ++i)
        for (int kind = int(Kind::hand); kind <= int(Kind::done); ++kind)
            for (const Seat seat : all_seats(kMaxSeats)) out.insert(target_of(thing(Kind(kind), i, seat)));
    return out;
}

/// Expects distinct names for all targets, except for copies of one card in the hand or among the drawn cards.
void expect_own_names(Driver& d, Lang lang, const std::string& where) {
    static const std::set<Id> kOfTable = table_targets();
    const std::string held = fill(race_table::words::kNameHand, lang, {{"card", ""}});
    const std::string drawn = fill(race_table::words::kNameDrawn, lang, {{"card", ""}});
    std::set<std::string> names;
    for (const Target& target : d.app.ui().targets()) {
        const bool is_card = target.name.find(held) != std::string::npos || target.name.find(drawn) != std::string::npos;
        if (!kOfTable.contains(target.id) || is_card) continue;
        if (!names.insert(target.name).second) ADD_FAILURE() << where << ": two targets are called \"" << target.name << "\"";
    }
}

bool is_late(const AnyMatch& match) {
    constexpr int kLateRound = 7;
    return match.turn_number() >= kLateRound;
}

TEST_P(RaceLook, EveryKindOfDecisionIsReadable) {
    const test::TableForm& form = kRaceForms[GetParam()];
    test::LookedAtGame game = test::looked_at("race", form, GetParam());
    game.choose = choose;
    game.is_late = is_late;
    game.look = [&](Driver& at, const std::string& where) { expect_own_names(at, form.lang, where); };
    // On the smallest phone a place in a full row is narrower than its text.
    if (std::string(form.name) == "little") game.may_be_cut.insert(race_table::words::kPlaceHere.en);
    Driver d(form.css);
    test::expect_decisions_readable(d, game);
}

INSTANTIATE_TEST_SUITE_P(Forms, RaceLook, testing::Range(std::size_t(0), std::size(kRaceForms)),
                         [](const auto& info) { return kRaceForms[info.param].name; });

TEST(RaceResults, ShowAndTellWhatEverybodyHasBuilt) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{1920, 1080}}) {
        Driver d(css);
        d.start("new=race&players=3&seed=5");
        d.play(7, [] { return false; });
        d.rest();
        ASSERT_EQ(d.screen(), "end");
        const race::State& end = match_of<race::Game>(d.match())->now();
        const std::string told = d.all_text();
        for (const Seat seat : all_seats(3))
            for (const race::Placed& placed : end.players[seat].tableau) {
                const std::string name = race::card_name(placed.card, Lang::en);
                EXPECT_NE(told.find(name), std::string::npos) << name << " at " << css.x;
            }
        if (css.x < 980) continue;                         // there they lie below the chart
        const std::string tableaus = "Results: Tableaus", scores = "Results: Visible score, round by round";
        ASSERT_TRUE(d.tap(tableaus)) << css.x;
        d.window().paint();
        d.rest();
        const auto cards = d.window().pixels();
        ASSERT_TRUE(d.tap(scores)) << css.x;
        d.rest();
        EXPECT_NE(d.window().pixels(), cards) << css.x;
        ASSERT_TRUE(d.tap(tableaus)) << css.x;
        d.rest();
        EXPECT_EQ(d.window().pixels(), cards) << css.x;
    }
}

}  // namespace
}  // namespace orrery::ui
