// A random choice that prefers some moves.
#pragma once

#include <cstdint>

#include "engine/core/rng.h"

namespace orrery::tests {

/// Returns one of the moves, chosen with a probability proportional to its weight, a whole number above 0. Precondition: there is one.
template <class Moves, class Weight>
typename Moves::value_type weighted(const Moves& moves, Rng& rng, Weight weight) {
    int sum = 0;
    for (const auto& move : moves) sum += weight(move);
    int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(sum)));
    for (const auto& move : moves)
        if ((at -= weight(move)) < 0) return move;
    return moves.back();
}

}  // namespace orrery::tests
