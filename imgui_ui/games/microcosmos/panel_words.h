// Words drawn on the panels around the galaxy and on the board of a player.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::microcosmos_table::words {

// Rail.
// Translators: label: number of the round
inline constexpr Text kRoundHead = msg("Round");
inline constexpr Text kLastRoundHead = msg("Last round");
inline constexpr Text kRestoredHead = msg("Restored", "planets");
inline constexpr Text kPointsHead = msg("Points");
inline constexpr Text kCount = msg("{n} of {of}", "Microcosmos");

// Club.
// Translators: the open crew cards that can be taken
inline constexpr Text kClub = msg("Club", "Microcosmos");

// Ark and hold.
inline constexpr Text kYourArk = msg("Your ark");
inline constexpr Text kArkOf = msg("{name}'s ark");
inline constexpr Text kUpgradesOf = msg("{n} of {of} upgrades");
inline constexpr Text kTravelLimit = msg("Travel {n}");
inline constexpr Text kTerraformLimit = msg("Terraform {n}");
inline constexpr Text kSettledCount = msg("{n} settled", "survivors");
// Translators: what lies in the ark
inline constexpr Text kCargoHead = msg("Cargo");
// Translators: a place for a card without a card
inline constexpr Text kFreePlace = msg("free place", "crew");
inline constexpr Text kTwice = verbatim("×2");

// Board of a player.
inline constexpr Text kTokensHead = msg("Tokens", "Microcosmos");
inline constexpr Text kUpgradesHead = msg("Upgrades", "Microcosmos");
inline constexpr Text kUpgradeOrder = msg("Upgrades, in its order");
inline constexpr Text kCrewHead = msg("Crew", "Microcosmos");
inline constexpr Text kNoCards = msg("no cards", "crew");
inline constexpr Text kPoolHead = msg("To place", "pool");
inline constexpr Text kColoniesHead = msg("Colonies", "Microcosmos");
inline constexpr Text kOutpostsHead = msg("Outposts", "Microcosmos");
inline constexpr Text kSurvivorsHead = msg("Survivors", "Microcosmos");
inline constexpr Text kNothingYet = msg("none yet", "Microcosmos");
inline constexpr Text kCardsLeft = msg("Cards left in its deck");

/// By Tab.
inline constexpr Text kTabs[] = {msg("Crew", "tab"), msg("Ark", "tab"), msg("Club", "tab"), msg("Others", "tab")};

}  // namespace orrery::ui::microcosmos_table::words
