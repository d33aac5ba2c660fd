// 1 colours   2 resources   3 specialists   4 spots   5 rows of signs. Signs drawn with a pen, pieces and cards: signs.cpp
#include "imgui_ui/games/microcosmos/symbols.h"

#include <algorithm>
#include <array>
#include <string>

#include "imgui_ui/games/microcosmos/pen.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::microcosmos_table {

namespace {

// --- 1 colours ---

constexpr std::array<Color, mc::kResourceCount> kResourceColors{rgb(0x4DB35C), rgb(0xD9554F), rgb(0xE58A2B), rgb(0x4A92DE)};
constexpr std::array<Color, mc::kColourCount> kPlanetColors{rgb(0xE0604F), rgb(0x6FBF5E), rgb(0x5B9BF0)};
constexpr Color kPortalColor = rgb(0xC8A668), kGateLight = rgb(0xF2E6B8);
constexpr Color kEngineerColor = rgb(0x46557F), kNight = rgb(0x1B2234), kCream = rgb(0xFFFDF4);
constexpr Color kMoonLight = rgb(0xEDEFF5), kMoonDark = rgb(0x767C92);
constexpr Color kSteel = rgb(0xC9D3EA), kSteelShade = rgb(0x5C6A90), kBeacon = rgb(0x39C6BF);
constexpr Color kRock = rgb(0x7A7266), kRockLight = rgb(0xA1978A), kRockDark = rgb(0x544D44), kRockRim = rgb(0xB9AF9E);

/// Fills a sector of a disc.
void draw_sector(Canvas& c, Vec at, float r, float from, float to, Color ink) {
    constexpr int kSteps = 16;
    std::array<Vec, kSteps + 2> p;
    p[0] = at;
    for (int i = 0; i <= kSteps; ++i) p[static_cast<std::size_t>(i + 1)] = polar(at, r, lerp(from, to, static_cast<float>(i) / kSteps));
    c.polygon(p, ink);
}

}  // namespace

Color resource_color(mc::Resource resource) { return kResourceColors[mc::index_of(resource)]; }
Color planet_color(mc::Colour colour) { return kPlanetColors[static_cast<std::size_t>(colour)]; }
Color colour_of(mc::PlanetId planet) { return planet == mc::kPortal ? kPortalColor : planet_color(mc::kPlanets[planet].colour); }

Color specialist_color(mc::Specialist specialist) {
    constexpr float kDark = 0.45f;                         // white words on a band of the colour stay readable
    switch (specialist) {
        case mc::Specialist::leader_red: return mix(kPlanetColors[0], kNight, kDark);
        case mc::Specialist::leader_green: return mix(kPlanetColors[1], kNight, kDark);
        case mc::Specialist::leader_blue: return mix(kPlanetColors[2], kNight, kDark);
        case mc::Specialist::engineer:
        case mc::Specialist::any_leader:
        case mc::Specialist::any_specialist: break;
    }
    return kEngineerColor;
}

// --- 2 resources ---

namespace {

void draw_biomatter(Canvas& c, const UnitBox& p, Color col) {
    const float wide = std::max(1.1f, p.half * 0.16f);
    c.bezier_fill({p(-0.72f, 0.72f), p(-0.98f, -0.3f), p(-0.2f, -0.9f), p(0.86f, -0.86f), p(0.92f, 0.14f), p(0.4f, 0.98f), p(-0.72f, 0.72f)},
                  mix(col, kBlack, 0.14f));
    c.bezier_fill({p(-0.72f, 0.72f), p(-0.98f, -0.3f), p(-0.2f, -0.9f), p(0.86f, -0.86f), p(0.4f, -0.4f), p(-0.2f, 0.2f), p(-0.72f, 0.72f)},
                  mix(col, kWhite, 0.16f));
    const Color vein = mix(col, kBlack, 0.68f);
    c.bezier({p(-0.92f, 0.95f), p(-0.5f, 0.4f), p(0, 0), p(0.5f, -0.5f)}, vein, wide);
    if (p.half < 9) return;
    c.line(p(-0.28f, 0.26f), p(-0.34f, -0.24f), vein, wide * 0.6f);
    c.line(p(-0.14f, 0.12f), p(0.34f, 0.2f), vein, wide * 0.6f);
    c.line(p(0.12f, -0.12f), p(0.1f, -0.52f), vein, wide * 0.6f);
}

void draw_labour(Canvas& c, const UnitBox& p, Color col) {
    const Color light = mix(col, kWhite, 0.14f), dark = mix(col, kBlack, 0.18f);
    c.bezier_fill({p(-0.8f, 0.9f), p(-0.82f, -0.22f), p(0.82f, -0.22f), p(0.8f, 0.9f)}, light);
    c.bezier_fill({p(0, 0.04f), p(0.62f, 0.04f), p(0.81f, 0.3f), p(0.8f, 0.9f), p(0.5f, 0.9f), p(0.24f, 0.9f), p(0.22f, 0.9f)}, dark);
    c.gradient_circle(p(0, -0.48f), p.half * 0.4f, light, dark, 0.4f);
}

void draw_mineral(Canvas& c, const UnitBox& p, Color col) {
    const Color light = mix(col, kWhite, 0.34f), dark = mix(col, kBlack, 0.2f);
    c.polygon({p(-0.52f, 0.86f), p(-0.9f, -0.08f), p(-0.32f, -0.94f), p(0.06f, -0.1f), p(0.1f, 0.86f)}, mix(col, kWhite, 0.14f));
    c.polygon({p(-0.52f, 0.86f), p(-0.9f, -0.08f), p(-0.32f, -0.94f), p(-0.4f, 0)}, light);
    c.polygon({p(0, 0.86f), p(-0.1f, -0.3f), p(0.46f, -0.66f), p(0.9f, 0.1f), p(0.62f, 0.86f)}, col);
    c.polygon({p(0.46f, -0.66f), p(0.9f, 0.1f), p(0.62f, 0.86f), p(0.4f, 0.04f)}, dark);
}

void draw_technology(Canvas& c, const UnitBox& p, Color col) {
    const float h = p.half, pin = std::max(1.2f, h * 0.18f);
    for (const float t : {-0.34f, 0.34f}) {
        c.line(p(t, -0.96f), p(t, 0.96f), col, pin);
        c.line(p(-0.96f, t), p(0.96f, t), col, pin);
    }
    const Rect body = square_around(p.centre, h * 1.28f);
    c.gradient(body, h * 0.22f, mix(col, kWhite, 0.18f), mix(col, kBlack, 0.16f));
    c.rect(square_around(p.centre, h * 0.56f), h * 0.1f, kCream);
}

}  // namespace

void draw_resource(Canvas& c, mc::Resource resource, Vec centre, float size) {
    const UnitBox p{centre, size / 2};
    const Color col = resource_color(resource);
    switch (resource) {
        case mc::Resource::biomatter: return draw_biomatter(c, p, col);
        case mc::Resource::labour: return draw_labour(c, p, col);
        case mc::Resource::mineral: return draw_mineral(c, p, col);
        case mc::Resource::technology: return draw_technology(c, p, col);
    }
}

void draw_any(Canvas& c, Vec centre, float size, Color ink) {
    const Pen pen(c, centre, size, ink);
    pen.ring({}, 0.9f);
    pen.question(0.56f);
}

// --- 3 specialists ---

void draw_colour_mark(Canvas& c, mc::Colour colour, Vec centre, float size, Color ink) {
    const UnitBox p{centre, size / 2};
    switch (colour) {
        case mc::Colour::red: return c.polygon({p(0, -0.86f), p(0.86f, 0.64f), p(-0.86f, 0.64f)}, ink);
        case mc::Colour::green:
            return c.bezier_fill({p(-0.72f, 0.72f), p(-0.86f, -0.3f), p(-0.2f, -0.8f), p(0.78f, -0.78f), p(0.86f, 0.2f), p(0.3f, 0.84f),
                                  p(-0.72f, 0.72f)}, ink);
        case mc::Colour::blue:
            for (const float v : {-0.36f, 0.36f})
                c.bezier({p(-0.9f, v), p(-0.3f, v - 0.66f), p(0.3f, v + 0.66f), p(0.9f, v)}, ink, std::max(1.3f, size * 0.2f));
    }
}

void draw_specialist_sign(Canvas& c, mc::Specialist specialist, Vec centre, float size, Color ink) {
    const float r = size * 0.5f;
    switch (specialist) {
        case mc::Specialist::engineer: return draw_icon(c, Icon::gear, centre, size, ink);
        case mc::Specialist::leader_red: return draw_star(c, centre, r, 4, 0.34f, ink);
        case mc::Specialist::any_leader:
        case mc::Specialist::leader_green: return draw_star(c, centre, r, 5, 0.44f, ink);
        case mc::Specialist::leader_blue: return draw_star(c, centre, r, 6, 0.54f, ink);
        case mc::Specialist::any_specialist: {
            const UnitBox p{centre, r};
            c.circle(p(0, -0.44f), r * 0.38f, ink);
            return c.bezier_fill({p(-0.74f, 0.86f), p(-0.76f, -0.16f), p(0.76f, -0.16f), p(0.74f, 0.86f)}, ink);
        }
    }
}

void draw_specialist(Canvas& c, mc::Specialist specialist, Vec centre, float size, bool is_ready) {
    const float r = size / 2, sign = size * 0.62f;
    const Color ground = specialist_color(specialist);
    if (!is_ready) {
        const Color ink = fade(mix(ground, kWhite, 0.45f), 0.75f);
        c.circle_stroke(centre, r - 0.8f, ink, std::max(1.3f, size * 0.06f));
        draw_specialist_sign(c, specialist, centre, sign * 0.9f, ink);
        return;
    }
    const auto lit = [](Color col) { return mix(col, kWhite, 0.12f); };
    if (specialist == mc::Specialist::any_leader || specialist == mc::Specialist::any_specialist) {
        const bool has_engineer = specialist == mc::Specialist::any_specialist;
        const int parts = has_engineer ? 4 : 3;
        const float span = kTau / static_cast<float>(parts);
        c.circle(centre, r, kNight);
        for (int i = 0; i < parts; ++i) {
            const Color col = i < 3 ? specialist_color(mc::leader_of(static_cast<mc::Colour>(i))) : kEngineerColor;
            const float from = -kPi / 2 - span / 2 + static_cast<float>(i) * span;
            draw_sector(c, centre, r - 0.5f, from, from + span, lit(col));
        }
        for (int i = 0; i < parts; ++i)                    // colour is not the only sign of a choice
            c.line(centre, polar(centre, r - 0.5f, -kPi / 2 + (static_cast<float>(i) + 0.5f) * span), kNight, std::max(1.4f, size * 0.09f));
    } else {
        c.gradient_circle(centre, r, mix(ground, kWhite, 0.22f), mix(ground, kBlack, 0.06f), kPi / 2);
    }
    c.circle_stroke(centre, r - 0.6f, fade(kCream, 0.8f), std::max(1.2f, size * 0.06f));
    draw_specialist_sign(c, specialist, centre, sign, kCream);
}

// --- 4 spots ---

namespace {

void draw_moon(Canvas& c, Vec at, float r) {
    struct Pit { float u, v, size; };
    static constexpr std::array<Pit, 4> kPits{{{-0.3f, -0.22f, 0.22f}, {0.28f, 0.3f, 0.18f}, {0.34f, -0.38f, 0.12f}, {-0.26f, 0.46f, 0.13f}}};
    c.circle(at, r + 0.8f, fade(kNight, 0.6f));
    c.gradient_circle(at, r, kMoonLight, kMoonDark, 0.9f);
    for (std::size_t i = 0; i < (r < 8 ? 2u : kPits.size()); ++i) {
        const Vec pit{at.x + kPits[i].u * r, at.y + kPits[i].v * r};
        c.circle(pit, kPits[i].size * r, fade(kBlack, 0.2f));
        if (r >= 8) c.arc(pit, kPits[i].size * r, 0.2f, 2.2f, fade(kWhite, 0.4f), 1);
    }
    c.arc(at, r - 0.6f, 2.5f, 4.7f, fade(kWhite, 0.7f), std::max(1.0f, r * 0.06f), Cap::round);
}

void draw_station(Canvas& c, Vec at, float r) {
    const float ring = r * 0.72f, wide = r * 0.24f;
    const auto cross = [&](float reach, float thick, Color ink) {
        for (int i = 0; i < 4; ++i) {
            const float angle = static_cast<float>(i) * kPi / 2;
            c.line(polar(at, r * 0.2f, angle), polar(at, reach, angle), ink, thick);
        }
    };
    cross(r, r * 0.3f + 1.6f, kSteelShade);
    c.circle_stroke(at, ring, kSteelShade, wide + 1.6f);
    cross(r, r * 0.24f, kSteel);
    c.circle_stroke(at, ring, kSteel, wide);
    c.arc(at, ring, -0.5f, 2.1f, fade(kBlack, 0.24f), wide);
    c.arc(at, ring, 2.6f, 4.6f, fade(kWhite, 0.5f), std::max(1.0f, wide * 0.4f));
    c.circle(at, r * 0.36f, rgb(0x22304E));
    c.glow(at, r * 0.7f, kBeacon, 0.6f);
    c.circle(at, r * 0.24f, kBeacon);
}

void draw_asteroid(Canvas& c, Vec at, float r) {
    const UnitBox p{at, r};
    const std::array<Vec, 9> edge{p(0.98f, 0.06f), p(0.6f, 0.72f), p(0.02f, 0.94f), p(-0.58f, 0.66f), p(-0.92f, 0.1f),
                                  p(-0.74f, -0.56f), p(-0.16f, -0.92f), p(0.36f, -0.7f), p(0.84f, -0.5f)};
    c.polygon(edge, kRock);
    c.polygon({p(-0.92f, 0.1f), p(-0.74f, -0.56f), p(-0.16f, -0.92f), p(0.36f, -0.7f), p(0, -0.2f), p(-0.44f, 0.14f)}, kRockLight);
    c.polygon({p(0.98f, 0.06f), p(0.6f, 0.72f), p(0.02f, 0.94f), p(0.1f, 0.36f), p(0.5f, 0.02f)}, kRockDark);
    c.circle(p(0.04f, 0.1f), r * 0.2f, fade(kBlack, 0.26f));
    c.polyline(edge, kRockRim, 1, true);
}

/// Draws a gate that is too small for the kit's.
void draw_small_gate(Canvas& c, Vec at, float r) {
    c.circle(at, r * 0.8f, kNight);
    c.circle_stroke(at, r * 0.8f, kSteelShade, r * 0.34f);
    c.circle_stroke(at, r * 0.56f, kGateLight, std::max(1.3f, r * 0.14f));
    for (int i = 0; i < 8; ++i) {
        const float angle = (static_cast<float>(i) + 0.5f) * kTau / 8;
        c.line(polar(at, r * 0.74f, angle), polar(at, r, angle), kSteel, std::max(1.3f, r * 0.18f));
    }
}

}  // namespace

void draw_spot_sign(Canvas& c, mc::SpotKind kind, Vec centre, float size, std::optional<mc::Colour> colour) {
    constexpr float kSmallGate = 13;
    const float r = size / 2;
    switch (kind) {
        case mc::SpotKind::planet: {
            const Color col = colour ? planet_color(*colour) : rgb(0x8894B0);
            c.gradient_circle(centre, r - 0.6f, mix(col, kWhite, 0.16f), mix(col, kBlack, 0.12f), kPi / 2);
            c.circle_stroke(centre, r - 0.6f, kCream, std::max(1.2f, size * 0.06f));
            if (colour) draw_colour_mark(c, *colour, centre, size * 0.46f, kCream);
            return;
        }
        case mc::SpotKind::moon: return draw_moon(c, centre, r * 0.94f);
        case mc::SpotKind::station: return draw_station(c, centre, r);
        case mc::SpotKind::asteroid: return draw_asteroid(c, centre, r);
        case mc::SpotKind::portal: return r < kSmallGate ? draw_small_gate(c, centre, r) : draw_gate(c, centre, r * 0.94f, kGateLight);
    }
}

// --- 5 rows of signs ---

namespace {

/// Measures a row of signs with numbers, and draws it if it has a pen.
class SignRow {
  public:
    SignRow(const Canvas& canvas, float size) : canvas_(canvas), size_(size) {}
    SignRow(Canvas& canvas, float size, Vec left, Color ink) : canvas_(canvas), size_(size), pen_(&canvas), left_(left), ink_(ink) {}

    void add(const mc::Units& units) {
        for (const mc::Resource resource : mc::kResources)
            add(units[mc::index_of(resource)], size_, [&](Vec at) { draw_resource(*pen_, resource, at, size_); });
    }
    void add_any(int n) {
        add(n, size_, [&](Vec at) { draw_any(*pen_, at, size_, ink_); });
    }
    void add_cards(int n, bool from_club) {
        add(n, size_ * 0.7f, [&](Vec at) { draw_card_sign(*pen_, from_club, at, size_); });
    }
    float width() const { return width_; }

  private:
    template <class Draw>
    void add(int n, float wide, Draw draw) {
        if (n <= 0) return;
        const float letters = std::max(type::kSmall, size_ * 0.86f), y = left_.y;
        const std::string number = std::to_string(n);
        if (width_ > 0) width_ += size_ * 0.42f;
        if (pen_ != nullptr) draw(Vec{left_.x + width_ + wide / 2, y});
        width_ += wide + size_ * 0.14f;
        if (pen_ != nullptr) pen_->text({left_.x + width_, y}, number, letters, ink_, Weight::bold);
        width_ += canvas_.text_width(number, letters, Weight::bold);
    }

    const Canvas& canvas_;
    float size_, width_ = 0;
    Canvas* pen_ = nullptr;
    Vec left_;
    Color ink_;
};

float laid(SignRow row, const mc::Gain& gain) {
    row.add(gain.fixed);
    row.add_any(gain.any);
    row.add_cards(gain.club, true);
    row.add_cards(gain.deck, false);
    return row.width();
}

float laid(SignRow row, const mc::Units& units, int any) {
    row.add(units);
    row.add_any(any);
    return row.width();
}

}  // namespace

float gain_width(const Canvas& c, const mc::Gain& gain, float size) { return laid(SignRow(c, size), gain); }
float draw_gain(Canvas& c, const mc::Gain& gain, Vec left, float size, Color ink) { return laid(SignRow(c, size, left, ink), gain); }
float cost_width(const Canvas& c, const mc::Units& units, int any, float size) { return laid(SignRow(c, size), units, any); }
float draw_cost(Canvas& c, const mc::Units& units, int any, Vec left, float size, Color ink) {
    return laid(SignRow(c, size, left, ink), units, any);
}

}  // namespace orrery::ui::microcosmos_table
