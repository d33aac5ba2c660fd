// Points and standings (section 6), with the worked examples X20 to X24.
#include <gtest/gtest.h>

#include "engine/games/jumpgate/rules.h"
#include "engine/games/jumpgate/score.h"
#include "tests/score_law.h"

namespace orrery::jumpgate {
namespace {

/// Adds the first `count` cards of a kind to the pile.
void add(ResourcePile& pile, ResourceKind kind, int count) {
    for (std::size_t i = 0; i < kResourceCount && count > 0; ++i)
        if (kResources[i].kind == kind && !contains(pile, static_cast<ResourceId>(i))) {
            pile.push_back(static_cast<ResourceId>(i));
            --count;
        }
    ASSERT_EQ(count, 0);
}

Points points_of(std::initializer_list<std::pair<ResourceKind, int>> cards) {
    ResourcePile pile;
    for (const auto& [kind, count] : cards) add(pile, kind, count);
    return resource_points(pile);
}

using enum ResourceKind;

TEST(JumpGateScore, SandAndWaterFollowTheirTables) {       // JG-E16, X20
    const int sand_points[] = {0, 1, 3, 7, 13, 21, 30, 40, 43, 45, 45, 45, 45};
    for (int n = 0; n <= 12; ++n) EXPECT_EQ(points_of({{sand, n}}).sand, sand_points[n]) << n;
    const int water_points[] = {0, 2, 4, 9, 16, 20, 24, 28, 32};
    for (int n = 0; n <= 8; ++n) EXPECT_EQ(points_of({{water, n}}).water, water_points[n]) << n;
    EXPECT_EQ(points_of({{sand, 3}, {water, 5}}).total(), 27);
}

TEST(JumpGateScore, EnerGelScoresPairsAndSingles) {        // JG-E17, X21
    EXPECT_EQ(points_of({{energel_light, 3}, {energel_dark, 1}}).energel, 11);
    EXPECT_EQ(points_of({{energel_light, 1}}).energel, 2);
    EXPECT_EQ(points_of({{energel_dark, 4}, {energel_light, 4}}).energel, 28);
    EXPECT_EQ(points_of({{energel_dark, 5}, {energel_light, 2}}).energel, 20);
}

TEST(JumpGateScore, GemsMultiplyTheLargestColour) {        // JG-E18, X22
    EXPECT_EQ(points_of({{gem_red, 3}, {gem_blue, 1}, {gem_white, 1}}).gems, 15);
    EXPECT_EQ(points_of({{gem_red, 2}, {gem_blue, 2}, {gem_white, 1}}).gems, 10);
    EXPECT_EQ(points_of({{gem_white, 1}}).gems, 1);
    EXPECT_EQ(points_of({{gem_red, 4}, {gem_blue, 4}, {gem_white, 4}}).gems, 48);
}

TEST(JumpGateScore, AWholeScore) {                         // X23; the caller adds the points of the planets
    const Points points = points_of({{sand, 3}, {water, 5}, {energel_light, 3}, {energel_dark, 1}, {gem_red, 3},
                                     {gem_blue, 1}, {gem_white, 1}, {fame, 2}});
    EXPECT_EQ(points.total() + 2 * kClaimPoints, 71);
}

/// Returns a finished two-seat game, ended by a stall, with no cards except those that a test adds.
State finished() {
    State s;
    s.ring = {RingPlanet{0, 0, {FaceUp{47, {}}}, {}}, RingPlanet{1, 0, {FaceUp{46, {}}}, {}},
              RingPlanet{2, 0, {FaceUp{45, {}}}, {}}, RingPlanet{3, 0, {FaceUp{44, {}}}, {}}};
    s.idle_turns = 40;
    return s;
}

TEST(JumpGateScore, TiesAreBrokenByPlanetsThenCardsThenFewerMarkers) {   // JG-E21
    // 4 points each: one planet against two cards worth 4 (two water).
    State s = finished();
    s.ring[0].claimed_by = Seat{1};
    add(s.players[0].collected, water, 2);
    EXPECT_EQ(score(s).winners, std::vector<Contender>{1}) << "more planets";

    // Same points and planets: 7 sand points in three cards against a pair of EnerGel in two.
    s = finished();
    add(s.players[0].collected, energel_light, 1);
    add(s.players[0].collected, energel_dark, 1);
    add(s.players[1].collected, sand, 3);
    EXPECT_EQ(score(s).winners, std::vector<Contender>{1}) << "more cards";

    // Equal in everything except markers.
    s = finished();
    add(s.players[0].collected, fame, 1);
    add(s.players[1].collected, fame, 1);
    add(s.players[1].collected, fame, 0);
    s.black_hole = {0};
    EXPECT_EQ(score(s).winners, std::vector<Contender>{1}) << "fewer markers on the black hole";
}

TEST(JumpGateScore, StillTiedShareTheWinAndThePlace) {     // JG-E22, JG-E23
    State s = finished();
    s.seats = 4;
    add(s.players[0].collected, fame, 1);
    s.players[1].collected = s.players[0].collected;       // an impossible distribution, but equal in every count
    s.players[2].collected = s.players[0].collected;
    add(s.players[0].collected, sand, 1);
    const ScoreSheet sheet = score(s);
    EXPECT_EQ(sheet.rows[0].place, 1);
    EXPECT_EQ(sheet.rows[1].place, 2);
    EXPECT_EQ(sheet.rows[2].place, 2);
    EXPECT_EQ(sheet.rows[3].place, 4);
    EXPECT_EQ(sheet.ranking, (std::vector<Contender>{0, 1, 2, 3}));

    s.players[0].collected = s.players[1].collected;
    EXPECT_EQ(score(s).winners, (std::vector<Contender>{0, 1, 2}));
}

TEST(JumpGateScore, AFullBlackHoleSwallowsTheHiddenCardsOfThoseWhoLead) {   // JG-E9 to JG-E12, X19
    State s = finished();
    s.seats = 3;
    s.idle_turns = 0;
    for (const Seat seat : all_seats(3)) add(s.players[seat].collected, fame, 0);
    s.black_hole = {0, 1, 0, 1, 0, 1, 2};
    s.players[0].revealed = {0, 1};
    s.players[1].revealed = {2, 3};
    s.players[2].revealed = {4, 5};
    const Outcome end = outcome(s);
    EXPECT_EQ(end.reason, EndReason::black_hole);
    EXPECT_FALSE(end.rows[0].hidden_kept);
    EXPECT_FALSE(end.rows[1].hidden_kept);
    EXPECT_TRUE(end.rows[2].hidden_kept);
    EXPECT_EQ(end.rows[0].cards, 0);
    EXPECT_EQ(end.rows[2].cards, 2);

    s.black_hole.pop_back();
    s.idle_turns = 40;
    for (const Seat seat : all_seats(3)) EXPECT_TRUE(outcome(s).rows[seat].hidden_kept) << "JG-E11";
}

TEST(JumpGateScore, WhatEverybodySeesAgreesWithEachView) {
    Events none;
    tests::expect_views_agree(start({}, 3, Rng(5), nullptr, none), none);
}

}  // namespace
}  // namespace orrery::jumpgate
