// Teaching of AstroNavigators: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/lesson.h"

namespace orrery::ui::astronavigators_table {

const Lesson& lesson();
extern const Lesson kFlightLesson;                         ///< its second part
const Coach& coach();
/// Returns the document of engine/games/astronavigators/puzzles.json.
std::string_view puzzles();

}  // namespace orrery::ui::astronavigators_table
