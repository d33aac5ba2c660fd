// Highlights of the coach: the things of a suggested move, in the order of the touches, and the things that a lesson mentions.
#include <algorithm>

#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/ids.h"
#include "imgui_ui/games/quantum/play.h"

namespace orrery::ui::quantum_table {

using Kind = Thing::Kind;

void Table::add_highlight(Rect place, int order) {
    if (place.w > 0) highlights_.push_back({.place = place, .order = order});
}

void Table::highlight_button(Button button, int order) {
    for (const auto& [which, place] : button_places_)
        if (which == button) add_highlight(place, order);
}

/// Highlights the ship, or once it is selected the button that then appears.
void Table::highlight_ship_then(qu::ShipId ship, Button button) {
    if (selected_ != ship) add_highlight(place_of({Kind::ship, ship, 0}), 1);
    else highlight_button(button, 1);
}

/// Highlights the button of a ship's ability, then the other ship.
void Table::highlight_mode_then(qu::ShipId ship, Button button, Mode mode, qu::ShipId other) {
    if (selected_ == ship && mode_ == mode) add_highlight(place_of({Kind::ship, other, 0}), target_ == other ? 0 : 1);
    else highlight_ship_then(ship, button);
}

// Highlights a move. The first touch has the number 1. After an unfinished choice only the remaining touches are highlighted.
void Table::highlights_of_move(Frame& f, const qu::Move& move) {
    const auto ship = [&](qu::ShipId which) { add_highlight(place_of({Kind::ship, which, 0})); };
    const auto space = [&](qu::Square at) { add_highlight(place_of({Kind::space, at, 0})); };
    const auto planet = [&](qu::PlanetId which) { add_highlight(place_of({Kind::planet, which, 0})); };
    const auto choice = [&] {
        const std::vector<Choice> all = choices(f);
        for (const auto& [index, place] : choice_places_)
            if (index < all.size() && all[index].move == move) add_highlight(place);
    };
    const auto power = [&](qu::Command card, Button button, qu::ShipId which) {
        if (armed_ == card) ship(which);
        else highlight_ship_then(which, button);
    };
    std::visit(overloaded{
        [&](const qu::PlaceCube& m) { planet(m.planet); },
        [&](const qu::PlaceFirst& m) {
            if (selected_ != m.ship) add_highlight(place_of({Kind::ship, m.ship, 0}), 1);
            else space(m.space);
        },
        [&](const qu::Reconfigure& m) { highlight_ship_then(m.ship, Button::reconfigure); },
        [&](const qu::Deploy& m) { ship(m.ship); },
        [&](const qu::StartMove& m) { ship(m.ship); },
        [&](const qu::Construct& m) {
            if (planet_ != m.planet) add_highlight(place_of({Kind::planet, m.planet, 0}), 1);
            else highlight_button(Button::construct, 1);
        },
        [&](const qu::Research&) { highlight_button(Button::research, 0); },
        [&](const qu::Strike& m) { highlight_mode_then(m.ship, Button::strike, Mode::strike, m.target); },
        [&](const qu::Warp& m) { highlight_mode_then(m.ship, Button::warp, Mode::warp, m.with); },
        [&](const qu::Modify& m) { highlight_ship_then(m.ship, m.number == qu::kLowerModified ? Button::modify_lower : Button::modify_higher); },
        [&](const qu::UseAbility& m) { highlight_ship_then(m.ship, Button::free_reconfigure); },
        [&](const qu::Convert& m) { highlight_button(m.card == qu::Command::cerebral ? Button::cerebral : Button::tyrannical, 0); },
        [&](const qu::FreeMove& m) { power(m.card, m.card == qu::Command::curious ? Button::curious : Button::tactical, m.ship); },
        [&](const qu::Flexible& m) {
            highlight_ship_then(m.ship, m.number < f.s.ship(m.ship).number ? Button::flexible_lower : Button::flexible_higher);
        },
        [&](const qu::Nomadic& m) { power(qu::Command::nomadic, Button::nomadic, m.ship); },
        [&](const qu::Resourceful& m) { power(qu::Command::resourceful, Button::resourceful, m.ship); },
        [&](const qu::EndActions&) { highlight_button(Button::end_actions, 0); },
        [&](const qu::Go& m) { space(m.to); },
        [&](const qu::Attack& m) {
            if (target_ == m.target) space(m.from);
            else add_highlight(place_of({Kind::ship, m.target, 0}), 1);
        },
        [&](const qu::PickUp& m) {
            if (mode_ && picks_up(*mode_)) ship(m.ship);
            else highlight_button(Button::carry, 1);
        },
        [&](const qu::Drop& m) { space(m.space); },
        [&](const qu::Place& m) { space(m.space); },
        [&](const qu::Take& m) {
            if (shown_.kind == Kind::card && shown_.index == m.card) highlight_button(Button::of_card, 1);
            else add_highlight(place_of({Kind::card, m.card, 0}), f.only_hint ? 0 : 1);
        },
        [&](const qu::Choose& m) { ship(m.ship); },
        [&](const qu::MoveCube& m) {
            if (planet_ == m.planet) choice();
            else planet(m.planet);
        },
        [&](const qu::MoveTo& m) { planet(m.planet); },
        [&](const auto&) { choice(); },
    }, move);
}

// Highlights a thing by name: "space:s4_2", "ship:r1", "planet:p1_0", "card:agile", "map", "sheet", "others", "cards", "gambits",
// "commands", "bar", "dominance", "research", "cubes", "actions", "button:research" …
void Table::highlights_of_thing(Frame& f, const ShownThing& shown) {
    static constexpr std::pair<std::string_view, Kind> kFigures[] = {
        {"dominance", Kind::dominance}, {"research", Kind::research}, {"cubes", Kind::cubes}, {"actions", Kind::actions}};
    static constexpr std::pair<std::string_view, Button> kButtons[] = {{"research", Button::research},
                                                                       {"construct", Button::construct},
                                                                       {"end_actions", Button::end_actions},
                                                                       {"reconfigure", Button::reconfigure}};
    const auto highlight_cards = [&](std::size_t kind) {
        for (const Rect& r : f.l.cards[kind]) add_highlight(r);
    };
    for (const auto& [word, thing] : kFigures)
        if (shown.kind == word) add_highlight(place_of({thing, 0, f.s.seen.me}));
    if (shown.kind == "map") add_highlight(f.g.area);
    if (shown.kind == "sheet") add_highlight(f.l.mine);
    if (shown.kind == "bar") add_highlight(f.l.bar);
    if (shown.kind == "others")
        for (const Rect& r : f.l.others) add_highlight(r);
    if (shown.kind == "gambits" || shown.kind == "cards") highlight_cards(0);
    if (shown.kind == "commands" || shown.kind == "cards") highlight_cards(1);
    if (shown.kind == "button")
        for (const auto& [word, button] : kButtons)
            if (shown.name == word) highlight_button(button, 0);
    if (const auto at = shown.kind == "space" ? qu::space_by_id(shown.name) : std::nullopt) add_highlight(f.g.space(*at));
    if (const auto ship = shown.kind == "ship" ? qu::ship_by_id(shown.name) : std::nullopt) add_highlight(place_of({Kind::ship, *ship, 0}));
    if (const auto planet = shown.kind == "planet" ? qu::planet_by_id(shown.name) : std::nullopt)
        add_highlight(square_around(f.g.planet(*planet), 2 * f.g.planet_radius()));
    if (const auto card = shown.kind == "card" ? qu::card_by_id(shown.name) : std::nullopt)
        for (const auto& [thing, place] : places_)
            if ((thing.kind == Kind::card || thing.kind == Kind::command) && thing.index == *card) add_highlight(place);
}

void Table::find_highlights(Frame& f) {
    highlights_.clear();
    const Json* hint = f.context.hint;
    if (!hint) return;
    for (const ShownThing& thing : shown_things(*hint)) highlights_of_thing(f, thing);
    for (Highlight& highlight : highlights_) highlight.is_told = true;
    const std::optional<qu::Move> move = f.live ? qu::decode_move(*hint) : std::nullopt;
    if (move) highlights_of_move(f, *move);
}

}  // namespace orrery::ui::quantum_table
