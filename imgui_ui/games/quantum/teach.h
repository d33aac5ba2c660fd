// Teaching of Quantum: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/lesson.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui::quantum_table {

const Lesson& lesson();
const Coach& coach();

}  // namespace orrery::ui::quantum_table
