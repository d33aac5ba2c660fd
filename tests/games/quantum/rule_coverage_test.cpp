#include "tests/rule_coverage.h"

#include "engine/games/quantum/game.h"

namespace orrery {
namespace {

TEST(QuantumRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(quantum::Game::info(), "QU-"); }
TEST(QuantumRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(quantum::Game::info(), "QU-"); }

}  // namespace
}  // namespace orrery
