// Geometry of the galaxy: which spots and cells an ark can reach (docs/rules/microcosmos.md, sections 5.4 and 5.5).
#pragma once

#include <cstdint>

#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Set of spots of the galaxy. Bit cell × 5 + i is spot i of the card in that cell, so iteration is in the order of section 8.5.
using Nodes = std::uint64_t;
/// Set of cells, bit i for cell i.
using CellSet = unsigned;

/// Returns the cell of a card, or kNoCell if it is not laid.
inline Cell cell_of(const Table& t, PlanetId planet) {
    for (Cell cell = 0; cell < kCells; ++cell)
        if (t.grid[cell] == planet) return cell;
    return kNoCell;
}
inline bool is_laid(const Table& t, PlanetId planet) { return planet < kPlanetCount && cell_of(t, planet) != kNoCell; }
/// Precondition: the card of the spot is laid.
inline int node_of(const Table& t, SpotId spot) { return cell_of(t, planet_of(spot)) * static_cast<int>(kMaxSpots) + spot % static_cast<int>(kMaxSpots); }
inline SpotId spot_at(const Table& t, int node) {
    return spot_of(t.grid[static_cast<std::size_t>(node) / kMaxSpots], static_cast<std::size_t>(node) % kMaxSpots);
}
constexpr Nodes bit_of(int node) { return Nodes{1} << node; }

inline int travel_limit(const Player& player) { return kTravelLimits[static_cast<std::size_t>(player.engine)]; }      // MC-A302

/// Returns the spots within `routes` routes of a spot, itself included.
Nodes reach(const Table& t, SpotId from, int routes);
/// Returns the spots where the seat's ark cannot stop because of other arks (MC-A306, MC-O9).
Nodes blocked_stops(const Table& t, Seat who);
/// Returns the destinations of the seat's ark (MC-A308).
Nodes destinations(const Table& t, Seat who);
/// Returns the empty cells that the seat's ark can discover (MC-A321).
CellSet discoveries(const Table& t, Seat who);
/// Returns the shortest path. Among equally short ones it is the one whose spot ids come first in the alphabet (MC-A308).
/// Precondition: a path of at most kMostRoutes routes exists.
Path shortest_path(const Table& t, SpotId from, SpotId to);

}  // namespace orrery::microcosmos
