#include "engine/games/quantum/prospects.h"

#include <algorithm>
#include <cstdlib>

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/sites.h"

namespace orrery::quantum {

namespace {

constexpr int kFar = 99;

int distance(Square a, Square b) { return std::abs(x_of(a) - x_of(b)) + std::abs(y_of(a) - y_of(b)); }

/// Returns the distance of a ship from the nearest of the four spaces next to the planet, as the crow flies.
int distance_to_orbit(Square ship, PlanetId planet) {
    const Square middle = middle_of(planet);
    int nearest = kFar;
    for (const int step : kNextSteps) nearest = std::min(nearest, distance(ship, static_cast<Square>(middle + step)));
    return nearest;
}

/// Returns what it costs the seat to bring ships of exactly the required sum into the planet's orbit (section 15).
int plan_cost(const Table& t, Seat seat, PlanetId planet) {
    const int required = required_number(t, planet, seat);
    std::array<int, kShipsPerSeat> numbers{}, costs{};
    std::size_t count = 0;
    unsigned in_orbit = 0;
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId id = ship_of(seat, i);
        const Ship& ship = t.ships[id];
        if (!ship.on_map()) continue;
        const int far = distance_to_orbit(ship.at, planet), range = range_of(t, id);
        numbers[count] = ship.number;
        costs[count] = far == 0 ? 0 : far <= range ? kOneMove : far <= 2 * range ? kTwoMoves : kLongWay;
        if (far == 0) in_orbit |= 1u << count;
        ++count;
    }
    int best = kNoSum;
    for (unsigned set = 1; set < 1u << count; ++set) {
        int sum = 0, cost = 0;
        for (std::size_t i = 0; i < count; ++i) {
            if ((set >> i & 1u) != 0) {
                sum += numbers[i];
                cost += costs[i];
            } else if ((in_orbit >> i & 1u) != 0) {
                cost += kMustLeave;
            }
        }
        if (sum == required) best = std::min(best, cost);
    }
    return best;
}

/// Returns the attacker's chance to win in per cent (section 15), without re-rolls and Stubborn.
int chance(int a, int d) {
    constexpr std::array<int, 11> kChances{100, 97, 92, 83, 72, 58, 42, 28, 17, 8, 3};
    return kChances[static_cast<std::size_t>(std::clamp(a - d + 5, 0, 10))];
}

}  // namespace

Prospects prospects_of(const Table& t, Seat seat) {
    Prospects out;
    for_each_planet(t, [&](PlanetId planet) {
        if (!is_eligible(t, planet, seat)) return;
        ++out.open;
        const int cost = plan_cost(t, seat, planet);
        if (cost < out.best) {
            out.second = out.best;
            out.best = cost;
        } else {
            out.second = std::min(out.second, cost);
        }
        out.ready += sum_fits(t, planet, seat, required_number(t, planet, seat));
        out.near += cost > 0 && cost <= kOneMove;
    });
    // Cards that lower a total are taken to apply always, also Strategic, which needs a ship beside the fighting one.
    const auto fighting = [&](ShipId ship) { return t.ships[ship].number + total_of(t, owner_of(ship), Op::combat_modifier); };
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId id = ship_of(seat, i);
        const Ship& ship = t.ships[id];
        out.scrapped += ship.at == kScrapyard;
        out.reserve += ship.at == kReserve;
        if (!ship.on_map()) continue;
        ++out.ships;
        ++out.on_map[static_cast<std::size_t>(std::clamp<int>(ship.number, 0, 6))];
        int worst = 0;
        for (std::size_t k = 0; k < t.ship_count(); ++k) {
            const auto other = static_cast<ShipId>(k);
            const Ship& enemy = t.ships[other];
            if (owner_of(other) == seat || !enemy.on_map()) continue;
            const int far = distance(ship.at, enemy.at);
            if (far <= range_of(t, other)) worst = std::max(worst, chance(fighting(other), fighting(id)));
            if (far <= range_of(t, id)) {
                out.attack = std::max(out.attack, chance(fighting(id), fighting(other)));
                ++out.attacks;
            }
        }
        out.danger += worst;
    }
    return out;
}

}  // namespace orrery::quantum
