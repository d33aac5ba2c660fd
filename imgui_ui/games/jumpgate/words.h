// Texts of the Jump Gate table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::jumpgate_table::words {

inline constexpr Text kJump = msg("Jump");
inline constexpr Text kScan = msg("Scan");
inline constexpr Text kLand = msg("Land");
inline constexpr Text kAny = msg(" any");
// Translators: verb, on a button
inline constexpr Text kFly = msg("Fly there");
inline constexpr Text kOrJump = msg("or jump with");
inline constexpr Text kResearch = msg("Research");
inline constexpr Text kEndTurn = msg("End turn");
inline constexpr Text kNoMarker = msg("No marker");
inline constexpr Text kNothingMore = msg("Nothing more", "button");
// Translators: verb, on a button: take the marked resource
inline constexpr Text kTake = msg("Take");
// Translators: verb, on a button: leave the marked resource there
inline constexpr Text kLeave = msg("Leave");
// Translators: verb, on a button: draw so many cards
inline constexpr Text kDraw = msg("Draw {n}");
// Translators: on a button: nothing more is chosen
inline constexpr Text kDone = msg("Done");
inline constexpr Text kCancel = msg("Cancel");

// Translators: noun: face-down cards to draw from
inline constexpr Text kDeck = msg("Deck");
// Translators: noun: the pile of used cards
inline constexpr Text kDiscard = msg("Discard");
// Translators: noun: the pile of used cards and how many they are
inline constexpr Text kDiscardCount = msg("Discard {n}");
inline constexpr Text kHole = msg("Black hole");
inline constexpr Text kGate = msg("Jump Gate");
inline constexpr Text kHand = msg("Your hand", "label");
inline constexpr Text kHandOf = msg("{seat}'s hand");
// Translators: noun, label: resources that nobody else sees
inline constexpr Text kHidden = msg("Hidden");
inline constexpr Text kHoldToLook = msg("Hold to look");
inline constexpr Text kHiddenHold = msg("Hidden {n} (hold)");
inline constexpr Text kLeads = msg("{seat} leads with {n}");
// Translators: who has the most points so far
inline constexpr Text kLeadsShort = msg("leads ({n})");
inline constexpr Text kTiedLead = msg("{n} each in front");
// Translators: of a pile: its last card decides
inline constexpr Text kLastOne = msg("Last one:");
inline constexpr Text kTakingEnds = msg("taking it ends");
inline constexpr Text kLastShort = msg("Last one");
inline constexpr Text kLastRound = msg("Last round: {n} {n|turn|turns} to come");
inline constexpr Text kLastTurn = msg("Last turn of the game");
inline constexpr Text kEmptyHand = msg("No cards in hand");
inline constexpr Text kClaimed = msg("{planet} claimed");

inline constexpr Text kRaisedScan = msg("Raised cards can scan");
inline constexpr Text kRaisedScanWhat = msg("{planet} (code {n}).");
inline constexpr Text kRaisedLand = msg("Raised cards can land");
inline constexpr Text kRaisedLandWhat = msg("on {planet}: tap its triangles.");
inline constexpr Text kRaisedJump = msg("Raised cards can jump");
inline constexpr Text kRaisedJumpWhat = msg("Tap one, then a planet.");
inline constexpr Text kPayWith = msg("Tap the card to pay with");
inline constexpr Text kPayWithWhat = msg("Framed: the one you need least.");
inline constexpr Text kHarvestHint = msg("Tap a glowing resource");
inline constexpr Text kHarvestHintWhat = msg("Any card pays for the harvest.");
inline constexpr Text kTapGlowing = msg("Tap what glows");
inline constexpr Text kTapGlowingWhat = msg("To {uses}.");
inline constexpr Text kDiscardAny = msg("Tap cards to discard");
inline constexpr Text kDiscardAnyWhat = msg("Then draw up to five.");

// The prompt while a choice is half made.
inline constexpr Text kAskCard = msg("With this card: {uses}. Tap what glows.");
// Translators: what a card can do, verb after "To"
inline constexpr Text kUseJump = msg("jump");
// Translators: what a card can do, verb after "To"
inline constexpr Text kUseScan = msg("scan");
// Translators: what a card can do, verb after "To"
inline constexpr Text kUseLand = msg("land");
// Translators: what a card can do, verb after "To"
inline constexpr Text kUseHarvest = msg("harvest");
inline constexpr Text kAskJumpCard = msg("Jump to {planet}: tap a raised card.");
inline constexpr Text kAskFlyOrJump = msg("To {planet}: fly, or jump with a card?");
inline constexpr Text kAskScanCard = msg("Scan {planet}: tap a raised card.");
inline constexpr Text kAskPay = msg("Harvest {resource}: tap the card to pay with.");
inline constexpr Text kAskPair = msg("Land on {planet}: choose two cards.");

inline constexpr Text kAskMark = msg("{seat}: take the marked {resource}, or leave it?");
inline constexpr Text kAskRest = msg("Take one more at {planet}, or nothing more.");

inline constexpr Text kLandTitle = msg("Land on {planet} and claim it");
inline constexpr Text kLandPoints = msg("{n} points for you at the end.");
inline constexpr Text kLandMine = msg("You may take your {resource} first.");
inline constexpr Text kLandOther = msg("{seat} may take {resource}.");
inline constexpr Text kLandRest = msg("Then you may take one of the rest.");
inline constexpr Text kLandRestMaybe = msg("Then you may take one that is left, if any.");
// Translators: heading: the card that is given for it
inline constexpr Text kLandWith = msg("Pay with");
inline constexpr Text kMarkTitle = msg("{seat}: your marked {resource}");
inline constexpr Text kMarkPoints = msg("+{n} {n|point|points} with what you have collected.");
inline constexpr Text kMarkIcon = msg("Puts your marker on the black hole.");
inline constexpr Text kMarkLeaveMine = msg("Left here, you may still take it as the claimant.");
inline constexpr Text kMarkLeave = msg("Left here, the claimant may take it.");

// Explanations.
inline constexpr Text kReadMore = msg("Read rule {id}");
inline constexpr Text kCodes = msg("Jump {jump} · Scan {scan} · Land {a} and {b}");
inline constexpr Text kFaceDown = msg("{n} face-down: scan to turn one up.");
inline constexpr Text kNoFaceDown = msg("Nothing face-down: it can be landed on and harvested.");
inline constexpr Text kNoFaceDownClaimed = msg("Nothing face-down: unmarked resources can be harvested.");
inline constexpr Text kClaimedBy = msg("Claimed by {seat}.");
inline constexpr Text kUnclaimed = msg("Not claimed yet.");
inline constexpr Text kMarkedBy = msg("Reserved by {seat}.");
inline constexpr Text kReservedMine = msg("Reserved, not yet yours: harvest it, or it comes when somebody claims the planet.");
inline constexpr Text kIconNote = msg("Gaining it puts a marker on the black hole.");
inline constexpr Text kYouHave = msg("You have {n}");
inline constexpr Text kNextOne = msg("+{n} for the next");
inline constexpr Text kCardsRow = msg("Cards", "column, number");
inline constexpr Text kPointsRow = msg("Points");
inline constexpr Text kPairRow = msg("Light and dark pair");
// Translators: heading of a column: one of a kind
inline constexpr Text kSingleRow = msg("Single");
inline constexpr Text kGemRow = msg("Largest colour × all gems");
inline constexpr Text kEachRow = msg("Each card");
inline constexpr Text kJumpText = msg("To any planet with a blue {n}.");
inline constexpr Text kJumpAnyText = msg("To any planet.");
inline constexpr Text kScanText = msg("A planet with a green {n}, when your ship is there.");
inline constexpr Text kScanAnyText = msg("The planet where your ship is.");
inline constexpr Text kLandText = msg("One of the two codes: an orange {n}.");
inline constexpr Text kLandAnyText = msg("Either of the two orange codes.");
inline constexpr Text kOneUse = msg("One card, one action. Any card pays for a harvest.");
inline constexpr Text kDeckText = msg("{n} cards. Research draws your hand up to five.");
inline constexpr Text kDeckFlip = msg("When it is empty, the discard pile is turned over.");
inline constexpr Text kDeckShuffle = msg("When it is empty, the discard pile is shuffled.");
inline constexpr Text kDiscardText = msg("Latest first. Everybody may look.");
inline constexpr Text kDiscardEmpty = msg("No cards discarded yet.");
inline constexpr Text kHoleText = msg("Each gained resource with the spiral puts a marker here. With marker {n} the game ends at once, and whoever has most here loses all hidden resources.");
inline constexpr Text kGateText = msg("Where every ship starts. Leave it with a jump; nobody comes back.");
inline constexpr Text kGateShips = msg("Still here: {seats}.");
inline constexpr Text kGateEmpty = msg("No ship is here any more.");
inline constexpr Text kHiddenTitle = msg("Your hidden resources", "label");
inline constexpr Text kHiddenText = msg("They count at the end, unless the black hole is full and you have most markers on it. Icons on them do nothing.");
inline constexpr Text kClaimSpotText = msg("The claim marker goes here: {n} points for the claimant.");

/// Names that fit on a card, in the order of ResourceKind.
inline constexpr Text kOnCard[] = {msg("Sand"), msg("Water"), msg("EnerGel light", "short"), msg("EnerGel dark", "short"),
                                   msg("Gem blue"), msg("Gem red"), msg("Gem white"), msg("Fame")};

// Reference panels on desktops.
inline constexpr Text kWhatScores = msg("What scores", "short");
inline constexpr Text kWhenEnds = msg("When it ends", "panel");
inline constexpr Text kSandName = msg("Sand");
inline constexpr Text kWaterName = msg("Water");
inline constexpr Text kEnergelName = msg("EnerGel");
inline constexpr Text kGemsName = msg("Gems");
inline constexpr Text kFameName = msg("Fame");
// Translators: points for two of a kind, and for one
inline constexpr Text kEnergelLine = msg("pair {a} · single {b}");
inline constexpr Text kGemLine = msg("largest colour × all gems", "short");
inline constexpr Text kFameLine = msg("{n} each");
inline constexpr Text kPlanetLine = msg("{n} each", "planets");
inline constexpr Text kPlanetsName = msg("Planets");
inline constexpr Text kEndHole = msg("Black hole full");
inline constexpr Text kEndHoleNow = msg("{n} of {of}", "markers");
inline constexpr Text kEndDry = msg("A planet runs dry");
inline constexpr Text kEndDryNow = msg("{planet}: last resource");
inline constexpr Text kEndDryNone = msg("none is close");
inline constexpr Text kEndClaimed = msg("All planets claimed");
inline constexpr Text kEndClaimedNow = msg("{n} of {of} so far");

// Names of things in the mirror.
inline constexpr Text kNameScanCode = msg("Scan {planet}");
inline constexpr Text kNameLandCodes = msg("Land on {planet}");
inline constexpr Text kNamePile = msg("{n} face-down at {planet}");
inline constexpr Text kNameResource = msg("{resource} at {planet}");
inline constexpr Text kActionsLeft = msg("{n} {n|action|actions} left", "Jump Gate");

// Refusals of touches that name no move.
inline constexpr Text kNoScanTitle = msg("{planet} cannot be scanned now");
inline constexpr Text kNoScanCard = msg("No card in your hand has its scan code. Research brings new cards.");
inline constexpr Text kNoLandTitle = msg("You cannot land on {planet} now");
inline constexpr Text kElsewhere = msg("You can scan and land only where your ship is: at {here}.");
inline constexpr Text kNoLandCards = msg("No two cards in your hand meet both of its landing codes. Research brings new cards.");

}  // namespace orrery::ui::jumpgate_table::words
