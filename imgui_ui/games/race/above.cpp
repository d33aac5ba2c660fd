// Layers above the table: an explanation, and the card below the finger that drags it.
#include "imgui_ui/games/race/explain.h"
#include "imgui_ui/games/race/view.h"

namespace orrery::ui::race_table {

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    // Above the hand, whose other cards stay in sight.
    if (kind_of(what) == Kind::hand) anchor = {frame_->l.hand.x, anchor.y, frame_->l.hand.w, anchor.h};
    return draw_explanation(frame_->s, what, anchor, bounds, stays) ? rule_of(what).id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    constexpr float kWide = 116, kHigh = kWide * kCardTall;
    RaceCardLook look = plain_look(frame_->s.lang);
    look.selected = true;
    // Above the finger, so that it does not hide where the card goes.
    draw_race_card(frame_->s.canvas, card_of(what), rect_around({at.x, at.y - kHigh * 0.35f}, kWide, kHigh), look);
}

}  // namespace orrery::ui::race_table
