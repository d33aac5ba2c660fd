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
    /// Reads what `encode` wrote; a key `made`, which tells how, may be beside it. An error has a pointer into the document.
    static Result<StoredNetwork> decode(const Json& document);

    int inputs, hidden;
    std::vector<std::int8_t> hidden_weights;
    std::vector<std::int32_t> hidden_biases;
    std::vector<std::int8_t> output_weights;
    std::vector<std::int16_t> direct_weights;
    std::int32_t bias = 0;
    std::vector<std::int16_t> win_shares;                  ///< at first what is likely of any game

    bool operator==(const StoredNetwork&) const = default;
};

/// Counts how many games are won from positions with a judgement.
class WinShares {
  public:
    void add(int contenders, float judgement, double won);
    /// Gives what was counted so far less weight than what follows.
    void fade();
    /// Returns the table of Network::win_shares. Where little was counted it follows what is likely of any game; it never falls.
    std::vector<std::int16_t> table() const;
    /// Numbers of positions and of games won from them.
    std::vector<double> counts = std::vector<double>(2 * kShares);
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

    /// Goes on from these weights. Precondition: they have the shape of this.
    void take(const StoredNetwork& network);
    /// Returns the network rounded to integers.
    StoredNetwork quantized() const;

    std::span<float> weights() { return weights_; }
    /// Calls `each` for every list of numbers that the next steps depend on.
    template <class Each>
    void for_state(Each each) { visit(*this, each); }
    template <class Each>
    void for_state(Each each) const { visit(*this, each); }

  private:
    template <class Self, class Each>
    static void visit(Self& self, Each& each) {
        each(self.weights_);
        each(self.mean_);
        each(self.square_);
        each(self.steps_);
    }

    // Offsets of the parts in weights_.
    std::size_t row(std::size_t feature) const { return feature * static_cast<std::size_t>(hidden_); }
    std::size_t biases() const { return row(static_cast<std::size_t>(inputs_)); }
    std::size_t outputs() const { return biases() + static_cast<std::size_t>(hidden_); }
    std::size_t direct() const { return outputs() + static_cast<std::size_t>(hidden_); }
    std::size_t last() const { return direct() + static_cast<std::size_t>(inputs_); }
    /// Returns the sum at the end; stores the hidden units before they are clipped.
    float sum(std::span<const std::int8_t> features, std::vector<float>& units) const;

    int inputs_, hidden_;
    std::vector<float> weights_, mean_, square_;
    std::vector<float> gradient_;
    std::vector<std::int32_t> steps_{0};                   ///< one number: the steps so far
};

}  // namespace orrery
