#include <map>
#include <string>

#include "engine/match/check.h"
#include "engine/match/json_pointer.h"
#include "engine/match/service.h"

#include "tests/match/table.h"

namespace orrery {
namespace {

/// Returns the failure of a scenario with these steps; empty if it passes.
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

TEST(Check, AScenarioThatExpectsNothingFails) {
    const std::string nothing = "/steps: the scenario expects nothing";
    EXPECT_EQ(failure(R"({"view":1})").substr(0, nothing.size()), nothing);
    EXPECT_EQ(failure(R"({"expect":{},"events":[]})").substr(0, nothing.size()), nothing);
    EXPECT_EQ(failure(R"({"move":{"type":"research"}})"), "") << "that the move is legal is an expectation";
    for (const char* step : {R"({"illegal":{"type":"done"}})", R"({"undo_refused":true})", R"({"expect":{"/decision/seat":0}})",
                             R"({"events":[{"event":"game_start"}]})", R"({"moves_include":[{"type":"research"}]})",
                             R"({"moves_exclude":[{"type":"done"}]})", R"({"result":{"over":false}})"})
        EXPECT_EQ(failure(std::string(step) + R"(,{"move":{"type":"research"}})"), "") << step;
    EXPECT_TRUE(fails_at(R"({"move":{"type":"done"}})", "/steps/0/move: was refused")) << "what is wrong comes first";
}

TEST(Check, LongValuesAreCutBetweenLetters) {
    std::string name;
    for (int i = 0; i < 200; ++i) name += "船";
    for (const char* shift : {"", "a", "aa"}) {
        const ScenarioReport report = check_scenario(R"({"name":"n","new":{"game":"jumpgate","players":2,"seed":7},"steps":[{"expect":{"/table/idle_turns":")" +
                                                     std::string(shift) + name + R"("}}]})");
        ASSERT_EQ(report.differences.size(), 1u);
        const std::string& shown = report.differences[0].expected;
        EXPECT_LT(shown.size(), 410u);
        EXPECT_TRUE(parse_json("\"" + shown.substr(1) + "\"")) << "no half letter: " << shown;
    }
}

/// Returns the base of this name, from a small invented game: a pile of five cards, some of them held, and piles of other
/// forms.
Result<Json> base(const std::string& name) {
    static const std::map<std::string, std::string> kBases = {
        {"cards", R"({"name":"n","position":{"hands":[{"cards":["b"]},{"cards":[]}],"open":{"dealt_from":"/pile"},
            "row":{"dealt_from":"/pile","cards":2},"pile":{"rest_of":["a","b","c","c","d","e"],"except":["/hands/*/cards"]},"n":1}})"},
        {"later", R"({"name":"n","position":{"base":"cards","changes":{"/n":2,"/hands/1/cards":["a"]}}})"},
        {"round", R"({"name":"n","position":{"base":"round"}})"},
        {"bare", R"({"position":{}})"},
        {"odd", R"({"name":"n","position":{"base":"cards","changes":{"/x/y":1}}})"}};
    const auto found = kBases.find(name);
    return found == kBases.end() ? no_bases(name) : parse_json(found->second);
}

/// Returns the whole position as text, or the pointer and message of the error.
std::string whole(const std::string& position) {
    const Result<Json> out = whole_position(tests::parsed(position), base);
    return out ? to_text(*out) : out.error().pointer + ": " + out.error().message;
}

TEST(BasePosition, APositionWithoutABaseStaysAsItIs) {
    EXPECT_EQ(whole(R"({"pile":{"rest_of":["a"]},"n":1})"), R"({"pile":{"rest_of":["a"]},"n":1})");
    EXPECT_EQ(whole("3"), "3");
}

TEST(BasePosition, PilesHoldWhatLiesNowhereElse) {
    EXPECT_EQ(whole(R"({"base":"cards"})"), R"({"hands":[{"cards":["b"]},{"cards":[]}],"open":"a","row":["c","c"],"pile":["d","e"],"n":1})");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/hands/1/cards":["a","c"]}})"),
              R"({"hands":[{"cards":["b"]},{"cards":["a","c"]}],"open":"c","row":["d","e"],"pile":[],"n":1})");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/hands/0/cards":[],"/row/cards":0,"/pile/top":["e","c"]}})"),
              R"({"hands":[{"cards":[]},{"cards":[]}],"open":"a","row":[],"pile":["e","c","b","c","d"],"n":1})") << "the top is not dealt";
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/open":null,"/row":["x"],"/pile":["y"]}})"),
              R"({"hands":[{"cards":["b"]},{"cards":[]}],"open":null,"row":["x"],"pile":["y"],"n":1})");
}

TEST(BasePosition, ChangesAreMadeInTheirOrder) {
    EXPECT_EQ(whole(R"({"base":"later"})"), R"({"hands":[{"cards":["b"]},{"cards":["a"]}],"open":"c","row":["c","d"],"pile":["e"],"n":2})");
    EXPECT_EQ(whole(R"({"base":"later","changes":{"/n":{"a~/":[]},"/n/a~0~1/-":5,"/n/new":true,"/row":[],"/open":0,"/hands/-":7}})"),
              R"({"hands":[{"cards":["b"]},{"cards":["a"]},7],"open":0,"row":[],"pile":["c","c","d","e"],"n":{"a~/":[5],"new":true}})");
}

TEST(BasePosition, ErrorsSayWhereAndWhat) {
    EXPECT_EQ(whole(R"({"base":"none"})"), "/base: no such base: none");
    EXPECT_EQ(whole(R"({"base":7})"), "/base: expected a string");
    EXPECT_EQ(whole(R"({"base":"cards","change":{}})"), "/change: unknown key");
    EXPECT_EQ(whole(R"({"base":"cards","changes":[]})"), "/changes: expected an object of JSON pointers");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"n":1}})"), "/changes: \"n\" is no pointer to a part of the position");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"":1}})"), "/changes: \"\" is no pointer to a part of the position");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/table/x/y":1}})"),
              "/changes: \"/table/x/y\" leads nowhere: there is no object and no array at \"/table/x\"");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/n/x":1}})"), "/changes: \"/n/x\" leads nowhere: there is no object and no array at \"/n\"");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/hands/2":1}})"), "/changes: \"/hands/2\" leads nowhere: the array has 2 elements");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/pile/top":["b"]}})"), "/pile/top: \"b\" is not among the rest of the pile");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/pile/bottom":[]}})"), "/pile/bottom: unknown key");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/row/cards":5}})"), "/row: only 4 cards are left to deal");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/row/cards":-1}})"), "/row/cards: expected a whole number from 0 to 10000, found -1");
    EXPECT_EQ(whole(R"({"base":"cards","changes":{"/row/dealt_from":"/n"}})"), "/row/dealt_from: there is no \"rest_of\" at \"/n\"");
    EXPECT_EQ(whole(R"({"base":"bare"})"), "/base: in the base \"bare\": the key \"name\" is missing");
    EXPECT_EQ(whole(R"({"base":"odd"})"),
              "/base: in the base \"odd\": /position/changes: \"/x/y\" leads nowhere: there is no object and no array at \"/x\"");
    EXPECT_NE(whole(R"({"base":"round"})").find("more than 8 bases stand on each other"), std::string::npos);
    const std::string scenario = R"({"name":"n","position":{"base":"cards","changes":{"/x/y":1}},"steps":[{"undo_refused":true}]})";
    EXPECT_EQ(check_scenario(scenario, base).failure.substr(0, 26), "/position/changes: \"/x/y\" ");
    EXPECT_EQ(check_scenario(scenario).failure, "/position/base: no such base: cards");
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
