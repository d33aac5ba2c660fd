// What the coach of Quantum looks for on the map: sums that fit or would fit, fights that could begin, ways to the next orbit.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/quantum/state.h"

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// Planets on which a seat's ships stand as a cube asks for (QU-K2), whatever actions are left.
std::vector<qu::PlanetId> ready_planets(const qu::Table& t, Seat seat);
/// The first planet that is ready in one table and not in the other.
std::optional<qu::PlanetId> gained(const qu::Table& before, const qu::Table& after, Seat seat);

/// The table with a ship elsewhere, or with another number.
qu::Table with_ship_at(const qu::Table& t, qu::ShipId ship, qu::Square space);
qu::Table with_number(const qu::Table& t, qu::ShipId ship, int number);
/// The table after two ships have changed places.
qu::Table with_swap(const qu::Table& t, qu::ShipId ship, qu::ShipId with);

/// The planet in whose orbit a space lies; empty on corners and on the Void.
std::optional<qu::PlanetId> orbited(const qu::Table& t, qu::Square space);
/// Steps from a space to the nearest free orbit of a planet that is open to the seat; empty if there is no way.
std::optional<int> steps_to_work(const qu::Table& t, Seat seat, qu::Square from);

/// A fight that could begin, and how likely the attacker wins, in per cent.
struct FightChance {
    qu::ShipId attacker{}, defender{};
    int percent = 0;
};
int percent_of(const qu::Table& t, qu::ShipId attacker, qu::ShipId defender, qu::Square from);
/// The likeliest fight that the Move action of a seat's ship could begin now; empty if none reaches anybody.
std::optional<FightChance> best_fight(const qu::Table& t, Seat seat, qu::ShipId ship);
/// A planet whose sum the Move action of a ship could complete.
std::optional<qu::PlanetId> completing_move(const qu::Table& t, Seat seat, qu::ShipId ship);

}  // namespace orrery::ui::quantum_table
