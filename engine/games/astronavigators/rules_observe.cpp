// Observation and scheduling (AN-A1 to A23).
#include <algorithm>

#include "engine/games/astronavigators/rules_detail.h"
#include "engine/games/astronavigators/sky.h"

namespace orrery::astronavigators {

namespace {

bool chooses_week(const Table& t, const Player& player) {  // AN-A82
    return player.has_instrument(EffectKind::observe_any_week) && filled_weeks(t) > 1;
}
/// Returns the week whose top card is observed where nothing is to be chosen (AN-A1, AN-M1).
int only_week(const Table& t, const Player& player, int own) {
    if (!player.has_instrument(EffectKind::observe_any_week)) return own;
    for (int week = 1; week <= kWeeks; ++week)
        if (!t.week(week).empty()) return week;
    return own;
}

void complete_sets(RuleContext& c, Seat who) {             // AN-A7
    Player& player = c.player(who);
    for (SetId set = 0; set < kSetCount; ++set) {
        if (player.sets[set] != SetState::open || observed_with(player, set) < kSets[set].threshold) continue;
        player.sets[set] = SetState::ready;
        gain_nk(player, kSetReward);
        c.out.push_back(SetCompleted{who, set, kSetReward});
    }
}

/// Takes a card that was observed.
void succeed(RuleContext& c, Seat who, CardId id, From from) {
    Player& player = c.player(who);
    const Card& card = kCards[id];
    if (is_moon(id)) {                                     // AN-A5
        player.moon_cards.push_back(id);
        c.out.push_back(Observed{who, id, from, card.nk});
        if (MoonState& moon = player.moon(card.phase); moon == MoonState::inactive) {
            moon = MoonState::active;
            c.out.push_back(MoonActivated{who, card.phase});
        }
        return gain_nk(player, card.nk);
    }
    int nk = card.nk;                                      // AN-A6
    for (const QuestId quest : player.instruments)
        if (kInstruments[quest].effect == EffectKind::bonus_nk) nk += kInstruments[quest].amount;  // AN-A87
    player.observed.push_back(id);
    c.out.push_back(Observed{who, id, from, nk});
    gain_nk(player, nk);
    complete_sets(c, who);
}

/// Returns whether the observation succeeded. On failure the card stays where it is (AN-A4).
bool observe_card(RuleContext& c, Seat who, CardId card, From from) {
    const std::optional<Failure> failure = failure_of(c.s, c.player(who), card, from, c.turn().week);
    if (failure) c.out.push_back(NotObserved{who, card, *failure});
    else succeed(c, who, card, from);                      // AN-A9
    return !failure;
}

void observe_week(RuleContext& c, Seat who, int week) {
    CardPile& pile = c.s.week(week);
    if (pile.empty()) c.out.push_back(NoCard{week});
    else if (observe_card(c, who, pile.back(), From::direct)) pile.pop_back();
}
void observe_scheduled(RuleContext& c, Seat who, CardId card) {                    // AN-A8
    if (observe_card(c, who, card, From::planned)) take(c.player(who).schedule, card);
}

/// Takes the top card of the week into the slot, which returns a card if it is full (AN-A20, AN-A22).
void schedule_top(RuleContext& c, Seat who, std::optional<CardId> returned) {
    CardPile& week = c.s.week(c.turn().week);
    Player& player = c.player(who);
    const CardId card = take_top(week);
    if (returned) {
        take(player.schedule, *returned);
        week.push_back(*returned);
    }
    player.schedule.push_back(card);                       // face up, and worth nothing yet (AN-A23)
    c.out.push_back(Scheduled{who, card, returned});
}
void schedule_card(RuleContext& c, Seat who) {
    const Player& player = c.player(who);
    const int week = c.turn().week;
    if (c.s.week(week).empty()) c.out.push_back(NoCard{week});
    else if (static_cast<int>(player.schedule.size()) < slot_size(player)) schedule_top(c, who, {});
    else schedule_top(c, who, player.schedule.front());
}

bool is_slot_of_two_full(const Player& player) { return slot_size(player) > 1
    && static_cast<int>(player.schedule.size()) == slot_size(player); }

}  // namespace

bool chooses_in_act(const Table& t) {
    const Turn& turn = *t.turn;
    const Player& player = t.players[turn.seat];
    switch (turn.action) {
        case Action::direct: return chooses_week(t, player);
        case Action::planned: return player.schedule.size() > 1;
        case Action::schedule: return is_slot_of_two_full(player) && !t.week(turn.week).empty();
        case Action::travel: break;
    }
    return false;
}

bool settle_observation(RuleContext& c) {
    Turn& turn = c.turn();
    const Player& player = c.player(turn.seat);
    if (chooses_in_act(c.s)) return true;
    if (turn.action == Action::direct) observe_week(c, turn.seat, only_week(c.s, player, turn.week));
    else if (turn.action == Action::planned) observe_scheduled(c, turn.seat, player.schedule.front());
    else schedule_card(c, turn.seat);
    turn.stage = Step::after;
    return false;
}

Verdict check(const View& view, Kind, const ObserveWeek& m) {
    return view.table.week(m.week).empty() ? Violation{&rule::A82} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const ObserveWeek& m) {
    observe_week(c, who, m.week);
    c.turn().stage = Step::after;
}

Verdict check(const View& view, Kind, const ObserveCard& m) {
    return contains(view.player().schedule, m.card) ? Verdict{} : Violation{&rule::A8};
}
void play(RuleContext& c, Seat who, Kind, const ObserveCard& m) {
    observe_scheduled(c, who, m.card);
    c.turn().stage = Step::after;
}

Verdict check(const View& view, Kind, const SwapCard& m) {
    return contains(view.player().schedule, m.card) ? Verdict{} : Violation{&rule::A22};
}
void play(RuleContext& c, Seat who, Kind, const SwapCard& m) {
    schedule_top(c, who, m.card);
    c.turn().stage = Step::after;
}

}  // namespace orrery::astronavigators
