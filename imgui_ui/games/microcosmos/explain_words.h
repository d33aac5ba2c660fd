// Words of the explanations that a long press opens. Where a rule says the same, its text is shown instead.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::microcosmos_table::words {

// Places of the galaxy. Planets by Colour.
inline constexpr Text kBarrenPlanet[] = {msg("Red planet, barren"), msg("Green planet, barren"), msg("Blue planet, barren")};
inline constexpr Text kRestoredPlanet[] = {msg("Red planet, restored"), msg("Green planet, restored"), msg("Blue planet, restored")};
inline constexpr Text kCollectsRow = msg("Collecting gives");
inline constexpr Text kOnceRestoredRow = msg("Once restored");
inline constexpr Text kFromArkRow = msg("From your ark");
inline constexpr Text kRoutesInReach = msg("{n} {n|route|routes}, limit {of}");
inline constexpr Text kRoutesTooFar = msg("{n} {n|route|routes}, beyond your limit of {of}");
inline constexpr Text kStartsHere = msg("Your turn begins here: the ark must stop somewhere else.");
inline constexpr Text kArksRow = msg("Arks here");
inline constexpr Text kMayNotStop = msg("An ark is in the way: you may pass here, but not stop.");
inline constexpr Text kCrewForHere = msg("Your crew for this place");
inline constexpr Text kNoCrewForHere = msg("None of your crew cards counts here.");
inline constexpr Text kUnknownRow = msg("Unknown planets left");
inline constexpr Text kAcrossEdgeRow = msg("Your ark, across the edge");

// Planets.
inline constexpr Text kLevelsCaption = msg("Levels: {n} of {of}");
inline constexpr Text kWhenRestored = msg("Points when it is restored");
inline constexpr Text kSpotWithBonus = msg("spot {n} + {bonus} = {sum} VP");
inline constexpr Text kSpotAlone = msg("spot {n} = {n} VP");
inline constexpr Text kLeadersGain = msg("The first marker gains {first} VP more, the second {second} VP more.");
inline constexpr Text kOnlyOneGains = msg("As long as nobody else has a marker here, only the first gains more: {first} VP.");
inline constexpr Text kLaterOnTop = msg("Of markers on the same spot, the later one lies on top and stands before the other.");
inline constexpr Text kNobodyHere = msg("Nobody has a marker here yet.");
inline constexpr Text kColoniesHereRow = msg("Colonies here");
inline constexpr Text kOutpostsHereRow = msg("Outposts here");
inline constexpr Text kColonyOf = msg("Colony of {seat} on {planet}");
inline constexpr Text kMarkerOf = msg("Marker of {seat} on {planet}");
inline constexpr Text kEveryArrivalRow = msg("On every arrival");
inline constexpr Text kLimitOfSeatRow = msg("Levels that {seat} may raise");
inline constexpr Text kColoniesOfRow = msg("Colonies of {seat}");
inline constexpr Text kNumberAndPoints = msg("{n}: {points} VP");
inline constexpr Text kYouHoldRow = msg("You hold");
inline constexpr Text kOfAll = msg("{n} of {of}", "Microcosmos");
inline constexpr Text kNeededOn = msg("Still needed on");
inline constexpr Text kTravelRow = msg("Routes in a turn");

// Crew cards.
inline constexpr Text kTopCounts = msg("Top half: it counts now");
inline constexpr Text kTopElsewhere = msg("Top half: counts in the lower row");
inline constexpr Text kBottomCounts = msg("Bottom half: it counts now");
inline constexpr Text kBottomElsewhere = msg("Bottom half: counts in the upper row");
inline constexpr Text kFitsHere = msg("It can be used here: {spot}.");
inline constexpr Text kFitsNotHere = msg("It cannot be used here: {spot}.");
inline constexpr Text kCostMissing = msg("It counts here, but its cost cannot be paid.");
inline constexpr Text kTwoPlays = msg("In the lower row it has two plays: up, and then from the upper row to the discards.");
inline constexpr Text kOnePlay = msg("From the upper row it is played once more and then discarded.");
inline constexpr Text kAsEngineer = msg("Discarded as an engineer, it pays for an upgrade, a colony or a leader token.");
inline constexpr Text kAsLeader = msg("Discarded as a leader, it pays for an upgrade, a scout, a colony or the engineer token.");

// Hold and ark.
inline constexpr Text kUpperText = msg("Cards here count with their bottom half, next to the cargo. A play discards the card.");
inline constexpr Text kLowerText =
    msg("Cards here count with their top half, next to the cargo. A card has two plays: first up, then away.");
inline constexpr Text kTokenIsReady = msg("Ready: it counts once as this specialist");
inline constexpr Text kTokenIsUsed = msg("Not ready: used, or not taken yet");
inline constexpr Text kCostRow = msg("Cost", "Microcosmos");
inline constexpr Text kUnlockedByRow = msg("Unlocked by");
inline constexpr Text kNobody = msg("nobody", "Microcosmos");
inline constexpr Text kStepsRow = msg("Steps unlocked");
inline constexpr Text kPairBrings = msg("Together with {upgrade} it brings a trade outpost and {n} VP.");
inline constexpr Text kYouLack = msg("You lack {what}.");
inline constexpr Text kYouCanPay = msg("You can pay for it.");
inline constexpr Text kAutomaLooks = msg("The Automa comes to it as number {n} of {of}.");

// Survivors.
inline constexpr Text kSettlesOnRow = msg("Can settle on");
inline constexpr Text kNoPlanetYet = msg("no planet yet");
inline constexpr Text kHeldByRow = msg("Held by");
inline constexpr Text kSettledByRow = msg("Settled by");
inline constexpr Text kSettledOfRow = msg("Settled by {seat}");
inline constexpr Text kNextSettledRow = msg("One more brings");
inline constexpr Text kPlusPoints = msg("+{n} VP");
inline constexpr Text kLadderCaption = msg("VP by number");

// Piles, rail and phases.
inline constexpr Text kDiscardsRow = msg("In the discards");
inline constexpr Text kLastFirst = msg("The last ones first");
inline constexpr Text kAndMore = msg("and {n} more", "cards");
inline constexpr Text kAutomaDeckRow = msg("Cards in its deck");
inline constexpr Text kHadTurn = msg("has played");
inline constexpr Text kHasTurn = msg("plays now");
inline constexpr Text kWillPlay = msg("still to play");
inline constexpr Text kLastRound = msg("This is the last round.");
inline constexpr Text kOneMoreRound = msg("Round {n} will be the last.");
inline constexpr Text kIsRestored = msg("restored", "planet");
inline constexpr Text kOfLevels = msg("{n} of {of} levels");
inline constexpr Text kResourcesForTie = msg("Resources in cargo, for a tie");
inline constexpr Text kCompulsory = msg("It must be done.");
inline constexpr Text kOptional = msg("It may be skipped.");

// Buttons.
inline constexpr Text kUsesRow = msg("Uses up");
inline constexpr Text kMostLevelsRow = msg("Levels at most");

}  // namespace orrery::ui::microcosmos_table::words
