// Instantiates `make_thinker` (bot.h) for every game. Included once by a program's choice of computer players, after their definition.
#pragma once

#include <tuple>

#include "engine/ai/bot.h"
#include "engine/match/game_list.h"

namespace orrery {

namespace {

template <class... G>
constexpr auto thinkers(GameList<G...>) {
    return std::tuple(&make_thinker<G>...);
}
[[gnu::used]] constexpr auto kThinkers = thinkers(AllGames{});

}  // namespace

}  // namespace orrery
