// Checks that hold for the score sheet of every game.
#pragma once

#include <gtest/gtest.h>

#include "engine/core/game.h"
#include "tests/random_play.h"

namespace orrery::tests {

/// Expects in a random game from `s` on that every seat sees the same running scores.
template <class State, class Events>
void expect_views_agree(State s, Events& events) {
    Rng pick(9);
    play_out(s, pick, events, [](const State& now) {
        const ScoreSheet truth = score(now);
        for (const Seat seat : all_seats(now.seats)) {
            const ScoreSheet seen = score(observe(now, seat));
            ASSERT_EQ(seen.rows.size(), truth.rows.size());
            for (std::size_t row = 0; row < truth.rows.size(); ++row) {
                ASSERT_EQ(seen.rows[row].points, truth.rows[row].points);
                ASSERT_EQ(seen.rows[row].place, truth.rows[row].place);
            }
            ASSERT_EQ(seen.winners, truth.winners);
        }
    });
}

}  // namespace orrery::tests
