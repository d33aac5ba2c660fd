// 1 buildings   2 machines and marks   3 list
#include "imgui_ui/kit/sight_brush.h"

namespace orrery::ui {
namespace {

using Brush = SightBrush;

// --- 1 buildings ---

void draw_towers(const Brush& b) {
    struct Tower { float u, top, w; int columns, rows; };
    for (const Tower& t : {Tower{-1, -0.7f, 0.34f, 2, 4}, Tower{-0.6f, -1.35f, 0.36f, 2, 8}, Tower{-0.18f, -0.95f, 0.42f, 3, 5},
                           Tower{0.3f, -1.75f, 0.3f, 2, 10}, Tower{0.66f, -0.85f, 0.36f, 2, 5}}) {
        b.box(t.u, t.top, t.w, 0.3f);
        b.windows(t.u, t.top, t.w, 0, t.columns, t.rows);
    }
    b.line({0.45f, -1.75f}, {0.45f, -2.05f}, b.ink.edge, b.thin());
}
void draw_domes(const Brush& b) {
    b.dome(-0.55f, 0.5f, 0.08f);
    b.dome(0.5f, 0.66f, 0.08f);
    b.box(-0.12f, -0.75f, 0.16f, 0.2f);
    b.lamp(-0.04f, -0.82f, 0.07f);
    b.windows(0.1f, -0.34f, 0.8f, 0, 4, 2);
    b.windows(-0.85f, -0.22f, 0.6f, 0, 3, 1);
}
void draw_ruins(const Brush& b) {
    b.body({{-1, 0.2f}, {-1, -0.9f}, {-0.78f, -1.1f}, {-0.7f, 0.2f}});
    b.body({{-0.5f, 0.2f}, {-0.5f, -1.4f}, {-0.34f, -1.25f}, {-0.24f, -1.45f}, {-0.2f, 0.2f}});
    b.body({{0.05f, 0.2f}, {0.05f, -0.5f}, {0.3f, -0.32f}, {0.34f, 0.2f}});
    b.fill({{-0.5f, -1.0f}, {0.14f, -0.86f}, {0.12f, -0.72f}, {-0.5f, -0.86f}}, b.ink.body);
    b.body({{0.55f, 0.2f}, {0.62f, -0.8f}, {0.9f, -0.62f}, {0.84f, -0.4f}, {1, 0.2f}});
}
void draw_port(const Brush& b) {
    b.box(0.35f, -1.5f, 0.14f, 0.2f);
    for (const float v : {-1.3f, -0.8f}) b.line({0.42f, v}, {-0.1f, v}, b.ink.edge, b.thin());
    b.fill({{-0.55f, 0}, {-0.5f, -1.1f}, {-0.3f, -1.65f}, {-0.1f, -1.1f}, {-0.05f, 0}}, b.ink.edge);
    b.fill({{-0.3f, -1.65f}, {-0.1f, -1.1f}, {-0.05f, 0}, {-0.3f, 0}}, mix(b.ink.edge, b.ink.body, 0.5f));
    b.fill({{-0.55f, -0.35f}, {-0.8f, 0.05f}, {-0.5f, 0}}, b.ink.body);
    b.dot(-0.3f, -0.95f, 0.1f, b.ink.body);
    b.lamp(0.42f, -1.56f, 0.07f);
    b.glow(-0.3f, 0.05f, 0.5f, b.ink.lamp, 0.6f);
    b.box(-1, -0.1f, 2, 0.2f);
}
void draw_fort(const Brush& b) {
    b.fill({{-1, 0.3f}, {-0.85f, -0.6f}, {0.85f, -0.6f}, {1, 0.3f}}, b.ink.body);
    for (int i = 0; i < 5; ++i) b.box(-0.85f + 0.37f * float(i), -0.78f, 0.22f, -0.58f);
    b.box(-0.3f, -1.25f, 0.6f, -0.6f);
    b.line({0, -1.1f}, {-0.95f, -1.45f}, b.ink.edge, b.bold());
    b.line({-0.85f, -0.6f}, {0.85f, -0.6f}, b.ink.edge, b.thin());
    b.windows(-0.7f, -0.45f, 1.4f, -0.1f, 5, 1);
    b.lamp(0, -0.95f, 0.09f);
}
void draw_tents(const Brush& b) {
    b.body({{-1, 0.1f}, {-0.55f, -0.75f}, {-0.1f, 0.1f}});
    b.body({{0.1f, 0.1f}, {0.55f, -0.95f}, {1, 0.1f}});
    b.fill({{-0.64f, 0.1f}, {-0.55f, -0.35f}, {-0.44f, 0.1f}}, b.ink.lamp);
    b.fill({{0.44f, 0.1f}, {0.55f, -0.45f}, {0.68f, 0.1f}}, b.ink.lamp);
    b.glow(0, 0, 0.5f, b.ink.lamp, 0.5f);
}
void draw_temple(const Brush& b) {
    for (int i = 0; i < 4; ++i) {
        const float w = 1 - 0.22f * float(i);
        b.box(-w, -0.28f * float(i + 1), 2 * w, -0.28f * float(i) + 0.1f);
        b.line({-w, -0.28f * float(i + 1)}, {w, -0.28f * float(i + 1)}, b.ink.edge, b.thin());
    }
    b.fill({{-0.12f, 0.1f}, {-0.06f, -1.12f}, {0.06f, -1.12f}, {0.12f, 0.1f}}, fade(b.ink.lamp, 0.55f));
    b.glow(0, -1.3f, 0.6f, b.ink.lamp, 0.9f);
    b.lamp(0, -1.3f, 0.1f);
}
void draw_obelisks(const Brush& b) {
    for (const auto& [u, top, w] : {std::array{-0.75f, -1.1f, 0.3f}, std::array{-0.15f, -1.8f, 0.4f}, std::array{0.6f, -0.85f, 0.26f}}) {
        b.fill({{u, 0.2f}, {u + w * 0.12f, top}, {u + w * 0.5f, top - 0.16f}, {u + w * 0.88f, top}, {u + w, 0.2f}}, b.ink.body);
        b.line({u + w * 0.5f, top - 0.16f}, {u + w, 0.2f}, b.ink.edge, b.thin());
        for (int i = 0; i < 3; ++i) b.lamp(u + w * 0.46f, top * (0.85f - 0.24f * float(i)), 0.055f);
    }
}
void draw_archive(const Brush& b) {
    b.box(-1, -0.12f, 2, 0.2f);
    for (int i = 0; i < 5; ++i) b.box(-0.88f + 0.42f * float(i), -0.95f, 0.16f, -0.1f);
    b.fill({{-1, -0.95f}, {-1, -1.08f}, {0, -1.5f}, {0.62f, -1.24f}, {0.5f, -1.08f}, {1, -1.08f}, {1, -0.95f}}, b.ink.body);
    b.line({-1, -1.08f}, {0, -1.5f}, b.ink.edge, b.thin());
    b.glow(0, -0.5f, 0.8f, b.ink.lamp, 0.7f);
    b.windows(-0.7f, -0.85f, 1.5f, -0.2f, 4, 3);
}
void draw_prison(const Brush& b) {
    b.fill({{0.72f, -1.2f}, {-1.1f, -1.9f}, {-1.2f, -1.2f}}, fade(b.ink.lamp, 0.25f));
    b.box(-1, -0.7f, 1.55f, 0.2f);
    b.box(0.55f, -1.3f, 0.4f, 0.2f);
    for (int i = 0; i < 5; ++i) b.line({-0.82f + 0.28f * float(i), -0.5f}, {-0.82f + 0.28f * float(i), -0.1f}, b.ink.lamp, b.thin());
    b.lamp(0.75f, -1.2f, 0.1f);
}
void draw_cabins(const Brush& b) {
    for (const float u : {-0.9f, 0.2f}) {
        b.box(u, -0.5f, 0.7f, 0.2f);
        b.body({{u - 0.1f, -0.5f}, {u + 0.35f, -0.98f}, {u + 0.8f, -0.5f}});
        b.fill({{u + 0.26f, 0.1f}, {u + 0.26f, -0.24f}, {u + 0.46f, -0.24f}, {u + 0.46f, 0.1f}}, b.ink.lamp);
        b.curve({u + 0.6f, -0.85f}, {u + 0.4f, -1.2f}, {u + 0.9f, -1.4f}, {u + 0.7f, -1.8f}, fade(b.ink.edge, 0.45f), b.thin());
    }
}
void draw_pyramid(const Brush& b) {
    b.fill({{-1, 0.2f}, {0, -1.5f}, {1, 0.2f}}, b.ink.body);
    b.fill({{0, -1.5f}, {1, 0.2f}, {0.25f, 0.2f}}, mix(b.ink.body, b.ink.edge, 0.35f));
    b.line({0, -1.5f}, {1, 0.2f}, b.ink.edge, b.thin());
    b.glow(0, -1.1f, 0.5f, b.ink.lamp, 0.7f);
    b.fill({{-0.12f, -1.02f}, {0, -1.22f}, {0.12f, -1.02f}}, b.ink.lamp);
}
void draw_ark(const Brush& b) {
    b.glow(0, -0.4f, 1.2f, b.ink.lamp, 0.5f);
    b.c.arc(b(0, 0.1f), b.r, kPi, kTau, b.ink.edge, b.bold());
    for (const auto& [u, top] : {std::array{-0.5f, -0.6f}, std::array{0.0f, -0.8f}, std::array{0.5f, -0.55f}}) {
        b.line({u, 0.1f}, {u, top + 0.1f}, b.ink.body, b.bold());
        b.dot(u, top, 0.26f, mix(b.ink.lamp, b.ink.body, 0.45f));
    }
    b.box(-1.1f, 0, 2.2f, 0.25f);
}
void draw_fair(const Brush& b) {
    const Vec hub = b(-0.35f, -0.95f);
    for (const float foot : {-0.75f, 0.05f}) b.line({-0.35f, -0.95f}, {foot, 0.1f}, b.ink.edge, b.thin());
    b.c.circle_stroke(hub, b.r * 0.68f, b.ink.edge, b.thin());
    for (int i = 0; i < 8; ++i) {
        const Vec at = polar(hub, b.r * 0.68f, float(i) * kTau / 8);
        b.c.line(hub, at, fade(b.ink.edge, 0.6f), b.thin());
        b.c.circle(at, std::max(1.0f, b.r * 0.09f), i % 2 == 0 ? b.ink.lamp : rgb(0xFF7AA8));
    }
    b.box(0.45f, -1.2f, 0.5f, 0.2f);
    b.windows(0.45f, -0.8f, 0.5f, 0, 3, 4);
    for (int i = 0; i < 5; ++i) b.dot(0.7f + 0.17f * std::cos(float(i) * kTau / 5 - kPi / 2), -1.35f + 0.17f * std::sin(float(i) * kTau / 5 - kPi / 2), 0.07f, rgb(0xFF7AA8));
}
void draw_stalls(const Brush& b) {
    for (const float u : {-1.0f, 0.1f}) {
        b.box(u + 0.06f, -0.45f, 0.78f, 0.2f);
        for (int i = 0; i < 4; ++i)
            b.fill({{u + 0.225f * float(i), -0.42f}, {u + 0.1f + 0.175f * float(i), -0.85f}, {u + 0.275f + 0.175f * float(i), -0.85f}, {u + 0.225f * float(i + 1), -0.42f}},
                   i % 2 == 0 ? b.ink.lamp : b.ink.edge);
        b.lamp(u + 0.45f, -0.2f, 0.1f);
    }
    b.line({0, -0.9f}, {0, -1.5f}, b.ink.edge, b.thin());
    b.fill({{0, -1.5f}, {0.5f, -1.36f}, {0, -1.2f}}, rgb(0xFF7AA8));
}

// --- 2 machines and marks ---

void draw_rigs(const Brush& b) {
    for (const auto& [u, h] : {std::array{-0.5f, 1.6f}, std::array{0.6f, 1.1f}}) {
        const float w = h * 0.28f;
        b.line({u - w, 0.1f}, {u, -h}, b.ink.edge, b.thin());
        b.line({u + w, 0.1f}, {u, -h}, b.ink.edge, b.thin());
        for (int i = 1; i < 4; ++i) {
            const float k = float(i) / 4, half = w * (1 - k);
            b.line({u - half, -h * k}, {u + half, -h * k}, b.ink.edge, b.thin());
            b.line({u - half, -h * k}, {u + w * (1 - k + 0.25f), -h * (k - 0.25f)}, fade(b.ink.edge, 0.6f), b.thin());
        }
        b.lamp(u, -h, 0.08f);
    }
    b.box(-0.15f, -0.4f, 0.5f, 0.2f);
    b.windows(-0.15f, -0.4f, 0.5f, 0, 3, 1);
}
void draw_robots(const Brush& b) {
    for (const auto& [u, size] : {std::array{-0.5f, 1.0f}, std::array{0.62f, 0.72f}}) {
        b.box(u - 0.3f * size, -1.0f * size, 0.6f * size, -0.42f * size);
        b.box(u - 0.2f * size, -1.42f * size, 0.4f * size, -1.06f * size);
        for (const float side : {-1.0f, 1.0f}) {
            b.line({u + side * 0.16f * size, -0.42f * size}, {u + side * 0.24f * size, 0.05f}, b.ink.body, b.bold() * size);
            b.line({u + side * 0.34f * size, -0.92f * size}, {u + side * 0.5f * size, -0.4f * size}, b.ink.edge, b.bold() * size);
        }
        b.lamp(u - 0.08f * size, -1.25f * size, 0.075f * size);
        b.lamp(u + 0.1f * size, -1.25f * size, 0.075f * size);
        b.line({u, -1.42f * size}, {u, -1.66f * size}, b.ink.edge, b.thin());
    }
}
void draw_banners(const Brush& b) {
    for (const auto& [u, h] : {std::array{-0.6f, 1.7f}, std::array{0.25f, 1.25f}}) {
        b.line({u, 0.2f}, {u, -h}, b.ink.edge, b.bold());
        b.fill({{u, -h}, {u + 0.7f, -h + 0.1f}, {u + 0.54f, -h + 0.3f}, {u + 0.7f, -h + 0.52f}, {u, -h + 0.46f}}, rgb(0xC73B34));
        for (int i = 0; i < 3; ++i) b.line({u + 0.16f + 0.1f * float(i), -h + 0.36f}, {u + 0.22f + 0.1f * float(i), -h + 0.14f}, rgb(0xFFE3C0), b.thin());
    }
}
void draw_skull(const Brush& b) {
    b.line({-0.55f, 0.2f}, {-0.55f, -1.8f}, b.ink.edge, b.bold());
    b.fill({{-0.55f, -1.8f}, {0.7f, -1.7f}, {0.6f, -1.25f}, {0.75f, -0.8f}, {-0.55f, -0.85f}}, rgb(0x171A26));
    b.line({-0.55f, -1.8f}, {0.7f, -1.7f}, b.ink.edge, b.thin());
    b.dot(0.05f, -1.36f, 0.24f, rgb(0xF1EEE4));
    b.fill({{-0.08f, -1.24f}, {0.18f, -1.24f}, {0.15f, -1.0f}, {-0.05f, -1.0f}}, rgb(0xF1EEE4));
    for (const float u : {-0.04f, 0.14f}) b.dot(u, -1.36f, 0.065f, rgb(0x171A26));
}
void draw_tanks(const Brush& b) {
    for (const auto& [u, h] : {std::array{-0.95f, 0.9f}, std::array{-0.3f, 1.2f}, std::array{0.4f, 0.8f}}) {
        b.box(u, -h, 0.52f, 0.2f);
        b.c.ellipse(b(u + 0.26f, -h), b.r * 0.26f, b.r * 0.1f, 0, mix(b.ink.body, b.ink.edge, 0.55f));
        for (int i = 1; i < 3; ++i) b.line({u, -h + 0.3f * float(i)}, {u + 0.52f, -h + 0.3f * float(i)}, fade(b.ink.edge, 0.5f), b.thin());
    }
    b.fill({{-0.12f, -0.62f}, {-0.04f, -0.86f}, {0.04f, -0.62f}, {-0.04f, -0.5f}}, b.ink.lamp);
    b.line({0.2f, -0.3f}, {0.4f, -0.3f}, b.ink.edge, b.bold());
}
void draw_dish(const Brush& b) {
    b.fill({{-0.2f, 0.2f}, {-0.06f, -0.7f}, {0.06f, -0.7f}, {0.2f, 0.2f}}, b.ink.body);
    {
        const auto turned = b.c.transformed(b(0, -0.95f), -0.7f);
        b.c.ellipse({0, 0}, b.r * 0.75f, b.r * 0.3f, 0, mix(b.ink.body, b.ink.edge, 0.4f));
        b.c.ellipse_stroke({0, 0}, b.r * 0.75f, b.r * 0.3f, 0, b.ink.edge, b.thin());
        b.c.line({0, 0}, {0, -b.r * 0.6f}, b.ink.edge, b.thin());
        b.c.circle({0, -b.r * 0.62f}, std::max(1.0f, b.r * 0.09f), b.ink.lamp);
    }
    for (int i = 1; i <= 2; ++i) b.c.arc(b(-0.4f, -1.42f), b.r * 0.26f * float(i), -kPi * 0.95f, -kPi * 0.45f, fade(b.ink.lamp, 0.8f), b.thin());
}
void draw_cannon(const Brush& b) {
    b.dome(0, 0.72f, 0.12f);
    b.line({0.05f, -0.42f}, {-0.95f, -1.25f}, b.ink.body, b.r * 0.26f);
    b.line({0.05f, -0.56f}, {-0.9f, -1.35f}, b.ink.edge, b.thin());
    b.line({0.35f, -0.5f}, {-0.45f, -1.16f}, b.ink.body, b.r * 0.16f);
    for (const float u : {-0.2f, 0.3f}) b.lamp(u, -0.12f, 0.08f);
    b.glow(-1, -1.3f, 0.45f, b.ink.lamp, 0.8f);
}
void draw_hazard(const Brush& b) {
    b.line({0, 0.2f}, {0, -0.5f}, b.ink.edge, b.bold());
    b.fill({{-0.72f, -0.42f}, {0, -1.7f}, {0.72f, -0.42f}}, rgb(0xF2C230));
    b.dot(0, -0.82f, 0.12f, rgb(0x1B1B1B));
    for (int i = 0; i < 3; ++i) {
        const Vec at = polar(b(0, -0.82f), b.r * 0.2f, float(i) * kTau / 3 - kPi / 2);
        b.c.circle_stroke(at, b.r * 0.15f, rgb(0x1B1B1B), std::max(1.0f, b.r * 0.075f));
    }
}
void draw_crane(const Brush& b) {
    b.line({-0.3f, 0.2f}, {-0.3f, -1.7f}, b.ink.edge, b.bold());
    b.line({-0.85f, -1.45f}, {0.95f, -1.45f}, b.ink.edge, b.bold());
    b.line({-0.3f, -1.75f}, {0.95f, -1.45f}, b.ink.edge, b.thin());
    b.line({0.65f, -1.45f}, {0.65f, -0.95f}, b.ink.edge, b.thin());
    b.fill({{0.48f, -0.95f}, {0.82f, -0.95f}, {0.82f, -0.7f}, {0.48f, -0.7f}}, b.ink.lamp);
    for (int i = 0; i < 3; ++i) {
        b.line({0.2f, -0.2f * float(i)}, {1, -0.2f * float(i)}, b.ink.edge, b.thin());
        b.line({0.2f + 0.4f * float(i), 0.1f}, {0.2f + 0.4f * float(i), -0.4f}, b.ink.edge, b.thin());
    }
    b.lamp(-0.3f, -1.78f, 0.07f);
}
void draw_sculptures(const Brush& b) {
    b.c.arc(b(-0.55f, 0), b.r * 0.42f, kPi, kTau, b.ink.edge, b.r * 0.14f);
    b.body({{0.05f, 0.1f}, {0.3f, -1.4f}, {0.55f, 0.1f}});
    b.c.gradient_circle(b(0.3f, -1.5f), b.r * 0.2f, rgb(0xFF9CC4), rgb(0x8A3E7A), 0.9f);
    b.c.circle_stroke(b(0.82f, -0.34f), b.r * 0.24f, rgb(0x7FE3E0), b.bold());
    b.fill({{-0.68f, 0.1f}, {-0.55f, -0.4f}, {-0.42f, 0.1f}}, rgb(0xF2C45E));
}

}  // namespace

// --- 3 list ---

bool draw_built(const SightBrush& b, Sight sight) {
    switch (sight) {
        case Sight::towers: draw_towers(b); return true;
        case Sight::domes: draw_domes(b); return true;
        case Sight::ruins: draw_ruins(b); return true;
        case Sight::port: draw_port(b); return true;
        case Sight::fort: draw_fort(b); return true;
        case Sight::tents: draw_tents(b); return true;
        case Sight::temple: draw_temple(b); return true;
        case Sight::obelisks: draw_obelisks(b); return true;
        case Sight::archive: draw_archive(b); return true;
        case Sight::prison: draw_prison(b); return true;
        case Sight::cabins: draw_cabins(b); return true;
        case Sight::pyramid: draw_pyramid(b); return true;
        case Sight::ark: draw_ark(b); return true;
        case Sight::fair: draw_fair(b); return true;
        case Sight::stalls: draw_stalls(b); return true;
        case Sight::rigs: draw_rigs(b); return true;
        case Sight::robots: draw_robots(b); return true;
        case Sight::banners: draw_banners(b); return true;
        case Sight::skull: draw_skull(b); return true;
        case Sight::tanks: draw_tanks(b); return true;
        case Sight::dish: draw_dish(b); return true;
        case Sight::cannon: draw_cannon(b); return true;
        case Sight::hazard: draw_hazard(b); return true;
        case Sight::crane: draw_crane(b); return true;
        case Sight::sculptures: draw_sculptures(b); return true;
        default: return false;
    }
}

}  // namespace orrery::ui
