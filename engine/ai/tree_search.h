// Searching computer player with a judgement: information-set tree search with the network of a game (network.h) at its leaves and
// as its first opinion of every move. Integers only, so that the same seed and number of iterations give the same move everywhere.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/ai/bot.h"
#include "engine/ai/lookahead.h"
#include "engine/ai/search.h"

namespace orrery {

/// Player that grows one tree over all states that agree with the observation. Each iteration draws such a state, follows the tree
/// through it by the moves that are legal there, and judges the position where it leaves the tree. Every seat is taken to move for
/// its own good. Precondition: `o.me` is to act. Only the constructor allocates.
template <HasFeatures G>
class TreeSearch final : public Thinker {
  public:
    using Move = typename G::Move;
    using Moves = decltype(G::legal_moves(std::declval<const typename G::State&>(), Seat{}));

    TreeSearch(const Level& level, const Network& network, const typename G::Observation& o, std::uint64_t seed)
        : level_(level), network_(network), seen_(o), rng_(seed), moves_(G::legal_moves(G::determinize(o, rng_), o.me)) {
        mood_ = rng_.below(1u << 16u);
        assert(!moves_.empty());
        nodes_.reserve(is_settled() ? 1 : kMostNodes);
        nodes_.push_back({});
    }

    Pace pace() const override { return {level_.iterations, 300, level_.is_bounded}; }
    void think(int iterations) override {
        if (is_settled()) return;
        for (int i = 0; i < iterations; ++i) iterate();
    }
    int iterations() const override { return played_; }
    Json move() const override { return G::encode_move(choice()); }
    /// Returns the best move found so far: the one tried most often; of equal ones the one that is worth more. A level that makes
    /// mistakes draws one of the moves, the likelier the more it is worth.
    const Move& choice() const { return level_.warmth > 0 && played_ > 0 ? drawn_choice() : best_choice(); }
    bool is_settled() const override { return moves_.size() == 1; }
    bool is_decided(int more) const override {
        if (level_.warmth > 0) return Thinker::is_decided(more);       // what is drawn depends on every move's value
        Lead lead;
        for_children(kRoot, [&](const Node& node) { lead.add(node.visits); });
        return is_settled() || lead.size() > more;
    }
    BotStats stats() const override {
        BotStats out;
        out.iterations = played_;
        for (const Move& move : moves_) {
            BotValue value{G::encode_move(move), 0, kMostJudgement / 2};
            for_children(kRoot, [&](const Node& node) {
                if (node.move == move) value.visits = node.visits, value.value = node.value();
            });
            out.values.push_back(std::move(value));
        }
        std::stable_sort(out.values.begin(), out.values.end(), [](const BotValue& a, const BotValue& b) {
            return a.visits != b.visits ? a.visits > b.visits : a.value > b.value;
        });
        for (BotValue& value : out.values) value.value /= kMostJudgement / kMostReward;
        return out;
    }

    void judge_also(const Json& move) override {
        for (const Move& one : moves_)
            if (G::encode_move(one) == move) watched_ = one;
    }
    std::vector<int> shares() const override {
        if (played_ == 0) return {};
        return shares_of(network_, sums_, played_, seats_, contenders());
    }
    std::optional<int> share_after(const Json& move) const override {
        std::optional<int> out;
        for_children(kRoot, [&](const Node& node) {
            if (!out && G::encode_move(node.move) == move) out = network_.win_share(node.value(), contenders());
        });
        return out;
    }
    std::vector<Advice> advice(int most) const override {
        std::vector<const Node*> best;
        for_children(kRoot, [&](const Node& node) { best.push_back(&node); });
        std::stable_sort(best.begin(), best.end(), [](const Node* a, const Node* b) {
            return a->visits != b->visits ? a->visits > b->visits : a->value() > b->value();
        });
        std::vector<Advice> out;
        for (std::size_t i = 0; i < best.size() && i < static_cast<std::size_t>(most); ++i) {
            // The first is compared with the second, the others with the first.
            const Node* other = i > 0 ? best[0] : best.size() > 1 ? best[1] : nullptr;
            out.push_back({G::encode_move(best[i]->move), network_.win_share(best[i]->value(), contenders()),
                           other != nullptr ? topic_for(best[i]->move, other->move) : std::nullopt});
        }
        if (out.empty()) out.push_back({move()});
        return out;
    }

  private:
    int contenders() const {
        Rng rng = rng_;
        const typename G::State state = G::determinize(seen_, rng);
        return state.seats + G::standing(state).automata;
    }
    /// Returns the topic that speaks most for a move against another, by the positions after them; nullopt if one ends the game.
    std::optional<int> topic_for(const Move& move, const Move& other) const {
        constexpr int kWorlds = 6;
        Rng rng = rng_;
        std::vector<Features<G>> better, worse;
        typename G::Events dropped;
        for (int world = 0; world < kWorlds; ++world) {
            const typename G::State state = G::determinize(seen_, rng);
            typename G::State with = state, without = state;
            G::apply(with, seen_.me, move, nullptr, dropped);
            G::apply(without, seen_.me, other, nullptr, dropped);
            if (!G::to_act(with) || !G::to_act(without)) return {};
            better.push_back(features_of<G>(with, seen_.me));
            worse.push_back(features_of<G>(without, seen_.me));
        }
        return topic_between<G>(network_, feature_topics<G>(seen_), better, worse);
    }
    const Move& best_choice() const {
        const Node* best = nullptr;
        for_children(kRoot, [&](const Node& node) {
            if (best == nullptr || node.visits > best->visits || (node.visits == best->visits && node.value() > best->value())) best = &node;
        });
        return best != nullptr ? best->move : moves_[0];
    }
    const Move& drawn_choice() const {
        std::array<const Node*, Moves::capacity()> nodes{};
        std::size_t count = 0;
        for_children(kRoot, [&](const Node& node) { nodes[count++] = &node; });
        if (count == 0) return moves_[0];
        return nodes[drawn_by_value(count, [&](std::size_t i) { return nodes[i]->value(); }, level_.warmth, mood_)]->move;
    }

    using Index = std::int32_t;
    static constexpr Index kRoot = 0, kNone = -1;
    static constexpr std::size_t kMostNodes = 1u << 15u;   ///< a full tree does not grow; its leaves are judged each time
    static constexpr int kMostDepth = 64;                  ///< moves in one iteration that were a choice
    static constexpr int kMostForced = 64;                 ///< moves in one iteration that were none
    static constexpr int kOpinion = 2;                     ///< iterations for which the first opinion of a move counts
    static constexpr std::uint64_t kExplore = 3 * kMostJudgement / 10;        ///< weight of what was tried little, in judgements
    static constexpr int kWarmth = 50;                     ///< as Level::warmth, for the first opinion of a move

    /// Move that a seat made after the moves that lead to the parent.
    struct Node {
        Move move{};
        Seat seat = 0;
        std::int16_t opinion = 0;                          ///< judgement of the position after the move, when it was first seen
        std::int32_t visits = 0;
        std::int64_t sum = 0;                              ///< of judgements for `seat`
        Index first_child = kNone, next = kNone;           ///< the children in the order in which they were added

        int value() const { return static_cast<int>((sum + opinion * kOpinion) / (visits + kOpinion)); }
    };
    using Values = PerSeat<int>;

    template <class Each>
    void for_children(Index parent, Each each) const {
        for (Index at = nodes_[static_cast<std::size_t>(parent)].first_child; at != kNone; at = nodes_[static_cast<std::size_t>(at)].next)
            each(nodes_[static_cast<std::size_t>(at)]);
    }
    Node& node(Index at) { return nodes_[static_cast<std::size_t>(at)]; }

    void iterate() {
        typename G::State state = G::determinize(seen_, rng_);
        std::array<Index, kMostDepth> path;
        std::size_t depth = 0;
        Index at = kRoot;
        for (int forced = 0;;) {
            const auto who = G::to_act(state);
            if (!who || depth == path.size() || forced == kMostForced) break;
            const Moves moves = at == kRoot ? moves_ : G::legal_moves(state, *who);
            if (moves.size() == 1) {
                G::apply(state, *who, moves[0], nullptr, dropped_);
                ++forced;
                continue;
            }
            const bool is_new = node(at).first_child == kNone;
            if (!find_children(at, state, *who, moves) || (is_new && at != kRoot)) break;
            const Index watched = at == kRoot ? watched_child() : kNone;
            if (watched != kNone) at = watched;
            else at = *who != seen_.me && is_sealed(state) ? drawn_child(moves.size()) : best_child(moves.size());
            path[depth++] = at;
            const Move move = node(at).move;
            G::apply(state, *who, move, nullptr, dropped_);
        }
        Values values;
        seats_ = state.seats;
        for (const Seat seat : all_seats(state.seats)) {
            values[seat] = judge<G>(network_, state, seat);
            sums_[seat] += values[seat];
        }
        for (std::size_t i = 0; i < depth; ++i) {
            Node& passed = node(path[i]);
            ++passed.visits;
            passed.sum += values[passed.seat];
        }
        ++played_;
    }

    /// Finds the child of each move, and adds those that are missing. Returns false if there is no room for them.
    bool find_children(Index parent, const typename G::State& state, Seat who, const Moves& moves) {
        Index next = node(parent).first_child;             // usually the child of the next move
        for (std::size_t i = 0; i < moves.size(); ++i) {
            Index found = child_between(next, kNone, who, moves[i]);
            if (found == kNone) found = child_between(node(parent).first_child, next, who, moves[i]);
            if (found == kNone) {
                if (nodes_.size() == kMostNodes) return false;
                typename G::State after = state;
                G::apply(after, who, moves[i], nullptr, dropped_);
                found = static_cast<Index>(nodes_.size());
                nodes_.push_back({moves[i], who, static_cast<std::int16_t>(judge<G>(network_, after, who)), 0, 0, kNone, kNone});
                append(parent, found);
            }
            next = node(found).next;
            children_[i] = found;
        }
        return true;
    }
    /// Returns the child of a move among those from one to another; kNone if it is not there.
    Index child_between(Index from, Index to, Seat who, const Move& move) const {
        for (Index at = from; at != to; at = nodes_[static_cast<std::size_t>(at)].next) {
            const Node& child = nodes_[static_cast<std::size_t>(at)];
            if (child.seat == who && child.move == move) return at;
        }
        return kNone;
    }
    void append(Index parent, Index child) {
        Index* end = &node(parent).first_child;
        while (*end != kNone) end = &node(*end).next;
        *end = child;
    }

    static bool is_sealed(const typename G::State& state) {
        if constexpr (HasSealedDecisions<G>) return G::decides_sealed(state);
        else return false;
    }

    /// First opinions of the children: the best, and the distance of a quarter of its weight.
    struct Opinions {
        int best = 0, warmth = 1;
        std::uint64_t weights = 0;
    };
    Opinions opinions(std::size_t count) {
        Opinions out;
        int sum = 0;
        for (std::size_t i = 0; i < count; ++i) {
            out.best = std::max<int>(out.best, node(children_[i]).opinion);
            sum += node(children_[i]).opinion;
        }
        out.warmth = warmth_of(out.best, sum, static_cast<int>(count), kWarmth);
        for (std::size_t i = 0; i < count; ++i) out.weights += weight(out.best - node(children_[i]).opinion, out.warmth);
        return out;
    }
    /// Returns the child that promises most: its value so far, and a bonus for what looked good at first and was tried little.
    Index best_child(std::size_t count) {
        const Opinions first = opinions(count);
        std::uint64_t visits = 1;
        for (std::size_t i = 0; i < count; ++i) visits += static_cast<std::uint64_t>(node(children_[i]).visits);
        const std::uint64_t root = integer_sqrt(visits << 16u);                    // 256ths
        Index out = children_[0];
        std::uint64_t most = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const Node& child = node(children_[i]);
            const std::uint64_t bonus = kExplore * weight(first.best - child.opinion, first.warmth) * root /
                                        (first.weights * static_cast<std::uint64_t>(child.visits + 1));
            const std::uint64_t promise = (static_cast<std::uint64_t>(child.value()) << 8u) + bonus;
            if (i > 0 && promise <= most) continue;
            most = promise;
            out = children_[i];
        }
        return out;
    }
    /// Returns the root's child of the watched move if it was visited less than half as often as another one, or kNone.
    Index watched_child() const {
        if (!watched_) return kNone;
        Index out = kNone;
        int most = 0;
        for (Index at = nodes_[static_cast<std::size_t>(kRoot)].first_child; at != kNone; at = nodes_[static_cast<std::size_t>(at)].next) {
            const Node& child = nodes_[static_cast<std::size_t>(at)];
            if (child.move == *watched_) out = at;
            else most = std::max(most, child.visits);
        }
        return out != kNone && nodes_[static_cast<std::size_t>(out)].visits * 2 < most ? out : kNone;
    }
    /// Returns a child drawn by the first opinions alone.
    Index drawn_child(std::size_t count) {
        const Opinions first = opinions(count);
        std::uint64_t at = rng_.below(static_cast<std::uint32_t>(first.weights));
        for (std::size_t i = 0; i < count; ++i) {
            const std::uint64_t share = weight(first.best - node(children_[i]).opinion, first.warmth);
            if (at < share) return children_[i];
            at -= share;
        }
        return children_[count - 1];
    }

    Level level_;
    Network network_;
    typename G::Observation seen_;
    Rng rng_;
    std::optional<Move> watched_;                          ///< move to judge
    std::uint32_t mood_ = 0;                               ///< from 0 to 65,535: which move a level that makes mistakes draws
    Moves moves_;
    std::vector<Node> nodes_;
    std::array<Index, Moves::capacity()> children_{};      ///< of the node at which the iteration is, by legal move
    typename G::Events dropped_;
    PerSeat<std::int64_t> sums_{};                         ///< of the judgements for each seat
    int seats_ = 0;                                        ///< of the last iteration's state
    int played_ = 0;
};

}  // namespace orrery
