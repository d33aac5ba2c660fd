// What one seat may know (sections 7 and 9.1): the observation, events as a reader may see them, and guesses at the rest.
#pragma once

#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

struct SeenPlanet {
    PlanetId id{};
    int face_down = 0;                                     ///< how many
    FixedVector<FaceUp, kFaceDownEach + 1> face_up;
    std::optional<Seat> claimed_by;
    bool operator==(const SeenPlanet&) const = default;
};

struct SeenPlayer {
    std::optional<PlanetId> ship;                          ///< empty: at the gate
    int hand_size = 0;
    int hidden_size = 0;
    std::optional<Hidden> hidden;                          ///< another seat's only once the game is over
    ResourcePile collected;
    bool operator==(const SeenPlayer&) const = default;
};

/// No field can hold another seat's secret.
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
/// What everybody may know, seen from the place of `me`: its own hand and hidden cards are only counted.
Observation observe_open(const State& s, Seat me);

/// A full state `o.me` could be in: hidden cards and the future drawn from `rng`, never the real ones.
/// Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// What `reader` may be told of an event.
Event redact(const Event& e, Seat reader);
/// What everybody may be told.
Event redact_for_all(const Event& e);

}  // namespace orrery::jumpgate
