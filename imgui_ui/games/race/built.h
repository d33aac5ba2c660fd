// The tableaus at the end of a game, for the results.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text.h"
#include "engine/match/any_match.h"
#include "imgui_ui/kit/canvas.h"

namespace orrery::ui::race_table {

/// See GameFace::Built.
Text built_title();
void draw_built(Canvas& canvas, const AnyMatch& match, Seat seat, Rect r, Lang lang);
std::vector<std::string> built_words(const AnyMatch& match, Seat seat, Lang lang);

}  // namespace orrery::ui::race_table
