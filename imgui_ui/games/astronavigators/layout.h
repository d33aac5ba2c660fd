// Layout of the table: pure functions of the areas that the app provides and of the counts of things, for all forms of the screen.
// Independent of drawing and of the game's state.
#pragma once

#include <array>

#include "engine/core/fixed_vector.h"
#include "engine/games/astronavigators/content.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::astronavigators {}

namespace orrery::ui::astronavigators_table {

namespace an = orrery::astronavigators;

/// Boards, of which small windows show one at a time.
enum class Tab : std::uint8_t { earth, sky, orbit, weeks, player };
inline constexpr std::size_t kTabs = 5;

struct LayoutInput {
    TableAreas areas;
    int seats = 2;
    bool has_orbit = true;                     ///< Astronavigator mode
    Tab tab = Tab::earth;                      ///< where there are tabs
    bool shows_orbit = false;                  ///< large screens: the orbit board takes the place of the sky
    int slots = 1;                             ///< of the schedule; 2 with the Marine chronometer
    float ui_scale = 1;                        ///< pixels of the page in a unit
};

/// Places on the screen. An empty rectangle means: not shown, or behind another tab.
struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect all;
    Rect earth, sky, orbit;                    ///< maps without their headings. On large screens earth and sky have equal rows
    Rect earth_heading, sky_heading, orbit_heading;
    Rect twin;                                 ///< small twin of the other map, on windows with tabs
    bool is_side_by_side = false;              ///< Earth and sky stand beside each other and share their rows
    std::array<Rect, an::kWeeks> weeks{};      ///< of the action board
    Rect weeks_heading, deck;                  ///< next card of the deck
    Rect months;                               ///< row of the twelve months with the year
    /// Board of the shown player. The parts that have no room on it lie elsewhere; on windows with tabs it is often only the name.
    Rect player;
    Rect name;                                 ///< name, status and dials NK and DV
    std::array<Rect, an::kTransportCount> tokens{};        ///< vehicle tokens
    std::array<Rect, an::kContinentCount> tiles{};         ///< continent tiles, by Continent
    std::array<Rect, an::kSetCount> sets{};
    std::array<Rect, an::kPhases> moons{};
    std::array<Rect, 3> gauges{};              ///< SXT, SCT, AI. Empty in Astronomer mode, as are agenda and orbit tiles
    FixedVector<Rect, 2> slots{};              ///< schedule
    Rect quests;                               ///< quests in progress and instruments
    Rect agenda;
    Rect orbit_tiles;                          ///< own ones
    FixedVector<Rect, 3> others;               ///< rows of the other players, clockwise
    Rect actions;                              ///< text and buttons of the open decision
    /// Windows with tabs: those that there are. Large screens in the Astronavigator mode: sky and orbit, which switch between the two.
    std::array<Rect, kTabs> tabs{};
    Tab shown = Tab::earth;                    ///< tab that is chosen; on large screens sky or orbit
    Rect zoom;                                 ///< button that enlarges the map, where there are two the Earth; empty: large enough
    bool is_narrow = false;                    ///< phones: small type, chips instead of cards with text
    float least_space = 30;                    ///< edge from which on a finger hits a space of the Earth
};

/// No two places that are touched one by one overlap, and all lie in `areas.whole`.
Layout make_layout(const LayoutInput&);

}  // namespace orrery::ui::astronavigators_table
