// Numbers of move paths from fixed positions: the alarm for a rule that changed unnoticed. A changed number is justified
// by a rule id in the commit that changes it.
#include <gtest/gtest.h>

#include "engine/games/jumpgate/rules.h"

namespace orrery::jumpgate {
namespace {

std::uint64_t paths(const State& s, int depth) {
    const auto who = to_act(s);
    if (depth == 0 || !who) return 1;
    std::uint64_t sum = 0;
    for (const Move& move : legal_moves(s, *who)) {
        State next = s;
        Events none;
        apply(next, *who, move, nullptr, none);
        sum += paths(next, depth - 1);
    }
    return sum;
}

State after(int seats, std::uint64_t seed, int plies) {
    Events none;
    State s = start({}, seats, Rng(seed), nullptr, none);
    Rng pick(seed);
    for (int i = 0; i < plies; ++i) {
        const Seat who = *to_act(s);
        const MoveList moves = legal_moves(s, who);
        apply(s, who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
    }
    return s;
}

struct Nodes {
    int seats;
    std::uint64_t seed;
    int plies, depth;
    std::uint64_t paths;
};

TEST(JumpGateNodes, CountsStayAsTheyAre) {
    const Nodes table[] = {
        {2, 1, 0, 4, 760},
        {2, 3, 40, 4, 2155},
        {3, 5, 60, 4, 940},
        {4, 7, 80, 4, 2224},
        {5, 11, 100, 4, 5372},
        {2, 13, 90, 5, 39739},
        {3, 17, 110, 5, 8705},
    };
    for (const Nodes& n : table)
        EXPECT_EQ(paths(after(n.seats, n.seed, n.plies), n.depth), n.paths) << n.seats << " seats, seed " << n.seed << ", ply " << n.plies;
}

}  // namespace
}  // namespace orrery::jumpgate
