// Cards of Jump Gate, face up and face down: resources and navigation cards.
#pragma once

#include <optional>
#include <string_view>

#include "imgui_ui/games/jumpgate/symbols.h"

namespace orrery::ui::jumpgate_table {

// --- resources ---
struct ResourceCardLook : CardLook {
    std::string_view name;                              // empty draws the symbol alone
    bool black_hole = false;
    std::optional<SeatColor> marker;
    bool marker_is_mine = false;                        // adds a dashed frame, for reserved but not yet owned
};
void draw_resource_card(Canvas&, jg::ResourceKind, Rect r, const ResourceCardLook& = {});
/// Draws face-down resources. A `count` of 0 draws one back without a number.
void draw_resource_back(Canvas&, Rect r, int count);

// --- navigation cards ---
/// Codes of a card: 1 to 4, jg::kWildCode or jg::kNoCode.
struct NavCodes {
    int jump = jg::kNoCode, scan = jg::kNoCode, land = jg::kNoCode;
};
struct NavCardLook : CardLook {
    std::string_view jump_word, scan_word, land_word, any_word;  // all empty: no words
    float lift = 0;
};
void draw_nav_card(Canvas&, NavCodes codes, Rect r, const NavCardLook& = {});
/// Draws a pile of navigation cards. A negative count draws no number.
void draw_nav_back(Canvas&, Rect r, int count);

}  // namespace orrery::ui::jumpgate_table
