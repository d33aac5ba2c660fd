// Everybody's hand and hidden resources at once, for a replay with nothing left to hide.
#pragma once

#include <utility>
#include <vector>

#include "imgui_ui/games/jumpgate/scene.h"

namespace orrery::ui::jumpgate_table {

struct OpenHand {
    Seat seat = 0;
    Rect cell;
    Vec disc;
    float disc_r = 11;
    Rect name;                                   ///< empty: the disc alone says whose it is
    std::vector<std::pair<jg::NavId, Rect>> cards;
    std::vector<std::pair<jg::ResourceId, Rect>> hidden;
};

/// One cell for each seat in `area`, beside or below each other, whichever leaves the larger cards; none where they could
/// not be read: then one hand at a time is shown. `seen`: by seat, each through its own eyes.
std::vector<OpenHand> lay_open_hands(Rect area, const std::vector<jg::Observation>& seen);

}  // namespace orrery::ui::jumpgate_table
