#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

int cubes_on(const Table& t, PlanetId planet) {
    int sum = 0;
    for (const std::int8_t count : t.cubes[planet]) sum += count;
    return sum;
}

bool has_free_slot(const Table& t, PlanetId planet) { return cubes_on(t, planet) < kind_of(t.map().tiles[planet]).slots; }

bool is_open_to(const Table& t, PlanetId planet, Seat seat) {
    return is_planet(t, planet) && !has_cube(t, planet, seat) && has_free_slot(t, planet);
}

bool is_entangled(const Table& t, Seat seat) {
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
        if (is_open_to(t, planet, seat)) return false;
    return true;
}

bool is_eligible(const Table& t, PlanetId planet, Seat seat) {
    if (is_open_to(t, planet, seat)) return true;
    return is_planet(t, planet) && has_free_slot(t, planet) && is_entangled(t, seat);
}

int required_number(const Table& t, PlanetId planet, Seat seat) {
    // Without own cubes on the planet (QU-K7) the surcharge of QU-K9 is zero.
    return kind_of(t.map().tiles[planet]).number + kEntanglement * t.cubes[planet][static_cast<std::size_t>(seat)];
}

int orbit_total(const Table& t, PlanetId planet, Seat seat) {
    int total = 0;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const Ship& ship = t.ships[ship_of(seat, i)];
        if (ship.on_map() && kOrbits[planet].has(ship.at)) total += ship.number;
    }
    return total;
}

bool sum_fits(const Table& t, PlanetId planet, Seat seat, int required) {
    // Bit n: the ships can make the sum n.
    std::uint64_t sums = std::uint64_t{1} << orbit_total(t, planet, seat);
    if (has(t, seat, Op::construct_corners))               // any selection of ships on corners (QU-K5, QU-M15)
        for (int i = 0; i < kShipsPerSeat; ++i) {
            const Ship& ship = t.ships[ship_of(seat, i)];
            if (ship.on_map() && kCorners[planet].has(ship.at)) sums |= sums << ship.number;
        }
    const int tolerance = total_of(t, seat, Op::construct_tolerance);      // off by 1 with Intelligent (QU-K6, QU-M16)
    for (int sum = required - tolerance; sum <= required + tolerance; ++sum)
        if ((sums >> sum & 1u) != 0) return true;
    return false;
}

bool may_relocate(const Table& t, PlanetId from, Seat owner, PlanetId to) {
    return to != from && is_open_to(t, to, owner) && kind_of(t.map().tiles[to]).number <= kind_of(t.map().tiles[from]).number;
}

bool has_relocation(const Table& t, Seat taker, PlanetId from, Seat owner) {
    if (owner == taker || !is_planet(t, from) || !has_cube(t, from, owner)) return false;
    for (PlanetId to = 0; to < kMaxTiles; ++to)
        if (may_relocate(t, from, owner, to)) return true;
    return false;
}

SquareSet occupied_by_all(const Table& t) {
    SquareSet out;
    const std::size_t count = t.ship_count();
    for (std::size_t i = 0; i < count; ++i)
        if (t.ships[i].on_map()) out.add(t.ships[i].at);
    return out;
}

SquareSet free_spaces(const Table& t) {
    SquareSet out = spaces_of(t.options.map);
    const std::size_t count = t.ship_count();
    for (std::size_t i = 0; i < count; ++i)
        if (t.ships[i].on_map()) out.remove(t.ships[i].at);
    return out;
}

int ships_on_map(const Table& t, Seat seat) {
    int count = 0;
    for (int i = 0; i < kShipsPerSeat; ++i) count += t.ships[ship_of(seat, i)].on_map() ? 1 : 0;
    return count;
}

SquareSet free_own_orbits(const Table& t, Seat seat) {
    SquareSet out;
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
        if (has_cube(t, planet, seat)) out |= kOrbits[planet];
    return out.without(occupied_by_all(t));
}

SquareSet deploy_spaces(const Table& t, Seat seat) {
    SquareSet out = free_own_orbits(t, seat);
    if (has(t, seat, Op::deploy_isolated)) {               // isolated spaces; diagonal neighbours do not matter (QU-D4)
        const SquareSet ships = occupied_by_all(t);
        out |= spaces_of(t.options.map).without(ships | ships.next_to());
    }
    return out;
}

bool has_deploy_space(const Table& t, const SquareSet& free, Seat seat) {
    if (has(t, seat, Op::deploy_isolated)) return !deploy_spaces(t, seat).empty();
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
        if (has_cube(t, planet, seat) && free.has_next_to(middle_of(planet))) return true;
    return false;
}

SquareSet hop_spaces(const Table& t, ShipId ship) {
    const Square at = t.ships[ship].at;
    SquareSet out;
    if (!t.ships[ship].on_map() || !is_planet(t, tile_of(at)) || !is_orbit(at)) return out;
    for_each_neighbour(t.map(), tile_of(at), [&out](PlanetId planet) { out |= kOrbits[planet]; });
    return out.without(occupied_by_all(t));
}

SquareSet place_spaces(const Table& t) {
    if (t.play) return free_own_orbits(t, t.turn.seat);
    return t.pending->kind == Pending::Kind::deploy ? deploy_spaces(t, t.turn.seat) : hop_spaces(t, t.pending->ship);
}

MoveRules move_rules(const Table& t, ShipId ship, Source source, bool carrying) {
    const int number = t.ships[ship].number;
    // Tactical: one straight step or an attack, without abilities (QU-M29).
    if (source == Source::tactical) return {effect_of(Command::tactical, Op::free_move)->amount, false, true, false};
    const bool has_ability = ability_free(t, ship);
    return {range_of(t, ship), !carrying && number == number_of(Ability::maneuver) && has_ability,         // diagonally (QU-H7)
            !carrying && source != Source::curious,        // not while carrying (QU-H2), not by Curious (QU-M9)
            !carrying && number == number_of(Ability::transport) && has_ability};
}

SquareSet reach(const SquareSet& free, Square start, int steps, bool oblique) {
    SquareSet out = only(start);
    for (int i = 0; i < steps; ++i) out = step_on(free, out, oblique);
    return out;
}

bool may_pick_up(const Table& t, const SquareSet& free, ShipId flagship, ShipId ship) {
    const Square start = t.ships[flagship].at;
    if (ship == flagship || owner_of(ship) != owner_of(flagship) || !t.ships[ship].on_map()) return false;
    if (!is_around(start, t.ships[ship].at)) return false;
    return free.has_next_to(start) || is_next(start, t.ships[ship].at);                    // can step afterwards (QU-H4)
}

bool has_continuation(const Table& t, const SquareSet& free, ShipId ship, Source source) {
    const Square start = t.ships[ship].at;
    if (free.has_next_to(start)) return true;              // every ship can take a straight step; most moves are decided here
    const MoveRules rules = move_rules(t, ship, source, false);
    if (rules.oblique && !(only(start).with_surroundings() & free).empty()) return true;
    // No free neighbouring space. A move is possible only by an attack on a neighbour or by picking up a ship.
    const std::size_t count = t.ship_count();
    for (std::size_t i = 0; i < count; ++i) {
        const auto neighbour = static_cast<ShipId>(i);
        if (owner_of(neighbour) != owner_of(ship)) {
            if (rules.attack && t.ships[i].on_map() && is_step(start, t.ships[i].at, rules.oblique)) return true;
        } else if (rules.transport && may_pick_up(t, free, ship, neighbour)) {
            return true;
        }
    }
    return false;
}

}  // namespace orrery::quantum
