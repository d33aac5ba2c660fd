// Interface of the computer players, common to all games.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/core/seat.h"

namespace orrery {

/// Thinking budget of a computer player. Thinking ends at the first limit reached; 0 means no limit. Without any limit, the
/// level's own number of iterations applies.
struct Budget {
    int ms = 0;
    int iterations = 0;
};

/// Evaluation of a legal move.
struct BotValue {
    Json move;
    int visits = 0;                                        ///< number of playouts of this move
    int value = 0;                                         ///< 0 (clear loss) to 1000 (clear win); 500 is even
};

/// Search statistics for the protocol's `stats`.
struct BotStats {
    int iterations = 0;
    std::vector<BotValue> values;                          ///< best first; empty for levels that do not evaluate moves
};

/// Monotonic clock in milliseconds. Supplied by the host, because the engine has no clock.
using ClockMs = std::function<double()>;

/// Levels, weakest first. `random` plays a random legal move; the others search with playouts.
inline constexpr std::string_view kBotLevels[] = {"random", "easy", "normal"};
/// Default level.
inline constexpr std::string_view kDefaultBotLevel = "normal";
bool is_bot_level(std::string_view level);
/// Returns the level's number of playouts per decision; 0 if the level does not search. It always limits `easy`, and limits
/// `normal` only if no other limit is given.
int level_iterations(std::string_view level);

/// Computer player at one decision. It knows only the information of its seat. It may think any number of times and has a
/// move at any time.
class Thinker {
  public:
    virtual ~Thinker() = default;
    /// Runs `iterations` more playouts. Does not allocate.
    virtual void think(int iterations) = 0;
    /// Returns the number of playouts so far.
    virtual int iterations() const = 0;
    /// Returns the best move found so far.
    virtual Json move() const = 0;
    /// Returns true if thinking cannot change the move: it is the only legal one, or it was drawn at random.
    virtual bool is_settled() const = 0;
    virtual BotStats stats() const = 0;
};

/// Returns the number of iterations that `budget` allows the level, at least 1. Without a clock, `ms` is converted into
/// iterations.
int iterations_for(std::string_view level, const Budget& budget, bool has_clock);

/// Thinks until the budget is used up. Returns at once if the player of a searching level is settled.
void think(Thinker& thinker, std::string_view level, const Budget& budget, const ClockMs& clock);

/// Returns a uniformly random legal move. Uses the information of the seat only: the legal moves of a determinized state
/// equal those of the true state. Precondition: `o.me` is to act.
template <class G>
typename G::Move random_move(const typename G::Observation& o, Rng& rng) {
    const typename G::State determinized = G::determinize(o, rng);
    const auto moves = G::legal_moves(determinized, o.me);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace orrery
