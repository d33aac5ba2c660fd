// Training of a network (network.h) by gradient descent, in floating point. Only `orrery train` and tests use it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/ai/network.h"
#include "engine/core/json.h"
#include "engine/core/result.h"
#include "engine/core/rng.h"

namespace orrery {

/// Network that owns its weights.
class StoredNetwork {
  public:
    StoredNetwork(int inputs, int hidden);
    Network view() const;

    /// Returns the weights as a document: inputs, hidden, and each array of `Network`.
    Json encode() const;
    /// Reads what `encode` wrote. An error has a pointer into the document.
    static Result<StoredNetwork> decode(const Json& document);

    int inputs, hidden;
    std::vector<std::int8_t> hidden_weights;
    std::vector<std::int32_t> hidden_biases;
    std::vector<std::int8_t> output_weights;
    std::vector<std::int16_t> direct_weights;
    std::int32_t bias = 0;

    bool operator==(const StoredNetwork&) const = default;
};

/// Position to learn from: its features and the share of the reward that followed, from 0 to 1.
struct Example {
    std::span<const std::int8_t> features;
    float target = 0.5f;
};

/// Network in floating point and the state of its training (Adam).
class Trainer {
  public:
    /// Starts with small random weights.
    Trainer(int inputs, int hidden, Rng& rng);

    /// Returns the judgement of the position, from 0 to 1.
    float judge(std::span<const std::int8_t> features) const;
    /// Returns the mean loss of the examples, the cross entropy of judgement and target, and makes one step against its gradient.
    /// `rate` is the size of the step. Weights stay within what the quantized network can hold.
    float step(std::span<const Example> examples, float rate);
    /// Returns the mean loss and its gradient by every weight, in the order of `weights`.
    float gradient(std::span<const Example> examples, std::vector<float>& out) const;

    /// Returns the network rounded to integers.
    StoredNetwork quantized() const;

    std::span<float> weights() { return weights_; }

  private:
    // Offsets of the parts in weights_.
    std::size_t row(int unit) const { return static_cast<std::size_t>(unit) * static_cast<std::size_t>(inputs_); }
    std::size_t biases() const { return row(hidden_); }
    std::size_t outputs() const { return biases() + static_cast<std::size_t>(hidden_); }
    std::size_t direct() const { return outputs() + static_cast<std::size_t>(hidden_); }
    std::size_t last() const { return direct() + static_cast<std::size_t>(inputs_); }
    /// Returns the sum at the end; stores the hidden units before they are clipped.
    float sum(std::span<const std::int8_t> features, std::vector<float>& units) const;

    int inputs_, hidden_;
    std::vector<float> weights_, mean_, square_;
    std::vector<float> gradient_;
    int steps_ = 0;
};

}  // namespace orrery
