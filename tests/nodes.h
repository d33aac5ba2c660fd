// Counts the move paths from fixed positions, to detect an unintended change of a rule. The commit that changes a count
// cites the rule id that justifies it.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <initializer_list>

#include "engine/core/rng.h"

namespace orrery::tests {

template <class G>
std::uint64_t paths(const typename G::State& s, int depth) {
    const auto who = G::to_act(s);
    if (depth == 0 || !who) return 1;
    std::uint64_t sum = 0;
    for (const auto& move : G::legal_moves(s, *who)) {
        typename G::State next = s;
        typename G::Events none;
        G::apply(next, *who, move, nullptr, none);
        sum += paths<G>(next, depth - 1);
    }
    return sum;
}

/// Returns the position after `plies` random moves of a game.
template <class G>
typename G::State after(const typename G::Options& options, int seats, std::uint64_t seed, int plies) {
    typename G::Events none;
    typename G::State s = G::start(options, seats, Rng(seed), nullptr, none);
    Rng pick(seed);
    for (int i = 0; i < plies; ++i) {
        const auto who = G::to_act(s);
        const auto moves = G::legal_moves(s, *who);
        G::apply(s, *who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
    }
    return s;
}

struct Nodes {
    int seats;
    std::uint64_t seed;
    int plies, depth;
    std::uint64_t paths;
};

template <class G>
void expect_paths(const typename G::Options& options, std::initializer_list<Nodes> table) {
    for (const Nodes& n : table)
        EXPECT_EQ(paths<G>(after<G>(options, n.seats, n.seed, n.plies), n.depth), n.paths)
            << n.seats << " seats, seed " << n.seed << ", ply " << n.plies;
}

}  // namespace orrery::tests
