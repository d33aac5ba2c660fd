// Counter of heap allocations.
#pragma once

#include <cstdint>

namespace orrery::cli {

/// Returns the number of calls of operator new since the program started.
std::uint64_t allocations();

}  // namespace orrery::cli
