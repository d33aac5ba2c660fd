// Worlds painted from recipes of a few bytes: a kind of surface, a set of colours and a seed. No two seeds give the same world.
#pragma once

#include <cstdint>

#include "canvas.h"

namespace orrery::ui {

enum class Terrain : std::uint8_t {
    rock, craters, desert, sea, land, forest, ice, gas, lava, marsh, crystal, clouds, city, shattered,
};
inline constexpr int kTerrains = int(Terrain::shattered) + 1;

/// Named sets of colours: those of the lit side, the far side, the marks on the surface and the air.
enum class Tint : std::uint8_t { ocean, earth, moss, jade, teal, ice, ivory, ochre, rust, ember, rose, violet, slate, night, gold };
inline constexpr int kTints = int(Tint::gold) + 1;

struct TintColors {
    Color light, dark, mark, pale, air;
};
const TintColors& colors_of(Tint);

struct Globe {
    Terrain terrain = Terrain::rock;
    Tint tint = Tint::slate;
    std::uint8_t seed = 1;
    bool has_ring = false;
    std::uint8_t moons = 0;                                ///< at most 3
};

void draw_globe(Canvas&, Vec centre, float r, const Globe&);

}  // namespace orrery::ui
