// Phase I, Explore (RG-A1 to A7).
#include <algorithm>

#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

/// Discards the remaining drawn cards after the last one is kept (RG-A5).
void finish_exploring(RuleContext& c, Seat seat, int drawn, int kept) {
    Secrets& own = c.secrets(seat);
    for (const CardId card : own.drawn) c.s.discard.push_back(card);
    own.drawn.clear();
    if (c.out.is_heard()) {
        Cards cards;
        for (std::size_t i = own.hand.size() - static_cast<std::size_t>(kept); i < own.hand.size(); ++i)
            cards.push_back(own.hand[i]);
        c.out.push_back(Explored{seat, drawn, kept, cards});
    }
    leave_waiting(c.s);
}

/// Keeps all drawn cards without a decision (RG-A6).
void keep_all(RuleContext& c, Seat seat) {
    Secrets& own = c.secrets(seat);
    const int drawn = static_cast<int>(own.drawn.size());
    c.out.push_back(Auto{seat, Kind::explore_keep});
    for (const CardId card : own.drawn) own.hand.push_back(card);
    own.drawn.clear();
    finish_exploring(c, seat, drawn, drawn);
}

void go_on_exploring(RuleContext& c) {
    State& s = c.s;
    while (!s.waiting.empty()) {
        const Seat seat = s.waiting.front();
        const Player& player = s.players[seat];
        const int keeps = explore_keeps(player.tableau, player.actions);
        if (keeps < static_cast<int>(s.secrets[seat].drawn.size())) {
            s.owed = static_cast<std::int16_t>(keeps);
            return;
        }
        keep_all(c, seat);
    }
    next_phase(c);
}

}  // namespace

int explore_draws(const Tableau& tableau, const Choice& actions) {
    int draws = kExploreDraw + total(tableau, PowerType::explore_draw);
    for (const ActionId id : actions) draws += action(id).draw;
    return draws;
}

int explore_keeps(const Tableau& tableau, const Choice& actions) {
    int keeps = kExploreKeep + total(tableau, PowerType::explore_keep);
    for (const ActionId id : actions) keeps += action(id).keep;
    return keeps;
}

void begin_explore(RuleContext& c) {
    for (const Seat seat : c.s.waiting) {                  // all seats draw first (RG-A1)
        const Player& player = c.player(seat);
        draw(c, seat, explore_draws(player.tableau, player.actions), DrawReason::explore);
    }
    go_on_exploring(c);
}

Verdict check(const View& v, Kind kind, const Keep& m) {
    if (kind != Kind::explore_keep) return wrong_kind();
    if (!contains(v.own.drawn, m.card)) return Violation{&rule::A4};
    return {};
}

void play(RuleContext& c, Seat who, Kind, const Keep& m) {
    State& s = c.s;
    Secrets& own = s.secrets[who];
    take(own.drawn, m.card);
    own.hand.push_back(m.card);
    if (--s.owed > 0) return;
    const int kept = explore_keeps(s.players[who].tableau, s.players[who].actions);
    finish_exploring(c, who, kept + static_cast<int>(own.drawn.size()), kept);
    go_on_exploring(c);
}

}  // namespace orrery::race
