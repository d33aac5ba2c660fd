// Growth of the scores and turning points of a game. Both are computed from the running scores alone, for any game.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui {

/// The score of every contender after every move, as everybody could see it then; the last entry is the final score.
struct ScoreHistory {
    std::vector<std::vector<int>> totals;                  ///< [moves made][contender]
    std::vector<int> turns;                                ///< [moves made]: number of the turn that stands then

    std::size_t moves() const { return totals.size() - 1; }
    std::size_t contenders() const { return totals[0].size(); }
    /// Returns the place of the result of move `ply` on the axis of turns: the end of its turn. The axis begins at the end of the set-up.
    int step(std::size_t ply) const;
};
ScoreHistory score_history(const AnyMatch& match);
/// By contender: the score after each turn, from before the first to the end.
std::vector<std::vector<int>> scores_by_turn(const ScoreHistory& history);

struct Moment {
    enum class Kind {
        lead,      ///< the winner takes the lead for the last time
        reveal,    ///< the same, by what the end of the game brings to light
        caught,    ///< the widest lead of a contender that did not win
        gap,       ///< the widest lead of the winner
        gain,      ///< much at one stroke
        final,     ///< much by what the end brings to light
    };
    Kind kind;
    std::size_t ply;                                       ///< the move that did it, counted from 1
    int turn;                                              ///< in which it was made
    Contender who;
    int points;                                            ///< gained, or ahead of the next contender
    bool operator==(const Moment&) const = default;
};

/// At most `most` of them, no two by the same move, in order of time.
std::vector<Moment> key_moments(const ScoreHistory& history, const std::vector<Contender>& winners, std::size_t most);

}  // namespace orrery::ui
