// Texts of the AstroNavigators table that are not a rule, a prompt of the match or an event: the bar, questions after touches, notes.
// Those of panels, maps and cards stand in their own headers.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::astronavigators_table::words {

// Bar.
inline constexpr Text kBarStepsLeft = msg("{n} {n|step|steps} left", "of a leg");
inline constexpr Text kBarTravel = msg("{n} {n|step|steps} left by {T}. Stop on its icon.");
inline constexpr Text kBarSail = msg("{n} {n|step|steps} left by ship. Stop on any sea space.");
inline constexpr Text kBarPassing = msg("No quest now: the turn goes on.");

// Banners.
inline constexpr Text kLaunched = msg("Launch", "moment");
inline constexpr Text kLanded = msg("Landed on the Moon");
// Translators: heading: the flight came back to Earth
inline constexpr Text kHome = msg("Home again");
inline constexpr Text kLost = msg("Lost in space", "moment");
inline constexpr Text kSecondYear = msg("The second year");

// Prompts of narrow bars.
inline constexpr Text kShortSelect = msg("Choose a week.", "AstroNavigators");
inline constexpr Text kShortWindow = msg("A quest, or go on?");
inline constexpr Text kShortSource = msg("Which quest?", "AstroNavigators");
inline constexpr Text kShortKeep = msg("Keep one quest.");
inline constexpr Text kShortObserve = msg("Observe which card?");
inline constexpr Text kShortSwap = msg("Put which card back?");
inline constexpr Text kShortTravel = msg("{n} {n|step|steps} left by {T}.");
inline constexpr Text kShortChain = msg("Chain on, or end?");
inline constexpr Text kShortChainOrQuest = msg("Chain on, quest, or end?");
inline constexpr Text kShortTransport = msg("Go on by which?", "transport");
inline constexpr Text kShortStack = msg("Take an orbit tile.");
inline constexpr Text kShortFly = msg("Fly on, or swap a tile?");
inline constexpr Text kShortExtra = msg("Move again, or end?");
inline constexpr Text kShortSwapTile = msg("Swap a tile, or end?");
inline constexpr Text kShortDv = msg("DV {n}, or the sextant?");
inline constexpr Text kShortStatus = msg("Astronomer or astronaut?");
inline constexpr Text kShortCalibrate = msg("Choose an action.", "calibration");

// Questions after the touches made so far.
inline constexpr Text kAskAction = msg("Week {n}: choose an action.");
inline constexpr Text kAskActionCard = msg("Week {n}, {C}: choose an action.", "card");
inline constexpr Text kAskWeek = msg("{action}: tap a free week.");
inline constexpr Text kAskWeekBy = msg("Travel by {T}: tap a free week.");
inline constexpr Text kAskTiles = msg("Tap a tile with a flag, or two without.");
inline constexpr Text kAskFlagTile = msg("Tap a tile with a flag.");
inline constexpr Text kAskPlainTiles = msg("Tap two tiles without flags.");
inline constexpr Text kAskSecondTile = msg("Tap the second tile without a flag.");
inline constexpr Text kAskGauge = msg("{set}: tap SCT or AI.");
inline constexpr Text kAskOneGauge = msg("{set}: tap {gauge}.");
inline constexpr Text kAskSet = msg("{gauge}: tap a completed set.");

// Notes.
inline constexpr Text kNoteTooFar = msg("Too far for this leg");
inline constexpr Text kNoteTooFarText = msg("{S} is {k} {k|step|steps} away. {n} {n|step|steps} {n|is|are} left.");
inline constexpr Text kNoteDeadEnd = msg("The leg could not end beyond it");
inline constexpr Text kNoteDeadEndText = msg("From {S} no end of a leg by {T} is in reach of the remaining steps.");
inline constexpr Text kNoteNextOnly = msg("Not the next space");
inline constexpr Text kNoteNextOnlyText = msg("Your next move leads to {stage}.");
inline constexpr Text kNoteNoTiles = msg("No tile to pay with");
inline constexpr Text kNoteNoTilesText = msg("A quest costs one unused tile with a flag, or two unused tiles without flags.");
inline constexpr Text kNoteChooseMoon = msg("Tap a moon token");
inline constexpr Text kNoteChooseMoonText = msg("An active moon token of yours goes onto SXT.");
inline constexpr Text kNoteTelescope = msg("Not this card");
inline constexpr Text kNoteTelescopeText = msg("Only the top card of a week can be observed.");

}  // namespace orrery::ui::astronavigators_table::words
