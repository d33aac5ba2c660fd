// Features from which the network of Race for the Galaxy judges a position (docs/rules/race.md, section 15).
#pragma once

#include "engine/core/features.h"
#include "engine/games/race/observe.h"

namespace orrery::race {

inline constexpr int kFeatures = 412;

/// Writes exactly kFeatures features of what the seat of the view knows. `hands`: number of cards in each hand.
void write_features(const View& v, const PerSeat<int>& hands, FeatureWriter& out);
void write_features(const State& s, Seat me, FeatureWriter& out);
void write_features(const Observation& o, FeatureWriter& out);

}  // namespace orrery::race
