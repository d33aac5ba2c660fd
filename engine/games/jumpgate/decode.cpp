// Reading: options, moves, and positions with every check that section 9 asks for.
#include "engine/core/decode.h"
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/fields.h"
#include "engine/games/jumpgate/invariants.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

namespace {

PlanetId read_planet(const Reader& in) { return read_id(in, planet_by_id, as::kPlanet.expected); }
NavId read_nav(const Reader& in) { return read_id(in, nav_by_id, as::kNav.expected); }
ResourceId read_resource(const Reader& in) { return read_id(in, resource_by_id, as::kResource.expected); }

RingPlanet read_ring_planet(const Reader& in, int seats) {
    in.expect_keys({"id", "face_down", "face_up", "claimed_by"});
    RingPlanet planet;
    planet.id = read_planet(in.at("id"));
    planet.face_down = read_pile<decltype(planet.face_down)>(in.at("face_down"), read_resource);
    planet.face_up = read_list<decltype(planet.face_up)>(in.at("face_up"), [seats](const Reader& card) {
        card.expect_keys({"resource", "marker"});
        return FaceUp{read_resource(card.at("resource")), read_seat_or_null(card.at("marker"), seats)};
    });
    planet.claimed_by = read_seat_or_null(in.at("claimed_by"), seats);
    return planet;
}

Player read_player(const Reader& in) {
    in.expect_keys({"ship", "hand", "hidden", "collected"});
    Player player;
    const Reader ship = in.at("ship");
    if (ship.json() != "gate") player.ship = read_id(ship, planet_by_id, "the id of a planet, or \"gate\"");
    player.hand = read_list<Hand>(in.at("hand"), read_nav);
    player.hidden = read_list<Hidden>(in.at("hidden"), read_resource);
    player.collected = read_list<ResourcePile>(in.at("collected"), read_resource);
    return player;
}

Turn read_turn(const Reader& in, int seats) {
    in.expect_keys({"seat", "number", "actions_left"});
    return {read_seat(in.at("seat"), seats), static_cast<int>(in.at("number").integer(1, kMaxTurns)),
            static_cast<std::int8_t>(in.at("actions_left").integer(0, kActionsPerTurn))};
}

std::optional<FinalRound> read_final_round(const Reader& in, int seats) {
    if (in.is_null()) return {};
    in.expect_keys({"triggered_by", "turns_left"});
    return FinalRound{read_seat(in.at("triggered_by"), seats), static_cast<std::int8_t>(in.at("turns_left").integer(0, seats))};
}

std::optional<Decision> read_decision(const Reader& in, int seats) {
    if (in.is_null()) return {};
    const std::string kind = in.at("kind").text();
    const Seat seat = read_seat(in.at("seat"), seats);
    if (kind == "action") {
        in.expect_keys({"seat", "kind"});
        return ChooseAction{seat};
    }
    if (kind == "scan_marker") {
        in.expect_keys({"seat", "kind", "planet", "revealed"});
        return PlaceMarker{seat, read_planet(in.at("planet")), read_resource(in.at("revealed"))};
    }
    if (kind == "research") {
        in.expect_keys({"seat", "kind"});
        return DoResearch{seat};
    }
    if (kind == "claim_mark") {
        in.expect_keys({"seat", "kind", "planet", "resource", "claimer"});
        return ClaimMark{seat, read_planet(in.at("planet")), read_resource(in.at("resource")), read_seat(in.at("claimer"), seats)};
    }
    if (kind == "claim_take") {
        in.expect_keys({"seat", "kind", "planet"});
        return ClaimTake{seat, read_planet(in.at("planet"))};
    }
    in.at("kind").fail("expected action, scan_marker, research, claim_mark or claim_take");
    return {};
}

}  // namespace

Options decode_options(const Reader& in) {
    in.allow_keys({"hidden_fame", "black_hole_limit", "deck_refill", "stall_turns"});
    Options options;
    /// Whether a two-word option has its second word; a missing option has its first, the default.
    const auto second = [&in](const char* key, const char* a, const char* b) {
        if (!in.has(key)) return false;
        const Json& value = in.at(key).json();
        if (value != a && value != b) in.at(key).fail(std::string("expected \"") + a + "\" or \"" + b + "\"");
        return value == b;
    };
    /// A whole number out of a list.
    const auto number = [&in](const char* key, std::int8_t fallback, std::initializer_list<std::int8_t> allowed, const char* expected) {
        if (!in.has(key)) return fallback;
        const Json& value = in.at(key).json();
        if (value.is_number_integer())
            for (const std::int8_t n : allowed)
                if (value == static_cast<int>(n)) return n;
        in.at(key).fail(expected);
        return fallback;
    };
    options.keep_hidden_fame = second("hidden_fame", "replace", "keep");
    options.black_hole_limit = number("black_hole_limit", options.black_hole_limit, {5, 7, 9}, "expected 5, 7 or 9");
    options.shuffle_refill = second("deck_refill", "flip", "shuffle");
    options.stall_turns = number("stall_turns", options.stall_turns, {0, 40}, "expected 40 or 0");
    return options;
}

State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    table.expect_keys({"planets", "gate_stack", "reserve", "players", "black_hole", "deck", "discard", "turn", "final_round",
                       "idle_turns", "result"});
    s.ring = read_list<Ring>(table.at("planets"), [seats](const Reader& in) { return read_ring_planet(in, seats); });
    s.gate_stack = read_list<decltype(s.gate_stack)>(table.at("gate_stack"), read_planet);
    s.reserve = read_pile<ResourcePile>(table.at("reserve"), read_resource);
    const Reader players = table.at("players");
    if (const std::size_t count = players.array_size(kMaxSeats); players.ok() && count != static_cast<std::size_t>(seats))
        players.fail("expected one for each of the " + std::to_string(seats) + " seats, found " + std::to_string(count));
    for (const Seat seat : all_seats(seats))
        if (table.ok()) s.players[seat] = read_player(players.at(static_cast<std::size_t>(seat)));
    s.black_hole = read_list<decltype(s.black_hole)>(table.at("black_hole"),
                                                     [seats](const Reader& in) { return read_seat(in, seats); });
    s.deck = read_pile<NavPile>(table.at("deck"), read_nav);
    s.discard = read_pile<NavPile>(table.at("discard"), read_nav);
    s.turn = read_turn(table.at("turn"), seats);
    s.final_round = read_final_round(table.at("final_round"), seats);
    s.idle_turns = static_cast<int>(table.at("idle_turns").integer(0, kMaxTurns));
    s.open = read_decision(decision, seats);
    if (!table.ok()) return s;
    if (std::optional<Error> broken = broken_law(s)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    if (const Json expected = encode_table(s)["result"]; !same_value(table.at("result").json(), expected))   // invariant 11
        table.at("result").fail("expected " + to_text(expected));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // JG-T13

}  // namespace orrery::jumpgate
