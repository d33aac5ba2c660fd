// Texts of the Microcosmos table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::microcosmos_table::words {

// Prompts.
inline constexpr Text kUpgradeOrFly = msg("Unlock an upgrade, or fly on: up to {n} routes.");
inline constexpr Text kCrewOrAction = msg("Play a crew card ({n} left), or choose an action.");
inline constexpr Text kCrewOnly = msg("Play a crew card ({n} left), or go on.");
inline constexpr Text kFlyThere = msg("{spot}: tap it again to fly there.");
inline constexpr Text kDiscoverThere = msg("Tap the dark cell again to discover what lies there.");
inline constexpr Text kRaiseWhat = msg("Tap the resource to pay: each unit raises its level by 1, up to {n}.");
inline constexpr Text kSettleWhom = msg("Tap the survivor who settles here.");
inline constexpr Text kMoveWhich = msg("Tap the outpost that moves here.");
inline constexpr Text kTokenCard = msg("Tap the crew card to discard for a token.");
inline constexpr Text kCardForToken = msg("Tap the crew card to discard for this token.");
inline constexpr Text kTapRow = msg("{card}: tap the row where it goes.");
inline constexpr Text kChoosePlay = msg("{card}: choose how to play it, or tap it again.");
inline constexpr Text kTapToken = msg("{card}: tap the token that becomes ready.");
inline constexpr Text kFlyWhere = msg("Where to?");
inline constexpr Text kTapStop = msg("Tap a glowing stop first.");

// Banners.
inline constexpr Text kDiscovered = msg("{planet} discovered");
inline constexpr Text kRestoredNow = msg("{planet} lives again");
inline constexpr Text kTrackFull = msg("{planet}: {resource} complete, {n} of {of}");
inline constexpr Text kColonyOn = msg("Colony on {planet}");
inline constexpr Text kSettledNow = msg("{card} settles");
inline constexpr Text kLastRoundNow = msg("Last round", "moment");

// Buttons. The action of a planet is named by its noun.
inline constexpr Text kFly = msg("Fly", "button");
inline constexpr Text kDiscover = msg("Discover");
inline constexpr Text kNoUpgrade = msg("No upgrade");
inline constexpr Text kNoMoreCrew = msg("No more crew");
inline constexpr Text kDone = msg("Done", "Microcosmos");
inline constexpr Text kEndTurn = msg("End turn");
inline constexpr Text kDrawCard = msg("Draw a card");
inline constexpr Text kNoCard = msg("No card");
// Translators: verb, on a button: take the resources of this place
inline constexpr Text kCollect = msg("Collect");
inline constexpr Text kTerraform = msg("Terraform", "button");
inline constexpr Text kScout = msg("Scout", "button");
inline constexpr Text kSettle = msg("Settle", "Microcosmos");
inline constexpr Text kColony = msg("Colony", "Microcosmos");
// Translators: noun: small base on a planet
inline constexpr Text kOutpost = msg("Outpost");
// Translators: noun: disc that stands for a specialist
inline constexpr Text kTakeToken = msg("Token");
// Translators: verb, on a button: take the survivor along
inline constexpr Text kKeep = msg("Take aboard");
// Translators: verb, on a button: do not take the survivor along
inline constexpr Text kSendOn = msg("Send on");
inline constexpr Text kUpTo = msg("up to {n}");
inline constexpr Text kFreeOfCost = msg("free", "of cost");
/// What to do with a crew card: by 2 × to the upper row + uses its half.
// Translators: on a button: the card brings nothing else
inline constexpr Text kPlays[] = {msg("Discard only"), msg("Use, discard"), msg("Move up only"), msg("Use, move up")};

// Headings of the action panel.
inline constexpr Text kPlaysLeft = msg("{n} {n|play|plays} left");
inline constexpr Text kLevelsLeft = msg("{n} {n|level|levels} left");
inline constexpr Text kRoutes = msg("Up to {n} routes");
inline constexpr Text kMustTravel = msg("Must travel this turn");
inline constexpr Text kActionsLeft = msg("{n} {n|action|actions} left");
inline constexpr Text kChooseUnit = msg("Choose a resource");
inline constexpr Text kPayUnit = msg("Choose what you pay");
inline constexpr Text kUseWhom = msg("Who is used up?");
inline constexpr Text kWhichTrack = msg("Which level rises to 1?");
inline constexpr Text kWhichRow = msg("Which row?");
inline constexpr Text kAutomaUses = msg("Whom does the Automa use?");
inline constexpr Text kAutomaMoves = msg("Which outpost does it move?");

// Cards to choose among.
inline constexpr Text kDealt = msg("Tap the card to discard");
inline constexpr Text kPlaceThis = msg("Tap its row");
inline constexpr Text kTwoSurvivors = msg("Tap the one that counts");
inline constexpr Text kMet = msg("You meet", "survivors");

// Names of things in the mirror.
inline constexpr Text kNameSpot = msg("{spot}: collects {gain}");
inline constexpr Text kNameCell = msg("Unknown: {cell}");
inline constexpr Text kNameTrack = msg("{planet}, {resource}: level {n} of {of}");
inline constexpr Text kNameOutpost = msg("Outpost of {seat} on {planet}");
inline constexpr Text kNameArk = msg("Ark of {seat}, at {spot}");
inline constexpr Text kNameCargo = msg("{resource}: {n} of {of}, {seat}");
inline constexpr Text kNameCrew = msg("{card}, {row} of {seat}");
inline constexpr Text kNameClub = msg("{card}, in the Club");
inline constexpr Text kNameDealt = msg("{card}, dealt");
inline constexpr Text kNameRow = msg("{row}: {n} free");
inline constexpr Text kNameTokenReady = msg("{specialist} token, ready");
inline constexpr Text kNameTokenUsed = msg("{specialist} token, not ready");
inline constexpr Text kNameUpgrade = msg("{upgrade}, {seat}: locked");
inline constexpr Text kNameUpgradeOpen = msg("{upgrade}, {seat}: unlocked");
inline constexpr Text kNameSurvivor = msg("{card}, survivors");
inline constexpr Text kNameDeck = msg("Crew deck: {n} cards");
inline constexpr Text kNameDiscard = msg("Crew discards: {n} cards");
inline constexpr Text kNameSurvivorDeck = msg("Survivor deck: {n} cards");
inline constexpr Text kNamePlanetDeck = msg("Unknown planets: {n}");
inline constexpr Text kNameSheet = msg("Board of {seat}");
inline constexpr Text kNamePhase = msg("Phase: {phase}");
inline constexpr Text kNameRound = msg("Round {n}");
inline constexpr Text kNameRestored = msg("Restored planets: {n} of {of}");
inline constexpr Text kNamePoints = msg("Points");
inline constexpr Text kNameSettled = msg("Settled survivors: {n}");
inline constexpr Text kNameAutoma = msg("Card of the Automa");
// Translators: noun: the map of the game
inline constexpr Text kNameGalaxy = msg("Galaxy");
inline constexpr Text kNameTray = msg("Cards to choose among");
inline constexpr Text kZoomIn = msg("Enlarge the galaxy");
inline constexpr Text kZoomOut = msg("Show the whole galaxy");
inline constexpr Text kSkipAutoma = msg("Show the whole turn");
/// In the order of the turn.
inline constexpr Text kPhases[] = {msg("Upgrade", "phase"), msg("Travel", "phase"), msg("Crew", "phase"), msg("Action", "phase"), msg("Draw", "phase")};

}  // namespace orrery::ui::microcosmos_table::words
