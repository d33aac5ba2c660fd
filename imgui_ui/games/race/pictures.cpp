// 1 worlds   2 emblems of developments   3 painting
#include "imgui_ui/games/race/pictures.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "imgui_ui/kit/globes.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/scatter.h"
#include "imgui_ui/kit/sights.h"

namespace orrery::ui::race_table {
namespace {

constexpr Color kSteel = rgb(0xC9D3EA), kPlate = rgb(0x46557F), kNight = rgb(0x0A0F1E);
constexpr Color kNeutral = rgb(0x5C6B92);                  // light of cards without a good
constexpr Color kAmber = rgb(0xE9B45A), kAmberDark = rgb(0xC8803A), kEmberDark = rgb(0x7A2F35), kPaleGold = rgb(0xF6DDA6);
constexpr Color kLamp = rgb(0xFFDB8F);

// --- 1 worlds ---

/// What a world looks like, and what is seen on it and near it. The first sight on the ground stands at the left.
struct WorldPicture {
    Globe globe;
    Sight sky = Sight::none;
    Sight left = Sight::none, right = Sight::none;
};

constexpr WorldPicture world(Terrain terrain, Tint tint, std::uint8_t seed, Sight sky, Sight left = Sight::none, Sight right = Sight::none) {
    return {{terrain, tint, seed}, sky, left, right};
}
constexpr WorldPicture ringed(WorldPicture s) {
    s.globe.has_ring = true;
    return s;
}
constexpr WorldPicture with_moons(std::uint8_t moons, WorldPicture s) {
    s.globe.moons = moons;
    return s;
}

/// By card. Worlds come first in the order of the designs (RG-S7).
constexpr auto kWorldPictures = [] {
    using enum Terrain;
    using enum Sight;
    using T = Tint;
    return std::array{
        with_moons(1, world(land, T::earth, 4, none, towers)),                      // Old Earth
        world(desert, T::ochre, 7, fleet, domes),                                   // Epsilon Eridani
        world(rock, T::rust, 3, sun, dunes),                                        // Alpha Centauri
        world(craters, T::rust, 12, none, fort),                                    // New Sparta
        world(sea, T::teal, 5, satellite, domes),                                   // Earth's Lost Colony
        world(desert, T::ivory, 21, none, temple, tents),                           // Pilgrimage World
        world(marsh, T::moss, 2, convoy, tents),                                    // Refugee World
        world(clouds, T::rose, 9, none, sculptures),                                // Artist Colony
        world(shattered, T::slate, 6, asteroids, ruins),                            // Destroyed World
        world(clouds, T::violet, 14, swarm, trees),                                 // Empath World
        world(land, T::moss, 8, none, crane, domes),                                // Expanding Colony
        world(city, T::night, 3, none, fair, towers),                               // Gambling World
        ringed(world(clouds, T::ice, 4, none, cabins)),                             // Secluded World
        world(craters, T::slate, 17, asteroids),                                    // Asteroid Belt
        world(city, T::slate, 11, station, crane),                                  // Galactic Engineers
        world(crystal, T::ice, 3, none, gems),                                      // Gem World
        world(land, T::jade, 15, none, vines, cabins),                              // New Vinland
        world(forest, T::moss, 5, none, camp),                                      // Pre-Sentient Race
        world(lava, T::jade, 9, beams, hazard, ruins),                              // Radioactive World
        world(land, T::ocean, 6, convoy, port),                                     // Space Port
        ringed(world(gas, T::ochre, 2, none, dunes, stalls)),                       // Spice World
        world(desert, T::gold, 13, none, obelisks),                                 // Alien Rosetta Stone World
        world(marsh, T::jade, 6, none, hazard, rigs),                               // Bio-Hazard Mining World
        world(city, T::violet, 8, none, stalls, skull),                             // Black Market Trading World
        world(crystal, T::rose, 6, none, gems, rigs),                               // Blaster Gem Mines
        world(ice, T::ocean, 11, comet),                                            // Comet Zone
        world(sea, T::teal, 12, none, palms),                                       // Galactic Resort
        world(rock, T::ochre, 10, none, rigs),                                      // Mining World
        world(marsh, T::violet, 3, swarm, mushrooms),                               // Plague World
        world(land, T::earth, 19, station, towers, vines),                          // Prosperous World
        world(craters, T::night, 7, none, obelisks, ruins),                         // Deserted Alien Outpost
        ringed(world(forest, T::jade, 8, satellite)),                               // Distant World
        world(city, T::rust, 5, none, cannon, fort),                                // Imperium Armaments World
        world(desert, T::ivory, 6, convoy, stalls),                                 // Merchant World
        world(sea, T::ocean, 9, none, palms, towers),                               // Tourist World
        world(desert, T::violet, 10, none, pyramid, ruins),                         // Deserted Alien Colony
        world(city, T::rose, 7, beams, towers),                                     // Galactic Trendsetters
        world(forest, T::jade, 3, none, ark),                                       // Lost Species Ark World
        with_moons(2, world(land, T::earth, 27, none, trees, towers)),              // New Earth
        world(land, T::moss, 22, none, domes, trees),                               // Terraformed World
        world(city, T::gold, 12, none, robots, tanks),                              // Alien Robotic Factory
        world(rock, T::ivory, 8, none, archive),                                    // Deserted Alien Library
        world(ice, T::ice, 5, none, cabins, trees),                                 // New Survivalists
        world(desert, T::rust, 16, warship, tents),                                 // Outlaw World
        world(craters, T::slate, 5, none, tanks, banners),                          // Rebel Fuel Cache
        world(rock, T::rust, 15, none, robots),                                     // Runaway Robots
        world(gas, T::teal, 9, convoy, tents),                                      // Star Nomad Lair
        world(forest, T::ochre, 11, none, camp, trees),                             // The Last of the Uplift Gnarssh
        world(clouds, T::violet, 5, none, robots),                                  // Alien Robot Sentry
        world(sea, T::ocean, 16, none, fish),                                       // Aquatic Uplift Race
        world(clouds, T::ivory, 4, birds, trees),                                   // Avian Uplift Race
        world(craters, T::slate, 22, none, prison),                                 // Former Penal Colony
        world(lava, T::ember, 4, none, rigs, banners),                              // Rebel Miners
        world(desert, T::moss, 18, none, lizard),                                   // Reptilian Uplift Race
        world(marsh, T::night, 12, warship, skull),                                 // Pirate World
        world(rock, T::night, 9, none, banners, domes),                             // Rebel Underground
        world(forest, T::rust, 7, none, banners, camp),                             // Rebel Warrior Race
        world(ice, T::violet, 13, saucer),                                          // Alien Robot Scout Ship
        world(marsh, T::rose, 9, none, tentacles),                                  // Malevolent Lifeforms
        world(rock, T::violet, 6, wreck),                                           // Lost Alien Warship
        world(ice, T::slate, 8, none, fort, banners),                               // Rebel Outpost
        world(gas, T::violet, 5, fleet),                                            // Lost Alien Battle Fleet
        world(lava, T::rust, 6, none, fort, cannon),                                // Rebel Base
        world(city, T::ember, 9, fleet, towers, banners),                           // Rebel Homeworld
    };
}();

// --- 2 emblems of developments ---

/// Draws in units of the emblem, (0,0) is its centre.
struct Pen {
    Canvas& c;
    Vec at;
    float r;

    Vec operator()(float u, float v) const { return {at.x + u * r, at.y + v * r}; }
    float line() const { return std::max(1.5f, r * 0.08f); }
    void stroke(std::initializer_list<Vec> p, Color col, bool closed = false) const {
        std::array<Vec, 16> out;
        std::size_t n = 0;
        for (const Vec v : p) out[n++] = (*this)(v.x, v.y);
        c.polyline(std::span(out).first(n), col, line(), closed, Cap::round);
    }
    void fill(std::initializer_list<Vec> p, Color col) const {
        std::array<Vec, 16> out;
        std::size_t n = 0;
        for (const Vec v : p) out[n++] = (*this)(v.x, v.y);
        c.polygon(std::span(out).first(n), col);
    }
    void sight(Sight what, float u, float v, float size) const { draw_sight(c, what, (*this)(u, v), size * r, {kPlate, kSteel, kLamp}); }
};

void draw_shield(const Pen& p) {
    const std::initializer_list<Vec> outline{{0, -1}, {0.8f, -0.55f}, {0.62f, 0.5f}, {0, 1}, {-0.62f, 0.5f}, {-0.8f, -0.55f}};
    p.fill(outline, kPlate);
    p.stroke(outline, kSteel, true);
    draw_sword(p.c, p.at, p.r * 1.15f, rgb(0xF3C9C5));
}

void draw_crate(const Pen& p, std::optional<rc::Good> good) {
    const Rect box{p.at.x - p.r * 0.8f, p.at.y - p.r * 0.55f, p.r * 1.6f, p.r * 1.15f};
    p.c.rect(box, p.r * 0.1f, kPlate);
    for (int i = -1; i < 2; ++i)
        p.c.line({p.at.x + float(i) * p.r * 0.45f, box.y}, {p.at.x + float(i) * p.r * 0.45f, box.bottom()}, fade(kSteel, 0.45f), std::max(1.0f, p.r * 0.04f));
    p.c.rect_stroke(box, p.r * 0.1f, kSteel, std::max(1.5f, p.r * 0.06f));
    p.fill({{-0.22f, -1}, {0.22f, -1}, {0, -0.64f}}, kSteel);
    if (good) draw_good(p.c, *good, p(0, 0.02f), p.r * 0.72f);
    else draw_points(p.c, p(0, 0.02f), p.r * 0.7f, "$");
}

void draw_rocket(const Pen& p) {
    p.c.glow(p(-0.5f, 0.5f), p.r * 0.5f, rgb(0x7FD8FF), 0.6f);
    p.fill({{-0.42f, -0.1f}, {-0.95f, 0.06f}, {-0.62f, 0.3f}}, kSteel);
    p.fill({{0.1f, 0.42f}, {-0.06f, 0.95f}, {-0.3f, 0.62f}}, kSteel);
    const std::initializer_list<Vec> hull{p(0.9f, -0.9f), p(0.2f, -0.86f), p(-0.3f, -0.4f), p(-0.56f, 0.3f), p(-0.5f, 0.4f), p(-0.4f, 0.5f),
                                          p(-0.3f, 0.56f), p(0.4f, 0.3f), p(0.86f, -0.2f), p(0.9f, -0.9f)};
    p.c.bezier_fill(hull, kPlate);
    p.c.bezier(hull, kSteel, p.line());
    p.c.circle(p(0.3f, -0.3f), p.r * 0.19f, rgb(0x9BDFFF));
}

void draw_flask(const Pen& p, rc::Good good) {
    p.fill({{-0.46f, 0.2f}, {0.46f, 0.2f}, {0.72f, 0.86f}, {-0.72f, 0.86f}}, mix(good_color(good), kBlack, 0.2f));
    p.stroke({{-0.24f, -0.9f}, {-0.24f, -0.3f}, {-0.76f, 0.88f}, {0.76f, 0.88f}, {0.24f, -0.3f}, {0.24f, -0.9f}}, kSteel);
    p.stroke({{-0.38f, -0.92f}, {0.38f, -0.92f}}, kSteel);
    draw_good(p.c, good, p(0, 0.52f), p.r * 0.44f);
}

void draw_market(const Pen& p, std::span<const rc::Good> goods) {
    for (std::size_t i = 0; i < goods.size(); ++i)
        draw_good(p.c, goods[i], polar(p.at, p.r * 0.55f, -kPi / 2 + float(i) * kTau / float(goods.size())), p.r * (goods.size() > 3 ? 0.6f : 0.7f));
    p.c.circle_stroke(p.at, p.r, fade(kSteel, 0.55f), std::max(1.2f, p.r * 0.05f));
}

void draw_coin(const Pen& p, float u, float v, float size) {
    p.c.ellipse(p(u, v + size * 0.2f), p.r * size, p.r * size * 0.5f, 0, kAmberDark);
    p.c.ellipse(p(u, v), p.r * size, p.r * size * 0.5f, 0, kAmber);
    p.c.ellipse_stroke(p(u, v), p.r * size * 0.72f, p.r * size * 0.34f, 0, kAmberDark, std::max(1.0f, p.r * 0.04f));
}
void draw_coins(const Pen& p) {
    for (int i = 0; i < 3; ++i) draw_coin(p, 0.42f, 0.7f - 0.22f * float(i), 0.44f);
    for (int i = 0; i < 6; ++i) draw_coin(p, -0.38f, 0.7f - 0.22f * float(i), 0.44f);
}
void draw_debt(const Pen& p) {
    draw_coin(p, -0.3f, 0.62f, 0.44f);
    p.stroke({{-0.85f, -0.85f}, {-0.3f, -0.4f}, {0.05f, -0.6f}, {0.75f, 0.45f}}, rgb(0xF08A7A));
    p.fill({{0.92f, 0.72f}, {0.5f, 0.5f}, {0.94f, 0.26f}}, rgb(0xF08A7A));
}
void draw_bars(const Pen& p) {
    for (int i = 0; i < 4; ++i) {
        const float u = -0.85f + 0.46f * float(i), top = 0.45f - 0.38f * float(i);
        p.fill({{u, 0.85f}, {u, top}, {u + 0.32f, top}, {u + 0.32f, 0.85f}}, mix(kAmberDark, kPaleGold, float(i) / 3));
    }
}
void draw_scales(const Pen& p) {
    p.stroke({{0, -0.8f}, {0, 0.85f}}, kPaleGold);
    p.stroke({{-0.45f, 0.88f}, {0.45f, 0.88f}}, kPaleGold);
    p.stroke({{-0.8f, -0.55f}, {0.8f, -0.55f}}, kPaleGold);
    for (const float side : {-0.8f, 0.8f}) {
        p.stroke({{side - 0.3f, 0.2f}, {side, -0.55f}, {side + 0.3f, 0.2f}}, kPaleGold);
        p.fill({{side - 0.36f, 0.18f}, {side + 0.36f, 0.18f}, {side + 0.2f, 0.44f}, {side - 0.2f, 0.44f}}, kAmber);
    }
}
void draw_picks(const Pen& p) {
    for (const float side : {-1.0f, 1.0f}) {
        p.stroke({{side * -0.6f, 0.85f}, {side * 0.5f, -0.55f}}, kAmber);
        p.c.bezier({p(side * 0, -0.75f), p(side * 0.4f, -0.85f), p(side * 0.85f, -0.5f), p(side * 0.9f, 0)}, kPaleGold, p.line() * 1.5f);
    }
}
void draw_crown(const Pen& p) {
    p.fill({{-0.8f, 0.55f}, {-0.9f, -0.5f}, {-0.42f, 0}, {0, -0.75f}, {0.42f, 0}, {0.9f, -0.5f}, {0.8f, 0.55f}}, kAmber);
    p.fill({{-0.8f, 0.85f}, {-0.8f, 0.65f}, {0.8f, 0.65f}, {0.8f, 0.85f}}, kPaleGold);
    for (const float u : {-0.42f, 0.0f, 0.42f}) p.c.circle(p(u, 0.36f), p.r * 0.11f, rgb(0xE0554A));
}
void draw_stars(const Pen& p) {
    for (int i = 0; i < 8; ++i) p.c.circle(polar(p.at, p.r * 0.85f, float(i) * kTau / 8), p.r * 0.14f, kPaleGold);
    p.c.gradient_circle(p.at, p.r * 0.5f, rgb(0x8FC7FF), rgb(0x2A5AA8));
}
void draw_helix(const Pen& p) {
    for (const float side : {-1.0f, 1.0f})
        p.c.bezier({p(side * 0.5f, -0.95f), p(side * 0.5f, -0.4f), p(side * -0.5f, -0.5f), p(side * -0.5f, 0), p(side * -0.5f, 0.5f), p(side * 0.5f, 0.4f), p(side * 0.5f, 0.95f)},
                   side < 0 ? good_color(rc::Good::genes) : kPaleGold, p.line());
    for (const float v : {-0.75f, -0.1f, 0.1f, 0.75f}) {
        const float half = std::fabs(v) < 0.3f ? 0.44f : 0.42f;
        p.stroke({{-half, v}, {half, v}}, kAmber);
    }
}
void draw_compass(const Pen& p) {
    p.c.circle(p.at, p.r * 0.95f, kPlate);
    p.c.circle_stroke(p.at, p.r * 0.95f, kSteel, p.line());
    for (int i = 0; i < 8; ++i) p.c.line(polar(p.at, p.r * 0.72f, float(i) * kTau / 8), polar(p.at, p.r * 0.84f, float(i) * kTau / 8), kSteel, std::max(1.0f, p.r * 0.05f));
    p.fill({{0.45f, -0.5f}, {0.14f, 0.14f}, {-0.14f, -0.14f}}, rgb(0xF0705F));
    p.fill({{-0.45f, 0.5f}, {0.14f, 0.14f}, {-0.14f, -0.14f}}, kSteel);
}
void draw_tactics(const Pen& p) {
    p.c.circle_stroke(p(0.5f, -0.45f), p.r * 0.34f, rgb(0xF0705F), p.line());
    p.stroke({{0.32f, -0.63f}, {0.68f, -0.27f}}, rgb(0xF0705F));
    p.stroke({{0.68f, -0.63f}, {0.32f, -0.27f}}, rgb(0xF0705F));
    for (const float bow : {0.55f, -0.55f}) {
        p.c.bezier({p(-0.75f, 0.75f), p(-0.75f + bow * 0.4f, 0.1f), p(0 - bow * 0.6f, -0.2f), p(0.12f, -0.3f - bow * 0.25f)}, kSteel, p.line());
    }
    p.fill({{0.2f, -0.32f}, {-0.14f, -0.36f}, {0.02f, -0.02f}}, kSteel);
    for (int i = 0; i < 3; ++i) p.c.circle(p(-0.85f + 0.3f * float(i), 0.82f - 0.12f * float(i % 2)), p.r * 0.14f, kPlate);
    for (int i = 0; i < 3; ++i) p.c.circle_stroke(p(-0.85f + 0.3f * float(i), 0.82f - 0.12f * float(i % 2)), p.r * 0.14f, kSteel, std::max(1.0f, p.r * 0.05f));
}
void draw_envoys(const Pen& p) {
    for (const float side : {-1.0f, 1.0f}) {
        const Color ink = side < 0 ? kSteel : rgb(0x8FE0C0);
        p.c.circle(p(side * 0.55f, -0.3f), p.r * 0.24f, ink);
        p.fill({{side * 0.15f, 0.85f}, {side * 0.25f, 0.12f}, {side * 0.85f, 0.12f}, {side * 0.95f, 0.85f}}, mix(ink, kNight, 0.35f));
        p.c.arc(p(side * 0.1f, -0.5f), p.r * 0.34f, side < 0 ? kPi * 1.2f : -kPi * 0.55f, side < 0 ? kPi * 1.55f : -kPi * 0.2f, kLamp, std::max(1.2f, p.r * 0.06f));
    }
}
void draw_landing(const Pen& p) {
    for (const auto& [u, v, size] : {std::array{-0.5f, -0.35f, 0.5f}, std::array{0.45f, -0.5f, 0.42f}, std::array{0.05f, 0.4f, 0.6f}}) {
        p.c.glow(p(u, v - size * 0.9f), p.r * size * 0.8f, rgb(0x7FD8FF), 0.6f);
        p.fill({{u, v + size * 0.7f}, {u - size * 0.55f, v - size * 0.5f}, {u, v - size * 0.2f}, {u + size * 0.55f, v - size * 0.5f}}, kPlate);
        p.stroke({{u - size * 0.55f, v - size * 0.5f}, {u, v + size * 0.7f}, {u + size * 0.55f, v - size * 0.5f}}, kSteel);
    }
}

/// Rays around a dark disc, the ground of the emblems of 6-cost developments. Returns the pen for the disc.
Pen draw_sunburst(const Pen& p) {
    constexpr int kRays = 12;
    for (int i = 0; i < kRays; ++i) {
        const float a = float(i) * kTau / kRays;
        p.c.polygon({polar(p.at, p.r, a), polar(p.at, p.r * 0.6f, a + 0.17f), polar(p.at, p.r * 0.6f, a - 0.17f)}, i % 2 == 0 ? kAmber : kAmberDark);
    }
    p.c.circle(p.at, p.r * 0.66f, kEmberDark);
    p.c.circle_stroke(p.at, p.r * 0.66f, kPaleGold, std::max(1.5f, p.r * 0.06f));
    return {p.c, p.at, p.r * 0.44f};
}

using Emblem = void (*)(const Pen&);
constexpr rc::Good kFour[]{rc::Good::novelty, rc::Good::rare, rc::Good::genes, rc::Good::alien};
constexpr rc::Good kThreeNovelties[]{rc::Good::novelty, rc::Good::novelty, rc::Good::novelty};

/// By card, developments only, in the order of the designs.
constexpr std::array kEmblems{
    Emblem(draw_envoys),                                                                                          // Contact Specialist
    Emblem(draw_compass),                                                                                         // Expedition Force
    Emblem([](const Pen& p) { draw_crate(p, {}); }),                                                              // Export Duties
    Emblem(draw_coins),                                                                                           // Investment Credits
    Emblem(draw_tactics),                                                                                         // New Military Tactics
    Emblem([](const Pen& p) { p.sight(Sight::crane, 0, 0.85f, 0.95f); }),                                         // Public Works
    Emblem(draw_rocket),                                                                                          // Colony Ship
    Emblem(draw_debt),                                                                                            // Deficit Spending
    Emblem([](const Pen& p) { draw_flask(p, rc::Good::genes); }),                                                 // Genetics Lab
    Emblem([](const Pen& p) { p.sight(Sight::archive, 0, 0.8f, 1); draw_points(p.c, p(0, 0.3f), p.r * 0.6f, "$"); }),  // Interstellar Bank
    Emblem([](const Pen& p) { p.sight(Sight::robots, -0.1f, 0.85f, 1); draw_good(p.c, rc::Good::rare, p(0.05f, 0.6f), p.r * 0.5f); }),  // Mining Robots
    Emblem(draw_shield),                                                                                          // Space Marines
    Emblem([](const Pen& p) { draw_crate(p, rc::Good::rare); }),                                                  // Mining Conglomerate
    Emblem([](const Pen& p) { p.sight(Sight::robots, -0.35f, 0.85f, 0.95f); draw_sight(p.c, Sight::trees, p(0.55f, 0.85f), p.r * 0.5f, {rgb(0x2F7A48), rgb(0x8FE0A0), kLamp}); }),  // Terraforming Robots
    Emblem([](const Pen& p) { draw_market(p, kFour); }),                                                          // Diversified Economy
    Emblem(draw_landing),                                                                                         // Drop Ships
    Emblem([](const Pen& p) { p.sight(Sight::robots, 0.35f, 0.55f, 0.7f); p.sight(Sight::robots, -0.2f, 0.9f, 0.95f); }),  // Replicant Robots
    Emblem([](const Pen& p) { draw_flask(p, rc::Good::alien); }),                                                 // Research Labs
    Emblem([](const Pen& p) { draw_market(p, kThreeNovelties); }),                                                // Consumer Markets
    Emblem([](const Pen& p) { const Pen in = draw_sunburst(p); draw_good(in.c, rc::Good::alien, in.at, in.r * 1.9f); }),    // Alien Tech Institute
    Emblem([](const Pen& p) { const Pen in = draw_sunburst(p); draw_good(in.c, rc::Good::novelty, in.at, in.r * 1.9f); }),  // Free Trade Association
    Emblem([](const Pen& p) { draw_stars(draw_sunburst(p)); }),                                                   // Galactic Federation
    Emblem([](const Pen& p) { draw_crown(draw_sunburst(p)); }),                                                   // Galactic Imperium
    Emblem([](const Pen& p) { const Pen in = draw_sunburst(p); draw_swirl(in.c, in.at, in.r, kPaleGold, 4, in.line()); }),  // Galactic Renaissance
    Emblem([](const Pen& p) { const Pen in = draw_sunburst(p); draw_sight(in.c, Sight::dish, in(0, 0.9f), in.r, {kAmberDark, kPaleGold, kLamp}); }),  // Galactic Survey: SETI
    Emblem([](const Pen& p) { draw_scales(draw_sunburst(p)); }),                                                  // Merchant Guild
    Emblem([](const Pen& p) { draw_picks(draw_sunburst(p)); }),                                                   // Mining League
    Emblem([](const Pen& p) { draw_bars(draw_sunburst(p)); }),                                                    // New Economy
    Emblem([](const Pen& p) { const Pen in = draw_sunburst(p); draw_sword(in.c, in.at, in.r * 2, kPaleGold); }),  // New Galactic Order
    Emblem([](const Pen& p) { draw_helix(draw_sunburst(p)); }),                                                   // Pan-Galactic League
    Emblem([](const Pen& p) { const Pen in = draw_sunburst(p); draw_points(in.c, in.at, in.r * 1.8f, "$"); }),    // Trade League
};
static_assert(kWorldPictures.size() + kEmblems.size() == rc::kDesignCount);

// --- 3 painting ---

constexpr float kHillSpan = 6;                             // radius of the hill's arc, in radii of the globe
constexpr float kHillTop = 0.4f;                           // its highest point above the lower edge
constexpr float kHillPlace = -0.6f;                        // where that is, from the globe's centre

float hill_y(const PictureFrame& f, float x) {
    const float u = (x - f.centre.x) / f.r - kHillPlace;
    return f.window.bottom() - f.r * (kHillTop - kHillSpan + std::sqrt(std::max(0.0f, kHillSpan * kHillSpan - u * u)));
}

/// Paints the ground in front of the globe, within the rounded corners of the window.
void draw_hill(Canvas& c, const PictureFrame& f, Color soil) {
    constexpr int kSteps = 10;
    const Rect w = f.window;
    std::array<Vec, kSteps + 9> p;
    std::size_t n = 0;
    for (int i = 0; i <= kSteps; ++i) {
        const float x = lerp(w.x, w.right(), float(i) / kSteps);
        p[n++] = {x, std::min(hill_y(f, x), w.bottom() - f.corner)};
    }
    for (int i = 0; i < 4; ++i) p[n++] = polar({w.right() - f.corner, w.bottom() - f.corner}, f.corner, kPi / 6 * float(i));
    for (int i = 0; i < 4; ++i) p[n++] = polar({w.x + f.corner, w.bottom() - f.corner}, f.corner, kPi / 2 + kPi / 6 * float(i));
    c.gradient_polygon(std::span(p).first(n), mix(soil, kNight, 0.35f), mix(soil, kNight, 0.8f), w.bottom() - f.r * kHillTop, w.bottom());
    c.polyline(std::span(p).first(kSteps + 1), fade(mix(soil, kWhite, 0.4f), 0.5f), 1);
}

/// Draws what is in the sky. Most of it stands beside the globe, some of it around.
void draw_sky(Canvas& c, Sight sight, const PictureFrame& f, const SightInk& ink) {
    const auto at = [&](float u, float v, float size) { draw_sight(c, sight, {f.centre.x + u * f.r, f.centre.y + v * f.r}, f.r * size, ink); };
    switch (sight) {
        case Sight::sun: return at(-0.72f, -0.72f, 0.9f);
        case Sight::beams: return at(0, 0, 1.3f);
        case Sight::asteroids: return at(0, 0.15f, 1.35f);
        case Sight::swarm: return at(0, 0, 1.25f);
        case Sight::comet: return at(0.25f, 0.35f, 1.2f);
        case Sight::fleet: return at(0.35f, 0.3f, 1.0f);
        case Sight::wreck: return at(0.2f, 0.45f, 0.95f);
        case Sight::saucer: return at(0.75f, 0.45f, 0.7f);
        default: return at(1.38f, 0.06f, 0.56f);
    }
}
bool lies_behind(Sight sight) { return sight == Sight::sun || sight == Sight::beams; }

void draw_emblem_of(Canvas& c, rc::CardId card, Vec at, float r) { kEmblems[std::size_t(card) - kWorldPictures.size()]({c, at, r}); }

}  // namespace

Color card_light(rc::CardId card) {
    const rc::Design& d = rc::design(card);
    return d.good ? good_color(*d.good) : kNeutral;
}

void draw_ring(Canvas& c, const rc::Design& world, Vec at, float r) {
    if (!world.good) return;
    constexpr float kBeadAngle = -kPi / 4;                        // the upper right, where a picture is empty
    const Color ring = good_color(*world.good);
    const float width = std::clamp(r * 0.11f, 1.8f, 4.0f), out = r + std::max(2.5f, r * 0.15f);
    if (world.world_type == rc::WorldType::production) c.circle_stroke(at, out, ring, width);
    else c.dashed_circle(at, out, ring, width, width * 2.1f, width * 1.7f);
    draw_good(c, *world.good, polar(at, out, kBeadAngle), std::max(9.0f, r * 0.54f));
}

void draw_card_art(Canvas& c, rc::CardId card, Vec at, float r) {
    const rc::Design& d = rc::design(card);
    c.as_art([&] {
        if (!d.is_world) return draw_emblem_of(c, card, at, r * 1.12f);
        draw_globe(c, at, r, kWorldPictures[card].globe);
        draw_ring(c, d, at, r);
    });
}

void draw_picture(Canvas& c, rc::CardId card, const PictureFrame& f) {
    constexpr float kLeastSurroundings = 11;                      // smaller globes have no surroundings
    const Color light = card_light(card);
    const auto inside = c.clipped(f.window);
    c.gradient(f.window, f.corner, mix(light, rgb(0x0B1020), 0.72f), kNight);
    if (!c.theme().flat) c.glow_in(f.window, f.window.centre(), f.window.w * 0.46f, light, 0.28f);
    Scatter stars(std::uint32_t(card) * 3u + 1);
    for (int i = 0; i < (f.r >= kLeastSurroundings ? 14 : 5); ++i) {
        const float x = stars.next(), y = stars.next(), a = stars.next();
        c.circle({f.window.x + 3 + x * (f.window.w - 6), f.window.y + 3 + y * (f.window.h - 6)}, 0.7f, fade(kWhite, 0.22f + a * 0.4f));
    }
    if (!rc::design(card).is_world || f.r < kLeastSurroundings) return draw_card_art(c, card, f.centre, f.r);

    const WorldPicture& s = kWorldPictures[card];
    const TintColors& tint = colors_of(s.globe.tint);
    const SightInk ink{mix(mix(tint.dark, tint.mark, 0.35f), rgb(0x46506E), 0.4f), mix(tint.pale, kSteel, 0.4f), kLamp};
    if (lies_behind(s.sky)) draw_sky(c, s.sky, f, ink);
    draw_card_art(c, card, f.centre, f.r);
    if (!lies_behind(s.sky)) draw_sky(c, s.sky, f, ink);
    if (s.left == Sight::none) return;
    draw_hill(c, f, mix(tint.dark, tint.mark, 0.3f));
    const auto stand = [&](Sight sight, float u, float size) {
        const float x = f.centre.x + u * f.r;
        draw_sight(c, sight, {x, hill_y(f, x) + f.r * 0.05f}, f.r * size, ink);
    };
    if (f.has_right) stand(s.right, 1.24f, 0.52f);
    if (f.has_left) stand(s.left, -1.08f, 0.68f);
}

}  // namespace orrery::ui::race_table
