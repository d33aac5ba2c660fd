// Combat, from the attack to the gains of the winner (QU-C1 to C17).
#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

namespace {

/// Returns a combat die: the fixed 3 of Rational (QU-C6, QU-M20), or a roll.
std::int8_t combat_die(RuleContext& c, Seat seat) {
    if (const Effect* fixed = effect_of(c.s, seat, Op::fixed_combat_die)) return fixed->amount;
    return static_cast<std::int8_t>(c.chance.die());
}

/// Rolls for the attacker, then for the defender (QU-C5).
void roll_combat(RuleContext& c) {
    Combat& combat = *c.s.combat;
    combat.attack_die = combat_die(c, owner_of(combat.attacker));
    combat.defense_die = combat_die(c, owner_of(combat.defender));
    combat.stage = Stage::rerolls;
    c.out.push_back(CombatDice{combat.attack_die, combat.defense_die});
}

/// Takes a destroyed ship off the map and queues its roll, after which it goes to the scrapyard (QU-C12).
void wreck(State& s, ShipId ship) {
    s.ships[ship].at = kHand;
    queue_roll(s, ship, Reason::destroyed);
}

/// Compares the totals (QU-C11), reports the result and wrecks the loser's ship.
void compare(RuleContext& c) {
    State& s = c.s;
    Combat& combat = *s.combat;
    combat.reroller = Side::attacker;
    combat.passed = false;
    const Side winner = attacker_wins(s, combat) ? Side::attacker : Side::defender;
    c.out.push_back(CombatResult{combat_total(s, combat, Side::attacker), combat_total(s, combat, Side::defender), winner});
    if (winner == Side::defender && !has(s, owner_of(combat.defender), Op::destroy_beaten_attacker)) {
        s.combat.reset();                                  // the attack is repelled (QU-C14)
        return;
    }
    const ShipId loser = combat.ship(other(winner)), victor = combat.ship(winner);
    // A winning attacker decides where to stay (QU-C13). A winning defender gains dominance (QU-C15).
    combat.stage = winner == Side::attacker ? Stage::choice : Stage::counter;
    c.out.push_back(ShipDestroyed{owner_of(loser), shown(s, loser), victor});
    wreck(s, loser);
}

/// Applies the loss, then the gain of dominance (QU-I2, QU-I3). The step is 2 with Ravenous (QU-I4, QU-M21). Righteous
/// prevents the loss (QU-I5, QU-M24).
void settle_dominance(RuleContext& c, Seat victor, Seat loser) {
    const auto step = [&](Seat seat, int usual) {
        const Effect* effect = effect_of(c.s, seat, Op::dominance_step);
        return effect ? effect->amount : usual;
    };
    if (!has(c.s, loser, Op::no_dominance_loss)) change_dominance(c, loser, -step(loser, kLoss), DominanceCause::loss);
    change_dominance(c, victor, step(victor, kKill), DominanceCause::kill);
}

/// Applies Plundering (QU-M18), then Warlike (QU-M31), each once per turn (QU-C16).
void take_spoils(RuleContext& c, Seat victor) {
    for (const Command card : {Command::plundering, Command::warlike}) {
        if (!holds(c.s, victor, card) || c.s.turn.has_used(card)) continue;
        c.s.turn.use(card);
        const Effect& effect = *effect_of(card, Op::on_first_kill);
        if (effect.research > 0) change_research(c, victor, effect.research, ResearchCause::card, card_of(card));
        if (effect.amount > 0) gain_actions(c, victor, effect.amount, card);
    }
}

bool has_reroll(const Table& t, Side side) {
    for (const Command card : kRerollCards)
        if (may_reroll(t, *t.combat, side, card_of(card))) return true;
    return false;
}

/// Passes the side's opportunity to re-roll. Two passes in a row close the window (QU-C7).
void pass_reroll(RuleContext& c) {
    Combat& combat = *c.s.combat;
    if (combat.passed) return compare(c);
    combat.passed = true;
    combat.reroller = other(combat.reroller);
}

}  // namespace

void begin_combat(RuleContext& c, CombatKind kind, ShipId attacker, ShipId defender, Square from) {
    State& s = c.s;
    s.ships[attacker].at = from;                           // the attacker moves up first (QU-C2)
    c.out.push_back(Attacked{owner_of(attacker), shown(s, attacker), shown(s, defender), from, kind});
    s.combat = combat_from(s, attacker, defender, from, kind);
    // A defender with Dangerous decides first (QU-M10). Combat has no further cost (QU-C17).
    if (!has(s, owner_of(defender), Op::mutual_destruction)) roll_combat(c);
}

/// Executes the steps of a combat in their order (QU-C3).
bool fight_on(RuleContext& c) {
    State& s = c.s;
    Combat& combat = *s.combat;
    switch (combat.stage) {
        case Stage::dangerous:
        case Stage::choice: return true;
        case Stage::rerolls:
            if (has_reroll(s, combat.reroller)) return true;
            pass_reroll(c);
            return false;
        case Stage::counter:
            combat.stage = Stage::counter_spoils;
            settle_dominance(c, owner_of(combat.defender), owner_of(combat.attacker));
            return false;
        case Stage::spoils: take_spoils(c, owner_of(combat.attacker)); break;
        case Stage::wrecks:
        case Stage::counter_spoils: break;
    }
    s.combat.reset();
    return false;
}

// Decision of a defender with Dangerous, before the dice (QU-C4).
Verdict check(const Table&, Seat, Kind kind, const Fight&) { return kind == Kind::dangerous ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat, Kind, const Fight&) { roll_combat(c); }

Verdict check(const Table&, Seat, Kind kind, const DestroyBoth&) { return kind == Kind::dangerous ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat, Kind, const DestroyBoth&) {
    Combat& combat = *c.s.combat;
    combat.stage = Stage::wrecks;
    c.out.push_back(BothDestroyed{combat.attacker, combat.defender});
    wreck(c.s, combat.defender);
    wreck(c.s, combat.attacker);
}

// Re-roll window with Cruel (QU-M7) and Relentless (QU-M22), each card once per combat (QU-C7, QU-C8).
Verdict check(const Table&, Seat, Kind kind, const Pass&) { return kind == Kind::combat_reroll ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat, Kind, const Pass&) { pass_reroll(c); }

Verdict check(const Table& t, Seat who, Kind kind, const RerollDie& m) {
    if (kind != Kind::combat_reroll) return not_now();
    const Combat& combat = *t.combat;
    const Effect* effect =
        quantum::kind_of(m.card) == CardKind::command ? effect_of(command_of(m.card), Op::combat_reroll) : nullptr;
    const bool serves = effect != nullptr && (combat.reroller == Side::attacker ? effect->attacking : effect->defending);
    if (!serves || !contains(t.players[who].commands, m.card)) return Violation{&rule::C7};
    if (contains(combat.used(combat.reroller), m.card)) return Violation{&rule::C8};
    return may_reroll(t, combat, combat.reroller, m.card) ? Verdict{} : Violation{&rule::C6};
}

void play(RuleContext& c, Seat who, Kind, const RerollDie& m) {
    Combat& combat = *c.s.combat;
    const Side user = combat.reroller;
    const Side die = effect_of(command_of(m.card), Op::combat_reroll)->own_die ? user : other(user);
    combat.used(user).push_back(m.card);
    combat.die(die) = static_cast<std::int8_t>(c.chance.die());
    combat.passed = false;
    combat.reroller = other(user);
    c.out.push_back(CombatRerolled{who, command_of(m.card), die, combat.die(die)});
}

// The winning attacker occupies the space or holds back (QU-C13).
namespace {

void end_attack(RuleContext& c) {
    Combat& combat = *c.s.combat;
    combat.stage = Stage::spoils;
    settle_dominance(c, owner_of(combat.attacker), owner_of(combat.defender));
}

}  // namespace

Verdict check(const Table&, Seat, Kind kind, const Occupy&) { return kind == Kind::after_attack ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat who, Kind, const Occupy&) {
    const Combat& combat = *c.s.combat;
    c.s.ships[combat.attacker].at = combat.at;
    c.out.push_back(Occupied{who, shown(c.s, combat.attacker), combat.at});
    end_attack(c);
}

Verdict check(const Table&, Seat, Kind kind, const Hold&) { return kind == Kind::after_attack ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat who, Kind, const Hold&) {
    const Combat& combat = *c.s.combat;
    c.out.push_back(HeldBack{who, shown(c.s, combat.attacker), combat.from});
    end_attack(c);
}

}  // namespace orrery::quantum
