// The orbit board: twelve spaces from the Earth to the Moon and back, with their tiles, vehicles and the price of the next move.
#pragma once

#include <array>
#include <optional>

#include "imgui_ui/games/astronavigators/scene.h"

namespace orrery::ui::astronavigators_table {

class Motions;

struct OrbitGeometry {
    Rect field;
    std::array<Rect, an::kStageCount> stages{};            ///< by StageId, along the track; the Moon is larger
    Rect earth;                                            ///< where the track begins and ends
    Rect vehicle(const an::Table&, Seat) const;
};
/// The way out lies above (blue), the way home below (yellow), the Earth at the left, the Moon at the right; upright where `area` is.
OrbitGeometry orbit_geometry(Rect area);

struct OrbitLook {
    GlowOf glow = no_glow;                     ///< of stages, stacks and vehicles
    std::optional<an::StageId> next;           ///< where the next move of the shown seat would lead
    const Motions* motions = nullptr;
};
/// Draws the board: Earth and Moon as large bodies, the track, on each space its tile (DV if it is revealed or the viewer knows it,
/// otherwise its back), the number of tiles in its stack, the capacity, vehicles, the lunar module where it docks.
void draw_orbit(Scene&, const OrbitGeometry&, const OrbitLook&);
/// Draws the price of a move as "10 + 30 = 40 of 105" with a bar; red if DV would pass NK.
void draw_dv_preview(Scene&, Seat who, int added, Rect);

}  // namespace orrery::ui::astronavigators_table
