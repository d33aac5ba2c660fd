#include "tests/refusal_coverage.h"

#include "engine/games/race/game.h"

namespace orrery {
namespace {

TEST(RaceRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(race::Game::info(), "RG-"); }
TEST(RaceRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(race::Game::info(), "RG-"); }
TEST(RaceRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(race::Game::info(), "RG-"); }
// RG-T2 refuses a seat that is not asked, but a match only lets the deciding seat move. The law of legal moves tries the
// others.
TEST(RaceRuleCoverage, EveryRefusalIsMissedByAScenario) { tests::expect_all_refused(race::Game::info(), "RG-", {"RG-T2"}); }

}  // namespace
}  // namespace orrery
