#include "engine/ai/network.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace orrery {

std::int32_t Network::sum(std::span<const std::int8_t> features) const {
    assert(features.size() == static_cast<std::size_t>(inputs));
    std::int32_t end = bias;
    std::array<std::int32_t, kMostHidden> units;
    std::copy_n(hidden_biases, hidden, units.begin());
    for (int i = 0; i < inputs; ++i) {
        const std::int32_t feature = features[static_cast<std::size_t>(i)];
        if (feature == 0) continue;                        // as most are
        end += direct_weights[i] * feature;
        const std::int8_t* row = hidden_weights + static_cast<std::ptrdiff_t>(i) * hidden;
        for (int unit = 0; unit < hidden; ++unit) units[static_cast<std::size_t>(unit)] += row[unit] * feature;
    }
    for (int unit = 0; unit < hidden; ++unit)              // clipped to the range from 0 to 1
        end += output_weights[unit] * (std::clamp(units[static_cast<std::size_t>(unit)], 0, kSumScale) / (kSumScale / kUnitScale));
    return end;
}

std::int32_t logistic_in_65536ths(std::int32_t x) {
    // At -8, -7.75 … 8.
    constexpr std::array<std::int32_t, 65> kPoints{
        22,    28,    36,    47,    60,    77,    98,    126,   162,   208,   267,   342,   439,   562,   720,   922,   1179,
        1506,  1921,  2446,  3108,  3938,  4971,  6249,  7812,  9702,  11955, 14595, 17625, 21025, 24743, 28693, 32768, 36843,
        40793, 44511, 47911, 50941, 53581, 55834, 57724, 59287, 60565, 61598, 62428, 63090, 63615, 64030, 64357, 64614, 64816,
        64974, 65097, 65194, 65269, 65328, 65374, 65410, 65438, 65459, 65476, 65489, 65500, 65508, 65514};
    constexpr std::int32_t kStep = Network::kEndScale / 4, kReach = 8 * Network::kEndScale;
    const std::int32_t from_left = std::clamp(x, -kReach, kReach - 1) + kReach;
    const auto at = static_cast<std::size_t>(from_left / kStep);
    return kPoints[at] + (kPoints[at + 1] - kPoints[at]) * (from_left % kStep) / kStep;
}

int Network::win_share(int judgement, int contenders) const {
    const std::int16_t* row = win_shares + (std::clamp(contenders, 2, kMostContenders) - 2) * kShareRow;
    const int at = std::clamp(judgement, 0, kMostJudgement - 1), from = at / kShareStep;
    return row[from] + (row[from + 1] - row[from]) * (at % kShareStep) / kShareStep;
}

int Network::judge(std::span<const std::int8_t> features) const {
    return static_cast<int>((std::int64_t{logistic_in_65536ths(sum(features))} * kMostJudgement + 32768) >> 16);
}

}  // namespace orrery
