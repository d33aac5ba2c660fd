// A finished game of Microcosmos: why it ended, and the values that the statistics record besides its points.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/driver/statistics.h"

namespace orrery::ui::microcosmos_table {

/// See GameFace::stat_keys and stat_words.
std::vector<StatKey> stat_keys(const AnyMatch& match, Seat seat);
std::string stat_words(std::string_view group, std::string_view key, Lang lang);
/// See GameFace::why_ended.
std::string why_ended(const AnyMatch& match, Lang lang);

}  // namespace orrery::ui::microcosmos_table
