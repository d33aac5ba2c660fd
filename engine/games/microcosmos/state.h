// Complete state of a game of Microcosmos: the table, which is public, and the order of the decks and the generator. The open
// decision is derived from the table (`asked` in rules.h). Sections cited are those of docs/rules/microcosmos.md.
#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/microcosmos/content.h"

namespace orrery::microcosmos {

struct Options {
    std::int8_t end_planets = kShortGame;
    Difficulty difficulty = Difficulty::medium;            ///< has a meaning in the solo game only
    bool operator==(const Options&) const = default;
};

/// Number of the Automa among the players of the solo game. Its piles, pools and markers stand beside those of the seats.
inline constexpr Seat kAutoma = 1;

enum class Phase : std::uint8_t { setup_crew, setup_resources, upgrade, travel, crew, location, draw, automa, over };
constexpr bool is_setup(Phase phase) { return phase <= Phase::setup_resources; }

/// Order of the two rows of crew cards.
enum class Row : std::uint8_t { upper, lower };
inline constexpr std::array kRows{Row::upper, Row::lower};

struct Player {
    Units resources{};
    std::array<bool, kSpecialistKinds> tokens{};           ///< by Specialist: ready
    FixedVector<CrewId, kDealt> hand;                      ///< dealt cards not yet discarded or placed
    std::array<FixedVector<CrewId, kRow>, 2> rows;         ///< by Row, in order of placing
    FixedVector<Upgrade, kSingleUpgrades> upgrades;        ///< in order of unlocking
    std::int8_t engine = 0;                                ///< steps unlocked
    std::int8_t colony_pool = 0, outpost_pool = 0;
    SpotId at = kPortalSpot;
    FixedVector<SurvivorId, kBridge> survivors;            ///< held
    FixedVector<SurvivorId, kSurvivorCount> settled;
    std::int16_t points = 0;                               ///< VP gained in play

    const FixedVector<CrewId, kRow>& row(Row which) const { return rows[static_cast<std::size_t>(which)]; }
    FixedVector<CrewId, kRow>& row(Row which) { return rows[static_cast<std::size_t>(which)]; }
    int crew() const { return static_cast<int>(rows[0].size() + rows[1].size()); }
    bool has(Upgrade upgrade) const { return contains(upgrades, upgrade); }
    bool operator==(const Player&) const = default;
};

/// Terraforming marker of a player.
struct Marker {
    Seat seat = 0;
    std::int8_t spot = 0;
    bool operator==(const Marker&) const = default;
};
using SeatList = FixedVector<Seat, kMaxMicrocosmosSeats>;

/// What lies on a planet card of the galaxy.
struct Place {
    bool is_restored = false;
    Units levels{};
    FixedVector<Marker, kMaxMicrocosmosSeats> markers;     ///< from the most to the least advanced (MC-A605)
    SeatList colonies, outposts;                           ///< in order of building
    bool operator==(const Place&) const = default;
};

/// Actions on a planet.
enum class Action : std::uint8_t { collect, terraform, scout, settle, colony, outpost, token };
inline constexpr std::size_t kPlanetActions = 6;           ///< `token` is none of them

struct Turn {
    SpotId start = kPortalSpot;
    bool upgraded = false, travelled = false;
    std::int8_t plays = 0;
    bool collected = false, token_taken = false;
    FixedVector<Action, kRoboticActions> actions;          ///< planet actions already begun
    bool operator==(const Turn&) const = default;
};

/// Where a gain or payment comes from.
struct Source {
    enum class Kind : std::uint8_t { setup, arrival, crew, survivor, spot, automa };
    Kind kind{};
    std::uint8_t id = 0;                                   ///< of the card or spot
    bool operator==(const Source&) const = default;
};

/// Purpose of a payment with specialists, and effect of a paid step of the Automa.
enum class Purpose : std::uint8_t { upgrade, scout, colony };

/// Something that is still to be done (section 9, `pending`). Members that its kind does not use keep their initial values.
struct Effect {
    enum class Kind : std::uint8_t {
        gain, place, pay_resource, pay_specialist, unlock, discovery_bonus, terraform, scout, choose_survivor, keep_survivor,
        colony, automa_pay, automa_outpost, automa_do,
    };
    Kind kind{};
    Seat seat = 0;
    Gain gain{};                                           ///< still to be given
    Source source{};
    CrewId card = kNoCrew;                                 ///< place
    std::int8_t count = 0;                                 ///< pay_resource: units left
    FixedVector<Specialist, kMostNeeds> needs;             ///< pay_specialist: the first is next
    Purpose purpose{};                                     ///< pay_specialist, automa_pay, automa_do
    std::optional<Upgrade> upgrade;                        ///< unlock, automa_do
    PlanetId planet = kNoPlanet;                           ///< discovery_bonus
    std::int8_t left = 0, raised = 0;                      ///< terraform
    FixedVector<SurvivorId, kScoutedByVehicles> survivors; ///< choose_survivor: both; keep_survivor: the card
    std::int8_t any_leaders = 0, free = 0;                 ///< automa_pay
    bool operator==(const Effect&) const = default;
};
inline constexpr std::size_t kEffectKinds = 14;
inline constexpr std::size_t kMaxPending = 4;              ///< place, gain, keep_survivor and one to spare

/// What only the solo game has, apart from the order of the Automa deck.
struct Robot {
    FixedVector<AutomaId, kAutomaCount> discard;           ///< the back is the top
    std::optional<AutomaId> card;                          ///< drawn for the present turn
    std::int8_t step = 0;
    FixedVector<CrewId, kCrewCount> crew;                  ///< oldest first
    bool operator==(const Robot&) const = default;
};

// Where counters stop: far beyond any game, and no rule depends on them there.
inline constexpr int kMaxRounds = 1'000'000;
inline constexpr int kMostPoints = 10'000;                 ///< VP gained in play

/// Public part of the state: everything except the order of the decks and the generator.
struct Table {
    Options options;
    std::int8_t seats = 2;
    Phase phase = Phase::setup_crew;
    std::int8_t completed = 0;                             ///< restored planets
    std::int32_t round = 1;
    std::optional<std::int32_t> end_round;                 ///< last round, once it is known (MC-E1)
    Seat first_seat = 0;
    Seat turn_seat = 0;                                    ///< kAutoma in the Automa's turn
    std::array<PlanetId, kCells> grid{kNoPlanet, kNoPlanet, kNoPlanet, kNoPlanet, kNoPlanet, kNoPlanet, kNoPlanet, kNoPlanet, kNoPlanet};
    std::array<Place, kPlanetCount> places;                ///< by PlanetId
    FixedVector<SurvivorId, kSurvivorCount> survivor_discard;              ///< the back is the top
    FixedVector<CrewId, kCrewCount> crew_discard;          ///< the back is the top
    std::array<CrewId, kClubSlots> club{kNoCrew, kNoCrew, kNoCrew};
    std::array<Player, kMaxMicrocosmosSeats> players;      ///< by seat; in the solo game the Automa follows
    Robot robot;
    Turn turn;
    FixedVector<Effect, kMaxPending> pending;              ///< the back is resolved first

    bool is_solo() const { return seats == 1; }
    int contenders() const { return is_solo() ? 2 : seats; }
    bool is_automa(Seat who) const { return is_solo() && who == kAutoma; }
    const Player& player(Seat who) const { return players[static_cast<std::size_t>(who)]; }
    Player& player(Seat who) { return players[static_cast<std::size_t>(who)]; }
    bool operator==(const Table&) const = default;
};

struct State : Table {
    FixedVector<PlanetId, kDeckPlanets> planet_deck;       ///< the back is the top
    FixedVector<SurvivorId, kSurvivorCount> survivor_deck;
    FixedVector<CrewId, kCrewCount> crew_deck;
    FixedVector<AutomaId, kAutomaCount> automa_deck;
    Rng rng{0};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

/// Decisions (section 8). Documents call both locations `location`.
enum class Kind : std::uint8_t {
    setup_discard, place_crew, choose_resource, upgrade, pay_specialist, travel, discovery_bonus, take_club, draw_crew, crew,
    pay_resource, planet, elsewhere, terraform, choose_survivor, keep_survivor, end_turn, automa_specialist, automa_outpost,
};
inline constexpr std::size_t kKindCount = 19;

struct Asked {
    Seat seat{};
    Kind kind{};
    bool operator==(const Asked&) const = default;
};

}  // namespace orrery::microcosmos
