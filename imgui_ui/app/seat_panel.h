// A seat's panel: disc, name and active look around the figures that the game draws. Table, players' sheet and replay have it.
#pragma once

#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

/// `is_active`: its turn. True in the frame in which it is tapped.
bool draw_seat_panel(TableContext& context, TableView& table, Rect r, Seat seat, LayoutKind kind, bool is_active);

}  // namespace orrery::ui
