// Growth of the scores and turning points of a game. Both are computed from the running scores alone, for any game.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui {

/// Publicly known score of every seat after every move. The last entry is the final score.
struct ScoreHistory {
    std::vector<std::vector<int>> totals;                  ///< [moves made][seat]
    std::vector<int> turns;                                ///< [moves made]: current turn number

    std::size_t moves() const { return totals.size() - 1; }
    std::size_t seats() const { return totals[0].size(); }
    /// Returns the position on the axis of turns for move `ply`: the end of its turn.
    int step(std::size_t ply) const;
};
ScoreHistory score_history(const AnyMatch& match);
/// Returns the score of each seat after each turn, from the start to the end.
std::vector<std::vector<int>> scores_by_turn(const ScoreHistory& history);

struct Moment {
    enum class Kind {
        lead,      ///< the winner takes the lead for the last time
        reveal,    ///< the same, due to points revealed at the end
        caught,    ///< widest lead of a seat that did not win
        gap,       ///< widest lead of the winner
        gain,      ///< many points in one move
        final,     ///< many points revealed at the end
    };
    Kind kind;
    std::size_t ply;                                       ///< causing move, counted from 1
    int turn;                                              ///< turn of that move
    Seat seat;
    int points;                                            ///< gained, or ahead of the next seat
    bool operator==(const Moment&) const = default;
};

/// Returns at most `most` moments in order of time, no two of the same move.
std::vector<Moment> key_moments(const ScoreHistory& history, const std::vector<Seat>& winners, std::size_t most);

}  // namespace orrery::ui
