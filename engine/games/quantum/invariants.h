// Invariants of a position (docs/rules/quantum.md, section 9).
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Limits of the counters of a position, far beyond any game. The invariants limit each counter together with all that the
/// rules can still add to it, so no move leads beyond them.
namespace limit {
inline constexpr int kOwed = 107;                          ///< picks of a seat, with the cubes that it can still place
inline constexpr int kBonusTurns = 8'107;                  ///< bonus turns, with the picks that may become bonus turns
inline constexpr int kActions = 8'002;                     ///< actions, with those that cards may bring in this turn
inline constexpr int kMoves = 16'003;                      ///< Move actions of a ship, with those still possible in this turn
}  // namespace limit

/// Returns the first invariant that `s` breaks, with a pointer into the position document; nullopt if all hold.
/// Precondition: the ids in `s` are in range. Nothing else is assumed.
std::optional<Error> broken_law(const State& s);

}  // namespace orrery::quantum
