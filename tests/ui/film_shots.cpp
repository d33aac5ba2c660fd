// Draws film strips of moments: `film_shots DIR [GAME [EVENT]…]` plays games and saves frames of the moves whose showing takes long, one
// for each kind of event (or of the given ones), in every window size: DIR/film-GAME-EVENT-FORM-LANG-MS.png.
#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

#include "tests/ui/driver.h"
#include "tests/ui/shots.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::ShotForm;

constexpr int kFrames[] = {0, 100, 250, 500, 800, 1200, 1600, 2200, 3000};
constexpr std::size_t kLong = 5;                           // frames; flights alone are shorter
constexpr ShotForm kForms[] = {{"1180", {1180, 820}}, {"390", {390, 844}}, {"1920", {1920, 1080}}};

/// Move to film, and the kind of event it is filmed for.
struct Strip {
    int deal;
    std::size_t ply;
    std::string event;
};

/// Lets the window draw what a move has set in motion. Saves the frames of a strip if `name` is not empty. Returns their number.
std::size_t show(Driver& d, const std::string& name) {
    constexpr double kStepMs = 50;
    std::size_t next = 0;
    for (double ms = 0; ms <= kFrames[std::size(kFrames) - 1] && (ms == 0 || d.app.is_moving()); ms += kStepMs) {
        d.frame(kStepMs);
        if (ms < kFrames[next]) continue;
        const std::string path = name + "-" + std::to_string(10000 + kFrames[next]).substr(1) + ".png";
        if (!name.empty()) std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str());
        ++next;
    }
    d.rest();
    return next;
}

/// Plays a deal with computers in the seats of people. `made` is called after each move, before it is shown.
template <class Made>
void play(const std::string& game, int deal, const ShotForm& form, Lang lang, Made made) {
    Driver d(form.css);
    d.reduced_motion = false;
    d.start("", lang);
    d.app.open_fragment("new=" + game + "&players=2&seed=" + std::to_string(deal));
    d.frames(3);
    for (std::uint64_t seed = 1; d.match().to_act(); ++seed) {
        if (d.screen() == "curtain") d.press("take-device");
        BotStats stats;
        Action action;
        action.move = d.match().bot_move("easy", seed, {}, stats);
        d.app.act(action);
        d.frame();
        if (d.has("confirm")) d.press("confirm");
        if (!made(d)) return;
    }
}

/// Returns the moves whose showing takes long, one for each kind of event in them.
std::vector<Strip> plan(const std::string& game, const std::set<std::string>& wanted) {
    constexpr int kDeals = 4;
    std::vector<Strip> out;
    std::set<std::string> filmed;
    for (int deal = 1; deal <= kDeals; ++deal)
        play(game, deal, kForms[0], Lang::en, [&](Driver& d) {
            const std::size_t ply = d.match().ply();
            std::vector<std::string> fresh;
            for (const Json& event : d.match().last_events())
                if (const std::string what = event["event"]; !filmed.contains(what) && (wanted.empty() || wanted.contains(what))) fresh.push_back(what);
            if (show(d, {}) < kLong || fresh.empty()) return true;
            filmed.insert(fresh.begin(), fresh.end());
            out.push_back({deal, ply, fresh.back()});
            return wanted.empty() || filmed.size() < wanted.size();
        });
    return out;
}

void film(const std::string& dir, const std::string& game, const std::set<std::string>& wanted) {
    const std::vector<Strip> strips = plan(game, wanted);
    for (const ShotForm& form : kForms)
        for (const Lang lang : {Lang::en, Lang::ja})
            for (std::size_t i = 0; i < strips.size();) {
                const int deal = strips[i].deal;
                play(game, deal, form, lang, [&](Driver& d) {
                    const bool is_due = d.match().ply() == strips[i].ply;
                    show(d, is_due ? dir + "/film-" + game + "-" + strips[i].event + "-" + form.name + "-" + code(lang) : std::string());
                    if (is_due) ++i;
                    return i < strips.size() && strips[i].deal == deal;
                });
            }
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    using namespace orrery;
    const std::vector<std::string> games = ui::test::playable_games();
    if (argc < 2 || (argc > 2 && std::find(games.begin(), games.end(), argv[2]) == games.end())) {
        std::fprintf(stderr, "usage: film_shots DIR [GAME [EVENT]...]\n");
        return 2;
    }
    for (const std::string& game : argc > 2 ? std::vector<std::string>{argv[2]} : games)
        ui::film(argv[1], game, argc > 3 ? std::set<std::string>(argv + 3, argv + argc) : std::set<std::string>());
}
