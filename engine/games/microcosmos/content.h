// Component tables of Microcosmos (planets, crew, survivors, Automa cards, boards) and the numeric constants of the rules. No
// logic. Sections cited are those of docs/rules/microcosmos.md.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fixed_vector.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery::microcosmos {

// Numeric constants of the rules.
inline constexpr int kMinSeats = 1;
inline constexpr int kMaxMicrocosmosSeats = 4;             ///< section 4
inline constexpr int kDealt = 3;                           ///< crew cards dealt to each player (MC-S11)
inline constexpr int kStartUnits = 2;                      ///< resources of choice at the start (MC-S13)
inline constexpr int kHold = 4, kLargeHold = 6;            ///< limit of each resource (MC-A101)
inline constexpr int kRow = 3, kCrewLimit = 2 * kRow;      ///< crew cards in a row and in both (MC-A107)
inline constexpr int kClubSlots = 3;                       ///< MC-S10
inline constexpr std::array<int, 3> kTravelLimits{2, 4, 6};            ///< by steps of the engine (MC-A302)
inline constexpr int kMostRoutes = kTravelLimits.back();
inline constexpr int kPlays = 2, kPortalPlays = 1;         ///< crew plays in a turn (MC-A401)
inline constexpr int kActions = 1, kRoboticActions = 2;    ///< actions on a planet (MC-A506)
inline constexpr int kTerraformBase = 2;                   ///< MC-A603
inline constexpr int kFirstBonus = 3, kSecondBonus = 1;    ///< VP on completion (MC-A606)
inline constexpr int kBridge = 3;                          ///< survivors held at most (MC-A702)
inline constexpr int kScouted = 1, kScoutedByVehicles = 2; ///< survivor cards drawn (MC-A701, MC-A703)
inline constexpr int kColonyMarkers = 8;                   ///< MC-S2
inline constexpr int kOutpostPoints = 5;                   ///< for an unlocked outpost (MC-A205)
inline constexpr int kOutpostBesideColony = 2;             ///< VP (MC-A805)
inline constexpr int kAutomaColonies = 2;                  ///< colony markers in the Automa's pool at the start (MC-O2)
inline constexpr int kSubstitutes = 2;                     ///< specialists in place of one (MC-O7)
inline constexpr int kShortGame = 3, kLongGame = 4;        ///< restored planets that end the game (MC-E1)

// Resources and gains.

enum class Resource : std::uint8_t { biomatter, labour, mineral, technology };         // in cargo-card order
inline constexpr std::size_t kResourceCount = 4;
inline constexpr std::array kResources{Resource::biomatter, Resource::labour, Resource::mineral, Resource::technology};
constexpr std::size_t index_of(Resource resource) { return static_cast<std::size_t>(resource); }
/// Units by Resource.
using Units = std::array<std::int8_t, kResourceCount>;
constexpr int sum_of(const Units& units) { return units[0] + units[1] + units[2] + units[3]; }

/// What a card or place gives (section 3.1).
struct Gain {
    Units fixed{};
    std::int8_t any = 0;                                   ///< units of a freely chosen resource each
    std::int8_t club = 0, deck = 0;                        ///< crew cards
    constexpr bool empty() const { return sum_of(fixed) + any + club + deck == 0; }
    bool operator==(const Gain&) const = default;
};

// Specialists.

enum class Colour : std::uint8_t { red, green, blue };
inline constexpr std::size_t kColourCount = 3;
/// Kinds of specialists. `any_leader` and `any_specialist` are requirements only (MC-A116, MC-O7).
enum class Specialist : std::uint8_t { engineer, leader_red, leader_green, leader_blue, any_leader, any_specialist };
inline constexpr std::size_t kSpecialistKinds = 4;
inline constexpr std::array kSpecialists{Specialist::engineer, Specialist::leader_red, Specialist::leader_green, Specialist::leader_blue};
constexpr std::size_t index_of(Specialist specialist) { return static_cast<std::size_t>(specialist); }
constexpr Specialist leader_of(Colour colour) { return static_cast<Specialist>(1 + static_cast<int>(colour)); }
constexpr bool is_leader(Specialist specialist) { return specialist != Specialist::engineer; }
/// Returns whether a card or token of the kind `one` meets the requirement. An engineer is no leader (MC-A116).
constexpr bool meets(Specialist one, Specialist need) {
    return one == need || need == Specialist::any_specialist || (need == Specialist::any_leader && is_leader(one));
}

// Planets. Every planet has the spots planet, moon, station and a1; some have a2. The Star Portal has one.

enum class SpotKind : std::uint8_t { planet, moon, station, asteroid, portal };
enum class Direction : std::uint8_t { north, east, south, west };
inline constexpr std::size_t kDirections = 4;
constexpr Direction opposite(Direction d) { return static_cast<Direction>((static_cast<int>(d) + 2) % 4); }

using PlanetId = std::uint8_t;                             ///< index into kPlanets
inline constexpr std::size_t kPlanetCount = 16, kStarPlanets = 3, kDeckPlanets = 12;
inline constexpr PlanetId kPortal = 0, kFirstStar = 1, kFirstDeckPlanet = 4, kNoPlanet = 0xFF;
inline constexpr std::size_t kMaxSpots = 5;

struct Point {
    std::int16_t x, y;                                     ///< from 0 to 1000 from the card's top left corner
};

struct Planet {
    std::string_view id;
    Text name;
    Colour colour;                                         ///< without a meaning for the Star Portal
    Units tracks;                                          ///< highest level of each resource, 0 for no track
    Units before, after;                                   ///< gain while barren, and restored
    Gain moon, station;
    Gain portal;                                           ///< of the Star Portal only
    std::array<std::uint8_t, kDirections> exits;           ///< spot from which a route leaves over that edge
    std::array<std::uint8_t, kMaxSpots> routes;            ///< for each spot: bit i is set if a route leads to spot i
    std::array<Point, kMaxSpots> at;                       ///< for drawing; the first `spots` entries are used
    std::size_t spots;

    constexpr int total() const { return sum_of(tracks); }
};
extern const std::array<Planet, kPlanetCount> kPlanets;
constexpr bool is_star(PlanetId planet) { return planet >= kFirstStar && planet < kFirstDeckPlanet; }
std::optional<PlanetId> planet_by_id(std::string_view id);

using SpotId = std::uint8_t;                               ///< planet × 5 + spot of the planet
inline constexpr SpotId kPortalSpot = 0, kNoSpot = 0xFF;
inline constexpr std::size_t kSpotCount = kPlanetCount * kMaxSpots;
constexpr SpotId spot_of(PlanetId planet, std::size_t spot) { return static_cast<SpotId>(planet * kMaxSpots + spot); }
constexpr PlanetId planet_of(SpotId spot) { return static_cast<PlanetId>(spot / kMaxSpots); }
constexpr SpotKind kind_of(SpotId spot) {
    const std::size_t index = spot % kMaxSpots;
    return spot == kPortalSpot ? SpotKind::portal : index < 3 ? static_cast<SpotKind>(index) : SpotKind::asteroid;
}
/// Returns a spot's id, for example "pl_azurel.moon".
std::string spot_id(SpotId spot);
std::optional<SpotId> spot_by_id(std::string_view id);

// Cells of the galaxy, row by row.

using Cell = std::uint8_t;
inline constexpr std::size_t kCells = 9;
inline constexpr Cell kCentre = 4, kNoCell = 0xFF;
inline constexpr std::array<std::string_view, kCells> kCellIds{"nw", "n", "ne", "w", "c", "e", "sw", "s", "se"};
inline std::optional<Cell> cell_by_id(std::string_view id) {
    for (Cell cell = 0; cell < kCells; ++cell)
        if (kCellIds[cell] == id) return cell;
    return {};
}
inline constexpr std::array<Cell, kStarPlanets> kStartCells{3, 1, 5};  ///< w, n, e (MC-S6)
inline constexpr Cell kAutomaCell = 1;                     ///< n (MC-O2)
/// The cells around the centre, clockwise from n (MC-O16).
inline constexpr std::array<Cell, 8> kRing{1, 2, 5, 8, 7, 6, 3, 0};
/// Returns the neighbouring cell, or kNoCell outside the galaxy.
constexpr Cell beyond(Cell cell, Direction d) {
    const int x = cell % 3 + (d == Direction::east) - (d == Direction::west);
    const int y = cell / 3 + (d == Direction::south) - (d == Direction::north);
    return x < 0 || x > 2 || y < 0 || y > 2 ? kNoCell : static_cast<Cell>(y * 3 + x);
}

// Crew cards.

using CrewId = std::uint8_t;                               ///< index into kCrew
inline constexpr std::size_t kCrewCount = 33;
inline constexpr CrewId kNoCrew = 0xFF;
/// Places that a half matches, as bits: the colours in their order, then moon and station (MC-A404).
using Edges = std::uint8_t;
inline constexpr Edges kMoonEdge = 8, kStationEdge = 16;
constexpr Edges edge_of(Colour colour) { return static_cast<Edges>(1u << static_cast<unsigned>(colour)); }

/// Half of a crew card.
struct Half {
    Edges edges = 0;
    Units cost{};
    std::int8_t any_cost = 0;
    Gain gain;
};
struct Crew {
    std::string_view id;
    Text name;
    Specialist specialist;
    Half top, bottom;                                      ///< active in the lower row, and in the upper row (MC-A403)
};
extern const std::array<Crew, kCrewCount> kCrew;
std::optional<CrewId> crew_by_id(std::string_view id);

// Survivor cards.

using SurvivorId = std::uint8_t;                           ///< index into kSurvivors
inline constexpr std::size_t kSurvivorCount = 20;
inline constexpr SurvivorId kNoSurvivor = 0xFF;
struct Survivor {
    std::string_view id;
    Text name;
    Edges colours;                                         ///< as in Edges
    Gain gain;
};
extern const std::array<Survivor, kSurvivorCount> kSurvivors;
std::optional<SurvivorId> survivor_by_id(std::string_view id);

// Upgrades of an ark.

enum class Upgrade : std::uint8_t { robotics, biodome, leisure, space_mining, mining_vehicles, cargo_hold, scout_vehicles, engine };
inline constexpr std::size_t kUpgradeCount = 8, kSingleUpgrades = 7;   ///< the engine has two steps
inline constexpr int kEngineSteps = 2;
constexpr std::size_t index_of(Upgrade upgrade) { return static_cast<std::size_t>(upgrade); }
struct UpgradeKind {
    std::string_view id;
    Text name;
    Specialist need;
    Units cost;                                            ///< of each step
    Text text;
};
extern const std::array<UpgradeKind, kUpgradeCount> kUpgrades;
std::optional<Upgrade> upgrade_by_id(std::string_view id);
/// Pairs that unlock an outpost (MC-A205).
inline constexpr std::array<std::array<Upgrade, 2>, 2> kUpgradePairs{{{Upgrade::biodome, Upgrade::leisure},
                                                                      {Upgrade::space_mining, Upgrade::mining_vehicles}}};
inline constexpr int kOutpostMarkers = 2;

/// Specialists of the n-th colony (MC-A801).
struct ColonyCost {
    std::int8_t engineers, planet_leaders, any_leaders;
};
inline constexpr std::array<ColonyCost, kColonyMarkers> kColonyCosts{
    {{1, 0, 1}, {1, 1, 0}, {1, 1, 1}, {2, 1, 1}, {2, 1, 2}, {2, 1, 2}, {2, 1, 2}, {2, 1, 2}}};
inline constexpr std::size_t kMostNeeds = 5;               ///< specialists of one payment

/// VP by number; beyond the last entry the last counts (MC-E4, MC-E5).
inline constexpr std::array<std::int8_t, 9> kColonyPoints{0, 2, 5, 9, 14, 20, 27, 35, 44};
inline constexpr std::array<std::int8_t, 7> kSurvivorPoints{0, 4, 9, 15, 22, 30, 39};

// Automa.

enum class Do : std::uint8_t { upgrade, collect, crew, travel, terraform, scout, colony, outpost };
enum class Seek : std::uint8_t { unterraformed, no_colony, undiscovered };
struct Step {
    Do what = Do::upgrade;
    Gain gain;                                             ///< of `collect`
    std::int8_t count = 0;                                 ///< of `crew`
    bool jumps = false, is_clockwise = true;               ///< of `travel`
    Seek seek = Seek::unterraformed;
};
using AutomaId = std::uint8_t;                             ///< index into kAutomaCards
inline constexpr std::size_t kAutomaCount = 10, kMaxSteps = 6;
inline constexpr AutomaId kNoAutomaCard = 0xFF;
struct AutomaCard {
    std::string_view id;
    Text name;
    FixedVector<Step, kMaxSteps> steps;
};
extern const std::array<AutomaCard, kAutomaCount> kAutomaCards;
std::optional<AutomaId> automa_card_by_id(std::string_view id);

/// Upgrades of the Automa's ark card, in the order in which it looks at them (MC-O12).
inline constexpr std::array kAutomaUpgrades{Upgrade::cargo_hold, Upgrade::biodome, Upgrade::space_mining,
                                            Upgrade::leisure, Upgrade::mining_vehicles, Upgrade::robotics};

enum class Difficulty : std::uint8_t { easy, easy_plus, medium, medium_plus, hard, hard_plus };
inline constexpr std::size_t kDifficulties = 6;
/// Row of MC-O30 with its table of MC-O31.
struct DifficultyKind {
    std::string_view id;
    bool has_colony;
    std::int8_t resources;                                 ///< of each kind
    std::array<std::int8_t, kAutomaUpgrades.size() + 1> upgrade_points;    ///< by number of upgrades
};
inline constexpr std::array<DifficultyKind, kDifficulties> kDifficultyKinds{{
    {"easy", false, 0, {0, 0, 1, 3, 6, 11, 15}},
    {"easy_plus", true, 0, {0, 0, 1, 3, 6, 11, 15}},
    {"medium", true, 0, {0, 0, 2, 5, 10, 17, 25}},
    {"medium_plus", true, 1, {0, 0, 2, 5, 10, 17, 25}},
    {"hard", true, 0, {0, 0, 5, 10, 15, 22, 30}},
    {"hard_plus", true, 2, {0, 0, 5, 10, 15, 22, 30}},
}};

}  // namespace orrery::microcosmos
