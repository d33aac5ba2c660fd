// Invariants of a position (docs/rules/race.md, section 9).
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Returns the first invariant that `s` breaks, with a pointer into the position document; nullopt if all hold.
/// Precondition: the ids in `s` are in range. Nothing else is assumed.
std::optional<Error> broken_law(const State& s);

}  // namespace orrery::race
