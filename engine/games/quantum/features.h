// Features from which the network of Quantum judges a position (docs/rules/quantum.md, section 15). Nothing is secret.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/features.h"
#include "engine/core/text.h"
#include "engine/games/quantum/observe.h"

namespace orrery::quantum {

inline constexpr int kFeatures = 173;

/// What features are about.
enum class Topic : std::uint8_t { turn, sums, cubes, dice, fleet, combat, rivals };
inline constexpr std::size_t kTopics = 7;
/// Returns for each topic the sentence that says what is good about a position.
std::span<const Text> topic_words();

/// Writes exactly kFeatures features of the table, as `me` sees it.
void write_features(const Table& t, Seat me, FeatureWriter& out);
inline void write_features(const Observation& o, FeatureWriter& out) { write_features(o, o.me, out); }

}  // namespace orrery::quantum
