// Where things may go: planets for cubes, spaces for ships, and where a ship can move (sections 5.4, 5.5, 5.7 and 5.11).
#pragma once

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

// Planets.

inline bool is_planet(const Table& t, PlanetId planet) { return has_planet(t.map(), planet); }
int cubes_on(const Table& t, PlanetId planet);
/// QU-B9.
bool has_free_slot(const Table& t, PlanetId planet);
inline bool has_cube(const Table& t, PlanetId planet, Seat seat) { return t.cubes[planet][static_cast<std::size_t>(seat)] > 0; }
/// QU-K7.
bool is_open_to(const Table& t, PlanetId planet, Seat seat);
/// QU-K8: no planet of the map is open to the seat.
bool is_entangled(const Table& t, Seat seat);
/// QU-K7, else QU-K8.
bool is_eligible(const Table& t, PlanetId planet, Seat seat);
/// QU-K4, QU-K9. Precondition: eligible.
int required_number(const Table& t, PlanetId planet, Seat seat);
/// The total of the seat's ships in the orbits of a planet (QU-K3).
int orbit_total(const Table& t, PlanetId planet, Seat seat);
/// QU-K3 to QU-K6: whether the seat's ships there add up to what is required.
bool sum_fits(const Table& t, PlanetId planet, Seat seat, int required);
/// QU-G5: whether a cube of `owner` may go from one planet to another.
bool may_relocate(const Table& t, PlanetId from, Seat owner, PlanetId to);
/// QU-G5: whether a seat may move this cube at all.
bool has_relocation(const Table& t, Seat taker, PlanetId from, Seat owner);

/// Every planet of the map, in order.
template <class Each>
void for_each_planet(const Table& t, Each each) {
    const Map& map = t.map();
    for (int row = 0; row < map.rows; ++row)
        for (int col = 0; col < map.cols; ++col)
            if (has_planet(map, planet_at(col, row))) each(planet_at(col, row));
}

// Spaces.

SquareSet occupied_by_all(const Table& t);
SquareSet occupied_by(const Table& t, Seat seat);
/// Spaces without a ship.
inline SquareSet free_spaces(const Table& t) { return spaces_of(t.options.map).without(occupied_by_all(t)); }
/// Free orbits of planets with a cube of the seat (QU-D1, QU-G2, QU-G4).
SquareSet free_own_orbits(const Table& t, Seat seat);
/// QU-D1, QU-D4.
SquareSet deploy_spaces(const Table& t, Seat seat);
/// QU-M17: free orbits of the neighbours of the planet that the ship orbits; none if it orbits none.
SquareSet hop_spaces(const Table& t, ShipId ship);
/// The spaces for the ship of the open place_ship.
SquareSet place_spaces(const Table& t);

// Moves of a ship.

/// Where a move may begin and what it may do.
struct MoveRules {
    int range;                                             ///< steps, that into an enemy's space included
    bool oblique;                                          ///< diagonal steps too (QU-H7)
    bool attack;
    bool transport;                                        ///< may still pick up
};
MoveRules move_rules(const Table& t, ShipId ship, Source source, bool carrying);

/// Spaces from which a ship may go on: reached by straight steps, and by any that its rules allow. Both hold the start.
struct Reach {
    SquareSet straight, any;
};
Reach reach(const SquareSet& free, Square start, int steps, bool oblique);
/// One more step.
Reach step_on(const SquareSet& free, const Reach& so_far, bool oblique);

/// The enemy next to which a ship may stand to attack it, and whether it gets there by straight steps alone.
struct AttackFrom {
    SquareSet straight, any;
};
/// `before`: where the ship can be with one step left (QU-V6, QU-H7).
AttackFrom attack_from(const Reach& before, Square target, bool oblique);

/// QU-H2, QU-H4: own ships that a flagship could pick up.
bool may_pick_up(const Table& t, const SquareSet& free, ShipId flagship, ShipId ship);
/// QU-A3: at least one way to complete the move.
bool has_continuation(const Table& t, const SquareSet& free, ShipId ship, Source source);

}  // namespace orrery::quantum
