// Features from which the network of Jump Gate judges a position (docs/rules/jumpgate.md, section 15).
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/features.h"
#include "engine/core/text.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::jumpgate {

inline constexpr int kFeatures = 96;

/// What features are about.
enum class Topic : std::uint8_t { turn, end, hole, hand, place, marks, resources, rivals };
inline constexpr std::size_t kTopics = 8;
/// Returns for each topic the sentence that says what is good about a position.
std::span<const Text> topic_words();

/// Writes exactly kFeatures features of what `me` knows: the table, its own secrets, and the sizes of the hands.
void write_features(const Table& t, const Secrets& own, Seat me, const PerSeat<int>& hand_sizes, FeatureWriter& out);
void write_features(const State& s, Seat me, FeatureWriter& out);
void write_features(const Observation& o, FeatureWriter& out);

}  // namespace orrery::jumpgate
