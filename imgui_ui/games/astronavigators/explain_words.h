// Words of the explanations that a long press opens. Where a rule says the same, its text is shown instead.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::astronavigators_table::words {

// Figures.
inline constexpr Text kTellPlusNk = msg("+{n} NK", "AstroNavigators");
inline constexpr Text kTellOf = msg("{n} of {of}", "AstroNavigators");
inline constexpr Text kTellFromTo = msg("{from} to {to}", "range");
inline constexpr Text kTellAbout = msg("about {n}", "DV");
inline constexpr Text kTellNone = msg("none", "AstroNavigators");
inline constexpr Text kTellNobody = msg("nobody", "AstroNavigators");
inline constexpr Text kTellRowOf = msg("row {row}", "latitude");
inline constexpr Text kTellIsHere = msg("is here", "vehicle");

// Spaces of the Earth.
inline constexpr Text kTellOpenSea = msg("Open sea");
inline constexpr Text kTellCoast = msg("Coast of {list}", "continents");
inline constexpr Text kTellLand = msg("Land of {list}", "continents");
inline constexpr Text kTellIce = msg("Ice of {list}", "continents");
inline constexpr Text kTellLatitude = msg("Row {row}, time zone GMT {zone}.");
inline constexpr Text kTellStartSpace = msg("The characters of {continent} start here.");
inline constexpr Text kTellStopGives = msg("What a stop here gives {P}");
inline constexpr Text kTellEnters = msg("{transport}, enters {continent}");
inline constexpr Text kTellShipAtSea = msg("Ship, at sea");
inline constexpr Text kTellNothingNew = msg("nothing new", "gain of a stop");
inline constexpr Text kTellEnds = msg("A leg ends only on the icon of its transport. A step into a dead end is never offered.");
inline constexpr Text kTellNoEnd = msg("Without an icon nobody can stop here, only pass.");
inline constexpr Text kTellSeaEnd = msg("Without an icon only a ship can stop here. All others just pass.");
inline constexpr Text kTellAtSea =
    msg("A ship that stops without a ship icon is at sea, marked with an anchor: it cannot chain, and the next leg is by ship again.");
inline constexpr Text kTellQuestNotYet = msg("observe first", "constellations of a quest");
inline constexpr Text kTellChainTiles = msg("Chains here by tile");
inline constexpr Text kTellRoads = msg("Road to");
inline constexpr Text kTellRailways = msg("Railway to");
inline constexpr Text kTellSeesRow = msg("Rows of the sky above the horizon");
inline constexpr Text kTellVisibleCards = msg("Top cards visible from here");

// Vehicles.
inline constexpr Text kTellVehicleOf = msg("Vehicle of {P}");
inline constexpr Text kTellReturned = msg("Back on Earth: the flight is over.");
inline constexpr Text kTellLost = msg("Lost in space.");
inline constexpr Text kTellNotPlaced = msg("It comes to the map when everybody has chosen a character.");
inline constexpr Text kTellRow = msg("Row", "latitude");
inline constexpr Text kTellDieShows = msg("The die shows");
inline constexpr Text kTellIsAtSea = msg("At sea: there is no ship icon here, so the next leg is by ship.");
inline constexpr Text kTellLeavesBy = msg("It can leave by");

// Orbit.
inline constexpr Text kTellWayOut = msg("Blue {n}, on the way to the Moon.");
inline constexpr Text kTellWayHome = msg("Yellow {n}, on the way home.");
inline constexpr Text kTellHiddenTile = msg("The tile is hidden. The first vehicle here reveals it.");
inline constexpr Text kTellOpenTile = msg("A move onto this space adds {n} DV.");
inline constexpr Text kTellValues = msg("DV of its five tiles");
inline constexpr Text kTellMean = msg("On average", "DV");
inline constexpr Text kTellTilesLeft = msg("Tiles left in the stack");
inline constexpr Text kTellTakenBy = msg("Tiles held by");
inline constexpr Text kTellOwnTile = msg("DV of your own tile");
inline constexpr Text kTellLanded = msg("Landed so far");
inline constexpr Text kTellHome = msg("Returned so far");
inline constexpr Text kTellLaunched = msg("First launch");
inline constexpr Text kTellMoonSafe = msg("There is no tile here and no DV, and always room.");
inline constexpr Text kTellNextMove = msg("The next move leads to");
inline constexpr Text kTellIfAverage = msg("DV afterwards, if the hidden tile is an average one:");
inline constexpr Text kTellExact = msg("DV afterwards:");
inline constexpr Text kTellToCome = msg("DV still to come");
inline constexpr Text kTellStackOf = msg("Orbit tiles: {stage}");
inline constexpr Text kTellWhyOrbitTile =
    msg("An orbit tile tells you one DV of this space, and you may exchange it later with the tile that lies there.");
inline constexpr Text kTellOrbitTileOf = msg("Orbit tile of {P}: {stage}");
inline constexpr Text kTellDvIs = msg("Its DV is {n}.", "orbit tile");
inline constexpr Text kTellOnlyOwner = msg("Only {P} knows its DV.");
inline constexpr Text kTellOnBoard = msg("DV on the board");
inline constexpr Text kTellHiddenMean = msg("hidden, {n} on average", "DV");
inline constexpr Text kTellSwapUsed = msg("The exchange of this game has been used.");

// Continents and their tiles.
inline constexpr Text kTellTopTile = msg("On top: {tile}");
inline constexpr Text kTellTilesBelow = msg("Tiles below it");
inline constexpr Text kTellVisitedBy = msg("Visited by");
inline constexpr Text kTellStartsAt = msg("Start space");
inline constexpr Text kTellTileGave = msg("Gained with it");
inline constexpr Text kTellOwnedBy = msg("Owned by");
inline constexpr Text kTellTileUsed = msg("It has been used. It still counts as a visited continent.");
inline constexpr Text kTellTileReady = msg("Not used yet: it works once.");
inline constexpr Text kTellTileChain = msg("At a stop on this icon it starts one more leg: {transport}.");
inline constexpr Text kTellFlagQuest = msg("Its flag alone starts a quest.");
inline constexpr Text kTellTwoForQuest = msg("Without a flag, two tiles together start a quest.");
inline constexpr Text kTellVehicleBonus =
    msg("All five transports in the first year give {nk} NK: {P} has {have} of {of}, {left} {left|round is|rounds are} left.");
inline constexpr Text kTellVehicleBonusGained = msg("{P} has gained the {nk} NK for all five transports.");
inline constexpr Text kTellVehicleBonusOver = msg("The {nk} NK for all five transports belonged to the first year.");
inline constexpr Text kTellContinentBonus =
    msg("All seven continents in the first year give {nk} NK: {P} has {have} of {of}, {left} {left|round is|rounds are} left.");
inline constexpr Text kTellContinentBonusGained = msg("{P} has gained the {nk} NK for all seven continents.");
inline constexpr Text kTellContinentBonusOver = msg("The {nk} NK for all seven continents belonged to the first year.");

// Observation cards.
inline constexpr Text kTellOnTop = msg("It lies on top in week {n}.");
inline constexpr Text kTellCovered = msg("It lies covered in week {n}.");
inline constexpr Text kTellIsNext = msg("It is the next card of the deck.");
inline constexpr Text kTellInDeck = msg("It is still in the deck.");
inline constexpr Text kTellScheduled = msg("It lies in the schedule of {P}.");
inline constexpr Text kTellObservedBy = msg("{P} has observed it.");
inline constexpr Text kTellIsVisible = msg("{P} can observe it from the present place.");
inline constexpr Text kTellIsHidden = msg("{P} cannot observe it now: {reason}.");
inline constexpr Text kTellHorizon = msg("From row {row} the rows {from} to {to} are above the horizon, and all of it must lie there.");
inline constexpr Text kTellDaylight = msg("The sun stands at {h} h in row {row}, and the hours around it are bright.");
inline constexpr Text kTellRowsNow = msg("Visible this month from the rows");
inline constexpr Text kTellMonthsFrom = msg("Visible from row {row} in");
inline constexpr Text kTellNever = msg("no month");
inline constexpr Text kTellAllYear = msg("every month");
inline constexpr Text kTellCompleted = msg("completed", "set");
inline constexpr Text kTellRows = msg("Rows", "star map");
inline constexpr Text kTellHours = msg("Hours", "star map");
inline constexpr Text kTellGives = msg("Observing it gives");
inline constexpr Text kTellOnlyInWeek = msg("Moon cards of this phase are observed with the disc in week {n}.");
inline constexpr Text kTellPhaseFits = msg("The number of the phase is that of the week: {P} can observe it here.");
inline constexpr Text kTellPhaseDiffers = msg("{P} cannot observe it here: {reason}.");
inline constexpr Text kTellActivates = msg("It would activate the moon token of this phase.");
inline constexpr Text kTellIsActivated = msg("The moon token of this phase has been activated already.");
inline constexpr Text kTellFact = msg("Did you know?");
inline constexpr Text kTellForQuest = msg("Counts for the quest");
inline constexpr Text kTellTick = msg("A green tick on a card means that it is visible from your own place now.");

// Quests and instruments.
inline constexpr Text kTellQuestOf = msg("In progress for");
inline constexpr Text kTellTargets = msg("Complete it on one of");
inline constexpr Text kTellConstellations = msg("Its constellations");
inline constexpr Text kTellIsObserved = msg("observed", "constellation");
inline constexpr Text kTellNotYet = msg("not yet", "observed");
inline constexpr Text kTellReward = msg("Reward");
inline constexpr Text kTellRewardDoubled = msg("Reward, doubled in the first year");
inline constexpr Text kTellRewardFor = msg("{n} observed", "constellations");
inline constexpr Text kTellRewardNone = msg("Observe at least one of them first.");
inline constexpr Text kTellRewardWaits = msg("You may wait until more of them are observed: the reward is given only once.");
inline constexpr Text kTellBecomes = msg("It then becomes");
inline constexpr Text kTellFromQuest = msg("From the quest");
inline constexpr Text kTellWorksAlways = msg("It works by itself for the rest of the game.");

// Characters and agendas.
inline constexpr Text kTellAnimal = msg("{animal} from {continent}", "character");
inline constexpr Text kTellHomeQuests = msg("A quest of the home continent may be picked from the deck.");
inline constexpr Text kTellAstronaut = msg("An astronaut can launch, but can no longer observe.");
inline constexpr Text kTellAgendaOf = msg("Agenda of", "character");
inline constexpr Text kTellTokens = msg("Transports used");
inline constexpr Text kTellMoons = msg("Moon tokens activated");
inline constexpr Text kTellContinents = msg("Continents visited");
inline constexpr Text kTellInstruments = msg("Instruments owned");
inline constexpr Text kTellFulfilled = msg("Fulfilled as things stand.");
inline constexpr Text kTellNotFulfilled = msg("Not fulfilled as things stand.");
inline constexpr Text kTellAgendaHeading = msg("Agenda of {P}");
inline constexpr Text kTellAgendaSecret = msg("Until the end only {P} knows which of two agendas it is.");

// Decks.
inline constexpr Text kTellDeck = msg("Observation cards");
inline constexpr Text kTellNextCard = msg("Next card");
inline constexpr Text kTellCardsBelow = msg("Cards below it");
inline constexpr Text kTellDealtNext = msg("The open card goes to week 1 at the end of this round.");
inline constexpr Text kTellQuestDeck = msg("Quests", "deck");
inline constexpr Text kTellQuestsLeft = msg("Quests in the deck");
inline constexpr Text kTellWhyQuest = msg("A quest gives NK, and then an instrument that helps for the rest of the game.");
inline constexpr Text kTellHomeLeft = msg("Of {continent}, held by nobody", "quests");

// Action board.
inline constexpr Text kTellWeek = msg("Week {n}", "action board");
inline constexpr Text kTellWeekEmpty = msg("There is no card in this week.");
inline constexpr Text kTellStack = msg("{n} {n|card|cards}, the top one counts");
inline constexpr Text kTellCanBeObserved = msg("can be observed", "card");
inline constexpr Text kTellBelowIt = msg("Below it");
inline constexpr Text kTellMoonOfWeek = msg("Of the moon cards, only those of phase {n} can be observed with the disc here: {phase}.");
inline constexpr Text kTellInSlot = msg("In the schedule slot");
inline constexpr Text kTellSlots = msg("Schedule slots filled");
inline constexpr Text kTellWhySchedule = msg("A scheduled card waits for a better place, month or week, and nobody else can observe it.");
inline constexpr Text kTellSteps = msg("Steps of a leg");
inline constexpr Text kTellStepsBonus = msg("{a} + {b} = {n}", "steps and bonus of instruments");
inline constexpr Text kTellFirstUse = msg("First use");
inline constexpr Text kTellIsTurned = msg("gained already", "first use");

// Board of a player.
inline constexpr Text kTellSetOpen = msg("Open: completing it gives {n} NK.", "set");
inline constexpr Text kTellSetReady = msg("Completed: its {n} NK have been gained.", "set");
inline constexpr Text kTellSetUsed = msg("Completed, and used up for an extra move.", "set");
inline constexpr Text kTellObserved = msg("Observed", "constellations");
inline constexpr Text kTellOnTopNow = msg("On top now");
inline constexpr Text kTellOtherCards = msg("Other cards with this icon");
inline constexpr Text kTellMatches = msg("A top card shows this icon now, so an extra move by it would be possible.");
inline constexpr Text kTellMatchesNot = msg("No top card shows this icon now.");
inline constexpr Text kTellMoonInactive = msg("not activated", "moon token");
inline constexpr Text kTellMoonActive = msg("active", "moon token");
inline constexpr Text kTellMoonUsed = msg("used up", "moon token");
inline constexpr Text kTellMoonPlaced = msg("on SXT", "moon token");
inline constexpr Text kTellSxt = msg("Sextant (SXT)", "gauge");
inline constexpr Text kTellSct = msg("Scanner telescope (SCT)", "gauge");
inline constexpr Text kTellAi = msg("Attitude indicator (AI)", "gauge");
inline constexpr Text kTellTokenOf = msg("{transport}: vehicle token of {P}");
inline constexpr Text kTellNkOf = msg("Navigation knowledge (NK) of {P}");
inline constexpr Text kTellDvOf = msg("Difficulty (DV) of {P}");
inline constexpr Text kTellNkText = msg("NK come from observations, new continents and transports, sets and quests.");
inline constexpr Text kTellDvText =
    msg("DV come from the orbit tiles of the flight. The pale part of the gauge is what is still to come on average.");
inline constexpr Text kTellEnough = msg("On average the flight would leave {n} NK.");
inline constexpr Text kTellTooLittle = msg("On average {n} NK are missing for the flight.");
inline constexpr Text kTellAborts = msg("If DV exceed NK");

// Calendar.
inline constexpr Text kTellSunStands = msg("The sun stands at {h} h in row {row}.");
inline constexpr Text kTellMidnightSun = msg("midnight sun", "polar row");
inline constexpr Text kTellPolarNight = msg("polar night: stars are visible", "polar row");
inline constexpr Text kTellMonthNow = msg("This is the present month.");
inline constexpr Text kTellMonthPast = msg("This month is over.", "of this year");
inline constexpr Text kTellMonthToCome = msg("This month is still to come.", "of this year");
inline constexpr Text kTellRound = msg("Round {n} of {of}", "AstroNavigators");
inline constexpr Text kTellRoundsLeft = msg("{n} {n|round|rounds} after this one.");
inline constexpr Text kTellFirstPlayer = msg("First player");
inline constexpr Text kTellSun = msg("The sun");
inline constexpr Text kTellMonth = msg("Month");
inline constexpr Text kTellDaylightText =
    msg("The farther a row of the sky lies from the middle of the daylight, the fewer hours of it are hidden.");

// Die.
inline constexpr Text kTellDieOf = msg("Vehicle die of {P}");
inline constexpr Text kTellChance = msg("{n} in {of}", "chance");
inline constexpr Text kTellByVehicles = msg("Chance by vehicles here");
inline constexpr Text kTellByCompass = msg("Chance by Compass here");
inline constexpr Text kTellNobodyBeside = msg("No other vehicle stands here.");

/// By Tab.
inline constexpr Text kTellTabs[] = {msg("Earth", "tab"), msg("Sky", "tab"), msg("Orbit", "tab"), msg("Action board", "tab"),
                                     msg("Player", "tab")};
inline constexpr Text kTellTabTexts[] = {
    msg("The map of the Earth, with the vehicles."),
    msg("The star map: figures are bright if they are visible from your row in this month."),
    msg("The flight to the Moon and back."),
    msg("The four weeks with their cards and discs."),
    msg("The board of the player in turn."),
};

/// By Button.
inline constexpr Text kTellButtons[] = {
    msg("Stop here", "AstroNavigators"), msg("Stay where you are"), msg("End the travel"), msg("Roll for a chain by vehicles"),
    msg("Roll for a chain by Compass"), msg("Go on without a quest"), msg("Start a quest"), msg("Draw two quests"), msg("Decline"),
    msg("Fly on", "to the next space"), msg("Extra move by SCT"), msg("Extra move by AI"), msg("Use the moon token on SXT"),
    msg("Accept the DV"), msg("Become an astronomer"), msg("Stay an astronaut"), msg("Calibrate", "take part"), msg("Do not calibrate"),
    msg("Become an astronaut"), msg("Voluntary abort"), msg("Done", "AstroNavigators"),
};
inline constexpr Text kTellNoMove = msg("The leg ends unmoved and gives nothing.");
inline constexpr Text kTellPass = msg("A quest can be started later as well.");
inline constexpr Text kTellLosses = msg("What is lost");
inline constexpr Text kTellNoMoreObserving = msg("An astronaut can observe nothing any more.");
inline constexpr Text kTellSetsBegun = msg("Sets begun");
inline constexpr Text kTellCardsScheduled = msg("Scheduled cards");
inline constexpr Text kTellQuestsHopeless = msg("Quests without a constellation");
inline constexpr Text kTellMoonsMissing = msg("Moon tokens not activated");
inline constexpr Text kTellNkNow = msg("NK now");

}  // namespace orrery::ui::astronavigators_table::words
