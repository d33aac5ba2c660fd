// Teaching of Jump Gate: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/lesson.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui::jumpgate_table {

const Lesson& lesson();
const Coach& coach();

}  // namespace orrery::ui::jumpgate_table
