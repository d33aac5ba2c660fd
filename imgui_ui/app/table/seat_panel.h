// Panel of a seat or an automaton: disc, name and active look around the figures drawn by the game. Used by table, seats sheet and replay.
#pragma once

#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

/// Draws the panel. `is_active`: it is the contender's turn. Returns true in the frame in which it is tapped.
bool draw_seat_panel(TableContext& context, TableView& table, Rect r, Contender who, LayoutKind kind, bool is_active);

}  // namespace orrery::ui
