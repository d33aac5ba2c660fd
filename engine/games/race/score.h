// Scoring, tie-breaks and end of Race for the Galaxy (docs/rules/race.md, section 6).
#pragma once

#include "engine/core/game.h"
#include "engine/games/race/events.h"
#include "engine/games/race/observe.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// The three parts of a score, in the order of section 9.2.
struct Points {
    int chips = 0, cards = 0, bonus = 0;
    int total() const { return chips + cards + bonus; }
};

/// Final result of one seat (section 9, `result.scores`).
struct FinalRow {
    Points points;
    int tiebreak = 0;                                      ///< cards in hand and goods on worlds (RG-E10)
};

struct Outcome {
    EndReason reason{};
    PerSeat<FinalRow> rows;
    SeatList winners;
};

/// Returns the points of a `scoring` card on a tableau, itself included (RG-E7 to E9). `chips` is the VP in chips.
int bonus_of(const Tableau& tableau, int chips, CardId card);
/// Returns the points of one line of a `scoring` card, for explanations.
int line_points(const Tableau& tableau, int chips, CardId card, std::size_t line);
/// Returns the points of a seat (RG-E5). Nothing else scores (RG-E6).
Points points_of(const Tableau& tableau, int chips);

/// Returns the reason why the game ends with this round, if it does (RG-E1).
std::optional<EndReason> end_reason(const Table& t);

/// Returns the number of cards in each hand.
PerSeat<int> hand_sizes(const State& s);
inline PerSeat<int> hand_sizes(const Observation& o) { return o.hand_sizes; }
/// Returns the result of the game. Precondition: the game is over.
Outcome outcome(const Table& t, const PerSeat<int>& hand_sizes);

/// Returns the standing if the game ended now; after the end, the final standing. Allocates nothing.
Standing standing(const State& s);

/// Returns the running scores during play and the final scores after the end (9.2).
ScoreSheet score(const State& s);
ScoreSheet score(const Observation& o);

}  // namespace orrery::race
