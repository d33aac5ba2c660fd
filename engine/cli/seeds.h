// Seeds of the games of a run.
#pragma once

#include <cstdint>
#include <utility>

#include "engine/core/rng.h"

namespace orrery::cli {

/// Largest seed. Every JSON reader represents integers of 53 bits exactly.
inline constexpr std::int64_t kMaxSeed = 0x1FFFFFFFFFFFFF;

/// Sequence of seeds: that of the run, then seeds drawn from a generator.
class Seeds {
  public:
    explicit Seeds(std::uint64_t run) : now_(run), generator_(run) {}
    std::uint64_t next() { return std::exchange(now_, generator_.next64() & static_cast<std::uint64_t>(kMaxSeed)); }

  private:
    std::uint64_t now_;
    Rng generator_;
};

}  // namespace orrery::cli
