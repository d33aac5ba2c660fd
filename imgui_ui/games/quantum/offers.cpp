#include "imgui_ui/games/quantum/offers.h"

#include <algorithm>

#include "imgui_ui/games/quantum/paths.h"

namespace orrery::ui::quantum_table {

namespace {

using qu::Pending;

/// Returns the table after the first move of a mode, as far as the answers depend on it.
qu::Table with_pending(const qu::Table& t, Pending pending) {
    qu::Table out = t;
    out.pending = pending;
    return out;
}

template <class Wanted>
qu::MoveList only_those(const qu::MoveList& moves, Wanted wanted) {
    qu::MoveList out;
    for (const qu::Move& m : moves)
        if (wanted(m)) out.push_back(m);
    return out;
}

}  // namespace

qu::Pending pending_of(qu::ShipId ship, Mode mode, const qu::Move& first) {
    if (mode == Mode::deploy) return {Pending::Kind::deploy, ship};
    if (mode == Mode::nomadic) return {Pending::Kind::nomadic, ship};
    const auto* free = std::get_if<qu::FreeMove>(&first);
    return {Pending::Kind::move, ship, free != nullptr ? qu::source_of(free->card) : qu::Source::action};
}

namespace {

/// Returns the answers to the decision that `first` would open.
Plan after(const qu::Observation& seen, const qu::MoveList& legal, const qu::Move& first, qu::ShipId ship, Mode mode) {
    Plan plan;
    if (!contains(legal, first)) return plan;
    plan.first = first;
    plan.answers =
        only_those(qu::legal_moves(with_pending(seen, pending_of(ship, mode, first)), seen.me),
                   [&](const qu::Move& m) { return std::holds_alternative<qu::PickUp>(m) == picks_up(mode); });
    return plan;
}

}  // namespace

Plan plan_of(const qu::Observation& seen, const qu::MoveList& legal, qu::ShipId ship, Mode mode) {
    // The decision about this ship is already open, so the legal moves are its answers.
    if (ship_in_question(seen) == ship) {
        return {{}, only_those(legal, [&](const qu::Move& m) { return std::holds_alternative<qu::PickUp>(m) == picks_up(mode); })};
    }
    switch (mode) {
        case Mode::move: return after(seen, legal, qu::StartMove{ship}, ship, mode);
        case Mode::curious:
        case Mode::curious_carry: return after(seen, legal, qu::FreeMove{qu::Command::curious, ship}, ship, mode);
        case Mode::tactical: return after(seen, legal, qu::FreeMove{qu::Command::tactical, ship}, ship, mode);
        case Mode::carry: {
            Plan paid = after(seen, legal, qu::StartMove{ship}, ship, mode);
            return paid.is_empty() ? after(seen, legal, qu::FreeMove{qu::Command::curious, ship}, ship, mode) : paid;
        }
        case Mode::deploy: return after(seen, legal, qu::Deploy{ship}, ship, mode);
        case Mode::nomadic: return after(seen, legal, qu::Nomadic{ship}, ship, mode);
        case Mode::strike:
            return {{}, only_those(legal, [&](const qu::Move& m) {
                        const auto* strike = std::get_if<qu::Strike>(&m);
                        return strike != nullptr && strike->ship == ship;
                    })};
        case Mode::warp:
            return {{}, only_those(legal, [&](const qu::Move& m) {
                        const auto* warp = std::get_if<qu::Warp>(&m);
                        return warp != nullptr && warp->ship == ship;
                    })};
    }
    return {};
}

std::optional<Mode> first_mode(const qu::Observation& seen, const qu::MoveList& legal, qu::ShipId ship) {
    if (ship_in_question(seen) == ship) return mode_in_question(seen);
    for (const Mode mode : {Mode::move, Mode::curious, Mode::deploy, Mode::strike, Mode::tactical})
        if (!plan_of(seen, legal, ship, mode).is_empty()) return mode;
    return {};
}

std::optional<qu::ShipId> ship_in_question(const qu::Observation& seen) {
    if (seen.infamy || !seen.rolls.empty() || seen.combat) return {};
    if (seen.pending) return seen.pending->ship;
    if (seen.play && seen.play->stage == qu::Play::Stage::place) return qu::placed_ship(seen);
    return {};
}

Mode mode_in_question(const qu::Observation& seen) {
    if (!seen.pending) return Mode::deploy;
    switch (seen.pending->kind) {
        case Pending::Kind::deploy: return Mode::deploy;
        case Pending::Kind::nomadic: return Mode::nomadic;
        case Pending::Kind::drop:
        case Pending::Kind::move: break;
    }
    switch (seen.pending->source) {
        case qu::Source::curious: return Mode::curious;
        case qu::Source::tactical: return Mode::tactical;
        case qu::Source::action: break;
    }
    return Mode::move;
}

std::vector<AttackChance> attacks_on(const qu::Table& t, const qu::MoveList& answers, qu::ShipId attacker, qu::ShipId target) {
    std::vector<AttackChance> out;
    const qu::SquareSet free = qu::free_spaces(t);
    // The space matters only for the effect of a card. Equal effects have equal chances, which are computed once.
    const auto odds = [&](const qu::Combat& combat) {
        for (const AttackChance& other : out) {
            const qu::Combat same = qu::combat_from(t, attacker, target, other.from);
            if (qu::combat_modifier(t, same, qu::Side::attacker) == qu::combat_modifier(t, combat, qu::Side::attacker))
                return other.odds;
        }
        return qu::odds_of(t, combat);
    };
    for (const qu::Move& m : answers) {
        std::optional<qu::Square> from;
        if (const auto* attack = std::get_if<qu::Attack>(&m); attack != nullptr && attack->target == target)
            from = attack->from;
        if (const auto* strike = std::get_if<qu::Strike>(&m); strike != nullptr && strike->target == target)
            from = t.ships[attacker].at;
        if (!from) continue;
        const std::size_t way = path_between(free, t.ships[attacker].at, *from, qu::kSquareRow, true).size();
        out.push_back({m, *from, static_cast<int>(way), odds(qu::combat_from(t, attacker, target, *from))});
    }
    std::stable_sort(out.begin(), out.end(), [](const AttackChance& a, const AttackChance& b) {
        const int one = a.odds.wins * b.odds.of, other = b.odds.wins * a.odds.of;
        return one != other ? one > other : a.way < b.way;
    });
    return out;
}

void light(MapLook& look, const qu::MoveList& answers) {
    for (const qu::Move& m : answers)
        std::visit(overloaded{
            [&](const qu::Go& go) { look.legal.add(go.to); },
            [&](const qu::Place& place) { look.legal.add(place.space); },
            [&](const qu::PlaceFirst& place) { look.legal.add(place.space); },
            [&](const qu::Drop& drop) { look.legal.add(drop.space); },
            [&](const qu::Attack& attack) { look.attackable.set(attack.target); },
            [&](const qu::Strike& strike) { look.attackable.set(strike.target); },
            [&](const qu::Warp& warp) { look.legal_ships.set(warp.with); },
            [&](const qu::PickUp& pick_up) { look.legal_ships.set(pick_up.ship); },
            [&](const qu::Choose& choose) { look.legal_ships.set(choose.ship); },
            [&](const qu::PlaceCube& cube) { look.legal_planets.set(cube.planet); },
            [&](const qu::MoveCube& cube) { look.legal_planets.set(cube.planet); },
            [&](const qu::MoveTo& to) { look.legal_planets.set(to.planet); },
            [](const auto&) {},
        }, m);
}

qu::MoveList powers_of(const qu::MoveList& legal, qu::ShipId ship, qu::Command card) {
    return only_those(legal, [&](const qu::Move& m) {
        return std::visit(overloaded{
            [&](const qu::FreeMove& x) { return x.card == card && x.ship == ship; },
            [&](const qu::Flexible& x) { return card == qu::Command::flexible && x.ship == ship; },
            [&](const qu::Nomadic& x) { return card == qu::Command::nomadic && x.ship == ship; },
            [&](const qu::Resourceful& x) { return card == qu::Command::resourceful && x.ship == ship; },
            [](const auto&) { return false; },
        }, m);
    });
}

ShipSet ships_with_moves(const qu::MoveList& legal) {
    ShipSet out;
    for (const qu::Move& m : legal)
        std::visit(overloaded{
            [&](const qu::PlaceFirst& x) { out.set(x.ship); },
            [&](const qu::Reconfigure& x) { out.set(x.ship); },
            [&](const qu::Deploy& x) { out.set(x.ship); },
            [&](const qu::StartMove& x) { out.set(x.ship); },
            [&](const qu::Strike& x) { out.set(x.ship); },
            [&](const qu::Warp& x) { out.set(x.ship); },
            [&](const qu::Modify& x) { out.set(x.ship); },
            [&](const qu::UseAbility& x) { out.set(x.ship); },
            [&](const qu::FreeMove& x) { out.set(x.ship); },
            [&](const qu::Flexible& x) { out.set(x.ship); },
            [&](const qu::Nomadic& x) { out.set(x.ship); },
            [&](const qu::Resourceful& x) { out.set(x.ship); },
            [&](const qu::Choose& x) { out.set(x.ship); },
            [](const auto&) {},
        }, m);
    return out;
}

}  // namespace orrery::ui::quantum_table
