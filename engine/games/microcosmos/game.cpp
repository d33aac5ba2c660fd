#include "engine/games/microcosmos/game.h"

#include "engine/games/microcosmos/rule_ids.h"

namespace orrery::microcosmos {

const Rule& Game::malformed_rule() { return rule::T7; }
const Rule& Game::not_asked_rule() { return rule::T7; }
const Rule& Game::over_rule() { return rule::T7; }
const Rule& Game::seat_count_rule() { return rule::S1; }

}  // namespace orrery::microcosmos
