// Access to the fields of events. Events come from our own codec but are read defensively: missing fields read as empty.
#pragma once

#include <string>

#include "engine/core/json.h"

namespace orrery::ui {

/// Returns the string under `key`, or "" if there is none.
inline std::string word_at(const Json& event, const char* key) {
    const auto at = event.find(key);
    return at != event.end() && at->is_string() ? at->get<std::string>() : std::string();
}

/// Returns the integer under `key`, or -1 if there is none.
inline int number_at(const Json& event, const char* key) {
    const auto at = event.find(key);
    return at != event.end() && at->is_number_integer() ? at->get<int>() : -1;
}

}  // namespace orrery::ui
