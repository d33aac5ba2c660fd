// Component tables of Quantum (ships, advance cards with their effects as data, map tiles, sector maps) and the numeric
// constants of the rules. No logic. Sections cited are those of docs/rules/quantum.md.
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

// Numeric constants of the rules.
inline constexpr int kMinSeats = 2;
inline constexpr int kMaxQuantumSeats = 4;                 ///< the largest map (QU-S2)
inline constexpr int kStartingShips = 3;                   ///< ships rolled in setup (QU-S5)
inline constexpr int kShipsPerSeat = 5;
inline constexpr int kShipCount = kMaxQuantumSeats * kShipsPerSeat;
using orrery::kDieFaces;
inline constexpr int kActionsPerTurn = 3;                  ///< without bonus turns and cards (QU-T2)
inline constexpr int kConstructCost = 2;                   ///< in actions (QU-A1); every other action costs 1
inline constexpr int kTrackStart = 1, kTrackMin = 1, kTrackMax = 6;    ///< research and dominance (QU-X2, QU-I1)
inline constexpr int kInfamy = 6;                          ///< dominance that places a cube (QU-I6)
inline constexpr int kBreakthrough = 6;                    ///< research that earns a card (QU-P2)
inline constexpr int kKill = 1, kLoss = 1;                 ///< change of dominance (QU-I2, QU-I3)
inline constexpr int kEntanglement = 3;                    ///< surcharge for each own cube on the planet (QU-K9)
inline constexpr int kCommandLimit = 3;                    ///< command cards held at most (QU-P10)
inline constexpr std::size_t kDisplay = 3;                 ///< face-up cards of each kind (QU-S12)
inline constexpr int kMaxAbilities = 2;                    ///< of a ship in one turn, the second by Cunning (QU-A5, QU-M8)
inline constexpr int kMinStock = 3, kMaxStock = 7;         ///< range of the option `cubes` (section 13)
inline constexpr int kMaxRoundLimit = 99;

// Ships.

enum class Ability : std::uint8_t { strike, transport, warp, modify, maneuver, free_reconfigure };
inline constexpr std::size_t kAbilityCount = 6;
inline constexpr int kLowerModified = 3, kHigherModified = 5;          ///< numbers that Modify sets (QU-H6)

/// Ship kind of one die number, with the ability of that number.
struct ShipKind {
    std::string_view id;
    Text name;
    std::string_view ability_id;
    Text ability;
    Text ability_text;
};
/// Ship kinds; entry n − 1 is the ship of number n. The number is also its range and its combat number.
extern const std::array<ShipKind, kDieFaces> kShipKinds;
inline const ShipKind& ship_kind(int number) { return kShipKinds[static_cast<std::size_t>(number - 1)]; }
/// Returns the die number that has the ability.
constexpr int number_of(Ability ability) { return static_cast<int>(ability) + 1; }
std::optional<Ability> ability_by_id(std::string_view id);

// Advance cards.

enum class CardKind : std::uint8_t { gambit, command };
inline constexpr std::array kCardKinds{CardKind::gambit, CardKind::command};

enum class Gambit : std::uint8_t { aggression, expansion, momentum, reorganization, relocation, sabotage };
inline constexpr std::size_t kGambitNames = 6;
inline constexpr std::size_t kGambitCount = 22;            ///< counting all copies

enum class Command : std::uint8_t {
    agile, arrogant, brilliant, cerebral, clever, conformist, cruel, cunning, curious, dangerous, eager, energetic, ferocious,
    flexible, ingenious, intelligent, nomadic, plundering, precocious, rational, ravenous, relentless, resourceful, righteous,
    scrappy, stealthy, strategic, stubborn, tactical, tyrannical, warlike,
};
inline constexpr std::size_t kCommandCount = 31;

/// Operations of card effects: `op` in section 3.1. The comments name the other fields of Effect that an operation uses.
enum class Op : std::uint8_t {
    none,
    move_range,                 ///< amount
    start_actions_if,           ///< condition, amount
    start_research,             ///< amount
    convert,                    ///< amount: change of dominance; research: change of research
    choose_ship_roll,
    combat_reroll,              ///< own_die, attacking, defending
    extra_ability,
    free_move,                  ///< attacking; amount: range, 0 for the ship's own; is_move: counts as a Move action
    mutual_destruction,
    deploy_cost,                ///< amount
    unlimited_moves,
    combat_modifier,            ///< condition, amount
    adjust_ship,                ///< amount
    construct_corners,
    construct_tolerance,        ///< amount
    orbit_hop,                  ///< amount: cost in actions
    on_first_kill,              ///< amount: actions gained; research: research gained
    breakthrough_at,            ///< amount
    fixed_combat_die,           ///< amount
    dominance_step,             ///< amount: step for a kill and for a loss
    sacrifice,                  ///< amount: actions gained
    no_dominance_loss,
    ship_reroll,
    deploy_isolated,
    defender_wins_ties,
    destroy_beaten_attacker,
    gain_dominance,             ///< amount
    add_ship,
    bonus_turn,                 ///< amount: actions of the bonus turn
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

/// Text and effects of a card, shared by all its copies.
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

/// Set of operations, bit i for operation i.
using Ops = std::uint64_t;
constexpr Ops bit(Op op) { return Ops{1} << static_cast<unsigned>(op); }
/// Operations of each command card.
extern const std::array<Ops, kCommandCount> kCommandOps;

/// Number of a card: first the 22 gambits by copy, then the 31 commands.
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
/// Returns the text of the first card with this operation. Precondition: a card has it.
const CardText& card_with(Op op);
/// Returns the card's id: "aggression_1" … "sabotage_2", "agile" … "warlike".
std::string_view card_id(CardId card);
std::optional<CardId> card_by_id(std::string_view id);
/// Return the first card and the number of cards of a kind.
constexpr CardId first_card(CardKind kind) { return kind == CardKind::gambit ? CardId{0} : static_cast<CardId>(kGambitCount); }
constexpr std::size_t card_count(CardKind kind) { return kind == CardKind::gambit ? kGambitCount : kCommandCount; }

// Map tiles and sector maps.

enum class Tile : std::uint8_t { gap, planet_7, planet_8, planet_9, planet_10, void_tile };
inline constexpr std::size_t kTileKinds = 6;
struct TileKind {
    std::string_view id;
    Text name;
    int number;                                            ///< 0 if it has no planet
    int slots;                                             ///< room for quantum cubes (QU-B9)
    int count;                                             ///< number of these tiles in the box
};
inline constexpr std::array<TileKind, kTileKinds> kTiles{{
    {"", msg("Gap"), 0, 0, 0},
    {"planet_7", msg("Planet 7"), 7, 1, 6},
    {"planet_8", msg("Planet 8"), 8, 2, 8},
    {"planet_9", msg("Planet 9"), 9, 3, 6},
    {"planet_10", msg("Planet 10"), 10, 4, 4},
    {"void", msg("The Void"), 0, 0, 1},
}};
inline constexpr int kVoidResearch = 1;                    ///< research for each own ship there (QU-T2)
constexpr const TileKind& kind_of(Tile tile) { return kTiles[static_cast<std::size_t>(tile)]; }
inline constexpr int kMaxSlots = kind_of(Tile::planet_10).slots;       ///< the most of any planet

inline constexpr int kMaxCols = 5, kMaxRows = 5;
inline constexpr std::size_t kMaxTiles = kMaxCols * kMaxRows;

/// Tile position: row × 5 + column. Also identifies the planet there.
using PlanetId = std::uint8_t;
inline constexpr PlanetId kNoPlanet = 0xFF;

struct Map {
    std::string_view id;
    Text name;
    int players;
    int cubes;                                             ///< stock of cubes of each player (QU-S3)
    bool is_basic;
    int cols, rows;
    std::array<Tile, kMaxTiles> tiles;                     ///< by PlanetId
    std::array<PlanetId, kMaxQuantumSeats> start_planets;  ///< the first `players` entries are used
};
inline constexpr std::size_t kMapCount = 16;
using MapId = std::uint8_t;
extern const std::array<Map, kMapCount> kMaps;
std::optional<MapId> map_by_id(std::string_view id);
/// Returns the basic map for a number of seats: the default of the option.
MapId basic_map(int seats);
/// Returns the number of cube slots of all planets of the map.
int cube_slots(const Map& map);

// Colours.

inline constexpr std::array<char, kMaxQuantumSeats> kShipLetters{'r', 'b', 'g', 'y'};      ///< by seat (QU-S2)

}  // namespace orrery::quantum
