// Standings (section 6).
#include <gtest/gtest.h>

#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/score.h"
#include "engine/games/quantum/sites.h"
#include "tests/games/quantum/scene.h"
#include "tests/random_play.h"

namespace orrery::quantum {
namespace {

State table_of(int seats) {
    State s;
    s.options.map = basic_map(seats);
    s.seats = static_cast<std::int8_t>(seats);
    s.phase = Phase::actions;
    for (const Seat seat : all_seats(seats)) s.players[seat].cubes_left = 4;
    return s;
}

TEST(QuantumScore, PointsAreCubesOnTheMap) {               // QU-E5
    State s = table_of(2);
    s.cubes[0][0] = s.cubes[1][0] = s.cubes[24][1] = 1;
    const ScoreSheet sheet = score(s);
    EXPECT_EQ(sheet.rows[0].points, std::vector<int>{2});
    EXPECT_EQ(sheet.rows[0].total, 2);
    EXPECT_EQ(sheet.rows[1].total, 1);
    EXPECT_FALSE(sheet.over);
    EXPECT_TRUE(sheet.winners.empty());
    EXPECT_TRUE(sheet.ranking.empty());
}

TEST(QuantumScore, FewerCubesThenDominanceThenResearchThenShips) {         // QU-E4
    State s = table_of(4);
    const auto place = [&s](Seat seat) { return static_cast<int>(places(s)[seat]); };
    EXPECT_EQ(place(0), 1);
    EXPECT_EQ(place(3), 1) << "equal in all: they share the place";
    s.ships[ship_of(3, 0)] = {2, square_at(1, 0), 0, 0};
    EXPECT_EQ(place(3), 1);
    EXPECT_EQ(place(0), 2) << "more ships on the map";
    s.players[2].research = 2;
    EXPECT_EQ(place(2), 1) << "higher research before ships";
    s.players[1].dominance = 2;
    EXPECT_EQ(place(1), 1) << "higher dominance before research";
    s.players[0].cubes_left = 3;
    EXPECT_EQ(place(0), 1) << "fewest cubes left before everything";
    EXPECT_EQ(place(1), 2);
    EXPECT_EQ(place(2), 3);
    EXPECT_EQ(place(3), 4);
    s.phase = Phase::over;
    EXPECT_EQ(score(s).ranking, (std::vector<Contender>{0, 1, 2, 3}));
    EXPECT_EQ(score(s).winners, std::vector<Contender>{0});
}

TEST(QuantumScore, WhoPlacesTheLastCubeWinsAlone) {        // QU-E2
    State s = table_of(3);
    s.phase = Phase::over;
    s.winner = Seat{1};
    s.players[1].cubes_left = 0;
    s.players[2].dominance = 5;
    const ScoreSheet sheet = score(s);
    EXPECT_EQ(sheet.winners, std::vector<Contender>{1});
    EXPECT_EQ(sheet.rows[0].place, 2);
    EXPECT_EQ(sheet.rows[2].place, 2);
    EXPECT_EQ(sheet.ranking, (std::vector<Contender>{1, 0, 2}));
}

TEST(QuantumScore, StandingAgreesWithTheSheet) {
    Events none;
    Options options;
    options.round_limit = 5;
    State s = start(options, 2, Rng(3), nullptr, none);
    Rng pick(4);
    tests::play_out(s, pick, none, [](const State& at) {
        const ScoreSheet sheet = score(at);
        const Standing now = standing(at);
        for (const Seat seat : all_seats(2)) {
            ASSERT_EQ(now.points[seat], sheet.rows[static_cast<std::size_t>(seat)].total);
            ASSERT_EQ(now.places[seat], sheet.rows[static_cast<std::size_t>(seat)].place);
        }
    });
}

// What makes a position better for one seat makes it worse for the other (section 15).
TEST(QuantumEvaluate, KnowsWhatIsGood) {
    Scene scene({}, {});
    scene.ship("r1", 3, "s0_0").ship("r2", 4, "s8_8").ship("b1", 5, "s0_8");
    const State even = scene.s;
    const auto expect_better = [&](const char* what, const State& better) {
        EXPECT_GT(evaluate(better, kRed), evaluate(even, kRed)) << what;
        EXPECT_LT(evaluate(better, kBlue), evaluate(even, kBlue)) << what;
    };
    const auto with = [&](const auto& change) {
        State s = even;
        change(s);
        return s;
    };
    expect_better("a cube", with([](State& s) { --s.players[kRed].cubes_left; }));
    expect_better("dominance", with([](State& s) { ++s.players[kRed].dominance; }));
    expect_better("research", with([](State& s) { ++s.players[kRed].research; }));
    expect_better("a card", with([](State& s) { s.players[kRed].commands.push_back(card_of(Command::clever)); }));
    expect_better("a card to take", with([](State& s) { ++s.players[kRed].cards_owed; }));
    expect_better("a ship on the map", with([](State& s) { s.ships[ship_of(kRed, 2)] = {2, space("s8_0"), 0, 0}; }));
    expect_better("the sum of a planet in orbit", with([](State& s) {
        for_each_planet(s, [&s](PlanetId planet) {
            if (!is_eligible(s, planet, kRed) || required_number(s, planet, kRed) != 7) return;
            s.ships[ship("r1")].at = static_cast<Square>(middle_of(planet) + kNextSteps[0]);
            s.ships[ship("r2")].at = static_cast<Square>(middle_of(planet) + kNextSteps[1]);
        });
    }));
}

TEST(QuantumEvaluate, TheEndDecides) {
    State s = table_of(3);
    s.phase = Phase::over;
    s.ranks.of = {2, 1, 2};
    EXPECT_EQ(evaluate(s, 0), 0);
    EXPECT_EQ(evaluate(s, 1), 1000);
    s.ranks.of = {1, 1, 3};                                // the limit of rounds
    EXPECT_EQ(evaluate(s, 0), 500);
    EXPECT_EQ(evaluate(s, 2), 0);
}

}  // namespace
}  // namespace orrery::quantum
