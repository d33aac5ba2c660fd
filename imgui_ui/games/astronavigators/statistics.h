// Values that the statistics record for a finished game of AstroNavigators besides its points.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/driver/statistics.h"

namespace orrery::ui::astronavigators_table {

/// See GameFace::stat_keys and stat_words.
std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat);
std::string stat_words(std::string_view group, std::string_view key, Lang lang);

}  // namespace orrery::ui::astronavigators_table
