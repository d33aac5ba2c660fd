// Analysis of a finished game: how the contenders stood at every decision, and what the computer would have done. It only knows what
// the deciding seat knew. It is asked for one decision after the other, so that it can be interrupted and stored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui {

/// Judgement of a decision. Shares are expected shares of games won, in thousandths.
struct JudgedMove {
    std::size_t ply = 0;                                   ///< number of moves before it
    Seat seat = 0;
    std::vector<int> shares;                               ///< by contender, before the move
    Json best;                                             ///< what the computer would have done
    int best_number = 0;                                   ///< its index among the legal moves
    int best_share = 0, second_share = 0, made_share = 0;  ///< of the seat after its best, the next best and its own move
    bool made_best = false;

    /// Returns what the move cost its seat.
    int lost() const { return made_best || made_share > best_share ? 0 : best_share - made_share; }
    /// Returns how much better the best move was than the next one, if it was made.
    int found() const { return made_best && best_share > second_share ? best_share - second_share : 0; }
    bool operator==(const JudgedMove&) const = default;
};

class Analysis {
  public:
    /// Precondition: the game is over.
    explicit Analysis(const AnyMatch& match);

    std::size_t decisions() const { return plies_.size(); }            ///< moves that were a choice
    const std::vector<JudgedMove>& judged() const { return judged_; }  ///< the first of them, in order
    bool is_done() const { return judged_.size() == plies_.size(); }

    /// Position of the next decision. Precondition of these: !is_done().
    const AnyMatch& asked() const { return *match_; }
    Json asked_move() const { return match_->move_at(match_->ply()); }
    /// Takes the judgement of that decision: the result of the protocol's `judge`. Returns false if it is none.
    bool take(const Json& answer);

    /// Writes what was judged so far. `recall` reads it again, unless it is of another game or damaged; then nothing changes.
    std::string text() const;
    void recall(std::string_view text);

    /// Returns the share of a contender before each move and, after the last, what it won.
    std::vector<int> shares_of(Contender who) const;
    /// Returns the judged moves that cost most, most first: at most `most`, each at least 8 % of the games.
    std::vector<JudgedMove> costliest(std::size_t most, std::optional<Seat> seat = {}) const;
    /// Returns the move of the seat that was hardest to find, if one stands out as far.
    std::optional<JudgedMove> best_of(Seat seat) const;

    const AnyMatch& match() const { return *match_; }
    /// Names a legal move of a decision.
    std::string move_name(std::size_t ply, const Json& move, Lang lang);
    std::string made_name(std::size_t ply, Lang lang);

  private:
    static constexpr int kLeast = 80;
    bool take_row(const Reader& row);
    void go_on() { match_->rewind(is_done() ? match_->history_size() : plies_[judged_.size()]); }

    std::unique_ptr<AnyMatch> match_;                      ///< at the next decision
    std::vector<std::size_t> plies_;                       ///< of the decisions
    std::vector<JudgedMove> judged_;
    std::vector<int> won_;                                 ///< by contender, in thousandths
    std::string hash_;                                     ///< of the last position
};

}  // namespace orrery::ui
