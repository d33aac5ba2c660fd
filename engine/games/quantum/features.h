// Features from which the network of Quantum judges a position (docs/rules/quantum.md, section 15). Nothing is secret.
#pragma once

#include "engine/core/features.h"
#include "engine/games/quantum/observe.h"

namespace orrery::quantum {

inline constexpr int kFeatures = 173;

/// Writes exactly kFeatures features of the table, as `me` sees it.
void write_features(const Table& t, Seat me, FeatureWriter& out);
inline void write_features(const Observation& o, FeatureWriter& out) { write_features(o, o.me, out); }

}  // namespace orrery::quantum
