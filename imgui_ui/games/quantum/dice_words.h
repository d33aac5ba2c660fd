// What each die decides, for people who roll real dice.
#pragma once

#include <string>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui::quantum_table {

/// Returns the purpose of each die in the events of one move, in the order of the rolls ("Attack die of Aki", "New number of Ben's
/// ship"). `match` is the position before the move; null for the setup.
std::vector<std::string> dice_in(const Json& events, const AnyMatch* match, const Names& names, Lang lang);

}  // namespace orrery::ui::quantum_table
