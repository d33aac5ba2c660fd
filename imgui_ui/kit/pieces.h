// Pieces that several tables or the boxes on the shelf show: rings and frames, blank cards, ships, dice.
#pragma once

#include <optional>

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
/// Dims the face of a card that cannot be used now.
void draw_veil(Canvas&, Rect r, float radius);

// --- ships and places ---
/// Draws a ship. `angle` is the direction of its nose.
void draw_ship(Canvas&, SeatColor seat, Vec centre, float size, float angle = -kPi / 2, bool flame = true);
void draw_ark(Canvas&, Vec centre, float size);
void draw_gate(Canvas&, Vec centre, float r, std::optional<Color> key = {});

// --- dice ---
void draw_die(Canvas&, Vec centre, float size, int number, SeatColor seat, float rotation = 0);
/// Draws the silhouette of ship `number` (1 to 6), nose up, in a box of `size`.
void draw_die_ship(Canvas&, int number, Vec centre, float size, Color col, Color hole);
/// Draws a plain die without its face, as people roll it.
void draw_blank_die(Canvas&, Vec centre, float size, float alpha = 1);
/// Draws only the dots of a face, on a die of `size`.
void draw_dots(Canvas&, Vec centre, float size, int face, Color ink);

}  // namespace orrery::ui
