// Observation of one seat, redacted events and determinized states (docs/rules/jumpgate.md, sections 7 and 9.1).
#pragma once

#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

struct SeenPlanet {
    PlanetId id{};
    int face_down = 0;                                     ///< count
    FixedVector<FaceUp, kFaceDownEach + 1> face_up;
    std::optional<Seat> claimed_by;
    bool operator==(const SeenPlanet&) const = default;
};

struct SeenPlayer {
    std::optional<PlanetId> ship;                          ///< nullopt at the gate
    int hand_size = 0;
    int hidden_size = 0;
    std::optional<Hidden> hidden;                          ///< for other seats nullopt until the game is over
    ResourcePile collected;
    bool operator==(const SeenPlayer&) const = default;
};

/// Everything one seat may know. No field can hold another seat's secret.
struct Observation {
    Seat me{};
    Options options;
    int seats = 0;
    FixedVector<SeenPlanet, kMaxRing> ring;
    FixedVector<PlanetId, kPlanetCount> gate_stack;
    int reserve_size = 0, deck_size = 0;
    Hand hand;                                             ///< of `me`
    PerSeat<SeenPlayer> players;
    FixedVector<Seat, kMaxBlackHole> black_hole;
    NavPile discard;                                       ///< the back is the top
    Turn turn;
    std::optional<FinalRound> final_round;
    int idle_turns = 0;
    std::optional<Decision> open;
    bool operator==(const Observation&) const = default;
};

Observation observe(const State& s, Seat me);
/// Returns the public observation in the form of an observation of `me`: its own hand and hidden cards are only counted.
Observation observe_public(const State& s, Seat me);

/// Returns a determinized state: a state consistent with `o`, with hidden cards and future draws taken from `rng` and never
/// from the real state. Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// Returns the event with everything removed that `reader` may not know.
Event redact(const Event& e, Seat reader);
/// Returns the event with everything removed that is not public.
Event redact_for_all(const Event& e);

}  // namespace orrery::jumpgate
