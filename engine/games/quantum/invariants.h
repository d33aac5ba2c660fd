// The laws of section 9 that every position keeps.
#pragma once

#include <optional>

#include "engine/core/result.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// The first law broken, with its pointer into the position document; empty when all hold.
/// Needs no more of `s` than that its ids are in range.
std::optional<Error> broken_law(const State& s);

}  // namespace orrery::quantum
