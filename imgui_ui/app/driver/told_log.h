// The log as people read it.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui {

/// Returns whether people need not read of an event of the match, because it only says that a decision was not asked (GameFace::aside).
bool is_aside(const AnyMatch&, const Json& event);

/// Returns the lines of AnyMatch::log without such events.
std::vector<LogLine> told_log(const AnyMatch&, std::optional<Seat> reader, Lang, std::size_t from_ply = 0);

}  // namespace orrery::ui
