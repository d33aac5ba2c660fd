#include "tests/refusal_coverage.h"

#include "engine/games/jumpgate/game.h"

namespace orrery {
namespace {

TEST(JumpGateRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(jumpgate::Game::info(), "JG-"); }
TEST(JumpGateRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(jumpgate::Game::info(), "JG-"); }
TEST(JumpGateRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(jumpgate::Game::info(), "JG-"); }
TEST(JumpGateRuleCoverage, EveryRefusalIsMissedByAScenario) { tests::expect_all_refused(jumpgate::Game::info(), "JG-", {}); }

}  // namespace
}  // namespace orrery
