// What one seat may know (section 7): all that lies on the table, and of each deck how many cards it has. Every seat sees the
// same.
#pragma once

#include "engine/games/quantum/events.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// No field can hold the order of a deck, or what dice will show.
struct Observation : Table {
    Seat me{};
    std::array<int, 2> deck_sizes{};                       ///< by CardKind
    bool operator==(const Observation&) const = default;
};

Observation observe(const State& s, Seat me);

/// A full state `o.me` could be in: the order of the decks and the dice to come drawn from `rng`, never the real ones.
/// Law: observe(determinize(o, rng), o.me) == o.
State determinize(const Observation& o, Rng& rng);

/// What `reader` may be told of an event: all of it.
inline Event redact(const Event& e, Seat) { return e; }
inline Event redact_for_all(const Event& e) { return e; }

}  // namespace orrery::quantum
