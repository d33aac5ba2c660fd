// A match as text for people.
#pragma once

#include <string>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery {

/// Retells the standing moves of a match line by line: options, setup, every decision with the question and the answer as the
/// seat itself reads them, everything that followed as all seats may read it, and the points.
std::vector<std::string> retold(const AnyMatch& match, Lang lang);

}  // namespace orrery
