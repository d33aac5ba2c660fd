// Points, tie-breaks and the end of Jump Gate (section 6).
#pragma once

#include "engine/core/game.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/observe.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// The six parts of a score, in the order of section 9.2.
struct Points {
    int planets = 0, sand = 0, water = 0, energel = 0, gems = 0, fame = 0;
    int total() const { return planets + sand + water + energel + gems + fame; }
};

/// Everything the end of the game says about one seat (section 9, `result.scores`).
struct FinalRow {
    Points points;
    int claimed = 0;
    int cards = 0;                                         ///< resource cards counted for the tie-break
    int black_hole = 0;                                    ///< markers
    bool hidden_kept = false;
    int rank = 1;
};

struct Outcome {
    EndReason reason{};
    std::optional<PlanetId> planet;                        ///< the one that ran dry, if that was the reason
    PerSeat<FinalRow> rows;
    FixedVector<Seat, kMaxSeats> winners;
};

/// Points of a set of resources (JG-E15 to E18).
Points resource_points(const ResourcePile& cards);

/// Claimed planets and collected resources: what everybody can see.
Points visible_points(const State& s, Seat who);
Points visible_points(const Observation& o, Seat who);

/// How the seats stand if the game ended now, hidden resources included; after the end, how it ended. Allocates nothing.
Standing standing(const State& s);

/// Why the table is at an end, if it is (6.1, invariant 11).
std::optional<EndReason> end_reason(const State& s);

/// Precondition: the game has ended.
Outcome outcome(const State& s);
Outcome outcome(const Observation& o);

/// Running scores while play goes on, final ones after (9.2).
ScoreSheet score(const State& s);
/// The same from what a seat sees; the two agree for every seat.
ScoreSheet score(const Observation& o);

}  // namespace orrery::jumpgate
