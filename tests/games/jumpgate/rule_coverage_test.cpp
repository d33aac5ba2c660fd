// Every rule of Jump Gate is cited in the code where it is decided, and exercised by at least one scenario file.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/games/jumpgate/rule_ids.h"

namespace orrery::jumpgate {
namespace {

namespace fs = std::filesystem;

const fs::path kTests = ORRERY_TESTS_DIR;
const fs::path kSources = kTests / ".." / "engine" / "games" / "jumpgate";
const fs::path kScenarios = kTests / "scenarios" / "jumpgate";

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> out;
    std::error_code none;
    for (fs::directory_iterator it(folder, none), end; it != end; it.increment(none)) out.push_back(it->path());
    std::sort(out.begin(), out.end());
    return out;
}

/// Words are about the rules and decide nothing; the table of rules cites each one by itself.
bool decides(const fs::path& path) {
    static const std::set<std::string> words{"rule_ids", "describe", "explain", "words", "content"};
    const std::string kind = path.extension().string();
    return (kind == ".cpp" || kind == ".h") && words.count(path.stem().string()) == 0;
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Adds "JG-" and what follows each occurrence of `mark`, if that is a letter and a number: "rule::A12", "JG-A12".
void add_ids(const std::string& text, std::string_view mark, std::set<std::string>& ids) {
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1)) {
        std::size_t end = at + mark.size() + 1;
        while (end < text.size() && is_digit(text[end])) ++end;
        if (end > at + mark.size() + 1) ids.insert("JG-" + text.substr(at + mark.size(), end - at - mark.size()));
    }
}

std::string missing_from(const std::set<std::string>& found) {
    std::string out;
    for (const Rule* rule : all_rules())
        if (found.count(rule->id) == 0) out += (out.empty() ? "" : " ") + std::string(rule->id);
    return out;
}

std::string unknown_in(const std::set<std::string>& found) {
    std::set<std::string> known;
    for (const Rule* rule : all_rules()) known.insert(rule->id);
    std::string out;
    for (const std::string& id : found)
        if (known.count(id) == 0 && id.compare(0, 4, "JG-Q") != 0) out += (out.empty() ? "" : " ") + id;
    return out;
}

TEST(JumpGateRuleCoverage, EveryRuleIsCitedInTheCodeThatDecidesIt) {
    std::set<std::string> cited;
    int read = 0;
    for (const fs::path& path : files_in(kSources)) {
        if (!decides(path)) continue;
        const std::string text = text_of(path);
        add_ids(text, "rule::", cited);
        add_ids(text, "JG-", cited);
        ++read;
    }
    ASSERT_GT(read, 10) << "no sources in " << kSources;
    EXPECT_EQ(missing_from(cited), "") << "rules that no code cites";
    EXPECT_EQ(unknown_in(cited), "") << "ids in the code that no rule has";
}

TEST(JumpGateRuleCoverage, EveryRuleIsExercisedByAScenario) {
    std::set<std::string> exercised;
    for (const fs::path& path : files_in(kScenarios)) {
        if (path.extension() != ".json") continue;
        const Json scenario = Json::parse(text_of(path), nullptr, false);
        ASSERT_TRUE(scenario.is_object()) << path;
        const auto rules = scenario.find("rules");
        if (rules == scenario.end() || !rules->is_array()) continue;
        for (const Json& id : *rules)
            if (id.is_string()) exercised.insert(id.get<std::string>());
    }
    EXPECT_EQ(missing_from(exercised), "") << "rules without a scenario in " << kScenarios;
    EXPECT_EQ(unknown_in(exercised), "") << "ids in the scenarios that no rule has";
}

}  // namespace
}  // namespace orrery::jumpgate
