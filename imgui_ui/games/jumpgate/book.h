// The rule book of Jump Gate.
#pragma once

#include "imgui_ui/app/book.h"

namespace orrery::ui::jumpgate_table {

extern const Book kBook;

}  // namespace orrery::ui::jumpgate_table
