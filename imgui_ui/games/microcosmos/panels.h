// Panels around the galaxy. Each draws its things at the places of the layout; the table registers their touches.
#pragma once

#include "imgui_ui/games/microcosmos/cards.h"
#include "imgui_ui/games/microcosmos/layout.h"

namespace orrery::ui::microcosmos_table {

class Motions;

struct PanelLook {
    GlowOf glow = no_glow;
    const Motions* motions = nullptr;          ///< things in motion are left out at rest
    std::optional<mc::SpotId> at;              ///< spot at which crew cards are marked that match; empty: none are
};

/// Draws round and first player, restored planets, and the points of all contenders (`points`: by contender, if the game ended now).
void draw_rail(Scene&, const Layout&, const std::vector<int>& points, const PanelLook&);
/// Draws the five phases with the present one lit; "!" at travel until the ark has travelled.
void draw_phases(Scene&, const Layout&);
/// Draws the Club, the decks with their numbers, and the discard pile.
void draw_club(Scene&, const Layout&, const PanelLook&);
/// Draws the ark of `who`: upgrades in pairs with the outpost between them, pools, travel and terraforming limit.
void draw_ark_panel(Scene&, const Layout&, Seat who, const PanelLook&);
/// Draws the held survivors of `who` and the number of settled ones.
void draw_bridge(Scene&, const Layout&, Seat who, const PanelLook&);
/// Draws the two rows of crew cards of `who` with the cargo strip between them: units as filled wells, the limit marked, tokens ready
/// or not.
void draw_hold(Scene&, const Layout&, Seat who, const PanelLook&);
/// Draws the summary of a player or of the Automa in one row: disc, name, resources, crew by specialists, tokens, pools, points.
void draw_summary(Scene&, Seat who, Rect, int points, const PanelLook&);
/// Draws the full board of a player, for the sheet that a tap on the summary opens. Returns the height that it needs at the width of
/// `r`; draws nothing if `r.h` is 0.
float draw_board(Scene&, Seat who, Rect r);

}  // namespace orrery::ui::microcosmos_table
