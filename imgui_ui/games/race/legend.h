// Reference list of the signs on cards.
#pragma once

#include <span>

#include "engine/core/text.h"
#include "imgui_ui/games/race/symbols.h"

namespace orrery::ui::race_table {

struct Sign {
    /// Draws the sign into a square of kSignSize.
    void (*draw)(Canvas&, Vec centre);
    Text words;
};
inline constexpr float kSignSize = 22;

std::span<const Sign> signs();

inline constexpr float kBesideGood = 55;                   ///< width of a good's picture and price, beside its name
/// Draws the goods with their prices, one per row, within `r`.
void draw_goods_legend(Canvas&, Rect r, Lang lang);
/// Returns the smallest height of the list of all signs.
float least_sign_list();
/// Draws all signs, one below the other, in a panel.
void draw_sign_list(Canvas&, Rect r, Lang lang);

}  // namespace orrery::ui::race_table
