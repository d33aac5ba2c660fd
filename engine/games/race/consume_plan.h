// The best order in which to consume, for those who want it done for them: a search over goods and used powers, with what
// everybody can see. Cards drawn on the way are not looked at.
#pragma once

#include <optional>

#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::race {

struct ConsumePlan {
    Move next;                                             ///< the first step
    int vp = 0, cards = 0;                                 ///< what the whole order brings, this step included
};

/// What is best to do in `consume` and `consume_good`, as far as goods go; empty at other decisions, for other seats, and where
/// only powers for hand cards are left. The same table gives the same plan.
std::optional<ConsumePlan> plan_consume(const Observation& o);
/// What the best order brings that begins with a legal move of these decisions. Precondition: as plan_consume, not `done`.
ConsumePlan plan_after(const Observation& o, const Move& first);

}  // namespace orrery::race
