#include "tests/nodes.h"

#include "engine/games/jumpgate/game.h"

namespace orrery {
namespace {

TEST(JumpGateNodes, CountsStayAsTheyAre) {
    tests::expect_paths<jumpgate::Game>({}, {
        {2, 1, 0, 4, 760},
        {2, 3, 40, 4, 2155},
        {3, 5, 60, 4, 940},
        {4, 7, 80, 4, 2224},
        {5, 11, 100, 4, 5372},
        {2, 13, 90, 5, 39739},
        {3, 17, 110, 5, 8705},
    });
}

}  // namespace
}  // namespace orrery
