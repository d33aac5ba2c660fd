// Temporary layers above the board: the dragged card, the outline of a refusal, the things of a log line, explanations.
#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "imgui_ui/app/table_motion.h"
#include "imgui_ui/games/jumpgate/explain.h"
#include "imgui_ui/games/jumpgate/view.h"

namespace orrery::ui::jumpgate_table {

using Kind = Thing::Kind;

void Table::draw_dragged(Frame& f) {
    Scene& s = f.s;
    const std::optional<Drag> drag = s.ui.drag();
    if (!drag || !f.live) {
        if (dragging_ && choice_ == Choice::card) drop_choice();
        dragging_ = false;
        return;
    }
    const auto source = std::find_if(things_.begin(), things_.end(), [&](const auto& t) { return t.first == drag->source; });
    if (source == things_.end() || source->second.kind != Kind::card) return;
    const auto card = jg::NavId(source->second.index);
    dragging_ = true;
    choice_ = Choice::card;
    card_ = card;
    if (drag->released) {
        dragging_ = false;
        const auto over = std::find_if(things_.begin(), things_.end(), [&](const auto& t) { return t.first == drag->over; });
        if (over != things_.end() && over->second.kind != Kind::card) touched(f, over->second);
        else drop_choice();
        return;
    }
    const Rect r = f.l.hand.cards.front();
    NavCardLook look;
    look.selected = true;
    // Above the finger, so that the finger does not hide the destination.
    draw_nav_card(s.canvas, codes_of(card), rect_around({drag->now.x, drag->now.y - r.h * 0.35f}, r.w * 0.8f, r.h * 0.8f), look);
}

void Table::draw_refused(Frame& f) {
    Scene& s = f.s;
    if (!refused_) return;
    const double age = s.ui.now_ms() - refused_ms_;
    if (is_refusal_over(age)) {
        refused_ = {};
        return;
    }
    Rect r = place_of(f, refused_);
    if (r.w <= 0) return;
    f.out.concerned = r;
    r = shaken(s.ui, r, age);
    if (refused_.kind == Kind::planet) draw_refused_ring(s.canvas, r.centre(), r.w / 2 + 7);
    else draw_refused_frame(s.canvas, r.grown(5), 11);
}

// Highlights the things of a log line.
void Table::draw_log_mark(Frame& f) {
    const Json* event = f.context.highlighted;
    if (!event) return;
    for (const char* key : {"planet", "to", "from", "resource"}) {
        const std::string id = word_at(*event, key);
        if (const auto planet = jg::planet_by_id(id)) {
            const Rect r = place_of(f, {Kind::planet, *planet});
            if (r.w > 0) draw_selected_ring(f.s.canvas, r.centre(), r.w / 2 + 7);
        } else if (const auto resource = jg::resource_by_id(id)) {
            const Rect r = place_of(f, {Kind::resource, *resource});
            if (r.w > 0) draw_selected_frame(f.s.canvas, r, 6);
        }
    }
    const int space = number_at(*event, "space") - 1;
    if (space >= 0 && space < f.l.centre.limit)
        draw_selected_ring(f.s.canvas, f.l.centre.spaces[std::size_t(space)], f.l.centre.space_r + 4);
}

void Table::draw_shown(Frame& f, Rect bounds) {
    // A mouse that still rests on the clicked thing does not open an explanation, so that the result stays visible.
    const bool still_there = quiet_ && (f.s.ui.is_hovered(target_of(quiet_)) ||
                                        (quiet_.kind == Kind::planet && f.s.ui.is_hovered(codes_target(jg::PlanetId(quiet_.index)))));
    if (!still_there) quiet_ = {};
    // An explanation stays after a long press, with its link to the rule book. Secrets are covered again.
    if (!held_ && was_held_) shown_ = was_held_;
    was_held_ = held_.kind == Kind::hidden || dragging_ ? Thing{} : held_;
    const Thing hovered = dragging_ || hovered_ == quiet_ ? Thing{} : hovered_;
    const Thing thing = held_ ? held_ : shown_ ? shown_ : hovered;
    if (!thing) return;
    const Rect anchor = place_of(f, thing);
    if (anchor.w <= 0) {
        shown_ = {};
        return;
    }
    const bool stays = thing == shown_ && !held_;
    // An explanation that stays takes the next touch, so that the touch does not act on things below it.
    if (stays) f.s.ui.push_layer();
    if (draw_explanation(f.s, thing, anchor, bounds, stays)) {
        f.out.open_rule = rule_of(thing)->id;
        shown_ = {};
    }
    if (!stays) return;
    if (f.s.ui.pressed_outside()) shown_ = {};
    f.s.ui.pop_layer();
}

}  // namespace orrery::ui::jumpgate_table
