// Where everything of the table lies: pure functions of the areas that the app leaves and of how many things there are. All
// four forms of the screen; no drawing, no game. The map has a view of its own, which zooms and pans.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/games/quantum/board.h"
#include "imgui_ui/app/table_view.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/geometry.h"

namespace orrery::ui::quantum_table {

// --- the map ---

inline constexpr float kLeastZoom = 1, kMostZoom = 3;

/// How the map is looked at: fitted at zoom 1; `pan` is where the middle of what is seen lies, away from the map's own middle, in
/// spaces. Kept between frames by whoever handles the fingers.
struct MapView {
    float zoom = kLeastZoom;
    Vec pan;
    bool is_fitted() const { return zoom <= kLeastZoom; }
};

/// The map as it lies on the screen.
struct MapGeometry {
    Rect area;                              ///< what shows of it; the coordinates lie along its left and upper edge
    Rect field;                             ///< inside the coordinates: clip of everything on the map
    Vec origin;                             ///< upper left corner of space A1, which may lie outside
    float cell = 0;                         ///< edge of a space
    int columns = 0, rows = 0;              ///< in spaces

    Rect space(qu::Square at) const {
        return {origin.x + cell * static_cast<float>(qu::x_of(at)), origin.y + cell * static_cast<float>(qu::y_of(at)), cell, cell};
    }
    Vec centre(qu::Square at) const { return space(at).centre(); }
    Rect tile(qu::PlanetId at) const;
    Vec planet(qu::PlanetId at) const { return centre(qu::middle_of(at)); }
    float planet_radius() const { return cell * kPlanetShare; }
    /// The square at a point, planets and gaps included; nothing outside the map or the field.
    std::optional<qu::Square> square_at(Vec point) const;

    static constexpr float kPlanetShare = 0.46f;
};

MapGeometry map_geometry(const qu::Map&, Rect area, const MapView&);
/// The view after zooming by `factor` so that what lies at `fixed` stays there; then clamped.
MapView zoomed(const qu::Map&, Rect area, const MapView&, float factor, Vec fixed);
/// The view after the map was dragged by `by`; clamped, so that no edge leaves the field.
MapView panned(const qu::Map&, Rect area, const MapView&, Vec by);

// --- the table around it ---

/// What the phone shows below the map.
enum class Tab : std::uint8_t { cards, mine, others };
inline constexpr std::size_t kTabs = 3;

struct LayoutInput {
    TableAreas areas;
    const qu::Map* map = nullptr;
    int seats = 2;
    Tab tab = Tab::cards;
    bool is_over = false;                   ///< the app's button stands where some of it was
};

struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect all;
    Rect map;
    Rect mine;                              ///< the large sheet; empty: behind a tab
    FixedVector<Rect, 3> others;            ///< the other sheets, clockwise; empty: behind a tab
    FixedVector<Rect, 4> strip;             ///< phones: everybody's figures in one line each, by seat
    std::array<Rect, 2> headings{};         ///< above the cards, by CardKind; empty: no room
    std::array<std::array<Rect, qu::kDisplay>, 2> cards{};     ///< by CardKind, then by slot; empty: behind a tab
    Rect reference;                         ///< the list of the six kinds; empty: no room
    std::array<Rect, kTabs> tabs{};         ///< empty: no tabs
    Rect zoom;                              ///< the button that makes the map larger; beside the tabs where there are any
    Rect bar;                               ///< the buttons at the foot
    bool is_narrow = false;                 ///< phones: small letters, chips instead of cards with text
};

Layout make_layout(const LayoutInput&);

/// A place of this size near the lower edge of `bounds` that covers none of `keep`; the lower edge itself where there is none.
Rect clear_place(Rect bounds, Vec size, const std::vector<Rect>& keep);

}  // namespace orrery::ui::quantum_table
