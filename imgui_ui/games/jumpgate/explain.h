// Explanations, shown by a long press, key I, a right click or a resting mouse: the thing enlarged, in words, with its numbers.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/jumpgate/scene.h"

namespace orrery::ui::jumpgate_table {

/// Draws the explanation of `thing` beside `anchor`, inside `bounds`. Covers the anchor only if no side has room. If it `stays`, it
/// has a link to the rule book below it; returns true if that was tapped.
bool draw_explanation(Scene&, Thing thing, Rect anchor, Rect bounds, bool stays);

/// Returns the rule that explains a thing best, or nullptr if there is none.
const Rule* rule_of(Thing thing);

}  // namespace orrery::ui::jumpgate_table
