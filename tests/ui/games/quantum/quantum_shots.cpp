// Draws pictures of the Quantum table in important positions, in every window size: `quantum_shots DIR [part of a name]`.
#include <algorithm>
#include <cstdio>
#include <tuple>

#include "engine/games/quantum/ids.h"
#include "imgui_ui/games/quantum/scene.h"
#include "tests/ui/table_shots.h"

namespace orrery::ui {
namespace {

using quantum_table::Kind;
using quantum_table::ship_thing;
using test::kind_of;
using test::Shot;
using Play = test::Stage;

constexpr int kDeal = 3;

/// Chooses moves like a player who builds where possible and prefers to fight.
Json choose(const Shot&, const std::vector<Json>& moves, Rng& rng) {
    return tests::weighted(moves, rng, [](const Json& m) {
        const std::string type = m["type"];
        return type == "construct" ? 400 : type == "attack" ? 40 : type == "take" ? 30 : type == "deploy" ? 20 : type == "move" ? 8 : 2;
    });
}

/// Touches the ship of the first legal move of this type.
void tap_ship_of(Play& s, const std::string& type) {
    const AnyMatch& match = s.session()->match();
    for (const Json& m : match.moves())
        if (m["type"] == type && m.contains("ship"))
            if (const auto ship = orrery::quantum::ship_by_id(m["ship"].get<std::string>())) {
                s.tap(target_of(ship_thing(*ship)));
                s.settle();
                return;
            }
}

std::vector<Shot> shots() {
    const auto kind = [](std::string k, int round = 4, std::size_t least = 2) {
        return [=](const Json& v, const std::vector<Json>& moves) {
            return kind_of(v) == k && v["table"]["round"].get<int>() >= round && moves.size() >= least;
        };
    };
    const auto fresh = [](int round) {
        return [=](const Json& v, const std::vector<Json>& moves) {
            if (kind_of(v) != "action" || v["table"]["round"].get<int>() < round || v["table"]["turn"]["actions"].get<int>() < 3) return false;
            return std::count_if(moves.begin(), moves.end(), [](const Json& m) { return m["type"] == "move"; }) > 1;
        };
    };
    const auto raise = [](Play& s) { tap_ship_of(s, "move"); };
    const auto tap = [](Thing thing) {
        return [=](Play& s) {
            s.tap(target_of(thing));
            s.settle();
        };
    };
    const auto act = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    const Vec tablet{1180, 820}, small{1024, 768}, phone{390, 844}, little{360, 640}, desk{1920, 1080}, wide{844, 390}, upright{820, 1180};
    std::vector<Shot> out;
    const auto shot = [&](std::string name, Vec css, const std::string& map, std::string lang, auto until, auto then) {
        const float dpr = std::min(css.x, css.y) < 600 ? 2.0f : 1.0f;
        Shot one{name, css, dpr, map[map.find('_') + 1] - '0', kDeal, lang, until, then};
        one.options = "option.map=" + map;
        out.push_back(std::move(one));
    };
    for (const std::string map : {"basic_2p", "cross_4p", "void_2p", "winds_4p"}) {
        for (const std::string lang : {"en", "ja"}) {
            const std::string end = "-" + map + (lang == "ja" ? "-ja" : "");
            shot("move" + end, tablet, map, lang, fresh(6), raise);
            shot("move-phone" + end, phone, map, lang, fresh(6), raise);
            shot("move-desk" + end, desk, map, lang, fresh(6), raise);
        }
        shot("move-little-" + map, little, map, "en", fresh(6), raise);
        shot("move-wide-" + map, wide, map, "en", fresh(6), raise);
        shot("move-upright-" + map, upright, map, "en", fresh(6), raise);
        shot("move-small-" + map, small, map, "ja", fresh(6), raise);
    }
    const auto add = [&](const std::string& name, std::string k, int round, std::function<void(Play&)> then) {
        shot(name, tablet, "basic_2p", "en", kind(k, round), then);
        shot(name + "-ja", tablet, "basic_2p", "ja", kind(k, round), then);
        shot(name + "-phone", phone, "basic_2p", "en", kind(k, round), then);
    };
    add("mulligan", "mulligan", 0, {});
    add("start-cube", "start_cube", 0, {});
    add("start-ship", "start_ship", 0, {});
    add("rest", "action", 5, {});
    add("take", "take_card", 2, {});
    add("after-attack", "after_attack", 2, {});
    add("reroll", "combat_reroll", 2, {});
    add("number", "choose_number", 2, {});
    add("reorganize", "reorganize", 2, {});
    add("relocate", "relocate_cube", 2, {});
    add("infamy", "infamy_cube", 2, {});
    add("discard", "discard_command", 2, {});
    add("dangerous", "dangerous", 2, {});
    add("sheet", "action", 5, tap(quantum_table::thing(Kind::sheet, 0, 1)));
    add("guide", "action", 3, act("guide", "on"));
    add("contrast", "action", 5, act("palette", "high_contrast"));
    add("safe", "action", 5, act("palette", "safe"));
    add("text-130", "action", 5, act("text-size", "130"));
    add("text-160", "action", 5, act("text-size", "160"));
    // Screens around the table.
    const auto plain = [&](const std::string& name, Shot::At at, std::function<void(Play&)> then) {
        for (const auto& [end, css, lang] : {std::tuple{"", tablet, "en"}, {"-ja", tablet, "ja"}, {"-phone", phone, "en"}, {"-desk", desk, "ja"}}) {
            shot(name + end, css, "basic_2p", lang, [](const Json&, const std::vector<Json>&) { return false; }, then);
            out.back().at = at;
            out.back().options += "&option.round_limit=6";
        }
    };
    plain("set-up", Shot::At::first_screen, act("new-game", "quantum"));
    plain("dice", Shot::At::first_screen, [](Play& s) {
        s.act("new-game", "quantum");
        s.act("dice", "people");
        s.act("start");
        s.act("die", "4");
        s.settle();
    });
    plain("shelf", Shot::At::first_screen, {});
    plain("end", Shot::At::end, {});
    plain("statistics", Shot::At::end, act("statistics", ""));
    return out;
}

/// Draws the lesson step by step, and an attack also with its target selected.
void shoot_lesson(const std::string& folder, const std::string& only) {
    for (const auto& [form, css, dpr] : {std::tuple{"tablet", Vec{1180, 820}, 1.0f}, std::tuple{"phone", Vec{390, 844}, 2.0f}})
        for (const Lang lang : kLangs) {
            const std::string end = std::string("-") + form + (lang == Lang::ja ? "-ja" : "");
            if (!only.empty() && ("lesson" + end).find(only) == std::string::npos) continue;
            test::Driver d(css, nullptr, dpr);
            d.start("learn=quantum", lang);
            for (int beat = 1; d.has("lesson-next"); ++beat) {
                const auto save = [&](const char* step) {
                    d.frames(4, 1000);
                    const std::string path = folder + "/lesson-" + std::to_string(beat) + step + end + ".png";
                    std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str());
                };
                save("");
                const std::vector<std::string> moves = d.moves();
                const Json move = moves.empty() ? Json::object() : *parse_json(moves.front());
                if (move.value("type", "") == "attack") {
                    const auto target = orrery::quantum::ship_by_id(move["target"].get<std::string>());
                    for (const Target& t : d.app.ui().targets())
                        if (t.id == target_of(ship_thing(*target))) {
                            d.tap_at(t.rect.centre());
                            break;
                        }
                    save("-aimed");
                }
                if (moves.empty()) d.press("lesson-next");
                else d.move(moves.front());
                for (int i = 0; i < 40 && d.attr("data-stage") == "computer"; ++i) d.frame(700);
            }
        }
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    if (argc > 1) orrery::ui::shoot_lesson(argv[1], argc > 2 ? argv[2] : "");
    return orrery::ui::test::make_pictures({"quantum", orrery::ui::shots(), orrery::ui::choose}, argc, argv);
}
