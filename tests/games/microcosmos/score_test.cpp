// Points, winners and the judgement for the computer players (sections 6 and 15).
#include "engine/games/microcosmos/score.h"

#include <gtest/gtest.h>

#include "engine/games/microcosmos/game.h"
#include "tests/score_law.h"

namespace orrery::microcosmos {
namespace {

State first(int seats, Difficulty difficulty = Difficulty::easy) {
    Options options;
    options.difficulty = difficulty;
    Events none;
    return start(options, seats, Rng(1), nullptr, none);
}

TEST(MicrocosmosScore, EachPart) {
    State s = first(2);
    Player& player = s.player(0);
    player.points = 12;                                    // MC-E7
    const PlanetId planets[]{s.grid[kStartCells[0]], s.grid[kStartCells[1]], s.grid[kStartCells[2]]};
    for (const PlanetId planet : planets) s.places[planet].colonies.push_back(0);
    s.places[planets[0]].markers = {{0, 4}, {1, 2}};
    s.places[planets[1]].markers = {{1, 3}};
    player.settled = {0, 1};
    player.survivors = {2};                                // held survivors count nothing (MC-A706)
    const Points points = points_of(s, 0);
    EXPECT_EQ(points.play, 12);
    EXPECT_EQ(points.colonies, 9);
    EXPECT_EQ(points.survivors, 9);
    EXPECT_EQ(points.barren, 4);
    EXPECT_EQ(points.upgrades, 0);
    EXPECT_EQ(points.total(), 34);
    EXPECT_EQ(points_of(s, 1).total(), 5);
}

TEST(MicrocosmosScore, LaddersStopAtTheirLastEntry) {
    State s = first(2);
    for (int settled = 0; settled <= 8; ++settled) {
        const int expected[]{0, 4, 9, 15, 22, 30, 39, 39, 39};
        EXPECT_EQ(points_of(s, 0).survivors, expected[settled]);
        s.player(0).settled.push_back(static_cast<SurvivorId>(settled));
    }
}

TEST(MicrocosmosScore, UpgradesOfTheAutoma) {               // MC-O31
    const int tables[][7]{{0, 0, 1, 3, 6, 11, 15}, {0, 0, 2, 5, 10, 17, 25}, {0, 0, 5, 10, 15, 22, 30}};
    for (std::size_t difficulty = 0; difficulty < kDifficulties; ++difficulty) {
        State s = first(1, static_cast<Difficulty>(difficulty));
        for (std::size_t upgrades = 0; upgrades <= kAutomaUpgrades.size(); ++upgrades) {
            EXPECT_EQ(points_of(s, kAutoma).upgrades, tables[difficulty / 2][upgrades]);
            if (upgrades < kAutomaUpgrades.size()) s.player(kAutoma).upgrades.push_back(kAutomaUpgrades[upgrades]);
        }
        s.player(0).upgrades = s.player(kAutoma).upgrades;
        EXPECT_EQ(points_of(s, 0).upgrades, 0);
    }
}

TEST(MicrocosmosScore, Winners) {
    State s = first(3);
    s.phase = Phase::over;
    s.player(0).points = s.player(2).points = 48;
    s.player(1).points = 47;
    s.player(1).resources = {4, 4, 4, 4};
    s.player(0).resources = {4, 3, 0, 0};
    s.player(2).resources = {0, 2, 3, 0};
    EXPECT_EQ(outcome_of(s).winners, SeatList{0});          // MC-E8
    const ScoreSheet sheet = score(s);
    EXPECT_EQ(sheet.row(Seat{0}).place, 1);
    EXPECT_EQ(sheet.row(Seat{1}).place, 3);
    EXPECT_EQ(sheet.row(Seat{2}).place, 2);
    s.player(2).resources = {4, 3, 0, 0};
    EXPECT_EQ(outcome_of(s).winners, (SeatList{0, 2}));
}

TEST(MicrocosmosScore, TheAutomaWinsTies) {                 // MC-O33
    State s = first(1);
    s.phase = Phase::over;
    s.player(0).points = s.player(kAutoma).points = 40;
    s.player(0).resources = {4, 4, 4, 4};
    EXPECT_EQ(outcome_of(s).winners, SeatList{kAutoma});
    EXPECT_LT(evaluate(s, 0), 500);
    const ScoreSheet sheet = score(s);
    ASSERT_EQ(sheet.rows.size(), 2u);
    EXPECT_EQ(sheet.rows[1].automaton, &kAutomata[0]);
    EXPECT_EQ(sheet.ranking.front().index, kAutoma);
    s.player(0).points = 41;
    EXPECT_EQ(outcome_of(s).winners, SeatList{0});
    EXPECT_GT(evaluate(s, 0), 500);
}

TEST(MicrocosmosScore, EverySeatSeesTheSameScores) {
    Events none;
    for (const int seats : {1, 2, 4}) tests::expect_views_agree(first(seats), none);
}

// Each feature of section 15 is worth something.
TEST(MicrocosmosScore, TheJudgementPrefersWhatHelps) {
    const State s = first(2);
    const int even = evaluate(s, 0);
    const auto better = [&](auto change) {
        State changed = s;
        change(changed);
        EXPECT_GT(evaluate(changed, 0), even);
        EXPECT_LT(evaluate(changed, 1), evaluate(s, 1));
    };
    better([](State& t) { t.player(0).points = 5; });
    better([](State& t) { t.player(0).resources = {2, 2, 2, 2}; });
    better([](State& t) { t.player(0).row(Row::lower) = {1, 2, 3}; });
    better([](State& t) { t.player(0).tokens = {true, true, true, true}; });
    better([](State& t) { t.player(0).engine = 1; });
    better([](State& t) { t.player(0).upgrades = {Upgrade::biodome}; });
    better([](State& t) { t.player(0).survivors = {0, 1}; });
    better([](State& t) { t.player(0).outpost_pool = 2; });
    better([](State& t) { t.places[t.grid[kStartCells[0]]].colonies.push_back(0); });
}

}  // namespace
}  // namespace orrery::microcosmos
