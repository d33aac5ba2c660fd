// Searching computer player for any game: flat Monte Carlo. It evaluates every legal move by random playouts from
// determinized states (never from the true state). UCB1 allocates more playouts to promising moves. It uses integers only,
// so that the same seed and number of iterations give the same move on every platform.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

#include "engine/ai/bot.h"
#include "engine/core/game.h"

namespace orrery {

/// Returns the square root of `n`, rounded down.
std::uint64_t integer_sqrt(std::uint64_t n);
/// Returns the approximate natural logarithm of `n`, in 65,536ths. Precondition: n > 0.
std::uint64_t log_in_65536ths(std::uint32_t n);

/// Rewards are in the range from 0 (clear loss) to this (clear win).
inline constexpr int kMostReward = 1000;

/// Returns the reward of a playout for `me`, from 0 to kMostReward. The place dominates; the margin to the best other contender
/// distinguishes equal places.
inline int reward_of(const Standing& end, Seat me, int seats) {
    constexpr int kPlace = 250, kPerPoint = 6, kMostMargin = 250;
    const int contenders = seats + end.automata;
    int best = 0, ahead = 0, level = 0;
    bool first = true;
    for (const Seat other : all_seats(contenders)) {
        if (other == me) continue;
        best = first ? end.points[other] : std::max(best, end.points[other]);
        first = false;
        if (end.places[other] < end.places[me]) ++ahead;
        else if (end.places[other] == end.places[me]) ++level;
    }
    if (first) return std::clamp(end.points[me] * kPerPoint, 0, kMostReward);   // solo game without a rival
    const int behind = contenders - 1 - ahead - level;
    const int place = kPlace * (behind - ahead) / (contenders - 1);
    const int margin = std::clamp((end.points[me] - best) * kPerPoint, -kMostMargin, kMostMargin);
    return 500 + place + margin;
}

/// Game with a judgement of its own: `evaluate` returns the reward of a position for a seat, from 0 to kMostReward. Needed where
/// the first place need not win, or where points tell too little about a position.
template <class G>
concept HasEvaluate = requires(const typename G::State& s, Seat me) { G::evaluate(s, me); };

/// Returns the reward of a position at the end of a playout.
template <class G>
int reward_in(const typename G::State& s, Seat me) {
    if constexpr (HasEvaluate<G>) return std::clamp(G::evaluate(s, me), 0, kMostReward);
    else return reward_of(G::standing(s), me, s.seats);
}

/// Returns how much each contender has won in a position as it stands, in thousandths: those in the first place share a victory.
template <class G>
PerSeat<int> won_in(const typename G::State& s) {
    const Standing end = G::standing(s);
    const int contenders = s.seats + end.automata;
    const auto first = static_cast<int>(std::count(end.places.of.begin(), end.places.of.begin() + contenders, 1));
    PerSeat<int> out{};
    for (const Seat who : all_seats(contenders))
        if (end.places[who] == 1) out[who] = kMostReward / first;
    return out;
}

/// Player that searches by playouts alone. Precondition: `o.me` is to act.
template <class G>
class Search final : public Thinker {
  public:
    using Move = typename G::Move;

    Search(const Level& level, const typename G::Observation& o, std::uint64_t seed) : level_(level), seen_(o), rng_(seed) {
        const typename G::State state = G::determinize(seen_, rng_);
        moves_ = G::legal_moves(state, seen_.me);
        contenders_ = static_cast<std::size_t>(state.seats + G::standing(state).automata);
        assert(!moves_.empty());
    }

    Pace pace() const override { return {level_.playouts, 5000, level_.is_bounded}; }
    void think(int iterations) override {
        if (is_settled()) return;
        for (int i = 0; i < iterations; ++i) play_out(next_arm());
    }
    int iterations() const override { return played_; }
    Json move() const override { return G::encode_move(choice()); }
    /// Returns the best move found so far.
    const Move& choice() const { return moves_[best()]; }
    bool is_settled() const override { return moves_.size() == 1; }
    void judge_also(const Json& move) override {
        is_judging_ = true;
        for (std::size_t i = 0; i < moves_.size(); ++i)
            if (G::encode_move(moves_[i]) == move) watched_ = i;
    }
    std::vector<int> shares() const override {
        if (!is_judging_ || played_ == 0) return {};
        return in_thousandths(std::span(won_.of).first(contenders_));
    }
    std::optional<int> share_after(const Json& move) const override {
        for (std::size_t i = 0; i < moves_.size(); ++i)
            if (is_judging_ && arms_[i].visits > 0 && G::encode_move(moves_[i]) == move) return static_cast<int>(arms_[i].won / arms_[i].visits);
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

  private:
    struct Arm {
        int visits = 0;
        std::int64_t sum = 0, won = 0;                     ///< of rewards, and of victories in thousandths
        int value() const { return visits == 0 ? 500 : static_cast<int>(sum / visits); }
    };

    /// Returns the move with the most playouts. Ties go to the higher value, then to the first move.
    std::size_t best() const {
        std::size_t at = 0;
        for (std::size_t i = 1; i < moves_.size(); ++i) {
            const Arm &a = arms_[i], &b = arms_[at];
            if (a.visits > b.visits || (a.visits == b.visits && a.value() > b.value())) at = i;
        }
        return at;
    }

    /// Selects a move by UCB1: mean reward plus an exploration bonus. Every move is tried once first.
    std::size_t next_arm() const {
        const std::size_t n = moves_.size();
        const auto played = static_cast<std::uint32_t>(played_);
        if (played < n) return played;
        if (watched_ < n && arms_[watched_].visits * 2 < arms_[best()].visits) return watched_;
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
        typename G::Events dropped;
        typename G::State state = G::determinize(seen_, rng_);
        G::apply(state, seen_.me, moves_[arm], nullptr, dropped);
        for (int ply = 0; ply < G::kPlayoutPlies; ++ply) {
            const auto who = G::to_act(state);
            if (!who) break;
            const auto choices = G::legal_moves(state, *who);
            G::apply(state, *who, choices[rng_.below(static_cast<std::uint32_t>(choices.size()))], nullptr, dropped);
        }
        ++arms_[arm].visits;
        arms_[arm].sum += reward_in<G>(state, seen_.me);
        ++played_;
        if (!is_judging_) return;
        const PerSeat<int> won = won_in<G>(state);
        arms_[arm].won += won[seen_.me];
        for (const Seat who : all_seats(static_cast<int>(contenders_))) won_[who] += won[who];
    }

    static constexpr std::uint64_t kExplore = 200;         ///< in thousandths of the maximal reward

    Level level_;
    typename G::Observation seen_;
    Rng rng_;
    decltype(G::legal_moves(std::declval<const typename G::State&>(), Seat{})) moves_;
    std::array<Arm, decltype(moves_)::capacity()> arms_{};
    bool is_judging_ = false;                              ///< counts victories, which costs some time
    PerSeat<std::int64_t> won_{};                          ///< by contender, in thousandths
    std::size_t contenders_ = 0;
    std::size_t watched_ = decltype(moves_)::capacity();   ///< index of a move to judge; beyond all for none
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

/// Creates a computer player that needs no network.
template <class G>
std::unique_ptr<Thinker> make_playout_thinker(const Level& level, const typename G::Observation& o, std::uint64_t seed) {
    if (level.playouts == 0) return std::make_unique<RandomThinker<G>>(o, seed);
    return std::make_unique<Search<G>>(level, o, seed);
}

}  // namespace orrery
