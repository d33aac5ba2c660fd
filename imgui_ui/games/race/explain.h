// Explanations, shown by a long press, key I, a right click, a resting mouse or a touch without another meaning: the thing enlarged, in
// words, with the resulting numbers.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/race/scene.h"

namespace orrery::ui::race_table {

/// Draws the explanation of `thing` near `anchor`, inside `bounds`. If it `stays`, it has a link to the rule book below it; returns
/// true if that was tapped.
bool draw_explanation(Scene&, Thing thing, Rect anchor, Rect bounds, bool stays);

/// Returns the rule that explains a thing best.
const Rule& rule_of(Thing thing);

}  // namespace orrery::ui::race_table
