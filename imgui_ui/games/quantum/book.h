// Rule book of Quantum.
#pragma once

#include "imgui_ui/app/teaching/book.h"

namespace orrery::ui::quantum_table {

const Book& book();
/// See GameFace::decision_rules and event_rules.
std::span<const RuleFor> decision_rules();
std::span<const RuleFor> event_rules();

}  // namespace orrery::ui::quantum_table
