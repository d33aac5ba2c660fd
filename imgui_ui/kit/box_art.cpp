// Key art of the five boxes: 1 ground   2 one picture per game   3 choice
#include <algorithm>
#include <array>
#include <string_view>

#include "imgui_ui/kit/backdrop.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/planets.h"
#include "imgui_ui/kit/scatter.h"

namespace orrery::ui {
namespace {

/// Coordinates of a picture: the origin is its centre, the unit its shorter side.
struct Stage {
    Vec centre;
    float unit;
    Vec at(float u, float v) const { return {centre.x + u * unit, centre.y + v * unit}; }
};

// --- 1 ground ---

/// Returns true if a dot at `p` keeps clear of the rounded corners.
bool is_inside(Rect r, Corners corners, Vec p) {
    const auto beyond = [p](Vec middle, float radius, float sx, float sy) {
        const Vec d = p - middle;
        return d.x * sx > 0 && d.y * sy > 0 && length(d) > radius - 1.5f;
    };
    return !beyond({r.x + corners.tl, r.y + corners.tl}, corners.tl, -1, -1) &&
           !beyond({r.right() - corners.tr, r.y + corners.tr}, corners.tr, 1, -1) &&
           !beyond({r.right() - corners.br, r.bottom() - corners.br}, corners.br, 1, 1) &&
           !beyond({r.x + corners.bl, r.bottom() - corners.bl}, corners.bl, -1, 1);
}

void draw_ground(Canvas& c, GameKey game, Rect r, Corners corners) {
    constexpr int kStars = 40;
    const Color key = c.theme().game(game);
    c.gradient(r, corners, mix(key, rgb(0x0A0F1E), 0.62f), mix(key, rgb(0x070A14), 0.9f));
    c.glow_in(r, {r.x + r.w * 0.5f, r.y + r.h * 0.45f}, r.w * 0.7f, key, 0.4f);
    Scatter scatter{std::uint32_t(std::string_view(game_key_id(game)).size() * 7)};
    for (int i = 0; i < kStars; ++i) {
        const float x = r.x + scatter.next() * r.w, y = r.y + scatter.next() * r.h;
        const float size = scatter.next() > 0.85f ? 1.3f : 0.7f, a = 0.2f + scatter.next() * 0.5f;
        if (is_inside(r, corners, {x, y})) c.circle({x, y}, size, fade(kWhite, a));
    }
}

// --- 2 one picture per game ---

/// Draws a gate with a ship inside, and two worlds beyond.
void draw_jumpgate(Canvas& c, const Stage& s) {
    draw_planet(c, s.at(0.36f, -0.3f), s.unit * 0.13f, planet_look("sethium"));
    draw_planet(c, s.at(-0.4f, 0.32f), s.unit * 0.1f, planet_look("anno"));
    draw_gate(c, s.centre, s.unit * 0.33f);
    draw_ship(c, SeatColor::yellow, s.at(-0.02f, 0.04f), s.unit * 0.26f, -1.0f);
}

void draw_world_card(Canvas& c, Vec centre, float unit, float angle, std::string_view planet, Color kind) {
    const Theme& t = c.theme();
    const auto turned = c.transformed(centre, angle);
    const float w = unit * 0.46f, h = unit * 0.64f, left = -w / 2, top = -h / 2;
    c.shadow({left, top, w, h}, 10, 0.5f, 12, 4);
    c.gradient({left, top, w, h}, unit * 0.05f, t.ivory, t.ivory2);
    c.rect({left + 5, top + 5, w - 10, h * 0.56f}, unit * 0.03f, rgb(0x0D1428));
    const Vec world{0, -h * 0.2f};
    draw_planet(c, world, w * 0.24f, planet_look(planet));
    c.circle_stroke(world, w * 0.31f, kind, unit * 0.016f);
    // A name, and powers in the colours of their phases.
    constexpr std::array<float, 3> kLines{0.62f, 0.72f, 0.5f};
    constexpr std::array<Color, 3> kPhases{rgb(0x565D70), rgb(0x8A55B5), rgb(0x3F7B3C)};
    for (std::size_t i = 0; i < kLines.size(); ++i) {
        const float y = h * (0.15f + 0.11f * float(i)), thick = h * 0.05f, tag = i == 0 ? 0.0f : w * 0.17f;
        if (tag > 0) c.rect({left + 9, y - thick * 0.3f, tag, thick * 1.6f}, 2, kPhases[i]);
        c.rect({left + 9 + tag * 1.25f, y, (w - 18) * kLines[i], thick}, 2, fade(t.ink2, i == 0 ? 0.6f : 0.35f));
    }
    const float badge = unit * 0.052f;
    const Vec cost{left + badge, top + badge}, points{-left - badge, top + badge};
    c.circle(cost, badge, rgb(0x2B3350));
    c.circle_stroke(cost, badge, rgb(0xFFFDF4), 1.5f);
    std::array<Vec, 6> hexagon;
    for (std::size_t i = 0; i < hexagon.size(); ++i) hexagon[i] = polar(points, badge * 1.1f, float(i) * kTau / float(hexagon.size()));
    c.polygon(hexagon, rgb(0xD9AE3F));
    c.polyline(hexagon, rgb(0xFFF3CF), 1.5f, true);
}

/// Draws three fanned world cards.
void draw_race(Canvas& c, const Stage& s) {
    draw_world_card(c, s.at(-0.28f, 0.05f), s.unit, -0.3f, "chandleria", rgb(0xB5763A));
    draw_world_card(c, s.at(0.28f, 0.05f), s.unit, 0.28f, "pelagia", rgb(0x5BB8E8));
    draw_world_card(c, s.at(0, -0.02f), s.unit, 0, "waldwelt", rgb(0x5FAE3C));
}

/// Draws tumbling dice over a grid of spaces.
void draw_quantum(Canvas& c, const Stage& s) {
    for (int i = -2; i <= 2; ++i)
        for (int j = -2; j <= 2; ++j)
            c.rect_stroke(square_around(s.at(float(i) * 0.24f, float(j) * 0.24f), s.unit * 0.22f), 5, fade(kWhite, 0.1f), 1);
    draw_planet(c, s.at(-0.02f, 0), s.unit * 0.12f, planet_look("korund"));
    draw_die(c, s.at(-0.3f, -0.26f), s.unit * 0.24f, 5, SeatColor::red, -0.25f);
    draw_die(c, s.at(0.3f, -0.18f), s.unit * 0.24f, 2, SeatColor::blue, 0.2f);
    draw_die(c, s.at(0.1f, 0.32f), s.unit * 0.24f, 6, SeatColor::yellow, -0.1f);
}

/// Draws three worlds joined by routes, and the ark under way.
void draw_microcosmos(Canvas& c, const Stage& s) {
    const Color route = fade(c.theme().game(GameKey::microcosmos), 0.8f);
    const Vec burnt = s.at(-0.3f, -0.25f), green = s.at(0.3f, -0.28f), blue = s.at(0, 0.22f);
    c.bezier({burnt, s.at(0, -0.5f), s.at(0.1f, -0.4f), green}, route, 2);
    c.bezier({green, s.at(0.5f, 0), s.at(0.3f, 0.2f), blue}, route, 2);
    c.bezier({burnt, s.at(-0.5f, 0), s.at(-0.3f, 0.2f), blue}, route, 2);
    draw_planet(c, burnt, s.unit * 0.13f, planet_look("cinder"));
    draw_planet(c, green, s.unit * 0.15f, planet_look("waldwelt"));
    draw_planet(c, s.at(-0.02f, 0.22f), s.unit * 0.2f, planet_look("halcyra"));
    draw_ark(c, s.at(0.36f, 0.12f), s.unit * 0.24f);
}

/// Draws the Earth's limb, a constellation and the Moon.
void draw_astronavigators(Canvas& c, const Stage& s) {
    draw_planet(c, s.at(0, 0.42f), s.unit * 0.38f, earth_look());
    const std::array<Vec, 8> stars{s.at(-0.42f, -0.3f),  s.at(-0.26f, -0.42f), s.at(-0.1f, -0.34f), s.at(0.02f, -0.2f),
                                   s.at(0.2f, -0.24f),   s.at(0.24f, -0.06f),  s.at(0.04f, -0.03f), s.at(0.02f, -0.2f)};
    c.polyline(stars, fade(rgb(0xD8D0FF), 0.7f), 1.4f);
    // The last point closes the figure at a star that is lit already.
    for (std::size_t i = 0; i + 1 < stars.size(); ++i) {
        c.glow(stars[i], s.unit * 0.05f, rgb(0xE8E2FF), 0.9f);
        c.circle(stars[i], s.unit * 0.014f, kWhite);
    }
    c.gradient_circle(s.at(0.4f, -0.32f), s.unit * 0.08f, rgb(0xF4F0E2), rgb(0x8C8774), 0.8f);
}

}  // namespace

// --- 3 choice ---

void draw_box_art(Canvas& c, GameKey game, Rect r, Corners corners) {
    const auto clip = c.clipped(r);
    draw_ground(c, game, r, corners);
    const Stage stage{r.centre(), std::min(r.w, r.h)};
    switch (game) {
        case GameKey::jumpgate: draw_jumpgate(c, stage); break;
        case GameKey::race: draw_race(c, stage); break;
        case GameKey::quantum: draw_quantum(c, stage); break;
        case GameKey::microcosmos: draw_microcosmos(c, stage); break;
        case GameKey::astronavigators: draw_astronavigators(c, stage); break;
    }
}

}  // namespace orrery::ui
