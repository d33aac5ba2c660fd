// Checks of the invariants of a position (docs/rules/microcosmos.md, section 9).
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Returns the first broken invariant with a pointer into the position; nullopt if all hold.
std::optional<Error> broken_law(const State& s);

}  // namespace orrery::microcosmos
