// Reasons for moves of Race for the Galaxy, one sentence each. Uses only the viewer's observation.
#pragma once

#include <string>

#include "engine/core/text.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::ui::race_table {

/// Returns a sentence on why the move might be good. Preconditions: `seen.me` is asked; the move is legal.
std::string advice_on(const orrery::race::Observation& seen, const orrery::race::Move& move, Lang lang);

/// Returns the number of the viewer's worlds that would get a good from Produce: all production worlds and one windfall world.
int worlds_to_fill(const orrery::race::Observation& seen);
/// Returns the number of the viewer's hand cards that could be placed now: worlds or developments.
int placeable(const orrery::race::Observation& seen, bool worlds);

}  // namespace orrery::ui::race_table
