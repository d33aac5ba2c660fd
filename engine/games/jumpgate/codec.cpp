#include "engine/games/jumpgate/codec.h"

#include <algorithm>

#include "engine/games/jumpgate/fields.h"
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
    return {{"reason", as::kEndReason.write(end.reason)}, {"planet", id_or_null(end.planet)}, {"scores", std::move(scores)},
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

Json encode_move(const Move& m) { return write_alternative(m, "type"); }

Json encode_event(const Event& e) { return write_alternative(e, "event"); }

Json encode_event_full(const Event& e) {
    Json out = encode_event(e);
    if (const Drew* drew = std::get_if<Drew>(&e); drew != nullptr && drew->cards) {
        out["to"] = Json::array({static_cast<int>(drew->seat)});
        out["public"] = encode_event(redact_for_all(e));
    }
    return out;
}

}  // namespace orrery::jumpgate
