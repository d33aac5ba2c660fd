// Turns or rounds, as the game counts: "Turn 9", "Back a round", "12 turns".
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text.h"

namespace orrery::ui {

/// `game`: slug; one that is not known counts turns. 0 is what lies before the first.
std::string turn_text(std::string_view game, int number, Lang lang);
/// "9 turns" or "9 rounds"; `number` as it is to be read: an average has a point.
std::string length_text(std::string_view game, const std::string& number, Lang lang);
/// The one of two texts that says what the game counts.
const Text& counted(std::string_view game, const Text& turns, const Text& rounds);

}  // namespace orrery::ui
