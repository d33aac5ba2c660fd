// Why a move of Quantum might be good, in a sentence.
#pragma once

#include <string>

#include "engine/core/text.h"
#include "engine/games/quantum/moves.h"
#include "engine/games/quantum/observe.h"

namespace orrery::ui::quantum_table {

/// Precondition: `seen.me` is asked, and the move is legal.
std::string advice_on(const orrery::quantum::Observation& seen, const orrery::quantum::Move& move, Lang lang);

}  // namespace orrery::ui::quantum_table
