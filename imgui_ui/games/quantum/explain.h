// What a long press, a right click or a resting mouse shows of things that are no cards: the thing in large, in words, with its
// numbers.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/quantum/scene.h"

namespace orrery::ui::quantum_table {

/// Draws the explanation of `thing` beside `anchor`, inside `bounds`; keeps `foot` free below it, inside `bounds`, for a button.
/// Covers the anchor only where there is no room. Returns where it lies; empty: there is nothing to say.
Rect draw_explanation(Scene&, Thing thing, Rect anchor, Rect bounds, float foot = 0);

/// The rule that says most about a thing, cards included. Null for none.
const Rule* rule_of(const qu::Table& t, Thing thing);

}  // namespace orrery::ui::quantum_table
