// What a coach points at: the things that a suggested move is made with, in their order, and what a lesson speaks of.
#include <algorithm>

#include "engine/games/race/codec.h"
#include "imgui_ui/games/race/view.h"

namespace orrery::ui::race_table {

using Kind = Thing::Kind;

std::vector<Rect> Table::hinted() const {
    std::vector<Rect> out;
    for (const Spot& spot : spots_) out.push_back(spot.place.grown(5));
    return out;
}

void Table::add_spot(Rect place, int order) {
    if (place.w > 0) spots_.push_back({place, order, false});
}

// What is touched first has the number 1; a choice half made leaves only what comes next.
void Table::spots_of_move(Frame& f, const rc::Move& move) {
    const auto button = [&](Button b, int order) {
        for (const auto& [which, place] : button_places_)
            if (which == b) add_spot(place, order);
    };
    // A lesson asks for one card after the other, each with one touch; else several are picked and then confirmed.
    const auto card_then = [&](const auto& cards, Kind kind, rc::CardId card) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (cards[i] != card) continue;
            const bool is_picked = raised_ == int(i) || contains(picks_, int(i));
            if (!is_picked) add_spot(place_of({kind, int(i), 0}), f.only_hint ? 0 : 1);
            if (!f.only_hint) button(Button::confirm, is_picked ? 1 : 2);
            return;
        }
    };
    const auto placed = [&](rc::CardId card) { add_spot(place_of({Kind::placed, card, f.s.seen.me})); };
    const auto choice = [&] {
        const std::vector<Offer> all = offers(f);
        for (const auto& [index, place] : choice_places_)
            if (index < all.size() && all[index].move == move) add_spot(place);
    };
    std::visit(overloaded{
        [&](const rc::Discard& m) { card_then(f.s.seen.hand, Kind::hand, m.card); },
        [&](const rc::Keep& m) { card_then(f.s.seen.drawn, Kind::drawn, m.card); },
        [&](const rc::Place& m) {
            for (std::size_t i = 0; i < f.s.seen.hand.size(); ++i) {
                if (f.s.seen.hand[i] != m.card) continue;
                if (raised_ != int(i)) add_spot(place_of({Kind::hand, int(i), 0}), 1);
                else button(Button::confirm, 1);
                return;
            }
        },
        [&](const rc::Choose& m) {
            int order = 1;
            for (const rc::ActionId a : m.actions)
                if (!contains(actions_, a)) add_spot(place_of({Kind::action, int(a), 0}), order++);
            button(Button::confirm, order);
        },
        [&](const rc::Pass&) { button(Button::pass, 0); },
        [&](const rc::Done&) {
            button(Button::done, 0);
            if (f.is_asked(rc::Kind::consume_hand)) button(Button::confirm, 0);
        },
        [&](const rc::TakeMethod&) { choice(); },
        [&](const rc::Sell& m) { placed(m.world); },
        [&](const rc::TakeGood& m) { placed(m.world); },
        [&](const rc::UsePower& m) {
            if (question_) choice();
            else placed(m.card);
        },
        [&](const rc::CallNumber& m) {
            for (const auto& [number, place] : number_places_)
                if (number == m.number) add_spot(place);
        },
        [&](const rc::Windfall& m) { placed(m.world); },
    }, move);
}

// "pool", "phase:settle", "hand", "card:gem_world" (in the hand, among the cards drawn or in a tableau), "action:produce" …
void Table::spots_of_show(Frame& f, const Json& names) {
    static constexpr std::pair<std::string_view, Kind> kKinds[] = {
        {"pool", Kind::pool}, {"deck", Kind::deck}, {"discard", Kind::discard}, {"shield", Kind::shield}};
    for (const Json& one : names) {
        if (!one.is_string()) continue;
        const std::string text = one.get<std::string>();
        const std::size_t colon = text.find(':');
        const std::string_view kind = std::string_view(text).substr(0, colon);
        const std::string name = colon == text.npos ? std::string() : text.substr(colon + 1);
        for (const auto& [word, thing] : kKinds)
            if (kind == word)
                for (const auto& [it, place] : places_)
                    if (it.kind == thing) add_spot(place);
        if (kind == "hand") add_spot(f.l.hand);
        if (kind == "tableau") add_spot(f.l.tableau);
        if (kind == "figures") add_spot(f.l.figures);
        if (kind == "track") {
            const Rect first = f.l.phases.front(), last = f.l.phases.back();
            add_spot({first.x, first.y, last.right() - first.x, last.bottom() - first.y});
        }
        if (kind == "rivals")
            for (const Rect& r : f.l.rivals) add_spot(r);
        if (const auto phase = kind == "phase" ? rc::phase_by_id(name) : std::nullopt)
            if (const auto tab = tab_of(*phase)) add_spot(f.l.phases[*tab]);
        if (const auto action = kind == "action" ? rc::action_by_id(name) : std::nullopt) add_spot(place_of({Kind::action, int(*action), 0}));
        const auto card = kind == "card" ? rc::card_by_id(name) : std::nullopt;
        if (!card) continue;
        for (const auto& [it, place] : places_) {
            const bool is_held = it.kind == Kind::hand && std::size_t(it.index) < f.s.seen.hand.size() && f.s.seen.hand[std::size_t(it.index)] == *card;
            const bool is_drawn = it.kind == Kind::drawn && std::size_t(it.index) < f.s.seen.drawn.size() && f.s.seen.drawn[std::size_t(it.index)] == *card;
            if (is_held || is_drawn || (it.kind == Kind::placed && it.index == *card)) add_spot(place);
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
    const std::optional<rc::Move> move = f.live ? rc::decode_move(*hint) : std::nullopt;
    if (move) spots_of_move(f, *move);
}

void Table::draw_spots(Frame& f) const {
    Canvas& c = f.s.canvas;
    const Theme& t = f.s.theme;
    for (const Spot& spot : spots_) {
        const Color ink = spot.is_told ? t.brass : t.gold;     // gold is for what can be touched
        const float radius = 12;
        const Rect ring = spot.place.grown(4);
        if (!t.flat)                                       // light round it, none on it: what it says stays readable
            for (int i = 1; i <= 4; ++i)
                c.rect_stroke(ring.grown(2.0f * float(i)), radius + 2.0f * float(i), fade(ink, (0.36f - 0.08f * float(i)) * f.s.breath), 2);
        c.rect_stroke(ring, radius, ink, 4);
        if (spot.is_told) continue;
        const Vec badge{ring.right() - 3, ring.y + 3};
        c.shadow_circle(badge, 13, 0.6f, 8, 2);
        c.circle(badge, 13, ink);
        c.circle_stroke(badge, 13, t.space1, 2);
        if (spot.order > 0) c.text(badge, std::to_string(spot.order), 15, t.ink, Weight::bold, Align::center);
        else draw_icon(c, Icon::hint, badge, 15, t.ink);
    }
}

}  // namespace orrery::ui::race_table
