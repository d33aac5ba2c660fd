// Words on the star map, and the reasons why a card cannot be observed.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::astronavigators_table::words {

// Star map.
inline constexpr Text kBelowYourHorizon = msg("below your horizon");
inline constexpr Text kBelowTheHorizon = msg("below the horizon", "AstroNavigators");
inline constexpr Text kMidnightSunHides = msg("midnight sun: no stars", "AstroNavigators");

/// By sun step.
inline constexpr Text kShortMonths[] = {
    msg("Mar", "short month"), msg("Apr", "short month"), msg("May", "short month"), msg("Jun", "short month"),
    msg("Jul", "short month"), msg("Aug", "short month"), msg("Sep", "short month"), msg("Oct", "short month"),
    msg("Nov", "short month"), msg("Dec", "short month"), msg("Jan", "short month"), msg("Feb", "short month"),
};

// Reasons, beside a card.
inline constexpr Text kReasonHorizon = msg("below your horizon");
inline constexpr Text kReasonDaylight = msg("daylight hides it", "AstroNavigators");
inline constexpr Text kReasonMidnightSun = msg("midnight sun", "AstroNavigators");
inline constexpr Text kReasonWeek = msg("only in week {n}", "AstroNavigators");
inline constexpr Text kReasonOrbit = msg("not from space", "AstroNavigators");
inline constexpr Text kReasonAstronaut = msg("not as an astronaut", "AstroNavigators");

}  // namespace orrery::ui::astronavigators_table::words
