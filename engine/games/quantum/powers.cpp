#include "engine/games/quantum/powers.h"

namespace orrery::quantum {

namespace {

constexpr std::uint64_t bit(Op op) { return std::uint64_t{1} << static_cast<unsigned>(op); }

std::array<std::uint64_t, kCommandCount> make_ops() {
    std::array<std::uint64_t, kCommandCount> out{};
    for (std::size_t i = 0; i < kCommandCount; ++i)
        for (const Effect& effect : kCommands[i].effects) out[i] |= bit(effect.op);
    return out;
}

}  // namespace

std::uint64_t ops_of(CardId card) {
    static const std::array<std::uint64_t, kCommandCount> ops = make_ops();
    return ops[static_cast<std::size_t>(command_of(card))];
}

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
    SquareSet near = only(combat.at).next_to();
    if (side == Side::attacker) near |= only(combat.from).next_to();
    for (int i = 0; i < kShipsPerSeat; ++i) {
        const ShipId ship = ship_of(owner_of(fighter), i);
        if (ship != fighter && t.ships[ship].on_map() && near.has(t.ships[ship].at)) return true;
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
