// Signs drawn with strokes in one colour: 1 sets   2 actions and gauges   3 dials and flag   4 instruments
#include "imgui_ui/games/astronavigators/symbols.h"

#include <algorithm>
#include <cmath>

#include "imgui_ui/games/astronavigators/pen.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::astronavigators_table {

// --- 1 sets ---

namespace {

/// Draws the circle of the sky around a pole: a ring with the pole star, and an arrow that tells which pole.
void sign_polar_circle(const Pen& pen, float up) {
    pen.arc({0, up * 0.18f}, 0.7f, up > 0 ? -0.2f * kPi : 0.8f * kPi, up > 0 ? 1.2f * kPi : 2.2f * kPi);
    pen.star({0, up * 0.2f}, 0.34f, 4, 0.4f);
    pen.line({0, up * -0.34f}, {0, up * -0.9f});
    pen.path({{-0.3f, up * -0.66f}, {0, up * -0.96f}, {0.3f, up * -0.66f}});
}

}  // namespace

void draw_set_sign(Canvas& c, an::SetId set, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.1f);
    switch (an::icon_of(set)) {
        case an::kIconZodiac:                              // the horns of the Ram, the first of the twelve
            pen.curve({0, 0.92f}, {-0.02f, -0.1f}, {-0.16f, -0.86f}, {-0.56f, -0.8f});
            pen.curve({-0.56f, -0.8f}, {-0.94f, -0.76f}, {-0.96f, -0.2f}, {-0.6f, -0.12f});
            pen.curve({0, 0.92f}, {0.02f, -0.1f}, {0.16f, -0.86f}, {0.56f, -0.8f});
            pen.curve({0.56f, -0.8f}, {0.94f, -0.76f}, {0.96f, -0.2f}, {0.6f, -0.12f});
            return;
        case an::kIconMilkyWay:                            // a band of stars
            pen.curve({-0.92f, 0.5f}, {-0.5f, -0.2f}, {0.1f, -0.3f}, {0.5f, -0.94f});
            pen.curve({-0.5f, 0.94f}, {-0.1f, 0.3f}, {0.5f, 0.2f}, {0.92f, -0.5f});
            pen.disc({-0.5f, 0.46f}, 0.13f);
            pen.disc({0, 0.06f}, 0.16f);
            pen.disc({0.5f, -0.46f}, 0.13f);
            return;
        case an::kIconEquator:                             // a sphere with its middle line
            pen.ring({}, 0.86f);
            return pen.oval({}, 0.86f, 0.28f);
        case an::kIconBeacons:                             // a bright star with small rays
            pen.star({}, 0.98f, 4, 0.26f);
            for (int i = 0; i < 4; ++i) {
                const float angle = kPi / 4 + static_cast<float>(i) * kPi / 2;
                pen.line({std::cos(angle) * 0.52f, std::sin(angle) * 0.52f}, {std::cos(angle) * 0.8f, std::sin(angle) * 0.8f});
            }
            return;
        case an::kIconWaters:                              // a drop over a wave
            pen.shape({{0, -0.96f}, {0.14f, -0.6f}, {0.5f, -0.3f}, {0.46f, 0.02f}, {0.42f, 0.46f}, {-0.42f, 0.46f}, {-0.46f, 0.02f},
                       {-0.5f, -0.3f}, {-0.14f, -0.6f}, {0, -0.96f}});
            pen.curve({-0.9f, 0.78f}, {-0.4f, 0.4f}, {-0.3f, 1.1f}, {0.1f, 0.76f});
            return pen.curve({0.1f, 0.76f}, {0.4f, 0.5f}, {0.6f, 0.7f}, {0.9f, 0.72f});
        case an::kIconRoyalFamily:                         // a crown
            pen.path({{-0.8f, 0.5f}, {-0.92f, -0.46f}, {-0.38f, 0.04f}, {0, -0.72f}, {0.38f, 0.04f}, {0.92f, -0.46f}, {0.8f, 0.5f}}, true);
            pen.line({-0.76f, 0.82f}, {0.76f, 0.82f});
            return pen.disc({0, -0.84f}, 0.14f);
        case an::kIconBirds:                               // a bird on the wing
            return pen.shape({{-0.98f, -0.5f}, {-0.6f, -0.66f}, {-0.2f, -0.4f}, {0, 0.06f}, {0.2f, -0.4f}, {0.6f, -0.66f}, {0.98f, -0.5f},
                              {0.66f, -0.34f}, {0.5f, 0}, {0.28f, 0.38f}, {0.2f, 0.54f}, {0.1f, 0.56f}, {0, 0.56f}, {-0.1f, 0.56f},
                              {-0.2f, 0.54f}, {-0.28f, 0.38f}, {-0.5f, 0}, {-0.66f, -0.34f}, {-0.98f, -0.5f}});
        case an::kIconNorthPolar: return sign_polar_circle(pen, 1);
        case an::kIconSouthPolar: return sign_polar_circle(pen, -1);
        case an::kIconInstruments:                         // a pair of dividers
            pen.ring({0, -0.72f}, 0.2f);
            pen.line({-0.1f, -0.52f}, {-0.62f, 0.92f});
            pen.line({0.1f, -0.52f}, {0.62f, 0.92f});
            return pen.arc({0, -0.5f}, 0.86f, 0.3f * kPi, 0.7f * kPi);
        default: return;
    }
}

// --- 2 actions and gauges ---

void draw_action_sign(Canvas& c, an::Action action, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    switch (action) {
        case an::Action::direct: return draw_icon(c, Icon::eye, centre, size, ink);
        case an::Action::planned:                          // an eye with a clock
            draw_icon(c, Icon::eye, pen.at({-0.2f, -0.3f}), size * 0.76f, ink);
            pen.ring({0.54f, 0.54f}, 0.4f);
            return pen.path({{0.54f, 0.3f}, {0.54f, 0.56f}, {0.7f, 0.64f}});
        case an::Action::schedule:                         // a card laid aside
            pen.box({-0.46f, -0.92f}, 0.92f, 1.1f, 0.12f);
            pen.line({0, -0.66f}, {0, -0.1f});
            pen.path({{-0.22f, -0.3f}, {0, -0.08f}, {0.22f, -0.3f}});
            return pen.path({{-0.9f, 0.36f}, {-0.9f, 0.86f}, {0.9f, 0.86f}, {0.9f, 0.36f}});
        case an::Action::travel:                           // from stop to stop
            pen.ring({-0.62f, 0.64f}, 0.24f);
            pen.curve({-0.5f, 0.34f}, {-0.3f, -0.5f}, {0.3f, 0.5f}, {0.54f, -0.4f});
            return pen.path({{0.16f, -0.44f}, {0.6f, -0.72f}, {0.84f, -0.22f}});
    }
}

namespace {

/// Draws an arc of degrees with its arm and a telescope, as the sextant and its ancestors have them. `span` is half of the arc.
void sign_arc_with_arm(const Pen& pen, float span) {
    const float from = kPi / 2 - span, to = kPi / 2 + span;
    constexpr float kReach = 1.5f;
    const Vec top{0, -0.7f};
    const auto on_arc = [&](float angle, float reach) { return Vec{top.x + std::cos(angle) * reach, top.y + std::sin(angle) * reach}; };
    pen.arc(top, kReach, from, to);
    pen.line(top, on_arc(from, kReach));
    pen.line(top, on_arc(to, kReach));
    pen.line(top, on_arc(kPi / 2 + span * 0.3f, kReach + 0.12f));
    pen.disc(top, 0.16f);
}

/// Draws a telescope on a tripod, which looks up to the right.
void sign_telescope(const Pen& pen) {
    pen.fill({{-0.96f, 0.1f}, {0.56f, -0.92f}, {0.86f, -0.44f}, {-0.78f, 0.38f}});
    pen.line({-0.08f, 0.1f}, {-0.5f, 0.94f});
    pen.line({-0.08f, 0.1f}, {0.36f, 0.94f});
    pen.line({-0.08f, 0.1f}, {-0.08f, 0.7f});
}

}  // namespace

void draw_gauge_sign(Canvas& c, an::Gauge gauge, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    switch (gauge) {
        case an::Gauge::sxt: return sign_arc_with_arm(pen, 0.6f);
        case an::Gauge::sct: return sign_telescope(pen);
        case an::Gauge::ai:                                // wings over a horizon
            pen.ring({}, 0.88f);
            pen.path({{-0.62f, 0}, {-0.24f, 0}, {0, 0.26f}, {0.24f, 0}, {0.62f, 0}});
            pen.line({-0.3f, -0.46f}, {0.3f, -0.46f});
            return pen.line({-0.18f, 0.58f}, {0.18f, 0.58f});
    }
}

// --- 3 dials and flag ---

void draw_nk_sign(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.08f);
    pen.ring({}, 0.66f);
    pen.star({}, 0.98f, 4, 0.24f);
}

void draw_dv_sign(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    pen.path({{0, -0.72f}, {0.62f, 0.46f}, {-0.62f, 0.46f}}, true);
    pen.line({0, -0.3f}, {0, 0.08f});
    pen.disc({0, 0.28f}, 0.09f);
    pen.oval({0, 0.44f}, 0.96f, 0.4f, 0, 0.05f * kPi, 0.95f * kPi);
}

void draw_flag(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.11f);
    pen.line({-0.6f, -0.9f}, {-0.6f, 0.94f});
    pen.shape({{-0.6f, -0.86f}, {-0.1f, -1.1f}, {0.2f, -0.5f}, {0.8f, -0.74f}, {0.8f, -0.4f}, {0.8f, -0.2f}, {0.8f, 0.06f}, {0.2f, 0.3f},
               {-0.1f, -0.3f}, {-0.6f, -0.06f}, {-0.6f, -0.3f}, {-0.6f, -0.6f}, {-0.6f, -0.86f}});
}

// --- 4 instruments ---

namespace {

/// Draws the dish of a radio telescope on its foot, `k` times as large as the box.
void sign_dish(const Pen& pen, Vec middle, float k) {
    const auto at = [&](float u, float v) { return Vec{middle.x + u * k, middle.y + v * k}; };
    pen.arc(at(0.12f, -0.36f), 0.7f * k, 0.25f * kPi, 1.25f * kPi);
    pen.line(at(0.62f, 0.14f), at(-0.38f, -0.86f));
    pen.line(at(0.12f, -0.36f), at(0.5f, -0.74f));
    pen.disc(at(0.54f, -0.78f), 0.12f * k);
    pen.path({at(-0.6f, 0.94f), at(-0.3f, 0.26f), at(0.14f, 0.94f)});
    pen.line(at(-0.8f, 0.94f), at(0.34f, 0.94f));
}

void sign_reflector(const Pen& pen) {                      // a dome with a slit
    pen.arc({0, 0.24f}, 0.82f, kPi, kTau);
    pen.path({{-0.92f, 0.26f}, {0.92f, 0.26f}});
    pen.path({{-0.74f, 0.3f}, {-0.74f, 0.9f}, {0.74f, 0.9f}, {0.74f, 0.3f}});
    pen.line({0.12f, 0.22f}, {0.5f, -0.92f});
    pen.line({0.4f, 0.22f}, {0.8f, -0.8f});
}

void sign_gnomon(const Pen& pen) {                         // a pointer and its shadow
    pen.oval({0, 0.5f}, 0.94f, 0.36f);
    pen.fill({{-0.1f, 0.5f}, {0.12f, 0.5f}, {0.02f, -0.94f}});
    pen.line({0.02f, 0.5f}, {0.62f, 0.62f});
}

void sign_chronometer(const Pen& pen) {
    pen.ring({0, 0.16f}, 0.74f);
    pen.path({{0, -0.26f}, {0, 0.18f}, {0.32f, 0.36f}});
    pen.line({-0.22f, -0.92f}, {0.22f, -0.92f});
    pen.line({0, -0.9f}, {0, -0.6f});
}

void sign_quadrant(const Pen& pen) {                       // a quarter circle on a wall, with a plumb line
    pen.path({{-0.8f, 0.8f}, {-0.8f, -0.86f}});
    pen.path({{-0.8f, -0.86f}, {0.86f, -0.86f}});
    pen.arc({-0.8f, -0.86f}, 1.66f, 0, kPi / 2);
    pen.arc({-0.8f, -0.86f}, 1.2f, 0, kPi / 2);
    pen.line({-0.8f, -0.86f}, {0.22f, 0.42f});
}

void sign_merkhet(const Pen& pen) {                        // a bar with a plumb line
    pen.block({-0.94f, -0.86f}, 1.88f, 0.26f, 0.06f);
    pen.line({-0.5f, -0.6f}, {-0.5f, 0.5f});
    pen.fill({{-0.72f, 0.44f}, {-0.28f, 0.44f}, {-0.5f, 0.96f}});
    pen.star({0.42f, 0.2f}, 0.46f, 5, 0.42f);
}

void sign_armillary(const Pen& pen) {
    pen.ring({0, -0.14f}, 0.74f);
    pen.oval({0, -0.14f}, 0.74f, 0.24f, -0.4f);
    pen.oval({0, -0.14f}, 0.26f, 0.74f, -0.4f);
    pen.line({0, 0.62f}, {0, 0.9f});
    pen.line({-0.46f, 0.94f}, {0.46f, 0.94f});
}

void sign_compass(const Pen& pen) {
    pen.ring({}, 0.9f);
    pen.fill({{0, -0.66f}, {0.22f, 0}, {-0.22f, 0}});
    pen.path({{-0.22f, 0.02f}, {0.22f, 0.02f}, {0, 0.64f}}, true);
}

void sign_star_compass(const Pen& pen) {                   // a canoe below the stars' houses
    pen.arc({0, 0.3f}, 0.94f, 1.04f * kPi, 1.96f * kPi);
    for (int i = 1; i < 6; ++i) {
        const float angle = kPi + static_cast<float>(i) * kPi / 6;
        pen.line({std::cos(angle) * 0.62f, 0.3f + std::sin(angle) * 0.62f}, {std::cos(angle) * 0.9f, 0.3f + std::sin(angle) * 0.9f});
    }
    pen.shape({{-0.94f, 0.4f}, {-0.5f, 0.7f}, {0.5f, 0.7f}, {0.94f, 0.4f}, {0.7f, 1.1f}, {-0.7f, 1.1f}, {-0.94f, 0.4f}});
}

void sign_ice_telescope(const Pen& pen) {                  // a telescope on the ice, with a crystal
    sign_telescope(pen);
    pen.line({0.3f, 0.94f}, {0.98f, 0.94f});
    pen.line({0.72f, 0.1f}, {0.72f, 0.66f});
    pen.line({0.48f, 0.24f}, {0.96f, 0.52f});
    pen.line({0.96f, 0.24f}, {0.48f, 0.52f});
}

void sign_moon_rock(const Pen& pen) {
    pen.path({{-0.9f, 0.4f}, {-0.66f, -0.42f}, {-0.1f, -0.76f}, {0.56f, -0.54f}, {0.9f, 0.1f}, {0.66f, 0.7f}, {-0.2f, 0.84f}}, true);
    pen.ring({-0.2f, 0.1f}, 0.26f);
    pen.disc({0.36f, -0.16f}, 0.15f);
    pen.disc({0.32f, 0.42f}, 0.12f);
}

}  // namespace

void draw_instrument(Canvas& c, an::QuestId quest, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    switch (an::kInstruments[quest].effect) {
        case an::EffectKind::space_dv_reduction: return sign_arc_with_arm(pen, 0.6f);
        case an::EffectKind::observe_any_week: return sign_reflector(pen);
        case an::EffectKind::planned_ignores_daylight:
            sign_dish(pen, {-0.28f, -0.22f}, 0.72f);
            return sign_dish(pen, {0.58f, 0.5f}, 0.46f);
        case an::EffectKind::daylight_shrink: return sign_gnomon(pen);
        case an::EffectKind::schedule_capacity: return sign_chronometer(pen);
        case an::EffectKind::latitude_shift: return sign_quadrant(pen);
        case an::EffectKind::bonus_nk: return sign_merkhet(pen);
        // The octant helps the ship alone; the star compass also what flies.
        case an::EffectKind::move_bonus:
            return an::kInstruments[quest].moves[an::index_of(an::Transport::plane)] == 0 ? sign_arc_with_arm(pen, kPi / 8)
                                                                                        : sign_star_compass(pen);
        case an::EffectKind::visible_rows: return sign_armillary(pen);
        case an::EffectKind::chain_compass: return sign_compass(pen);
        case an::EffectKind::match_deck_top: return sign_dish(pen, {}, 1);
        case an::EffectKind::polar_ignores_sun: return sign_ice_telescope(pen);
        case an::EffectKind::moon_tolerance: return sign_moon_rock(pen);
    }
}

}  // namespace orrery::ui::astronavigators_table
