// The program as used by a person or a script: its output and its exit status.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "engine/ai/trainer.h"
#include "engine/cli/allocations.h"
#include "engine/cli/seeds.h"
#include "engine/core/json.h"
#include "engine/core/rng.h"
#include "engine/match/games.h"
#include "engine/match/puzzle.h"
#include "engine/match/schema.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

struct Ran {
    int status = -1;
    std::string out;
};

/// Runs a command of the shell. The output includes standard error.
Ran run_command(const std::string& line, const std::string& input = "") {
    const std::string whole = line + " 2>&1";
    const std::string command = input.empty() ? whole + " </dev/null" : "printf '%s\\n' '" + input + "' | " + whole;
    Ran ran;
    std::FILE* pipe = popen(command.c_str(), "r");
    if (pipe == nullptr) return ran;
    char buffer[4096];
    while (const std::size_t got = std::fread(buffer, 1, sizeof buffer, pipe)) ran.out.append(buffer, got);
    const int status = pclose(pipe);
    if (WIFEXITED(status)) ran.status = WEXITSTATUS(status);
    return ran;
}

/// Runs the program.
Ran run(const std::string& arguments, const std::string& input = "") {
    return run_command(std::string("'") + ORRERY_PROGRAM + "' " + arguments, input);
}

/// A file that is deleted at the end of the test.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& text) : path(new_path()) { std::ofstream(path) << text; }
    ~TemporaryFile() { EXPECT_EQ(std::remove(path.c_str()), 0) << path; }
    /// Constant, so that no expression moves it away before the file is deleted.
    const std::string path;

  private:
    static std::string new_path() {
        std::string name = testing::TempDir() + "orrery_test_XXXXXX.json";
        const int file = mkstemps(name.data(), 5);
        EXPECT_GE(file, 0) << name;
        if (file >= 0) close(file);
        return name;
    }
};

bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(Program, HelpIsEverywhere) {
    for (const char* command : {"", "games", "serve", "check", "play", "replay", "bench", "rules", "schema", "soak", "duel", "train", "conform"}) {
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
          "play jumpgate --games 0", "play jumpgate --seed -1", "play jumpgate --seed 9007199254740992", "soak jumpgate --seed 9007199254740992",
          "play jumpgate extra",
          "play jumpgate --options x", "play jumpgate --options []", "play jumpgate --options luck=1", "play jumpgate --options =1",
          "play astronavigators --options mode=sailor", "play astronavigators --options polar_literal=1", "play astronavigators --options ''",
          "replay", "replay /no/such/file", "bench",
          "bench jumpgate --seconds 0", "bench jumpgate --seconds x", "bench jumpgate --json=1", "rules", "rules chess",
          "rules jumpgate JG-X9", "rules jumpgate JG-A1 --lang fr", "schema", "schema chess", "schema jumpgate dance",
          "schema jumpgate move extra", "schema jumpgate --players 9", "soak", "soak chess", "soak jumpgate --games 0",
          "soak jumpgate --players 9", "soak jumpgate --options x", "soak jumpgate --options []", "soak jumpgate --options {\\\"luck\\\":1}",
          "train", "train chess --out x", "train jumpgate", "train jumpgate --out x --rounds 0", "train jumpgate --out x --hidden 1000",
          "duel", "duel chess easy novice", "duel jumpgate easy", "duel jumpgate easy genius", "duel jumpgate easy novice random",
          "duel jumpgate easy,luck=3 novice", "duel jumpgate easy,knows=much novice", "duel jumpgate easy,effort=many novice", "duel jumpgate easy,network=/no/such/file novice",
          "conform", "conform true chess", "conform true jumpgate extra", "conform true --games 0", "play jumpgate --bots exec", "play jumpgate --patience 0",
          "duel jumpgate easy novice --games 0", "duel jumpgate easy novice --players 9", "duel jumpgate easy novice --options luck=1"}) {
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

TEST(Program, PrintsSchemas) {
    const SeatCounts any{2, 5}, three{3, 3};
    const GameInfo& game = *game_by_id("jumpgate")->info;
    EXPECT_EQ(run("schema jumpgate").out, to_text(document_schema(game, "", any)) + "\n");
    EXPECT_EQ(run("schema jumpgate view --players 3").out, to_text(document_schema(game, "view", three)) + "\n");
    const Result<Json> move = parse_json(run("schema jumpgate move").out);
    ASSERT_TRUE(move);
    EXPECT_EQ((*move)["$schema"], "https://json-schema.org/draft/2020-12/schema");
    EXPECT_EQ(to_text((*move)["$defs"]["move"]["oneOf"][0]),
              R"({"type":"object","properties":{"type":{"const":"fly"},"to":{"$ref":"#/$defs/planet_id"}},)"
              R"("required":["type","to"],"additionalProperties":false})");
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
    Result<Json> other = parse_json(run("play jumpgate --players 3 --seed 6 --games 4 --json").out);
    ASSERT_TRUE(other);
    EXPECT_NE((*first)["results"], (*other)["results"]) << "another seed, other games";
    EXPECT_EQ(run("play jumpgate --bots random,random,random,random --seed=9").status, 0);
}

TEST(Program, PlaysWithOptions) {
    const std::string play = "play astronavigators --seed 3 --json --options ";
    Result<Json> pairs = parse_json(run(play + "mode=astronomer,first_player=1,polar_literal=true").out);
    Result<Json> document = parse_json(run(play + R"('{"mode":"astronomer","first_player":1,"polar_literal":true}')").out);
    Result<Json> usual = parse_json(run("play astronavigators --seed 3 --json").out);
    ASSERT_TRUE(pairs && document && usual);
    EXPECT_EQ((*pairs)["results"], (*document)["results"]);
    EXPECT_EQ((*pairs)["mean_turns"], 12);
    EXPECT_EQ((*usual)["mean_turns"], 24);
    EXPECT_TRUE(holds(run(play + "mode=sailor").out, "--options: /options/mode: "));
    EXPECT_TRUE(holds(run(play + "luck=1").out, "--options: /options/luck: no such option"));
}

TEST(Program, EachGameOfARunHasASeedOf53Bits) {
    const Ran ran = run("play jumpgate --seed 9007199254740991 --games 3 --json");
    ASSERT_EQ(ran.status, 0) << ran.out;
    const Result<Json> played = parse_json(ran.out);
    ASSERT_TRUE(played);
    EXPECT_EQ((*played)["seed"], 9007199254740991u);
    cli::Seeds seeds(9007199254740991u);
    for (const Json& game : (*played)["results"]) {
        EXPECT_EQ(game["seed"], seeds.next());
        EXPECT_LE(game["seed"].get<std::uint64_t>(), 9007199254740991u);
        const Result<Json> alone = parse_json(run("play jumpgate --json --seed " + to_text(game["seed"])).out);
        ASSERT_TRUE(alone);
        EXPECT_EQ((*alone)["results"][0], game);
    }
}

// Each game takes one draw, however long the run.
TEST(Program, SeedsAreDrawnOneByOne) {
    cli::Seeds seeds(5);
    Rng generator(5);
    EXPECT_EQ(seeds.next(), 5u);
    for (int game = 1; game < 1'000'000; ++game) ASSERT_EQ(seeds.next(), generator.next64() & 0x1FFFFFFFFFFFFFu);
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
    EXPECT_EQ((*json)["allocations_per_move"], 0);
    EXPECT_GT((*json)["state_bytes"].get<int>(), 100);
    EXPECT_LE((*json)["state_bytes"].get<int>(), 2048);

    // The rates must agree with those of the same games played here. A busy machine may slow down one of the two
    // measurements, but not by the factor of a thousand of a wrong unit.
    const GameEntry* game = game_by_id("jumpgate");
    const auto begun = std::chrono::steady_clock::now();
    constexpr int kGames = 300;
    const auto moves = static_cast<double>(game->playouts(5, 2, kGames));
    const double spent = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
    const double rate = (*json)["moves_per_s"].get<double>(), games = (*json)["playouts_per_s"].get<double>();
    EXPECT_NEAR(rate / games, moves / kGames, 0.1 * moves / kGames) << "moves in a game";
    EXPECT_GT(rate, moves / spent / 50);
    EXPECT_LT(rate, moves / spent * 50);
}

TEST(Program, AllocationsAreCounted) {
    const std::uint64_t before = cli::allocations();
    const auto something = std::make_unique<std::string>(1000, 'x');
    static const void* volatile seen;                      // keeps the compiler from removing the allocation
    seen = something.get();
    EXPECT_GE(cli::allocations(), before + 2) << seen;
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
    const Result<Json> seed6 = parse_json(run("soak jumpgate --games 120 --seed 6 --json").out);
    ASSERT_TRUE(seed6);
    EXPECT_NE((*first)["moves"], (*seed6)["moves"]) << "another seed, other games";
    EXPECT_GT((*first)["longest"].get<int>(), 50);
    EXPECT_EQ((*other)["tables"], 12);
    EXPECT_TRUE(holds(run("soak jumpgate --games 3").out, "3 games at 96 tables"));
}

TEST(Program, TrainsANetwork) {
    const TemporaryFile weights("");
    const Ran ran = run("train jumpgate --rounds 2 --games 3 --hidden 2 --against 1 --out " + weights.path);
    ASSERT_EQ(ran.status, 0) << ran.out;
    EXPECT_TRUE(holds(ran.out, "round 2: ") && holds(ran.out, "wins ")) << ran.out;
    std::ifstream file(weights.path);
    const Result<Json> document = parse_json(std::string(std::istreambuf_iterator<char>(file), {}));
    ASSERT_TRUE(document);
    EXPECT_TRUE(StoredNetwork::decode(*document));
    EXPECT_EQ((*document)["hidden"], 2);
    EXPECT_EQ(run("train jumpgate --rounds 1 --games 1 --out /nowhere/at/all").status, 1);
    EXPECT_EQ((*document)["made"]["command"], "orrery train jumpgate --out FILE --rounds 2 --games 3 --hidden 2");
    EXPECT_EQ((*document)["made"]["games"], 6);
    // It is done, so going on changes nothing; another network cannot go on from here.
    EXPECT_EQ(run("train jumpgate --rounds 2 --games 3 --hidden 2 --resume --out " + weights.path).status, 0);
    EXPECT_EQ(run("train jumpgate --rounds 2 --games 3 --hidden 3 --resume --out " + weights.path).status, 2);
    EXPECT_EQ(run("train race --rounds 2 --games 3 --hidden 2 --resume --out " + weights.path).status, 2);
    EXPECT_EQ(run("train jumpgate --resume --out /nowhere/at/all").status, 2);
    std::remove((weights.path + ".state").c_str());
}

TEST(Program, FindsPuzzlesAndProvesThem) {
    const TemporaryFile found("");
    const std::string few = "puzzles jumpgate --count 2 --games 4 --proofs 2 --out " + found.path;
    const Ran ran = run(few);
    ASSERT_EQ(ran.status, 0) << ran.out;
    const auto text = [&] {
        std::ifstream file(found.path);
        return std::string(std::istreambuf_iterator<char>(file), {});
    };
    const std::string document = text();
    const auto puzzles = read_puzzles(document);
    ASSERT_TRUE(puzzles) << puzzles.error().pointer;
    ASSERT_EQ(puzzles->size(), 2u);
    for (const Puzzle& one : *puzzles) {
        const auto match = open_puzzle(one);
        ASSERT_TRUE(match) << one.id;
        EXPECT_EQ((*match)->game().id, std::string("jumpgate"));
        EXPECT_GE(one.share - one.next, 80) << one.id;
    }
    EXPECT_TRUE(holds(document, "\"made\":\"orrery puzzles jumpgate --count 2 --games 4 --proofs 2\"")) << document;
    EXPECT_EQ(run(few).status, 0);
    EXPECT_EQ(text(), document) << "the same numbers find the same puzzles";
    EXPECT_EQ(run("puzzles jumpgate --proofs 1 --check " + found.path).status, 0);

    // A puzzle with another answer is not proved.
    std::vector<Puzzle> wrong = *puzzles;
    wrong[1].answer = {wrong[1].answer[0] == 0 ? 1 : 0};
    const TemporaryFile changed(write_puzzles("", wrong));
    const Ran checked = run("puzzles jumpgate --proofs 1 --check " + changed.path);
    EXPECT_EQ(checked.status, 1);
    EXPECT_TRUE(holds(checked.out, wrong[1].id + ": another move is best") && !holds(checked.out, wrong[0].id)) << checked.out;

    EXPECT_EQ(run("puzzles jumpgate").status, 2);
    EXPECT_EQ(run("puzzles jumpgate --out a --check b").status, 2);
    EXPECT_EQ(run("puzzles jumpgate --check /nowhere/at/all").status, 2);
    EXPECT_EQ(run("puzzles jumpgate --count 1 --games 4 --out /nowhere/at/all").status, 1);
}

TEST(Program, DuelsGoOnInEachSeat) {
    const auto duel = [](const std::string& arguments) {
        const Ran ran = run("duel " + arguments + " --json");
        EXPECT_EQ(ran.status, 0) << ran.out;
        return parse_json(ran.out);
    };
    const Result<Json> one = duel("jumpgate novice random --games 6 --threads 1"), two = duel("jumpgate novice random --games 6 --threads 2");
    ASSERT_TRUE(one && two);
    EXPECT_EQ((*one)["games"], 6);
    for (const char* number : {"won", "margin", "points", "points_of_others", "points_of_winners", "moves", "turns_to_win"})
        EXPECT_EQ((*one)[number], (*two)[number]) << number << " depends on the threads";
    // The same deals are played in the other seats.
    const Result<Json> other = duel("jumpgate random novice --games 6");
    ASSERT_TRUE(other);
    EXPECT_EQ((*other)["games"], 6);
    EXPECT_GT((*one)["won"].get<double>(), (*other)["won"].get<double>());
    EXPECT_GT((*one)["points"].get<double>(), (*one)["points_of_others"].get<double>());
    EXPECT_TRUE(holds(run("duel jumpgate random random --games 3 --players 3").out, "the first wins "));
    // Changes of a level, and weights from a file.
    const TemporaryFile weights("");
    ASSERT_EQ(run("train jumpgate --rounds 1 --games 2 --hidden 2 --turns --plies 200 --out " + weights.path).status, 0);
    std::remove((weights.path + ".state").c_str());
    for (const std::string& player : {"normal,network=" + weights.path + ",effort=3", std::string("normal,network=none,effort=4,warmth=30"),
                                     "hard,network=" + weights.path + ",ahead=2,turns=1"}) {
        const Result<Json> fought = duel("jumpgate " + player + " random --games 2");
        EXPECT_TRUE(fought && (*fought)["games"] == 2) << player;
    }
    EXPECT_EQ(run("duel race normal,network=" + weights.path + " random --games 2").status, 2) << "the network of another game";
    // Who knows the hidden cards wins more often.
    const Result<Json> open = duel("jumpgate hard,effort=60,knows=all hard,effort=60 --games 20"), closed = duel("jumpgate hard,effort=60 hard,effort=60 --games 20");
    ASSERT_TRUE(open && closed);
    EXPECT_GT((*open)["won"].get<double>(), (*closed)["won"].get<double>());
    // Quantum's cubes come too seldom for playouts that are judged by them.
    const Result<Json> judged = duel("quantum hard,effort=40 hard,effort=40,judge=standing --games 8");
    ASSERT_TRUE(judged);
    EXPECT_GT((*judged)["won"].get<double>(), 0.7);
    EXPECT_EQ(run("duel quantum hard,judge=luck hard --games 2").status, 2);
}

TEST(Program, TrainsFromOtherWeights) {
    const TemporaryFile first(""), second(""), junk("{}");
    const std::string small = "train jumpgate --rounds 1 --games 2 ";
    ASSERT_EQ(run(small + "--hidden 2 --playouts 3 --out " + first.path).status, 0);
    ASSERT_EQ(run(small + "--hidden 2 --iterations 3 --from " + first.path + " --out " + second.path).status, 0);
    std::ifstream file(second.path);
    const Result<Json> document = parse_json(std::string(std::istreambuf_iterator<char>(file), {}));
    ASSERT_TRUE(document);
    EXPECT_EQ((*document)["made"]["command"], "orrery train jumpgate --out FILE --rounds 1 --games 2 --hidden 2 --iterations 3 --from FIRST");
    EXPECT_EQ((*document)["made"]["from"]["command"], "orrery train jumpgate --out FILE --rounds 1 --games 2 --hidden 2 --playouts 3");
    for (const TemporaryFile* weights : {&first, &second}) std::remove((weights->path + ".state").c_str());
    const auto refuses = [&](const std::string& options, const std::string& why) {
        const Ran ran = run(small + options + " --out " + second.path);
        EXPECT_EQ(ran.status, 2) << options;
        EXPECT_TRUE(holds(ran.out, why)) << ran.out;
    };
    refuses("--hidden 3 --from " + first.path, "another shape");
    refuses("--hidden 2 --from " + junk.path, "is missing");
    refuses("--from /nowhere/at/all", "/nowhere/at/all");
    refuses("--playouts 3 --iterations 3", "one of them");
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

/// Runs `orrery check` on a scenario of two seats with these steps.
Ran checked(const std::string& steps, const std::string& rules = "\"JG-A1\"") {
    const TemporaryFile file(R"({"name":"a scenario","rules":[)" + rules +
                             R"(],"new":{"game":"jumpgate","players":2,"seed":1},"steps":[)" + steps + "]}");
    return run("check " + file.path);
}

/// Returns whether the text contains each of `parts`, one after another.
testing::AssertionResult in_order(const std::string& text, const std::vector<std::string>& parts) {
    std::size_t at = 0;
    for (const std::string& part : parts) {
        at = text.find(part, at);
        if (at == std::string::npos) return testing::AssertionFailure() << "lacks: " << part << "\nin:\n" << text;
        at += part.size();
    }
    return testing::AssertionSuccess();
}

TEST(Program, AFailedCheckTellsTheStepTheDifferenceAndTheRule) {
    const std::string end = "\n0 passed, 1 failed\n";
    // A wrong expectation: reports each wrong pointer, and within a value the innermost place.
    Ran ran = checked(R"({"undo_refused":true},{"move":{"type":"end_turn"},"expect":{"/table/turn":{"seat":0,"number":2,"actions_left":2},)"
                      R"("/decision/kind":"action","/table/idle_turns":9}})");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(in_order(ran.out, {"FAILED  ", ".json (a scenario): /steps/1/expect: ", "\n    step     {\"move\":{\"type\":\"end_turn\"}",
                                   "\n    at       /table/turn/seat\n    expected 0\n    found    1\n",
                                   "    at       /table/idle_turns\n    expected 9\n    found    1\n", "    JG-A1    ", end}));
    EXPECT_FALSE(holds(ran.out, "/table/turn/number")) << "it is as expected";
    // A refusal by another rule: reports the texts of both rules.
    ran = checked(R"({"illegal":{"type":"fly","to":"anno"},"rule":"JG-A4"})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/rule: ", "\n    at       /rule\n    expected \"JG-A4\"\n    found    \"JG-A2\": ", "\n    JG-A1    ",
                                   "\n    JG-A4    ", "\n    JG-A2    ", end}));
    // A move that should be legal but is not, and one that should be illegal but is legal.
    ran = checked(R"({"move":{"type":"fly","to":"anno"}})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/move: ", "\n    expected legal: {\"type\":\"fly\",\"to\":\"anno\"}\n    found    refused by JG-A2: ",
                                   "\n    JG-A2    ", end}));
    ran = checked(R"({"illegal":{"type":"research"},"rule":"JG-A4"})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/illegal: is legal", "\n    expected refused by JG-A4\n    found    legal: ", "\n    JG-A4    ", end}));
    // Events, moves, the result, and a missing value.
    ran = checked(R"({"move":{"type":"end_turn"},"events":[{"event":"turn_end"},{"event":"scan"}]})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/events/1: ", "\n    at       /events/1\n    expected {\"event\":\"scan\"}\n    found    nothing\n",
                                   "\n    found    {\"event\":\"turn_start\"", end}));
    ran = checked(R"({"moves_equal":[{"type":"done"}]})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/moves_equal: ", "\n    at       /moves\n    expected {\"type\":\"done\"}\n    found    {\"type\":", end}));
    ran = checked(R"({"moves_include":[{"type":"done"}]})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/moves_include: ", "\n    expected {\"type\":\"done\"}\n    found    [{\"type\":", end}));
    ran = checked(R"({"moves_exclude":[{"type":"research"}]})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/moves_exclude: ", "\n    expected nothing\n    found    {\"type\":\"research\"}\n", end}));
    ran = checked(R"({"result":{"scores":[1,0]}})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/result/scores: ", "\n    at       /result/scores\n    expected [1,0]\n    found    [0,0]\n", end}));
    ran = checked(R"({"expect":{"/table/nothing":1}})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/expect: ", "\n    at       /table/nothing\n    expected 1\n    found    nothing\n", end}));
    ran = checked(R"({"undo":1})");
    EXPECT_TRUE(in_order(ran.out, {"/steps/0/undo: ", "\n    step     {\"undo\":1}\n    JG-A1    ", end}));
    // A scenario without any expectation.
    ran = checked(R"({"view":1})");
    EXPECT_EQ(ran.status, 1);
    EXPECT_TRUE(in_order(ran.out, {"/steps: the scenario expects nothing", end}));
}

TEST(Program, ChecksScenariosToldFromBases) {
    namespace fs = std::filesystem;
    std::string folder = testing::TempDir() + "orrery_bases_XXXXXX";
    ASSERT_NE(mkdtemp(folder.data()), nullptr);
    fs::create_directory(fs::path(folder) / "bases");
    fs::copy(fs::path(ORRERY_TESTS_DIR) / "scenarios" / "jumpgate" / "bases" / "two_seats.json", fs::path(folder) / "bases");
    const auto write = [&](const char* base) {
        std::ofstream(fs::path(folder) / "one.json") << R"({"name":"one","position":{"base":")" << base
                                                     << R"(","changes":{"/table/idle_turns":7}},"steps":[{"expect":{"/table/idle_turns":7}}]})";
    };
    write("two_seats");
    Ran ran = run("check " + folder);
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(holds(ran.out, "one.json (one)\n1 passed, 0 failed\n")) << "the base is no scenario: " << ran.out;
    write("three_seats");
    EXPECT_TRUE(in_order(run("check " + folder + "/one.json").out, {"(one): /position/base: no such base: ", "three_seats.json", "\n0 passed, 1 failed\n"}));
    write("../bases/two_seats");
    EXPECT_TRUE(in_order(run("check " + folder).out, {"/position/base: no name of a base: \"../bases/two_seats\"", "\n0 passed, 1 failed\n"}));
    std::ofstream(fs::path(folder) / "bases" / "broken.json") << "{";
    write("broken");
    EXPECT_TRUE(in_order(run("check " + folder).out, {"/position/base: ", "broken.json: not JSON", "\n0 passed, 1 failed\n"}));
    EXPECT_EQ(run("check " + folder + "/bases").status, 2) << "holds no scenario";
    fs::remove_all(folder);
}

TEST(Program, TellsASavedGameInWords) {
    const std::string golden = std::string(ORRERY_TESTS_DIR) + "/data/jumpgate/replays/2_players";
    std::ifstream in(golden + ".en.txt");
    const std::string told((std::istreambuf_iterator<char>(in)), {});
    EXPECT_EQ(run("replay " + golden + ".json --text").out, told);
    const Ran ran = run("replay " + golden + ".json --text --lang ja");
    EXPECT_TRUE(in_order(ran.out, {"\n準備\n", "\nターン1\n1  Aki: ", "\n得点\nAki: "})) << ran.out;
    EXPECT_EQ(run("replay " + golden + ".json --text --lang fr").status, 2);
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
    Json other_moves = *save, other_hash = *save, no_hash = *save;
    other_moves["moves"].erase(0);
    other_hash["hash"] = "0000000000000000";
    EXPECT_EQ(run("replay " + TemporaryFile(to_text(other_moves)).path).status, 1);
    EXPECT_EQ(run("replay " + TemporaryFile(to_text(other_hash)).path).status, 1);
    for (const Json& malformed : {Json("xyz"), Json(7), Json("0000000000000000 "), Json("ABCDEF0123456789")}) {
        no_hash["hash"] = malformed;
        EXPECT_EQ(run("replay " + TemporaryFile(to_text(no_hash)).path).status, 2) << malformed;
    }
    no_hash.erase("hash");
    EXPECT_EQ(run("replay " + TemporaryFile(to_text(no_hash)).path).status, 2);
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

// --- the example clients (docs/examples) ---

void play_through(const std::string& client, const std::string& arguments) {
    const Ran ran = run_command(client + " '" + ORRERY_PROGRAM + "' " + arguments);
    ASSERT_EQ(ran.status, 0) << arguments << ": " << ran.out;
    const std::size_t end = ran.out.find_last_not_of('\n'), line = ran.out.rfind('\n', end) + 1;
    const Result<Json> result = parse_json(ran.out.substr(line));
    ASSERT_TRUE(result) << ran.out.substr(line);
    EXPECT_EQ((*result)["over"], true) << arguments;
    EXPECT_GT(std::count(ran.out.begin(), ran.out.end(), '\n'), 20) << arguments << ": moves";
}

TEST(Examples, TheClientInCppPlaysEveryGame) {
    for (const GameEntry& game : all_games()) play_through(ORRERY_CLIENT, std::string(game.info->id) + " random 3");
    play_through(ORRERY_CLIENT, "jumpgate novice 4");
}
TEST(Examples, TheClientInPythonPlaysEveryGame) {
    const std::string client = std::string(ORRERY_PYTHON " '") + ORRERY_EXAMPLES "/client.py'";
    for (const GameEntry& game : all_games()) play_through(client, std::string(game.info->id) + " random 3");
}
TEST(Examples, TheClientsTellWhatIsWrong) {
    EXPECT_NE(run_command(std::string(ORRERY_CLIENT) + " '" + ORRERY_PROGRAM + "' chess novice").status, 0);
    const Ran ran = run_command(std::string(ORRERY_CLIENT) + " '" + ORRERY_PROGRAM + "' jumpgate genius");
    EXPECT_NE(ran.status, 0);
    EXPECT_TRUE(holds(ran.out, "/level")) << ran.out;
}

const std::string kPlayer = std::string(ORRERY_PYTHON " ") + ORRERY_EXAMPLES "/player.py";

// A program for the shell that answers every request with this result.
std::string always(const std::string& result) {
    return "i=0; while read l; do i=$((i+1)); echo \"{\\\"id\\\":$i,\\\"result\\\":" + result + "}\"; done";
}

TEST(Outside, AProgramPlaysASeat) {
    const Ran ran = run("play jumpgate --players 3 --bots 'exec:" + kPlayer + ",random,exec:" + kPlayer + "' --games 2 --json");
    ASSERT_EQ(ran.status, 0) << ran.out;
    const Result<Json> told = parse_json(ran.out);
    ASSERT_TRUE(told) << ran.out;
    EXPECT_EQ((*told)["results"].size(), 2u);
    EXPECT_EQ((*told)["seats"][0]["level"], "exec:" + kPlayer);
    EXPECT_EQ((*told)["seats"][1]["level"], "random");
    EXPECT_EQ(run("play jumpgate --players 2 --bots 'exec:" + kPlayer + "'").status, 0) << "one command for all seats";
}

// What a program is told: the observation of its seat and the legal moves, and nothing of the seed or of what others know.
TEST(Outside, AProgramLearnsWhatItsSeatMayKnow) {
    const TemporaryFile heard("");
    const std::string listener = "tee " + heard.path + " | " + kPlayer;
    ASSERT_EQ(run("play race --players 2 --seed 77 --bots 'exec:" + listener + ",random'").status, 0);
    std::ifstream in(heard.path);
    NewMatch how;
    how.names = {"", ""};
    how.seed = 77;
    const auto match = std::move(game_by_id("race")->start(how).value());
    int chosen = 0;
    std::vector<std::string> methods;
    for (std::string line; std::getline(in, line);) {
        const Result<Json> request = parse_json(line);
        ASSERT_TRUE(request) << line;
        const Json& params = (*request)["params"];
        methods.push_back((*request)["method"]);
        EXPECT_FALSE(params.contains("position"));
        EXPECT_FALSE(holds(line, "\"rng\"")) << "the random state";
        EXPECT_FALSE(holds(line, "\"seed\""));
        if (methods.back() != "choose") continue;
        EXPECT_EQ(params["view"]["decision"]["seat"], 0);
        EXPECT_GE(params["moves"].size(), 1u);
        EXPECT_TRUE(holds(to_text(params["view"]), "\"?\"")) << "the other hand is hidden";
        ++chosen;
    }
    EXPECT_GT(chosen, 10);
    EXPECT_EQ(methods.front(), "begin");
    EXPECT_EQ(methods.back(), "end");
}

TEST(Outside, WhatAProgramDoesWrongIsSaid) {
    const auto play = [](const std::string& command, const std::string& more = "") {
        const TemporaryFile script(command);
        return run("play jumpgate --players 2 --bots 'exec:sh " + script.path + ",random' " + more);
    };
    for (const auto& [command, words] : std::vector<std::pair<std::string, std::string>>{
             {"exit 0", "the program has ended"},
             {"cat", "neither a result nor an error"},
             {"read l; echo hello", "no JSON object"},
             {"read l; echo '{\"id\":5,\"result\":null}'", "another id"},
             {"read l; echo '{\"id\":1,\"error\":{\"code\":1,\"message\":\"I resign\"}}'", "I resign"},
             {always("{}"), "no move"},
             {always("7"), "no move"},
             {always(R"({\"move\":{\"type\":\"dance\"}})"), "is refused by JG-"}}) {
        const Ran ran = play(command);
        EXPECT_EQ(ran.status, 1) << command << "\n" << ran.out;
        EXPECT_TRUE(holds(ran.out, "seat 0 after ") && holds(ran.out, words)) << command << "\n" << ran.out;
    }
    const Ran slow = play("sleep 30", "--patience 0.2");
    EXPECT_EQ(slow.status, 1);
    EXPECT_TRUE(holds(slow.out, "no answer within 0.2 s")) << slow.out;
    EXPECT_EQ(run("play jumpgate --players 2 --bots 'exec:/no/such/program,random'").status, 1);
}

TEST(Outside, TheKitTellsWhoConforms) {
    const std::vector<std::string> games = tests::is_deep() ? std::vector<std::string>{""} : std::vector<std::string>{"jumpgate", "microcosmos"};
    for (const std::string& game : games) {
        const Ran good = run("conform '" + kPlayer + "' " + game + " --games 1");
        EXPECT_EQ(good.status, 0) << good.out;
        EXPECT_TRUE(holds(good.out, "the program conforms")) << good.out;
    }
    const TemporaryFile script(always("{}"));
    const Ran bad = run("conform 'sh " + script.path + "' jumpgate --games 1");
    EXPECT_EQ(bad.status, 1);
    EXPECT_TRUE(holds(bad.out, "FAILED  repeats an id that is a text")) << bad.out;
    EXPECT_TRUE(holds(bad.out, "FAILED  answers an unknown method with the error -32601")) << bad.out;
    EXPECT_TRUE(holds(bad.out, "FAILED  plays Jump Gate with 2 seats")) << bad.out;
    EXPECT_TRUE(holds(bad.out, "checks failed")) << bad.out;
}

}  // namespace
}  // namespace orrery
