// What a coach points at: the things that a suggested move is made with, in their order, and what a lesson speaks of.
#include <algorithm>

#include "engine/games/jumpgate/codec.h"
#include "imgui_ui/games/jumpgate/view.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::jumpgate_table {

using Kind = Thing::Kind;

std::vector<Rect> Table::hinted() const {
    std::vector<Rect> out;
    for (const Spot& spot : spots_) out.push_back(spot.place.grown(spot.round ? 8 : 5));
    if (bubble_.w > 0) out.push_back(bubble_);
    return out;
}

void Table::add_spot(const Frame& f, Thing thing, int order) {
    Rect r = place_of(f, thing);
    if (r.w <= 0) return;
    if (thing.kind == Kind::card)
        for (std::size_t i = 0; i < f.s.seen.hand.size() && i < lifted_.size(); ++i)
            if (f.s.seen.hand[i] == thing.index) r = lifted_[i];
    const bool round = thing.kind == Kind::planet || thing.kind == Kind::scan_code;
    spots_.push_back({r, thing.kind == Kind::card ? r.w * 0.1f : 8.0f, round, order});
}

void Table::add_button(Button b, int order) {
    for (const auto& [which, place] : button_places_)
        if (which == b) spots_.push_back({place, radius::kButton, false, order});
}

// What is touched first has the number 1; a choice half made leaves only what comes next.
void Table::spots_of_move(Frame& f, const jg::Move& move) {
    const auto here = f.s.seen.players[f.s.seen.me].ship;
    const auto card_then = [&](jg::NavId card, Thing thing) {
        const bool is_up = choice_ == Choice::card && card_ == card;
        if (!is_up) add_spot(f, {Kind::card, card}, 1);
        add_spot(f, thing, is_up ? 1 : 2);
    };
    std::visit(overloaded{
        [&](const jg::Fly& m) {
            if (choice_ == Choice::way && planet_ == m.to) return;         // the bubble's first button
            add_spot(f, {Kind::planet, m.to}, 0);
        },
        [&](const jg::Jump& m) { card_then(m.card, {Kind::planet, m.to}); },
        [&](const jg::Scan& m) { if (here) card_then(m.card, {Kind::scan_code, *here}); },
        [&](const jg::Land& m) {
            if (choice_ != Choice::land) {
                if (here) add_spot(f, {Kind::land_codes, *here}, 0);
                return;
            }
            for (const auto& [index, place] : pair_places_) {
                const Offers::Pair& pair = f.o.land[index];
                if (m.cards.size() == 2 && pair.cards[0] == m.cards[0] && pair.cards[1] == m.cards[1])
                    spots_.push_back({place, 10, false, 0});
            }
        },
        [&](const jg::Harvest& m) {
            const bool is_chosen = choice_ == Choice::harvest && resource_ == m.resource;
            if (!is_chosen) add_spot(f, {Kind::resource, m.resource}, 1);
            add_spot(f, {Kind::card, m.card}, is_chosen ? 1 : 2);
        },
        [&](const jg::Research&) { add_button(Button::research, 0); },
        [&](const jg::EndTurn&) { add_button(Button::end_turn, 0); },
        [&](const jg::Place& m) { add_spot(f, {Kind::resource, m.resource}, 0); },
        [&](const jg::Pass&) {
            add_button(Button::no_marker, 0);
            add_button(Button::nothing_more, 0);
        },
        [&](const jg::Discard& m) { add_spot(f, {Kind::card, m.card}, 0); },
        [&](const jg::Done&) { add_button(Button::done, 0); },
        [&](const jg::TakeMark&) { add_button(Button::take, 0); },
        [&](const jg::LeaveMark&) { add_button(Button::leave, 0); },
        [&](const jg::TakeRest& m) { add_spot(f, {Kind::resource, m.resource}, 0); },
    }, move);
}

// "hole", "planet:waldwelt", "card:nav_j2s1" …
void Table::spots_of_show(Frame& f, const Json& names) {
    static constexpr std::pair<std::string_view, Kind> kKinds[] = {
        {"hole", Kind::hole}, {"gate", Kind::gate}, {"deck", Kind::deck}, {"discard", Kind::discard}, {"hidden", Kind::hidden},
        {"planet", Kind::planet}, {"scan", Kind::scan_code}, {"land", Kind::land_codes}, {"pile", Kind::pile},
        {"claim", Kind::claim}, {"resource", Kind::resource}, {"card", Kind::card}};
    for (const Json& one : names) {
        if (!one.is_string()) continue;
        const std::string text = one.get<std::string>();
        const std::size_t colon = text.find(':');
        const std::string_view kind = std::string_view(text).substr(0, colon);
        const std::string name = colon == text.npos ? std::string() : text.substr(colon + 1);
        if (kind == "codes") {
            const auto planet = jg::planet_by_id(name);
            if (const auto at = planet ? ring_of(f.s.seen, *planet) : std::nullopt) spots_.push_back({f.l.planets[*at].codes, 8, false, 0});
        } else if (kind == "hand") {
            const auto& cards = f.l.hand.cards;
            spots_.push_back({{cards.front().x, cards.front().y, cards.back().right() - cards.front().x, cards.back().bottom() - cards.front().y}, 10, false, 0});
        } else if (kind == "seats") {
            for (const Seat seat : all_seats(f.s.seen.seats))
                if (seat_rects_[seat].w > 0) spots_.push_back({seat_rects_[seat].grown(4), 8, false, 0});
        } else {
            for (const auto& [word, thing] : kKinds) {
                if (kind != word) continue;
                int index = 0;
                if (const auto planet = jg::planet_by_id(name)) index = *planet;
                else if (const auto resource = jg::resource_by_id(name)) index = *resource;
                else if (const auto card = jg::nav_by_id(name)) index = *card;
                add_spot(f, {thing, index}, 0);
            }
        }
    }
}

void Table::find_spots(Frame& f) {
    spots_.clear();
    const Json* hint = f.context.hint;
    if (!hint || !hint->is_object()) return;
    if (const auto names = hint->find("show"); names != hint->end() && names->is_array()) {
        spots_of_show(f, *names);
        for (Spot& spot : spots_) spot.is_told = true;
        return;
    }
    const std::optional<jg::Move> move = f.live ? jg::decode_move(*hint) : std::nullopt;
    if (move) spots_of_move(f, *move);
}

void Table::draw_spots(Frame& f) const {
    Canvas& c = f.s.canvas;
    const Theme& t = f.s.theme;
    for (const Spot& spot : spots_) {
        const Rect r = spot.place;
        const Color ink = spot.is_told ? t.brass : t.gold;     // gold is for what can be touched
        const float radius = spot.round ? r.w / 2 + 7 : spot.radius + 4;
        const Rect ring = spot.round ? square_around(r.centre(), 2 * radius) : r.grown(5);
        if (!spot.round && !t.flat)                        // light round it, none on it: what it says stays readable
            for (int i = 1; i <= 4; ++i)
                c.rect_stroke(ring.grown(2.0f * float(i)), radius + 2.0f * float(i), fade(ink, (0.36f - 0.08f * float(i)) * f.s.breath), 2);
        if (spot.round && !t.flat) c.glow(r.centre(), radius * 1.45f, ink, 0.34f * f.s.breath);
        if (spot.round) c.circle_stroke(r.centre(), radius, ink, 4);
        else c.rect_stroke(ring, radius, ink, 4);
        const Vec badge{spot.round ? r.centre().x + radius * 0.74f : ring.right() - 3, spot.round ? r.centre().y - radius * 0.74f : ring.y + 3};
        if (spot.is_told) continue;
        c.shadow_circle(badge, 13, 0.6f, 8, 2);
        c.circle(badge, 13, ink);
        c.circle_stroke(badge, 13, t.space1, 2);
        if (spot.order > 0) c.text(badge, std::to_string(spot.order), 15, t.ink, Weight::bold, Align::center);
        else draw_icon(c, Icon::hint, badge, 15, t.ink);
    }
}

}  // namespace orrery::ui::jumpgate_table
