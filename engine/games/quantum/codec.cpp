#include "engine/games/quantum/codec.h"

#include <string>

#include "engine/games/quantum/fields.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/rules.h"

namespace orrery::quantum {

namespace {

Json word(std::string_view id) { return std::string(id); }
Json seat_json(Seat seat) { return static_cast<int>(seat); }
Json seat_or_null(const std::optional<Seat>& seat) { return seat ? seat_json(*seat) : Json(); }
Json card_json(CardId card) { return word(card_id(card)); }
Json card_or_null(CardId card) { return card == kNoCard ? Json() : card_json(card); }
Json command_json(Command card) { return card_json(card_of(card)); }
Json ship_json(ShipId ship) { return ship_id(ship); }
Json ship_or_null(ShipId ship) { return ship == kNoShip ? Json() : ship_json(ship); }
Json space_json(Square square) { return space_id(square); }
Json planet_json(PlanetId planet) { return planet_id(planet); }
Json number_or_null(int number) { return number == 0 ? Json() : Json(number); }

template <class List, class Word>
Json list(const List& items, Word to_word) {
    Json out = Json::array();
    for (const auto& item : items) out.push_back(to_word(item));
    return out;
}

/// Writes a pile. The document lists the top first, while the back of a Pile is its top.
Json pile_json(const Pile& cards) {
    Json out = Json::array();
    for (std::size_t i = cards.size(); i-- > 0;) out.push_back(card_json(cards[i]));
    return out;
}

Json setup_json(const Table& t) {
    if (!is_setup(t.phase)) return {};
    Json homes = Json::array();
    for (const Seat seat : all_seats(t.seats)) homes.push_back(t.homes[seat] ? planet_json(*t.homes[seat]) : Json());
    return {{"step", word(id_of(kSetupStepIds, t.phase))}, {"index", static_cast<int>(t.setup_index)}, {"homes", std::move(homes)}};
}

Json turn_json(const Table& t) {
    if (is_setup(t.phase)) return {};
    Json used = Json::array();
    for (const Command card : kUsedCards)
        if (t.turn.has_used(card)) used.push_back(command_json(card));
    return {{"number", t.turn.number},
            {"seat", seat_json(t.turn.seat)},
            {"bonus", t.turn.is_bonus},
            {"bonus_turns", static_cast<int>(t.turn.bonus_turns)},
            {"actions", static_cast<int>(t.turn.actions)},
            {"used", std::move(used)}};
}

Json players_json(const Table& t) {
    Json out = Json::array();
    for (const Seat seat : all_seats(t.seats)) {
        const Player& player = t.players[seat];
        out.push_back({{"seat", seat_json(seat)},
                       {"dominance", static_cast<int>(player.dominance)},
                       {"research", static_cast<int>(player.research)},
                       {"cubes_left", static_cast<int>(player.cubes_left)},
                       {"commands", list(player.commands, card_json)},
                       {"cards_owed", static_cast<int>(player.cards_owed)}});
    }
    return out;
}

Json planets_json(const Table& t) {
    Json out = Json::array();
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet) {
        if (!has_planet(t.map(), planet)) continue;
        Json cubes = Json::array();
        for (const Seat seat : all_seats(t.seats))
            for (int i = 0; i < t.cubes[planet][static_cast<std::size_t>(seat)]; ++i) cubes.push_back(seat_json(seat));
        out.push_back({{"id", planet_json(planet)}, {"cubes", std::move(cubes)}});
    }
    return out;
}

Json place_json(Square at) {
    if (at == kScrapyard) return "scrapyard";
    if (at == kReserve) return "reserve";
    if (at == kHand) return "hand";
    return space_json(at);
}

Json ships_json(const Table& t) {
    Json out = Json::array();
    for (std::size_t i = 0; i < t.ship_count(); ++i) {
        const auto id = static_cast<ShipId>(i);
        const Ship& ship = t.ships[i];
        out.push_back({{"id", ship_json(id)},
                       {"seat", seat_json(owner_of(id))},
                       {"number", number_or_null(ship.number)},
                       {"at", place_json(ship.at)},
                       {"moves", static_cast<int>(ship.moves)},
                       {"abilities", static_cast<int>(ship.abilities)}});
    }
    return out;
}

// A state shows the cards of its decks, an observation only their number (section 7).
Json deck_json(const State& s, CardKind kind) { return pile_json(s.deck(kind)); }
Json deck_json(const Observation& o, CardKind kind) { return o.deck_sizes[static_cast<std::size_t>(kind)]; }

template <class Position>
Json market_json(const Position& p, CardKind kind) {
    const Market& market = p.market(kind);
    return {{"deck", deck_json(p, kind)}, {"display", list(market.display, card_or_null)}, {"discard", pile_json(market.discard)}};
}

Json pending_json(const std::optional<Pending>& pending) {
    if (!pending) return {};
    Json out{{"kind", word(id_of(kPendingIds, pending->kind))}, {"ship", ship_json(pending->ship)}};
    if (pending->kind == Pending::Kind::move) out["source"] = word(id_of(kSourceIds, pending->source));
    if (pending->kind == Pending::Kind::move || pending->kind == Pending::Kind::drop) out["carrying"] = ship_or_null(pending->carrying);
    return out;
}

Json combat_json(const std::optional<Combat>& combat) {
    if (!combat) return {};
    return {{"kind", word(id_of(kCombatIds, combat->kind))},
            {"attacker", ship_json(combat->attacker)},
            {"defender", ship_json(combat->defender)},
            {"from", space_json(combat->from)},
            {"at", space_json(combat->at)},
            {"stage", word(id_of(kStageIds, combat->stage))},
            {"attack_die", number_or_null(combat->attack_die)},
            {"defense_die", number_or_null(combat->defense_die)},
            {"attack_used", list(combat->attack_used, card_json)},
            {"defense_used", list(combat->defense_used, card_json)},
            {"reroller", word(id_of(kSideIds, combat->reroller))},
            {"passed", combat->passed}};
}

Json roll_json(const Roll& roll) {
    return {{"ship", ship_json(roll.ship)},
            {"reason", word(id_of(kReasonIds, roll.reason))},
            {"old", number_or_null(roll.old)},
            {"value", number_or_null(roll.value)}};
}

Json play_json(const Table& t) {
    if (!t.play) return {};
    Json ships = Json::array();
    for (int i = 0; i < kShipsPerSeat; ++i)
        if (t.play->concerns(i)) ships.push_back(ship_json(ship_of(t.turn.seat, i)));
    return {{"card", card_json(t.play->card)},
            {"stage", word(id_of(kPlayStageIds, t.play->stage))},
            {"ships", std::move(ships)},
            {"from", t.play->from == kNoPlanet ? Json() : planet_json(t.play->from)},
            {"owner", seat_or_null(t.play->owner)},
            {"seats", list(t.play->seats, seat_json)}};
}

Json ranks_json(const PerSeat<std::int8_t>& ranks, int seats) {
    Json out = Json::array();
    for (const Seat seat : all_seats(seats)) out.push_back(static_cast<int>(ranks[seat]));
    return out;
}

template <class Position>
Json table_json(const Position& p) {
    return {{"phase", word(id_of(kPhaseIds, p.phase))},
            {"round", p.round},
            {"start_seat", seat_or_null(p.start_seat)},
            {"setup", setup_json(p)},
            {"turn", turn_json(p)},
            {"players", players_json(p)},
            {"planets", planets_json(p)},
            {"ships", ships_json(p)},
            {"gambit", market_json(p, CardKind::gambit)},
            {"command", market_json(p, CardKind::command)},
            {"pending", pending_json(p.pending)},
            {"combat", combat_json(p.combat)},
            {"rolls", list(p.rolls, roll_json)},
            {"play", play_json(p)},
            {"infamy", seat_or_null(p.infamy)},
            {"winner", seat_or_null(p.winner)},
            {"ranks", p.phase == Phase::over ? ranks_json(p.ranks, p.seats) : Json()}};
}

/// Adds the fields of a decision other than its seat and kind.
void add_details(const Table& t, Kind kind, Json& out) {
    switch (kind) {
        case Kind::move:
            out["ship"] = ship_json(t.pending->ship);
            out["source"] = word(id_of(kSourceIds, t.pending->source));
            out["carrying"] = ship_or_null(t.pending->carrying);
            return;
        case Kind::drop:
            out["ship"] = ship_json(t.pending->ship);
            out["carrying"] = ship_json(t.pending->carrying);
            return;
        case Kind::place_ship:
            out["ship"] = ship_json(placed_ship(t));
            out["reason"] = t.play ? Json(gambit_of(t.play->card) == Gambit::expansion ? "expansion" : "reorganization")
                                   : word(id_of(kPendingIds, t.pending->kind));
            return;
        case Kind::dangerous:
            out["attacker"] = ship_json(t.combat->attacker);
            out["defender"] = ship_json(t.combat->defender);
            return;
        case Kind::combat_reroll: out["side"] = word(id_of(kSideIds, t.combat->reroller)); return;
        case Kind::choose_number:
            out["ship"] = ship_json(t.rolls.front().ship);
            out["reason"] = word(id_of(kReasonIds, t.rolls.front().reason));
            return;
        case Kind::reroll_ship:
            out["ship"] = ship_json(t.rolls.front().ship);
            out["value"] = static_cast<int>(t.rolls.front().value);
            out["reason"] = word(id_of(kReasonIds, t.rolls.front().reason));
            return;
        case Kind::take_card: out["picks"] = static_cast<int>(t.players[t.turn.seat].cards_owed); return;
        case Kind::discard_command: out["card"] = card_json(t.play->card); return;
        case Kind::relocate_planet:
            out["planet"] = planet_json(t.play->from);
            out["owner"] = seat_json(*t.play->owner);
            return;
        case Kind::mulligan:
        case Kind::start_cube:
        case Kind::start_ship:
        case Kind::action:
        case Kind::after_attack:
        case Kind::infamy_cube:
        case Kind::reorganize:
        case Kind::relocate_cube:
        case Kind::sabotage_discard: return;
    }
}

}  // namespace

Json encode_options(const Options& options) {
    return {{"map", word(kMaps[options.map].id)},
            {"cubes", static_cast<int>(options.cubes)},
            {"round_limit", static_cast<int>(options.round_limit)}};
}

Json encode_table(const State& s) { return table_json(s); }
Json encode_table(const Observation& o) { return table_json(o); }

Json encode_decision(const Table& t) {
    const std::optional<Asked> open = asked(t);
    if (!open) return {};
    Json out{{"seat", seat_json(open->seat)}, {"kind", word(id_of(kKindIds, open->kind))}};
    add_details(t, open->kind, out);
    return out;
}

Json encode_move(const Move& m) { return write_alternative(m, "type"); }

Json encode_event(const Event& e) { return write_alternative(e, "event"); }

}  // namespace orrery::quantum
