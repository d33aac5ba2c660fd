// Values that the statistics record for a finished game of Quantum besides its points.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/driver/statistics.h"

namespace orrery::ui::quantum_table {

/// See GameFace::tells_end, stat_keys and stat_words.
bool tells_end(std::string_view event);
std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat);
std::string stat_words(std::string_view group, std::string_view key, Lang lang);

}  // namespace orrery::ui::quantum_table
