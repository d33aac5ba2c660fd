// Choice of a move by looking one move ahead with the network of a game (network.h), for any game that writes features.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/ai/network.h"
#include "engine/ai/search.h"
#include "engine/core/rng.h"

namespace orrery {

/// Game with features: `write_features` writes exactly G::kFeatures features of what a seat may know. Law: a state and its
/// observation give the same features.
template <class G>
concept HasFeatures = requires(const typename G::State& s, const typename G::Observation& o, Seat me, FeatureWriter& out) {
    { G::kFeatures } -> std::convertible_to<int>;
    G::write_features(s, me, out);
    G::write_features(o, out);
    /// For each topic of the features, the sentence that says what is good about a position.
    { G::topic_words() } -> std::same_as<std::span<const Text>>;
};

template <class G>
using Features = std::array<std::int8_t, static_cast<std::size_t>(G::kFeatures)>;

/// Returns the features of what `me` knows in this state.
template <HasFeatures G>
Features<G> features_of(const typename G::State& s, Seat me) {
    Features<G> out{};
    FeatureWriter writer(out);
    G::write_features(s, me, writer);
    assert(writer.size() == out.size());
    return out;
}
template <HasFeatures G>
Features<G> features_of(const typename G::Observation& o) {
    Features<G> out{};
    FeatureWriter writer(out);
    G::write_features(o, writer);
    assert(writer.size() == out.size());
    return out;
}

/// Returns the topic of each feature. It is the same in every position.
template <HasFeatures G>
std::array<std::uint8_t, static_cast<std::size_t>(G::kFeatures)> feature_topics(const typename G::State& s, Seat me) {
    Features<G> dropped{};
    std::array<std::uint8_t, static_cast<std::size_t>(G::kFeatures)> out{};
    FeatureWriter writer(dropped, out);
    G::write_features(s, me, writer);
    return out;
}

/// Returns the judgement of a state for `me`, from 0 to kMostJudgement: the reward if the game is over, otherwise the network's.
template <HasFeatures G>
int judge(const Network& network, const typename G::State& s, Seat me) {
    static_assert(kMostJudgement % kMostReward == 0);
    if (!G::to_act(s)) return reward_in<G>(s, me) * (kMostJudgement / kMostReward);
    return network.judge(features_of<G>(s, me));
}

/// Judges every legal move of the observer by the positions after it, in `samples` states that agree with the observation. The same
/// states serve all moves.
template <HasFeatures G>
class Lookahead {
  public:
    using Moves = decltype(G::legal_moves(std::declval<const typename G::State&>(), Seat{}));

    Lookahead(const Network& network, const typename G::Observation& o, int samples, Rng& rng) {
        typename G::Events dropped;
        for (int k = 0; k < samples; ++k) {
            const typename G::State state = G::determinize(o, rng);
            if (k == 0) moves_ = G::legal_moves(state, o.me);
            if (moves_.size() == 1) break;
            for (std::size_t i = 0; i < moves_.size(); ++i) {
                typename G::State after = state;
                G::apply(after, o.me, moves_[i], nullptr, dropped);
                sums_[i] += judge<G>(network, after, o.me);
            }
        }
    }

    const Moves& moves() const { return moves_; }
    /// Returns the judgement of a move, summed over the samples.
    int sum(std::size_t i) const { return sums_[i]; }
    /// Returns the index of the best move; of equal ones the first.
    std::size_t best() const {
        std::size_t at = 0;
        for (std::size_t i = 1; i < moves_.size(); ++i)
            if (sums_[i] > sums_[at]) at = i;
        return at;
    }

  private:
    Moves moves_;
    std::array<int, Moves::capacity()> sums_{};
};

}  // namespace orrery
