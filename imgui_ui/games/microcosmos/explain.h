// Explanations of things, shown by a long press, key I, a right click or a resting mouse: the thing enlarged, in words, with its figures of
// the present position.
#pragma once

#include "engine/core/rule.h"
#include "imgui_ui/games/microcosmos/scene.h"

namespace orrery::ui::microcosmos_table {

/// Draws the explanation of a thing beside `anchor`, inside `bounds`, with `foot` free below it. Covers the anchor only if no side has
/// room. Returns its place; empty if the thing has none.
Rect draw_explanation(Scene&, Thing, Rect anchor, Rect bounds, float foot);

/// Returns the rule behind a thing, for the link to the rule book, or nullptr.
const Rule* rule_of(const mc::Observation&, Thing);

}  // namespace orrery::ui::microcosmos_table
