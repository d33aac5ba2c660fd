// How random games begin in the tests. A variant of a game has its rules and another beginning:
//
//   struct ShortGame : Game {
//       using Plain = Game;
//       static State start(const Options&, int seats, const Rng&, ChanceScript*, Events&);
//   };
//
// The laws are compiled for the plain game only, so that a variant costs no second compilation of them.
#pragma once

#include <cstdint>
#include <memory>

#include "engine/core/rng.h"
#include "engine/match/match.h"
#include "tests/extremes.h"

namespace orrery::tests {

template <class V>
struct PlainOf {
    using Game = V;
};
template <class V>
    requires requires { typename V::Plain; }
struct PlainOf<V> {
    using Game = typename V::Plain;
};
/// The game of which `V` is a variant, or `V` itself.
template <class V>
using Plain = typename PlainOf<V>::Game;

/// Returns the first position of a variant.
template <class V>
typename V::State first_of(int seats, std::uint64_t seed) {
    typename V::Events dropped;
    return V::start(usual_options<V>(seats), seats, Rng(seed), nullptr, dropped);
}

/// Where random games of the rules `G` begin: usually as `G::start` says.
template <class G>
class Beginning {
  public:
    using State = typename G::State;
    using First = State (*)(int seats, std::uint64_t seed);

    Beginning() = default;
    explicit Beginning(First first) : first_(first) {}

    State first(int seats, std::uint64_t seed) const { return first_(seats, seed); }
    /// Starts a match. One of a variant begins with a given position.
    Result<std::unique_ptr<AnyMatch>> match(const NewMatch& how) const {
        if (first_ == &first_of<G>) return Match<G>::start(how);
        return Match<G>::load(extreme_document<G>(first_(static_cast<int>(how.names.size()), how.seed)));
    }

  private:
    First first_ = &first_of<G>;
};

template <class V>
Beginning<Plain<V>> beginning_of() {
    return Beginning<Plain<V>>(&first_of<V>);
}

}  // namespace orrery::tests
