// Ship rolls, with Clever and Scrappy (QU-R2, QU-C12, QU-M5, QU-M25).
#include "engine/games/quantum/rules_detail.h"

namespace orrery::quantum {

void queue_roll(State& s, ShipId ship, Reason reason) { s.rolls.push_back({ship, reason, s.ships[ship].number, 0}); }

namespace {

/// Rolls until the number differs from the old one, if it must (QU-R2). `tell` reports each die.
template <class Tell>
std::int8_t roll_die(RuleContext& c, const Roll& roll, Tell tell) {
    for (;;) {
        const auto value = static_cast<std::int8_t>(c.chance.die());
        tell(value);
        if (!must_differ(roll.reason) || value != roll.old) return value;
    }
}

/// Completes the first queued roll with its final number.
void finish_roll(RuleContext& c, std::int8_t value) {
    State& s = c.s;
    const Roll roll = s.rolls.front();
    s.rolls.erase(s.rolls.begin());
    const Seat owner = owner_of(roll.ship);
    s.ships[roll.ship].number = value;
    switch (roll.reason) {
        case Reason::reconfigure:
        case Reason::free_reconfigure:
            c.out.push_back(Reconfigured{owner, roll.ship, roll.old, value, roll.reason == Reason::free_reconfigure});
            return;
        case Reason::destroyed:
        case Reason::resourceful:
            s.ships[roll.ship].at = kScrapyard;
            c.out.push_back(ShipScrapped{owner, shown(s, roll.ship), roll.reason});
            if (roll.reason == Reason::resourceful)        // gains actions (QU-M23)
                gain_actions(c, owner, effect_of(Command::resourceful, Op::sacrifice)->amount, Command::resourceful);
            return;
        case Reason::expansion:
        case Reason::reorganization: return;               // still to be placed (QU-G2, QU-G4)
    }
}

}  // namespace

bool roll_on(RuleContext& c) {
    State& s = c.s;
    Roll& roll = s.rolls.front();
    const Seat owner = owner_of(roll.ship);
    if (roll.value != 0 || has(s, owner, Op::choose_ship_roll)) return true;
    const std::int8_t value = roll_die(c, roll, [&](int face) { c.out.push_back(DieRolled{owner, roll.ship, face, roll.reason}); });
    if (owner == s.turn.seat && has(s, owner, Op::ship_reroll)) {          // only in the own turn (QU-M25)
        roll.value = value;
        return true;
    }
    finish_roll(c, value);
    return false;
}

void keep_roll(RuleContext& c) { finish_roll(c, c.s.rolls.front().value); }

Verdict check(const Table&, Seat, Kind kind, const Keep&) {
    return kind == Kind::mulligan || kind == Kind::reroll_ship ? Verdict{} : not_now();
}

void play(RuleContext& c, Seat who, Kind kind, const Keep&) {
    if (kind == Kind::mulligan) keep_fleet(c, who);
    else keep_roll(c);
}

Verdict check(const Table&, Seat, Kind kind, const RerollShip&) { return kind == Kind::reroll_ship ? Verdict{} : not_now(); }

void play(RuleContext& c, Seat who, Kind, const RerollShip&) {
    const Roll roll = c.s.rolls.front();
    finish_roll(c, roll_die(c, roll, [&](int face) { c.out.push_back(DieRerolled{who, roll.ship, face, Command::scrappy}); }));
}

Verdict check(const Table& t, Seat, Kind kind, const Number& m) {
    if (kind != Kind::choose_number) return not_now();
    const Roll& roll = t.rolls.front();
    const bool fits = m.number >= 1 && m.number <= kDieFaces && (!must_differ(roll.reason) || m.number != roll.old);
    return fits ? Verdict{} : Violation{&rule::M5};
}

void play(RuleContext& c, Seat who, Kind, const Number& m) {
    c.out.push_back(NumberChosen{who, c.s.rolls.front().ship, m.number});
    finish_roll(c, m.number);
}

}  // namespace orrery::quantum
