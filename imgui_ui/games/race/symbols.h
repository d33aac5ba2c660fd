// The signs of Race for the Galaxy: goods, costs, points, phases, and powers put together from them. Every sign has a shape
// of its own, so that none is told by its colour alone.
#pragma once

#include <string_view>

#include "engine/games/race/content.h"
#include "imgui_ui/kit/canvas.h"

namespace orrery::ui::race_table {

namespace rc = orrery::race;

/// Diamond, square, drop, star.
void draw_good(Canvas&, rc::Good, Vec centre, float size, Color rim = rgb(0xFFFDF4));
/// A good of any kind: the four shapes in one outline.
void draw_any_good(Canvas&, Vec centre, float size, Color ink);
/// A good as it lies on a world: a small card's back with its sign.
void draw_good_tile(Canvas&, rc::Good, Vec centre, float size);
Color good_color(rc::Good);

/// Dark diamond: development; dark circle: world; white circle with red teeth and sword: Military.
void draw_cost(Canvas&, const rc::Design&, Vec centre, float size, std::string_view number);
/// Gold hexagon.
void draw_points(Canvas&, Vec centre, float size, std::string_view number);
/// A cross: the card itself is given up.
void draw_gone(Canvas&, Vec centre, float size);
/// A sword, point up.
void draw_sword(Canvas&, Vec centre, float size, Color ink);
/// A small card seen from the front: "cards" in sums.
void draw_card_sign(Canvas&, Vec centre, float size, Color ink);

/// The columns of the cards; the last is for points at the end.
enum class Column : std::uint8_t { explore, develop, settle, trade, consume, produce, end };
Column column_of(rc::PowerPhase);
Column column_of(rc::Phase);
/// "I" to "V", "$"; of the end a hexagon is drawn instead.
std::string_view numeral_of(Column);
Color column_color(Column);
void draw_column_tag(Canvas&, Column, Rect r);
/// An action somebody chose: its phase, and which of two cards of that phase it is. Returns the width; `draws` false: only measured.
float draw_action_chip(Canvas&, rc::ActionId, Vec left, bool draws = true);

/// One power in signs, at most `max` wide; `ink` is what it is written with. Returns the width taken.
float draw_power(Canvas&, const rc::Power&, Vec left, float size, float max, Color ink, Lang lang);
/// What a windfall world brings with it.
float draw_windfall_line(Canvas&, rc::Good, Vec left, float size, Color ink);

}  // namespace orrery::ui::race_table
