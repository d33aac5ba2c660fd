// Checks that every rule of a game is in its specification (docs/rules), is cited in the code that decides it, and is
// exercised by at least one scenario file. A game adds the three tests with three lines:
//
//   TEST(MyGameRuleCoverage, EveryRuleIsSpecified) { tests::expect_all_specified(mygame::Game::info(), "MG-"); }
//   TEST(MyGameRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) { tests::expect_all_cited(mygame::Game::info(), "MG-"); }
//   TEST(MyGameRuleCoverage, EveryRuleIsExercisedByAScenario) { tests::expect_all_exercised(mygame::Game::info(), "MG-"); }
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/json.h"

namespace orrery::tests {

namespace fs = std::filesystem;

inline std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

inline std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> out;
    std::error_code none;
    for (fs::directory_iterator it(folder, none), end; it != end; it.increment(none)) out.push_back(it->path());
    std::sort(out.begin(), out.end());
    return out;
}

/// Returns whether a source file decides rules. Files of texts (`describe_table`, for example) describe rules and decide
/// nothing. The table of rule ids is excluded because it names every rule.
inline bool decides(const fs::path& path) {
    const std::string kind = path.extension().string(), stem = path.stem().string();
    if (kind != ".cpp" && kind != ".h") return false;
    for (const std::string_view words : {"rule_ids", "describe", "explain", "words", "content"})
        if (stem.compare(0, words.size(), words) == 0) return false;
    return true;
}

/// Adds `prefix` and the id after each occurrence of `mark`, if the id is a letter and a number: "rule::A12", "JG-A12".
inline void add_ids(const std::string& text, std::string_view mark, std::string_view prefix, std::set<std::string>& ids) {
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
        const std::size_t begin = at + mark.size();
        std::size_t end = begin + 1;
        while (end < text.size() && is_digit(text[end])) ++end;
        if (end > begin + 1) ids.insert(std::string(prefix) + text.substr(begin, end - begin));
    }
}

inline std::string missing_from(const std::set<std::string>& found, const GameInfo& game) {
    std::string out;
    for (const Rule* rule : game.rules())
        if (found.count(rule->id) == 0) out += (out.empty() ? "" : " ") + std::string(rule->id);
    return out;
}

/// Returns the cited ids that are not rules of the game. Settled questions ("JG-Q7") and worked examples ("RG-X7") may be
/// cited like rules.
inline std::string unknown_in(const std::set<std::string>& found, const GameInfo& game, std::string_view prefix) {
    std::set<std::string> known;
    for (const Rule* rule : game.rules()) known.insert(rule->id);
    std::string out;
    for (const std::string& id : found) {
        const char letter = id.size() > prefix.size() ? id[prefix.size()] : '\0';
        if (known.count(id) == 0 && letter != 'Q' && letter != 'X') out += (out.empty() ? "" : " ") + id;
    }
    return out;
}

/// Expects every rule in the specification, where it begins with its id in bold ("**JG-A12**"). `prefix` is the common
/// prefix of the game's rule ids, such as "JG-".
inline void expect_all_specified(const GameInfo& game, std::string_view prefix) {
    const fs::path specification = fs::path(ORRERY_TESTS_DIR) / ".." / "docs" / "rules" / (std::string(game.id) + ".md");
    const std::string text = text_of(specification);
    ASSERT_FALSE(text.empty()) << "no specification " << specification;
    std::set<std::string> specified;
    add_ids(text, "**" + std::string(prefix), prefix, specified);
    EXPECT_EQ(missing_from(specified, game), "") << "rules that are not in " << specification;
    EXPECT_EQ(unknown_in(specified, game, prefix), "") << "ids in the specification that no rule has";
}

/// Expects every rule to be cited in the game's code. `prefix` is as above.
inline void expect_all_cited(const GameInfo& game, std::string_view prefix) {
    const fs::path sources = fs::path(ORRERY_TESTS_DIR) / ".." / "engine" / "games" / game.id;
    std::set<std::string> cited;
    int read = 0;
    for (const fs::path& path : files_in(sources)) {
        if (!decides(path)) continue;
        const std::string text = text_of(path);
        add_ids(text, "rule::", prefix, cited);
        add_ids(text, prefix, prefix, cited);
        ++read;
    }
    ASSERT_GT(read, 10) << "no sources in " << sources;
    EXPECT_EQ(missing_from(cited, game), "") << "rules that no code cites";
    EXPECT_EQ(unknown_in(cited, game, prefix), "") << "ids in the code that no rule has";
}

inline void expect_all_exercised(const GameInfo& game, std::string_view prefix) {
    const fs::path scenarios = fs::path(ORRERY_TESTS_DIR) / "scenarios" / game.id;
    std::set<std::string> exercised;
    for (const fs::path& path : files_in(scenarios)) {
        if (path.extension() != ".json") continue;
        const Json scenario = Json::parse(text_of(path), nullptr, false);
        ASSERT_TRUE(scenario.is_object()) << path;
        const auto rules = scenario.find("rules");
        if (rules == scenario.end() || !rules->is_array()) continue;
        for (const Json& id : *rules)
            if (id.is_string()) exercised.insert(id.get<std::string>());
    }
    EXPECT_EQ(missing_from(exercised, game), "") << "rules without a scenario in " << scenarios;
    EXPECT_EQ(unknown_in(exercised, game, prefix), "") << "ids in the scenarios that no rule has";
}

}  // namespace orrery::tests
