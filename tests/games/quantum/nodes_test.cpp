#include "tests/nodes.h"

#include "engine/games/quantum/game.h"

namespace orrery {
namespace {

void expect_on(quantum::MapId map, std::initializer_list<tests::Nodes> table) {
    quantum::Options options;
    options.map = map;
    tests::expect_paths<quantum::Game>(options, table);
}

TEST(QuantumNodes, CountsStayAsTheyAre) {
    expect_on(0, {{2, 1, 0, 4, 8}, {2, 3, 40, 3, 201}});
    expect_on(3, {{2, 5, 120, 3, 3127}});
    expect_on(6, {{2, 7, 300, 3, 139}});
    expect_on(1, {{3, 11, 90, 3, 332}});
    expect_on(11, {{3, 13, 500, 3, 154}});
    expect_on(2, {{4, 17, 200, 3, 511}});
    expect_on(15, {{4, 19, 700, 3, 127}});
}

}  // namespace
}  // namespace orrery
