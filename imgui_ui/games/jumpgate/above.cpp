// Layers above the board: an explanation, and the card below the finger that drags it. The bubbles are in bubbles.cpp.
#include "imgui_ui/games/jumpgate/explain.h"
#include "imgui_ui/games/jumpgate/view.h"

namespace orrery::ui::jumpgate_table {

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    return draw_explanation(frame_->s, what, anchor, bounds, stays) ? rule_of(what)->id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    const Rect r = frame_->l.hand.cards.front();
    NavCardLook look;
    look.selected = true;
    // Draws above the finger, so that the card does not hide its destination.
    draw_nav_card(frame_->s.canvas, codes_of(jg::NavId(what.index)), rect_around({at.x, at.y - r.h * 0.35f}, r.w * 0.8f, r.h * 0.8f), look);
}

}  // namespace orrery::ui::jumpgate_table
