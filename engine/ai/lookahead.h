// Choice of a move by looking one move ahead with the network of a game (network.h), for any game that writes features.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/ai/network.h"
#include "engine/ai/reward.h"
#include "engine/core/features.h"
#include "engine/core/game_rules.h"
#include "engine/core/rng.h"
#include "engine/core/text.h"

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
std::array<std::uint8_t, static_cast<std::size_t>(G::kFeatures)> feature_topics(const typename G::Observation& o) {
    Features<G> dropped{};
    std::array<std::uint8_t, static_cast<std::size_t>(G::kFeatures)> out{};
    FeatureWriter writer(dropped, out);
    G::write_features(o, writer);
    return out;
}

/// Returns the judgement of a state for `me`, from 0 to kMostJudgement: the reward if the game is over, otherwise the network's.
template <HasFeatures G>
int judge(const Network& network, const typename G::State& s, Seat me) {
    static_assert(kMostJudgement % kMostReward == 0);
    if (!G::to_act(s)) return reward_in<G>(s, me) * (kMostJudgement / kMostReward);
    return network.judge(features_of<G>(s, me));
}

/// Returns what changes when another turn begins: its number, and its seat where seats take turns.
template <class G>
std::pair<int, Seat> turn_of(const typename G::State& s) {
    return {G::turn_number(s), HasSealedDecisions<G> ? Seat{0} : G::turn_seat(s)};
}

/// Most moves of a playout that ends with a turn.
inline constexpr int kMostPlies = 400;

/// Lets the seats move until `turns` turns have begun after the turn `from` (0: any number), `plies` moves were made, or the game is
/// over. `make(seat, moves)` makes one of the legal moves.
template <class G, class Make>
void play_on(typename G::State& s, std::pair<int, Seat> from, int turns, int plies, Make make) {
    for (int ply = 0, begun = 0; ply < plies; ++ply) {
        if (const auto now = turn_of<G>(s); now != from) {
            from = now;
            if (++begun == turns) return;
        }
        const auto who = G::to_act(s);
        if (!who) return;
        make(*who, G::legal_moves(s, *who));
    }
}

/// Returns the topic that speaks most for some positions against others: whose features, taken over into the other positions, improve
/// their judgement most. Each position is compared with the one at the same place. Returns nullopt if no topic stands out.
template <HasFeatures G>
std::optional<int> topic_between(const Network& network, std::span<const std::uint8_t> topics, std::span<const Features<G>> better,
                                 std::span<const Features<G>> worse) {
    const std::size_t count = std::min(better.size(), worse.size());
    std::vector<int> gains(G::topic_words().size());
    for (std::size_t k = 0; k < count; ++k) {
        const int before = network.judge(worse[k]);
        for (std::size_t topic = 0; topic < gains.size(); ++topic) {
            Features<G> mixed = worse[k];
            for (std::size_t i = 0; i < mixed.size(); ++i)
                if (topics[i] == topic) mixed[i] = better[k][i];
            gains[topic] += network.judge(mixed) - before;
        }
    }
    constexpr int kLeast = kMostJudgement / 500;           // for each position
    const auto most = std::max_element(gains.begin(), gains.end());
    if (count == 0 || *most < kLeast * static_cast<int>(count)) return {};
    return static_cast<int>(most - gains.begin());
}

/// Returns the shares of games that the contenders win, in thousandths, from the judgements of the seats, summed over `count` positions.
/// Automata have equal parts of what the seats leave.
inline std::vector<int> shares_of(const Network& network, const PerSeat<std::int64_t>& judgements, int count, int seats,
                                  int contenders) {
    std::vector<std::int64_t> parts;
    std::int64_t left = kMostReward;
    for (const Seat seat : all_seats(seats)) {
        parts.push_back(network.win_share(static_cast<int>(judgements[seat] / count), contenders));
        left -= parts.back();
    }
    for (int i = seats; i < contenders; ++i) parts.push_back(std::max<std::int64_t>(left, 0) / (contenders - seats));
    return in_thousandths(parts);
}

/// Judges every legal move of the observer by the positions after it, in `samples` states that agree with the observation. The same
/// states serve all moves.
template <HasFeatures G>
class Lookahead {
  public:
    using Moves = decltype(G::legal_moves(std::declval<const typename G::State&>(), Seat{}));

    /// With `turns` the positions are judged when so many turns have begun after the move, in which all moves are random.
    Lookahead(const Network& network, const typename G::Observation& o, int samples, Rng& rng, int turns = 0) {
        typename G::Events dropped;
        const auto play_to_turn = [&](typename G::State& s) {
            play_on<G>(s, turn_of<G>(s), turns, kMostPlies, [&](Seat who, const Moves& moves) {
                G::apply(s, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped);
            });
        };
        for (int k = 0; k < samples; ++k) {
            const typename G::State state = G::determinize(o, rng);
            if (k == 0) moves_ = G::legal_moves(state, o.me);
            if (moves_.size() == 1) break;
            for (std::size_t i = 0; i < moves_.size(); ++i) {
                typename G::State after = state;
                G::apply(after, o.me, moves_[i], nullptr, dropped);
                if (turns > 0) play_to_turn(after);
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
