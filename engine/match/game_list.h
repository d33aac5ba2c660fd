// The list of games. A new game is one line here.
#pragma once

#include "engine/games/astronavigators/game.h"
#include "engine/games/jumpgate/game.h"
#include "engine/games/microcosmos/game.h"
#include "engine/games/quantum/game.h"
#include "engine/games/race/game.h"

namespace orrery {

template <class... G>
struct GameList {};

/// All games, in the order of the shelf.
using AllGames = GameList<
    jumpgate::Game,
    race::Game,
    quantum::Game,
    microcosmos::Game,
    astronavigators::Game>;

}  // namespace orrery
