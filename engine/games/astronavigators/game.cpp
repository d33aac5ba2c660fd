#include "engine/games/astronavigators/game.h"

#include "engine/games/astronavigators/rule_ids.h"

namespace orrery::astronavigators {

const Rule& Game::malformed_rule() { return rule::M5; }
const Rule& Game::not_asked_rule() { return rule::T1; }
const Rule& Game::over_rule() { return rule::E1; }
const Rule& Game::seat_count_rule() { return rule::S1; }

}  // namespace orrery::astronavigators
