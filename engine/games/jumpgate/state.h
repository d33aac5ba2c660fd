// The whole truth of a game of Jump Gate at one moment, and the questions it can be waiting on.
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
    bool keep_hidden_fame = false;                         ///< `hidden_fame` = keep (JG-S6)
    std::int8_t black_hole_limit = 7;                      ///< 5, 7 or 9 (JG-E1)
    bool shuffle_refill = false;                           ///< `deck_refill` = shuffle (JG-A51)
    std::int8_t stall_turns = 40;                          ///< 40, or 0: off (JG-E8)
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

using Hand = FixedVector<NavId, kHandSize>;                ///< in the order received
using NavPile = FixedVector<NavId, kNavCount>;
using ResourcePile = FixedVector<ResourceId, kResourceCount>;
using Hidden = FixedVector<ResourceId, kMaxHidden>;        ///< in the order dealt
using Ring = FixedVector<RingPlanet, kMaxRing>;

struct Player {
    std::optional<PlanetId> ship;                          ///< empty: at the gate
    Hand hand;
    Hidden hidden;
    ResourcePile collected;                                ///< in the order gained
    bool operator==(const Player&) const = default;
};

struct Turn {
    Seat seat{};
    int number = 1;
    std::int8_t actions_left = kActionsPerTurn;            ///< actions not yet announced (JG-T6)
    bool operator==(const Turn&) const = default;
};

struct FinalRound {
    Seat triggered_by{};
    std::int8_t turns_left{};                              ///< extra turns that have not started
    bool operator==(const FinalRound&) const = default;
};

// The decisions of section 8.
struct ChooseAction { Seat seat; bool operator==(const ChooseAction&) const = default; };
struct PlaceMarker  { Seat seat; PlanetId planet; ResourceId revealed; bool operator==(const PlaceMarker&) const = default; };
struct DoResearch   { Seat seat; bool operator==(const DoResearch&) const = default; };
struct ClaimMark    { Seat seat; PlanetId planet; ResourceId resource; Seat claimer; bool operator==(const ClaimMark&) const = default; };
struct ClaimTake    { Seat seat; PlanetId planet; bool operator==(const ClaimTake&) const = default; };
using Decision = std::variant<ChooseAction, PlaceMarker, DoResearch, ClaimMark, ClaimTake>;

struct State {
    Options options;
    std::int8_t seats = 2;
    Ring ring;                                             ///< neighbours stand side by side, the last beside the first
    FixedVector<PlanetId, kPlanetCount> gate_stack;        ///< planets not in the ring, in shuffled order
    ResourcePile reserve;                                  ///< unused resources; the back is the top
    PerSeat<Player> players;
    FixedVector<Seat, kMaxBlackHole> black_hole;           ///< element 0 lies on space 1
    NavPile deck, discard;                                 ///< the back is the top
    Turn turn;
    std::optional<FinalRound> final_round;
    int idle_turns = 0;                                    ///< JG-E8
    std::optional<Decision> open;                          ///< empty: the game is over
    Rng rng{0};
    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 2048);

}  // namespace orrery::jumpgate
