// Explanations of things other than cards, shown by a long press, key I, a right click or a resting mouse: the thing enlarged, in words,
// with its numbers.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/quantum/scene.h"

namespace orrery::ui::quantum_table {

/// Draws the explanation of `thing` beside `anchor`, inside `bounds`. Keeps `foot` free below it, inside `bounds`, for a button.
/// Covers the anchor only if no side has room. Returns its place; empty if there is no explanation.
Rect draw_explanation(Scene&, Thing thing, Rect anchor, Rect bounds, float foot = 0);

/// Returns the rule that explains a thing best, cards included, or nullptr if there is none.
const Rule* rule_of(const qu::Table& t, Thing thing);

}  // namespace orrery::ui::quantum_table
