// Line icons in one colour, with round ends, designed for a 20 px box.
#pragma once

#include "canvas.h"

namespace orrery::ui {

enum class Icon {
    none, undo, redo, hint, log, book, menu, back, fwd, down, up, close, check, plus, gear, save, share, help, search, zoom,
    people, person, bot, clock, weight, card, hidden, hand, planet, hole, eye, play, pause, film, dice, rematch, chart,
    warn, stop, curtain, sound, mute, full_screen, branch,
};
inline constexpr int kIcons = int(Icon::branch) + 1;

/// Draws `icon` centred in a square of `size`.
void draw_icon(Canvas&, Icon icon, Vec centre, float size, Color col);
/// Draws `arms` spiral strokes around a core, the sign of black holes.
void draw_swirl(Canvas&, Vec centre, float r, Color col, int arms = 3, float t = 1.6f);

}  // namespace orrery::ui
