// Rules of Race for the Galaxy: set-up, legality and execution of moves. Sections cited here and in the sources are those of
// docs/rules/race.md.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/race/events.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Sets up a game and returns its first position (section 4). Preconditions: 2 to 4 seats; `two_actions` only with 2.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Appends the set-up events of a first position to `out`, so that the log of a loaded game has a beginning. Does nothing if
/// `s` is not a first position.
void tell_opening(const State& s, Events& out);

/// Returns the open decision and its seat, derived from the table (section 9). Returns nullopt when the game is over.
std::optional<Asked> asked(const Table& t);
/// Returns the seat that must move; nullopt when the game is over.
std::optional<Seat> to_act(const Table& t);
/// Returns the state in which a seat is asked before those that come before it in a step in which all decide in secret, whatever the
/// others decide (RG-S10, RG-T22, RG-A6, RG-A16, RG-A24, RG-T30). If the seat has nothing more to decide in this step, and
/// the step reveals nothing, that is a state of the next step, in which what the others decide before is made up: to this seat it looks
/// as it will then. Returns nullopt if the seat has no such decision later, or draws before it.
std::optional<State> asked_first(const State& s, Seat seat);

/// Judges whether `m` is legal for the seat of the view. Returns nullopt if it is, otherwise the rule it breaks. No other
/// function decides legality.
Verdict violation(const View& v, const Move& m);
inline Verdict violation(const State& s, Seat who, const Move& m) { return violation(view_of(s, who), m); }

/// Returns all legal moves of the seat, without duplicates, in the order of RG-M1. Empty if it is not to act.
MoveList legal_moves(const View& v);
inline MoveList legal_moves(const State& s, Seat who) { return legal_moves(view_of(s, who)); }

/// Executes `m` for `who` and appends its events to `out`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// Returns whether undo must stop at this move (RG-H4), given the position before it and its events.
bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events);

/// Describes the first invariant of section 9 that `s` breaks. Empty if all hold.
std::string broken_invariant(const State& s);

/// Returns the consume power being resolved, or nullptr.
const Power* open_power(const Table& t);
/// Returns the seats in turn order, beginning with `first` (RG-T2).
SeatList turn_order(Seat first, int seats);
/// Returns whether the actions include one of this phase, so that the seat has its bonus (RG-T4, RG-T23).
bool chose_phase(const Choice& actions, Phase phase);
bool chose(const Choice& actions, ActionId action);
/// Returns the number of drawn cards that a seat must keep in Explore (RG-A3).
int explore_keeps(const Tableau& tableau, const Choice& actions);
/// Returns the number of cards that a seat draws in Explore (RG-A2). The bonuses of both its actions count (RG-A7).
int explore_draws(const Tableau& tableau, const Choice& actions);

}  // namespace orrery::race
