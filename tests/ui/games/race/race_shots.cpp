// Pictures of the Race table in positions that matter, at every form of screen: `race_shots DIR [part of a name]`.
// The whole app draws them, with a host that keeps nothing; games are played by a seeded policy until the position comes.
#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "imgui_ui/games/race/scene.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using race_table::Button;
using race_table::Thing;
using Kind = race_table::Thing::Kind;

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
    bool has_action(const std::string& name) const { return d_.has(name); }
    /// The one move that a lesson offers.
    void act_hint() {
        for (const Json& b : d_.buttons())
            if (b["a"].contains("data-hint")) return act_move(Json::parse(b["a"]["data-move"].get<std::string>()));
    }
    const Target* target(Id id) {
        for (const Target& t : d_.app.ui().targets())
            if (t.id == id) return &t;
        return nullptr;
    }
    void tap(Id id) {
        if (const Target* t = target(id)) d_.tap_at(t->rect.centre());
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
    int players = 2;
    int seed = 1;
    std::string lang = "en";
    std::function<bool(const Json& view, const std::vector<Json>& moves)> until;
    std::function<void(Play&)> then;
    enum class At { decision, curtain, end, first_screen } at = At::decision;
};

std::string kind_of(const Json& view) {
    const auto& d = view["decision"];
    return d.is_object() ? d["kind"].get<std::string>() : std::string();
}

/// What a player who builds much and changes the phases would do.
Json choose(const std::vector<Json>& moves, Rng& rng) {
    std::vector<int> weights;
    int sum = 0;
    for (const Json& m : moves) {
        const std::string type = m["type"];
        const int weight = type == "pass" || type == "done" ? 1 : type == "place" ? 12 : 4;
        sum += weight;
        weights.push_back(sum);
    }
    const int at = int(rng.below(std::uint32_t(sum)));
    return moves[std::size_t(std::upper_bound(weights.begin(), weights.end(), at) - weights.begin())];
}

bool play_to(Play& stage, const Shot& shot) {
    Rng rng(std::uint64_t(shot.seed) * 77 + 5);
    for (int ply = 0; ply < 900; ++ply) {
        const Session* session = stage.session();
        if (!session) return false;
        if (session->stage() == Stage::curtain) {
            if (shot.at == Shot::At::curtain && session->match().turn_number() > 2) return true;
            stage.act("take-device");
            continue;
        }
        const AnyMatch& match = session->match();
        if (!match.to_act()) return shot.at == Shot::At::end;
        const std::vector<Json> moves = match.moves();
        if (shot.until && shot.until(match.view(*match.to_act()), moves)) return true;
        stage.act_move(choose(moves, rng));
    }
    return false;
}

std::vector<Shot> shots() {
    const auto kind = [](std::string k, int round = 5, std::size_t least = 2) {
        return [=](const Json& v, const std::vector<Json>& moves) {
            return kind_of(v) == k && v["table"]["round"].get<int>() >= round && moves.size() >= least;
        };
    };
    const Vec tablet{1180, 820}, phone{390, 844}, little{360, 640}, desk{1920, 1080}, wide{844, 390}, upright{820, 1180};
    const auto tap = [](Thing thing) {
        return [=](Play& s) {
            s.tap(target_of(thing));
            s.settle();
        };
    };
    const auto raise = [](Play& s) {
        for (int i = 0; i < 20; ++i)
            if (const Target* t = s.target(target_of(Thing{Kind::hand, i, 0})); t && t->options.enabled) {
                s.tap(target_of(Thing{Kind::hand, i, 0}));
                break;
            }
        s.settle();
    };
    const auto pick = [](int n) {
        return [=](Play& s) {
            for (int i = 0; i < n; ++i) s.tap(target_of(Thing{Kind::hand, i, 0}));
            s.settle();
        };
    };
    const auto of_any_seat = [](Kind kind) {               // the viewer's, or that of the first who has one
        return [=](Play& s) {
            for (int seat = 0; seat < orrery::race::kMaxRaceSeats; ++seat)
                if (s.target(target_of(Thing{kind, 0, Seat(seat)}))) {
                    s.tap(target_of(Thing{kind, 0, Seat(seat)}));
                    break;
                }
            s.settle();
        };
    };
    const auto act = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    const auto step = [](int beats) {                      // of the lesson; a step that asks for a move makes the first one
        return [=](Play& s) {
            s.act("learn", "race");
            for (int i = 0; i < beats; ++i) {
                s.settle();
                const Session* session = s.session();
                const bool is_asked = session && session->match().to_act() && !s.has_action("lesson-next");
                if (is_asked) s.act_hint();
                else s.act("lesson-next");
            }
            s.settle();
        };
    };
    const auto setting = [](std::string name, std::string value) {
        return [=](Play& s) {
            s.act(name, value);
            s.settle();
        };
    };
    return {
        {"world", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-ja", tablet, 1, 2, 3, "ja", kind("place_world", 6, 3), {}},
        {"world-raised", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), raise},
        {"world-4", tablet, 1, 4, 5, "en", kind("place_world", 6, 3), {}},
        {"world-3-ja", tablet, 1, 3, 5, "ja", kind("place_world", 6, 3), {}},
        {"world-phone", phone, 2, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-phone-ja", phone, 2, 2, 3, "ja", kind("place_world", 6, 3), {}},
        {"world-4-phone", phone, 2, 4, 5, "en", kind("place_world", 6, 3), {}},
        {"world-little", little, 2, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-wide", wide, 2, 2, 3, "en", kind("place_world", 6, 3), {}},
        {"world-desk", desk, 1, 3, 5, "en", kind("place_world", 6, 3), {}},
        {"world-upright", upright, 1, 4, 5, "en", kind("place_world", 6, 3), {}},
        {"setup", tablet, 1, 2, 3, "en", kind("setup_discard", 0), pick(1)},
        {"setup-phone", phone, 2, 2, 3, "en", kind("setup_discard", 0), pick(2)},
        {"actions", tablet, 1, 2, 3, "en", kind("choose_actions", 4), [](Play& s) {
             s.tap(target_of(Thing{Kind::action, 3, 0}));
             s.settle();
         }},
        {"actions-3", tablet, 1, 3, 3, "ja", kind("choose_actions", 4), tap({Kind::action, 6, 0})},
        {"actions-phone", phone, 2, 2, 3, "en", kind("choose_actions", 4), tap({Kind::action, 0, 0})},
        {"actions-wide", wide, 2, 2, 3, "en", kind("choose_actions", 4), tap({Kind::action, 0, 0})},
        {"actions-desk", desk, 1, 2, 3, "ja", kind("choose_actions", 4), tap({Kind::action, 0, 0})},
        {"explore", tablet, 1, 2, 3, "en", kind("explore_keep", 3, 5), tap({Kind::drawn, 1, 0})},
        {"explore-phone", phone, 2, 2, 3, "en", kind("explore_keep", 3, 5), tap({Kind::drawn, 1, 0})},
        {"explore-wide", wide, 2, 2, 3, "en", kind("explore_keep", 3, 5), tap({Kind::drawn, 1, 0})},
        {"develop", tablet, 1, 2, 3, "en", kind("place_development", 5, 3), {}},
        {"method", tablet, 1, 2, 3, "en", kind("settle_method", 1), {}},
        {"method-phone", phone, 2, 2, 3, "ja", kind("settle_method", 1), {}},
        {"pay", tablet, 1, 2, 3, "en", kind("pay", 4, 4), pick(1)},
        {"pay-phone", phone, 2, 2, 3, "en", kind("pay", 4, 4), pick(1)},
        {"sell", tablet, 1, 2, 3, "en", kind("trade_sell", 3, 2), {}},
        {"consume", tablet, 1, 2, 3, "en", kind("consume", 6, 3), {}},
        {"consume-ja", tablet, 1, 3, 3, "ja", kind("consume", 6, 3), {}},
        {"consume-phone", phone, 2, 2, 3, "en", kind("consume", 6, 3), {}},
        {"good", tablet, 1, 2, 3, "en", kind("consume_good", 4), {}},
        {"number", tablet, 1, 2, 3, "en", kind("lucky_number", 1), {}},
        {"number-phone", phone, 2, 2, 3, "ja", kind("lucky_number", 1), {}},
        {"hand-for-vp", tablet, 1, 2, 3, "en", kind("consume_hand", 1), pick(1)},
        {"windfall", tablet, 1, 2, 3, "en", kind("produce_windfall", 1, 3), {}},
        {"limit", tablet, 1, 2, 3, "en", kind("hand_limit", 1), pick(2)},
        {"limit-phone", phone, 2, 2, 3, "en", kind("hand_limit", 1), pick(2)},
        {"rival", tablet, 1, 3, 5, "en", kind("place_world", 6, 3), of_any_seat(Kind::rival)},
        {"rival-phone", phone, 2, 3, 5, "ja", kind("place_world", 6, 3), of_any_seat(Kind::rival)},
        {"sheet-shield", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), of_any_seat(Kind::shield)},
        {"sheet-phase", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), tap({Kind::phase, 3, 0})},
        {"sheet-phase-phone", phone, 2, 2, 3, "ja", kind("place_world", 6, 3), tap({Kind::phase, 2, 0})},
        {"sheet-card", tablet, 1, 2, 3, "en", kind("choose_actions", 6), tap({Kind::hand, 0, 0})},
        {"sheet-card-ja", tablet, 1, 2, 3, "ja", kind("choose_actions", 6), tap({Kind::hand, 1, 0})},
        {"sheet-card-phone", phone, 2, 2, 3, "en", kind("choose_actions", 6), tap({Kind::hand, 1, 0})},
        {"sheet-legend", phone, 2, 2, 3, "en", kind("place_world", 6, 3), of_any_seat(Kind::legend)},
        {"refused", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), [](Play& s) {
             for (int i = 0; i < 20; ++i)
                 if (const Target* t = s.target(target_of(Thing{Kind::hand, i, 0})); t && !t->options.enabled) {
                     s.tap(target_of(Thing{Kind::hand, i, 0}));
                     break;
                 }
         }},
        {"guide", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("guide", "on")},
        {"guide-phone", phone, 2, 2, 3, "ja", kind("place_world", 6, 3), setting("guide", "on")},
        {"replay", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), [](Play& s) {
             s.act("replay");
             s.settle();
             s.act("replay-sights");
             s.settle();
         }},
        {"curtain", tablet, 1, 3, 3, "en", {}, {}, Shot::At::curtain},
        {"curtain-phone", phone, 2, 3, 3, "ja", {}, {}, Shot::At::curtain},
        {"end", tablet, 1, 3, 3, "en", {}, {}, Shot::At::end},
        {"end-ja", tablet, 1, 2, 3, "ja", {}, {}, Shot::At::end},
        {"end-phone", phone, 2, 4, 3, "en", {}, {}, Shot::At::end},
        {"end-desk", desk, 1, 4, 3, "en", {}, {}, Shot::At::end},
        {"statistics", tablet, 1, 3, 3, "en", {}, act("statistics", ""), Shot::At::end},
        {"statistics-phone", phone, 2, 3, 3, "ja", {}, act("statistics", ""), Shot::At::end},
        {"shelf", tablet, 1, 2, 3, "en", {}, {}, Shot::At::first_screen},
        {"set-up", tablet, 1, 2, 3, "en", {}, act("new-game", "race"), Shot::At::first_screen},
        {"set-up-ja", tablet, 1, 2, 3, "ja", {}, act("new-game", "race"), Shot::At::first_screen},
        {"set-up-phone", phone, 2, 2, 3, "en", {}, act("new-game", "race"), Shot::At::first_screen},
        {"lesson-1", tablet, 1, 2, 3, "en", {}, step(0), Shot::At::first_screen},
        {"lesson-3", tablet, 1, 2, 3, "ja", {}, step(2), Shot::At::first_screen},
        {"lesson-5", tablet, 1, 2, 3, "en", {}, step(4), Shot::At::first_screen},
        {"lesson-5-phone", phone, 2, 2, 3, "en", {}, step(4), Shot::At::first_screen},
        {"contrast", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("palette", "high_contrast")},
        {"safe", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("palette", "safe")},
        {"text-130", tablet, 1, 2, 3, "en", kind("place_world", 6, 3), setting("text-size", "130")},
        {"text-160-phone", phone, 2, 2, 3, "en", kind("place_world", 6, 3), setting("text-size", "160")},
    };
}

int run(const std::string& folder, const std::string& only) {
    int missing = 0;
    for (const Shot& shot : shots()) {
        if (!only.empty() && shot.name.find(only) == std::string::npos) continue;
        bool reached = false;
        // Another deal where this one never comes to the position.
        for (int attempt = 0; attempt < 8 && !reached; ++attempt) {
            Shot tried = shot;
            tried.seed += attempt * 100;
            Play stage(shot.css, shot.dpr);
            const bool is_first = shot.at == Shot::At::first_screen;
            const std::string table = "new=race&players=" + std::to_string(shot.players) + "&seed=" + std::to_string(tried.seed) + "&";
            stage.start(shot.lang == "ja" ? Lang::ja : Lang::en, (is_first ? "" : table) + "lang=" + shot.lang);
            if (!is_first && !play_to(stage, tried)) continue;
            reached = true;
            stage.settle();
            if (shot.then) shot.then(stage);
            const std::string path = folder + "/" + shot.name + ".png";
            if (!stage.save_png(path)) {
                std::fprintf(stderr, "%s: cannot be written\n", path.c_str());
                return 1;
            }
            std::printf("%s (deal %d)\n", path.c_str(), tried.seed);
        }
        if (!reached) {
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
        std::fprintf(stderr, "usage: race_shots DIR [part of a name]\n");
        return 2;
    }
    return orrery::ui::run(argv[1], argc > 2 ? argv[2] : "");
}
