// Events as a table reads them. They come from our own codec, but are read like any JSON: what is missing is empty.
#pragma once

#include <string>

#include "engine/core/json.h"

namespace orrery::ui {

/// The word under `key`; empty if there is none.
inline std::string word_at(const Json& event, const char* key) {
    const auto at = event.find(key);
    return at != event.end() && at->is_string() ? at->get<std::string>() : std::string();
}

/// The number under `key`; -1 if there is none.
inline int number_at(const Json& event, const char* key) {
    const auto at = event.find(key);
    return at != event.end() && at->is_number_integer() ? at->get<int>() : -1;
}

}  // namespace orrery::ui
