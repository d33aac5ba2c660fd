// Layout of the table: pure functions of the areas that the app provides and of the counts of things, for all forms of the screen.
// Independent of drawing and of the game's state.
#pragma once

#include <array>

#include "engine/core/fixed_vector.h"
#include "engine/games/microcosmos/content.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

/// Content below the galaxy on phones.
enum class Tab : std::uint8_t { crew, ark, club, others };
inline constexpr std::size_t kTabs = 4;

/// Upgrades in the two rows of an ark. In each row the middle two are a pair.
inline constexpr std::array<std::array<mc::Upgrade, 4>, 2> kTileRows{
    {{mc::Upgrade::robotics, mc::Upgrade::biodome, mc::Upgrade::leisure, mc::Upgrade::scout_vehicles},
     {mc::Upgrade::cargo_hold, mc::Upgrade::space_mining, mc::Upgrade::mining_vehicles, mc::Upgrade::engine}}};

struct LayoutInput {
    TableAreas areas;
    int contenders = 2;                        ///< with the Automa
    Tab tab = Tab::crew;
    bool is_solo = false;
};

/// Places on the screen. An empty rectangle means: not shown, or behind another tab.
struct Layout {
    LayoutKind kind = LayoutKind::tablet;
    Rect all;
    Rect round, restored, points;              ///< rail: panels on tablets and desktops, one line on phones
    Rect phase;                                ///< the five phases of a turn, in one row
    Rect galaxy;                               ///< square
    std::array<Rect, mc::kClubSlots> club{};
    Rect club_heading;
    Rect crew_deck, crew_discard, survivor_deck, planet_deck;
    Rect ark;                                  ///< panel with the eight upgrades and the pools
    std::array<Rect, mc::kUpgradeCount> upgrades{};        ///< by Upgrade; the two of a pair stand together
    std::array<Rect, 2> pairs{};               ///< where the outpost of a pair is shown
    Rect bridge;                               ///< held survivors and the number of settled ones
    FixedVector<Rect, 3> others;               ///< rows of the other players, clockwise; of the Automa in the solo game
    Rect automa;                               ///< solo: the Automa's card
    std::array<std::array<Rect, mc::kRow>, 2> crew{};      ///< by Row, then by place
    Rect cargo;                                ///< strip between the rows, with the four resources and the tokens
    std::array<Rect, mc::kResourceCount> resources{};
    std::array<Rect, mc::kSpecialistKinds> tokens{};
    Rect actions;                              ///< text and buttons of the open decision
    std::array<Rect, kTabs> tabs{};
    Rect zoom;                                 ///< button that enlarges the galaxy; empty: large enough
    bool is_narrow = false;                    ///< phones: small type, chips instead of cards with text
};

/// No two places that are touched one by one overlap, and all lie in `areas.whole`: the rail, the galaxy, the piles, the cards, the
/// upgrades, the bridge, the rows of the others, the resources, the tokens, the tabs, the phases and the actions.
Layout make_layout(const LayoutInput&);

/// Returns the place of held survivor `i` on the bridge, from 0. Empty if the bridge is not shown.
Rect bridge_place(const Layout&, std::size_t i);
/// Returns the place of the number of settled survivors, beside those that are held.
Rect settled_place(const Layout&);

}  // namespace orrery::ui::microcosmos_table
