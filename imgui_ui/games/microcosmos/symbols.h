// Small signs of Microcosmos: resources, specialists, spots, upgrades, gains in a row.
#pragma once

#include <optional>
#include <string>

#include "engine/games/microcosmos/content.h"
#include "imgui_ui/kit/canvas.h"
#include "imgui_ui/kit/text_signs.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

Color resource_color(mc::Resource);
/// Returns the colour of planets; brass for the Star Portal.
Color colour_of(mc::PlanetId);
Color planet_color(mc::Colour);
/// Returns the ground of a specialist's disc and band.
Color specialist_color(mc::Specialist);

void draw_resource(Canvas&, mc::Resource, Vec centre, float size);
/// Draws the sign of a resource of choice. `ink` is that of the text beside it.
void draw_any(Canvas&, Vec centre, float size, Color ink);
/// Draws the mark of a colour of planets, so that the colour is not its only sign: embers, a leaf, a wave.
void draw_colour_mark(Canvas&, mc::Colour, Vec centre, float size, Color ink);
/// Draws a specialist's sign without a disc: a cogwheel for the engineer, a star for leaders, with 4, 5 or 6 points by colour.
void draw_specialist_sign(Canvas&, mc::Specialist, Vec centre, float size, Color ink);
/// Draws a specialist as a disc in its colour. `any_leader` is a disc of three colours. One that is not ready is an outline.
void draw_specialist(Canvas&, mc::Specialist, Vec centre, float size, bool is_ready = true);
/// Draws the sign of a kind of spot in a box of `size`: a disc in the colour with its mark, a moon, a station, an asteroid, a gate.
/// Moons, stations, asteroids and gates look like this in the galaxy, too.
void draw_spot_sign(Canvas&, mc::SpotKind, Vec centre, float size, std::optional<mc::Colour> colour = {});
/// Draws the sign of an upgrade: a stroke drawing in one colour.
void draw_upgrade_sign(Canvas&, mc::Upgrade, Vec centre, float size, Color ink);
/// Draws the sign of a planet action or of `token`.
enum class ActionSign : std::uint8_t { collect, terraform, scout, settle, colony, outpost, token, fly, discover };
void draw_action_sign(Canvas&, ActionSign, Vec centre, float size, Color ink);
/// Draw pieces on a planet in the colour of their owner: a dome, and a mast with a dish.
void draw_colony(Canvas&, SeatColor, Vec centre, float size);
void draw_outpost(Canvas&, SeatColor, Vec centre, float size);
/// Draws a crew card's back, as a sign for a card from the deck (`from_club`: face up, from the Club).
void draw_card_sign(Canvas&, bool from_club, Vec centre, float size);
void draw_survivor_sign(Canvas&, Vec centre, float size, Color ink);
/// Draws the Automa's sign, a head with an aerial behind a visor.
void draw_automa_sign(Canvas&, Vec centre, float size, Color ink);

/// Return the width of, and draw from its left edge at middle height, a row of signs with numbers: "leaf 2, ore 1, card 1". `size` is
/// that of the signs. A number 1 is drawn, too. The colour is that of the numbers. They return the width.
float gain_width(const Canvas&, const mc::Gain&, float size);
float draw_gain(Canvas&, const mc::Gain&, Vec left, float size, Color ink);
float cost_width(const Canvas&, const mc::Units&, int any, float size);
float draw_cost(Canvas&, const mc::Units&, int any, Vec left, float size, Color ink);

/// Returns the signs for sentences (text_signs.cpp).
TextSigns text_signs(Lang);

}  // namespace orrery::ui::microcosmos_table
