// Readers of options, moves, and positions with all checks of section 9 (docs/rules/quantum.md).
#include <algorithm>

#include "engine/core/decode.h"
#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/fields.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/invariants.h"
#include "engine/games/quantum/rules.h"

namespace orrery::quantum {

namespace {

template <class E, std::size_t N>
E read_word(const Reader& in, const std::array<std::string_view, N>& ids, const char* expected) {
    return read_id(in, [&ids](std::string_view id) { return find_id<E>(ids, id); }, expected);
}

CardId read_card(const Reader& in, std::optional<CardKind> kind) {
    const CardId card = read_id(in, card_by_id, "the id of a card");
    if (in.ok() && kind && kind_of(card) != *kind)
        in.fail(*kind == CardKind::gambit ? "expected a gambit card" : "expected a command card");
    return card;
}

/// Reads the parts of a table. Ships, spaces and planets must exist on its map and with its number of seats.
class TableReader {
  public:
    TableReader(Table& t, const Reader& in) : t_(t), in_(in) {}

    void read() {
        in_.expect_keys({"phase", "round", "start_seat", "setup", "turn", "players", "planets", "ships", "gambit", "command",
                         "pending", "combat", "rolls", "play", "infamy", "winner", "ranks"});
        t_.phase = read_word<Phase>(in_.at("phase"), kPhaseIds, "the id of a phase");
        t_.round = static_cast<std::int32_t>(in_.at("round").integer(0, kMaxTurns));
        t_.start_seat = read_seat_or_null(in_.at("start_seat"), t_.seats);
        setup(in_.at("setup"));
        turn(in_.at("turn"));
        players(in_.at("players"));
        planets(in_.at("planets"));
        ships(in_.at("ships"));
        pending(in_.at("pending"));
        combat(in_.at("combat"));
        t_.rolls = read_list<decltype(t_.rolls)>(in_.at("rolls"), [this](const Reader& in) { return roll(in); });
        play(in_.at("play"));
        t_.infamy = read_seat_or_null(in_.at("infamy"), t_.seats);
        t_.winner = read_seat_or_null(in_.at("winner"), t_.seats);
        ranks(in_.at("ranks"));
    }

  private:
    ShipId ship(const Reader& in) const {
        const ShipId id = read_id(in, ship_by_id, "the id of a ship");
        if (in.ok() && id >= t_.ship_count()) in.fail("expected a ship of a seat that plays");
        return in.ok() ? id : ShipId{};
    }
    ShipId ship_or_null(const Reader& in) const { return in.is_null() ? kNoShip : ship(in); }

    Square space(const Reader& in) const {
        const Square square = read_id(in, space_by_id, "the id of a space");
        if (in.ok() && !spaces_of(t_.options.map).has(square)) in.fail("expected a space of this map");
        return square;
    }

    PlanetId planet(const Reader& in) const {
        const PlanetId id = read_id(in, planet_by_id, "the id of a planet");
        if (in.ok() && !has_planet(t_.map(), id)) in.fail("expected a planet of this map");
        return id;
    }

    /// Returns the number of a die; 0 for null.
    static std::int8_t number_or_null(const Reader& in) {
        return in.is_null() ? std::int8_t{0} : static_cast<std::int8_t>(in.integer(1, kDieFaces));
    }

    /// Returns whether to read a part of the table. The part must be null exactly if the phase has none.
    bool is_there(const Reader& in, bool wanted) const {
        if (in.ok() && in.is_null() == wanted) in.fail(wanted ? "expected an object in this phase" : "expected null in this phase");
        return wanted && in.ok();
    }

    void setup(const Reader& in) {
        if (!is_there(in, is_setup(t_.phase))) return;
        in.expect_keys({"step", "index", "homes"});
        const auto step = read_word<Phase>(in.at("step"), kSetupStepIds, "\"mulligan\", \"cubes\" or \"ships\"");
        if (in.ok() && step != t_.phase) in.at("step").fail("does not fit the phase");
        t_.setup_index = static_cast<std::int8_t>(in.at("index").integer(0, t_.seats - 1));
        const Reader homes = in.at("homes");
        if (!has_one_each(homes)) return;
        for (const Seat seat : all_seats(t_.seats))
            if (const Reader home = homes.at(static_cast<std::size_t>(seat)); !home.is_null()) t_.homes[seat] = planet(home);
    }

    bool has_one_each(const Reader& in) const {
        const std::size_t size = in.array_size(kMaxQuantumSeats);
        if (in.ok() && size != static_cast<std::size_t>(t_.seats))
            in.fail("expected one for each of the " + std::to_string(t_.seats) + " seats, found " + std::to_string(size));
        return in.ok();
    }

    void turn(const Reader& in) {
        if (!is_there(in, !is_setup(t_.phase))) return;
        in.expect_keys({"number", "seat", "bonus", "bonus_turns", "actions", "used"});
        t_.turn.number = static_cast<std::int32_t>(in.at("number").integer(1, kMaxTurns));
        t_.turn.seat = read_seat(in.at("seat"), t_.seats);
        t_.turn.is_bonus = in.at("bonus").boolean();
        t_.turn.bonus_turns = static_cast<std::int16_t>(in.at("bonus_turns").integer(0, limit::kBonusTurns));
        t_.turn.actions = static_cast<std::int16_t>(in.at("actions").integer(0, limit::kActions));
        const Reader used = in.at("used");
        const std::size_t size = used.array_size(kUsedCards.size());
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            const CardId card = read_card(used.at(i), CardKind::command);
            if (!in.ok()) return;
            const Command command = command_of(card);
            if (!contains(kUsedCards, command)) used.at(i).fail("expected a card that is used once a turn");
            if (t_.turn.used >> static_cast<unsigned>(command) != 0) used.at(i).fail("expected each card once, in alphabetical order");
            t_.turn.use(command);
        }
    }

    void players(const Reader& in) {
        if (!has_one_each(in)) return;
        for (const Seat seat : all_seats(t_.seats)) {
            const Reader one = in.at(static_cast<std::size_t>(seat));
            Player& player = t_.players[seat];
            one.expect_keys({"seat", "dominance", "research", "cubes_left", "commands", "cards_owed"});
            if (one.ok() && read_seat(one.at("seat"), t_.seats) != seat) one.at("seat").fail("expected the seats in their order");
            player.dominance = static_cast<std::int8_t>(one.at("dominance").integer(kTrackMin, kTrackMax));
            player.research = static_cast<std::int8_t>(one.at("research").integer(kTrackMin, kTrackMax));
            player.cubes_left = static_cast<std::int8_t>(one.at("cubes_left").integer(0, kMaxStock));
            player.commands = read_list<Held>(one.at("commands"), [](const Reader& card) { return read_card(card, CardKind::command); });
            player.cards_owed = static_cast<std::int8_t>(one.at("cards_owed").integer(0, limit::kOwed));
        }
    }

    void planets(const Reader& in) {
        std::size_t at = 0;
        const std::size_t size = in.array_size(kMaxTiles);
        for (PlanetId id = 0; id < kMaxTiles && in.ok(); ++id) {
            if (!has_planet(t_.map(), id)) continue;
            if (at >= size) return in.fail("expected every planet of the map");
            const Reader one = in.at(at++);
            one.expect_keys({"id", "cubes"});
            if (one.ok() && planet(one.at("id")) != id) one.at("id").fail("expected " + planet_id(id) + ": row by row");
            const Reader cubes = one.at("cubes");
            const std::size_t count = cubes.array_size(static_cast<std::size_t>(kind_of(t_.map().tiles[id]).slots));
            Seat last = 0;
            for (std::size_t i = 0; i < count && in.ok(); ++i) {
                const Seat seat = read_seat(cubes.at(i), t_.seats);
                if (seat < last) cubes.at(i).fail("expected the seats in ascending order");
                last = seat;
                ++t_.cubes[id][static_cast<std::size_t>(seat)];
            }
        }
        if (in.ok() && at != size) in.at(at).fail("expected no more planets");
    }

    Square place(const Reader& in) const {
        if (in.json() == "scrapyard") return kScrapyard;
        if (in.json() == "reserve") return kReserve;
        if (in.json() == "hand") return kHand;
        return space(in);
    }

    void ships(const Reader& in) {
        const std::size_t size = in.array_size(kShipCount);
        if (in.ok() && size != t_.ship_count()) return in.fail("expected five ships for each seat");
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            const Reader one = in.at(i);
            const auto id = static_cast<ShipId>(i);
            one.expect_keys({"id", "seat", "number", "at", "moves", "abilities"});
            if (one.ok() && ship(one.at("id")) != id) one.at("id").fail("expected " + ship_id(id));
            if (one.ok() && read_seat(one.at("seat"), t_.seats) != owner_of(id)) one.at("seat").fail("expected the seat of the ship's letter");
            Ship& out = t_.ships[i];
            out.number = number_or_null(one.at("number"));
            out.at = place(one.at("at"));
            out.moves = static_cast<std::int16_t>(one.at("moves").integer(0, limit::kMoves));
            out.abilities = static_cast<std::int8_t>(one.at("abilities").integer(0, 2));
        }
    }

    void pending(const Reader& in) {
        if (in.is_null()) return;
        Pending out;
        out.kind = read_word<Pending::Kind>(in.at("kind"), kPendingIds, "\"move\", \"drop\", \"deploy\" or \"nomadic\"");
        if (out.kind == Pending::Kind::move) in.expect_keys({"kind", "ship", "source", "carrying"});
        else if (out.kind == Pending::Kind::drop) in.expect_keys({"kind", "ship", "carrying"});
        else in.expect_keys({"kind", "ship"});
        if (!in.ok()) return;
        out.ship = ship(in.at("ship"));
        if (out.kind == Pending::Kind::move) {
            out.source = read_word<Source>(in.at("source"), kSourceIds, "\"action\", \"curious\" or \"tactical\"");
            out.carrying = ship_or_null(in.at("carrying"));
        }
        if (out.kind == Pending::Kind::drop) out.carrying = ship(in.at("carrying"));
        t_.pending = out;
    }

    void combat(const Reader& in) {
        if (in.is_null()) return;
        in.expect_keys({"kind", "attacker", "defender", "from", "at", "stage", "attack_die", "defense_die", "attack_used",
                        "defense_used", "reroller", "passed"});
        if (!in.ok()) return;
        Combat out;
        const auto command = [](const Reader& card) { return read_card(card, CardKind::command); };
        out.kind = read_word<CombatKind>(in.at("kind"), kCombatIds, "\"move\", \"tactical\" or \"strike\"");
        out.attacker = ship(in.at("attacker"));
        out.defender = ship(in.at("defender"));
        out.from = space(in.at("from"));
        out.at = space(in.at("at"));
        out.stage = read_word<Stage>(in.at("stage"), kStageIds, "the id of a stage");
        out.attack_die = number_or_null(in.at("attack_die"));
        out.defense_die = number_or_null(in.at("defense_die"));
        out.attack_used = read_list<Held>(in.at("attack_used"), command);
        out.defense_used = read_list<Held>(in.at("defense_used"), command);
        out.reroller = read_word<Side>(in.at("reroller"), kSideIds, "\"attacker\" or \"defender\"");
        out.passed = in.at("passed").boolean();
        t_.combat = out;
    }

    Roll roll(const Reader& in) const {
        in.expect_keys({"ship", "reason", "old", "value"});
        Roll out;
        if (!in.ok()) return out;
        out.ship = ship(in.at("ship"));
        out.reason = read_word<Reason>(in.at("reason"), kReasonIds, "the id of a reason");
        out.old = number_or_null(in.at("old"));
        out.value = number_or_null(in.at("value"));
        return out;
    }

    void play(const Reader& in) {
        if (in.is_null()) return;
        in.expect_keys({"card", "stage", "ships", "from", "owner", "seats"});
        if (!in.ok()) return;
        Play out;
        out.card = read_card(in.at("card"), {});
        out.stage = read_word<Play::Stage>(in.at("stage"), kPlayStageIds, "the id of a stage");
        const Reader ships = in.at("ships");
        const std::size_t size = ships.array_size(kShipsPerSeat);
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            const ShipId id = ship(ships.at(i));
            if (in.ok() && owner_of(id) != t_.turn.seat) ships.at(i).fail("expected a ship of the turn's player");
            if (out.ships >> index_of(id) != 0) ships.at(i).fail("expected each ship once, in order");
            out.ships = static_cast<std::uint8_t>(out.ships | 1u << index_of(id));
        }
        if (const Reader from = in.at("from"); !from.is_null()) out.from = planet(from);
        out.owner = read_seat_or_null(in.at("owner"), t_.seats);
        out.seats = read_list<SeatList>(in.at("seats"), [this](const Reader& seat) { return read_seat(seat, t_.seats); });
        t_.play = out;
    }

    void ranks(const Reader& in) {
        const bool over = t_.phase == Phase::over;
        if (in.ok() && in.is_null() == over) return in.fail(over ? "expected the places once the game is over" : "expected null");
        if (!over || !has_one_each(in)) return;
        for (const Seat seat : all_seats(t_.seats))
            t_.ranks[seat] = static_cast<std::int8_t>(in.at(static_cast<std::size_t>(seat)).integer(1, t_.seats));
    }

    Table& t_;
    const Reader& in_;
};

Pile read_cards(const Reader& in, CardKind kind) {
    return read_pile<Pile>(in, [kind](const Reader& card) { return read_card(card, kind); }, card_count(kind));
}

void read_market(State& s, const Reader& in, CardKind kind) {
    in.expect_keys({"deck", "display", "discard"});
    s.deck(kind) = read_cards(in.at("deck"), kind);
    s.market(kind).discard = read_cards(in.at("discard"), kind);
    const Reader display = in.at("display");
    if (const std::size_t size = display.array_size(kDisplay); display.ok() && size != kDisplay) display.fail("expected three places");
    for (std::size_t i = 0; i < kDisplay && in.ok(); ++i)
        if (const Reader place = display.at(i); !place.is_null()) s.market(kind).display[i] = read_card(place, kind);
}

/// Checks that the decision in the document is the one that follows from the table.
void check_decision(const Reader& in, const Json& expected) {
    if (!in.ok() || same_value(in.json(), expected)) return;
    if (in.json().is_object() && expected.is_object())
        for (const auto& item : expected.items())
            if (in.has(item.key()) && !same_value(in.at(item.key()).json(), item.value()))
                return in.at(item.key()).fail("expected " + to_text(item.value()) + ", which follows from the table");
    in.fail("expected " + to_text(expected) + ", which follows from the table");
}

}  // namespace

Options decode_options(const Reader& in) {
    in.allow_keys({"map", "cubes", "round_limit"});
    Options options;
    if (in.has("map")) options.map = read_id(in.at("map"), map_by_id, "the id of a map");
    if (in.has("cubes")) {
        options.cubes = static_cast<std::int8_t>(in.at("cubes").integer(0, kMaxStock));
        if (in.ok() && options.cubes > 0 && options.cubes < kMinStock) in.at("cubes").fail("expected 0, or a number from 3 to 7");
    }
    if (in.has("round_limit")) options.round_limit = static_cast<std::int8_t>(in.at("round_limit").integer(0, kMaxRoundLimit));
    if (!in.ok()) return options;
    const Map& map = kMaps[options.map];
    if (map.players * (stock_of(options) - 1) + 1 > cube_slots(map))       // QU-S3
        in.at("cubes").fail("expected fewer cubes: this map has " + std::to_string(cube_slots(map)) + " slots for " +
                            std::to_string(map.players) + " players");
    return options;
}

State decode_state(const Reader& table, const Reader& decision, const Options& options, int seats, const Rng& rng) {
    State s;
    s.options = options;
    s.seats = static_cast<std::int8_t>(seats);
    s.rng = rng;
    if (s.map().players != seats) {                        // QU-S1
        table.fail_at("/options/map", "expected a map for " + std::to_string(seats) + " players");
        return s;
    }
    TableReader(s, table).read();
    read_market(s, table.at("gambit"), CardKind::gambit);
    read_market(s, table.at("command"), CardKind::command);
    if (!table.ok()) return s;
    if (std::optional<Error> broken = broken_law(s)) {
        table.fail_at(broken->pointer, broken->message);
        return s;
    }
    check_decision(decision, encode_decision(s));
    return s;
}

std::optional<Move> decode_move(const Json& json) { return read_alternative<Move>(json, "type"); }      // QU-T7

}  // namespace orrery::quantum
