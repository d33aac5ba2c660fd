// What one seat may know (sections 7 and 9.1): the observation, events as a reader may see them, and guesses at the rest.
#pragma once

#include "engine/games/race/events.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// A card in a tableau; which card its good is, nobody knows.
struct SeenPlaced {
    CardId card{};
    bool has_good = false;
    bool is_new = false;
    std::uint8_t used = 0;                                 ///< bit i: power i was used in this phase

    bool has_used(std::size_t power) const { return (used >> power & 1u) != 0; }
    bool operator==(const SeenPlaced&) const = default;
};
using SeenTableau = FixedVector<SeenPlaced, kDesignCount>;

struct SeenPlayer {
    CardId start{};
    SeenTableau tableau;
    int hand_size = 0;                                     ///< of others: with the card set aside while that is secret (RG-H5)
    int drawn_size = 0;
    int vp = 0;
    int actions_chosen = 0;                                ///< how many
    Choice actions;                                        ///< empty while they are another seat's secret
    bool has_chosen_placing = false;                       ///< another seat's secret: it has chosen a card, or none
    std::optional<CardId> placing;                         ///< empty while it is another seat's secret
    std::optional<Method> method;
    bool sold = false, bonus_used = false;
    Goods produced;
    bool operator==(const SeenPlayer&) const = default;
};

/// No field can hold another seat's secret.
struct Observation {
    Seat me{};
    Options options;
    int seats = 0;
    int round = 0;
    Phase phase = Phase::setup;
    Seat first{};
    int vp_pool = 0, vp_reserve = 0;
    int supply_size = 0, discard_size = 0;
    SeatList waiting;
    int owed = 0;
    std::optional<OpenPower> power;
    PerSeat<SeenPlayer> players;
    Cards hand, drawn;                                     ///< of `me`
    std::optional<Asked> asked;                            ///< empty: the game is over
    bool operator==(const Observation&) const = default;
};

Observation observe(const State& s, Seat me);
/// What everybody may know, seen from the place of `me`: its own cards and secret choices are only counted.
Observation observe_open(const State& s, Seat me);

/// A full state `o.me` could be in: hidden cards, choices and the future drawn from `rng`, never the real ones.
/// Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// What `reader` may be told of an event.
Event redact(const Event& e, Seat reader);
/// What everybody may be told.
Event redact_for_all(const Event& e);

}  // namespace orrery::race
