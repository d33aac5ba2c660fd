// Rules of Jump Gate: set-up, legality and execution of moves. Sections cited here and in the sources are those of
// docs/rules/jumpgate.md.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// Sets up a game and returns its first position (section 4). Precondition: 2 to 5 seats. Shuffles take their results from
/// `script` while it has any, then from the generator.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Appends the set-up events that can be reconstructed from `s`, so that the log of a loaded game has a beginning. Does
/// nothing if `s` is not a first position. FameReturned is missing, because a position does not record how many Fame cards
/// were dealt anew (JG-S6).
void tell_opening(const State& s, Events& out);

/// Returns the seat that must move; nullopt when the game is over.
std::optional<Seat> to_act(const State& s);

/// Judges whether `m` is legal for `who`. Returns nullopt if it is, otherwise the rule it breaks. No other function decides
/// legality. The verdict depends only on information that `who` may know.
Verdict violation(const State& s, Seat who, const Move& m);

/// Returns all legal moves of `who`, without duplicates, in the order of section 8. Empty if `who` is not to act.
MoveList legal_moves(const State& s, Seat who);

/// Executes `m` for `who` and appends its events to `out`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// Returns whether undo must stop at the move that caused `events` (section 7): it revealed hidden information or ended the
/// game.
bool is_barrier(const std::vector<Event>& events);

/// Describes the first invariant of section 9 that `s` breaks. Empty if all hold.
std::string broken_invariant(const State& s);

/// Returns the index of `planet` in `s.ring`, or the ring's size if it is not in the ring.
std::size_t ring_index(const State& s, PlanetId planet);

}  // namespace orrery::jumpgate
