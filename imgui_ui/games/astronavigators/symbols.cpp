// 1 colours   2 continents   3 transports   4 bodies in the sky   5 pieces. Signs drawn with strokes: signs.cpp
#include "imgui_ui/games/astronavigators/symbols.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "imgui_ui/games/astronavigators/pen.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::astronavigators_table {

// --- 1 colours ---

namespace {

constexpr std::array<Color, an::kContinentCount> kContinentColors{rgb(0xD9605A), rgb(0xE58A3A), rgb(0x5B8FE8), rgb(0xE0B93A),
                                                                  rgb(0x55B272), rgb(0xA477E0), rgb(0xD8DEEA)};
constexpr Color kIconGround = rgb(0x141C33), kMarkInk = rgb(0x12182A);
constexpr Color kMoonLight = rgb(0xF4F1E4), kMoonShade = rgb(0xC9C6BA), kMoonNight = rgb(0x2B324B), kMoonRim = rgb(0x8F98B8);
constexpr Color kSunHeart = rgb(0xFFF3C4), kSunEdge = rgb(0xFFD26B), kSunRay = rgb(0xF0B84A);
constexpr Color kFoil = rgb(0xE2B65A), kFoilShade = rgb(0xA97B2E);

}  // namespace

Color continent_color(an::Continent continent) { return kContinentColors[an::index_of(continent)]; }

// --- 2 continents ---

void draw_continent_mark(Canvas& c, an::Continent continent, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.17f);
    switch (continent) {
        case an::Continent::north_america: return pen.star({}, 1, 5, 0.44f);
        case an::Continent::south_america:                 // a leaf
            return pen.shape({{-0.8f, 0.8f}, {-0.95f, -0.3f}, {-0.2f, -0.85f}, {0.85f, -0.85f}, {0.9f, 0.2f}, {0.3f, 0.9f}, {-0.8f, 0.8f}});
        case an::Continent::europe:                        // a ring of stars, which are dots at this size
            for (int i = 0; i < 6; ++i) {
                const float angle = (static_cast<float>(i) + 0.5f) * kTau / 6;
                pen.disc({std::cos(angle) * 0.7f, std::sin(angle) * 0.7f}, 0.25f);
            }
            return;
        case an::Continent::africa:                        // a pyramid
            return pen.fill({{0, -0.8f}, {0.98f, 0.74f}, {-0.98f, 0.74f}});
        case an::Continent::asia:                          // a gate with two beams
            pen.line({-0.88f, -0.66f}, {0.88f, -0.66f});
            pen.line({-0.66f, -0.14f}, {0.66f, -0.14f});
            pen.line({-0.46f, -0.62f}, {-0.46f, 0.86f});
            return pen.line({0.46f, -0.62f}, {0.46f, 0.86f});
        case an::Continent::oceania:                       // waves
            for (const float v : {-0.42f, 0.42f}) pen.curve({-0.9f, v}, {-0.3f, v - 0.8f}, {0.3f, v + 0.8f}, {0.9f, v});
            return;
        case an::Continent::antarctica:                    // an ice crystal
            for (int i = 0; i < 3; ++i) {
                const float angle = static_cast<float>(i) * kPi / 3 + kPi / 6;
                const Vec tip{std::cos(angle) * 0.9f, std::sin(angle) * 0.9f};
                pen.line(tip, tip * -1.0f);
            }
    }
}

// --- 3 transports ---

namespace {

/// Sizes from which a pictogram shows windows and other details.
constexpr float kDetailed = 19;

/// Appends an arc to an outline.
void add_arc(std::vector<Vec>& outline, Vec middle, float r, float from, float to) {
    constexpr int kSteps = 8;
    for (int i = 0; i <= kSteps; ++i) outline.push_back(polar(middle, r, lerp(from, to, static_cast<float>(i) / kSteps)));
}

void draw_car(const Pen& pen, bool is_detailed) {
    constexpr float kWheel = 0.46f, kAxle = 0.36f, kArch = 0.3f, kDoor = -0.08f;
    std::vector<Vec> body{{-0.97f, kAxle}, {-0.97f, 0.06f}, {-0.88f, kDoor}};
    if (!is_detailed) body.insert(body.end(), {{-0.64f, -0.12f}, {-0.36f, -0.6f}, {0.26f, -0.6f}, {0.6f, -0.12f}});
    body.insert(body.end(), {{0.86f, 0}, {0.97f, 0.12f}, {0.97f, kAxle}});
    add_arc(body, {0.52f, kAxle}, kArch, 0, -kPi);
    add_arc(body, {-0.52f, kAxle}, kArch, 0, -kPi);
    pen.fill(body);
    for (const float u : {-0.52f, 0.52f}) pen.disc({u, kWheel - 0.02f}, 0.21f);
    if (!is_detailed) return;
    // The windows are what a frame leaves free.
    pen.path({{-0.66f, kDoor}, {-0.36f, -0.56f}, {0.26f, -0.56f}, {0.6f, kDoor + 0.04f}});
    pen.line({-0.04f, -0.56f}, {-0.04f, kDoor});
}

void draw_train(const Pen& pen, bool is_detailed) {
    pen.block({-0.38f, -0.3f}, 1.14f, 0.62f, 0.16f);       // boiler
    pen.fill({{0.36f, -0.3f}, {0.28f, -0.78f}, {0.66f, -0.78f}, {0.58f, -0.3f}});
    pen.block({-0.1f, -0.5f}, 0.24f, 0.24f, 0.1f);
    pen.fill({{0.72f, 0.02f}, {0.98f, 0.52f}, {0.6f, 0.52f}});
    if (is_detailed) {                                     // cab with a window
        pen.line({-0.98f, -0.76f}, {-0.28f, -0.76f});
        pen.block({-0.9f, -0.2f}, 0.56f, 0.52f, 0);
        pen.line({-0.82f, -0.7f}, {-0.82f, -0.14f});
        pen.line({-0.4f, -0.7f}, {-0.4f, -0.14f});
    } else {
        pen.block({-0.96f, -0.84f}, 0.64f, 0.2f, 0.06f);
        pen.block({-0.88f, -0.74f}, 0.54f, 1.06f, 0.06f);
    }
    pen.disc({-0.58f, 0.58f}, 0.29f);
    pen.disc({0.06f, 0.64f}, 0.23f);
    pen.disc({0.52f, 0.68f}, 0.19f);
}

void draw_ship(const Pen& pen, bool is_detailed) {
    pen.shape({{-0.95f, 0.2f}, {-0.4f, 0.3f}, {0.4f, 0.3f}, {0.98f, 0.14f}, {0.86f, 0.5f}, {0.66f, 0.76f}, {0.4f, 0.82f}, {0.1f, 0.86f},
               {-0.3f, 0.86f}, {-0.56f, 0.78f}, {-0.76f, 0.68f}, {-0.88f, 0.46f}, {-0.95f, 0.2f}});
    pen.shape({{-0.06f, -0.92f}, {-0.1f, -0.5f}, {-0.1f, -0.2f}, {-0.06f, 0.1f}, {-0.3f, 0.12f}, {-0.56f, 0.1f}, {-0.82f, 0.06f},
               {-0.62f, -0.2f}, {-0.3f, -0.54f}, {-0.06f, -0.92f}});
    pen.shape({{0.12f, -0.66f}, {0.5f, -0.4f}, {0.7f, -0.1f}, {0.7f, 0.04f}, {0.5f, 0.1f}, {0.3f, 0.12f}, {0.12f, 0.12f}, {0.2f, -0.1f},
               {0.2f, -0.4f}, {0.12f, -0.66f}});
    if (is_detailed) pen.fill({{0.02f, -0.98f}, {0.34f, -0.9f}, {0.02f, -0.8f}});
}

void draw_helicopter(const Pen& pen, bool is_detailed) {
    pen.line({-0.92f, -0.72f}, {0.72f, -0.72f});
    pen.line({-0.1f, -0.7f}, {-0.1f, -0.36f});
    // Body and tail in one outline; the nose is at the left.
    pen.shape({{-0.3f, -0.42f}, {0, -0.46f}, {0.24f, -0.4f}, {0.36f, -0.2f}, {0.56f, -0.18f}, {0.76f, -0.2f}, {0.92f, -0.24f},
               {0.96f, -0.16f}, {0.96f, -0.1f}, {0.92f, -0.04f}, {0.7f, 0.06f}, {0.5f, 0.12f}, {0.36f, 0.22f}, {0.2f, 0.4f},
               {-0.06f, 0.42f}, {-0.4f, 0.4f}, {-0.76f, 0.38f}, {-0.92f, 0.2f}, {-0.92f, 0.04f}, {-0.84f, -0.24f}, {-0.58f, -0.38f},
               {-0.3f, -0.42f}});
    pen.line({0.92f, -0.46f}, {0.92f, 0.16f});
    pen.line({-0.7f, 0.76f}, {0.46f, 0.76f});
    if (!is_detailed) return;
    pen.line({-0.46f, 0.4f}, {-0.5f, 0.74f});
    pen.line({0.1f, 0.36f}, {0.14f, 0.74f});
    pen.curve({-0.7f, 0.76f}, {-0.86f, 0.76f}, {-0.92f, 0.7f}, {-0.94f, 0.6f});
}

void draw_plane(const Pen& pen) {
    pen.shape({{0, -0.98f}, {0.12f, -0.94f}, {0.17f, -0.7f}, {0.17f, -0.34f}, {0.4f, -0.16f}, {0.7f, 0.06f}, {0.96f, 0.26f}, {0.98f, 0.34f},
               {0.98f, 0.42f}, {0.96f, 0.46f}, {0.7f, 0.36f}, {0.4f, 0.26f}, {0.16f, 0.22f}, {0.14f, 0.4f}, {0.12f, 0.5f}, {0.11f, 0.6f},
               {0.2f, 0.68f}, {0.3f, 0.74f}, {0.4f, 0.82f}, {0.41f, 0.88f}, {0.41f, 0.92f}, {0.4f, 0.96f}, {0.26f, 0.92f}, {0.12f, 0.88f},
               {0, 0.86f}, {-0.12f, 0.88f}, {-0.26f, 0.92f}, {-0.4f, 0.96f}, {-0.41f, 0.92f}, {-0.41f, 0.88f}, {-0.4f, 0.82f},
               {-0.3f, 0.74f}, {-0.2f, 0.68f}, {-0.11f, 0.6f}, {-0.12f, 0.5f}, {-0.14f, 0.4f}, {-0.16f, 0.22f}, {-0.4f, 0.26f},
               {-0.7f, 0.36f}, {-0.96f, 0.46f}, {-0.98f, 0.42f}, {-0.98f, 0.34f}, {-0.96f, 0.26f}, {-0.7f, 0.06f}, {-0.4f, -0.16f},
               {-0.17f, -0.34f}, {-0.17f, -0.7f}, {-0.12f, -0.94f}, {0, -0.98f}});
}

void draw_spacecraft(const Pen& pen, bool is_detailed) {
    if (is_detailed) {                                     // a gap parts the nose from the body
        pen.shape({{0, -0.98f}, {0.16f, -0.8f}, {0.27f, -0.6f}, {0.31f, -0.38f}, {0.1f, -0.34f}, {-0.1f, -0.34f}, {-0.31f, -0.38f},
                   {-0.27f, -0.6f}, {-0.16f, -0.8f}, {0, -0.98f}});
        pen.shape({{-0.33f, -0.24f}, {-0.1f, -0.2f}, {0.1f, -0.2f}, {0.33f, -0.24f}, {0.36f, 0.06f}, {0.32f, 0.3f}, {0.24f, 0.54f},
                   {0.08f, 0.56f}, {-0.08f, 0.56f}, {-0.24f, 0.54f}, {-0.32f, 0.3f}, {-0.36f, 0.06f}, {-0.33f, -0.24f}});
    } else {
        pen.shape({{0, -0.98f}, {0.34f, -0.66f}, {0.46f, -0.1f}, {0.26f, 0.54f}, {0.08f, 0.56f}, {-0.08f, 0.56f}, {-0.26f, 0.54f},
                   {-0.46f, -0.1f}, {-0.34f, -0.66f}, {0, -0.98f}});
    }
    for (const float side : {-1.0f, 1.0f})
        pen.fill({{side * 0.42f, 0.08f}, {side * 0.8f, 0.44f}, {side * 0.8f, 0.84f}, {side * 0.34f, 0.5f}});
    pen.fill({{-0.17f, 0.66f}, {0.17f, 0.66f}, {0, 0.99f}});
}

}  // namespace

void draw_transport(Canvas& c, an::Transport transport, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.1f);
    const bool is_detailed = size >= kDetailed;
    switch (transport) {
        case an::Transport::car: return draw_car(pen, is_detailed);
        case an::Transport::train: return draw_train(pen, is_detailed);
        case an::Transport::ship: return draw_ship(pen, is_detailed);
        case an::Transport::helicopter: return draw_helicopter(pen, is_detailed);
        case an::Transport::plane: return draw_plane(pen);
        case an::Transport::spacecraft: return draw_spacecraft(pen, is_detailed);
    }
}

void draw_icon_on_map(Canvas& c, an::Transport transport, an::Continent continent, Vec centre, float size) {
    constexpr float kWithMark = 24;
    const float r = size / 2, ring = std::max(1.5f, size * 0.09f);
    const Color colour = continent_color(continent);
    c.circle(centre, r, kIconGround);
    c.circle_stroke(centre, r - ring / 2, colour, ring);
    draw_transport(c, transport, centre, size * 0.62f, kWhite);
    if (size < kWithMark) return;
    const Vec mark{centre.x + r * 0.72f, centre.y + r * 0.72f};
    c.circle(mark, size * 0.2f + 1, kIconGround);
    c.circle(mark, size * 0.2f, colour);
    draw_continent_mark(c, continent, mark, size * 0.27f, kMarkInk);
}

void draw_die_face(Canvas& c, an::Transport transport, Vec centre, float size, SeatColor seat) {
    const SeatPaint& paint = c.theme().seat(seat);
    const Rect face = square_around(centre, size);
    c.shadow(face, size * 0.22f, 0.5f, size * 0.18f, size * 0.07f);
    c.gradient(face, size * 0.22f, mix(paint.fill, kWhite, 0.2f), mix(paint.fill, kBlack, 0.22f));
    c.gradient(face.grown(-size * 0.06f), size * 0.17f, mix(paint.fill, kWhite, 0.06f), mix(paint.fill, kBlack, 0.06f));
    c.rect_stroke(face, size * 0.22f, c.theme().flat ? paint.rim : fade(kWhite, 0.75f), std::max(1.0f, size * 0.03f));
    draw_transport(c, transport, centre, size * 0.66f, paint.ink);
}

// --- 4 bodies in the sky ---

namespace {

/// Fills the part of a disc between its edge on one side (1 right, -1 left) and an ellipse of half width `inner`. A negative `inner` bulges
/// to the other side.
void fill_phase(Canvas& c, Vec at, float r, float side, float inner, Color ink) {
    constexpr int kSteps = 20;
    std::vector<Vec> outline;
    for (int i = 0; i <= kSteps; ++i) {
        const float angle = lerp(-kPi / 2, kPi / 2, static_cast<float>(i) / kSteps);
        outline.push_back({at.x + side * std::cos(angle) * r, at.y + std::sin(angle) * r});
    }
    for (int i = kSteps - 1; i > 0; --i) {
        const float angle = lerp(-kPi / 2, kPi / 2, static_cast<float>(i) / kSteps);
        outline.push_back({at.x + side * std::cos(angle) * r * inner, at.y + std::sin(angle) * r});
    }
    c.polygon(outline, ink);
}

/// Draws seas and craters on the lit side of the Moon; `side` 0 is both.
void draw_craters(Canvas& c, Vec at, float r, float side) {
    struct Pit { float u, v, size; };
    static constexpr std::array<Pit, 6> kPits{
        {{0.36f, -0.34f, 0.2f}, {0.5f, 0.22f, 0.15f}, {0.22f, 0.6f, 0.1f}, {-0.36f, -0.2f, 0.24f}, {-0.52f, 0.34f, 0.14f},
         {-0.2f, 0.58f, 0.1f}}};
    for (const Pit& pit : kPits)
        if (side == 0 || pit.u * side > 0)
            c.circle({at.x + pit.u * r, at.y + pit.v * r}, pit.size * r, fade(mix(kMoonShade, kBlack, 0.3f), 0.4f));
}

}  // namespace

void draw_moon(Canvas& c, int phase, Vec centre, float radius, bool number) {
    constexpr float kCratersFrom = 9;
    const float rim = std::max(1.0f, radius * 0.07f);
    if (phase == 3) {
        c.glow(centre, radius * 1.5f, kMoonLight, 0.22f);
        c.gradient_circle(centre, radius, kMoonLight, kMoonShade, 0.9f);
    } else {
        c.circle(centre, radius, kMoonNight);
        c.circle_stroke(centre, radius - rim / 2, kMoonRim, rim);
        if (phase == 1) fill_phase(c, centre, radius, 1, 0.78f, kMoonLight);
        else fill_phase(c, centre, radius, phase == 2 ? 1.0f : -1.0f, 0, kMoonLight);
    }
    if (radius >= kCratersFrom && phase != 1) draw_craters(c, centre, radius, phase == 3 ? 0.0f : phase == 2 ? 1.0f : -1.0f);
    if (!number) return;
    const float badge = std::max(8.5f, radius * 0.46f);
    const Vec at{centre.x + radius * 0.74f, centre.y + radius * 0.74f};
    c.circle(at, badge, kIconGround);
    c.circle_stroke(at, badge - 0.6f, kMoonRim, 1.2f);
    c.text(at, std::to_string(phase), std::max(type::kSmall, badge * 1.3f), kWhite, Weight::bold, Align::center);
}

void draw_sun(Canvas& c, Vec centre, float radius) {
    c.glow(centre, radius * 2.6f, kSunEdge, 0.5f);
    for (int i = 0; i < 12; ++i) {
        const float angle = static_cast<float>(i) * kTau / 12;
        c.line(polar(centre, radius * 0.86f, angle), polar(centre, radius * (i % 2 == 0 ? 1.0f : 0.94f), angle), kSunRay,
               std::max(1.2f, radius * 0.14f), Cap::round);
    }
    c.gradient_circle(centre, radius * 0.78f, kSunHeart, kSunEdge, 0.9f);
    c.circle_stroke(centre, radius * 0.78f, kSunRay, std::max(1.0f, radius * 0.06f));
}

// --- 5 pieces ---

void draw_vehicle(Canvas& c, SeatColor seat, an::Transport transport, Vec centre, float size) {
    constexpr float kWithPictogram = 20;
    const SeatPaint& paint = c.theme().seat(seat);
    const float r = size / 2;
    if (size < kWithPictogram) return draw_emblem(c, seat, centre, r);
    const float rim = std::max({1.3f, size * 0.06f, paint.rim_width});
    if (!c.theme().flat) c.shadow_circle(centre, r, 0.55f, size * 0.2f, size * 0.06f);
    c.gradient_circle(centre, r, mix(paint.fill, kWhite, 0.16f), mix(paint.fill, kBlack, 0.14f), kPi / 2);
    c.circle_stroke(centre, r - rim / 2, paint.rim, rim);
    draw_transport(c, transport, {centre.x - size * 0.03f, centre.y - size * 0.04f}, size * 0.6f, paint.ink);
    EmblemOptions badge;
    badge.shadow = false;
    const float small = std::max(7.0f, size * 0.25f);
    draw_emblem(c, seat, {centre.x + r * 0.78f, centre.y + r * 0.72f}, small, badge);
}

void draw_module(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink, 0.08f);
    const UnitBox p{centre, size / 2};
    // Legs first: the stages stand on them.
    for (const float side : {-1.0f, 1.0f}) {
        pen.path({{side * 0.4f, 0.1f}, {side * 0.78f, 0.84f}, {side * 0.5f, 0.5f}});
        pen.line({side * 0.62f, 0.88f}, {side * 0.96f, 0.88f});
    }
    c.polygon({p(-0.56f, 0.08f), p(0.56f, 0.08f), p(0.56f, 0.52f), p(-0.56f, 0.52f)}, kFoil);
    c.polygon({p(0.1f, 0.08f), p(0.56f, 0.08f), p(0.56f, 0.52f), p(0.1f, 0.52f)}, kFoilShade);
    c.polygon({p(-0.16f, 0.54f), p(0.16f, 0.54f), p(0.28f, 0.76f), p(-0.28f, 0.76f)}, kFoilShade);
    pen.fill({{-0.3f, -0.72f}, {0.26f, -0.72f}, {0.54f, -0.44f}, {0.54f, -0.12f}, {0.34f, 0.04f}, {-0.34f, 0.04f}, {-0.54f, -0.12f},
              {-0.54f, -0.42f}});
    c.polygon({p(-0.36f, -0.46f), p(-0.06f, -0.38f), p(-0.24f, -0.16f)}, kIconGround);
    c.polygon({p(0.36f, -0.46f), p(0.06f, -0.38f), p(0.24f, -0.16f)}, kIconGround);
    pen.line({0.1f, -0.72f}, {0.24f, -0.92f});
    pen.disc({0.28f, -0.92f}, 0.12f);
}

}  // namespace orrery::ui::astronavigators_table
