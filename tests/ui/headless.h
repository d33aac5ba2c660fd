// A window without a screen: ImGui with the app's type and textures, a clock that tests move, and a finger.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/kit/ui.h"

namespace orrery::ui::test {

class Window {
  public:
    explicit Window(Vec css, float dpr = 1);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// ImGui::NewFrame, `ms` after the one before.
    void begin_frame(double ms = 16);
    /// ImGui::Render, and what a backend would do with textures.
    void end_frame();

    /// In canvas units, with the text size setting at 100 %.
    void pointer(Vec at);
    void press(bool down);
    /// From the next frame on.
    void resize(Vec css);
    /// Turns the wheel over `at`; negative goes down.
    void wheel(Vec at, float turns);

    Assets& assets() { return assets_; }
    double now_ms() const { return now_ms_; }
    Vec css() const { return css_; }
    float dpr() const { return dpr_; }
    /// What the kit is told of the present frame.
    FrameInput frame_input() const {
        FrameInput in;
        in.now_ms = now_ms_;
        in.css_size = css_;
        in.dpr = dpr_;
        return in;
    }
    /// What was drawn last, row by row, a byte a colour.
    std::vector<unsigned char> pixels();
    /// The last frame as a picture. False if it cannot be written.
    bool save_png(const std::string& path);

  private:
    Vec css_;
    float dpr_;
    double now_ms_ = 1000;
    ImGuiContext* context_;
    Assets assets_;
};

/// A window with the kit's Ui on it.
class Screen {
  public:
    explicit Screen(Vec css, float dpr = 1) : window_(css, dpr), ui_(window_.assets()) {}

    Ui& begin_frame(double ms = 16) {
        window_.begin_frame(ms);
        FrameInput in = window_.frame_input();
        in.fingers = fingers_;
        ui_.begin(in);
        return ui_;
    }
    void end_frame() {
        ui_.end();
        window_.end_frame();
    }
    void pointer(Vec at) { window_.pointer(at); }
    void press(bool down) { window_.press(down); }
    /// Two fingers on the screen, CSS pixels; empty: they have gone.
    void fingers(std::optional<std::array<Vec, 2>> at) { fingers_ = at; }
    Ui& ui() { return ui_; }
    Window& window() { return window_; }

  private:
    Window window_;
    Ui ui_;
    std::optional<std::array<Vec, 2>> fingers_;
};

}  // namespace orrery::ui::test
