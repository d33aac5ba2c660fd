// Window without a screen: ImGui with the app's fonts and textures, a clock set by the tests, and a finger.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/kit/ui.h"

namespace orrery::ui::test {

/// Whether apps and tables under test are painted. A program that contains unpainted.cpp turns it off: its frames take half of the
/// time, and what lies where, what is said and what a touch does are the same. A test that looks at pixels calls Window::paint.
inline bool are_tables_painted = true;

class Window {
  public:
    explicit Window(Vec css, float dpr = 1);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Calls ImGui::NewFrame, `ms` after the previous frame.
    void begin_frame(double ms = 16);
    /// Calls ImGui::Render and processes the textures like a backend.
    void end_frame();

    /// Moves the pointer, in canvas units at a text size setting of 100 %.
    void pointer(Vec at);
    void press(bool down);
    /// Resizes the window from the next frame on.
    void resize(Vec css);
    /// Turns the wheel over `at`; negative scrolls down.
    void wheel(Vec at, float turns);

    Assets& assets() { return assets_; }
    /// Decides whether the following frames are painted.
    void paint(bool paints = true) { assets_.paints = paints; }
    double now_ms() const { return now_ms_; }
    Vec css() const { return css_; }
    float dpr() const { return dpr_; }
    /// Returns the kit's input for the current frame.
    FrameInput frame_input() const {
        FrameInput in;
        in.now_ms = now_ms_;
        in.css_size = css_;
        in.dpr = dpr_;
        return in;
    }
    /// Returns the last frame row by row, one byte per colour channel. Precondition: it was painted.
    std::vector<unsigned char> pixels();
    /// Returns a fingerprint of all that the last frame hands to the renderer: windows with the same one show the same pixels. Much faster
    /// than comparing pixels, and stricter, since what is painted over counts. Precondition: the frame was painted.
    std::uint64_t drawing();
    /// Saves the last frame as a picture. Returns false if it cannot be written.
    bool save_png(const std::string& path);

  private:
    Vec css_;
    float dpr_;
    double now_ms_ = 1000;
    ImGuiContext* context_;
    Assets assets_;
};

/// Window with the kit's Ui.
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
    /// Puts two fingers on the screen, in CSS pixels; nullopt lifts them.
    void fingers(std::optional<std::array<Vec, 2>> at) { fingers_ = at; }
    Ui& ui() { return ui_; }
    Window& window() { return window_; }

  private:
    Window window_;
    Ui ui_;
    std::optional<std::array<Vec, 2>> fingers_;
};

}  // namespace orrery::ui::test
