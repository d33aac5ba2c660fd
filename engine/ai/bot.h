// Computer players: what any of them can do, for any game.
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

/// How long a computer player may think; the first limit reached counts, 0 is none. Without any limit a level's own number
/// of iterations counts.
struct Budget {
    int ms = 0;
    int iterations = 0;
};

/// What is known of a legal move after some thinking.
struct BotValue {
    Json move;
    int visits = 0;                                        ///< games played out with it
    int value = 0;                                         ///< 0 (lost by far) to 1000 (won by far); 500 is even
};

/// What a computer player tells of its thinking, for the protocol's `stats`.
struct BotStats {
    int iterations = 0;
    std::vector<BotValue> values;                          ///< best first; empty for levels that do not weigh moves
};

/// Milliseconds of a clock that only goes forward; the engine has none of its own.
using ClockMs = std::function<double()>;

/// Levels that exist, weakest first. `random` plays any legal move; the others play games out in their heads.
inline constexpr std::string_view kBotLevels[] = {"random", "easy", "normal"};
/// The level that plays where nobody says which.
inline constexpr std::string_view kDefaultBotLevel = "normal";
bool is_bot_level(std::string_view level);
/// Games that the level plays out for one decision at most; 0: it does not think. `easy` never does more, `normal` only
/// when no other limit is given.
int level_iterations(std::string_view level);

/// A computer player at one decision. It holds what its seat sees and nothing else, may be asked to think on as often as
/// one likes, and has an answer at any time.
class Thinker {
  public:
    virtual ~Thinker() = default;
    /// Plays `iterations` more games out. Allocates nothing.
    virtual void think(int iterations) = 0;
    /// Games played out so far.
    virtual int iterations() const = 0;
    /// The best move known.
    virtual Json move() const = 0;
    /// Thinking cannot change the move, be it the only legal one or one that was drawn.
    virtual bool is_settled() const = 0;
    virtual BotStats stats() const = 0;
};

/// How many iterations `budget` leaves to a level that has a clock (`ms` counts) or has none (`ms` is reckoned in
/// iterations); at least 1.
int iterations_for(std::string_view level, const Budget& budget, bool has_clock);

/// Lets it think until the budget is used up; not at all where it is settled.
void think(Thinker& thinker, std::string_view level, const Budget& budget, const ClockMs& clock);

/// A legal move, each with the same chance. It sees only what its seat sees: the legal moves of a state that could be
/// the true one, which are the same as the true ones.
/// Precondition: `o.me` is to act.
template <class G>
typename G::Move random_move(const typename G::Observation& o, Rng& rng) {
    const typename G::State dream = G::determinize(o, rng);
    const auto moves = G::legal_moves(dream, o.me);
    return moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
}

}  // namespace orrery
