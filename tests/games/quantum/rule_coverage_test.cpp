#include "tests/refusal_coverage.h"

#include "engine/games/quantum/game.h"

namespace orrery {
namespace {

TEST(QuantumRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(quantum::Game::info(), "QU-"); }
TEST(QuantumRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(quantum::Game::info(), "QU-"); }
TEST(QuantumRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(quantum::Game::info(), "QU-"); }
// QU-H7 is in a table of abilities. A maneuver is made as a move and refused as one.
TEST(QuantumRuleCoverage, EveryRefusalIsMissedByAScenario) { tests::expect_all_refused(quantum::Game::info(), "QU-", {"QU-H7"}); }

}  // namespace
}  // namespace orrery
