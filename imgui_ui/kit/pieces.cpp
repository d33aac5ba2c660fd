// 1 rings and frames   2 cards   3 ships and places   4 dice
#include "imgui_ui/kit/pieces.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <vector>

#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui {
namespace {

constexpr Color kEngine = rgb(0x7FD8FF);
constexpr Color kWarmOutline = rgb(0xFFF8EA);

/// Maps a piece's own box, from -1 to 1 in both directions, to the canvas, rotated so that u points along the nose.
struct TurnedFrame {
    TurnedFrame(Vec at, float half_size, float angle)
        : centre(at), u_axis{std::cos(angle) * half_size, std::sin(angle) * half_size}, v_axis{-u_axis.y, u_axis.x} {}
    Vec operator()(float u, float v) const { return centre + u_axis * u + v_axis * v; }
    std::vector<Vec> operator()(std::span<const Vec> p) const {
        std::vector<Vec> out;
        out.reserve(p.size());
        for (Vec a : p) out.push_back((*this)(a.x, a.y));
        return out;
    }
    Vec centre, u_axis, v_axis;
};

constexpr float diagonal(int i) { return kPi / 4 + float(i) * kPi / 2; }

}  // namespace

// --- 1 rings and frames ---

void draw_legal_ring(Canvas& c, Vec centre, float r, float strength) {
    const Theme& t = c.theme();
    c.glow(centre, r * 1.55f, t.gold, 0.42f * strength);
    if (t.flat)
        c.circle_stroke(centre, r + 1, t.gold, 4);
    else
        c.circle_stroke(centre, r, t.warm, 2);
    const float brackets = t.flat ? r + 7 : r + 4;
    for (int i = 0; i < 4; ++i)
        c.arc(centre, brackets, diagonal(i) - 0.22f, diagonal(i) + 0.22f, t.gold, 3, Cap::round);
}

void draw_later_ring(Canvas& c, Vec centre, float r) { c.circle_stroke(centre, r, fade(c.theme().gold, 0.55f), 1.5f); }

void draw_selected_ring(Canvas& c, Vec centre, float r) { c.circle_stroke(centre, r, c.theme().gold, 3); }

void draw_legal_frame(Canvas& c, Rect r, float radius, float strength) {
    // The halo also fills the inside, because the thing is drawn over it.
    c.halo(r.grown(1), radius + 1, c.theme().gold, 0.9f * strength, 16);
    c.rect_stroke(r.grown(2), radius + 2, c.theme().warm, 2);
}

void draw_selected_frame(Canvas& c, Rect r, float radius) {
    c.rect_stroke(r.grown(3), radius + 3, c.theme().gold, 3);
}

namespace {

void draw_refusal_cross(Canvas& c, Vec at) {
    const Theme& t = c.theme();
    c.circle(at, 12, t.bad_ground0);
    c.circle_stroke(at, 12, t.bad, 2);
    draw_icon(c, Icon::close, at, 11, t.bad);
}

}  // namespace

void draw_refused_frame(Canvas& c, Rect r, float radius) {
    const Color bad = c.theme().bad;
    // The light stays outside, because the thing is drawn already and must stay readable.
    for (int i = 1; i <= 3; ++i) {
        const float out = 2 * float(i);
        c.rect_stroke(r.grown(out), radius + out, fade(bad, 0.36f - 0.1f * float(i)), 2);
    }
    c.rect_stroke(r, radius, bad, 3);
    draw_refusal_cross(c, {r.right() - 3, r.y - 1});
}

void draw_refused_ring(Canvas& c, Vec centre, float r) {
    const Color bad = c.theme().bad;
    for (int i = 1; i <= 3; ++i) c.circle_stroke(centre, r + 0.5f + 2 * float(i), fade(bad, 0.36f - 0.1f * float(i)), 2);
    c.circle_stroke(centre, r, bad, 3);
    draw_refusal_cross(c, polar(centre, r, -kPi / 4));
}

// --- 2 cards ---

void draw_veil(Canvas& c, Rect r, float radius) {
    constexpr Color kVeil = fade(rgb(0x12182A), 0.34f);
    c.rect(r, radius, kVeil);
}

void draw_card(Canvas& c, Rect r, float radius, const CardLook& o) {
    const Theme& t = c.theme();
    if (o.legal)
        c.halo(r.grown(1), radius + 1, t.gold, 0.9f * o.glow, 16);
    else
        c.shadow(r, radius, 0.5f, 8, 3);
    c.gradient(r, radius, o.top.value_or(t.ivory), o.bottom.value_or(o.top ? *o.top : t.ivory2));
    c.rect_stroke(r, radius, o.line.value_or(t.card_line), 1);
    if (o.dim) draw_veil(c, r, radius);
    if (o.legal) c.rect_stroke(r.grown(2), radius + 2, t.warm, 2);
    if (o.selected) draw_selected_frame(c, r, radius);
}

// --- 3 ships and places ---

void draw_ship(Canvas& c, SeatColor seat, Vec centre, float size, float angle, bool flame) {
    static constexpr std::array<Vec, 8> kWing{{{0.05f, -0.3f}, {-0.62f, -0.92f}, {-0.86f, -0.86f}, {-0.6f, -0.24f},
                                               {-0.6f, 0.24f}, {-0.86f, 0.86f}, {-0.62f, 0.92f}, {0.05f, 0.3f}}};
    static constexpr std::array<Vec, 9> kHull{{{1, 0}, {0.72f, -0.2f}, {0.2f, -0.36f}, {-0.55f, -0.32f}, {-0.74f, -0.16f},
                                               {-0.74f, 0.16f}, {-0.55f, 0.32f}, {0.2f, 0.36f}, {0.72f, 0.2f}}};
    static constexpr std::array<Vec, 6> kShade{{{1, 0}, {0.72f, 0.2f}, {0.2f, 0.36f}, {-0.55f, 0.32f}, {-0.74f, 0.16f},
                                                {-0.74f, 0}}};
    const SeatPaint& paint = c.theme().seat(seat);
    const TurnedFrame at(centre, size / 2, angle);
    if (flame) c.glow(at(-0.9f, 0), size * 0.34f, kEngine, 0.8f);
    c.glow(centre, size * 0.72f, kBlack, 0.5f);  // separates the ship from its ground
    const auto wing = at(kWing), hull = at(kHull);
    c.polygon(wing, mix(paint.fill, kBlack, 0.3f));
    c.polyline(wing, kWarmOutline, 1.2f, true);
    c.polygon(hull, paint.fill);
    c.polygon(at(kShade), mix(paint.fill, kBlack, 0.2f));
    c.polyline(hull, kWarmOutline, 1.4f, true);
    draw_emblem_glyph(c, seat, at(-0.08f, 0), size * 0.22f, paint.ink, paint.fill);
}

void draw_ark(Canvas& c, Vec centre, float size) {
    const UnitBox p{centre, size};
    c.glow(p(-0.5f, 0), size * 0.4f, rgb(0x9BE08A), 0.8f);
    c.bezier_fill({p(0.5f, 0), p(0.3f, -0.24f), p(-0.2f, -0.26f), p(-0.42f, -0.12f), p(-0.48f, 0), p(-0.42f, 0.12f),
                   p(-0.42f, 0.12f), p(-0.2f, 0.26f), p(0.3f, 0.24f), p(0.5f, 0)},
                  rgb(0xE9EDE2));
    c.bezier_fill({p(0.5f, 0), p(0.3f, 0.24f), p(-0.2f, 0.26f), p(-0.42f, 0.12f), p(-0.3f, 0.02f), p(0, 0), p(0.2f, 0),
                   p(0.5f, 0)},
                  rgb(0xAEB8A4));
    c.circle(p(0.05f, -0.03f), size * 0.1f, rgb(0x3C8C4E));
    c.circle_stroke(p(0.05f, -0.03f), size * 0.1f, rgb(0x2A5B36), 1.2f);
}

void draw_gate(Canvas& c, Vec centre, float r, std::optional<Color> key) {
    constexpr int kClamps = 8;
    const Color light = key.value_or(c.theme().game(GameKey::jumpgate));
    c.glow(centre, r * 1.6f, light, 0.3f);
    c.circle(centre, r * 0.86f, rgb(0x07131C));
    c.glow(centre, r * 0.9f, light, 0.34f);
    for (int i = 0; i < 5; ++i) {
        const float from = float(i) * 1.1f;
        c.arc(centre, r * (0.2f + float(i) * 0.13f), from, from + 4.2f, fade(light, 0.12f + float(i) * 0.05f), 1.2f);
    }
    c.circle_stroke(centre, r * 0.93f, rgb(0x2A3B58), r * 0.16f);
    c.circle_stroke(centre, r, rgb(0x7A8CB0), 1.2f);
    c.circle_stroke(centre, r * 0.85f, fade(light, 0.95f), 2);
    const auto at = [&](float radius, float angle) { return polar(centre, r * radius, angle); };
    for (int i = 0; i < kClamps; ++i) {
        constexpr float kHalf = 0.1f;
        const float a = float(i) * kTau / kClamps + kTau / (2 * kClamps);
        c.polygon({at(1.06f, a - kHalf), at(1.06f, a + kHalf), at(0.84f, a + kHalf * 0.7f), at(0.84f, a - kHalf * 0.7f)},
                  rgb(0x8C9CBC));
        c.polygon({at(1.03f, a - kHalf * 0.5f), at(1.03f, a + kHalf * 0.5f), at(0.93f, a + kHalf * 0.4f),
                   at(0.93f, a - kHalf * 0.4f)},
                  light);
    }
}

// --- 4 dice ---

void draw_die(Canvas& c, Vec centre, float size, int number, SeatColor seat, float rotation) {
    const SeatPaint& paint = c.theme().seat(seat);
    const float half = size / 2;
    const auto turned = c.transformed(centre, rotation);
    const Rect face{-half, -half, size, size};
    c.shadow(face, size * 0.2f, 0.6f, 9, 4);
    c.gradient(face, size * 0.2f, mix(paint.fill, kWhite, 0.2f), mix(paint.fill, kBlack, 0.22f));
    c.gradient(face.grown(-size * 0.06f), size * 0.15f, mix(paint.fill, kWhite, 0.06f), mix(paint.fill, kBlack, 0.06f));
    c.rect_stroke(face, size * 0.2f, fade(kWhite, 0.75f), std::max(1.0f, size * 0.025f));
    draw_die_ship(c, number, {size * 0.1f, -size * 0.02f}, size * 0.5f, paint.ink, paint.fill);
    c.text({-half + size * 0.21f, -half + size * 0.23f}, std::to_string(number), size * 0.3f, paint.ink, Weight::bold,
           Align::center);
    for (int i = 0; i < number; ++i)
        c.circle({(float(i) - float(number - 1) / 2) * size * 0.115f, half - size * 0.13f}, size * 0.038f, paint.ink);
}

namespace {

using Outline = std::span<const Vec>;

// Nose up, in a box from -1 to 1.
constexpr std::array<Vec, 6> kStationUpright{{{0, -0.95f}, {0.34f, -0.5f}, {0.34f, 0.5f}, {0, 0.95f}, {-0.34f, 0.5f},
                                              {-0.34f, -0.5f}}};
constexpr std::array<Vec, 6> kStationAcross{{{-0.95f, 0}, {-0.5f, -0.3f}, {0.5f, -0.3f}, {0.95f, 0}, {0.5f, 0.3f},
                                             {-0.5f, 0.3f}}};
constexpr std::array<Vec, 10> kCarrier{{{0, -1}, {0.3f, -0.3f}, {0.86f, 0.5f}, {0.86f, 0.86f}, {0.3f, 0.66f}, {0, 0.92f},
                                        {-0.3f, 0.66f}, {-0.86f, 0.86f}, {-0.86f, 0.5f}, {-0.3f, -0.3f}}};
constexpr std::array<Vec, 7> kSpindle{{{0, -1}, {0.22f, -0.6f}, {0.22f, 0.5f}, {0.5f, 0.9f}, {-0.5f, 0.9f},
                                       {-0.22f, 0.5f}, {-0.22f, -0.6f}}};
constexpr std::array<Vec, 4> kSpindleRight{{{0.22f, -0.1f}, {0.8f, 0.12f}, {0.8f, 0.44f}, {0.22f, 0.34f}}};
constexpr std::array<Vec, 4> kSpindleLeft{{{-0.22f, -0.1f}, {-0.8f, 0.12f}, {-0.8f, 0.44f}, {-0.22f, 0.34f}}};
constexpr std::array<Vec, 7> kBlock{{{0, -0.95f}, {0.36f, -0.3f}, {0.36f, 0.7f}, {0.16f, 0.92f}, {-0.16f, 0.92f},
                                     {-0.36f, 0.7f}, {-0.36f, -0.3f}}};
constexpr std::array<Vec, 4> kPodRight{{{0.36f, 0.1f}, {0.7f, 0.3f}, {0.7f, 0.8f}, {0.36f, 0.64f}}};
constexpr std::array<Vec, 4> kPodLeft{{{-0.36f, 0.1f}, {-0.7f, 0.3f}, {-0.7f, 0.8f}, {-0.36f, 0.64f}}};
constexpr std::array<Vec, 8> kDart{{{0, -1}, {0.16f, -0.1f}, {0.95f, 0.78f}, {0.3f, 0.52f}, {0, 0.74f}, {-0.3f, 0.52f},
                                    {-0.95f, 0.78f}, {-0.16f, -0.1f}}};
constexpr std::array<Vec, 4> kNeedle{{{0, -0.9f}, {0.26f, 0}, {0, 0.3f}, {-0.26f, 0}}};
constexpr std::array<Vec, 4> kNeedleTail{{{0, 0.08f}, {0.6f, 0.88f}, {0, 0.58f}, {-0.6f, 0.88f}}};

constexpr std::array<std::array<Outline, 3>, 6> kDieShips{{
    {Outline(kStationUpright), Outline(kStationAcross), Outline()},
    {Outline(kCarrier), Outline(), Outline()},
    {Outline(kSpindle), Outline(kSpindleRight), Outline(kSpindleLeft)},
    {Outline(kBlock), Outline(kPodRight), Outline(kPodLeft)},
    {Outline(kDart), Outline(), Outline()},
    {Outline(kNeedle), Outline(kNeedleTail), Outline()},
}};

}  // namespace

void draw_die_ship(Canvas& c, int number, Vec centre, float size, Color col, Color hole) {
    if (number < 1 || number > int(kDieShips.size())) return;
    const UnitBox p{centre, size / 2};
    std::vector<Vec> points;
    for (Outline outline : kDieShips[std::size_t(number - 1)]) {
        if (outline.empty()) continue;
        points.clear();
        for (Vec v : outline) points.push_back(p(v.x, v.y));
        c.polygon(points, col);
    }
    if (number == 1) c.circle(centre, size * 0.13f, hole);
    if (number == 2) c.circle(p(0, 0.12f), size * 0.08f, hole);
    if (number == 4) c.rect({centre.x - size * 0.05f, centre.y - size * 0.12f, size * 0.1f, size * 0.3f}, 2, hole);
}

void draw_blank_die(Canvas& c, Vec centre, float size, float alpha) {
    const Rect r{centre.x - size / 2, centre.y - size / 2, size, size};
    const float round = size * 0.2f;
    c.shadow(r, round, 0.5f * alpha, 8, 3);
    c.gradient(r, round, fade(rgb(0xFBF7EC), alpha), fade(rgb(0xD9D2BF), alpha));
}

void draw_dots(Canvas& c, Vec centre, float size, int face, Color ink) {
    const float off = size * 0.26f, pip = size * 0.085f;
    const auto at = [&](float x, float y) { c.circle({centre.x + x * off, centre.y + y * off}, pip, ink); };
    if (face % 2 == 1) at(0, 0);
    if (face > 1) at(-1, -1), at(1, 1);
    if (face > 3) at(1, -1), at(-1, 1);
    if (face == 6) at(-1, 0), at(1, 0);
}

}  // namespace orrery::ui
