// What the command cards in force do: questions to the effects of the cards that a seat holds (section 3.1).
#pragma once

#include "engine/games/quantum/state.h"

namespace orrery::quantum {

inline bool holds(const Table& t, Seat seat, Command card) { return contains(t.players[seat].commands, card_of(card)); }

/// The ops of a card as bits, so that asking for one costs little.
std::uint64_t ops_of(CardId card);
/// Whether a card in force before this seat does this (QU-P9, QU-M32).
inline bool has(const Table& t, Seat seat, Op op) {
    for (const CardId card : t.players[seat].commands)
        if ((ops_of(card) >> static_cast<unsigned>(op) & 1u) != 0) return true;
    return false;
}
/// The effect of that op among the seat's cards, or null.
const Effect* effect_of(const Table& t, Seat seat, Op op);
/// The effect of that op on a card, or null.
const Effect* effect_of(Command card, Op op);
/// The seat's amounts of that op added up (QU-M32).
int total_of(const Table& t, Seat seat, Op op);

/// QU-M1.
inline int range_of(const Table& t, ShipId ship) { return t.ships[ship].number + total_of(t, owner_of(ship), Op::move_range); }
/// What the move of a card is (QU-M9, QU-M29). Precondition: a card with a free move.
inline Source source_of(Command card) { return effect_of(card, Op::free_move)->is_move ? Source::curious : Source::tactical; }
/// With how many actions a turn begins, before what cards add (QU-T2, QU-G3).
int actions_of_turn(bool is_bonus);
/// QU-A1, QU-M11.
inline int deploy_cost(const Table& t, Seat seat) {
    const Effect* effect = effect_of(t, seat, Op::deploy_cost);
    return effect ? effect->amount : 1;
}
/// QU-P2, QU-M19.
inline int breakthrough_threshold(const Table& t, Seat seat) {
    const Effect* effect = effect_of(t, seat, Op::breakthrough_at);
    return effect ? effect->amount : kBreakthrough;
}
/// QU-A5, QU-M8: whether a ship may use an ability now.
inline bool ability_free(const Table& t, ShipId ship) {
    const int used = t.ships[ship].abilities;
    return used == 0 || (used == 1 && has(t, owner_of(ship), Op::extra_ability) && !t.turn.has_used(Command::cunning));
}
/// QU-A4, QU-M12: whether a ship may take a Move action now.
inline bool move_free(const Table& t, ShipId ship) {
    return t.ships[ship].moves == 0 || has(t, owner_of(ship), Op::unlimited_moves);
}
/// A fight before its dice, as it begins when `attacker` attacks `defender` from a space (QU-C3). Precondition: both on the map.
Combat combat_from(const Table& t, ShipId attacker, ShipId defender, Square from, CombatKind kind = CombatKind::move);
/// QU-C9: what the cards of a fighting ship's owner add to its total.
int combat_modifier(const Table& t, const Combat& combat, Side side);
/// What one card adds to the total of a fighting ship: 0 if it says nothing of it now.
int combat_modifier(const Table& t, const Combat& combat, Side side, CardId card);
/// QU-C9, QU-C10. Precondition: the dice are rolled.
int combat_total(const Table& t, const Combat& combat, Side side);
/// QU-C11, QU-M28. Precondition: the dice are rolled.
bool attacker_wins(const Table& t, const Combat& combat);
/// QU-C7, QU-C8, QU-C6: whether this side may use this card now.
bool may_reroll(const Table& t, const Combat& combat, Side side, CardId card);
/// Cards that re-roll a combat die, in the order of 8.7.
inline constexpr std::array kRerollCards{Command::relentless, Command::scrappy, Command::cruel};

}  // namespace orrery::quantum
