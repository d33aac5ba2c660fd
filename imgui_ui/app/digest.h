// Digest of values: a number that tells whether any of them has changed.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>

#include "engine/core/hash.h"

namespace orrery::ui {

/// Equal sequences of values have equal digests. Sequences that differ in one number always have different ones, all others except by
/// a chance of 2^-64.
class Digest {
  public:
    template <class T>
        requires(std::is_integral_v<T> || std::is_enum_v<T>)
    Digest& add(T value) {
        return mix(static_cast<std::uint64_t>(value));
    }
    Digest& add(std::string_view text) { return mix(text.size()).mix(hash64(text)); }

    std::uint64_t value() const { return value_; }

  private:
    Digest& mix(std::uint64_t number) {
        value_ = (value_ ^ number) * 0x9E3779B97F4A7C15u;  // odd, so each step is a bijection
        value_ ^= value_ >> 29u;
        return *this;
    }

    std::uint64_t value_ = 0x243F6A8885A308D3u;
};

}  // namespace orrery::ui
