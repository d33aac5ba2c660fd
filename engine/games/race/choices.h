// The actions that a seat may choose for a round.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/games/race/state.h"

namespace orrery::race {

using Choices = FixedVector<Choice, 23>;                   ///< RG-M4

/// Every legal choice among the cards that a seat has (RG-S11), in the order of RG-M1 (RG-T20, RG-T21).
Choices legal_choices(const Options& options);

}  // namespace orrery::race
