// Rule book of Jump Gate.
#pragma once

#include "imgui_ui/app/teaching/book.h"

namespace orrery::ui::jumpgate_table {

const Book& book();
/// See GameFace::decision_rules and event_rules.
std::span<const RuleFor> decision_rules();
std::span<const RuleFor> event_rules();

}  // namespace orrery::ui::jumpgate_table
