#include "engine/games/jumpgate/codec.h"

#include <algorithm>

#include "engine/games/jumpgate/score.h"

namespace orrery::jumpgate {

namespace {

std::string word(std::string_view id) { return std::string(id); }

Json id_or_null(const std::optional<PlanetId>& planet) { return planet ? Json(word(kPlanets[*planet].id)) : Json(); }
Json seat_or_null(const std::optional<Seat>& seat) { return seat ? Json(static_cast<int>(*seat)) : Json(); }
Json ship_place(const std::optional<PlanetId>& ship) { return ship ? word(kPlanets[*ship].id) : "gate"; }
Json planet_json(PlanetId planet) { return word(kPlanets[planet].id); }
Json nav_json(NavId card) { return word(kNavCards[card].id); }
Json resource_json(ResourceId resource) { return word(kResources[resource].id); }

template <class Cards, class Word>
Json list(const Cards& cards, Word to_word) {
    Json out = Json::array();
    for (const auto& card : cards) out.push_back(to_word(card));
    return out;
}

/// Piles have their top at the back; the contract lists the top first.
template <class Pile, class Word>
Json pile(const Pile& cards, Word to_word) {
    Json out = Json::array();
    for (std::size_t i = cards.size(); i-- > 0;) out.push_back(to_word(cards[i]));
    return out;
}

Json covered(int count) { return Json(std::vector<std::string>(static_cast<std::size_t>(count), "?")); }

Json face_up_json(const FaceUp& card) {
    return {{"resource", resource_json(card.resource)}, {"marker", seat_or_null(card.marker)}};
}

const char* reason_word(EndReason reason) {
    switch (reason) {
        case EndReason::black_hole: return "black_hole";
        case EndReason::planet_exhausted: return "planet_exhausted";
        case EndReason::all_claimed: return "all_claimed";
        case EndReason::stalled: return "stalled";
    }
    return "";
}

Json result_json(const Outcome& end, int seats) {
    Json scores = Json::array();
    for (const Seat seat : all_seats(seats)) {
        const FinalRow& row = end.rows[seat];
        const Points& p = row.points;
        scores.push_back({{"seat", static_cast<int>(seat)}, {"planets", p.planets}, {"sand", p.sand}, {"water", p.water},
                          {"energel", p.energel}, {"gems", p.gems}, {"fame", p.fame}, {"total", p.total()},
                          {"claimed", row.claimed}, {"cards", row.cards}, {"black_hole", row.black_hole},
                          {"hidden_kept", row.hidden_kept}, {"rank", row.rank}});
    }
    return {{"reason", reason_word(end.reason)}, {"planet", id_or_null(end.planet)}, {"scores", std::move(scores)},
            {"winners", list(end.winners, [](Seat seat) { return Json(static_cast<int>(seat)); })}};
}

// What a state shows of its secrets and an observation covers.
Json face_down_json(const RingPlanet& planet) { return pile(planet.face_down, resource_json); }
Json face_down_json(const SeenPlanet& planet) { return covered(planet.face_down); }
Json reserve_json(const State& s) { return pile(s.reserve, resource_json); }
Json reserve_json(const Observation& o) { return o.reserve_size; }
Json deck_json(const State& s) { return pile(s.deck, nav_json); }
Json deck_json(const Observation& o) { return o.deck_size; }
Json hand_json(const State& s, Seat seat) { return list(s.players[seat].hand, nav_json); }
Json hand_json(const Observation& o, Seat seat) {
    return seat == o.me ? list(o.hand, nav_json) : covered(o.players[seat].hand_size);
}
Json hidden_json(const State& s, Seat seat) { return list(s.players[seat].hidden, resource_json); }
Json hidden_json(const Observation& o, Seat seat) {
    const SeenPlayer& player = o.players[seat];
    return player.hidden ? list(*player.hidden, resource_json) : covered(player.hidden_size);
}

template <class Position>
Json table_json(const Position& p) {
    Json planets = Json::array();
    for (const auto& planet : p.ring)
        planets.push_back({{"id", planet_json(planet.id)}, {"face_down", face_down_json(planet)},
                           {"face_up", list(planet.face_up, face_up_json)}, {"claimed_by", seat_or_null(planet.claimed_by)}});
    Json players = Json::array();
    for (const Seat seat : all_seats(p.seats))
        players.push_back({{"ship", ship_place(p.players[seat].ship)}, {"hand", hand_json(p, seat)},
                           {"hidden", hidden_json(p, seat)}, {"collected", list(p.players[seat].collected, resource_json)}});
    Json final_round;
    if (p.final_round)
        final_round = {{"triggered_by", static_cast<int>(p.final_round->triggered_by)},
                       {"turns_left", static_cast<int>(p.final_round->turns_left)}};
    return {{"planets", std::move(planets)},
            {"gate_stack", list(p.gate_stack, planet_json)},
            {"reserve", reserve_json(p)},
            {"players", std::move(players)},
            {"black_hole", list(p.black_hole, [](Seat seat) { return Json(static_cast<int>(seat)); })},
            {"deck", deck_json(p)},
            {"discard", pile(p.discard, nav_json)},
            {"turn", {{"seat", static_cast<int>(p.turn.seat)}, {"number", p.turn.number},
                      {"actions_left", static_cast<int>(p.turn.actions_left)}}},
            {"final_round", std::move(final_round)},
            {"idle_turns", p.idle_turns},
            {"result", p.open ? Json() : result_json(outcome(p), p.seats)}};
}

Json decision_json(const std::optional<Decision>& open) {
    if (!open) return {};
    return std::visit(overloaded{
        [](const ChooseAction& d) -> Json { return {{"seat", static_cast<int>(d.seat)}, {"kind", "action"}}; },
        [](const PlaceMarker& d) -> Json {
            return {{"seat", static_cast<int>(d.seat)}, {"kind", "scan_marker"}, {"planet", planet_json(d.planet)},
                    {"revealed", resource_json(d.revealed)}};
        },
        [](const DoResearch& d) -> Json { return {{"seat", static_cast<int>(d.seat)}, {"kind", "research"}}; },
        [](const ClaimMark& d) -> Json {
            return {{"seat", static_cast<int>(d.seat)}, {"kind", "claim_mark"}, {"planet", planet_json(d.planet)},
                    {"resource", resource_json(d.resource)}, {"claimer", static_cast<int>(d.claimer)}};
        },
        [](const ClaimTake& d) -> Json {
            return {{"seat", static_cast<int>(d.seat)}, {"kind", "claim_take"}, {"planet", planet_json(d.planet)}};
        },
    }, *open);
}

}  // namespace

Json encode_options(const Options& options) {
    return {{"hidden_fame", options.keep_hidden_fame ? "keep" : "replace"},
            {"black_hole_limit", static_cast<int>(options.black_hole_limit)},
            {"deck_refill", options.shuffle_refill ? "shuffle" : "flip"},
            {"stall_turns", static_cast<int>(options.stall_turns)}};
}

Json encode_table(const State& s) { return table_json(s); }
Json encode_decision(const State& s) { return decision_json(s.open); }
Json encode_table(const Observation& o) { return table_json(o); }
Json encode_decision(const Observation& o) { return decision_json(o.open); }

Json encode_move(const Move& m) {
    return std::visit(overloaded{
        [](const Fly& x) -> Json { return {{"type", "fly"}, {"to", planet_json(x.to)}}; },
        [](const Jump& x) -> Json { return {{"type", "jump"}, {"card", nav_json(x.card)}, {"to", planet_json(x.to)}}; },
        [](const Scan& x) -> Json { return {{"type", "scan"}, {"card", nav_json(x.card)}}; },
        [](const Land& x) -> Json { return {{"type", "land"}, {"cards", list(x.cards, nav_json)}}; },
        [](const Harvest& x) -> Json {
            return {{"type", "harvest"}, {"card", nav_json(x.card)}, {"resource", resource_json(x.resource)}};
        },
        [](const Research&) -> Json { return {{"type", "research"}}; },
        [](const EndTurn&) -> Json { return {{"type", "end_turn"}}; },
        [](const Place& x) -> Json { return {{"type", "place"}, {"resource", resource_json(x.resource)}}; },
        [](const Pass&) -> Json { return {{"type", "pass"}}; },
        [](const Discard& x) -> Json { return {{"type", "discard"}, {"card", nav_json(x.card)}}; },
        [](const Done&) -> Json { return {{"type", "done"}}; },
        [](const TakeMark&) -> Json { return {{"type", "take"}}; },
        [](const LeaveMark&) -> Json { return {{"type", "leave"}}; },
        [](const TakeRest& x) -> Json { return {{"type", "take"}, {"resource", resource_json(x.resource)}}; },
    }, m);
}

namespace {

/// The event without its word; `to` and `public` come with encode_event_full.
Json event_body(const Event& e) {
    const auto seat = [](Seat s) { return static_cast<int>(s); };
    return std::visit(overloaded{
        [](const GameStarted& x) -> Json {
            return {{"event", "game_start"}, {"players", x.players}, {"planets", list(x.planets, planet_json)}};
        },
        [](const FameReturned& x) -> Json { return {{"event", "fame_returned"}, {"count", x.count}}; },
        [&](const TurnStarted& x) -> Json {
            return {{"event", "turn_start"}, {"seat", seat(x.seat)}, {"number", x.number}, {"final", x.final}};
        },
        [&](const Flew& x) -> Json {
            return {{"event", "fly"}, {"seat", seat(x.seat)}, {"from", planet_json(x.from)}, {"to", planet_json(x.to)}};
        },
        [&](const Jumped& x) -> Json {
            return {{"event", "jump"}, {"seat", seat(x.seat)}, {"card", nav_json(x.card)}, {"from", ship_place(x.from)},
                    {"to", planet_json(x.to)}};
        },
        [&](const Scanned& x) -> Json {
            return {{"event", "scan"}, {"seat", seat(x.seat)}, {"card", nav_json(x.card)}, {"planet", planet_json(x.planet)},
                    {"resource", resource_json(x.resource)}};
        },
        [&](const MarkerPlaced& x) -> Json {
            return {{"event", "marker_placed"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)},
                    {"resource", resource_json(x.resource)}};
        },
        [&](const MarkerMoved& x) -> Json {
            return {{"event", "marker_moved"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)},
                    {"from", resource_json(x.from)}, {"to", resource_json(x.to)}};
        },
        [&](const MarkerPassed& x) -> Json {
            return {{"event", "marker_passed"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)}};
        },
        [&](const Landed& x) -> Json {
            return {{"event", "land"}, {"seat", seat(x.seat)}, {"cards", Json::array({nav_json(x.first), nav_json(x.second)})},
                    {"planet", planet_json(x.planet)}};
        },
        [&](const FinalRoundCame& x) -> Json { return {{"event", "final_round"}, {"seat", seat(x.seat)}, {"turns", x.turns}}; },
        [&](const MarkTaken& x) -> Json {
            return {{"event", "mark_taken"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)},
                    {"resource", resource_json(x.resource)}};
        },
        [&](const MarkLeft& x) -> Json {
            return {{"event", "mark_left"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)},
                    {"resource", resource_json(x.resource)}};
        },
        [&](const ClaimTaken& x) -> Json {
            return {{"event", "claim_taken"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)},
                    {"resource", resource_json(x.resource)}};
        },
        [&](const ClaimPassed& x) -> Json {
            return {{"event", "claim_passed"}, {"seat", seat(x.seat)}, {"planet", planet_json(x.planet)}};
        },
        [&](const Harvested& x) -> Json {
            return {{"event", "harvest"}, {"seat", seat(x.seat)}, {"card", nav_json(x.card)}, {"planet", planet_json(x.planet)},
                    {"resource", resource_json(x.resource)}, {"own_mark", x.own_mark}};
        },
        [&](const BlackHoleMarked& x) -> Json {
            return {{"event", "black_hole"}, {"seat", seat(x.seat)}, {"space", x.space}, {"resource", resource_json(x.resource)}};
        },
        [&](const Researched& x) -> Json { return {{"event", "research"}, {"seat", seat(x.seat)}}; },
        [&](const Discarded& x) -> Json { return {{"event", "discard"}, {"seat", seat(x.seat)}, {"card", nav_json(x.card)}}; },
        [&](const Drew& x) -> Json {
            Json out = {{"event", "draw"}, {"seat", seat(x.seat)}, {"count", x.count}};
            if (x.cards) out["cards"] = list(*x.cards, nav_json);
            return out;
        },
        [](const DeckTurned& x) -> Json { return {{"event", "deck_turned"}, {"count", x.count}, {"shuffled", x.shuffled}}; },
        [&](const TurnEnded& x) -> Json { return {{"event", "turn_end"}, {"seat", seat(x.seat)}, {"auto", x.by_itself}}; },
        [](const GameEnded& x) -> Json {
            return {{"event", "game_end"}, {"reason", reason_word(x.reason)}, {"planet", id_or_null(x.planet)}};
        },
        [&](const HiddenDiscarded& x) -> Json {
            return {{"event", "hidden_discarded"}, {"seat", seat(x.seat)}, {"resources", list(x.resources, resource_json)}};
        },
        [&](const HiddenRevealed& x) -> Json {
            return {{"event", "hidden_revealed"}, {"seat", seat(x.seat)}, {"resources", list(x.resources, resource_json)}};
        },
        [&](const FinalScore& x) -> Json {
            return {{"event", "final_score"}, {"seat", seat(x.seat)}, {"total", x.total}, {"rank", x.rank}};
        },
        [&](const Won& x) -> Json {
            return {{"event", "winner"}, {"seats", list(x.seats, [&seat](Seat s) { return Json(seat(s)); })}};
        },
    }, e);
}

}  // namespace

Json encode_event(const Event& e) { return event_body(e); }

Json encode_event_full(const Event& e) {
    Json out = event_body(e);
    if (const Drew* drew = std::get_if<Drew>(&e); drew != nullptr && drew->cards) {
        out["to"] = Json::array({static_cast<int>(drew->seat)});
        out["public"] = event_body(redact_for_all(e));
    }
    return out;
}

}  // namespace orrery::jumpgate
