// Standings of Quantum (docs/rules/quantum.md, section 6): cubes on the map, and the ranking at the round limit.
#pragma once

#include "engine/core/game.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Returns the number of the seat's cubes on the map.
int cubes_on_map(const Table& t, Seat seat);

/// Returns the place of each seat: by QU-E1 if there is a winner, otherwise in the order of QU-E4.
PerSeat<std::int8_t> places(const Table& t);

/// Returns the current standing. Allocates nothing.
Standing standing(const Table& t);

/// Returns the score sheet: cubes on the map and places (QU-E5).
ScoreSheet score(const Table& t);

/// Judges a position for the computer players, from 0 (clear loss) to 1000 (clear win). It plans, builds and keeps out of danger
/// as section 15 advises.
int evaluate(const Table& t, Seat me);

}  // namespace orrery::quantum
