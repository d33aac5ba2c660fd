// The computer players of all games in a program without networks: they search by playouts.
#include <cassert>

#include "engine/ai/search.h"

namespace orrery {

template <class G>
std::unique_ptr<Thinker> make_thinker(std::string_view level, const typename G::Observation& o, std::uint64_t seed) {
    const Level* how = level_by_id(level);
    assert(how != nullptr);
    return make_playout_thinker<G, false>(level_in<G>(*how, o.seats), o, seed);
}

}  // namespace orrery

#include "engine/match/all_thinkers.h"
