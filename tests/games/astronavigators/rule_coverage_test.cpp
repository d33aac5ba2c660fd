#include "tests/refusal_coverage.h"

#include "engine/games/astronavigators/game.h"

namespace orrery {
namespace {

TEST(AstroNavigatorsRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(astronavigators::Game::info(), "AN-"); }
TEST(AstroNavigatorsRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) {
    tests::expect_all_cited(astronavigators::Game::info(), "AN-");
}
TEST(AstroNavigatorsRuleCoverage, EveryRuleIsExercisedByAScenario) {
    tests::expect_all_exercised(astronavigators::Game::info(), "AN-");
}
TEST(AstroNavigatorsRuleCoverage, EveryRefusalIsMissedByAScenario) {
    tests::expect_all_refused(astronavigators::Game::info(), "AN-", {});
}

}  // namespace
}  // namespace orrery
