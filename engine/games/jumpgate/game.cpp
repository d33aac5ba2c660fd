#include "engine/games/jumpgate/game.h"

#include "engine/games/jumpgate/rule_ids.h"

namespace orrery::jumpgate {

const Rule& Game::malformed_rule() { return rule::T13; }
const Rule& Game::not_asked_rule() { return rule::T14; }
const Rule& Game::over_rule() { return rule::T14; }
const Rule& Game::seat_count_rule() { return rule::S1; }

bool Game::decides_in_the_open(const State& s) { return s.open && s.open->kind == Kind::claim_mark; }

}  // namespace orrery::jumpgate
