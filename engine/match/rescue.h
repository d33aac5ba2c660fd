// Files of saved games: the rescue file, which contains everything in the storage, and the import of games from files.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "engine/core/json.h"
#include "engine/core/result.h"
#include "engine/match/save.h"
#include "engine/match/storage.h"

namespace orrery {

/// Format of the rescue file, which the page also offers if the program cannot start:
/// {"format":"orrery-rescue/1","entries":[[key,text],…]}.
inline constexpr std::string_view kRescueFormat = "orrery-rescue/1";
std::string rescue_file(const StoredEntries& entries);

/// Largest file that can be imported.
inline constexpr std::size_t kMaxImportBytes = kMaxJsonBytes;
/// Receives an imported game. Returns whether to continue with the next one.
using TakeGame = std::function<bool(LoadedSave game)>;
/// Passes the games of a file to `take` one after the other: one save, one notation (without an id and times), or the readable ones of a
/// rescue file. It opens each game only when its turn comes, so that only one history is in memory. Returns the number of games passed. The pointer of
/// an error is relative to the root of the file.
Result<std::size_t> read_import(std::string_view text, const TakeGame& take);

}  // namespace orrery
