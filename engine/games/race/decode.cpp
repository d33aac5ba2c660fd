// Reading: options, moves, and positions with every check that section 9 asks for.
#include "engine/core/decode.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/fields.h"
#include "engine/games/race/ids.h"
#include "engine/games/race/invariants.h"
#include "engine/games/race/rules.h"

namespace orrery::race {

namespace {

CardId read_card(const Reader& in) { return read_id(in, card_by_id, "the id of a card"); }
ActionId read_action(const Reader& in) { return read_id(in, action_by_id, "the id of an action"); }
Good read_good(const Reader& in) { return read_id(in, good_by_id, "the id of a kind of good"); }

std::optional<CardId> read_card_or_null(const Reader& in) {
    if (in.is_null()) return {};
    return read_card(in);
}

/// Numbers of powers, ascending.
std::uint8_t read_used(const Reader& in) {
    unsigned used = 0;
    const std::size_t size = in.array_size(kMaxPowers);
    for (std::size_t i = 0; i < size; ++i) {
        const auto power = static_cast<unsigned>(in.at(i).integer(0, kMaxPowers - 1));
        if (used >> power != 0) in.at(i).fail("expected each number once, ascending");
        used |= 1u << power;
    }
    return static_cast<std::uint8_t>(used);
}

Placed read_placed(const Reader& in) {
    in.expect_keys({"card", "good", "new", "used"});
    return {read_card(in.at("card")), read_card_or_null(in.at("good")), in.at("new").boolean(), read_used(in.at("used"))};
}

constexpr int kMaxChips = 16'000;                          // sums stay small; the invariants limit chips further

Player read_player(const Reader& in) {
    in.expect_keys({"start", "tableau", "hand", "drawn", "vp", "actions", "placing", "method", "sold", "bonus_used", "produced"});
    Player player;
    player.start = read_card(in.at("start"));
    player.tableau = read_list<Tableau>(in.at("tableau"), read_placed);
    player.hand = read_list<Cards>(in.at("hand"), read_card);
    player.drawn = read_list<Cards>(in.at("drawn"), read_card);
    player.vp = static_cast<std::int16_t>(in.at("vp").integer(0, kMaxChips));
    player.actions = read_list<Choice>(in.at("actions"), read_action);
    player.placing = read_card_or_null(in.at("placing"));
    if (const Reader method = in.at("method"); !method.is_null())
        player.method = read_id(method, method_by_id, "the id of a method, or null");
    player.sold = in.at("sold").boolean();
    player.bonus_used = in.at("bonus_used").boolean();
    player.produced = read_list<Goods>(in.at("produced"), read_good);
    return player;
}

std::optional<OpenPower> read_power(const Reader& in) {
    if (in.is_null()) return {};
    in.expect_keys({"card", "power", "left", "taken"});
    OpenPower open;
    open.card = read_card(in.at("card"));
    open.power = static_cast<std::uint8_t>(in.at("power").integer(0, kMaxPowers - 1));
    open.left = static_cast<std::int8_t>(in.at("left").integer(0, kCardCount));
    open.taken = read_list<decltype(open.taken)>(in.at("taken"), read_good);
    return open;
}

/// What is asked follows from the table; the document must say the same.
void check_decision(const Reader& in, const std::optional<Asked>& asked) {
    if (!asked) {
        if (!in.is_null()) in.fail("expected null: the game is over");
        return;
    }
    in.expect_keys({"seat", "kind"});
    if (in.ok() && !same_value(in.at("seat").json(), static_cast<int>(asked->seat)))
        in.at("seat").fail("expected " + std::to_string(asked->seat) + ", the first seat waiting");
    const std::string kind(kind_id(asked->kind));
    if (in.ok() && in.at("kind").json() != kind) in.at("kind").fail("expected \"" + kind + "\", which follows from the table");
}

}  // namespace

Options decode_options(const Reader& in) {
    in.allow_keys({"two_actions", "setup", "sale_needs_power", "round_limit"});
    Options options;
    if (in.has("two_actions")) options.two_actions = in.at("two_actions").boolean();
    if (in.has("setup")) {
        const Json& given = in.at("setup").json();
        const auto setup = given.is_string() ? find_id<Setup>(kSetupIds, given.get_ref<const std::string&>()) : std::nullopt;
        if (!setup) in.at("setup").fail("expected \"standard\", \"no_zero\" or \"first_game\"");
        options.setup = setup.value_or(Setup::standard);
    }
    if (in.has("sale_needs_power")) options.sale_needs_power = in.at("sale_needs_power").boolean();
    if (in.has("round_limit")) options.round_limit = static_cast<std::int8_t>(in.at("round_limit").integer(0, kMaxRoundLimit));
    return options;
}

State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    table.expect_keys({"round", "phase", "first", "supply", "discard", "vp_pool", "vp_reserve", "waiting", "owed", "power",
                       "seats", "result"});
    s.round = static_cast<std::int16_t>(table.at("round").integer(0, kMaxRounds));
    s.phase = read_id(table.at("phase"), phase_by_id, "the id of a phase");
    s.first = read_seat(table.at("first"), seats);
    s.supply = read_pile<Pile>(table.at("supply"), read_card);
    s.discard = read_pile<Pile>(table.at("discard"), read_card);
    s.vp_pool = static_cast<std::int16_t>(table.at("vp_pool").integer(0, kMaxChips));
    s.vp_reserve = static_cast<std::int16_t>(table.at("vp_reserve").integer(0, kMaxChips));
    s.waiting = read_list<SeatList>(table.at("waiting"), [seats](const Reader& in) { return read_seat(in, seats); });
    s.owed = static_cast<std::int16_t>(table.at("owed").integer(0, kCardCount));
    s.power = read_power(table.at("power"));
    const Reader players = table.at("seats");
    if (const std::size_t count = players.array_size(kMaxSeats); players.ok() && count != static_cast<std::size_t>(seats))
        players.fail("expected one for each of the " + std::to_string(seats) + " seats, found " + std::to_string(count));
    for (const Seat seat : all_seats(seats))
        if (table.ok()) s.players[seat] = read_player(players.at(static_cast<std::size_t>(seat)));
    if (!table.ok()) return s;
    if (std::optional<Error> broken = broken_law(s)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    check_decision(decision, asked(s));
    if (!table.ok()) return s;
    if (const Json expected = encode_table(s)["result"]; !same_value(table.at("result").json(), expected))   // invariant 9
        table.at("result").fail("expected " + to_text(expected));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // RG-M0

}  // namespace orrery::race
