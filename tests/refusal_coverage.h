// Checks that no refusal can be removed unnoticed. It is the quick counterpart of the mutation tests (tests/mutation). For
// every rule by which the code refuses a move, a scenario must name the rule and try a move that this rule refuses. The
// scenario fails if the move is accepted.
//
//   TEST(MyGameRuleCoverage, EveryRefusalIsMissedByAScenario) { tests::expect_all_refused(mygame::Game::info(), "MG-", {});
// }
#pragma once

#include "tests/rule_coverage.h"

namespace orrery::tests {

/// Returns the rules by which the game's code refuses moves: those named outside comments in files that decide rules.
inline std::set<std::string> refused_by(const GameInfo& game, std::string_view prefix) {
    const fs::path sources = fs::path(ORRERY_TESTS_DIR) / ".." / "engine" / "games" / game.id;
    std::set<std::string> ids;
    for (const fs::path& path : files_in(sources)) {
        const std::string stem = path.stem().string();
        if (!decides(path) || stem == "info" || stem == "game") continue;
        std::istringstream in(text_of(path));
        for (std::string line; std::getline(in, line);) add_ids(line.substr(0, line.find("//")), "rule::", prefix, ids);
    }
    return ids;
}

/// Expects a scenario for every refusal. `elsewhere` lists the rules that no scenario can test, because another test covers
/// them or because the refusal cannot occur.
inline void expect_all_refused(const GameInfo& game, std::string_view prefix, const std::set<std::string>& elsewhere) {
    std::set<std::string> tried;
    for (const fs::path& path : files_in(fs::path(ORRERY_TESTS_DIR) / "scenarios" / game.id)) {
        if (path.extension() != ".json") continue;
        const Json scenario = Json::parse(text_of(path), nullptr, false);
        ASSERT_TRUE(scenario.is_object()) << path;
        if (!scenario.contains("steps") || !scenario.contains("rules")) continue;
        for (const Json& step : scenario["steps"]) {
            if (!step.contains("illegal") || !step.contains("rule")) continue;
            const Json& rules = scenario["rules"];
            if (std::find(rules.begin(), rules.end(), step["rule"]) != rules.end()) tried.insert(step["rule"].get<std::string>());
        }
    }
    const std::set<std::string> refused = refused_by(game, prefix);
    EXPECT_GT(refused.size(), 10u) << "no sources";
    for (const std::string& id : refused)
        EXPECT_NE(tried.count(id), elsewhere.count(id)) << id << (tried.count(id) > 0 ? " has a scenario after all" : ": no scenario that names it tries what it refuses");
    for (const std::string& id : elsewhere) EXPECT_EQ(refused.count(id), 1u) << id << " refuses nothing";
}

}  // namespace orrery::tests
