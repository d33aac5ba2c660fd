// Discs of the seats. The seven silhouettes can be told apart at 14 px without colour.
#pragma once

#include "canvas.h"

namespace orrery::ui {

/// Draws the bare emblem in `ink`. `hole` is the colour of the ground, used for cut-outs.
void draw_emblem_glyph(Canvas&, SeatColor seat, Vec centre, float r, Color ink, Color hole);

struct EmblemOptions {
    bool shadow = true;
    bool on_ivory = false;  // adds a thin dark ring
    float dim = 1;          // alpha of the whole disc
};
/// Draws the seat's disc with rim and emblem.
void draw_emblem(Canvas&, SeatColor seat, Vec centre, float r, const EmblemOptions& = {});

/// Draws the insignia of a computer's rank: a disc in `ink` with `rank` chevrons, from 1 to 5.
void draw_insignia(Canvas&, int rank, Vec centre, float r, Color ink);

}  // namespace orrery::ui
