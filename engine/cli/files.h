// Access to files, clocks and entropy, which the engine itself does not use.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/result.h"

namespace orrery::cli {

/// The whole file, or why it cannot be read. Files longer than any document of ours are refused.
Result<std::string> read_file(const std::string& path);

/// The files ending in `suffix` below `path`, sorted; `path` itself if it is a file.
Result<std::vector<std::string>> files_below(const std::string& path, const std::string& suffix);

/// Now, as "2026-11-21T09:00:00Z".
std::string utc_time();
std::uint64_t entropy();
/// Returns the time of a monotonic clock in seconds.
double seconds();

/// Progress is shown to people, not written to files.
bool is_terminal_on_stderr();

}  // namespace orrery::cli
