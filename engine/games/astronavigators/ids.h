// Document ids of values that the content tables do not name. Each list is in the order of its enumeration.
#pragma once

#include <array>
#include <string_view>

#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

inline constexpr std::array<std::string_view, 2> kModeIds{"astronavigator", "astronomer"};
inline constexpr std::array<std::string_view, kPhaseKinds> kPhaseIds{"setup", "select", "resolve", "calibrate_join", "calibrate", "over"};
inline constexpr std::array<std::string_view, kKindCount> kKindIds{
    "choose_character", "choose_agenda", "select_action", "quest_window", "quest_source", "quest_keep", "quest_complete",
    "observe_target", "planned_card", "schedule_swap", "travel_step", "chain", "chain_transport", "take_orbit_tile", "space", "dv",
    "abort_status", "calibrate_join", "calibrate"};
inline constexpr std::array<std::string_view, 4> kActionIds{"direct", "planned", "schedule", "travel"};
inline constexpr std::array<std::string_view, 3> kFateIds{"playing", "returned", "lost"};
inline constexpr std::array<std::string_view, 2> kStatusIds{"astronomer", "astronaut"};
inline constexpr std::array<std::string_view, 3> kMapIds{"earth", "orbit", "out"};
inline constexpr std::array<std::string_view, 3> kSetStateIds{"open", "ready", "used"};
inline constexpr std::array<std::string_view, 3> kMoonStateIds{"inactive", "active", "used"};
inline constexpr std::array<std::string_view, 3> kModuleIds{"board", "die", "moon"};
inline constexpr std::array<std::string_view, kStepKinds> kStepIds{"before", "act", "travel", "chain", "orbit_pick", "space", "after"};
inline constexpr std::array<std::string_view, 2> kWhenIds{"before", "after"};
inline constexpr std::array<std::string_view, 2> kFromIds{"direct", "planned"};
inline constexpr std::array<std::string_view, 4> kFailureIds{"wrong_week", "below_horizon", "daylight", "midnight_sun"};
inline constexpr std::array<std::string_view, 2> kRollWhyIds{"vehicle", "compass"};
inline constexpr std::array<std::string_view, 4> kExtraWhyIds{"sct", "ai", "tile", "swap"};
inline constexpr std::array<std::string_view, 2> kEndWhyIds{"nobody_playing", "last_month"};
inline constexpr std::array<std::string_view, 3> kGaugeIds{"sxt", "sct", "ai"};
inline constexpr std::array<std::string_view, kCategories> kCategoryIds{"nk",   "instruments", "race",       "landing", "agenda",
                                                                        "sets", "moons",       "continents", "vehicles"};

}  // namespace orrery::astronavigators
