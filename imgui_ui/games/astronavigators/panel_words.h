// Words drawn on the action board, the row of months, the boards of the players and the orbit board.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::astronavigators_table::words {

// Action board.
inline constexpr Text kPanelWeeks = msg("Action board");
inline constexpr Text kPanelWeek = msg("Week {n}", "action board");
inline constexpr Text kPanelNoCard = msg("no card", "action board");
inline constexpr Text kPanelNext = msg("Next", "card of the deck");

// Months.
inline constexpr Text kPanelYear = msg("Year {n}", "of the game");
inline constexpr Text kPanelRound = msg("round {n} of {of}", "AstroNavigators");
inline constexpr Text kPanelBonuses = msg("{n} {n|round|rounds} left for the bonuses", "first year");
inline constexpr Text kPanelBonusesShort = msg("bonuses: {n} left", "rounds of the first year");
inline constexpr Text kPanelFirst = msg("First", "player of the round");

// Dials and price of a move.
inline constexpr Text kPanelNk = verbatim("NK");
inline constexpr Text kPanelDv = verbatim("DV");
inline constexpr Text kPanelToCome = msg("about {n} to come", "DV");
inline constexpr Text kPanelToComeBrief = verbatim("+{n}");
inline constexpr Text kPanelPrice = msg("{dv} + {added} = {sum} of {nk}", "DV after a move");

// Board of a player.
inline constexpr Text kPanelBonus = verbatim("+{n} NK");
inline constexpr Text kPanelAllFive = msg("20 NK for all five", "vehicles");
inline constexpr Text kPanelAllFiveDone = msg("all five used", "vehicles");
inline constexpr Text kPanelContinents = msg("{n} of {of} continents");
inline constexpr Text kPanelSchedule = msg("Schedule", "place for a card");
inline constexpr Text kPanelQuests = msg("no quests yet", "AstroNavigators");
inline constexpr Text kPanelAgenda = msg("Agenda", "secret");
inline constexpr Text kPanelReturned = msg("back on Earth", "vehicle");
inline constexpr Text kPanelLost = msg("lost in space", "vehicle");
inline constexpr Text kPanelOfThreshold = verbatim("{n}/{of}");
/// By Gauge.
inline constexpr Text kPanelGauges[] = {verbatim("SXT"), verbatim("SCT"), msg("AI", "gauge")};

// Sheet with the full board.
inline constexpr Text kBoardVehicles = msg("Vehicles", "AstroNavigators");
inline constexpr Text kBoardContinents = msg("Continents", "AstroNavigators");
inline constexpr Text kBoardSets = msg("Sets", "AstroNavigators");
inline constexpr Text kBoardMoons = msg("Phases of the Moon");
inline constexpr Text kBoardGauges = msg("Gauges", "AstroNavigators");
inline constexpr Text kBoardSchedule = msg("Schedule", "AstroNavigators");
inline constexpr Text kBoardQuests = msg("Quests in progress");
inline constexpr Text kBoardInstruments = msg("Instruments", "AstroNavigators");
inline constexpr Text kBoardOrbitTiles = msg("Orbit tiles", "AstroNavigators");
inline constexpr Text kBoardPlace = msg("Vehicle", "place of it");
inline constexpr Text kBoardObserved = msg("Observed", "constellations");
inline constexpr Text kBoardNone = msg("none yet", "AstroNavigators");
inline constexpr Text kBoardAborts = msg("Aborts", "AstroNavigators");
inline constexpr Text kBoardAbortLeft = msg("emergency abort left");
inline constexpr Text kBoardAbortUsed = msg("emergency abort used");
inline constexpr Text kBoardStageLeft = msg("voluntary abort left");
inline constexpr Text kBoardStageUsed = msg("voluntary abort used");

// Orbit board.
inline constexpr Text kOrbitEarth = msg("Earth", "orbit board");

}  // namespace orrery::ui::astronavigators_table::words
