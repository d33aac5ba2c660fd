// Draws film strips of moments: `film_shots DIR GAME [EVENT]…` plays games and saves frames of the first move that has each of the
// events, in every window size: DIR/film-GAME-EVENT-FORM-MS.png. Without events it films those of `kMoments`.
#include <cstdio>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/ui/driver.h"
#include "tests/ui/shots.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::ShotForm;

const std::map<std::string, std::vector<std::string>> kMoments{
    {"jumpgate", {"land", "black_hole", "harvest", "final_round"}},
    {"race", {"actions_revealed", "conquered", "placed", "game_over"}},
    {"quantum", {"start_player", "combat_dice", "cube_placed", "infamy", "breakthrough"}},
    {"microcosmos", {"discovered", "planet_restored", "colony_built", "survivor_settled", "end_triggered"}},
    {"astronavigators", {"observed", "set_completed", "quest_completed", "launched", "moon_landing", "splashdown"}},
};
constexpr int kFrames[] = {0, 100, 250, 500, 800, 1200, 1600, 2200, 3000};
constexpr ShotForm kForms[] = {{"1180", {1180, 820}}, {"390", {390, 844}}, {"1920", {1920, 1080}}};

/// Makes a move and lets the window draw it. Saves the frames of a strip if `name` is not empty. Returns their number.
std::size_t show(Driver& d, const Json& move, const std::string& name) {
    constexpr double kStepMs = 50;
    Action action;
    action.move = move;
    d.app.act(action);
    d.frame();
    if (d.has("confirm")) d.press("confirm");
    std::size_t next = 0;
    for (double ms = 0; ms <= kFrames[std::size(kFrames) - 1] && (ms == 0 || d.app.is_moving()); ms += kStepMs) {
        d.frame(kStepMs);
        if (name.empty() || ms < kFrames[next]) continue;
        const std::string path = name + "-" + std::to_string(10000 + kFrames[next]).substr(1) + ".png";
        std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str());
        ++next;
    }
    d.rest();
    return next;
}

void film(const std::string& dir, const std::string& game, const ShotForm& form, Lang lang, std::set<std::string> wanted) {
    constexpr int kDeals = 12;
    constexpr std::size_t kEnough = 4;                     // frames
    for (int deal = 1; deal <= kDeals && !wanted.empty(); ++deal) {
        Driver d(form.css);
        d.reduced_motion = false;
        d.start("", lang);
        d.app.open_fragment("new=" + game + "&players=2&seed=" + std::to_string(deal));
        d.frames(3);
        for (std::uint64_t seed = 1; d.match().to_act() && !wanted.empty(); ++seed) {
            if (d.screen() == "curtain") d.press("take-device");
            BotStats stats;
            const Json move = d.match().bot_move("easy", seed, {}, stats);
            const std::unique_ptr<AnyMatch> next = d.match().copy();
            std::string name, filmed;
            if (next->make(move))
                for (const Json& event : next->last_events())
                    if (const std::string what = event["event"]; wanted.contains(what)) filmed = what;
            if (!filmed.empty()) name = dir + "/film-" + game + "-" + filmed + "-" + form.name + "-" + code(lang);
            // A curtain may fall over it, and some events are worth a moment in some cases only.
            if (show(d, move, name) >= kEnough) wanted.erase(filmed);
        }
    }
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    using namespace orrery;
    if (argc < 3 || !ui::kMoments.contains(argv[2])) {
        std::fprintf(stderr, "usage: film_shots DIR GAME [EVENT]...\n");
        return 2;
    }
    const std::vector<std::string>& all = ui::kMoments.at(argv[2]);
    std::set<std::string> wanted(all.begin(), all.end());
    if (argc > 3) wanted = {argv + 3, argv + argc};
    for (const ui::ShotForm& form : ui::kForms)
        for (const Lang lang : {Lang::en, Lang::ja}) ui::film(argv[1], argv[2], form, lang, wanted);
}
