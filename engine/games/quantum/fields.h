// Field descriptors of Quantum: options, decisions, tables, moves and events (docs/rules/quantum.md, sections 8 to 10 and 13).
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/fields.h"
#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/events.h"
#include "engine/games/quantum/ids.h"
#include "engine/games/quantum/invariants.h"
#include "engine/games/quantum/moves.h"

namespace orrery::quantum {

// ---------------------------------------------------------------- kinds of values

/// How values of this game are written and read.
namespace as {

inline constexpr IdKind<CardId> kCard{card_id, card_by_id, "the id of a card", kCardCount};
inline constexpr IdKind<ShipId, std::string> kShip{ship_id, ship_by_id, "the id of a ship", kShipCount};
inline constexpr IdKind<Square, std::string> kSpace{space_id, space_by_id, "the id of a space",
    kMaxRows * kTileSize * kSquareRow};
inline constexpr IdKind<PlanetId, std::string> kPlanet{planet_id, planet_by_id, "the id of a planet", kMaxTiles};
inline constexpr IdKind<Ability> kAbility{[](Ability ability) { return ship_kind(number_of(ability)).ability_id; },
    ability_by_id,
                                          "the id of an ability", kAbilityCount};
inline constexpr auto kCardKind = word_of(kCardKindIds);
inline constexpr auto kReason = word_of(kReasonIds);
inline constexpr auto kCombat = word_of(kCombatIds);
inline constexpr MoveNumberKind kDieFace{1, kDieFaces, 0};

/// Command card, written as its card id. Moves accept the cards of `readable` only.
struct CommandKind {
    std::array<Command, 2> readable{};

    Json write(Command command) const { return kCard.write(card_of(command)); }
    void read(const Reader& in, Command& out) const {
        for (const Command command : readable) {
            if (in.json() != write(command)) continue;
            out = command;
            return;
        }
        in.fail("expected " + to_text(write(readable[0])) + " or " + to_text(write(readable[1])));
    }
};
inline constexpr CommandKind kCommand{};

/// Ability that needs only its ship. The others have alternatives of their own, with one key more.
struct PlainAbilityKind {
    Json write(Ability ability) const { return kAbility.write(ability); }
    void read(const Reader& in, Ability& out) const {
        kAbility.read(in, out);
        const bool needs_more = out == Ability::strike || out == Ability::warp || out == Ability::modify;
        if (needs_more) in.fail("expected an ability that needs only its ship");
    }
};

/// Cause of a change of a track: one of `words`, or the id of a card without its copy number.
template <std::size_t N>
struct CauseKind {
    const std::array<std::string_view, N>* words;

    template <class Changed>
    Json write(const Changed& e) const {
        const auto index = static_cast<std::size_t>(e.cause);
        return std::string(index < N ? (*words)[index] : card_text(e.card).id);
    }
};

/// Seat that some table has.
struct AnySeatKind {
    Json write(Seat seat) const { return kPlain.write(seat); }
    void read(const Reader& in, Seat& out) const { out = static_cast<Seat>(in.integer(0, kMaxQuantumSeats - 1)); }
};

/// Ship or planet of the log, written as its id.
struct ShownKind {
    Json write(const ShownShip& ship) const { return kShip.write(ship.id); }
    Json write(const ShownPlanet& planet) const { return kPlanet.write(planet.id); }
};
inline constexpr ShownKind kShown{};

/// Ship of a seat that plays.
struct ShipAmong {
    int seats;

    Json write(ShipId ship) const { return kShip.write(ship); }
    void read(const Reader& in, ShipId& out) const {
        kShip.read(in, out);
        if (out >= ship_of(static_cast<Seat>(seats), 0)) in.fail("expected a ship of a seat that plays");
    }
};

/// Space of a map.
struct SpaceOf {
    MapId map;

    Json write(Square space) const { return kSpace.write(space); }
    void read(const Reader& in, Square& out) const {
        kSpace.read(in, out);
        if (!spaces_of(map).has(out)) in.fail("expected a space of this map");
    }
};

/// Place of a ship: a space of a map, or the word for a place off the map.
struct PlaceOf {
    SpaceOf space;

    struct OffMap { Square at; std::string_view word; };
    static constexpr std::array<OffMap, 3> kOffMap{{{kScrapyard, "scrapyard"}, {kReserve, "reserve"}, {kHand, "hand"}}};

    Json write(Square at) const {
        for (const OffMap& place : kOffMap)
            if (place.at == at) return std::string(place.word);
        return space.write(at);
    }
    void read(const Reader& in, Square& out) const {
        for (const OffMap& place : kOffMap) {
            if (in.json() != place.word) continue;
            out = place.at;
            return;
        }
        space.read(in, out);
    }
};

/// Planet of a map.
struct PlanetOf {
    MapId map;

    Json write(PlanetId planet) const { return kPlanet.write(planet); }
    void read(const Reader& in, PlanetId& out) const {
        kPlanet.read(in, out);
        if (!has_planet(kMaps[map], out)) in.fail("expected a planet of this map");
    }
};

/// Card of one kind.
struct CardOf {
    CardKind kind;

    Json write(CardId card) const { return kCard.write(card); }
    void read(const Reader& in, CardId& out) const {
        kCard.read(in, out);
        if (kind_of(out) != kind) in.fail(kind == CardKind::gambit ? "expected a gambit card" : "expected a command card");
    }
};
inline constexpr auto kHeldCards = list_of(CardOf{CardKind::command});

/// Value of which one stands for nothing and is written as null.
template <class Value, class Kind>
struct NoneKind {
    Value none;
    Kind kind;

    Json write(Value value) const { return value == none ? Json() : kind.write(value); }
    void read(const Reader& in, Value& out) const {
        if (in.is_null()) out = none;
        else kind.read(in, out);
    }
};
template <class Value, class Kind>
constexpr NoneKind<Value, Kind> or_none(Value none, Kind kind) { return {none, kind}; }
/// Number of a die, or null for none.
inline constexpr auto kNumber = or_none(std::int8_t{0}, whole(1, kDieFaces));

/// The face-up cards of one kind, with null for an empty place.
struct DisplayKind {
    NoneKind<CardId, CardOf> place;

    using Display = std::array<CardId, kDisplay>;
    Json write(const Display& display) const { return list_of(place).write(display); }
    void read(const Reader& in, Display& out) const {
        if (const std::size_t size = in.array_size(kDisplay); in.ok() && size != kDisplay) in.fail("expected three places");
        for (std::size_t i = 0; i < kDisplay && in.ok(); ++i) place.read(in.at(i), out[i]);
    }
};

/// Once-per-turn cards that were used, as an alphabetical list.
struct UsedKind {
    Json write(std::uint32_t used) const {
        Json out = Json::array();
        for (const Command card : kUsedCards)
            if ((used >> static_cast<unsigned>(card) & 1u) != 0) out.push_back(kCommand.write(card));
        return out;
    }
    void read(const Reader& in, std::uint32_t& out) const {
        const std::size_t size = in.array_size(kUsedCards.size());
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            CardId card = card_of(kUsedCards[0]);
            CardOf{CardKind::command}.read(in.at(i), card);
            if (!in.ok()) return;
            const auto index = static_cast<unsigned>(command_of(card));
            if (!contains(kUsedCards, command_of(card))) in.at(i).fail("expected a card that is used once a turn");
            if (out >> index != 0) in.at(i).fail("expected each card once, in alphabetical order");
            out |= 1u << index;
        }
    }
};

/// Set of ships of one seat, as an ascending list.
struct FleetKind {
    Seat seat;
    ShipAmong ship;

    Json write(std::uint8_t ships) const {
        Json out = Json::array();
        for (int i = 0; i < kShipsPerSeat; ++i)
            if ((ships >> i & 1) != 0) out.push_back(ship.write(ship_of(seat, i)));
        return out;
    }
    void read(const Reader& in, std::uint8_t& out) const {
        const std::size_t size = in.array_size(kShipsPerSeat);
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            ShipId id{};
            ship.read(in.at(i), id);
            if (owner_of(id) != seat) in.at(i).fail("expected a ship of the turn's player");
            if (out >> index_of(id) != 0) in.at(i).fail("expected each ship once, in order");
            out = static_cast<std::uint8_t>(out | 1u << index_of(id));
        }
    }
};

/// Cubes on a planet, counted by seat. The document lists the seats in ascending order, each once for every cube.
struct CubesKind {
    WholeKind seat;

    using Cubes = std::array<std::int8_t, kMaxQuantumSeats>;
    Json write(const Cubes& cubes) const {
        Json out = Json::array();
        for (std::size_t owner = 0; owner < cubes.size(); ++owner)
            for (int i = 0; i < cubes[owner]; ++i) out.push_back(seat.write(owner));
        return out;
    }
    void read(const Reader& in, Cubes& out) const {
        const std::size_t size = in.array_size(kMaxSlots);
        std::size_t last = 0;
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            std::size_t owner = 0;
            seat.read(in.at(i), owner);
            if (owner < last) in.at(i).fail("expected the seats in ascending order");
            last = owner;
            ++out[owner];
        }
    }
};

/// One value for each seat.
template <class Kind>
struct SeatsKind {
    int seats;
    Kind kind;

    template <class T>
    Json write(const PerSeat<T>& values) const {
        Json out = Json::array();
        for (const Seat seat : all_seats(seats)) out.push_back(kind.write(values[seat]));
        return out;
    }
    template <class T>
    void read(const Reader& in, PerSeat<T>& out) const {
        if (const std::size_t size = in.array_size(kMaxSeats); in.ok() && size != static_cast<std::size_t>(seats))
            in.fail("expected one for each of the " + std::to_string(seats) + " seats, found " + std::to_string(size));
        for (std::size_t at = 0; at < static_cast<std::size_t>(seats) && in.ok(); ++at) kind.read(in.at(at), out.of[at]);
    }
};
template <class Kind>
constexpr SeatsKind<Kind> each_seat(int seats, Kind kind) { return {seats, kind}; }

/// Part of a table that is null in some phases. `is_there` tells whether the present phase has it.
template <class Kind>
struct PhaseKind {
    bool is_there;
    Kind kind;

    template <class Value>
    Json write(const Value& value) const { return is_there ? kind.write(value) : Json(); }
    template <class Value>
    void read(const Reader& in, Value& out) const {
        if (in.is_null() == is_there) in.fail(is_there ? "expected a value in this phase" : "expected null in this phase");
        else if (is_there) kind.read(in, out);
    }
};
template <class Kind>
constexpr PhaseKind<Kind> only_if(bool is_there, Kind kind) { return {is_there, kind}; }

}  // namespace as

// ---------------------------------------------------------------- entries

/// Field whose kind depends on the fields before it. `kind_in` takes their owner.
template <class Owner, class Value, class KindIn>
struct DependentField {
    const char* key;
    Value Owner::*member;
    KindIn kind_in;

    void write(const Owner& owner, Json& out) const { out[key] = kind_in(owner).write(owner.*member); }
    void read(const Reader& in, Owner& owner) const { kind_in(owner).read(in.at(key), owner.*member); }
};
template <class Owner, class Value, class KindIn>
constexpr DependentField<Owner, Value, KindIn> dependent(const char* key, Value Owner::*member, KindIn kind_in) {
    return {key, member, kind_in};
}

/// Field of a row that follows from the row's index. The document must state the same.
template <class Value, class Kind>
struct IndexColumn {
    const char* key;
    Value (*of)(std::size_t at);
    Kind kind;

    template <class Whole>
    void write(const Row<Whole>& row, Json& out) const { out[key] = kind.write(of(row.at)); }
    template <class Whole>
    void read(const Reader& in, Row<Whole>& row) const {
        const Json expected = kind.write(of(row.at));
        const Reader stated = in.at(key);
        if (!same_value(stated.json(), expected)) stated.fail("expected " + to_text(expected));
    }
};
template <class Value, class Kind>
constexpr IndexColumn<Value, Kind> by_index(const char* key, Value (*of)(std::size_t), Kind kind) { return {key, of, kind}; }

/// Row `at` of parallel arrays, as an object of its own.
template <class Columns>
struct SingleRow {
    const char* key;
    std::size_t at;
    Columns columns;

    template <class Whole>
    void write(const Whole& whole, Json& out) const { out[key] = columns.write(Row<const Whole>{whole, at}); }
    template <class Whole>
    void read(const Reader& in, Whole& whole) const {
        Row<Whole> row{whole, at};
        columns.read(in.at(key), row);
    }
};
template <class Columns>
constexpr SingleRow<Columns> single_row(const char* key, std::size_t at, Columns columns) { return {key, at, columns}; }

using RowNumbers = FixedVector<std::uint8_t, kMaxTiles>;

/// List with one object for each of some rows of parallel arrays.
template <class Columns>
struct ChosenRows {
    const char* key;
    RowNumbers numbers;
    Columns columns;

    template <class Whole>
    void write(const Whole& whole, Json& out) const {
        Json list = Json::array();
        for (const std::size_t at : numbers) list.push_back(columns.write(Row<const Whole>{whole, at}));
        out[key] = std::move(list);
    }
    template <class Whole>
    void read(const Reader& in, Whole& whole) const {
        const Reader list = in.at(key);
        if (const std::size_t size = list.array_size(kMaxTiles); list.ok() && size != numbers.size())
            list.fail("expected " + std::to_string(numbers.size()) + " objects, found " + std::to_string(size));
        for (std::size_t i = 0; i < numbers.size() && list.ok(); ++i) {
            Row<Whole> row{whole, numbers[i]};
            columns.read(list.at(i), row);
        }
    }
};
template <class Columns>
ChosenRows<Columns> chosen_rows(const char* key, const RowNumbers& numbers, Columns columns) { return {key, numbers, columns}; }

/// Key of the alternatives of `ability` that need a target or number.
inline auto ability(Ability of) { return constant("ability", ship_kind(number_of(of)).ability_id); }

/// Returns the field of the cause of a change of a track.
template <class Changed, std::size_t N>
constexpr auto cause(const std::array<std::string_view, N>& words) {
    return computed("cause", as::CauseKind<N>{&words}, [](const Changed& e) { return e; });
}

// ---------------------------------------------------------------- options and decisions

constexpr auto fields(Type<Options>) {
    static_assert(kMinStock == 3 && kMaxStock == 7);
    return record_of(
        field("map", &Options::map, IdKind<MapId>{[](MapId map) { return kMaps[map].id; }, map_by_id, "the id of a map",
            kMapCount}),
        field("cubes", &Options::cubes, one_of(0, 3, 4, 5, 6, 7)),             // 0 for the map's number (QU-S3)
        field("round_limit", &Options::round_limit, whole(0, kMaxRoundLimit)));
}

inline auto decision_fields(const Table& t) {
    const auto a_seat = whole(0, t.seats - 1);
    const as::ShipAmong a_ship{t.seats};
    const auto seat = field("seat", &Question::seat, a_seat);
    const auto kind = field("kind", &Question::kind, word_of(kKindIds));
    const auto ship = field("ship", &Question::ship, a_ship);
    const auto reason = field("reason", &Question::reason, as::kReason);
    const auto plain = record_of(seat, kind);
    return or_null(cases(kind,                             // in the order of Kind
        plain,                                             // mulligan
        plain,                                             // start_cube
        plain,                                             // start_ship
        plain,                                             // action
        record_of(seat, kind, ship, field("source", &Question::source, word_of(kSourceIds)),
            field("carrying", &Question::carrying, as::or_none(kNoShip, a_ship))),                     // move
        record_of(seat, kind, ship, field("carrying", &Question::carrying, a_ship)),                   // drop
        record_of(seat, kind, ship, field("reason", &Question::placing, word_of(kPlacingIds))),        // place_ship
        record_of(seat, kind, field("attacker", &Question::attacker, a_ship),
            field("defender", &Question::defender, a_ship)),                                           // dangerous
        record_of(seat, kind, field("side", &Question::side, word_of(kSideIds))),                      // combat_reroll
        record_of(seat, kind, ship, reason),                                                           // choose_number
        record_of(seat, kind, ship, field("value", &Question::value, whole(1, kDieFaces)), reason),    // reroll_ship
        plain,                                             // after_attack
        plain,                                             // infamy_cube
        record_of(seat, kind, field("picks", &Question::picks, whole(1, limit::kOwed))),               // take_card
        record_of(seat, kind, field("card", &Question::card, as::CardOf{CardKind::command})),          // discard_command
        plain,                                             // reorganize
        plain,                                             // relocate_cube
        record_of(seat, kind, field("planet", &Question::planet, as::PlanetOf{t.options.map}),
            field("owner", &Question::owner, a_seat)),                                                 // relocate_planet
        plain));                                           // sabotage_discard
}

// ---------------------------------------------------------------- the table

// What a state shows and an observation covers (section 7).
constexpr auto deck_column(Type<State>, CardKind kind) {
    return column("deck", &State::decks, pile_of(as::CardOf{kind}));
}
constexpr auto deck_column(Type<Observation>, CardKind) { return column("deck", &Observation::deck_sizes, kPlain); }

template <class Position>
constexpr auto market_row(const char* key, CardKind kind) {
    const as::CardOf card{kind};
    return single_row(key, static_cast<std::size_t>(kind), record_of(
        deck_column(Type<Position>{}, kind),
        column("display", &Table::markets, &Market::display, as::DisplayKind{as::or_none(kNoCard, card)}),
        column("discard", &Table::markets, &Market::discard, pile_of(card))));
}

inline RowNumbers planets_of(MapId map) {
    RowNumbers out;
    for (PlanetId planet = 0; planet < kMaxTiles; ++planet)
        if (has_planet(kMaps[map], planet)) out.push_back(planet);
    return out;
}
inline RowNumbers ships_of(int seats) {
    RowNumbers out;
    for (ShipId ship = 0; ship < ship_of(static_cast<Seat>(seats), 0); ++ship) out.push_back(ship);
    return out;
}

inline auto pending_fields(as::ShipAmong a_ship) {
    const auto kind = field("kind", &Pending::kind, word_of(kPendingIds));
    const auto ship = field("ship", &Pending::ship, a_ship);
    return cases(kind,                                     // in the order of Pending::Kind
        record_of(kind, ship, field("source", &Pending::source, word_of(kSourceIds)),
            field("carrying", &Pending::carrying, as::or_none(kNoShip, a_ship))),
        record_of(kind, ship, field("carrying", &Pending::carrying, a_ship)),
        record_of(kind, ship),
        record_of(kind, ship));
}

/// Describes the table of a State or an Observation with the map and the seats of `t`. Only a State can be read.
template <class Position>
auto table_fields(const Table& t) {
    const int seats = t.seats;
    const auto seat = whole(0, seats - 1);
    const as::ShipAmong ship{seats};
    const as::SpaceOf space{t.options.map};
    const as::PlanetOf planet{t.options.map};
    return record_of(
        field("phase", &Table::phase, word_of(kPhaseIds)),
        field("round", &Table::round, whole(0, kMaxTurns)),
        field("start_seat", &Table::start_seat, or_null(seat)),
        dependent("setup", &Table::setup, [=](const Table& now) {
            const std::size_t step = is_setup(now.phase) ? static_cast<std::size_t>(now.phase) : 0;
            return as::only_if(is_setup(now.phase), record_of(
                constant("step", kSetupStepIds[step]),
                field("index", &Setup::index, seat),
                field("homes", &Setup::homes, as::each_seat(seats, or_null(planet)))));
        }),
        dependent("turn", &Table::turn, [=](const Table& now) {
            return as::only_if(!is_setup(now.phase), record_of(
                field("number", &Turn::number, whole(1, kMaxTurns)),
                field("seat", &Turn::seat, seat),
                field("bonus", &Turn::is_bonus, kFlag),
                field("bonus_turns", &Turn::bonus_turns, whole(0, limit::kBonusTurns)),
                field("actions", &Turn::actions, whole(0, limit::kActions)),
                field("used", &Turn::used, as::UsedKind{})));
        }),
        seat_rows("players", seats, record_of(
            by_index("seat", +[](std::size_t at) { return static_cast<Seat>(at); }, seat),
            column("dominance", &Table::players, &Player::dominance, whole(kTrackMin, kTrackMax)),
            column("research", &Table::players, &Player::research, whole(kTrackMin, kTrackMax)),
            column("cubes_left", &Table::players, &Player::cubes_left, whole(0, kMaxStock)),
            column("commands", &Table::players, &Player::commands, as::kHeldCards),
            column("cards_owed", &Table::players, &Player::cards_owed, whole(0, limit::kOwed)))),
        chosen_rows("planets", planets_of(t.options.map), record_of(
            by_index("id", +[](std::size_t at) { return static_cast<PlanetId>(at); }, planet),
            column("cubes", &Table::cubes, as::CubesKind{seat}))),
        chosen_rows("ships", ships_of(seats), record_of(
            by_index("id", +[](std::size_t at) { return static_cast<ShipId>(at); }, ship),
            by_index("seat", +[](std::size_t at) { return owner_of(static_cast<ShipId>(at)); }, seat),
            column("number", &Table::ships, &Ship::number, as::kNumber),
            column("at", &Table::ships, &Ship::at, as::PlaceOf{space}),
            column("moves", &Table::ships, &Ship::moves, whole(0, limit::kMoves)),
            column("abilities", &Table::ships, &Ship::abilities, whole(0, kMaxAbilities)))),
        market_row<Position>("gambit", CardKind::gambit),
        market_row<Position>("command", CardKind::command),
        field("pending", &Table::pending, or_null(pending_fields(ship))),
        field("combat", &Table::combat, or_null(record_of(
            field("kind", &Combat::kind, as::kCombat),
            field("attacker", &Combat::attacker, ship),
            field("defender", &Combat::defender, ship),
            field("from", &Combat::from, space),
            field("at", &Combat::at, space),
            field("stage", &Combat::stage, word_of(kStageIds)),
            field("attack_die", &Combat::attack_die, as::kNumber),
            field("defense_die", &Combat::defense_die, as::kNumber),
            field("attack_used", &Combat::attack_used, as::kHeldCards),
            field("defense_used", &Combat::defense_used, as::kHeldCards),
            field("reroller", &Combat::reroller, word_of(kSideIds)),
            field("passed", &Combat::passed, kFlag)))),
        field("rolls", &Table::rolls, list_of(record_of(
            field("ship", &Roll::ship, ship),
            field("reason", &Roll::reason, as::kReason),
            field("old", &Roll::old, as::kNumber),
            field("value", &Roll::value, as::kNumber)))),
        dependent("play", &Table::play, [=](const Table& now) {
            return or_null(record_of(
                field("card", &Play::card, as::kCard),
                field("stage", &Play::stage, word_of(kPlayStageIds)),
                field("ships", &Play::ships, as::FleetKind{now.turn.seat, ship}),
                field("from", &Play::from, as::or_none(kNoPlanet, planet)),
                field("owner", &Play::owner, or_null(seat)),
                field("seats", &Play::seats, list_of(seat))));
        }),
        field("infamy", &Table::infamy, or_null(seat)),
        field("winner", &Table::winner, or_null(seat)),
        dependent("ranks", &Table::ranks, [=](const Table& now) {
            return as::only_if(now.phase == Phase::over, as::each_seat(seats, whole(1, seats)));
        }));
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<Keep>) { return record("keep"); }
constexpr auto fields(Type<RerollAll>) { return record("reroll_all"); }
constexpr auto fields(Type<PlaceCube>) { return record("place_cube", field("planet", &PlaceCube::planet, as::kPlanet)); }
constexpr auto fields(Type<PlaceFirst>) {
    return record("place", field("ship", &PlaceFirst::ship, as::kShip), field("space", &PlaceFirst::space, as::kSpace));
}
constexpr auto fields(Type<Reconfigure>) { return record("reconfigure", field("ship", &Reconfigure::ship, as::kShip)); }
constexpr auto fields(Type<Deploy>) { return record("deploy", field("ship", &Deploy::ship, as::kShip)); }
constexpr auto fields(Type<StartMove>) { return record("move", field("ship", &StartMove::ship, as::kShip)); }
constexpr auto fields(Type<Construct>) { return record("construct", field("planet", &Construct::planet, as::kPlanet)); }
constexpr auto fields(Type<Research>) { return record("research"); }
inline auto fields(Type<Strike>) {
    return record("ability", field("ship", &Strike::ship, as::kShip), ability(Ability::strike),
        field("target", &Strike::target, as::kShip));
}
inline auto fields(Type<Warp>) {
    return record("ability", field("ship", &Warp::ship, as::kShip), ability(Ability::warp), field("with", &Warp::with,
        as::kShip));
}
inline auto fields(Type<Modify>) {
    return record("ability", field("ship", &Modify::ship, as::kShip), ability(Ability::modify),
        field("number", &Modify::number, as::kDieFace));
}
constexpr auto fields(Type<UseAbility>) {
    return record("ability", field("ship", &UseAbility::ship, as::kShip), field("ability", &UseAbility::ability,
        as::PlainAbilityKind{}));
}
constexpr auto fields(Type<Convert>) {
    return record_of(field("type", &Convert::card, as::CommandKind{{Command::cerebral, Command::tyrannical}}));
}
constexpr auto fields(Type<FreeMove>) {
    return record_of(field("type", &FreeMove::card, as::CommandKind{{Command::curious, Command::tactical}}),
        field("ship", &FreeMove::ship, as::kShip));
}
constexpr auto fields(Type<Flexible>) {
    return record("flexible", field("ship", &Flexible::ship, as::kShip), field("number", &Flexible::number, as::kDieFace));
}
constexpr auto fields(Type<Nomadic>) { return record("nomadic", field("ship", &Nomadic::ship, as::kShip)); }
constexpr auto fields(Type<Resourceful>) { return record("resourceful", field("ship", &Resourceful::ship, as::kShip)); }
constexpr auto fields(Type<EndActions>) { return record("end_actions"); }
constexpr auto fields(Type<Go>) { return record("go", field("to", &Go::to, as::kSpace)); }
constexpr auto fields(Type<Attack>) {
    return record("attack", field("target", &Attack::target, as::kShip), field("from", &Attack::from, as::kSpace));
}
constexpr auto fields(Type<PickUp>) { return record("pick_up", field("ship", &PickUp::ship, as::kShip)); }
constexpr auto fields(Type<Drop>) { return record("drop", field("space", &Drop::space, as::kSpace)); }
constexpr auto fields(Type<Place>) { return record("place", field("space", &Place::space, as::kSpace)); }
constexpr auto fields(Type<Scrap>) { return record("scrap"); }
constexpr auto fields(Type<Fight>) { return record("fight"); }
constexpr auto fields(Type<DestroyBoth>) { return record("destroy_both"); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<RerollDie>) { return record("reroll", field("card", &RerollDie::card, as::kCard)); }
constexpr auto fields(Type<Number>) { return record("number", field("number", &Number::number, as::kDieFace)); }
constexpr auto fields(Type<RerollShip>) { return record("reroll"); }
constexpr auto fields(Type<Occupy>) { return record("occupy"); }
constexpr auto fields(Type<Hold>) { return record("hold"); }
constexpr auto fields(Type<Take>) { return record("take", field("card", &Take::card, as::kCard)); }
constexpr auto fields(Type<Refresh>) { return record("refresh"); }
constexpr auto fields(Type<Skip>) { return record("skip"); }
constexpr auto fields(Type<Discard>) { return record("discard", field("card", &Discard::card, as::kCard)); }
constexpr auto fields(Type<Choose>) { return record("choose", field("ship", &Choose::ship, as::kShip)); }
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<MoveCube>) {
    return record("cube", field("planet", &MoveCube::planet, as::kPlanet), field("owner", &MoveCube::owner,
        as::AnySeatKind{}));
}
constexpr auto fields(Type<MoveTo>) { return record("to", field("planet", &MoveTo::planet, as::kPlanet)); }

// ---------------------------------------------------------------- events

/// Describes an event of a seat and one of its ships.
template <class Event, class... Entries>
constexpr auto of_ship(const char* word, Entries... entries) {
    return of_seat<Event>(word, field("ship", &Event::ship, as::kShip), entries...);
}
template <class Event, class... Entries>
constexpr auto of_shown_ship(const char* word, Entries... entries) {
    return of_seat<Event>(word, field("ship", &Event::ship, as::kShown), entries...);
}

constexpr auto fields(Type<SetupRolled>) {
    return of_seat<SetupRolled>("setup_rolled", field("numbers", &SetupRolled::numbers, list_of(kPlain)));
}
constexpr auto fields(Type<Mulligan>) {
    return of_seat<Mulligan>("mulligan", field("kept", &Mulligan::kept),
        field("numbers", &Mulligan::numbers, list_of(kPlain)));
}
constexpr auto fields(Type<StartTie>) {
    return record("start_tie", field("seats", &StartTie::seats, list_of(kPlain)),
        field("dice", &StartTie::dice, list_of(kPlain)));
}
constexpr auto fields(Type<StartPlayer>) { return of_seat<StartPlayer>("start_player"); }
constexpr auto fields(Type<HomeChosen>) {
    return of_seat<HomeChosen>("home_chosen", field("planet", &HomeChosen::planet, as::kShown));
}
constexpr auto fields(Type<ShipPlaced>) {
    return of_shown_ship<ShipPlaced>("ship_placed", field("space", &ShipPlaced::space, as::kSpace),
        field("reason", &ShipPlaced::reason, word_of(kPlaceReasonIds)));
}
constexpr auto fields(Type<ShipScrapped>) {
    return of_shown_ship<ShipScrapped>("ship_scrapped", field("reason", &ShipScrapped::reason, as::kReason));
}
constexpr auto fields(Type<DecksDealt>) {
    return record("decks_dealt", field("gambit", &DecksDealt::gambit, list_of(as::kCard)),
        field("command", &DecksDealt::command, list_of(as::kCard)));
}
constexpr auto fields(Type<RoundStarted>) { return record("round_started", field("round", &RoundStarted::round)); }
constexpr auto fields(Type<TurnStarted>) {
    return of_seat<TurnStarted>("turn_started", field("number", &TurnStarted::number), field("bonus", &TurnStarted::bonus),
        field("actions", &TurnStarted::actions));
}
constexpr auto fields(Type<ResearchChanged>) {
    return of_seat<ResearchChanged>("research_changed", field("from", &ResearchChanged::from),
        field("to", &ResearchChanged::to),
        cause<ResearchChanged>(kResearchCauseIds));
}
constexpr auto fields(Type<DominanceChanged>) {
    return of_seat<DominanceChanged>("dominance_changed", field("from", &DominanceChanged::from),
        field("to", &DominanceChanged::to),
        cause<DominanceChanged>(kDominanceCauseIds));
}
constexpr auto fields(Type<ActionsGained>) {
    return of_seat<ActionsGained>("actions_gained", field("amount", &ActionsGained::amount),
        field("card", &ActionsGained::card, as::kCommand));
}
constexpr auto fields(Type<Reconfigured>) {
    return of_ship<Reconfigured>("reconfigured", field("from", &Reconfigured::from), field("to", &Reconfigured::to),
        field("free", &Reconfigured::free));
}
constexpr auto fields(Type<DieRolled>) {
    return of_ship<DieRolled>("die_rolled", field("value", &DieRolled::value), field("reason", &DieRolled::reason,
        as::kReason));
}
constexpr auto fields(Type<DieRerolled>) {
    return of_ship<DieRerolled>("die_rerolled", field("value", &DieRerolled::value), field("card", &DieRerolled::card,
        as::kCommand));
}
constexpr auto fields(Type<NumberChosen>) {
    return of_ship<NumberChosen>("number_chosen", field("number", &NumberChosen::number));
}
constexpr auto fields(Type<Deployed>) {
    return of_shown_ship<Deployed>("deployed", field("space", &Deployed::space, as::kSpace));
}
constexpr auto fields(Type<Moved>) {
    return of_shown_ship<Moved>("moved", field("from", &Moved::from, as::kSpace), field("to", &Moved::to, as::kSpace),
        field("source", &Moved::source, word_of(kSourceIds)), field("maneuver", &Moved::maneuver));
}
constexpr auto fields(Type<PickedUp>) {
    return of_ship<PickedUp>("picked_up", field("carrying", &PickedUp::carrying, as::kShip));
}
constexpr auto fields(Type<Dropped>) {
    return of_ship<Dropped>("dropped", field("carrying", &Dropped::carrying, as::kShip),
        field("space", &Dropped::space, as::kSpace));
}
constexpr auto fields(Type<Warped>) { return of_ship<Warped>("warped", field("with", &Warped::with, as::kShip)); }
constexpr auto fields(Type<Modified>) { return of_ship<Modified>("modified", field("number", &Modified::number)); }
constexpr auto fields(Type<AbilityUsed>) {
    return of_ship<AbilityUsed>("ability_used", field("ability", &AbilityUsed::ability, as::kAbility),
        field("second", &AbilityUsed::second));
}
constexpr auto fields(Type<Attacked>) {
    return of_shown_ship<Attacked>("attacked", field("target", &Attacked::target, as::kShown),
        field("from", &Attacked::from, as::kSpace),
        field("kind", &Attacked::kind, as::kCombat));
}
constexpr auto fields(Type<CombatDice>) {
    return record("combat_dice", field("attack_die", &CombatDice::attack_die),
        field("defense_die", &CombatDice::defense_die));
}
constexpr auto fields(Type<CombatRerolled>) {
    return of_seat<CombatRerolled>("combat_rerolled", field("card", &CombatRerolled::card, as::kCommand),
        field("die", &CombatRerolled::die, word_of(kDieIds)), field("value", &CombatRerolled::value));
}
constexpr auto fields(Type<CombatResult>) {
    return record("combat_result", field("attack_total", &CombatResult::attack_total),
        field("defense_total", &CombatResult::defense_total),
        field("winner", &CombatResult::winner, word_of(kSideIds)));
}
constexpr auto fields(Type<BothDestroyed>) {
    return record("both_destroyed", field("attacker", &BothDestroyed::attacker, as::kShip),
        field("defender", &BothDestroyed::defender, as::kShip));
}
constexpr auto fields(Type<ShipDestroyed>) {
    return of_shown_ship<ShipDestroyed>("ship_destroyed", field("by", &ShipDestroyed::by, as::kShip));
}
constexpr auto fields(Type<Occupied>) {
    return of_shown_ship<Occupied>("occupied", field("space", &Occupied::space, as::kSpace));
}
constexpr auto fields(Type<HeldBack>) {
    return of_shown_ship<HeldBack>("held", field("space", &HeldBack::space, as::kSpace));
}
constexpr auto fields(Type<InfamyWon>) { return of_seat<InfamyWon>("infamy"); }
constexpr auto fields(Type<CubePlaced>) {
    return of_seat<CubePlaced>("cube_placed", field("planet", &CubePlaced::planet, as::kShown),
        field("how", &CubePlaced::how, word_of(kCubeHowIds)),
        field("left", &CubePlaced::left));
}
constexpr auto fields(Type<CardPower>) {
    return of_seat<CardPower>("card_power", field("card", &CardPower::card, as::kCommand));
}
constexpr auto fields(Type<Breakthrough>) { return of_seat<Breakthrough>("breakthrough"); }
constexpr auto fields(Type<CardTaken>) {
    return of_seat<CardTaken>("card_taken", field("card", &CardTaken::card, as::kCard));
}
constexpr auto fields(Type<CardDiscarded>) {
    return of_seat<CardDiscarded>("card_discarded", field("card", &CardDiscarded::card, as::kCard),
        field("cause", &CardDiscarded::cause, word_of(kDiscardCauseIds)));
}
constexpr auto fields(Type<DisplayRefilled>) {
    return record("display_refilled", field("kind", &DisplayRefilled::kind, as::kCardKind),
        field("slot", &DisplayRefilled::slot),
        field("card", &DisplayRefilled::card, as::kCard));
}
constexpr auto fields(Type<DisplayRefreshed>) { return of_seat<DisplayRefreshed>("display_refreshed"); }
constexpr auto fields(Type<PickSkipped>) { return of_seat<PickSkipped>("pick_skipped"); }
constexpr auto fields(Type<Reshuffled>) { return record("reshuffled", field("kind", &Reshuffled::kind, as::kCardKind)); }
constexpr auto fields(Type<BonusTurnWon>) { return of_seat<BonusTurnWon>("bonus_turn_won"); }
constexpr auto fields(Type<CubeMoved>) {
    return of_seat<CubeMoved>("cube_moved", field("owner", &CubeMoved::owner), field("from", &CubeMoved::from, as::kShown),
        field("to", &CubeMoved::to, as::kShown));
}
constexpr auto fields(Type<NoEffect>) { return of_seat<NoEffect>("no_effect", field("card", &NoEffect::card, as::kCard)); }
constexpr auto fields(Type<ActionsEnded>) {
    return of_seat<ActionsEnded>("actions_ended", field("unused", &ActionsEnded::unused));
}
constexpr auto fields(Type<GameOver>) {
    return record("game_over", field("winner", &GameOver::winner),
        computed("ranks", [](const GameOver& e) { return as::each_seat(e.seats, kPlain).write(e.ranks); }));
}
constexpr auto fields(Type<RoundLimit>) {
    return record("round_limit", computed("ranks", [](const RoundLimit& e) { return as::each_seat(e.seats, kPlain).write(e.ranks); }));
}

}  // namespace orrery::quantum
