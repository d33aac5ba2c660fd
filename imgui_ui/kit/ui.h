// One frame of the user interface: pointer, keyboard focus, layers, animation and the canvas to draw on.
//   Ui ui(assets);                       // one for the whole run
//   Canvas& c = ui.begin(frame);         // between ImGui::NewFrame() and ImGui::Render()
//   if (ui.tap(id("play"), r, {.name = "Play"})) …      // drawing and handling side by side
//   ui.end();                            // draws the focus ring, settles what the next frame reacts to
// A tap is found with the targets of the frame before, so what was drawn last wins where targets lie over each other.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "canvas.h"
#include "motion.h"

namespace orrery::ui {

/// Names a target over frames. 0 is no target.
using Id = std::uint32_t;
constexpr Id id(std::string_view name, int index = 0, Id parent = 0) {
    std::uint32_t h = 2166136261u ^ parent;
    for (char ch : name) h = (h ^ std::uint8_t(ch)) * 16777619u;
    h = (h ^ std::uint32_t(index + 1)) * 16777619u;
    return h == 0 ? 1u : h;
}

/// What the seam around the kit knows at the start of a frame.
struct FrameInput {
    double now_ms = 0;             // any clock that only goes forward
    Vec css_size;                  // of the canvas, CSS pixels
    float dpr = 1;
    float text_size = 1;           // the setting, 0.8 to 1.6
    Palette palette = Palette::standard;
    bool reduced_motion = false;
    Id place = 0;                  // which screen this is: coming back to one, the focus is where it was
    std::optional<std::array<Vec, 2>> fingers{};   // two fingers on the screen, CSS pixels
};

/// Boxes shrink a little on the smallest screens and grow on the largest; times the text size setting.
float ui_scale_for(float css_width, float text_size);

enum class TargetShape { rect, circle };

struct TapOptions {
    std::string_view name{};          // in words, for tests and for what reads the screen aloud
    bool enabled = true;              // false is only told: the tap is still reported, so that the screen can say why
    TargetShape shape = TargetShape::rect;
    float radius = radius::kButton;   // of the focus ring's corners
    bool can_drag = false;
    bool can_focus = true;
    bool is_ground = false;           // others lie on it and keep their whole finger's width
    bool hides = false;               // a message or panel for a while: what lies below it has to wait
};

/// Something that can be tapped, as it was registered in a frame.
struct Target {
    Id id = 0;
    Rect rect;                        // as drawn, in canvas units
    Rect hit;                         // at least 44 x 44
    Rect clip;                        // part of the screen it may show in
    std::string name;
    TapOptions options;               // its name is in `name`
    int layer = 0;
};

struct Drag {
    Id source = 0;
    Vec start, now;
    Id over = 0;                      // the target below the pointer, if it is another
    bool released = false;            // in this frame: drop now
};

/// How two fingers on the screen have moved since the frame before.
struct Pinch {
    Vec centre;                       // between them, now
    Vec moved;
    float factor = 1;                 // of the way between them
};

class Ui {
  public:
    explicit Ui(Assets& assets) : assets_(&assets) {}

    /// Starts a frame and gives the canvas, which lives until the next begin(). Precondition: ImGui::NewFrame() was
    /// called, assets are loaded.
    Canvas& begin(const FrameInput& in);
    void end();

    Canvas& canvas() { return *canvas_; }
    const Theme& theme() const { return *theme_; }
    float width() const { return canvas_->width(); }
    float height() const { return canvas_->height(); }
    double now_ms() const { return input_.now_ms; }
    bool reduced_motion() const { return input_.reduced_motion; }
    Assets& assets() const { return *assets_; }

    // --- targets ---
    /// Registers a target. True in the frame in which it is tapped, clicked, or activated by Enter or Space.
    bool tap(Id id, Rect r, const TapOptions& o = {});
    bool tap_circle(Id id, Vec centre, float r, TapOptions o = {});
    /// Pointer down on it now: draw it 1 px lower and 8 % darker (widgets do).
    bool is_pressed(Id id) const { return pressed_ == id && pressed_ != 0 && press_inside_; }
    /// Held for half a second, or the right mouse button: explain this thing. True until let go.
    bool is_held(Id id) const { return held_ == id && held_ != 0; }
    /// Mouse over it, without a button; never for touch.
    bool is_hovered(Id id) const { return hovered_ == id && hovered_ != 0; }
    /// The mouse has rested on it long enough for a hint.
    bool is_hover_resting(Id id) const { return is_hovered(id) && hover_rested_; }
    /// Reached by the keyboard; the ring is drawn by end().
    bool is_focused(Id id) const { return focused_ == id && focused_ != 0 && focus_visible_; }
    void focus(Id id);                            // moves the focus there, for example into a dialog
    /// The focus ring is shown: Enter and Space are for what has it.
    bool has_focus_ring() const { return focused_ != 0 && focus_visible_; }
    /// Arrows to the left and right do something else than moving the focus. To be said in every frame.
    void take_side_arrows() { side_arrows_taken_ = true; }
    /// The same for all four arrows.
    void take_arrows() { side_arrows_taken_ = other_arrows_taken_ = true; }
    /// The focus starts anew, wherever it was on the screens so far: somebody else has taken the device.
    void forget_focus() { places_.clear(), focused_ = 0; }
    std::optional<Drag> drag() const { return drag_; }
    /// Two fingers tap and drag nothing.
    std::optional<Pinch> pinch() const { return pinch_; }
    Vec pointer() const { return pointer_; }
    /// Turns of the wheel over `r` in this frame, upwards; 0 while a layer lies above.
    float wheel_over(Rect r) const { return layer_ == top_layer_ && r.contains(pointer_) ? wheel_ : 0; }
    /// A press in this frame that hit no target of the top layer.
    bool pressed_outside() const { return pressed_outside_; }
    /// Any press or key of this frame: what "until a tap" waits for.
    bool any_press() const { return any_press_; }

    /// What follows lies above all before and takes the input alone: dialogs, drawers, sheets.
    void push_layer() { layer_stack_.push_back(layer_ = ++layers_used_); }
    void pop_layer();

    // --- scrolling ---
    /// Lets the pointer, the wheel and the focus move `offset` within [0, content - r.h]. True when it moved.
    bool scroll(Id id, Rect r, float content_height, float& offset);

    // --- animation ---
    /// Another frame is wanted as soon as possible.
    void request_frame() { frame_wanted_ = true; }
    /// Another frame is wanted in `ms` at the latest.
    void wake_in_ms(double ms);
    bool frame_wanted() const { return frame_wanted_; }
    /// Milliseconds until the next frame is due; negative: none.
    double wake_ms() const { return wake_ms_; }
    /// A value that follows `target` along `ease` within `duration_ms`; at once under reduced motion. The first call
    /// for an id starts at `first` if given, else at `target`.
    float animate(Id id, float target, int duration_ms, Ease ease = Ease::out, std::optional<float> first = {});
    /// Progress 0 to 1 since the first call for `id`, asking for frames until it is 1.
    float since_shown(Id id, int duration_ms);

    // --- for tests and the mirror ---
    const std::vector<Target>& targets() const { return targets_; }
    /// What a finger at `p` touches; 0: nothing.
    Id target_at(Vec p) const {
        const Target* t = hit(p);
        return t != nullptr ? t->id : 0;
    }
    /// Where an arrow key leads from `from`; 0: nowhere.
    Id next_focus(Id from, Vec direction) const;
#ifndef __EMSCRIPTEN__
    /// Notes down the next frames, each over the one before; null: no more.
    void record(Recording* record) { record_ = record; }
    /// As Canvas::stretch_words, from the next frame on.
    void stretch_words(float times) { stretch_ = times; }
#endif

  private:
    /// A screen, or what lies above it, and where the focus was there. Those below it come back when it goes.
    struct Place {
        Id screen = 0;
        int layer = 0;
        Id focused = 0;
        Rect rect;
    };
    struct ScrollArea {
        Id id;
        Rect rect;
        int layer;
    };
    struct Animated {
        Id id;
        float from, to;
        double start_ms;
        int duration_ms;
        bool used;
    };
    const Target* find(Id id) const;
    const Target* hit(Vec p) const;
    void read_pointer();
    void read_fingers();
    void read_keys();
    void move_focus(Vec direction);
    void step_focus(int by);
    void draw_focus_ring();
    void settle_focus(Id screen);
    const Target* nearest(Rect place) const;
    void choose_scroll_area();

    Assets* assets_;
    const Theme* theme_ = nullptr;
    FrameInput input_;
    std::optional<Canvas> canvas_;
    std::vector<Target> targets_, last_;      // of this frame, of the frame before
    std::vector<int> layer_stack_;
    int layer_ = 0, layers_used_ = 0, top_layer_ = 0;
    Vec pointer_, press_start_, last_pointer_;
    double press_ms_ = 0, hover_ms_ = 0;
    Id pressed_ = 0, activated_ = 0, held_ = 0, hovered_ = 0, focused_ = 0, scrolling_ = 0;
    bool press_inside_ = false, hover_rested_ = false, focus_visible_ = false, pointer_down_ = false;
    bool pressed_outside_ = false, any_press_ = false, scroll_to_focus_ = false, side_arrows_taken_ = false, other_arrows_taken_ = false;
    float wheel_ = 0;
    std::optional<Drag> drag_;
    std::optional<Pinch> pinch_;
    std::optional<std::array<Vec, 2>> fingers_;   // in canvas units
    bool frame_wanted_ = false;
    double wake_ms_ = -1;
    std::vector<Animated> animated_;
    std::vector<Place> places_;               // the last is the present one
    std::vector<ScrollArea> areas_;           // of this frame that hold more than they show
    Id key_area_ = 0;                         // the one that the keys move
    float key_scroll_ = 0;                    // by how many of its heights
    bool arrow_scroll_ = false;
#ifndef __EMSCRIPTEN__
    Recording* record_ = nullptr;
    float stretch_ = 1;
#endif
};

/// Turns what was drawn in device pixels into what a render backend expects. Call after ImGui::Render().
void finish_draw_data(ImDrawData& data);

}  // namespace orrery::ui
