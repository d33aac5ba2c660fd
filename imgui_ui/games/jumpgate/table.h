// The table of Jump Gate: draws one seat's view and turns touches into moves.
#pragma once

#include "imgui_ui/app/table_view.h"

namespace orrery::ui {

/// Row of the list of games that can be played.
GameFace jumpgate_face();

}  // namespace orrery::ui
