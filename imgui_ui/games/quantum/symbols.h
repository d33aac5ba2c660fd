// Small signs of Quantum: cards, abilities, dominance, research, actions.
#pragma once

#include "engine/games/quantum/content.h"
#include "imgui_ui/kit/canvas.h"
#include "imgui_ui/kit/text_signs.h"

namespace orrery::quantum {}

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// Draws the sign of a card in a box of `size`. `ground` is the colour below it, used for cuts.
void draw_card_sign(Canvas&, qu::CardId, Vec centre, float size, Color ink, Color ground);
void draw_ability_sign(Canvas&, qu::Ability, Vec centre, float size, Color ink);
/// Draws two crossed blades, the sign of a fight won.
void draw_dominance_sign(Canvas&, Vec centre, float size, Color ink);
/// Draws a flask.
void draw_research_sign(Canvas&, Vec centre, float size, Color ink);

/// Return the ground colours of the track dice.
Color dominance_color();
Color research_color();

/// Returns the signs for sentences (text_signs.cpp).
TextSigns text_signs(Lang);

}  // namespace orrery::ui::quantum_table
