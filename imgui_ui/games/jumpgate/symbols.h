// Symbols and cards of Jump Gate: code badges, resources, navigation cards, black hole.
#pragma once

#include <optional>
#include <string_view>

#include "engine/games/jumpgate/content.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/text_signs.h"

namespace orrery::ui::jumpgate_table {

namespace jg = orrery::jumpgate;

// --- code badges: square, circle, triangle ---
enum class Code { jump, scan, land };
/// Value of a badge that shows its bare shape.
inline constexpr int kNoNumeral = -2;
struct BadgeLook {
    bool legal = false, dim = false;
    float glow = 1;                                     // breath of the legal glow, 0 to 1
};
/// Draws a badge in a box of `size`. `value` is a code of 1 to 4, jg::kWildCode for the wave, or kNoNumeral.
void draw_badge(Canvas&, Code code, Vec centre, float size, int value, const BadgeLook& = {});

// --- resources ---
Color resource_color(jg::ResourceKind);
/// Draws the symbol in a box of `size`.
void draw_resource(Canvas&, jg::ResourceKind, Vec centre, float size);
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

// --- black hole ---
void draw_black_hole(Canvas&, Vec centre, float r);
/// Draws the small disc on cards that belong to a black-hole marker.
void draw_black_hole_mark(Canvas&, Vec centre, float r);

/// Returns the signs for sentences (text_signs.cpp).
TextSigns text_signs(Lang);

}  // namespace orrery::ui::jumpgate_table
