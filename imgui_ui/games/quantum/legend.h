// Row of the reference list of the six kinds of ships.
#pragma once

#include "engine/core/text.h"
#include "imgui_ui/games/quantum/symbols.h"

namespace orrery::ui::quantum_table {

inline constexpr float kLegendRow = 34;                    ///< height of a row
/// Draws the die, the kind, and its ability with its sign. `lit` marks the kind of the explained ship.
void draw_kind_row(Canvas&, Rect r, int number, SeatColor seat, bool lit, Lang lang);

}  // namespace orrery::ui::quantum_table
