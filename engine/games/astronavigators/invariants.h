// Checks of the invariants of a position (docs/rules/astronavigators.md, section 9).
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Returns the first broken invariant with a pointer into the position; nullopt if all hold.
std::optional<Error> broken_law(const State& s);

}  // namespace orrery::astronavigators
