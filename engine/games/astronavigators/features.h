// Features from which the network of AstroNavigators judges a position (docs/rules/astronavigators.md, section 15).
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/features.h"
#include "engine/core/text.h"
#include "engine/games/astronavigators/observe.h"

namespace orrery::astronavigators {

inline constexpr int kFeatures = 343;

/// What features are about.
enum class Topic : std::uint8_t { round, knowledge, flight, place, sets, tiles, quests, sights, rivals };
inline constexpr std::size_t kTopics = 9;
/// Returns for each topic the sentence that says what is good about a position.
std::span<const Text> topic_words();

/// Writes exactly kFeatures features of what the seat of the view knows.
void write_features(const View& v, FeatureWriter& out);
inline void write_features(const State& s, Seat me, FeatureWriter& out) { write_features(view_of(s, me), out); }
inline void write_features(const Observation& o, FeatureWriter& out) { write_features(view_of(o), out); }

}  // namespace orrery::astronavigators
