#include "tests/rule_coverage.h"

#include "engine/games/race/game.h"

namespace orrery {
namespace {

TEST(RaceRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(race::Game::info(), "RG-"); }
TEST(RaceRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(race::Game::info(), "RG-"); }

}  // namespace
}  // namespace orrery
