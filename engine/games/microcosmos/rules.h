// Rules of Microcosmos: set-up, legality and execution of moves. Sections cited here and in the sources are those of
// docs/rules/microcosmos.md.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/moves.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Sets up a game and returns its first position (section 4). Precondition: 1 to 4 seats; one plays against the Automa.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Appends the set-up events of a first position to `out`, so that the log of a loaded game has a beginning. Does nothing if
/// `s` is not a first position.
void tell_opening(const State& s, Events& out);

/// Returns the open decision and its seat, derived from the table (section 9). Returns nullopt when the game is over.
std::optional<Asked> asked(const Table& t);
/// Returns the seat that must move; nullopt when the game is over.
std::optional<Seat> to_act(const Table& t);

/// Judges whether `m` is legal for `who`. Returns nullopt if it is, otherwise the rule it breaks. No other function decides
/// legality.
Verdict violation(const Table& t, Seat who, const Move& m);

/// Returns all legal moves of `who`, without duplicates, in the order of section 8.5. Empty if `who` is not to act.
MoveList legal_moves(const Table& t, Seat who);

/// Executes `m` for `who` and appends its events to `out`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// Returns whether undo must stop at the move that led from `before` to `after` (MC-H1).
bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events);

/// Describes the first invariant of section 9 that `s` breaks. Empty if all hold.
std::string broken_invariant(const State& s);

/// Returns whether an automatic step is due in the position. No position at a decision has one.
bool is_unsettled(const State& s);

/// Returns the crew card to be placed. Precondition: the open decision is place_crew.
CrewId placed_crew(const Table& t);

}  // namespace orrery::microcosmos
