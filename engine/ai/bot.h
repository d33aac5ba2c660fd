// Interface of the computer players, common to all games.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace orrery {

/// Thinking budget of a computer player. Thinking ends at the first limit reached; 0 means no limit. Without `iterations`, the level's
/// own number of them applies.
struct Budget {
    int ms = 0;
    int iterations = 0;
};

/// Evaluation of a legal move.
struct BotValue {
    Json move;
    int visits = 0;                                        ///< number of iterations that tried this move
    int value = 0;                                         ///< 0 (clear loss) to 1000 (clear win); 500 is even
};

/// Search statistics for the protocol's `stats`.
struct BotStats {
    int iterations = 0;
    std::vector<BotValue> values;                          ///< best first; empty for levels that do not evaluate moves
};

/// Move that a player advises.
struct Advice {
    Json move;
    std::optional<int> share = {};                         ///< expected share of games won, in thousandths; empty if it was not judged
    std::optional<int> topic = {};                         ///< what speaks for it, as index of the game's topic_words; empty if nothing stands out
};

/// Monotonic clock in milliseconds. Supplied by the host, because the engine has no clock.
using ClockMs = std::function<double()>;

/// How a level plays, where the game does not say it itself (kThinking).
struct Level {
    std::string_view id;
    int iterations, playouts;                              ///< for a decision: of the tree search, and of the search by playouts; 0: none
    int ms;                                                ///< for a decision in the app
    /// How far behind the best move one is chosen a quarter as often, in percent of the average distance; 0: always the best.
    int warmth = 0;
    bool is_bounded = false;                               ///< makes no more iterations than its own, whatever the budget
    bool is_plain = false;                                 ///< for comparisons: searches by random playouts alone
    bool is_by_standing = false;                           ///< for comparisons: a playout is worth the standing at its end (Search)
};

/// Levels, weakest first, after two that only serve comparisons; the last advises (kAdviceLevel).
inline constexpr Level kLevels[] = {
    {.id = "random", .iterations = 0, .playouts = 0, .ms = 100, .is_bounded = true, .is_plain = true},
    {.id = "playouts", .iterations = 0, .playouts = 4000, .ms = 600, .is_plain = true},
    {.id = "novice", .iterations = 1, .playouts = 40, .ms = 100, .warmth = 60, .is_bounded = true},
    {.id = "easy", .iterations = 4, .playouts = 150, .ms = 100, .warmth = 20, .is_bounded = true},
    {.id = "normal", .iterations = 60, .playouts = 4000, .ms = 400},
    {.id = "hard", .iterations = 500, .playouts = 10000, .ms = 1500},
    {.id = "expert", .iterations = 2500, .playouts = 20000, .ms = 3000},
    {.id = "advice", .iterations = 2500, .playouts = 20000, .ms = 3000},
};
/// Levels that people choose from.
inline constexpr std::span<const Level> kOfferedLevels = std::span(kLevels).subspan(2, 5);
/// The same and that of advice: a game may say how they think (`kThinking`).
inline constexpr std::span<const Level> kTunedLevels = std::span(kLevels).subspan(2);

/// Default level.
inline constexpr std::string_view kDefaultBotLevel = "normal";
/// Level of hints, puzzles and the analysis, which has to answer sooner than an expert, and the time for a hint in milliseconds.
inline constexpr std::string_view kAdviceLevel = "advice";
inline constexpr int kAdviceMs = 400;
/// Returns null if there is no such level.
const Level* level_by_id(std::string_view id);
inline bool is_bot_level(std::string_view id) { return level_by_id(id) != nullptr; }

/// Pace of a computer player: the iterations that it makes by itself, and about how many it makes in a second on a slow tablet.
struct Pace {
    int iterations = 1;
    int per_second = 1000;
    bool is_bounded = false;                               ///< never makes more, whatever the budget
};

/// Computer player at one decision. It knows only the information of its seat. It may think any number of times and has a
/// move at any time.
class Thinker {
  public:
    virtual ~Thinker() = default;
    virtual Pace pace() const = 0;
    /// Makes this many more iterations. Does not allocate.
    virtual void think(int iterations) = 0;
    /// Returns the number of iterations so far.
    virtual int iterations() const = 0;
    /// Returns the best move found so far.
    virtual Json move() const = 0;
    /// Returns true if thinking cannot change the move: it is the only legal one, or it was drawn at random.
    virtual bool is_settled() const = 0;
    /// Returns true if `more` further iterations cannot change the move.
    virtual bool is_decided(int more) const { return more <= 0 || is_settled(); }
    virtual BotStats stats() const = 0;
    /// Prepares for `shares` and `share_after`. The player thinks about `move` at least half as often as about its best, so that it can
    /// be judged; null for none.
    virtual void judge_also(const Json& move) { static_cast<void>(move); }
    /// Returns the expected share of games won by each contender, in thousandths, 1000 together; empty before the first iteration.
    virtual std::vector<int> shares() const { return {}; }
    /// Returns the same share for the player itself after a legal move; nullopt if that was not judged.
    virtual std::optional<int> share_after(const Json& move) const { return static_cast<void>(move), std::nullopt; }
    /// Returns the best moves found so far, best first: at least one, at most `most`. A player without a network knows one.
    virtual std::vector<Advice> advice(int most) const { return static_cast<void>(most), std::vector<Advice>{{move()}}; }
};

/// Writes the result of the protocol's `judge`: shares, the two best moves, and the share after `asked` (null: none was asked for). The
/// second move has no share if it was tried too seldom.
Json write_judgement(const Thinker& player, const Json& asked);

/// Returns shares in these proportions, in thousandths, 1000 together. Precondition: none is negative.
std::vector<int> in_thousandths(std::span<const std::int64_t> parts);

/// Returns about how many iterations the pace allows in this time, at least 1.
constexpr int iterations_in(const Pace& pace, int ms) {
    const std::int64_t many = std::int64_t{ms} * pace.per_second / 1000;
    return many < 1 ? 1 : many > 1'000'000'000 ? 1'000'000'000 : static_cast<int>(many);
}

/// Creates a computer player for the seat that observes `o`. Preconditions: the level exists; `o.me` is to act. Programs define it for
/// all games in thinkers.cpp, the page's program, whose worker thinks, in thinkers_by_playouts.cpp.
template <class G>
std::unique_ptr<Thinker> make_thinker(std::string_view level, const typename G::Observation& o, std::uint64_t seed);

/// Returns the number of iterations that `budget` allows the player: 0 if it is settled, otherwise at least 1. Without a clock, `ms`
/// is converted into iterations.
int iterations_for(const Thinker& thinker, const Budget& budget, bool has_clock);

/// Returns the iterations between two readings of the clock.
int slice_of(const Thinker& thinker);

/// When a player may stop thinking.
enum class Until {
    decided,                                               ///< the rest of its iterations cannot change the move
    spent,                                                 ///< its budget is used up: other answers get better with each iteration
};
/// Returns how far a player thinks who is asked for a move: as far as it says itself, or exactly as many iterations as it is told.
constexpr Until until_for(const Budget& budget) { return budget.iterations > 0 ? Until::spent : Until::decided; }
/// Returns whether a player whose limit is `most` iterations may stop.
bool is_done(const Thinker& thinker, int most, Until until);

/// Thinks until the budget is used up or the move is decided.
void think(Thinker& thinker, const Budget& budget, const ClockMs& clock, Until until);

/// Numbers of visits of moves, for what the most visited leads by.
class Lead {
  public:
    void add(int visits) {
        if (visits > most_) second_ = std::exchange(most_, visits);
        else second_ = std::max(second_, visits);
    }
    int size() const { return most_ - second_; }

  private:
    int most_ = 0, second_ = 0;
};

/// Returns a uniformly random legal move. Uses the information of the seat only: the legal moves of a determinized state
/// equal those of the true state. Precondition: `o.me` is to act.
template <class G>
typename G::Move random_move(const typename G::Observation& o, Rng& rng) {
    const typename G::State determinized = G::determinize(o, rng);
    const auto moves = G::legal_moves(determinized, o.me);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace orrery
