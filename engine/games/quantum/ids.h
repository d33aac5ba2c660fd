// Document ids of values that the content tables do not name. Each list is in the order of its enumeration.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/quantum/events.h"
#include "engine/games/quantum/state.h"

namespace orrery::quantum {

inline constexpr std::array<std::string_view, 6> kPhaseIds{"mulligan", "start_cubes", "start_ships", "actions", "cards", "over"};
inline constexpr std::array<std::string_view, 3> kSetupStepIds{"mulligan", "cubes", "ships"};
inline constexpr std::array<std::string_view, kKindCount> kKindIds{
    "mulligan", "start_cube", "start_ship", "action", "move", "drop", "place_ship", "dangerous", "combat_reroll", "choose_number",
    "reroll_ship", "after_attack", "infamy_cube", "take_card", "discard_command", "reorganize", "relocate_cube",
    "relocate_planet", "sabotage_discard"};
inline constexpr std::array<std::string_view, 4> kPendingIds{"move", "drop", "deploy", "nomadic"};
inline constexpr std::array<std::string_view, 4> kPlacingIds{"deploy", "nomadic", "expansion", "reorganization"};
inline constexpr std::array<std::string_view, 3> kSourceIds{"action", "curious", "tactical"};
inline constexpr std::array<std::string_view, 3> kCombatIds{"move", "tactical", "strike"};
inline constexpr std::array<std::string_view, 7> kStageIds{"dangerous", "wrecks",  "rerolls",       "choice",
                                                           "spoils",    "counter", "counter_spoils"};
inline constexpr std::array<std::string_view, 2> kSideIds{"attacker", "defender"};
inline constexpr std::array<std::string_view, 2> kDieIds{"attack", "defense"};
inline constexpr std::array<std::string_view, 6> kReasonIds{"reconfigure", "free_reconfigure", "destroyed",
                                                            "expansion",   "reorganization",   "resourceful"};
inline constexpr std::array<std::string_view, 6> kPlayStageIds{"discard_own", "choose", "place", "cube", "planet", "sabotage"};
inline constexpr std::array<std::string_view, 2> kCardKindIds{"gambit", "command"};
// Causes other than cards. A card's cause is the card's id without its copy number.
inline constexpr std::array<std::string_view, 3> kResearchCauseIds{"void", "research", "breakthrough"};
inline constexpr std::array<std::string_view, 3> kDominanceCauseIds{"kill", "loss", "infamy"};
inline constexpr std::array<std::string_view, 2> kDiscardCauseIds{"limit", "sabotage"};
inline constexpr std::array<std::string_view, 4> kPlaceReasonIds{"start", "expansion", "reorganization", "nomadic"};
inline constexpr std::array<std::string_view, 3> kCubeHowIds{"start", "construct", "infamy"};

template <class E, std::size_t N>
constexpr std::string_view id_of(const std::array<std::string_view, N>& ids, E value) {
    return ids[static_cast<std::size_t>(value)];
}

// Ids such as "s4_2", "p1_0" and "r3". The readers accept every id that some map and number of seats could have.
std::string space_id(Square square);
std::string planet_id(PlanetId planet);
std::string ship_id(ShipId ship);
std::optional<Square> space_by_id(std::string_view id);
std::optional<PlanetId> planet_by_id(std::string_view id);
std::optional<ShipId> ship_by_id(std::string_view id);

/// Cards that may be listed in `used` (section 9), alphabetically.
inline constexpr std::array kUsedCards{Command::cerebral, Command::cunning,     Command::curious,  Command::flexible,
                                       Command::nomadic,  Command::plundering,  Command::resourceful, Command::tactical,
                                       Command::tyrannical, Command::warlike};

}  // namespace orrery::quantum
