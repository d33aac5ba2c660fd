// Legal choices of actions for a round of Race for the Galaxy.
#pragma once

#include <span>

#include "engine/core/fixed_vector.h"
#include "engine/core/rule.h"
#include "engine/games/race/state.h"

namespace orrery::race {

using Choices = FixedVector<Choice, 23>;                   ///< 23 choices at most (RG-M4)

/// Judges a choice of actions. Returns nullopt if it is legal, otherwise the rule it breaks (RG-T20, RG-T21).
Verdict check_choice(const Options& options, std::span<const ActionId> actions);
/// Returns all legal choices among the action cards of a seat (RG-S11), in the order of RG-M1.
const Choices& legal_choices(const Options& options);

}  // namespace orrery::race
