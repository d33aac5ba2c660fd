// 1 sky   2 nature   3 list; what is built on the ground is in sights_built.cpp
#include "imgui_ui/kit/sights.h"

#include "imgui_ui/kit/sight_brush.h"

namespace orrery::ui {
namespace {

using Brush = SightBrush;

// --- 1 sky ---

void draw_hull(const Brush& b, float u, float v, float size, bool flame = true) {
    const auto p = [&](float x, float y) { return Vec{u + x * size, v + y * size}; };
    if (flame) b.glow(u + size * 1.05f, v, size * 0.7f, b.ink.lamp, 0.7f);
    b.fill({p(-1, 0.05f), p(-0.2f, -0.3f), p(0.9f, -0.22f), p(0.7f, 0.02f), p(0.9f, 0.24f), p(-0.2f, 0.26f)}, b.ink.body);
    b.line(p(-1, 0.05f), p(-0.2f, -0.3f), b.ink.edge, b.thin());
    b.line(p(-0.2f, -0.3f), p(0.9f, -0.22f), b.ink.edge, b.thin());
    if (flame) b.dot(u + size * 0.86f, v, size * 0.12f, b.ink.lamp);
}

void draw_sun(const Brush& b) {
    b.glow(0, 0, 1.5f, b.ink.lamp, 0.8f);
    b.dot(0, 0, 0.34f, mix(b.ink.lamp, kWhite, 0.4f));
}
void draw_comet(const Brush& b) {
    for (int i = 0; i < 9; ++i) b.glow(-0.85f + float(i) * 0.2f, 0.5f - float(i) * 0.13f, 0.2f + float(i) * 0.05f, rgb(0xBFE6FF), 0.5f - float(i) * 0.045f);
    b.fill({{-0.9f, 0.46f}, {1.1f, -0.95f}, {1.2f, -0.6f}, {-0.82f, 0.62f}}, fade(rgb(0xCDEBFF), 0.26f));
    b.dot(-0.88f, 0.54f, 0.17f, rgb(0xF3FBFF));
}
void draw_asteroids(const Brush& b) {
    Scatter s(11);
    for (int i = 0; i < 11; ++i) {
        const float u = -1.25f + 0.25f * float(i) + s.next() * 0.12f, v = 0.35f - 0.08f * float(i) + (s.next() - 0.5f) * 0.5f, size = 0.07f + 0.13f * s.next();
        std::array<Vec, 7> p;
        for (std::size_t k = 0; k < p.size(); ++k) p[k] = polar(b(u, v), b.r * size * (0.8f + 0.45f * s.next()), float(k) * kTau / float(p.size()));
        b.c.polygon(p, mix(b.ink.body, b.ink.edge, 0.4f));
        b.dot(u - size * 0.2f, v - size * 0.2f, size * 0.45f, mix(b.ink.body, b.ink.edge, 0.75f));
    }
}
void draw_fleet(const Brush& b) {
    for (int i = 0; i < 5; ++i) draw_hull(b, -0.7f + 0.42f * float(i == 0 ? 0 : (i + 1) / 2), (i % 2 == 0 ? 0.3f : -0.3f) * float((i + 1) / 2), 0.28f);
}
void draw_warship(const Brush& b) {
    draw_hull(b, 0, 0, 0.95f);
    b.box(0.1f, -0.5f, 0.3f, -0.24f);
    b.line({-0.1f, -0.34f}, {-0.5f, -0.42f}, b.ink.edge, b.thin());
    b.windows(-0.3f, -0.16f, 0.9f, 0.1f, 6, 2);
}
void draw_convoy(const Brush& b) {
    draw_hull(b, -0.75f, -0.2f, 0.34f, false);
    for (int i = 0; i < 3; ++i) {
        const float u = -0.28f + float(i) * 0.42f, v = -0.12f + float(i) * 0.1f;
        b.fill({{u, v - 0.14f}, {u + 0.34f, v - 0.1f}, {u + 0.34f, v + 0.16f}, {u, v + 0.12f}}, b.ink.body);
        b.line({u, v - 0.14f}, {u + 0.34f, v - 0.1f}, b.ink.edge, b.thin());
        b.lamp(u + 0.17f, v + 0.02f);
    }
    b.glow(1.05f, 0.22f, 0.3f, b.ink.lamp, 0.8f);
}
void draw_station(const Brush& b) {
    b.c.ellipse_stroke(b(0, 0), b.r * 0.8f, b.r * 0.28f, -0.3f, b.ink.edge, b.bold());
    b.line({-0.75f, 0.23f}, {0.75f, -0.23f}, b.ink.body, b.bold());
    b.line({-0.1f, -0.5f}, {0.1f, 0.5f}, b.ink.edge, b.bold());
    b.dot(0, 0, 0.2f, b.ink.body);
    b.lamp(0, 0, 0.1f);
}
void draw_satellite(const Brush& b) {
    for (const float side : {-1.0f, 1.0f}) {
        b.fill({{side * 0.25f, -0.16f}, {side * 0.85f, -0.3f}, {side * 0.85f, 0.02f}, {side * 0.25f, 0.16f}}, rgb(0x36539A));
        b.line({side * 0.25f, -0.16f}, {side * 0.85f, -0.3f}, b.ink.edge, b.thin());
        b.line({side * 0.55f, -0.23f}, {side * 0.55f, 0.09f}, b.ink.edge, b.thin());
    }
    b.fill({{-0.16f, -0.22f}, {0.16f, -0.22f}, {0.16f, 0.24f}, {-0.16f, 0.24f}}, b.ink.edge);
    b.lamp(0, -0.34f, 0.07f);
}
void draw_wreck(const Brush& b) {
    b.fill({{-1, 0.2f}, {-0.5f, -0.2f}, {0, -0.3f}, {0.16f, -0.05f}, {-0.04f, 0.1f}, {0.1f, 0.3f}, {-0.5f, 0.34f}}, b.ink.body);
    b.line({-0.5f, -0.2f}, {0, -0.3f}, b.ink.edge, b.thin());
    b.fill({{0.34f, -0.36f}, {0.95f, -0.6f}, {0.8f, -0.2f}, {0.95f, 0.04f}, {0.42f, 0.06f}, {0.5f, -0.14f}}, b.ink.body);
    b.line({0.34f, -0.36f}, {0.95f, -0.6f}, b.ink.edge, b.thin());
    for (int i = 0; i < 3; ++i) b.dot(0.2f + 0.07f * float(i), 0.05f - 0.16f * float(i), 0.04f, b.ink.edge);
    b.glow(0.08f, 0.1f, 0.34f, b.ink.lamp, 0.7f);
}
void draw_saucer(const Brush& b) {
    b.glow(0, 0.3f, 0.9f, b.ink.lamp, 0.5f);
    b.c.ellipse(b(0, -0.16f), b.r * 0.34f, b.r * 0.26f, 0, mix(b.ink.lamp, b.ink.body, 0.5f));
    b.c.ellipse(b(0, 0), b.r * 0.85f, b.r * 0.2f, 0, b.ink.body);
    b.c.ellipse_stroke(b(0, 0), b.r * 0.85f, b.r * 0.2f, 0, b.ink.edge, b.thin(), kPi, kTau);
    for (int i = -2; i <= 2; ++i) b.lamp(float(i) * 0.3f, 0.06f, 0.06f);
}
void draw_swarm(const Brush& b) {
    Scatter s(5);
    for (int i = 0; i < 26; ++i) {
        const Vec at = polar({0, 0}, 1.25f * std::sqrt(s.next()), s.next() * kTau);
        b.dot(at.x, at.y * 0.7f, 0.03f + 0.06f * s.next(), fade(b.ink.lamp, 0.4f + 0.5f * s.next()));
    }
}
void draw_birds(const Brush& b) {
    for (const auto& [u, v, size] : {std::array{-0.4f, 0.1f, 0.62f}, std::array{0.55f, -0.32f, 0.4f}, std::array{0.75f, 0.4f, 0.28f}}) {
        for (const float side : {-1.0f, 1.0f})
            b.curve({u, v}, {u + side * size * 0.2f, v - size * 0.6f}, {u + side * size * 0.7f, v - size * 0.6f}, {u + side * size, v - size * 0.15f}, b.ink.edge, b.r * size * 0.16f);
        b.dot(u, v, size * 0.12f, b.ink.edge);
    }
}
void draw_beams(const Brush& b) {
    for (const float lean : {-0.7f, 0.1f, 0.8f})
        b.fill({{lean * 0.5f - 0.03f, 1.2f}, {lean * 1.5f - 0.2f, -1.1f}, {lean * 1.5f + 0.2f, -1.1f}, {lean * 0.5f + 0.03f, 1.2f}}, fade(b.ink.lamp, 0.2f));
}

// --- 2 nature ---

void draw_trees(const Brush& b) {
    for (const auto& [u, h] : {std::array{-0.75f, 1.0f}, std::array{-0.15f, 1.5f}, std::array{0.45f, 1.1f}, std::array{0.85f, 0.75f}})
        for (int i = 0; i < 3; ++i) {
            const float top = -h + h * 0.22f * float(i), w = h * (0.14f + 0.07f * float(i));
            b.body({{u - w, top + h * 0.38f}, {u, top}, {u + w, top + h * 0.38f}});
        }
}
void draw_palms(const Brush& b) {
    b.curve({-0.45f, 0.1f}, {-0.5f, -0.5f}, {-0.3f, -1.0f}, {-0.1f, -1.3f}, b.ink.body, b.bold());
    for (const auto& [u, v] : {std::array{-0.75f, -1.25f}, std::array{-0.55f, -1.7f}, std::array{0.15f, -1.8f}, std::array{0.55f, -1.3f}, std::array{0.4f, -0.9f}})
        b.curve({-0.1f, -1.3f}, {lerp(-0.1f, u, 0.4f), v - 0.2f}, {lerp(-0.1f, u, 0.8f), v - 0.1f}, {u, v + 0.15f}, b.ink.edge, b.bold());
    b.line({0.62f, 0.1f}, {0.62f, -0.75f}, b.ink.edge, b.thin());
    b.fill({{0.2f, -0.6f}, {0.4f, -0.86f}, {0.62f, -0.95f}, {0.84f, -0.86f}, {1.04f, -0.6f}}, rgb(0xFF7A6A));
    b.fill({{0.5f, -0.6f}, {0.62f, -0.95f}, {0.76f, -0.6f}}, rgb(0xFFF0D8));
}
void draw_gems(const Brush& b) {
    for (const auto& [u, h, lean] : {std::array{-0.6f, 0.9f, -0.3f}, std::array{0.55f, 1.0f, 0.3f}, std::array{0.0f, 1.6f, 0.0f}}) {
        const float w = h * 0.2f;
        b.fill({{u - w, 0.2f}, {u + lean - w, -h * 0.7f}, {u + lean, -h}, {u + lean + w, -h * 0.7f}, {u + w, 0.2f}}, b.ink.body);
        b.fill({{u, 0.2f}, {u + lean, -h}, {u + lean + w, -h * 0.7f}, {u + w, 0.2f}}, b.ink.edge);
        b.line({u + lean - w, -h * 0.7f}, {u + lean, -h}, b.ink.lamp, b.thin());
    }
}
void draw_fish(const Brush& b) {
    b.fill({{-0.75f, -0.9f}, {-0.3f, -1.32f}, {0.25f, -1.25f}, {0.55f, -0.95f}, {0.95f, -1.3f}, {0.85f, -0.62f}, {0.5f, -0.8f}, {0.1f, -0.62f}, {-0.4f, -0.66f}}, b.ink.edge);
    b.fill({{-0.15f, -1.3f}, {0.15f, -1.62f}, {0.3f, -1.22f}}, b.ink.edge);
    b.dot(-0.42f, -1.0f, 0.07f, b.ink.body);
    for (int i = 0; i < 3; ++i)
        for (int k = 0; k < 3; ++k)
            b.c.arc(b(-0.8f + 0.8f * float(k), -0.1f + 0.2f * float(i)), b.r * 0.4f, kPi * 1.15f, kPi * 1.85f, fade(rgb(0x9FDCFF), 0.8f - 0.2f * float(i)), b.thin());
}
void draw_lizard(const Brush& b) {
    b.curve({-0.5f, -1.2f}, {0.2f, -1.3f}, {-0.5f, -0.3f}, {1, -0.05f}, b.ink.body, b.r * 0.34f);
    b.fill({{-1, -1.08f}, {-0.6f, -1.5f}, {-0.2f, -1.4f}, {-0.25f, -1.0f}, {-0.6f, -0.98f}}, b.ink.body);
    b.line({-0.6f, -1.5f}, {-0.2f, -1.4f}, b.ink.edge, b.thin());
    for (int i = 0; i < 4; ++i) {
        const float u = -0.12f + 0.14f * float(i), v = -1.2f + 0.27f * float(i);
        b.fill({{u, v}, {u + 0.22f, v - 0.14f}, {u + 0.14f, v + 0.18f}}, b.ink.edge);
    }
    b.line({-0.15f, -0.4f}, {-0.45f, 0.08f}, b.ink.body, b.r * 0.15f);
    b.line({0.2f, -0.3f}, {0.1f, 0.1f}, b.ink.body, b.r * 0.15f);
    b.lamp(-0.62f, -1.26f, 0.07f);
}
void draw_camp(const Brush& b) {
    b.glow(0.25f, -0.2f, 0.8f, b.ink.lamp, 0.9f);
    for (const auto& [u, size] : {std::array{-0.55f, 1.0f}, std::array{0.85f, 0.75f}}) {
        b.dot(u, -1.0f * size, 0.2f * size, b.ink.body);
        b.fill({{u - 0.26f * size, 0.1f}, {u - 0.3f * size, -0.72f * size}, {u + 0.3f * size, -0.72f * size}, {u + 0.24f * size, 0.1f}}, b.ink.body);
        b.line({u + 0.3f * size, -0.72f * size}, {u + 0.24f * size, 0.1f}, b.ink.edge, b.thin());
    }
    b.line({-0.95f, 0.1f}, {-0.85f, -1.7f}, b.ink.edge, b.thin());
    b.fill({{-0.92f, -1.6f}, {-0.84f, -1.85f}, {-0.76f, -1.6f}}, b.ink.edge);
    b.fill({{0.05f, 0.05f}, {0.2f, -0.55f}, {0.3f, -0.3f}, {0.38f, -0.45f}, {0.5f, 0.05f}}, b.ink.lamp);
}
void draw_tentacles(const Brush& b) {
    for (const auto& [u, lean, h] : {std::array{-0.7f, 0.5f, 1.3f}, std::array{-0.1f, -0.6f, 1.75f}, std::array{0.5f, 0.6f, 1.45f}, std::array{0.85f, -0.5f, 0.8f}}) {
        b.curve({u, 0.2f}, {u - lean, -h * 0.4f}, {u + lean, -h * 0.7f}, {u + lean * 0.3f, -h}, b.ink.body, b.r * 0.2f);
        b.curve({u + 0.06f, 0.1f}, {u - lean + 0.08f, -h * 0.4f}, {u + lean + 0.06f, -h * 0.7f}, {u + lean * 0.3f, -h}, b.ink.edge, b.thin());
        b.lamp(u + lean * 0.3f, -h, 0.1f);
    }
}
void draw_mushrooms(const Brush& b) {
    for (const auto& [u, h, w] : {std::array{-0.55f, 1.0f, 0.5f}, std::array{0.3f, 1.5f, 0.62f}, std::array{0.9f, 0.6f, 0.3f}}) {
        b.box(u - 0.07f, -h, 0.14f, 0.2f);
        b.dome(u, w, -h + 0.2f);
        for (int i = -1; i <= 1; ++i) b.lamp(u + float(i) * w * 0.45f, -h + 0.04f, 0.06f);
    }
}
void draw_vines(const Brush& b) {
    for (int row = 0; row < 2; ++row)
        for (int i = 0; i < 4; ++i) {
            const float u = -0.85f + 0.55f * float(i) + 0.2f * float(row), v = -0.35f + 0.4f * float(row);
            b.line({u, v + 0.2f}, {u, v - 0.5f}, b.ink.body, b.bold());
            b.dot(u - 0.13f, v - 0.42f, 0.17f, mix(rgb(0x5F9F45), b.ink.body, 0.35f));
            b.dot(u + 0.12f, v - 0.4f, 0.15f, mix(rgb(0x5F9F45), b.ink.body, 0.15f));
            b.dot(u, v - 0.22f, 0.1f, rgb(0x9C5CC8));
        }
}
void draw_dunes(const Brush& b) {
    for (const auto& [u, w, h] : {std::array{-0.5f, 1.0f, 0.55f}, std::array{0.5f, 0.9f, 0.8f}})
        b.body({{u - w, 0.3f}, {u, -h}, {u + w, 0.3f}});
}

// --- 3 list ---

// A switch, because a table of functions would keep them all in the part of the program that is loaded first.
void draw_natural(const Brush& b, Sight sight) {
    switch (sight) {
        case Sight::sun: return draw_sun(b);
        case Sight::comet: return draw_comet(b);
        case Sight::asteroids: return draw_asteroids(b);
        case Sight::fleet: return draw_fleet(b);
        case Sight::warship: return draw_warship(b);
        case Sight::convoy: return draw_convoy(b);
        case Sight::station: return draw_station(b);
        case Sight::satellite: return draw_satellite(b);
        case Sight::wreck: return draw_wreck(b);
        case Sight::saucer: return draw_saucer(b);
        case Sight::swarm: return draw_swarm(b);
        case Sight::birds: return draw_birds(b);
        case Sight::beams: return draw_beams(b);
        case Sight::trees: return draw_trees(b);
        case Sight::palms: return draw_palms(b);
        case Sight::gems: return draw_gems(b);
        case Sight::fish: return draw_fish(b);
        case Sight::lizard: return draw_lizard(b);
        case Sight::camp: return draw_camp(b);
        case Sight::tentacles: return draw_tentacles(b);
        case Sight::mushrooms: return draw_mushrooms(b);
        case Sight::vines: return draw_vines(b);
        case Sight::dunes: return draw_dunes(b);
        default: return;
    }
}

}  // namespace

void draw_sight(Canvas& c, Sight sight, Vec at, float r, const SightInk& ink) {
    if (!c.is_seen()) return;
    const SightBrush b{c, at, r, ink};
    if (!draw_built(b, sight)) draw_natural(b, sight);
}

}  // namespace orrery::ui
