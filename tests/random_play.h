// Plays random games in the tests of any game. The game's functions are found through the type of its state.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace orrery::tests {

/// Plays random legal moves from `s` until the game ends or `is_enough(s)` holds. `is_enough` is called for every position,
/// including the last.
template <class State, class Events, class Enough>
void play_until(State& s, Rng& pick, Events& events, Enough is_enough) {
    while (!is_enough(s)) {
        const auto who = to_act(s);
        if (!who) return;
        const auto moves = legal_moves(s, *who);
        apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, events);
    }
}

/// Plays random legal moves to the end of the game and calls `look` for every position.
template <class State, class Events, class Look>
void play_out(State& s, Rng& pick, Events& events, Look look) {
    play_until(s, pick, events, [&look](const State& now) {
        look(now);
        return false;
    });
}

}  // namespace orrery::tests
