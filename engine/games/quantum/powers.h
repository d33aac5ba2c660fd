// Effects of the command cards in force (docs/rules/quantum.md, section 3.1).
#pragma once

#include "engine/games/quantum/state.h"

namespace orrery::quantum {

inline bool holds(const Table& t, Seat seat, Command card) { return contains(t.players[seat].commands, card_of(card)); }

inline Ops ops_of(CardId card) { return kCommandOps[static_cast<std::size_t>(command_of(card))]; }
/// Returns the operations of all cards of a seat (QU-P9, QU-M32).
inline Ops ops_of(const Table& t, Seat seat) {
    Ops out = 0;
    for (const CardId card : t.players[seat].commands) out |= ops_of(card);
    return out;
}
inline bool has(const Table& t, Seat seat, Op op) { return (ops_of(t, seat) & bit(op)) != 0; }
/// Returns the effect with that operation among the seat's cards, or nullptr.
const Effect* effect_of(const Table& t, Seat seat, Op op);
/// Returns the effect with that operation on a card, or nullptr.
const Effect* effect_of(Command card, Op op);
/// Returns the sum of the operation's amounts over the seat's cards (QU-M32).
int total_of(const Table& t, Seat seat, Op op);

/// Returns the range of a ship's Move: its number, plus 1 with Agile (QU-M1).
inline int range_of(const Table& t, ShipId ship) { return t.ships[ship].number + total_of(t, owner_of(ship), Op::move_range); }
/// Returns whether a card's free move is Curious's or Tactical's (QU-M9, QU-M29). Precondition: the card has a free move.
inline Source source_of(Command card) { return effect_of(card, Op::free_move)->is_move ? Source::curious : Source::tactical; }
/// Returns the number of actions at the start of a turn, before cards add to it (QU-T2, QU-G3).
int actions_of_turn(bool is_bonus);
/// Returns the cost of Deploy in actions: 1, or 0 with Eager (QU-A1, QU-M11).
inline int deploy_cost(const Table& t, Seat seat) {
    const Effect* effect = effect_of(t, seat, Op::deploy_cost);
    return effect ? effect->amount : 1;
}
/// Returns the research needed for a breakthrough: 6, or 4 with Precocious (QU-P2, QU-M19).
inline int breakthrough_threshold(const Table& t, Seat seat) {
    const Effect* effect = effect_of(t, seat, Op::breakthrough_at);
    return effect ? effect->amount : kBreakthrough;
}
/// Returns whether a ship may use an ability now: its first this turn, or a second one by Cunning (QU-A5, QU-M8).
inline bool ability_free(const Table& t, ShipId ship) {
    const int used = t.ships[ship].abilities;
    return used == 0 || (used == 1 && has(t, owner_of(ship), Op::extra_ability) && !t.turn.has_used(Command::cunning));
}
/// Returns whether a ship may take a Move action now: its first this turn, or any with Energetic (QU-A4, QU-M12).
inline bool move_free(const Table& t, ShipId ship) {
    return t.ships[ship].moves == 0 || has(t, owner_of(ship), Op::unlimited_moves);
}
/// Returns the combat that begins when `attacker` attacks `defender` from a space, before any dice (QU-C3). Precondition:
/// both ships are on the map.
Combat combat_from(const Table& t, ShipId attacker, ShipId defender, Square from, CombatKind kind = CombatKind::move);
/// Returns the modifier of a side's total from all cards of the ship's owner (QU-C9).
int combat_modifier(const Table& t, const Combat& combat, Side side);
/// Returns the modifier of a side's total from one command card. 0 if the card does not apply now.
int combat_modifier(const Table& t, const Combat& combat, Side side, CardId card);
/// Returns a side's total: ship number, die and modifiers; it may be negative (QU-C9, QU-C10). Precondition: the dice are
/// rolled.
int combat_total(const Table& t, const Combat& combat, Side side);
/// Returns whether the attacker wins: the lower total does, and the attacker on a tie unless the defender holds Stubborn
/// (QU-C11, QU-M28). Precondition: the dice are rolled.
bool attacker_wins(const Table& t, const Combat& combat);
/// Returns whether this side may use this re-roll card now: held, unused and effective (QU-C7, QU-C8, QU-C6).
bool may_reroll(const Table& t, const Combat& combat, Side side, CardId card);
/// Command cards that re-roll a combat die, in the order of section 8.7.
inline constexpr std::array kRerollCards{Command::relentless, Command::scrappy, Command::cruel};

}  // namespace orrery::quantum
