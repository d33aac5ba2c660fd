// Counts what the program asks of the heap.
#pragma once

#include <cstdint>

namespace orrery::cli {

/// Calls of operator new since the program began.
std::uint64_t allocations();

}  // namespace orrery::cli
