// Rules of Quantum by id, in words for players. The code cites these rules where it applies them.
// Index: B board · S setup · T turns · A actions · R reconfigure · D deploy · V moves · C combat · K construct ·
// X research · I dominance · H abilities · P advance cards · G gambits · M command cards · E end of the game.
#pragma once

#include "engine/core/rule.h"

namespace orrery::quantum {

namespace rule {

// Board.
inline constexpr Rule B1{"QU-B1", msg("A tile is 3 by 3 squares. Squares are counted from the upper left corner of the map.")};
inline constexpr Rule B2{"QU-B2", msg("The middle square of a planet tile is the planet; no ship can stand there. The 8 squares around it are spaces.")};
inline constexpr Rule B3{"QU-B3", msg("The spaces above, left of, right of and below a planet are its four orbits. The other four spaces of the tile are its corners.")};
inline constexpr Rule B4{"QU-B4", msg("All nine squares of the Void are open spaces. It has no planet, no orbits and no corners.")};
inline constexpr Rule B5{"QU-B5", msg("Where the map has a gap there are no squares; nothing moves through it.")};
inline constexpr Rule B6{"QU-B6", msg("Next to a space are the four that share an edge with it. Surrounding it are these and the four diagonal ones. The borders of tiles do not matter.")};
inline constexpr Rule B7{"QU-B7", msg("Planets are neighbours when their tiles share an edge. With the Void or a gap between them they are not.")};
inline constexpr Rule B8{"QU-B8", msg("At most one ship stands on a space.")};
inline constexpr Rule B9{"QU-B9", msg("A planet holds as many cubes as it has slots: one on a 7, two on an 8, three on a 9, four on a 10.")};

// Setup.
inline constexpr Rule S1{"QU-S1", msg("Quantum is played by 2, 3 or 4 players, on a map made for that number.")};
inline constexpr Rule S2{"QU-S2", msg("Seat 1 is red, seat 2 blue, seat 3 green, seat 4 yellow; players may take other colours. Seats follow one another clockwise.")};
inline constexpr Rule S3{"QU-S3", msg("Everybody's stock holds as many quantum cubes as the map says, or the number chosen in the options. The map must have room for them.")};
inline constexpr Rule S4{"QU-S4", msg("Everybody's dominance and research dice start at 1.")};
inline constexpr Rule S5{"QU-S5", msg("Each player rolls three dice: ships 1, 2 and 3. Ships 4 and 5 are expansion ships and stay in reserve.")};
inline constexpr Rule S6{"QU-S6", msg("The numbers rolled are open to all.")};
inline constexpr Rule S7{"QU-S7", msg("Each player decides once: keep the three numbers, or roll all three again and keep the second result.")};
inline constexpr Rule S8{"QU-S8", msg("The player with the lowest sum of the three numbers goes first.")};
inline constexpr Rule S9{"QU-S9", msg("Players tied for the lowest sum roll one die each until one of them has the lowest.")};
inline constexpr Rule S10{"QU-S10", msg("Beginning with the start player, each player puts a cube on a starting planet without one: their home. It earns no card.")};
inline constexpr Rule S11{"QU-S11", msg("Then each player puts their three ships on free orbits of their home.")};
inline constexpr Rule S12{"QU-S12", msg("The gambit cards and the command cards are shuffled, and three of each are turned up.")};
inline constexpr Rule S13{"QU-S13", msg("The start player takes the first turn.")};

// Turns.
inline constexpr Rule T1{"QU-T1", msg("A turn has two phases: actions, then advance cards. Then the next player clockwise has a turn, unless a bonus turn is due.")};
inline constexpr Rule T2{"QU-T2", msg("At the start of a turn all ships may move and use abilities again, once-per-turn cards are ready, and there are 3 actions, 2 in a bonus turn. Research rises by 1 for each own ship on the Void; then Brilliant, Arrogant and Conformist work.")};
inline constexpr Rule T3{"QU-T3", msg("In the action phase you take actions and use abilities and cards in any order and mix.")};
inline constexpr Rule T4{"QU-T4", msg("The action phase ends when you say so, even with no action left: abilities and free cards can still be used.")};
inline constexpr Rule T5{"QU-T5", msg("Unused actions are lost.")};
inline constexpr Rule T6{"QU-T6", msg("You may take the same kind of action any number of times.")};
inline constexpr Rule T7{"QU-T7", msg("What is asked now must be answered, by the player who is asked, before anything else.")};
inline constexpr Rule T8{"QU-T8", msg("A round is one turn of every player, beginning with the start player. Bonus turns do not count.")};

// Actions.
inline constexpr Rule A1{"QU-A1", msg("There are five actions. Construct costs 2, the others (Reconfigure, Deploy, Move / Attack, Research) cost 1.")};
inline constexpr Rule A2{"QU-A2", msg("An action needs its full cost in actions left.")};
inline constexpr Rule A3{"QU-A3", msg("The cost is paid when the action is chosen. It can be chosen only if it can be completed.")};
inline constexpr Rule A4{"QU-A4", msg("Each ship takes at most one Move action a turn, whatever number it shows.")};
inline constexpr Rule A5{"QU-A5", msg("Each ship uses at most one ability a turn, whatever number it shows.")};
inline constexpr Rule A6{"QU-A6", msg("A ship that leaves the map and comes back in the same turn keeps its marks: moved, ability used.")};

// Reconfigure.
inline constexpr Rule R1{"QU-R1", msg("Reconfigure: roll one of your ships on the map or in your scrapyard.")};
inline constexpr Rule R2{"QU-R2", msg("It is rolled until its number differs from the old one.")};
inline constexpr Rule R3{"QU-R3", msg("The ship stays where it is. This is neither a move nor an ability.")};
inline constexpr Rule R4{"QU-R4", msg("Expansion ships in reserve cannot be reconfigured.")};

// Deploy.
inline constexpr Rule D1{"QU-D1", msg("Deploy: put a ship from your scrapyard, with its number, on a free orbit of a planet with your cube.")};
inline constexpr Rule D2{"QU-D2", msg("Deploying is not a move. The ship may still move, attack and use its ability.")};
inline constexpr Rule D3{"QU-D3", msg("Without a space to deploy to, Deploy cannot be chosen.")};
inline constexpr Rule D4{"QU-D4", msg("With Stealthy you may also deploy to any empty space without a ship next to it.")};
inline constexpr Rule D5{"QU-D5", msg("Expansion ships in reserve cannot be deployed.")};

// Move.
inline constexpr Rule V1{"QU-V1", msg("A Move action moves one of your ships on the map by up to as many steps as its number, one more with Agile.")};
inline constexpr Rule V2{"QU-V2", msg("A step goes to a space next to the ship. The path may turn at will.")};
inline constexpr Rule V3{"QU-V3", msg("A ship cannot enter a planet, leave the map or cross a gap.")};
inline constexpr Rule V4{"QU-V4", msg("A ship cannot pass through another ship.")};
inline constexpr Rule V5{"QU-V5", msg("A move without an attack ends on an empty space, not the one it began on.")};
inline constexpr Rule V6{"QU-V6", msg("A move may end with an attack on an enemy ship. Entering its space costs a step, from the start or an empty space next to it.")};
inline constexpr Rule V7{"QU-V7", msg("You choose from which space the attack is made.")};
inline constexpr Rule V8{"QU-V8", msg("You cannot attack your own ships.")};
inline constexpr Rule V9{"QU-V9", msg("A ship's number does not change during its move or attack.")};
inline constexpr Rule V10{"QU-V10", msg("After an attack the ship's movement is over.")};

// Combat.
inline constexpr Rule C1{"QU-C1", msg("Combat comes from a move with an attack, from Strike or from Tactical. Whose ship moves is the attacker, the other the defender.")};
inline constexpr Rule C2{"QU-C2", msg("First the attacking ship is put on the space from which it attacks.")};
inline constexpr Rule C3{"QU-C3", msg("A combat goes on like this: Dangerous, the dice, re-rolls, the totals, then what the winner gets.")};
inline constexpr Rule C4{"QU-C4", msg("Before any die is rolled a defender with Dangerous may destroy both ships. No dominance changes, and nobody has made a kill.")};
inline constexpr Rule C5{"QU-C5", msg("The attacker rolls the attack die, then the defender rolls the defence die.")};
inline constexpr Rule C6{"QU-C6", msg("Whoever holds Rational does not roll: the die counts as 3 and cannot be re-rolled.")};
inline constexpr Rule C7{"QU-C7", msg("Then the players take turns, the attacker first: pass, or use a re-roll card (Relentless, Scrappy, Cruel). The new result counts. Two passes in a row end it.")};
inline constexpr Rule C8{"QU-C8", msg("Each re-roll card can be used once in a combat.")};
inline constexpr Rule C9{"QU-C9", msg("A total is the ship's number plus the die, 1 less with Ferocious, 2 less with Strategic and another own ship next to the fight.")};
inline constexpr Rule C10{"QU-C10", msg("Totals may be 0 or less.")};
inline constexpr Rule C11{"QU-C11", msg("The lower total wins. The attacker wins ties, unless the defender holds Stubborn.")};
inline constexpr Rule C12{"QU-C12", msg("A destroyed ship leaves the map; its owner rolls it once and puts it in their scrapyard.")};
inline constexpr Rule C13{"QU-C13", msg("If the attacker wins, the defending ship is destroyed. The attacker then takes its space or stays. Then the defender loses and the attacker gains dominance.")};
inline constexpr Rule C14{"QU-C14", msg("If the defender wins, the attack is repelled: the attacking ship stays where it attacked from and nothing else happens.")};
inline constexpr Rule C15{"QU-C15", msg("A winning defender with Stubborn destroys the attacking ship; dominance changes.")};
inline constexpr Rule C16{"QU-C16", msg("After a won attack, if it is the first kill of the turn: Plundering gives research, then Warlike an action.")};
inline constexpr Rule C17{"QU-C17", msg("A combat costs nothing beyond the move, Strike or Tactical that began it.")};

// Construct.
inline constexpr Rule K1{"QU-K1", msg("Construct costs 2 actions.")};
inline constexpr Rule K2{"QU-K2", msg("The planet must be open to you and the sum of your ships must fit.")};
inline constexpr Rule K3{"QU-K3", msg("The sum is the total of all your ships on the planet's orbits; none may be left out. Enemy ships do not count.")};
inline constexpr Rule K4{"QU-K4", msg("The sum must equal the planet's number exactly.")};
inline constexpr Rule K5{"QU-K5", msg("With Ingenious any of your ships on the planet's corners may be added.")};
inline constexpr Rule K6{"QU-K6", msg("With Intelligent the sum may be 1 more or 1 less.")};
inline constexpr Rule K7{"QU-K7", msg("A planet is open to you if it has a free slot and no cube of yours.")};
inline constexpr Rule K8{"QU-K8", msg("Entanglement: only if no planet of the map is open to you, you may build on any planet with a free slot, beside your own cubes.")};
inline constexpr Rule K9{"QU-K9", msg("Then the number needed is 3 higher for each of your cubes there.")};
inline constexpr Rule K10{"QU-K10", msg("The cube goes from your stock to the planet and earns a card. Ships stay. Cubes never come back.")};
inline constexpr Rule K11{"QU-K11", msg("You may construct as often as your actions allow.")};

// Research.
inline constexpr Rule X1{"QU-X1", msg("Research raises your research die by 1. It cannot be chosen at 6.")};
inline constexpr Rule X2{"QU-X2", msg("Research stays from 1 to 6; what would go beyond 6 is lost.")};
inline constexpr Rule X3{"QU-X3", msg("A breakthrough comes only when you end your actions.")};

// Dominance.
inline constexpr Rule I1{"QU-I1", msg("Dominance stays from 1 to 6; what would go beyond is lost.")};
inline constexpr Rule I2{"QU-I2", msg("Destroying an enemy ship gives 1 dominance.")};
inline constexpr Rule I3{"QU-I3", msg("Losing a ship costs 1 dominance.")};
inline constexpr Rule I4{"QU-I4", msg("With Ravenous it is 2 instead of 1, both ways.")};
inline constexpr Rule I5{"QU-I5", msg("With Righteous you lose no dominance when your ships are destroyed.")};
inline constexpr Rule I6{"QU-I6", msg("At dominance 6 you win infamy: place a cube at once on a planet open to you, without ships. Dominance becomes 1 and you earn a card.")};
inline constexpr Rule I7{"QU-I7", msg("Infamy can come any number of times.")};
inline constexpr Rule I8{"QU-I8", msg("If no planet has a free slot, dominance only falls to 1.")};

// Abilities.
inline constexpr Rule H0{"QU-H0", msg("Abilities are used in your own action phase, by ships on the map, at no cost. Transport and Maneuver belong to a Move action.")};
inline constexpr Rule H1{"QU-H1", msg("Strike (1): attack an enemy ship next to the battlestation. It is not the ship's Move action.")};
inline constexpr Rule H2{"QU-H2", msg("Transport (2): before its first step the flagship picks up one of your ships around it; it moves, without attacking, and sets the ship down around it.")};
inline constexpr Rule H3{"QU-H3", msg("Being carried is neither a move nor an ability of the carried ship.")};
inline constexpr Rule H4{"QU-H4", msg("The flagship can pick up only if it can move afterwards.")};
inline constexpr Rule H5{"QU-H5", msg("Warp (3): the destroyer and another of your ships on the map swap places.")};
inline constexpr Rule H6{"QU-H6", msg("Modify (4): the frigate becomes a 3 or a 5.")};
inline constexpr Rule H7{"QU-H7", msg("Maneuver (5): while moving, the interceptor may also step and attack diagonally.")};
inline constexpr Rule H8{"QU-H8", msg("Maneuver counts as used only if the place could not be reached by straight steps.")};
inline constexpr Rule H9{"QU-H9", msg("Free Reconfigure (6): the scout is rolled for a different number, without an action.")};

// Advance cards.
inline constexpr Rule P1{"QU-P1", msg("When you end your actions with research 6, you have a breakthrough: you earn a card and research becomes 1.")};
inline constexpr Rule P2{"QU-P2", msg("With Precocious 4 is enough.")};
inline constexpr Rule P3{"QU-P3", msg("For each card earned you make one pick: take a face-up card, replace all six, or take none.")};
inline constexpr Rule P4{"QU-P4", msg("A card taken is replaced at once from its deck, before it takes effect.")};
inline constexpr Rule P5{"QU-P5", msg("Replacing discards all six face-up cards and turns up six new ones. It gives no card.")};
inline constexpr Rule P6{"QU-P6", msg("A pick may be given up.")};
inline constexpr Rule P7{"QU-P7", msg("When a deck is empty its discards are shuffled and become the deck. If there are none, the place stays empty.")};
inline constexpr Rule P8{"QU-P8", msg("A gambit card takes effect at once and is then discarded.")};
inline constexpr Rule P9{"QU-P9", msg("A command card is laid open in front of you and works from then on, also in other players' turns.")};
inline constexpr Rule P10{"QU-P10", msg("Nobody holds more than 3 command cards: whoever takes a fourth first discards one of the three.")};
inline constexpr Rule P11{"QU-P11", msg("A card earned by infamy in this phase is picked in the same phase.")};
inline constexpr Rule P12{"QU-P12", msg("A card earned in another player's turn waits for your next card phase.")};
inline constexpr Rule P13{"QU-P13", msg("When no pick is left the turn ends.")};
inline constexpr Rule P14{"QU-P14", msg("In the card phase there are no actions, moves, abilities or once-per-turn powers.")};

// Gambits.
inline constexpr Rule G1{"QU-G1", msg("Aggression: dominance +2, with infamy at once.")};
inline constexpr Rule G2{"QU-G2", msg("Expansion: your next expansion ship is rolled and put on a free orbit of a planet with your cube, or in your scrapyard.")};
inline constexpr Rule G3{"QU-G3", msg("Momentum: after this turn you take another whole turn with 2 actions.")};
inline constexpr Rule G4{"QU-G4", msg("Reorganization: choose any of your ships on the map or in the scrapyard. Each is rolled once and put on a free orbit of a planet with your cube, or in the scrapyard.")};
inline constexpr Rule G5{"QU-G5", msg("Relocation: move a rival's cube to another planet with a free slot, no cube of that rival and no higher number. If none can move, nothing happens.")};
inline constexpr Rule G6{"QU-G6", msg("Sabotage: clockwise, every other player with command cards discards one of their own choice.")};

// Command cards.
inline constexpr Rule M1{"QU-M1", msg("Agile: your Move actions reach one step farther, attack included.")};
inline constexpr Rule M2{"QU-M2", msg("Arrogant: if your turn starts with more of your ships on the map than any rival has, you get 1 more action.")};
inline constexpr Rule M3{"QU-M3", msg("Brilliant: at the start of your turn research +2.")};
inline constexpr Rule M4{"QU-M4", msg("Cerebral: once a turn, dominance -1 and research +3. It needs dominance 2 or more and research 5 or less.")};
inline constexpr Rule M5{"QU-M5", msg("Clever: whenever one of your ship dice would be rolled, choose its number instead. Where it must differ, the old number cannot be chosen.")};
inline constexpr Rule M6{"QU-M6", msg("Conformist: if your turn starts with two of your ships on the map showing the same number, you get 1 more action.")};
inline constexpr Rule M7{"QU-M7", msg("Cruel: once in a combat you may make your opponent roll their die again.")};
inline constexpr Rule M8{"QU-M8", msg("Cunning: once a turn, a ship that has used one ability may use one more, that of the number it then shows.")};
inline constexpr Rule M9{"QU-M9", msg("Curious: once a turn, a Move action without spending an action. It cannot attack.")};
inline constexpr Rule M10{"QU-M10", msg("Dangerous: when attacked you may destroy both ships before the dice.")};
inline constexpr Rule M11{"QU-M11", msg("Eager: your deployments cost no action.")};
inline constexpr Rule M12{"QU-M12", msg("Energetic: your ships may take any number of Move actions.")};
inline constexpr Rule M13{"QU-M13", msg("Ferocious: your combat totals are 1 lower.")};
inline constexpr Rule M14{"QU-M14", msg("Flexible: once a turn, one of your ships on the map or in the scrapyard changes its number by 1. A 6 does not become a 1.")};
inline constexpr Rule M15{"QU-M15", msg("Ingenious: your ships on a planet's corners may be counted when you construct.")};
inline constexpr Rule M16{"QU-M16", msg("Intelligent: when you construct, the sum may be off by 1.")};
inline constexpr Rule M17{"QU-M17", msg("Nomadic: once a turn, for 1 action, one of your orbiting ships goes to a free orbit of a neighbouring planet. It is not a move.")};
inline constexpr Rule M18{"QU-M18", msg("Plundering: your first kill in your turn gives research +3.")};
inline constexpr Rule M19{"QU-M19", msg("Precocious: you have a breakthrough with research 4 or more.")};
inline constexpr Rule M20{"QU-M20", msg("Rational: your combat die always counts as 3.")};
inline constexpr Rule M21{"QU-M21", msg("Ravenous: destroying a ship gives you 2 dominance, losing one costs you 2.")};
inline constexpr Rule M22{"QU-M22", msg("Relentless: once in a combat you may roll your own die again.")};
inline constexpr Rule M23{"QU-M23", msg("Resourceful: once a turn, one of your ships goes from the map to your scrapyard and is rolled; you get 1 more action. It is not destroyed.")};
inline constexpr Rule M24{"QU-M24", msg("Righteous: you lose no dominance when your ships are destroyed.")};
inline constexpr Rule M25{"QU-M25", msg("Scrappy: in your own turn you may roll each of your ship dice, and once in a combat the attack die, once more. The second result stands.")};
inline constexpr Rule M26{"QU-M26", msg("Stealthy: you may deploy to any empty space without a ship next to it.")};
inline constexpr Rule M27{"QU-M27", msg("Strategic: your combat total is 2 lower with another of your ships next to the fight.")};
inline constexpr Rule M28{"QU-M28", msg("Stubborn: when you defend you win ties and destroy beaten attackers.")};
inline constexpr Rule M29{"QU-M29", msg("Tactical: once a turn, one of your ships moves exactly 1 step or attacks a ship next to it, at no cost. It is not its Move action.")};
inline constexpr Rule M30{"QU-M30", msg("Tyrannical: once a turn, research -1 and dominance +1. It needs research 2 or more.")};
inline constexpr Rule M31{"QU-M31", msg("Warlike: your first kill in your turn gives you 1 more action.")};
inline constexpr Rule M32{"QU-M32", msg("Different cards add up. A card that is lost stops working at once; actions it gave are kept.")};

// End of the game.
inline constexpr Rule E1{"QU-E1", msg("The game ends at once when a player places the last cube of their stock.")};
inline constexpr Rule E2{"QU-E2", msg("That player alone wins. All others share second place.")};
inline constexpr Rule E3{"QU-E3", msg("Two players cannot finish at the same moment; there is no tie.")};
inline constexpr Rule E4{"QU-E4", msg("With a round limit the game ends after that round. Fewest cubes left wins; then higher dominance, higher research, more ships on the map. Equal players share the place.")};
inline constexpr Rule E5{"QU-E5", msg("Each cube of yours on the map counts one point.")};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::quantum
