#include "engine/games/quantum/powers.h"

namespace orrery::quantum {

const Effect* effect_of(Command card, Op op) {
    for (const Effect& effect : kCommands[static_cast<std::size_t>(card)].effects)
        if (effect.op == op) return &effect;
    return nullptr;
}

const Effect* effect_of(const Table& t, Seat seat, Op op) {
    for (const CardId card : t.players[seat].commands)
        if ((ops_of(card) & bit(op)) != 0) return effect_of(command_of(card), op);
    return nullptr;
}

int total_of(const Table& t, Seat seat, Op op) {
    int total = 0;
    for (const CardId card : t.players[seat].commands)
        if ((ops_of(card) & bit(op)) != 0) total += effect_of(command_of(card), op)->amount;
    return total;
}

int actions_of_turn(bool is_bonus) {
    return is_bonus ? kGambits[static_cast<std::size_t>(Gambit::momentum)].effects[0].amount : kActionsPerTurn;
}

Combat combat_from(const Table& t, ShipId attacker, ShipId defender, Square from, CombatKind kind) {
    Combat out;
    out.kind = kind;
    out.stage = Stage::dangerous;
    out.attacker = attacker;
    out.defender = defender;
    out.from = from;
    out.at = t.ships[defender].at;
    return out;
}

namespace {

/// Returns whether another own ship is next to the fight (QU-C9): next to the defender's space, for the attacker also next
/// to its own.
bool has_friend(const Table& t, const Combat& combat, Side side) {
    const ShipId fighter = combat.ship(side);
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId id = ship_of(owner_of(fighter), i);
        const Ship& ship = t.ships[id];
        if (id == fighter || !ship.on_map()) continue;
        if (is_next(ship.at, combat.at) || (side == Side::attacker && is_next(ship.at, combat.from))) return true;
    }
    return false;
}

}  // namespace

/// Covers Ferocious (QU-M13) and Strategic (QU-M27).
int combat_modifier(const Table& t, const Combat& combat, Side side, CardId card) {
    const Effect* effect = effect_of(command_of(card), Op::combat_modifier);
    if (effect == nullptr) return 0;
    return effect->condition == Condition::always || has_friend(t, combat, side) ? effect->amount : 0;
}

int combat_modifier(const Table& t, const Combat& combat, Side side) {
    int sum = 0;
    for (const CardId card : t.players[owner_of(combat.ship(side))].commands) sum += combat_modifier(t, combat, side, card);
    return sum;
}

int combat_total(const Table& t, const Combat& combat, Side side) {
    return t.ships[combat.ship(side)].number + combat.die(side) + combat_modifier(t, combat, side);
}

bool attacker_wins(const Table& t, const Combat& combat) {
    const int attack = combat_total(t, combat, Side::attacker), defense = combat_total(t, combat, Side::defender);
    return attack < defense || (attack == defense && !has(t, owner_of(combat.defender), Op::defender_wins_ties));
}

bool may_reroll(const Table& t, const Combat& combat, Side side, CardId card) {
    const Seat seat = owner_of(combat.ship(side));
    if (kind_of(card) != CardKind::command || !contains(t.players[seat].commands, card) || contains(combat.used(side), card)) return false;
    const Effect* effect = effect_of(command_of(card), Op::combat_reroll);
    if (effect == nullptr || !(side == Side::attacker ? effect->attacking : effect->defending)) return false;
    const Side rolled = effect->own_die ? side : other(side);
    return !has(t, owner_of(combat.ship(rolled)), Op::fixed_combat_die);   // a fixed die stays (QU-C6)
}

}  // namespace orrery::quantum
