// Teaching of Jump Gate: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/lesson.h"

namespace orrery::ui::jumpgate_table {

const Lesson& lesson();
const Coach& coach();
/// Returns the document of engine/games/jumpgate/puzzles.json.
std::string_view puzzles();

}  // namespace orrery::ui::jumpgate_table
