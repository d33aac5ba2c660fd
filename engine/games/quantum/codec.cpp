#include "engine/games/quantum/codec.h"

#include <string>

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
Json number_json(int number) { return number; }
Json number_or_null(int number) { return number == 0 ? Json() : Json(number); }

template <class List, class Word>
Json list(const List& items, Word to_word) {
    Json out = Json::array();
    for (const auto& item : items) out.push_back(to_word(item));
    return out;
}

/// Piles have their top at the back; the contract lists the top first.
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

// What a state shows of its decks, and an observation covers (section 7).
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

/// Adds what a decision says besides its seat and its kind.
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

namespace {

Json bare(const char* type) { return {{"type", type}}; }
Json with_ship(const char* type, ShipId ship) { return {{"type", type}, {"ship", ship_json(ship)}}; }
Json with_planet(const char* type, PlanetId planet) { return {{"type", type}, {"planet", planet_json(planet)}}; }
Json with_card(const char* type, CardId card) { return {{"type", type}, {"card", card_json(card)}}; }
Json with_space(const char* type, const char* key, Square space) { return {{"type", type}, {key, space_json(space)}}; }
Json ability_json(ShipId ship, Ability ability) {
    return {{"type", "ability"}, {"ship", ship_json(ship)}, {"ability", word(ship_kind(number_of(ability)).ability_id)}};
}
template <class Value>
Json plus(Json out, const char* key, const Value& value) {
    out[key] = value;
    return out;
}

}  // namespace

Json encode_move(const Move& m) {
    return std::visit(overloaded{
        [](const Keep&) { return bare("keep"); },
        [](const RerollAll&) { return bare("reroll_all"); },
        [](const PlaceCube& x) { return with_planet("place_cube", x.planet); },
        [](const PlaceFirst& x) { return plus(with_ship("place", x.ship), "space", space_json(x.space)); },
        [](const Reconfigure& x) { return with_ship("reconfigure", x.ship); },
        [](const Deploy& x) { return with_ship("deploy", x.ship); },
        [](const StartMove& x) { return with_ship("move", x.ship); },
        [](const Construct& x) { return with_planet("construct", x.planet); },
        [](const Research&) { return bare("research"); },
        [](const Strike& x) { return plus(ability_json(x.ship, Ability::strike), "target", ship_json(x.target)); },
        [](const Warp& x) { return plus(ability_json(x.ship, Ability::warp), "with", ship_json(x.with)); },
        [](const Modify& x) { return plus(ability_json(x.ship, Ability::modify), "number", static_cast<int>(x.number)); },
        [](const UseAbility& x) { return ability_json(x.ship, x.ability); },
        [](const Convert& x) { return Json{{"type", command_json(x.card)}}; },
        [](const FreeMove& x) { return Json{{"type", command_json(x.card)}, {"ship", ship_json(x.ship)}}; },
        [](const Flexible& x) { return plus(with_ship("flexible", x.ship), "number", static_cast<int>(x.number)); },
        [](const Nomadic& x) { return with_ship("nomadic", x.ship); },
        [](const Resourceful& x) { return with_ship("resourceful", x.ship); },
        [](const EndActions&) { return bare("end_actions"); },
        [](const Go& x) { return with_space("go", "to", x.to); },
        [](const Attack& x) { return Json{{"type", "attack"}, {"target", ship_json(x.target)}, {"from", space_json(x.from)}}; },
        [](const PickUp& x) { return with_ship("pick_up", x.ship); },
        [](const Drop& x) { return with_space("drop", "space", x.space); },
        [](const Place& x) { return with_space("place", "space", x.space); },
        [](const Scrap&) { return bare("scrap"); },
        [](const Fight&) { return bare("fight"); },
        [](const DestroyBoth&) { return bare("destroy_both"); },
        [](const Pass&) { return bare("pass"); },
        [](const RerollDie& x) { return with_card("reroll", x.card); },
        [](const Number& x) { return plus(bare("number"), "number", static_cast<int>(x.number)); },
        [](const RerollShip&) { return bare("reroll"); },
        [](const Occupy&) { return bare("occupy"); },
        [](const Hold&) { return bare("hold"); },
        [](const Take& x) { return with_card("take", x.card); },
        [](const Refresh&) { return bare("refresh"); },
        [](const Skip&) { return bare("skip"); },
        [](const Discard& x) { return with_card("discard", x.card); },
        [](const Choose& x) { return with_ship("choose", x.ship); },
        [](const Done&) { return bare("done"); },
        [](const MoveCube& x) { return plus(with_planet("cube", x.planet), "owner", seat_json(x.owner)); },
        [](const MoveTo& x) { return with_planet("to", x.planet); },
    }, m);
}

namespace {

/// An event of a seat; what else it says is added with `plus`.
Json event_json(const char* event, Seat seat) { return {{"event", event}, {"seat", seat_json(seat)}}; }
Json event_json(const char* event, Seat seat, ShipId ship) { return plus(event_json(event, seat), "ship", ship_json(ship)); }
template <class Cause>
Json track_json(const char* event, Seat seat, int from, int to, Cause cause) {
    return {{"event", event}, {"seat", seat_json(seat)}, {"from", from}, {"to", to}, {"cause", word(cause)}};
}

}  // namespace

Json encode_event(const Event& e) {
    return std::visit(overloaded{
        [](const SetupRolled& x) { return plus(event_json("setup_rolled", x.seat), "numbers", list(x.numbers, number_json)); },
        [](const Mulligan& x) {
            return plus(plus(event_json("mulligan", x.seat), "kept", x.kept), "numbers", list(x.numbers, number_json));
        },
        [](const StartTie& x) {
            return Json{{"event", "start_tie"}, {"seats", list(x.seats, seat_json)}, {"dice", list(x.dice, number_json)}};
        },
        [](const StartPlayer& x) { return event_json("start_player", x.seat); },
        [](const HomeChosen& x) { return plus(event_json("home_chosen", x.seat), "planet", planet_json(x.planet.id)); },
        [](const ShipPlaced& x) {
            return plus(plus(event_json("ship_placed", x.seat, x.ship.id), "space", space_json(x.space)), "reason",
                        word(id_of(kPlaceReasonIds, x.reason)));
        },
        [](const ShipScrapped& x) { return plus(event_json("ship_scrapped", x.seat, x.ship.id), "reason", word(id_of(kReasonIds, x.reason))); },
        [](const DecksDealt& x) {
            return Json{{"event", "decks_dealt"}, {"gambit", list(x.gambit, card_json)}, {"command", list(x.command, card_json)}};
        },
        [](const RoundStarted& x) { return Json{{"event", "round_started"}, {"round", x.round}}; },
        [](const TurnStarted& x) {
            return Json{{"event", "turn_started"}, {"seat", seat_json(x.seat)}, {"number", x.number}, {"bonus", x.bonus},
                        {"actions", x.actions}};
        },
        [](const ResearchChanged& x) {
            return track_json("research_changed", x.seat, x.from, x.to, x.cause == ResearchCause::card ? card_text(x.card).id : id_of(kResearchCauseIds, x.cause));
        },
        [](const DominanceChanged& x) {
            return track_json("dominance_changed", x.seat, x.from, x.to, x.cause == DominanceCause::card ? card_text(x.card).id : id_of(kDominanceCauseIds, x.cause));
        },
        [](const ActionsGained& x) {
            return plus(plus(event_json("actions_gained", x.seat), "amount", x.amount), "card", command_json(x.card));
        },
        [](const Reconfigured& x) {
            return plus(plus(plus(event_json("reconfigured", x.seat, x.ship), "from", x.from), "to", x.to), "free", x.free);
        },
        [](const DieRolled& x) {
            return plus(plus(event_json("die_rolled", x.seat, x.ship), "value", x.value), "reason", word(id_of(kReasonIds, x.reason)));
        },
        [](const DieRerolled& x) {
            return plus(plus(event_json("die_rerolled", x.seat, x.ship), "value", x.value), "card", command_json(x.card));
        },
        [](const NumberChosen& x) { return plus(event_json("number_chosen", x.seat, x.ship), "number", x.number); },
        [](const Deployed& x) { return plus(event_json("deployed", x.seat, x.ship.id), "space", space_json(x.space)); },
        [](const Moved& x) {
            Json out = plus(plus(event_json("moved", x.seat, x.ship.id), "from", space_json(x.from)), "to", space_json(x.to));
            return plus(plus(std::move(out), "source", word(id_of(kSourceIds, x.source))), "maneuver", x.maneuver);
        },
        [](const PickedUp& x) { return plus(event_json("picked_up", x.seat, x.ship), "carrying", ship_json(x.carrying)); },
        [](const Dropped& x) {
            return plus(plus(event_json("dropped", x.seat, x.ship), "carrying", ship_json(x.carrying)), "space", space_json(x.space));
        },
        [](const Warped& x) { return plus(event_json("warped", x.seat, x.ship), "with", ship_json(x.with)); },
        [](const Modified& x) { return plus(event_json("modified", x.seat, x.ship), "number", x.number); },
        [](const AbilityUsed& x) {
            return plus(plus(event_json("ability_used", x.seat, x.ship), "ability", word(ship_kind(number_of(x.ability)).ability_id)),
                        "second", x.second);
        },
        [](const Attacked& x) {
            Json out = plus(plus(event_json("attacked", x.seat, x.ship.id), "target", ship_json(x.target.id)), "from", space_json(x.from));
            return plus(std::move(out), "kind", word(id_of(kCombatIds, x.kind)));
        },
        [](const CombatDice& x) {
            return Json{{"event", "combat_dice"}, {"attack_die", x.attack_die}, {"defense_die", x.defense_die}};
        },
        [](const CombatRerolled& x) {
            Json out = plus(event_json("combat_rerolled", x.seat), "card", command_json(x.card));
            return plus(plus(std::move(out), "die", word(id_of(kDieIds, x.die))), "value", x.value);
        },
        [](const CombatResult& x) {
            return Json{{"event", "combat_result"}, {"attack_total", x.attack_total}, {"defense_total", x.defense_total},
                        {"winner", word(id_of(kSideIds, x.winner))}};
        },
        [](const BothDestroyed& x) {
            return Json{{"event", "both_destroyed"}, {"attacker", ship_json(x.attacker)}, {"defender", ship_json(x.defender)}};
        },
        [](const ShipDestroyed& x) { return plus(event_json("ship_destroyed", x.seat, x.ship.id), "by", ship_json(x.by)); },
        [](const Occupied& x) { return plus(event_json("occupied", x.seat, x.ship.id), "space", space_json(x.space)); },
        [](const HeldBack& x) { return plus(event_json("held", x.seat, x.ship.id), "space", space_json(x.space)); },
        [](const InfamyWon& x) { return event_json("infamy", x.seat); },
        [](const CubePlaced& x) {
            Json out = plus(event_json("cube_placed", x.seat), "planet", planet_json(x.planet.id));
            return plus(plus(std::move(out), "how", word(id_of(kCubeHowIds, x.how))), "left", x.left);
        },
        [](const CardPower& x) { return plus(event_json("card_power", x.seat), "card", command_json(x.card)); },
        [](const Breakthrough& x) { return event_json("breakthrough", x.seat); },
        [](const CardTaken& x) { return plus(event_json("card_taken", x.seat), "card", card_json(x.card)); },
        [](const CardDiscarded& x) {
            return plus(plus(event_json("card_discarded", x.seat), "card", card_json(x.card)), "cause", word(id_of(kDiscardCauseIds, x.cause)));
        },
        [](const DisplayRefilled& x) {
            return Json{{"event", "display_refilled"}, {"kind", word(id_of(kCardKindIds, x.kind))}, {"slot", x.slot},
                        {"card", card_json(x.card)}};
        },
        [](const DisplayRefreshed& x) { return event_json("display_refreshed", x.seat); },
        [](const PickSkipped& x) { return event_json("pick_skipped", x.seat); },
        [](const Reshuffled& x) { return Json{{"event", "reshuffled"}, {"kind", word(id_of(kCardKindIds, x.kind))}}; },
        [](const BonusTurnWon& x) { return event_json("bonus_turn_won", x.seat); },
        [](const CubeMoved& x) {
            Json out = plus(event_json("cube_moved", x.seat), "owner", seat_json(x.owner));
            return plus(plus(std::move(out), "from", planet_json(x.from.id)), "to", planet_json(x.to.id));
        },
        [](const NoEffect& x) { return plus(event_json("no_effect", x.seat), "card", card_json(x.card)); },
        [](const ActionsEnded& x) { return plus(event_json("actions_ended", x.seat), "unused", x.unused); },
        [](const GameOver& x) {
            return Json{{"event", "game_over"}, {"winner", seat_json(x.winner)}, {"ranks", ranks_json(x.ranks, x.seats)}};
        },
        [](const RoundLimit& x) { return Json{{"event", "round_limit"}, {"ranks", ranks_json(x.ranks, x.seats)}}; },
    }, e);
}

}  // namespace orrery::quantum
