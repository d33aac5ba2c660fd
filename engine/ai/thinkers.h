// Definition of make_thinker (bot.h): the choice of the computer player for a level and a game.
#pragma once

#include <cassert>
#include <memory>
#include <string_view>

#include "engine/ai/networks.h"
#include "engine/ai/search.h"
#include "engine/ai/tree_search.h"

namespace orrery {

template <class G>
std::unique_ptr<Thinker> make_thinker(std::string_view level, const typename G::Observation& o, std::uint64_t seed) {
    const Level* found = level_by_id(level);
    assert(found != nullptr);
    const Level how = level_in<G>(*found, o.seats);
    if constexpr (HasFeatures<G>) {
        if (const Network* network = how.is_plain ? nullptr : built_in_network(G::info().id)) {
            assert(network->inputs == G::kFeatures);
            if constexpr (kSearchesFlat<G>) return make_playout_thinker<G, true>(how, o, seed, network);
            else return std::make_unique<TreeSearch<G>>(how, *network, o, seed);
        }
    }
    return make_playout_thinker<G, HasFeatures<G>>(how, o, seed);
}

}  // namespace orrery
