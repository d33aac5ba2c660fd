// Setup discards, choice of actions, order of phases and end of a round (RG-S10, RG-T1 to T4, RG-T20 to T31).
#include <algorithm>

#include "engine/games/race/choices.h"
#include "engine/games/race/rules_detail.h"
#include "engine/games/race/score.h"

namespace orrery::race {

void leave_waiting(State& s) { s.waiting.erase(s.waiting.begin()); }

void begin_round(RuleContext& c) {
    State& s = c.s;
    for (const Seat seat : all_seats(s.seats)) s.players[seat].actions.clear();    // actions return (RG-T22, RG-T31)
    s.round = std::min<std::int16_t>(static_cast<std::int16_t>(s.round + 1), kMaxRounds);
    s.phase = Phase::choose;
    s.waiting = turn_order(s.first, s.seats);
    c.out.push_back(RoundStarted{s.round});
}

namespace {

bool somebody_chose(const State& s, Phase phase) {
    for (const Seat seat : all_seats(s.seats))
        if (chose_phase(s.players[seat].actions, phase)) return true;
    return false;
}

/// Ends the round: checks for the end of the game (RG-T31), then begins the next round or ends the game (section 6).
void end_round(RuleContext& c) {
    State& s = c.s;
    c.out.push_back(RoundEnded{s.round});
    if (!end_reason(s)) return begin_round(c);
    s.phase = Phase::over;
    const Outcome end = outcome(s, hand_sizes(s));
    c.out.push_back(GameOver{end.reason});
    for (const Seat seat : all_seats(s.seats)) {
        const FinalRow& row = end.rows[seat];
        c.out.push_back(FinalScore{seat, row.points.chips, row.points.cards, row.points.bonus, row.points.total(), row.tiebreak});
    }
    c.out.push_back(Winners{end.winners});
}

/// Continues with the next seat above the hand limit (RG-T30), or ends the round.
void go_on_discarding(RuleContext& c) {
    State& s = c.s;
    if (s.waiting.empty()) return end_round(c);
    s.owed = static_cast<std::int16_t>(s.secrets[s.waiting.front()].hand.size() - kHandLimit);
}

void begin_round_end(RuleContext& c) {
    State& s = c.s;
    s.phase = Phase::round_end;
    for (const Seat seat : turn_order(s.first, s.seats))
        if (s.secrets[seat].hand.size() > kHandLimit) s.waiting.push_back(seat);
    go_on_discarding(c);
}

}  // namespace

void next_phase(RuleContext& c) {
    State& s = c.s;
    for (Phase phase = s.phase; phase != Phase::produce;) {
        phase = static_cast<Phase>(static_cast<int>(phase) + 1);
        if (!somebody_chose(s, phase)) continue;           // not played (RG-T3)
        s.phase = phase;
        s.waiting = turn_order(s.first, s.seats);
        c.out.push_back(PhaseStarted{phase});
        if (phase == Phase::explore) return begin_explore(c);
        if (is_develop(phase)) return begin_develop(c);
        if (is_settle(phase)) return begin_settle(c);
        if (phase == Phase::consume) return begin_consume(c);
        return begin_produce(c);
    }
    begin_round_end(c);
}

Verdict check(const View& v, Kind kind, const Choose& m) {
    if (kind != Kind::choose_actions) return wrong_kind();
    return check_choice(v.table.options, {m.actions.data(), m.actions.size()});
}

void play(RuleContext& c, Seat who, Kind, const Choose& m) {
    State& s = c.s;
    for (const ActionId id : m.actions) s.secrets[who].actions.push_back(id);
    leave_waiting(s);
    if (!s.waiting.empty()) return;
    ActionsRevealed revealed{s.seats, {}};                 // all at once (RG-T22)
    for (const Seat seat : all_seats(s.seats)) {
        s.players[seat].actions = revealed.choices[seat] = s.secrets[seat].actions;
        s.secrets[seat].actions.clear();
    }
    c.out.push_back(revealed);
    next_phase(c);
}

namespace {

/// Returns the rule that demands a card of the hand at a decision.
const Rule& hand_rule(Kind kind) {
    if (kind == Kind::setup_discard) return rule::S10;
    if (kind == Kind::pay) return rule::A17;
    if (kind == Kind::consume_hand) return rule::A59;
    return rule::T30;
}

void discard_at_setup(RuleContext& c, Seat who, CardId card) {
    State& s = c.s;
    discard_from_hand(c, who, card);
    if (--s.owed > 0) return;
    c.out.push_back(SetupDiscarded{who, kSetupDiscards});
    leave_waiting(s);
    if (s.waiting.empty()) begin_round(c);                 // round 1 begins (RG-S12)
    else s.owed = kSetupDiscards;
}

void discard_to_limit(RuleContext& c, Seat who, CardId card) {
    State& s = c.s;
    discard_from_hand(c, who, card);
    c.out.push_back(HandDiscarded{who, 1, DiscardReason::limit, Cards{card}});
    if (--s.owed > 0) return;
    leave_waiting(s);
    go_on_discarding(c);
}

}  // namespace

Verdict check(const View& v, Kind kind, const Discard& m) {
    const bool fits = kind == Kind::setup_discard || kind == Kind::pay || kind == Kind::hand_limit || kind == Kind::consume_hand;
    if (!fits) return wrong_kind();
    if (!contains(v.own.hand, m.card)) return Violation{&hand_rule(kind)};
    return {};
}

void play(RuleContext& c, Seat who, Kind kind, const Discard& m) {
    if (kind == Kind::setup_discard) return discard_at_setup(c, who, m.card);
    if (kind == Kind::pay) return pay_one(c, who, m.card);
    if (kind == Kind::consume_hand) return throw_for_vp(c, who, m.card);
    discard_to_limit(c, who, m.card);
}

}  // namespace orrery::race
