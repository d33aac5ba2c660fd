// Looking ahead in Consume: what the goods of a seat can still bring, and moves that give part of it away (section 14).
#pragma once

#include <optional>
#include <vector>

#include "engine/games/race/moves.h"
#include "engine/games/race/observe.h"

namespace orrery::race {

/// VP, doubled where they are, and cards that goods are turned into. Powers that need no goods do not count.
struct Yield {
    int vp = 0, cards = 0;
    bool operator==(const Yield&) const = default;
};

/// A move after which the goods bring at most `with`, though another order would bring at least as many VP and cards and
/// more of one: `instead`.
struct Waste {
    Yield with, instead;
};

/// Steps of Consume, from one moment to the next, that one question follows. Tables that come about in play have far fewer;
/// what a document makes up may have more than could ever be followed.
inline constexpr int kMostSteps = 20'000;

/// Empty for moves that waste nothing, or that do not consume; and where there are too many steps to be sure.
/// `steps`: how many were followed.
std::optional<Waste> wasted_by(const Observation& o, const Move& m, int* steps = nullptr);
/// The powers whose use now would waste something, at the cost of one question; none at other decisions and for other seats.
std::vector<UsePower> wasteful_powers(const Observation& o, int* steps = nullptr);

/// The best order of what is left to do in Consume, measured with a VP worth somewhat more than two cards: its first step, and
/// what all of it brings. Where there are too many steps to follow all of them, the order that takes each time what pays most for
/// a good.
struct BestOrder {
    Move next;
    Yield yield;
};

/// Empty at other decisions, for other seats, and where only powers for hand cards are left. The same table, the same order.
/// `steps`: how many were followed.
std::optional<BestOrder> best_order(const Observation& o, int* steps = nullptr);

}  // namespace orrery::race
