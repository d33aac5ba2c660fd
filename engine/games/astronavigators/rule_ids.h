// Rules of AstroNavigators by id, in words for players. The code cites these rules where it applies them.
// Index: S setup · T1 rounds and turns · A1 observing · A2 scheduling · A3, A4 travel · A5, A10 space · A7 aborts · A6 quests ·
// A8, A9 instruments · A11 calibration · T2 month shift · E end and score · M how the program plays.
#pragma once

#include "engine/core/rule.h"

namespace orrery::astronavigators {

namespace rule {

// Setup.
inline constexpr Rule S1{"AN-S1", msg("Two, three or four players play. The options are fixed before the game is set up.")};
inline constexpr Rule S2{"AN-S2", msg("The piles are shuffled in a fixed order: continent tiles, observation cards, orbit tiles, quests, characters.")};
inline constexpr Rule S3{"AN-S3", msg("The sun starts at right ascension 0 h in March of the first year.")};
inline constexpr Rule S4{"AN-S4", msg("One observation card lies face up in each week, and so does the top card of the deck.")};
inline constexpr Rule S5{"AN-S5", msg("In Astronavigator mode a hidden orbit tile lies on each numbered space of the orbit board. Astronomer mode is played without the orbit board and the agendas.")};
inline constexpr Rule S6{"AN-S6", msg("Each player rolls seven dice, and the one with the most sixes is the first player. Tied players roll again.")};
inline constexpr Rule S7{"AN-S7", msg("Counter-clockwise and ending with the first player, each player draws two characters and keeps one of them.")};
inline constexpr Rule S8{"AN-S8", msg("In Astronavigator mode each player secretly chooses one of the two agendas of the character.")};
inline constexpr Rule S9{"AN-S9", msg("Everybody starts as an astronomer with 0 NK, 0 DV, ten open sets, four inactive moon tokens and all vehicle tokens unturned.")};
inline constexpr Rule S10{"AN-S10", msg("Each vehicle starts on the green space of the home continent. The die shows the lowest face among the icons there.")};
inline constexpr Rule S11{"AN-S11", msg("Each player starts with the top tile of the home continent and gains its NK.")};
inline constexpr Rule S12{"AN-S12", msg("The first round begins with the selection of actions.")};

// Rounds and turns.
inline constexpr Rule T1{"AN-T1", msg("A round has four phases: action selection, action resolution, calibration (in Astronavigator mode) and month shift.")};
inline constexpr Rule T2{"AN-T2", msg("Players who have returned or are lost in space take no further part.")};
inline constexpr Rule T3{"AN-T3", msg("Clockwise from the first player, each player selects one week and one action.")};
inline constexpr Rule T4{"AN-T4", msg("A week that holds another disc cannot be selected.")};
inline constexpr Rule T5{"AN-T5", msg("An astronaut cannot observe.")};
inline constexpr Rule T6{"AN-T6", msg("Planned observation needs a card in your schedule slot.")};
inline constexpr Rule T7{"AN-T7", msg("On the orbit map the only action is Travel, without naming a transport.")};
inline constexpr Rule T8{"AN-T8", msg("On the Earth map Travel names a transport, and the die is turned to it.")};
inline constexpr Rule T9{"AN-T9", msg("The transport must be an icon of your space. A player at sea must take the ship.")};
inline constexpr Rule T10{"AN-T10", msg("The spacecraft can be named only where a launch is allowed.")};
inline constexpr Rule T11{"AN-T11", msg("Direct observation and Scheduling can be selected even where they will have no effect.")};
inline constexpr Rule T12{"AN-T12", msg("The actions are resolved in the order of the weeks.")};
inline constexpr Rule T13{"AN-T13", msg("A turn consists of a quest window, the selected action and another quest window. Only moves that answer the present question are accepted.")};
inline constexpr Rule T14{"AN-T14", msg("When nobody is playing any more, the game ends at once.")};

// Observing.
inline constexpr Rule A1{"AN-A1", msg("Direct observation uses the top card of the week of your disc.")};
inline constexpr Rule A2{"AN-A2", msg("A moon card can be observed only in the week of its phase.")};
inline constexpr Rule A3{"AN-A3", msg("A constellation can be observed if it is visible.")};
inline constexpr Rule A4{"AN-A4", msg("After a failed observation the card stays where it is.")};
inline constexpr Rule A5{"AN-A5", msg("An observed moon card gives its NK and activates the token of its phase, once in the game.")};
inline constexpr Rule A6{"AN-A6", msg("An observed constellation gives its NK, then completed sets are counted.")};
inline constexpr Rule A7{"AN-A7", msg("A set is completed when you have observed enough cards with its icon. It gives 10 NK, once in the game.")};
inline constexpr Rule A8{"AN-A8", msg("Planned observation uses a card from your schedule slot.")};
inline constexpr Rule A9{"AN-A9", msg("An observation that succeeds cannot be declined.")};
inline constexpr Rule A10{"AN-A10", msg("A constellation is visible if all of it is above the horizon and none of it lies in daylight.")};
inline constexpr Rule A11{"AN-A11", msg("All rows of the constellation must lie within three rows of your latitude.")};
inline constexpr Rule A12{"AN-A12", msg("Outside the polar rows no space of the constellation may be covered by the daylight tiles.")};
inline constexpr Rule A13{"AN-A13", msg("In a polar row nothing is visible while the sun is on the equator or in the visible rows.")};

// Scheduling.
inline constexpr Rule A20{"AN-A20", msg("Scheduling takes the top card of your week into the schedule slot.")};
inline constexpr Rule A21{"AN-A21", msg("The schedule slot holds one card.")};
inline constexpr Rule A22{"AN-A22", msg("If the slot is full, one of its cards goes back on top of the week's stack in exchange.")};
inline constexpr Rule A23{"AN-A23", msg("Scheduled cards lie face up and give nothing yet.")};

// Travel on Earth.
inline constexpr Rule A30{"AN-A30", msg("Travel on the Earth map begins with one leg: up to as many steps as the transport's allowance.")};
inline constexpr Rule A31{"AN-A31", msg("Neighbouring spaces differ by at most one row and one column. Column +11 is next to column −11.")};
inline constexpr Rule A32{"AN-A32", msg("The car moves along roads and the train along railways.")};
inline constexpr Rule A33{"AN-A33", msg("The ship moves along sea links and canals. In row +3 all spaces are one step apart for it.")};
inline constexpr Rule A34{"AN-A34", msg("Helicopter and aeroplane move to any neighbour. In each of the rows +3 and −3 all spaces are one step apart for them.")};
inline constexpr Rule A35{"AN-A35", msg("A leg ends on a space with the icon of the transport. A ship may end on any brown space.")};
inline constexpr Rule A36{"AN-A36", msg("A step must leave a legal end within reach.")};
inline constexpr Rule A37{"AN-A37", msg("After at least one step you may stop on a legal end. Before the first step you may stay where you are.")};
inline constexpr Rule A38{"AN-A38", msg("After every step you may complete quests there.")};
inline constexpr Rule A39{"AN-A39", msg("At a stop the first use of the transport counts, then the continent, then the travel chains.")};
inline constexpr Rule A40{"AN-A40", msg("The first use of a transport turns its vehicle token and gives its NK.")};
inline constexpr Rule A41{"AN-A41", msg("In the first year, using all five transports of the Earth map gives 20 NK once.")};
inline constexpr Rule A42{"AN-A42", msg("At a stop you enter the continent of the colour around the icon used. Its first visit gives its top tile and the tile's NK.")};
inline constexpr Rule A43{"AN-A43", msg("In the first year, tiles of all seven continents give 20 NK once.")};
inline constexpr Rule A44{"AN-A44", msg("At a stop that is not at sea you may chain further legs.")};
inline constexpr Rule A45{"AN-A45", msg("Chain by tile: an unused tile of yours shows a transport that is an icon of the space.")};
inline constexpr Rule A46{"AN-A46", msg("Chain by vehicles: roll the die once per stop where another vehicle stands. It succeeds with the face of such a vehicle.")};
inline constexpr Rule A47{"AN-A47", msg("Chain by Compass: roll the die once per stop. It succeeds with an icon of the space.")};
inline constexpr Rule A48{"AN-A48", msg("After a successful roll the next leg uses any icon of the space, or you decline.")};
inline constexpr Rule A49{"AN-A49", msg("A failed roll does not prevent other chains. After the last chain the action ends.")};

// Launch and space travel.
inline constexpr Rule A50{"AN-A50", msg("A launch needs an astronaut on Cape Canaveral who travels by spacecraft.")};
inline constexpr Rule A51{"AN-A51", msg("At a launch each player on the Earth map takes the top tile of an orbit stack that is not empty.")};
inline constexpr Rule A52{"AN-A52", msg("You hold at most one tile of each orbit stack. Only you may look at it.")};
inline constexpr Rule A53{"AN-A53", msg("Then the spacecraft token is turned at its first use, and the vehicle makes its first move.")};
inline constexpr Rule A54{"AN-A54", msg("A move leads to the next available space of the orbit map. Full spaces are skipped.")};
inline constexpr Rule A55{"AN-A55", msg("A numbered space holds one vehicle while one or two are on the orbit map, and two otherwise.")};
inline constexpr Rule A56{"AN-A56", msg("From Blue 3 on the vehicle carries the lunar module, and on the Moon it has landed.")};
inline constexpr Rule A57{"AN-A57", msg("On a numbered space the orbit tile is revealed and its DV is due.")};
inline constexpr Rule A58{"AN-A58", msg("A moon token on SXT may be used up instead of adding the DV.")};
inline constexpr Rule A59{"AN-A59", msg("If DV exceeds NK, the mission is aborted once. The second time the player is lost in space.")};
inline constexpr Rule A100{"AN-A100", msg("In space a Travel action makes exactly one ordinary move first, then possible extra moves.")};
inline constexpr Rule A101{"AN-A101", msg("Extra move by SCT: its set is an icon of a top card. The set is used up.")};
inline constexpr Rule A102{"AN-A102", msg("Extra move by AI: its set is an icon of a top card. It works once per turn and stays.")};
inline constexpr Rule A103{"AN-A103", msg("Extra move by tile: an unused tile of yours shows the spacecraft.")};
inline constexpr Rule A104{"AN-A104", msg("Once per game you may exchange an orbit tile of yours with the tile on its space. Equal DV give an extra move.")};
inline constexpr Rule A105{"AN-A105", msg("A vehicle that reaches splashdown has returned.")};

// Aborts.
inline constexpr Rule A70{"AN-A70", msg("An abort on a blue space returns the vehicle to Cape Canaveral with 0 DV. The player becomes an astronomer or stays an astronaut.")};
inline constexpr Rule A71{"AN-A71", msg("An abort on a yellow space returns the vehicle to the Moon with 0 DV.")};
inline constexpr Rule A72{"AN-A72", msg("A forced abort does not restore used tokens.")};
inline constexpr Rule A73{"AN-A73", msg("A lost player's vehicle leaves the map, and the player takes no further part.")};
inline constexpr Rule A74{"AN-A74", msg("Once per game a vehicle on a blue or yellow space may abort voluntarily in the calibration phase, but not on the Moon.")};
inline constexpr Rule A75{"AN-A75", msg("A voluntary abort restores all used moon tokens and sets.")};

// Quests.
inline constexpr Rule A60{"AN-A60", msg("A quest is started with one unused tile with a flag, or with two unused tiles without flags.")};
inline constexpr Rule A61{"AN-A61", msg("The source may be a quest of your home continent that is still in the deck.")};
inline constexpr Rule A62{"AN-A62", msg("The source may be the deck: you see its top two quests and keep one.")};
inline constexpr Rule A63{"AN-A63", msg("A quest cannot be started when none is left in the deck.")};
inline constexpr Rule A64{"AN-A64", msg("A quest in progress lies face up.")};
inline constexpr Rule A65{"AN-A65", msg("To complete a quest, stand on one of its spaces and have observed at least one of its constellations.")};
inline constexpr Rule A66{"AN-A66", msg("Quests are completed only right after a step onto the space. Passing through is enough.")};
inline constexpr Rule A67{"AN-A67", msg("A completed quest gives NK by the number of its constellations observed, doubled in the first year of Astronavigator mode, and becomes an instrument.")};
inline constexpr Rule A68{"AN-A68", msg("A completed quest gives its reward only once.")};

// Instruments.
inline constexpr Rule A81{"AN-A81", msg("Compass: you may chain by a roll of your die at every stop.")};
inline constexpr Rule A82{"AN-A82", msg("Reflecting telescope: direct observation may use the top card of any week.")};
inline constexpr Rule A83{"AN-A83", msg("Radio array: planned observation ignores the daylight tiles.")};
inline constexpr Rule A84{"AN-A84", msg("Gnomon: the daylight tiles are one column narrower on both sides.")};
inline constexpr Rule A85{"AN-A85", msg("Marine chronometer: the schedule slot holds two cards.")};
inline constexpr Rule A86{"AN-A86", msg("Mural quadrant: your latitude may count as one row further north or south, outside the polar rows.")};
inline constexpr Rule A87{"AN-A87", msg("Merkhet: every observed constellation gives 2 NK more.")};
inline constexpr Rule A88{"AN-A88", msg("Sextant: in space, the first tile added in each of your turns counts 5 DV less.")};
inline constexpr Rule A89{"AN-A89", msg("Octant and Star compass: some transports move further.")};
inline constexpr Rule A90{"AN-A90", msg("Armillary sphere: one more row is visible to the north and to the south.")};
inline constexpr Rule A91{"AN-A91", msg("Big dish: SCT and AI also match the top card of the deck.")};
inline constexpr Rule A92{"AN-A92", msg("South Pole telescope: the midnight sun does not hinder you.")};
inline constexpr Rule A93{"AN-A93", msg("Moon rock: a moon card may differ from the week by one.")};

// Calibration.
inline constexpr Rule A110{"AN-A110", msg("At the start of calibration the tokens on SXT and SCT go back to their owners. AI stays.")};
inline constexpr Rule A111{"AN-A111", msg("In the order of the weeks each player decides whether to calibrate.")};
inline constexpr Rule A112{"AN-A112", msg("A player who calibrates takes at least one calibration action and then as many as wanted.")};
inline constexpr Rule A113{"AN-A113", msg("An astronomer may become an astronaut. Only an abort leads back.")};
inline constexpr Rule A114{"AN-A114", msg("An astronaut may place an active moon token on SXT.")};
inline constexpr Rule A115{"AN-A115", msg("An astronaut may place a completed and unused set on SCT.")};
inline constexpr Rule A116{"AN-A116", msg("With a set on SCT, an astronaut may place another one on AI.")};
inline constexpr Rule A117{"AN-A117", msg("A voluntary abort is possible once per game, from a blue or yellow space. Then the same player goes on calibrating.")};
inline constexpr Rule A118{"AN-A118", msg("SXT, SCT and AI hold one token each. A placed token cannot be taken back.")};

// Month shift.
inline constexpr Rule T20{"AN-T20", msg("The game ends after February of the first year in Astronomer mode, and of the second year in Astronavigator mode.")};
inline constexpr Rule T21{"AN-T21", msg("All discs return to their owners.")};
inline constexpr Rule T22{"AN-T22", msg("The sun moves on by one month. After February of the first year the second year begins.")};
inline constexpr Rule T23{"AN-T23", msg("A card is dealt face up to each week.")};
inline constexpr Rule T24{"AN-T24", msg("When the deck is empty, the covered cards of the weeks are shuffled into a new deck.")};
inline constexpr Rule T25{"AN-T25", msg("The first player token passes clockwise to the next player in play, and a new round begins.")};

// End and score.
inline constexpr Rule E1{"AN-E1", msg("The game ends when nobody is playing any more, or after the last month.")};
inline constexpr Rule E2{"AN-E2", msg("Players lost in space score nothing, rank last and never win.")};
inline constexpr Rule E3{"AN-E3", msg("The number of players at the start decides how many points each place gives.")};
inline constexpr Rule E4{"AN-E4", msg("Tied players all receive the points of their best place.")};
inline constexpr Rule E5{"AN-E5", msg("A returned player's remaining NK are NK less DV. For the others all NK remain.")};
inline constexpr Rule E6{"AN-E6", msg("The most remaining NK give up to 2 points in Astronavigator mode.")};
inline constexpr Rule E7{"AN-E7", msg("The most instruments give up to 2 points, even if there are none.")};
inline constexpr Rule E8{"AN-E8", msg("The space race gives points in the order of return. If nobody returned, the farthest vehicle gets those of the first place.")};
inline constexpr Rule E9{"AN-E9", msg("The order of landing on the Moon gives points.")};
inline constexpr Rule E10{"AN-E10", msg("A fulfilled secret agenda gives 1 point.")};
inline constexpr Rule E11{"AN-E11", msg("In Astronavigator mode ties go to the earlier landing, then more remaining NK, then more completed sets.")};
inline constexpr Rule E12{"AN-E12", msg("Agendas are tested at the end of the game.")};
inline constexpr Rule E13{"AN-E13", msg("In Astronomer mode NK, instruments, sets, moon phases, continents and vehicles give points.")};
inline constexpr Rule E14{"AN-E14", msg("In Astronomer mode ties go to more NK, then to more completed sets.")};
inline constexpr Rule E15{"AN-E15", msg("Every player in first place wins.")};

// How the program plays.
inline constexpr Rule M1{"AN-M1", msg("What leaves no choice happens by itself.")};
inline constexpr Rule M2{"AN-M2", msg("At a launch the orbit tiles are taken first. Then the token is turned, the vehicle moves and the tile there is revealed.")};
inline constexpr Rule M3{"AN-M3", msg("Dice are rolled for the first player and for travel chains, and nowhere else.")};
inline constexpr Rule M4{"AN-M4", msg("A pile of fewer than two cards is not shuffled.")};
inline constexpr Rule M5{"AN-M5", msg("Only moves in the form of the rules are accepted.")};
inline constexpr Rule M6{"AN-M6", msg("A refusal names the first rule that the move breaks.")};
inline constexpr Rule M7{"AN-M7", msg("Possible moves are listed in a fixed order.")};

}  // namespace rule

/// Every rule, in the order of the specification.
Rules all_rules();

}  // namespace orrery::astronavigators
