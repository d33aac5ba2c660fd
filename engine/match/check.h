// Scenario files: a position, moves, and what must come of them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/rule.h"
#include "engine/match/base_position.h"

namespace orrery {

/// A value that is not the expected one.
struct Difference {
    std::string pointer;                                   ///< into the position, the view or the result; "/events/0", "/moves"
    std::string expected;                                  ///< JSON, or words; empty: nothing
    std::string found;
};

/// Outcome of a scenario.
struct ScenarioReport {
    std::string name;                                      ///< empty if the file has none that can be read
    std::string failure;                                   ///< empty: passed; otherwise where and what, in one line
    std::vector<std::string> rules;                        ///< ids it says it exercises

    // Of a failure in a step:
    std::string step;                                      ///< the step as JSON
    std::vector<Difference> differences;
    std::vector<const Rule*> concerned;                    ///< rules named by the scenario, expected and met; without duplicates
};

/// Runs a scenario.
ScenarioReport check_scenario(std::string_view text, const FindBase& find_base = no_bases);
/// The same of a document that has been read.
ScenarioReport run_scenario(const Json& scenario, const FindBase& find_base = no_bases);

/// Returns the failure with everything that helps to understand it, a line each and indented.
std::string explained(const ScenarioReport& report);

/// Whether a step says what must come of it. A move or an undo alone does not.
bool expects_something(const Json& step);

}  // namespace orrery
