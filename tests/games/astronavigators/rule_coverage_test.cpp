#include "tests/refusal_coverage.h"

#include <set>
#include <string>

#include "engine/games/astronavigators/game.h"
#include "tests/secrets_law.h"

namespace orrery {
namespace {

/// Returns all words in the moves and expectations of the scenarios.
std::set<std::string> words_of_scenarios() {
    std::set<std::string> out;
    for (const tests::fs::path& path : tests::files_in(tests::fs::path(ORRERY_TESTS_DIR) / "scenarios" / "astronavigators")) {
        if (path.extension() != ".json") continue;
        const Result<Json> scenario = parse_json(tests::text_of(path));
        EXPECT_TRUE(scenario) << path;
        if (scenario && scenario->contains("steps")) tests::strings_in((*scenario)["steps"], out);
    }
    return out;
}

template <class Table>
void expect_all_in_scenarios(const Table& table, const std::set<std::string>& words) {
    for (const auto& entry : table) EXPECT_GT(words.count(entry.id), 0u) << "no scenario moves or expects " << entry.id;
}

TEST(AstroNavigatorsRuleCoverage, EveryComponentIsUsedByAScenario) {
    const std::set<std::string> words = words_of_scenarios();
    expect_all_in_scenarios(astronavigators::kCards, words);
    expect_all_in_scenarios(astronavigators::kSets, words);
    expect_all_in_scenarios(astronavigators::kTiles, words);
    expect_all_in_scenarios(astronavigators::kOrbitTiles, words);
    expect_all_in_scenarios(astronavigators::kQuests, words);
    expect_all_in_scenarios(astronavigators::kInstruments, words);
    expect_all_in_scenarios(astronavigators::kCharacters, words);
    expect_all_in_scenarios(astronavigators::kAgendas, words);
}

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
