// The public face of the rules of Jump Gate.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// The first position (section 4). Preconditions: 2 to 5 seats. Scripted shuffles are used up before the generator.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Tells of the set-up what its first position shows, so that a game that was kept has a log from the beginning; of any
/// other position nothing. How many Fame cards were dealt anew (JG-S6) is not in a position.
void tell_opening(const State& s, Events& out);

/// The seat that must answer now; empty when the game is over.
std::optional<Seat> to_act(const State& s);

/// The only judge of legality. Depends on nothing that `who` may not know.
Verdict violation(const State& s, Seat who, const Move& m);

/// Every legal move of `who`, without duplicates, in the order of section 8; empty when `who` is not to act.
MoveList legal_moves(const State& s, Seat who);

/// Plays `m` for `who`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// A move after which undo cannot go back (section 7), told by what it brought about.
bool is_barrier(const std::vector<Event>& events);

/// The conservation law that `s` breaks, in words; empty when all of section 9's invariants hold.
std::string broken_invariant(const State& s);

/// Index into `s.ring`; the ring's size when the planet is not in it.
std::size_t ring_index(const State& s, PlanetId planet);

}  // namespace orrery::jumpgate
