// Symbols of Jump Gate: code badges, resources, black hole.
#pragma once

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

// --- black hole ---
void draw_black_hole(Canvas&, Vec centre, float r);
/// Draws the small disc on cards that belong to a black-hole marker.
void draw_black_hole_mark(Canvas&, Vec centre, float r);

/// Returns the signs for sentences (text_signs.cpp).
TextSigns text_signs(Lang);

}  // namespace orrery::ui::jumpgate_table
