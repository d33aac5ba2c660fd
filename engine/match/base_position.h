// Positions told as differences from a named one, so that a scenario is as short as its rule.
#pragma once

#include <functional>
#include <string>

#include "engine/core/json.h"
#include "engine/core/result.h"

namespace orrery {

/// Finds the file of the base with this name: its document, or why there is none. The engine opens no files itself.
using FindBase = std::function<Result<Json>(const std::string& name)>;

/// Finds nothing.
Result<Json> no_bases(const std::string& name);

/// Returns the whole position that `position` stands for. One without the key `base` is returned as it is. In any other the
/// base's position is taken, the changes are made in their order, and last the piles are made up and dealt from
/// (docs/protocol.md, "Positions as differences"). An error's pointer counts from `position`.
Result<Json> whole_position(const Json& position, const FindBase& find_base);

}  // namespace orrery
