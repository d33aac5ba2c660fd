// What each die decides, for people who roll their own.
#pragma once

#include <string>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui::quantum_table {

/// The dice that the events of one move of Quantum tell of, in the order of its rules ("Attack die of Aki", "New number of
/// Ben's ship"). `match`: before the move; null for the setup.
std::vector<std::string> dice_in(const Json& events, const AnyMatch* match, const Names& names, Lang lang);

}  // namespace orrery::ui::quantum_table
