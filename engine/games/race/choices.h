// The actions that a seat may choose for a round.
#pragma once

#include <span>

#include "engine/core/fixed_vector.h"
#include "engine/core/rule.h"
#include "engine/games/race/state.h"

namespace orrery::race {

using Choices = FixedVector<Choice, 23>;                   ///< RG-M4

/// What is wrong with a choice of actions (RG-T20, RG-T21).
Verdict check_choice(const Options& options, std::span<const ActionId> actions);
/// Every legal choice among the cards that a seat has (RG-S11), in the order of RG-M1.
Choices legal_choices(const Options& options);

}  // namespace orrery::race
