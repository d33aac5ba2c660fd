// Self-play, from which `orrery train` learns the network of a game. Not part of the page.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <functional>
#include <istream>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/ai/lookahead.h"
#include "engine/ai/trainer.h"
#include "engine/ai/tree_search.h"
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
    bool turns = false;                                    ///< judges and keeps only positions at the beginning of a turn
    int plies = 600;                                       ///< moves after which a game is judged as it stands
    /// Does this work once, or several times at once on as many threads. It gives the same weights.
    std::function<void(const std::function<void()>&)> on_threads = [](const std::function<void()>& work) { work(); };
    /// Thinking before a move of self-play: playouts, or iterations of the tree search with the network as it is. With neither, the
    /// move is chosen by looking one move ahead.
    int playouts = 0, iterations = 0;
    float rate = 0.002f;                                   ///< of training; a tenth of it in the last round
    /// Share of the next target in a target; the rest is the judgement there. Less lets the optimism of the best of many judgements
    /// into the targets of games that take hundreds of decisions.
    float lambda = 0.997f;
    float straying = 0.02f;                                ///< share of choices drawn in the last round; in the first all are, then fewer
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
    /// Returns the options of the next game, which has this number of seats.
    using OptionsOf = typename G::Options (*)(int seats, Rng& rng);

    SelfPlay(const TrainingPlan& plan, OptionsOf options)
        : plan_(plan), options_(options), rng_(plan.seed), trainer_(G::kFeatures, plan.hidden, rng_), network_(trainer_.quantized()) {}

    /// Plays and learns the next round.
    TrainingRound round() {
        if (kept_.size() >= static_cast<std::size_t>(plan_.memory)) kept_.erase(kept_.begin());
        shares_.fade();
        kept_.push_back(play_all());
        const float loss = learn();
        take_network();
        return {rounds_++, static_cast<std::uint64_t>(plan_.games), kept_.back().targets.size(), loss};
    }
    /// Begins with these weights. Returns false if they have another shape.
    bool start_from(const StoredNetwork& network) {
        if (network.inputs != G::kFeatures || network.hidden != plan_.hidden) return false;
        trainer_.take(network);
        take_network();
        return true;
    }
    int rounds() const { return rounds_; }
    const StoredNetwork& network() const { return network_; }

    /// Writes everything that the next rounds depend on, for this machine.
    void write_state(std::ostream& out) const {
        write_numbers(out, std::vector<std::int32_t>{kStateFormat, rounds_, G::kFeatures, plan_.hidden});
        const std::string random = rng_.hex();
        write_numbers(out, std::vector<char>(random.begin(), random.end()));
        trainer_.for_state([&](const auto& numbers) { write_numbers(out, numbers); });
        write_numbers(out, shares_.counts);
        for (std::size_t i = 0; i < static_cast<std::size_t>(plan_.memory); ++i) {
            write_numbers(out, i < kept_.size() ? kept_[i].features : std::vector<std::int8_t>{});
            write_numbers(out, i < kept_.size() ? kept_[i].targets : std::vector<float>{});
        }
    }
    /// Reads what `write_state` wrote for the same plan. Returns false if it is something else; then this must not be used any more.
    bool read_state(std::istream& in) {
        std::vector<std::int32_t> shape;
        std::vector<char> random;
        if (!read_numbers(in, shape) || shape.size() != 4 || shape[0] != kStateFormat || shape[2] != G::kFeatures || shape[3] != plan_.hidden) return false;
        const auto rng = read_numbers(in, random) ? Rng::from_hex({random.data(), random.size()}) : std::nullopt;
        if (!rng) return false;
        bool is_whole = true;
        trainer_.for_state([&](auto& numbers) {
            const std::size_t size = numbers.size();
            is_whole = is_whole && read_numbers(in, numbers) && numbers.size() == size;
        });
        is_whole = is_whole && read_numbers(in, shares_.counts) && shares_.counts.size() == 2 * kShares;
        kept_.clear();
        for (int i = 0; i < plan_.memory && is_whole; ++i) {
            Positions positions;
            is_whole = read_numbers(in, positions.features) && read_numbers(in, positions.targets) &&
                       positions.features.size() == positions.targets.size() * static_cast<std::size_t>(G::kFeatures);
            if (!positions.targets.empty()) kept_.push_back(std::move(positions));
        }
        if (!is_whole) return false;
        rng_ = *rng;
        rounds_ = shape[1];
        take_network();
        return true;
    }

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
            typename G::State state = G::start(options(2, rng), 2, Rng(rng.next64()), nullptr, dropped);
            for (int ply = 0; ply < G::kMaxPlies; ++ply) {
                const auto who = G::to_act(state);
                if (!who) break;
                const auto seen = G::observe(state, *who);
                if (*who == learner) {
                    const Lookahead<G> ahead(view, seen, samples, rng);
                    G::apply(state, *who, ahead.moves()[ahead.best()], nullptr, dropped);
                } else {
                    Search<G> search(*level_by_id("playouts"), seen, rng.next64());
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
    struct Judged {
        float judgement = 0;
        double won = 0;                                    ///< share of the victory that followed
    };
    /// Positions with their targets, one after the other.
    struct Positions {
        std::vector<std::int8_t> features;
        std::vector<float> targets;
        std::vector<Judged> judged;                        ///< of one game that came to its end
        int contenders = 0;
    };

    static constexpr std::int32_t kStateFormat = 0x4F525231;

    /// A list of numbers as its length and its bytes.
    template <class T>
    static void write_numbers(std::ostream& out, const std::vector<T>& numbers) {
        const std::uint64_t size = numbers.size();
        out.write(reinterpret_cast<const char*>(&size), sizeof size);
        out.write(reinterpret_cast<const char*>(numbers.data()), static_cast<std::streamsize>(size * sizeof(T)));
    }
    template <class T>
    static bool read_numbers(std::istream& in, std::vector<T>& numbers) {
        constexpr std::uint64_t kMost = std::uint64_t{1} << 31u;           // bytes
        std::uint64_t size = 0;
        if (!in.read(reinterpret_cast<char*>(&size), sizeof size) || size > kMost / sizeof(T)) return false;
        numbers.resize(size);
        return static_cast<bool>(in.read(reinterpret_cast<char*>(numbers.data()), static_cast<std::streamsize>(size * sizeof(T))));
    }

    void take_network() {
        network_ = trainer_.quantized();
        network_.win_shares = shares_.table();
    }

    /// Returns the share of the training that is done, from 0 to 1.
    float done() const { return static_cast<float>(rounds_) / static_cast<float>(std::max(1, plan_.rounds - 1)); }

    /// Plays the games of a round. Each has a seed of its own, so that it does not matter who plays it.
    Positions play_all() {
        const auto count = static_cast<std::size_t>(plan_.games);
        std::vector<std::uint64_t> seeds(count);
        for (std::uint64_t& seed : seeds) seed = rng_.next64();
        std::vector<Positions> games(count);
        std::atomic<std::size_t> next{0};
        const auto play_some = [&] {
            for (std::size_t game = next++; game < count; game = next++) games[game] = play(seeds[game]);
        };
        plan_.on_threads(play_some);
        Positions out;
        for (const Positions& game : games) {
            for (const Judged& one : game.judged) shares_.add(game.contenders, one.judgement, one.won);
            out.features.insert(out.features.end(), game.features.begin(), game.features.end());
            out.targets.insert(out.targets.end(), game.targets.begin(), game.targets.end());
        }
        return out;
    }

    /// Plays one game with the network. Returns what every seat knew after each move that was a choice.
    Positions play(std::uint64_t seed) const {
        Rng rng(seed);
        constexpr int kWidest = 4;                         // most seats; half of the games are for two
        const int fewest = G::info().min_seats, most = std::min(G::info().max_seats, kWidest);
        const bool is_usual = rng.below(2) == 0;
        const int seats = is_usual ? std::max(2, fewest) : fewest + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - fewest + 1)));
        typename G::Events dropped;
        typename G::State state = G::start(options_(seats, rng), seats, Rng(rng.next64()), nullptr, dropped);
        const Network view = network_.view();
        std::vector<Features<G>> seen;
        std::vector<float> judged;
        for (int ply = 0; ply < plan_.plies; ++ply) {
            const auto who = G::to_act(state);
            if (!who) break;
            const auto turn = turn_of<G>(state);
            const bool is_choice = make_move(state, *who, view, rng);
            if (!(plan_.turns ? turn_of<G>(state) != turn : is_choice) || !G::to_act(state)) continue;
            for (const Seat seat : all_seats(seats)) {
                seen.push_back(features_of<G>(state, seat));
                judged.push_back(static_cast<float>(view.judge(seen.back())) / kMostJudgement);
            }
        }
        // Backwards: each target is a mixture of the judgement of the next position and its target.
        Positions out;
        const std::size_t count = seen.size();
        out.targets.resize(count);
        for (const auto& one : seen) out.features.insert(out.features.end(), one.begin(), one.end());
        for (const Seat seat : all_seats(seats)) {
            float target = static_cast<float>(reward_in<G>(state, seat)) / kMostReward;
            for (std::size_t at = count; at > 0; at -= static_cast<std::size_t>(seats)) {
                const std::size_t i = at - static_cast<std::size_t>(seats) + static_cast<std::size_t>(seat);
                out.targets[i] = target;
                target = plan_.lambda * target + (1 - plan_.lambda) * judged[i];
            }
        }
        if (G::to_act(state)) return out;
        const ScoreSheet sheet = G::score(state);
        out.contenders = static_cast<int>(sheet.rows.size());
        for (std::size_t i = 0; i < count; ++i) {
            const bool has_won = sheet.has_won(static_cast<Seat>(i % static_cast<std::size_t>(seats)));
            out.judged.push_back({judged[i], has_won ? 1.0 / static_cast<double>(sheet.winners.size()) : 0.0});
        }
        return out;
    }

    /// Makes a move of self-play. Returns false if it was the only one.
    bool make_move(typename G::State& state, Seat who, const Network& view, Rng& rng) const {
        typename G::Events dropped;
        const auto moves = G::legal_moves(state, who);
        if (moves.size() == 1) return G::apply(state, who, moves[0], nullptr, dropped), false;
        const bool looks_ahead = plan_.playouts == 0 && plan_.iterations == 0;
        const float straying = looks_ahead ? std::pow(plan_.straying, done()) : plan_.straying;
        const bool strays = static_cast<float>(rng.below(1u << 20u)) < straying * (1 << 20);
        if (looks_ahead) {
            const Lookahead<G> ahead(view, G::observe(state, who), plan_.samples, rng, plan_.turns ? 1 : 0);
            G::apply(state, who, ahead.moves()[strays ? drawn_choice(ahead, rng) : ahead.best()], nullptr, dropped);
        } else if (strays) {
            G::apply(state, who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped);
        } else if (plan_.playouts > 0) {
            think_and_move(Search<G>(*level_by_id("hard"), G::observe(state, who), rng.next64()), plan_.playouts, state, who);
        } else if constexpr (kSearchesFlat<G>) {
            think_and_move(Search<G>(*level_by_id("hard"), G::observe(state, who), rng.next64(), &view), plan_.iterations, state, who);
        } else {
            think_and_move(TreeSearch<G>(*level_by_id("hard"), view, G::observe(state, who), rng.next64()), plan_.iterations, state, who);
        }
        return true;
    }
    template <class Player>
    static void think_and_move(Player player, int iterations, typename G::State& state, Seat who) {
        typename G::Events dropped;
        player.think(iterations);
        G::apply(state, who, player.choice(), nullptr, dropped);
    }

    /// Returns a move, the likelier the better it is judged beside the average.
    std::size_t drawn_choice(const Lookahead<G>& ahead, Rng& rng) const {
        const std::size_t best = ahead.best(), count = ahead.moves().size();
        const auto behind = [&](std::size_t i) { return static_cast<float>(ahead.sum(best) - ahead.sum(i)); };
        float mean = 0;
        for (std::size_t i = 0; i < count; ++i) mean += behind(i) / static_cast<float>(count);
        std::array<float, Lookahead<G>::Moves::capacity()> shares{};
        float all = 0;
        for (std::size_t i = 0; i < count; ++i) all += shares[i] = mean > 0 ? std::exp(-behind(i) / mean) : 1;
        float at = static_cast<float>(rng.below(1u << 20u)) / (1 << 20) * all;
        for (std::size_t i = 0; i < count; ++i)
            if ((at -= shares[i]) < 0) return i;
        return best;
    }

    /// Trains on all kept positions once, in random order. Returns the mean loss.
    float learn() {
        constexpr std::size_t kBatch = 256;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> order;
        for (std::uint32_t k = 0; k < kept_.size(); ++k)
            for (std::uint32_t i = 0; i < kept_[k].targets.size(); ++i) order.emplace_back(k, i);
        rng_.shuffle(order);
        const float rate = plan_.rate * std::pow(0.1f, done());
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
    WinShares shares_;
    std::vector<Positions> kept_;
    int rounds_ = 0;                                       ///< done
};

}  // namespace orrery
