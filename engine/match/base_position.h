// Positions given as differences from a named base position, which keeps scenarios short.
#pragma once

#include <functional>
#include <string>

#include "engine/core/json.h"
#include "engine/core/result.h"

namespace orrery {

/// Returns the document of the base with this name, or an error. The caller supplies it, because the engine opens no files.
using FindBase = std::function<Result<Json>(const std::string& name)>;

/// Returns an error for every name.
Result<Json> no_bases(const std::string& name);

/// Returns the complete position. A position without the key `base` is returned unchanged. Otherwise the changes are applied
/// to the base's position in order, and then the piles are composed and dealt. See docs/protocol.md, "Positions as
/// differences". The pointer of an error is relative to `position`.
Result<Json> whole_position(const Json& position, const FindBase& find_base);

}  // namespace orrery
