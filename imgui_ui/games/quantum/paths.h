// The way of a ship over the map, which the rules leave out: they know only where it begins and ends.
#pragma once

#include <vector>

#include "engine/games/quantum/sites.h"

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// A shortest way from `start` to `to` over free spaces in at most `steps` steps, both ends included; straight steps alone where
/// they suffice, diagonal ones too where the ship may take them. Empty: there is none.
std::vector<qu::Square> path_between(const qu::SquareSet& free, qu::Square start, qu::Square to, int steps, bool oblique);

/// The way of a ship of the table to a space, as its open or coming move allows. Empty: it cannot get there.
std::vector<qu::Square> path_of(const qu::Table& t, qu::ShipId ship, qu::Source source, bool carrying, qu::Square to);

}  // namespace orrery::ui::quantum_table
