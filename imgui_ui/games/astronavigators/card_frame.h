// Frames and grounds that the cards of cards.cpp and quest_cards.cpp share.
#pragma once

#include "imgui_ui/games/astronavigators/scene.h"

namespace orrery::ui::astronavigators_table {

/// Returns the colour of figures and signs on night blue.
Color night_ink();
/// Returns the colour for what is good or bad on an ivory card.
Color good_on_ivory(const Theme&);
Color bad_on_ivory(const Theme&);
float card_corner(Rect);
/// Draws the ivory face of a card with its frame.
void draw_card_face(Canvas&, Rect, float corner, Glow, float breath);
/// Draw the frame of a thing with a dark or coloured ground: the light below it, or the line above it.
void draw_light_below(Canvas&, Rect, float corner, Glow, float breath);
void draw_line_above(Canvas&, Rect, float corner, Glow);
/// Draws a piece of night sky as the ground of a picture.
void draw_night(Canvas&, Rect, float corner);
/// Draws a back in night blue with a ring of brass; `count` 0 leaves the number out.
void draw_night_back(Canvas&, Rect, int count);
/// Draws a tick in a green disc, for example on a constellation that has been observed.
void draw_tick(Canvas&, Vec centre, float size);

}  // namespace orrery::ui::astronavigators_table
