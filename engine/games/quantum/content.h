// The components of Quantum: ships, advance cards with their effects as data, map tiles, sector maps, and the numbers of the
// rules. No logic.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/chance.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery::quantum {

// Numbers of the rules.
inline constexpr int kMinSeats = 2;
inline constexpr int kMaxQuantumSeats = 4;                 ///< QU-S2
inline constexpr int kStartingShips = 3;                   ///< QU-S5
inline constexpr int kShipsPerSeat = 5;
inline constexpr int kShipCount = kMaxQuantumSeats * kShipsPerSeat;
using orrery::kDieFaces;
inline constexpr int kActionsPerTurn = 3;                  ///< QU-T2
inline constexpr int kConstructCost = 2;                   ///< QU-A1; every other action costs 1
inline constexpr int kTrackStart = 1, kTrackMin = 1, kTrackMax = 6;    ///< research and dominance (QU-X2, QU-I1)
inline constexpr int kInfamy = 6;                          ///< QU-I6
inline constexpr int kBreakthrough = 6;                    ///< QU-P2
inline constexpr int kKill = 1, kLoss = 1;                 ///< dominance (QU-I2, QU-I3)
inline constexpr int kEntanglement = 3;                    ///< for each own cube on the planet (QU-K9)
inline constexpr int kCommandLimit = 3;                    ///< QU-P10
inline constexpr std::size_t kDisplay = 3;                 ///< of each kind (QU-S12)
inline constexpr int kMinStock = 3, kMaxStock = 7;         ///< the option `cubes` (section 13)
inline constexpr int kMaxRoundLimit = 99;

// Ships.

enum class Ability : std::uint8_t { strike, transport, warp, modify, maneuver, free_reconfigure };
inline constexpr std::size_t kAbilityCount = 6;
inline constexpr int kLowerModified = 3, kHigherModified = 5;          ///< QU-H6

/// The kind of ship that a die shows; `ability` belongs to the same number.
struct ShipKind {
    std::string_view id;
    Text name;
    std::string_view ability_id;
    Text ability;
    Text ability_text;
};
/// Entry n − 1 is the ship of number n. Its range is n, and so is its combat number.
extern const std::array<ShipKind, kDieFaces> kShipKinds;
inline const ShipKind& ship_kind(int number) { return kShipKinds[static_cast<std::size_t>(number - 1)]; }
/// The number whose ability this is.
constexpr int number_of(Ability ability) { return static_cast<int>(ability) + 1; }
std::optional<Ability> ability_by_id(std::string_view id);

// Advance cards.

enum class CardKind : std::uint8_t { gambit, command };
inline constexpr std::array kCardKinds{CardKind::gambit, CardKind::command};

enum class Gambit : std::uint8_t { aggression, expansion, momentum, reorganization, relocation, sabotage };
inline constexpr std::size_t kGambitNames = 6;
inline constexpr std::size_t kGambitCount = 22;            ///< with all copies

enum class Command : std::uint8_t {
    agile, arrogant, brilliant, cerebral, clever, conformist, cruel, cunning, curious, dangerous, eager, energetic, ferocious,
    flexible, ingenious, intelligent, nomadic, plundering, precocious, rational, ravenous, relentless, resourceful, righteous,
    scrappy, stealthy, strategic, stubborn, tactical, tyrannical, warlike,
};
inline constexpr std::size_t kCommandCount = 31;

/// What a card does: `op` of section 3.1. What stands in an Effect's other fields is said here.
enum class Op : std::uint8_t {
    none,
    move_range,                 ///< amount
    start_actions_if,           ///< condition, amount
    start_research,             ///< amount
    convert,                    ///< amount: of dominance paid (negative) or gained; research: the same of research
    choose_ship_roll,
    combat_reroll,              ///< own_die, attacking, defending
    extra_ability,
    free_move,                  ///< attacking; amount: range, 0 for the ship's; is_move: a Move action with all that belongs to it
    mutual_destruction,
    deploy_cost,                ///< amount
    unlimited_moves,
    combat_modifier,            ///< condition, amount
    adjust_ship,                ///< amount
    construct_corners,
    construct_tolerance,        ///< amount
    orbit_hop,                  ///< amount: its cost in actions
    on_first_kill,              ///< amount: of actions; research: of research
    breakthrough_at,            ///< amount
    fixed_combat_die,           ///< amount
    dominance_step,             ///< amount: for a kill and for a loss
    sacrifice,                  ///< amount: of actions gained
    no_dominance_loss,
    ship_reroll,
    deploy_isolated,
    defender_wins_ties,
    destroy_beaten_attacker,
    gain_dominance,             ///< amount
    add_ship,
    bonus_turn,                 ///< amount: its actions
    reroll_fleet,
    move_enemy_cube,
    others_discard_command,
};

enum class Condition : std::uint8_t { always, strictly_most_ships_on_map, own_matching_numbers_on_map, own_ship_next_to };

struct Effect {
    Op op = Op::none;
    std::int8_t amount = 0;
    std::int8_t research = 0;
    Condition condition = Condition::always;
    bool own_die = false, attacking = false, defending = false;
    bool is_move = false;
};

/// A card, whichever copy of it.
struct CardText {
    std::string_view id;
    Text name;
    Text subtitle;
    Text text;
    std::array<Effect, 2> effects;
    int copies;
};
extern const std::array<CardText, kGambitNames> kGambits;
extern const std::array<CardText, kCommandCount> kCommands;

/// Every card of the game by one number: the 22 gambits in the order of their copies, then the 31 commands.
using CardId = std::uint8_t;
inline constexpr std::size_t kCardCount = kGambitCount + kCommandCount;
inline constexpr CardId kNoCard = 0xFF;

constexpr CardKind kind_of(CardId card) { return card < kGambitCount ? CardKind::gambit : CardKind::command; }
constexpr CardId card_of(Command command) { return static_cast<CardId>(kGambitCount + static_cast<std::size_t>(command)); }
/// Precondition: a command card.
constexpr Command command_of(CardId card) { return static_cast<Command>(card - kGambitCount); }
/// Precondition: a gambit card.
Gambit gambit_of(CardId card);
const CardText& card_text(CardId card);
/// The card, whichever copy, that does this; the first one if several do. Precondition: some card does.
const CardText& card_with(Op op);
/// "aggression_1" … "sabotage_2", "agile" … "warlike".
std::string_view card_id(CardId card);
std::optional<CardId> card_by_id(std::string_view id);
/// The first and the number of cards of a kind.
constexpr CardId first_card(CardKind kind) { return kind == CardKind::gambit ? CardId{0} : static_cast<CardId>(kGambitCount); }
constexpr std::size_t card_count(CardKind kind) { return kind == CardKind::gambit ? kGambitCount : kCommandCount; }

// Map tiles and sector maps.

enum class Tile : std::uint8_t { gap, planet_7, planet_8, planet_9, planet_10, void_tile };
inline constexpr std::size_t kTileKinds = 6;
struct TileKind {
    std::string_view id;
    Text name;
    int number;                                            ///< 0: no planet
    int slots;                                             ///< for quantum cubes (QU-B9)
    int count;                                             ///< in the box
};
inline constexpr std::array<TileKind, kTileKinds> kTiles{{
    {"", {"Gap", "すき間"}, 0, 0, 0},
    {"planet_7", {"Planet 7", "惑星7"}, 7, 1, 6},
    {"planet_8", {"Planet 8", "惑星8"}, 8, 2, 8},
    {"planet_9", {"Planet 9", "惑星9"}, 9, 3, 6},
    {"planet_10", {"Planet 10", "惑星10"}, 10, 4, 4},
    {"void", {"The Void", "虚無"}, 0, 0, 1},
}};
inline constexpr int kVoidResearch = 1;                    ///< for each own ship there (QU-T2)
constexpr const TileKind& kind_of(Tile tile) { return kTiles[static_cast<std::size_t>(tile)]; }

inline constexpr int kMaxCols = 5, kMaxRows = 5;
inline constexpr std::size_t kMaxTiles = kMaxCols * kMaxRows;

/// A place for a tile: row × 5 + column. Also the planet there.
using PlanetId = std::uint8_t;
inline constexpr PlanetId kNoPlanet = 0xFF;

struct Map {
    std::string_view id;
    Text name;
    int players;
    int cubes;                                             ///< stock of each player (QU-S3)
    bool is_basic;
    int cols, rows;
    std::array<Tile, kMaxTiles> tiles;                     ///< by PlanetId
    std::array<PlanetId, kMaxQuantumSeats> start_planets;  ///< `players` of them
};
inline constexpr std::size_t kMapCount = 16;
using MapId = std::uint8_t;
extern const std::array<Map, kMapCount> kMaps;
std::optional<MapId> map_by_id(std::string_view id);
/// The map that a table of so many seats plays on if nobody chooses.
MapId basic_map(int seats);
/// Slots for cubes on a whole map.
int cube_slots(const Map& map);

// Colours.

inline constexpr std::array<char, kMaxQuantumSeats> kShipLetters{'r', 'b', 'g', 'y'};      ///< by seat (QU-S2)

}  // namespace orrery::quantum
