// Signs of what is on a world or near it: a skyline, ruins, a fleet, birds. Silhouettes with lit edges and lamps, drawn in any size.
#pragma once

#include <cstdint>

#include "canvas.h"

namespace orrery::ui {

enum class Sight : std::uint8_t {
    none,
    // in the sky
    sun, comet, asteroids, fleet, warship, convoy, station, satellite, wreck, saucer, swarm, birds, beams,
    // on the ground
    towers, domes, ruins, rigs, trees, palms, fair, stalls, port, fort, tents, temple, obelisks, archive, robots, banners, skull,
    tanks, prison, dish, cannon, gems, fish, lizard, camp, tentacles, mushrooms, hazard, crane, sculptures, cabins, vines, ark, dunes,
    pyramid,
};
inline constexpr int kSights = int(Sight::pyramid) + 1;

/// Colours of a sight: the dark body, its lit edge and its lamps.
struct SightInk {
    Color body, edge, lamp;
};

/// Draws a sight. One on the ground stands on `at`, at most `r` to both sides and 2 `r` high; one of the sky lies around it.
void draw_sight(Canvas&, Sight, Vec at, float r, const SightInk&);

}  // namespace orrery::ui
