#include "engine/match/service.h"

#include "engine/core/catalogue.h"
#include "tests/catalogue.h"
#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::parsed;

const char* code_of(Lang lang) { return code(lang); }      // in the fixture, `code` is another function

class ServiceTest : public testing::Test {
  protected:
    Service service{{[this] { return ++entropy_; }, [] { return std::string("2026-11-21T09:00:00Z"); }}};

    /// Returns the whole answer to a request with id 1.
    Json ask(const std::string& method, const std::string& params) {
        const std::string line =
            service.handle_line(R"({"jsonrpc":"2.0","id":1,"method":")" + method + R"(","params":)" + params + "}");
        EXPECT_EQ(line.find('\n'), std::string::npos);
        const Json answer = parsed(line);
        EXPECT_EQ(answer["jsonrpc"], "2.0");
        EXPECT_EQ(answer["id"], 1);
        EXPECT_NE(answer.contains("result"), answer.contains("error")) << line;
        return answer;
    }
    Json result(const std::string& method, const std::string& params) {
        const Json answer = ask(method, params);
        EXPECT_TRUE(answer.contains("result")) << to_text(answer);
        return answer.contains("result") ? answer["result"] : Json();
    }
    /// Returns the error of the answer; its code is -1 if there is none.
    Json error(const std::string& method, const std::string& params) {
        const Json answer = ask(method, params);
        if (answer.contains("error")) return answer["error"];
        ADD_FAILURE() << method << " " << params << " was done: " << to_text(answer).substr(0, 200);
        return parsed(R"({"code":-1,"data":{"pointer":""}})");
    }
    int code(const std::string& method, const std::string& params) { return error(method, params)["code"].get<int>(); }

    std::string session(const std::string& more = R"(,"seed":7)") {
        return result("new", R"({"game":"jumpgate","players":2)" + more + "}")["session"].get<std::string>();
    }
    std::uint64_t entropy_ = 0;
};

TEST_F(ServiceTest, Games) {
    const Json games = result("games", "{}");
    ASSERT_EQ(games.size(), all_games().size());
    EXPECT_EQ(games[0]["id"], "jumpgate");
    EXPECT_EQ(to_text(games[0]["players"]), "[2,5]");
    EXPECT_EQ(games[0]["name"]["ja"], "ジャンプゲート");
    for (const Lang lang : kLangs) EXPECT_EQ(games[0]["name"][code_of(lang)], all_games()[0].info->name.in(lang));
    EXPECT_EQ(games[0]["name"].size(), known_languages().size());
    ASSERT_EQ(games[0]["options"].size(), 4u);
    for (const Json& option : games[0]["options"]) {
        EXPECT_TRUE(option["key"].is_string());
        EXPECT_EQ(option["values"].size(), option["labels"].size());
        EXPECT_NE(std::find(option["values"].begin(), option["values"].end(), option["default"]), option["values"].end());
        for (const char* key : {"name", "help"}) EXPECT_TRUE(option[key]["en"].is_string() && option[key]["ja"].is_string());
    }
    EXPECT_TRUE(parsed(service.handle_line(R"({"jsonrpc":"2.0","id":2,"method":"games"})")).contains("result"));
    EXPECT_TRUE(parsed(service.handle_line(R"({"jsonrpc":"2.0","id":2,"method":"games","params":[]})")).contains("result"));
    EXPECT_EQ(code("games", R"({"x":1})"), -32602);
}

TEST_F(ServiceTest, TextsAreInEveryLanguageThatIsBuilt) {
    // A further language needs nothing but its words: the answers have it as soon as there is a catalogue.
    static const auto words = tests::catalogue({{"Jump Gate", "", "Brama skoku"}, {"Turn limit", "option", "Limit tur"}});
    ASSERT_TRUE(add_catalogue(Lang::polish, words));
    const auto has_all = [](const Json& text) {
        if (text.size() != known_languages().size()) return false;
        for (const Lang lang : known_languages())
            if (!text.contains(code_of(lang)) || !text[code_of(lang)].is_string()) return false;
        return true;
    };
    const Json games = result("games", "{}");
    EXPECT_EQ(games[0]["name"]["x-polish"], "Brama skoku");
    for (const Json& game : games) {
        EXPECT_TRUE(has_all(game["name"])) << game["id"];
        for (const Json& option : game["options"]) {
            EXPECT_TRUE(has_all(option["name"]) && has_all(option["help"])) << option["key"];
            for (const Json& label : option["labels"]) EXPECT_TRUE(has_all(label)) << option["key"];
        }
    }
    session();
    EXPECT_TRUE(has_all(result("explain", R"({"session":"s1","move":{"type":"fly","to":"anno"}})")["message"]));
    EXPECT_TRUE(has_all(error("apply", R"({"session":"s1","move":{"type":"fly","to":"anno"}})")["data"]["message"]));
    const Json advice = result("advise", R"({"session":"s1","level":"novice","seed":1})");
    ASSERT_FALSE(advice["moves"].empty());
    for (const Json& move : advice["moves"]) EXPECT_TRUE(move["why"].is_null() || has_all(move["why"])) << to_text(move);
}

TEST_F(ServiceTest, SessionsAreCountedAndIndependent) {
    EXPECT_EQ(session(), "s1");
    EXPECT_EQ(session(), "s2");
    const std::string before = result("hash", R"({"session":"s2"})").get<std::string>();
    result("apply", R"({"session":"s1","move":{"type":"end_turn"}})");
    EXPECT_EQ(result("hash", R"({"session":"s2"})"), before);
    EXPECT_NE(result("hash", R"({"session":"s1"})"), before);
    EXPECT_TRUE(result("close", R"({"session":"s1"})").is_null());
    EXPECT_EQ(code("hash", R"({"session":"s1"})"), 2);
    EXPECT_EQ(code("close", R"({"session":"s1"})"), 2);
    EXPECT_EQ(session(), "s3");
}

TEST_F(ServiceTest, NewChecksItsParameters) {
    EXPECT_EQ(code("new", R"({"game":"chess","players":2})"), 2);
    EXPECT_EQ(code("new", R"({"players":2})"), -32602);
    EXPECT_EQ(code("new", R"({"game":7,"players":2})"), -32602);
    EXPECT_EQ(code("new", R"({"game":"jumpgate"})"), -32602);
    for (const char* players : {"1", "6", "-1", "2.0", "\"2\"", "null", "1000000000000", "18446744073709551615"})
        EXPECT_EQ(code("new", std::string(R"({"game":"jumpgate","players":)") + players + "}"), -32602) << players;
    for (const char* seats : {"[]", R"([{"name":"A"}])", R"(["A","B"])", R"([{"name":"A"},{"name":3}])", R"({"name":"A"})",
                              R"([{"name":"A"},{"nom":"B"}])", "[{},{},{},{},{},{}]"})
        EXPECT_EQ(code("new", std::string(R"({"game":"jumpgate","seats":)") + seats + "}"), -32602) << seats;
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":3,"seats":[{},{}]})"), -32602);
    for (const char* seed : {"\"7\"", "7.5", "null", "[7]", "1e3"})
        EXPECT_EQ(code("new", std::string(R"({"game":"jumpgate","players":2,"seed":)") + seed + "}"), -32602) << seed;
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"options":{"luck":1}})"), 2);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"options":{"black_hole_limit":6}})"), 2);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"options":{"deck_refill":"burn"}})"), 2);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"options":{"black_hole_limit":"7"}})"), -32602);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"options":{"black_hole_limit":7.0}})"), -32602);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"options":[]})"), -32602);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"rng":{"dice":[7]}})"), -32602);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"rng":{"state":"00"}})"), -32602);
    EXPECT_EQ(code("new", R"({"game":"jumpgate","players":2,"colour":1})"), -32602);
    EXPECT_EQ(error("new", R"({"game":"jumpgate","players":2,"options":{"luck":1}})")["data"]["pointer"], "/options/luck");
    EXPECT_EQ(session(), "s1") << "what was refused opened no session";
}

TEST_F(ServiceTest, NewTakesNamesOptionsSeedsAndScripts) {
    const std::string s =
        result("new", R"({"game":"jumpgate","seats":[{"name":" Aki "},{}],"seed":-3,"options":{"stall_turns":0}})")["session"];
    const Json position = result("position", "{\"session\":\"" + s + "\"}");
    EXPECT_EQ(to_text(position["seats"]), R"([{"name":"Aki"},{"name":"Player 2"}])");
    EXPECT_EQ(position["options"]["stall_turns"], 0);
    session(R"(,"seed":18446744073709551615)");
    session(R"(,"rng":{"shuffles":[["anno","bueheggar","cinder","chandleria","halcyra","korund","mirefall","ombra","pelagia","quillon","sethium","waldwelt"]]})");
    EXPECT_EQ(result("position", R"({"session":"s3"})")["table"]["planets"][5]["id"], "korund");
    EXPECT_EQ(result("position", R"({"session":"s3"})")["rng"]["shuffles"].size(), 0u);
    session("");
    session("");
    EXPECT_NE(result("hash", R"({"session":"s4"})"), result("hash", R"({"session":"s5"})")) << "no seed: another game";
}

TEST_F(ServiceTest, MovesExplainApply) {
    session();
    const Json moves = result("moves", R"({"session":"s1"})");
    EXPECT_EQ(to_text(moves["decision"]), R"({"seat":0,"kind":"action"})");
    ASSERT_FALSE(moves["moves"].empty());
    for (const Json& move : moves["moves"])
        EXPECT_EQ(to_text(result("explain", R"({"session":"s1","move":)" + to_text(move) + "}")), R"({"legal":true})");
    const Json why = result("explain", R"({"session":"s1","move":{"type":"fly","to":"anno"}})");
    EXPECT_EQ(why["legal"], false);
    EXPECT_EQ(why["rule"], "JG-A2");
    EXPECT_TRUE(why["message"]["en"].is_string() && why["message"]["ja"].is_string());
    EXPECT_EQ(result("explain", R"({"session":"s1","move":"fly"})")["rule"], "JG-T13");
    EXPECT_EQ(code("explain", R"({"session":"s1"})"), -32602);

    const Json refused = error("apply", R"({"session":"s1","move":{"type":"fly","to":"anno"}})");
    EXPECT_EQ(refused["code"], 1);
    EXPECT_EQ(refused["data"]["rule"], "JG-A2");
    EXPECT_EQ(refused["data"]["message"], why["message"]);
    const Json done = result("apply", R"({"session":"s1","move":{"type":"end_turn"}})");
    EXPECT_EQ(to_text(done["events"]),
              R"([{"event":"turn_end","seat":0,"auto":false},{"event":"turn_start","seat":1,"number":2,"final":false}])");
    EXPECT_EQ(done["decision"]["seat"], 1);
}

TEST_F(ServiceTest, PrivateEventsNameTheirReaderAndTheirPublicForm) {
    session();
    result("apply", R"({"session":"s1","move":{"type":"research"}})");
    const std::string card = to_text(result("position", R"({"session":"s1"})")["table"]["players"][0]["hand"][0]);
    result("apply", R"({"session":"s1","move":{"type":"discard","card":)" + card + "}}");
    const Json events = result("apply", R"({"session":"s1","move":{"type":"done"}})")["events"];
    ASSERT_EQ(events.size(), 1u);
    EXPECT_EQ(to_text(events[0]["to"]), "[0]");
    EXPECT_EQ(events[0]["cards"].size(), 1u);
    EXPECT_EQ(to_text(events[0]["public"]), R"({"event":"draw","seat":0,"count":1})");
    EXPECT_EQ(code("undo", R"({"session":"s1"})"), 4);
}

TEST_F(ServiceTest, UndoAndRedo) {
    session();
    const Json before = result("hash", R"({"session":"s1"})");
    EXPECT_EQ(code("undo", R"({"session":"s1"})"), 4);
    EXPECT_EQ(code("redo", R"({"session":"s1"})"), 4);
    result("apply", R"({"session":"s1","move":{"type":"end_turn"}})");
    EXPECT_EQ(result("undo", R"({"session":"s1"})")["decision"]["seat"], 0);
    EXPECT_EQ(result("hash", R"({"session":"s1"})"), before);
    EXPECT_EQ(result("redo", R"({"session":"s1"})")["decision"]["seat"], 1);
}

TEST_F(ServiceTest, ViewsAreForSeats) {
    session();
    const Json view = result("view", R"({"session":"s1","seat":1})");
    EXPECT_FALSE(view.contains("rng"));
    EXPECT_EQ(view["table"]["players"][0]["hand"][0], "?");
    EXPECT_NE(view["table"]["players"][1]["hand"][0], "?");
    for (const char* seat : {"2", "-1", "\"0\"", "null", "0.0", "1000"})
        EXPECT_EQ(code("view", std::string(R"({"session":"s1","seat":)") + seat + "}"), -32602) << seat;
    EXPECT_EQ(code("view", R"({"session":"s1"})"), -32602);
    EXPECT_EQ(code("view", R"({"session":"s9","seat":0})"), 2);
}

TEST_F(ServiceTest, LoadPositionsAndSaves) {
    session();
    result("apply", R"({"session":"s1","move":{"type":"end_turn"}})");
    const Json position = result("position", R"({"session":"s1"})");
    const Json hash = result("hash", R"({"session":"s1"})");
    EXPECT_EQ(result("load", R"({"position":)" + to_text(position) + "}")["session"], "s2");
    EXPECT_EQ(result("hash", R"({"session":"s2"})"), hash);
    EXPECT_EQ(to_text(result("position", R"({"session":"s2"})")), to_text(position));
    EXPECT_EQ(code("undo", R"({"session":"s2"})"), 4);

    Json save = result("save", R"({"session":"s1"})");
    EXPECT_EQ(save["moves"].size(), 1u);
    const Json loaded = result("load", R"({"save":)" + to_text(save) + "}");
    EXPECT_FALSE(loaded.contains("notice"));
    EXPECT_EQ(to_text(result("save", R"({"session":"s3"})")), to_text(save));
    result("undo", R"({"session":"s3"})");
    save["moves"][0] = Json{{"type", "warp"}};
    EXPECT_TRUE(result("load", R"({"save":)" + to_text(save) + "}")["notice"]["ja"].is_string());

    Json bad = position;
    bad["table"]["turn"]["seat"] = 5;
    const Json refused = error("load", R"({"position":)" + to_text(bad) + "}");
    EXPECT_EQ(refused["code"], 3);
    EXPECT_EQ(refused["data"]["pointer"], "/table/turn/seat");
    EXPECT_TRUE(refused["data"]["message"].is_string());
    save["hash"] = "x";
    EXPECT_EQ(error("load", R"({"save":)" + to_text(save) + "}")["data"]["pointer"], "/hash");
    EXPECT_EQ(code("load", R"({"position":5})"), 3);
    EXPECT_EQ(code("load", "{}"), -32602);
    EXPECT_EQ(code("load", R"({"position":{},"save":{}})"), -32602);
}

TEST_F(ServiceTest, LoadAsksAnotherSeatOfAStepFirst) {
    const std::string whole = result("new", R"({"game":"race","players":2,"seed":7})")["session"];
    const Json begun = result("moves", R"({"session":")" + whole + R"("})");
    ASSERT_EQ(begun["decision"]["seat"], 0);
    const std::string position = R"({"position":)" + to_text(result("position", R"({"session":")" + whole + R"("})"));
    const auto load = [&](const std::string& first) { return position + R"(,"first":)" + first + "}"; };

    const Json asked = result("load", load(R"({"seat":1})"));
    EXPECT_EQ(asked["decision"]["seat"], 1);
    EXPECT_EQ(asked["decision"]["kind"], "setup_discard");
    const Json own = result("moves", R"({"session":)" + to_text(asked["session"]) + "}")["moves"];
    const Json once = result("load", load(R"({"seat":1,"made":[)" + to_text(own[0]) + "]}"));
    EXPECT_EQ(once["decision"]["seat"], 1) << "which discards two cards";
    EXPECT_EQ(result("moves", R"({"session":)" + to_text(once["session"]) + "}")["moves"].size(), own.size() - 1);
    const std::string both = to_text(own[0]) + "," + to_text(own[1]);
    EXPECT_EQ(result("load", load(R"({"seat":1,"made":[)" + both + "]}"))["decision"]["kind"], "choose_actions") << "in the next step";
    const std::string action = R"(,{"type":"actions","actions":["develop","settle"]}]})";
    EXPECT_EQ(result("load", load(R"({"seat":1,"made":[)" + both + action))["decision"]["seat"], 0) << "what comes after that depends on the others";

    const auto pointer = [&](const std::string& params) { return error("load", params)["data"]["pointer"].get<std::string>(); };
    EXPECT_EQ(code("load", load(R"({"seat":0})")), -32602);
    EXPECT_EQ(pointer(load(R"({"seat":0})")), "/first/seat") << "is asked anyway";
    EXPECT_EQ(pointer(load(R"({"seat":2})")), "/first/seat");
    EXPECT_EQ(pointer(load(R"({"seat":1,"made":[{"type":"pass"}]})")), "/first/made/0");
    EXPECT_EQ(pointer(load(R"({"seat":1,"made":[)" + to_text(begun["moves"][0]) + "]}")), "/first/made/0") << "a card of the other";
    EXPECT_EQ(pointer(load(R"({"seat":1,"made":[)" + both + "," + to_text(own[2]) + "]}")), "/first/made/2");
    EXPECT_EQ(pointer(load(R"({"seat":1,"made":1})")), "/first/made");
    EXPECT_EQ(pointer(load(R"({"seat":1,"other":1})")), "/first/other");
    const std::string alone = R"({"position":)" + to_text(result("position", R"({"session":")" + session() + R"("})"));
    EXPECT_EQ(pointer(alone + R"(,"first":{"seat":1}})"), "/first/seat") << "in a game without such steps";
}

TEST_F(ServiceTest, KeysThatStandTwice) {
    const Json in_document = error("load", R"({"position":{"format":"x","seats":[{"name":"a","name":"b"}]}})");
    EXPECT_EQ(in_document["code"], 3);
    EXPECT_EQ(in_document["data"]["pointer"], "/seats/0/name");
    EXPECT_EQ(code("new", R"({"game":"jumpgate","game":"jumpgate","players":2})"), -32602);
}

TEST_F(ServiceTest, ResultsWhilePlayGoesOnAndAfter) {
    session();
    Json sheet = result("result", R"({"session":"s1"})");
    EXPECT_EQ(to_text(sheet["places"]), "[1,1]");
    EXPECT_EQ(to_text(sheet["ranking"]), "[]");
    EXPECT_EQ(to_text(sheet["winners"]), "[]");
    EXPECT_EQ(sheet["over"], false);
    std::vector<std::string> parts;
    for (const Json& part : sheet["scores"][1]["parts"]) parts.push_back(part["what"]);
    EXPECT_EQ(parts, (std::vector<std::string>{"planets", "sand", "water", "energel", "gems", "fame"}));

    for (int i = 0; i < 2000 && !result("moves", R"({"session":"s1"})")["decision"].is_null(); ++i) {
        const Json bot = result("bot", R"({"session":"s1","level":"random","seed":)" + std::to_string(i) + R"(,"budget":{"iterations":1}})");
        EXPECT_TRUE(bot["stats"].is_object());
        result("apply", R"({"session":"s1","move":)" + to_text(bot["move"]) + "}");
    }
    sheet = result("result", R"({"session":"s1"})");
    EXPECT_EQ(sheet["over"], true);
    EXPECT_EQ(sheet["ranking"].size(), 2u);
    EXPECT_GE(sheet["winners"].size(), 1u);
    for (const Json& row : sheet["scores"]) {
        int sum = 0;
        for (const Json& part : row["parts"]) sum += part["points"].get<int>();
        EXPECT_EQ(row["total"], sum);
    }
    EXPECT_EQ(to_text(result("moves", R"({"session":"s1"})")), R"({"decision":null,"moves":[]})");
    EXPECT_EQ(code("apply", R"({"session":"s1","move":{"type":"research"}})"), 5);
    EXPECT_EQ(code("bot", R"({"session":"s1","level":"random"})"), 5);
    EXPECT_EQ(code("judge", R"({"session":"s1"})"), 5);
    EXPECT_EQ(code("way", R"({"session":"s1","aim":{"/x":1}})"), 5);
    EXPECT_EQ(result("explain", R"({"session":"s1","move":{"type":"research"}})")["rule"], "JG-T14");
}

TEST_F(ServiceTest, Bot) {
    session();
    const Json a = result("bot", R"({"session":"s1","level":"random","seed":5,"budget":{"ms":100}})");
    EXPECT_EQ(a["move"], result("bot", R"({"session":"s1","level":"random","seed":5,"budget":{"iterations":9}})")["move"]);
    EXPECT_EQ(result("explain", R"({"session":"s1","move":)" + to_text(a["move"]) + "}")["legal"], true);
    result("bot", R"({"session":"s1"})");
    EXPECT_EQ(code("bot", R"({"session":"s1","level":"genius"})"), -32602);
    EXPECT_EQ(code("bot", R"({"session":"s1","level":"random","seed":"x"})"), -32602);
    EXPECT_EQ(code("bot", R"({"session":"s1","level":"random","budget":{"ms":0}})"), -32602);
    EXPECT_EQ(code("bot", R"({"session":"s1","level":"random","budget":{"coffee":1}})"), -32602);
    EXPECT_EQ(code("bot", R"({"session":"s1","level":"random","budget":5})"), -32602);
}

TEST_F(ServiceTest, Judge) {
    session();
    const Json moves = result("moves", R"({"session":"s1"})")["moves"];
    const std::string budget = R"(,"level":"hard","seed":5,"budget":{"iterations":200})";
    const Json judged = result("judge", R"({"session":"s1","move":)" + to_text(moves.back()) + budget + "}");
    ASSERT_EQ(judged["shares"].size(), 2u);
    EXPECT_EQ(judged["shares"][0].get<int>() + judged["shares"][1].get<int>(), 1000);
    ASSERT_EQ(judged["moves"].size(), 2u);
    EXPECT_EQ(judged["moves"][0]["move"], result("bot", R"({"session":"s1")" + budget + "}")["move"]);
    EXPECT_TRUE(judged["asked"].is_number_integer());
    EXPECT_TRUE(result("judge", R"({"session":"s1")" + budget + "}")["asked"].is_null());
    EXPECT_EQ(code("judge", R"({"session":"s1","move":{"type":"scan"}})"), 1) << "not legal now";
    EXPECT_EQ(code("judge", R"({"session":"s1","level":"genius"})"), -32602);
    EXPECT_EQ(code("bot", R"({"session":"s1","move":{}})"), -32602) << "not a parameter of it";
}

TEST_F(ServiceTest, Way) {
    session();
    const Json here = result("way", R"({"session":"s1","aim":{"/decision/seat":0}})");
    EXPECT_EQ(to_text(here), R"({"moves":[],"complete":true,"positions":1})");
    const Json flight = result("way", R"({"session":"s1","aim":{"/decision/seat":7},"limit":5})");
    EXPECT_TRUE(flight["moves"].is_null());
    EXPECT_LE(flight["positions"], 5);
    for (const char* bad : {R"({"session":"s1"})", R"({"session":"s1","aim":{}})", R"({"session":"s1","aim":[]})", R"({"session":"s1","aim":{"table":1}})",
                            R"({"session":"s1","aim":{"/x":1},"limit":0})", R"({"session":"s1","aim":{"/x":1},"limit":20001})"})
        EXPECT_EQ(code("way", bad), -32602) << bad;
    EXPECT_EQ(code("way", R"({"session":"s9","aim":{"/x":1}})"), 2);
}

TEST_F(ServiceTest, SessionParameters) {
    for (const char* method : {"position", "moves", "undo", "redo", "save", "result", "hash", "close"}) {
        EXPECT_EQ(code(method, R"({"session":"s9"})"), 2) << method;
        EXPECT_EQ(code(method, "{}"), -32602) << method;
        EXPECT_EQ(code(method, R"({"session":1})"), -32602) << method;
        EXPECT_EQ(code(method, R"({"session":"s9","x":1})"), -32602) << method;
        EXPECT_EQ(code(method, R"(["s9"])"), -32602) << method;
    }
    EXPECT_EQ(code("castle", "{}"), -32601);
}

TEST_F(ServiceTest, BadLines) {
    const auto line_code = [&](const std::string& line) {
        const Json answer = parsed(service.handle_line(line));
        EXPECT_TRUE(answer["id"].is_null()) << line;
        return answer["error"]["code"].get<int>();
    };
    for (const std::string line : {"", "   ", "x", "{", "{\"jsonrpc\":\"2.0\"", "\xFF\xFE", "nul", "[1,"}) EXPECT_EQ(line_code(line), -32700) << line;
    EXPECT_EQ(line_code(std::string(100000, '[')), -32700);
    EXPECT_EQ(line_code(std::string(kMaxJsonBytes + 1, 'x')), -32700);
    for (const std::string line : {"1", "\"x\"", "null", "{}", "[]", R"({"jsonrpc":"2.0"})", R"({"jsonrpc":"1.0","method":"games"})",
                                   R"({"jsonrpc":"2.0","method":1})", R"({"jsonrpc":"2.0","method":"games","params":1})",
                                   R"({"jsonrpc":"2.0","method":"games","id":{}})", R"({"method":"games"})"})
        EXPECT_EQ(line_code(line), -32600) << line;
    session();                                             // the service still answers
}

TEST_F(ServiceTest, IdsAreEchoed) {
    for (const char* id : {"7", "\"seven\"", "null", "-1", "1.5", "\"\""}) {
        const std::string line = service.handle_line(std::string(R"({"jsonrpc":"2.0","method":"games","id":)") + id + "}");
        EXPECT_EQ(to_text(parsed(line)["id"]), id);
    }
    EXPECT_EQ(parsed(service.handle_line(R"({"jsonrpc":"1.0","method":"games","id":9})"))["id"], 9);
}

TEST_F(ServiceTest, NotificationsAreDoneAndNotAnswered) {
    session();
    EXPECT_EQ(service.handle_line(R"({"jsonrpc":"2.0","method":"apply","params":{"session":"s1","move":{"type":"end_turn"}}})"), "");
    EXPECT_EQ(result("moves", R"({"session":"s1"})")["decision"]["seat"], 1);
    EXPECT_EQ(service.handle_line(R"({"jsonrpc":"2.0","method":"nonsense"})"), "");
}

TEST_F(ServiceTest, Batches) {
    const Json answers = parsed(service.handle_line(
        R"([{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"jumpgate","players":2,"seed":1}},)"
        R"({"jsonrpc":"2.0","method":"apply","params":{"session":"s1","move":{"type":"end_turn"}}},)"
        R"(5,{"jsonrpc":"2.0","id":"b","method":"moves","params":{"session":"s1"}}])"));
    ASSERT_EQ(answers.size(), 3u);
    EXPECT_EQ(answers[0]["result"]["session"], "s1");
    EXPECT_EQ(answers[1]["error"]["code"], -32600);
    EXPECT_EQ(answers[2]["id"], "b");
    EXPECT_EQ(answers[2]["result"]["decision"]["seat"], 1);
    EXPECT_EQ(service.handle_line(R"([{"jsonrpc":"2.0","method":"games"}])"), "");
}

}  // namespace
}  // namespace orrery
