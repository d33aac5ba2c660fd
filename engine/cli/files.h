// Access to files, clocks and entropy, which the engine itself does not use.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace orrery::cli {

/// Returns the content of the file. Fails if it cannot be read or is longer than kMaxJsonBytes.
Result<std::string> read_file(const std::string& path);

/// Returns the sorted paths of all files in the folder `path` and its subfolders whose names end in `suffix`. If `path` is a
/// file, returns it alone, whatever its name. Fails if `path` does not exist or a folder cannot be read.
Result<std::vector<std::string>> files_below(const std::string& path, const std::string& suffix);

/// Returns the current time as "2026-11-21T09:00:00Z".
std::string utc_time();
/// Returns 64 unpredictable bits.
std::uint64_t entropy();
/// Returns the time of a monotonic clock in seconds.
double seconds();

/// Returns true if standard error is a terminal. Progress is shown only there, not written to files.
bool is_terminal_on_stderr();

}  // namespace orrery::cli
