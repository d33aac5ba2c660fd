#include "tests/nodes.h"

#include "tests/games/astronavigators/short_game.h"

namespace orrery {
namespace {

TEST(AstroNavigatorsNodes, CountsStayAsTheyAre) {
    tests::expect_paths<astronavigators::Game>({}, {
        {2, 1, 0, 5, 384}, {2, 2, 60, 3, 396}, {2, 3, 120, 3, 1800},
        {3, 4, 0, 6, 64}, {3, 5, 100, 3, 59}, {3, 6, 180, 3, 1152},
        {4, 7, 150, 3, 261}, {4, 8, 260, 3, 1680}});
    astronavigators::Options short_game;
    short_game.mode = astronavigators::Mode::astronomer;
    tests::expect_paths<astronavigators::Game>(short_game, {{2, 9, 0, 4, 1728}, {3, 10, 50, 3, 2880}, {4, 11, 90, 3, 247}});
}
TEST(AstroNavigatorsNodes, CountsOfFlightsStayAsTheyAre) {
    tests::expect_paths<astronavigators::Flight>({}, {
        {2, 21, 0, 4, 1272}, {2, 22, 40, 3, 74}, {2, 23, 90, 3, 2904},
        {3, 24, 60, 3, 8}, {3, 25, 120, 3, 4},
        {4, 26, 80, 3, 292}, {4, 27, 160, 3, 1238}});
}

}  // namespace
}  // namespace orrery
