// Runs every scenario file in every build with unit tests; `orrery check` runs the same files natively.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/check.h"
#include "engine/match/games.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

namespace fs = std::filesystem;

fs::path folder_of(const std::string& game) { return fs::path(ORRERY_TESTS_DIR) / "scenarios" / game; }

Json document_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    Result<Json> json = parse_json(text.str());
    EXPECT_TRUE(json) << path << ": " << (json ? "" : json.error().message);
    return json ? *json : Json();
}

std::vector<fs::path> files_in(const fs::path& folder) {
    std::vector<fs::path> out;
    std::error_code none;
    for (fs::directory_iterator it(folder, none), end; it != end; it.increment(none))
        if (it->path().extension() == ".json") out.push_back(it->path());
    std::sort(out.begin(), out.end());
    return out;
}

/// Finds the bases of a game; each is read once.
FindBase bases_of(const std::string& game) {
    static std::map<std::string, Json> read;
    return [game](const std::string& name) -> Result<Json> {
        const fs::path path = folder_of(game) / "bases" / (name + ".json");
        const auto known = read.find(path.string());
        if (known != read.end()) return known->second;
        if (!fs::exists(path)) return no_bases(name);
        return read.emplace(path.string(), document_of(path)).first->second;
    };
}

/// A step with one expectation made wrong, and the kind of that expectation.
struct Damage {
    std::string kind;
    Json step;
};

[[maybe_unused]] std::vector<Damage> damages_of(const Json& step) {
    std::vector<Damage> out;
    const Json other = "something else";
    const auto with = [&](const char* key, Json value) {
        out.push_back({key, step});
        out.back().step[key] = std::move(value);
    };
    const auto instead = [&](const std::string& kind, const char* key, Json value) {
        Json alone = Json::object();
        alone[key] = std::move(value);
        out.push_back({kind, std::move(alone)});
    };
    const auto each_key_of = [&](const char* key) {
        if (!step.contains(key)) return;
        for (const auto& item : step[key].items()) {
            Json value = step[key];
            value[item.key()] = other;
            with(key, std::move(value));
        }
    };
    each_key_of("expect");
    each_key_of("result");
    if (step.contains("events"))
        for (std::size_t i = 0; i < step["events"].size(); ++i)
            for (const auto& item : step["events"][i].items()) {
                Json events = step["events"];
                events[i][item.key()] = other;
                with("events", std::move(events));
            }
    if (step.contains("rule")) with("rule", "XX-A1");
    if (step.contains("moves_equal")) {
        Json more = step["moves_equal"], fewer = more;
        more.push_back(Json::object());
        with("moves_equal", std::move(more));
        if (!fewer.empty()) fewer.erase(0);
        if (fewer.size() < step["moves_equal"].size()) with("moves_equal", std::move(fewer));
    }
    if (step.contains("moves_include"))
        for (const Json& move : step["moves_include"]) instead("moves_include", "moves_exclude", Json::array({move}));
    if (step.contains("moves_exclude"))
        for (const Json& move : step["moves_exclude"]) instead("moves_exclude", "moves_include", Json::array({move}));
    if (step.contains("move")) instead("move", "illegal", step["move"]);
    if (step.contains("illegal")) instead("illegal", "move", step["illegal"]);
    if (step.contains("undo")) instead("undo", "undo_refused", true);
    if (step.contains("undo_refused")) instead("undo_refused", "undo", 1);
    if (step.contains("redo")) instead("redo", "redo", 100000);
    return out;
}

/// Returns whether the scenario up to step `i`, with that step damaged, fails at that step.
[[maybe_unused]] bool fails_at(const Json& scenario, std::size_t i, const Json& damaged, const FindBase& bases) {
    Json wrong = scenario;
    Json steps = Json::array();
    for (std::size_t k = 0; k < i; ++k) steps.push_back(scenario["steps"][k]);
    steps.push_back(damaged);
    wrong["steps"] = std::move(steps);
    const std::string place = "/steps/" + std::to_string(i) + "/";
    return run_scenario(wrong, bases).failure.compare(0, place.size(), place) == 0;
}

TEST(Scenarios, EveryGameHasSome) {
    for (const GameEntry& game : all_games()) EXPECT_FALSE(files_in(folder_of(game.info->id)).empty()) << game.info->id;
}

TEST(Scenarios, AllPass) {
    for (const GameEntry& game : all_games())
        for (const fs::path& path : files_in(folder_of(game.info->id))) {
            const ScenarioReport report = run_scenario(document_of(path), bases_of(game.info->id));
            EXPECT_EQ(report.failure, "") << path.filename().string() << "\n" << explained(report);
            EXPECT_FALSE(report.name.empty()) << path.filename().string();
            EXPECT_FALSE(report.rules.empty()) << path.filename().string() << " names no rule";
        }
}

TEST_NATIVELY(Scenarios, TheLastStepExpectsSomething) {
    for (const GameEntry& game : all_games())
        for (const fs::path& path : files_in(folder_of(game.info->id)))
            EXPECT_TRUE(expects_something(document_of(path)["steps"].back())) << path.filename().string();
}

TEST(Scenarios, EveryBaseIsASoundPositionAndUsed) {
    for (const GameEntry& game : all_games()) {
        std::set<std::string> used;
        const auto use = [&](const fs::path& path) {
            const Json document = document_of(path);
            if (document.contains("position") && document["position"].contains("base"))
                used.insert(document["position"]["base"].get<std::string>());
        };
        for (const fs::path& path : files_in(folder_of(game.info->id))) use(path);
        const std::vector<fs::path> bases = files_in(folder_of(game.info->id) / "bases");
        for (const fs::path& path : bases) use(path);
        for (const fs::path& path : bases) {
            const Result<Json> position = whole_position(Json{{"base", path.stem().string()}}, bases_of(game.info->id));
            ASSERT_TRUE(position) << path << ": " << position.error().pointer << ": " << position.error().message;
            const auto match = load_position(*position);
            EXPECT_TRUE(match) << path << ": " << (match ? "" : match.error().pointer + ": " + match.error().message);
            EXPECT_EQ(used.count(path.stem().string()), 1u) << path << " is used by nothing";
        }
    }
}

TEST_NATIVELY(Scenarios, PositionsAreToldFromBases) {
    for (const GameEntry& game : all_games())
        for (const fs::path& path : files_in(folder_of(game.info->id))) {
            const Json document = document_of(path);
            EXPECT_TRUE(!document.contains("position") || document["position"].contains("base")) << path.filename().string();
        }
}

/// The quick tier makes one expectation of each kind wrong in each file, the deep tier every one.
TEST_NATIVELY(Scenarios, NoneWouldPassWithAnExpectationMadeWrong) {
    std::map<std::string, int> tried;
    for (const GameEntry& game : all_games()) {
        const FindBase bases = bases_of(game.info->id);
        const std::vector<fs::path> files = files_in(folder_of(game.info->id));
        for (std::size_t file = 0; file < files.size(); ++file) {
            const Json scenario = document_of(files[file]);
            std::map<std::string, std::vector<std::pair<std::size_t, Json>>> damages;
            for (std::size_t i = 0; i < scenario["steps"].size(); ++i)
                for (Damage& damage : damages_of(scenario["steps"][i])) damages[damage.kind].emplace_back(i, std::move(damage.step));
            for (const auto& [kind, all] : damages)
                for (std::size_t d = 0; d < all.size(); ++d) {
                    if (!tests::is_deep() && d != file % all.size()) continue;
                    const auto& [i, step] = all[d];
                    EXPECT_TRUE(fails_at(scenario, i, step, bases))
                        << files[file].filename().string() << ", step " << i << ", " << kind << ": " << to_text(step);
                    ++tried[kind];
                }
        }
    }
    for (const char* kind : {"expect", "events", "rule", "moves_equal", "moves_include", "moves_exclude", "move", "illegal", "undo",
                             "undo_refused", "result"})
        EXPECT_GT(tried[kind], 0) << kind;
}

}  // namespace
}  // namespace orrery
