#include "engine/games/race/game.h"

#include "engine/games/race/rule_ids.h"

namespace orrery::race {

const Rule& Game::malformed_rule() { return rule::M0; }
const Rule& Game::not_asked_rule() { return rule::T2; }
const Rule& Game::over_rule() { return rule::M0; }
const Rule& Game::seat_count_rule() { return rule::S1; }

bool Game::decides_sealed(const State& s) {
    const std::optional<Asked> now = asked(s);
    return now && (now->kind == Kind::choose_actions || is_placement(now->kind));
}

bool Game::decides_in_the_open(const State& s) {
    const std::optional<Asked> now = asked(s);
    if (!now) return false;
    switch (now->kind) {
        case Kind::settle_method:
        case Kind::trade_sell:
        case Kind::consume:
        case Kind::consume_good:
        case Kind::lucky_number:
        case Kind::produce_windfall: return true;
        case Kind::setup_discard:
        case Kind::choose_actions:
        case Kind::explore_keep:
        case Kind::place_development:
        case Kind::place_world:
        case Kind::pay:
        case Kind::consume_hand:
        case Kind::hand_limit: return false;
    }
    return false;
}

}  // namespace orrery::race
