// Temporary layers above the board: a card to read, an explanation, the outline of a refusal, the things of a log line.
#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/describe.h"
#include "engine/games/quantum/ids.h"
#include "imgui_ui/app/table_motion.h"
#include "imgui_ui/games/quantum/explain.h"
#include "imgui_ui/games/quantum/play.h"
#include "imgui_ui/games/quantum/words.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::quantum_table {

using Kind = Thing::Kind;

namespace {

constexpr float kFoot = 56, kFootButton = 46;

bool is_card(Thing thing) { return thing.kind == Kind::card || thing.kind == Kind::command; }

}  // namespace

/// Returns the move of the button below a card, if the card answers the open decision.
std::optional<qu::Move> Table::move_of_card(const Frame& f, qu::CardId card) const {
    const std::array<qu::Move, 3> ways{qu::Take{card}, qu::Discard{card}, qu::RerollDie{card}};
    for (const qu::Move& m : ways)
        if (f.can(m)) return m;
    return {};
}

/// Draws the buttons below an explanation: the possible move, and the link to the rule book.
void Table::draw_foot(Frame& f, Thing thing, Rect foot) {
    Scene& s = f.s;
    const std::optional<qu::Move> move =
        is_card(thing) && f.live ? move_of_card(f, static_cast<qu::CardId>(thing.index)) : std::nullopt;
    const Rule* rule = rule_of(s.seen, thing);
    const float y = foot.y, half = (foot.w - 8) / 2;
    const Rect left{foot.x, y, move && rule ? half : foot.w, kFootButton};
    if (move) {
        const bool is_take = std::holds_alternative<qu::Take>(*move);
        ButtonLook look;
        look.kind = ButtonKind::primary;
        look.icon = is_take ? Icon::check : Icon::none;
        const std::string name = qu::move_name(s.seen, *move, s.lang);
        look.name = name;
        const std::string label = is_take ? std::string(words::kTake.in(s.lang)) : name;
        button_places_.push_back({Button::of_card, left});
        if (button(s.ui, button_target(Button::of_card), left, label, look)) {
            want(f, *move);
            shown_ = {};
        }
    }
    if (!rule) return;
    const Rect right = move ? Rect{foot.x + half + 8, y, half, kFootButton} : left;
    ButtonLook look;
    look.icon = Icon::book;
    look.size = 14;
    const std::string label = fill(words::kReadMore, s.lang, {{"id", rule->id}});
    button_places_.push_back({Button::read_more, right});
    if (!button(s.ui, button_target(Button::read_more), right, label, look)) return;
    f.out.open_rule = rule->id;
    shown_ = {};
}

void Table::draw_shown(Frame& f, Rect bounds) {
    Ui& ui = f.s.ui;
    // A mouse that still rests on the clicked thing does not open an explanation, so that the result stays visible.
    if (quiet_ && !ui.is_hovered(target_of(quiet_))) quiet_ = {};
    // An explanation stays after a long press, with its link to the rule book.
    if (!held_ && was_held_) shown_ = was_held_;
    was_held_ = dragging_ ? Thing{} : held_;
    const Thing hovered = dragging_ || hovered_ == quiet_ ? Thing{} : hovered_;
    const Thing thing = held_ ? held_ : shown_ ? shown_ : hovered;
    if (!thing || thing.kind == Kind::tab || thing.kind == Kind::sheet) return;
    const Rect anchor = place_of(thing);
    if (anchor.w <= 0) {
        shown_ = {};
        return;
    }
    const bool stays = thing == shown_ && !held_;
    // An explanation that stays takes the next touch, so that the touch does not act on things below it.
    if (stays) ui.push_layer();
    const float foot = stays ? kFoot : 0;
    Rect place;
    if (is_card(thing)) {
        const auto card = static_cast<qu::CardId>(thing.index);
        place = card_sheet_place(f.s, card, anchor, bounds, foot);
        draw_card_sheet(f.s, card, place);
    } else {
        place = draw_explanation(f.s, thing, anchor, bounds, foot);
    }
    // The foot lies inside a card, but below an explanation.
    const Rect below = is_card(thing) ? Rect{place.x + 12, place.bottom() - kFoot, place.w - 24, kFootButton}
                                      : Rect{place.x, place.bottom() + (kFoot - kFootButton), place.w, kFootButton};
    if (stays && place.w > 0) draw_foot(f, thing, below);
    if (!stays) return;
    if (ui.pressed_outside() || place.w <= 0) shown_ = {};
    ui.pop_layer();
}

void Table::draw_refused(Frame& f) {
    if (!refused_) return;
    Scene& s = f.s;
    const double age = s.ui.now_ms() - refused_ms_;
    if (is_refusal_over(age)) {
        refused_ = {};
        return;
    }
    const bool is_space = refused_.kind == Kind::space;
    const Rect r = is_space ? f.g.space(static_cast<qu::Square>(refused_.index)) : place_of(refused_);
    if (r.w <= 0) return;
    f.out.concerned = r;
    const Rect drawn = shaken(s.ui, r, age);
    // The map itself outlines the things on it.
    const bool is_on_map = is_space || refused_.kind == Kind::planet ||
                           (refused_.kind == Kind::ship && s.ship(static_cast<qu::ShipId>(refused_.index)).on_map());
    if (!is_on_map) draw_refused_frame(s.canvas, drawn.grown(3), 11);
}

// Highlights the things of a log line.
void Table::draw_log_mark(Frame& f) {
    const Json* event = f.context.highlighted;
    if (!event || !event->is_object()) return;
    Canvas& c = f.s.canvas;
    const Canvas::Saved clip = c.clipped(f.l.all);
    for (const auto& [key, value] : event->items()) {
        if (!value.is_string()) continue;
        const std::string text = value.get<std::string>();
        if (const auto ship = qu::ship_by_id(text)) {
            if (const Rect r = place_of({Kind::ship, *ship, 0}); r.w > 0) draw_selected_frame(c, r, 9);
        } else if (const auto at = qu::space_by_id(text)) {
            if (f.g.field.contains(f.g.centre(*at))) draw_selected_frame(c, f.g.space(*at).grown(-2), 9);
        } else if (const auto planet = qu::planet_by_id(text)) {
            if (f.g.field.contains(f.g.planet(*planet))) draw_selected_ring(c, f.g.planet(*planet), f.g.planet_radius() + 4);
        } else if (const auto card = qu::card_by_id(text)) {
            for (const auto& [thing, place] : places_)
                if (is_card(thing) && thing.index == *card) draw_selected_frame(c, place, 9);
        }
    }
}

void Table::remember_places(const Frame& f) {
    Anchors now;
    for (const auto& [thing, place] : places_) {
        const auto index = static_cast<std::size_t>(thing.index);
        if (thing.kind == Kind::ship) now.ships[index] = place;
        if (is_card(thing)) now.cards[index] = place;
        if (thing.kind == Kind::sheet) now.sheets[thing.seat] = place;
    }
    const Seat large = f.s.shown_seat();
    if (f.l.mine.w > 0) now.sheets[large] = f.l.mine;
    for (std::size_t i = 0; i < f.l.others.size(); ++i)
        if (f.l.others[i].w > 0)
            now.sheets[static_cast<Seat>((static_cast<std::size_t>(large) + 1 + i) %
                                         static_cast<std::size_t>(f.s.seen.seats))] = f.l.others[i];
    now.is_set = true;
    anchors_ = now;
    motions_.aim(now);
}

}  // namespace orrery::ui::quantum_table
