// Draws one frame of the whole app in a window without a screen.
#pragma once

#include "imgui_ui/app/app.h"
#include "tests/ui/headless.h"

namespace orrery::ui::test {

/// Draws a frame `ms` milliseconds after the previous one.
inline void draw_app_frame(Window& window, App& app, double ms, bool reduced_motion) {
    window.begin_frame(ms);
    PageState page;
    page.now_ms = window.now_ms();
    page.css_size = window.css();
    page.dpr = window.dpr();
    page.reduced_motion = reduced_motion;
    app.frame(page);
    window.end_frame();
}

}  // namespace orrery::ui::test
