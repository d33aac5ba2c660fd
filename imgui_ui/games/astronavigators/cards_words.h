// Words drawn on cards and tiles.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::astronavigators_table::words {

inline constexpr Text kNkOf = msg("{n} NK", "AstroNavigators");
inline constexpr Text kDvShort = verbatim("DV");
inline constexpr Text kSeenFromHere = msg("visible from here", "constellation");
inline constexpr Text kPhaseFits = msg("the phase matches the week");
inline constexpr Text kReputation = msg("{n} RP", "agenda");

}  // namespace orrery::ui::astronavigators_table::words
