// What a long press, a right click or a resting mouse shows: the thing in large, in words, with its numbers.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/jumpgate/scene.h"

namespace orrery::ui::jumpgate_table {

/// Draws the explanation of `thing` beside `anchor`, inside `bounds`. Covers the anchor only where there is no room. One that
/// `stays` has a way into the rule book below it: true when that was tapped.
bool draw_explanation(Scene&, Thing thing, Rect anchor, Rect bounds, bool stays);

/// The rule that says most about a thing. Null for none.
const Rule* rule_of(Thing thing);

}  // namespace orrery::ui::jumpgate_table
