// The Earth map as a graph: steps of each transport, ends of legs, and spaces from which an end is within reach.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "engine/games/astronavigators/content.h"

namespace orrery::astronavigators {

/// Set of spaces of the Earth map.
class SpaceSet {
  public:
    constexpr void add(SpaceId space) { words_[space / 64u] |= 1ull << space % 64u; }
    constexpr bool has(SpaceId space) const { return (words_[space / 64u] >> space % 64u & 1u) != 0; }
    constexpr void add_all(const SpaceSet& other) {
        for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
    }
    constexpr bool meets(const SpaceSet& other) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            if ((words_[i] & other.words_[i]) != 0) return true;
        return false;
    }
    /// Calls `each(space)` for the spaces of both sets, in the order of the map.
    template <class Each>
    void for_common(const SpaceSet& other, Each each) const {
        for (std::size_t i = 0; i < words_.size(); ++i)
            for (std::uint64_t rest = words_[i] & other.words_[i]; rest != 0; rest &= rest - 1)
                each(static_cast<SpaceId>(i * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    }

  private:
    std::array<std::uint64_t, 3> words_{};
};
static_assert(kSpaceCount <= 192);

/// Most steps of a leg: the ship with Octant and Star compass.
inline constexpr int kMostSteps = 6;

// The transport of these functions is none but the first five.

/// Returns the spaces one step away (AN-A32 to A34).
const SpaceSet& steps_from(Transport transport, SpaceId space);
/// Returns the spaces where a leg may end (AN-A35).
const SpaceSet& leg_ends(Transport transport);
/// Returns the spaces that are an end or from which one is reached with this many steps (AN-A36). Precondition: 0 to kMostSteps.
const SpaceSet& near_an_end(Transport transport, int steps);
/// Returns the number of legs of any transports from a space to another, at least 1, at most `limit`. For the computer players.
int legs_between(SpaceId from, SpaceId to, int limit);

}  // namespace orrery::astronavigators
