// Lit spheres: a gradient disc, then bands, blobs, craters or facets, day and night, rim light, ring and moons.
#pragma once

#include <span>
#include <string_view>

#include "canvas.h"

namespace orrery::ui {

// Positions and sizes are fractions of the radius. The centre is (0,0).
struct Band   { float top, bottom; Color color; float alpha, waviness; };
struct Blob   { float u, v, size; Color color; float alpha; float squash = 0.7f; };
struct SurfaceSpot { float u, v, size; Color color; float alpha; Color edge{0, 0, 0, 0}; };
struct Crater { float u, v, size; };
struct Streak { std::span<const Vec> bezier; Color color; float width; };
struct Facet  { std::span<const Vec> outline; Color color; float alpha; };
struct Moon   { float u, v, size; Color color; };
struct PlanetRing { Color color{0, 0, 0, 0}; float rotation = -0.32f; };  // alpha 0: no ring

struct PlanetLook {
    Color light, dark, atmosphere;
    float glow = 0.42f, tilt = 0;
    int seed = 3;
    Color rim = kWhite;
    PlanetRing ring{};
    std::span<const Band> bands{};
    std::span<const Blob> blobs{};
    std::span<const SurfaceSpot> spots{};
    std::span<const Crater> craters{};
    std::span<const Streak> streaks{};
    std::span<const Facet> facets{};
    std::span<const Moon> moons{};
};

/// Returns the look of a planet of the games by its id ("sethium" …), or a plain grey world if the id is unknown.
const PlanetLook& planet_look(std::string_view id);
/// Returns the ids that planet_look knows.
std::span<const std::string_view> planet_look_ids();
/// Returns the look of the Earth, for AstroNavigators.
const PlanetLook& earth_look();

void draw_planet(Canvas&, Vec centre, float r, const PlanetLook&);

}  // namespace orrery::ui
