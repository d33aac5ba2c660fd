#include "imgui_ui/kit/emblems.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace orrery::ui {
namespace {

void draw_sun(Canvas& c, Vec at, float r, Color ink) {
    c.circle(at, r * 0.42f, ink);
    for (int i = 0; i < 8; ++i) {
        const float a = float(i) * kTau / 8;
        c.line(polar(at, r * 0.58f, a), polar(at, r * 0.88f, a), ink, std::max(1.2f, r * 0.16f));
    }
}

void draw_crescent(Canvas& c, Vec at, float r, Color ink) {
    constexpr int kSteps = 24;
    constexpr float kOuterTip = 2.0944f, kInnerTip = 1.7142f;  // angles at which circle and ellipse meet, from the left
    std::array<Vec, 2 * kSteps> p;
    for (int i = 0; i <= kSteps; ++i)
        p[std::size_t(i)] = polar({at.x + r * 0.08f, at.y}, r * 0.72f, kPi - kOuterTip + 2 * kOuterTip * float(i) / kSteps);
    // Returns along the inner edge. Both tips are in the list already.
    for (int i = 1; i < kSteps; ++i) {
        const float a = kPi + kInnerTip - 2 * kInnerTip * float(i) / kSteps;
        p[std::size_t(kSteps + i)] = {at.x + r * 0.36f + std::cos(a) * r * 0.56f, at.y + std::sin(a) * r * 0.63f};
    }
    c.polygon(p, ink);
}

void draw_double_chevron(Canvas& c, Vec at, float r, Color ink) {
    for (float v : {-0.54f, 0.08f})
        c.polygon({{at.x - r * 0.66f, at.y + r * (v + 0.36f)},
                   {at.x, at.y + r * (v - 0.26f)},
                   {at.x + r * 0.66f, at.y + r * (v + 0.36f)},
                   {at.x + r * 0.66f, at.y + r * (v + 0.68f)},
                   {at.x, at.y + r * (v + 0.1f)},
                   {at.x - r * 0.66f, at.y + r * (v + 0.68f)}},
                  ink);
}

void draw_leaf(Canvas& c, Vec at, float r, Color ink, Color hole) {
    const auto p = [&](float u, float v) { return Vec{at.x + r * u, at.y + r * v}; };
    c.bezier_fill({p(-0.6f, 0.6f), p(-0.78f, -0.3f), p(-0.1f, -0.72f), p(0.7f, -0.7f), p(0.74f, 0.1f), p(0.3f, 0.76f),
                   p(-0.6f, 0.6f)},
                  ink);
    c.bezier({p(-0.72f, 0.74f), p(-0.3f, 0.2f), p(0, 0), p(0.34f, -0.36f)}, hole, std::max(1.1f, r * 0.15f));
}

void draw_ringed_world(Canvas& c, Vec at, float r, Color ink, Color hole) {
    c.circle(at, r * 0.5f, ink);
    // The cut separates the ring from the globe where it passes in front. The ring leans the other way than the leaf, so that small ones
    // differ at a glance.
    c.ellipse_stroke(at, r * 0.92f, r * 0.2f, 0.42f, hole, std::max(2.0f, r * 0.27f), 1.02f, 2.12f);
    c.ellipse_stroke(at, r * 0.92f, r * 0.24f, 0.42f, ink, std::max(1.3f, r * 0.14f), -0.7f, kPi + 0.7f, Cap::round);
}

void draw_four_point_star(Canvas& c, Vec at, float r, Color ink) {
    std::array<Vec, 8> p;
    for (int i = 0; i < 8; ++i)
        p[std::size_t(i)] = polar(at, r * (i % 2 ? 0.26f : 0.86f), float(i) * kTau / 8 - kPi / 2);
    c.polygon(p, ink);
}

void draw_hourglass(Canvas& c, Vec at, float r, Color ink) {
    c.polygon({{at.x - r * 0.56f, at.y - r * 0.7f}, {at.x + r * 0.56f, at.y - r * 0.7f}, at}, ink);
    c.polygon({{at.x + r * 0.56f, at.y + r * 0.7f}, {at.x - r * 0.56f, at.y + r * 0.7f}, at}, ink);
}

}  // namespace

void draw_emblem_glyph(Canvas& c, SeatColor seat, Vec centre, float r, Color ink, Color hole) {
    switch (seat) {
        case SeatColor::green: draw_leaf(c, centre, r, ink, hole); break;
        case SeatColor::purple: draw_ringed_world(c, centre, r, ink, hole); break;
        case SeatColor::red: draw_double_chevron(c, centre, r, ink); break;
        case SeatColor::blue: draw_crescent(c, centre, r, ink); break;
        case SeatColor::yellow: draw_sun(c, centre, r, ink); break;
        case SeatColor::white: draw_four_point_star(c, centre, r, ink); break;
        case SeatColor::black: draw_hourglass(c, centre, r, ink); break;
    }
}

void draw_emblem(Canvas& c, SeatColor seat, Vec centre, float r, const EmblemOptions& o) {
    const Theme& t = c.theme();
    const SeatPaint& paint = t.seat(seat);
    const auto dimmed = c.faded(o.dim);
    if (o.shadow && !t.flat) c.shadow_circle(centre, r, 0.5f, r * 0.4f, r * 0.12f);
    if (t.flat)
        c.circle(centre, r, paint.fill);
    else
        c.gradient_circle(centre, r, mix(paint.fill, kWhite, 0.14f), mix(paint.fill, kBlack, 0.16f), kPi / 2);
    const float rim = std::max({1.2f, r * 0.11f, paint.rim_width});
    c.circle_stroke(centre, r - 0.75f, paint.rim, rim);
    if (o.on_ivory) c.circle_stroke(centre, r - 0.25f + rim / 2, fade(t.ink, 0.35f), 1);
    draw_emblem_glyph(c, seat, centre, r * 0.74f, paint.ink, paint.fill);
}

void draw_insignia(Canvas& c, int rank, Vec centre, float r, Color ink) {
    c.circle(centre, r, fade(ink, 0.14f));
    c.circle_stroke(centre, r - 0.75f, fade(ink, 0.8f), 1.5f);
    const float step = r * 0.24f, rise = r * 0.26f, half = r * 0.42f;
    for (int i = 0; i < rank; ++i) {
        const float y = centre.y + (float(i) - float(rank - 1) / 2) * step + rise / 2;
        c.polyline({{centre.x - half, y}, {centre.x, y - rise}, {centre.x + half, y}}, ink, std::max(1.5f, r * 0.11f), false, Cap::round);
    }
}

}  // namespace orrery::ui
