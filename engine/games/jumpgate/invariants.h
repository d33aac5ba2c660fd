// Invariants of a reachable position (docs/rules/jumpgate.md, section 9).
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// Returns the first invariant that `s` breaks, with a pointer into the position document; nullopt if all hold.
/// Precondition: the ids in `s` are in range. Nothing else is assumed.
std::optional<Error> broken_law(const State& s);

}  // namespace orrery::jumpgate
