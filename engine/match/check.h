// Scenario files: a position, moves, and the expected results.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "engine/core/rule.h"
#include "engine/match/base_position.h"

namespace orrery {

/// Mismatch between an expected and an actual value.
struct Difference {
    std::string pointer;                                   ///< into position, view or result; or "/events/0", "/moves"
    std::string expected;                                  ///< JSON or words; "" if no value is expected
    std::string found;
};

/// Outcome of a scenario.
struct ScenarioReport {
    std::string name;                                      ///< "" if the file has no readable name
    std::string failure;                                   ///< "" if passed; otherwise one line with location and reason
    std::vector<std::string> rules;                        ///< ids of the rules that the scenario claims to cover

    // Set if a step failed:
    std::string step;                                      ///< the step as JSON
    std::vector<Difference> differences;
    std::vector<const Rule*> concerned;                    ///< rules named, expected or found; no duplicates
};

/// Parses and runs a scenario.
ScenarioReport check_scenario(std::string_view text, const FindBase& find_base = no_bases);
/// Runs a parsed scenario.
ScenarioReport run_scenario(const Json& scenario, const FindBase& find_base = no_bases);

/// Returns the failure and its details, one indented line each.
std::string explained(const ScenarioReport& report);

/// Returns true if a step states an expectation. A move or an undo alone does not.
bool expects_something(const Json& step);

}  // namespace orrery
