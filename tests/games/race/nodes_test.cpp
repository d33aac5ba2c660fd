#include "tests/nodes.h"

#include "engine/games/race/game.h"

namespace orrery {
namespace {

TEST(RaceNodes, CountsStayAsTheyAre) {
    tests::expect_paths<race::Game>({}, {
        {2, 1, 0, 5, 6300},
        {2, 3, 40, 5, 2279},
        {3, 5, 60, 5, 5706},
        {4, 7, 90, 6, 14247},
    });
    race::Options two;
    two.two_actions = true;
    tests::expect_paths<race::Game>(two, {
        {2, 11, 5, 4, 492},
        {2, 13, 70, 5, 2032},
    });
}

}  // namespace
}  // namespace orrery
