// What a long press, a right click or a resting mouse shows: the thing in large, in words, with its numbers.
#pragma once

#include "imgui_ui/games/jumpgate/scene.h"

namespace orrery::ui::jumpgate_table {

/// Draws the explanation of `thing` beside `anchor`, inside `bounds`. Covers the anchor only where there is no room.
void draw_explanation(Scene&, Thing thing, Rect anchor, Rect bounds);

/// A place for something `w` by `h` beside `anchor` and inside `bounds`.
Rect beside(Rect anchor, float w, float h, Rect bounds, float gap = 14);

}  // namespace orrery::ui::jumpgate_table
