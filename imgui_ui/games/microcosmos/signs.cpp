// 1 upgrades and actions   2 pieces   3 cards and heads
#include "imgui_ui/games/microcosmos/symbols.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_ui/games/microcosmos/pen.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr Color kBackTop = rgb(0x3A4E7C), kBackBottom = rgb(0x1D2947), kBackRim = rgb(0xD8C48E);
constexpr Color kBand = rgb(0x46557F);                     // of a crew card with an engineer

}  // namespace

// --- 1 upgrades and actions ---

void draw_upgrade_sign(Canvas& c, mc::Upgrade upgrade, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    switch (upgrade) {
        case mc::Upgrade::robotics:                        // an arm with a gripper
            pen.line({-0.95f, 0.86f}, {0.05f, 0.86f});
            pen.path({{-0.45f, 0.86f}, {-0.45f, -0.14f}, {0.1f, -0.7f}, {0.55f, -0.3f}});
            pen.disc({-0.45f, -0.14f}, 0.2f);
            pen.disc({0.1f, -0.7f}, 0.2f);
            pen.path({{0.2f, 0.24f}, {0.24f, -0.1f}, {0.55f, -0.3f}, {0.86f, -0.1f}, {0.9f, 0.24f}});
            return;
        case mc::Upgrade::biodome:                         // a plant under glass
            pen.arc({0, 0.5f}, 0.86f, kPi, kTau);
            pen.line({-0.96f, 0.5f}, {0.96f, 0.5f});
            pen.line({-0.55f, 0.88f}, {0.55f, 0.88f});
            pen.line({0, 0.5f}, {0, 0.1f});
            pen.leaf({0, 0.2f}, {0.42f, -0.14f}, 0.34f);
            pen.leaf({0, 0.1f}, {-0.38f, -0.16f}, 0.34f);
            return;
        case mc::Upgrade::leisure:                         // a drink
            pen.path({{-0.78f, -0.5f}, {0.78f, -0.5f}, {0, 0.3f}}, true);
            pen.line({0, 0.3f}, {0, 0.86f});
            pen.line({-0.42f, 0.88f}, {0.42f, 0.88f});
            pen.line({0.06f, -0.16f}, {0.56f, -0.95f});
            return;
        case mc::Upgrade::space_mining:                    // a pick in a rock
            pen.path({{-0.9f, 0.3f}, {-0.62f, -0.12f}, {-0.1f, -0.16f}, {0.28f, 0.2f}, {0.24f, 0.66f}, {-0.16f, 0.92f}, {-0.68f, 0.82f}}, true);
            pen.line({-0.2f, 0.28f}, {0.66f, -0.58f});
            pen.arc({0.1f, -0.02f}, 0.86f, -1.45f, -0.1f);
            return;
        case mc::Upgrade::mining_vehicles:                 // a truck with a drill
            pen.path({{0.34f, 0.4f}, {-0.92f, 0.4f}, {-0.92f, -0.14f}, {-0.3f, -0.14f}, {-0.12f, -0.6f}, {0.34f, -0.6f}}, true);
            pen.path({{0.54f, -0.2f}, {0.98f, 0.1f}, {0.54f, 0.4f}}, true);
            pen.ring({-0.56f, 0.66f}, 0.22f);
            pen.ring({0.08f, 0.66f}, 0.22f);
            return;
        case mc::Upgrade::cargo_hold:                      // a crate
            pen.path({{0, -0.92f}, {0.84f, -0.46f}, {0.84f, 0.46f}, {0, 0.92f}, {-0.84f, 0.46f}, {-0.84f, -0.46f}}, true);
            pen.path({{-0.84f, -0.46f}, {0, 0}, {0.84f, -0.46f}});
            pen.line({0, 0}, {0, 0.92f});
            pen.line({-0.42f, -0.69f}, {0.42f, -0.23f});
            return;
        case mc::Upgrade::scout_vehicles:                  // a rover with a mast
            for (const float u : {-0.66f, 0.0f, 0.66f}) pen.ring({u, 0.68f}, 0.2f);
            pen.path({{-0.9f, 0.3f}, {0.9f, 0.3f}, {0.6f, -0.1f}, {-0.7f, -0.1f}}, true);
            pen.line({-0.34f, -0.1f}, {-0.34f, -0.6f});
            pen.block({-0.66f, -0.94f}, 0.64f, 0.36f, 0.1f);
            pen.line({0.36f, -0.1f}, {0.62f, -0.76f});
            return;
        case mc::Upgrade::engine:                          // a nozzle and its flame
            pen.path({{-0.34f, -0.92f}, {0.34f, -0.92f}, {0.34f, -0.5f}, {0.66f, 0.1f}, {-0.66f, 0.1f}, {-0.34f, -0.5f}}, true);
            pen.curve({-0.42f, 0.34f}, {-0.4f, 0.66f}, {-0.14f, 0.7f}, {0, 0.98f});
            pen.curve({0.42f, 0.34f}, {0.4f, 0.66f}, {0.14f, 0.7f}, {0, 0.98f});
            pen.line({0, 0.34f}, {0, 0.56f});
            return;
    }
}

namespace {

void sign_dome(const Pen& pen) {
    pen.arc({0, 0.5f}, 0.8f, kPi, kTau);
    pen.line({-0.96f, 0.52f}, {0.96f, 0.52f});
    pen.path({{-0.2f, 0.5f}, {-0.2f, 0.1f}, {0.2f, 0.1f}, {0.2f, 0.5f}});
}

void sign_mast(const Pen& pen) {
    pen.line({-0.28f, 0}, {-0.28f, 0.9f});
    pen.path({{-0.8f, 0.92f}, {-0.28f, 0.42f}, {0.24f, 0.92f}});
    pen.arc({0.12f, -0.4f}, 0.56f, 0.25f * kPi, 1.25f * kPi);
    pen.line({0.52f, 0}, {-0.28f, -0.8f});
    pen.line({0.12f, -0.4f}, {0.5f, -0.78f});
    pen.disc({0.56f, -0.84f}, 0.13f);
}

}  // namespace

void draw_action_sign(Canvas& c, ActionSign sign, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    switch (sign) {
        case ActionSign::collect:
            pen.path({{-0.84f, 0.24f}, {-0.84f, 0.82f}, {0.84f, 0.82f}, {0.84f, 0.24f}});
            pen.line({0, -0.88f}, {0, 0.34f});
            pen.path({{-0.4f, -0.06f}, {0, 0.36f}, {0.4f, -0.06f}});
            return;
        case ActionSign::terraform:                        // a sprout on a world
            pen.arc({0, 1.12f}, 0.92f, -0.86f * kPi, -0.14f * kPi);
            pen.line({0, 0.2f}, {0, -0.3f});
            pen.leaf({0, -0.1f}, {0.66f, -0.62f}, 0.4f);
            pen.leaf({0, -0.26f}, {-0.6f, -0.8f}, 0.4f);
            return;
        case ActionSign::scout:                            // field glasses
            for (const float side : {-1.0f, 1.0f}) {
                pen.ring({side * 0.5f, 0.34f}, 0.42f);
                pen.path({{side * 0.86f, 0.1f}, {side * 0.7f, -0.66f}, {side * 0.3f, -0.66f}, {side * 0.14f, 0.2f}});
            }
            return;
        case ActionSign::settle:                           // somebody at home
            pen.path({{-0.92f, 0}, {0, -0.84f}, {0.92f, 0}});
            pen.path({{-0.66f, -0.1f}, {-0.66f, 0.86f}, {0.66f, 0.86f}, {0.66f, -0.1f}});
            pen.disc({0, 0.02f}, 0.2f);
            pen.arc({0, 0.8f}, 0.34f, kPi, kTau);
            return;
        case ActionSign::colony: return sign_dome(pen);
        case ActionSign::outpost: return sign_mast(pen);
        case ActionSign::token:
            pen.ring({}, 0.86f);
            return draw_star(c, centre, size * 0.27f, 5, 0.44f, ink);
        case ActionSign::fly:                              // from stop to stop
            pen.ring({-0.62f, 0.62f}, 0.26f);
            pen.curve({-0.5f, 0.2f}, {-0.4f, -0.3f}, {0, -0.56f}, {0.76f, -0.6f});
            pen.path({{0.4f, -0.96f}, {0.82f, -0.6f}, {0.44f, -0.2f}});
            return;
        case ActionSign::discover:
            c.dashed_circle(centre, size * 0.45f, ink, std::max(1.5f, size * 0.08f), size * 0.17f, size * 0.1126f);
            return pen.question(0.54f);
    }
}

// --- 2 pieces ---

namespace {

float rim_of(const SeatPaint& paint, float size) {
    return std::max({1.2f, size * 0.06f, std::min(paint.rim_width, size * 0.1f)});
}

}  // namespace

void draw_colony(Canvas& c, SeatColor seat, Vec centre, float size) {
    constexpr int kSteps = 14;
    const SeatPaint& paint = c.theme().seat(seat);
    const UnitBox p{centre, size / 2};
    std::array<Vec, kSteps + 1> dome;
    for (int i = 0; i <= kSteps; ++i) {
        const float angle = kPi + kPi * static_cast<float>(i) / kSteps;
        dome[static_cast<std::size_t>(i)] = p(0.86f * std::cos(angle), 0.56f + 1.3f * std::sin(angle));
    }
    const float rim = rim_of(paint, size);
    c.glow(p(0, 0.1f), size * 0.8f, kBlack, 0.6f);
    c.gradient_polygon(dome, mix(paint.fill, kWhite, 0.2f), mix(paint.fill, kBlack, 0.1f), p(0, -0.74f).y, p(0, 0.56f).y);
    c.polyline(dome, paint.rim, rim, true);
    const Vec foot = p(-0.98f, 0.56f);
    const Rect base{foot.x, foot.y, size * 0.98f, size * 0.17f};
    c.rect(base, size * 0.05f, mix(paint.fill, kBlack, 0.3f));
    c.rect_stroke(base.grown(rim / 2), size * 0.06f, paint.rim, rim);
    draw_emblem_glyph(c, seat, p(0, -0.04f), size * 0.27f, paint.ink, paint.fill);
}

void draw_outpost(Canvas& c, SeatColor seat, Vec centre, float size) {
    constexpr int kSteps = 12;
    const SeatPaint& paint = c.theme().seat(seat);
    const UnitBox p{centre, size / 2};
    const float rim = rim_of(paint, size);
    c.glow(centre, size * 0.8f, kBlack, 0.6f);
    c.line(p(0, 0), p(0, -0.4f), paint.rim, size * 0.1f + 2 * rim);
    std::array<Vec, kSteps + 1> dish;
    for (int i = 0; i <= kSteps; ++i)
        dish[static_cast<std::size_t>(i)] = polar(p(0.12f, -0.5f), size * 0.24f, 0.25f * kPi + kPi * static_cast<float>(i) / kSteps);
    c.polygon(dish, paint.fill);
    c.polyline(dish, paint.rim, rim, true);
    c.line(p(0.12f, -0.5f), p(0.4f, -0.78f), paint.rim, rim);
    c.circle(p(0.44f, -0.82f), std::max(1.3f, size * 0.07f), paint.rim);
    const std::array<Vec, 4> tower{p(-0.42f, -0.1f), p(0.42f, -0.1f), p(0.66f, 0.94f), p(-0.66f, 0.94f)};
    c.gradient_polygon(tower, mix(paint.fill, kWhite, 0.2f), mix(paint.fill, kBlack, 0.16f), p(0, -0.1f).y, p(0, 0.94f).y);
    c.polyline(tower, paint.rim, rim, true);
    draw_emblem_glyph(c, seat, p(0, 0.46f), size * 0.23f, paint.ink, paint.fill);
}

// --- 3 cards and heads ---

void draw_card_sign(Canvas& c, bool from_club, Vec centre, float size) {
    const Rect r = rect_around(centre, size * 0.64f, size * 0.9f);
    const float corner = size * 0.12f, line = std::max(1.0f, size * 0.06f);
    if (!from_club) {
        c.gradient(r, corner, kBackTop, kBackBottom);
        c.rect_stroke(r, corner, kBackRim, line);
        draw_star(c, centre, size * 0.17f, 4, 0.36f, kBackRim);
        return;
    }
    const Theme& t = c.theme();
    c.rect(r, corner, t.ivory);
    c.rect({r.x, r.y + r.h * 0.38f, r.w, r.h * 0.24f}, 0, kBand);
    for (const float v : {0.21f, 0.8f}) c.circle({centre.x, r.y + r.h * v}, std::max(1.0f, size * 0.07f), kBand);
    c.rect_stroke(r, corner, t.flat ? t.ink : kBand, line);
}

void draw_survivor_sign(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    pen.box({-0.7f, -0.96f}, 1.4f, 1.92f, 0.66f);          // in a pod
    pen.disc({0, -0.3f}, 0.25f);
    pen.arc({0, 0.6f}, 0.44f, kPi, kTau);
}

void draw_automa_sign(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    pen.box({-0.76f, -0.42f}, 1.52f, 1.24f, 0.36f);
    pen.block({-0.46f, -0.1f}, 0.92f, 0.36f, 0.18f);
    pen.line({0, -0.42f}, {0, -0.74f});
    pen.disc({0, -0.84f}, 0.14f);
    for (const float side : {-0.98f, 0.98f}) pen.line({side, 0.02f}, {side, 0.36f});
}

}  // namespace orrery::ui::microcosmos_table
