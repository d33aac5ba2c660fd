#include "engine/ai/trainer.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <type_traits>

namespace orrery {

// --- weights as a document ---

StoredNetwork::StoredNetwork(int in, int units)
    : inputs(in), hidden(units), hidden_weights(static_cast<std::size_t>(in) * static_cast<std::size_t>(units)),
      hidden_biases(static_cast<std::size_t>(units)), output_weights(static_cast<std::size_t>(units)),
      direct_weights(static_cast<std::size_t>(in)) {}

Network StoredNetwork::view() const {
    return {inputs, hidden, hidden_weights.data(), hidden_biases.data(), output_weights.data(), direct_weights.data(), bias};
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
    return out;
}

namespace {

/// Reads an array of whole numbers from -most to most.
template <class T>
void read_weights(const Reader& in, std::vector<T>& out, std::int64_t most) {
    if (in.array_size(out.size()) != out.size()) return in.fail("expected as many numbers as the shape of the network says");
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<T>(in.at(i).integer(-most, most));
}

}  // namespace

Result<StoredNetwork> StoredNetwork::decode(const Json& document) {
    Error error;
    const Reader in(document, "", error);
    in.expect_keys({"inputs", "hidden", "hidden_weights", "hidden_biases", "output_weights", "direct_weights", "bias"});
    if (!in.ok()) return error;
    StoredNetwork out(static_cast<int>(in.at("inputs").integer(1, Network::kMostInputs)),
                      static_cast<int>(in.at("hidden").integer(1, Network::kMostHidden)));
    if (in.ok()) read_weights(in.at("hidden_weights"), out.hidden_weights, Network::kMostSmall);
    if (in.ok()) read_weights(in.at("hidden_biases"), out.hidden_biases, Network::kMostBias);
    if (in.ok()) read_weights(in.at("output_weights"), out.output_weights, Network::kMostSmall);
    if (in.ok()) read_weights(in.at("direct_weights"), out.direct_weights, Network::kMostDirect);
    if (in.ok()) out.bias = static_cast<std::int32_t>(in.at("bias").integer(-Network::kMostBias, Network::kMostBias));
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
    units.resize(static_cast<std::size_t>(hidden_));
    float end = weights_[last()];
    for (std::size_t i = 0; i < features.size(); ++i) end += weights_[direct() + i] * in_units(features[i]);
    for (int unit = 0; unit < hidden_; ++unit) {
        const auto u = static_cast<std::size_t>(unit);
        float in = weights_[biases() + u];
        for (std::size_t i = 0; i < features.size(); ++i) in += weights_[row(unit) + i] * in_units(features[i]);
        units[u] = in;
        end += weights_[outputs() + u] * std::clamp(in, 0.0f, 1.0f);
    }
    return end;
}

float Trainer::judge(std::span<const std::int8_t> features) const {
    std::vector<float> units;
    return logistic(sum(features, units));
}

float Trainer::gradient(std::span<const Example> examples, std::vector<float>& out) const {
    out.assign(weights_.size(), 0.0f);
    std::vector<float> units;
    double loss = 0;
    const float share = 1.0f / static_cast<float>(examples.size());
    for (const Example& example : examples) {
        constexpr float kLeast = 1e-6f;
        const float judged = std::clamp(logistic(sum(example.features, units)), kLeast, 1 - kLeast);
        loss -= static_cast<double>(example.target * std::log(judged) + (1 - example.target) * std::log(1 - judged));
        const float by_sum = (judged - example.target) * share;            // of the cross entropy behind the logistic function
        out[last()] += by_sum;
        for (std::size_t i = 0; i < example.features.size(); ++i) out[direct() + i] += by_sum * in_units(example.features[i]);
        for (int unit = 0; unit < hidden_; ++unit) {
            const auto u = static_cast<std::size_t>(unit);
            out[outputs() + u] += by_sum * std::clamp(units[u], 0.0f, 1.0f);
            if (units[u] <= 0 || units[u] >= 1) continue;
            const float by_unit = by_sum * weights_[outputs() + u];
            out[biases() + u] += by_unit;
            for (std::size_t i = 0; i < example.features.size(); ++i)
                out[row(unit) + i] += by_unit * in_units(example.features[i]);
        }
    }
    return static_cast<float>(loss) * share;
}

float Trainer::step(std::span<const Example> examples, float rate) {
    constexpr float kMean = 0.9f, kSquare = 0.999f, kTiny = 1e-8f;
    const float loss = gradient(examples, gradient_);
    ++steps_;
    const auto so_far = [&](float kept) { return 1 - std::pow(kept, static_cast<float>(steps_)); };
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
