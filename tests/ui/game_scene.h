// Scene of a game's table without the table, for tests of what is made of events.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/match/match.h"
#include "imgui_ui/app/table/banners.h"
#include "tests/ui/headless.h"
#include "tests/ui/table_rig.h"

namespace orrery::ui::test {

/// Calls `test(scene)` with the scene of a new game of `G`, seen by seat 0.
template <class G, class Scene, class Test>
void with_scene(int seats, Test test) {
    const std::unique_ptr<AnyMatch> match = std::move(Match<G>::start(some_match(seats, 5)).value());
    std::vector<SeatLook> looks;
    for (int i = 0; i < seats; ++i) looks.push_back({SeatColor(i), false});
    Window window({1180, 820});
    Ui ui(window.assets());
    window.begin_frame();
    Canvas& canvas = ui.begin(window.frame_input());
    const typename G::Observation seen = static_cast<const Match<G>&>(*match).observe(0);
    Scene scene{ui, canvas, ui.theme(), Lang::en, seen, match->names(), looks, {}};
    test(scene);
    ui.end();
    window.end_frame();
}

/// Returns the lines of a banner: "+4 Anno claimed / …"; "" if there are none.
inline std::string text_of(const Banner& banner) {
    std::string out;
    for (const Banner::Line& line : banner.lines)
        out += (out.empty() ? "" : " / ") + line.worth + (line.worth.empty() || line.text.empty() ? "" : " ") + line.text;
    return out;
}

}  // namespace orrery::ui::test
