// Complete state of a game of Jump Gate, hidden information included, and the open decision. Sections cited are those of
// docs/rules/jumpgate.md.
#pragma once

#include <optional>
#include <type_traits>
#include <variant>

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
    FixedVector<ResourceId, kFaceDownEach> face_down;      ///< the back is the top
    FixedVector<FaceUp, kFaceDownEach + 1> face_up;        ///< oldest first
    std::optional<Seat> claimed_by;
    bool operator==(const RingPlanet&) const = default;
};

using Hand = FixedVector<NavId, kHandSize>;                ///< oldest first
using NavPile = FixedVector<NavId, kNavCount>;
using ResourcePile = FixedVector<ResourceId, kResourceCount>;
using Hidden = FixedVector<ResourceId, kMaxHidden>;        ///< in dealing order
using Ring = FixedVector<RingPlanet, kMaxRing>;

struct Player {
    std::optional<PlanetId> ship;                          ///< nullopt at the gate
    Hand hand;
    Hidden hidden;
    ResourcePile collected;                                ///< in order of gain
    bool operator==(const Player&) const = default;
};

/// Where the counters of turns stop: far beyond any game, and no rule depends on them there.
inline constexpr int kMaxTurns = 1'000'000'000;

struct Turn {
    Seat seat{};
    int number = 1;
    std::int8_t actions_left = kActionsPerTurn;            ///< actions that may still be announced (JG-T6)
    bool operator==(const Turn&) const = default;
};

struct FinalRound {
    Seat triggered_by{};
    std::int8_t turns_left{};                              ///< extra turns not yet started
    bool operator==(const FinalRound&) const = default;
};

// Decisions (section 8).
struct ChooseAction { Seat seat; bool operator==(const ChooseAction&) const = default; };
struct PlaceMarker  { Seat seat; PlanetId planet; ResourceId revealed; bool operator==(const PlaceMarker&) const = default; };
struct DoResearch   { Seat seat; bool operator==(const DoResearch&) const = default; };
struct ClaimMark    { Seat seat; PlanetId planet; ResourceId resource; Seat claimer; bool operator==(const ClaimMark&) const = default; };
struct ClaimTake    { Seat seat; PlanetId planet; bool operator==(const ClaimTake&) const = default; };
using Decision = std::variant<ChooseAction, PlaceMarker, DoResearch, ClaimMark, ClaimTake>;

struct State {
    Options options;
    std::int8_t seats = 2;
    Ring ring;  ///< adjacent elements are neighbours, as are the last and the first
    FixedVector<PlanetId, kPlanetCount> gate_stack;        ///< planets not in the ring, in shuffled order
    ResourcePile reserve;                                  ///< resources not in play; the back is the top
    PerSeat<Player> players;
    FixedVector<Seat, kMaxBlackHole> black_hole;           ///< element 0 lies on space 1
    NavPile deck, discard;                                 ///< the back is the top
    Turn turn;
    std::optional<FinalRound> final_round;
    int idle_turns = 0;                                    ///< consecutive turn ends without a scan, claim or gain (JG-E8)
    std::optional<Decision> open;                          ///< nullopt when the game is over
    Rng rng{0};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace orrery::jumpgate
