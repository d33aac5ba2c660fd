// State of a game of Jump Gate: the table, which is public, the secrets of each seat, the piles that no seat knows, and the
// generator. Sections cited are those of docs/rules/jumpgate.md.
#pragma once

#include <array>
#include <optional>
#include <type_traits>

#include "engine/core/fixed_vector.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"
#include "engine/games/jumpgate/content.h"

namespace orrery::jumpgate {

struct Options {
    bool keep_hidden_fame = false;  ///< true for `hidden_fame` = keep: dealt Fame is not replaced (JG-S6)
    std::int8_t black_hole_limit = 7;                      ///< markers that end the game: 5, 7 or 9 (JG-E1)
    bool shuffle_refill = false;  ///< true for `deck_refill` = shuffle: shuffled when refilled (JG-A51)
    std::int8_t stall_turns = 40;                          ///< idle turns that end the game: 40, or 0 for no limit (JG-E8)
    bool operator==(const Options&) const = default;
};

struct FaceUp {
    ResourceId resource{};
    std::optional<Seat> marker;
    bool operator==(const FaceUp&) const = default;
};

struct RingPlanet {
    PlanetId id{};
    std::int8_t face_down = 0;                             ///< number of cards; State holds the cards
    FixedVector<FaceUp, kFaceDownEach + 1> face_up;        ///< oldest first
    std::optional<Seat> claimed_by;
    bool operator==(const RingPlanet&) const = default;
};

using Hand = FixedVector<NavId, kHandSize>;                ///< oldest first
using NavPile = FixedVector<NavId, kNavCount>;
using ResourcePile = FixedVector<ResourceId, kResourceCount>;
using FaceDown = FixedVector<ResourceId, kFaceDownEach>;   ///< the back is the top
using Hidden = FixedVector<ResourceId, kMaxHidden>;        ///< in dealing order
using Ring = FixedVector<RingPlanet, kMaxRing>;

/// Public part of a seat.
struct Player {
    std::optional<PlanetId> ship;                          ///< nullopt at the gate
    Hidden revealed;                                       ///< hidden resources after the end; empty before
    ResourcePile collected;                                ///< in order of gain
    bool operator==(const Player&) const = default;
};

/// Limit at which the counters of turns stop. It is far beyond any game, and no rule depends on the counters there.
inline constexpr int kMaxTurns = 1'000'000'000;

struct Turn {
    int number = 1;
    Seat seat{};
    std::int8_t actions_left = kActionsPerTurn;            ///< actions that may still be announced (JG-T6)
    bool operator==(const Turn&) const = default;
};

struct FinalRound {
    Seat triggered_by{};
    std::int8_t turns_left{};                              ///< extra turns not yet started
    bool operator==(const FinalRound&) const = default;
};

/// Decisions (section 8).
enum class Kind : std::uint8_t { action, scan_marker, research, claim_mark, claim_take };
inline constexpr std::size_t kKindCount = 5;

struct Asked {
    Seat seat{};
    Kind kind{};
    bool operator==(const Asked&) const = default;
};

/// Public part of the state. The subject of the open decision follows from it (`question` in rules.h).
struct Table {
    Options options;
    std::int8_t seats = 2;
    std::optional<Asked> open;                             ///< the open decision; nullopt when the game is over
    Ring ring;  ///< adjacent elements are neighbours, as are the last and the first
    FixedVector<PlanetId, kPlanetCount> gate_stack;        ///< planets not in the ring, in shuffled order
    PerSeat<Player> players;
    FixedVector<Seat, kMaxBlackHole> black_hole;           ///< element 0 lies on space 1
    NavPile discard;                                       ///< the back is the top
    std::optional<FinalRound> final_round;
    Turn turn;
    int idle_turns = 0;                                    ///< consecutive turn ends without a scan, claim or gain (JG-E8)
    bool operator==(const Table&) const = default;
};

/// Secrets that one seat alone knows.
struct Secrets {
    Hand hand;
    Hidden hidden;                                         ///< empty after the end, when the resources are revealed
    bool operator==(const Secrets&) const = default;
};

struct State : Table {
    PerSeat<Secrets> secrets;
    std::array<FaceDown, kMaxRing> face_down;              ///< by ring index; the table counts the cards
    ResourcePile reserve;                                  ///< resources not in play; the back is the top
    NavPile deck;                                          ///< the back is the top
    Rng rng{0};

    /// Lays the cards face-down at the planet with the ring index `at`, in place of those that lie there.
    void lay_face_down(std::size_t at, const FaceDown& cards) {
        face_down[at] = cards;
        ring[at].face_down = static_cast<std::int8_t>(cards.size());
    }
    /// Takes the top face-down card of that planet. Precondition: there is one.
    ResourceId take_face_down(std::size_t at) {
        --ring[at].face_down;
        return take_top(face_down[at]);
    }
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 776);

/// Returns the seat's hidden resources, which are secret during the game and lie open after its end.
inline const Hidden& hidden_of(const State& s, Seat seat) {
    return s.open ? s.secrets[seat].hidden : s.players[seat].revealed;
}

}  // namespace orrery::jumpgate
