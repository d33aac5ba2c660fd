// What sights are drawn with (sights.cpp, sights_built.cpp).
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>

#include "imgui_ui/kit/scatter.h"
#include "imgui_ui/kit/sights.h"

namespace orrery::ui {

/// Draws in units of the sight: (0,0) is its foot or centre, v points down.
struct SightBrush {
    Canvas& c;
    Vec at;
    float r;
    SightInk ink;

    Vec operator()(float u, float v) const { return {at.x + u * r, at.y + v * r}; }
    float thin() const { return std::max(0.8f, r * 0.05f); }
    float bold() const { return std::max(1.2f, r * 0.1f); }

    void fill(std::initializer_list<Vec> p, Color col) const {
        std::array<Vec, 16> out;
        std::size_t n = 0;
        for (const Vec v : p) out[n++] = (*this)(v.x, v.y);
        c.polygon(std::span(out).first(n), col);
    }
    /// Fills an outline and lights its edges from the second corner to the third.
    void body(std::initializer_list<Vec> p) const {
        fill(p, ink.body);
        if (p.size() >= 3) line(p.begin()[1], p.begin()[2], ink.edge, thin());
    }
    void box(float u, float top, float w, float bottom = 0) const {
        fill({{u, bottom}, {u, top}, {u + w, top}, {u + w, bottom}}, ink.body);
        line({u + w, top}, {u + w, bottom}, ink.edge, thin());
    }
    void line(Vec a, Vec b, Color col, float t) const { c.line((*this)(a.x, a.y), (*this)(b.x, b.y), col, t, Cap::round); }
    void dot(float u, float v, float size, Color col) const { c.circle((*this)(u, v), std::max(0.6f, size * r), col); }
    void lamp(float u, float v, float size = 0.05f) const { dot(u, v, size, ink.lamp); }
    void glow(float u, float v, float size, Color col, float a = 0.6f) const { c.glow((*this)(u, v), size * r, col, a); }
    void dome(float u, float radius, float v = 0) const {
        std::array<Vec, 14> p;
        for (std::size_t i = 0; i < p.size(); ++i) p[i] = polar((*this)(u, v), radius * r, kPi + kPi * float(i) / float(p.size() - 1));
        c.polygon(p, ink.body);
        c.arc((*this)(u, v), radius * r, kPi * 1.25f, kTau, ink.edge, thin());
    }
    void curve(Vec a, Vec b, Vec d, Vec e, Color col, float t) const {
        c.bezier({(*this)(a.x, a.y), (*this)(b.x, b.y), (*this)(d.x, d.y), (*this)(e.x, e.y)}, col, t);
    }
    /// Draws small lights in rows on a wall.
    void windows(float u, float top, float w, float bottom, int columns, int rows) const {
        Scatter on(std::uint32_t(columns * 7 + rows) + std::uint32_t(std::fabs(u) * 50));
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < columns; ++x)
                if (on.next() > 0.3f) lamp(lerp(u, u + w, (float(x) + 0.5f) / float(columns)), lerp(top, bottom, (float(y) + 0.5f) / float(rows)), 0.035f);
    }
};

/// Draws what people have built. Returns false if the sight is none of that.
bool draw_built(const SightBrush&, Sight);

}  // namespace orrery::ui
