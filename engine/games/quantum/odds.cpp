#include "engine/games/quantum/odds.h"

#include <algorithm>

namespace orrery::quantum {

namespace {

/// Returns the number of re-rolls both sides still have. It is the exponent of the number of outcomes counted.
int rerolls_left(const Table& t, const Combat& combat) {
    int n = 0;
    for (const Side side : {Side::attacker, Side::defender})
        for (const Command card : kRerollCards) n += may_reroll(t, combat, side, card_of(card)) ? 1 : 0;
    return n;
}

int power_of_faces(int exponent) {
    int out = 1;
    for (int i = 0; i < exponent; ++i) out *= kDieFaces;
    return out;
}

int wins(const Table& t, const Combat& combat);

// Both return the same as `wins` for one answer of the side to decide.
int wins_if_passed(const Table& t, const Combat& combat) {
    if (combat.passed) return attacker_wins(t, combat) ? power_of_faces(rerolls_left(t, combat)) : 0;   // two passes close the window
    Combat next = combat;
    next.reroller = other(combat.reroller);
    next.passed = true;
    return wins(t, next);
}

int wins_if_rerolled(const Table& t, const Combat& combat, CardId card) {
    const Side side = combat.reroller;
    Combat next = combat;
    next.reroller = other(side);
    next.passed = false;
    next.used(side).push_back(card);
    const Side die = effect_of(command_of(card), Op::combat_reroll)->own_die ? side : other(side);
    int sum = 0;
    for (int face = 1; face <= kDieFaces; ++face) {
        next.die(die) = static_cast<std::int8_t>(face);
        sum += wins(t, next);
    }
    return sum;
}

/// Returns the number of outcomes in which the attacker wins, out of 6 to the power of rerolls_left (QU-C7 to C11).
int wins(const Table& t, const Combat& combat) {
    int best = wins_if_passed(t, combat);
    for (const Command card : kRerollCards)
        if (may_reroll(t, combat, combat.reroller, card_of(card))) {
            const int sum = wins_if_rerolled(t, combat, card_of(card));
            best = combat.reroller == Side::attacker ? std::max(best, sum) : std::min(best, sum);
        }
    return best;
}

/// Returns the face that counts: the rolled one, or the fixed one of Rational (QU-C6).
std::int8_t counted(const Table& t, const Combat& combat, Side side, int face) {
    const Effect* fixed = effect_of(t, owner_of(combat.ship(side)), Op::fixed_combat_die);
    return static_cast<std::int8_t>(fixed != nullptr ? fixed->amount : face);
}

}  // namespace

int Odds::percent() const {
    if (wins == 0 || wins == of) return wins == 0 ? 0 : 100;
    return std::clamp((200 * wins + of) / (2 * of), 1, 99);
}

Odds odds_of(const Table& t, const Combat& combat) {
    const int courses = power_of_faces(rerolls_left(t, combat));
    if (combat.stage != Stage::dangerous) return {wins(t, combat), courses};
    Odds out{0, courses * kDieFaces * kDieFaces};
    Combat rolled = combat;
    for (int attack = 1; attack <= kDieFaces; ++attack)
        for (int defense = 1; defense <= kDieFaces; ++defense) {
            rolled.attack_die = counted(t, combat, Side::attacker, attack);
            rolled.defense_die = counted(t, combat, Side::defender, defense);
            out.wins += wins(t, rolled);
        }
    return out;
}

Odds odds_after(const Table& t, const Combat& combat, std::optional<CardId> reroll) {
    const int courses = power_of_faces(rerolls_left(t, combat)), wins = reroll ? wins_if_rerolled(t, combat, *reroll) : wins_if_passed(t, combat);
    return {combat.reroller == Side::attacker ? wins : courses - wins, courses};
}

}  // namespace orrery::quantum
