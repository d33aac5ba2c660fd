#include "tests/nodes.h"

#include "engine/games/microcosmos/game.h"

namespace orrery {
namespace {

TEST(MicrocosmosNodes, CountsStayAsTheyAre) {
    tests::expect_paths<microcosmos::Game>({}, {
        {1, 1, 0, 4, 0}, {1, 2, 200, 3, 0}, {1, 3, 600, 3, 0},
        {2, 4, 0, 4, 0}, {2, 5, 150, 3, 0}, {2, 6, 500, 3, 0},
        {3, 7, 300, 3, 0}, {3, 8, 600, 3, 0},
        {4, 9, 400, 3, 0}, {4, 10, 700, 3, 0}});
}

}  // namespace
}  // namespace orrery
