// The chance of winning a fight, by exact count over all dice (section 15). Nothing is rolled and nothing changes.
#pragma once

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// In `wins` of `of` equally likely courses the attacker wins.
struct Odds {
    int wins = 0;
    int of = 1;

    /// Rounded; 0 and 100 are left to what cannot and what must happen.
    int percent() const;
};

/// Of a fight as it stands, before the dice or between re-rolls: with the cards of both sides, whose re-rolls (QU-C7) are used as
/// serves each side best. Dangerous (QU-C4) is left out: whoever fights on is counted.
Odds odds_of(const Table& t, const Combat& combat);

}  // namespace orrery::quantum
