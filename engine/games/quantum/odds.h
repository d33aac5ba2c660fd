// Exact probability of winning a combat, by enumeration of all dice (docs/rules/quantum.md, section 15).
#pragma once

#include <optional>

#include "engine/games/quantum/powers.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

/// Probability that the attacker wins, as `wins` out of `of` equally likely outcomes.
struct Odds {
    int wins = 0;
    int of = 1;

    /// Returns the rounded percentage. Only impossible and certain wins give 0 and 100.
    int percent() const;
};

/// Returns the odds of a combat before the dice or between re-rolls, with optimal use of the re-roll cards by both sides
/// (QU-C7). Assumes that a holder of Dangerous fights on (QU-C4).
Odds odds_of(const Table& t, const Combat& combat);
/// Returns the odds of the side that decides about re-rolls, if it uses this card or, without one, passes (QU-C7). Precondition: it may.
Odds odds_after(const Table& t, const Combat& combat, std::optional<CardId> reroll);

}  // namespace orrery::quantum
