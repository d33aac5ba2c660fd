// The galaxy: nine cells of planet cards with their spots, routes and tracks, and everything that lies on them.
#pragma once

#include <optional>
#include <vector>

#include "engine/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/scene.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::microcosmos_table {

class Motions;

/// Place of the galaxy on the screen.
struct GalaxyGeometry {
    Rect field;                                ///< visible part; clip of everything in the galaxy
    Vec origin;                                ///< upper left corner of the cell nw, which may lie outside
    float card = 0;                            ///< edge of a card
    float gap = 0;                             ///< between cards

    Rect cell(mc::Cell cell) const {
        return {origin.x + static_cast<float>(cell % 3) * (card + gap), origin.y + static_cast<float>(cell / 3) * (card + gap), card, card};
    }
    /// Returns the centre of a spot. Precondition: its card is laid.
    Vec spot(const mc::Table&, mc::SpotId) const;
    /// Returns the drawn radius of a kind of spot.
    float radius(mc::SpotKind) const;
    /// Returns where a route leaves a card over an edge.
    Vec exit(mc::Cell, mc::Direction) const;
    /// Returns the place of the levels of a resource on a laid planet. Empty for a restored planet or a resource without a track.
    Rect track(const mc::Table&, mc::PlanetId, mc::Resource) const;
    /// Returns the place of all levels together, with the terraforming track where it lies beside them.
    Rect tracks(const mc::Table&, mc::PlanetId) const;
    /// Return the places of pieces: an ark at its spot (several arks at one spot lie side by side), a colony, an outpost, a marker.
    Rect ark(const mc::Table&, Seat) const;
    Rect colony(const mc::Table&, mc::PlanetId, Seat) const;
    Rect outpost(const mc::Table&, mc::PlanetId, Seat) const;
    Rect marker(const mc::Table&, mc::PlanetId, Seat) const;
};
/// Returns the galaxy as a plane of three by three cards with their gaps, in units of a card.
Plane plane_of_galaxy(Rect area);
GalaxyGeometry galaxy_geometry(Rect area, const ZoomView& = {});

struct GalaxyLook {
    GlowOf glow = no_glow;                     ///< of spots, cells, tracks, outposts, arks
    mc::Nodes in_reach = 0;                    ///< spots whose gains are written beside them
    mc::CellSet cells_in_reach = 0;
    std::vector<mc::SpotId> path;              ///< lit; both ends included
    std::optional<mc::Cell> path_into;         ///< the path goes on into this empty cell
    const Motions* motions = nullptr;          ///< things in motion are left out at rest
};
void draw_galaxy(Scene&, const GalaxyGeometry&, const GalaxyLook&);

/// Draws an ark with the disc of its owner at its lower right.
void draw_ark_of(Scene&, Seat who, Vec centre, float size);
/// Draws one planet card in any size, as it lies in the galaxy. `t` tells levels, markers, colonies and outposts.
void draw_planet_card(Scene&, const mc::Table& t, mc::PlanetId, Rect);

}  // namespace orrery::ui::microcosmos_table
