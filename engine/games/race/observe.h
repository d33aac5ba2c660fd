// Observation of one seat, redacted events and determinized states (docs/rules/race.md, sections 7 and 9.1).
#pragma once

#include "engine/games/race/events.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Card in a tableau. The identity of the card that represents its good is hidden from every seat.
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
    int hand_size = 0;  ///< for other seats including the card set aside while that is secret (RG-H5)
    int drawn_size = 0;
    int vp = 0;
    int actions_chosen = 0;                                ///< count
    Choice actions;                                        ///< empty while they are another seat's secret
    bool has_chosen_placing = false;                       ///< another seat that has answered in secret: a card or none
    std::optional<CardId> placing;                         ///< nullopt while it is another seat's secret
    std::optional<Method> method;
    bool sold = false, bonus_used = false;
    Goods produced;
    bool operator==(const SeenPlayer&) const = default;
};

/// Everything one seat may know. No field can hold another seat's secret.
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
    std::optional<Asked> asked;                            ///< nullopt when the game is over
    bool operator==(const Observation&) const = default;
};

Observation observe(const State& s, Seat me);
/// Returns the public observation in the form of an observation of `me`: its own cards and secret choices are only counted.
Observation observe_public(const State& s, Seat me);

/// Returns a determinized state: a state consistent with `o`, with hidden cards, choices and future draws taken from `rng`
/// and never from the real state. Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// Returns the event with everything removed that `reader` may not know.
Event redact(const Event& e, Seat reader);
/// Returns the event with everything removed that is not public.
Event redact_for_all(const Event& e);

}  // namespace orrery::race
