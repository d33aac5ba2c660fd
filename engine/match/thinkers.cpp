// The computer players of all games.
#include "engine/ai/thinkers.h"

#include <tuple>

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
