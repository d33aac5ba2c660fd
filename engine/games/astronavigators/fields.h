// Field descriptors of AstroNavigators: options, decisions, tables, moves and events (docs/rules/astronavigators.md, sections 8 to 10
// and 13).
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/core/fields.h"
#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/score.h"

namespace orrery::astronavigators {

// ---------------------------------------------------------------- kinds of values

/// How values of this game are written and read.
namespace as {

inline constexpr IdKind<SpaceId> kSpace{[](SpaceId i) -> std::string_view { return kSpaces[i].id; }, space_by_id,
    "the id of a space", kSpaceCount};
inline constexpr IdKind<CardId> kCard{[](CardId i) -> std::string_view { return kCards[i].id; }, card_by_id,
    "the id of an observation card",
                                      kCardCount};
inline constexpr IdKind<SetId> kSet{[](SetId i) -> std::string_view { return kSets[i].id; }, set_by_id, "the id of a set", kSetCount};
inline constexpr IdKind<TileId> kTile{[](TileId i) -> std::string_view { return kTiles[i].id; }, tile_by_id, "the id of a continent tile",
                                      kTileCount};
inline constexpr IdKind<StageId> kStage{[](StageId i) -> std::string_view { return kTrack[i].id; }, stage_by_id,
                                        "the id of a space of the orbit map", kStageCount};
inline constexpr IdKind<StackId> kStack{[](StackId i) -> std::string_view { return kTrack[stage_of(i)].id; }, stack_by_id,
                                        "the id of an orbit stack", kStackCount};
inline constexpr IdKind<OrbitTileId> kOrbitTile{[](OrbitTileId i) -> std::string_view { return kOrbitTiles[i].id; }, orbit_tile_by_id,
                                                "the id of an orbit tile", kOrbitTileCount};
inline constexpr IdKind<QuestId> kQuest{[](QuestId i) -> std::string_view { return kQuests[i].id; }, quest_by_id,
    "the id of a quest", kQuestCount};
inline constexpr IdKind<QuestId> kInstrument{[](QuestId i) -> std::string_view { return kInstruments[i].id; }, instrument_by_id,
                                             "the id of an instrument", kQuestCount};
inline constexpr IdKind<CharacterId> kCharacter{[](CharacterId i) -> std::string_view { return kCharacters[i].id; }, character_by_id,
                                                "the id of a character", kCharacterCount};
inline constexpr IdKind<AgendaId> kAgenda{[](AgendaId i) -> std::string_view { return kAgendas[i].id; }, agenda_by_id,
    "the id of an agenda",
                                          kAgendaCount};
inline constexpr IdKind<Transport> kTransport{[](Transport i) -> std::string_view { return kTransports[index_of(i)].id; }, transport_by_id,
                                              "the id of a transport", kTransportCount};
inline constexpr IdKind<Continent> kContinent{[](Continent i) -> std::string_view { return kContinents[index_of(i)].id; }, continent_by_id,
                                              "the id of a continent", kContinentCount};
inline constexpr auto kAction = word_of(kActionIds);
inline constexpr auto kStatus = word_of(kStatusIds);
inline constexpr auto kWeek = whole(1, kWeeks);
inline constexpr auto kMoonPhase = whole(1, kPhases);

/// Value of which `none` is written as null.
template <class Kind, class V>
struct NoneKind {
    Kind kind;
    V none;

    Json write(V value) const { return value == none ? Json() : kind.write(value); }
    void read(const Reader& in, V& out) const {
        if (in.is_null()) out = none;
        else kind.read(in, out);
    }
};
template <class Kind, class V>
constexpr NoneKind<Kind, V> null_for(V none, Kind kind) { return {kind, none}; }

/// The four week stacks, each with its top first.
struct WeeksKind {
    using Weeks = std::array<CardPile, kWeeks>;
    Json write(const Weeks& weeks) const {
        Json out = Json::array();
        for (const CardPile& week : weeks) out.push_back(pile_of(kCard).write(week));
        return out;
    }
    void read(const Reader& in, Weeks& out) const {
        if (const std::size_t size = in.array_size(kWeeks); in.ok() && size != kWeeks) in.fail("expected the stacks of four weeks");
        for (std::size_t i = 0; i < kWeeks && in.ok(); ++i) pile_of(kCard).read(in.at(i), out[i]);
    }
};

/// States of the ten sets.
struct SetsKind {
    using Sets = std::array<SetState, kSetCount>;
    Json write(const Sets& sets) const {
        Json out = Json::object();
        for (std::size_t i = 0; i < kSetCount; ++i) out[kSets[i].id] = word_of(kSetStateIds).write(sets[i]);
        return out;
    }
    void read(const Reader& in, Sets& out) const {
        if (in.ok() && (!in.json().is_object() || in.json().size() != kSetCount)) return in.fail("expected the ten sets");
        for (std::size_t i = 0; i < kSetCount && in.ok(); ++i) word_of(kSetStateIds).read(in.at(kSets[i].id), out[i]);
    }
};

/// States of the four moon tokens.
struct MoonsKind {
    using Moons = std::array<MoonState, kPhases>;
    Json write(const Moons& moons) const {
        Json out = Json::array();
        for (const MoonState moon : moons) out.push_back(word_of(kMoonStateIds).write(moon));
        return out;
    }
    void read(const Reader& in, Moons& out) const {
        if (const std::size_t size = in.array_size(kPhases); in.ok() && size != kPhases) in.fail("expected four moon tokens");
        for (std::size_t i = 0; i < kPhases && in.ok(); ++i) word_of(kMoonStateIds).read(in.at(i), out[i]);
    }
};

/// Vehicle tokens that are turned.
struct TokensKind {
    Json write(Bits turned) const {
        Json out = Json::object();
        for (const Transport transport : kTransportList) out[kTransports[index_of(transport)].id] = has(turned, transport);
        return out;
    }
    void read(const Reader& in, Bits& out) const {
        if (in.ok() && (!in.json().is_object() || in.json().size() != kTransportCount))
            return in.fail("expected the six vehicle tokens");
        for (const Transport transport : kTransportList)
            if (in.ok() && in.at(kTransports[index_of(transport)].id).boolean()) out = static_cast<Bits>(out | bit_of(transport));
    }
};

/// Set of transports as a list in the order of the faces.
struct TransportListKind {
    Json write(Bits set) const {
        Json out = Json::array();
        for (const Transport transport : kTransportList)
            if (has(set, transport)) out.push_back(kTransport.write(transport));
        return out;
    }
    void read(const Reader& in, Bits& out) const {
        const std::size_t size = in.array_size(kTransportCount);
        for (std::size_t i = 0; i < size && in.ok(); ++i) {
            Transport transport{};
            kTransport.read(in.at(i), transport);
            if (out >= bit_of(transport)) in.at(i).fail("expected transports in the order of the faces");
            out = static_cast<Bits>(out | bit_of(transport));
        }
    }
};

/// Place of a vehicle.
struct VehicleKind {
    Json write(const Vehicle& vehicle) const {
        Json out = Json::object();
        out["map"] = word_of(kMapIds).write(vehicle.map);
        out["space"] = vehicle.map == Map::earth   ? kSpace.write(vehicle.at)
                       : vehicle.map == Map::orbit ? kStage.write(vehicle.at)
                                                   : Json();
        return out;
    }
    void read(const Reader& in, Vehicle& out) const {
        in.expect_keys({"map", "space"});
        if (!in.ok()) return;
        word_of(kMapIds).read(in.at("map"), out.map);
        if (!in.ok()) return;
        const Reader space = in.at("space");
        if (out.map == Map::earth) kSpace.read(space, out.at);
        else if (out.map == Map::orbit) kStage.read(space, out.at);
        else if (!space.is_null()) space.fail("expected null");
    }
};

/// One or two tiles of a move.
struct PaidTilesKind {
    Json write(const PaidTiles& tiles) const { return list_of(kTile).write(tiles); }
    void read(const Reader& in, PaidTiles& out) const {
        list_of(kTile).read(in, out);
        if (in.ok() && out.empty()) in.fail("expected one or two tiles");
    }
};

/// Token of an event: a phase on SXT, otherwise a set.
struct TokenKind {
    Json write(const TokenPlaced& e) const { return e.where == Gauge::sxt ? Json(e.phase) : kSet.write(e.set); }
};

/// Dice for the first player, in the order rolled.
inline constexpr auto kRoll = record_of(field("seat", &Roll::seat, kSeat), field("dice", &Roll::dice, list_of(kPlain)));
struct RollsKind {
    Json write(const std::vector<Roll>& rolls) const { return list_of(kRoll).write(rolls); }
};

}  // namespace as

// ---------------------------------------------------------------- options and decisions

constexpr auto fields(Type<Options>) {
    return record_of(
        field("mode", &Options::mode, word_of(kModeIds)),
        field("first_player", &Options::first_player, or_word("roll", whole(0, kMostSeats - 1))),
        field("polar_literal", &Options::polar_literal, kFlag),
        field("continent_on_pass", &Options::continent_on_pass, kFlag),
        field("agendas_open", &Options::agendas_open, kFlag));
}

inline auto decision_fields(int seats) {
    const auto seat = field("seat", &Question::seat, whole(0, seats - 1));
    const auto kind = field("kind", &Question::kind, word_of(kKindIds));
    const auto plain = record_of(seat, kind);
    const auto cards = record_of(seat, kind, field("options", &Question::cards, list_of(as::kCard)));
    return or_null(cases(kind,                             // in the order of Kind
        record_of(seat, kind, field("options", &Question::characters, or_covered(list_of(as::kCharacter)))),
        record_of(seat, kind, field("options", &Question::agendas, or_covered(list_of(as::kAgenda)))),
        plain,                                             // select_action
        record_of(seat, kind, field("when", &Question::when, word_of(kWhenIds))),
        plain,                                             // quest_source
        record_of(seat, kind, field("options", &Question::offer, or_covered(list_of(as::kQuest)))),
        record_of(seat, kind, field("options", &Question::quests, list_of(as::kQuest))),
        plain,                                             // observe_target
        cards,                                             // planned_card
        cards,                                             // schedule_swap
        record_of(seat, kind, field("transport", &Question::transport, as::kTransport),
            field("steps_left", &Question::steps_left, whole(0, kMostSteps)),
            field("steps_taken", &Question::steps_taken, whole(0, kMostSteps))),
        plain,                                             // chain
        record_of(seat, kind, field("options", &Question::transports, as::TransportListKind{})),
        record_of(seat, kind, field("launcher", &Question::launcher, whole(0, seats - 1))),
        record_of(seat, kind, field("must_advance", &Question::must_advance, kFlag)),
        record_of(seat, kind, field("stage", &Question::stage, as::kStage), field("amount", &Question::amount, whole(0, kMostPoints))),
        plain,                                             // abort_status
        plain,                                             // calibrate_join
        record_of(seat, kind, field("done_allowed", &Question::may_finish, kFlag))));
}

// ---------------------------------------------------------------- the table

/// List of ids of which a reader may not see all: "?" for an empty entry.
template <class Id, std::size_t N>
using Partly = FixedVector<std::optional<Id>, N>;
template <class Kind>
constexpr auto partly(Kind kind) { return list_of(or_word("?", kind)); }

/// Observation deck. An observation knows its top card.
template <class Position>
struct DeckField {
    const char* key = "deck";

    static Partly<CardId, kCardCount> shown(const Observation& o) {
        Partly<CardId, kCardCount> out;
        if (o.deck_top != kNoCard) out.push_back(o.deck_top);
        for (int i = cards_below(o); i > 0; --i) out.push_back(std::nullopt);
        return out;
    }
    static CardPile shown(const State& s) {
        CardPile out = s.deck;
        if (s.deck_top != kNoCard) out.push_back(s.deck_top);
        std::reverse(out.begin(), out.end());
        return out;
    }
    void write(const Position& position, Json& out) const {
        if constexpr (std::is_same_v<Position, State>) out[key] = list_of(as::kCard).write(shown(position));
        else out[key] = partly(as::kCard).write(shown(position));
    }
    void read(const Reader& in, State& s) const {
        pile_of(as::kCard).read(in.at(key), s.deck);
        if (in.ok() && !s.deck.empty()) s.deck_top = take_top(s.deck);
    }
};

/// Stacks of continent tiles, of which the top tiles are open.
template <class Position>
struct TileStacksField {
    const char* key = "tile_stacks";

    void write(const Position& position, Json& out) const {
        Json stacks = Json::object();
        for (std::size_t i = 0; i < kContinentCount; ++i) {
            Partly<TileId, kTilesEach> stack;
            if (position.tile_tops[i] != kNoTile) stack.push_back(position.tile_tops[i]);
            if constexpr (std::is_same_v<Position, State>) {
                for (std::size_t at = position.tile_stacks[i].size(); at-- > 0;) stack.push_back(position.tile_stacks[i][at]);
            } else {
                for (int left = tiles_below(position, static_cast<Continent>(i)); left > 0; --left) stack.push_back(std::nullopt);
            }
            stacks[kContinents[i].id] = partly(as::kTile).write(stack);
        }
        out[key] = std::move(stacks);
    }
    void read(const Reader& in, State& s) const {
        const Reader stacks = in.at(key);
        if (in.ok() && (!stacks.json().is_object() || stacks.json().size() != kContinentCount))
            stacks.fail("expected the seven stacks");
        for (std::size_t i = 0; i < kContinentCount && in.ok(); ++i) {
            pile_of(as::kTile).read(stacks.at(kContinents[i].id), s.tile_stacks[i]);
            if (in.ok() && !s.tile_stacks[i].empty()) s.tile_tops[i] = take_top(s.tile_stacks[i]);
        }
    }
};

/// Object with an entry for each numbered space of the orbit map; empty in Astronomer mode.
inline bool expect_orbit_keys(const Reader& in, bool is_used) {
    if (!in.ok()) return false;
    if (!in.json().is_object() || in.json().size() != (is_used ? kStackCount : 0))
        in.fail(is_used ? "expected the ten numbered spaces" : "expected an empty object in Astronomer mode");
    return in.ok() && is_used;
}

template <class Position>
struct OrbitStacksField {
    const char* key = "orbit_stacks";

    void write(const Position& position, Json& out) const {
        Json stacks = Json::object();
        for (StackId i = 0; i < kStackCount && position.is_astronavigator(); ++i) {
            if constexpr (std::is_same_v<Position, State>) stacks[kTrack[stage_of(i)].id] = pile_of(as::kOrbitTile).write(position.orbit_stacks[i]);
            else stacks[kTrack[stage_of(i)].id] = kCovered.write(orbit_stack_size(position, i));
        }
        out[key] = std::move(stacks);
    }
    void read(const Reader& in, State& s) const {
        const Reader stacks = in.at(key);
        if (!expect_orbit_keys(stacks, s.is_astronavigator())) return;
        for (StackId i = 0; i < kStackCount && in.ok(); ++i)
            pile_of(as::kOrbitTile).read(stacks.at(kTrack[stage_of(i)].id), s.orbit_stacks[i]);
    }
};

/// Tiles of the orbit board.
template <class Position>
struct OrbitBoardField {
    const char* key = "orbit_board";

    void write(const Position& position, Json& out) const {
        Json board = Json::object();
        for (StackId i = 0; i < kStackCount && position.is_astronavigator(); ++i) {
            const bool is_revealed = position.revealed[i] != kNoOrbitTile;
            Json space = Json::object();
            if constexpr (std::is_same_v<Position, State>)
                space["tile"] = as::kOrbitTile.write(is_revealed ? position.revealed[i] : position.hidden_board[i]);
            else space["tile"] = is_revealed ? as::kOrbitTile.write(position.revealed[i]) : Json("?");
            space["revealed"] = is_revealed;
            board[kTrack[stage_of(i)].id] = std::move(space);
        }
        out[key] = std::move(board);
    }
    void read(const Reader& in, State& s) const {
        const Reader board = in.at(key);
        if (!expect_orbit_keys(board, s.is_astronavigator())) return;
        for (StackId i = 0; i < kStackCount && in.ok(); ++i) {
            const Reader space = board.at(kTrack[stage_of(i)].id);
            space.expect_keys({"tile", "revealed"});
            if (!in.ok()) return;
            OrbitTileId tile = kNoOrbitTile;
            as::kOrbitTile.read(space.at("tile"), tile);
            (space.at("revealed").boolean() ? s.revealed : s.hidden_board)[i] = tile;
        }
    }
};

// Entries that a state shows and an observation covers (9.1).
constexpr auto quest_deck_field(Type<State>) { return field("quest_deck", &State::quest_deck, pile_of(as::kQuest)); }
constexpr auto quest_deck_field(Type<Observation>) {
    return computed("quest_deck", kCovered, [](const Observation& o) { return quest_deck_size(o); });
}
constexpr auto character_pile_field(Type<State>) {
    return field("character_pile", &State::character_pile, pile_of(as::kCharacter));
}
constexpr auto character_pile_field(Type<Observation>) {
    return computed("character_pile", kCovered, [](const Observation& o) { return character_pile_size(o); });
}
constexpr auto offered_field(Type<State>) { return column("offered", &State::secrets, &Secrets::offered, list_of(as::kCharacter)); }
constexpr auto offered_field(Type<Observation>) {
    return computed("offered", or_covered(list_of(as::kCharacter)),
        [](const Row<const Observation>& row) -> Seen<FixedVector<CharacterId, kOffered>> {
        const Observation& o = row.whole;
        const bool is_asked = o.phase == Phase::setup && character_chooser(o) == row.seat();
        if (!is_asked || (row.seat() == o.me && !o.own.offered.empty()))
            return row.seat() == o.me ? o.own.offered : FixedVector<CharacterId, kOffered>{};
        return kOffered;
    });
}
constexpr auto agenda_offered_field(Type<State>) {
    return column("agenda_offered", &State::secrets, &Secrets::agenda_offer, list_of(as::kAgenda));
}
constexpr auto agenda_offered_field(Type<Observation>) {
    return computed("agenda_offered", or_covered(list_of(as::kAgenda)),
        [](const Row<const Observation>& row) -> Seen<FixedVector<AgendaId, kOffered>> {
        const Observation& o = row.whole;
        const bool is_asked = o.phase == Phase::setup && !character_chooser(o) && agenda_chooser(o) == row.seat();
        if (!is_asked || (row.seat() == o.me && !o.own.agenda_offer.empty()))
            return row.seat() == o.me ? o.own.agenda_offer : FixedVector<AgendaId, kOffered>{};
        return kOffered;
    });
}

/// Agenda of a seat, which stands in the table once it is public.
struct AgendaField {
    const char* key = "agenda";

    void write(const Row<const State>& row, Json& out) const {
        const std::optional<AgendaId>& open = row.whole.players[row.seat()].agenda;
        out[key] = or_null(as::kAgenda).write(open ? open : row.whole.secrets[row.seat()].agenda);
    }
    void read(const Reader& in, Row<State>& row) const {
        const bool is_open = row.whole.options.agendas_open || row.whole.phase == Phase::over;
        auto& agenda = is_open ? row.whole.players[row.seat()].agenda : row.whole.secrets[row.seat()].agenda;
        or_null(as::kAgenda).read(in.at(key), agenda);
        row.whole.players[row.seat()].has_agenda = agenda.has_value();
    }
};
constexpr AgendaField agenda_field(Type<State>) { return {}; }
constexpr auto agenda_field(Type<Observation>) {
    using Shown = std::optional<std::optional<AgendaId>>;  // nullopt: covered
    return computed("agenda", or_word("?", or_null(as::kAgenda)), [](const Row<const Observation>& row) -> Shown {
        const Player& player = row.whole.players[row.seat()];
        if (!player.has_agenda || player.agenda) return player.agenda;
        if (row.seat() == row.whole.me && row.whole.own.agenda) return row.whole.own.agenda;
        return std::nullopt;
    });
}

constexpr auto orbit_tiles_field(Type<State>) {
    return column("orbit_tiles", &State::secrets, &Secrets::orbit_tiles, list_of(as::kOrbitTile));
}
constexpr auto orbit_tiles_field(Type<Observation>) {
    return computed("orbit_tiles", partly(as::kOrbitTile), [](const Row<const Observation>& row) {
        const Observation& o = row.whole;
        const Player& player = o.players[row.seat()];
        Partly<OrbitTileId, kStackCount> out;
        for (std::size_t i = 0; i < player.orbit_stacks.size(); ++i) {
            const bool is_swapped = player.swap_tile != kNoOrbitTile && kOrbitTiles[player.swap_tile].stack == player.orbit_stacks[i];
            if (is_swapped) out.push_back(player.swap_tile);
            else out.push_back(row.seat() == o.me && !o.own.orbit_tiles.empty() ? std::optional(o.own.orbit_tiles[i]) : std::nullopt);
        }
        return out;
    });
}

/// Whether the swap is used, which `swap_tile` says as well.
struct SwapUsedField {
    const char* key = "swap_used";

    template <class Whole>
    void write(const Row<Whole>& row, Json& out) const { out[key] = row.whole.players[row.seat()].swap_tile != kNoOrbitTile; }
    void read(const Reader& in, Row<State>& row) const {
        const bool is_used = in.at(key).boolean();
        if (in.ok() && is_used == in.at("swap_tile").is_null())
            in.at("swap_tile").fail("expected a tile exactly if the swap is used");
        (void)row;
    }
};

/// Quests drawn by the seat in turn. TurnField writes and reads them.
struct QuestOfferField {
    const char* key = "quest_offer";

    void write(const Turn&, Json& out) const { out[key] = Json(); }
    void read(const Reader&, Turn&) const {}
};

inline auto turn_fields(int seats) {
    const auto seat = whole(0, seats - 1);
    return record_of(
        field("seat", &Turn::seat, seat),
        field("week", &Turn::week, as::kWeek),
        field("action", &Turn::action, as::kAction),
        field("stage", &Turn::stage, word_of(kStepIds)),
        field("transport", &Turn::transport, or_null(as::kTransport)),
        field("steps_left", &Turn::steps_left, whole(0, kMostSteps)),
        field("steps_taken", &Turn::steps_taken, whole(0, kMostSteps)),
        field("moved", &Turn::moved, kFlag),
        field("rolled_vehicle", &Turn::rolled_vehicle, kFlag),
        field("rolled_compass", &Turn::rolled_compass, kFlag),
        field("roll_options", &Turn::roll_options, or_null(as::TransportListKind{})),
        field("pick_queue", &Turn::pick_queue, list_of(seat)),
        field("advanced", &Turn::advanced, kFlag),
        field("ai_used", &Turn::ai_used, kFlag),
        field("sextant_used", &Turn::sextant_used, kFlag),
        field("pending_dv", &Turn::pending_dv, or_null(whole(0, kMostPoints))),
        field("pending_reduced", &Turn::pending_reduced, kFlag),
        field("quest_tiles", &Turn::quest_tiles, as::null_for(PaidTiles{}, as::PaidTilesKind{})),
        QuestOfferField{},
        field("quest_declined", &Turn::quest_declined, kFlag));
}

/// Turn in progress with the quests drawn in it.
template <class Position>
struct TurnField {
    const char* key;
    int seats;

    static Json offer_of(const State& s) { return list_of(as::kQuest).write(s.secrets[s.turn->seat].quest_offer); }
    static Json offer_of(const Observation& o) {
        const bool is_own = o.turn->seat == o.me && !o.own.quest_offer.empty();
        return is_own ? list_of(as::kQuest).write(o.own.quest_offer) : kCovered.write(o.turn->offered_quests);
    }
    void write(const Position& position, Json& out) const {
        out[key] = or_null(turn_fields(seats)).write(position.turn);
        if (position.turn && position.turn->offered_quests > 0) out[key]["quest_offer"] = offer_of(position);
    }
    void read(const Reader& in, State& s) const {
        const Reader turn = in.at(key);
        or_null(turn_fields(seats)).read(turn, s.turn);
        if (!in.ok() || !s.turn) return;
        const Reader offer = turn.at("quest_offer");
        if (offer.is_null()) return;
        auto& quests = s.secrets[s.turn->seat].quest_offer;
        list_of(as::kQuest).read(offer, quests);
        s.turn->offered_quests = static_cast<std::int8_t>(quests.size());
    }
};

/// Returns the result of a finished game, or null.
inline Json result_of(const Table& t) {
    if (t.phase != Phase::over) return Json();
    const PerSeat<int> ranks = ranks_of(t);
    Json out = Json::array();
    for (const Seat seat : all_seats(t.seats)) {
        const Points points = points_of(t, seat);
        Json breakdown = Json::object();
        for (const Category category : categories(t.options.mode)) breakdown[std::string(kCategoryIds[static_cast<std::size_t>(category)])] = points[category];
        out.push_back({{"seat", seat}, {"rank", ranks[seat]}, {"rp", points.total()}, {"breakdown", std::move(breakdown)},
                       {"remaining_nk", remaining_nk(t, seat)}, {"sets", completed_sets(t.players[seat])}});
    }
    return out;
}

/// Describes the table of a State or an Observation with the seats of `t`. Only a State can be read.
template <class Position>
auto table_fields(const Table& t) {
    const auto seat = whole(0, t.seats - 1);
    constexpr Type<Position> position;
    const auto set_or_null = as::null_for(kNoSet, as::kSet);
    return record_of(
        field("round", &Table::round, whole(1, kYears * kSunSteps)),
        field("year", &Table::year, whole(1, kYears)),
        field("sun_step", &Table::sun_step, whole(0, kSunSteps - 1)),
        field("phase", &Table::phase, word_of(kPhaseIds)),
        field("first_seat", &Table::first_seat, seat),
        DeckField<Position>{},
        field("weeks", &Table::weeks, as::WeeksKind{}),
        TileStacksField<Position>{},
        OrbitStacksField<Position>{},
        OrbitBoardField<Position>{},
        quest_deck_field(position),
        character_pile_field(position),
        field("landing_order", &Table::landing_order, list_of(seat)),
        field("return_order", &Table::return_order, list_of(seat)),
        field("lost_order", &Table::lost_order, list_of(record_of(field("seat", &Loss::seat, seat), field("stage",
            &Loss::stage, as::kStage)))),
        field("first_launch_seat", &Table::first_launch_seat, or_null(seat)),
        seat_rows("players", t.seats, record_of(
            column("character", &Table::players, &Player::character, or_null(as::kCharacter)),
            offered_field(position),
            agenda_field(position),
            agenda_offered_field(position),
            column("state", &Table::players, &Player::fate, word_of(kFateIds)),
            column("nk", &Table::players, &Player::nk, whole(0, kMostPoints)),
            column("dv", &Table::players, &Player::dv, whole(0, kMostDv)),
            column("status", &Table::players, &Player::status, as::kStatus),
            column("disc", &Table::players, &Player::disc, or_null(record_of(
                field("week", &Disc::week, as::kWeek), field("action", &Disc::action, as::kAction)))),
            column("disc_done", &Table::players, &Player::disc_done, kFlag),
            column("joined", &Table::players, &Player::joined, or_null(kFlag)),
            column("vehicle", &Table::players, &Player::vehicle, as::VehicleKind{}),
            column("face", &Table::players, &Player::face, as::kTransport),
            column("observed", &Table::players, &Player::observed, pile_of(as::kCard)),
            column("moon_cards", &Table::players, &Player::moon_cards, pile_of(as::kCard)),
            column("schedule", &Table::players, &Player::schedule, list_of(as::kCard)),
            column("sets", &Table::players, &Player::sets, as::SetsKind{}),
            column("moons", &Table::players, &Player::moons, as::MoonsKind{}),
            column("sxt", &Table::players, &Player::sxt, as::null_for(std::int8_t{0}, as::kMoonPhase)),
            column("sct", &Table::players, &Player::sct, set_or_null),
            column("ai", &Table::players, &Player::ai, set_or_null),
            column("vehicle_tokens", &Table::players, &Player::used_transports, as::TokensKind{}),
            column("vehicle_bonus", &Table::players, &Player::vehicle_bonus, kFlag),
            column("continent_bonus", &Table::players, &Player::continent_bonus, kFlag),
            column("tiles", &Table::players, &Player::tiles, list_of(record_of(
                field("id", &OwnTile::id, as::kTile), field("used", &OwnTile::is_used, kFlag)))),
            orbit_tiles_field(position),
            SwapUsedField{},
            column("swap_tile", &Table::players, &Player::swap_tile, as::null_for(kNoOrbitTile, as::kOrbitTile)),
            column("quests", &Table::players, &Player::quests, list_of(as::kQuest)),
            column("instruments", &Table::players, &Player::instruments, list_of(as::kInstrument)),
            column("abort_used", &Table::players, &Player::abort_used, kFlag),
            column("abort_stage_used", &Table::players, &Player::abort_stage_used, kFlag),
            column("lm", &Table::players, &Player::module, word_of(kModuleIds)))),
        TurnField<Position>{"turn", t.seats},
        derived("result", &result_of));
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<ChooseCharacter>) {
    return record("choose_character", field("character", &ChooseCharacter::character, as::kCharacter));
}
constexpr auto fields(Type<ChooseAgenda>) { return record("choose_agenda", field("agenda", &ChooseAgenda::agenda, as::kAgenda)); }
constexpr auto fields(Type<Select>) {
    return record("select", field("week", &Select::week, as::kWeek), field("action", &Select::action, as::kAction));
}
constexpr auto fields(Type<SelectTravel>) {
    return record("select", field("week", &SelectTravel::week, as::kWeek), constant("action", "travel"),
        field("transport", &SelectTravel::transport, as::kTransport));
}
constexpr auto fields(Type<StartQuest>) { return record("start_quest", field("tiles", &StartQuest::tiles, as::PaidTilesKind{})); }
constexpr auto fields(Type<Pass>) { return record("pass"); }
constexpr auto fields(Type<QuestHome>) { return record("quest_home", field("quest", &QuestHome::quest, as::kQuest)); }
constexpr auto fields(Type<QuestDraw>) { return record("quest_draw"); }
constexpr auto fields(Type<Keep>) { return record("keep", field("quest", &Keep::quest, as::kQuest)); }
constexpr auto fields(Type<CompleteQuest>) { return record("complete_quest", field("quest", &CompleteQuest::quest, as::kQuest)); }
constexpr auto fields(Type<Decline>) { return record("decline"); }
constexpr auto fields(Type<ObserveWeek>) { return record("observe", field("week", &ObserveWeek::week, as::kWeek)); }
constexpr auto fields(Type<ObserveCard>) { return record("observe", field("card", &ObserveCard::card, as::kCard)); }
constexpr auto fields(Type<SwapCard>) { return record("swap", field("card", &SwapCard::card, as::kCard)); }
constexpr auto fields(Type<StepTo>) { return record("step", field("to", &StepTo::to, as::kSpace)); }
constexpr auto fields(Type<Stop>) { return record("stop"); }
constexpr auto fields(Type<NoMove>) { return record("no_move"); }
constexpr auto fields(Type<ChainTile>) { return record("chain_tile", field("tile", &ChainTile::tile, as::kTile)); }
constexpr auto fields(Type<RollVehicle>) { return record("roll_vehicle"); }
constexpr auto fields(Type<RollCompass>) { return record("roll_compass"); }
constexpr auto fields(Type<EndTravel>) { return record("end_travel"); }
constexpr auto fields(Type<ChooseTransport>) {
    return record("choose_transport", field("transport", &ChooseTransport::transport, as::kTransport));
}
constexpr auto fields(Type<TakeOrbitTile>) { return record("take_orbit_tile", field("stack", &TakeOrbitTile::stack, as::kStack)); }
constexpr auto fields(Type<Advance>) { return record("advance"); }
constexpr auto fields(Type<ExtraSct>) { return record("extra_sct"); }
constexpr auto fields(Type<ExtraAi>) { return record("extra_ai"); }
constexpr auto fields(Type<SwapOrbitTile>) {
    return record("swap_orbit_tile", field("tile", &SwapOrbitTile::tile, as::kOrbitTile));
}
constexpr auto fields(Type<UseSxt>) { return record("use_sxt"); }
constexpr auto fields(Type<AcceptDv>) { return record("accept_dv"); }
constexpr auto fields(Type<AbortStatus>) { return record("abort_status", field("status", &AbortStatus::status, as::kStatus)); }
constexpr auto fields(Type<Join>) { return record("join"); }
constexpr auto fields(Type<SkipJoin>) { return record("skip"); }
constexpr auto fields(Type<BecomeAstronaut>) { return record("become_astronaut"); }
constexpr auto fields(Type<PlaceSxt>) { return record("place_sxt", field("phase", &PlaceSxt::phase, as::kMoonPhase)); }
constexpr auto fields(Type<PlaceSct>) { return record("place_sct", field("set", &PlaceSct::set, as::kSet)); }
constexpr auto fields(Type<PlaceAi>) { return record("place_ai", field("set", &PlaceAi::set, as::kSet)); }
constexpr auto fields(Type<VoluntaryAbort>) { return record("voluntary_abort"); }
constexpr auto fields(Type<Done>) { return record("done"); }

// ---------------------------------------------------------------- events

constexpr auto fields(Type<FirstPlayer>) {
    return of_seat<FirstPlayer>("first_player", field("rolls", &FirstPlayer::rolls, as::RollsKind{}));
}
constexpr auto fields(Type<CharacterChosen>) {
    return of_seat<CharacterChosen>("character_chosen", field("character", &CharacterChosen::character, as::kCharacter));
}
constexpr auto fields(Type<AgendaChosen>) { return of_seat<AgendaChosen>("agenda_chosen"); }
constexpr auto fields(Type<RoundStarted>) {
    return record("round_start", field("round", &RoundStarted::round), field("sun_step", &RoundStarted::sun_step));
}
constexpr auto fields(Type<Selected>) {
    return of_seat<Selected>("selected", field("week", &Selected::week), field("action", &Selected::action, as::kAction),
        field("transport", &Selected::transport, or_null(as::kTransport)));
}
constexpr auto fields(Type<TurnStarted>) {
    return of_seat<TurnStarted>("turn_start", field("week", &TurnStarted::week), field("action", &TurnStarted::action, as::kAction));
}
constexpr auto fields(Type<Observed>) {
    return of_seat<Observed>("observed", field("card", &Observed::card, as::kCard), field("from", &Observed::from, word_of(kFromIds)),
        field("nk", &Observed::nk));
}
constexpr auto fields(Type<NotObserved>) {
    return of_seat<NotObserved>("observation_failed", field("card", &NotObserved::card, as::kCard),
        field("reason", &NotObserved::reason, word_of(kFailureIds)));
}
constexpr auto fields(Type<NoCard>) { return record("no_card", field("week", &NoCard::week)); }
constexpr auto fields(Type<MoonActivated>) {
    return of_seat<MoonActivated>("moon_token_activated", field("phase", &MoonActivated::phase));
}
constexpr auto fields(Type<SetCompleted>) {
    return of_seat<SetCompleted>("set_completed", field("set", &SetCompleted::set, as::kSet), field("nk", &SetCompleted::nk));
}
constexpr auto fields(Type<Scheduled>) {
    return of_seat<Scheduled>("scheduled", field("card", &Scheduled::card, as::kCard), field("returned",
        &Scheduled::returned, or_null(as::kCard)));
}
constexpr auto fields(Type<Stepped>) {
    return of_seat<Stepped>("step", field("from", &Stepped::from, as::kSpace), field("to", &Stepped::to, as::kSpace),
        field("transport", &Stepped::transport, as::kTransport));
}
constexpr auto fields(Type<Stopped>) {
    return of_seat<Stopped>("stopped", field("space", &Stopped::space, as::kSpace), field("transport", &Stopped::transport,
        as::kTransport));
}
constexpr auto fields(Type<Stayed>) { return of_seat<Stayed>("stayed"); }
constexpr auto fields(Type<FirstUse>) {
    return of_seat<FirstUse>("vehicle_token", field("transport", &FirstUse::transport, as::kTransport), field("nk", &FirstUse::nk));
}
constexpr auto fields(Type<AllVehicles>) { return of_seat<AllVehicles>("vehicle_bonus", field("nk", &AllVehicles::nk)); }
constexpr auto fields(Type<TileGained>) {
    return of_seat<TileGained>("continent_tile", field("continent", &TileGained::continent, as::kContinent),
        field("tile", &TileGained::tile, as::kTile), field("nk", &TileGained::nk));
}
constexpr auto fields(Type<AllContinents>) { return of_seat<AllContinents>("continent_bonus", field("nk", &AllContinents::nk)); }
constexpr auto fields(Type<Chained>) {
    return of_seat<Chained>("chain_tile", field("tile", &Chained::tile, as::kTile), field("transport", &Chained::transport,
        as::kTransport));
}
constexpr auto fields(Type<Rolled>) {
    return of_seat<Rolled>("rolled", field("why", &Rolled::why, word_of(kRollWhyIds)), field("face", &Rolled::face, as::kTransport),
        field("success", &Rolled::success));
}
constexpr auto fields(Type<QuestStarted>) {
    return of_seat<QuestStarted>("quest_started", field("quest", &QuestStarted::quest, as::kQuest),
        field("tiles", &QuestStarted::tiles, list_of(as::kTile)));
}
constexpr auto fields(Type<QuestCompleted>) {
    return of_seat<QuestCompleted>("quest_completed", field("quest", &QuestCompleted::quest, as::kQuest), field("count",
        &QuestCompleted::count),
        field("nk", &QuestCompleted::nk), computed("instrument", as::kInstrument, [](const QuestCompleted& e) { return e.quest; }));
}
constexpr auto fields(Type<Launched>) { return of_seat<Launched>("launched", field("first", &Launched::first)); }
constexpr auto fields(Type<OrbitTileTaken>) {
    return of_seat<OrbitTileTaken>("orbit_tile_taken", field("stack", &OrbitTileTaken::stack, as::kStack));
}
constexpr auto fields(Type<OrbitMoved>) {
    return of_seat<OrbitMoved>("orbit_move", field("from", &OrbitMoved::from, or_word("p1m05", as::kStage)),
        field("to", &OrbitMoved::to, as::kStage), field("skipped", &OrbitMoved::skipped, list_of(as::kStage)));
}
constexpr auto fields(Type<Docked>) { return of_seat<Docked>("lm_docked"); }
constexpr auto fields(Type<OrbitRevealed>) {
    return record("orbit_revealed", field("stack", &OrbitRevealed::stack, as::kStack), field("tile", &OrbitRevealed::tile, as::kOrbitTile),
        field("dv", &OrbitRevealed::dv));
}
constexpr auto fields(Type<DvAdded>) {
    return of_seat<DvAdded>("dv_added", field("amount", &DvAdded::amount), field("total", &DvAdded::total));
}
constexpr auto fields(Type<DvCancelled>) { return of_seat<DvCancelled>("dv_cancelled", field("phase", &DvCancelled::phase)); }
constexpr auto fields(Type<ExtraMove>) {
    return of_seat<ExtraMove>("extra_move", field("why", &ExtraMove::why, word_of(kExtraWhyIds)));
}
constexpr auto fields(Type<OrbitSwapped>) {
    return of_seat<OrbitSwapped>("orbit_swap", field("stack", &OrbitSwapped::stack, as::kStack),
        field("placed", &OrbitSwapped::placed, as::kOrbitTile), field("taken", &OrbitSwapped::taken, as::kOrbitTile),
        field("equal", &OrbitSwapped::equal));
}
constexpr auto fields(Type<MoonLanded>) { return of_seat<MoonLanded>("moon_landing", field("place", &MoonLanded::place)); }
constexpr auto fields(Type<Aborted>) {
    return of_seat<Aborted>("aborted", field("stage", &Aborted::stage, as::kStage), field("voluntary", &Aborted::voluntary));
}
constexpr auto fields(Type<StatusChanged>) {
    return of_seat<StatusChanged>("status", field("status", &StatusChanged::status, as::kStatus));
}
constexpr auto fields(Type<LostInSpace>) { return of_seat<LostInSpace>("lost", field("stage", &LostInSpace::stage, as::kStage)); }
constexpr auto fields(Type<SplashedDown>) { return of_seat<SplashedDown>("splashdown", field("place", &SplashedDown::place)); }
constexpr auto fields(Type<CalibrationReset>) { return record("calibration_reset"); }
constexpr auto fields(Type<Joined>) { return of_seat<Joined>("joined", field("join", &Joined::join)); }
constexpr auto fields(Type<TokenPlaced>) {
    return of_seat<TokenPlaced>("placed", field("where", &TokenPlaced::where, word_of(kGaugeIds)),
        computed("token", as::TokenKind{}, [](const TokenPlaced& e) { return e; }));
}
constexpr auto fields(Type<TokensRestored>) { return of_seat<TokensRestored>("tokens_restored"); }
constexpr auto fields(Type<MonthShifted>) { return record("month_shift", field("sun_step", &MonthShifted::sun_step)); }
constexpr auto fields(Type<YearTwo>) { return record("year_two"); }
constexpr auto fields(Type<CardDealt>) {
    return record("card_dealt", field("week", &CardDealt::week), field("card", &CardDealt::card, as::kCard));
}
constexpr auto fields(Type<DeckRebuilt>) { return record("deck_rebuilt", field("count", &DeckRebuilt::count)); }
constexpr auto fields(Type<GameEnded>) { return record("game_end", field("why", &GameEnded::why, word_of(kEndWhyIds))); }
constexpr auto fields(Type<Scored>) {
    return of_seat<Scored>("scored", field("category", &Scored::category, word_of(kCategoryIds)), field("rp", &Scored::rp));
}
constexpr auto fields(Type<Won>) { return record("winner", field("seats", &Won::seats, list_of(kSeat))); }

}  // namespace orrery::astronavigators
