// Draws pictures of all screens around the table without a browser: `app_shots DIR [part of a name]`. `app_shots DIR results
// [part of a form]` draws the results and statistics only, `app_shots DIR guide [part of a form]` the guide, the hint and
// where people choose who plays, `app_shots DIR analysis [part of a form]` the analysis of finished games, `app_shots DIR saves
// [part of a form]` the list of saved games, `app_shots DIR puzzles [part of a form]` the puzzles of every game.
#include <cstdio>
#include <string>

#include "engine/match/games.h"
#include "engine/match/link.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/teaching/puzzles.h"
#include "tests/ui/driver.h"
#include "tests/ui/shots.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;
using Form = test::ShotForm;

void write_picture(Driver& d, const std::string& path) { std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str()); }

/// Starts the app at the shelf, in the form's text size.
void start(Driver& d, const Form& form, Lang lang) {
    d.start("screen=settings", lang);
    d.press("text-size", form.text_size);
    d.press("close");
}

/// Draws the list of saved games with one of every game, the second screen of each, and one switch.
void shoot_saves(const std::string& dir, const Form& form, Lang lang) {
    TestHost host;
    Driver d(form.css, &host);
    const auto save = [&](const std::string& name) {
        d.frames(static_cast<int>(all_games().size()) + 4);    // a frame reads one picture
        write_picture(d, dir + "/" + name + "-" + form.name + "-" + code(lang) + ".png");
    };
    d.start("screen=settings", lang);
    d.press("text-size", form.text_size);
    save("settings-switch");
    d.press("close");
    for (const GameEntry& game : all_games()) {
        d.app.open_fragment(std::string("new=") + game.info->id + "&players=2&seed=3");
        d.frames(2);
        d.play(4, [&] { return d.app.session()->match().ply() >= 45; });
        d.press("menu");
        d.press("shelf");
        host.now_ms += 5'000'000;
        d.app.open_fragment("screen=show");
        save(std::string("show-") + game.info->id);
        d.press("back");
    }
    d.press("saves");
    save("saves-all");
    d.press("back");
    d.press("settings");
    d.press("scanning", "fast");
    d.press("close");
    d.app.open_fragment("new=microcosmos&players=2&seed=3");
    d.frames(2);
    d.press("take-device");
    for (int i = 0; i < 5; ++i) d.frame(901);
    save("switch");
}

/// Draws the list of puzzles, and of each game a puzzle as it is asked, with a hint and solved.
void shoot_puzzles(const std::string& dir, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    Driver d(form.css);
    const auto save = [&](const std::string& name) {
        for (int i = 0; i < 4; ++i) d.frame(1000);
        write_picture(d, dir + "/" + name + tail + ".png");
    };
    start(d, form, lang);
    save("puzzles-shelf");
    for (const std::string& game : test::playable_games()) {
        const std::vector<Puzzle> puzzles = puzzles_of(*face_of(game));
        const std::size_t number = puzzles.size() * 3 / 4;
        d.app.open_fragment("puzzle=" + PuzzlePlace{game, number}.text());
        d.frames(2);
        save("puzzle-" + game);
        d.press("hint");
        save("puzzle-" + game + "-why");
        d.press("hint");
        save("puzzle-" + game + "-hint");
        for (const int move : puzzles[number].answer) d.move(to_text(d.match().moves()[static_cast<std::size_t>(move)]));
        save("puzzle-" + game + "-solved");
        d.press("puzzles");
    }
    d.press("puzzles", "race");
    save("puzzles");
}

/// Draws the beats of each game's lesson, and the first with its words folded.
void shoot_lessons(const std::string& dir, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    Driver d(form.css);
    start(d, form, lang);
    for (const std::string& game : test::playable_games()) {
        d.app.open_fragment("learn=" + game);
        for (int i = 0;; ++i) {
            const std::string name = dir + "/lesson-" + game + "-" + std::string(i < 9 ? "0" : "") + std::to_string(i + 1);
            for (int n = 0; n < 4; ++n) d.frame(1000);
            write_picture(d, name + tail + ".png");
            if (!d.has("lesson-next")) break;
            if (i == 0 && d.press("guide-fold")) {
                write_picture(d, name + "-folded" + tail + ".png");
                d.press("guide-fold");
            }
            const auto moves = d.moves();
            if (moves.empty()) d.press("lesson-next");
            else d.move(moves.front());
            for (int n = 0; n < 40 && d.attr("data-stage") == "computer"; ++n) d.frame(700);
        }
    }
}

/// Draws the results and statistics only: more seats and more games, in a quarter of the time.
void shoot_results(const std::string& dir, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    TestHost host;
    Driver d(form.css, &host);
    const auto save = [&](const std::string& name) {
        for (int i = 0; i < 4; ++i) d.frame(1000);
        write_picture(d, dir + "/" + name + tail + ".png");
    };
    start(d, form, lang);
    d.press("statistics");
    save("statistics-none");
    d.press("back");
    for (int seats = 2; seats <= 5; ++seats)
        for (int round = 0; round < 2; ++round) {
            d.app.open_fragment("new=jumpgate&players=" + std::to_string(seats) + "&bots=" + std::to_string(round * (seats - 1)) +
                                "&seed=" + std::to_string(10 * seats + round));
            d.frames(2);
            d.play(static_cast<std::uint64_t>(seats), [] { return false; });
            host.now_ms += 40'000'000;
            if (round == 0) save("end" + std::to_string(seats));
        }
    // The parts further down, which are reached by scrolling.
    const auto further = [&](const std::string& name) {
        for (int page = 1; page <= 4; ++page) {
            d.window().wheel({form.css.x / 2, form.css.y / 2}, -form.css.y / 80);
            d.frames(6);
            save(name + "-" + std::to_string(page));
        }
    };
    d.app.open_fragment("new=jumpgate&players=3&bots=1&seed=7");
    d.frames(2);
    d.play(9, [] { return false; });
    save("end");
    if (form.css.x < 980) further("end");
    d.press("statistics");
    save("statistics");
    further("statistics");
    d.press("delete-statistics");
    save("statistics-deleted");
}

/// Draws a game with the guide (at the start, folded or opened by hand) and a hint without the guide.
void shoot_guide(const std::string& dir, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    TestHost host;
    Driver d(form.css, &host);
    const auto save = [&](const std::string& name) {
        d.frames(4, 1000);
        d.frames(26);
        write_picture(d, dir + "/" + name + tail + ".png");
    };
    d.start("screen=settings", lang);
    d.press("text-size", form.text_size);
    save("settings");
    d.press("close");
    d.press("new-game", "jumpgate");
    Action level;
    level.name = "seat-kind";
    level.seat = 1;
    level.value = "computer";
    level.key = "canvas";
    d.app.act(level);
    d.app.act(level);
    save("levels");
    d.press("close");
    for (int seats : {2, 3, 5}) {
        const std::string name = "guide" + std::to_string(seats);
        d.app.open_fragment("new=jumpgate&players=" + std::to_string(seats) + "&bots=" + std::to_string(seats - 1) + "&level=easy&seed=5");
        d.frames(2);
        d.press("menu");
        d.press("guide", "on");
        save(name + "-first");
        d.press("guide-fold");
        save(name + "-other");
        d.press("guide-fold");
        d.play(3, [&] { return d.app.session()->match().ply() > 16 && d.attr("data-stage") == "person"; });
        save(name + "-later");
        d.press("menu");
        d.press("guide", "off");
        d.press("close");
        d.press("hint");
        save(name + "-hint");
        d.press("hint-next");
        save(name + "-hint-next");
        d.press("menu");
        d.press("players");
        save(name + "-players");
        d.press("close");
        d.press("menu");
        d.press("shelf");
    }
}

/// Draws the analysis of a finished game, at its beginning and when all is judged.
void shoot_analysis(const std::string& dir, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    for (const std::string game : {"jumpgate", "race"}) {
        Driver d(form.css);
        const auto save = [&](const std::string& name) {
            write_picture(d, dir + "/" + name + "-" + game + tail + ".png");
        };
        start(d, form, lang);
        d.frames(4, 1000);
        save("shelf");
        d.app.open_fragment("new=" + game + "&players=2&bots=1&level=novice&seed=7");
        d.frames(2);
        d.play(9, [] { return false; });
        d.frames(4, 1000);
        save("end");
        d.press("analysis");
        d.frames(30);
        save("analysis-begun");
        for (int i = 0; i < 4000 && d.attr("data-judged") != d.attr("data-decisions"); ++i) d.frames(1);
        d.frames(4, 1000);
        save("analysis");
        d.window().wheel({form.css.x * 0.8f, form.css.y / 2}, -form.css.y / 80);
        d.frames(6, 500);
        save("analysis-below");
    }
}

void shoot(const std::string& dir, const std::string& only, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    if (!only.empty() && ("all" + tail).find(only) == std::string::npos) return;
    TestHost host;
    Driver d(form.css, &host);
    const auto save = [&](const char* name) {
        for (int i = 0; i < 12; ++i) d.frame(1000);
        d.frame();
        write_picture(d, dir + "/" + name + tail + ".png");
    };
    const auto think = [&] { d.frames(30); };
    const auto wait = [&] {
        for (int i = 0; i < 40 && d.attr("data-stage") == "computer"; ++i) d.frame(700);
    };
    d.start("", lang);
    save("shelf");
    // The lesson step by step, then the game after it with the guide, and a hint.
    d.press("learn", "jumpgate");
    for (int i = 0; d.has("lesson-next"); ++i) {
        save(("lesson-" + std::string(i < 9 ? "0" : "") + std::to_string(i + 1)).c_str());
        const auto moves = d.moves();
        if (moves.empty()) d.press("lesson-next");
        else d.move(moves.front());
        wait();
    }
    save("lesson-end");
    d.press("guided-game");
    think();
    save("guide");
    for (int i = 0; i < 4 && !d.moves().empty(); ++i) {
        for (const Json& b : d.buttons())
            if (b["a"].contains("data-hint")) {
                d.move(b["a"]["data-move"].get<std::string>());
                break;
            }
        wait();
        think();
        save(("guide-" + std::to_string(i)).c_str());
    }
    d.press("guide-fold");
    d.press("menu");
    d.press("guide", "off");
    d.press("close");
    d.press("hint");
    think();
    save("hint");
    d.press("menu");
    d.press("shelf");
    d.press("settings");
    d.press("text-size", form.text_size);
    save("settings");
    d.press("close");
    save("shelf");
    d.press("new-game", "jumpgate");
    d.app.typed("name-0", lang == Lang::ja ? "アキ" : "Aki", true);
    d.app.typed("name-1", lang == Lang::ja ? "ベン" : "Ben", true);
    save("setup");
    d.press("add-seat");
    d.press("add-seat");
    d.app.typed("name-2", "Chiyo", true);
    d.app.typed("name-3", "Nova", true);
    d.press("seat-kind", "computer", 3);
    d.press("seat-color", "red", 2);
    save("setup-four");
    d.press("start");
    save("curtain");
    d.press("menu");
    save("curtain-menu");
    d.press("close");
    d.press("take-device");
    save("table");
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    save("nothing");
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    d.frames(2);
    {
        const std::string path = dir + "/refusal" + tail + ".png";
        d.window().save_png(path);
    }
    d.press("close-message");
    d.play(3, [&] { return d.app.session()->match().ply() > 8; });
    save("table-later");
    d.play(5, [&] { return d.has("recap-skip"); });
    d.reduced_motion = false;
    d.frames(30);
    {
        const std::string path = dir + "/recap" + tail + ".png";
        d.window().save_png(path);
    }
    d.reduced_motion = true;
    save("recap-over");
    d.press("log");
    save("log");
    d.tap(told_rows(d.app.session()->match(), d.app.session()->reader(), lang).back().text);
    save("log-rule");
    d.press("log");
    d.press("menu");
    save("menu");
    d.press("close");
    Action seats;
    seats.name = "seats";
    d.app.act(seats);
    save("seats");
    d.app.act(seats);
    d.press("rules");
    save("rules");
    d.press("back");
    d.play(3, [&] { return d.has("confirm"); });
    d.play(4, [] { return false; });
    save("end");
    d.press("statistics");
    save("statistics-one");
    d.press("delete-statistics");
    save("statistics-deleted");
    d.press("put-back");
    d.press("back");
    d.press("shelf");
    d.app.open_fragment("new=jumpgate&players=2&seed=5");
    d.frames(2);
    d.press("menu");
    d.press("shelf");
    // A choice in the open: hands are covered while the other person decides.
    for (int seed = 1; seed < 60; ++seed) {
        d.app.open_fragment("new=jumpgate&players=2&seed=" + std::to_string(seed));
        d.frames(2);
        const auto is_open = [&] { return d.app.session()->is_covered() && d.app.session()->stage() == Stage::person; };
        d.play(static_cast<std::uint64_t>(seed), is_open);
        if (d.screen() != "table" || !is_open()) continue;
        save("open-choice");
        break;
    }
    d.press("menu");
    d.press("saves");
    d.app.typed("slot-name", lang == Lang::ja ? "嵐の前" : "Before the storm", false);
    d.press("keep-slot");
    d.press("close-message");
    save("saves-table");
    d.press("back");
    d.press("menu");
    d.press("share");
    save("share");
    const std::string damaged = d.app.session()->header().id, link = write_link(d.app.session()->header(), d.app.session()->match());
    d.press("back");
    d.press("menu");
    d.press("shelf");
    host.now_ms += 86'400'000;
    save("shelf-continue");
    d.app.offline_news(true, true);
    save("shelf-update");
    for (auto& [key, value] : host.store.entries)
        if (key.find("/save/") != key.npos && key.find('#') != key.npos && key.find(damaged) != key.npos) value[200] ^= 1;
    d.press("saves");
    std::vector<std::string> ids;
    test::walk(host.mirror(), [&](const Json& node) {
        if (node["t"] == "article" && node["a"]["data-kind"] != "damaged") ids.push_back(node["a"]["data-save"].get<std::string>());
    });
    Action select;
    select.name = "select-save";
    select.value = ids.at(1);
    d.press("delete-save", ids.at(0));
    d.app.act(select);
    save("saves");
    d.press("back");
    d.app.open_fragment("game=" + link);
    save("shared");
    host.store.is_full = true;
    d.press("play-on");
    d.press("take-device");
    d.app.save_held(host.held, false);
    d.frames(2);
    d.window().save_png(dir + "/other-tab" + tail + ".png");
    d.app.save_held(host.held, true);
    save("take-over");
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: app_shots DIR [part of a name]\n");
        return 2;
    }
    // `app_shots DIR results [part of a form]`, and the same with `guide`, `analysis`, `saves`, `puzzles` and `lessons`
    const std::string what = argc > 2 ? argv[2] : "";
    const auto shoot = what == "results"    ? orrery::ui::shoot_results
                       : what == "guide"    ? orrery::ui::shoot_guide
                       : what == "analysis" ? orrery::ui::shoot_analysis
                       : what == "saves"    ? orrery::ui::shoot_saves
                       : what == "puzzles"  ? orrery::ui::shoot_puzzles
                       : what == "lessons"  ? orrery::ui::shoot_lessons
                                            : nullptr;
    if (shoot != nullptr) {
        for (const auto& form : orrery::ui::test::kShotForms)
            for (orrery::Lang lang : orrery::kLangs)
                if (argc < 4 || (std::string(form.name) + "-" + orrery::code(lang)).find(argv[3]) != std::string::npos)
                    shoot(argv[1], form, lang);
        return 0;
    }
    for (const auto& form : orrery::ui::test::kShotForms)
        for (orrery::Lang lang : orrery::kLangs) orrery::ui::shoot(argv[1], argc > 2 ? argv[2] : "", form, lang);
    return 0;
}
