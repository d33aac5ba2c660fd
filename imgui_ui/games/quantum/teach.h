// Teaching of Quantum: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/table/table_view.h"
#include "imgui_ui/app/teaching/lesson.h"

namespace orrery::ui::quantum_table {

const Lesson& lesson();
const Coach& coach();
/// Returns the document of engine/games/quantum/puzzles.json.
std::string_view puzzles();

}  // namespace orrery::ui::quantum_table
