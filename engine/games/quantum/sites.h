// Legal locations: planets for cubes, spaces for ships, and the reach of a moving ship (docs/rules/quantum.md, sections 5.4,
// 5.5, 5.7 and 5.11).
#pragma once

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

// Planets.

inline bool is_planet(const Table& t, PlanetId planet) { return has_planet(t.map(), planet); }
int cubes_on(const Table& t, PlanetId planet);
/// Returns whether the planet has a free slot for a cube (QU-B9).
bool has_free_slot(const Table& t, PlanetId planet);
inline bool has_cube(const Table& t, PlanetId planet, Seat seat) { return t.cubes[planet][static_cast<std::size_t>(seat)] > 0; }
/// Returns whether the planet has a free slot and no cube of the seat (QU-K7).
bool is_open_to(const Table& t, PlanetId planet, Seat seat);
/// Returns whether no planet of the map is open to the seat: entanglement (QU-K8).
bool is_entangled(const Table& t, Seat seat);
/// Returns whether the seat may place a cube on the planet: it is open (QU-K7), or it has a free slot and the seat is
/// entangled (QU-K8).
bool is_eligible(const Table& t, PlanetId planet, Seat seat);
/// Returns the sum required for Construct, including the surcharge for own cubes (QU-K4, QU-K9). Precondition: the planet is
/// eligible.
int required_number(const Table& t, PlanetId planet, Seat seat);
/// Returns the sum of the numbers of the seat's ships in the planet's orbits (QU-K3).
int orbit_total(const Table& t, PlanetId planet, Seat seat);
/// Returns whether the seat's ships at the planet can make the required sum (QU-K3 to QU-K6).
bool sum_fits(const Table& t, PlanetId planet, Seat seat, int required);
/// Returns whether a cube of `owner` may be relocated from one planet to another (QU-G5).
bool may_relocate(const Table& t, PlanetId from, Seat owner, PlanetId to);
/// Returns whether `taker` may relocate this cube to any planet (QU-G5).
bool has_relocation(const Table& t, Seat taker, PlanetId from, Seat owner);

/// Calls `each` for every planet of the map, by row, then by column.
template <class Each>
void for_each_planet(const Table& t, Each each) {
    const Map& map = t.map();
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if (has_planet(map, planet_at(col, row))) each(planet_at(col, row));
}

// Spaces.

SquareSet occupied_by_all(const Table& t);
int ships_on_map(const Table& t, Seat seat);
/// Returns the spaces without a ship.
SquareSet free_spaces(const Table& t);
/// Returns the free orbits of all planets with a cube of the seat (QU-D1, QU-G2, QU-G4).
SquareSet free_own_orbits(const Table& t, Seat seat);
/// Returns the spaces for Deploy: free own orbits (QU-D1), with Stealthy also isolated spaces (QU-D4).
SquareSet deploy_spaces(const Table& t, Seat seat);
/// Returns whether Deploy has a space. `free` are the spaces without a ship.
bool has_deploy_space(const Table& t, const SquareSet& free, Seat seat);
/// Returns the free orbits of the neighbours of the planet that the ship orbits (QU-M17). Empty if it orbits none.
SquareSet hop_spaces(const Table& t, ShipId ship);
/// Returns the legal spaces of the open decision place_ship.
SquareSet place_spaces(const Table& t);

// Moves of a ship.

/// Limits of a ship's move.
struct MoveRules {
    int range;                                             ///< in steps, including the step into an enemy's space
    bool oblique;                                          ///< diagonal steps allowed (QU-H7)
    bool attack;
    bool transport;                                        ///< may pick up a ship
};
MoveRules move_rules(const Table& t, ShipId ship, Source source, bool carrying);

/// Extends a reach by one step into spaces without a ship (QU-V3, QU-V4).
inline SquareSet step_on(const SquareSet& free, const SquareSet& reached, bool oblique) {
    return reached | ((oblique ? reached.with_surroundings() : reached.next_to()) & free);
}
/// Returns the spaces that can be reached, the start included.
SquareSet reach(const SquareSet& free, Square start, int steps, bool oblique);

/// Returns whether the flagship could pick up the ship at the start of its move (QU-H2, QU-H4).
bool may_pick_up(const Table& t, const SquareSet& free, ShipId flagship, ShipId ship);
/// Returns whether the move can be completed in at least one way (QU-A3).
bool has_continuation(const Table& t, const SquareSet& free, ShipId ship, Source source);

}  // namespace orrery::quantum
