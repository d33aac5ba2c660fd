// Small signs of AstroNavigators: transports, continents, sets, phases of the Moon, actions, dials, gauges.
#pragma once

#include "engine/games/astronavigators/content.h"
#include "engine/games/astronavigators/events.h"
#include "imgui_ui/kit/canvas.h"
#include "imgui_ui/kit/text_signs.h"

namespace orrery::astronavigators {}

namespace orrery::ui::astronavigators_table {

namespace an = orrery::astronavigators;

/// Returns the colour of a continent, the same on the map, on icons and on tiles.
Color continent_color(an::Continent);
/// Draws the mark of a continent, so that the colour is not its only sign, in a box of `size`.
void draw_continent_mark(Canvas&, an::Continent, Vec centre, float size, Color ink);
/// Draws a transport as a pictogram in one colour, in a box of `size`: seen from the side, the aeroplane from above. Readable from 12 on.
void draw_transport(Canvas&, an::Transport, Vec centre, float size, Color ink);
/// Draws a transport's icon as it stands on the map: the pictogram in a ring of the continent's colour with its mark where there is room.
void draw_icon_on_map(Canvas&, an::Transport, an::Continent, Vec centre, float size);
/// Draws the face of a vehicle die: a rounded cube with the pictogram.
void draw_die_face(Canvas&, an::Transport, Vec centre, float size, SeatColor);
/// Draws the icon of a set, a stroke drawing in one colour.
void draw_set_sign(Canvas&, an::SetId, Vec centre, float size, Color ink);
/// Draws the Moon in a phase: 1 new crescent … as the cards number them, with the number of its week if `number`.
void draw_moon(Canvas&, int phase, Vec centre, float radius, bool number);
/// Draws an action: an eye, an eye with a clock, a card laid aside, a path.
void draw_action_sign(Canvas&, an::Action, Vec centre, float size, Color ink);
void draw_gauge_sign(Canvas&, an::Gauge, Vec centre, float size, Color ink);
/// Draw the signs of the dials: a compass rose (NK) and a warning triangle with an orbit (DV).
void draw_nk_sign(Canvas&, Vec centre, float size, Color ink);
void draw_dv_sign(Canvas&, Vec centre, float size, Color ink);
void draw_flag(Canvas&, Vec centre, float size, Color ink);
/// Draws the sign of an instrument or of its quest: telescope, compass, quadrant, dish, …
void draw_instrument(Canvas&, an::QuestId, Vec centre, float size, Color ink);
/// Draws the sun disc.
void draw_sun(Canvas&, Vec centre, float radius);
/// Draw the pieces of a player: the vehicle as a pictogram on a disc of the seat's colour with its emblem, and the lunar module.
void draw_vehicle(Canvas&, SeatColor, an::Transport, Vec centre, float size);
void draw_module(Canvas&, Vec centre, float size, Color ink);

/// Returns the signs for sentences (text_signs.cpp).
TextSigns text_signs(Lang);

}  // namespace orrery::ui::astronavigators_table
