// Looks of the planets of Microcosmos: barren, and restored to life.
#pragma once

#include "engine/games/microcosmos/content.h"
#include "imgui_ui/kit/planets.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

/// Draws a planet as a lit sphere, without its ring of colour. `life` is 0 for a barren one, 1 for a restored one; between them it is
/// turning green. Precondition: not the Star Portal.
void draw_world(Canvas&, mc::PlanetId, Vec centre, float radius, float life);

}  // namespace orrery::ui::microcosmos_table
