// Field descriptors of Microcosmos: options, decisions, tables, moves and events (docs/rules/microcosmos.md, sections 8 to 10 and
// 13).
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/fields.h"
#include "engine/games/microcosmos/codec.h"
#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/galaxy.h"
#include "engine/games/microcosmos/ids.h"
#include "engine/games/microcosmos/moves.h"
#include "engine/games/microcosmos/score.h"

namespace orrery::microcosmos {

// ---------------------------------------------------------------- kinds of values

/// How values of this game are written and read.
namespace as {

inline constexpr IdKind<PlanetId> kPlanet{[](PlanetId planet) { return kPlanets[planet].id; }, planet_by_id, "the id of a planet", kPlanetCount};
inline constexpr IdKind<CrewId> kCrewCard{[](CrewId card) { return kCrew[card].id; }, crew_by_id, "the id of a crew card", kCrewCount};
inline constexpr IdKind<SurvivorId> kSurvivor{[](SurvivorId card) { return kSurvivors[card].id; }, survivor_by_id, "the id of a survivor card",
                                              kSurvivorCount};
inline constexpr IdKind<AutomaId> kAutomaCard{[](AutomaId card) { return kAutomaCards[card].id; }, automa_card_by_id, "the id of an Automa card",
                                              kAutomaCount};
inline constexpr IdKind<SpotId, std::string> kSpot{spot_id, spot_by_id, "the id of a spot", kSpotCount};
inline constexpr IdKind<Cell> kCell{[](Cell cell) { return kCellIds[cell]; }, cell_by_id, "the id of a cell", kCells};
inline constexpr IdKind<Upgrade> kUpgrade{[](Upgrade upgrade) { return kUpgrades[index_of(upgrade)].id; }, upgrade_by_id, "the id of an upgrade",
                                          kUpgradeCount};
inline constexpr auto kResource = word_of(kResourceIds);
inline constexpr auto kSpecialist = word_of(kSpecialistIds);
inline constexpr auto kNeed = word_of(kNeedIds);
inline constexpr auto kRow = word_of(kRowIds);
inline constexpr auto kPurpose = word_of(kPurposeIds);
/// Where a played card goes: `to_upper` as a word.
inline constexpr std::array<std::string_view, 2> kPlayedIds{"discard", "upper"};
inline constexpr auto kPlayed = word_of(kPlayedIds);

/// Id of a move that may be any text. An unknown one is read as `unknown`, so that a rule refuses it.
template <class Kind, class Index>
struct OpenKind {
    Kind known;
    Index unknown;

    Json write(Index index) const { return index == unknown ? Json("unknown") : known.write(index); }
    void read(const Reader& in, Index& out) const {
        if (!in.json().is_string()) return in.fail("expected a text");
        const auto found = known.find(in.json().get_ref<const std::string&>());
        out = found ? *found : unknown;
    }
};
template <class Kind, class Index>
constexpr OpenKind<Kind, Index> open(Kind known, Index unknown) { return {known, unknown}; }
inline constexpr auto kAnyCrew = open(kCrewCard, kNoCrew);
inline constexpr auto kAnySurvivor = open(kSurvivor, kNoSurvivor);
inline constexpr auto kAnySpot = open(kSpot, kNoSpot);
inline constexpr auto kAnyCell = open(kCell, kNoCell);
inline constexpr auto kAnyPlanet = open(kPlanet, kNoPlanet);

/// Units of all resources, each from 0 to `most`; or of those that `most` allows at all.
struct UnitsKind {
    Units most;

    Json write(const Units& units) const {
        Json out = Json::object();
        for (std::size_t i = 0; i < kResourceCount; ++i)
            if (most[i] > 0) out[std::string(kResourceIds[i])] = units[i];
        return out;
    }
    void read(const Reader& in, Units& out) const {
        for (std::size_t i = 0; i < kResourceCount; ++i)
            if (most[i] > 0) whole(0, most[i]).read(in.at(kResourceIds[i].data()), out[i]);
        allow_resources(in);
    }
    void allow_resources(const Reader& in) const {
        if (!in.ok()) return;
        for (const auto& item : in.json().items()) {
            bool is_known = false;
            for (std::size_t i = 0; i < kResourceCount; ++i) is_known = is_known || (most[i] > 0 && item.key() == kResourceIds[i]);
            if (!is_known) in.at(item.key()).fail("no such key here");
        }
    }
};
inline constexpr UnitsKind kUnits{{kLargeHold, kLargeHold, kLargeHold, kLargeHold}};

/// Units of the resources of which there is at least one.
struct SomeUnitsKind {
    static constexpr int kMost = 9;

    Json write(const Units& units) const {
        Json out = Json::object();
        for (std::size_t i = 0; i < kResourceCount; ++i)
            if (units[i] > 0) out[std::string(kResourceIds[i])] = units[i];
        return out;
    }
    void read(const Reader& in, Units& out) const {
        in.allow_keys({kResourceIds[0], kResourceIds[1], kResourceIds[2], kResourceIds[3]});
        for (std::size_t i = 0; i < kResourceCount && in.ok(); ++i)
            if (in.has(kResourceIds[i])) whole(1, kMost).read(in.at(kResourceIds[i].data()), out[i]);
    }
};
inline constexpr SomeUnitsKind kSomeUnits{};

/// Ready tokens by kind.
struct TokensKind {
    using Tokens = std::array<bool, kSpecialistKinds>;
    Json write(const Tokens& tokens) const {
        Json out = Json::object();
        for (std::size_t i = 0; i < kSpecialistKinds; ++i) out[std::string(kSpecialistIds[i])] = tokens[i];
        return out;
    }
    void read(const Reader& in, Tokens& out) const {
        in.expect_keys({kSpecialistIds[0], kSpecialistIds[1], kSpecialistIds[2], kSpecialistIds[3]});
        for (std::size_t i = 0; i < kSpecialistKinds && in.ok(); ++i) kFlag.read(in.at(kSpecialistIds[i].data()), out[i]);
    }
};

/// Cards of the cells, null for an empty one.
struct GridKind {
    using Grid = std::array<PlanetId, kCells>;
    Json write(const Grid& grid) const {
        Json out = Json::object();
        for (std::size_t i = 0; i < kCells; ++i) out[std::string(kCellIds[i])] = grid[i] == kNoPlanet ? Json() : kPlanet.write(grid[i]);
        return out;
    }
    void read(const Reader& in, Grid& out) const {
        in.expect_keys({kCellIds[0], kCellIds[1], kCellIds[2], kCellIds[3], kCellIds[4], kCellIds[5], kCellIds[6], kCellIds[7], kCellIds[8]});
        for (std::size_t i = 0; i < kCells && in.ok(); ++i)
            if (const Reader cell = in.at(kCellIds[i].data()); !cell.is_null()) kPlanet.read(cell, out[i]);
    }
};

/// The three slots of the Club, null for an empty one.
struct ClubKind {
    using Club = std::array<CrewId, kClubSlots>;
    Json write(const Club& club) const {
        Json out = Json::array();
        for (const CrewId card : club) out.push_back(card == kNoCrew ? Json() : kCrewCard.write(card));
        return out;
    }
    void read(const Reader& in, Club& out) const {
        if (const std::size_t size = in.array_size(kClubSlots); in.ok() && size != kClubSlots) in.fail("expected three slots");
        for (std::size_t i = 0; i < kClubSlots && in.ok(); ++i)
            if (const Reader slot = in.at(i); !slot.is_null()) kCrewCard.read(slot, out[i]);
    }
};

/// Source of a gain or payment as one word or id.
struct SourceKind {
    static constexpr std::array<std::string_view, 2> kWords{"setup", "arrival"};

    Json write(const Source& source) const {
        switch (source.kind) {
            case Source::Kind::setup:
            case Source::Kind::arrival: break;
            case Source::Kind::crew: return kCrewCard.write(source.id);
            case Source::Kind::survivor: return kSurvivor.write(source.id);
            case Source::Kind::spot: return kSpot.write(source.id);
            case Source::Kind::automa: return kAutomaCard.write(source.id);
        }
        return std::string(kWords[static_cast<std::size_t>(source.kind)]);
    }
    /// The Automa's own gains never pend, so its cards are not read.
    void read(const Reader& in, Source& out) const {
        const std::string id = in.text();
        if (!in.ok()) return;
        for (std::size_t i = 0; i < kWords.size(); ++i)
            if (id == kWords[i]) {
                out.kind = static_cast<Source::Kind>(i);
                return;
            }
        if (const auto card = crew_by_id(id)) out = {Source::Kind::crew, *card};
        else if (const auto survivor = survivor_by_id(id)) out = {Source::Kind::survivor, *survivor};
        else if (const auto spot = spot_by_id(id)) out = {Source::Kind::spot, *spot};
        else in.fail("expected \"setup\", \"arrival\", a card or a spot");
    }
};
inline constexpr SourceKind kSource{};

/// Player of an event, written as its number.
struct ActorKind {
    Json write(const Actor& who) const { return who.value_or(kAutoma); }
};

/// Single survivor of an effect, which is a list of one.
struct OneSurvivorKind {
    using List = FixedVector<SurvivorId, kScoutedByVehicles>;
    Json write(const List& list) const { return kSurvivor.write(list.front()); }
    void read(const Reader& in, List& out) const {
        SurvivorId card{};
        kSurvivor.read(in, card);
        out.push_back(card);
    }
};

/// Points of all players by part.
inline Json scores_of(const Outcome& outcome) {
    Json out = Json::array();
    for (const Seat who : all_seats(outcome.contenders)) {
        const Points& points = outcome.points[static_cast<std::size_t>(who)];
        out.push_back({{"seat", who}, {"play", points.play}, {"colonies", points.colonies}, {"survivors", points.survivors},
                       {"barren", points.barren}, {"upgrades", points.upgrades}, {"total", points.total()}, {"resources", points.resources}});
    }
    return out;
}

struct ScoresKind {
    static constexpr std::array<std::string_view, 8> kKeys{"seat", "play", "colonies", "survivors", "barren", "upgrades", "total", "resources"};

    Json write(const Outcome& outcome) const { return scores_of(outcome); }
};

}  // namespace as

// ---------------------------------------------------------------- entries

/// Field of a member of its owner.
template <class Owner, class Part, class Entry>
struct Within {
    const char* key;
    Part Owner::*part;
    Entry entry;

    template <class Whole>
    void write(const Whole& whole, Json& out) const { entry.write(whole.*part, out); }
    template <class Whole>
    void read(const Reader& in, Whole& whole) const { entry.read(in, whole.*part); }
};
template <class Owner, class Part, class Entry>
constexpr Within<Owner, Part, Entry> within(Part Owner::*part, Entry entry) { return {entry.key, part, entry}; }

/// Row of crew cards.
struct RowField {
    const char* key;
    Row row;

    void write(const Player& player, Json& out) const { out[key] = list_of(as::kCrewCard).write(player.row(row)); }
    void read(const Reader& in, Player& player) const { list_of(as::kCrewCard).read(in.at(key), player.row(row)); }
};

/// Players of the table: the seats, and the Automa in the solo game.
template <class Columns>
struct PlayersField {
    const char* key;
    int contenders;
    Columns columns;

    void write(const Table& t, Json& out) const {
        Json list = Json::array();
        for (const Seat who : all_seats(contenders)) list.push_back(columns.write(t.player(who)));
        out[key] = std::move(list);
    }
    void read(const Reader& in, Table& t) const {
        const Reader list = in.at(key);
        const auto wanted = static_cast<std::size_t>(contenders);
        if (const std::size_t size = list.array_size(kMaxMicrocosmosSeats); list.ok() && size != wanted)
            list.fail("expected " + std::to_string(wanted) + " players, found " + std::to_string(size));
        for (std::size_t at = 0; at < wanted && list.ok(); ++at) columns.read(list.at(at), t.players[at]);
    }
};
template <class Columns>
constexpr PlayersField<Columns> players_field(int contenders, Columns columns) { return {"players", contenders, columns}; }

inline auto place_fields(PlanetId planet, int contenders) {
    const auto contender = whole(0, contenders - 1);
    return record_of(
        field("restored", &Place::is_restored, kFlag),
        field("levels", &Place::levels, as::UnitsKind{kPlanets[planet].tracks}),
        field("markers", &Place::markers, list_of(record_of(
            field("seat", &Marker::seat, contender),
            field("spot", &Marker::spot, whole(1, kPlanets[planet].total()))))),
        field("colonies", &Place::colonies, list_of(contender)),
        field("outposts", &Place::outposts, list_of(contender)));
}

/// What lies on the planets of the galaxy, by their ids, in the order of the cells. The grid is read before.
struct PlacesField {
    const char* key;
    int contenders;

    template <class Each>
    static void for_planets(const Table& t, Each each) {
        for (const PlanetId planet : t.grid)
            if (planet != kNoPlanet && planet != kPortal) each(planet);
    }
    void write(const Table& t, Json& out) const {
        Json places = Json::object();
        for_planets(t, [&](PlanetId planet) {
            places[std::string(kPlanets[planet].id)] = place_fields(planet, contenders).write(t.places[planet]);
        });
        out[key] = std::move(places);
    }
    void read(const Reader& in, Table& t) const {
        const Reader places = in.at(key);
        if (!in.ok()) return;
        if (!places.json().is_object()) return places.fail("expected an object");
        std::size_t laid = 0;
        for_planets(t, [&](PlanetId planet) {
            ++laid;
            if (places.ok()) place_fields(planet, contenders).read(places.at(kPlanets[planet].id.data()), t.places[planet]);
        });
        if (places.ok() && places.json().size() != laid) places.fail("expected the planets of the grid and no others");
    }
};

/// The Automa's piles; null in games for several.
template <class Fields>
struct AutomaField {
    const char* key;
    bool is_solo;
    Fields fields;

    template <class Position>
    void write(const Position& position, Json& out) const { out[key] = is_solo ? fields.write(position) : Json(); }
    template <class Position>
    void read(const Reader& in, Position& position) const {
        const Reader automa = in.at(key);
        if (is_solo) fields.read(automa, position);
        else if (!automa.is_null()) automa.fail("expected null in a game for several players");
    }
};
template <class Fields>
constexpr AutomaField<Fields> automa_field(bool is_solo, Fields fields) { return {"automa", is_solo, fields}; }

// ---------------------------------------------------------------- options and decisions

constexpr auto fields(Type<Options>) {
    return record_of(
        field("end_planets", &Options::end_planets, one_of(kShortGame, kLongGame)),
        field("difficulty", &Options::difficulty, IdKind<Difficulty>{
            [](Difficulty difficulty) { return kDifficultyKinds[static_cast<std::size_t>(difficulty)].id; },
            [](std::string_view id) -> std::optional<Difficulty> {
                for (std::size_t i = 0; i < kDifficulties; ++i)
                    if (kDifficultyKinds[i].id == id) return static_cast<Difficulty>(i);
                return {};
            }, "the id of a difficulty", kDifficulties}));
}

inline constexpr int kMostLevels = kTerraformBase + 2 * kColonyMarkers;        ///< of one terraforming, far more than there can be
inline constexpr int kMostUnits = 9;                       ///< of one gain

inline auto decision_fields(const Table& t) {
    const auto seat = field("seat", &Question::seat, whole(0, t.seats - 1));
    const auto kind = field("kind", &Question::kind, word_of(kKindIds));
    const auto card = field("card", &Question::card, as::kCrewCard);
    const auto units = field("left", &Question::left, whole(1, kMostUnits));
    const auto source = field("source", &Question::source, as::kSource);
    const auto purpose = field("for", &Question::purpose, as::kPurpose);
    const auto planet = field("planet", &Question::planet, as::kPlanet);
    const auto plain = record_of(seat, kind);
    return or_null(cases(kind,                             // in the order of Kind
        plain,                                             // setup_discard
        record_of(seat, kind, card),                       // place_crew
        record_of(seat, kind, units, source),              // choose_resource
        plain,                                             // upgrade
        record_of(seat, kind, field("need", &Question::need, as::kNeed), purpose),                     // pay_specialist
        record_of(seat, kind, field("limit", &Question::limit, whole(kTravelLimits.front(), kMostRoutes))),    // travel
        record_of(seat, kind, planet),                     // discovery_bonus
        record_of(seat, kind, units, source),              // take_club
        record_of(seat, kind, units, source),              // draw_crew
        record_of(seat, kind, field("plays_left", &Question::left, whole(1, kPlays))),                 // crew
        record_of(seat, kind, units, source),              // pay_resource
        record_of(seat, kind, field("actions_left", &Question::left, whole(1, kRoboticActions)),
            field("done_actions", &Question::done, list_of(word_of(kPlanetActionIds)))),               // location on a planet
        record_of(seat, kind, field("collected", &Question::collected, kFlag),
            field("token_taken", &Question::token_taken, kFlag)),                                      // location elsewhere
        record_of(seat, kind, field("left", &Question::left, whole(1, kMostLevels)),
            field("raised", &Question::raised, whole(0, kMostLevels))),                                // terraform
        record_of(seat, kind, field("cards", &Question::survivors, list_of(as::kSurvivor))),           // choose_survivor
        record_of(seat, kind, field("card", &Question::survivors, as::OneSurvivorKind{})),             // keep_survivor
        plain,                                             // end_turn
        record_of(seat, kind, field("need", &Question::need, word_of(kAnyNeedIds)), units, purpose),   // automa_specialist
        record_of(seat, kind, planet)));                   // automa_outpost
}

// ---------------------------------------------------------------- the table

// What a state shows and an observation covers (MC-H2).
template <class Kind>
constexpr auto planet_deck(Type<State>, Kind kind) { return field("planet_deck", &State::planet_deck, pile_of(kind)); }
template <class Kind>
constexpr auto planet_deck(Type<Observation>, Kind) { return field("planet_deck", &Observation::planet_deck_size); }
template <class Kind>
constexpr auto survivor_deck(Type<State>, Kind kind) { return field("survivor_deck", &State::survivor_deck, pile_of(kind)); }
template <class Kind>
constexpr auto survivor_deck(Type<Observation>, Kind) { return field("survivor_deck", &Observation::survivor_deck_size); }
template <class Kind>
constexpr auto crew_deck(Type<State>, Kind kind) { return field("crew_deck", &State::crew_deck, pile_of(kind)); }
template <class Kind>
constexpr auto crew_deck(Type<Observation>, Kind) { return field("crew_deck", &Observation::crew_deck_size); }
template <class Kind>
constexpr auto automa_deck(Type<State>, Kind kind) { return field("deck", &State::automa_deck, pile_of(kind)); }
template <class Kind>
constexpr auto automa_deck(Type<Observation>, Kind) { return field("deck", &Observation::automa_deck_size); }

inline auto pending_fields(WholeKind contender) {
    const auto kind = field("effect", &Effect::kind, word_of(kEffectIds));
    const auto seat = field("seat", &Effect::seat, contender);
    const auto source = field("source", &Effect::source, as::kSource);
    const auto purpose = field("for", &Effect::purpose, as::kPurpose);
    const auto units = whole(0, kMostUnits);
    const auto plain = record_of(kind, seat);
    return cases(kind,                                     // in the order of Effect::Kind
        record_of(kind, seat, within(&Effect::gain, field("fixed", &Gain::fixed, as::kSomeUnits)),
            within(&Effect::gain, field("any", &Gain::any, units)), within(&Effect::gain, field("crew_club", &Gain::club, units)),
            within(&Effect::gain, field("crew_deck", &Gain::deck, units)), source),                    // gain
        record_of(kind, seat, field("card", &Effect::card, as::kCrewCard)),                            // place
        record_of(kind, seat, field("count", &Effect::count, whole(1, kMostUnits)), source),           // pay_resource
        record_of(kind, seat, field("need", &Effect::needs, list_of(as::kNeed)), purpose),             // pay_specialist
        record_of(kind, seat, field("upgrade", &Effect::upgrade, or_null(as::kUpgrade))),              // unlock
        record_of(kind, seat, field("planet", &Effect::planet, as::kPlanet)),                          // discovery_bonus
        record_of(kind, seat, field("left", &Effect::left, whole(0, kMostLevels)),
            field("raised", &Effect::raised, whole(0, kMostLevels))),                                  // terraform
        plain,                                             // scout
        record_of(kind, seat, field("cards", &Effect::survivors, list_of(as::kSurvivor))),             // choose_survivor
        record_of(kind, seat, field("card", &Effect::survivors, as::OneSurvivorKind{})),               // keep_survivor
        plain,                                             // colony
        record_of(kind, seat, field("any_leader", &Effect::any_leaders, units),
            field("free", &Effect::free, whole(0, kSubstitutes * static_cast<int>(kMostNeeds))), purpose),     // automa_pay
        plain,                                             // automa_outpost
        record_of(kind, seat, field("do", &Effect::purpose, as::kPurpose),
            field("target", &Effect::upgrade, or_null(as::kUpgrade))));                                // automa_do
}

/// Returns the result of a finished game, or null.
inline Json result_of(const Table& t) { return t.phase == Phase::over ? encode_outcome(outcome_of(t)) : Json(); }

/// Describes the table of a State or an Observation with the seats of `t`. Only a State can be read.
template <class Position>
auto table_fields(const Table& t) {
    const auto contender = whole(0, t.contenders() - 1);
    const auto round = whole(1, kMaxRounds);
    constexpr Type<Position> position;
    return record_of(
        field("round", &Table::round, round),
        field("first_seat", &Table::first_seat, whole(0, t.seats - 1)),
        field("turn_seat", &Table::turn_seat, contender),
        field("phase", &Table::phase, word_of(kPhaseIds)),
        field("completed", &Table::completed, whole(0, static_cast<int>(kPlanetCount) - 1)),
        field("end_round", &Table::end_round, or_null(round)),
        field("grid", &Table::grid, as::GridKind{}),
        PlacesField{"planets", t.contenders()},
        planet_deck(position, as::kPlanet),
        survivor_deck(position, as::kSurvivor),
        field("survivor_discard", &Table::survivor_discard, pile_of(as::kSurvivor)),
        crew_deck(position, as::kCrewCard),
        field("crew_discard", &Table::crew_discard, pile_of(as::kCrewCard)),
        field("club", &Table::club, as::ClubKind{}),
        players_field(t.contenders(), record_of(
            field("resources", &Player::resources, as::kUnits),
            field("tokens", &Player::tokens, as::TokensKind{}),
            field("hand", &Player::hand, list_of(as::kCrewCard)),
            RowField{"upper", Row::upper},
            RowField{"lower", Row::lower},
            field("upgrades", &Player::upgrades, list_of(as::kUpgrade)),
            field("engine", &Player::engine, whole(0, kEngineSteps)),
            field("colony_pool", &Player::colony_pool, whole(0, kColonyMarkers)),
            field("outpost_pool", &Player::outpost_pool, whole(0, kOutpostMarkers)),
            field("at", &Player::at, as::kSpot),
            field("survivors", &Player::survivors, list_of(as::kSurvivor)),
            field("settled", &Player::settled, list_of(as::kSurvivor)),
            field("vp", &Player::points, whole(0, kMostPoints)))),
        automa_field(t.is_solo(), record_of(
            automa_deck(position, as::kAutomaCard),
            within(&Table::robot, field("discard", &Robot::discard, pile_of(as::kAutomaCard))),
            within(&Table::robot, field("card", &Robot::card, or_null(as::kAutomaCard))),
            within(&Table::robot, field("step", &Robot::step, whole(0, static_cast<int>(kMaxSteps) - 1))),
            within(&Table::robot, field("crew", &Robot::crew, list_of(as::kCrewCard))))),
        field("turn", &Table::turn, record_of(
            field("start", &Turn::start, as::kSpot),
            field("upgraded", &Turn::upgraded, kFlag),
            field("travelled", &Turn::travelled, kFlag),
            field("plays", &Turn::plays, whole(0, kPlays)),
            field("collected", &Turn::collected, kFlag),
            field("token_taken", &Turn::token_taken, kFlag),
            field("actions", &Turn::actions, list_of(word_of(kPlanetActionIds))))),
        field("pending", &Table::pending, pile_of(pending_fields(contender))),
        derived("result", &result_of));
}

// ---------------------------------------------------------------- moves

constexpr auto fields(Type<DiscardDealt>) { return record("discard", field("card", &DiscardDealt::card, as::kAnyCrew)); }
constexpr auto fields(Type<PlaceCrew>) { return record("place", field("row", &PlaceCrew::row, as::kRow)); }
constexpr auto fields(Type<ChooseGain>) { return record("resource", field("resource", &ChooseGain::resource, as::kResource)); }
constexpr auto fields(Type<Pay>) { return record("pay", field("resource", &Pay::resource, as::kResource)); }
constexpr auto fields(Type<UseCard>) { return record("use_card", field("card", &UseCard::card, as::kAnyCrew)); }
constexpr auto fields(Type<UseToken>) { return record("use_token", field("token", &UseToken::token, as::kSpecialist)); }
constexpr auto fields(Type<TakeClub>) {
    return record("take", field("card", &TakeClub::card, as::kAnyCrew), field("row", &TakeClub::row, as::kRow));
}
constexpr auto fields(Type<Skip>) { return record("skip"); }
constexpr auto fields(Type<Draw>) { return record("draw"); }
constexpr auto fields(Type<UnlockUpgrade>) { return record("upgrade", field("upgrade", &UnlockUpgrade::upgrade, as::kUpgrade)); }
constexpr auto fields(Type<SkipUpgrade>) { return record("skip_upgrade"); }
constexpr auto fields(Type<Travel>) { return record("travel", field("to", &Travel::to, as::kAnySpot)); }
constexpr auto fields(Type<Discover>) { return record("discover", field("cell", &Discover::cell, as::kAnyCell)); }
constexpr auto fields(Type<Bonus>) { return record("bonus", field("resource", &Bonus::resource, as::kResource)); }
constexpr auto fields(Type<Play>) {
    return record("play", field("card", &Play::card, as::kAnyCrew), field("to", &Play::to_upper, as::kPlayed),
        field("use", &Play::uses, kFlag));
}
constexpr auto fields(Type<Done>) { return record("done"); }
constexpr auto fields(Type<End>) { return record("end"); }
constexpr auto fields(Type<Collect>) { return record("collect"); }
constexpr auto fields(Type<StartTerraform>) { return record("terraform"); }
constexpr auto fields(Type<StartScout>) { return record("scout"); }
constexpr auto fields(Type<Settle>) { return record("settle", field("card", &Settle::card, as::kAnySurvivor)); }
constexpr auto fields(Type<BuildColony>) { return record("colony"); }
constexpr auto fields(Type<PlaceOutpost>) { return record("outpost"); }
constexpr auto fields(Type<MoveOutpost>) { return record("outpost", field("from", &MoveOutpost::from, as::kAnyPlanet)); }
constexpr auto fields(Type<TakeToken>) {
    return record("token", field("card", &TakeToken::card, as::kAnyCrew), field("token", &TakeToken::token, as::kSpecialist));
}
constexpr auto fields(Type<Raise>) { return record("raise", field("resource", &Raise::resource, as::kResource)); }
constexpr auto fields(Type<ChooseSurvivor>) { return record("choose", field("card", &ChooseSurvivor::card, as::kAnySurvivor)); }
constexpr auto fields(Type<KeepSurvivor>) { return record("keep"); }
constexpr auto fields(Type<SendOn>) { return record("discard"); }
constexpr auto fields(Type<AutomaUse>) { return record("automa_use", field("specialist", &AutomaUse::specialist, as::kSpecialist)); }
constexpr auto fields(Type<AutomaMove>) { return record("automa_move", field("from", &AutomaMove::from, as::kAnyPlanet)); }

// ---------------------------------------------------------------- events

/// Describes an event of a player: the tag, the member `seat`, and the other fields.
template <class Event, class... Entries>
constexpr auto of_actor(const char* word, Entries... entries) {
    return record(word, field("seat", &Event::seat, as::ActorKind{}), entries...);
}

constexpr auto fields(Type<RoundStarted>) {
    return record("round_started", field("round", &RoundStarted::round), field("first_seat", &RoundStarted::first_seat, kSeat));
}
constexpr auto fields(Type<TurnStarted>) { return of_actor<TurnStarted>("turn_started"); }
constexpr auto fields(Type<CrewDealt>) { return of_seat<CrewDealt>("crew_dealt", field("cards", &CrewDealt::cards, list_of(as::kCrewCard))); }
constexpr auto fields(Type<CrewDiscarded>) {
    return of_seat<CrewDiscarded>("crew_discarded", field("card", &CrewDiscarded::card, as::kCrewCard));
}
constexpr auto fields(Type<CrewPlaced>) {
    return of_seat<CrewPlaced>("crew_placed", field("card", &CrewPlaced::card, as::kCrewCard), field("row", &CrewPlaced::row, as::kRow));
}
constexpr auto fields(Type<Gained>) {
    return of_actor<Gained>("gained", field("gain", &Gained::gain, as::kSomeUnits), field("lost", &Gained::lost),
        field("source", &Gained::source, as::kSource));
}
constexpr auto fields(Type<Paid>) { return of_actor<Paid>("paid", field("cost", &Paid::cost, as::kSomeUnits)); }
constexpr auto fields(Type<CardUsed>) {
    return of_actor<CardUsed>("specialist_used", field("specialist", &CardUsed::specialist, word_of(kAnyNeedIds)),
        field("card", &CardUsed::card, as::kCrewCard));
}
constexpr auto fields(Type<TokenUsed>) {
    return of_seat<TokenUsed>("specialist_used", field("specialist", &TokenUsed::specialist, word_of(kAnyNeedIds)),
        field("token", &TokenUsed::token, as::kSpecialist));
}
constexpr auto fields(Type<UpgradeUnlocked>) {
    return of_actor<UpgradeUnlocked>("upgrade_unlocked", field("upgrade", &UpgradeUnlocked::upgrade, as::kUpgrade),
        field("step", &UpgradeUnlocked::step));
}
constexpr auto fields(Type<OutpostUnlocked>) { return of_actor<OutpostUnlocked>("outpost_unlocked", field("vp", &OutpostUnlocked::points)); }
constexpr auto fields(Type<Travelled>) { return of_actor<Travelled>("travelled", field("path", &Travelled::path, list_of(as::kSpot))); }
constexpr auto fields(Type<TravelImpossible>) { return of_seat<TravelImpossible>("travel_impossible"); }
constexpr auto fields(Type<Discovered>) {
    return of_actor<Discovered>("discovered", field("planet", &Discovered::planet, as::kPlanet), field("cell", &Discovered::cell, as::kCell));
}
constexpr auto fields(Type<BonusChosen>) {
    return of_actor<BonusChosen>("discovery_bonus", field("planet", &BonusChosen::planet, as::kPlanet),
        field("resource", &BonusChosen::resource, as::kResource));
}
constexpr auto fields(Type<OutpostIncome>) {
    return of_actor<OutpostIncome>("outpost_income", field("planet", &OutpostIncome::planet, as::kPlanet),
        field("gain", &OutpostIncome::gain, as::kSomeUnits), field("lost", &OutpostIncome::lost));
}
constexpr auto fields(Type<CrewPlayed>) {
    return of_seat<CrewPlayed>("crew_played", field("card", &CrewPlayed::card, as::kCrewCard), field("from", &CrewPlayed::from, as::kRow),
        field("to", &CrewPlayed::to_upper, as::kPlayed), field("used", &CrewPlayed::used));
}
constexpr auto fields(Type<CrewDrawn>) { return of_actor<CrewDrawn>("crew_drawn", field("card", &CrewDrawn::card, as::kCrewCard)); }
constexpr auto fields(Type<ClubTaken>) {
    return of_seat<ClubTaken>("club_taken", field("card", &ClubTaken::card, as::kCrewCard), field("row", &ClubTaken::row, as::kRow));
}
constexpr auto fields(Type<ClubRefilled>) { return record("club_refilled", field("cards", &ClubRefilled::cards, list_of(as::kCrewCard))); }
constexpr auto fields(Type<Reshuffled>) { return record("deck_reshuffled", field("deck", &Reshuffled::deck, word_of(kDeckIds))); }
constexpr auto fields(Type<ActionTaken>) {
    return of_seat<ActionTaken>("action", field("action", &ActionTaken::action, word_of(kActionIds)), field("spot", &ActionTaken::spot, as::kSpot));
}
constexpr auto fields(Type<TokenReadied>) {
    return of_seat<TokenReadied>("token_readied", field("token", &TokenReadied::token, as::kSpecialist),
        field("card", &TokenReadied::card, as::kCrewCard));
}
constexpr auto fields(Type<LevelRaised>) {
    return of_actor<LevelRaised>("level_raised", field("planet", &LevelRaised::planet, as::kPlanet),
        field("resource", &LevelRaised::resource, as::kResource), field("level", &LevelRaised::level));
}
constexpr auto fields(Type<MarkerMoved>) {
    return of_actor<MarkerMoved>("marker_moved", field("planet", &MarkerMoved::planet, as::kPlanet), field("spot", &MarkerMoved::spot));
}
constexpr auto fields(Type<PlanetRestored>) {
    return record("planet_restored", field("planet", &PlanetRestored::planet, as::kPlanet),
        field("scores", &PlanetRestored::scores, list_of(record_of(field("seat", &Restored::seat), field("spot", &Restored::spot),
            field("bonus", &Restored::bonus)))));
}
constexpr auto fields(Type<SurvivorDrawn>) { return of_actor<SurvivorDrawn>("survivor_drawn", field("card", &SurvivorDrawn::card, as::kSurvivor)); }
constexpr auto fields(Type<SurvivorKept>) { return of_seat<SurvivorKept>("survivor_kept", field("card", &SurvivorKept::card, as::kSurvivor)); }
constexpr auto fields(Type<SurvivorDiscarded>) {
    return of_actor<SurvivorDiscarded>("survivor_discarded", field("card", &SurvivorDiscarded::card, as::kSurvivor));
}
constexpr auto fields(Type<SurvivorSettled>) {
    return of_seat<SurvivorSettled>("survivor_settled", field("card", &SurvivorSettled::card, as::kSurvivor),
        field("planet", &SurvivorSettled::planet, as::kPlanet), field("count", &SurvivorSettled::count));
}
constexpr auto fields(Type<ColonyBuilt>) {
    return of_actor<ColonyBuilt>("colony_built", field("planet", &ColonyBuilt::planet, as::kPlanet), field("count", &ColonyBuilt::count));
}
constexpr auto fields(Type<OutpostPlaced>) {
    return of_actor<OutpostPlaced>("outpost_placed", field("planet", &OutpostPlaced::planet, as::kPlanet),
        field("from", &OutpostPlaced::from, or_null(as::kPlanet)), field("vp", &OutpostPlaced::points));
}
constexpr auto fields(Type<AutomaCardDrawn>) { return record("automa_card", field("card", &AutomaCardDrawn::card, as::kAutomaCard)); }
constexpr auto fields(Type<AutomaStep>) {
    return record("automa_step", field("card", &AutomaStep::card, as::kAutomaCard), field("step", &AutomaStep::step),
        field("done", &AutomaStep::done));
}
constexpr auto fields(Type<EndTriggered>) { return record("end_triggered", field("round", &EndTriggered::round)); }
constexpr auto fields(Type<TurnEnded>) { return of_actor<TurnEnded>("turn_ended"); }
constexpr auto fields(Type<GameOver>) {
    return record("game_over", computed("scores", as::ScoresKind{}, [](const GameOver& e) { return e.outcome; }),
        computed("winners", list_of(kPlain), [](const GameOver& e) { return e.outcome.winners; }));
}

}  // namespace orrery::microcosmos
