// Signs of Race for the Galaxy: goods, costs, points, phases, and powers composed of them. Every sign has its own shape, so that
// colour is never the only distinction.
#pragma once

#include <string_view>

#include "engine/games/race/content.h"
#include "imgui_ui/kit/canvas.h"
#include "imgui_ui/kit/text_signs.h"

namespace orrery::ui::race_table {

namespace rc = orrery::race;

/// Draws a good: diamond, square, drop or star.
void draw_good(Canvas&, rc::Good, Vec centre, float size, Color rim = rgb(0xFFFDF4));
/// Draws a good of any kind: the four shapes in one outline.
void draw_any_good(Canvas&, Vec centre, float size, Color ink);
/// Draws a good as it lies on a world: the back of a small card with its sign.
void draw_good_tile(Canvas&, rc::Good, Vec centre, float size);
Color good_color(rc::Good);

/// Draws a cost: a dark diamond for a development, a dark circle for a world, a white circle with red teeth and a sword for
/// Military.
void draw_cost(Canvas&, const rc::Design&, Vec centre, float size, std::string_view number);
/// Draws a gold hexagon.
void draw_points(Canvas&, Vec centre, float size, std::string_view number);
/// Draws a cross, for a card that discards itself.
void draw_gone(Canvas&, Vec centre, float size);
/// Draws a sword, point up.
void draw_sword(Canvas&, Vec centre, float size, Color ink);
/// Draws a small card face, which means "cards" in sums.
void draw_card_sign(Canvas&, Vec centre, float size, Color ink);
/// Draws the sign of one particular card.
void draw_named_card(Canvas&, Vec centre, float size, Color ink);

/// Columns of the cards. The last one is for points at the end.
enum class Column : std::uint8_t { explore, develop, settle, trade, consume, produce, end };
Column column_of(rc::PowerPhase);
Column column_of(rc::Phase);
/// Returns "I" to "V" or "$". For the end a hexagon is drawn instead.
std::string_view numeral_of(Column);
Color column_color(Column);
void draw_column_tag(Canvas&, Column, Rect r);
/// Draws a chosen action: its phase, and which of the two cards of that phase it is. Returns the width; only measures unless
/// `draws`.
float draw_action_chip(Canvas&, rc::ActionId, Vec left, bool draws = true);

/// Draws a power in signs, at most `max` wide. `ink` is the colour of the text. Returns the width taken.
float draw_power(Canvas&, const rc::Power&, Vec left, float size, float max, Color ink, Lang lang);
/// Returns the width that a power takes where it is not limited.
float power_width(Canvas&, const rc::Power&, float size, Lang lang);
/// Returns the index of the scoring line that begins the second line of signs, or their number if one line is enough.
std::size_t scoring_break(std::span<const rc::ScoreLine>);
enum class ScoringPart : std::uint8_t { all, first, second };
/// Draws what a cost-6 development counts at the end, within the same limits: points, then the sign of each kind of card that earns
/// them. Draws nothing and returns false if the signs would become too small.
bool draw_scoring(Canvas&, std::span<const rc::ScoreLine>, ScoringPart, Vec left, float size, float max, Color ink, Lang lang);
/// Draws the good of a windfall world.
float draw_windfall_line(Canvas&, rc::Good, Vec left, float size, Color ink);

/// Returns the signs for sentences (text_signs.cpp).
TextSigns text_signs(Lang);

}  // namespace orrery::ui::race_table
