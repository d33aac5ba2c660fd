// What a long press, a right click, a resting mouse or a touch that can do nothing else shows: the thing in large, in words, with
// the numbers it comes to.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/race/scene.h"

namespace orrery::ui::race_table {

/// Draws the explanation of `thing` near `anchor`, inside `bounds`. One that `stays` has a way into the rule book below it: true
/// when that was tapped.
bool draw_sheet(Scene&, Thing thing, Rect anchor, Rect bounds, bool stays);

/// The rule that says most about a thing.
const Rule& rule_of(Thing thing);

}  // namespace orrery::ui::race_table
