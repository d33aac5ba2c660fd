// Look-ahead in Consume: the yield of a seat's goods, and moves that waste part of it (docs/rules/race.md, section 14).
#pragma once

#include <optional>
#include <vector>

#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::race {

/// VP (doubled where that applies) and cards gained from goods. Powers that need no goods do not count.
struct Yield {
    int vp = 0, cards = 0;
    bool operator==(const Yield&) const = default;
};

/// Waste of a move: its best yield is `with`, although another order reaches `instead`, which is at least as good in VP and
/// cards and better in one of them.
struct Waste {
    Yield with, instead;
};

/// Limit on the steps examined for one query. Positions of real play need far fewer, but a constructed position document may
/// need arbitrarily many.
inline constexpr int kMostSteps = 20'000;

/// Returns the waste of a move. Returns nullopt if the move wastes nothing, does not consume, or if the limit of steps is
/// reached. `steps` receives the number of steps examined.
std::optional<Waste> wasted_by(const Observation& o, const Move& m, int* steps = nullptr);
/// Returns the powers whose use now would waste something, within one limit of steps. Empty at other decisions and for other
/// seats.
std::vector<UsePower> wasteful_powers(const Observation& o, int* steps = nullptr);

/// Best order of the remaining Consume powers, by a value that counts a VP as slightly more than two cards: its first step
/// and its total yield. If the limit of steps is reached, it is the greedy order, which always uses the power
/// that pays most for a good.
struct BestOrder {
    Move next;
    Yield yield;
};

/// Returns nullopt at other decisions, for other seats, and if only powers for hand cards are left. Deterministic.
/// `steps` receives the number of steps examined.
std::optional<BestOrder> best_order(const Observation& o, int* steps = nullptr);

}  // namespace orrery::race
