// Complete state of a game of Race for the Galaxy: the table, which is public, the secrets of each seat, and what nobody
// knows. The open decision is derived from the table (`asked` in rules.h). Sections cited are those of docs/rules/race.md.
#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/race/content.h"

namespace orrery::race {

enum class Setup : std::uint8_t { standard, no_zero, first_game };

struct Options {
    bool two_actions = false;                              ///< two of nine actions each round; with two seats only (RG-T20)
    Setup setup = Setup::standard;                         ///< start worlds and hands (RG-S3)
    bool sale_needs_power = false;                         ///< a sale needs a trade power (RG-A41)
    std::int8_t round_limit = 0;                           ///< 0 for no limit (RG-E1)
    bool operator==(const Options&) const = default;
};

/// Methods to place a world, in the order of RG-A25.
enum class Method : std::uint8_t { pay, pay_ship, conquer, conquer_tactics, contact, contact_ship };
inline constexpr std::size_t kMethodCount = 6;

using Pile = FixedVector<CardId, kCardCount>;              ///< the back is the top
using Cards = FixedVector<CardId, kCardCount>;             ///< oldest first
using Goods = FixedVector<Good, kDesignCount>;
using Choice = FixedVector<ActionId, 2>;                   ///< in canonical order
using SeatList = FixedVector<Seat, kMaxSeats>;

/// Card in a tableau.
struct Placed {
    CardId card{};
    bool has_good = false;                                 ///< a face-down card lies on it (RG-T12)
    bool is_new = false;                                   ///< placed in this phase, so its powers are inactive (RG-T5)
    std::uint8_t used = 0;                                 ///< bit i: power i was used in this phase

    bool has_used(std::size_t power) const { return (used >> power & 1u) != 0; }
    bool operator==(const Placed&) const = default;
};
using Tableau = FixedVector<Placed, kDesignCount>;         ///< in the order placed (RG-T14)

/// Consume power being resolved.
struct OpenPower {
    CardId card{};
    std::uint8_t power = 0;                                ///< index on the card
    std::int8_t left = 0;                                  ///< goods or hand cards still to be discarded
    FixedVector<Good, 4> taken;                            ///< kinds discarded so far, in order
    bool operator==(const OpenPower&) const = default;
};

/// Public part of one seat.
struct Player {
    CardId start{};                                        ///< start world dealt; determines the turn order (RG-T2)
    Tableau tableau;
    std::int16_t vp = 0;                                   ///< in chips
    Choice actions;                                        ///< of this round; empty until they are revealed (RG-T22)
    std::optional<CardId> placing;                         ///< revealed and to be placed; one in each phase (RG-A12, RG-A22)
    std::optional<Method> method;                          ///< pay or contact while a world is being paid for
    bool sold = false;                                     ///< in Consume: the sale is done or not due (RG-A41)
    bool bonus_used = false;                               ///< in Produce: the bonus windfall is used
    Goods produced;                                        ///< in Produce: kinds produced, in order
    bool operator==(const Player&) const = default;
};

/// Limit at which the number of rounds stops. It is far beyond any game, and no rule depends on the number there.
inline constexpr std::int16_t kMaxRounds = 8000;

/// Public part of the state: everything that all seats may know (section 7).
struct Table {
    Options options;
    std::int8_t seats = 2;
    std::int16_t round = 0;                                ///< 0 during setup
    Phase phase = Phase::setup;
    Seat first{};                                          ///< seat with the lowest start world number (RG-T2)
    std::int16_t vp_pool = 0, vp_reserve = 0;
    SeatList waiting;                                      ///< seats still to act in this step, the deciding one first
    std::int16_t owed = 0;                                 ///< cards the deciding seat must still discard or keep
    std::optional<OpenPower> power;
    PerSeat<Player> players;
    bool operator==(const Table&) const = default;
};

/// Secrets that one seat alone knows (RG-H1). A choice moves to the table when it is revealed.
struct Secrets {
    Cards hand;
    Cards drawn;                                           ///< in Explore: drawn cards not yet kept or discarded
    Choice actions;                                        ///< chosen and not yet revealed (RG-T22)
    std::optional<CardId> placing;                         ///< set aside and not yet revealed (RG-A16, RG-A24)
    bool operator==(const Secrets&) const = default;
};

/// Cards that represent goods, by the world they lie on. Every world exists once. Nobody knows these cards (RG-T12).
using GoodCards = std::array<std::optional<CardId>, kDesignCount>;

struct State : Table {
    PerSeat<Secrets> secrets;
    Pile supply, discard;
    GoodCards good_cards;
    Rng rng{0};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 4096);

/// Basis for judging a move: the table and the secrets of the seat that moves. A state and an observation both provide it.
struct View {
    const Table& table;
    const Secrets& own;
    Seat who;

    const Player& player() const { return table.players[who]; }
    const Tableau& tableau() const { return player().tableau; }
    int hand_size() const { return static_cast<int>(own.hand.size()); }
    /// Returns the actions that the seat chose for this round, revealed or not.
    const Choice& actions() const { return own.actions.empty() ? player().actions : own.actions; }
    /// Returns the card that the seat chose to place, revealed or not.
    const std::optional<CardId>& placing() const { return own.placing ? own.placing : player().placing; }
};
inline View view_of(const State& s, Seat who) { return {s, s.secrets[who], who}; }

/// Decisions (section 8).
enum class Kind : std::uint8_t {
    setup_discard, choose_actions, explore_keep, place_development, place_world, settle_method, pay, trade_sell, consume,
    consume_good, lucky_number, consume_hand, produce_windfall, hand_limit,
};
inline constexpr std::size_t kKindCount = 14;
/// Returns whether the decision chooses a card to place, in secret (RG-A11, RG-A21).
constexpr bool is_placement(Kind kind) { return kind == Kind::place_development || kind == Kind::place_world; }
/// Returns the id of a decision in documents, for example "setup_discard".
std::string_view kind_id(Kind kind);

struct Asked {
    Seat seat{};
    Kind kind{};
    bool operator==(const Asked&) const = default;
};

}  // namespace orrery::race
