// Layout of the table: pure functions of the areas that the app provides and of the counts of things, for all four forms of the
// screen. Independent of drawing and of the game's state.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/games/quantum/board.h"
#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/games/quantum/symbols.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::quantum_table {

// --- the map ---

/// Place of the map on the screen.
struct MapGeometry {
    Rect area;                              ///< visible part; the coordinates are along its left and upper edge
    Rect field;                             ///< inside the coordinates; clip of everything on the map
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
    /// Returns the square at a point, planets and gaps included, or nullopt outside the map or the field.
    std::optional<qu::Square> square_at(Vec point) const;

    static constexpr float kPlanetShare = 0.46f;
};

/// Returns the map as a plane in spaces, without the coordinates along its edges.
Plane plane_of(const qu::Map&, Rect area);
MapGeometry map_geometry(const qu::Map&, Rect area, const ZoomView&);

// --- table around the map ---

/// Content below the map on phones.
enum class Tab : std::uint8_t { cards, mine, others };
inline constexpr std::size_t kTabs = 3;

struct LayoutInput {
    TableAreas areas;
    const qu::Map* map = nullptr;
    int seats = 2;
    Tab tab = Tab::cards;
    bool is_over = false;                   ///< the app's button then takes room below the cards
};

struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect all;
    Rect map;
    Rect mine;                              ///< large sheet; empty: behind a tab
    FixedVector<Rect, 3> others;            ///< other sheets, clockwise; empty: behind a tab
    FixedVector<Rect, 4> strip;             ///< phones: one line of figures for each seat, by seat
    std::array<Rect, 2> headings{};         ///< above the cards, by CardKind; empty: no room
    std::array<std::array<Rect, qu::kDisplay>, 2> cards{};     ///< by CardKind, then by slot; empty: behind a tab
    Rect reference;                         ///< list of the six kinds; empty: no room
    std::array<Rect, kTabs> tabs{};         ///< empty: no tabs
    Rect zoom;                              ///< button that enlarges the map; beside the tabs if there are any
    Rect bar;                               ///< buttons at the bottom
    bool is_narrow = false;                 ///< phones: small type, chips instead of cards with text
};

Layout make_layout(const LayoutInput&);

/// Returns a place of this size near the lower edge of `bounds` that covers none of `keep`, or at the lower edge if there is none.
Rect clear_place(Rect bounds, Vec size, const std::vector<Rect>& keep);

}  // namespace orrery::ui::quantum_table
