#include "imgui_ui/kit/icons.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <vector>

namespace orrery::ui {
namespace {

/// Draws in the icon's own box, from -1 to 1 in both directions, with one colour and one stroke.
class Pen {
  public:
    Pen(Canvas& canvas, Vec centre, float size, Color col)
        : canvas_(canvas), centre_(centre), half_(size / 2), stroke_(std::max(1.6f, size * 0.09f)), col_(col) {}

    Vec at(float u, float v) const { return {centre_.x + u * half_, centre_.y + v * half_}; }
    float half() const { return half_; }
    float stroke() const { return stroke_; }

    void line(float u0, float v0, float u1, float v1) const {
        canvas_.line(at(u0, v0), at(u1, v1), col_, stroke_, Cap::round);
    }
    void path(std::initializer_list<Vec> p, bool closed = false) const {
        std::vector<Vec> points;
        points.reserve(p.size());
        for (Vec v : p) points.push_back(at(v.x, v.y));
        canvas_.polyline(points, col_, stroke_, closed, Cap::round);
    }
    void fill(std::initializer_list<Vec> p) const {
        std::vector<Vec> points;
        points.reserve(p.size());
        for (Vec v : p) points.push_back(at(v.x, v.y));
        canvas_.polygon(points, col_);
    }
    void circle(float u, float v, float r) const { canvas_.circle_stroke(at(u, v), r * half_, col_, stroke_); }
    void disc(float u, float v, float r) const { canvas_.circle(at(u, v), r * half_, col_); }
    /// Draws a dot sized in strokes, so that it keeps its weight at any icon size.
    void dot(float u, float v, float strokes) const { canvas_.circle(at(u, v), strokes * stroke_, col_); }
    void arc(float u, float v, float r, float a0, float a1) const {
        canvas_.arc(at(u, v), r * half_, a0, a1, col_, stroke_, Cap::round);
    }
    void box(float u, float v, float w, float h, float r) const {
        canvas_.rect_stroke(rect(u, v, w, h), r * half_, col_, stroke_);
    }
    void filled_box(float u, float v, float w, float h, float r) const {
        canvas_.rect(rect(u, v, w, h), r * half_, col_);
    }
    void curve(Vec a, Vec h0, Vec h1, Vec b) const {
        canvas_.bezier({at(a.x, a.y), at(h0.x, h0.y), at(h1.x, h1.y), at(b.x, b.y)}, col_, stroke_);
    }

  private:
    Rect rect(float u, float v, float w, float h) const {
        const Vec p = at(u, v);
        return {p.x, p.y, w * half_, h * half_};
    }
    Canvas& canvas_;
    Vec centre_;
    float half_, stroke_;
    Color col_;
};

void draw_gear(const Pen& pen, Canvas& c, Color col) {
    constexpr int kPoints = 32;
    std::array<Vec, kPoints> p;
    for (int i = 0; i < kPoints; ++i)
        p[std::size_t(i)] = polar(pen.at(0, 0), pen.half() * (i % 4 < 2 ? 0.92f : 0.68f), float(i) * kTau / kPoints);
    c.polyline(p, col, pen.stroke(), true, Cap::round);
    pen.circle(0, 0, 0.28f);
}

void draw_magnifier(const Pen& pen) {
    pen.circle(-0.15f, -0.15f, 0.58f);
    pen.line(0.3f, 0.3f, 0.8f, 0.8f);
}

}  // namespace

void draw_icon(Canvas& c, Icon icon, Vec centre, float size, Color col) {
    const Pen pen(c, centre, size, col);
    switch (icon) {
        case Icon::none: break;
        case Icon::undo:
            pen.arc(0.05f, 0.12f, 0.62f, -kPi * 0.98f, kPi * 0.55f);
            pen.path({{-0.95f, -0.2f}, {-0.57f, 0.2f}, {-0.12f, -0.12f}});
            break;
        case Icon::redo:
            pen.arc(-0.05f, 0.12f, 0.62f, kPi * 0.45f, kPi * 1.98f);
            pen.path({{0.95f, -0.2f}, {0.57f, 0.2f}, {0.12f, -0.12f}});
            break;
        case Icon::hint:
            pen.arc(0, -0.18f, 0.56f, kPi * 0.78f, kPi * 2.22f);
            pen.path({{-0.4f, 0.2f}, {-0.26f, 0.5f}});
            pen.path({{0.4f, 0.2f}, {0.26f, 0.5f}});
            pen.line(-0.26f, 0.52f, 0.26f, 0.52f);
            pen.line(-0.16f, 0.84f, 0.16f, 0.84f);
            break;
        case Icon::log:
            for (float v : {-0.6f, -0.05f, 0.5f}) {
                pen.dot(-0.72f, v, 0.75f);
                pen.line(-0.35f, v, 0.8f, v);
            }
            break;
        case Icon::book:
            pen.path({{0, -0.5f}, {-0.35f, -0.72f}, {-0.9f, -0.72f}, {-0.9f, 0.6f}, {-0.35f, 0.6f}, {0, 0.82f},
                      {0.35f, 0.6f}, {0.9f, 0.6f}, {0.9f, -0.72f}, {0.35f, -0.72f}, {0, -0.5f}, {0, 0.8f}});
            break;
        case Icon::menu:
            for (float v : {-0.55f, 0.0f, 0.55f}) pen.line(-0.75f, v, 0.75f, v);
            break;
        case Icon::back: pen.path({{0.25f, -0.7f}, {-0.5f, 0}, {0.25f, 0.7f}}); break;
        case Icon::fwd: pen.path({{-0.25f, -0.7f}, {0.5f, 0}, {-0.25f, 0.7f}}); break;
        case Icon::down: pen.path({{-0.7f, -0.25f}, {0, 0.45f}, {0.7f, -0.25f}}); break;
        case Icon::up: pen.path({{-0.7f, 0.25f}, {0, -0.45f}, {0.7f, 0.25f}}); break;
        case Icon::close:
            pen.line(-0.6f, -0.6f, 0.6f, 0.6f);
            pen.line(-0.6f, 0.6f, 0.6f, -0.6f);
            break;
        case Icon::check: pen.path({{-0.7f, 0.05f}, {-0.2f, 0.55f}, {0.75f, -0.5f}}); break;
        case Icon::plus:
            pen.line(-0.7f, 0, 0.7f, 0);
            pen.line(0, -0.7f, 0, 0.7f);
            break;
        case Icon::gear: draw_gear(pen, c, col); break;
        case Icon::save:
            pen.path({{-0.8f, -0.8f}, {0.5f, -0.8f}, {0.8f, -0.5f}, {0.8f, 0.8f}, {-0.8f, 0.8f}}, true);
            pen.path({{-0.4f, -0.8f}, {-0.4f, -0.3f}, {0.35f, -0.3f}, {0.35f, -0.8f}});
            pen.path({{-0.45f, 0.8f}, {-0.45f, 0.2f}, {0.45f, 0.2f}, {0.45f, 0.8f}});
            break;
        case Icon::share:
            pen.path({{-0.1f, -0.4f}, {-0.8f, -0.4f}, {-0.8f, 0.85f}, {0.8f, 0.85f}, {0.8f, 0.1f}});
            pen.path({{0.2f, -0.8f}, {0.85f, -0.8f}, {0.85f, -0.15f}});
            pen.line(0.8f, -0.75f, -0.1f, 0.1f);
            break;
        case Icon::help:
            pen.circle(0, 0, 0.88f);
            c.text(centre, "?", size * 0.66f, col, Weight::bold, Align::center);
            break;
        case Icon::search: draw_magnifier(pen); break;
        case Icon::zoom:
            draw_magnifier(pen);
            pen.line(-0.4f, -0.15f, 0.1f, -0.15f);
            pen.line(-0.15f, -0.4f, -0.15f, 0.1f);
            break;
        case Icon::people:
            pen.circle(-0.25f, -0.4f, 0.32f);
            pen.arc(-0.25f, 0.75f, 0.62f, kPi * 1.03f, kPi * 1.97f);
            pen.arc(0.42f, -0.38f, 0.28f, -1.9f, 1.6f);
            pen.arc(0.35f, 0.72f, 0.6f, -1.25f, -0.1f);
            break;
        case Icon::person:
            pen.circle(0, -0.4f, 0.38f);
            pen.arc(0, 0.86f, 0.74f, kPi * 1.05f, kPi * 1.95f);
            break;
        case Icon::bot:
            pen.box(-0.74f, -0.4f, 1.48f, 1.1f, 0.3f);
            pen.disc(-0.3f, 0.12f, 0.14f);
            pen.disc(0.3f, 0.12f, 0.14f);
            pen.line(0, -0.4f, 0, -0.75f);
            pen.disc(0, -0.82f, 0.13f);
            break;
        case Icon::clock:
            pen.circle(0, 0, 0.84f);
            pen.path({{0, -0.48f}, {0, 0.04f}, {0.36f, 0.26f}});
            break;
        case Icon::weight:
            pen.path({{-0.62f, -0.2f}, {0.62f, -0.2f}, {0.88f, 0.8f}, {-0.88f, 0.8f}}, true);
            pen.circle(0, -0.5f, 0.28f);
            break;
        case Icon::card: pen.box(-0.56f, -0.84f, 1.12f, 1.68f, 0.2f); break;
        case Icon::hidden:
            pen.box(-0.56f, -0.84f, 1.12f, 1.68f, 0.2f);
            pen.line(-0.3f, 0.36f, 0.3f, -0.36f);
            break;
        case Icon::hand: {
            pen.box(-0.78f, -0.6f, 0.9f, 1.3f, 0.15f);
            const auto turned = c.transformed(centre, 0.25f);
            const float h = pen.half();
            c.rect_stroke({-0.02f * h, -0.74f * h, 0.9f * h, 1.3f * h}, 0.15f * h, col, pen.stroke());
            break;
        }
        case Icon::planet:
            pen.circle(0, 0, 0.54f);
            c.ellipse_stroke(centre, pen.half() * 0.98f, pen.half() * 0.3f, -0.4f, col, pen.stroke(), -0.3f, kPi + 0.3f,
                             Cap::round);
            break;
        case Icon::hole: draw_swirl(c, centre, pen.half() * 0.9f, col, 3, pen.stroke() * 0.8f); break;
        case Icon::eye:
            c.bezier({pen.at(-0.95f, 0), pen.at(-0.4f, -0.85f), pen.at(0.4f, -0.85f), pen.at(0.95f, 0),
                      pen.at(0.4f, 0.85f), pen.at(-0.4f, 0.85f), pen.at(-0.95f, 0)},
                     col, pen.stroke());
            pen.disc(0, 0, 0.28f);
            break;
        case Icon::play: pen.fill({{-0.5f, -0.75f}, {0.8f, 0}, {-0.5f, 0.75f}}); break;
        case Icon::pause:
            pen.filled_box(-0.6f, -0.7f, 0.4f, 1.4f, 0.2f);
            pen.filled_box(0.2f, -0.7f, 0.4f, 1.4f, 0.2f);
            break;
        case Icon::film:
            pen.box(-0.85f, -0.65f, 1.7f, 1.3f, 0.2f);
            pen.fill({{-0.22f, -0.35f}, {0.42f, 0}, {-0.22f, 0.35f}});
            break;
        case Icon::dice:
            pen.box(-0.78f, -0.78f, 1.56f, 1.56f, 0.35f);
            for (float d : {-0.35f, 0.0f, 0.35f}) pen.disc(d, d, 0.14f);
            break;
        case Icon::rematch:
            pen.arc(0, 0, 0.7f, -2.6f, -0.5f);
            pen.arc(0, 0, 0.7f, 0.55f, 2.65f);
            pen.path({{0.3f, -0.5f}, {0.66f, -0.32f}, {0.78f, -0.72f}});
            pen.path({{-0.3f, 0.5f}, {-0.66f, 0.32f}, {-0.78f, 0.72f}});
            break;
        case Icon::chart:
            pen.line(-0.85f, 0.8f, 0.85f, 0.8f);
            pen.path({{-0.8f, 0.4f}, {-0.3f, -0.1f}, {0.15f, 0.15f}, {0.8f, -0.7f}});
            break;
        case Icon::warn:
            pen.path({{0, -0.8f}, {0.9f, 0.75f}, {-0.9f, 0.75f}}, true);
            pen.line(0, -0.25f, 0, 0.25f);
            pen.dot(0, 0.5f, 0.7f);
            break;
        case Icon::stop:
            pen.circle(0, 0, 0.85f);
            pen.line(-0.55f, 0.55f, 0.55f, -0.55f);
            break;
        case Icon::curtain:
            pen.line(-0.9f, -0.8f, 0.9f, -0.8f);
            for (float side : {-1.0f, 1.0f}) {
                pen.line(side * 0.8f, -0.8f, side * 0.7f, 0.85f);
                pen.curve({side * 0.3f, -0.8f}, {side * 0.2f, 0}, {side * 0.5f, 0.5f}, {side * 0.7f, 0.85f});
            }
            break;
        case Icon::sound:
        case Icon::mute:                                    // a loudspeaker, with its waves or a cross
            pen.path({{-0.85f, -0.3f}, {-0.45f, -0.3f}, {0, -0.72f}, {0, 0.72f}, {-0.45f, 0.3f}, {-0.85f, 0.3f}}, true);
            if (icon == Icon::mute) {
                pen.line(0.34f, -0.32f, 0.9f, 0.32f);
                pen.line(0.9f, -0.32f, 0.34f, 0.32f);
                break;
            }
            pen.curve({0.3f, -0.34f}, {0.5f, -0.14f}, {0.5f, 0.14f}, {0.3f, 0.34f});
            pen.curve({0.55f, -0.7f}, {0.98f, -0.34f}, {0.98f, 0.34f}, {0.55f, 0.7f});
            break;
        case Icon::full_screen:
            for (const float x : {-1.0f, 1.0f})
                for (const float y : {-1.0f, 1.0f}) pen.path({{x * 0.82f, y * 0.3f}, {x * 0.82f, y * 0.78f}, {x * 0.3f, y * 0.78f}});
            break;
        case Icon::branch:                                  // a line that leaves another
            pen.line(-0.5f, 0.9f, -0.5f, -0.5f);
            pen.curve({-0.5f, 0.5f}, {-0.5f, 0.0f}, {0.5f, 0.3f}, {0.5f, -0.35f});
            pen.disc(-0.5f, -0.7f, 0.22f);
            pen.disc(0.5f, -0.55f, 0.22f);
            break;
    }
}

void draw_swirl(Canvas& c, Vec centre, float r, Color col, int arms, float t) {
    constexpr int kSteps = 18;
    for (int arm = 0; arm < arms; ++arm) {
        std::array<Vec, kSteps + 1> p;
        for (int i = 0; i <= kSteps; ++i) {
            const float u = float(i) / kSteps;
            p[std::size_t(i)] = polar(centre, r * (0.28f + 0.72f * u), float(arm) * kTau / float(arms) + u * 2.2f);
        }
        c.polyline(p, col, t);
    }
    c.circle(centre, r * 0.26f, col);
}

}  // namespace orrery::ui
