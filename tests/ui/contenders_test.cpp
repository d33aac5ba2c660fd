// Finished games with an automaton, without a winner, and with parts of the score that other games lack, on the pages that show
// finished games. The game is invented and wears the face of one that is in the list.
#include "imgui_ui/app/table/contenders.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/ai/thinkers.h"
#include "engine/match/match.h"
#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/results.h"
#include "imgui_ui/app/pages/shared_page.h"
#include "imgui_ui/app/pages/stats_page.h"
#include "imgui_ui/app/table/seat_panel.h"
#include "tests/sample_game.h"
#include "tests/ui/bare_desk.h"

namespace orrery::ui {
namespace {

using test::BareDesk;
using test::walk;

constexpr Vec kWindows[] = {{1180, 820}, {800, 1100}, {390, 844}};

struct Faced : tests::sample::Game {
    static const GameInfo& info() {
        static const GameInfo info = [] {
            GameInfo out = tests::sample::Game::info();
            out.id = "race";
            return out;
        }();
        return info;
    }
};

std::unique_ptr<AnyMatch> finished(int seats, Json options = Json::object(), std::uint64_t seed = 3) {
    NewMatch how;
    for (int i = 0; i < seats; ++i) how.names.push_back(i == 0 ? "Aki" : "Ben");
    how.options = std::move(options);
    how.seed = seed;
    auto match = Match<Faced>::start(how);
    EXPECT_TRUE(match);
    while ((*match)->to_act()) (*match)->make((*match)->moves().front());
    return std::move(*match);
}

SaveHeader header_of(const AnyMatch& match) {
    SaveHeader header{"id", "A game", "2026-11-21T09:00:00Z", "2026-11-21T09:30:00Z", {}};
    header.seats.resize(static_cast<std::size_t>(match.seats()));
    return header;
}

std::vector<SeatLook> looks_of(const AnyMatch& match) {
    std::vector<SeatLook> looks(static_cast<std::size_t>(match.seats()));
    for (SeatLook& look : looks) look.color = SeatColor::blue;
    return looks;
}

std::unique_ptr<Session> session_of(std::unique_ptr<AnyMatch> match) {
    auto looks = looks_of(*match);
    SaveHeader header = header_of(*match);
    return std::make_unique<Session>(std::move(match), std::move(looks), std::move(header));
}

FinishedGame record_of(const AnyMatch& match, std::string id) {
    SaveHeader header = header_of(match);
    header.id = std::move(id);
    std::vector<SeatColor> colors;
    for (const SeatLook& look : contender_looks(match.game(), match.score(), looks_of(match))) colors.push_back(look.color);
    return finished_game(match, header, colors, "2026-11-21T10:00:00Z");
}

/// Returns all texts of a mirror, one per line.
std::string texts_of(const Json& mirror) {
    std::string out;
    walk(mirror, [&out](const Json& node) {
        if (node.contains("x")) out += node["x"].get<std::string>() + "\n";
    });
    return out;
}

TEST(Contenders, AnAutomatonWearsAFreeColourAndPlaysLikeAComputer) {
    const auto match = finished(1);
    const auto looks = contender_looks(match->game(), match->score(), looks_of(*match));
    ASSERT_EQ(looks.size(), 2u);
    EXPECT_FALSE(looks[0].computer);
    EXPECT_TRUE(looks[1].computer);
    EXPECT_EQ(looks[1].color, SeatColor::red) << "the first of the game's colours is the person's";
    EXPECT_EQ(automaton_name(match->game(), "robot", Lang::ja), "ロボット");
    EXPECT_EQ(automaton_name(match->game(), "gone", Lang::en), "gone");
}

/// Table that draws nothing and notes whose figures were asked for.
struct PlainTable final : TableView {
    TableRequest draw(TableContext&, const TableAreas&) override { return {}; }
    void draw_seat(TableContext&, Contender who, Rect, Rect, LayoutKind) override { asked.push_back(who); }
    BarSteps steps(const TableContext&) const override { return {}; }
    bool escape() override { return false; }
    void reset() override {}

    std::vector<Contender> asked;
};

TEST(SeatPanel, AnAutomatonHasAPanelLikeASeat) {
    const auto session = session_of(finished(1));
    ASSERT_EQ(session->contenders(), 2);
    EXPECT_TRUE(session->look(Contender{1}).computer);
    test::Screen screen({1180, 820});
    PlainTable table;
    const std::vector<Json> no_events;
    Recording record;
    for (const Lang lang : kLangs) {
        Ui& ui = screen.ui();
        ui.record(&record);
        screen.begin_frame();
        TableContext context{ui, {session->match(), 0, TableMatch::Secrets::own}, false, lang, session->contender_looks(), 1, no_events, {}};
        EXPECT_FALSE(draw_seat_panel(context, table, {20, 20, 270, 88}, Seat{1}, LayoutKind::desktop, false));
        ui.record(nullptr);
        screen.end_frame();
        const std::string robot = lang == Lang::en ? "Robot" : "ロボット";
        EXPECT_TRUE(std::any_of(record.items.begin(), record.items.end(), [&](const Drawn& one) { return one.kind == Drawn::Kind::text && one.text == robot; })) << robot;
    }
    EXPECT_EQ(table.asked, (std::vector<Contender>{Seat{1}, Seat{1}}));
}

// Nobody else looks on, so no curtain falls; a game that a computer plays alone is shown to everybody.
TEST(OneSeat, IsPlayedWithoutACurtain) {
    const auto session = [](bool computer) {
        NewMatch how;
        how.names = {"Aki"};
        auto match = std::move(*Match<Faced>::start(how));
        SaveHeader header = header_of(*match);
        return Session(std::move(match), {{SeatColor::blue, computer}}, std::move(header));
    };
    Session alone = session(false);
    EXPECT_EQ(alone.stage(), Stage::person);
    EXPECT_FALSE(alone.is_covered());
    EXPECT_EQ(alone.reader(), Seat{0});
    EXPECT_FALSE(alone.play({{"type", "lay"}}));
    EXPECT_EQ(alone.events().size(), 2u);
    EXPECT_TRUE(alone.undo_step(false).barrier);
    EXPECT_EQ(alone.undo_step(false).what.en, "laid card");
    EXPECT_EQ(alone.undo_step(true).moves, 1);
    EXPECT_FALSE(alone.play({{"type", "draw"}}));
    EXPECT_EQ(alone.stage(), Stage::over);
    EXPECT_FALSE(alone.is_covered());

    const Session watched = session(true);
    EXPECT_EQ(watched.stage(), Stage::computer);
    EXPECT_TRUE(watched.is_covered());
    EXPECT_FALSE(watched.reader());
}

TEST(ResultsPage, ShowsTheAutomatonAmongTheContenders) {
    for (const Vec css : kWindows)
        for (const Lang lang : kLangs) {
            BareDesk desk(css, session_of(finished(1, {{"handicap", 50}, {"bonus", true}})));
            Results page(*desk.table_session());
            const Json mirror = desk.show(page, lang);
            const std::string robot = lang == Lang::en ? "Robot" : "ロボット";
            const ScoreSheet sheet = desk.table_session()->match().score();
            const std::string points = fill(str::counted_points, lang, {{"n", sheet.rows[1].total}});
            EXPECT_EQ(results_title(*desk.table_session(), lang), fill(str::wins, lang, {{"name", robot}, {"points", points}}));
            int rows = 0, cells = 0, seats = 0;
            walk(mirror, [&](const Json& node) {
                rows += node["t"] == "tr" ? 1 : 0;
                cells += node["t"] == "td" ? 1 : 0;
                seats += node["t"] == "li" && node.contains("a") && node["a"].contains("data-seat") ? 1 : 0;
            });
            EXPECT_EQ(rows, 3) << "the head and two contenders";
            EXPECT_EQ(cells, 2 * 3) << "two parts and the total";
            EXPECT_EQ(seats, 1) << "the robot has no seat";
            const std::string text = texts_of(mirror);
            EXPECT_NE(text.find(fill(str::place_row, lang, {{"place", 1}, {"name", robot}, {"points", points}})), std::string::npos) << text;
            EXPECT_NE(text.find(robot + ":"), std::string::npos) << "a line of the chart";
            const int behind = sheet.rows[1].total - sheet.rows[0].total;
            const std::string distance = fill(str::behind_by, lang, {{"name", "Aki"}, {"n", behind}});
            EXPECT_NE(text.find(distance), std::string::npos) << "who plays alone learns by how much the game is lost: " << text;
        }
}

TEST(ResultsPage, SaysWhatDecidedBetweenEquals) {
    int ties = 0, others = 0;
    for (std::uint64_t seed = 1; seed <= 200 && (ties == 0 || others == 0); ++seed) {
        BareDesk desk({1180, 820}, session_of(finished(1, Json::object(), seed)));
        const ScoreSheet sheet = desk.table_session()->match().score();
        const bool is_tie = sheet.rows[0].total == sheet.rows[1].total;
        ++(is_tie ? ties : others);
        Results page(*desk.table_session());
        const std::string text = texts_of(desk.show(page, Lang::en));
        const std::string said = "Robot and Aki have " + std::to_string(sheet.rows[1].total) + " points each. The tie-break puts Robot first.";
        EXPECT_EQ(text.find(said) != text.npos, is_tie) << text;
        EXPECT_EQ(text.find("tie-break") != text.npos, is_tie) << text;
    }
    EXPECT_GT(ties, 0);
    EXPECT_GT(others, 0);
}

TEST(ResultsPage, SaysThatNobodyWins) {
    for (const Vec css : kWindows)
        for (const int seats : {1, 2}) {
            BareDesk desk(css, session_of(finished(seats, {{"goal", 99}})));
            Results page(*desk.table_session());
            const std::string text = texts_of(desk.show(page, Lang::en));
            EXPECT_NE(text.find("Nobody wins"), std::string::npos) << text;
            EXPECT_EQ(text.find("Bonus"), std::string::npos) << "this game has no such part";
        }
}

TEST(SharedGame, TellsWhoWonOrThatNobodyDid) {
    const auto told = [](std::unique_ptr<AnyMatch> match) {
        BareDesk desk({1180, 820});
        LoadedSave game;
        game.header = header_of(*match);
        game.match = std::move(match);
        SharedPage page(desk, std::move(game));
        return texts_of(desk.show(page, Lang::en));
    };
    const std::string lost = told(finished(1, {{"handicap", 50}}));
    EXPECT_NE(lost.find("Finished: Robot won"), std::string::npos) << lost;
    EXPECT_NE(lost.find("Robot: "), std::string::npos) << lost;
    EXPECT_NE(told(finished(2, {{"goal", 99}})).find("Finished: nobody won"), std::string::npos);
}

TEST(StatisticsOfContenders, AutomataAreCountedApartFromTheSeats) {
    const auto match = finished(1, {{"handicap", 50}});
    const GameInfo& game = match->game();
    GameRecords records;
    records.games.push_back(record_of(*match, "a"));
    records.games.push_back(record_of(*finished(2, {{"bonus", true}}), "b"));
    records.games.push_back(record_of(*finished(2, {{"goal", 99}}), "c"));
    ASSERT_EQ(records.games[0].seats.size(), 1u);
    ASSERT_EQ(records.games[0].automata.size(), 1u);
    EXPECT_TRUE(records.games[0].automata[0].won);
    EXPECT_FALSE(records.games[0].seats[0].won);
    EXPECT_EQ(records.games[0].seats[0].points[1], std::nullopt) << "no such part without the option";
    EXPECT_TRUE(records.games[1].seats[0].points[1].has_value());

    const Json json = records_to_json(game, records);
    EXPECT_EQ(json["games"][0]["seats"].size(), 1u);
    EXPECT_EQ(json["games"][0]["automata"][0]["name"], "robot");
    EXPECT_TRUE(json["games"][0]["seats"][0]["points"][1].is_null());
    EXPECT_FALSE(json["games"][1].contains("automata"));
    EXPECT_EQ(records_from_json(game, json), records);
    const std::string csv = records_to_csv(game, records);
    EXPECT_NE(csv.find("robot,automaton"), std::string::npos) << csv;

    const Totals totals = add_up(game, records.games);
    ASSERT_EQ(totals.players.size(), 3u);
    EXPECT_TRUE(totals.players.back().is_automaton);
    EXPECT_EQ(totals.players.back().wins, 1);
    EXPECT_EQ(totals.by_order.size(), 2u) << "an automaton has no place in the order of seats";
    ASSERT_EQ(totals.by_count.size(), 2u);
    EXPECT_EQ(totals.by_count[0].seats, 1);
    EXPECT_EQ(totals.by_count[1].winner.count, 1) << "one of the two games had no winner";
    EXPECT_EQ(totals.parts[0].count, 5);
    EXPECT_EQ(totals.parts[1].count, 2);
    EXPECT_EQ(totals.mixed, 1);
    EXPECT_EQ(totals.mixed_computers, 1);

    for (const Vec css : kWindows)
        for (const Lang lang : kLangs) {
            BareDesk desk(css);
            ASSERT_EQ(keep_records(desk.store(), game, records), StoreAnswer::done);
            StatsPage page(desk, game);
            const std::string text = texts_of(desk.show(page, lang));
            EXPECT_NE(text.find(lang == Lang::en ? "Robot" : "ロボット"), std::string::npos) << text;
            EXPECT_NE(text.find(lang == Lang::en ? "1 player:" : "1人"), std::string::npos) << text;
        }
}

}  // namespace
}  // namespace orrery::ui
