// Draws pictures of the Microcosmos table in important positions, in every window size: `microcosmos_shots DIR [part of a name]`.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "engine/games/microcosmos/ids.h"
#include "imgui_ui/games/microcosmos/layout.h"
#include "imgui_ui/games/microcosmos/scene.h"
#include "tests/ui/table_shots.h"

namespace orrery::ui {
namespace {

namespace mc = orrery::microcosmos;
namespace table = microcosmos_table;
using table::Button;
using table::Kind;
using test::kind_of;
using test::Shot;
using Play = test::Stage;
using Until = std::function<bool(const Json& view, const std::vector<Json>& moves)>;

constexpr int kDeal = 3;

/// Chooses moves like a player who builds where possible.
Json choose(const Shot&, const std::vector<Json>& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const Json& m) {
        const std::string type = m["type"];
        if (type == "terraform" || type == "colony" || type == "settle" || type == "outpost") return 200;
        if (type == "raise" || type == "upgrade" || type == "scout" || type == "keep") return 80;
        if (type == "travel") return m["to"].get<std::string>().find(".planet") != std::string::npos ? 30 : 6;
        if (type == "play") return m["use"].get<bool>() ? 30 : 3;
        if (type == "collect" || type == "discover" || type == "draw" || type == "token") return 20;
        return 3;
    });
}

int count_of(const std::vector<Json>& moves, const std::string& type) {
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), [&](const Json& m) { return m["type"] == type; }));
}

Until at_kind(std::string kind, int round = 1, std::size_t least = 2) {
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
Until on_place(bool is_planet, int round) {
    return [=](const Json& v, const std::vector<Json>&) {
        return kind_of(v) == "location" && v["decision"].contains("actions_left") == is_planet && v["table"]["round"].get<int>() >= round;
    };
}
Until restored(int planets, std::string kind) {
    return [=](const Json& v, const std::vector<Json>&) { return v["table"]["completed"].get<int>() >= planets && kind_of(v) == kind; };
}

/// Taps a thing, which may be behind a tab.
void tap_shown(Play& s, Thing what) {
    for (int tab = 0; tab < static_cast<int>(table::kTabs) && !s.target(target_of(what)); ++tab)
        s.tap(target_of(table::thing(Kind::tab, tab)));
    s.tap(target_of(what));
    s.settle();
}
/// Touches the farthest place of the legal moves.
void aim_far(Play& s) {
    const std::vector<Json> moves = s.session()->match().moves();
    for (auto m = moves.rbegin(); m != moves.rend(); ++m)
        if ((*m)["type"] == "travel")
            if (const auto spot = mc::spot_by_id((*m)["to"].get<std::string>())) return tap_shown(s, table::spot_thing(*spot));
}
void aim_dark(Play& s) {
    for (const Json& m : s.session()->match().moves())
        if (m["type"] == "discover")
            for (mc::Cell cell = 0; cell < mc::kCells; ++cell)
                if (mc::kCellIds[cell] == m["cell"].get<std::string>()) return tap_shown(s, table::cell_thing(cell));
}
/// Touches the crew card of the first play that uses its half.
void raise_card(Play& s) {
    for (const Json& m : s.session()->match().moves())
        if (m["type"] == "play" && m["use"].get<bool>())
            if (const auto card = mc::crew_by_id(m["card"].get<std::string>())) return tap_shown(s, table::crew_thing(*card));
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
    const auto shot = [&](std::string name, Vec css, int players, std::string lang, Until until, std::function<void(Play&)> then) {
        const float dpr = std::min(css.x, css.y) < 600 ? 2.0f : 1.0f;
        out.push_back(Shot{std::move(name), css, dpr, players, kDeal, std::move(lang), std::move(until), std::move(then)});
    };
    // Every window, with the reach of an ark and the way to a far place.
    for (const int players : {1, 2, 3, 4}) {
        const std::string end = "-" + std::to_string(players);
        for (const std::string lang : {"en", "ja"}) {
            const std::string word = end + (lang == "ja" ? "-ja" : "");
            shot("travel" + word, tablet, players, lang, with_moves("travel", 8, 6), aim_far);
            shot("travel-phone" + word, phone, players, lang, with_moves("travel", 8, 6), aim_far);
            shot("travel-desk" + word, desk, players, lang, with_moves("travel", 8, 6), aim_far);
        }
        shot("travel-little" + end, little, players, "en", with_moves("travel", 8, 6), {});
        shot("travel-wide" + end, wide, players, "en", with_moves("travel", 8, 6), aim_far);
        shot("travel-upright" + end, upright, players, "en", with_moves("travel", 8, 6), aim_far);
        shot("travel-small" + end, small, players, "ja", with_moves("travel", 8, 6), aim_far);
    }
    const auto add = [&](const std::string& name, int players, const Until& until, const std::function<void(Play&)>& then) {
        shot(name, tablet, players, "en", until, then);
        shot(name + "-ja", tablet, players, "ja", until, then);
        shot(name + "-phone", phone, players, "en", until, then);
        shot(name + "-phone-ja", phone, players, "ja", until, then);
        shot(name + "-wide", wide, players, "en", until, then);
        shot(name + "-wide-ja", wide, players, "ja", until, then);
    };
    const Until crew = [](const Json& v, const std::vector<Json>& moves) {
        return kind_of(v) == "crew" && v["table"]["round"].get<int>() >= 4 &&
               std::any_of(moves.begin(), moves.end(), [](const Json& m) { return m["type"] == "play" && m["use"].get<bool>(); });
    };
    add("setup-discard", 3, at_kind("setup_discard"), {});
    add("setup-place", 3, at_kind("place_crew"), {});
    add("setup-units", 2, at_kind("choose_resource"), {});
    add("start", 2, at_kind("travel"), {});
    add("discover", 2, with_moves("discover", 1, 2), aim_dark);
    add("discovery-bonus", 2, at_kind("discovery_bonus"), {});
    add("upgrade", 2, at_kind("upgrade", 3), {});
    add("specialist", 3, at_kind("pay_specialist"), {});
    add("crew", 2, crew, {});
    add("crew-raised", 2, crew, raise_card);
    add("pay", 2, at_kind("pay_resource"), {});
    add("club", 3, at_kind("take_club"), {});
    add("draw", 2, at_kind("draw_crew"), {});
    add("planet", 2, on_place(true, 5), {});
    add("moon", 2, on_place(false, 4), {});
    add("token", 2, with_moves("token", 2, 3), tap(table::button_thing(Button::take_token)));
    add("terraform", 3, at_kind("terraform", 4, 3), {});
    add("two-survivors", 2, at_kind("choose_survivor"), {});
    add("keep-survivor", 2, at_kind("keep_survivor"), {});
    add("end-turn", 2, at_kind("end_turn", 3), {});
    add("late", 4, at_kind("travel", 9), {});
    add("restored", 2, restored(2, "travel"), {});
    add("final-round", 3, restored(3, "travel"), {});
    add("solo", 1, at_kind("travel", 4), {});
    add("solo-turn", 1, at_kind("end_turn", 4), [](Play& s) {
        s.act_move(Json{{"type", "end"}});
        s.frame(900);                                      // some of the steps are ticked
    });
    add("automa-uses", 1, at_kind("automa_specialist"), {});
    // Explanations, sheets and settings.
    add("explain-planet", 3, at_kind("travel", 7), [](Play& s) {
        const std::string at = s.session()->match().position()["table"]["grid"]["n"].get<std::string>();
        s.hold(target_of(table::spot_thing(*mc::spot_by_id(at + ".planet"))));
    });
    add("explain-upgrade", 2, at_kind("upgrade", 3), hold(table::upgrade_thing(mc::Upgrade::engine, 0)));
    add("explain-points", 3, at_kind("travel", 7), hold(table::thing(Kind::points)));
    add("explain-automa", 1, at_kind("travel", 3), hold(table::thing(Kind::automa_card)));
    add("sheet", 3, at_kind("travel", 7), tap(table::thing(Kind::sheet, 0, 1)));
    add("guide", 2, at_kind("travel", 3), act("guide", "on"));
    add("contrast", 2, at_kind("travel", 6), act("palette", "high_contrast"));
    add("safe", 2, at_kind("travel", 6), act("palette", "safe"));
    add("text-130", 2, at_kind("travel", 6), act("text-size", "130"));
    add("text-160", 2, at_kind("travel", 6), act("text-size", "160"));
    for (const auto& [name, tab] : {std::pair{"tab-ark", table::Tab::ark}, std::pair{"tab-club", table::Tab::club},
                                    std::pair{"tab-others", table::Tab::others}}) {
        shot(name, phone, 3, "en", at_kind("travel", 6), show_tab(tab));
        shot(std::string(name) + "-little", little, 3, "ja", at_kind("travel", 6), show_tab(tab));
        shot(std::string(name) + "-wide", wide, 3, "en", at_kind("travel", 6), show_tab(tab));
    }
    // Screens around the table.
    const auto plain = [&](const std::string& name, Shot::At at, int players, const std::function<void(Play&)>& then) {
        for (const auto& [end, css, lang] :
             {std::tuple{"", tablet, "en"}, {"-ja", tablet, "ja"}, {"-phone", phone, "en"}, {"-desk", desk, "ja"}}) {
            shot(name + end, css, players, lang, [](const Json&, const std::vector<Json>&) { return false; }, then);
            out.back().at = at;
        }
    };
    plain("set-up", Shot::At::first_screen, 2, act("new-game", "microcosmos"));
    plain("shelf", Shot::At::first_screen, 2, {});
    plain("end", Shot::At::end, 3, {});
    plain("end-solo", Shot::At::end, 1, {});
    plain("statistics", Shot::At::end, 3, act("statistics", ""));
    return out;
}

/// Draws the lesson step by step.
void shoot_lesson(const std::string& folder, const std::string& only) {
    for (const auto& [form, css, dpr] : {std::tuple{"tablet", Vec{1180, 820}, 1.0f}, std::tuple{"phone", Vec{390, 844}, 2.0f}})
        for (const Lang lang : kLangs) {
            const std::string end = std::string("-") + form + (lang == Lang::ja ? "-ja" : "");
            if (!only.empty() && ("lesson" + end).find(only) == std::string::npos) continue;
            test::Driver d(css, nullptr, dpr);
            d.start("learn=microcosmos", lang);
            for (int beat = 1; d.has("lesson-next"); ++beat) {
                d.frames(4, 1000);
                const std::string path = folder + "/lesson-" + std::to_string(beat) + end + ".png";
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
    orrery::ui::test::Album album{"microcosmos", orrery::ui::shots(), orrery::ui::choose};
    album.most_moves = 2500;                               // the end of a game is far
    return orrery::ui::test::make_pictures(album, argc, argv);
}
