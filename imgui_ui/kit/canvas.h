// Canvas: shapes, gradients, glows and text on an ImGui draw list. Everything is drawn through it.
//   1 frame of drawing   2 state (clip, alpha, transform)   3 filled shapes   4 outlines   5 light and shadow   6 text
// Sizes are in CSS pixels at text size 100 %. Edges of axis-parallel shapes are snapped to device pixels.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "assets.h"
#include "geometry.h"
#include "imgui.h"
#include "record.h"
#include "text_signs.h"
#include "tokens.h"

namespace orrery::ui {

enum class Align { left, center, right };
enum class Cap { butt, round };

/// Stretch of text with its own weight and colour, for Canvas::runs.
struct Run {
    std::string_view text;
    Weight weight = Weight::medium;
    Color color = kWhite;
};

/// Corner radii, clockwise from the upper left.
struct Corners {
    float tl = 0, tr = 0, br = 0, bl = 0;
    constexpr Corners(float all = 0) : tl(all), tr(all), br(all), bl(all) {}  // NOLINT: one number stands for all four
    constexpr Corners(float a, float b, float c, float d) : tl(a), tr(b), br(c), bl(d) {}
};

class Canvas {
  public:
    /// `dpr`: device pixels per CSS pixel; `ui`: text size setting times layout factor; `size`: in canvas units.
    Canvas(ImDrawList& list, Assets& assets, const Theme& theme, float dpr, float ui, Vec size);

    const Theme& theme() const { return *theme_; }
    Assets& assets() const { return *assets_; }
    /// Returns whether shapes and letters reach the draw list. What is measured and recorded is the same either way.
    bool paints() const { return assets_->paints; }
    /// Returns whether a drawing leaves a trace at all. One of many shapes need not be made if not.
    bool is_seen() const { return paints() || record_ != nullptr; }
    ImDrawList& list() const { return *list_; }
    float width() const { return size_.x; }
    float height() const { return size_.y; }
    Rect bounds() const { return {0, 0, size_.x, size_.y}; }
    /// Returns the device pixels per unit.
    float scale() const { return scale_; }
    /// Returns the width of one device pixel.
    float hairline() const { return 1 / scale_; }
    float dpr() const { return dpr_; }
    float ui_scale() const { return ui_; }
#ifndef __EMSCRIPTEN__
    /// Records everything drawn from now on; nullptr stops recording.
    void set_record(Recording* record) { record_ = record, recorded_list_ = list_; }
#endif
    Recording* record() const { return record_; }
    /// Records, for layout tests, a small drawing that tells something, over which nothing may lie. `what` is used in messages.
    void note_mark(Rect place, std::string_view what);
    /// Records, for layout tests, that `panel` explains the thing at `thing`.
    void note_subject(Rect panel, Rect thing);
    /// Draws art: layout tests do not read its letters.
    template <class Draw>
    void as_art(const Draw& draw) {
        const bool was_art = is_art_;
        is_art_ = true;
        draw();
        is_art_ = was_art;
    }
    /// Returns the current clip rectangle in canvas units.
    Rect clip() const;
    /// Sets the signs for texts inside `with_signs`; nullptr: none. They must outlive the canvas.
    void set_signs(const TextSigns* signs) { signs_ = signs; }

    // --- 2 state ---
    void push_clip(Rect r);                                  // intersected with the current clip
    void pop_clip();
    void push_alpha(float a);                                // multiplies
    void pop_alpha();
    float alpha() const { return alpha_; }
    void push_transform(Vec origin, float angle = 0, float zoom = 1);  // moves (0,0) to `origin`
    void pop_transform();
    /// Converts a point of the current transform to canvas units.
    Vec to_canvas(Vec p) const;
    /// RAII forms of the functions above.
    class Saved {
      public:
        Saved(Saved&& o) noexcept : canvas_(o.canvas_), pop_(o.pop_) { o.canvas_ = nullptr; }
        Saved(const Saved&) = delete;
        Saved& operator=(const Saved&) = delete;
        Saved& operator=(Saved&&) = delete;
        ~Saved() { if (canvas_) (canvas_->*pop_)(); }
      private:
        friend class Canvas;
        Saved(Canvas* c, void (Canvas::*pop)()) : canvas_(c), pop_(pop) {}
        Canvas* canvas_;
        void (Canvas::*pop_)();
    };
    [[nodiscard]] Saved clipped(Rect r) { push_clip(r); return {this, &Canvas::pop_clip}; }
    /// Draws above everything else in the frame while the result lives.
    [[nodiscard]] Saved above_all() { push_above(); return {this, &Canvas::pop_above}; }
    /// Measures and draws texts with the signs of the things that they name, while the result lives.
    [[nodiscard]] Saved with_signs() {
        ++signing_;
        return {this, &Canvas::pop_signs};
    }
    /// Does the same for a text of at most `most` lines of `max`, provided that they have room for its signs.
    [[nodiscard]] std::optional<Saved> with_signs_in(std::string_view s, float size, Weight w, float max, std::size_t most) {
        std::optional<Saved> out(with_signs());
        if (lines(s, size, w, max).size() > most) out.reset();
        return out;
    }
    [[nodiscard]] Saved faded(float a) { push_alpha(a); return {this, &Canvas::pop_alpha}; }
    [[nodiscard]] Saved transformed(Vec o, float angle = 0, float zoom = 1) {
        push_transform(o, angle, zoom);
        return {this, &Canvas::pop_transform};
    }

    // --- 3 filled shapes ---
    void rect(Rect r, Corners c, Color col);
    void gradient(Rect r, Corners c, Color top, Color bottom);
    void gradient_horizontal(Rect r, Corners c, Color left, Color right);
    void circle(Vec at, float r, Color col);
    void gradient_circle(Vec at, float r, Color c0, Color c1, float angle = 0.8f);  // c1 lies in direction `angle`
    void ellipse(Vec at, float rx, float ry, float rotation, Color col);
    void polygon(std::span<const Vec> p, Color col);         // any simple outline, also a concave one
    void polygon(std::initializer_list<Vec> p, Color col) { polygon(std::span(p.begin(), p.size()), col); }
    void gradient_polygon(std::span<const Vec> p, Color c0, Color c1, float y0, float y1);
    /// Fills a path of cubic curves: the first point, then two handles and an end for each curve.
    void bezier_fill(std::initializer_list<Vec> p, Color col);

    // --- 4 outlines; `t` is the thickness ---
    void rect_stroke(Rect r, Corners c, Color col, float t = 1);  // lies inside `r`
    void circle_stroke(Vec at, float r, Color col, float t = 1);
    void arc(Vec at, float r, float a0, float a1, Color col, float t = 1, Cap cap = Cap::butt);
    void ellipse_stroke(Vec at, float rx, float ry, float rotation, Color col, float t = 1, float a0 = 0,
                        float a1 = kTau, Cap cap = Cap::butt);
    void line(Vec a, Vec b, Color col, float t = 1, Cap cap = Cap::butt);
    void polyline(std::span<const Vec> p, Color col, float t = 1, bool closed = false, Cap cap = Cap::butt);
    void polyline(std::initializer_list<Vec> p, Color col, float t = 1, bool closed = false, Cap cap = Cap::butt) {
        polyline(std::span(p.begin(), p.size()), col, t, closed, cap);
    }
    void bezier(std::initializer_list<Vec> p, Color col, float t = 1);  // round ends
    void dashed_circle(Vec at, float r, Color col, float t, float on, float off);
    void dashed_rect(Rect r, float radius, Color col, float t, float on, float off);
    void dashed_polyline(std::span<const Vec> p, Color col, float t, const Dash& dash, Cap cap = Cap::round);

    // --- 5 light and shadow ---
    /// Draws light that fades to nothing at `rx` (and `ry`; 0 means `rx`). Draws nothing in flat themes.
    void glow(Vec at, float rx, Color col, float a, float ry = 0);
    /// Draws the part of a glow that lies in the rectangle.
    void glow_in(Rect r, Vec at, float rx, Color col, float a);
    void shadow(Rect r, float radius, float a = 0.5f, float blur = 12, float dy = 4);
    void shadow_circle(Vec at, float r, float a, float blur, float dy);
    /// Draws coloured light around a rounded rectangle, or a solid ring in flat themes.
    void halo(Rect r, float radius, Color col, float a = 0.8f, float blur = 14);
    /// Shades a disc with day and night, so that it looks like a sphere.
    void shade_sphere(Vec at, float r);
    void noise(Rect r, float a);

    // --- 6 text; `at.y` is the optical middle of the line ---
    void text(Vec at, std::string_view s, float size, Color col, Weight w = Weight::medium, Align al = Align::left);
    float text_width(std::string_view s, float size, Weight w = Weight::medium) const;
    /// Draws text like text(), but shrinks it down to size 13 and then cuts it with "…" to fit `max` wide. Returns the width drawn.
    float fit(Vec at, std::string_view s, float size, Color col, Weight w, Align al, float max);
    /// Breaks the text into lines of at most `max`. The pieces point into `s`.
    std::vector<std::string_view> lines(std::string_view s, float size, Weight w, float max) const;
    /// Returns the largest size from `size` down to `least` at which `s` takes at most `most` lines of `max` and no word is torn.
    /// Returns `least` if there is none.
    float whole_words(std::string_view s, float size, Weight w, float max, std::size_t most, float least = type::kSmall) const;
    /// Returns the width of the widest part of `s` that is not broken: a narrower line tears a word.
    float widest_word(std::string_view s, float size, Weight w) const;
    /// Returns the smallest width that needs no more lines than `max` does. Lines of similar length leave no single letter in the
    /// last one.
    float even_room(std::string_view s, float size, Weight w, float max) const;
    /// Draws text like fit(), but breaks what is still too wide at size 13 into up to `most` lines around `at.y`. Returns their number.
    int fit_lines(Vec at, std::string_view s, float size, Color col, Weight w, Align al, float max, int most = 2);
    /// Draws wrapped text. Returns the height taken: lines times `line_height`.
    float paragraph(Vec at, std::string_view s, float size, Color col, Weight w, float max, float line_height,
                    Align al = Align::left, int max_lines = 99);
    /// Draws the title of a card: at most two lines at `size`, otherwise at size 13. Returns the number of lines.
    int title(Vec at, std::string_view s, float size, Color col, float max, float line_height, Align al = Align::left);
    float runs(Vec at, std::span<const Run> rs, float size, float max, float line_height);
    float runs(Vec at, std::initializer_list<Run> rs, float size, float max, float line_height) {
        return runs(at, std::span(rs.begin(), rs.size()), size, max, line_height);
    }

  private:
    struct Transform {
        float a, b, c, d, x, y;  // columns (a,b) and (c,d), then the origin, in device pixels
        bool straight;           // no rotation, so edges can be snapped
    };
    ImVec2 device(Vec p) const {
        return {now_.a * p.x + now_.c * p.y + now_.x, now_.b * p.x + now_.d * p.y + now_.y};
    }
    float device_length(float n) const { return n * zoom_; }
    float device_thickness(float t) const;
    Rect snapped(Rect r) const;
    ImU32 ink(Color c) const;
    int arc_steps(float r, float span) const;
    void path_arc(Vec at, float rx, float ry, float a0, float a1, int steps);
    void path_rect(Rect r, Corners c);
    void path_bezier(std::initializer_list<Vec> p);
    void fill_path(Color col, bool convex);
    void stroke_path(Color col, float t, bool closed, Cap cap);
    void dash_path(Color col, float t, bool closed, std::span<const float> lengths, Cap cap);
    void shade_vertices(int from, Vec p0, Vec p1, Color c0, Color c1);
    void soft_frame(Rect r, float blur, Color col);
    float foreign_run(ImVec2* pen, std::string_view s, float em, Weight w, ImU32 col, bool draw) const;
    /// Sign before words: its place from the start of the text, in device pixels.
    struct PlacedSign {
        float x;
        const SignedWords* words;
    };
    float text_run(ImVec2* pen, std::string_view s, float size, Weight w, ImU32 col, bool draw, std::vector<PlacedSign>* placed = nullptr) const;
    void draw_signs(Vec at, float size, Color col, const std::vector<PlacedSign>& placed);
    bool is_signing() const { return signing_ > 0 && signs_ != nullptr && !signs_->is_empty(); }
    void pop_signs() { --signing_; }
    float drawn_size(float size) const;
    void draw_text(Vec at, std::string_view s, float size, Color col, Weight w, Align al, std::string_view whole);
    Drawn* note(Drawn::Kind, Rect box);
    void note_text(Vec at, std::string_view s, float size, float width, std::string_view whole);
    void note_sign(Vec centre, float size, std::string_view words);
    void note_cover(Rect r, Color col);
    void note_left_out(std::string_view whole);

    void push_above();
    void pop_above();

    ImDrawList* list_;
    ImDrawList* below_ = nullptr;              ///< list to return to after `above_all`
#ifdef __EMSCRIPTEN__
    static constexpr Recording* record_ = nullptr;  // lets the compiler remove all recording
    void record_into(Recording*) {}
#else
    Recording* record_ = nullptr;
    void record_into(Recording* record) { record_ = record; }
#endif
    const ImDrawList* recorded_list_ = nullptr;
    Assets* assets_;
    const Theme* theme_;
    float dpr_, ui_, scale_;
    Vec size_;
    const TextSigns* signs_ = nullptr;
    int signing_ = 0;        // nested `with_signs`
    bool is_art_ = false;    // inside `as_art`
    float alpha_ = 1;
    float zoom_;             // device pixels per unit under the current transform
    Transform now_;
    std::vector<Transform> transforms_;
    std::vector<float> alphas_;
    std::vector<ImVec2> path_;
    std::vector<ImVec2> scratch_;
};

}  // namespace orrery::ui
