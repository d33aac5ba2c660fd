// Observation of one seat and determinized states (docs/rules/quantum.md, section 7). An observation is the open table and
// the size of each deck, the same for every seat.
#pragma once

#include "engine/games/quantum/events.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Everything one seat may know. No field can hold the order of a deck or future dice.
struct Observation : Table {
    Seat me{};
    std::array<int, 2> deck_sizes{};                       ///< by CardKind
    bool operator==(const Observation&) const = default;
};

Observation observe(const State& s, Seat me);
/// Returns the observation unchanged, because nothing is secret.
inline Observation observe_public(const State& s, Seat me) { return observe(s, me); }

/// Returns a determinized state: a state consistent with `o`, with the order of the decks and future dice taken from `rng`
/// and never from the real state. Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// Returns the event unchanged, because every event is public.
inline Event redact(const Event& e, Seat) { return e; }
inline Event redact_for_all(const Event& e) { return e; }

}  // namespace orrery::quantum
