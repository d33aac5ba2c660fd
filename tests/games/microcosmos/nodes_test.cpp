#include "tests/nodes.h"

#include "engine/games/microcosmos/game.h"

namespace orrery {
namespace {

TEST(MicrocosmosNodes, CountsStayAsTheyAre) {
    tests::expect_paths<microcosmos::Game>({}, {
        {1, 1, 0, 4, 48}, {1, 2, 200, 3, 8}, {1, 3, 120, 3, 16},
        {2, 4, 0, 4, 36}, {2, 5, 150, 3, 45}, {2, 6, 250, 3, 163},
        {3, 7, 300, 3, 6}, {3, 8, 350, 3, 240},
        {4, 9, 400, 3, 54}, {4, 10, 450, 3, 71}});
}

}  // namespace
}  // namespace orrery
