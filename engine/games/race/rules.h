// The public face of the rules of Race for the Galaxy.
#pragma once

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/race/events.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// The first position (section 4). Preconditions: 2 to 4 seats; `two_actions` with 2 only.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Tells of the set-up what its first position shows, so that a game that was kept has a log from the beginning; of any
/// other position nothing.
void tell_opening(const State& s, Events& out);

/// Who must answer what; it follows from the table (section 9). Empty when the game is over.
std::optional<Asked> asked(const State& s);
/// The seat that must answer now; empty when the game is over.
std::optional<Seat> to_act(const State& s);

/// The only judge of legality. Depends on nothing that `who` may not know.
Verdict violation(const State& s, Seat who, const Move& m);

/// Every legal move of `who`, without duplicates, in the order of RG-M1; empty when `who` is not to act.
MoveList legal_moves(const State& s, Seat who);

/// Plays `m` for `who`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// A move after which undo cannot go back (RG-H4), told by the position before it and what it brought about.
bool is_barrier(const State& before, const Move& m, const std::vector<Event>& events);

/// The conservation law that `s` breaks, in words; empty when all of section 9 holds.
std::string broken_invariant(const State& s);

/// Seats in turn order, beginning with `first` (RG-T2).
SeatList turn_order(Seat first, int seats);
/// Whether a seat chose an action of this phase, and so has its bonus (RG-T4, RG-T23).
bool chose_phase(const Choice& actions, Phase phase);
bool chose(const Choice& actions, ActionId action);
/// Cards that a seat must keep of `drawn` in Explore (RG-A3).
template <class Tableau>
int explore_keeps(const Tableau& tableau, const Choice& actions);
/// Cards that a seat draws in Explore (RG-A2); the bonuses of both its actions count (RG-A7).
template <class Tableau>
int explore_draws(const Tableau& tableau, const Choice& actions);

}  // namespace orrery::race
