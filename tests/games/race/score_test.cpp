// Points and standings (section 6): each of the twelve cost-6 developments on small tableaus, and ties.
#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/games/race/costs.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"
#include "tests/score_law.h"

namespace orrery::race {
namespace {

Tableau tableau(std::initializer_list<std::string_view> ids) {
    Tableau out;
    for (const std::string_view id : ids) out.push_back({*card_by_id(id), {}, false, 0});
    return out;
}

int bonus(std::string_view scoring, std::initializer_list<std::string_view> others, int chips = 0) {
    Tableau cards = tableau({scoring});
    for (const Placed& placed : tableau(others)) cards.push_back(placed);
    return bonus_of(cards, chips, *card_by_id(scoring));
}

TEST(RaceScore, EachCostSixDevelopment) {                  // X72 to X83
    EXPECT_EQ(bonus("alien_tech_institute", {"alien_robotic_factory", "deserted_alien_colony", "alien_rosetta_stone_world"}), 9);
    EXPECT_EQ(bonus("free_trade_association", {"gem_world", "earths_lost_colony", "refugee_world", "consumer_markets"}), 7);
    EXPECT_EQ(bonus("free_trade_association", {"expanding_colony", "new_survivalists"}), 4);
    EXPECT_EQ(bonus("galactic_federation", {"trade_league", "public_works", "drop_ships"}), 6);
    EXPECT_EQ(bonus("galactic_imperium", {"new_sparta", "rebel_base", "rebel_miners", "pirate_world"}), 6);
    EXPECT_EQ(bonus("galactic_renaissance", {"artist_colony"}, 17), 8);
    EXPECT_EQ(bonus("galactic_renaissance", {"research_labs", "galactic_trendsetters"}, 2), 6);
    EXPECT_EQ(bonus("galactic_survey_seti", {"expedition_force", "malevolent_lifeforms", "old_earth", "drop_ships"}), 5);
    EXPECT_EQ(bonus("merchant_guild", {"gem_world", "plague_world", "asteroid_belt"}), 4);
    EXPECT_EQ(bonus("mining_league", {"rebel_miners", "radioactive_world", "mining_robots"}), 5);
    EXPECT_EQ(bonus("mining_league", {"mining_conglomerate", "gem_world"}), 2);
    EXPECT_EQ(bonus("new_economy", {"public_works", "merchant_world", "old_earth", "export_duties"}), 6);
    EXPECT_EQ(bonus("new_economy", {"gambling_world", "black_market_trading_world", "deficit_spending", "trade_league"}), 8);
    EXPECT_EQ(bonus("new_galactic_order", {"drop_ships", "contact_specialist", "galactic_imperium", "new_military_tactics"}), 4);
    EXPECT_EQ(bonus("pan_galactic_league", {"avian_uplift_race", "new_sparta", "contact_specialist", "pre_sentient_race"}), 8);
    EXPECT_EQ(bonus("trade_league", {"merchant_world", "export_duties", "black_market_trading_world"}), 5);
}

TEST(RaceScore, EachScoresAloneOnItsTable) {               // RG-E7: itself included
    for (const Design& d : kDesigns) {
        if (d.scoring.empty()) continue;
        const bool counts_itself = d.id == "alien_tech_institute" || d.id == "galactic_federation" || d.id == "new_economy" ||
                                   d.id == "new_galactic_order" || d.id == "trade_league";
        EXPECT_EQ(bonus(d.id, {}), counts_itself ? 2 : d.id == "galactic_survey_seti" ? 1 : 0) << d.id;
    }
}

TEST(RaceScore, OnlyTheFirstMatchingLineCounts) {          // RG-E8, RG-Q25
    EXPECT_EQ(bonus("pan_galactic_league", {"avian_uplift_race"}), 2) << "genes and military";
    EXPECT_EQ(bonus("galactic_imperium", {"rebel_miners"}), 2) << "Rebel and military";
    EXPECT_EQ(bonus("alien_tech_institute", {"alien_robot_sentry"}), 2 + 2) << "windfall and keyword";
}

TEST(RaceScore, ChipsCountInFullThrees) {
    for (int chips = 0; chips <= 9; ++chips) EXPECT_EQ(bonus("galactic_renaissance", {}, chips), chips / 3) << chips;
}

TEST(RaceScore, MilitaryMayBeNegative) {                   // RG-E9, RG-Q24
    EXPECT_EQ(total_military(tableau({"refugee_world", "empath_world", "contact_specialist", "pan_galactic_league"})), -4);
    EXPECT_EQ(bonus("new_galactic_order", {"refugee_world", "empath_world", "contact_specialist", "pan_galactic_league"}), -2);
    EXPECT_EQ(total_military(tableau({"alien_rosetta_stone_world", "alpha_centauri", "galactic_imperium", "new_military_tactics"})), 0);
}

TEST(RaceScore, ThePartsAddUp) {                           // RG-E5
    const Points points = points_of(tableau({"galactic_federation", "public_works", "rebel_homeworld"}), 11);
    EXPECT_EQ(points.chips, 11);
    EXPECT_EQ(points.cards, 1 + 7);
    EXPECT_EQ(points.bonus, 2 + 1);
    EXPECT_EQ(points.total(), 22);
}

/// Returns a finished game of three seats with 9 points each and empty hands.
State tied() {
    State s;
    s.seats = 3;
    s.phase = Phase::over;
    s.round = 5;
    s.options.round_limit = 5;
    for (const Seat seat : all_seats(3)) s.players[seat].vp = 9;
    s.vp_pool = 9;
    return s;
}

TEST(RaceScore, TiesAreBrokenByCardsInHandAndGoods) {      // RG-E10, X84
    State s = tied();
    EXPECT_EQ(score(s).winners, (std::vector<Contender>{0, 1, 2}));
    s.secrets[0].hand = {1, 2, 3, 4};
    s.secrets[2].hand = {5, 6, 7};
    s.players[0].tableau.push_back({*card_by_id("destroyed_world"), true, false, 0});
    s.players[2].tableau.push_back({*card_by_id("alpha_centauri"), true, false, 0});
    EXPECT_EQ(score(s).winners, std::vector<Contender>{0});
    s.secrets[2].hand.push_back(10);
    const ScoreSheet shared = score(s);
    EXPECT_EQ(shared.winners, (std::vector<Contender>{0, 2}));
    EXPECT_EQ(shared.rows[0].place, 1);
    EXPECT_EQ(shared.rows[1].place, 3);
    EXPECT_EQ(shared.rows[2].place, 1);
    EXPECT_EQ(shared.ranking, (std::vector<Contender>{0, 2, 1}));
    s.secrets[2].hand.push_back(11);
    EXPECT_EQ(score(s).winners, std::vector<Contender>{2});
    s.players[1].vp = 10;
    EXPECT_EQ(score(s).winners, std::vector<Contender>{1}) << "points come first";
}

TEST(RaceScore, WhatEverybodySeesAgreesWithEachView) {
    Events none;
    tests::expect_views_agree(start({}, 3, Rng(5), nullptr, none), none);
}

}  // namespace
}  // namespace orrery::race
