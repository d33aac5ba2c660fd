// 1 code badges   2 resources   3 black hole
#include "imgui_ui/games/jumpgate/symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_ui/kit/icons.h"

namespace orrery::ui::jumpgate_table {

// --- 1 code badges ---

namespace {

/// Returns a triangle, point up, with round corners. `r` is the distance from its middle to its corners.
std::array<Vec, 27> rounded_triangle(Vec at, float r, float corner) {
    std::array<Vec, 27> p;
    std::size_t n = 0;
    for (int i = 0; i < 3; ++i) {
        const float towards = float(i) * kTau / 3 - kPi / 2;
        const Vec middle = polar(at, r - corner * 1.6f, towards);
        for (int j = -4; j <= 4; ++j) p[n++] = polar(middle, corner, towards + float(j) / 4 * kPi / 3);
    }
    return p;
}

/// Draws the wild code: one wave, so that it resembles no numeral at any size.
void draw_wave(Canvas& c, Vec at, float w) {
    c.bezier({{at.x - w / 2, at.y + w * 0.12f},
              {at.x - w * 0.22f, at.y - w * 0.5f},
              {at.x + w * 0.2f, at.y + w * 0.5f},
              {at.x + w / 2, at.y - w * 0.12f}},
             kWhite, std::max(2.0f, w * 0.2f));
}

}  // namespace

void draw_badge(Canvas& c, Code code, Vec centre, float size, int value, const BadgeLook& o) {
    const Theme& t = c.theme();
    const float half = size / 2;
    if (o.legal) {
        c.glow(centre, size * 1.4f, t.gold, 0.95f * o.glow);
        c.circle_stroke(centre, half + 2.5f, t.flat ? t.gold : t.warm, t.flat ? 4.0f : 2.0f);
    }
    const auto dimmed = c.faded(o.dim ? 0.32f : 1);
    const Color rim = o.legal ? t.warm : fade(kWhite, 0.85f);
    const float rim_width = o.legal ? 2 : std::max(1.0f, size * 0.05f);
    switch (code) {
        case Code::jump: {
            const Rect box = square_around(centre, size * 0.9f);
            c.gradient(box, size * 0.16f, mix(t.jump, kWhite, 0.12f), mix(t.jump, kBlack, 0.1f));
            c.rect_stroke(box, size * 0.16f, rim, rim_width);
            break;
        }
        case Code::scan:
            c.gradient_circle(centre, half, mix(t.scan, kWhite, 0.12f), mix(t.scan, kBlack, 0.1f), kPi / 2);
            c.circle_stroke(centre, half - rim_width / 2, rim, rim_width);
            break;
        case Code::land: {
            // The weight of a triangle lies low. Moved down by 6 %, it looks level with square and circle.
            const auto p = rounded_triangle({centre.x, centre.y + size * 0.06f}, half * 1.16f, size * 0.1f);
            c.gradient_polygon(p, mix(t.land, kWhite, 0.14f), mix(t.land, kBlack, 0.08f), centre.y - half,
                               centre.y + half);
            c.polyline(p, rim, rim_width, true);
            break;
        }
    }
    const bool triangle = code == Code::land;
    const Vec middle{centre.x, centre.y + (triangle ? size * 0.13f : 0)};
    if (value == jg::kWildCode)
        draw_wave(c, middle, size * (triangle ? 0.36f : 0.46f));
    else if (value > 0)
        c.text(middle, std::to_string(value), size * (triangle ? 0.5f : 0.58f), kWhite, Weight::bold, Align::center);
}

// --- 2 resources ---

namespace {

constexpr std::array<Color, jg::kResourceTypeCount> kResourceColors{
    rgb(0xC98F2B),  // sand
    rgb(0x1E86C0),  // water
    rgb(0xB98A12),  // energel_light
    rgb(0x54408F),  // energel_dark
    rgb(0x2C5FD0),  // gem_blue
    rgb(0xC7354B),  // gem_red
    rgb(0x7E8AA6),  // gem_white
    rgb(0xA13FA0),  // fame
};

void draw_sand(Canvas& c, const UnitBox& p, float stroke) {
    constexpr Color kLit = rgb(0xD6A043), kShaded = rgb(0xB07A22), kRipple = rgb(0xF3D08A);
    c.bezier_fill({p(-0.95f, 0.62f), p(-0.55f, 0.37f), p(-0.35f, -0.62f), p(0.02f, -0.62f), p(0.38f, -0.62f),
                   p(0.5f, 0.32f), p(0.95f, 0.62f), p(0.3f, 0.74f), p(-0.3f, 0.74f), p(-0.95f, 0.62f)},
                  kLit);
    c.bezier_fill({p(0.02f, -0.62f), p(0.38f, -0.62f), p(0.5f, 0.32f), p(0.95f, 0.62f), p(0.6f, 0.68f), p(0.3f, 0.72f),
                   p(0.05f, 0.71f), p(0.28f, 0.2f), p(-0.2f, -0.1f), p(0.02f, -0.62f)},
                  kShaded);
    for (Vec a : {Vec{-0.42f, 0.3f}, Vec{-0.58f, 0.48f}})
        c.bezier({p(a.x, a.y), p(a.x + 0.15f, a.y - 0.12f), p(a.x + 0.3f, a.y + 0.1f), p(a.x + 0.46f, a.y - 0.04f)},
                 kRipple, stroke);
    for (Vec a : {Vec{-0.7f, -0.45f}, Vec{-0.45f, -0.75f}, Vec{0.62f, -0.62f}, Vec{0.8f, -0.25f}})
        c.circle(p(a.x, a.y), p.half * 0.07f, kShaded);
}

void draw_water(Canvas& c, const UnitBox& p, float stroke) {
    c.bezier_fill({p(0, -0.95f), p(0.18f, -0.5f), p(0.68f, -0.1f), p(0.68f, 0.3f), p(0.68f, 0.7f), p(0.36f, 0.95f),
                   p(0, 0.95f), p(-0.36f, 0.95f), p(-0.68f, 0.7f), p(-0.68f, 0.3f), p(-0.68f, -0.1f), p(-0.18f, -0.5f),
                   p(0, -0.95f)},
                  rgb(0x2C97D4));
    c.bezier_fill({p(0.1f, 0.95f), p(0.4f, 0.92f), p(0.68f, 0.7f), p(0.68f, 0.3f), p(0.68f, 0.05f), p(0.5f, -0.2f),
                   p(0.34f, -0.4f), p(0.62f, 0.3f), p(0.3f, 0.8f), p(0.1f, 0.95f)},
                  rgb(0x166FA8));
    c.arc(p(-0.02f, 0.3f), p.half * 0.44f, 2.2f, 3.6f, rgb(0xD8F2FF), stroke * 1.8f, Cap::round);
}

/// Returns the filling of an upright capsule: a wave above, the round end of the glass below. `w` and `h` are the capsule's.
std::vector<Vec> gel_outline(const UnitBox& p, float w, float h) {
    constexpr int kWave = 10, kEnd = 14;
    constexpr float kFrom = 0.2525f, kTo = 0.7751f;  // parameters at which the wave meets the glass
    std::vector<Vec> out;
    const float half = p.half;
    const Vec a{-w, 0.05f * half}, b{-0.3f * w, -0.22f * half}, d{0.2f * w, 0.25f * half}, e{w, -0.05f * half};
    for (int i = 0; i <= kWave; ++i) {
        const float t = lerp(kFrom, kTo, float(i) / kWave), u = 1 - t;
        out.push_back(p.centre + a * (u * u * u) + b * (3 * u * u * t) + d * (3 * u * t * t) + e * (t * t * t));
    }
    const Vec end{p.centre.x, p.centre.y + h / 2 - w / 2};
    for (int i = 0; i <= kEnd; ++i) out.push_back(polar(end, w / 2, kPi * float(i) / kEnd));
    return out;
}

void draw_energel(Canvas& c, const UnitBox& p, float stroke, bool light) {
    const Color glass = rgb(light ? 0xFFF3BF : 0x3C2C72), gel = rgb(light ? 0xF2BE2C : 0x7B5BD6);
    const Color edge = rgb(light ? 0x9A7208 : 0x20163F);
    // Slim and squat, because colour must not be the only difference.
    const float half = p.half, w = half * (light ? 0.98f : 1.34f), h = half * (light ? 1.86f : 1.62f);
    const Rect capsule = rect_around(p.centre, w, h);
    c.rect(capsule, w / 2, glass);
    c.polygon(gel_outline(p, w, h), gel);
    c.rect_stroke(capsule, w / 2, edge, stroke * 1.5f);
    for (float y : {p.centre.y - h * 0.56f, p.centre.y + h * 0.46f})
        c.rect({p.centre.x - w * 0.32f, y, w * 0.64f, half * 0.2f}, stroke, edge);
    const Vec sign = p(0, -0.34f);
    if (light) {
        constexpr Color kSun = rgb(0xC98F12);
        c.circle(sign, half * 0.14f, kSun);
        for (int i = 0; i < 8; ++i) {
            const float a = float(i) * kTau / 8;
            c.line(polar(sign, half * 0.2f, a), polar(sign, half * 0.3f, a), kSun, stroke);
        }
    } else {
        c.circle(sign, half * 0.24f, rgb(0xE5DCFF));
        c.circle(p(0.1f, -0.4f), half * 0.2f, glass);  // cuts the moon to a crescent
    }
}

/// Draws a brilliant, seen from the side.
void draw_gem_red(Canvas& c, const UnitBox& p, float stroke) {
    const std::array<Vec, 5> outline{p(-0.52f, -0.66f), p(0.52f, -0.66f), p(0.92f, -0.16f), p(0, 0.86f),
                                     p(-0.92f, -0.16f)};
    c.polygon(outline, rgb(0xD23A52));
    c.polygon({p(-0.92f, -0.16f), p(-0.34f, -0.16f), p(0, 0.86f)}, rgb(0xA8243B));
    c.polygon({p(0.34f, -0.16f), p(0.92f, -0.16f), p(0, 0.86f)}, rgb(0x8E1B31));
    c.polygon({p(-0.52f, -0.66f), p(0, -0.66f), p(-0.34f, -0.16f), p(-0.92f, -0.16f)}, rgb(0xEE7A8A));
    c.polygon({p(0, -0.66f), p(0.34f, -0.16f), p(-0.34f, -0.16f)}, rgb(0xF7A6B0));
    c.polyline(outline, rgb(0x6F1326), stroke, true);
}

std::array<Vec, 8> cut_octagon(const UnitBox& p, float u, float v, float cut) {
    return {p(-u + cut, -v), p(u - cut, -v), p(u, -v + cut), p(u, v - cut),
            p(u - cut, v),   p(-u + cut, v), p(-u, v - cut), p(-u, -v + cut)};
}

/// Draws a tall step cut, seen from above.
void draw_gem_blue(Canvas& c, const UnitBox& p, float stroke) {
    constexpr std::array<Color, 8> kFacets{rgb(0x86ABFA), rgb(0x5F8DF0), rgb(0x2F63D6), rgb(0x2450B4),
                                           rgb(0x1D4299), rgb(0x2450B4), rgb(0x3B70E2), rgb(0x6F99F4)};
    const auto outer = cut_octagon(p, 0.66f, 0.88f, 0.34f);
    const auto inner = cut_octagon(p, 0.66f * 0.56f, 0.88f * 0.62f, 0.34f * 0.55f);
    c.polygon(outer, rgb(0x2F63D6));
    for (std::size_t i = 0; i < 8; ++i) {
        const std::size_t j = (i + 1) % 8;
        c.polygon({outer[i], outer[j], inner[j], inner[i]}, kFacets[i]);
    }
    c.polygon(inner, rgb(0x4A7CEB));
    c.polygon({inner[7], inner[0], inner[1], p.centre}, rgb(0x9DBCFB));
    c.polyline(outer, rgb(0x142F73), stroke, true);
}

/// Draws a round hexagon, seen from above.
void draw_gem_white(Canvas& c, const UnitBox& p, float stroke) {
    constexpr std::array<Color, 6> kFacets{rgb(0xF7FAFF), rgb(0xC3CDE0), rgb(0x9AA7C2),
                                           rgb(0x8391B0), rgb(0xB2BED5), rgb(0xE9EEF8)};
    std::array<Vec, 6> outer, inner;
    for (std::size_t i = 0; i < 6; ++i) {
        const float a = float(i) * kTau / 6 - kPi / 2;
        outer[i] = polar(p.centre, p.half * 0.9f, a);
        inner[i] = polar(p.centre, p.half * 0.46f, a + kTau / 12);
    }
    c.polygon(outer, rgb(0xDCE3F0));
    for (std::size_t i = 0; i < 6; ++i) c.polygon({outer[i], outer[(i + 1) % 6], inner[i]}, kFacets[i]);
    c.polygon(inner, kWhite);
    c.polygon({inner[1], inner[2], inner[3], p.centre}, rgb(0xD4DCEB));
    c.polyline(outer, rgb(0x5C6985), stroke * 1.2f, true);
}

/// Draws a five-point star with folded faces between two laurel arcs.
void draw_fame(Canvas& c, const UnitBox& p, float stroke) {
    constexpr Color kLaurel = rgb(0xA13FA0);
    const Vec laurel = p(0, 0.02f), middle = p(0, -0.06f);
    c.arc(laurel, p.half * 0.86f, 0.75f * kPi - 0.9f, 0.75f * kPi + 0.75f, kLaurel, stroke * 1.6f, Cap::round);
    c.arc(laurel, p.half * 0.86f, 0.25f * kPi - 0.75f, 0.25f * kPi + 0.9f, kLaurel, stroke * 1.6f, Cap::round);
    std::array<Vec, 10> star;
    for (std::size_t i = 0; i < star.size(); ++i)
        star[i] = polar(middle, p.half * (i % 2 ? 0.8f * 0.44f : 0.8f), float(i) * kTau / 10 - kPi / 2);
    c.polygon(star, rgb(0xC552B6));
    for (std::size_t i = 0; i < star.size(); i += 2) c.polygon({star[i], star[i + 1], middle}, rgb(0xE58BD6));
    c.polyline(star, rgb(0x74256F), stroke, true);
}

}  // namespace

Color resource_color(jg::ResourceKind kind) { return kResourceColors[std::size_t(kind)]; }

void draw_resource(Canvas& c, jg::ResourceKind kind, Vec centre, float size) {
    const UnitBox p{centre, size / 2};
    const float stroke = std::max(1.0f, size * 0.045f);
    switch (kind) {
        case jg::ResourceKind::sand: draw_sand(c, p, stroke); break;
        case jg::ResourceKind::water: draw_water(c, p, stroke); break;
        case jg::ResourceKind::energel_light: draw_energel(c, p, stroke, true); break;
        case jg::ResourceKind::energel_dark: draw_energel(c, p, stroke, false); break;
        case jg::ResourceKind::gem_blue: draw_gem_blue(c, p, stroke); break;
        case jg::ResourceKind::gem_red: draw_gem_red(c, p, stroke); break;
        case jg::ResourceKind::gem_white: draw_gem_white(c, p, stroke); break;
        case jg::ResourceKind::fame: draw_fame(c, p, stroke); break;
    }
}

// --- 3 black hole ---

void draw_black_hole(Canvas& c, Vec centre, float r) {
    constexpr Color kAmber = rgb(0xFFB26B);              // matter around the hole
    constexpr int kArms = 5, kSteps = 26;
    const Theme& t = c.theme();
    // The strokes are designed for a hole of 43. On a small one, full strokes would merge.
    const float stroke = std::clamp(r / 30, 0.4f, 1.0f);
    c.glow(centre, r * 1.7f, t.hole, 0.42f);
    c.glow(centre, r * 1.1f, kAmber, 0.25f);
    for (int arm = 0; arm < kArms; ++arm) {
        const auto at = [&](int step) {
            const float u = float(step) / kSteps, a = float(arm) * kTau / kArms + u * 2.7f, radius = r * (1 - 0.5f * u);
            return Vec{centre.x + std::cos(a) * radius, centre.y + std::sin(a) * radius * 0.94f};
        };
        for (int i = 0; i < kSteps; ++i) {
            const float u = float(i) / kSteps;
            c.line(at(i), at(i + 1), fade(mix(t.hole, rgb(0xFFD9A0), u), 0.15f + 0.6f * u),
                   stroke * (1 + 3.2f * std::sin(u * kPi)));
        }
    }
    c.circle(centre, r * 0.5f, rgb(0x020308));
    c.circle_stroke(centre, r * 0.54f, fade(kAmber, 0.5f), 2.5f);
    c.circle_stroke(centre, r * 0.5f, rgb(0xFFE2B0), 1.6f);
}

void draw_black_hole_mark(Canvas& c, Vec centre, float r) {
    const Color light = c.theme().hole_light;
    c.circle(centre, r, rgb(0x1B1430));
    draw_swirl(c, centre, r * 0.78f, light, 3, std::max(1.0f, r * 0.16f));
    c.circle(centre, r * 0.22f, kBlack);
    c.circle_stroke(centre, r * 0.22f, light, 1);
}

}  // namespace orrery::ui::jumpgate_table
