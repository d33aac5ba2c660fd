#include "engine/ai/network.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace orrery {

std::int32_t Network::sum(std::span<const std::int8_t> features) const {
    assert(features.size() == static_cast<std::size_t>(inputs));
    std::int32_t end = bias;
    for (int i = 0; i < inputs; ++i) end += direct_weights[i] * features[static_cast<std::size_t>(i)];
    for (int unit = 0; unit < hidden; ++unit) {
        const std::int8_t* row = hidden_weights + static_cast<std::ptrdiff_t>(unit) * inputs;
        std::int32_t in = hidden_biases[unit];
        for (int i = 0; i < inputs; ++i) in += row[i] * features[static_cast<std::size_t>(i)];
        // Clipped to the range from 0 to 1.
        end += output_weights[unit] * (std::clamp(in, 0, kSumScale) / (kSumScale / kUnitScale));
    }
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

int Network::judge(std::span<const std::int8_t> features) const {
    return static_cast<int>((std::int64_t{logistic_in_65536ths(sum(features))} * kMostJudgement + 32768) >> 16);
}

}  // namespace orrery
