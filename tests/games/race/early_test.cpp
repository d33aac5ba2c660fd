// Decisions made before one's turn in a step in which all decide in secret: they must be as good as those made in turn.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/core/rng.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/game.h"
#include "engine/games/race/rules.h"
#include "engine/match/match.h"
#include "tests/rounds.h"

namespace orrery::race {
namespace {

Move some_move(const State& s, Rng& rng) {
    const MoveList moves = legal_moves(s, *to_act(s));
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

void step(State& s, const Move& move) {
    Events events;
    apply(s, *to_act(s), move, nullptr, events);
}

// What a seat decides there is legal when its turn comes, whatever the others decide, and it leads to the same. What the others may know
// and decide does not change.
TEST(RaceEarly, WhatIsDecidedBeforeItsTurnIsAsGoodAsInTurn) {
    std::map<Kind, int> early;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(std::max(8, tests::rounds(40))); ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        Options options = usual_options<Game>(seats);
        Events events;
        State s = Game::start(options, seats, Rng(seed), nullptr, events);
        Rng rng(seed);
        while (to_act(s)) {
            for (const Seat seat : all_seats(seats)) {
                std::optional<State> first = asked_first(s, seat);
                const Kind kind = asked(s)->kind;
                if (!first || asked(*first)->kind != kind) continue;
                ASSERT_NE(to_act(s), seat);
                ASSERT_EQ(to_act(*first), seat);
                ASSERT_TRUE(Game::decides_sealed(s) || !Game::decides_in_the_open(s)) << "only secret decisions";
                const Seat other = *to_act(s);
                ASSERT_EQ(first->secrets[other], s.secrets[other]);
                ASSERT_EQ(first->supply, s.supply) << "no card is drawn";
                std::vector<Move> decided;
                while (to_act(*first) == seat) {
                    decided.push_back(some_move(*first, rng));
                    step(*first, decided.back());
                }
                ASSERT_EQ(first->supply, s.supply);
                ASSERT_EQ(asked(*first)->kind, kind) << "the others are still to decide";
                State in_turn = s;
                while (to_act(in_turn) != seat) step(in_turn, some_move(in_turn, rng));
                for (const Move& move : decided) {
                    ASSERT_EQ(asked(in_turn), (Asked{seat, kind}));
                    ASSERT_FALSE(violation(view_of(in_turn, seat), move)) << to_text(encode_move(move));
                    if (&move == &decided.back()) break;   // the last may end the step
                    step(in_turn, move);
                }
                ++early[kind];
            }
            step(s, some_move(s, rng));
        }
    }
    for (const Kind kind : {Kind::setup_discard, Kind::choose_actions, Kind::explore_keep, Kind::place_development, Kind::place_world})
        EXPECT_GT(early[kind], tests::rounds(100)) << kind_id(kind);
}

// Who has nothing more to decide in a step that reveals nothing sees the next step as it will be then, whatever the others decide.
TEST(RaceEarly, TheNextStepLooksAsItWill) {
    std::map<std::pair<Kind, Kind>, int> early;
    for (std::uint64_t seed = 1; seed <= std::uint64_t(std::max(8, tests::rounds(40))); ++seed) {
        const int seats = 2 + static_cast<int>(seed % 3);
        Events events;
        State s = Game::start(usual_options<Game>(seats), seats, Rng(seed), nullptr, events);
        Rng rng(seed);
        while (to_act(s)) {
            const Kind kind = asked(s)->kind;
            for (const Seat seat : all_seats(seats)) {
                const std::optional<State> first = asked_first(s, seat);
                if (!first || asked(*first)->kind == kind) continue;
                ASSERT_EQ(to_act(*first), seat);
                const auto own_cards = [seat](const State& state) { return state.secrets[seat].hand.size() + state.secrets[seat].drawn.size(); };
                ASSERT_EQ(own_cards(*first), own_cards(s)) << "a card is seen before the step is over";
                const Kind next = asked(*first)->kind;
                State in_turn = s;
                while (asked(in_turn)->kind != next) {
                    ASSERT_NE(to_act(in_turn), seat) << "would have to decide before";
                    step(in_turn, some_move(in_turn, rng));
                }
                const Observation seen = observe(*first, seat);
                ASSERT_EQ(seen, observe(to_act(in_turn) == seat ? in_turn : *asked_first(in_turn, seat), seat))
                    << kind_id(kind) << " and " << kind_id(next) << ", seed " << seed;
                ++early[{kind, next}];
            }
            step(s, some_move(s, rng));
        }
    }
    using enum Kind;
    const std::pair<Kind, Kind> expected[] = {
        {setup_discard, choose_actions}, {explore_keep, place_development}, {explore_keep, place_world}, {explore_keep, hand_limit},
        {explore_keep, choose_actions}, {hand_limit, choose_actions},
    };
    for (const auto& [kind, next] : expected) { EXPECT_GT(early[std::pair(kind, next)], 0) << kind_id(kind) << ", " << kind_id(next); }
    EXPECT_EQ(early.size(), std::size(expected)) << "where else";
}

TEST(RaceEarly, NobodyIsAskedFirstWhereTheOrderMatters) {
    int steps = 0;
    Rng rng(4);
    Events events;
    State s = Game::start(usual_options<Game>(3), 3, Rng(4), nullptr, events);
    while (to_act(s)) {
        const Kind kind = asked(s)->kind;
        const bool is_common = kind == Kind::setup_discard || kind == Kind::choose_actions || kind == Kind::explore_keep || is_placement(kind) || kind == Kind::hand_limit;
        if (!is_common) {
            ++steps;
            for (const Seat seat : all_seats(3)) { EXPECT_FALSE(asked_first(s, seat)) << kind_id(kind); }
        }
        EXPECT_FALSE(asked_first(s, *to_act(s))) << "whose turn it is";
        step(s, some_move(s, rng));
    }
    EXPECT_GT(steps, 20);
}

}  // namespace
}  // namespace orrery::race
