// Observation of one seat, redacted events and determinized states (docs/rules/race.md, sections 7 and 9.1). An observation
// is the table, the seat's own secrets and the numbers of hidden cards.
#pragma once

#include "engine/games/race/events.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Everything one seat may know. No field can hold another seat's secret.
struct Observation : Table {
    Seat me{};
    Secrets own;                                           ///< of `me`; empty in a public observation
    PerSeat<int> hand_sizes;                               ///< of every seat, including the card set aside in secret (RG-H5)
    PerSeat<int> drawn_sizes;
    int supply_size = 0, discard_size = 0;
    bool operator==(const Observation&) const = default;
};
inline View view_of(const Observation& o) { return {o, o.own, o.me}; }

/// Returns the numbers of cards that everybody sees in the hands: a card set aside in secret still counts (RG-H5).
PerSeat<int> told_hand_sizes(const State& s);

Observation observe(const State& s, Seat me);
/// Returns the public observation in the form of an observation of `me`, whose secrets are only counted.
Observation observe_public(const State& s, Seat me);

/// Returns a determinized state: a state consistent with `o`, with hidden cards, choices and future draws taken from `rng`
/// and never from the real state. Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// Returns the event with everything removed that `reader` may not know.
Event redact(const Event& e, Seat reader);
/// Returns the event with everything removed that is not public.
Event redact_for_all(const Event& e);

}  // namespace orrery::race
