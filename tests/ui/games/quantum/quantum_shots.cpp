// Pictures of the Quantum table in positions that matter, at every form of screen: `quantum_shots DIR [part of a name]`.
// The whole app draws them, with a host that keeps nothing; games are played by a seeded policy until the position comes.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <tuple>
#include <vector>

#include "engine/core/rng.h"
#include "engine/games/quantum/ids.h"
#include "imgui_ui/games/quantum/scene.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using quantum_table::Thing;
using Kind = quantum_table::Thing::Kind;

/// The app in a window, with a finger.
class Play {
  public:
    Play(Vec css, float dpr) : d_(css, nullptr, dpr) {}
    void start(Lang lang, const std::string& fragment) { d_.start(fragment, lang); }
    const Session* session() const { return d_.app.session(); }
    void act(const std::string& name, const std::string& value = {}) {
        Action action;
        action.name = name;
        action.value = value;
        d_.app.act(action);
        d_.frame();
    }
    void act_move(const Json& move) {
        Action action;
        action.move = move;
        d_.app.act(action);
        d_.frame();
        act("confirm");
    }
    bool tap(Id id) {
        for (const Target& t : d_.app.ui().targets())
            if (t.id == id) {
                d_.tap_at(t.rect.centre());
                return true;
            }
        return false;
    }
    void settle() { d_.frames(9, 1000); }
    bool save_png(const std::string& path) { return d_.window().save_png(path); }

  private:
    test::Driver d_;
};

struct Shot {
    std::string name;
    Vec css;
    float dpr = 1;
    std::string map = "basic_2p";
    std::string lang = "en";
    std::function<bool(const Json& view, const std::vector<Json>& moves)> until;
    std::function<void(Play&)> then;
};

std::string kind_of(const Json& view) {
    const auto& d = view["decision"];
    return d.is_object() ? d["kind"].get<std::string>() : std::string();
}

/// What a player would do who builds where they can and likes to fight.
Json choose(const std::vector<Json>& moves, Rng& rng) {
    std::vector<int> weights;
    int sum = 0;
    for (const Json& m : moves) {
        const std::string type = m["type"];
        const int weight = type == "construct" ? 400 : type == "attack" ? 40 : type == "take" ? 30 : type == "move" ? 8 : type == "deploy" ? 20 : 2;
        sum += weight;
        weights.push_back(sum);
    }
    const int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(sum)));
    return moves[static_cast<std::size_t>(std::upper_bound(weights.begin(), weights.end(), at) - weights.begin())];
}

bool play_to(Play& stage, const Shot& shot, int seed) {
    constexpr int kMostPlies = 900;
    Rng rng(static_cast<std::uint64_t>(seed) * 77 + 5);
    for (int ply = 0; ply < kMostPlies; ++ply) {
        const Session* session = stage.session();
        if (!session) return false;
        const AnyMatch& match = session->match();
        if (!match.to_act()) return false;
        const std::vector<Json> moves = match.moves();
        if (shot.until(match.view(*match.to_act()), moves)) return true;
        stage.act_move(choose(moves, rng));
    }
    return false;
}

/// Touches the ship of the first legal move of this type.
void tap_ship_of(Play& s, const std::string& type) {
    const AnyMatch& match = s.session()->match();
    for (const Json& m : match.moves())
        if (m["type"] == type && m.contains("ship"))
            if (const auto ship = orrery::quantum::ship_by_id(m["ship"].get<std::string>())) {
                s.tap(target_of(Thing{Kind::ship, *ship, 0}));
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
    const auto setting = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    const Vec tablet{1180, 820}, small{1024, 768}, phone{390, 844}, little{360, 640}, desk{1920, 1080}, wide{844, 390}, upright{820, 1180};
    std::vector<Shot> out;
    for (const char* map : {"basic_2p", "cross_4p", "void_2p", "winds_4p"}) {
        const std::string m = map;
        for (const char* lang : {"en", "ja"}) {
            const std::string end = "-" + m + (lang[0] == 'j' ? "-ja" : "");
            out.push_back({"move" + end, tablet, 1, m, lang, fresh(6), raise});
            out.push_back({"move-phone" + end, phone, 2, m, lang, fresh(6), raise});
            out.push_back({"move-desk" + end, desk, 1, m, lang, fresh(6), raise});
        }
        out.push_back({"move-little-" + m, little, 2, m, "en", fresh(6), raise});
        out.push_back({"move-wide-" + m, wide, 2, m, "en", fresh(6), raise});
        out.push_back({"move-upright-" + m, upright, 1, m, "en", fresh(6), raise});
        out.push_back({"move-small-" + m, small, 1, m, "ja", fresh(6), raise});
    }
    const auto add = [&](std::string name, std::string k, int round, std::function<void(Play&)> then) {
        out.push_back({name, tablet, 1, "basic_2p", "en", kind(k, round), then});
        out.push_back({name + "-ja", tablet, 1, "basic_2p", "ja", kind(k, round), then});
        out.push_back({name + "-phone", phone, 2, "basic_2p", "en", kind(k, round), then});
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
    add("sheet", "action", 5, tap({Kind::sheet, 0, 1}));
    add("guide", "action", 3, setting("guide", "on"));
    add("contrast", "action", 5, setting("palette", "high_contrast"));
    add("safe", "action", 5, setting("palette", "safe"));
    add("text-130", "action", 5, setting("text-size", "130"));
    add("text-160", "action", 5, setting("text-size", "160"));
    return out;
}

/// The lesson beat by beat; an attack also with its target chosen.
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
                        if (t.id == target_of(Thing{Kind::ship, *target, 0})) {
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

int run(const std::string& folder, const std::string& only) {
    constexpr int kDeals = 6;
    int missing = 0;
    shoot_lesson(folder, only);
    for (const Shot& shot : shots()) {
        if (!only.empty() && shot.name.find(only) == std::string::npos) continue;
        bool is_reached = false;
        // Another deal where this one never comes to the position.
        for (int seed = 3; seed < 3 + kDeals && !is_reached; ++seed) {
            Play stage(shot.css, shot.dpr);
            const std::string players(1, shot.map[shot.map.find("_") + 1]);
            stage.start(shot.lang == "ja" ? Lang::ja : Lang::en,
                        "new=quantum&players=" + players + "&option.map=" + shot.map + "&seed=" + std::to_string(seed) + "&lang=" + shot.lang);
            if (!play_to(stage, shot, seed)) continue;
            is_reached = true;
            stage.settle();
            if (shot.then) shot.then(stage);
            const std::string path = folder + "/" + shot.name + ".png";
            if (!stage.save_png(path)) {
                std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
                return 1;
            }
            std::printf("%s (deal %d)\n", path.c_str(), seed);
        }
        if (!is_reached) {
            std::printf("%s: no such position found\n", shot.name.c_str());
            ++missing;
        }
    }
    return missing == 0 ? 0 : 1;
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: quantum_shots DIR [part of a name]\n");
        return 2;
    }
    return orrery::ui::run(argv[1], argc > 2 ? argv[2] : "");
}
