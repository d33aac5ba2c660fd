// One frame of the user interface: pointer, keyboard focus, layers, animation and the canvas.
//   Ui ui(assets);                       // one for the whole run
//   Canvas& c = ui.begin(frame);         // between ImGui::NewFrame() and ImGui::Render()
//   if (ui.tap(id("play"), r, {.name = "Play"})) …      // drawing and handling side by side
//   ui.end();                            // draws the focus ring and settles the targets of the next frame
// A tap is matched with the targets of the previous frame, so the one drawn last wins where targets overlap.
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

/// Identifier of a target across frames. 0 is no target.
using Id = std::uint32_t;
constexpr Id id(std::string_view name, int index = 0, Id parent = 0) {
    std::uint32_t h = 2166136261u ^ parent;
    for (char ch : name) h = (h ^ std::uint8_t(ch)) * 16777619u;
    h = (h ^ std::uint32_t(index + 1)) * 16777619u;
    return h == 0 ? 1u : h;
}

/// Input from the surroundings of the kit at the start of a frame.
struct FrameInput {
    double now_ms = 0;             // any monotonic clock
    Vec css_size;                  // size of the canvas in CSS pixels
    float dpr = 1;
    float text_size = 1;           // text size setting, 0.8 to 1.6
    Palette palette = Palette::standard;
    bool reduced_motion = false;
    const TextSigns* signs = nullptr;  // of the game that the sentences are about
    double scan_ms = 0;            // above 0: one switch is enough, see Ui::scanned
    Id place = 0;                  // id of the screen; the focus is restored when the same screen returns
    std::optional<std::array<Vec, 2>> fingers{};   // two fingers on the screen, CSS pixels
};

/// Returns the factor from canvas units to CSS pixels: a layout factor times the text size setting. The layout factor is below 1 on
/// the smallest screens and above 1 on the largest.
float ui_scale_for(float css_width, float text_size);

enum class TargetShape { rect, circle };

struct TapOptions {
    std::string_view name{};          // in words, for tests and the mirror
    bool enabled = true;              // false only marks it; the tap is still reported, so that the screen can give the reason
    TargetShape shape = TargetShape::rect;
    float radius = radius::kButton;   // corner radius of the focus ring
    bool can_drag = false;
    bool can_focus = true;
    bool is_ground = false;           // other targets lie on it and keep their full hit areas
    bool is_dense = false;            // a ground on which targets are closer than elsewhere, because it can be enlarged
    bool hides = false;               // a temporary message or panel, which blocks the targets below it
    bool reveals = false;             // shows things that have no room beside those shown now, as a tab does
};

/// Tappable area as it was registered in a frame.
struct Target {
    Id id = 0;
    Rect rect;                        // as drawn, in canvas units
    Rect hit;                         // hit area, at least 44 x 44
    Rect clip;                        // visible part of the screen
    std::string name;
    TapOptions options;               // `options.name` is empty; see `name`
    int layer = 0;
};

struct Drag {
    Id source = 0;
    Vec start, now;
    Id over = 0;                      // target below the pointer, unless it is the source
    bool released = false;            // true in the frame in which it is dropped
};

/// Movement of two fingers since the previous frame.
struct Pinch {
    Vec centre;                       // current point between them
    Vec moved;
    float factor = 1;                 // change of the distance between them
};

/// State of the user interface between frames.
class Ui {
  public:
    explicit Ui(Assets& assets) : assets_(&assets) {}

    /// Starts a frame and returns its canvas, which lives until the next begin(). Preconditions: ImGui::NewFrame() was called;
    /// assets are loaded.
    Canvas& begin(const FrameInput& in);
    void end();
    /// Starts a still picture in a frame of `page` instead: the part `view` of a canvas of `size` fills `place` on the page, whose clip
    /// applies. Nothing in it can be touched or moves, and there is no end().
    Canvas& begin_picture(Ui& page, Vec size, Rect view, Rect place);

    Canvas& canvas() { return *canvas_; }
    const Theme& theme() const { return *theme_; }
    /// Size of the present frame's canvas, or 0 before the first frame.
    float width() const { return canvas_ ? canvas_->width() : 0; }
    float height() const { return canvas_ ? canvas_->height() : 0; }
    double now_ms() const { return input_.now_ms; }
    bool reduced_motion() const { return input_.reduced_motion; }
    Assets& assets() const { return *assets_; }

    // --- targets ---
    /// Registers a target. Returns true in the frame in which it is tapped, clicked, or activated by Enter or Space.
    bool tap(Id id, Rect r, const TapOptions& o = {});
    bool tap_circle(Id id, Vec centre, float r, TapOptions o = {});
    /// Returns true while the pointer presses it. Widgets then draw it 1 px lower and 8 % darker.
    bool is_pressed(Id id) const { return pressed_ == id && pressed_ != 0 && press_inside_; }
    /// Returns true while it is held for more than half a second, with the right mouse button, or by key I while it has the focus.
    /// Screens then explain it. Its release then activates nothing. Where nobody asks, a long press is a tap: a slow device or finger
    /// loses none.
    bool is_held(Id id) {
        if (held_ != id || held_ == 0) return false;
        means_hold_ = true;
        return true;
    }
    /// Returns for how much of the time of a hold the pointer has pressed it: 0 to 1, then 1 until the release. For buttons that are held
    /// until they are full.
    float hold_share(Id id);
    /// Returns true if what was activated in this frame was activated by a key.
    bool is_by_key() const { return is_key_activation_; }
    /// Returns the point at which the held target is held: that of the pointer, or its middle if a key holds it.
    Vec held_at() const;
    /// Returns true while the mouse is over it without a button. Never true for touch.
    bool is_hovered(Id id) const { return hovered_ == id && hovered_ != 0; }
    /// Returns true if the mouse has rested on it long enough for a hint.
    bool is_hover_resting(Id id) const { return is_hovered(id) && hover_rested_; }
    /// Returns true if the keyboard has focused it. end() draws the ring.
    bool is_focused(Id id) const { return focused_ == id && focused_ != 0 && focus_visible_; }
    void focus(Id id);                            // moves the focus, for example into a dialog
    /// Returns true if the focus ring is visible. Enter and Space then activate the focused target.
    bool has_focus_ring() const { return focused_ != 0 && focus_visible_; }
    /// Reserves the left and right arrow keys for the screen, so that they do not move the focus. Must be called in every frame.
    void take_side_arrows() { side_arrows_taken_ = true; }
    /// Reserves all four arrow keys.
    void take_arrows() { side_arrows_taken_ = other_arrows_taken_ = true; }
    /// Returns the targets that Enter or Space would choose now, where one switch has to be enough (`FrameInput::scan_ms`). The choice moves
    /// on by itself: over groups of targets, then over the targets of the chosen group.
    const std::vector<Id>& scanned() const { return scanned_; }
    /// Returns true while groups are chosen from.
    bool scans_groups() const { return scans_groups_; }
    /// Forgets the focus of every screen. For the moment at which another person takes the device.
    void forget_focus() { places_.clear(), focused_ = 0; }
    std::optional<Drag> drag() const { return drag_; }
    /// Returns the pinch of this frame. Two fingers neither tap nor drag.
    std::optional<Pinch> pinch() const { return pinch_; }
    Vec pointer() const { return pointer_; }
    /// Returns the turns of the wheel over `r` in this frame, positive upwards. Returns 0 while a higher layer is open.
    float wheel_over(Rect r) const { return layer_ == top_layer_ && r.contains(pointer_) ? wheel_ : 0; }
    /// Returns true if a press of this frame hit no target of the top layer.
    bool pressed_outside() const { return pressed_outside_; }
    /// Returns true if any key or button was pressed in this frame. Ends things that stay "until a tap".
    bool any_press() const { return any_press_; }

    /// Starts a layer above everything drawn so far. Only the top layer receives input: dialogs, drawers, sheets.
    void push_layer() { layer_stack_.push_back(layer_ = ++layers_used_); }
    void pop_layer();

    // --- scrolling ---
    /// Lets the pointer, the wheel and the focus change `offset` within [0, content - r.h]. Returns true if it changed.
    bool scroll(Id id, Rect r, float content_height, float& offset);

    // --- animation ---
    /// Requests another frame as soon as possible.
    void request_frame() { frame_wanted_ = true; }
    /// Requests another frame in at most `ms` milliseconds.
    void wake_in_ms(double ms);
    bool frame_wanted() const { return frame_wanted_; }
    /// Returns the milliseconds until the next frame is due; negative if none is.
    double wake_ms() const { return wake_ms_; }
    /// Returns a value that follows `target` along `ease` within `duration_ms`, or at once under reduced motion. The first call for
    /// an id starts at `first` if given, otherwise at `target`.
    float animate(Id id, float target, int duration_ms, Ease ease = Ease::out, std::optional<float> first = {});
    /// Returns the progress (0 to 1) since the first call for `id`. Requests frames until it is 1.
    float since_shown(Id id, int duration_ms);

    // --- for tests and the mirror ---
    const std::vector<Target>& targets() const { return targets_; }
    /// Returns the target that a finger at `p` touches; 0 if there is none.
    Id target_at(Vec p) const { return id_of(hit(p, top_layer_)); }
    /// Returns the target below all layers at `p`, although a layer lies over it; 0 if there is none.
    Id target_below(Vec p) const { return id_of(hit(p, 0)); }
    /// Returns the target that an arrow key reaches from `from`; 0 if there is none. From the first target, arrow keys lead to all others.
    Id next_focus(Id from, Vec direction);
#ifndef __EMSCRIPTEN__
    /// Records the following frames, each over the previous one; nullptr stops recording.
    void record(Recording* record) { record_ = record; }
#endif

  private:
    /// Screen or layer above it, with its focus. The entries below it apply again once it closes.
    struct Place {
        Id screen = 0;
        int layer = 0;
        Id focused = 0;
        Rect rect;
    };
    /// Where the choice with one switch stands.
    struct Scan {
        Id screen = 0;
        int layer = 0;
        int group = 0, at = -1;               // `at`: within the group; -1 while groups are passed
        int passed = 0;                       // targets of the group that were passed
        double next_ms = 0;
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
    const Target* hit(Vec p, int layer) const;
    static Id id_of(const Target* target) { return target != nullptr ? target->id : 0; }
    void read_pointer();
    void read_fingers();
    void read_keys();
    void read_hold_key();
    void move_focus(Vec direction);
    void step_focus(int by);
    std::vector<const Target*> focusable() const;
    void scan(bool is_pressed);
    void find_ways();
    void draw_focus_ring();
    void settle_focus(Id screen);
    const Target* nearest(Rect place) const;
    void choose_scroll_area();

    Assets* assets_;
    const Theme* theme_ = nullptr;
    FrameInput input_;
    std::optional<Canvas> canvas_;
    std::vector<Target> targets_, last_;      // of this frame; of the previous frame
    /// Target of the previous frame and where the arrow keys lead from it: up, down, left, right; -1 nowhere.
    struct Ways {
        const Target* from;
        std::array<int, 4> to;
    };
    std::vector<Ways> ways_;                  // found when an arrow key is pressed
    std::vector<Id> scanned_;
    bool scans_groups_ = false;
    Scan scan_;
    std::vector<int> layer_stack_;
    int layer_ = 0, layers_used_ = 0, top_layer_ = 0;
    Vec pointer_, press_start_, last_pointer_;
    double press_ms_ = 0, hover_ms_ = 0;
    Id pressed_ = 0, activated_ = 0, held_ = 0, hovered_ = 0, focused_ = 0, scrolling_ = 0;
    bool means_hold_ = false;                 // somebody has asked for the hold of the current press
    bool is_key_hold_ = false;                // the key holds `held_`, not the pointer
    bool is_key_activation_ = false;          // a key activated `activated_` in this frame, not the pointer
    bool press_inside_ = false, hover_rested_ = false, focus_visible_ = false, pointer_down_ = false;
    bool pressed_outside_ = false, any_press_ = false, scroll_to_focus_ = false, side_arrows_taken_ = false, other_arrows_taken_ = false;
    float wheel_ = 0;
    std::optional<Drag> drag_;
    std::optional<Pinch> pinch_;
    std::optional<std::array<Vec, 2>> fingers_;   // in canvas units
    bool frame_wanted_ = false;
    double wake_ms_ = -1;
    std::vector<Animated> animated_;
    std::vector<Place> places_;               // the last is the current one
    std::vector<ScrollArea> areas_;           // areas of this frame with more content than room
    Id key_area_ = 0;                         // area that keys scroll
    float key_scroll_ = 0;                    // distance in heights of the area, or in arrow steps
    bool arrow_scroll_ = false;
#ifndef __EMSCRIPTEN__
    Recording* record_ = nullptr;
#endif
};

/// Converts the draw data from device pixels to the form that a render backend expects. Call after ImGui::Render().
void finish_draw_data(ImDrawData& data);

}  // namespace orrery::ui
