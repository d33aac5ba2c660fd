// Rounds: selection, turns, month shift and the end (AN-T1 to T25, AN-E1).
#include <algorithm>

#include "engine/games/astronavigators/rules_detail.h"
#include "engine/games/astronavigators/score.h"

namespace orrery::astronavigators {

// Selection.

namespace {

bool is_taken(const Table& t, int week) {                  // AN-T4
    for (const Seat seat : all_seats(t.seats))
        if (t.players[seat].disc && t.players[seat].disc->week == week) return true;
    return false;
}

void select(RuleContext& c, Seat who, int week, Action action, std::optional<Transport> transport) {
    Player& player = c.player(who);
    player.disc = Disc{static_cast<std::int8_t>(week), action};
    if (transport) player.face = *transport;               // AN-T8
    c.out.push_back(Selected{who, week, action, transport});
}

}  // namespace

// Direct observation and Scheduling may be selected in vain (AN-T11).
Verdict check(const View& view, Kind, const Select& m) {
    const Player& player = view.player();
    if (is_taken(view.table, m.week)) return Violation{&rule::T4};
    const bool observes = m.action == Action::direct || m.action == Action::planned;
    if (observes && player.status == Status::astronaut) return Violation{&rule::T5};
    if (m.action == Action::planned && player.schedule.empty()) return Violation{&rule::T6};
    if (player.is_on(Map::orbit)) return m.action == Action::travel ? Verdict{} : Violation{&rule::T7};
    return m.action == Action::travel ? Violation{&rule::T8} : Verdict{};
}
void play(RuleContext& c, Seat who, Kind, const Select& m) { select(c, who, m.week, m.action, {}); }

Verdict check(const View& view, Kind, const SelectTravel& m) {
    const Player& player = view.player();
    if (is_taken(view.table, m.week)) return Violation{&rule::T4};
    if (player.is_on(Map::orbit)) return Violation{&rule::T7};
    const bool has_to_sail = is_at_sea(player);
    if (has_to_sail ? m.transport != Transport::ship : !has_icon(player.vehicle.at, m.transport)) return Violation{&rule::T9};
    if (m.transport == Transport::spacecraft && !may_launch(view.table, player)) return Violation{&rule::T10};
    return {};
}
void play(RuleContext& c, Seat who, Kind, const SelectTravel& m) { select(c, who, m.week, Action::travel, m.transport); }

// Turns.

namespace {

/// Begins the next turn of the round, or goes on to the next phase (AN-T12, AN-T1).
void begin_turn(RuleContext& c) {
    State& s = c.s;
    const auto waits = [&s](Seat seat) { return s.players[seat].is_playing() && !s.players[seat].disc_done; };     // AN-T2
    const std::optional<Seat> next = first_by_week(s, waits);
    if (!next) return s.is_astronavigator() ? begin_calibration(c) : shift_month(c);
    const Disc disc = *s.players[*next].disc;
    Turn& turn = s.turn.emplace();
    turn.seat = *next;
    turn.week = disc.week;
    turn.action = disc.action;
    c.out.push_back(TurnStarted{*next, disc.week, disc.action});
}

/// Begins the action of the disc. Returns true if a player must decide.
bool settle_action(RuleContext& c) {
    Turn& turn = c.turn();
    Player& player = c.player(turn.seat);
    if (turn.action != Action::travel) return settle_observation(c);
    if (player.is_on(Map::earth)) {
        begin_leg(c, turn.seat, player.face);
    } else {
        turn.transport = Transport::spacecraft;
        turn.stage = Step::space;
    }
    return false;
}

}  // namespace

bool settle_turn(RuleContext& c) {
    if (!c.s.turn) {
        begin_turn(c);
        return false;
    }
    Turn& turn = c.turn();
    if (!turn.quest_tiles.empty()) return true;            // the source of a quest is still to be chosen
    switch (turn.stage) {
        case Step::before:                                 // AN-T13
            if (may_start_quest(c.s, c.player(turn.seat))) return true;
            turn.stage = Step::act;
            return false;
        case Step::act: return settle_action(c);
        case Step::travel: return settle_leg(c);
        case Step::chain: return settle_chain(c);
        case Step::orbit_pick: return settle_picks(c);
        case Step::space: return settle_space(c);
        case Step::after: break;
    }
    if (c.s.is_choosing_status || may_start_quest(c.s, c.player(turn.seat))) return true;
    finish_turn(c);
    return false;
}

Verdict check(const View&, Kind, const Pass&) { return {}; }
void play(RuleContext& c, Seat, Kind, const Pass&) {
    if (c.turn().stage == Step::before) c.turn().stage = Step::act;
    else finish_turn(c);
}

void finish_turn(RuleContext& c) {
    State& s = c.s;
    s.players[s.turn->seat].disc_done = true;
    s.turn.reset();
    for (const Seat seat : all_seats(s.seats))
        if (s.players[seat].is_playing()) return;
    end_game(c, EndWhy::nobody_playing);                   // AN-T14
}

// Month shift.

namespace {

/// Makes a new deck of the covered cards (AN-T24).
void rebuild_deck(RuleContext& c) {
    State& s = c.s;
    CardPile covered;                                      // the first card collected is its front
    for (CardPile& week : s.weeks) {
        if (week.size() < 2) continue;
        for (std::size_t i = week.size() - 1; i-- > 0;) covered.push_back(week[i]);
        week = {week.back()};
    }
    if (covered.empty()) return;
    std::reverse(covered.begin(), covered.end());
    s.deck = covered;
    c.out.push_back(DeckRebuilt{static_cast<int>(covered.size())});
    shuffle(c, s.deck, card_by_id);
    s.deck_top = take_top(s.deck);
}

void deal_cards(RuleContext& c) {                          // AN-T23
    State& s = c.s;
    for (int week = 1; week <= kWeeks; ++week) {
        if (s.deck_top == kNoCard) rebuild_deck(c);
        if (s.deck_top == kNoCard) continue;
        c.out.push_back(CardDealt{week, s.deck_top});
        s.week(week).push_back(s.deck_top);
        s.deck_top = s.deck.empty() ? kNoCard : take_top(s.deck);
    }
}

}  // namespace

void shift_month(RuleContext& c) {
    State& s = c.s;
    const bool is_year_over = s.sun_step == kSunSteps - 1;
    const int last_year = s.is_astronavigator() ? kYears : 1;
    if (is_year_over && s.year == last_year) return end_game(c, EndWhy::last_month);               // AN-T20
    for (const Seat seat : all_seats(s.seats)) {           // AN-T21
        s.players[seat].disc.reset();
        s.players[seat].disc_done = false;
    }
    s.sun_step = is_year_over ? 0 : static_cast<std::int8_t>(s.sun_step + 1);                      // AN-T22
    c.out.push_back(MonthShifted{s.sun_step});
    if (is_year_over) {
        ++s.year;
        c.out.push_back(YearTwo{});
    }
    deal_cards(c);
    do s.first_seat = next_clockwise(s.first_seat, s.seats);                                       // AN-T25
    while (!s.players[s.first_seat].is_playing());
    ++s.round;
    s.phase = Phase::select;
    c.out.push_back(RoundStarted{s.round, s.sun_step});
}

void end_game(RuleContext& c, EndWhy why) {
    State& s = c.s;
    s.phase = Phase::over;                                 // AN-E1
    for (const Seat seat : all_seats(s.seats)) {
        if (s.secrets[seat].agenda) s.players[seat].agenda = s.secrets[seat].agenda;
        s.secrets[seat].agenda.reset();
    }
    c.out.push_back(GameEnded{why});
    if (!c.out.is_heard()) return;
    for (const Seat seat : all_seats(s.seats)) {
        if (s.players[seat].fate == Fate::lost) continue;  // AN-E2
        const Points points = points_of(s, seat);
        for (const Category category : categories(s.options.mode)) c.out.push_back(Scored{seat, category, points[category]});
    }
    c.out.push_back(Won{winners_of(s)});
}

void gain_nk(Player& player, int nk) { player.nk = static_cast<std::int16_t>(std::min(player.nk + nk, kMostPoints)); }

}  // namespace orrery::astronavigators
