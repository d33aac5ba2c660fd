// Paths of ships over the map. The rules know only the start and the end of a move.
#pragma once

#include <vector>

#include "engine/games/quantum/sites.h"

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// Returns a shortest path from `start` to `to` over free spaces in at most `steps` steps, both ends included. Uses diagonal steps
/// only if the ship may take them and straight ones do not suffice. Returns an empty path if there is none.
std::vector<qu::Square> path_between(const qu::SquareSet& free, qu::Square start, qu::Square to, int steps, bool oblique);

/// Returns the path of a ship on the table to a space, by the rules of its open or coming move. Empty if it cannot get there.
std::vector<qu::Square> path_of(const qu::Table& t, qu::ShipId ship, qu::Source source, bool carrying, qu::Square to);

}  // namespace orrery::ui::quantum_table
