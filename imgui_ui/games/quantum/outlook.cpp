#include "imgui_ui/games/quantum/outlook.h"

#include <algorithm>
#include <utility>

#include "engine/games/quantum/odds.h"
#include "engine/games/quantum/rules.h"
#include "engine/games/quantum/sites.h"

namespace orrery::ui::quantum_table {
namespace {

/// Returns the answers to a ship's Move action after its start.
qu::MoveList answers(const qu::Table& t, Seat seat, qu::ShipId ship) {
    qu::Table begun = t;
    begun.pending = qu::Pending{qu::Pending::Kind::move, ship, qu::Source::action, qu::kNoShip};
    return qu::legal_moves(begun, seat);
}

bool is_ready(const qu::Table& t, qu::PlanetId planet, Seat seat) {
    return qu::is_planet(t, planet) && qu::is_eligible(t, planet, seat) &&
           qu::sum_fits(t, planet, seat, qu::required_number(t, planet, seat));
}

}  // namespace

std::vector<qu::PlanetId> ready_planets(const qu::Table& t, Seat seat) {
    std::vector<qu::PlanetId> out;
    qu::for_each_planet(t, [&](qu::PlanetId planet) {
        if (is_ready(t, planet, seat)) out.push_back(planet);
    });
    return out;
}

std::optional<qu::PlanetId> gained(const qu::Table& before, const qu::Table& after, Seat seat) {
    const std::vector<qu::PlanetId> had = ready_planets(before, seat);
    for (const qu::PlanetId planet : ready_planets(after, seat))
        if (std::find(had.begin(), had.end(), planet) == had.end()) return planet;
    return {};
}

qu::Table with_ship_at(const qu::Table& t, qu::ShipId ship, qu::Square space) {
    qu::Table out = t;
    out.ships[ship].at = space;
    return out;
}

qu::Table with_number(const qu::Table& t, qu::ShipId ship, int number) {
    qu::Table out = t;
    out.ships[ship].number = static_cast<std::int8_t>(number);
    return out;
}

qu::Table with_swap(const qu::Table& t, qu::ShipId ship, qu::ShipId with) {
    qu::Table out = t;
    std::swap(out.ships[ship].at, out.ships[with].at);
    return out;
}

std::optional<qu::PlanetId> orbited(const qu::Table& t, qu::Square space) {
    const qu::PlanetId tile = qu::tile_of(space);
    if (!qu::is_planet(t, tile) || !qu::is_orbit(space)) return {};
    return tile;
}

std::optional<int> steps_to_work(const qu::Table& t, Seat seat, qu::Square from) {
    const qu::SquareSet free = qu::free_spaces(t);
    qu::SquareSet wanted;
    qu::for_each_planet(t, [&](qu::PlanetId planet) {
        if (qu::is_eligible(t, planet, seat)) wanted |= qu::kOrbits[planet];
    });
    qu::SquareSet reached = qu::only(from);
    for (int steps = 0;; ++steps) {
        if (!(reached & wanted).empty()) return steps;
        const qu::SquareSet wider = reached | (reached.next_to() & free);
        if (wider == reached) return {};
        reached = wider;
    }
}

int percent_of(const qu::Table& t, qu::ShipId attacker, qu::ShipId defender, qu::Square from) {
    return qu::odds_of(t, qu::combat_from(t, attacker, defender, from)).percent();
}

std::optional<FightChance> best_fight(const qu::Table& t, Seat seat, qu::ShipId ship) {
    std::optional<FightChance> best;
    for (const qu::Move& move : answers(t, seat, ship))
        if (const auto* attack = std::get_if<qu::Attack>(&move)) {
            const int percent = percent_of(t, ship, attack->target, attack->from);
            if (!best || percent > best->percent) best = FightChance{ship, attack->target, percent};
        }
    return best;
}

std::optional<qu::PlanetId> completing_move(const qu::Table& t, Seat seat, qu::ShipId ship) {
    const qu::PlanetId left = qu::tile_of(t.ships[ship].at);
    for (const qu::Move& move : answers(t, seat, ship))
        if (const auto* go = std::get_if<qu::Go>(&move)) {
            const qu::Table after = with_ship_at(t, ship, go->to);
            for (const qu::PlanetId planet : {qu::tile_of(go->to), left})      // no other sum changes
                if (is_ready(after, planet, seat) && !is_ready(t, planet, seat)) return planet;
        }
    return {};
}

}  // namespace orrery::ui::quantum_table
