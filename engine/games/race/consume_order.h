// Looking ahead in Consume: what the goods of a seat can still bring, and moves that give part of it away (section 14).
#pragma once

#include <optional>

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

/// Empty for moves that waste nothing, or that do not consume.
std::optional<Waste> wasted_by(const Observation& o, const Move& m);

/// The best order of what is left to do in Consume, measured with a VP worth somewhat more than two cards: its first step, and
/// what all of it brings.
struct BestOrder {
    Move next;
    Yield yield;
};

/// Empty at other decisions, for other seats, and where only powers for hand cards are left. The same table, the same order.
std::optional<BestOrder> best_order(const Observation& o);

}  // namespace orrery::race
