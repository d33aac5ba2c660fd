// Draws pictures of the AstroNavigators table in important positions, in every window size: `astronavigators_shots DIR [part of a name]`.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "engine/match/match.h"
#include "imgui_ui/games/astronavigators/layout.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/games/astronavigators/view.h"
#include "tests/ui/table_shots.h"

namespace orrery::ui {
namespace {

namespace an = orrery::astronavigators;
namespace table = astronavigators_table;
using table::Button;
using table::Kind;
using test::kind_of;
using test::Shot;
using Play = test::Stage;
using Until = std::function<bool(const Json& view, const std::vector<Json>& moves)>;

constexpr int kDeal = 3;
constexpr const char* kEarthOnly = "option.mode=astronomer";

/// Chooses moves like a player who observes, travels to new continents, and flies as soon as it may.
Json choose(const Shot&, const std::vector<Json>& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const Json& m) {
        const std::string type = m["type"];
        if (type == "select") return m["action"] == "travel" ? 20 : m["action"] == "schedule" ? 3 : 12;
        if (type == "stop" || type == "advance" || type == "place_sxt" || type == "place_sct" || type == "place_ai") return 60;
        if (type == "become_astronaut") return 8;
        if (type == "chain_tile" || type == "start_quest" || type == "complete_quest") return 40;
        if (type == "extra_sct" || type == "extra_ai") return 40;
        if (type == "voluntary_abort" || type == "no_move") return 1;
        return 10;
    });
}

int count_of(const std::vector<Json>& moves, const std::string& type) {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const Json& m) { return m["type"] == type; }));
}
Until at_kind(std::string kind, int round = 1, std::size_t least = 1) {
    return [=](const Json& v, const std::vector<Json>& moves) {
        return kind_of(v) == kind && v["table"]["round"].get<int>() >= round && moves.size() >= least;
    };
}
/// The decision offers at least so many moves of a type.
Until with_moves(std::string type, int least, int round = 1) {
    return [=](const Json& v, const std::vector<Json>& moves) {
        return v["table"]["round"].get<int>() >= round && count_of(moves, type) >= least;
    };
}

/// Taps a thing, which may be behind a tab.
void tap_shown(Play& s, Thing what) {
    for (int tab = 0; tab < static_cast<int>(table::kTabs) && !s.target(target_of(what)); ++tab)
        s.tap(target_of(table::thing(Kind::tab, tab)));
    s.tap(target_of(what));
    s.settle();
}
/// Chooses the first free week.
void choose_week(Play& s) {
    for (const Json& m : s.session()->match().moves())
        if (m["type"] == "select") return tap_shown(s, table::week_thing(m["week"].get<int>()));
}

/// Presses a space that the leg reaches in as many steps as possible, so that the way there lights up.
void press_far_space(Play& s) {
    const Session& session = *s.session();
    const an::Observation seen = match_of<an::Game>(session.match())->observe(session.viewer());
    an::SpaceId far = 0;
    std::size_t most = 0;
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        const auto space = static_cast<an::SpaceId>(i);
        const std::size_t steps = table::shortest_leg(seen, space).size();
        if (steps <= most || !s.target(target_of(table::space_thing(space)))) continue;
        most = steps;
        far = space;
    }
    s.hold(target_of(table::space_thing(far)));
}

std::vector<Shot> shots() {
    const auto tap = [](Thing what) { return [=](Play& s) { tap_shown(s, what); }; };
    const auto hold = [](Thing what) { return [=](Play& s) { s.hold(target_of(what)); }; };
    const auto act = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    const auto show_tab = [&](table::Tab tab) { return tap(table::thing(Kind::tab, static_cast<int>(tab))); };
    const Vec tablet{1180, 820}, small{1024, 768}, phone{390, 844}, little{360, 640}, desk{1920, 1080}, wide{844, 390}, upright{820, 1180};
    std::vector<Shot> out;
    const auto shot = [&](std::string name, Vec css, int players, std::string lang, Until until, std::function<void(Play&)> then,
                          const char* options = "") {
        const float dpr = std::min(css.x, css.y) < 600 ? 2.0f : 1.0f;
        if (!then) then = [](Play& s) { s.settle(); };
        out.push_back(Shot{std::move(name), css, dpr, players, kDeal, std::move(lang), std::move(until), std::move(then)});
        out.back().options = options;
    };
    // Every window, with a leg in progress, a choice of a week, and a vehicle in orbit.
    for (const auto& [end, css] : {std::pair{"", tablet}, {"-phone", phone}, {"-desk", desk}, {"-wide", wide}, {"-upright", upright},
                                   {"-small", small}, {"-little", little}})
        for (const std::string lang : {"en", "ja"}) {
            const std::string word = std::string(end) + (lang == "ja" ? "-ja" : "");
            shot("step" + word, css, 3, lang, with_moves("step", 4, 4), {}, kEarthOnly);
            shot("select" + word, css, 2, lang, at_kind("select_action", 5), choose_week);
            shot("orbit" + word, css, 4, lang, at_kind("space", 14), {});
        }
    const auto add = [&](const std::string& name, int players, const Until& until, const std::function<void(Play&)>& then,
                         const char* options = "") {
        shot(name, tablet, players, "en", until, then, options);
        shot(name + "-ja", tablet, players, "ja", until, then, options);
        shot(name + "-phone", phone, players, "en", until, then, options);
        shot(name + "-phone-ja", phone, players, "ja", until, then, options);
    };
    add("character", 2, at_kind("choose_character"), {});
    add("agenda", 2, at_kind("choose_agenda"), {});
    add("start", 2, at_kind("select_action"), {}, kEarthOnly);
    add("path", 2, with_moves("step", 4, 3), press_far_space, kEarthOnly);
    shot("path-desk", desk, 2, "en", with_moves("step", 4, 3), press_far_space, kEarthOnly);
    add("quest-window", 2, at_kind("quest_window", 2, 3), {}, kEarthOnly);
    add("planned", 2, at_kind("planned_card"), {}, kEarthOnly);
    add("chain", 2, at_kind("chain", 3), {});
    add("chain-transport", 2, at_kind("chain_transport"), {});
    add("quest-source", 2, at_kind("quest_source"), {});
    add("quest-keep", 2, at_kind("quest_keep"), {});
    add("quest-complete", 2, at_kind("quest_complete"), {});
    add("target", 2, at_kind("observe_target"), {});
    add("swap", 2, at_kind("schedule_swap"), {});
    add("take-tile", 3, at_kind("take_orbit_tile"), {});
    add("launched", 2, at_kind("space", 8), {});
    add("dv", 2, at_kind("dv"), {});
    add("abort", 2, at_kind("abort_status"), {});
    add("join", 2, at_kind("calibrate_join", 4), {});
    add("calibrate", 2, at_kind("calibrate", 5), {});
    add("astronaut", 2, with_moves("become_astronaut", 1, 6), tap(table::button_thing(Button::become_astronaut)));
    add("late", 4, at_kind("select_action", 20), choose_week);
    add("home", 2, [](const Json& v, const std::vector<Json>&) {
        return kind_of(v) == "space" && v["table"]["players"][0]["vehicle"].dump().find("yellow") != std::string::npos;
    }, {});
    // Explanations, sheets and settings.
    const Until choosing = at_kind("select_action", 6);
    add("explain-space", 3, choosing, hold(table::space_thing(an::kLaunchSpace)));
    add("explain-week", 3, choosing, hold(table::week_thing(2)));
    add("explain-dial", 3, choosing, hold(table::thing(Kind::dial, 0, 0)));
    add("explain-set", 3, choosing, hold(table::set_thing(1, 0)));
    add("sheet", 3, choosing, tap(table::thing(Kind::sheet, 0, 1)));
    add("guide", 2, choosing, act("guide", "on"));
    add("contrast", 2, choosing, act("palette", "high_contrast"));
    add("safe", 2, choosing, act("palette", "safe"));
    add("text-130", 2, choosing, act("text-size", "130"));
    add("text-160", 2, choosing, act("text-size", "160"));
    for (const auto& [name, tab] :
         {std::pair{"tab-earth", table::Tab::earth}, {"tab-sky", table::Tab::sky}, {"tab-orbit", table::Tab::orbit},
          {"tab-weeks", table::Tab::weeks}, {"tab-player", table::Tab::player}}) {
        shot(name, tablet, 3, "en", choosing, show_tab(tab));
        shot(std::string(name) + "-phone", phone, 3, "en", choosing, show_tab(tab));
        shot(std::string(name) + "-little", little, 3, "ja", choosing, show_tab(tab));
        shot(std::string(name) + "-wide", wide, 3, "en", choosing, show_tab(tab));
    }
    // Screens around the table.
    const auto plain = [&](const std::string& name, Shot::At at, int players, const std::function<void(Play&)>& then,
                           const char* options = "") {
        for (const auto& [end, css, lang] :
             {std::tuple{"", tablet, "en"}, {"-ja", tablet, "ja"}, {"-phone", phone, "en"}, {"-desk", desk, "ja"}}) {
            shot(name + end, css, players, lang, [](const Json&, const std::vector<Json>&) { return false; }, then, options);
            out.back().at = at;
        }
    };
    plain("set-up", Shot::At::first_screen, 2, act("new-game", "astronavigators"));
    plain("curtain", Shot::At::curtain, 2, {});
    plain("end", Shot::At::end, 3, {});
    plain("end-earth", Shot::At::end, 4, {}, kEarthOnly);
    plain("statistics", Shot::At::end, 3, act("statistics", ""));
    return out;
}

/// Draws both parts of the lesson step by step.
void shoot_lesson(const std::string& folder, const std::string& only) {
    for (const auto& [form, css, dpr] : {std::tuple{"tablet", Vec{1180, 820}, 1.0f}, std::tuple{"phone", Vec{390, 844}, 2.0f},
                                         std::tuple{"little", Vec{360, 640}, 2.0f}, std::tuple{"wide", Vec{844, 390}, 2.0f},
                                         std::tuple{"desk", Vec{1920, 1080}, 1.0f}})
        for (const Lang lang : kLangs)
            for (const int part : {1, 2}) {
                const std::string begin = part == 1 ? "lesson-" : "flight-", end = std::string("-") + form + (lang == Lang::ja ? "-ja" : "");
                if (!only.empty() && (begin + end.substr(1)).find(only) == std::string::npos) continue;
                test::Driver d(css, nullptr, dpr);
                d.start("learn=astronavigators&part=" + std::to_string(part), lang);
                for (int beat = 1; d.has("lesson-next"); ++beat) {
                    d.frames(4, 1000);
                    const std::string path = folder + "/" + begin + std::to_string(beat) + end + ".png";
                    std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str());
                    const std::vector<std::string> moves = d.moves();
                    if (moves.empty()) d.press("lesson-next");
                    else d.move(moves.front());
                    for (int i = 0; i < 40 && !d.has("lesson-next") && !d.has("guided-game"); ++i) d.frame(700);
                }
            }
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    if (argc > 1) orrery::ui::shoot_lesson(argv[1], argc > 2 ? argv[2] : "");
    orrery::ui::test::Album album{"astronavigators", orrery::ui::shots(), orrery::ui::choose};
    return orrery::ui::test::make_pictures(album, argc, argv);
}
