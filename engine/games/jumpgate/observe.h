// Observation of one seat, redacted events and determinized states (docs/rules/jumpgate.md, sections 7 and 9.1).
#pragma once

#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// Everything one seat may know: the table, its own secrets, and the number of cards in the hands and hidden piles.
struct Observation : Table {
    Seat me{};
    Secrets own;
    PerSeat<int> hand_sizes;
    int reserve_size = 0, deck_size = 0;
    bool operator==(const Observation&) const = default;
};

/// Returns the hidden resources of a seat as far as `o.me` sees them: its own, and all after the end. Otherwise nullptr.
/// Every seat has hidden_each(o.seats) of them.
const Hidden* seen_hidden(const Observation& o, Seat seat);

/// Basis for judging a move: the table and the secrets of the seat that moves. A state and an observation both provide it.
struct View {
    const Table& table;
    const Secrets& own;
    Seat who;

    const Player& player() const { return table.players[who]; }
};
inline View view_of(const State& s, Seat who) { return {s, s.secrets[who], who}; }
inline View view_of(const Observation& o) { return {o, o.own, o.me}; }

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
