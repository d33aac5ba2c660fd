// The public face of the rules of Quantum.
#pragma once

#include <string>
#include <vector>

#include "engine/core/chance.h"
#include "engine/core/rule.h"
#include "engine/games/quantum/events.h"
#include "engine/games/quantum/moves.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// The first position (section 4). Preconditions: 2 to 4 seats, a map for as many.
State start(const Options& options, int seats, Rng rng, ChanceScript* script, Events& out);
/// Tells of the set-up what its first position shows, so that a game that was kept has a log from the beginning; of any
/// other position nothing.
void tell_opening(const State& s, Events& out);

/// Who must answer what; it follows from the table (section 9). Empty when the game is over.
std::optional<Asked> asked(const Table& t);
/// The seat that must answer now; empty when the game is over.
std::optional<Seat> to_act(const Table& t);

/// The only judge of legality.
Verdict violation(const Table& t, Seat who, const Move& m);

/// Every legal move of `who`, without duplicates, in the order of 8.7; empty when `who` is not to act.
MoveList legal_moves(const Table& t, Seat who);

/// Plays `m` for `who`. Precondition: !violation(s, who, m).
void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out);

/// A move after which undo cannot go back: it rolled a die, turned a card up or shuffled (section 7).
bool is_barrier(const State& before, const Move& m, const std::vector<Event>& events);

/// The law of section 9 that `s` breaks, in words; empty when all hold.
std::string broken_invariant(const State& s);

/// The ship that place_ship is about.
ShipId placed_ship(const Table& t);
/// The stock of cubes with which every player of a table begins (QU-S3).
int stock_of(const Options& options);

}  // namespace orrery::quantum
