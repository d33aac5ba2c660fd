// Pen for signs: strokes and fills in one colour, in a box from -1 to 1 in both directions.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <initializer_list>
#include <vector>

#include "imgui_ui/kit/canvas.h"

namespace orrery::ui::astronavigators_table {

/// Draws with one colour and one stroke.
class Pen {
  public:
    Pen(Canvas& canvas, Vec centre, float size, Color ink, float weight = 0.09f)
        : canvas_(canvas), box_{centre, size / 2}, stroke_(std::max(1.3f, size * weight)), ink_(ink) {}

    Vec at(Vec p) const { return box_(p.x, p.y); }
    float half() const { return box_.half; }
    void line(Vec a, Vec b) const { canvas_.line(at(a), at(b), ink_, stroke_, Cap::round); }
    void path(std::initializer_list<Vec> points, bool closed = false) const {
        canvas_.polyline(placed(points), ink_, stroke_, closed, Cap::round);
    }
    void fill(std::initializer_list<Vec> points) const { canvas_.polygon(placed(points), ink_); }
    void fill(const std::vector<Vec>& points) const {
        std::vector<Vec> out;
        out.reserve(points.size());
        for (const Vec p : points) out.push_back(at(p));
        canvas_.polygon(out, ink_);
    }
    void ring(Vec middle, float r) const { canvas_.circle_stroke(at(middle), r * half(), ink_, stroke_); }
    void disc(Vec middle, float r) const { canvas_.circle(at(middle), r * half(), ink_); }
    void arc(Vec middle, float r, float from, float to) const {
        canvas_.arc(at(middle), r * half(), from, to, ink_, stroke_, Cap::round);
    }
    void oval(Vec middle, float rx, float ry, float rotation = 0, float from = 0, float to = kTau) const {
        canvas_.ellipse_stroke(at(middle), rx * half(), ry * half(), rotation, ink_, stroke_, from, to, Cap::round);
    }
    void box(Vec corner, float w, float h, float r) const { canvas_.rect_stroke(rect(corner, w, h), r * half(), ink_, stroke_); }
    void block(Vec corner, float w, float h, float r) const { canvas_.rect(rect(corner, w, h), r * half(), ink_); }
    void curve(Vec a, Vec h0, Vec h1, Vec b) const { canvas_.bezier({at(a), at(h0), at(h1), at(b)}, ink_, stroke_); }
    /// Fills an outline of cubic curves: the first point, then two handles and an end for each curve.
    void shape(std::initializer_list<Vec> p) const {
        std::vector<Vec> out{at(*p.begin())};
        for (std::size_t first = 0; first + 3 < p.size(); first += 3) {
            const Vec* const q = p.begin() + first;
            const int steps = steps_of(q);
            for (int i = 1; i <= steps; ++i) {
                const float t = static_cast<float>(i) / static_cast<float>(steps), s = 1 - t;
                out.push_back(at(q[0] * (s * s * s) + q[1] * (3 * s * s * t) + q[2] * (3 * s * t * t) + q[3] * (t * t * t)));
            }
        }
        if (out.size() > 1 && distance(out.front(), out.back()) < 0.01f) out.pop_back();
        canvas_.polygon(out, ink_);
    }
    /// Fills a star whose first point is above. `inner` is the depth between its points, in radii.
    void star(Vec middle, float r, int points, float inner) const {
        std::vector<Vec> out;
        for (int i = 0; i < 2 * points; ++i)
            out.push_back(polar(at(middle), half() * r * (i % 2 == 0 ? 1.0f : inner),
                                static_cast<float>(i) * kPi / static_cast<float>(points) - kPi / 2));
        canvas_.polygon(out, ink_);
    }

  private:
    std::vector<Vec> placed(std::initializer_list<Vec> points) const {
        std::vector<Vec> out;
        out.reserve(points.size());
        for (const Vec p : points) out.push_back(at(p));
        return out;
    }
    /// Returns into how many lines a cubic curve is cut. Few are enough where it is almost straight: hundreds of small signs stand on
    /// a map.
    int steps_of(const Vec* q) const {
        const Vec along = q[3] - q[0];
        const float whole = std::max(length(along), 1e-3f);
        const auto aside = [&](Vec handle) {
            const Vec to = handle - q[0];
            return std::abs(along.x * to.y - along.y * to.x) / whole * half();
        };
        const float most = std::max(aside(q[1]), aside(q[2]));   // the curve itself stays within three quarters of it
        return most < 0.2f ? 1 : most < 0.7f ? 2 : most < 1.6f ? 3 : 7;
    }
    Rect rect(Vec corner, float w, float h) const {
        const Vec p = at(corner);
        return {p.x, p.y, w * half(), h * half()};
    }

    Canvas& canvas_;
    UnitBox box_;
    float stroke_;
    Color ink_;
};

}  // namespace orrery::ui::astronavigators_table
