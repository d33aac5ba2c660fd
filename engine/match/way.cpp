#include "engine/match/way.h"

#include "engine/match/game_list.h"
#include "engine/match/json_pointer.h"
#include "engine/match/match.h"

namespace orrery {

namespace {

template <class G>
bool try_game(const AnyMatch& any, const Json& aim, int most_positions, Way& way) {
    const Match<G>* match = match_of<G>(any);
    if (match != nullptr) way = find_way<G>(match->observe(*match->to_act()), match->names(), aim, most_positions);
    return match != nullptr;
}
template <class... G>
Way way_in(GameList<G...>, const AnyMatch& match, const Json& aim, int most_positions) {
    Way way;
    (void)(try_game<G>(match, aim, most_positions, way) || ...);
    return way;
}

}  // namespace

// Apart from AnyMatch, because the page's program does not search for ways and its first visit must stay small.
Way find_way(const AnyMatch& match, const Json& aim, int most_positions) {
    return way_in(AllGames{}, match, aim, most_positions);
}

bool meets(const Json& document, const Json& aim) {
    for (const auto& item : aim.items()) {
        const Json* found = json_at(document, item.key());
        if (found == nullptr || !same_value(*found, item.value())) return false;
    }
    return true;
}

}  // namespace orrery
