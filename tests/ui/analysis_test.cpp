// The analysis of a finished game: what it asks, what it tells, and what is stored of it.
#include <gtest/gtest.h>

#include <memory>
#include <numeric>
#include <string>
#include <vector>

#include "engine/match/games.h"
#include "engine/match/service.h"
#include "imgui_ui/app/pages/analysis.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

/// Returns a match of random moves that is over.
std::unique_ptr<AnyMatch> finished_match(const std::string& game, std::uint64_t seed, const Json& options = Json::object()) {
    NewMatch how;
    how.names = {"Aki", "Ben"};
    how.seed = seed;
    how.options = options;
    auto match = std::move(game_by_id(game)->start(how).value());
    Rng rng(seed);
    while (match->to_act()) {
        const auto moves = match->moves();
        EXPECT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    return match;
}

/// Returns a judgement of the open decision: the first move would have been best, with this share, and the made one has another.
Json judgement(const Analysis& analysis, int best, int second, int made, int first_seat) {
    const Json moves = analysis.asked().moves();
    Json out = Json::object();
    out["shares"] = {first_seat, 1000 - first_seat};
    out["moves"] = Json::array({Json{{"move", moves[0]}, {"share", best}}, Json{{"move", moves[1]}, {"share", second}}});
    out["asked"] = made;
    return out;
}

TEST(Analysis, NamesWhatWasLostAndFound) {
    const auto match = finished_match("jumpgate", 3);
    Analysis analysis(*match);
    ASSERT_GT(analysis.decisions(), 12u);
    std::vector<std::size_t> costly, found;
    for (int i = 0; !analysis.is_done(); ++i) {
        const bool is_best = analysis.asked().moves()[0] == analysis.asked_move();
        const std::size_t ply = analysis.asked().ply();
        const int lost = is_best ? 0 : i;
        ASSERT_TRUE(analysis.take(judgement(analysis, 600, is_best ? 600 - i : 590, 600 - lost, 400 + i)));
        (is_best ? found : costly).push_back(ply);
        EXPECT_EQ(analysis.judged().back().ply, ply);
        EXPECT_EQ(analysis.judged().back().lost(), lost);
        EXPECT_EQ(analysis.judged().back().found(), is_best ? i : 0);
    }
    const auto worst = analysis.costliest(3);
    ASSERT_FALSE(costly.empty());
    for (std::size_t i = 0; i < worst.size(); ++i) {
        EXPECT_EQ(worst[i].ply, costly[costly.size() - 1 - i]) << "later ones cost more here";
        EXPECT_GE(worst[i].lost(), 80) << "small losses are not worth telling";
    }
    for (const Seat seat : {0, 1}) {
        for (const JudgedMove& one : analysis.costliest(99, seat)) EXPECT_EQ(one.seat, seat);
        if (const auto best = analysis.best_of(seat)) {
            EXPECT_EQ(best->seat, seat);
            EXPECT_TRUE(best->made_best);
        }
    }
    // The curve has a value before each move, and ends with what was won.
    const auto curve = analysis.shares_of(Seat{0});
    ASSERT_EQ(curve.size(), match->history_size() + 1);
    EXPECT_EQ(curve.front(), 400);
    EXPECT_EQ(curve.back(), match->score().has_won(Seat{0}) ? 1000 / static_cast<int>(match->score().winners.size()) : 0);
    EXPECT_EQ(analysis.made_name(costly[0], Lang::en), [&] {
        auto at = match->copy();
        at->rewind(costly[0]);
        return at->move_name(match->move_at(costly[0]), Lang::en);
    }());
}

TEST(Analysis, TakesOnlyJudgements) {
    const auto match = finished_match("race", 5);
    Analysis analysis(*match);
    const Json good = judgement(analysis, 600, 500, 400, 500);
    for (const auto& [pointer, value] : std::vector<std::pair<std::string, Json>>{
             {"/shares", Json::array({500})}, {"/shares/0", 1001}, {"/shares/1", "x"}, {"/moves", Json::array()}, {"/moves/0", 7},
             {"/moves/0/share", nullptr}, {"/moves/0/move", Json{{"type", "fly"}}}, {"/moves/0/move", nullptr}, {"/moves/0/share", -1}}) {
        Json bad = good;
        bad[Json::json_pointer(pointer)] = value;
        EXPECT_FALSE(analysis.take(bad)) << pointer << " " << value;
    }
    EXPECT_FALSE(analysis.take(nullptr));
    EXPECT_TRUE(analysis.judged().empty());
    EXPECT_TRUE(analysis.take(good));
}

TEST(Analysis, IsReadAgainForTheSameGameOnly) {
    const auto match = finished_match("quantum", 4, {{"round_limit", 8}}), other = finished_match("quantum", 6, {{"round_limit", 8}});
    Analysis first(*match);
    for (int i = 0; i < 5; ++i) ASSERT_TRUE(first.take(judgement(first, 600, 500, 400, 300 + i)));
    Analysis again(*match), elsewhere(*other);
    again.recall(first.text());
    EXPECT_EQ(again.judged(), first.judged());
    EXPECT_EQ(again.asked().ply(), first.asked().ply());
    elsewhere.recall(first.text());
    EXPECT_TRUE(elsewhere.judged().empty());
    for (const std::string& damaged : {std::string(), std::string("{}"), std::string("[1]"), first.text().substr(9), std::string(R"({"version":2})")}) {
        again.recall(damaged);
        EXPECT_EQ(again.judged(), first.judged()) << damaged;
    }
    // What is wrong in the middle is judged again from there.
    Json broken = *parse_json(first.text());
    broken["judged"][2][2] = 100000;                       // no such move
    again.recall(to_text(broken));
    EXPECT_EQ(again.judged().size(), 2u);
}

/// Finishes a game in the app by random moves and opens its analysis.
void open_analysis(Driver& d, const std::string& game) {
    const auto match = finished_match(game, 7, game == "quantum" ? Json{{"round_limit", 6}} : game == "microcosmos" ? Json{{"end_planets", 3}} : Json::object());
    SaveStore store(d.host().store);
    SaveHeader header{"told", "Told", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", {{}, {true, "easy"}}};
    ASSERT_EQ(store.put(header, *match), StoreAnswer::done);
    d.start();
    Action action;
    action.name = "continue";
    action.value = "told";
    d.app.act(action);
    d.frames(2);
    ASSERT_EQ(d.screen(), "end");
    ASSERT_TRUE(d.press("analysis"));
    d.frames(1);
    ASSERT_EQ(d.screen(), "analysis");
}
std::size_t number(const Driver& d, const char* name) { return static_cast<std::size_t>(std::stoul(d.attr(name))); }

TEST(AnalysisPage, JudgesWithoutAHelperAndLeadsIntoTheReplay) {
    TestHost host;
    Driver d({1920, 1080}, &host);                         // in which every row is in sight
    open_analysis(d, "jumpgate");
    for (int i = 0; i < 4000 && number(d, "data-judged") < number(d, "data-decisions"); ++i) d.frames(1);
    ASSERT_EQ(number(d, "data-judged"), number(d, "data-decisions"));
    // Everything that the mirror tells is a target of the canvas, and leads to the position before the move.
    std::vector<std::pair<std::string, std::string>> rows;
    for (const Json& button : d.buttons())
        if (const Json* action = test::attr_of(button, "data-action"); action && *action == "replay")
            rows.emplace_back(button["x"].get<std::string>(), test::attr_of(button, "data-value")->get<std::string>());
    ASSERT_FALSE(rows.empty()) << "random moves lose something";
    for (const auto& [name, value] : rows) {
        ASSERT_TRUE(d.tap(name)) << name;
        EXPECT_EQ(d.screen(), "replay");
        EXPECT_EQ(d.attr("data-ply"), value);
        ASSERT_TRUE(d.press("back"));
        d.frames(1);
        EXPECT_EQ(d.screen(), "analysis");
    }
    // It is stored with the game, and not judged a second time.
    ASSERT_TRUE(SaveStore(host.store).value("analysis/told"));
    Driver again({390, 844}, &host);
    again.start();
    Action action;
    action.name = "continue";
    action.value = "told";
    again.app.act(action);
    again.frames(2);
    ASSERT_TRUE(again.press("analysis"));
    EXPECT_EQ(number(again, "data-judged"), number(again, "data-decisions"));
    SaveStore(host.store).remove("told");
    EXPECT_FALSE(SaveStore(host.store).value("analysis/told"));
}

/// Answers the requests of the app like the worker, with little thinking.
struct Helper {
    Service service{{[] { return std::uint64_t{5}; }, [] { return std::string("2026-01-01T00:00:00Z"); }, {}, false}};
    std::size_t read = 0;

    void answer(Driver& d, TestHost& host) {
        while (read < host.posted.size()) {
            Json line = *parse_json(host.posted[read++]);
            if (line["params"].contains("budget")) line["params"]["budget"] = Json{{"iterations", 8}};
            d.app.worker_said(service.handle_line(to_text(line)));
        }
    }
};

// The helper learns only what the deciding seat knew, in every game.
TEST(AnalysisPage, AsksTheHelperForOneDecisionAfterTheOther) {
    for (const std::string& game : test::playable_games()) {
        SCOPED_TRACE(game);
        TestHost host;
        host.has_worker = true;
        Driver d({1180, 820}, &host);
        open_analysis(d, game);
        Helper helper;
        const AnyMatch& match = d.match();
        for (int i = 0; i < 3000 && number(d, "data-judged") < std::min<std::size_t>(number(d, "data-decisions"), 40); ++i) {
            helper.answer(d, host);
            d.frames(1);
        }
        EXPECT_GE(number(d, "data-judged"), std::min<std::size_t>(number(d, "data-decisions"), 40));
        int loaded = 0;
        for (const std::string& line : host.posted) {
            const Json request = *parse_json(line);
            if (request["method"] != "load") continue;
            auto there = match.copy();
            const auto sent = std::move(load_position(request["params"]["position"]).value());
            // The position is one of those that the seat cannot tell from the real one.
            for (std::size_t ply = 0; ply <= there->history_size(); ++ply) {
                there->rewind(ply);
                if (there->to_act() != sent->to_act() || !there->to_act() || there->view(*there->to_act()) != sent->view(*sent->to_act())) continue;
                ++loaded;
                break;
            }
        }
        EXPECT_GE(loaded, static_cast<int>(number(d, "data-judged")));
    }
}

TEST(AnalysisPage, GoesOnWithoutAHelperThatFails) {
    TestHost host;
    host.has_worker = true;
    Driver d({1180, 820}, &host);
    open_analysis(d, "race");
    ASSERT_EQ(host.posted.size(), 1u);
    d.app.worker_said(R"({"jsonrpc":"2.0","id":)" + (*parse_json(host.posted[0]))["id"].dump() + R"(,"error":{"code":3,"message":"?"}})");
    for (int i = 0; i < 400 && number(d, "data-judged") < 2; ++i) d.frames(1);
    EXPECT_GE(number(d, "data-judged"), 2u);
    EXPECT_EQ(host.posted.size(), 1u);
}

}  // namespace
}  // namespace orrery::ui
