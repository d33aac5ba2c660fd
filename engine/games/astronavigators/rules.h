// Rules of AstroNavigators: set-up, legality and execution of moves. Sections cited here and in the sources are those of
// docs/rules/astronavigators.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/moves.h"
#include "engine/games/astronavigators/observe.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Sets up a game and returns its first position (section 4). Precondition: 2 to 4 seats.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Appends the set-up events of a first position to `out`, so that the log of a loaded game has a beginning. The dice for the first
/// player are not known any more. Does nothing if `s` is not a first position.
void tell_opening(const State& s, Events& out);

/// Returns the open decision and its seat, derived from the table (section 9). Returns nullopt when the game is over.
std::optional<Asked> asked(const Table& t);
/// Returns the seat that must move; nullopt when the game is over.
std::optional<Seat> to_act(const Table& t);

/// Judges whether `m` is legal for the seat of the view. Returns nullopt if it is, otherwise the rule it breaks. No other function
/// decides legality.
Verdict violation(const View& view, const Move& m);
inline Verdict violation(const State& s, Seat who, const Move& m) { return violation(view_of(s, who), m); }
inline Verdict violation(const Observation& o, Seat, const Move& m) { return violation(view_of(o), m); }

/// Returns all legal moves of the seat of the view, without duplicates, in the order of AN-M7. Empty if it is not to act.
MoveList legal_moves(const View& view);
inline MoveList legal_moves(const State& s, Seat who) { return legal_moves(view_of(s, who)); }

/// Executes `m` for `who` and appends its events to `out`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// Returns whether undo must stop at the move that led from `before` to `after` (section 7).
bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events);

/// Describes the first invariant of section 9 that `s` breaks. Empty if all hold.
std::string broken_invariant(const State& s);

/// Returns whether an automatic step is due in the position. No position at a decision has one.
bool is_unsettled(const State& s);

}  // namespace orrery::astronavigators
