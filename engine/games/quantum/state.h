// Complete state of a game of Quantum: the table, which is public, and the order of the decks and the generator. The open
// decision is derived from the table (`asked` in rules.h). Sections cited are those of docs/rules/quantum.md.
#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/quantum/board.h"
#include "engine/games/quantum/content.h"

namespace orrery::quantum {

struct Options {
    MapId map = 0;
    std::int8_t cubes = 0;                                 ///< 0 for the map's number (QU-S3)
    std::int8_t round_limit = 0;                           ///< 0 for no limit (QU-E4)
    bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t { mulligan, start_cubes, start_ships, actions, cards, over };
constexpr bool is_setup(Phase phase) { return phase <= Phase::start_ships; }

using ShipId = std::uint8_t;                               ///< seat × 5 + 0 … 4
inline constexpr ShipId kNoShip = 0xFF;
constexpr ShipId ship_of(Seat seat, int index) { return static_cast<ShipId>(seat * kShipsPerSeat + index); }
constexpr Seat owner_of(ShipId ship) { return static_cast<Seat>(ship / kShipsPerSeat); }
constexpr int index_of(ShipId ship) { return ship % kShipsPerSeat; }

// Locations off the map, as codes that no square has. kHand is transit: the ship is being rolled, placed or carried.
inline constexpr Square kScrapyard = 0xF0, kReserve = 0xF1, kHand = 0xF2;

struct Ship {
    std::int8_t number = 0;                                ///< 0 for an expansion ship that was never rolled
    Square at = kReserve;
    std::int16_t moves = 0;                                ///< Move actions this turn (QU-A4)
    std::int8_t abilities = 0;                             ///< used this turn (QU-A5)

    bool on_map() const { return at < kScrapyard; }
    bool operator==(const Ship&) const = default;
};

using Pile = FixedVector<CardId, kCommandCount>;           ///< the back is the top
using Held = FixedVector<CardId, kCommandLimit>;           ///< oldest first
using SeatList = FixedVector<Seat, kMaxSeats>;

struct Player {
    std::int8_t dominance = kTrackStart, research = kTrackStart;
    std::int8_t cubes_left = 0;
    std::int8_t cards_owed = 0;                            ///< picks not yet made (QU-P3)
    Held commands;
    bool operator==(const Player&) const = default;
};

/// Display and discard pile of one kind of card.
struct Market {
    std::array<CardId, kDisplay> display{kNoCard, kNoCard, kNoCard};
    Pile discard;
    bool operator==(const Market&) const = default;
};

/// Progress of the setup.
struct Setup {
    std::int8_t index = 0;                                 ///< number of seats that have finished this step
    PerSeat<std::optional<PlanetId>> homes;
    bool operator==(const Setup&) const = default;
};

/// Where the numbers of turns and rounds stop: far beyond any game, and no rule depends on them there.
inline constexpr std::int32_t kMaxTurns = 1'000'000;

struct Turn {
    std::int32_t number = 0;                               ///< from 1; 0 during setup
    Seat seat{};
    bool is_bonus = false;
    std::int16_t bonus_turns = 0;                          ///< bonus turns to follow this turn (QU-G3)
    std::int16_t actions = 0;
    std::uint32_t used = 0;                                ///< bit i: command i was used or triggered this turn

    bool has_used(Command card) const { return (used >> static_cast<unsigned>(card) & 1u) != 0; }
    void use(Command card) { used |= 1u << static_cast<unsigned>(card); }
    bool operator==(const Turn&) const = default;
};

enum class Source : std::uint8_t { action, curious, tactical };

/// Action in progress that waits for its follow-up.
struct Pending {
    enum class Kind : std::uint8_t { move, drop, deploy, nomadic };
    Kind kind{};
    ShipId ship{};
    Source source{};                                       ///< for a move
    ShipId carrying = kNoShip;                             ///< for a move and a drop
    bool operator==(const Pending&) const = default;
};

enum class CombatKind : std::uint8_t { move, tactical, strike };
enum class Stage : std::uint8_t { dangerous, wrecks, rerolls, choice, spoils, counter, counter_spoils };
enum class Side : std::uint8_t { attacker, defender };

struct Combat {
    CombatKind kind{};
    Stage stage{};
    ShipId attacker{}, defender{};
    Square from{}, at{};
    std::int8_t attack_die = 0, defense_die = 0;           ///< 0 before the roll
    Side reroller = Side::attacker;
    bool passed = false;
    Held attack_used, defense_used;                        ///< re-roll cards used, in order

    ShipId ship(Side side) const { return side == Side::attacker ? attacker : defender; }
    Held& used(Side side) { return side == Side::attacker ? attack_used : defense_used; }
    const Held& used(Side side) const { return side == Side::attacker ? attack_used : defense_used; }
    std::int8_t& die(Side side) { return side == Side::attacker ? attack_die : defense_die; }
    int die(Side side) const { return side == Side::attacker ? attack_die : defense_die; }
    bool operator==(const Combat&) const = default;
};
constexpr Side other(Side side) { return side == Side::attacker ? Side::defender : Side::attacker; }

enum class Reason : std::uint8_t { reconfigure, free_reconfigure, destroyed, expansion, reorganization, resourceful };
/// Returns whether the roll is repeated until the number differs from the old one (QU-R2).
constexpr bool must_differ(Reason reason) { return reason == Reason::reconfigure || reason == Reason::free_reconfigure; }

/// Queued ship roll.
struct Roll {
    ShipId ship{};
    Reason reason{};
    std::int8_t old = 0;                                   ///< number before the roll, 0 for none
    std::int8_t value = 0;  ///< 0 before the roll; otherwise the roll that the owner may repeat
    bool operator==(const Roll&) const = default;
};

/// Advance card being resolved.
struct Play {
    enum class Stage : std::uint8_t { discard_own, choose, place, cube, planet, sabotage };
    CardId card{};
    Stage stage{};
    std::uint8_t ships = 0;                                ///< bit i: ship i of the taker is concerned
    PlanetId from = kNoPlanet;
    std::optional<Seat> owner;
    SeatList seats;                                        ///< seats that still have to discard

    bool concerns(int index) const { return (ships >> index & 1) != 0; }
    bool operator==(const Play&) const = default;
};

/// Public part of the state: everything except the order of the decks and the generator.
struct Table {
    Options options;
    std::int8_t seats = 2;
    Phase phase = Phase::mulligan;
    std::int32_t round = 0;                                ///< 0 during setup
    std::optional<Seat> start_seat;
    Setup setup;
    Turn turn;
    PerSeat<Player> players;
    std::array<std::array<std::int8_t, kMaxQuantumSeats>, kMaxTiles> cubes{};  ///< by planet, then by seat
    std::array<Ship, kShipCount> ships;
    std::array<Market, 2> markets;                         ///< by CardKind
    std::optional<Pending> pending;
    std::optional<Combat> combat;
    FixedVector<Roll, kShipsPerSeat> rolls;                ///< the current one first
    std::optional<Play> play;
    std::optional<Seat> infamy;
    std::optional<Seat> winner;
    PerSeat<std::int8_t> ranks;                            ///< set when the game is over

    const Map& map() const { return kMaps[options.map]; }
    Market& market(CardKind kind) { return markets[static_cast<std::size_t>(kind)]; }
    const Market& market(CardKind kind) const { return markets[static_cast<std::size_t>(kind)]; }
    /// Returns the number of ships in use. The ships of a seat start at ship_of(seat, 0).
    std::size_t ship_count() const { return static_cast<std::size_t>(seats) * kShipsPerSeat; }
    bool operator==(const Table&) const = default;
};

struct State : Table {
    std::array<Pile, 2> decks;                             ///< by CardKind
    Rng rng{0};

    Pile& deck(CardKind kind) { return decks[static_cast<std::size_t>(kind)]; }
    const Pile& deck(CardKind kind) const { return decks[static_cast<std::size_t>(kind)]; }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1024);

/// Decisions (section 8).
enum class Kind : std::uint8_t {
    mulligan, start_cube, start_ship, action, move, drop, place_ship, dangerous, combat_reroll, choose_number, reroll_ship,
    after_attack, infamy_cube, take_card, discard_command, reorganize, relocate_cube, relocate_planet, sabotage_discard,
};
inline constexpr std::size_t kKindCount = 19;

struct Asked {
    Seat seat{};
    Kind kind{};
    bool operator==(const Asked&) const = default;
};

}  // namespace orrery::quantum
