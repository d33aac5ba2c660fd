// The small signs of Quantum: cards, abilities, dominance, research, actions.
#pragma once

#include "engine/games/quantum/content.h"
#include "imgui_ui/kit/canvas.h"

namespace orrery::quantum {}

namespace orrery::ui::quantum_table {

namespace qu = orrery::quantum;

/// What a card does, drawn in a box of `size`; `ground` is what it lies on, for its cuts.
void draw_card_sign(Canvas&, qu::CardId, Vec centre, float size, Color ink, Color ground);
void draw_ability_sign(Canvas&, qu::Ability, Vec centre, float size, Color ink);
/// Two crossed blades: a fight won.
void draw_dominance_sign(Canvas&, Vec centre, float size, Color ink);
/// A flask.
void draw_research_sign(Canvas&, Vec centre, float size, Color ink);

/// The grounds of the two tracks' dice.
Color dominance_color();
Color research_color();

}  // namespace orrery::ui::quantum_table
