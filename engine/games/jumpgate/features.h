// Features from which the network of Jump Gate judges a position (docs/rules/jumpgate.md, section 15).
#pragma once

#include "engine/core/features.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::jumpgate {

inline constexpr int kFeatures = 96;

/// Writes exactly kFeatures features of what `me` knows: the table, its own secrets, and the sizes of the hands.
void write_features(const Table& t, const Secrets& own, Seat me, const PerSeat<int>& hand_sizes, FeatureWriter& out);
void write_features(const State& s, Seat me, FeatureWriter& out);
void write_features(const Observation& o, FeatureWriter& out);

}  // namespace orrery::jumpgate
