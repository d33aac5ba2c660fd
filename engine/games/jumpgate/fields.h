// Field descriptors of Jump Gate: options, decisions, tables, moves and events (docs/rules/jumpgate.md, sections 8 to 10, 13).
#pragma once

#include <array>

#include "engine/core/fields.h"
#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {

// ---------------------------------------------------------------- kinds of values

inline constexpr std::array<std::string_view, 2> kHiddenFameIds{"replace", "keep"};
inline constexpr std::array<std::string_view, 2> kDeckRefillIds{"flip", "shuffle"};
inline constexpr std::array<std::string_view, kKindCount> kKindIds{"action", "scan_marker", "research", "claim_mark",
                                                                    "claim_take"};
inline constexpr std::array<std::string_view, 4> kEndReasonIds{"black_hole", "planet_exhausted", "all_claimed", "stalled"};

/// Forms in which values of this game are written and read.
namespace as {

inline constexpr IdKind<PlanetId> kPlanet{[](PlanetId planet) { return kPlanets[planet].id; }, planet_by_id,
    "the id of a planet", kPlanetCount};
inline constexpr IdKind<NavId> kNav{[](NavId card) { return kNavCards[card].id; }, nav_by_id, "the id of a navigation card",
    kNavCount};
inline constexpr IdKind<ResourceId> kResource{[](ResourceId card) { return kResources[card].id; }, resource_by_id,
    "the id of a resource", kResourceCount};
inline constexpr auto kShipPlace = or_word("gate", IdKind<PlanetId>{kPlanet.id, planet_by_id,
    "the id of a planet, or \"gate\"", kPlanetCount});

inline constexpr auto kEndReason = word_of(kEndReasonIds);

/// Cards of a landing. Lists that are longer than any legal one are shortened as described in moves.h.
struct LandingCards : MoveListKind<IdKind<NavId>> {
    void read(const Reader& in, FixedVector<NavId, 3>& out) const {
        if (!in.json().is_array()) return in.fail("expected a list of navigation cards");
        std::array<int, kNavCount> times{};
        std::optional<NavId> repeated;
        for (std::size_t i = 0; i < in.json().size() && in.ok(); ++i) {
            NavId card{};
            element.read(in.at(i), card);
            if (++times[card] == 2 && !repeated) repeated = card;
            if (!out.full()) out.push_back(card);
        }
        if (repeated) out = {*repeated, *repeated};
    }
};

}  // namespace as

// ---------------------------------------------------------------- options and decisions

constexpr auto fields(Type<Options>) {
    return record_of(
        field("hidden_fame", &Options::keep_hidden_fame, word_of(kHiddenFameIds)),
        field("black_hole_limit", &Options::black_hole_limit, one_of(5, 7, 9)),
        field("deck_refill", &Options::shuffle_refill, word_of(kDeckRefillIds)),
        field("stall_turns", &Options::stall_turns, one_of(40, 0)));
}

inline auto decision_fields(int seats) {
    const auto seat = field("seat", &Question::seat, whole(0, seats - 1));
    const auto kind = field("kind", &Question::kind, word_of(kKindIds));
    const auto planet = field("planet", &Question::planet, as::kPlanet);
    return or_null(cases(kind,                             // in the order of Kind
        record_of(seat, kind),
        record_of(seat, kind, planet, field("revealed", &Question::resource, as::kResource)),
        record_of(seat, kind),
        record_of(seat, kind, planet, field("resource", &Question::resource, as::kResource),
            field("claimer", &Question::claimer, whole(0, seats - 1))),
        record_of(seat, kind, planet)));
}

// ---------------------------------------------------------------- the table

// Entries that a state shows and an observation covers (9.1).
constexpr auto face_down_field(Type<State>) { return column("face_down", &State::face_down, pile_of(as::kResource)); }
constexpr auto face_down_field(Type<Observation>) {
    return column("face_down", &Table::ring, &RingPlanet::face_down, kCovered);
}
constexpr auto reserve_field(Type<State>) { return field("reserve", &State::reserve, pile_of(as::kResource)); }
constexpr auto reserve_field(Type<Observation>) { return field("reserve", &Observation::reserve_size); }
constexpr auto deck_field(Type<State>) { return field("deck", &State::deck, pile_of(as::kNav)); }
constexpr auto deck_field(Type<Observation>) { return field("deck", &Observation::deck_size); }
constexpr auto hand_field(Type<State>) { return column("hand", &State::secrets, &Secrets::hand, list_of(as::kNav)); }
constexpr auto hand_field(Type<Observation>) {
    return computed("hand", or_covered(list_of(as::kNav)), [](const Row<const Observation>& row) -> Seen<Hand> {
        const Observation& o = row.whole;
        if (row.seat() == o.me) return o.own.hand;
        return o.hand_sizes[row.seat()];
    });
}

/// Hidden resources of a seat in a state. They are read as secrets; at the end of the game the decoder reveals them.
struct HiddenField {
    const char* key = "hidden";

    void write(const Row<const State>& row, Json& out) const {
        out[key] = list_of(as::kResource).write(hidden_of(row.whole, row.seat()));
    }
    void read(const Reader& in, Row<State>& row) const {
        list_of(as::kResource).read(in.at(key), row.whole.secrets[row.seat()].hidden);
    }
};
constexpr HiddenField hidden_field(Type<State>) { return {}; }
constexpr auto hidden_field(Type<Observation>) {
    return computed("hidden", or_covered(list_of(as::kResource)), [](const Row<const Observation>& row) -> Seen<Hidden> {
        if (const Hidden* seen = seen_hidden(row.whole, row.seat())) return *seen;
        return static_cast<int>(hidden_each(row.whole.seats));
    });
}

/// Describes the table of a State or an Observation. Only a State can be read.
template <class Position>
auto table_fields(int seats) {
    constexpr Type<Position> position;
    const auto seat = whole(0, seats - 1);
    return record_of(
        rows("planets", &Table::ring, record_of(
            column("id", &Table::ring, &RingPlanet::id, as::kPlanet),
            face_down_field(position),
            column("face_up", &Table::ring, &RingPlanet::face_up, list_of(record_of(
                field("resource", &FaceUp::resource, as::kResource),
                field("marker", &FaceUp::marker, or_null(seat))))),
            column("claimed_by", &Table::ring, &RingPlanet::claimed_by, or_null(seat)))),
        field("gate_stack", &Table::gate_stack, list_of(as::kPlanet)),
        reserve_field(position),
        seat_rows("players", seats, record_of(
            column("ship", &Table::players, &Player::ship, as::kShipPlace),
            hand_field(position),
            hidden_field(position),
            column("collected", &Table::players, &Player::collected, list_of(as::kResource)))),
        field("black_hole", &Table::black_hole, list_of(seat)),
        deck_field(position),
        field("discard", &Table::discard, pile_of(as::kNav)),
        field("turn", &Table::turn, record_of(
            field("seat", &Turn::seat, seat),
            field("number", &Turn::number, whole(1, kMaxTurns)),
            field("actions_left", &Turn::actions_left, whole(0, kActionsPerTurn)))),
        field("final_round", &Table::final_round, or_null(record_of(
            field("triggered_by", &FinalRound::triggered_by, seat),
            field("turns_left", &FinalRound::turns_left, whole(0, seats))))),
        field("idle_turns", &Table::idle_turns, whole(0, kMaxTurns)),
        derived("result", &encode_result));
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<Fly>) { return record("fly", field("to", &Fly::to, as::kPlanet)); }
constexpr auto fields(Type<Jump>) {
    return record("jump", field("card", &Jump::card, as::kNav), field("to", &Jump::to, as::kPlanet));
}
constexpr auto fields(Type<Scan>) { return record("scan", field("card", &Scan::card, as::kNav)); }
constexpr auto fields(Type<Land>) { return record("land", field("cards", &Land::cards, as::LandingCards{{{as::kNav}}})); }
constexpr auto fields(Type<Harvest>) {
    return record("harvest", field("card", &Harvest::card, as::kNav), field("resource", &Harvest::resource, as::kResource));
}
constexpr auto fields(Type<Research>) { return record("research"); }
constexpr auto fields(Type<EndTurn>) { return record("end_turn"); }
constexpr auto fields(Type<Place>) { return record("place", field("resource", &Place::resource, as::kResource)); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<Discard>) { return record("discard", field("card", &Discard::card, as::kNav)); }
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<TakeMark>) { return record("take"); }
constexpr auto fields(Type<LeaveMark>) { return record("leave"); }
constexpr auto fields(Type<TakeRest>) { return record("take", field("resource", &TakeRest::resource, as::kResource)); }

// ---------------------------------------------------------------- events

constexpr auto fields(Type<GameStarted>) {
    return record("game_start", field("players", &GameStarted::players),
        field("planets", &GameStarted::planets, list_of(as::kPlanet)));
}
constexpr auto fields(Type<FameReturned>) { return record("fame_returned", field("count", &FameReturned::count)); }
constexpr auto fields(Type<TurnStarted>) {
    return of_seat<TurnStarted>("turn_start", field("number", &TurnStarted::number),
        field("final", &TurnStarted::final));
}
constexpr auto fields(Type<Flew>) {
    return of_seat<Flew>("fly", field("from", &Flew::from, as::kPlanet), field("to", &Flew::to, as::kPlanet));
}
constexpr auto fields(Type<Jumped>) {
    return of_seat<Jumped>("jump", field("card", &Jumped::card, as::kNav),
        field("from", &Jumped::from, as::kShipPlace), field("to", &Jumped::to, as::kPlanet));
}
constexpr auto fields(Type<Scanned>) {
    return of_seat<Scanned>("scan", field("card", &Scanned::card, as::kNav),
        field("planet", &Scanned::planet, as::kPlanet), field("resource", &Scanned::resource, as::kResource));
}
constexpr auto fields(Type<MarkerPlaced>) {
    return of_seat<MarkerPlaced>("marker_placed", field("planet", &MarkerPlaced::planet, as::kPlanet),
        field("resource", &MarkerPlaced::resource, as::kResource));
}
constexpr auto fields(Type<MarkerMoved>) {
    return of_seat<MarkerMoved>("marker_moved", field("planet", &MarkerMoved::planet, as::kPlanet),
        field("from", &MarkerMoved::from, as::kResource), field("to", &MarkerMoved::to, as::kResource));
}
constexpr auto fields(Type<MarkerPassed>) {
    return of_seat<MarkerPassed>("marker_passed", field("planet", &MarkerPassed::planet, as::kPlanet));
}
constexpr auto fields(Type<Landed>) {
    return of_seat<Landed>("land",
        computed("cards", list_of(as::kNav), [](const Landed& e) { return FixedVector<NavId, 2>{e.first, e.second}; }),
        field("planet", &Landed::planet, as::kPlanet));
}
constexpr auto fields(Type<FinalRoundCame>) {
    return of_seat<FinalRoundCame>("final_round", field("turns", &FinalRoundCame::turns));
}
constexpr auto fields(Type<MarkTaken>) {
    return of_seat<MarkTaken>("mark_taken", field("planet", &MarkTaken::planet, as::kPlanet),
        field("resource", &MarkTaken::resource, as::kResource));
}
constexpr auto fields(Type<MarkLeft>) {
    return of_seat<MarkLeft>("mark_left", field("planet", &MarkLeft::planet, as::kPlanet),
        field("resource", &MarkLeft::resource, as::kResource));
}
constexpr auto fields(Type<ClaimTaken>) {
    return of_seat<ClaimTaken>("claim_taken", field("planet", &ClaimTaken::planet, as::kPlanet),
        field("resource", &ClaimTaken::resource, as::kResource));
}
constexpr auto fields(Type<ClaimPassed>) {
    return of_seat<ClaimPassed>("claim_passed", field("planet", &ClaimPassed::planet, as::kPlanet));
}
constexpr auto fields(Type<Harvested>) {
    return of_seat<Harvested>("harvest", field("card", &Harvested::card, as::kNav),
        field("planet", &Harvested::planet, as::kPlanet), field("resource", &Harvested::resource, as::kResource),
        field("own_mark", &Harvested::own_mark));
}
constexpr auto fields(Type<BlackHoleMarked>) {
    return of_seat<BlackHoleMarked>("black_hole", field("space", &BlackHoleMarked::space),
        field("resource", &BlackHoleMarked::resource, as::kResource));
}
constexpr auto fields(Type<Researched>) { return of_seat<Researched>("research"); }
constexpr auto fields(Type<Discarded>) { return of_seat<Discarded>("discard", field("card", &Discarded::card, as::kNav)); }
constexpr auto fields(Type<Drew>) {
    return of_seat<Drew>("draw", field("count", &Drew::count),
        if_present("cards", &Drew::cards, list_of(as::kNav)));
}
constexpr auto fields(Type<DeckTurned>) {
    return record("deck_turned", field("count", &DeckTurned::count), field("shuffled", &DeckTurned::shuffled));
}
constexpr auto fields(Type<TurnEnded>) { return of_seat<TurnEnded>("turn_end", field("auto", &TurnEnded::by_itself)); }
constexpr auto fields(Type<GameEnded>) {
    return record("game_end", field("reason", &GameEnded::reason, as::kEndReason),
        field("planet", &GameEnded::planet, or_null(as::kPlanet)));
}
constexpr auto fields(Type<HiddenDiscarded>) {
    return of_seat<HiddenDiscarded>("hidden_discarded",
        field("resources", &HiddenDiscarded::resources, list_of(as::kResource)));
}
constexpr auto fields(Type<HiddenRevealed>) {
    return of_seat<HiddenRevealed>("hidden_revealed",
        field("resources", &HiddenRevealed::resources, list_of(as::kResource)));
}
constexpr auto fields(Type<FinalScore>) {
    return of_seat<FinalScore>("final_score", field("total", &FinalScore::total),
        field("rank", &FinalScore::rank));
}
constexpr auto fields(Type<Won>) { return record("winner", field("seats", &Won::seats, list_of(kSeat))); }

}  // namespace orrery::jumpgate
