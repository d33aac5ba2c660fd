// Highlights of the coach: the things of a suggested move, in the order of the touches, and the things that a lesson mentions.
#include <algorithm>

#include "engine/games/race/codec.h"
#include "imgui_ui/games/race/view.h"

namespace orrery::ui::race_table {

using Kind = Thing::Kind;

void Table::add_highlight(Rect place, int order) {
    if (place.w > 0) highlights_.push_back({place, order});
}

// Highlights a move. The first touch has the number 1. After an unfinished choice only the remaining touches are highlighted.
void Table::highlights_of_move(Frame& f, const rc::Move& move) {
    const auto button = [&](Button b, int order) {
        for (const auto& [which, place] : button_places_)
            if (which == b) add_highlight(place, order);
    };
    // A lesson requests one card after the other, each with one touch. Otherwise several cards are picked and then confirmed.
    const auto card_then = [&](const auto& cards, Kind kind, rc::CardId card) {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (cards[i] != card) continue;
            const bool is_picked = raised_ == int(i) || contains(picks_, int(i));
            if (!is_picked) add_highlight(place_of({kind, int(i), 0}), f.only_hint ? 0 : 1);
            if (!f.only_hint) button(Button::confirm, is_picked ? 1 : 2);
            return;
        }
    };
    const auto placed = [&](rc::CardId card) { add_highlight(place_of({Kind::placed, card, f.s.seen.me})); };
    const auto choice = [&] {
        const std::vector<Offer> all = offers(f);
        for (const auto& [index, place] : choice_places_)
            if (index < all.size() && all[index].move == move) add_highlight(place);
    };
    std::visit(overloaded{
        [&](const rc::Discard& m) { card_then(f.s.seen.own.hand, Kind::hand, m.card); },
        [&](const rc::Keep& m) { card_then(f.s.seen.own.drawn, Kind::drawn, m.card); },
        [&](const rc::Place& m) {
            for (std::size_t i = 0; i < f.s.seen.own.hand.size(); ++i) {
                if (f.s.seen.own.hand[i] != m.card) continue;
                if (raised_ != int(i)) add_highlight(place_of({Kind::hand, int(i), 0}), 1);
                else button(Button::confirm, 1);
                return;
            }
        },
        [&](const rc::Choose& m) {
            int order = 1;
            for (const rc::ActionId a : m.actions)
                if (!contains(actions_, a)) add_highlight(place_of({Kind::action, int(a), 0}), order++);
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
                if (number == m.number) add_highlight(place);
        },
        [&](const rc::Windfall& m) { placed(m.world); },
    }, move);
}

// Highlights a thing by name: "pool", "phase:settle", "hand", "card:gem_world" (in the hand, among the drawn cards or in a
// tableau), "action:produce" …
void Table::highlights_of_thing(Frame& f, const ShownThing& shown) {
    static constexpr std::pair<std::string_view, Kind> kKinds[] = {
        {"pool", Kind::pool}, {"deck", Kind::deck}, {"discard", Kind::discard}, {"shield", Kind::shield}};
    for (const auto& [word, kind] : kKinds)
        if (shown.kind == word)
            for (const auto& [thing, place] : places_)
                if (thing.kind == kind) add_highlight(place);
    if (shown.kind == "hand") add_highlight(f.l.hand);
    if (shown.kind == "tableau") add_highlight(f.l.tableau);
    if (shown.kind == "figures") add_highlight(f.l.figures);
    if (shown.kind == "track") {
        const Rect first = f.l.phases.front(), last = f.l.phases.back();
        add_highlight({first.x, first.y, last.right() - first.x, last.bottom() - first.y});
    }
    if (shown.kind == "rivals")
        for (const Rect& r : f.l.rivals) add_highlight(r);
    if (const auto phase = shown.kind == "phase" ? rc::phase_by_id(shown.name) : std::nullopt)
        if (const auto tab = tab_of(*phase)) add_highlight(f.l.phases[*tab]);
    if (const auto action = shown.kind == "action" ? rc::action_by_id(shown.name) : std::nullopt)
        add_highlight(place_of({Kind::action, int(*action), 0}));
    const auto card = shown.kind == "card" ? rc::card_by_id(shown.name) : std::nullopt;
    if (!card) return;
    const auto is_it = [&](const auto& cards, int at) { return std::size_t(at) < cards.size() && cards[std::size_t(at)] == *card; };
    for (const auto& [thing, place] : places_) {
        const bool is_held = thing.kind == Kind::hand && is_it(f.s.seen.own.hand, thing.index);
        const bool is_drawn = thing.kind == Kind::drawn && is_it(f.s.seen.own.drawn, thing.index);
        if (is_held || is_drawn || (thing.kind == Kind::placed && thing.index == *card)) add_highlight(place);
    }
}

void Table::find_highlights(Frame& f) {
    highlights_.clear();
    const Json* hint = f.context.hint;
    if (!hint) return;
    for (const ShownThing& thing : shown_things(*hint)) highlights_of_thing(f, thing);
    for (Highlight& highlight : highlights_) highlight.is_told = true;
    const std::optional<rc::Move> move = f.live ? rc::decode_move(*hint) : std::nullopt;
    if (move) highlights_of_move(f, *move);
}

}  // namespace orrery::ui::race_table
