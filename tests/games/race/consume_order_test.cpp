// Checks that the search for an order in Consume stays within its cost limit, whatever position a document contains.
#include "engine/games/race/consume_order.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/race/rules.h"
#include "tests/games/race/extremes.h"
#include "tests/rounds.h"

namespace orrery::race {
namespace {

struct Asking {
    int steps = 0, most = 0;
    void note() { most = std::max(most, steps); }
};

/// Asks every question that a table asks when it is opened. Returns the largest number of steps of one question.
int ask_all(const State& s) {
    const Observation o = observe(s, *to_act(s));
    Asking asking;
    const auto best = best_order(o, &asking.steps);
    asking.note();
    if (best) {
        EXPECT_FALSE(violation(s, o.me, best->next));
    }
    for (const UsePower& use : wasteful_powers(o, &asking.steps)) EXPECT_FALSE(violation(s, o.me, use));
    asking.note();
    (void)wasted_by(o, legal_moves(s, o.me).front(), &asking.steps);
    asking.note();
    return asking.most;
}

bool is_consuming(const State& s) {
    const auto open = asked(s);
    return open && (open->kind == Kind::consume || open->kind == Kind::consume_good);
}

TEST(ConsumeOrder, CostsNoMoreThanItMay) {
    int positions = 0, spent = 0;
    for (const auto& extreme : tests::ExtremePositions<Game>::list()) {
        if (!is_consuming(extreme.state) || extreme.state.seats != 2) continue;
        SCOPED_TRACE(extreme.what);
        ++positions;
        const int most = ask_all(extreme.state);
        EXPECT_LE(most, kMostSteps);
        spent += most == kMostSteps;
        if (tests::kFewerRounds && spent == 1) break;      // each such question takes seconds
    }
    EXPECT_GT(positions, tests::kFewerRounds ? 0 : 10);
    EXPECT_GT(spent, 0) << "no table was too much for it";
}

// If the search is too large, the order found still brings a good result and can be played to its end.
TEST_IN_ONE_BUILD(ConsumeOrder, IsGoodWhereTheTableIsTooMuch) {
    for (const auto& extreme : tests::ExtremePositions<Game>::list()) {
        State s = extreme.state;
        if (!is_consuming(s) || s.seats != 2 || s.power) continue;
        SCOPED_TRACE(extreme.what);
        int steps = 0;
        const Seat me = *to_act(s);
        const auto first = best_order(observe(s, me), &steps);
        if (steps < kMostSteps) continue;
        ASSERT_TRUE(first);
        const int before = s.players[me].vp;
        Events none;
        while (is_consuming(s) && to_act(s) == me) {
            const auto best = best_order(observe(s, me));
            if (!best) break;
            ASSERT_FALSE(violation(s, me, best->next));
            apply(s, me, best->next, nullptr, none);
        }
        EXPECT_GE(s.players[me].vp - before, first->yield.vp) << "what was promised";
        EXPECT_GE(first->yield.vp, 10);
        return;                                            // one is enough: each question costs the maximum
    }
    FAIL() << "no table was too much for it";
}

// Positions of real games stay far below the limit, so the answer is optimal.
TEST(ConsumeOrder, PlayNeverReachesTheLimit) {
    int most = 0, asked_at = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Events none;
        Rng pick(seed);
        State s = start({}, 2 + static_cast<int>(seed % 3), Rng(seed), nullptr, none);
        while (const auto who = to_act(s)) {
            if (is_consuming(s)) {
                ++asked_at;
                most = std::max(most, ask_all(s));
            }
            const MoveList moves = legal_moves(s, *who);
            apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
        }
    }
    EXPECT_GT(asked_at, 100);
    EXPECT_LT(most, kMostSteps / 4);
    RecordProperty("steps", most);
}

}  // namespace
}  // namespace orrery::race
