// Self-play, from which `orrery train` learns the network of a game. Not part of the page.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "engine/ai/lookahead.h"
#include "engine/ai/trainer.h"
#include "engine/core/chance.h"
#include "engine/core/event_log.h"

namespace orrery {

/// How a network is trained. The same plan gives the same weights on the same machine.
struct TrainingPlan {
    int hidden = 32;                                       ///< units of the network
    int rounds = 40;                                       ///< of self-play with the network as it is, then training
    int games = 1000;                                      ///< in a round
    int memory = 4;                                        ///< rounds of which the positions are kept
    int samples = 2;                                       ///< states for each decision
    int plies = 600;                                       ///< moves after which a game is judged as it stands
    float rate = 0.002f;                                   ///< of training; a tenth of it in the last round
    float lambda = 0.97f;                                  ///< share of the next target in a target; the rest is the judgement there
    float warmth = 40;                                     ///< judgements apart at which a move is e times as likely
    std::uint64_t seed = 1;
};

/// Progress after a round.
struct TrainingRound {
    int round = 0;
    std::uint64_t games = 0, positions = 0;
    float loss = 0;
};

template <HasFeatures G>
class SelfPlay {
  public:
    /// Returns the options of games with this number of seats.
    using OptionsOf = const typename G::Options& (*)(int seats);

    SelfPlay(const TrainingPlan& plan, OptionsOf options)
        : plan_(plan), options_(options), rng_(plan.seed), trainer_(G::kFeatures, plan.hidden, rng_), network_(trainer_.quantized()) {}

    /// Plays and learns one round.
    TrainingRound round(int number) {
        if (kept_.size() >= static_cast<std::size_t>(plan_.memory)) kept_.erase(kept_.begin());
        kept_.emplace_back();
        for (int game = 0; game < plan_.games; ++game) play(kept_.back());
        TrainingRound out{number, static_cast<std::uint64_t>(plan_.games), kept_.back().targets.size(), learn(number)};
        network_ = trainer_.quantized();
        return out;
    }
    const StoredNetwork& network() const { return network_; }

    /// Plays games of two seats between the network and the searching player with this number of playouts, in alternating seats.
    /// Returns the share that the network wins; a shared victory counts half.
    static double share_won(const StoredNetwork& network, OptionsOf options, int samples, int playouts, int games,
                            std::uint64_t seed) {
        const Network view = network.view();
        Rng rng(seed);
        double won = 0;
        for (int game = 0; game < games; ++game) {
            const Seat learner = static_cast<Seat>(game % 2);
            typename G::Events dropped;
            typename G::State state = G::start(options(2), 2, Rng(rng.next64()), nullptr, dropped);
            for (int ply = 0; ply < G::kMaxPlies; ++ply) {
                const auto who = G::to_act(state);
                if (!who) break;
                const auto seen = G::observe(state, *who);
                if (*who == learner) {
                    const Lookahead<G> ahead(view, seen, samples, rng);
                    G::apply(state, *who, ahead.moves()[ahead.best()], nullptr, dropped);
                } else {
                    Search<G> search(seen, rng.next64());
                    search.think(playouts);
                    G::apply(state, *who, search.choice(), nullptr, dropped);
                }
            }
            const ScoreSheet sheet = G::score(state);
            if (sheet.has_won(learner)) won += 1.0 / static_cast<double>(sheet.winners.size());
        }
        return games > 0 ? won / games : 0;
    }

  private:
    /// Positions with their targets, one after the other.
    struct Positions {
        std::vector<std::int8_t> features;
        std::vector<float> targets;
    };

    /// Plays one game with the network and appends what every seat knew after each move that was a choice.
    void play(Positions& out) {
        constexpr int kWidest = 3;                         // seats; half of the games are for the fewest
        const int fewest = std::max(2, G::info().min_seats), most = std::min(G::info().max_seats, fewest + kWidest - 1);
        const bool is_small = rng_.below(2) == 0;
        const int seats = is_small ? fewest : fewest + static_cast<int>(rng_.below(static_cast<std::uint32_t>(most - fewest + 1)));
        typename G::Events dropped;
        typename G::State state = G::start(options_(seats), seats, Rng(rng_.next64()), nullptr, dropped);
        const Network view = network_.view();
        std::vector<Features<G>> seen;
        std::vector<float> judged;
        for (int ply = 0; ply < plan_.plies; ++ply) {
            const auto who = G::to_act(state);
            if (!who) break;
            const Lookahead<G> ahead(view, G::observe(state, *who), plan_.samples, rng_);
            G::apply(state, *who, ahead.moves()[warm_choice(ahead)], nullptr, dropped);
            if (ahead.moves().size() == 1 || !G::to_act(state)) continue;
            for (const Seat seat : all_seats(seats)) {
                seen.push_back(features_of<G>(state, seat));
                judged.push_back(static_cast<float>(view.judge(seen.back())) / kMostJudgement);
            }
        }
        // Backwards: each target is a mixture of the judgement of the next position and its target.
        const std::size_t first = out.targets.size(), count = seen.size();
        out.targets.resize(first + count);
        for (const auto& one : seen) out.features.insert(out.features.end(), one.begin(), one.end());
        for (const Seat seat : all_seats(seats)) {
            float target = static_cast<float>(reward_in<G>(state, seat)) / kMostReward;
            for (std::size_t at = count; at > 0; at -= static_cast<std::size_t>(seats)) {
                const std::size_t i = at - static_cast<std::size_t>(seats) + static_cast<std::size_t>(seat);
                out.targets[first + i] = target;
                target = plan_.lambda * target + (1 - plan_.lambda) * judged[i];
            }
        }
    }

    /// Returns a move, the likelier the better it is judged.
    std::size_t warm_choice(const Lookahead<G>& ahead) {
        const std::size_t best = ahead.best();
        std::array<float, Lookahead<G>::Moves::capacity()> shares{};
        float all = 0;
        for (std::size_t i = 0; i < ahead.moves().size(); ++i) {
            const float behind = static_cast<float>(ahead.sum(best) - ahead.sum(i)) / static_cast<float>(plan_.samples);
            all += shares[i] = std::exp(-behind / plan_.warmth);
        }
        float at = static_cast<float>(rng_.below(1u << 20u)) / (1 << 20) * all;
        for (std::size_t i = 0; i < ahead.moves().size(); ++i)
            if ((at -= shares[i]) < 0) return i;
        return best;
    }

    /// Trains on all kept positions once, in random order. Returns the mean loss.
    float learn(int number) {
        constexpr std::size_t kBatch = 256;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> order;
        for (std::uint32_t k = 0; k < kept_.size(); ++k)
            for (std::uint32_t i = 0; i < kept_[k].targets.size(); ++i) order.emplace_back(k, i);
        rng_.shuffle(order);
        const float done = static_cast<float>(number) / static_cast<float>(std::max(1, plan_.rounds - 1));
        const float rate = plan_.rate * std::pow(0.1f, done);
        std::vector<Example> batch;
        double loss = 0;
        int steps = 0;
        for (std::size_t from = 0; from + kBatch <= order.size(); from += kBatch, ++steps) {
            batch.clear();
            for (std::size_t i = from; i < from + kBatch; ++i) {
                const Positions& positions = kept_[order[i].first];
                const std::size_t at = order[i].second, size = static_cast<std::size_t>(G::kFeatures);
                batch.push_back({std::span(positions.features).subspan(at * size, size), positions.targets[at]});
            }
            loss += static_cast<double>(trainer_.step(batch, rate));
        }
        return steps > 0 ? static_cast<float>(loss / steps) : 0;
    }

    TrainingPlan plan_;
    OptionsOf options_;
    Rng rng_;
    Trainer trainer_;
    StoredNetwork network_;
    std::vector<Positions> kept_;
};

}  // namespace orrery
