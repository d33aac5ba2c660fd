#include "tests/nodes.h"

#include "engine/games/race/game.h"

namespace orrery {
namespace {

TEST(RaceNodes, CountsStayAsTheyAre) {
    tests::expect_paths<race::Game>({}, {
        {2, 1, 0, 4, 0},
        {2, 3, 40, 4, 0},
        {3, 5, 60, 4, 0},
        {4, 7, 90, 4, 0},
    });
    race::Options two;
    two.two_actions = true;
    tests::expect_paths<race::Game>(two, {
        {2, 11, 5, 3, 0},
        {2, 13, 70, 4, 0},
    });
}

}  // namespace
}  // namespace orrery
