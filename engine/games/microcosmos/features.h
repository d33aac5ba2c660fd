// Features from which the network of Microcosmos judges a position (docs/rules/microcosmos.md, section 15). Nothing is secret.
#pragma once

#include <cstdint>
#include <span>

#include "engine/core/features.h"
#include "engine/core/text.h"
#include "engine/games/microcosmos/observe.h"

namespace orrery::microcosmos {

inline constexpr int kFeatures = 214;

/// What features are about.
enum class Topic : std::uint8_t { turn, points, resources, crew, ark, planets, place, rivals };
inline constexpr std::size_t kTopics = 8;
/// Returns for each topic the sentence that says what is good about a position.
std::span<const Text> topic_words();

/// Writes exactly kFeatures features of the table, as `me` sees it.
void write_features(const Table& t, Seat me, FeatureWriter& out);
inline void write_features(const Observation& o, FeatureWriter& out) { write_features(o, o.me, out); }

}  // namespace orrery::microcosmos
