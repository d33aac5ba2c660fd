#include "imgui_ui/games/race/scene.h"

#include <algorithm>

#include "engine/games/race/rules.h"

namespace orrery::ui::race_table {

std::optional<std::size_t> tab_of(rc::Phase phase) {
    switch (phase) {
        case rc::Phase::explore: return 0;
        case rc::Phase::develop:
        case rc::Phase::develop_2: return 1;
        case rc::Phase::settle:
        case rc::Phase::settle_2: return 2;
        case rc::Phase::consume: return 3;
        case rc::Phase::produce: return 4;
        default: return {};
    }
}

bool are_revealed(const rc::Observation& seen) { return seen.phase != rc::Phase::setup && seen.phase != rc::Phase::choose; }

bool has_bonus(const rc::Observation& seen, Seat seat, std::size_t tab) {
    const rc::Choice& actions = seat == seen.me ? rc::view_of(seen).actions() : seen.players[seat].actions;
    return std::any_of(actions.begin(), actions.end(), [&](rc::ActionId a) { return tab_of(rc::action(a).phase) == tab; });
}

bool is_called(const rc::Observation& seen, std::size_t tab) {
    if (!are_revealed(seen)) return false;
    for (const Seat seat : all_seats(seen.seats))
        if (has_bonus(seen, seat, tab)) return true;
    return false;
}

bool has_develop_bonus(const rc::Observation& seen) {
    return rc::is_develop(seen.phase) && rc::chose_phase(seen.players[seen.me].actions, seen.phase);
}

std::optional<int> price_of(const rc::Observation& seen, rc::CardId card) {
    const rc::Tableau& tableau = seen.players[seen.me].tableau;
    const rc::Design& d = rc::design(card);
    if (!d.is_world) return rc::develop_cost(tableau, has_develop_bonus(seen), card);
    if (!d.is_military) return rc::settle_cost(tableau, card);
    return {};
}

WhatIf what_if(const rc::Player& player, rc::CardId card) {
    rc::Player then = player;
    if (!rc::find_placed(then.tableau, card)) then.tableau.push_back({card});
    return {points_of_card(then, card), rc::points_of(then.tableau, then.vp).total()};
}

int points_of_card(const rc::Player& player, rc::CardId card) {
    const rc::Design& d = rc::design(card);
    return d.vp ? int(*d.vp) : rc::bonus_of(player.tableau, player.vp, card);
}

}  // namespace orrery::ui::race_table
