// Pieces on the tables: cards, code badges, resources, ships, gate, black hole, dice.
#pragma once

#include <optional>
#include <string_view>

#include "canvas.h"

namespace orrery::ui {

// --- rings that show what can be touched ---
/// Draws the ring of a round legal target: warm line, gold glow, four arc brackets. `strength` is the glow's breath, 0 to 1.
void draw_legal_ring(Canvas&, Vec centre, float r, float strength = 1);
/// Draws the ring of a target that needs a further choice.
void draw_later_ring(Canvas&, Vec centre, float r);
void draw_selected_ring(Canvas&, Vec centre, float r);
/// Draws the frame of a rectangular legal target.
void draw_legal_frame(Canvas&, Rect r, float radius, float strength = 1);
void draw_selected_frame(Canvas&, Rect r, float radius);
/// Draws the frame of a refused thing: an outline with a small cross at the upper right.
void draw_refused_frame(Canvas&, Rect r, float radius);
void draw_refused_ring(Canvas&, Vec centre, float r);

// --- cards ---
struct CardLook {
    bool legal = false, selected = false, dim = false;
    float glow = 1;                                     // breath of the legal glow, 0 to 1
    std::optional<Color> top, bottom, line;             // ivory if empty
};
/// Draws the blank face of a playable card.
void draw_card(Canvas&, Rect r, float radius, const CardLook& = {});

// --- code badges of Jump Gate: square, circle, triangle ---
enum class Code { jump, scan, land };
inline constexpr int kNoNumeral = -1;
inline constexpr int kWildCode = -2;
struct BadgeLook {
    bool legal = false, dim = false;
    float glow = 1;
};
/// Draws a badge in a box of `size`. `value` is a number, kWildCode for the wave, or kNoNumeral for the bare shape.
void draw_badge(Canvas&, Code code, Vec centre, float size, int value, const BadgeLook& = {});

// --- resources of Jump Gate ---
enum class Resource { sand, water, energel_light, energel_dark, gem_blue, gem_red, gem_white, fame };
inline constexpr int kResources = 8;
const char* resource_id(Resource);
std::optional<Resource> resource_by_id(std::string_view id);
Color resource_color(Resource);
/// Draws the symbol in a box of `size`.
void draw_resource(Canvas&, Resource, Vec centre, float size);
struct ResourceCardLook : CardLook {
    std::string_view name;                              // empty draws the symbol alone
    bool black_hole = false;
    std::optional<SeatColor> marker;
    bool marker_is_mine = false;                        // adds a dashed frame, for reserved but not yet owned
};
void draw_resource_card(Canvas&, Resource, Rect r, const ResourceCardLook& = {});
/// Draws face-down resources. A `count` of 0 draws one back without a number.
void draw_resource_back(Canvas&, Rect r, int count);

// --- navigation cards of Jump Gate ---
/// Value of a code that the card lacks.
inline constexpr int kNoCode = -3;
struct NavCodes {
    int jump = kNoCode, scan = kNoCode, land = kNoCode;
};
struct NavCardLook : CardLook {
    std::string_view jump_word, scan_word, land_word, any_word;  // all empty: no words
    float lift = 0;
};
void draw_nav_card(Canvas&, NavCodes codes, Rect r, const NavCardLook& = {});
/// Draws a pile of navigation cards. A negative count draws no number.
void draw_nav_back(Canvas&, Rect r, int count);

// --- ships and places ---
/// Draws a ship. `angle` is the direction of its nose.
void draw_ship(Canvas&, SeatColor seat, Vec centre, float size, float angle = -kPi / 2, bool flame = true);
void draw_ark(Canvas&, Vec centre, float size);
void draw_gate(Canvas&, Vec centre, float r, std::optional<Color> key = {});
void draw_black_hole(Canvas&, Vec centre, float r);
/// Draws the small disc on cards that belong to a black-hole marker.
void draw_black_hole_mark(Canvas&, Vec centre, float r);

// --- dice of Quantum ---
void draw_die(Canvas&, Vec centre, float size, int number, SeatColor seat, float rotation = 0);
/// Draws the silhouette of ship `number` (1 to 6), nose up, in a box of `size`.
void draw_die_ship(Canvas&, int number, Vec centre, float size, Color col, Color hole);
/// Draws a plain die with pips, as people roll it.
void draw_pips(Canvas&, Vec centre, float size, int face, float alpha = 1);
/// Draws only the dots of a face, on a die of `size`.
void draw_dots(Canvas&, Vec centre, float size, int face, Color ink);

}  // namespace orrery::ui
