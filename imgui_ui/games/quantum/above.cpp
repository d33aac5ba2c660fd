// Layers above the board: a card to read, an explanation with its buttons, a ship below the finger that drags it.
#include <algorithm>

#include "engine/games/quantum/describe.h"
#include "imgui_ui/games/quantum/explain.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

namespace {

constexpr float kFoot = 56, kFootButton = 46;

}  // namespace

std::string Table::explain(Thing what, Rect anchor, Rect bounds, bool stays) {
    Scene& s = frame_->s;
    const float foot = stays ? kFoot : 0;
    if (!opens(what)) {
        const Rect place = draw_explanation(s, what, anchor, bounds, foot);
        const Rect below{place.x, place.bottom() + (kFoot - kFootButton), place.w, kFootButton};
        return stays && place.w > 0 ? draw_foot(what, below) : std::string();
    }
    const auto card = static_cast<qu::CardId>(what.index);
    const Rect place = card_sheet_place(s, card, anchor, bounds, foot);
    draw_card_sheet(s, card, place);
    return stays ? draw_foot(what, {place.x + 12, place.bottom() - kFoot, place.w - 24, kFootButton}) : std::string();
}

/// Draws the buttons below an explanation: the move that a card makes, and the link to the rule book. Returns the rule that it opens.
std::string Table::draw_foot(Thing what, Rect foot) {
    const Frame& f = *frame_;
    Scene& s = f.s;
    const Thing taken = thing(Kind::take, what.index);
    const auto card = static_cast<qu::CardId>(what.index);
    std::optional<qu::Move> move;
    if (opens(what) && touches().reach(taken) == Reach::now)
        for (const qu::Move& m : {qu::Move{qu::Take{card}}, qu::Move{qu::Discard{card}}, qu::Move{qu::RerollDie{card}}})
            if (f.can(m)) move = m;
    const Rule* rule = rule_of(s.seen, what);
    const float half = (foot.w - 8) / 2;
    const Rect left{foot.x, foot.y, move && rule ? half : foot.w, foot.h};
    if (move) {
        const bool is_take = std::holds_alternative<qu::Take>(*move);
        ButtonLook look;
        look.kind = ButtonKind::primary;
        look.icon = is_take ? Icon::check : Icon::none;
        const std::string name = qu::move_name(s.seen, *move, s.lang);
        look.name = name;
        press(taken, left, is_take ? std::string(words::kTake.in(s.lang)) : name, look);
    }
    if (!rule) return {};
    const Rect right = move ? Rect{foot.x + half + 8, foot.y, half, foot.h} : left;
    ButtonLook look;
    look.icon = Icon::book;
    look.size = 14;
    const std::string label = fill(words::kReadMore.in(s.lang), {{"id", rule->id}});
    return button(s.ui, target_of(thing(Kind::read_more)), right, label, look) ? rule->id : std::string();
}

void Table::draw_dragged(Thing what, Vec at) {
    const Scene& s = frame_->s;
    const auto ship = static_cast<qu::ShipId>(what.index);
    ShipLook look;
    look.selected = true;
    // Above the finger, so that it does not hide where the ship goes.
    const float size = s.map.cell * kShipShare;
    draw_ship_die(s.canvas, {at.x, at.y - size * 0.6f}, size * 0.8f, s.ship(ship).number, s.color_of(what.seat), look);
}

}  // namespace orrery::ui::quantum_table
