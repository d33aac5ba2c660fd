// A ship: a die whose silhouette tells its kind without colour, and what it has done this turn.
#pragma once

#include "imgui_ui/games/quantum/symbols.h"

namespace orrery::ui::quantum_table {

struct ShipLook {
    bool legal = false;                     ///< may be touched: own, or answers what is asked
    bool selected = false;                  ///< lifted
    bool attackable = false;
    bool picked = false;                    ///< one of several chosen
    bool can_act = false;                   ///< after the last action: may still do something
    bool dim = false;
    bool refused = false;
    bool moved = false;                     ///< took a Move action: bar below
    bool has_ability = true;                ///< false: used, its sign is struck out
    bool shows_ability = false;             ///< the sign at the upper right even while it is free
    float glow = 1;                         ///< breath of what is legal
    float rotation = 0;
};

/// `number` 0: an expansion ship that was never rolled.
void draw_ship_die(Canvas&, Vec centre, float size, int number, SeatColor seat, const ShipLook& = {});

/// The chance to win against a ship, on a flag at its head, inside `bounds`. Returns where the flag lies.
Rect draw_chance_flag(Canvas&, Vec centre, float size, int percent, Rect bounds);

/// What a space takes of its size for the ship that stands on it.
inline constexpr float kShipShare = 0.75f;

}  // namespace orrery::ui::quantum_table
