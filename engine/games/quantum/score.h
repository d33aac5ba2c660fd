// Standings of Quantum (section 6): cubes on the map, and how equal players are told apart at the round limit.
#pragma once

#include "engine/core/game.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Own cubes on the map.
int cubes_on_map(const Table& t, Seat seat);

/// The place of each seat: by QU-E1 once somebody has won, else by the order of QU-E4.
PerSeat<std::int8_t> places(const Table& t);

/// How the seats stand. Allocates nothing.
Standing standing(const Table& t);

/// QU-E5.
ScoreSheet score(const Table& t);

}  // namespace orrery::quantum
