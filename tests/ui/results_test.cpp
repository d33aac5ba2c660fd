// Results and statistics on their screens: their contents, their links, and the counting of games.
#include <gtest/gtest.h>

#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/pages/results.h"
#include "tests/rounds.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;
using test::walk;

std::string attr_of(const Json& node, const char* name) {
    return node.contains("a") && node["a"].contains(name) ? node["a"][name].get<std::string>() : std::string();
}

/// Plays the current game to its end. Draws frames only if a computer needs them, because the tests are about the results.
void play_out(Driver& d, std::uint64_t seed = 9) {
    Rng rng(seed);
    const auto is_over = [&] { return d.app.session()->stage() == Stage::over; };
    for (int i = 0; i < 4000 && !is_over(); ++i) {
        Action action;
        switch (d.app.session()->stage()) {
            case Stage::over: break;
            case Stage::computer: d.frame(700); continue;
            case Stage::passing: action.name = "pass-on"; break;
            case Stage::curtain: action.name = "take-device"; break;
            case Stage::person: {
                const auto moves = d.app.session()->match().moves();
                action.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            }
        }
        d.app.act(action);
    }
    d.rest();
    ASSERT_EQ(d.screen(), "end");
}

void finish(Driver& d, const std::string& link, std::uint64_t seed = 9) {
    d.app.open_fragment(link);
    d.frames(2);
    play_out(d, seed);
}

/// Returns the storage of a finished game that is played once and opened in many windows.
std::map<std::string, std::string> finished(const std::string& link) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    finish(d, link);
    return host.store.entries;
}
void open_finished(Driver& d, const std::map<std::string, std::string>& stored) {
    for (const auto& [key, value] : stored)
        if (key.find("settings") == key.npos) d.host().store.entries[key] = value;
    const auto games = SaveStore(d.host().store).list();
    ASSERT_EQ(games.size(), 1u);
    Action action;
    action.name = "continue";
    action.value = games[0].id;
    d.app.act(action);
    d.frames(2);
    ASSERT_EQ(d.screen(), "end");
}

GameRecords records(TestHost& host) {
    const SaveStore store(host.store);
    return load_records(store, *game_by_id("jumpgate")->info);
}

TEST(Results, EveryMomentLeadsIntoTheReplayAtItsMove) {
    Driver d;
    d.start();
    finish(d, "new=jumpgate&players=3&bots=1&seed=7");
    int moments = 0;
    const auto ply = d.app.session()->match().ply();
    for (const Json& b : d.buttons()) {
        if (attr_of(b, "data-action") != "replay" || attr_of(b, "data-value").empty()) continue;
        ++moments;
        const int value = std::stoi(attr_of(b, "data-value"));
        EXPECT_GE(value, 1);
        EXPECT_LE(value, static_cast<int>(ply));
        EXPECT_NE(b["x"].get<std::string>().find(d.app.session()->name(std::stoi(attr_of(b, "data-seat")))), std::string::npos) << b.dump();
        // The canvas must have the same row as a target.
        EXPECT_TRUE(d.target(b["x"].get<std::string>())) << b.dump();
    }
    EXPECT_GE(moments, 1);
    EXPECT_LE(moments, 3);
}

TEST(Results, CanvasAndMirrorOfferTheSame) {
    Driver d;
    d.start();
    finish(d, "new=jumpgate&players=2&seed=7");
    for (const char* action : {"rematch", "replay", "share", "statistics", "see-table", "download", "undo", "shelf"}) EXPECT_TRUE(d.has(action)) << action;
    for (const char* name : {"Rematch", "Replay", "Share", "Statistics", "See the table", "Save as a file", "Shelf"}) EXPECT_TRUE(d.target(name)) << name;
    ASSERT_TRUE(d.tap("Save as a file"));
    EXPECT_EQ(d.host().downloads.size(), 1u);
    ASSERT_TRUE(d.press("share"));
    EXPECT_EQ(d.screen(), "share") << "neither page changes, but they are two";
}

// After the last move the table stays in sight for a moment, with the log that is docked on desktops. With the results the mirror has
// the latest lines only; Driver::frame holds it against the screen in each frame.
TEST(Results, TheLogOfTheMirrorShrinksWhenTheTableGivesWay) {
    Driver d({1920, 1080});
    d.start();
    finish(d, "new=jumpgate&players=2&seed=7");
    std::size_t lines = 0;
    walk(d.mirror(), [&lines](const Json& node) {
        if (attr_of(node, "role") == "log") lines = node["c"].size();
    });
    EXPECT_GT(lines, 0u);
    EXPECT_LT(lines, d.match().log(d.app.session()->reader(), Lang::en).size());
}

TEST(Results, TheHeadsOfTheScoreTableLeadToTheirRules) {
    const auto stored = finished("new=jumpgate&players=2&seed=7");
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{360, 640}})
        for (Lang lang : kLangs) {
            SCOPED_TRACE(css.x);
            Driver d(css);
            d.start("", lang);
            open_finished(d, stored);
            for (const ScorePart& part : *d.app.session()->game().score_parts) {
                const std::string name = std::string(part.name.in(lang)) + ": " + fill(str::open_rule, lang, {{"id", part.rule->id}});
                const auto is_back = [&] {
                    EXPECT_EQ(d.screen(), "rules") << name;
                    EXPECT_EQ(d.attr("data-rule"), part.rule->id);
                    d.press("back");
                    EXPECT_EQ(d.screen(), "end");
                };
                ASSERT_TRUE(d.tap(name)) << name;          // by touch
                is_back();
                while (!d.focused() || d.focused()->name != name) d.key(ImGuiKey_Tab);
                d.key(ImGuiKey_Enter);
                is_back();
                ASSERT_TRUE(d.press("open-rule", part.rule->id)) << name;
                is_back();
            }
        }
}

TEST(Statistics, AnEndCountsOnceWhateverIsTakenBackOrLoadedAgain) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        EXPECT_TRUE(records(host).empty());
        finish(d, "new=jumpgate&players=2&seed=7");
        ASSERT_EQ(records(host).games.size(), 1u);
        EXPECT_EQ(records(host).games[0].id, d.app.session()->header().id);
        // The last move reveals hidden cards, so only a friendly table can undo it.
        Action friendly;
        friendly.name = "undo-mode";
        friendly.value = "friendly";
        d.app.act(friendly);
        ASSERT_TRUE(d.press("undo"));
        EXPECT_TRUE(records(host).empty()) << "not over: not counted";
        if (d.screen() == "curtain") d.press("take-device");
        ASSERT_TRUE(d.press("redo"));
        ASSERT_EQ(d.screen(), "end");
        EXPECT_EQ(records(host).games.size(), 1u);
        d.press("see-table");
        d.press("results");
        EXPECT_EQ(records(host).games.size(), 1u);
        ASSERT_TRUE(d.press("rematch"));
        EXPECT_EQ(records(host).games.size(), 1u);
        play_out(d);
        EXPECT_EQ(records(host).games.size(), 2u) << "another game";
    }
    // The record stays even if the save is deleted.
    SaveStore store(host.store);
    for (const GameSummary& game : store.list()) store.remove(game.id);
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("statistics"));
    EXPECT_EQ(d.screen(), "statistics");
    EXPECT_EQ(d.attr("data-games"), "2");
}

// An end that was taken back, left and reached again counts like any other.
TEST(Statistics, AnEndTakenBackAndReachedAfterAReloadCounts) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        finish(d, "new=jumpgate&players=2&seed=7");
        Action friendly;
        friendly.name = "undo-mode";
        friendly.value = "friendly";
        d.app.act(friendly);
        ASSERT_TRUE(d.press("undo"));
        ASSERT_TRUE(records(host).empty());
    }
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("continue"));
    ASSERT_NE(d.screen(), "end") << "the move is back";
    play_out(d, 3);
    EXPECT_EQ(records(host).games.size(), 1u);
}

// A game stored just before its last move, after the record was written: it ends again and is still counted once.
TEST(Statistics, ACrashBetweenRecordAndSaveLosesAndDoublesNothing) {
    TestHost host;
    std::map<std::string, std::string> before;
    {
        Driver d({1180, 820}, &host);
        d.start();
        // Keeps a copy of the storage at each decision. The last one before the end is used.
        d.app.open_fragment("new=jumpgate&players=2&seed=7");
        d.frames(2);
        d.play(9, [&] {
            before = host.store.entries;
            return false;
        });
        ASSERT_EQ(d.screen(), "end");
    }
    for (const auto& [key, value] : host.store.entries)
        if (key.find("/stats/") != std::string::npos) before[key] = value;
    host.store.entries = before;
    ASSERT_EQ(records(host).games.size(), 1u);
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("continue"));
    play_out(d, 3);
    EXPECT_EQ(records(host).games.size(), 1u);
}

TEST(Statistics, ThePageSaysWhatWasPlayedAndGivesItAway) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.tap("Statistics"));
    EXPECT_EQ(d.screen(), "statistics");
    EXPECT_NE(d.all_text().find(str::no_statistics_title.en), std::string::npos);
    EXPECT_FALSE(d.has("save-json"));
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "shelf");
    finish(d, "new=jumpgate&players=2&bots=1&seed=7");
    finish(d, "new=jumpgate&players=3&bots=1&seed=8");
    ASSERT_TRUE(d.press("statistics"));
    EXPECT_EQ(d.attr("data-games"), "2");
    int player_games = 0;
    walk(host.mirror(), [&](const Json& node) {
        if (!attr_of(node, "data-wins").empty()) player_games += std::stoi(attr_of(node, "data-games"));
    });
    EXPECT_EQ(player_games, 5) << "a seat each";
    ASSERT_TRUE(d.press("save-json"));
    ASSERT_TRUE(d.press("save-csv"));
    const auto json = parse_json(host.downloads.at("jumpgate-statistics.json"));
    ASSERT_TRUE(json);
    EXPECT_EQ(records_from_json(*game_by_id("jumpgate")->info, *json), records(host));
    const std::string& csv = host.downloads.at("jumpgate-statistics.csv");
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 6);
    // The statistics are deleted and restored, then deleted for good.
    ASSERT_TRUE(d.press("delete-statistics"));
    EXPECT_TRUE(records(host).empty());
    EXPECT_FALSE(d.has("save-json"));
    host.store.is_full = true;
    ASSERT_TRUE(d.press("put-back"));
    host.store.is_full = false;
    EXPECT_TRUE(records(host).empty());
    ASSERT_TRUE(d.press("put-back")) << "no room: they can still be put back";
    EXPECT_EQ(records(host).games.size(), 2u);
    ASSERT_TRUE(d.press("delete-statistics"));
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "end");
    ASSERT_TRUE(d.press("statistics"));
    EXPECT_FALSE(d.has("put-back"));
    EXPECT_TRUE(records(host).empty());
}

/// Stores a finished game of AstroNavigators for two people.
void keep_astronavigators_game(TestHost& host, const char* id, const char* mode, int best, int rounds) {
    const GameInfo& info = *game_by_id("astronavigators")->info;
    FinishedGame game;
    game.id = id;
    game.started = game.ended = "2026-11-21T10:00:00Z";
    game.turns = rounds;
    game.options = {{"mode", mode}};
    for (const int total : {best, 1}) {
        FinishedSeat seat;
        seat.name = total == best ? "Aki" : "Ben";
        seat.points.assign(info.score_parts->size(), std::nullopt);
        seat.points[0] = seat.total = total;
        seat.place = total == best ? 1 : 2;
        seat.won = total == best;
        seat.keys = {{"mode", mode}, {"sets", "1"}};
        game.seats.push_back(std::move(seat));
    }
    SaveStore store(host.store);
    ASSERT_EQ(count_game(store, info, std::move(game)), StoreAnswer::done);
}

// Games of the two modes are never added up: each has its own totals, and the files hold both.
TEST(Statistics, KindsOfGamesAreKeptApart) {
    for (const Vec css : {Vec{1180, 820}, Vec{390, 844}}) {
        TestHost host;
        keep_astronavigators_game(host, "a", "astronomer", 12, 12);
        keep_astronavigators_game(host, "b", "astronavigator", 7, 24);
        keep_astronavigators_game(host, "c", "astronomer", 10, 12);
        Driver d(css, &host);
        d.start();
        Action open;
        open.name = "statistics";
        open.value = "astronavigators";
        d.app.act(open);
        d.frames(2);
        ASSERT_EQ(d.screen(), "statistics");
        EXPECT_EQ(d.attr("data-games"), "2") << "the mode played last";
        EXPECT_NE(d.all_text().find("average 11.0, lowest 10, best 12"), std::string::npos) << d.all_text();
        int headings = 0;
        walk(host.mirror(), [&](const Json& node) { headings += node.contains("x") && node["x"] == "By mode" ? 1 : 0; });
        EXPECT_EQ(headings, 1) << "the choice alone: no counter repeats it";
        ASSERT_TRUE(d.tap("By mode: Astronavigator"));
        d.frames(2);
        EXPECT_EQ(d.attr("data-games"), "1");
        EXPECT_NE(d.all_text().find("average 7.0, lowest 7, best 7"), std::string::npos) << d.all_text();
        ASSERT_TRUE(d.press("statistics-kind", "astronomer"));
        EXPECT_EQ(d.attr("data-games"), "2");
        Action unknown;
        unknown.name = "statistics-kind";
        unknown.value = "gone";
        d.app.act(unknown);
        d.frames(2);
        EXPECT_EQ(d.attr("data-games"), "2");
        ASSERT_TRUE(d.press("save-csv"));
        const std::string& csv = host.downloads.at("astronavigators-statistics.csv");
        EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 7) << "every game";
        ASSERT_TRUE(d.press("delete-statistics"));
        EXPECT_FALSE(d.has("statistics-kind"));
        ASSERT_TRUE(d.press("put-back"));
        EXPECT_EQ(d.attr("data-games"), "2");
    }
    TestHost host;
    keep_astronavigators_game(host, "a", "astronomer", 12, 12);
    Driver d({1180, 820}, &host);
    d.start();
    Action open;
    open.name = "statistics";
    open.value = "astronavigators";
    d.app.act(open);
    d.frames(2);
    EXPECT_FALSE(d.has("statistics-kind")) << "there is nothing to choose";
}

TEST(Statistics, DamagedOnesAreToldNotBelieved) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        finish(d, "new=jumpgate&players=2&bots=1&seed=7");
    }
    for (auto& [key, value] : host.store.entries)
        if (key.find("/stats/") != std::string::npos) value += "x";
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("statistics"));
    EXPECT_NE(d.all_text().find(str::statistics_lost.en), std::string::npos);
    d.press("back");
    finish(d, "new=jumpgate&players=2&bots=1&seed=8");
    d.press("statistics");
    EXPECT_EQ(d.attr("data-games"), "1");
    EXPECT_NE(d.all_text().find("1 damaged entry was left out."), std::string::npos);
}

TEST(Statistics, BlockedStorageBreaksNothing) {
    TestHost host;
    host.store.is_blocked = true;
    Driver d({1180, 820}, &host);
    d.start();
    finish(d, "new=jumpgate&players=2&bots=1&seed=7");
    ASSERT_TRUE(d.press("statistics"));
    EXPECT_NE(d.all_text().find(str::no_statistics_title.en), std::string::npos);
}

// --- the end, staged ---

/// Chooses a value of a setting.
void choose(Driver& d, ActionName setting, const char* value) {
    Action action;
    action.name = setting;
    action.value = value;
    d.app.act(action);
}

/// Plays a game without drawing anything after its last move.
void play_last_move(Driver& d, const std::string& link) {
    d.app.open_fragment(link);
    d.frames(2);
    Rng rng(9);
    for (int i = 0; i < 4000 && d.app.session()->stage() != Stage::over; ++i) {
        Action action;
        if (d.app.session()->stage() == Stage::curtain) action.name = "take-device";
        else action.move = d.match().moves()[rng.below(static_cast<std::uint32_t>(d.match().moves().size()))];
        d.app.act(action);
    }
    ASSERT_EQ(d.app.session()->stage(), Stage::over);
}

bool has_text(const std::string& all, std::string_view text) { return all.find(text) != all.npos; }

TEST(Ending, TheTableStaysForAMomentThenTheScoreIsCountedAndTheWinnerTold) {
    for (const bool is_reduced : {false, true}) {
        Driver d;
        d.reduced_motion = is_reduced;
        d.start();
        choose(d, "sound", "on");
        play_last_move(d, "new=jumpgate&players=2&seed=7");
        const std::string title = results_title(*d.app.session(), Lang::en);
        d.frame();
        d.host().sounds.clear();
        EXPECT_EQ(d.screen(), "end") << "the mirror does not wait";
        EXPECT_TRUE(has_text(d.all_text(), title));
        EXPECT_FALSE(d.target("Rematch")) << "the table is in sight";
        EXPECT_FALSE(d.target("See the results"));
        double ms = 0;
        const auto asks_for_frames = [&d] { return d.app.ui().frame_wanted() || d.app.ui().wake_ms() >= 0; };
        for (; !d.target("Rematch") && ms < 10'000; ms += 50) {
            EXPECT_TRUE(asks_for_frames()) << ms;
            EXPECT_FALSE(has_text(d.drawn_text(50), title)) << ms;
        }
        EXPECT_GE(ms, 800);
        EXPECT_LT(ms, 4000);
        std::set<std::string> counted;                     // texts of the frames in which it is counted
        for (ms = 0; ms < 20'000; ms += 50) {
            const std::string text = d.drawn_text(50);
            if (has_text(text, title)) break;
            EXPECT_TRUE(asks_for_frames()) << ms;
            EXPECT_TRUE(has_text(text, str::final_count.en)) << ms;
            counted.insert(text);
        }
        EXPECT_GE(counted.size(), d.app.session()->game().score_parts->size()) << "part after part";
        EXPECT_GE(ms, 1000);
        EXPECT_LT(ms, 8000);
        d.rest();
        const std::string text = d.drawn_text(50);
        EXPECT_TRUE(has_text(text, title));
        for (const ScoreSheet::Row& row : d.match().score().rows) EXPECT_TRUE(has_text(text, std::to_string(row.total)));
        EXPECT_EQ(std::count(d.host().sounds.begin(), d.host().sounds.end(), Sound::end), 1);
    }
}

TEST(Ending, APressGoesOnAtOnceAndMovesShownAtOnceNeedNone) {
    Driver d;
    d.start();
    play_last_move(d, "new=jumpgate&players=2&seed=7");
    d.frames(3);
    d.tap_at({590, 3});                                    // where nothing is
    EXPECT_TRUE(d.target("Rematch")) << "the table is left";
    EXPECT_TRUE(d.app.is_moving()) << "and the score is counted";
    d.tap_at({590, 3});
    EXPECT_FALSE(d.app.is_moving());
    EXPECT_TRUE(has_text(d.drawn_text(16), results_title(*d.app.session(), Lang::en)));
    EXPECT_EQ(d.screen(), "end");

    choose(d, "speed", "instant");
    play_last_move(d, "new=jumpgate&players=2&seed=8");
    d.frames(3);
    EXPECT_FALSE(d.app.is_moving());
    EXPECT_TRUE(d.target("Rematch"));
}

TEST(Ending, AFinishedGameThatIsOpenedAgainIsNotCountedAgain) {
    const auto stored = finished("new=jumpgate&players=2&seed=7");
    Driver d;
    d.start();
    open_finished(d, stored);
    EXPECT_FALSE(d.app.is_moving());
    EXPECT_TRUE(d.target("Rematch"));
    d.press("see-table");
    d.press("results");
    EXPECT_FALSE(d.app.is_moving());
}

TEST(Ending, WhoPlayedAloneIsAddressedAndWhatTheGameCountsIsNamed) {
    Driver d;
    d.start();
    std::set<std::string> titles;
    for (int seed = 1; seed <= 12 && titles.size() < 2; ++seed) {
        choose(d, "speed", "instant");
        finish(d, "new=quantum&players=2&bots=1&option.round_limit=8&seed=" + std::to_string(seed), static_cast<std::uint64_t>(seed));
        const ScoreSheet sheet = d.match().score();
        if (sheet.winners.size() != 1) continue;
        const bool is_own = !d.app.session()->look(sheet.winners[0]).computer;
        const std::string cubes = fill(msg("{n} {n|cube|cubes}", "score"), Lang::en, {{"n", sheet.row(sheet.winners[0]).total}});
        const std::string expected = is_own ? "You win with " + cubes : sheet.winner_names(d.match().names(), Lang::en)[0] + " wins with " + cubes;
        EXPECT_EQ(results_title(*d.app.session(), Lang::en), expected);
        titles.insert(is_own ? "own" : "other");
    }
    EXPECT_EQ(titles.size(), 2u) << "both came up";
}

TEST(Ending, WhyAGameEndedIsToldBeforeWhoWon) {
    NewMatch how;
    how.names = {"Aki", "Ben"};
    how.seed = 7;
    const auto match = std::move(game_by_id("microcosmos")->start(how).value());
    Rng rng(9);
    Action last;
    while (match->to_act()) {
        const auto moves = match->moves();
        last.move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        match->make(last.move);
    }
    match->rewind(match->ply() - 1);
    match->forget_later();
    TestHost host;
    SaveStore(host.store).put({"eve", "Eve", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", {{}, {}}}, *match);
    Driver d({1180, 820}, &host);
    d.start();
    d.press("continue", "eve");
    d.press("take-device");
    d.app.act(last);
    d.frame();
    EXPECT_EQ(end_reason(*d.app.session(), Lang::en), "3 planets are restored: Rustmere, Azurel and Cinderhold.");
    const std::string text = d.drawn_text(16);
    EXPECT_TRUE(has_text(text, "3 planets are restored: Rustmere"));
    EXPECT_FALSE(has_text(text, results_title(*d.app.session(), Lang::en)));
}

// Draws the pages in every window size without a fault, with every target named and inside the window.
TEST(Results, EndAndStatisticsInEveryWindow) {
    const auto stored = finished("new=jumpgate&players=5&seed=7");
    for (const Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390}, Vec{1920, 1080}, Vec{3840, 2160}}))
        for (Lang lang : kLangs) {
            Driver d(css);
            d.start("", lang);
            open_finished(d, stored);
            const auto look = [&](const char* where) {
                d.frames(3, 400);
                for (const Target& t : d.app.ui().targets()) {
                    EXPECT_FALSE(t.name.empty()) << where;
                    if (t.clip.h < d.app.ui().height() - 1) continue;
                    EXPECT_GE(t.rect.x, -0.5f) << where << " " << t.name << " " << css.x;
                    EXPECT_GE(t.rect.y, -0.5f) << where << " " << t.name << " " << css.x;
                    EXPECT_LE(t.rect.right(), d.app.ui().width() + 0.5f) << where << " " << t.name << " " << css.x;
                    EXPECT_LE(t.rect.bottom(), d.app.ui().height() + 0.5f) << where << " " << t.name << " " << css.x;
                }
            };
            look("end");
            d.press("statistics");
            look("statistics");
            d.press("delete-statistics");
            look("deleted");
        }
}

}  // namespace
}  // namespace orrery::ui
