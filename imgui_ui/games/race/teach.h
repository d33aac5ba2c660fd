// Teaching of Race for the Galaxy: the lesson, and the coach for hints and the guide.
#pragma once

#include "imgui_ui/app/lesson.h"
#include "imgui_ui/app/table_view.h"

namespace orrery::ui::race_table {

const Lesson& lesson();
const Coach& coach();

}  // namespace orrery::ui::race_table
