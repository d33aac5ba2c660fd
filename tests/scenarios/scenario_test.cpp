// Every scenario file, in every build that runs unit tests; `orrery check` runs the same files natively.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/match/check.h"
#include "engine/match/games.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

std::vector<fs::path> files_of(const std::string& game) {
    std::vector<fs::path> out;
    std::error_code none;
    for (fs::directory_iterator it(fs::path(ORRERY_TESTS_DIR) / "scenarios" / game, none), end; it != end; it.increment(none))
        if (it->path().extension() == ".json") out.push_back(it->path());
    std::sort(out.begin(), out.end());
    return out;
}

/// The scenario with one expectation of step `i` made wrong, for each that the step has.
std::vector<Json> damaged(const Json& scenario, std::size_t i) {
    std::vector<Json> out;
    const Json& step = scenario["steps"][i];
    const auto with = [&](const char* key, Json value) {
        if (!step.contains(key)) return;
        out.push_back(scenario);
        out.back()["steps"][i][key] = std::move(value);
    };
    if (const auto expect = step.find("expect"); expect != step.end() && !expect->empty()) {
        Json other = *expect;
        other[expect->items().begin().key()] = "something else";
        with("expect", std::move(other));
    }
    Json event = Json::object();
    event["event"] = "no_such_event";
    with("events", Json::array({std::move(event)}));
    with("rule", "JG-X0");
    with("moves_equal", Json::array({Json::object()}));
    with("moves_include", Json::array({Json::object()}));
    if (step.contains("result")) {
        Json result = Json::object();
        result["scores"] = Json::array({-1});
        with("result", std::move(result));
    }
    return out;
}

TEST(Scenarios, EveryGameHasSome) {
    for (const GameEntry& game : all_games()) EXPECT_FALSE(files_of(game.info->id).empty()) << game.info->id;
}

TEST(Scenarios, AllPass) {
    for (const GameEntry& game : all_games())
        for (const fs::path& path : files_of(game.info->id)) {
            const ScenarioReport report = check_scenario(text_of(path));
            EXPECT_EQ(report.failure, "") << path.filename().string();
            EXPECT_FALSE(report.name.empty()) << path.filename().string();
            EXPECT_FALSE(report.rules.empty()) << path.filename().string() << " names no rule";
        }
}

TEST(Scenarios, NoneWouldPassWithAnExpectationMadeWrong) {
    for (const GameEntry& game : all_games())
        for (const fs::path& path : files_of(game.info->id)) {
            const Result<Json> scenario = parse_json(text_of(path));
            ASSERT_TRUE(scenario) << path.filename().string();
            const std::size_t steps = (*scenario)["steps"].size();
            for (std::size_t i = 0; i < std::min(steps, static_cast<std::size_t>(tests::rounds(12))); ++i)
                for (const Json& wrong : damaged(*scenario, i))
                    EXPECT_NE(check_scenario(to_text(wrong)).failure, "") << path.filename().string() << ", step " << i;
        }
}

}  // namespace
}  // namespace orrery
