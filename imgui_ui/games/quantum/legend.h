// The six kinds of ships in a list, for whoever wants to look them up.
#pragma once

#include "engine/core/text.h"
#include "imgui_ui/games/quantum/symbols.h"

namespace orrery::ui::quantum_table {

/// One row: the die, the kind, its ability with its sign. `lit`: the row is about what is shown.
inline constexpr float kLegendRow = 34;
void draw_kind_row(Canvas&, Rect r, int number, SeatColor seat, bool lit, Lang lang);

/// All of them in a panel, as far as there is room for it (desktop: TableAreas::reference). Draws nothing where there is not.
void draw_ship_legend(Canvas&, Rect r, SeatColor seat, Lang lang);

}  // namespace orrery::ui::quantum_table
