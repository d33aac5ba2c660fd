// Targets on sheets, cards and tabs.
#include <algorithm>

#include "engine/games/quantum/describe.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {

namespace {

/// Smaller places have no room for a finger, so they are not targets.
constexpr float kLeastPlace = 32;

bool is_shown(Rect r) { return r.w > 0 && r.h > 0; }

}  // namespace

/// Returns whether a held command card answers the open decision, or its power can be used.
bool Table::is_usable(const Frame& f, qu::CardId card) const {
    return std::any_of(f.legal.begin(), f.legal.end(), [&](const qu::Move& move) {
        return std::visit(overloaded{
            [&](const qu::Discard& m) { return m.card == card; },
            [&](const qu::RerollDie& m) { return m.card == card; },
            [&](const qu::Convert& m) { return qu::card_of(m.card) == card; },
            [&](const qu::FreeMove& m) { return qu::card_of(m.card) == card; },
            [&](const qu::Flexible&) { return qu::card_of(qu::Command::flexible) == card; },
            [&](const qu::Nomadic&) { return qu::card_of(qu::Command::nomadic) == card; },
            [&](const qu::Resourceful&) { return qu::card_of(qu::Command::resourceful) == card; },
            [](const auto&) { return false; },
        }, move);
    });
}

void Table::draw_sheets(Frame& f) {
    Scene& s = f.s;
    const Seat large = s.shown_seat();
    if (is_shown(f.l.mine)) draw_sheet_of(f, large, f.l.mine, SheetSize::large);
    for (std::size_t i = 0; i < f.l.others.size(); ++i) {
        const auto seat = static_cast<Seat>((static_cast<std::size_t>(large) + 1 + i) % static_cast<std::size_t>(s.seen.seats));
        if (is_shown(f.l.others[i])) draw_sheet_of(f, seat, f.l.others[i], SheetSize::row);
    }
    for (std::size_t i = 0; i < f.l.strip.size() && i < static_cast<std::size_t>(s.seen.seats); ++i) {
        const auto seat = static_cast<Seat>(i);
        draw_strip(s, seat, f.l.strip[i]);
        place(thing(Kind::sheet, 0, seat), f.l.strip[i]);
        const std::string name = fill(words::kNameSheet, s.lang, {{"seat", s.name_of(seat)}});
        if (s.ui.tap(target_of(thing(Kind::sheet, 0, seat)), f.l.strip[i], {.name = name})) tab_ = seat == large ? Tab::mine : Tab::others;
    }
}

void Table::draw_sheet_of(Frame& f, Seat seat, Rect r, SheetSize size) {
    Scene& s = f.s;
    const qu::Observation& seen = s.seen;
    SheetLook look;
    look.motions = &motions_;
    place(thing(Kind::sheet, 0, seat), r);
    if (is_live() && seat == seen.me) {
        for (const Thing next : touches().next())
            if (kind_of(next) == Kind::ship && next.seat == seat) look.legal_ships.set(static_cast<std::size_t>(next.index));
        if (seen.play && seen.play->stage == qu::Play::Stage::choose)
            for (int i = 0; i < qu::kShipsPerSeat; ++i)
                if (seen.play->concerns(i)) look.picked.set(qu::ship_of(seat, i));
        look.selected = raised();
        for (const qu::CardId card : seen.players[seat].commands)
            if (is_usable(f, card)) look.legal_cards.set(card);
        for (const Thing card : {explained(), touches().last()})
            if (kind_of(card) == Kind::command) look.selected_card = static_cast<qu::CardId>(card.index);
    }
    const SheetPlaces places = draw_sheet(s, seat, r, size, look);
    const std::string& who = s.name_of(seat);
    const auto figure = [&](Kind kind, Rect place, const Text& name, int value) {
        if (is_shown(place)) touch(thing(kind, 0, seat), place, fill(name, s.lang, {{"seat", who}, {"n", value}}));
    };
    const qu::Player& player = s.player(seat);
    figure(Kind::dominance, places.dominance, words::kNameDominance, player.dominance);
    figure(Kind::research_track, places.research, words::kNameResearch, player.research);
    figure(Kind::cubes, places.cubes, words::kNameCubes, player.cubes_left);
    figure(Kind::actions, places.actions, words::kNameActions, seen.turn.actions);
    Rect last;
    for (int i = 0; i < qu::kShipsPerSeat; ++i) {
        const Rect place = places.ships[static_cast<std::size_t>(i)];
        const qu::ShipId ship = qu::ship_of(seat, i);
        const qu::Ship& die = seen.ships[ship];
        const bool has_room = place.w >= kLeastPlace && !(last.w > 0 && place.overlaps(last));
        const bool is_large_enough = has_room || look.legal_ships.test(ship);
        if (!is_shown(place) || die.on_map() || !is_large_enough) continue;
        last = place;
        const Text& where = die.at == qu::kReserve ? words::kNameInReserve
                            : die.at == qu::kHand  ? words::kNameRolled
                                                   : words::kNameDocked;
        const std::string kind =
            die.number > 0 ? qu::ship_name(die.number, s.lang) : std::string(words::kExpansionShip.in(s.lang));
        touch(ship_thing(ship), place, fill(where, s.lang, {{"seat", who}, {"ship", kind}, {"n", i + 1}}));
    }
    for (std::size_t i = 0; i < player.commands.size(); ++i) {
        if (!is_shown(places.commands[i])) continue;
        const qu::CardId card = player.commands[i];
        touch(thing(Kind::command, card, seat), places.commands[i],
              fill(words::kNameHeld, s.lang, {{"card", qu::card_name(card, s.lang)}, {"seat", who}}));
    }
}

void Table::draw_cards(Frame& f) {
    Scene& s = f.s;
    const qu::Observation& seen = s.seen;
    MarketLook look;
    look.is_open = seen.phase == qu::Phase::cards;
    for (const Thing next : touches().next())
        if (kind_of(next) == Kind::card) look.legal.set(static_cast<std::size_t>(next.index));
    for (const Thing card : {explained(), touches().last()})
        if (kind_of(card) == Kind::card) look.selected = static_cast<qu::CardId>(card.index);
    draw_market(s, f.l, look, motions_);
    for (const qu::CardKind kind : qu::kCardKinds) {
        const auto at = static_cast<std::size_t>(kind);
        for (std::size_t slot = 0; slot < qu::kDisplay; ++slot) {
            const qu::CardId card = seen.markets[at].display[slot];
            if (!is_shown(f.l.cards[at][slot]) || card == qu::kNoCard) continue;
            const Text& name = kind == qu::CardKind::gambit ? words::kNameGambit : words::kNameCommand;
            touch(thing(Kind::card, card), f.l.cards[at][slot],
                  fill(name, s.lang, {{"card", qu::card_name(card, s.lang)}, {"n", static_cast<int>(slot) + 1}}));
        }
    }
}

void Table::draw_tabs(Frame& f) {
    Scene& s = f.s;
    for (std::size_t i = 0; i < kTabs; ++i) {
        const Rect r = f.l.tabs[i];
        if (!is_shown(r)) continue;
        const auto which = static_cast<Tab>(i);
        if (tab(s.ui, target_of(thing(Kind::tab, static_cast<int>(i))), r, words::kTabs[i].in(s.lang), which == tab_)) tab_ = which;
    }
}

void Table::mark_tabs(const Frame& f) {
    const qu::Observation& seen = f.s.seen;
    const auto tab_of = [&](Thing t) -> std::optional<Tab> {
        if (kind_of(t) == Kind::card) return Tab::cards;
        if (kind_of(t) == Kind::ship || kind_of(t) == Kind::command) return t.seat == seen.me ? Tab::mine : Tab::others;
        return {};
    };
    TableBase::mark_tabs<Tab>(f.l.tabs, tab_, tab_of, [&](Thing t) {
        return kind_of(t) == Kind::space || (kind_of(t) == Kind::ship && seen.ships[static_cast<std::size_t>(t.index)].on_map());
    });
}

}  // namespace orrery::ui::quantum_table
