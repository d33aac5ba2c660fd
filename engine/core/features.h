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
    /// Notes the topic of each feature too. `topics` has as many elements as `out`.
    FeatureWriter(std::span<std::int8_t> out, std::span<std::uint8_t> topics) : out_(out), topics_(topics) {}
    /// States which of the game's topics the features from here on are about (a sentence for each: topic_words of the game).
    template <class Topic>
    void topic(Topic topic) { topic_ = static_cast<std::uint8_t>(topic); }
    /// Adds `value`, of which `unit` stands for 1.0. Values beyond the largest feature are clamped.
    void add(int value, int unit = 1) {
        assert(at_ < out_.size() && unit > 0);
        const std::int64_t scaled = std::int64_t{value} * kUnitFeature / unit;
        if (at_ >= out_.size()) return;
        if (!topics_.empty()) topics_[at_] = topic_;
        out_[at_++] = static_cast<std::int8_t>(std::clamp<std::int64_t>(scaled, -kMostFeature, kMostFeature));
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
    std::span<std::uint8_t> topics_;
    std::uint8_t topic_ = 0;
    std::size_t at_ = 0;
};

}  // namespace orrery
