// Complete state of a game of AstroNavigators: the table, which is public, the secrets of each seat, and what nobody knows. The
// open decision is derived from the table (`asked` in rules.h). Sections cited are those of docs/rules/astronavigators.md.
#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/astronavigators/content.h"

namespace orrery::astronavigators {

enum class Mode : std::uint8_t { astronavigator, astronomer };

struct Options {
    Mode mode = Mode::astronavigator;
    std::optional<Seat> first_player;                      ///< empty: dice decide (AN-S6)
    bool polar_literal = false;                            ///< no row test in the polar rows (AN-A10)
    bool continent_on_pass = false;                        ///< continents count after every step (AN-A42)
    bool agendas_open = false;
    bool operator==(const Options&) const = default;
};

enum class Phase : std::uint8_t { setup, select, resolve, calibrate_join, calibrate, over };
inline constexpr std::size_t kPhaseKinds = 6;

enum class Action : std::uint8_t { direct, planned, schedule, travel };                // in the order of AN-M7
inline constexpr std::array kActions{Action::direct, Action::planned, Action::schedule, Action::travel};

using SeatList = FixedVector<Seat, kMostSeats>;
using CardPile = FixedVector<CardId, kCardCount>;          ///< the back is the top

/// Disc on the action board.
struct Disc {
    std::int8_t week = 1;
    Action action{};
    bool operator==(const Disc&) const = default;
};

enum class Fate : std::uint8_t { playing, returned, lost };
enum class Status : std::uint8_t { astronomer, astronaut };
enum class Map : std::uint8_t { earth, orbit, out };
enum class SetState : std::uint8_t { open, ready, used };
enum class MoonState : std::uint8_t { inactive, active, used };
enum class Module : std::uint8_t { board, die, moon };

struct Vehicle {
    Map map = Map::out;
    std::uint8_t at = 0;                                   ///< SpaceId on the Earth, StageId in orbit
    bool operator==(const Vehicle&) const = default;
};

/// Continent tile of a player.
struct OwnTile {
    TileId id = kNoTile;
    bool is_used = false;
    bool operator==(const OwnTile&) const = default;
};

/// Public part of a seat.
struct Player {
    std::optional<CharacterId> character;
    bool has_agenda = false;
    std::optional<AgendaId> agenda;                        ///< once it is public: with `agendas_open`, and at the end
    Fate fate = Fate::playing;
    Status status = Status::astronomer;
    std::int16_t nk = 0, dv = 0;
    std::optional<Disc> disc;
    bool disc_done = false;
    std::optional<bool> joined;                            ///< in the calibration phase
    Vehicle vehicle;
    Transport face = Transport::car;
    FixedVector<CardId, kConstellations> observed;         ///< oldest first
    FixedVector<CardId, kMoonCards> moon_cards;            ///< oldest first
    FixedVector<CardId, kMostSlot> schedule;               ///< oldest first
    std::array<SetState, kSetCount> sets{};
    std::array<MoonState, kPhases> moons{};                ///< by phase, from 1
    std::int8_t sxt = 0;                                   ///< phase of the token there; 0 for none
    SetId sct = kNoSet, ai = kNoSet;
    Bits used_transports = 0;                              ///< vehicle tokens that are turned
    bool vehicle_bonus = false, continent_bonus = false;
    FixedVector<OwnTile, kContinentCount> tiles;           ///< in the order gained
    FixedVector<StackId, kStackCount> orbit_stacks;        ///< of the orbit tiles, in the order gained
    OrbitTileId swap_tile = kNoOrbitTile;                  ///< received by the swap, which is then used
    FixedVector<QuestId, kQuestCount> quests;              ///< in progress, oldest first
    FixedVector<QuestId, kQuestCount> instruments;         ///< oldest first
    bool abort_used = false, abort_stage_used = false;
    Module module = Module::board;

    bool is_playing() const { return fate == Fate::playing; }
    bool is_on(Map map) const { return vehicle.map == map; }
    MoonState moon(int phase) const { return moons[static_cast<std::size_t>(phase - 1)]; }
    MoonState& moon(int phase) { return moons[static_cast<std::size_t>(phase - 1)]; }
    bool has_instrument(EffectKind kind) const {
        for (const QuestId quest : instruments)
            if (kInstruments[quest].effect == kind) return true;
        return false;
    }
    bool operator==(const Player&) const = default;
};

/// Stage of a turn; a decision that interrupts a stage keeps it (section 9).
enum class Step : std::uint8_t { before, act, travel, chain, orbit_pick, space, after };
inline constexpr std::size_t kStepKinds = 7;

struct Turn {
    Seat seat = 0;
    std::int8_t week = 1;
    Action action{};
    Step stage = Step::before;
    std::optional<Transport> transport;
    std::int8_t steps_left = 0, steps_taken = 0;
    bool moved = false;                                    ///< a leg with a step has ended in this action
    bool rolled_vehicle = false, rolled_compass = false;   ///< at the present stop
    std::optional<Bits> roll_options;                      ///< transports to choose from after a successful roll
    SeatList pick_queue;                                   ///< seats still to take an orbit tile
    bool advanced = false, ai_used = false, sextant_used = false;
    std::optional<std::int16_t> pending_dv;
    bool pending_reduced = false;
    FixedVector<TileId, kTilesForQuest> quest_tiles;       ///< paid for the quest that is being started; empty if none is
    std::int8_t offered_quests = 0;                        ///< number of quests in the offer
    bool quest_declined = false;
    bool operator==(const Turn&) const = default;
};

struct Loss {
    Seat seat = 0;
    StageId stage = 0;
    bool operator==(const Loss&) const = default;
};

/// Limit at which NK and DV stop. It is far beyond any game, and no rule depends on the number there.
inline constexpr int kMostPoints = 9999;
/// DV of a lost player with the most NK stay below it.
inline constexpr int kMostDv = kMostPoints + 100;

/// Public part of the state: everything that all seats may know (section 7).
struct Table {
    Options options;
    std::int8_t seats = kMinSeats;
    std::int8_t round = 1, year = 1, sun_step = 0;
    Phase phase = Phase::setup;
    Seat first_seat = 0;
    CardId deck_top = kNoCard;
    std::array<CardPile, kWeeks> weeks;
    std::array<TileId, kContinentCount> tile_tops{kNoTile, kNoTile, kNoTile, kNoTile, kNoTile, kNoTile, kNoTile};
    /// Revealed tiles of the orbit board; kNoOrbitTile where it is hidden, and in Astronomer mode.
    std::array<OrbitTileId, kStackCount> revealed{
        kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile,
        kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile};
    SeatList landing_order, return_order;
    FixedVector<Loss, kMostSeats> lost_order;
    std::optional<Seat> first_launch_seat;
    PerSeat<Player> players;
    std::optional<Turn> turn;                              ///< in phase `resolve`
    bool is_choosing_status = false;                       ///< an `abort_status` is still to be answered
    bool may_finish = false;                               ///< the calibrating seat has taken an action (AN-A112)

    bool is_astronavigator() const { return options.mode == Mode::astronavigator; }
    CardPile& week(int number) { return weeks[static_cast<std::size_t>(number - 1)]; }
    const CardPile& week(int number) const { return weeks[static_cast<std::size_t>(number - 1)]; }
    bool operator==(const Table&) const = default;
};

/// Secrets that one seat alone knows.
struct Secrets {
    FixedVector<CharacterId, kOffered> offered;            ///< in the order drawn
    FixedVector<AgendaId, kOffered> agenda_offer;          ///< while the seat is asked, in the order of kAgendas
    std::optional<AgendaId> agenda;                        ///< until it is public
    FixedVector<OrbitTileId, kStackCount> orbit_tiles;     ///< in the order gained, as Player::orbit_stacks
    FixedVector<QuestId, kOffered> quest_offer;            ///< in the order drawn
    bool operator==(const Secrets&) const = default;
};

struct State : Table {
    PerSeat<Secrets> secrets;
    CardPile deck;                                         ///< below its top card, which is public; the back is next
    std::array<FixedVector<TileId, kTilesEach>, kContinentCount> tile_stacks;          ///< below their top tiles
    std::array<FixedVector<OrbitTileId, kOrbitTilesEach>, kStackCount> orbit_stacks;
    /// Tiles of the orbit board that are not revealed; otherwise kNoOrbitTile.
    std::array<OrbitTileId, kStackCount> hidden_board{
        kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile,
        kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile, kNoOrbitTile};
    FixedVector<QuestId, kQuestCount> quest_deck;
    FixedVector<CharacterId, kCharacterCount> character_pile;
    Rng rng{0};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 1536);

/// Basis for judging a move: the table and the secrets of the seat that moves. A state and an observation both provide it.
struct View {
    const Table& table;
    const Secrets& own;
    Seat who;

    const Player& player() const { return table.players[who]; }
};
inline View view_of(const State& s, Seat who) { return {s, s.secrets[who], who}; }

/// Decisions (section 8).
enum class Kind : std::uint8_t {
    choose_character, choose_agenda, select_action, quest_window, quest_source, quest_keep, quest_complete, observe_target,
    planned_card, schedule_swap, travel_step, chain, chain_transport, take_orbit_tile, space, dv, abort_status, calibrate_join,
    calibrate,
};
inline constexpr std::size_t kKindCount = 19;

struct Asked {
    Seat seat{};
    Kind kind{};
    bool operator==(const Asked&) const = default;
};

}  // namespace orrery::astronavigators
