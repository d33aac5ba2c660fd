#include "engine/match/check.h"
#include "engine/match/json_pointer.h"
#include "engine/match/service.h"

#include "tests/match/table.h"

namespace orrery {
namespace {

/// What the scenario with these steps fails of; empty if it passes.
std::string failure(const std::string& steps) {
    return check_scenario(R"({"name":"n","new":{"game":"jumpgate","players":2,"seed":7},"steps":[)" + steps + "]}").failure;
}

bool fails_at(const std::string& steps, const std::string& place) {
    const std::string text = failure(steps);
    EXPECT_EQ(text.substr(0, place.size()), place) << text;
    return text.substr(0, place.size()) == place;
}

TEST(Check, EveryKindOfStepPasses) {
    EXPECT_EQ(failure(R"(
        {"expect":{"/table/turn/number":1,"/decision":{"kind":"action","seat":0}}, "events":[{"event":"game_start"},{"event":"turn_start","number":1}]},
        {"moves_include":[{"type":"end_turn"}], "moves_exclude":[{"type":"done"}]},
        {"illegal":{"type":"fly","to":"anno"},"rule":"JG-A2"},
        {"illegal":{"type":"nonsense"}},
        {"move":{"type":"research"},"expect":{"/decision/kind":"research","/table/turn/actions_left":1},"events":[{"event":"research","seat":0}]},
        {"view":1,"expect":{"/table/players/0/hand":["?","?","?","?","?"]}},
        {"undo":1,"expect":{"/table/turn/actions_left":2}},
        {"undo_refused":true},
        {"redo":1},
        {"result":{"over":false,"scores":[0,0],"places":[1,1],"ranking":[],"winners":[]}})"), "");
}

TEST(Check, MovesEqualLooksBothWays) {
    const Json all = tests::new_match(2, 7)->moves();
    EXPECT_EQ(failure("{\"moves_equal\":" + to_text(all) + "}"), "");
    Json turned = all;
    std::reverse(turned.begin(), turned.end());
    EXPECT_EQ(failure("{\"moves_equal\":" + to_text(turned) + "}"), "");
    Json fewer = all, more = all, twice = all;
    fewer.erase(0);
    more.push_back(Json{{"type", "done"}});
    twice.push_back(all[0]);
    EXPECT_TRUE(fails_at("{\"moves_equal\":" + to_text(fewer) + "}", "/steps/0/moves_equal: "));
    EXPECT_TRUE(fails_at("{\"moves_equal\":" + to_text(more) + "}", "/steps/0/moves_equal: "));
    EXPECT_TRUE(fails_at("{\"moves_equal\":" + to_text(twice) + "}", "/steps/0/moves_equal: "));
}

TEST(Check, EveryKindOfStepCanFail) {
    EXPECT_TRUE(fails_at(R"({"move":{"type":"fly","to":"anno"}})", "/steps/0/move: was refused by JG-A2"));
    EXPECT_TRUE(fails_at(R"({"illegal":{"type":"research"},"rule":"JG-A2"})", "/steps/0/illegal: is legal"));
    EXPECT_TRUE(fails_at(R"({"illegal":{"type":"fly","to":"anno"},"rule":"JG-A4"})", "/steps/0/rule: expected \"JG-A4\""));
    EXPECT_TRUE(fails_at(R"({"expect":{"/table/turn/number":2}})", R"(/steps/0/expect: "/table/turn/number": expected 2, found 1)"));
    EXPECT_TRUE(fails_at(R"({"expect":{"/table/turn/number":1.0}})", "/steps/0/expect"));
    EXPECT_TRUE(fails_at(R"({"expect":{"/table/nothing":2}})", "/steps/0/expect: there is nothing at"));
    EXPECT_TRUE(fails_at(R"({"expect":{"table":2}})", "/steps/0/expect: there is nothing at"));
    EXPECT_TRUE(fails_at(R"({"expect":{"/seats/-":2}})", "/steps/0/expect: there is nothing at"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"research"},"events":[{"event":"scan"}]})", "/steps/0/events/0"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"end_turn"},"events":[{"event":"turn_start"},{"event":"turn_end"}]})", "/steps/0/events/1"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"research"},"events":[{"event":"research"},{"event":"research"}]})", "/steps/0/events/1"));
    EXPECT_TRUE(fails_at(R"({"moves_include":[{"type":"done"}]})", "/steps/0/moves_include"));
    EXPECT_TRUE(fails_at(R"({"moves_exclude":[{"type":"research"}]})", "/steps/0/moves_exclude"));
    EXPECT_TRUE(fails_at(R"({"view":2})", "/steps/0/view"));
    EXPECT_TRUE(fails_at(R"({"view":1,"expect":{"/rng/state":""}})", "/steps/0/expect: there is nothing"));
    EXPECT_TRUE(fails_at(R"({"undo":1})", "/steps/0/undo"));
    EXPECT_TRUE(fails_at(R"({"undo":0})", "/steps/0/undo"));
    EXPECT_TRUE(fails_at(R"({"redo":1})", "/steps/0/redo"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"research"}},{"undo_refused":true})", "/steps/1/undo_refused"));
    EXPECT_TRUE(fails_at(R"({"undo_refused":false})", "/steps/0/undo_refused"));
    EXPECT_TRUE(fails_at(R"({"result":{"scores":[1,0]}})", "/steps/0/result/scores"));
    EXPECT_TRUE(fails_at(R"({"result":{"loser":1}})", "/steps/0/result/loser: unknown key"));
}

TEST(Check, UnknownAndMisplacedKeysFail) {
    EXPECT_TRUE(fails_at(R"({"jump":{}})", "/steps/0/jump: unknown key"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"research"},"expects":{}})", "/steps/0/expects: unknown key"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"research"},"undo":1})", "/steps/0/undo: stands beside"));
    EXPECT_TRUE(fails_at(R"({"move":{"type":"research"},"rule":"JG-A1"})", "/steps/0/rule"));
    EXPECT_TRUE(fails_at(R"({"undo_refused":true,"events":[]})", "/steps/0/events"));
    EXPECT_TRUE(fails_at("{}", "/steps/0: expected an object"));
    EXPECT_TRUE(fails_at("3", "/steps/0: expected an object"));
}

TEST(Check, TheFileItselfIsChecked) {
    const auto whole = [](const std::string& text) { return check_scenario(text).failure; };
    EXPECT_NE(whole("{"), "");
    EXPECT_EQ(whole(R"({"steps":[]})"), "the key \"name\" is missing");
    EXPECT_EQ(whole(R"({"name":"n","steps":[]})"), "/steps: expected at least one step");
    EXPECT_EQ(whole(R"({"name":"n","steps":[{}],"setup":1})"), "/setup: unknown key");
    EXPECT_EQ(whole(R"({"name":"n","steps":[{}]})"), "expected either \"position\" or \"new\"");
    EXPECT_EQ(whole(R"({"name":"n","new":{"game":"chess","players":2,"seed":1},"steps":[{}]})"), "/new/game: no such game");
    EXPECT_EQ(whole(R"({"name":"n","position":{"game":"jumpgate"},"steps":[{}]})").substr(0, 10), "/position:");
    EXPECT_EQ(whole(R"({"name":"n","rules":["JG-X1"],"new":{"game":"jumpgate","players":2,"seed":1},"steps":[{"undo_refused":true}]})"),
              "/rules/0: no such rule: JG-X1");
    const ScenarioReport report = check_scenario(R"({"name":"n","rules":["JG-A1"],"new":{"game":"jumpgate","players":2,"seed":1},"steps":[{"undo_refused":true}]})");
    EXPECT_EQ(report.failure, "");
    EXPECT_EQ(report.rules, (std::vector<std::string>{"JG-A1"}));
}

TEST(Check, AScenarioWithoutASeedIsTheOneWithSeedZero) {
    Service service{{[] { return std::uint64_t{1}; }, [] { return std::string("2026-11-21T09:00:00Z"); }}};
    const Json made = tests::parsed(service.handle_line(R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"jumpgate","players":2,"seed":0}})"));
    const Json hand = tests::parsed(service.handle_line(R"({"jsonrpc":"2.0","id":2,"method":"view","params":{"session":)" +
                                                         to_text(made["result"]["session"]) + R"(,"seat":0}})"))["result"]["table"]["players"][0]["hand"];
    EXPECT_EQ(check_scenario(R"({"name":"n","new":{"game":"jumpgate","players":2},"steps":[{"expect":{"/table/players/0/hand":)" +
                             to_text(hand) + "}}]}").failure, "");
}

TEST(JsonAt, FollowsPointers) {
    const Json document = tests::parsed(R"({"a":[1,{"b/c":2,"d~e":3}],"":4,"f":null})");
    EXPECT_EQ(*json_at(document, "/a/1/b~1c"), 2);
    EXPECT_EQ(*json_at(document, "/a/1/d~0e"), 3);
    EXPECT_EQ(*json_at(document, "/"), 4);
    EXPECT_EQ(json_at(document, ""), &document);
    EXPECT_TRUE(json_at(document, "/f")->is_null());
    for (const char* pointer : {"a", "/a/2", "/a/01", "/a/x", "/a/-", "/a/0/b", "/g", "/a/99999999999999999999"})
        EXPECT_EQ(json_at(document, pointer), nullptr) << pointer;
}

}  // namespace
}  // namespace orrery
