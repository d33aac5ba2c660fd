// Small network that judges a position, in the manner of NNUE: whole-number features, one hidden layer of clipped units, and a
// direct part, all in integers. The same weights and features give the same judgement on every platform. `orrery train` makes the
// weights (trainer.h).
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "engine/core/features.h"
#include "engine/core/seat.h"

namespace orrery {

/// Judgements are in the range from 0 (clear loss) to this (clear win).
inline constexpr int kMostJudgement = 10000;

/// Most contenders of a game: seats and automata.
inline constexpr int kMostContenders = kMaxSeats;
/// Judgements are this far apart in the table of won games.
inline constexpr int kShareStep = 500;
/// Numbers of the table for one number of contenders, and of all, from 2.
inline constexpr int kShareRow = kMostJudgement / kShareStep + 1, kShares = kShareRow * (kMostContenders - 1);

/// Weights of a network with `inputs` features and `hidden` units. The arrays belong to someone else.
struct Network {
    /// A weight of 1.0 is stored as this number: into the hidden units, out of them, and from the features past them.
    static constexpr int kHiddenScale = 64, kOutputScale = 64, kDirectScale = 256;
    /// Scale of the units' sums, of the units, and of the sum at the end.
    static constexpr int kSumScale = kUnitFeature * kHiddenScale, kUnitScale = 128, kEndScale = kUnitScale * kOutputScale;
    static_assert(kUnitFeature * kDirectScale == kEndScale);
    /// Largest shape and weights. No sum of such a network overflows 32 bits.
    static constexpr int kMostInputs = 448, kMostHidden = 256, kMostSmall = 127, kMostDirect = 32767, kMostBias = 1 << 24;
    static_assert(std::int64_t{kMostInputs} * kMostDirect * kMostFeature + std::int64_t{kMostHidden} * kMostSmall * kUnitScale +
                      kMostBias <= std::numeric_limits<std::int32_t>::max());
    static_assert(std::int64_t{kMostInputs} * kMostSmall * kMostFeature + kMostBias <= std::numeric_limits<std::int32_t>::max());

    int inputs = 0, hidden = 0;
    const std::int8_t* hidden_weights = nullptr;           ///< by feature, then by unit
    const std::int32_t* hidden_biases = nullptr;           ///< by unit, in units of kSumScale
    const std::int8_t* output_weights = nullptr;           ///< by unit
    const std::int16_t* direct_weights = nullptr;          ///< by feature
    std::int32_t bias = 0;                                 ///< in units of kEndScale
    /// Games won in self-play, in thousandths, by contenders and judgement.
    const std::int16_t* win_shares = nullptr;

    /// Returns the share of games that a seat with this judgement wins, in thousandths. A shared victory counts as its part.
    int win_share(int judgement, int contenders) const;
    /// Returns the judgement, from 0 to kMostJudgement. Precondition: `features` has `inputs` elements.
    int judge(std::span<const std::int8_t> features) const;
    /// Returns the sum before it is squashed, in units of kEndScale.
    std::int32_t sum(std::span<const std::int8_t> features) const;
};

/// Returns 65536 / (1 + exp(-x)) for x in units of Network::kEndScale, by linear interpolation between 65 points.
std::int32_t logistic_in_65536ths(std::int32_t x);

}  // namespace orrery
