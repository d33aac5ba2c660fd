// Points, tie-breaks and the end of Race for the Galaxy (section 6).
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

/// Everything the end of the game says about one seat (section 9, `result.scores`).
struct FinalRow {
    Points points;
    int tiebreak = 0;                                      ///< cards in hand and goods on worlds (RG-E10)
};

struct Outcome {
    EndReason reason{};
    PerSeat<FinalRow> rows;
    SeatList winners;
};

/// Points of a `scoring` card on a tableau, itself included (RG-E7 to E9). `chips`: VP in chips.
template <class Cards> int bonus_of(const Cards& tableau, int chips, CardId card);
/// What one line of a `scoring` card comes to, for those who ask where the points come from.
template <class Cards> int line_points(const Cards& tableau, int chips, CardId card, std::size_t line);
/// RG-E5; nothing else scores (RG-E6).
template <class Cards> Points points_of(const Cards& tableau, int chips);

/// Why the game ends with this round, if it does (RG-E1).
std::optional<EndReason> end_reason(const State& s);
std::optional<EndReason> end_reason(const Observation& o);

/// Precondition: the game is over.
Outcome outcome(const State& s);
Outcome outcome(const Observation& o);

/// How the seats stand if the game ended now; after the end, how it ended. Allocates nothing.
Standing standing(const State& s);

/// Running scores while play goes on, final ones after (9.2).
ScoreSheet score(const State& s);
ScoreSheet score(const Observation& o);

}  // namespace orrery::race
