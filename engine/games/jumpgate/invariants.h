// Invariants of a reachable position (docs/rules/jumpgate.md, section 9).
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

/// Returns the first invariant that `s` breaks, with a pointer into the position document; nullopt if all hold. `told` is the
/// decision as the document states it.
/// Preconditions: the ids in `s` are in range; `told` asks the seat and kind of `s.open`. Nothing else is assumed.
std::optional<Error> broken_law(const State& s, const std::optional<Question>& told);

}  // namespace orrery::jumpgate
