// Searching computer player for any game: flat Monte Carlo. It evaluates every legal move by playouts from determinized states (never
// from the true state). UCB1 allocates more playouts to promising moves. The moves of a playout are random at first; then most of them
// follow what went well in earlier playouts (habits.h). It uses integers only, so that the same seed and number of iterations give the
// same move on every platform.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/ai/habits.h"
#include "engine/ai/lookahead.h"
#include "engine/ai/reward.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/game.h"

namespace orrery {

/// Returns the square root of `n`, rounded down.
std::uint64_t integer_sqrt(std::uint64_t n);
/// Returns the approximate natural logarithm of `n`, in 65,536ths. Precondition: n > 0.
std::uint64_t log_in_65536ths(std::uint32_t n);

/// Returns the weight of a move by how far it is behind the best, up to 65,537: a quarter of the best one's at the distance `warmth`.
constexpr std::uint64_t weight(int behind, int warmth) {
    const auto share = static_cast<std::uint64_t>(65536 * warmth / (warmth + behind));
    return (share * share >> 16u) + 1;
}
/// Returns such a distance: `percent` of how far moves are behind the best on average.
constexpr int warmth_of(int best, int sum, int count, int percent) { return 1 + (best * count - sum) * percent / (count * 100); }

/// Draws one of `count` moves, the likelier the more it is worth (`value` of its index). `percent` as Level::warmth; `mood`, from 0 to
/// 65,535, is what is drawn.
template <class Value>
std::size_t drawn_by_value(std::size_t count, Value value, int percent, std::uint32_t mood) {
    int most = 0, sum = 0;
    for (std::size_t i = 0; i < count; ++i) most = std::max(most, value(i)), sum += value(i);
    const int warmth = warmth_of(most, sum, static_cast<int>(count), percent);
    std::uint64_t weights = 0;
    for (std::size_t i = 0; i < count; ++i) weights += weight(most - value(i), warmth);
    std::uint64_t at = weights * mood >> 16u;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t share = weight(most - value(i), warmth);
        if (at < share) return i;
        at -= share;
    }
    return count - 1;
}

/// Game whose playouts end when this many further turns have begun: `kPlayoutTurns`. A position between turns is easier to judge. It
/// needs a judgement: `evaluate` or a network.
template <class G>
concept HasPlayoutTurns = requires { { G::kPlayoutTurns } -> std::convertible_to<int>; };
/// Says whether a game is played by this search even where it has a network. The network then judges the playouts of a game without
/// `evaluate`, and advises.
template <class G>
inline constexpr bool kSearchesFlat = HasPlayoutTurns<G> || HasEvaluate<G>;

/// Game with levels of its own: `kThinking` has a row for each of kTunedLevels.
template <class G>
concept HasThinking = requires { { G::kThinking } -> std::convertible_to<std::array<Thinking, kTunedLevels.size()>>; };
/// Game whose levels think more when they play alone, against an automaton: `kSoloThinking`.
template <class G>
concept HasSoloThinking = requires { { G::kSoloThinking } -> std::convertible_to<std::array<Thinking, kTunedLevels.size()>>; };
/// Game that says which moves nobody of sense makes: `is_pruned(state, seat, move)`, from what the seat knows. They are left out of
/// playouts and of the choice, unless a decision has no other moves.
template <class G>
concept HasPruning = requires(const typename G::State& s, Seat who, const typename G::Move& m) {
    { G::is_pruned(s, who, m) } -> std::same_as<bool>;
};
/// Returns how a level plays a game of so many seats.
template <class G>
Level level_in(const Level& level, int seats) {
    Level out = level;
    if constexpr (HasThinking<G>)
        for (std::size_t i = 0; i < kTunedLevels.size(); ++i)
            if (kTunedLevels[i].id == level.id) {
                Thinking thinking = G::kThinking[i];
                if constexpr (HasSoloThinking<G>)
                    if (seats == 1) thinking = G::kSoloThinking[i];
                (kSearchesFlat<G> ? out.playouts : out.iterations) = thinking.effort;
                out.warmth = thinking.warmth;
            }
    return out;
}

/// Player that searches by playouts. Precondition: `o.me` is to act. The network outlives it. Only the constructor allocates. A program
/// without networks needs no code for them (`kNetworks`).
template <class G, bool kNetworks = HasFeatures<G>>
class Search final : public Thinker {
  public:
    using Move = typename G::Move;

    Search(const Level& level, const typename G::Observation& o, std::uint64_t seed, const Network* network = nullptr)
        : level_(level), network_(!kNetworks || level.is_plain ? nullptr : network), seen_(o), rng_(seed) {
        const typename G::State state = G::determinize(seen_, rng_);
        moves_ = G::legal_moves(state, seen_.me);
        open_ = moves_.size();
        if constexpr (HasPruning<G>)
            if (!level.is_plain) prune(state);
        seats_ = state.seats;
        contenders_ = state.seats + G::standing(state).automata;
        if (level_.warmth > 0) mood_ = rng_.below(1u << 16u);
        assert(!moves_.empty());
    }

    Pace pace() const override { return {level_.playouts, 5000, level_.is_bounded}; }
    void think(int iterations) override {
        if (is_settled()) return;
        for (int i = 0; i < iterations; ++i) play_out(next_arm());
    }
    int iterations() const override { return played_; }
    Json move() const override { return G::encode_move(choice()); }
    /// Returns the best move found so far. A level that makes mistakes draws one of the moves, the likelier the more it is worth.
    const Move& choice() const { return moves_[level_.warmth > 0 && played_ > 0 ? drawn() : best()]; }
    bool is_settled() const override { return moves_.size() == 1 || (open_ == 1 && !is_judging_); }
    bool is_decided(int more) const override {
        if (level_.warmth > 0) return Thinker::is_decided(more);       // what is drawn depends on every move's value
        Lead lead;
        for (std::size_t i = 0; i < open_; ++i) lead.add(arms_[i].visits);
        return is_settled() || lead.size() > more;
    }
    void judge_also(const Json& move) override {
        is_judging_ = true;
        for (std::size_t i = 0; i < moves_.size(); ++i)
            if (G::encode_move(moves_[i]) == move) watched_ = i;
    }
    std::vector<int> shares() const override {
        if (!is_judging_ || played_ == 0) return {};
        if constexpr (kNetworks)
            if (network_ != nullptr) return shares_of(*network_, won_, played_, seats_, contenders_);
        return in_thousandths(std::span(won_.of).first(static_cast<std::size_t>(contenders_)));
    }
    std::optional<int> share_after(const Json& move) const override {
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            if (!is_judging_ || arms_[i].visits == 0 || G::encode_move(moves_[i]) != move) continue;
            const auto mean = static_cast<int>(arms_[i].won / arms_[i].visits);
            if constexpr (kNetworks)
                if (network_ != nullptr) return network_->win_share(mean, contenders_);
            return mean;
        }
        return {};
    }
    BotStats stats() const override {
        BotStats out;
        out.iterations = played_;
        for (std::size_t i = 0; i < moves_.size(); ++i)
            out.values.push_back({G::encode_move(moves_[i]), arms_[i].visits, arms_[i].value()});
        std::stable_sort(out.values.begin(), out.values.end(), [](const BotValue& a, const BotValue& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
        });
        return out;
    }
    std::vector<Advice> advice(int most) const override {
        if constexpr (kNetworks)
            if (network_ != nullptr && played_ > 0) return judged_advice(static_cast<std::size_t>(most));
        return Thinker::advice(most);
    }

  private:
    /// Moves the pruned moves to the end and counts the others in `open_`.
    void prune(const typename G::State& state) requires HasPruning<G> {
        decltype(moves_) open, pruned;
        for (const Move& move : moves_) (G::is_pruned(state, seen_.me, move) ? pruned : open).push_back(move);
        if (open.empty()) return;
        open_ = open.size();
        for (const Move& move : pruned) open.push_back(move);
        moves_ = open;
    }

    struct Arm {
        int visits = 0;
        std::int64_t sum = 0, won = 0;                     ///< of rewards, and of judgements of victory: see won_
        int value() const { return visits == 0 ? 500 : static_cast<int>(sum / visits); }
    };
    /// Move of a playout that was a choice.
    struct Made {
        Habits::Place place;
        Seat seat;
    };
    using MadeMoves = FixedVector<Made, 400>;              ///< of a playout; later ones are not learnt

    /// Returns the move with the most playouts. Ties go to the higher value, then to the first move.
    std::size_t best() const {
        std::size_t at = 0;
        for (std::size_t i = 1; i < open_; ++i)
            if (is_better(i, at)) at = i;
        return at;
    }
    std::size_t drawn() const {
        return drawn_by_value(open_, [this](std::size_t i) { return arms_[i].value(); }, level_.warmth, mood_);
    }
    bool is_better(std::size_t i, std::size_t k) const {
        const Arm &a = arms_[i], &b = arms_[k];
        return a.visits != b.visits ? a.visits > b.visits : a.value() > b.value();
    }

    /// Selects a move by UCB1: mean reward plus an exploration bonus. Every move is tried once first.
    std::size_t next_arm() const {
        const std::size_t n = open_;
        const auto played = static_cast<std::uint32_t>(played_);
        if (played < n) return played;
        if (watched_ < moves_.size() && arms_[watched_].visits * 2 < arms_[best()].visits) return watched_;
        const std::uint64_t log = log_in_65536ths(played);
        std::size_t at = 0;
        std::uint64_t most = 0;
        for (std::size_t i = 0; i < n; ++i) {
            const auto visits = static_cast<std::uint64_t>(arms_[i].visits);
            const std::uint64_t mean = (static_cast<std::uint64_t>(arms_[i].sum) << 8u) / visits;          // 256ths
            const std::uint64_t bonus = kExplore * integer_sqrt((log << 16u) / visits) >> 8u;               // 256ths
            if (mean + bonus > most) {
                most = mean + bonus;
                at = i;
            }
        }
        return at;
    }

    void play_out(std::size_t arm) {
        MadeMoves made;
        const typename G::State end = played_on(arm, rng_, made);
        PerSeat<int> rewards{};
        PerSeat<bool> is_known{};
        const auto reward_for = [&](Seat seat) {
            if (!is_known[seat]) rewards[seat] = reward(end, seat);
            is_known[seat] = true;
            return rewards[seat];
        };
        ++arms_[arm].visits;
        arms_[arm].sum += reward_for(seen_.me);
        if (!level_.is_plain)
            for (const Made& one : made) habits_.learn(one.place, reward_for(one.seat));
        ++played_;
        if (is_judging_) note_victory(arm, end);
    }
    void note_victory(std::size_t arm, const typename G::State& end) {
        PerSeat<int> won{};
        if constexpr (kNetworks)
            if (network_ != nullptr)
                for (const Seat seat : all_seats(seats_)) won[seat] = judge<G>(*network_, end, seat);
        if (network_ == nullptr) won = won_in<G>(end);
        arms_[arm].won += won[seen_.me];
        for (const Seat who : all_seats(contenders_)) won_[who] += won[who];
    }
    /// Makes a move in a state that agrees with the observation, and plays on to the end of the playout. Notes what can be learnt.
    typename G::State played_on(std::size_t arm, Rng& rng, MadeMoves& made) const {
        typename G::Events dropped;
        typename G::State state = G::determinize(seen_, rng);
        const auto turn = turn_of<G>(state);
        const auto make = [&](Seat who, const Move& move) {
            if (!level_.is_plain && !made.full()) made.push_back({Habits::place(move, who), who});
            G::apply(state, who, move, nullptr, dropped);
        };
        make(seen_.me, moves_[arm]);
        const int turns = playout_turns();
        play_on<G>(state, turn, turns, turns > 0 ? kMostPlies : G::kPlayoutPlies, [&](Seat who, const auto& moves) {
            if (moves.size() == 1) G::apply(state, who, moves[0], nullptr, dropped);
            else make(who, moves[next_open_choice(state, moves, who, rng)]);
        });
        return state;
    }
    /// Returns the number of turns after which a playout ends; 0 if its moves are counted.
    int playout_turns() const {
        if constexpr (HasPlayoutTurns<G>)
            if (!level_.is_plain && (HasEvaluate<G> || network_ != nullptr)) return G::kPlayoutTurns;
        return 0;
    }
    template <class Choices>
    std::size_t next_open_choice(const typename G::State& state, const Choices& choices, Seat who, Rng& rng) const {
        std::size_t out = next_choice(choices, who, rng);
        if constexpr (HasPruning<G>) {
            if (level_.is_plain) return out;
            for (std::size_t tried = 0; tried < choices.size() && G::is_pruned(state, who, choices[out]); ++tried) out = (out + 1) % choices.size();
        }
        return out;
    }
    template <class Choices>
    std::size_t next_choice(const Choices& choices, Seat who, Rng& rng) const {
        constexpr std::uint32_t kStraying = 25;            // percent of the moves that do not follow the habits
        const auto count = static_cast<std::uint32_t>(choices.size());
        if (level_.is_plain || rng.below(100) < kStraying) return rng.below(count);
        std::size_t out = 0;
        int most = -1;
        const std::size_t from = rng.below(count);         // equal ones are drawn
        for (std::size_t k = 0; k < count; ++k) {
            const std::size_t i = from + k < count ? from + k : from + k - count;
            const int value = habits_.value(Habits::place(choices[i], who));
            if (value <= most) continue;
            most = value;
            out = i;
        }
        return out;
    }
    /// Returns the reward at the end of a playout.
    int reward(const typename G::State& end, Seat seat) const {
        if (level_.is_by_standing) return reward_of(G::standing(end), seat, end.seats);
        if constexpr (kNetworks && !HasEvaluate<G>)
            if (network_ != nullptr) return judge<G>(*network_, end, seat) / (kMostJudgement / kMostReward);
        return reward_in<G>(end, seat);
    }

    /// Judges the best moves with the network by the ends of some more playouts.
    std::vector<Advice> judged_advice(std::size_t most) const requires kNetworks {
        constexpr int kPlayouts = 24;
        struct Outcome {
            std::int64_t judgement = 0;
            std::vector<Features<G>> ends;                 // of those before the end of the game
        };
        std::vector<std::size_t> order;
        for (std::size_t i = 0; i < open_; ++i) order.push_back(i);
        std::stable_sort(order.begin(), order.end(), [this](std::size_t i, std::size_t k) { return is_better(i, k); });
        order.resize(std::min(order.size(), std::max<std::size_t>(most, 2)));
        std::vector<Outcome> outcomes;
        for (const std::size_t i : order) {
            Rng rng = rng_;                                // the same states for each move
            Outcome& outcome = outcomes.emplace_back();
            for (int k = 0; k < kPlayouts; ++k) {
                MadeMoves made;
                const typename G::State end = played_on(i, rng, made);
                outcome.judgement += judge<G>(*network_, end, seen_.me);
                if (G::to_act(end)) outcome.ends.push_back(features_of<G>(end, seen_.me));
            }
        }
        std::vector<Advice> out;
        for (std::size_t i = 0; i < order.size() && i < most; ++i) {
            // The first is compared with the second, the others with the first.
            const Outcome& other = outcomes[i > 0 ? 0 : std::min<std::size_t>(1, outcomes.size() - 1)];
            const auto mean = static_cast<int>(outcomes[i].judgement / kPlayouts);
            out.push_back({G::encode_move(moves_[order[i]]), network_->win_share(mean, contenders_),
                           topic_between<G>(*network_, feature_topics<G>(seen_), outcomes[i].ends, other.ends)});
        }
        return out;
    }

    static constexpr std::uint64_t kExplore = 200;         ///< in thousandths of the maximal reward

    Level level_;
    const Network* network_;                               ///< null for none
    typename G::Observation seen_;
    Rng rng_;
    decltype(G::legal_moves(std::declval<const typename G::State&>(), Seat{})) moves_;
    std::size_t open_ = 0;                                 ///< number of moves to choose from; the pruned ones follow them
    std::array<Arm, decltype(moves_)::capacity()> arms_{};
    Habits habits_;
    bool is_judging_ = false;                              ///< notes victories, which costs some time
    /// By contender, summed over the playouts: the network's judgement, or without one the victories in thousandths.
    PerSeat<std::int64_t> won_{};
    int seats_ = 0, contenders_ = 0;
    std::size_t watched_ = decltype(moves_)::capacity();   ///< index of a move to judge; beyond all for none
    std::uint32_t mood_ = 0;                               ///< from 0 to 65,535: which move a level that makes mistakes draws
    int played_ = 0;
};

/// Player of the level `random`, which does not search.
template <class G>
class RandomThinker final : public Thinker {
  public:
    RandomThinker(const typename G::Observation& o, std::uint64_t seed) {
        Rng rng(seed);
        move_ = G::encode_move(random_move<G>(o, rng));
    }
    bool is_settled() const override { return true; }
    Pace pace() const override { return {1, 1000, true}; }
    void think(int) override {}
    int iterations() const override { return 1; }
    Json move() const override { return move_; }
    BotStats stats() const override { return {1, {}}; }

  private:
    Json move_;
};

/// Creates a computer player that searches by playouts, or at random for a level without.
template <class G, bool kNetworks>
std::unique_ptr<Thinker> make_playout_thinker(const Level& level, const typename G::Observation& o, std::uint64_t seed,
                                              const Network* network = nullptr) {
    if (level.playouts == 0) return std::make_unique<RandomThinker<G>>(o, seed);
    return std::make_unique<Search<G, kNetworks>>(level, o, seed, network);
}

}  // namespace orrery
