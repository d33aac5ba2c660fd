// Numbers of move paths from fixed positions: the alarm for a rule that changed unnoticed. A changed number is justified
// by a rule id in the commit that changes it.
#include <gtest/gtest.h>

#include "engine/games/quantum/rules.h"

namespace orrery::quantum {
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

State after(MapId map, std::uint64_t seed, int plies) {
    Events none;
    Options options;
    options.map = map;
    State s = start(options, kMaps[map].players, Rng(seed), nullptr, none);
    Rng pick(seed);
    for (int i = 0; i < plies; ++i) {
        const Seat who = *to_act(s);
        const MoveList moves = legal_moves(s, who);
        apply(s, who, moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
    }
    return s;
}

struct Nodes {
    MapId map;
    std::uint64_t seed;
    int plies, depth;
    std::uint64_t paths;
};

TEST(QuantumNodes, CountsStayAsTheyAre) {
    const Nodes table[] = {
        {0, 1, 0, 4, 8},
        {0, 3, 40, 3, 201},
        {3, 5, 120, 3, 3127},
        {6, 7, 300, 3, 139},
        {1, 11, 90, 3, 332},
        {11, 13, 500, 3, 154},
        {2, 17, 200, 3, 511},
        {15, 19, 700, 3, 127},
    };
    for (const Nodes& n : table)
        EXPECT_EQ(paths(after(n.map, n.seed, n.plies), n.depth), n.paths) << int(n.map) << ", seed " << n.seed << ", ply " << n.plies;
}

}  // namespace
}  // namespace orrery::quantum
