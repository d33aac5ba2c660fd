// Rule book of AstroNavigators.
#pragma once

#include "imgui_ui/app/teaching/book.h"

namespace orrery::ui::astronavigators_table {

const Book& book();
/// See GameFace::decision_rules and event_rules.
std::span<const RuleFor> decision_rules();
std::span<const RuleFor> event_rules();

}  // namespace orrery::ui::astronavigators_table
