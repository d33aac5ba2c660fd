#include "tests/refusal_coverage.h"

#include "engine/games/quantum/game.h"

namespace orrery {
namespace {

TEST(QuantumRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(quantum::Game::info(), "QU-"); }
TEST(QuantumRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(quantum::Game::info(), "QU-"); }
TEST(QuantumRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(quantum::Game::info(), "QU-"); }
TEST(QuantumRuleCoverage, EveryRefusalIsMissedByAScenario) { tests::expect_all_refused(quantum::Game::info(), "QU-", {}); }

}  // namespace
}  // namespace orrery
