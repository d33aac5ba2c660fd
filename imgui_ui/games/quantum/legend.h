// A row of the list of the six kinds of ships, for whoever wants to look them up.
#pragma once

#include "engine/core/text.h"
#include "imgui_ui/games/quantum/symbols.h"

namespace orrery::ui::quantum_table {

inline constexpr float kLegendRow = 34;                    ///< its height
/// The die, the kind, its ability with its sign. `lit`: the row is about what is shown.
void draw_kind_row(Canvas&, Rect r, int number, SeatColor seat, bool lit, Lang lang);

}  // namespace orrery::ui::quantum_table
