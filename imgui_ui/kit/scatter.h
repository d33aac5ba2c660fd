// Repeatable random numbers for ornaments: stars, waves, patches. The same seed gives the same picture on every machine.
#pragma once

#include <cstdint>

namespace orrery::ui {

class Scatter {
  public:
    explicit Scatter(std::uint32_t seed) : state_(seed) {}
    /// Returns the next number in [0, 1).
    float next() {
        state_ += 0x6D2B79F5u;
        std::uint32_t t = (state_ ^ (state_ >> 15)) * (1 | state_);
        t = (t + (t ^ (t >> 7)) * (61 | t)) ^ t;
        return float((t ^ (t >> 14)) >> 8) / 16777216.0f;  // 24 bits, because a float rounds larger numbers up to 1
    }

  private:
    std::uint32_t state_;
};

}  // namespace orrery::ui
