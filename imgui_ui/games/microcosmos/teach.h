// Teaching of Microcosmos: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/lesson.h"

namespace orrery::ui::microcosmos_table {

const Lesson& lesson();
const Coach& coach();
/// Returns the document of engine/games/microcosmos/puzzles.json.
std::string_view puzzles();

}  // namespace orrery::ui::microcosmos_table
