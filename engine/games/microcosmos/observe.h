// Observation of one seat and determinized states (MC-H2). An observation is the open table and the number of cards in each deck,
// the same for every seat.
#pragma once

#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// Everything one seat may know. No field can hold the order of a deck.
struct Observation : Table {
    Seat me{};
    int planet_deck_size = 0, survivor_deck_size = 0, crew_deck_size = 0, automa_deck_size = 0;
    bool operator==(const Observation&) const = default;
};

Observation observe(const State& s, Seat me);
/// Returns the observation unchanged, because nothing is secret.
inline Observation observe_public(const State& s, Seat me) { return observe(s, me); }

/// Returns a determinized state: a state consistent with `o`, with the order of the decks taken from `rng` and never from the real
/// state. Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// Returns the event unchanged, because every event is public.
inline Event redact(const Event& e, Seat) { return e; }
inline Event redact_for_all(const Event& e) { return e; }

}  // namespace orrery::microcosmos
