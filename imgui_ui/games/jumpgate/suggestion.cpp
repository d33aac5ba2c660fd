// Highlights of the coach: the things of a suggested move, in the order of the touches, and the things that a lesson mentions.
#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "imgui_ui/games/jumpgate/view.h"

namespace orrery::ui::jumpgate_table {

using Kind = Thing::Kind;

constexpr float kCorner = 8, kWideCorner = 10;             // corner radii of highlights

std::vector<Rect> Table::hinted() const {
    std::vector<Rect> out = places_of(highlights_);
    if (bubble_.w > 0) out.push_back(bubble_);
    return out;
}

void Table::add_highlight(const Frame& f, Thing thing, int order) {
    Rect r = place_of(f, thing);
    if (r.w <= 0) return;
    if (thing.kind == Kind::card)
        for (std::size_t i = 0; i < f.s.seen.hand.size() && i < lifted_.size(); ++i)
            if (f.s.seen.hand[i] == thing.index) r = lifted_[i];
    const bool round = thing.kind == Kind::planet || thing.kind == Kind::scan_code;
    highlights_.push_back({r, order, thing.kind == Kind::card ? r.w * 0.1f : kCorner, round});
}

void Table::add_button(Button b, int order) {
    for (const auto& [which, place] : button_places_)
        if (which == b) highlights_.push_back({place, order, radius::kButton});
}

// Highlights a move. The first touch has the number 1. After an unfinished choice only the remaining touches are highlighted.
void Table::highlights_of_move(Frame& f, const jg::Move& move) {
    const auto here = f.s.seen.players[f.s.seen.me].ship;
    const auto card_then = [&](jg::NavId card, Thing thing) {
        const bool is_up = choice_ == Choice::card && card_ == card;
        if (!is_up) add_highlight(f, {Kind::card, card}, 1);
        add_highlight(f, thing, is_up ? 1 : 2);
    };
    std::visit(overloaded{
        [&](const jg::Fly& m) {
            if (choice_ == Choice::way && planet_ == m.to) return;         // the bubble's first button
            add_highlight(f, {Kind::planet, m.to}, 0);
        },
        [&](const jg::Jump& m) { card_then(m.card, {Kind::planet, m.to}); },
        [&](const jg::Scan& m) { if (here) card_then(m.card, {Kind::scan_code, *here}); },
        [&](const jg::Land& m) {
            if (choice_ != Choice::land) {
                if (here) add_highlight(f, {Kind::land_codes, *here}, 0);
                return;
            }
            for (const auto& [index, place] : pair_places_) {
                const Offers::Pair& pair = f.o.land[index];
                if (m.cards.size() == 2 && pair.cards[0] == m.cards[0] && pair.cards[1] == m.cards[1])
                    highlights_.push_back({place, 0, kWideCorner});
            }
        },
        [&](const jg::Harvest& m) {
            const bool is_chosen = choice_ == Choice::harvest && resource_ == m.resource;
            if (!is_chosen) add_highlight(f, {Kind::resource, m.resource}, 1);
            add_highlight(f, {Kind::card, m.card}, is_chosen ? 1 : 2);
        },
        [&](const jg::Research&) { add_button(Button::research, 0); },
        [&](const jg::EndTurn&) { add_button(Button::end_turn, 0); },
        [&](const jg::Place& m) { add_highlight(f, {Kind::resource, m.resource}, 0); },
        [&](const jg::Pass&) {
            add_button(Button::no_marker, 0);
            add_button(Button::nothing_more, 0);
        },
        [&](const jg::Discard& m) { add_highlight(f, {Kind::card, m.card}, 0); },
        [&](const jg::Done&) { add_button(Button::done, 0); },
        [&](const jg::TakeMark&) { add_button(Button::take, 0); },
        [&](const jg::LeaveMark&) { add_button(Button::leave, 0); },
        [&](const jg::TakeRest& m) { add_highlight(f, {Kind::resource, m.resource}, 0); },
    }, move);
}

// Highlights a thing by name: "hole", "planet:waldwelt", "card:nav_j2s1" …
void Table::highlights_of_thing(Frame& f, const ShownThing& shown) {
    static constexpr std::pair<std::string_view, Kind> kKinds[] = {
        {"hole", Kind::hole}, {"gate", Kind::gate}, {"deck", Kind::deck}, {"discard", Kind::discard}, {"hidden", Kind::hidden},
        {"planet", Kind::planet}, {"scan", Kind::scan_code}, {"land", Kind::land_codes}, {"pile", Kind::pile},
        {"claim", Kind::claim}, {"resource", Kind::resource}, {"card", Kind::card}};
    if (shown.kind == "codes") {
        const auto planet = jg::planet_by_id(shown.name);
        if (const auto at = planet ? ring_of(f.s.seen, *planet) : std::nullopt) highlights_.push_back({f.l.planets[*at].codes, 0, kCorner});
    } else if (shown.kind == "hand") {
        const Rect first = f.l.hand.cards.front(), last = f.l.hand.cards.back();
        highlights_.push_back({{first.x, first.y, last.right() - first.x, last.bottom() - first.y}, 0, kWideCorner});
    } else if (shown.kind == "seats") {
        for (const Seat seat : all_seats(f.s.seen.seats))
            if (seat_rects_[seat].w > 0) highlights_.push_back({seat_rects_[seat].grown(4), 0, kCorner});
    } else {
        for (const auto& [word, kind] : kKinds) {
            if (shown.kind != word) continue;
            int index = 0;
            if (const auto planet = jg::planet_by_id(shown.name)) index = *planet;
            else if (const auto resource = jg::resource_by_id(shown.name)) index = *resource;
            else if (const auto card = jg::nav_by_id(shown.name)) index = *card;
            add_highlight(f, {kind, index}, 0);
        }
    }
}

void Table::find_highlights(Frame& f) {
    highlights_.clear();
    const Json* hint = f.context.hint;
    if (!hint) return;
    for (const ShownThing& thing : shown_things(*hint)) highlights_of_thing(f, thing);
    for (Highlight& highlight : highlights_) highlight.is_told = true;
    const std::optional<jg::Move> move = f.live ? jg::decode_move(*hint) : std::nullopt;
    if (move) highlights_of_move(f, *move);
}

}  // namespace orrery::ui::jumpgate_table
