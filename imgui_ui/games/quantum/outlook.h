// Map analysis for the coach of Quantum: sums that fit or would fit, possible fights, ways to the next orbit.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/quantum/state.h"

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// Returns the planets where a seat's ships meet the requirement of a cube (QU-K2), regardless of the actions left.
std::vector<qu::PlanetId> ready_planets(const qu::Table& t, Seat seat);
/// Returns the first planet that is ready in `after` but not in `before`.
std::optional<qu::PlanetId> gained(const qu::Table& before, const qu::Table& after, Seat seat);

/// Return the table with a ship at another place, or with another number.
qu::Table with_ship_at(const qu::Table& t, qu::ShipId ship, qu::Square space);
qu::Table with_number(const qu::Table& t, qu::ShipId ship, int number);
/// Returns the table after two ships have swapped places.
qu::Table with_swap(const qu::Table& t, qu::ShipId ship, qu::ShipId with);

/// Returns the planet whose orbit contains a space, or nullopt for corners and the Void.
std::optional<qu::PlanetId> orbited(const qu::Table& t, qu::Square space);
/// Returns the number of steps from a space to the nearest free orbit of a planet that is open to the seat, or nullopt if there is
/// no way.
std::optional<int> steps_to_work(const qu::Table& t, Seat seat, qu::Square from);

/// Possible fight, with the attacker's chance in per cent.
struct FightChance {
    qu::ShipId attacker{}, defender{};
    int percent = 0;
};
int percent_of(const qu::Table& t, qu::ShipId attacker, qu::ShipId defender, qu::Square from);
/// Returns the fight with the best chance that the Move action of a seat's ship could start now, or nullopt if it reaches no enemy.
std::optional<FightChance> best_fight(const qu::Table& t, Seat seat, qu::ShipId ship);
/// Returns a planet whose sum the Move action of a ship could complete.
std::optional<qu::PlanetId> completing_move(const qu::Table& t, Seat seat, qu::ShipId ship);

}  // namespace orrery::ui::quantum_table
