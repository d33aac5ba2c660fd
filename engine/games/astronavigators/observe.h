// Observation of one seat and determinized states (docs/rules/astronavigators.md, sections 7 and 9.1).
#pragma once

#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Everything one seat may know: the table and its own secrets. The sizes of the piles follow from the table (players.h).
struct Observation : Table {
    Seat me{};
    Secrets own;                                           ///< of `me`; empty in a public observation
    bool operator==(const Observation&) const = default;
};
inline View view_of(const Observation& o) { return {o, o.own, o.me}; }

Observation observe(const State& s, Seat me);
/// Returns the public observation in the form of an observation of `me`, whose secrets are left out.
Observation observe_public(const State& s, Seat me);

/// Returns a determinized state: a state consistent with `o`, with hidden cards, choices and future draws taken from `rng` and never
/// from the real state. Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// Returns the event unchanged, because no event is hidden from anyone.
inline Event redact(const Event& e, Seat) { return e; }
inline Event redact_for_all(const Event& e) { return e; }

/// Returns whether the seat knows something that the others do not.
bool has_secrets(const State& s, Seat seat);
/// Returns whether the open decision shows none of its seat's secrets.
bool decides_in_the_open(const State& s);

}  // namespace orrery::astronavigators
