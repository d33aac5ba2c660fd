// The Earth map: 7 rows of 23 columns with land, seas, ice, ways, icons and vehicles.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/astronavigators/atlas.h"
#include "imgui_ui/games/astronavigators/scene.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::astronavigators_table {

class Motions;

/// Place of the map on the screen. Its rows have the height of the sky's, so that both can stand side by side.
struct EarthGeometry {
    Rect field;                                ///< visible part; clip of everything on the map
    Vec origin;                                ///< upper left corner of the space in row +3, column -11, which may lie outside
    float cell = 0;                            ///< edge of a space

    Rect space(an::SpaceId space) const {
        return {origin.x + static_cast<float>(space % an::kColumns) * cell, origin.y + static_cast<float>(space / an::kColumns) * cell, cell, cell};
    }
    Rect row(int row) const { return {field.x, origin.y + static_cast<float>(an::kPolarRow - row) * cell, field.w, cell}; }
    /// Returns the space at a point; nullopt outside the map.
    std::optional<an::SpaceId> at(Vec) const;
    /// Returns the place of a vehicle on its space; several on one space stand side by side. Empty if it is not on the Earth.
    Rect vehicle(const an::Table&, Seat) const;
};
Plane plane_of_earth(Rect area);
EarthGeometry earth_geometry(Rect area, const ZoomView& = {});

struct EarthLook {
    GlowOf glow = no_glow;                     ///< of spaces and vehicles
    std::optional<Seat> viewer;                ///< whose row is marked as the middle of what can be seen
    std::vector<an::SpaceId> path;             ///< lit way of the leg, both ends included; wraps at the edges of the map
    std::optional<an::Transport> transport;    ///< of the leg: its ways are drawn brighter, the others paler
    const Motions* motions = nullptr;          ///< things in motion are left out at rest
    bool has_targets = true;                   ///< spaces are large enough to be touched: icons are drawn, otherwise dots
};
/// Draws seas, land tinted by its continents (two-coloured spaces are divided), ice, waves on brown land, roads as single white lines,
/// railways as double lines, canals as blue arrows, the launch space with its rocket, the night side for the month, the "rings" of the
/// polar rows, the numbers of the rows, icons, start spaces, vehicles; then the glows and the path.
void draw_earth(Scene&, const EarthGeometry&, const EarthLook&);
/// Draws the map as a small twin: land, the row of the shown seat, vehicles as dots. For tabs.
void draw_small_earth(Scene&, Rect);

}  // namespace orrery::ui::astronavigators_table
