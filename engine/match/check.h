// Scenario files: a position, moves, and what must come of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"

namespace orrery {

/// What a scenario came to.
struct ScenarioReport {
    std::string name;                                      ///< empty if the file has none that can be read
    std::string failure;                                   ///< empty: passed; otherwise where and what
    std::vector<std::string> rules;                        ///< ids it says it exercises
};

/// Runs the scenario in `text`.
ScenarioReport check_scenario(std::string_view text);

/// The value at a JSON pointer, or null if there is none.
const Json* json_at(const Json& document, std::string_view pointer);

}  // namespace orrery
