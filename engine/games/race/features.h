// Features from which the network of Race for the Galaxy judges a position (docs/rules/race.md, section 15).
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/features.h"
#include "engine/core/text.h"
#include "engine/games/race/observe.h"

namespace orrery::race {

inline constexpr int kFeatures = 412;

/// What features are about.
enum class Topic : std::uint8_t { round, points, tableau, goods, military, hand, rivals };
inline constexpr std::size_t kTopics = 7;
/// Returns for each topic the sentence that says what is good about a position.
std::span<const Text> topic_words();

/// Writes exactly kFeatures features of what the seat of the view knows. `hands`: number of cards in each hand.
void write_features(const View& v, const PerSeat<int>& hands, FeatureWriter& out);
void write_features(const State& s, Seat me, FeatureWriter& out);
void write_features(const Observation& o, FeatureWriter& out);

}  // namespace orrery::race
