// Words on the maps, the action panel and the tray of the AstroNavigators table, and the names of its things in the mirror.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::astronavigators_table::words {

// Headings of the maps.
inline constexpr Text kMapsEarth = msg("Earth", "map");
inline constexpr Text kMapsSky = msg("Sky", "map");
inline constexpr Text kMapsOrbit = msg("Orbit", "map");
inline constexpr Text kMapsSeatInRow = msg("{seat} in row {row}", "AstroNavigators");
inline constexpr Text kMapsSun = msg("the sun stands in {card}");
inline constexpr Text kMapsYouSee = msg("from row {row} you see rows {from} to {to}");
inline constexpr Text kMapsSeatSees = msg("from row {row} {seat} sees rows {from} to {to}");
inline constexpr Text kMapsTapSpace = msg("Tap a glowing space");
inline constexpr Text kMapsTapStack = msg("Tap a glowing stack");
inline constexpr Text kMapsSeatAt = msg("{seat}: {stage}", "orbit board");
inline constexpr Text kMapsNext = msg("next: {stage}", "orbit board");
inline constexpr Text kMapsZoomIn = msg("Enlarge the map");
inline constexpr Text kMapsZoomOut = msg("Show the whole map");
/// In the order of Tab.
inline constexpr Text kTabNames[] = {msg("Earth", "tab"), msg("Sky", "tab"), msg("Orbit", "tab"), msg("Weeks", "tab"), msg("Board", "tab")};

// Names of things in the mirror.
inline constexpr Text kTouchEarth = msg("Map of the Earth");
inline constexpr Text kTouchSky = msg("Map of the sky");
inline constexpr Text kTouchSpace = msg("{space}, row {row}");
inline constexpr Text kTouchVehicle = msg("Vehicle of {seat}: {transport}, {place}");
inline constexpr Text kTouchStage = msg("{stage}: DV {n}");
inline constexpr Text kTouchStageHidden = msg("{stage}: DV not revealed");
inline constexpr Text kTouchStack = msg("Stack {stage}: {n} {n|tile|tiles}");
inline constexpr Text kTouchWeek = msg("Week {n}", "mirror");
inline constexpr Text kTouchDisc = msg("{seat}: {action}");
inline constexpr Text kTouchCards = msg("{n} {n|card|cards}", "AstroNavigators");
inline constexpr Text kTouchNk = msg("{n} NK", "mirror");
inline constexpr Text kTouchDeck = msg("Deck: {card} is next, {n} below");
// Translators: no card is left to draw
inline constexpr Text kTouchDeckEmpty = msg("Deck: empty");
inline constexpr Text kTouchRound = msg("{month}, round {n}");
inline constexpr Text kTouchBoard = msg("Board of {seat}");
inline constexpr Text kTouchDialNk = msg("Navigation Knowledge of {seat}: {n}");
inline constexpr Text kTouchDialDv = msg("Difficulty of {seat}: {n}");
inline constexpr Text kTouchTokenFree = msg("{transport}: {n} NK for the first use");
inline constexpr Text kTouchTokenUsed = msg("{transport}: used", "vehicle token");
inline constexpr Text kTouchTileUsed = msg("{tile}: used", "continent tile");
inline constexpr Text kTouchContinent = msg("{continent}: not visited yet");
/// By SetState.
inline constexpr Text kTouchSets[] = {msg("{set}: {n} of {of}"), msg("{set}: complete"), msg("{set}: used up")};
/// By MoonState.
inline constexpr Text kTouchMoons[] = {msg("{phase}: not active"), msg("{phase}: active"), msg("{phase}: used", "moon token")};
inline constexpr Text kTouchGaugeEmpty = msg("{gauge}: empty");
inline constexpr Text kTouchGauge = msg("{gauge}: {token}");
inline constexpr Text kTouchScheduled = msg("{card}, in the schedule");
inline constexpr Text kTouchQuest = msg("Quest {quest}: {n} of {of} observed");
inline constexpr Text kTouchInstrument = msg("Instrument: {instrument}");
inline constexpr Text kTouchAgenda = msg("Agenda: {agenda}");
inline constexpr Text kTouchHiddenAgenda = msg("Secret agenda of {seat}");
inline constexpr Text kTouchOrbitTile = msg("Own tile: {stage}, DV {n}");
inline constexpr Text kTouchOrbitTileHidden = msg("Tile of {seat}: {stage}, hidden DV");
inline constexpr Text kTouchTray = msg("Cards to choose among", "AstroNavigators");
inline constexpr Text kTouchQuestDeck = msg("Quest deck: {n} {n|card|cards}");
inline constexpr Text kTouchAskQuests = msg("Ask about quests in your turns");
inline constexpr Text kTouchSkipQuests = msg("Do not ask about quests");

// Headings of the action panel.
inline constexpr Text kDoChooseWeek = msg("Choose a free week");
inline constexpr Text kDoInWeek = msg("What do you do in week {n}?");
inline constexpr Text kDoQuestTiles = msg("Pay with a flag tile, or with two tiles without a flag");
inline constexpr Text kDoStartAny = msg("Start a quest?", "heading");
inline constexpr Text kDoSteps = msg("{T}: {n} of {of} {of|step|steps} made");
inline constexpr Text kDoObserveAny = msg("Tap the week whose card you observe");
inline constexpr Text kDoPlanned = msg("Tap the card that you observe");
inline constexpr Text kDoSwap = msg("Tap the card that goes back");
// Translators: heading of a question: one more leg?
inline constexpr Text kDoChain = msg("Travel on?");
inline constexpr Text kDoChainTransport = msg("Go on with which transport?");
inline constexpr Text kDoTakeTile = msg("Take a tile of one stack");
inline constexpr Text kDoNextMove = msg("Next: {stage}", "flight");
inline constexpr Text kDoAtWorst = msg("Next: {stage}, at worst", "flight");
inline constexpr Text kDoDvDue = msg("DV {n} is due");
inline constexpr Text kDoStatus = msg("How do you go on?");
inline constexpr Text kDoJoin = msg("Calibrate this month?");
inline constexpr Text kDoPlace = msg("Place tokens on SXT, SCT and AI");
inline constexpr Text kDoCalibrate = msg("Calibration", "heading");

// Buttons, and notes below their labels.
inline constexpr Text kDoStartQuest = msg("Start a quest", "button");
inline constexpr Text kDoPayWith = msg("a flag, or two tiles");
inline constexpr Text kDoKeepOne = msg("keep one of them");
inline constexpr Text kDoNoIcon = msg("no icon for the stop");
inline constexpr Text kDoNothingNew = msg("nothing new here");
inline constexpr Text kDoFirstUse = msg("{T}: +{n} NK");
inline constexpr Text kDoAllVehicles = msg("all five: +{n} NK");
inline constexpr Text kDoTile = msg("tile {continent}: +{n} NK");
inline constexpr Text kDoAllContinents = msg("all seven: +{n} NK");
inline constexpr Text kDoQuestThere = msg("quest: {quest}");
inline constexpr Text kDoAtSea = msg("at sea, no chain");
inline constexpr Text kDoNoGain = msg("the action ends without a gain");
inline constexpr Text kDoBackToStop = msg("back to the last stop");
inline constexpr Text kDoGain = msg("{card}: +{n} NK");
inline constexpr Text kDoGainSet = msg("{card}: +{n} NK and a set");
inline constexpr Text kDoFails = msg("{card}: {reason}");
inline constexpr Text kDoAnyWeek = msg("the card of any week");
// Translators: what a button does: takes the card into the schedule
inline constexpr Text kDoTakes = msg("takes {card}");
// Translators: one card is taken, the old one goes back
inline constexpr Text kDoTakesFor = msg("{card} for {old}");
inline constexpr Text kDoNothingThere = msg("no card there");
inline constexpr Text kDoUpTo = msg("up to {n} {n|step|steps}");
inline constexpr Text kDoUpToFirst = msg("up to {n}, first use +{nk} NK");
inline constexpr Text kDoLiftOff = msg("lift-off to {stage}");
inline constexpr Text kDoWorksWith = msg("works with {list}");
inline constexpr Text kDoNoMoreChain = msg("the action ends");
// Translators: DV: difficulty of the flight, an abbreviation of the game
inline constexpr Text kDoDv = msg("DV {n}");
inline constexpr Text kDoDvRange = msg("DV {from} to {to}, hidden");
inline constexpr Text kDoNoDv = msg("no DV there");
inline constexpr Text kDoUsesSet = msg("uses the set up");
inline constexpr Text kDoKeepsSet = msg("the set stays");
inline constexpr Text kDoExtraSct = msg("Extra: SCT");
inline constexpr Text kDoExtraAi = msg("Extra: AI");
inline constexpr Text kDoSum = msg("{dv} + {added} = {sum} of {nk} NK");
inline constexpr Text kDoAborts = msg("more than your NK: the mission aborts");
inline constexpr Text kDoLosesAll = msg("more than your NK: lost in space");
inline constexpr Text kDoUsesMoon = msg("uses {phase} up");
inline constexpr Text kDoMayObserve = msg("you can observe again");
inline constexpr Text kDoMayLaunch = msg("you can launch again");
inline constexpr Text kDoExpected = msg("flight about {dv} DV, you have {nk} NK");
inline constexpr Text kDoOnce = msg("once per game");

// Before a step that is not taken back.

// Cards to choose among.
inline constexpr Text kTrayCharacter = msg("Tap the character that you play");
inline constexpr Text kTrayAgenda = msg("Tap your secret agenda");
inline constexpr Text kTraySource = msg("Tap a quest of your home, or draw two");
inline constexpr Text kTrayKeep = msg("Tap the quest that you keep");
inline constexpr Text kTrayComplete = msg("Tap a quest to complete it");
// Translators: verb, on a button: draw two cards
inline constexpr Text kTrayDraw = msg("Draw two");

// Above the table.
inline constexpr Text kReadRule = msg("Read rule {id}");

}  // namespace orrery::ui::astronavigators_table::words
