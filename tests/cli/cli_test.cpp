// The program as a person or a script meets it: what it prints, and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

#include "engine/core/json.h"

namespace orrery {
namespace {

struct Ran {
    int status = -1;
    std::string out;
};

/// `arguments` go through the shell; standard error is part of the output.
Ran run(const std::string& arguments, const std::string& input = "") {
    std::string command = std::string("'") + ORRERY_PROGRAM + "' " + arguments + " 2>&1";
    command = input.empty() ? command + " </dev/null" : "printf '%s\\n' '" + input + "' | " + command;
    Ran ran;
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return ran;
    char buffer[4096];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, pipe)) ran.out.append(buffer, got);
    const int status = pclose(pipe);
    if (WIFEXITED(status)) ran.status = WEXITSTATUS(status);
    return ran;
}

/// A file that is gone when the test is over.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& text) {
        path = testing::TempDir() + "orrery_test_XXXXXX.json";
        const int file = mkstemps(path.data(), 5);
        if (file >= 0) close(file);
        std::ofstream(path) << text;
    }
    ~TemporaryFile() { std::remove(path.c_str()); }
    std::string path;
};

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Program, HelpIsEverywhere) {
    for (const char* command : {"", "games", "serve", "check", "play", "replay", "bench", "rules", "soak"}) {
        const Ran ran = run(std::string(command) + " --help");
        EXPECT_EQ(ran.status, 0) << command;
        EXPECT_TRUE(holds(ran.out, std::string("usage: orrery ") + command)) << ran.out;
    }
}

TEST(Program, BadUsageIsStatus2) {
    for (const char* arguments :
         {"", "dance", "games extra", "games --colour", "serve extra", "check", "check /no/such/file", "play", "play chess",
          "play jumpgate --players 9", "play jumpgate --players two", "play jumpgate --players", "play jumpgate --bots genius",
          "play jumpgate --bots random,random --players 3", "play jumpgate --bots random,random,random,random,random,random",
          "play jumpgate --games 0", "play jumpgate --seed -1", "play jumpgate extra", "replay", "replay /no/such/file", "bench",
          "bench jumpgate --seconds 0", "bench jumpgate --seconds x", "bench jumpgate --json=1", "rules", "rules chess",
          "rules jumpgate JG-X9", "rules jumpgate JG-A1 --lang fr", "soak", "soak chess", "soak jumpgate --games 0",
          "soak jumpgate --players 9", "soak jumpgate --options x", "soak jumpgate --options []", "soak jumpgate --options {\\\"luck\\\":1}"}) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.status, 2) << arguments << "\n" << ran.out;
        EXPECT_FALSE(ran.out.empty()) << arguments;
    }
}

TEST(Program, Games) {
    EXPECT_TRUE(holds(run("games").out, "jumpgate"));
    const Result<Json> list = parse_json(run("games --json").out);
    ASSERT_TRUE(list);
    EXPECT_EQ((*list)[0]["id"], "jumpgate");
}

TEST(Program, Rules) {
    const Ran one = run("rules jumpgate JG-A5");
    EXPECT_EQ(one.status, 0);
    EXPECT_EQ(one.out.substr(0, 5), "JG-A5");
    const Ran all = run("rules jumpgate --lang ja");
    EXPECT_TRUE(holds(all.out, "JG-S1 ") && holds(all.out, "JG-E23") && holds(all.out, "JG-T13"));
}

TEST(Program, PlaysTheSameGamesFromTheSameSeed) {
    const Ran a = run("play jumpgate --players 3 --seed 5 --games 4 --json"), b = run("play jumpgate --players 3 --seed 5 --games 4 --json");
    ASSERT_EQ(a.status, 0) << a.out;
    Result<Json> first = parse_json(a.out), second = parse_json(b.out);
    ASSERT_TRUE(first && second);
    EXPECT_EQ((*first)["results"], (*second)["results"]);
    EXPECT_EQ((*first)["results"].size(), 4u);
    EXPECT_EQ((*first)["seats"].size(), 3u);
    EXPECT_NE((*first)["results"][0]["hash"], (*first)["results"][1]["hash"]);
    EXPECT_EQ(run("play jumpgate --bots random,random,random,random --seed=9").status, 0);
}

TEST(Program, BenchTellsItsNumbers) {
    const Ran ran = run("bench jumpgate --players 5 --seconds 0.2 --json");
    ASSERT_EQ(ran.status, 0);
    const Result<Json> json = parse_json(ran.out);
    ASSERT_TRUE(json) << ran.out;
    std::vector<std::string> keys;
    for (const auto& item : json->items()) keys.push_back(item.key());
    EXPECT_EQ(keys, (std::vector<std::string>{"game", "players", "playouts_per_s", "moves_per_s", "allocations_per_move", "state_bytes"}));
    EXPECT_EQ((*json)["players"], 5);
    EXPECT_GT((*json)["moves_per_s"].get<double>(), 1000.0);
    EXPECT_EQ((*json)["allocations_per_move"], 0);
    EXPECT_LE((*json)["state_bytes"].get<int>(), 2048);
}

TEST(Program, SoaksEveryTable) {
    const std::string fixed = R"( --options '{"stall_turns":40}')";
    const Ran a = run("soak jumpgate --games 120 --seed 5 --json"), b = run("soak jumpgate --games 120 --seed 5 --json");
    ASSERT_EQ(a.status, 0) << a.out;
    Result<Json> first = parse_json(a.out), second = parse_json(b.out), other = parse_json(run("soak jumpgate --games 2 --players 3 --json" + fixed).out);
    ASSERT_TRUE(first && second && other);
    EXPECT_EQ((*first)["games"], 120);
    EXPECT_EQ((*first)["tables"], 4 * 24) << "2 to 5 players, 2 x 3 x 2 x 2 options";
    EXPECT_EQ((*first)["moves"], (*second)["moves"]) << "the same seed, the same games";
    EXPECT_GT((*first)["longest"].get<int>(), 50);
    EXPECT_EQ((*other)["tables"], 12);
    EXPECT_TRUE(holds(run("soak jumpgate --games 3").out, "3 games at 96 tables"));
}

TEST(Program, ChecksScenarios) {
    const std::string passing = R"({"name":"one","new":{"game":"jumpgate","players":2,"seed":1},"steps":[{"undo_refused":true}]})";
    const std::string failing = R"({"name":"two","new":{"game":"jumpgate","players":2,"seed":1},"steps":[{"undo":1}]})";
    const TemporaryFile good(passing), bad(failing);
    Ran ran = run("check " + good.path);
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(holds(ran.out, "(one)\n1 passed, 0 failed\n")) << ran.out;
    ran = run("check " + bad.path + " " + good.path);
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(holds(ran.out, "FAILED") && holds(ran.out, "/steps/0/undo") && holds(ran.out, "\n1 passed, 1 failed\n")) << ran.out;
}

TEST(Program, ReplaysSaves) {
    const std::string old = std::string(ORRERY_TESTS_DIR) + "/data/saves/format_0.json";
    const Ran ran = run("replay " + old);
    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_TRUE(holds(ran.out, "25 moves")) << ran.out;
    std::ifstream in(old);
    std::string text((std::istreambuf_iterator<char>(in)), {});
    Result<Json> save = parse_json(text);
    ASSERT_TRUE(save);
    Json other_moves = *save, other_hash = *save;
    other_moves["moves"].erase(0);
    other_hash["hash"] = "0000000000000000";
    EXPECT_EQ(run("replay " + TemporaryFile(to_text(other_moves)).path).status, 1);
    EXPECT_EQ(run("replay " + TemporaryFile(to_text(other_hash)).path).status, 1);
    EXPECT_EQ(run("replay " + TemporaryFile("{}").path).status, 2);
    EXPECT_EQ(run("replay " + TemporaryFile("x").path).status, 2);
}

TEST(Program, ServesUntilTheInputEnds) {
    const Ran ran = run("serve", "nonsense\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"new\",\"params\":{\"game\":\"jumpgate\",\"players\":2}}\n"
                                 "{\"jsonrpc\":\"2.0\",\"method\":\"close\",\"params\":{\"session\":\"s1\"}}\n"
                                 "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"hash\",\"params\":{\"session\":\"s1\"}}");
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(holds(ran.out, "-32700") && holds(ran.out, "\"session\":\"s1\"") && holds(ran.out, "\"code\":2")) << ran.out;
    EXPECT_EQ(std::count(ran.out.begin(), ran.out.end(), '\n'), 3);
}

}  // namespace
}  // namespace orrery
