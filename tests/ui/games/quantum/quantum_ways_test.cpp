// What touches can lead to, against the rules: the answers offered before a move begins are those that the rules allow afterwards,
// every path drawn is legal, and a fight is reported as it happened.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/games/quantum/game.h"
#include "engine/games/quantum/ids.h"
#include "imgui_ui/games/quantum/fight.h"
#include "imgui_ui/games/quantum/paths.h"
#include "imgui_ui/games/quantum/ways.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {
namespace {

/// Calls `each` for every position of some random games.
template <class Each>
void play_random(int seats, const char* map, std::uint64_t seed, int plies, Each each) {
    std::vector<qu::Event> events;
    qu::Events out(events);
    qu::Options options;
    options.map = *qu::map_by_id(map);
    qu::State s = qu::start(options, seats, Rng(seed), nullptr, out);
    Rng rng(seed + 1);
    for (int ply = 0; ply < plies && qu::to_act(s); ++ply) {
        const qu::MoveList legal = qu::legal_moves(s, *qu::to_act(s));
        each(s, legal);
        qu::Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        if (std::holds_alternative<qu::EndActions>(move)) move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        events.clear();
        qu::Events log(events);
        qu::apply(s, *qu::to_act(s), move, nullptr, log);
    }
}

TEST(QuantumWays, WhatLightsUpIsWhatTheRulesAskForOnceTheMoveIsBegun) {
    int plans = 0;
    const auto check = [&](const qu::State& s, const qu::MoveList& legal) {
        const Seat me = *qu::to_act(s);
        if (qu::asked(s)->kind != qu::Kind::action) return;
        const qu::Observation seen = qu::observe(s, me);
        for (const qu::Move& first : legal) {
            if (!is_opening(first)) continue;
            ++plans;
            qu::State begun = s;
            std::vector<qu::Event> events;
            qu::Events out(events);
            qu::apply(begun, me, first, nullptr, out);
            const qu::MoveList asked = qu::legal_moves(begun, me), offered = qu::legal_moves(opened(seen, first), me);
            ASSERT_EQ(offered.size(), asked.size()) << to_text(qu::encode_move(first));
            for (std::size_t k = 0; k < asked.size(); ++k) ASSERT_EQ(offered[k], asked[k]);
        }
    };
    play_random(2, "basic_2p", 1, 500, check);
    play_random(3, "keel_3p", 2, 500, check);
    play_random(4, "winds_4p", 3, 500, check);
    EXPECT_GT(plans, 500);
}

TEST(QuantumWays, TheSpaceToAttackFromIsTheOneWithTheBestChance) {
    int fights = 0;
    play_random(2, "basic_2p", 12, 900, [&](const qu::State& s, const qu::MoveList& legal) {
        if (!s.pending || s.pending->kind != qu::Pending::Kind::move) return;
        const qu::ShipId ship = s.pending->ship;
        for (qu::ShipId target = 0; target < s.ship_count(); ++target) {
            const std::vector<AttackWay> attacks = attacks_on(s, legal, ship, target);
            for (const AttackWay& attack : attacks) {
                ++fights;
                const auto chance = [&](qu::Square from) { return qu::odds_of(s, qu::combat_from(s, ship, target, from)).percent(); };
                EXPECT_GE(chance(attacks.front().from), chance(attack.from));
            }
        }
    });
    EXPECT_GT(fights, 20);
}

TEST(QuantumPaths, EveryWayCanBeGone) {
    int ways = 0;
    play_random(3, "keel_3p", 5, 700, [&](const qu::State& s, const qu::MoveList& legal) {
        if (!s.pending || s.pending->kind != qu::Pending::Kind::move) return;
        const qu::ShipId ship = s.pending->ship;
        const bool carries = s.pending->carrying != qu::kNoShip;
        const qu::MoveRules rules = qu::move_rules(s, ship, s.pending->source, carries);
        for (const qu::Move& m : legal) {
            const auto* go = std::get_if<qu::Go>(&m);
            if (go == nullptr) continue;
            ++ways;
            const std::vector<qu::Square> way = path_of(s, ship, s.pending->source, carries, go->to);
            ASSERT_GE(way.size(), 2u);
            EXPECT_EQ(way.front(), s.ships[ship].at);
            EXPECT_EQ(way.back(), go->to);
            EXPECT_LE(static_cast<int>(way.size()) - 1, rules.range);
            for (std::size_t i = 1; i < way.size(); ++i) {
                EXPECT_TRUE(qu::free_spaces(s).has(way[i]));
                const bool is_straight = qu::only(way[i - 1]).next_to().has(way[i]);
                EXPECT_TRUE(is_straight || (rules.oblique && qu::only(way[i - 1]).with_surroundings().has(way[i])));
            }
        }
    });
    EXPECT_GT(ways, 100);
}

TEST(QuantumPaths, PlanetsAreWalls) {
    qu::SquareSet free = qu::spaces_of(*qu::map_by_id("basic_2p"));
    const qu::Square left = *qu::space_by_id("s0_1"), right = *qu::space_by_id("s2_1");
    EXPECT_EQ(path_between(free, left, right, 4, false).size(), 5u) << "round the planet, in four steps";
    EXPECT_TRUE(path_between(free, left, right, 3, false).empty());
    EXPECT_EQ(path_between(free, left, right, 3, true).size(), 3u) << "diagonally past it";
}

TEST(QuantumFight, IsToldAsItWent) {
    int fights = 0, repelled = 0;
    std::optional<FightStory> story;
    std::vector<qu::Event> events;
    qu::Events out(events);
    qu::State s = qu::start({}, 2, Rng(9), nullptr, out);
    Rng rng(4);
    for (int ply = 0; ply < 4000 && qu::to_act(s); ++ply) {
        const qu::State before = s;
        const qu::MoveList legal = qu::legal_moves(s, *qu::to_act(s));
        qu::Move move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        for (const qu::Move& m : legal)
            if (std::holds_alternative<qu::Attack>(m)) move = m;
        events.clear();
        qu::Events log(events);
        qu::apply(s, *qu::to_act(s), move, nullptr, log);
        for (const qu::Event& event : events) {
            follow(story, before, event);
            if (const auto* result = std::get_if<qu::CombatResult>(&event)) {
                ++fights;
                repelled += result->winner == qu::Side::defender ? 1 : 0;
                ASSERT_TRUE(story && story->is_rolled());
                EXPECT_EQ(story->party(qu::Side::attacker).total(), result->attack_total);
                EXPECT_EQ(story->party(qu::Side::defender).total(), result->defense_total);
                EXPECT_EQ(story->winner, result->winner);
            }
        }
    }
    EXPECT_GT(fights, 30);
    EXPECT_GT(repelled, 0);
}

TEST(QuantumWords, PromptsCallCardsByTheirNames) {
    for (const auto& [mode, card] : {std::pair{Mode::curious, qu::Command::curious}, std::pair{Mode::tactical, qu::Command::tactical},
                                     std::pair{Mode::nomadic, qu::Command::nomadic}})
        for (const Lang lang : kLangs) {
            const words::Goals& goals = words::kGoals[static_cast<std::size_t>(mode)];
            for (const Text& text : {goals.both, goals.space, goals.enemy}) {
                const std::string prompt = text.in(lang);
                EXPECT_NE(prompt.find(qu::card_name(qu::card_of(card), lang)), prompt.npos) << prompt;
            }
        }
}

TEST(QuantumFight, ADieThatACardFixesSaysWhichCard) {
    std::vector<qu::Event> events;
    qu::Events out(events);
    qu::State s = qu::start({}, 2, Rng(9), nullptr, out);
    s.players[1].commands.push_back(qu::card_of(qu::Command::agile));
    s.players[1].commands.push_back(qu::card_of(qu::Command::rational));
    const FightStory story = story_of(s, qu::combat_from(s, qu::ship_of(0, 0), qu::ship_of(1, 0), *qu::space_by_id("s0_0")));
    EXPECT_FALSE(story.party(qu::Side::attacker).is_fixed());
    EXPECT_EQ(story.party(qu::Side::defender).fixed_by, qu::card_of(qu::Command::rational));
}

}  // namespace
}  // namespace orrery::ui::quantum_table
