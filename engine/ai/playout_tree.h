// Searching computer player for a game without a network: information-set tree search with random playouts at its leaves. Integers
// only, so that the same seed and number of iterations give the same move everywhere.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/ai/search.h"
#include "engine/ai/tree_search.h"
#include "engine/core/fixed_vector.h"

namespace orrery {

/// Player that grows one tree over all states that agree with the observation. Each iteration draws such a state, follows the tree
/// through it by the moves that are legal there, adds one move, and plays on at random. Every seat is taken to move for its own good.
/// Precondition: `o.me` is to act. Only the constructor allocates.
template <class G>
class PlayoutTree final : public Thinker {
  public:
    using Move = typename G::Move;
    using Moves = decltype(G::legal_moves(std::declval<const typename G::State&>(), Seat{}));

    PlayoutTree(const Level& level, const typename G::Observation& o, std::uint64_t seed)
        : level_(level), seen_(o), rng_(seed), moves_(G::legal_moves(G::determinize(o, rng_), o.me)) {
        assert(!moves_.empty());
        nodes_.reserve(is_settled() ? 1 : kMostNodes);
        nodes_.push_back({});
    }

    Pace pace() const override { return {level_.playouts, 4000, level_.is_bounded}; }
    void think(int iterations) override {
        if (is_settled()) return;
        for (int i = 0; i < iterations; ++i) iterate();
    }
    int iterations() const override { return played_; }
    Json move() const override { return G::encode_move(choice()); }
    /// Returns the move tried most often; of equal ones the one that is worth more, then the first.
    const Move& choice() const {
        const Node* best = nullptr;
        for (Index at = nodes_[kRoot].first_child; at != kNone; at = nodes_[index(at)].next) {
            const Node& child = nodes_[index(at)];
            if (best == nullptr || is_before(child, *best)) best = &child;
        }
        return best != nullptr ? best->move : moves_[0];
    }
    bool is_settled() const override { return moves_.size() == 1; }
    BotStats stats() const override {
        BotStats out;
        out.iterations = played_;
        for (const Node* node : ranked()) out.values.push_back({G::encode_move(node->move), node->visits, node->value()});
        for (const Move& move : moves_)
            if (child_of(kRoot, seen_.me, move) == kNone) out.values.push_back({G::encode_move(move), 0, kMostReward / 2});
        return out;
    }
    std::vector<Advice> advice(int most) const override {
        std::vector<Advice> out;
        for (const Node* node : ranked())
            if (out.size() < static_cast<std::size_t>(most)) out.push_back({G::encode_move(node->move)});
        if (out.empty()) out.push_back({move()});
        return out;
    }

  private:
    using Index = std::int32_t;
    static constexpr Index kRoot = 0, kNone = -1;
    static constexpr std::size_t kMostNodes = 1u << 15u;   ///< a full tree does not grow; playouts begin at its leaves
    static constexpr int kMostDepth = 64;                  ///< moves in one iteration that were a choice
    static constexpr int kMostForced = 64;                 ///< moves in one iteration that were none
    static constexpr std::uint64_t kExplore = 200;         ///< weight of what was tried little, in thousandths of the maximal reward

    /// Move that a seat made after the moves that lead to the parent.
    struct Node {
        Move move{};
        Seat seat = 0;
        std::int32_t visits = 0, chances = 0;              ///< how often it was made, and how often it could have been
        std::int64_t sum = 0;                              ///< of rewards for `seat`
        Index first_child = kNone, last_child = kNone, next = kNone;

        int value() const { return visits == 0 ? kMostReward / 2 : static_cast<int>(sum / visits); }
    };

    static std::size_t index(Index at) { return static_cast<std::size_t>(at); }
    Node& node(Index at) { return nodes_[index(at)]; }
    static bool is_before(const Node& a, const Node& b) { return a.visits != b.visits ? a.visits > b.visits : a.value() > b.value(); }
    std::vector<const Node*> ranked() const {
        std::vector<const Node*> out;
        for (Index at = nodes_[kRoot].first_child; at != kNone; at = nodes_[index(at)].next) out.push_back(&nodes_[index(at)]);
        std::stable_sort(out.begin(), out.end(), [](const Node* a, const Node* b) { return is_before(*a, *b); });
        return out;
    }

    /// What an iteration passed: nodes whose values it changes, in order.
    using Path = FixedVector<Index, 3 * kMostDepth>;

    void iterate() {
        typename G::State state = G::determinize(seen_, rng_);
        Path path;
        Index at = kRoot;
        // While choices are sealed, each seat knows only its own: the node from which it chooses, by seat.
        PerSeat<Index> sealed{};
        bool is_sealing = false;
        for (int depth = 0, forced = 0; depth < kMostDepth && forced < kMostForced;) {
            const auto who = G::to_act(state);
            if (!who) break;
            const Moves moves = at == kRoot ? moves_ : G::legal_moves(state, *who);
            if (moves.size() == 1) {
                G::apply(state, *who, moves[0], nullptr, dropped_);
                ++forced;
                continue;
            }
            ++depth;
            const bool was_sealing = std::exchange(is_sealing, is_sealed(state));
            if (is_sealing && !was_sealing) sealed.of.fill(at);
            const Index from = is_sealing ? sealed[*who] : at;
            bool is_new = false;
            const Index chosen = choose(from, *who, moves, is_new);
            if (chosen == kNone) break;
            const Move move = node(chosen).move;
            path.push_back(chosen);
            if (is_sealing) sealed[*who] = chosen;
            if (from == at) {
                at = chosen;
            } else {
                // What follows depends on all choices, so it hangs under their sequence.
                Index next = child_of(at, *who, move);
                if (next == kNone) next = add(at, *who, move), is_new = true;
                if (next == kNone) is_new = true;
                else at = next;
            }
            G::apply(state, *who, move, nullptr, dropped_);
            if (is_new) break;
        }
        play_out(state);
        PerSeat<int> rewards{};
        for (const Seat seat : all_seats(state.seats)) rewards[seat] = reward_in<G>(state, seat);
        for (const Index passed : path) {
            ++node(passed).visits;
            node(passed).sum += rewards[node(passed).seat];
        }
        ++played_;
    }

    void play_out(typename G::State& state) {
        for (int ply = 0; ply < G::kPlayoutPlies; ++ply) {
            const auto who = G::to_act(state);
            if (!who) break;
            const Moves moves = G::legal_moves(state, *who);
            G::apply(state, *who, moves[rng_.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped_);
        }
    }

    /// Returns the child of `parent` for a move that was never made, drawn among these, or, once all were, the one with the most
    /// promise (UCB1). Returns kNone if there is none and no room.
    Index choose(Index parent, Seat who, const Moves& moves, bool& is_new) {
        std::size_t untried = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            children_[i] = child_of(parent, who, moves[i]);
            if (children_[i] == kNone || node(children_[i]).visits == 0) ++untried;
        }
        if (untried > 0 && nodes_.size() < kMostNodes) {
            std::size_t skip = rng_.below(static_cast<std::uint32_t>(untried));
            for (std::size_t i = 0; i < moves.size(); ++i) {
                if (children_[i] != kNone && node(children_[i]).visits > 0) continue;
                if (skip-- > 0) continue;
                if (children_[i] == kNone) children_[i] = add(parent, who, moves[i]);
                note_chances(moves.size());
                is_new = true;
                return children_[i];
            }
        }
        note_chances(moves.size());
        Index out = kNone;
        std::uint64_t most = 0;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            if (children_[i] == kNone || node(children_[i]).visits == 0) continue;
            const Node& child = node(children_[i]);
            const auto visits = static_cast<std::uint64_t>(child.visits);
            const std::uint64_t log = log_in_65536ths(static_cast<std::uint32_t>(child.chances));
            const std::uint64_t mean = (static_cast<std::uint64_t>(child.sum) << 8u) / visits;             // 256ths
            const std::uint64_t promise = mean + (kExplore * integer_sqrt((log << 16u) / visits) >> 8u);   // 256ths
            if (out != kNone && promise <= most) continue;
            most = promise;
            out = children_[i];
        }
        return out;
    }
    void note_chances(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            if (children_[i] != kNone) ++node(children_[i]).chances;
    }
    Index child_of(Index parent, Seat who, const Move& move) const {
        for (Index at = nodes_[index(parent)].first_child; at != kNone; at = nodes_[index(at)].next)
            if (nodes_[index(at)].seat == who && nodes_[index(at)].move == move) return at;
        return kNone;
    }
    /// Returns kNone if there is no room.
    Index add(Index parent, Seat who, const Move& move) {
        if (nodes_.size() == kMostNodes) return kNone;
        const auto added = static_cast<Index>(nodes_.size());
        nodes_.push_back({});
        node(added).move = move;
        node(added).seat = who;
        Node& above = node(parent);
        (above.first_child == kNone ? above.first_child : node(above.last_child).next) = added;
        above.last_child = added;
        return added;
    }

    static bool is_sealed(const typename G::State& state) {
        if constexpr (HasSealedDecisions<G>) return G::decides_sealed(state);
        else return false;
    }

    Level level_;
    typename G::Observation seen_;
    Rng rng_;
    Moves moves_;
    std::vector<Node> nodes_;
    std::array<Index, Moves::capacity()> children_{};      ///< of the node at which the iteration is, by legal move
    typename G::Events dropped_;
    int played_ = 0;
};

}  // namespace orrery
