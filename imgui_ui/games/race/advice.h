// Why a move of Race for the Galaxy might be good, in a sentence. It looks through the viewer's eyes only.
#pragma once

#include <string>

#include "engine/core/text.h"
#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::ui::race_table {

/// Precondition: `seen.me` is asked, and the move is legal.
std::string advice_on(const orrery::race::Observation& seen, const orrery::race::Move& move, Lang lang);

/// Cards for the viewer's dearest good; 0 without goods.
int best_sale(const orrery::race::Observation& seen, bool with_powers);
/// Worlds of the viewer that would get a good if it chose Produce: all production worlds and one windfall world.
int worlds_to_fill(const orrery::race::Observation& seen);
/// Cards of the viewer's hand that could be placed now, worlds or developments.
int placeable(const orrery::race::Observation& seen, bool worlds);

}  // namespace orrery::ui::race_table
