// Ships: dice whose silhouettes show the kind without colour, with marks for what they have done this turn. Cubes, and the dice of
// fights and tracks.
#pragma once

#include <span>

#include "imgui_ui/games/quantum/symbols.h"

namespace orrery::ui::quantum_table {

struct ShipLook {
    bool legal = false;                     ///< may be touched: an own ship, or an answer to the open decision
    bool selected = false;                  ///< raised
    bool attackable = false;
    bool picked = false;                    ///< one of several chosen
    bool can_act = false;                   ///< may still do something after the last action
    bool dim = false;
    bool refused = false;
    bool moved = false;                     ///< has taken a Move action; shown by a bar below
    bool has_ability = true;                ///< false if it was used; its sign is struck out
    bool shows_ability = false;             ///< shows the sign at the upper right even while the ability is unused
    float glow = 1;                         ///< breath of the legal glow
    float rotation = 0;
};

/// Draws a ship. A `number` of 0 is an expansion ship that was never rolled.
void draw_ship_die(Canvas&, Vec centre, float size, int number, SeatColor seat, const ShipLook& = {});

/// Returns the place of a flag of this size at the head of a ship, inside `bounds`. It stands beside the head or at the foot if it
/// would cover `keep` there.
Rect chance_flag_place(Vec centre, float size, Vec flag, Rect bounds, std::span<const Rect> keep);
/// Draws the chance to beat a ship on such a flag. Returns its place.
Rect draw_chance_flag(Canvas&, Vec centre, float size, int percent, Rect bounds, std::span<const Rect> keep);

void draw_cube(Canvas&, Vec centre, float size, SeatColor seat);
/// Draws a die of a fight or a track: its number on a ground of its own colour.
void draw_small_die(Canvas&, Rect r, int number, Color col);
/// Draws the sign of a possible target of an attack, around something of radius `r`.
void draw_attack_ring(Canvas&, Vec centre, float r);

/// Size of a ship over the size of its space.
inline constexpr float kShipShare = 0.75f;

}  // namespace orrery::ui::quantum_table
