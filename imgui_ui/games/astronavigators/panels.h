// Panels around the maps. Each draws its things at the places of the layout; the table registers their touches.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/layout.h"

namespace orrery::ui::astronavigators_table {

class Motions;

struct PanelLook {
    GlowOf glow = no_glow;
    const Motions* motions = nullptr;          ///< things in motion are left out at rest
    std::optional<int> week;                   ///< chosen week of the action board
};

/// Draws the action board: for each week its number, the phase of the Moon that belongs to it, the top card with a tick or the reason in
/// words for the shown player's place, the depth of the stack, the disc there with its action; and the next card of the deck.
void draw_weeks(Scene&, const Layout&, const PanelLook&);
/// Draws the twelve months with the present one lit, the year, and in year 1 the rounds left for its bonuses.
void draw_months(Scene&, const Layout&);
/// Draws the board of `who`: name, astronomer or astronaut, NK and DV as a gauge with what is still to come, vehicle tokens with their
/// bonus, continents, sets as filled steps towards their threshold, moon tokens, gauges, schedule, quests, instruments, orbit tiles, agenda.
void draw_player(Scene&, const Layout&, Seat who, const PanelLook&);
/// Draws the summary of a player in one row: disc, name, NK, DV, status, place of the vehicle, sets, continents.
void draw_summary(Scene&, Seat who, Rect, const PanelLook&);
/// Draws the full board of a player, for the sheet that a tap on the summary opens. Returns the height that it needs at the width of
/// `r`; draws nothing if `r.h` is 0.
float draw_board(Scene&, Seat who, Rect r);
/// Draws NK and DV as a bar: DV filled from the left, the average still to come paler behind it, the end at NK.
void draw_dials(Scene&, Seat who, Rect r);

/// Return the place of one of `count` quests in progress and instruments (quests first), and of one of `count` own orbit tiles.
Rect quest_place(const Layout&, std::size_t i, std::size_t count);
Rect orbit_tile_place(const Layout&, std::size_t i, std::size_t count);
/// Returns the DV of an own orbit tile (in the order gained) if the viewer knows it: of its own tiles, and of one received in a swap.
std::optional<int> known_dv(const Scene&, Seat who, std::size_t i);

}  // namespace orrery::ui::astronavigators_table
