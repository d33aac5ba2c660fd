#include "engine/ai/trainer.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <optional>
#include <type_traits>

namespace orrery {

// --- weights as a document ---

StoredNetwork::StoredNetwork(int in, int units)
    : inputs(in), hidden(units), hidden_weights(static_cast<std::size_t>(in) * static_cast<std::size_t>(units)),
      hidden_biases(static_cast<std::size_t>(units)), output_weights(static_cast<std::size_t>(units)),
      direct_weights(static_cast<std::size_t>(in)), win_shares(WinShares().table()) {}

Network StoredNetwork::view() const {
    return {inputs, hidden, hidden_weights.data(), hidden_biases.data(), output_weights.data(), direct_weights.data(), bias, win_shares.data()};
}

Json StoredNetwork::encode() const {
    Json out = Json::object();
    out["inputs"] = inputs;
    out["hidden"] = hidden;
    out["hidden_weights"] = hidden_weights;
    out["hidden_biases"] = hidden_biases;
    out["output_weights"] = output_weights;
    out["direct_weights"] = direct_weights;
    out["bias"] = bias;
    out["win_shares"] = win_shares;
    return out;
}

namespace {

std::size_t share_at(int contenders, float judgement) {
    const int row = std::clamp(contenders, 2, kMostContenders) - 2;
    const int step = std::clamp(static_cast<int>(std::lround(judgement * (kShareRow - 1))), 0, kShareRow - 1);
    return static_cast<std::size_t>(row * kShareRow + step);
}

}  // namespace

void WinShares::add(int contenders, float judgement, double won) {
    const std::size_t at = share_at(contenders, judgement);
    counts[at] += 1;
    counts[kShares + at] += won;
}
void WinShares::fade() {
    for (double& count : counts) count *= 0.7;
}
std::vector<std::int16_t> WinShares::table() const {
    constexpr double kLikely = 200;                        // positions for which what is likely counts
    std::vector<std::int16_t> out;
    for (int contenders = 2; contenders <= kMostContenders; ++contenders) {
        double least = 0;
        for (int step = 0; step < kShareRow; ++step) {
            const double judgement = static_cast<double>(step) / (kShareRow - 1);
            // The reward of a victory is above 0.75, that of an even game 0.5.
            const double likely = 1 / (1 + (contenders - 1) * std::exp(-(judgement - 0.5) * 9));
            const std::size_t at = share_at(contenders, static_cast<float>(judgement));
            least = std::max(least, (counts[kShares + at] + kLikely * likely) / (counts[at] + kLikely));
            out.push_back(static_cast<std::int16_t>(std::lround(1000 * least)));
        }
    }
    return out;
}

namespace {

/// Reads an array of whole numbers from `least`, or -most, to most.
template <class T>
void read_weights(const Reader& in, std::vector<T>& out, std::int64_t most, std::optional<std::int64_t> least = {}) {
    if (in.array_size(out.size()) != out.size()) return in.fail("expected as many numbers as the shape of the network says");
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<T>(in.at(i).integer(least.value_or(-most), most));
}

}  // namespace

Result<StoredNetwork> StoredNetwork::decode(const Json& document) {
    Error error;
    const Reader in(document, "", error);
    in.allow_keys({"inputs", "hidden", "hidden_weights", "hidden_biases", "output_weights", "direct_weights", "bias", "win_shares", "made"});
    if (!in.ok()) return error;
    StoredNetwork out(static_cast<int>(in.at("inputs").integer(1, Network::kMostInputs)),
                      static_cast<int>(in.at("hidden").integer(1, Network::kMostHidden)));
    if (in.ok()) read_weights(in.at("hidden_weights"), out.hidden_weights, Network::kMostSmall);
    if (in.ok()) read_weights(in.at("hidden_biases"), out.hidden_biases, Network::kMostBias);
    if (in.ok()) read_weights(in.at("output_weights"), out.output_weights, Network::kMostSmall);
    if (in.ok()) read_weights(in.at("direct_weights"), out.direct_weights, Network::kMostDirect);
    if (in.ok()) out.bias = static_cast<std::int32_t>(in.at("bias").integer(-Network::kMostBias, Network::kMostBias));
    if (in.ok()) read_weights(in.at("win_shares"), out.win_shares, 1000, 0);
    if (!in.ok()) return error;
    return out;
}

// --- training ---

namespace {

float in_units(std::int8_t feature) { return static_cast<float>(feature) / kUnitFeature; }
float logistic(float x) { return 1 / (1 + std::exp(-x)); }
/// Uniform number from -1 to 1.
float noise(Rng& rng) { return static_cast<float>(rng.below(20001)) / 10000 - 1; }

}  // namespace

Trainer::Trainer(int inputs, int hidden, Rng& rng)
    : inputs_(inputs), hidden_(hidden), weights_(last() + 1), mean_(last() + 1), square_(last() + 1) {
    const float spread = 1 / std::sqrt(static_cast<float>(inputs));
    for (std::size_t i = 0; i < biases(); ++i) weights_[i] = noise(rng) * spread;
    for (int unit = 0; unit < hidden; ++unit) {
        weights_[biases() + static_cast<std::size_t>(unit)] = 0.5f + noise(rng) * 0.3f;
        weights_[outputs() + static_cast<std::size_t>(unit)] = noise(rng) * 0.3f;
    }
}

float Trainer::sum(std::span<const std::int8_t> features, std::vector<float>& units) const {
    assert(features.size() == static_cast<std::size_t>(inputs_));
    const auto hidden = static_cast<std::size_t>(hidden_);
    units.assign(weights_.begin() + static_cast<std::ptrdiff_t>(biases()), weights_.begin() + static_cast<std::ptrdiff_t>(outputs()));
    float end = weights_[last()];
    for (std::size_t i = 0; i < features.size(); ++i) {
        if (features[i] == 0) continue;                    // as most are
        const float feature = in_units(features[i]);
        end += weights_[direct() + i] * feature;
        const float* weights = &weights_[row(i)];
        for (std::size_t unit = 0; unit < hidden; ++unit) units[unit] += weights[unit] * feature;
    }
    for (std::size_t unit = 0; unit < hidden; ++unit) end += weights_[outputs() + unit] * std::clamp(units[unit], 0.0f, 1.0f);
    return end;
}

float Trainer::judge(std::span<const std::int8_t> features) const {
    std::vector<float> units;
    return logistic(sum(features, units));
}

float Trainer::gradient(std::span<const Example> examples, std::vector<float>& out) const {
    out.assign(weights_.size(), 0.0f);
    const auto hidden = static_cast<std::size_t>(hidden_);
    std::vector<float> units, by_unit(hidden);
    double loss = 0;
    const float share = 1.0f / static_cast<float>(examples.size());
    for (const Example& example : examples) {
        constexpr float kLeast = 1e-6f;
        const float judged = std::clamp(logistic(sum(example.features, units)), kLeast, 1 - kLeast);
        loss -= static_cast<double>(example.target * std::log(judged) + (1 - example.target) * std::log(1 - judged));
        const float by_sum = (judged - example.target) * share;            // of the cross entropy behind the logistic function
        out[last()] += by_sum;
        for (std::size_t unit = 0; unit < hidden; ++unit) {
            out[outputs() + unit] += by_sum * std::clamp(units[unit], 0.0f, 1.0f);
            const bool is_clipped = units[unit] <= 0 || units[unit] >= 1;
            by_unit[unit] = is_clipped ? 0 : by_sum * weights_[outputs() + unit];
            out[biases() + unit] += by_unit[unit];
        }
        for (std::size_t i = 0; i < example.features.size(); ++i) {
            if (example.features[i] == 0) continue;
            const float feature = in_units(example.features[i]);
            out[direct() + i] += by_sum * feature;
            float* sums = &out[row(i)];
            for (std::size_t unit = 0; unit < hidden; ++unit) sums[unit] += by_unit[unit] * feature;
        }
    }
    return static_cast<float>(loss) * share;
}

float Trainer::step(std::span<const Example> examples, float rate) {
    constexpr float kMean = 0.9f, kSquare = 0.999f, kTiny = 1e-8f;
    const float loss = gradient(examples, gradient_);
    ++steps_[0];
    const auto so_far = [&](float kept) { return 1 - std::pow(kept, static_cast<float>(steps_[0])); };
    const float mean_part = so_far(kMean), square_part = so_far(kSquare);
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        mean_[i] = kMean * mean_[i] + (1 - kMean) * gradient_[i];
        square_[i] = kSquare * square_[i] + (1 - kSquare) * gradient_[i] * gradient_[i];
        weights_[i] -= rate * (mean_[i] / mean_part) / (std::sqrt(square_[i] / square_part) + kTiny);
    }
    // Keeps weights within what the integers hold.
    const auto clamp_part = [&](std::size_t from, std::size_t to, int most, int scale) {
        const float limit = static_cast<float>(most) / static_cast<float>(scale);
        for (std::size_t i = from; i < to; ++i) weights_[i] = std::clamp(weights_[i], -limit, limit);
    };
    clamp_part(0, biases(), Network::kMostSmall, Network::kHiddenScale);
    clamp_part(biases(), outputs(), Network::kMostBias, Network::kSumScale);
    clamp_part(outputs(), direct(), Network::kMostSmall, Network::kOutputScale);
    clamp_part(direct(), last(), Network::kMostDirect, Network::kDirectScale);
    clamp_part(last(), last() + 1, Network::kMostBias, Network::kEndScale);
    return loss;
}

void Trainer::take(const StoredNetwork& network) {
    assert(network.inputs == inputs_ && network.hidden == hidden_);
    const auto read = [&](const auto& from, std::size_t to, int scale) {
        for (const auto weight : from) weights_[to++] = static_cast<float>(weight) / static_cast<float>(scale);
    };
    read(network.hidden_weights, 0, Network::kHiddenScale);
    read(network.hidden_biases, biases(), Network::kSumScale);
    read(network.output_weights, outputs(), Network::kOutputScale);
    read(network.direct_weights, direct(), Network::kDirectScale);
    weights_[last()] = static_cast<float>(network.bias) / static_cast<float>(Network::kEndScale);
}

StoredNetwork Trainer::quantized() const {
    StoredNetwork out(inputs_, hidden_);
    const auto fill = [&](auto& to, std::size_t from, int scale) {
        for (auto& weight : to)
            weight = static_cast<std::decay_t<decltype(weight)>>(std::lround(weights_[from++] * static_cast<float>(scale)));
    };
    fill(out.hidden_weights, 0, Network::kHiddenScale);
    fill(out.hidden_biases, biases(), Network::kSumScale);
    fill(out.output_weights, outputs(), Network::kOutputScale);
    fill(out.direct_weights, direct(), Network::kDirectScale);
    out.bias = static_cast<std::int32_t>(std::lround(weights_[last()] * static_cast<float>(Network::kEndScale)));
    return out;
}

}  // namespace orrery
