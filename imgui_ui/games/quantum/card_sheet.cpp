// A single card to read, above the table.
#include <algorithm>

#include "imgui_ui/games/quantum/look.h"

namespace orrery::ui::quantum_table {

Rect card_sheet_place(const Scene& s, qu::CardId card, Rect anchor, Rect bounds, float foot) {
    constexpr float kWidth = 340, kGap = 12;
    const float w = std::min(kWidth, bounds.w), h = std::min(large_card_height(s.canvas, card, w, s.lang) + foot, bounds.h);
    // Beside the card if there is room, otherwise above it.
    const bool left = anchor.x - kGap - w >= bounds.x, right = anchor.right() + kGap + w <= bounds.right();
    float x = left ? anchor.x - kGap - w : right ? anchor.right() + kGap : anchor.centre().x - w / 2;
    float y = left || right ? anchor.centre().y - h / 2 : anchor.y - kGap - h;
    x = std::clamp(x, bounds.x, std::max(bounds.x, bounds.right() - w));
    y = std::clamp(y, bounds.y, std::max(bounds.y, bounds.bottom() - h));
    return {x, y, w, h};
}

void draw_card_sheet(Scene& s, qu::CardId card, Rect place) {
    s.canvas.shadow(place, 14, 0.7f, 30, 8);
    AdvanceLook look;
    look.lang = s.lang;
    draw_advance_card(s.canvas, card, place, look);
}

}  // namespace orrery::ui::quantum_table
