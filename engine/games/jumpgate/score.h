// Scoring, tie-breaks and end of Jump Gate (docs/rules/jumpgate.md, section 6).
#pragma once

#include "engine/core/game.h"
#include "engine/games/jumpgate/events.h"
#include "engine/games/jumpgate/state.h"

namespace orrery::jumpgate {

/// The six parts of a score, in the order of section 9.2.
struct Points {
    int planets = 0, sand = 0, water = 0, energel = 0, gems = 0, fame = 0;
    int total() const { return planets + sand + water + energel + gems + fame; }
};

/// Final result of one seat (section 9, `result.scores`).
struct FinalRow {
    Points points;
    int claimed = 0;
    int cards = 0;                                         ///< resource cards that count for the tie-break
    int black_hole = 0;                                    ///< markers on the Black Hole card
    bool hidden_kept = false;
    int rank = 1;
};

struct Outcome {
    EndReason reason{};
    std::optional<PlanetId> planet;                        ///< the exhausted planet, if that was the reason
    PerSeat<FinalRow> rows;
    FixedVector<Seat, kMaxSeats> winners;
};

/// Number of resources of each kind.
using ResourceCounts = std::array<int, kResourceTypeCount>;

/// Returns the points of a set of resources (JG-E15 to E18).
Points points_of(const ResourceCounts& cards);
Points resource_points(const ResourcePile& cards);

/// Returns the points that all players can see: claimed planets and collected resources.
Points visible_points(const Table& t, Seat who);

/// Returns the standing if the game ended now, hidden resources included; after the end, the final standing. Allocates
/// nothing.
Standing standing(const State& s);

/// Returns the end condition that the table fulfils, if any (6.1, invariant 11).
std::optional<EndReason> end_reason(const Table& t);

/// Returns the result of the game. Precondition: the game has ended.
Outcome outcome(const Table& t);

/// Returns the visible scores during play and the final scores after the end (9.2).
ScoreSheet score(const Table& t);

}  // namespace orrery::jumpgate
