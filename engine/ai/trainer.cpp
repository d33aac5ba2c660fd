#include "engine/ai/trainer.h"

#include <algorithm>
#include <cassert>
#include <cmath>

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

/// Reads an array of whole numbers that fit into T.
template <class T>
void read_weights(const Json& document, const char* key, std::vector<T>& out, Error& error) {
    const auto fail = [&](const std::string& pointer, const char* what) {
        if (error.message.empty()) error = {pointer, what};
    };
    const std::string pointer = std::string("/") + key;
    if (!document.contains(key) || !document[key].is_array() || document[key].size() != out.size())
        return fail(pointer, "expected an array as long as the shape of the network says");
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Json& value = document[key][i];
        const bool fits = value.is_number_integer() && value.get<std::int64_t>() >= std::numeric_limits<T>::min() &&
                          value.get<std::int64_t>() <= std::numeric_limits<T>::max();
        if (!fits) return fail(pointer + "/" + std::to_string(i), "expected a whole number within the range of the weights");
        out[i] = value.get<T>();
    }
}

}  // namespace

Result<StoredNetwork> StoredNetwork::decode(const Json& document) {
    constexpr int kMostInputs = 4096, kMostHidden = 1024;
    const auto size = [&](const char* key, int most) {
        const bool is_size = document.is_object() && document.contains(key) && document[key].is_number_integer();
        const std::int64_t value = is_size ? document[key].get<std::int64_t>() : 0;
        return value >= 1 && value <= most ? static_cast<int>(value) : 0;
    };
    const int in = size("inputs", kMostInputs), units = size("hidden", kMostHidden);
    if (in == 0) return Error{"/inputs", "expected the number of features"};
    if (units == 0) return Error{"/hidden", "expected the number of hidden units"};
    StoredNetwork out(in, units);
    Error error;
    read_weights(document, "hidden_weights", out.hidden_weights, error);
    read_weights(document, "hidden_biases", out.hidden_biases, error);
    read_weights(document, "output_weights", out.output_weights, error);
    read_weights(document, "direct_weights", out.direct_weights, error);
    if (!error.message.empty()) return error;
    if (!document.contains("bias") || !document["bias"].is_number_integer()) return Error{"/bias", "expected a whole number"};
    out.bias = document["bias"].get<std::int32_t>();
    return out;
}

// --- training ---

namespace {

float in_units(std::int8_t feature) { return static_cast<float>(feature) / kUnitFeature; }
float logistic(float x) { return 1 / (1 + std::exp(-x)); }
/// Uniform number from -1 to 1.
float noise(Rng& rng) { return static_cast<float>(rng.below(20001)) / 10000 - 1; }

}  // namespace

Trainer::Trainer(int inputs, int hidden, Rng& rng) : inputs_(inputs), hidden_(hidden), weights_(last() + 1), mean_(last() + 1), square_(last() + 1) {
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
            for (std::size_t i = 0; i < example.features.size(); ++i) out[row(unit) + i] += by_unit * in_units(example.features[i]);
        }
    }
    return static_cast<float>(loss) * share;
}

float Trainer::step(std::span<const Example> examples, float rate) {
    constexpr float kMean = 0.9f, kSquare = 0.999f, kTiny = 1e-8f;
    const float loss = gradient(examples, gradient_);
    ++steps_;
    const float mean_part = 1 - std::pow(kMean, static_cast<float>(steps_)), square_part = 1 - std::pow(kSquare, static_cast<float>(steps_));
    for (std::size_t i = 0; i < weights_.size(); ++i) {
        mean_[i] = kMean * mean_[i] + (1 - kMean) * gradient_[i];
        square_[i] = kSquare * square_[i] + (1 - kSquare) * gradient_[i] * gradient_[i];
        weights_[i] -= rate * (mean_[i] / mean_part) / (std::sqrt(square_[i] / square_part) + kTiny);
    }
    // What eight bits can hold.
    constexpr float kMostHidden = 127.0f / Network::kHiddenScale, kMostOutput = 127.0f / Network::kOutputScale, kMostDirect = 32767.0f / Network::kDirectScale;
    for (std::size_t i = 0; i < biases(); ++i) weights_[i] = std::clamp(weights_[i], -kMostHidden, kMostHidden);
    for (std::size_t i = outputs(); i < direct(); ++i) weights_[i] = std::clamp(weights_[i], -kMostOutput, kMostOutput);
    for (std::size_t i = direct(); i < last(); ++i) weights_[i] = std::clamp(weights_[i], -kMostDirect, kMostDirect);
    return loss;
}

StoredNetwork Trainer::quantized() const {
    StoredNetwork out(inputs_, hidden_);
    const auto rounded = [](float weight, int scale) { return static_cast<std::int32_t>(std::lround(weight * static_cast<float>(scale))); };
    for (std::size_t i = 0; i < out.hidden_weights.size(); ++i) out.hidden_weights[i] = static_cast<std::int8_t>(rounded(weights_[i], Network::kHiddenScale));
    for (std::size_t u = 0; u < out.hidden_biases.size(); ++u) {
        out.hidden_biases[u] = rounded(weights_[biases() + u], Network::kSumScale);
        out.output_weights[u] = static_cast<std::int8_t>(rounded(weights_[outputs() + u], Network::kOutputScale));
    }
    for (std::size_t i = 0; i < out.direct_weights.size(); ++i) out.direct_weights[i] = static_cast<std::int16_t>(rounded(weights_[direct() + i], Network::kDirectScale));
    out.bias = rounded(weights_[last()], Network::kEndScale);
    return out;
}

}  // namespace orrery
