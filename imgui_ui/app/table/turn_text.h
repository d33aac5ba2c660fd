// Texts about turns or rounds, whichever the game counts: "Turn 9", "Back a round", "12 turns".
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text.h"

namespace orrery::ui {

/// Returns "Turn 9" or "Round 9", or the heading of the set-up for 0. `game` is an id; an unknown game counts turns.
std::string turn_text(std::string_view game, int number, Lang lang);
/// Returns "9 turns" or "9 rounds". `number` is a text, because an average has a decimal point.
std::string length_text(std::string_view game, const std::string& number, Lang lang);
/// Returns `turns` or `rounds`, whichever the game counts.
const Text& counted(std::string_view game, const Text& turns, const Text& rounds);

}  // namespace orrery::ui
