// Features of a position: whole numbers from which a network judges it (engine/ai/network.h).
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace orrery {

/// Features are whole numbers from -kMostFeature to kMostFeature; this one stands for 1.0.
inline constexpr int kUnitFeature = 32;
inline constexpr int kMostFeature = 127;

/// Writes the features of a position one after the other, in a fixed order.
class FeatureWriter {
  public:
    explicit FeatureWriter(std::span<std::int8_t> out) : out_(out) {}
    /// Adds `value`, of which `unit` stands for 1.0. Values beyond the largest feature are clamped.
    void add(int value, int unit = 1) {
        assert(at_ < out_.size() && unit > 0);
        const std::int64_t scaled = std::int64_t{value} * kUnitFeature / unit;
        if (at_ < out_.size()) out_[at_++] = static_cast<std::int8_t>(std::clamp<std::int64_t>(scaled, -kMostFeature, kMostFeature));
    }
    /// Adds one feature for each number below `count`: 1.0 for `value`, otherwise 0. Other values set none.
    void one_of(int value, int count) {
        for (int i = 0; i < count; ++i) flag(i == value);
    }
    void flag(bool is_so) { add(is_so ? 1 : 0); }
    /// Returns the number of features written.
    std::size_t size() const { return at_; }

  private:
    std::span<std::int8_t> out_;
    std::size_t at_ = 0;
};

}  // namespace orrery
