// Temporary layers above the board: the dragged card, the outline of a refusal, the things of a log line, explanations.
#include <algorithm>

#include "engine/games/race/codec.h"
#include "imgui_ui/app/table_motion.h"
#include "imgui_ui/games/race/sheet.h"
#include "imgui_ui/games/race/view.h"

namespace orrery::ui::race_table {

using Kind = Thing::Kind;

// Draws a hand card that is dragged to the tableau to be placed.
void Table::draw_dragged(Frame& f) {
    Scene& s = f.s;
    const std::optional<Drag> drag = s.ui.drag();
    if (!drag || !f.live) {
        dragging_ = false;
        return;
    }
    std::optional<int> at;
    for (std::size_t i = 0; i < s.seen.own.hand.size(); ++i)
        if (target_of({Kind::hand, int(i), 0}) == drag->source) at = int(i);
    if (!at || !f.can(rc::Place{s.seen.own.hand[std::size_t(*at)]})) return;
    dragging_ = true;
    raised_ = at;
    if (drag->released) {
        dragging_ = false;
        const Rect there = f.l.tableau.w > 0 ? f.l.tableau : f.l.sheet;
        if (there.contains(drag->now)) want(f, rc::Place{s.seen.own.hand[std::size_t(*at)]});
        return;
    }
    constexpr float kWide = 116;
    RaceCardLook look = plain_look(s.lang);
    look.selected = true;
    // Above the finger, so that the finger does not hide the destination.
    const float h = kWide * kCardTall;
    draw_race_card(s.canvas, s.seen.own.hand[std::size_t(*at)], rect_around({drag->now.x, drag->now.y - h * 0.35f}, kWide, h), look);
}

void Table::draw_refused(Frame& f) {
    Scene& s = f.s;
    if (!refused_) return;
    const double age = s.ui.now_ms() - refused_ms_;
    if (is_refusal_over(age)) {
        refused_ = {};
        return;
    }
    const Rect r = place_of(refused_);
    if (r.w <= 0) return;
    f.out.concerned = r;
    draw_refused_frame(s.canvas, shaken(s.ui, r, age).grown(3), 11);
}

// Highlights the things of a log line.
void Table::draw_log_mark(Frame& f) {
    const Json* event = f.context.highlighted;
    if (!event) return;
    const int who = number_at(*event, "seat");
    if (who < 0 || who >= f.s.seen.seats) return;
    for (const char* key : {"card", "world"}) {
        const auto card = rc::card_by_id(word_at(*event, key));
        const Rect r = card ? place_of({Kind::placed, *card, Seat(who)}) : Rect{};
        if (r.w > 0) draw_selected_frame(f.s.canvas, r, 8);
    }
}

void Table::draw_shown(Frame& f, Rect bounds) {
    // A mouse that still rests on the clicked thing does not open an explanation, so that the result stays visible.
    if (quiet_ && !f.s.ui.is_hovered(target_of(quiet_))) quiet_ = {};
    // An explanation stays after a long press, with its link to the rule book.
    if (!held_ && was_held_) shown_ = was_held_;
    was_held_ = dragging_ ? Thing{} : held_;
    const Thing hovered = dragging_ || hovered_ == quiet_ ? Thing{} : hovered_;
    const Thing thing = held_ ? held_ : shown_ ? shown_ : hovered;
    if (!thing || thing.kind == Kind::rival) return;
    const Rect anchor = place_of(thing);
    if (anchor.w <= 0) {
        shown_ = {};
        return;
    }
    const bool stays = thing == shown_ && !held_;
    // An explanation that stays takes the next touch, so that the touch does not act on things below it.
    if (stays) f.s.ui.push_layer();
    if (draw_sheet(f.s, thing, anchor, bounds, stays)) {
        f.out.open_rule = rule_of(thing).id;
        shown_ = {};
    }
    if (!stays) return;
    if (f.s.ui.pressed_outside()) shown_ = {};
    f.s.ui.pop_layer();
}

void Table::remember_places(const Frame& f) {
    Anchors now;
    for (const auto& [thing, place] : places_) {
        if (thing.kind == Kind::placed) now.placed[thing.seat][std::size_t(thing.index)] = place;
        if (thing.kind == Kind::hand && std::size_t(thing.index) < f.s.seen.own.hand.size()) now.hand[f.s.seen.own.hand[std::size_t(thing.index)]] = place;
        if (thing.kind == Kind::rival) now.seats[thing.seat] = square_around({place.x + 30, place.centre().y}, 36);
        if (thing.kind == Kind::deck) now.deck = place;
        if (thing.kind == Kind::discard) now.discard = place;
        if (thing.kind == Kind::pool) now.pool = square_around(place.centre(), 40);
    }
    const Rect hand = f.l.hand;
    now.seats[f.s.seen.me] = square_around({hand.x + hand.w / 2, hand.y + hand.h * 0.6f}, 44);
    if (now.deck.w <= 0) now.deck = now.discard = now.pool;
    now.is_set = true;
    anchors_ = now;
    motions_.aim(now);
}

}  // namespace orrery::ui::race_table
