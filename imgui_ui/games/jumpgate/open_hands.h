// All hands and hidden resources at once, for a replay without secrets.
#pragma once

#include <utility>
#include <vector>

#include "imgui_ui/games/jumpgate/scene.h"

namespace orrery::ui::jumpgate_table {

/// Places of one seat's cards.
struct OpenHand {
    Seat seat = 0;
    Rect cell;
    Vec disc;
    float disc_r = 11;
    Rect name;                                   ///< empty: only the disc shows the owner
    std::vector<std::pair<jg::NavId, Rect>> cards;
    std::vector<std::pair<jg::ResourceId, Rect>> hidden;
};

/// Returns one cell per seat in `area`, in columns or rows, whichever gives larger cards. Returns none if the cards would be
/// unreadable; one hand at a time is shown then. `seen` has each seat's own observation, by seat.
std::vector<OpenHand> lay_open_hands(Rect area, const std::vector<jg::Observation>& seen);

}  // namespace orrery::ui::jumpgate_table
