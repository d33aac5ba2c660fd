// The app without a browser: every screen is reached and drawn, whole games are played through the mirror, failures of the
// environment are reported in words, and fingers hit their targets.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "engine/match/service.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/turn_text.h"
#include "imgui_ui/games/jumpgate/scene.h"
#include "tests/rounds.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;
using test::walk;

TEST(App, TheShelfLeadsToASetUpAndAGame) {
    Driver d;
    d.start();
    EXPECT_EQ(d.screen(), "shelf");
    EXPECT_FALSE(d.has("continue"));
    ASSERT_TRUE(d.press("new-game", "jumpgate"));
    EXPECT_EQ(d.screen(), "setup");
    ASSERT_TRUE(d.press("start"));
    EXPECT_EQ(d.screen(), "curtain");
    EXPECT_TRUE(d.moves().empty()) << "nothing of the table behind the curtain";
    ASSERT_TRUE(d.press("take-device"));
    EXPECT_EQ(d.screen(), "table");
    EXPECT_FALSE(d.moves().empty());
}

TEST(App, TheGuideIsSwitchedInSightOnATablet) {
    for (Lang lang : kLangs)
        for (int seats = 2; seats <= 5; ++seats) {
            Driver d({1180, 820});
            d.start("", lang);
            ASSERT_TRUE(d.press("new-game", "jumpgate"));
            for (int more = 2; more < seats; ++more) ASSERT_TRUE(d.press("add-seat"));
            d.frames(3);
            const auto is_on = [&d] {
                bool on = false;
                walk(d.mirror(), [&on](const Json& node) {
                    const Json *action = test::attr_of(node, "data-action"), *value = test::attr_of(node, "data-value");
                    const Json* pressed = test::attr_of(node, "aria-pressed");
                    on = on || (action && value && pressed && *action == "guide" && *value == "on" && *pressed == "true");
                });
                return on;
            };
            const bool was_on = is_on();
            const std::string other = Text(was_on ? str::off : str::on).in(lang);
            ASSERT_TRUE(d.tap(Text(str::guide).in(lang) + (": " + other))) << "it cannot be reached without scrolling";
            EXPECT_EQ(is_on(), !was_on);
        }
}

TEST(App, AGameByTheMirrorAloneInBothLanguages) {
    for (Lang lang : kLangs) {
        Driver d;
        d.start(std::string("new=jumpgate&players=3&seed=5&lang=") + code(lang));
        d.play(11, [] { return false; });
        ASSERT_EQ(d.screen(), "end");
        EXPECT_TRUE(d.has("rematch"));
        EXPECT_TRUE(d.has("shelf"));
        // The table in the mirror has a row for each seat and a heading row.
        const ScoreSheet sheet = d.app.session()->match().score();
        ASSERT_TRUE(sheet.over);
        int rows = 0;
        walk(d.mirror(), [&](const Json& node) { rows += node["t"] == "tr" ? 1 : 0; });
        EXPECT_EQ(rows, 4);
        ASSERT_TRUE(d.press("see-table"));
        EXPECT_EQ(d.screen(), "table");
        EXPECT_TRUE(d.moves().empty());
        ASSERT_TRUE(d.press("results"));
        EXPECT_EQ(d.screen(), "end");
        ASSERT_TRUE(d.press("rematch"));
        EXPECT_EQ(d.screen(), "curtain");
    }
}

TEST(App, TheMirrorOffersExactlyTheLegalMoves) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.play(4, [&] {
        std::vector<std::string> legal;
        for (const Json& move : d.app.session()->match().moves()) legal.push_back(to_text(move));
        EXPECT_EQ(d.moves(), legal);
        std::set<std::string> names;
        for (const Json& b : d.buttons()) EXPECT_FALSE(b.value("x", "").empty()) << b.dump();
        return d.app.session()->match().ply() > 60;
    });
}

TEST(App, ClosedAndOpenedAgainAGameGoesOn) {
    TestHost host;
    std::string hash;
    {
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&seed=3");
        d.play(4, [&] { return d.app.session()->match().ply() >= 12; });
        hash = d.app.session()->match().hash();
    }
    host.now_ms += 12 * 60'000;
    Driver d({1180, 820}, &host);
    d.start();
    EXPECT_NE(d.all_text().find("12 min ago"), std::string::npos) << d.all_text();
    ASSERT_TRUE(d.press("continue"));
    EXPECT_EQ(d.screen(), "curtain") << "whoever opens it must take the device first";
    ASSERT_TRUE(d.press("take-device"));
    EXPECT_EQ(d.app.session()->match().hash(), hash);
}

TEST(App, ColoursAndNamesAreKept) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        d.press("new-game", "jumpgate");
        d.app.typed("name-0", "  Zoë ", true);
        d.app.typed("name-1", "あき", true);
        EXPECT_TRUE(host.wants_japanese);
        ASSERT_TRUE(d.press("seat-color", "red", 0));
        ASSERT_TRUE(d.press("start"));
        EXPECT_NE(d.all_text().find("Pass to Zoë"), std::string::npos) << d.all_text();
    }
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("continue"));
    EXPECT_EQ(d.app.session()->looks()[0].color, SeatColor::red);
    EXPECT_EQ(d.app.session()->name(1), "あき");
    d.press("menu");
    d.press("shelf");
    d.press("new-game", "jumpgate");
    EXPECT_NE(host.mirror().dump().find("Zoë"), std::string::npos) << "the names are remembered";
}

TEST(App, TheSpeedSettingShowsMovesOfOthersLongerOrShorter) {
    const auto shown_ms = [](const char* speed) {
        Driver d;
        d.start("new=jumpgate&players=2&bots=1&seed=5");
        EXPECT_TRUE(d.press("menu"));
        EXPECT_TRUE(d.press("settings"));
        EXPECT_TRUE(d.press("speed", speed));
        EXPECT_TRUE(d.press("close"));
        d.frames(3);
        while (d.attr("data-stage") == "person") d.move(R"({"type":"end_turn"})");
        int ms = 0;
        for (int i = 0; i < 4000; ++i) {
            d.frame(20);
            if (d.has("recap-skip")) ms += 20;
            else if (d.attr("data-stage") == "person") break;
        }
        return ms;
    };
    const int calm = shown_ms("calm"), normal = shown_ms("normal"), brisk = shown_ms("brisk"), instant = shown_ms("instant");
    EXPECT_GT(calm, normal * 3 / 2);
    EXPECT_LT(brisk, normal * 3 / 4);
    EXPECT_GT(brisk, 0);
    EXPECT_EQ(instant, 0);
}

TEST(App, SeatsChangeHandsInTheMiddleOfAGame) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("players"));
    d.frames(2);
    ASSERT_TRUE(d.press("seat-kind", "computer", 1));
    d.frames(2);
    ASSERT_TRUE(d.press("seat-level", "novice", 1));
    d.frames(2);
    ASSERT_TRUE(d.press("close"));
    EXPECT_EQ(d.app.session()->header().seats[1].level, "novice");
    EXPECT_EQ(d.app.session()->people(), 1);
    d.move(R"({"type":"end_turn"})");
    for (int i = 0; i < 200 && d.attr("data-stage") == "computer"; ++i) d.frame(700);
    EXPECT_EQ(d.attr("data-stage"), "person") << "no curtain: the computer has played and only one person is left";
    EXPECT_GT(d.match().ply(), 1u);
    // The other way round: the person who takes over a seat sees its cards only after taking the device.
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("players"));
    d.frames(2);
    ASSERT_TRUE(d.press("seat-kind", "computer", 0));
    ASSERT_TRUE(d.press("seat-kind", "person", 1));
    ASSERT_TRUE(d.press("close"));
    for (int i = 0; i < 200 && d.attr("data-stage") == "computer"; ++i) d.frame(700);
    EXPECT_TRUE(d.has("take-device"));
    EXPECT_EQ(d.app.session()->stage(), Stage::curtain);
}

TEST(App, ComputersPlayEveryGameWhileOneLooksOn) {
    for (const GameEntry& entry : all_games()) {
        SCOPED_TRACE(entry.info->id);
        Driver d;
        d.start();
        ASSERT_TRUE(d.press("watch", entry.info->id));
        d.frames(2);
        ASSERT_TRUE(d.app.session());
        EXPECT_EQ(d.app.session()->people(), 0);
        EXPECT_EQ(d.match().names()[0], captain_of(entry.info->id, "hard").name.en);
        EXPECT_EQ(d.match().names()[1], captain_of(entry.info->id, "normal").name.en);
        for (int i = 0; i < 300 && d.match().ply() < 3; ++i) d.frame(700);
        EXPECT_GE(d.match().ply(), 3u);
        // The pace and the players can be changed while the game goes on.
        ASSERT_TRUE(d.press("menu"));
        ASSERT_TRUE(d.press("players"));
        d.frames(2);
        EXPECT_TRUE(d.press("speed", "brisk"));
        EXPECT_TRUE(d.press("seat-level", "novice", 0));
        EXPECT_TRUE(d.press("close"));
        EXPECT_EQ(d.app.session()->level(0), "novice");
    }
}

TEST(App, OnePressStartsAGameAgainstTheComputer) {
    for (const GameEntry& entry : all_games()) {
        SCOPED_TRACE(entry.info->id);
        Driver d;
        d.start();
        ASSERT_TRUE(d.press("versus", entry.info->id));
        d.frames(2);
        ASSERT_TRUE(d.app.session());
        EXPECT_EQ(d.app.session()->people(), 1);
        ASSERT_EQ(d.match().seats(), 2);
        EXPECT_TRUE(d.app.session()->looks()[1].computer);
        EXPECT_EQ(d.match().names()[1], captain_of(entry.info->id, kDefaultBotLevel).name.en);
    }
}

TEST(App, AQuestionSaysWhatItsAnswersDo) {
    const std::string end = R"({"type":"end_actions"})";
    Driver d;
    d.start("new=quantum&players=2&seed=3");
    d.play(5, [&] {
        const std::vector<std::string> moves = d.moves();
        return std::find(moves.begin(), moves.end(), end) != moves.end() && d.match().confirmation(*parse_json(end), Lang::en).is_needed();
    });
    const std::string before = d.match().hash();
    d.app.pick(*parse_json(end));                          // the mirror tells in the name of the move what it would lose
    d.frame();
    const auto label = [&](const std::string& action) {
        for (const Json& button : d.buttons())
            if (const Json* found = test::attr_of(button, "data-action"); found && *found == action) return button.value("x", std::string());
        return std::string();
    };
    ASSERT_TRUE(d.has("confirm"));
    EXPECT_EQ(label("confirm"), "End actions");
    EXPECT_EQ(label("cancel"), "Use them");
    EXPECT_TRUE(d.target("Use them"));
    EXPECT_NE(d.all_text().find("left and would be lost."), std::string::npos);
    d.tap("Use them");
    EXPECT_EQ(d.match().hash(), before);
    d.app.pick(*parse_json(end));
    d.frame();
    d.tap("End actions");
    EXPECT_NE(d.match().hash(), before);
}

TEST(App, TheMenuFillsTheScreenWhereTheBrowserCan) {
    Driver d;
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    d.press("menu");
    EXPECT_FALSE(d.has("full-screen"));
    d.press("close");
    d.host().has_full_screen = true;
    d.press("menu");
    d.frame();
    ASSERT_TRUE(d.tap("Full screen"));
    EXPECT_TRUE(d.host().is_full_screen);
    d.press("menu");
    d.frame();
    ASSERT_TRUE(d.tap("Leave full screen"));
    EXPECT_FALSE(d.host().is_full_screen);
}

TEST(App, ARefusalNamesItsRuleAndLeadsThere) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    const std::string before = d.app.session()->match().hash();
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    EXPECT_EQ(d.app.session()->match().hash(), before);
    ASSERT_TRUE(d.has("open-rule"));
    ASSERT_TRUE(d.press("open-rule"));
    EXPECT_EQ(d.screen(), "rules");
    EXPECT_EQ(d.attr("data-rule"), "JG-A11");
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "table");
    for (const char* odd : {"7", "[]", "{}", R"({"type":"land","cards":[]})", R"({"type":7})"}) {
        d.move(odd);
        EXPECT_TRUE(d.has("close-message")) << odd;
        EXPECT_EQ(d.app.session()->match().hash(), before);
    }
}

/// Returns the texts of the picture that lack characters.
std::vector<std::string> cut_texts(Driver& d) {
    Recording record;
    d.app.ui().record(&record);
    d.frame();
    d.app.ui().record(nullptr);
    std::vector<std::string> out;
    for (const Drawn& one : record.items)
        if (one.kind == Drawn::Kind::text && one.is_cut) out.push_back(one.text);
    return out;
}

TEST(App, TitlesOnTheShelfAreNeverCut) {
    for (const Vec css : {Vec{360, 640}, Vec{390, 844}, Vec{320, 640}, Vec{820, 1180}, Vec{844, 390}, Vec{1180, 820}})
        for (Lang lang : kLangs) {
            Driver d(css);
            d.start("", lang);
            EXPECT_EQ(cut_texts(d), std::vector<std::string>()) << css.x << code(lang);
        }
}

TEST(App, NoLineOfTheLogRepeatsTheHeadingAboveIt) {
    for (const Lang lang : kLangs) {
        Driver d;
        d.start("new=race&players=2&seed=3&bots=1&level=random", lang);
        d.play(3, [&] { return d.app.session()->match().turn_number() == 3; });
        ASSERT_TRUE(d.press("log"));
        d.frames(3);
        Recording record;
        d.app.ui().record(&record);
        d.frame();
        d.app.ui().record(nullptr);
        const std::string heading = turn_text("race", 3, lang), line = heading + (lang == Lang::en ? "." : "。");
        int headings = 0, lines = 0, in_log = 0;
        for (const Drawn& one : record.items) {
            headings += one.text == heading && one.kind == Drawn::Kind::text ? 1 : 0;
            lines += one.text == line ? 1 : 0;
        }
        for (const LogLine& one : d.app.session()->match().log({}, lang)) in_log += one.text == line ? 1 : 0;
        EXPECT_EQ(in_log, 1) << line;
        EXPECT_GE(headings, 1) << heading;
        EXPECT_EQ(lines, 0) << line;
    }
}

TEST(App, TheMirrorTellsWhetherTheLogIsShown) {
    for (const Vec css : {Vec{390, 844}, Vec{1920, 1080}}) {
        Driver d(css);
        d.start("new=race&players=2&seed=3", Lang::en);
        d.press("take-device");
        d.frames(3);
        const auto is_told = [&] {
            for (const Json& button : d.buttons())
                if (const Json* action = test::attr_of(button, "data-action"); action && *action == "log") return *test::attr_of(button, "aria-pressed") == "true";
            return false;
        };
        const bool is_docked = css.x > 1900;               // on desktops the log lies beside the table from the start
        EXPECT_EQ(is_told(), is_docked) << css.x;
        ASSERT_TRUE(d.press("log"));
        d.frames(3);
        EXPECT_EQ(is_told(), !is_docked) << css.x;
    }
}

TEST(App, FiveGivenNamesAreWholeOnAPhone) {
    for (const Vec css : {Vec{360, 640}, Vec{390, 844}})
        for (Lang lang : kLangs) {
            Driver d(css);
            d.start("", lang);
            d.press("new-game", "jumpgate");
            for (int seat = 2; seat < 5; ++seat) d.press("add-seat");
            d.press("start");
            d.press("take-device");
            EXPECT_EQ(cut_texts(d), std::vector<std::string>()) << css.x << code(lang);
        }
}

TEST(App, HelpOnTheShelfAndInTheSetUpIsTheRuleBook) {
    const auto question = [](Driver& d) {
        ImGui::GetIO().AddInputCharacter('?');
        d.frames(2);
    };
    for (const Vec css : {Vec{1180, 820}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}})
        for (Lang lang : kLangs) {
            Driver d(css);
            d.start("", lang);
            const std::string help = fill(str::help_rules, lang, {{"game", lang == Lang::ja ? "ジャンプゲート" : "Jump Gate"}});
            ASSERT_TRUE(d.tap(help)) << css.x;
            EXPECT_EQ(d.screen(), "rules");
            EXPECT_EQ(d.attr("data-game"), "jumpgate");
            d.press("back");
            EXPECT_EQ(d.screen(), "shelf");
            EXPECT_NE(d.all_text().find(help), std::string::npos) << "the mirror has it as well";
            question(d);
            EXPECT_EQ(d.screen(), "rules");
            d.press("back");
            d.press("new-game", "jumpgate");
            question(d);
            EXPECT_EQ(d.screen(), "rules");
            d.press("back");
            EXPECT_EQ(d.screen(), "setup");
            d.press("back");
            ASSERT_TRUE(d.press("settings"));
            question(d);
            EXPECT_NE(d.screen(), "rules") << "not from under a sheet";
        }
}

TEST(App, AReloadComesBackToTheSameGame) {
    TestHost host;
    std::string hash;
    {
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&seed=3&lang=ja");
        d.play(4, [&] { return d.match().ply() >= 5; });
        hash = d.match().hash();
    }
    {
        Driver d({1180, 820}, &host);
        d.start(host.fragment);
        ASSERT_EQ(d.screen(), "curtain");
        EXPECT_EQ(d.attr("lang"), "ja");
        EXPECT_EQ(d.match().hash(), hash);
        EXPECT_EQ(SaveStore(host.store).list().size(), 1u) << "no further game";
        ASSERT_TRUE(d.press("menu"));
        ASSERT_TRUE(d.press("shelf"));
        EXPECT_EQ(host.fragment, "lang=ja");
        ASSERT_TRUE(d.press("language", ""));
        EXPECT_EQ(host.fragment, "") << "the settings keep a language that was chosen";
        ASSERT_TRUE(d.press("new-game", "race"));
        ASSERT_TRUE(d.press("start"));
    }
    Driver d({1180, 820}, &host);
    d.start(host.fragment);
    EXPECT_STREQ(d.app.session()->game().id, "race") << "a game of the set-up, too";
    EXPECT_EQ(SaveStore(host.store).list().size(), 2u);
    d.press("menu");
    d.press("shelf");
    ASSERT_TRUE(d.press("learn", "jumpgate"));
    EXPECT_EQ(host.fragment, "learn=jumpgate");
}

TEST(App, AnAddressOfAGameThatIsGoneLeadsToTheShelf) {
    Driver d;
    d.start("save=jumpgate/g1");
    EXPECT_EQ(d.screen(), "shelf");
    EXPECT_NE(d.all_text().find(str::bad_link_title.en), std::string::npos);
    EXPECT_EQ(d.host().fragment, "");
}

TEST(App, AMessageGoesWithTheNextTouchElsewhere) {
    Driver d;
    d.start();
    Action coming;
    coming.name = "coming";
    coming.value = "jumpgate";
    d.app.act(coming);
    d.frames(3);
    ASSERT_TRUE(d.has("close-message"));
    ASSERT_TRUE(d.tap("Play Jump Gate"));
    EXPECT_EQ(d.screen(), "setup");
    EXPECT_FALSE(d.has("close-message"));
    d.press("start");
    d.press("take-device");
    d.move(R"({"type":"nonsense"})");
    d.frames(3);
    ASSERT_TRUE(d.has("close-message"));
    d.tap_at({590, 700});
    EXPECT_FALSE(d.has("close-message"));
}

TEST(App, AGameWithoutSecretsDoesNotSpeakOfACurtain) {
    for (const char* game : {"jumpgate", "quantum"})
        for (const bool alone : {false, true}) {
            Driver d;
            d.start();
            ASSERT_TRUE(d.press("new-game", game));
            if (alone) {
                ASSERT_TRUE(d.press("seat-kind", "computer", 1));
            }
            Recording record;
            d.app.ui().record(&record);
            d.frame();
            d.app.ui().record(nullptr);
            const bool speaks = std::any_of(record.items.begin(), record.items.end(), [](const Drawn& one) {
                return one.text.find("curtain") != std::string::npos;
            });
            EXPECT_EQ(speaks, face_of(game)->has_secrets) << game << alone;
        }
}

// Touches made before the log or the menu opened still count after it is closed.
TEST(App, AHalfMadeChoiceOutlivesLogAndMenu) {
    namespace jg = orrery::jumpgate;
    for (const ActionName sheet : {ActionName("log"), ActionName("menu"), ActionName("seats")}) {
        Driver d;
        d.start("new=jumpgate&players=2&seed=7");
        ASSERT_TRUE(d.press("take-device"));
        d.frames(4);
        const auto tap_thing = [&](Thing thing) {
            for (const Target& t : d.app.ui().targets())
                if (t.id == target_of(thing)) {
                    d.tap_at(t.rect.centre());
                    return true;
                }
            return false;
        };
        const auto all = d.match().moves();
        const auto jump = std::find_if(all.begin(), all.end(), [](const Json& m) { return m["type"] == "jump"; });
        ASSERT_NE(jump, all.end());
        const auto card = jg::nav_by_id((*jump)["card"].get<std::string>());
        const auto planet = jg::planet_by_id((*jump)["to"].get<std::string>());
        ASSERT_TRUE(tap_thing(jumpgate_table::thing(jumpgate_table::Kind::card, *card)));
        for (const ActionName step : {sheet, ActionName("close")}) {
            Action action;
            action.name = step;
            d.app.act(action);
            d.frames(3);
        }
        const std::size_t before = d.match().ply();
        ASSERT_TRUE(tap_thing(jumpgate_table::thing(jumpgate_table::Kind::planet, *planet)));
        d.frames(3);
        ASSERT_EQ(d.match().ply(), before + 1) << sheet.text();
        EXPECT_EQ(d.match().move_at(before), *jump);
    }
}

TEST(App, BlockedAndFullStorageAreToldAndTheGameGoesOn) {
    for (bool blocked : {true, false}) {
        TestHost host;
        (blocked ? host.store.is_blocked : host.store.is_full) = true;
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&seed=3");
        EXPECT_NE(d.all_text().find(str::not_kept_title.en), std::string::npos) << d.all_text();
        d.play(4, [&] { return d.app.session()->match().ply() >= 12; });
        EXPECT_GE(d.app.session()->match().ply(), 12u);
        ASSERT_TRUE(d.press("menu"));
        ASSERT_TRUE(d.press("download"));
        ASSERT_EQ(host.downloads.size(), 1u);
        EXPECT_TRUE(read_save(host.downloads.begin()->second));
    }
}

TEST(App, StorageThatFillsUpInMidGameLosesNothing) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start("new=jumpgate&players=2&seed=3");
    d.play(4, [&] { return d.app.session()->match().ply() >= 6; });
    host.store.is_full = true;
    d.play(5, [&] { return d.app.session()->match().ply() >= 9; });
    host.store.is_full = false;
    d.play(6, [&] { return d.app.session()->match().ply() >= 12; });
    const std::string hash = d.app.session()->match().hash();
    Driver again({1180, 820}, &host);
    again.start();
    ASSERT_TRUE(again.press("continue"));
    EXPECT_EQ(again.app.session()->match().hash(), hash);
}

TEST(App, BadLinksAreToldAndIgnored) {
    for (const char* link : {"new=chess", "new=jumpgate&players=9", "unknown=1", "%", "lang=fr", "new=jumpgate&bots=9&players=2"}) {
        Driver d;
        d.start(link);
        EXPECT_NE(d.all_text().find(str::bad_link_title.en), std::string::npos) << link;
        EXPECT_FALSE(d.buttons().empty());
    }
}

TEST(App, UndoAndRedoThroughTheMirror) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    const std::string start = d.app.session()->match().hash();
    d.press("undo");
    EXPECT_NE(d.all_text().find(str::undo_nothing.en), std::string::npos);
    d.move(R"({"type":"end_turn"})");
    EXPECT_EQ(d.screen(), "curtain");
    EXPECT_FALSE(d.has("undo"));
    Action undo;
    undo.name = "undo";
    d.app.act(undo);                                       // not even by a forged click
    EXPECT_EQ(d.screen(), "curtain");
    EXPECT_EQ(d.app.session()->viewer(), 1);
    d.press("take-device");
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.screen(), "curtain") << "it is the other person's turn again";
    EXPECT_EQ(d.app.session()->viewer(), 0);
    EXPECT_EQ(d.app.session()->match().hash(), start);
    d.press("take-device");
    ASSERT_TRUE(d.press("redo"));
    EXPECT_EQ(d.app.session()->viewer(), 1);
}

// While the curtain is down, also with dialogs above it, the mirror contains nothing of the table, whatever the cards are.
TEST(App, NothingOfTheTableStandsInTheMirrorBehindTheCurtain) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    int curtains = 0;
    Rng rng(5);
    for (int i = 0; i < 300 && d.screen() != "end"; ++i) {
        if (d.screen() == "curtain") {
            ++curtains;
            const std::string text = d.mirror().dump();
            for (const char* word : {"nav_", "Scan ", "Jump 1", "Sand", "Gem ", "data-move"})
                EXPECT_EQ(text.find(word), std::string::npos) << word << " in " << text;
            d.press("take-device");
        } else if (d.has("confirm")) {
            d.press("confirm");
        } else {
            const auto all = d.moves();
            ASSERT_FALSE(all.empty());
            d.move(all[rng.below(static_cast<std::uint32_t>(all.size()))]);
        }
    }
    EXPECT_GT(curtains, 10);
}

TEST(App, AComputerPlaysWithoutAHelper) {
    Driver d;
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    EXPECT_EQ(d.screen(), "table") << "one person: no curtain";
    d.play(4, [&] { return false; });
    EXPECT_EQ(d.screen(), "end");
}

// The helper uses the real protocol. It receives a position that is consistent with the seat's observation, never the true one.
TEST(App, AComputerPlaysThroughTheHelper) {
    TestHost host;
    host.has_worker = true;
    Driver d({1180, 820}, &host);
    Service service({[] { return 1u; }, [] { return std::string("2026-11-21T09:00:00Z"); }});
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    int answered = 0;
    Rng rng(4);
    for (int i = 0; i < 600 && d.screen() != "end" && answered < 60; ++i) {
        while (!host.posted.empty()) {
            const std::string line = host.posted.front();
            host.posted.erase(host.posted.begin());
            const Json call = *parse_json(line);
            if (call["method"] == "load") {
                const Json& shown = call["params"]["position"]["table"];
                const Json real = d.app.session()->match().position();
                EXPECT_EQ(shown["players"][1]["hand"], real["table"]["players"][1]["hand"]) << "its own cards are its own";
                EXPECT_NE(shown["deck"], real["table"]["deck"]) << "the deck is made up";
            }
            const std::string answer = service.handle_line(line);
            EXPECT_NE(answer.find("\"result\""), std::string::npos) << answer;
            d.app.worker_said(answer);
            ++answered;
        }
        if (d.has("confirm")) d.press("confirm");
        else if (d.attr("data-stage") == "person") {
            const auto all = d.moves();
            ASSERT_FALSE(all.empty());
            d.move(all[rng.below(static_cast<std::uint32_t>(all.size()))]);
        }
        d.frame(700);
    }
    EXPECT_GE(answered, 30);
}

TEST(App, AHelperThatTalksNonsenseOrFallsSilentIsDoneWithout) {
    for (int kind = 0; kind < 4; ++kind) {
        TestHost host;
        host.has_worker = true;
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&bots=1&seed=3");
        d.move(R"({"type":"end_turn"})");
        ASSERT_EQ(d.attr("data-stage"), "computer");
        ASSERT_FALSE(host.posted.empty());
        const std::string id = (*parse_json(host.posted[0]))["id"].dump();
        if (kind == 0) d.app.worker_failed();
        if (kind == 1) {
            d.app.worker_said("{nonsense");
            d.app.worker_said("{\"id\":" + id + ",\"result\":{\"move\":{\"type\":\"fly\",\"to\":\"gate\"}}}");
        }
        if (kind == 2) d.app.worker_said("{\"id\":" + id + ",\"error\":{\"code\":1,\"message\":\"no\"}}");
        for (int i = 0; i < 40 && d.attr("data-stage") == "computer"; ++i) d.frame(700);   // kind 3: no answer
        EXPECT_EQ(d.attr("data-stage"), "person") << kind;
        EXPECT_GT(d.app.session()->match().ply(), 1u);
    }
}

TEST(App, FingersOnTheCanvasDoTheSame) {
    Driver d;
    d.start();
    ASSERT_TRUE(d.tap("Play Jump Gate"));
    EXPECT_EQ(d.screen(), "setup");
    ASSERT_TRUE(d.tap("Name of seat 1"));
    ASSERT_TRUE(d.host().editing);
    EXPECT_EQ(d.host().editing->field, "name-0");
    d.app.typed("name-0", "Aki", true);
    d.frames(2);
    ASSERT_TRUE(d.tap("Start the game"));
    EXPECT_EQ(d.screen(), "curtain");
    ASSERT_TRUE(d.hold("I am Aki: show my cards", 700));
    EXPECT_EQ(d.screen(), "table");
    ASSERT_TRUE(d.tap("Menu"));
    ASSERT_TRUE(d.has("shelf"));
    ASSERT_TRUE(d.tap("Back to the shelf"));
    EXPECT_EQ(d.screen(), "shelf");
    EXPECT_TRUE(d.has("continue"));
}

TEST(SetUp, NamesOfOptionsStayInTheirPlaces) {
    int names = 0;
    for (const std::string& game : test::playable_games())
        for (const Lang lang : kLangs)
            for (const float width : {360.0f, 390.0f, 820.0f, 1180.0f}) {
                SCOPED_TRACE(game + " " + std::to_string(int(width)));
                Driver d({width, 2600});                   // so high that nothing scrolls
                d.start("", lang);
                ASSERT_TRUE(d.press("new-game", game));
                d.frames(3);
                Recording record;
                d.app.ui().record(&record);
                d.frame();
                d.app.ui().record(nullptr);
                for (const OptionSpec& spec : *game_by_id(game)->info->options)
                    for (const OptionValue& value : spec.values) {
                        const Target* target = d.target(std::string(spec.name.in(lang)) + ": " + std::string(value.name.in(lang)));
                        if (!target) continue;             // not with two seats
                        ++names;
                        for (const Drawn& one : record.items) {
                            if (one.kind != Drawn::Kind::text || !target->rect.contains(one.place.centre())) continue;
                            EXPECT_TRUE(target->rect.grown(1).contains({one.place.x, one.place.y}) &&
                                        target->rect.grown(1).contains({one.place.right(), one.place.bottom()}))
                                << target->name << ": " << one.piece;
                        }
                    }
            }
    EXPECT_GT(names, 100);
}

TEST(SetUp, PicturesOfOptionsStayInTheirPlacesAndDiffer) {
    constexpr Rect kPlace{300, 200, 90, 60};
    std::set<std::string> games;
    for (const std::string& game : test::playable_games()) {
        const GameFace& face = *face_of(game);
        if (face.pictured_option.empty()) continue;
        ASSERT_TRUE(face.draw_option) << game;
        const auto& specs = *game_by_id(game)->info->options;
        const auto spec = std::find_if(specs.begin(), specs.end(), [&](const OptionSpec& one) { return one.key == face.pictured_option; });
        ASSERT_NE(spec, specs.end()) << game;
        std::map<std::string, std::string> pictures;
        for (const OptionValue& one : spec->values) {
            test::Window window({1180, 820});
            Ui ui(window.assets());
            window.begin_frame(16);
            Canvas& c = ui.begin(window.frame_input());
            const int before = c.list().VtxBuffer.Size;
            face.draw_option(c, ui.theme(), one.value, kPlace);
            std::string picture;
            for (int i = before; i < c.list().VtxBuffer.Size; ++i) {
                const ImDrawVert& v = c.list().VtxBuffer[i];
                ASSERT_TRUE(kPlace.grown(1).contains({v.pos.x / c.scale(), v.pos.y / c.scale()})) << game << ": " << to_text(one.value);
                picture += std::to_string(v.pos.x) + " " + std::to_string(v.pos.y) + " " + std::to_string(v.col) + "\n";
            }
            ui.end();
            window.end_frame();
            EXPECT_FALSE(picture.empty()) << game << ": " << to_text(one.value);
            const auto [other, is_new] = pictures.emplace(picture, to_text(one.value));
            EXPECT_TRUE(is_new) << game << ": " << to_text(one.value) << " looks like " << other->second;
        }
        games.insert(game);
    }
    EXPECT_EQ(games, std::set<std::string>{"quantum"}) << "its maps";
}

TEST(App, SettingsAndLanguageAreInReachOfTheMirrorFromTheSetUp) {
    Driver d;
    d.start();
    d.press("new-game", "jumpgate");
    d.press("add-seat");
    ASSERT_TRUE(d.press("settings"));
    EXPECT_EQ(d.screen(), "settings");
    ASSERT_TRUE(d.press("text-size", "115"));
    ASSERT_TRUE(d.press("close"));
    EXPECT_EQ(d.screen(), "setup");
    ASSERT_TRUE(d.press("language"));
    EXPECT_EQ(d.attr("lang"), "ja");
    EXPECT_NE(d.all_text().find("席3"), std::string::npos) << "the seats are as they were: " << d.all_text();
}

TEST(App, SettingsAreKeptAndTheLanguageChangesInMidGame) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&seed=3");
        d.press("take-device");
        const auto before = d.moves();
        ASSERT_TRUE(d.press("language"));
        EXPECT_EQ(host.page_lang, Lang::ja);
        EXPECT_EQ(d.attr("lang"), "ja");
        EXPECT_EQ(d.moves(), before) << "the same moves";
        EXPECT_TRUE(host.wants_japanese);
        d.press("menu");
        d.press("settings");
        EXPECT_EQ(d.screen(), "settings");
        ASSERT_TRUE(d.press("text-size", "130"));
        ASSERT_TRUE(d.press("palette", "safe"));
        d.frames(3);
        ASSERT_TRUE(d.press("close"));
    }
    Driver d({1180, 820}, &host);
    d.start("", Lang::en);
    EXPECT_EQ(d.attr("lang"), "ja");
}

// While nothing changes, nothing is published and no frame is requested.
TEST(App, AnIdleScreenAsksForNothing) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    for (int i = 0; i < 20; ++i) d.frame(1000);
    const int published = d.host().published;
    for (int i = 0; i < 5; ++i) {
        d.frame(1000);
        EXPECT_FALSE(d.app.ui().frame_wanted());
        EXPECT_LT(d.app.ui().wake_ms(), 0);
    }
    EXPECT_EQ(d.host().published, published);
}

// Frames of a movement build no mirror. A change that people can see does.
TEST(App, TheMirrorIsBuiltOnlyWhenSomethingChanges) {
    Driver d;
    d.reduced_motion = false;
    d.start("new=jumpgate&players=2&seed=3");
    d.press("take-device");
    d.move(d.moves().front());
    const int built = d.app.mirrors_built();
    int wanted = 0;
    for (int i = 0; i < 30; ++i) {
        d.frame();
        wanted += d.app.ui().frame_wanted() ? 1 : 0;
    }
    EXPECT_GT(wanted, 10) << "nothing moves";
    EXPECT_EQ(d.app.mirrors_built(), built);
    ASSERT_TRUE(d.press("language"));
    EXPECT_EQ(d.app.mirrors_built(), built + 1);
    EXPECT_EQ(d.attr("lang"), "ja");
    d.app.words_came();                                    // any text may be another one
    EXPECT_EQ(d.app.mirrors_built(), built + 2);
}

// A clock on the shelf: the age of the games is told anew, even if nothing else happens.
TEST(App, TheMirrorKeepsTimeWithTheClock) {
    Driver d;
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("shelf"));
    EXPECT_NE(d.all_text().find("just now"), std::string::npos) << d.all_text();
    d.host().now_ms += 5 * 60'000;
    d.frame();
    EXPECT_EQ(d.all_text().find("just now"), std::string::npos) << d.all_text();
    EXPECT_NE(d.all_text().find("5 min ago"), std::string::npos) << d.all_text();
}

// The mirror has all lines of a log that is shown, in its drawer or docked beside the table, and otherwise the latest ones.
TEST(App, AShownLogIsToldAsAWhole) {
    for (const Vec css : {Vec{1180, 820}, Vec{1920, 1080}}) {
        Driver d(css);
        d.start(test::some_game("players=2&bots=1&seed=6"));
        const auto told = [&d] {
            std::size_t lines = 0;
            walk(d.mirror(), [&lines](const Json& node) {
                const Json* role = test::attr_of(node, "role");
                if (role && *role == "log") lines = node["c"].size();
            });
            return lines;
        };
        const auto all = [&d] { return told_rows(d.match(), d.app.session()->reader(), Lang::en).size(); };
        d.play(5, [&] { return all() > 60; });
        ASSERT_EQ(d.screen(), "table");
        const bool is_docked = css.x > 1900;
        EXPECT_EQ(told() == all(), is_docked) << told() << " of " << all();
        ASSERT_TRUE(d.press("log"));
        EXPECT_EQ(told() == all(), !is_docked) << told() << " of " << all();
        EXPECT_GT(told(), 20u);
    }
}

// Draws every screen in every window size without a fault, and with every target inside the window.
TEST(App, EveryScreenInEveryWindow) {
    for (const Vec css : tests::sampled({Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390}, Vec{1920, 1080}, Vec{3840, 2160}})) {
        for (Lang lang : kLangs) {
            Driver d(css);
            d.start("", lang);
            const auto look = [&](const char* where) {
                d.frames(3, 400);
                EXPECT_FALSE(d.app.ui().targets().empty()) << where;
                for (const Target& t : d.app.ui().targets()) {
                    EXPECT_FALSE(t.name.empty()) << where << " " << t.rect.x << "," << t.rect.y << " " << css.x << "x" << css.y;
                    if (t.clip.w < d.app.ui().width() - 1 || t.clip.h < d.app.ui().height() - 1) continue;
                    EXPECT_GE(t.rect.x, -0.5f) << where << " " << t.name << " " << css.x << "x" << css.y;
                    EXPECT_GE(t.rect.y, -0.5f) << where << " " << t.name << " " << css.x << "x" << css.y;
                    EXPECT_LE(t.rect.right(), d.app.ui().width() + 0.5f) << where << " " << t.name << " " << css.x << "x" << css.y;
                    EXPECT_LE(t.rect.bottom(), d.app.ui().height() + 0.5f) << where << " " << t.name << " " << css.x << "x" << css.y;
                }
            };
            look("shelf");
            d.press("settings");
            look("settings");
            d.press("close");
            d.press("new-game", "jumpgate");
            d.press("add-seat");
            d.press("add-seat");
            d.press("add-seat");
            look("setup");
            d.press("start");
            look("curtain");
            d.press("take-device");
            look("table");
            d.press("menu");
            look("menu");
            d.press("close");
            d.press("log");
            look("log");
            if (d.has("close")) d.press("close");
            d.press("rules");
            look("rules");
        }
    }
}

/// Returns what is told by the records of a frame, and by what can be touched in it.
std::string told_by_frame(Driver& d) {
    Recording record;
    d.app.ui().record(&record);
    d.frame(1);
    d.app.ui().record(nullptr);
    std::string out;
    const auto add = [&out](Rect r) {
        for (const float number : {r.x, r.y, r.w, r.h}) out += " " + std::to_string(std::lround(number * 8));
    };
    for (const Drawn& one : record.items) {
        out += std::to_string(static_cast<int>(one.kind));
        add(one.place), add(one.clip);
        out += " " + one.text + "|" + one.piece + "\n";
    }
    for (const Target& target : d.app.ui().targets()) {
        out += target.name;
        add(target.hit);
    }
    return out;
}

// Most tests do not paint (unpainted.cpp).
TEST(App, AFrameThatIsNotPaintedTellsTheSame) {
    for (const std::string& game : test::playable_games()) {
        Driver d;
        d.reduced_motion = true;
        d.start("new=" + game + "&players=2&seed=7");
        d.play(7, [&] { return d.screen() == "table" && d.match().ply() > 12; });
        d.rest();
        d.window().paint(false);
        const std::string unpainted = told_by_frame(d);
        EXPECT_EQ(d.app.ui().canvas().list().VtxBuffer.Size, 0) << game;
        d.window().paint();
        d.frame();                                         // the first one also draws the background, which is kept
        const std::string painted = told_by_frame(d);
        EXPECT_GT(d.app.ui().canvas().list().VtxBuffer.Size, 1000) << game;
        EXPECT_EQ(unpainted, painted) << game;
        EXPECT_GT(painted.size(), 1000u) << game;
    }
}

}  // namespace
}  // namespace orrery::ui
