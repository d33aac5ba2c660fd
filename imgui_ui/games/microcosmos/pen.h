// Pen for signs: strokes and fills in one colour, in a box from -1 to 1 in both directions.
#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>
#include <vector>

#include "imgui_ui/kit/canvas.h"

namespace orrery::ui::microcosmos_table {

/// Draws with one colour and one stroke.
class Pen {
  public:
    Pen(Canvas& canvas, Vec centre, float size, Color ink)
        : canvas_(canvas), box_{centre, size / 2}, stroke_(std::max(1.5f, size * 0.09f)), ink_(ink) {}

    Vec at(float u, float v) const { return box_(u, v); }
    float half() const { return box_.half; }
    void line(Vec a, Vec b) const { canvas_.line(at(a.x, a.y), at(b.x, b.y), ink_, stroke_, Cap::round); }
    void path(std::initializer_list<Vec> points, bool closed = false) const { canvas_.polyline(placed(points), ink_, stroke_, closed, Cap::round); }
    void fill(std::initializer_list<Vec> points) const { canvas_.polygon(placed(points), ink_); }
    void ring(Vec middle, float r) const { canvas_.circle_stroke(at(middle.x, middle.y), r * half(), ink_, stroke_); }
    void disc(Vec middle, float r) const { canvas_.circle(at(middle.x, middle.y), r * half(), ink_); }
    void arc(Vec middle, float r, float from, float to) const {
        canvas_.arc(at(middle.x, middle.y), r * half(), from, to, ink_, stroke_, Cap::round);
    }
    void box(Vec corner, float w, float h, float r) const { canvas_.rect_stroke(rect(corner, w, h), r * half(), ink_, stroke_); }
    void block(Vec corner, float w, float h, float r) const { canvas_.rect(rect(corner, w, h), r * half(), ink_); }
    void curve(Vec a, Vec h0, Vec h1, Vec b) const {
        canvas_.bezier({at(a.x, a.y), at(h0.x, h0.y), at(h1.x, h1.y), at(b.x, b.y)}, ink_, stroke_);
    }
    /// Draws a leaf between two points as an outline.
    void leaf(Vec stem, Vec tip, float belly) const {
        const Vec way = tip - stem, side = Vec{-way.y, way.x} * belly;
        const Vec near = stem + way * 0.3f, far = stem + way * 0.75f;
        curve(stem, near + side, far + side, tip);
        curve(stem, near - side, far - side, tip);
    }
    /// Draws a question mark that fills the box scaled by `k`.
    void question(float k) const {
        arc({0, -0.34f * k}, 0.4f * k, kPi, kTau + 0.35f * kPi);
        path({{0.18f * k, 0.02f * k}, {0, 0.2f * k}, {0, 0.36f * k}});
        canvas_.circle(at(0, 0.8f * k), stroke_ * 0.72f, ink_);
    }

  private:
    std::vector<Vec> placed(std::initializer_list<Vec> points) const {
        std::vector<Vec> out;
        out.reserve(points.size());
        for (const Vec p : points) out.push_back(at(p.x, p.y));
        return out;
    }
    Rect rect(Vec corner, float w, float h) const {
        const Vec p = at(corner.x, corner.y);
        return {p.x, p.y, w * half(), h * half()};
    }

    Canvas& canvas_;
    UnitBox box_;
    float stroke_;
    Color ink_;
};

/// Fills a star with up to six points. `inner` is the depth between them, in radii.
inline void draw_star(Canvas& c, Vec at, float r, std::size_t points, float inner, Color ink) {
    std::array<Vec, 12> p;
    for (std::size_t i = 0; i < 2 * points; ++i)
        p[i] = polar(at, r * (i % 2 == 0 ? 1.0f : inner), static_cast<float>(i) * kPi / static_cast<float>(points) - kPi / 2);
    c.polygon(std::span(p.data(), 2 * points), ink);
}

}  // namespace orrery::ui::microcosmos_table
