// Continuation of a ship's move: to a space, into an attack, or carrying another ship (QU-V1 to V10, QU-H2 to H4, H7, H8).
#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

namespace {

MoveRules rules_now(const Table& t) {
    return move_rules(t, t.pending->ship, t.pending->source, t.pending->carrying != kNoShip);
}

/// Returns whether the moving ship can attack from the space, which it must reach with one step left (QU-V6, QU-H7).
bool can_attack(const Table& t, const Attack& m, int range, bool oblique) {
    return is_step(m.from, t.ships[m.target].at, oblique) &&
           reach(free_spaces(t), t.ships[t.pending->ship].at, range - 1, oblique).has(m.from);
}

}  // namespace

// The path may turn at will and is not part of the move (QU-V1 to V5).
Verdict check(const Table& t, Seat, Kind kind, const Go& m) {
    if (kind != Kind::move || !is_space(t, m.to)) return not_now();
    const SquareSet free = free_spaces(t);                 // without the ship's own space
    if (!free.has(m.to)) return Violation{&rule::V5};
    const MoveRules rules = rules_now(t);
    const SquareSet reached = reach(free, t.ships[t.pending->ship].at, rules.range, rules.oblique);
    return reached.has(m.to) ? Verdict{} : Violation{&rule::V2, t.ships[t.pending->ship].number, rules.range};
}

void play(RuleContext& c, Seat who, Kind, const Go& m) {
    State& s = c.s;
    const Pending pending = *s.pending;
    Ship& ship = s.ships[pending.ship];
    const MoveRules rules = rules_now(s);
    // The ability counts as used only if straight steps do not suffice (QU-H8).
    const bool maneuver = rules.oblique && !reach(free_spaces(s), ship.at, rules.range, false).has(m.to);
    if (maneuver) use_ability(c, pending.ship, Ability::maneuver);
    const Square from = ship.at;
    ship.at = m.to;
    c.out.push_back(Moved{who, shown(s, pending.ship), from, m.to, pending.source, maneuver});
    if (pending.carrying == kNoShip) s.pending.reset();
    else s.pending = Pending{Pending::Kind::drop, pending.ship, {}, pending.carrying};
}

// Attack from a space next to the target, chosen by the player (QU-V6 to V8).
Verdict check(const Table& t, Seat who, Kind kind, const Attack& m) {
    if (kind != Kind::move || !is_ship(t, m.target) || !is_space(t, m.from)) return not_now();
    if (t.pending->source == Source::curious) return Violation{&rule::M9};
    if (t.pending->carrying != kNoShip) return Violation{&rule::H2};
    if (is_own(who, m.target)) return Violation{&rule::V8};
    if (!t.ships[m.target].on_map()) return Violation{&rule::V6};
    const MoveRules rules = rules_now(t);
    return can_attack(t, m, rules.range, rules.oblique) ? Verdict{} : Violation{&rule::V6};
}

void play(RuleContext& c, Seat, Kind, const Attack& m) {
    State& s = c.s;
    const Pending pending = *s.pending;
    const MoveRules rules = rules_now(s);
    const bool maneuver = rules.oblique && !can_attack(s, m, rules.range, false);          // needs a diagonal step (QU-H8)
    if (maneuver) use_ability(c, pending.ship, Ability::maneuver);
    s.pending.reset();                                     // remaining steps are lost (QU-V10)
    const CombatKind kind = pending.source == Source::tactical ? CombatKind::tactical : CombatKind::move;
    begin_combat(c, kind, pending.ship, m.target, m.from);
}

// A flagship picks up a ship before its first step (QU-H2 to H4).
Verdict check(const Table& t, Seat who, Kind kind, const PickUp& m) {
    if (kind != Kind::move || !is_ship(t, m.ship)) return not_now();
    const ShipId flagship = t.pending->ship;
    if (t.pending->source == Source::tactical) return Violation{&rule::M29};
    if (t.ships[flagship].number != number_of(Ability::transport) || t.pending->carrying != kNoShip) return Violation{&rule::H2};
    if (!ability_free(t, flagship)) return Violation{&rule::A5};
    const bool beside = is_own(who, m.ship) && m.ship != flagship && t.ships[m.ship].on_map() &&
                        is_around(t.ships[flagship].at, t.ships[m.ship].at);
    if (!beside) return Violation{&rule::H2};
    return may_pick_up(t, free_spaces(t), flagship, m.ship) ? Verdict{} : Violation{&rule::H4};
}

void play(RuleContext& c, Seat who, Kind, const PickUp& m) {
    State& s = c.s;
    use_ability(c, s.pending->ship, Ability::transport);
    s.ships[m.ship].at = kHand;                            // carried: neither moved nor its ability used (QU-H3)
    s.pending->carrying = m.ship;
    c.out.push_back(PickedUp{who, s.pending->ship, m.ship});
}

Verdict check(const Table& t, Seat, Kind kind, const Drop& m) {
    if (kind != Kind::drop || !is_space(t, m.space)) return not_now();
    const bool fits = is_around(t.ships[t.pending->ship].at, m.space) && free_spaces(t).has(m.space);
    return fits ? Verdict{} : Violation{&rule::H2};
}

void play(RuleContext& c, Seat who, Kind, const Drop& m) {
    State& s = c.s;
    const Pending pending = *s.pending;
    s.ships[pending.carrying].at = m.space;
    s.pending.reset();
    c.out.push_back(Dropped{who, pending.ship, pending.carrying, m.space});
}

}  // namespace orrery::quantum
