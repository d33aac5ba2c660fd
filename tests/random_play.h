// Games of random moves, for tests of any game: its functions are found by its State.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace orrery::tests {

/// Plays on from `s`, one random legal move after the other, to the end of the game or until `is_enough(s)`, which sees every
/// position, the last included.
template <class State, class Events, class Enough>
void play_until(State& s, Rng& pick, Events& events, Enough is_enough) {
    while (!is_enough(s)) {
        const auto who = to_act(s);
        if (!who) return;
        const auto moves = legal_moves(s, *who);
        apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, events);
    }
}

/// The same to the end of the game.
template <class State, class Events, class Look>
void play_out(State& s, Rng& pick, Events& events, Look look) {
    play_until(s, pick, events, [&look](const State& now) {
        look(now);
        return false;
    });
}

}  // namespace orrery::tests
