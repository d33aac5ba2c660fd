// Draws pictures of the replay without a browser: `replay_shots DIR [part of a name]`.
#include <cstdio>
#include <string>

#include "tests/ui/driver.h"
#include "tests/ui/shots.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;
using Form = test::ShotForm;

void shoot(const std::string& dir, const std::string& only, const Form& form, Lang lang) {
    const std::string tail = std::string("-") + form.name + "-" + code(lang);
    if (!only.empty() && ("replay" + tail).find(only) == std::string::npos) return;
    TestHost host;
    Driver d(form.css, &host);
    const auto save = [&](const char* name) {
        for (int i = 0; i < 12; ++i) d.frame(1000);
        const std::string path = dir + "/" + name + tail + ".png";
        std::printf("%s %s\n", d.window().save_png(path) ? "wrote" : "could not write", path.c_str());
    };
    d.start("", lang);
    d.press("settings");
    d.press("text-size", form.text_size);
    d.press("close");
    d.press("new-game", "jumpgate");
    d.app.typed("name-0", lang == Lang::ja ? "アキ" : "Aki", true);
    d.app.typed("name-1", lang == Lang::ja ? "ベン" : "Ben", true);
    d.press("add-seat");
    d.press("add-seat");
    d.app.typed("name-2", "Chiyo", true);
    d.app.typed("name-3", "Nova", true);
    d.press("start");
    d.play(3, [&] { return d.app.session()->match().ply() > 40; });
    d.press("menu");
    d.press("replay");
    save("replay-running");
    Action sights;
    sights.name = "replay-sights";
    d.app.act(sights);
    save("replay-running-sights");
    d.app.act(sights);
    d.press("back");
    d.play(3, [] { return false; });
    Action replay;
    replay.name = "replay";
    d.app.act(replay);
    save("replay-start");
    for (int i = 0; i < 8; ++i) d.press("replay-turn-forward");
    d.press("replay-forward");
    save("replay");
    d.press("replay-seat", {}, 1);
    save("replay-seat");
    d.press("replay-end");
    d.app.act(sights);
    save("replay-sights");
}

}  // namespace
}  // namespace orrery::ui

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "usage: replay_shots DIR [part of a name]\n");
        return 2;
    }
    for (const auto& form : orrery::ui::test::kShotForms)
        for (orrery::Lang lang : orrery::kLangs) orrery::ui::shoot(argv[1], argc > 2 ? argv[2] : "", form, lang);
    return 0;
}
