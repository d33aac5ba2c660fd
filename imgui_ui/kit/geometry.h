// Points and rectangles in canvas units: CSS pixels at text size 100 %, with y pointing down.
#pragma once

#include <algorithm>
#include <cmath>

namespace orrery::ui {

inline constexpr float kPi = 3.14159265358979f;
inline constexpr float kTau = 2.0f * kPi;

struct Vec {
    float x = 0, y = 0;
    constexpr bool operator==(const Vec&) const = default;
};
constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
constexpr Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }
inline float length(Vec a) { return std::sqrt(a.x * a.x + a.y * a.y); }
inline float distance(Vec a, Vec b) { return length(a - b); }
/// Returns the point at `angle` (0 points right, clockwise on screen) and `radius` around `centre`.
inline Vec polar(Vec centre, float radius, float angle) {
    return {centre.x + std::cos(angle) * radius, centre.y + std::sin(angle) * radius};
}
constexpr Vec lerp(Vec a, Vec b, float t) { return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t}; }
constexpr float lerp(float a, float b, float t) { return a + (b - a) * t; }

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;
    constexpr bool operator==(const Rect&) const = default;
    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    constexpr Vec centre() const { return {x + w / 2, y + h / 2}; }
    constexpr Vec min() const { return {x, y}; }
    constexpr Vec max() const { return {x + w, y + h}; }
    constexpr bool contains(Vec p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    constexpr bool overlaps(const Rect& o) const {
        return x < o.right() && o.x < right() && y < o.bottom() && o.y < bottom();
    }
    /// Returns the rectangle grown by `d` on every side; a negative `d` shrinks it.
    constexpr Rect grown(float d) const { return {x - d, y - d, w + 2 * d, h + 2 * d}; }
    constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
};
/// Returns the smallest rectangle around both.
constexpr Rect united(const Rect& a, const Rect& b) {
    const float x = a.x < b.x ? a.x : b.x, y = a.y < b.y ? a.y : b.y;
    const float right = a.right() > b.right() ? a.right() : b.right(), bottom = a.bottom() > b.bottom() ? a.bottom() : b.bottom();
    return {x, y, right - x, bottom - y};
}
/// Returns the area that two rectangles share.
inline float common_area(const Rect& a, const Rect& b) {
    const float w = std::min(a.right(), b.right()) - std::max(a.x, b.x), h = std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}
/// Maps the box of a piece, from -1 to 1 in both directions, to the canvas.
struct UnitBox {
    Vec centre;
    float half;
    constexpr Vec operator()(float u, float v) const { return {centre.x + u * half, centre.y + v * half}; }
};
constexpr Rect rect_around(Vec c, float w, float h) { return {c.x - w / 2, c.y - h / 2, w, h}; }
constexpr Rect square_around(Vec c, float size) { return rect_around(c, size, size); }

}  // namespace orrery::ui
