// Document ids of values that the content tables do not name. Each list is in the order of its enumeration.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

inline constexpr std::array<std::string_view, 9> kPhaseIds{"setup_crew", "setup_resources", "upgrade", "travel", "crew",
                                                           "location",   "draw",            "automa",  "over"};
inline constexpr std::array<std::string_view, kKindCount> kKindIds{
    "setup_discard", "place_crew", "choose_resource", "upgrade", "pay_specialist", "travel", "discovery_bonus", "take_club",
    "draw_crew", "crew", "pay_resource", "location", "location", "terraform", "choose_survivor", "keep_survivor", "end_turn",
    "automa_specialist", "automa_outpost"};
inline constexpr std::array<std::string_view, kEffectKinds> kEffectIds{
    "gain", "place", "pay_resource", "pay_specialist", "unlock", "discovery_bonus", "terraform", "scout", "choose_survivor",
    "keep_survivor", "colony", "automa_pay", "automa_outpost", "automa_do"};
inline constexpr std::array<std::string_view, kResourceCount> kResourceIds{"biomatter", "labour", "mineral", "technology"};
inline constexpr std::array<std::string_view, kSpecialistKinds> kSpecialistIds{"engineer", "leader_red", "leader_green", "leader_blue"};
inline constexpr std::array<std::string_view, 5> kNeedIds{"engineer", "leader_red", "leader_green", "leader_blue", "any_leader"};
inline constexpr std::array<std::string_view, 6> kAnyNeedIds{"engineer", "leader_red", "leader_green", "leader_blue", "any_leader",
                                                             "any_specialist"};
inline constexpr std::array<std::string_view, 2> kRowIds{"upper", "lower"};
inline constexpr std::array<std::string_view, kPlanetActions> kPlanetActionIds{"collect", "terraform", "scout", "settle", "colony", "outpost"};
inline constexpr std::array<std::string_view, 7> kActionIds{"collect", "terraform", "scout", "settle", "colony", "outpost", "token"};
inline constexpr std::array<std::string_view, 3> kPurposeIds{"upgrade", "scout", "colony"};
inline constexpr std::array<std::string_view, 3> kDeckIds{"crew", "survivor", "automa"};

}  // namespace orrery::microcosmos
