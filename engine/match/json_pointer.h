// JSON pointers (RFC 6901): finding and setting single values of a document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/json.h"

namespace orrery {

/// Returns the value at `pointer`, or null if there is none.
const Json* json_at(const Json& document, std::string_view pointer);
Json* json_at(Json& document, std::string_view pointer);

/// Sets the value at `pointer`: replaces an existing value, adds a key to an object, or appends to an array if the pointer
/// ends in "/-". Returns an error message, or "" on success.
std::string set_json_at(Json& document, std::string_view pointer, Json value);

/// Returns `pointer` extended by a key or an index.
std::string below(const std::string& pointer, std::string_view key);
std::string below(const std::string& pointer, std::size_t index);

/// Returns the values that match `pattern`, a pointer in which `*` stands for every element or member.
std::vector<const Json*> all_json_at(const Json& document, std::string_view pattern);

}  // namespace orrery
