// "Turn 9" or "Round 9": what a game counts, in words.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/text.h"

namespace orrery::ui {

/// `game`: slug; one that is not known counts turns. 0 is what lies before the first.
std::string turn_text(std::string_view game, int number, Lang lang);
/// "Turn" or "Round", at the axis of a chart.
std::string_view turn_word(std::string_view game, Lang lang);

}  // namespace orrery::ui
