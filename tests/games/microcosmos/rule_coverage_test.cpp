#include "tests/refusal_coverage.h"

#include "engine/games/microcosmos/game.h"

namespace orrery {
namespace {

TEST(MicrocosmosRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(microcosmos::Game::info(), "MC-"); }
TEST(MicrocosmosRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(microcosmos::Game::info(), "MC-"); }
TEST(MicrocosmosRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(microcosmos::Game::info(), "MC-"); }
TEST(MicrocosmosRuleCoverage, EveryRefusalIsMissedByAScenario) { tests::expect_all_refused(microcosmos::Game::info(), "MC-", {}); }

}  // namespace
}  // namespace orrery
