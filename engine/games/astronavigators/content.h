// Component tables of AstroNavigators (maps, cards, tiles, quests, characters) and the numeric constants of the rules. No logic.
// Sections cited are those of docs/rules/astronavigators.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery::astronavigators {

// Numeric constants of the rules.
inline constexpr int kMinSeats = 2;
inline constexpr int kMostSeats = 4;                       ///< AN-S1
inline constexpr int kStartDice = 7;                       ///< thrown by each seat for the first player (AN-S6)
inline constexpr int kOffered = 2;                         ///< characters, agendas or quests to choose from (AN-S7, AN-S8, AN-A62)
inline constexpr int kWeeks = 4;
inline constexpr int kPhases = 4;                          ///< phases of the Moon
inline constexpr int kSetReward = 10;                      ///< NK of a completed set (AN-A7)
inline constexpr int kVehicleBonus = 20;                   ///< NK (AN-A41)
inline constexpr int kContinentBonus = 20;                 ///< NK (AN-A43)
inline constexpr int kSlot = 1;                            ///< cards in the schedule slot (AN-A21)
inline constexpr int kMostSlot = 2;                        ///< with the Marine chronometer
inline constexpr int kReach = 3;                           ///< rows above and below that are visible (AN-A11)
inline constexpr int kPolarReach = 3;                      ///< rows in which the sun shines in a polar row (AN-A13)
inline constexpr int kPolarRow = 3;                        ///< and its negative
inline constexpr int kHours = 24;
inline constexpr int kTileReach = 3;                       ///< rows of a daylight tile above and below its middle (AN-A12)
inline constexpr int kHalfWidth = 4;                       ///< columns of its middle row on each side of the sun
inline constexpr int kYears = 2;
inline constexpr int kYearOneFactor = 2;                   ///< of the rewards of quests in Astronavigator mode (AN-A67)
inline constexpr int kTilesForQuest = 2;                   ///< tiles without a flag that start a quest (AN-A60)
inline constexpr int kFewVehicles = 2;                     ///< on the orbit map: a space holds one vehicle (AN-A55)
inline constexpr int kFewCapacity = 1, kManyCapacity = 2;

// Continents and transports.

enum class Continent : std::uint8_t { north_america, south_america, europe, africa, asia, oceania, antarctica };
inline constexpr std::size_t kContinentCount = 7;
constexpr std::size_t index_of(Continent continent) { return static_cast<std::size_t>(continent); }
inline constexpr std::string_view kContinentLetters = "NSEFAOP";           ///< by Continent

/// In the order of the faces of the vehicle die.
enum class Transport : std::uint8_t { car, train, ship, helicopter, plane, spacecraft };
inline constexpr std::size_t kTransportCount = 6;
inline constexpr std::size_t kEarthTransports = 5;         ///< all but the spacecraft
inline constexpr std::array kTransportList{Transport::car,        Transport::train, Transport::ship,
                                           Transport::helicopter, Transport::plane, Transport::spacecraft};
constexpr std::size_t index_of(Transport transport) { return static_cast<std::size_t>(transport); }
constexpr Transport of_face(int face) { return static_cast<Transport>(face - 1); }
/// Set of transports or continents, bit i for index i.
using Bits = std::uint8_t;
constexpr Bits bit_of(Transport transport) { return static_cast<Bits>(1u << index_of(transport)); }
constexpr bool has(Bits set, Transport transport) { return (set & bit_of(transport)) != 0; }

struct TransportKind { const char* id; Text name; std::int8_t allowance, nk; };
extern const std::array<TransportKind, kTransportCount> kTransports;

// The Earth map: 7 rows of 23 columns, row by row from the north. Column +11 is next to column -11.

using SpaceId = std::uint8_t;
inline constexpr int kRows = 7, kColumns = 23;
inline constexpr std::size_t kSpaceCount = static_cast<std::size_t>(kRows) * kColumns;
constexpr int row_of(SpaceId space) { return kPolarRow - space / kColumns; }
constexpr int column_of(SpaceId space) { return space % kColumns - kColumns / 2; }
inline constexpr SpaceId kLaunchSpace = 52;                ///< Cape Canaveral, p1m05

struct Space {
    const char* id;
    Text name;
    const char* colours;                                   ///< letters of its continents, none to two
    const char* icons;                                     ///< for each transport the letter of the colour around its icon, or '.'
    bool is_sea;                                           ///< brown
};
extern const std::array<Space, kSpaceCount> kSpaces;

struct Link { SpaceId a, b; };
inline constexpr std::size_t kRoadCount = 72, kRailwayCount = 44, kSeawayCount = 395, kCanalCount = 2;
extern const std::array<Link, kRoadCount> kRoads;
extern const std::array<Link, kRailwayCount> kRailways;
extern const std::array<Link, kSeawayCount> kSeaways;
/// Seaways that are canals, for display.
struct Canal { Text name; Link link; };
extern const std::array<Canal, kCanalCount> kCanals;

struct ContinentKind { const char* id; Text name; SpaceId start; };
extern const std::array<ContinentKind, kContinentCount> kContinents;

// Observation cards: constellations, then moon cards.

using CardId = std::uint8_t;
inline constexpr std::size_t kConstellations = 44, kMoonCards = 16, kCardCount = kConstellations + kMoonCards;
inline constexpr CardId kNoCard = kCardCount;
constexpr bool is_moon(CardId card) { return card >= kConstellations; }

using SetId = std::uint8_t;
inline constexpr std::size_t kSetCount = 10;
inline constexpr SetId kNoSet = kSetCount;
/// Icons of a card, bit i for set i.
using Icons = std::uint16_t;
constexpr Icons icon_of(SetId set) { return static_cast<Icons>(1u << set); }
inline constexpr Icons kIconZodiac = icon_of(0), kIconMilkyWay = icon_of(1), kIconEquator = icon_of(2), kIconBeacons = icon_of(3),
                       kIconWaters = icon_of(4), kIconRoyalFamily = icon_of(5), kIconBirds = icon_of(6), kIconNorthPolar = icon_of(7),
                       kIconSouthPolar = icon_of(8), kIconInstruments = icon_of(9);

struct Card {
    const char* id;
    Text name;
    std::int8_t column, columns, row, rows;                ///< first ones and their numbers; columns wrap from 23 to 0
    Icons icons;
    std::int8_t nk;
    std::int8_t phase;                                     ///< 0 for a constellation
    Text fact;
};
extern const std::array<Card, kCardCount> kCards;

struct SetKind { const char* id; Text name; Text text; std::int8_t threshold; };
extern const std::array<SetKind, kSetCount> kSets;

/// Hour line and row of the sun disc in a month.
struct SunStep { std::int8_t hour, row; Text month; };
inline constexpr int kSunSteps = 12;
extern const std::array<SunStep, kSunSteps> kEcliptic;

// Continent tiles.

using TileId = std::uint8_t;
inline constexpr std::size_t kTileCount = 35, kTilesEach = 5;
inline constexpr TileId kNoTile = kTileCount;
struct Tile { const char* id; Continent continent; std::int8_t nk; std::optional<Transport> icon; bool has_flag; };
extern const std::array<Tile, kTileCount> kTiles;

// The orbit map.

/// Index along the orbit map: blue 1 to 5, the Moon, yellow 1 to 5, splashdown.
using StageId = std::uint8_t;
inline constexpr std::size_t kStageCount = 12;
inline constexpr StageId kDocking = 2, kMoon = 5, kSplashdown = 11;
constexpr bool is_blue(StageId stage) { return stage < kMoon; }
constexpr bool is_yellow(StageId stage) { return stage > kMoon && stage < kSplashdown; }
struct Stage { const char* id; Text name; };
extern const std::array<Stage, kStageCount> kTrack;

/// Index of a numbered space and its stack of orbit tiles.
using StackId = std::uint8_t;
inline constexpr std::size_t kStackCount = 10;
constexpr bool has_stack(StageId stage) { return is_blue(stage) || is_yellow(stage); }
constexpr StackId stack_at(StageId stage) { return static_cast<StackId>(stage < kMoon ? stage : stage - 1); }
constexpr StageId stage_of(StackId stack) { return static_cast<StageId>(stack < kMoon ? stack : stack + 1); }

using OrbitTileId = std::uint8_t;
inline constexpr std::size_t kOrbitTileCount = 50, kOrbitTilesEach = 5;
inline constexpr OrbitTileId kNoOrbitTile = kOrbitTileCount;
struct OrbitTile { const char* id; StackId stack; std::int8_t dv; };
extern const std::array<OrbitTile, kOrbitTileCount> kOrbitTiles;

// Quests. The instrument on the back of a quest card has the same index.

using QuestId = std::uint8_t;
inline constexpr std::size_t kQuestCount = 14;
inline constexpr std::size_t kQuestConstellations = 3, kMostTargets = 3;
inline constexpr SpaceId kNoSpace = 255;
/// Target spaces; unused places come last.
struct Targets {
    std::array<SpaceId, kMostTargets> spaces;
    constexpr Targets(SpaceId a, SpaceId b, SpaceId c = kNoSpace) : spaces{a, b, c} {}
    constexpr bool has(SpaceId space) const { return spaces[0] == space || spaces[1] == space || spaces[2] == space; }
};
struct Quest {
    const char* id;
    Text name;
    Continent continent;
    Targets targets;
    std::array<CardId, kQuestConstellations> constellations;
    std::array<std::int8_t, kQuestConstellations> rewards; ///< NK by number observed
    Text fact;
};
extern const std::array<Quest, kQuestCount> kQuests;

/// Section 5.8.
enum class EffectKind : std::uint8_t {
    space_dv_reduction, observe_any_week, planned_ignores_daylight, daylight_shrink, schedule_capacity, latitude_shift, bonus_nk,
    move_bonus, visible_rows, chain_compass, match_deck_top, polar_ignores_sun, moon_tolerance,
};
struct Instrument {
    const char* id;
    Text name;
    EffectKind effect;
    std::int8_t amount;
    std::array<std::int8_t, kTransportCount> moves;        ///< steps added to the allowance (move_bonus)
    Text text;
};
extern const std::array<Instrument, kQuestCount> kInstruments;

// Characters and their agendas: character i has the agendas 2 i and 2 i + 1.

using CharacterId = std::uint8_t;
inline constexpr std::size_t kCharacterCount = 7;
struct Character { const char* id; Text name; Text animal; Continent continent; Text fact; };
extern const std::array<Character, kCharacterCount> kCharacters;

enum class ConditionKind : std::uint8_t {
    landing_rank, vehicle_tokens, vehicle_unused, first_launch, icon_count, moon_tokens, continents, continent_count, instruments,
};
struct Condition {
    ConditionKind kind{};
    std::int8_t number = 0;
    std::uint8_t which = 0;                                ///< bits of transports or continents, or the index of a set
};
using AgendaId = std::uint8_t;
inline constexpr std::size_t kAgendaCount = 14, kMostConditions = 2;
struct Agenda { const char* id; Text name; Text text; std::array<Condition, kMostConditions> conditions; std::int8_t count; };
extern const std::array<Agenda, kAgendaCount> kAgendas;
constexpr AgendaId first_agenda(CharacterId character) { return static_cast<AgendaId>(character * 2); }
constexpr CharacterId character_of(AgendaId agenda) { return static_cast<CharacterId>(agenda / 2); }

// Indices of ids; nullopt for an unknown id.
std::optional<SpaceId> space_by_id(std::string_view id);
std::optional<CardId> card_by_id(std::string_view id);
std::optional<SetId> set_by_id(std::string_view id);
std::optional<TileId> tile_by_id(std::string_view id);
std::optional<StageId> stage_by_id(std::string_view id);
std::optional<StackId> stack_by_id(std::string_view id);
std::optional<OrbitTileId> orbit_tile_by_id(std::string_view id);
std::optional<QuestId> quest_by_id(std::string_view id);
std::optional<QuestId> instrument_by_id(std::string_view id);
std::optional<CharacterId> character_by_id(std::string_view id);
std::optional<AgendaId> agenda_by_id(std::string_view id);
std::optional<Transport> transport_by_id(std::string_view id);
std::optional<Continent> continent_by_id(std::string_view id);

/// Returns the colour around the icon of a transport in a space; nullopt if the space lacks the icon.
inline std::optional<Continent> icon_colour(SpaceId space, Transport transport) {
    const char letter = kSpaces[space].icons[index_of(transport)];
    const std::size_t at = kContinentLetters.find(letter);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Continent>(at));
}
inline bool has_icon(SpaceId space, Transport transport) { return kSpaces[space].icons[index_of(transport)] != '.'; }

}  // namespace orrery::astronavigators
