// What a position is worth to a seat without a network: the reward of a playout that ends there.
#pragma once

#include <algorithm>

#include "engine/core/game.h"
#include "engine/core/seat.h"

namespace orrery {

/// Rewards are in the range from 0 (clear loss) to this (clear win).
inline constexpr int kMostReward = 1000;

/// Returns the reward of a playout for `me`, from 0 to kMostReward. The place dominates; the margin to the best other contender
/// distinguishes equal places.
inline int reward_of(const Standing& end, Seat me, int seats) {
    constexpr int kPlace = 250, kPerPoint = 6, kMostMargin = 250;
    const int contenders = seats + end.automata;
    int best = 0, ahead = 0, level = 0;
    bool first = true;
    for (const Seat other : all_seats(contenders)) {
        if (other == me) continue;
        best = first ? end.points[other] : std::max(best, end.points[other]);
        first = false;
        if (end.places[other] < end.places[me]) ++ahead;
        else if (end.places[other] == end.places[me]) ++level;
    }
    if (first) return std::clamp(end.points[me] * kPerPoint, 0, kMostReward);   // solo game without a rival
    const int behind = contenders - 1 - ahead - level;
    const int place = kPlace * (behind - ahead) / (contenders - 1);
    const int margin = std::clamp((end.points[me] - best) * kPerPoint, -kMostMargin, kMostMargin);
    return 500 + place + margin;
}

/// Game with a judgement of its own: `evaluate` returns the reward of a position for a seat, from 0 to kMostReward. Needed where
/// the first place need not win, or where points tell too little about a position.
template <class G>
concept HasEvaluate = requires(const typename G::State& s, Seat me) { G::evaluate(s, me); };

/// Returns the reward of a position at the end of a playout.
template <class G>
int reward_in(const typename G::State& s, Seat me) {
    if constexpr (HasEvaluate<G>) return std::clamp(G::evaluate(s, me), 0, kMostReward);
    else return reward_of(G::standing(s), me, s.seats);
}

/// Returns how much each contender has won in a position as it stands, in thousandths: those in the first place share a victory.
template <class G>
PerSeat<int> won_in(const typename G::State& s) {
    const Standing end = G::standing(s);
    const int contenders = s.seats + end.automata;
    const auto first = static_cast<int>(std::count(end.places.of.begin(), end.places.of.begin() + contenders, 1));
    PerSeat<int> out{};
    for (const Seat who : all_seats(contenders))
        if (end.places[who] == 1) out[who] = kMostReward / first;
    return out;
}

}  // namespace orrery
