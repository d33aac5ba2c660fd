// What the signs on cards mean, for whoever wants to look it up.
#pragma once

#include <span>

#include "engine/core/text.h"
#include "imgui_ui/games/race/symbols.h"

namespace orrery::ui::race_table {

struct Sign {
    /// Draws it into a square of kSignSize.
    void (*draw)(Canvas&, Vec centre);
    Text words;
};
inline constexpr float kSignSize = 22;

std::span<const Sign> signs();

/// The goods with their prices, a row each, as high as `r` allows.
void draw_goods_legend(Canvas&, Rect r, Lang lang);
/// All signs below each other in a panel.
void draw_sign_list(Canvas&, Rect r, Lang lang);

}  // namespace orrery::ui::race_table
