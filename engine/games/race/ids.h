// Document ids of values that the content tables do not name. Each list is in the order of its enumeration.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/games/race/events.h"
#include "engine/games/race/state.h"

namespace orrery::race {

inline constexpr std::array<std::string_view, 3> kSetupIds{"standard", "no_zero", "first_game"};
inline constexpr std::array<std::string_view, kMethodCount> kMethodIds{
    "pay", "pay_ship", "conquer", "conquer_tactics", "contact", "contact_ship"};
inline constexpr std::array<std::string_view, 3> kEndReasonIds{"vp", "tableau", "rounds"};
inline constexpr std::array<std::string_view, kDrawReasons> kDrawReasonIds{
    "explore", "develop_start", "after_placing", "settle_bonus", "sale", "consume", "produce", "production_world",
    "most_produced"};
inline constexpr std::array<std::string_view, 3> kGoodReasonIds{"windfall", "produced", "setup"};
inline constexpr std::array<std::string_view, 2> kDiscardReasonIds{"power", "limit"};

}  // namespace orrery::race
