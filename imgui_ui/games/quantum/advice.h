// Reasons for moves of Quantum, one sentence each.
#pragma once

#include <string>

#include "engine/core/text.h"
#include "engine/games/quantum/moves.h"
#include "engine/games/quantum/observe.h"

namespace orrery::ui::quantum_table {

/// Returns a sentence on why the move might be good. Preconditions: `seen.me` is asked; the move is legal.
std::string advice_on(const orrery::quantum::Observation& seen, const orrery::quantum::Move& move, Lang lang);

}  // namespace orrery::ui::quantum_table
