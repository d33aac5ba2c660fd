// Actions, abilities that are moves of their own, and powers of cards (QU-A1 to A6, QU-R, QU-D, QU-K, QU-X, QU-H).
#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

namespace {

Verdict lacks_actions(const Table& t, int need) {          // too few actions left (QU-A2)
    if (t.turn.actions >= need) return {};
    return Violation{&rule::A2, t.turn.actions, need};
}

// Pays when the action is chosen (QU-A3).
void pay(RuleContext& c, int cost) { c.s.turn.actions = static_cast<std::int16_t>(c.s.turn.actions - cost); }

bool is_own_on_map(const Table& t, Seat who, ShipId ship) { return is_own(who, ship) && t.ships[ship].on_map(); }

}  // namespace

// Reconfigure (QU-R1 to R4).

Verdict check(const Table& t, Seat who, Kind kind, const Reconfigure& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    if (!is_own(who, m.ship)) return Violation{&rule::R1};
    if (!is_in_play(t.ships[m.ship])) return Violation{&rule::R4};
    return lacks_actions(t, 1);
}

void play(RuleContext& c, Seat, Kind, const Reconfigure& m) {
    pay(c, 1);
    queue_roll(c.s, m.ship, Reason::reconfigure);          // the ship stays where it is (QU-R3)
}

// Deploy (QU-D1 to D5).

Verdict check(const Table& t, Seat who, Kind kind, const Deploy& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    if (is_own(who, m.ship) && t.ships[m.ship].at == kReserve) return Violation{&rule::D5};
    if (!is_own(who, m.ship) || t.ships[m.ship].at != kScrapyard) return Violation{&rule::D1};
    if (Verdict verdict = lacks_actions(t, deploy_cost(t, who))) return verdict;           // cost 0 with Eager (QU-M11)
    return deploy_spaces(t, who).empty() ? Violation{&rule::D3} : Verdict{};
}

void play(RuleContext& c, Seat who, Kind, const Deploy& m) {
    pay(c, deploy_cost(c.s, who));
    c.s.ships[m.ship].at = kHand;                          // not a move (QU-D2); marks of this turn stay (QU-A6)
    c.s.pending = Pending{Pending::Kind::deploy, m.ship, {}, kNoShip};
}

namespace {

/// Returns the rule that limits the spaces of the open place_ship.
const Rule& place_rule(const Table& t, Seat who) {
    if (t.play) return gambit_of(t.play->card) == Gambit::expansion ? rule::G2 : rule::G4;
    if (t.pending->kind == Pending::Kind::nomadic) return rule::M17;
    return has(t, who, Op::deploy_isolated) ? rule::D4 : rule::D1;         // isolated spaces with Stealthy (QU-M26)
}

}  // namespace

Verdict check(const Table& t, Seat who, Kind kind, const Place& m) {
    if (kind != Kind::place_ship || !is_space(t, m.space)) return not_now();
    return place_spaces(t).has(m.space) ? Verdict{} : Violation{&place_rule(t, who)};
}

void play(RuleContext& c, Seat who, Kind, const Place& m) {
    State& s = c.s;
    const ShipId ship = placed_ship(s);
    s.ships[ship].at = m.space;
    if (s.play) {
        const bool expands = gambit_of(s.play->card) == Gambit::expansion;
        c.out.push_back(ShipPlaced{who, shown(s, ship), m.space, expands ? PlaceReason::expansion : PlaceReason::reorganization});
    } else if (s.pending->kind == Pending::Kind::nomadic) {
        c.out.push_back(ShipPlaced{who, shown(s, ship), m.space, PlaceReason::nomadic});
    } else {
        c.out.push_back(Deployed{who, shown(s, ship), m.space});
    }
    s.pending.reset();
}

Verdict check(const Table& t, Seat, Kind kind, const Scrap&) {
    return kind == Kind::place_ship && t.play ? Verdict{} : not_now();
}

void play(RuleContext& c, Seat who, Kind, const Scrap&) {
    const ShipId ship = placed_ship(c.s);
    const bool expands = gambit_of(c.s.play->card) == Gambit::expansion;
    c.s.ships[ship].at = kScrapyard;
    c.out.push_back(ShipScrapped{who, shown(c.s, ship), expands ? Reason::expansion : Reason::reorganization});
}

// Construct (QU-K1 to K11).

Verdict check(const Table& t, Seat who, Kind kind, const Construct& m) {
    if (kind != Kind::action || !is_planet(t, m.planet)) return not_now();
    if (Verdict verdict = lacks_actions(t, kConstructCost)) return verdict;                // no other limit (QU-K1, QU-K11)
    if (!is_eligible(t, m.planet, who)) return Violation{is_entangled(t, who) ? &rule::K8 : &rule::K7};  // eligible (QU-K2)
    const int required = required_number(t, m.planet, who);
    if (!sum_fits(t, m.planet, who, required)) return Violation{&rule::K4, orbit_total(t, m.planet, who), required};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Construct& m) {
    pay(c, kConstructCost);
    place_cube(c, who, m.planet, CubeHow::construct);
}

// Research (QU-X1).

Verdict check(const Table& t, Seat who, Kind kind, const Research&) {
    if (kind != Kind::action) return not_now();
    if (Verdict verdict = lacks_actions(t, 1)) return verdict;
    return t.players[who].research < kTrackMax ? Verdict{} : Violation{&rule::X1};
}

void play(RuleContext& c, Seat who, Kind, const Research&) {
    pay(c, 1);
    change_research(c, who, 1, ResearchCause::action);
}

// Abilities (QU-H0 to H9).

namespace {

/// Returns why the ship cannot use the ability now. `reserves` is the rule that reserves it for one ship number.
Verdict lacks_ability(const Table& t, Seat who, ShipId ship, Ability ability, const Rule& reserves) {
    if (!is_own_on_map(t, who, ship)) return Violation{&rule::H0};
    if (t.ships[ship].number != number_of(ability)) return Violation{&reserves, t.ships[ship].number, number_of(ability)};
    return ability_free(t, ship) ? Verdict{} : Violation{&rule::A5};
}

}  // namespace

Verdict check(const Table& t, Seat who, Kind kind, const Strike& m) {
    if (kind != Kind::action || !is_ship(t, m.ship) || !is_ship(t, m.target)) return not_now();
    if (Verdict verdict = lacks_ability(t, who, m.ship, Ability::strike, rule::H1)) return verdict;
    if (is_own(who, m.target)) return Violation{&rule::V8};
    const bool beside = t.ships[m.target].on_map() && is_next(t.ships[m.ship].at, t.ships[m.target].at);
    return beside ? Verdict{} : Violation{&rule::H1};
}

void play(RuleContext& c, Seat, Kind, const Strike& m) {
    use_ability(c, m.ship, Ability::strike);
    begin_combat(c, CombatKind::strike, m.ship, m.target, c.s.ships[m.ship].at);
}

Verdict check(const Table& t, Seat who, Kind kind, const Warp& m) {
    if (kind != Kind::action || !is_ship(t, m.ship) || !is_ship(t, m.with)) return not_now();
    if (Verdict verdict = lacks_ability(t, who, m.ship, Ability::warp, rule::H5)) return verdict;
    return m.with != m.ship && is_own_on_map(t, who, m.with) ? Verdict{} : Violation{&rule::H5};
}

void play(RuleContext& c, Seat who, Kind, const Warp& m) {
    use_ability(c, m.ship, Ability::warp);
    std::swap(c.s.ships[m.ship].at, c.s.ships[m.with].at);
    c.out.push_back(Warped{who, m.ship, m.with});
}

Verdict check(const Table& t, Seat who, Kind kind, const Modify& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    if (Verdict verdict = lacks_ability(t, who, m.ship, Ability::modify, rule::H6)) return verdict;
    return m.number == kLowerModified || m.number == kHigherModified ? Verdict{} : Violation{&rule::H6};
}

void play(RuleContext& c, Seat who, Kind, const Modify& m) {
    use_ability(c, m.ship, Ability::modify);
    c.s.ships[m.ship].number = m.number;
    c.out.push_back(Modified{who, m.ship, m.number});
}

Verdict check(const Table& t, Seat who, Kind kind, const UseAbility& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    if (m.ability == Ability::transport || m.ability == Ability::maneuver) return Violation{&rule::H0};
    if (m.ability != Ability::free_reconfigure) return not_now();          // the others say what they do it with
    return lacks_ability(t, who, m.ship, m.ability, rule::H9);
}

void play(RuleContext& c, Seat, Kind, const UseAbility& m) {
    use_ability(c, m.ship, m.ability);
    queue_roll(c.s, m.ship, Reason::free_reconfigure);
}

// Powers of cards: free and once per turn (QU-M4, M9, M14, M23, M29, M30), and Nomadic, which costs an action (QU-M17).

namespace {

bool may_use(const Table& t, Seat who, Command card) { return holds(t, who, card) && !t.turn.has_used(card); }

bool stays_on_track(int value, int by) { return by >= 0 ? value < kTrackMax : value + by >= kTrackMin; }

}  // namespace

Verdict check(const Table& t, Seat who, Kind kind, const Convert& m) {
    if (kind != Kind::action) return not_now();
    const Rule& rule = m.card == Command::cerebral ? rule::M4 : rule::M30;
    const Effect& effect = *effect_of(m.card, Op::convert);
    const Player& player = t.players[who];
    // A gain beyond 6 is lost, so there must be room for at least one. Tyrannical's gain of dominance always fits (QU-I1).
    const bool possible = stays_on_track(player.dominance, effect.amount) && stays_on_track(player.research, effect.research);
    return may_use(t, who, m.card) && possible ? Verdict{} : Violation{&rule};
}

void play(RuleContext& c, Seat who, Kind, const Convert& m) {
    const Effect& effect = *effect_of(m.card, Op::convert);
    const bool gains_research = effect.research > 0;
    use_power(c, who, m.card);
    const CardId card = card_of(m.card);
    if (!gains_research) change_research(c, who, effect.research, ResearchCause::card, card);  // the payment comes first
    change_dominance(c, who, effect.amount, DominanceCause::card, card);
    if (gains_research) change_research(c, who, effect.research, ResearchCause::card, card);
}

Verdict check(const Table& t, Seat who, Kind kind, const Flexible& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    const Ship& ship = t.ships[m.ship];
    const int by = effect_of(Command::flexible, Op::adjust_ship)->amount;
    const bool fits = is_own(who, m.ship) && is_in_play(ship) && (m.number == ship.number + by || m.number == ship.number - by) &&
                      m.number >= 1 && m.number <= kDieFaces;
    return may_use(t, who, Command::flexible) && fits ? Verdict{} : Violation{&rule::M14};
}

void play(RuleContext& c, Seat who, Kind, const Flexible& m) {
    use_power(c, who, Command::flexible);
    c.s.ships[m.ship].number = m.number;
    c.out.push_back(NumberChosen{who, m.ship, m.number});
}

Verdict check(const Table& t, Seat who, Kind kind, const Nomadic& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    const bool fits = is_own_on_map(t, who, m.ship) && !hop_spaces(t, m.ship).empty();
    if (!may_use(t, who, Command::nomadic) || !fits) return Violation{&rule::M17};
    return lacks_actions(t, effect_of(Command::nomadic, Op::orbit_hop)->amount);
}

void play(RuleContext& c, Seat who, Kind, const Nomadic& m) {
    pay(c, effect_of(Command::nomadic, Op::orbit_hop)->amount);
    use_power(c, who, Command::nomadic);
    c.s.pending = Pending{Pending::Kind::nomadic, m.ship, {}, kNoShip};
}

Verdict check(const Table& t, Seat who, Kind kind, const Resourceful& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    return may_use(t, who, Command::resourceful) && is_own_on_map(t, who, m.ship) ? Verdict{} : Violation{&rule::M23};
}

void play(RuleContext& c, Seat who, Kind, const Resourceful& m) {
    use_power(c, who, Command::resourceful);
    c.s.ships[m.ship].at = kHand;
    queue_roll(c.s, m.ship, Reason::resourceful);
}

// Start of a move, by an action (QU-A3, QU-A4) or by a card.

Verdict check(const Table& t, Seat who, Kind kind, const StartMove& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    if (!is_own_on_map(t, who, m.ship)) return Violation{&rule::V1};
    if (Verdict verdict = lacks_actions(t, 1)) return verdict;
    if (!move_free(t, m.ship)) return Violation{&rule::A4};
    return has_continuation(t, free_spaces(t), m.ship, Source::action) ? Verdict{} : Violation{&rule::A3};
}

void play(RuleContext& c, Seat, Kind, const StartMove& m) {
    pay(c, 1);
    ++c.s.ships[m.ship].moves;
    c.s.pending = Pending{Pending::Kind::move, m.ship, Source::action, kNoShip};
}

Verdict check(const Table& t, Seat who, Kind kind, const FreeMove& m) {
    if (kind != Kind::action || !is_ship(t, m.ship)) return not_now();
    // A free move that is not a Move action is refused by the rule of its card only.
    const Source source = source_of(m.card);
    const bool is_move = source == Source::curious;
    if (!may_use(t, who, m.card)) return Violation{is_move ? &rule::M9 : &rule::M29};
    if (!is_own_on_map(t, who, m.ship)) return Violation{is_move ? &rule::V1 : &rule::M29};
    if (is_move && !move_free(t, m.ship)) return Violation{&rule::A4};
    return has_continuation(t, free_spaces(t), m.ship, source) ? Verdict{} : Violation{is_move ? &rule::A3 : &rule::M29};
}

void play(RuleContext& c, Seat who, Kind, const FreeMove& m) {
    use_power(c, who, m.card);
    const Source source = source_of(m.card);
    if (source == Source::curious) ++c.s.ships[m.ship].moves;
    c.s.pending = Pending{Pending::Kind::move, m.ship, source, kNoShip};
}

}  // namespace orrery::quantum
