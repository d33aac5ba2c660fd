// Rules of Jump Gate by id, in words for players. The code cites these rules where it applies them.
// Index: S setup · T turns · A actions · B black hole · E end, scoring, winner.
#pragma once

#include "engine/core/rule.h"

namespace orrery::jumpgate {

namespace rule {

// Setup.
inline constexpr Rule S1{"JG-S1", msg("Jump Gate is played by 2, 3, 4 or 5 players.")};
inline constexpr Rule S2{"JG-S2", msg("The 12 planet cards are shuffled. The first 6, 7, 8 or 9 of them (with 2, 3, 4 or 5 players) form the ring in that order. The others lie under the Jump Gate and take no part in the game.")};
inline constexpr Rule S3{"JG-S3", msg("Every ship starts at the Jump Gate.")};
inline constexpr Rule S4{"JG-S4", msg("The 48 resource cards are shuffled.")};
inline constexpr Rule S5{"JG-S5", msg("Each player is dealt hidden resources: 3 with 2 players, otherwise 2. They are dealt one card at a time in turn order, beginning with the first player.")};
inline constexpr Rule S6{"JG-S6", msg("Fame is never dealt as a hidden resource: it is set aside and the next card takes its place. If the game was set up to keep Fame, this rule does not apply.")};
inline constexpr Rule S7{"JG-S7", msg("If Fame was set aside, it goes back to the other resources after the hidden resources are dealt, and these are shuffled again.")};
inline constexpr Rule S8{"JG-S8", msg("Each planet in ring order gets 3 face-down resources. The first of the three is the top one and is scanned first.")};
inline constexpr Rule S9{"JG-S9", msg("Then each planet in ring order gets 1 face-up resource, without a marker.")};
inline constexpr Rule S10{"JG-S10", msg("The remaining resources are put away. Nobody may look at them, and they are not used in this game.")};
inline constexpr Rule S11{"JG-S11", msg("The 48 NavComp cards are shuffled and each player is dealt a hand of 5, one card at a time in turn order. The rest is the draw deck; the discard pile is empty.")};
inline constexpr Rule S12{"JG-S12", msg("At the start the Black Hole card is empty, no planet is claimed and nobody has collected anything. Icons on hidden resources place no markers.")};
inline constexpr Rule S13{"JG-S13", msg("The first player takes the first turn.")};

// Turns.
inline constexpr Rule T1{"JG-T1", msg("Players take turns clockwise, one after another, until the game ends.")};
inline constexpr Rule T2{"JG-T2", msg("In a turn you may take up to 2 actions out of Fly, Jump, Scan, Land & Claim, Harvest and Research.")};
inline constexpr Rule T3{"JG-T3", msg("You may take the same action twice in one turn.")};
inline constexpr Rule T4{"JG-T4", msg("You may end your turn after one action, or without taking any.")};
inline constexpr Rule T5{"JG-T5", msg("When your second action is complete, your turn ends by itself and the next player begins.")};
inline constexpr Rule T6{"JG-T6", msg("An action counts from the moment you announce it, before any of its steps.")};
inline constexpr Rule T7{"JG-T7", msg("One NavComp card pays for one action only, even if it shows the codes of two.")};
inline constexpr Rule T8{"JG-T8", msg("A NavComp card used for an action is discarded face-up on top of the discard pile before the action takes effect.")};
inline constexpr Rule T9{"JG-T9", msg("An action can be chosen only if everything it requires is met. Only Research may turn out to do nothing.")};
inline constexpr Rule T10{"JG-T10", msg("Any number of ships may be at the same planet. Ships do not affect each other.")};
inline constexpr Rule T11{"JG-T11", msg("No ship ever returns to the Jump Gate.")};
inline constexpr Rule T12{"JG-T12", msg("When you gain a resource, this happens at once and in this order: you add it face-up to your collected resources; your marker on it returns to you; if it bears the black-hole icon, you put a marker on the black hole; the end of the game is checked. If the game ends, nothing more happens.")};
inline constexpr Rule T13{"JG-T13", msg("A move must be one of the answers to the question that is open now. Anything else changes nothing.")};
inline constexpr Rule T14{"JG-T14", msg("Only the player who is asked may move. After the end of the game nobody is asked.")};

// Fly.
inline constexpr Rule A1{"JG-A1", msg("Fly costs no card.")};
inline constexpr Rule A2{"JG-A2", msg("You cannot fly from the Jump Gate.")};
inline constexpr Rule A3{"JG-A3", msg("Fly moves your ship to one of the two planets next to yours. The ring is closed: its first and last planets are neighbours.")};
inline constexpr Rule A4{"JG-A4", msg("You cannot fly to a planet that is not next to yours, and you cannot stay where you are.")};

// Jump.
inline constexpr Rule A5{"JG-A5", msg("A jump costs exactly 1 NavComp card with a jump code from your hand.")};
inline constexpr Rule A6{"JG-A6", msg("A numbered jump code takes you to a planet of the ring with the same jump code. If there are several, you choose.")};
inline constexpr Rule A7{"JG-A7", msg("A wild jump code takes you to any planet of the ring.")};
inline constexpr Rule A8{"JG-A8", msg("You cannot jump to the planet where your ship already is.")};
inline constexpr Rule A9{"JG-A9", msg("You may jump from the Jump Gate and from any planet, to near and far planets alike, also to a neighbouring one.")};
inline constexpr Rule A10{"JG-A10", msg("You cannot jump to a planet that is not in the ring of this game.")};

// Scan.
inline constexpr Rule A11{"JG-A11", msg("You cannot scan at the Jump Gate.")};
inline constexpr Rule A12{"JG-A12", msg("Scan needs at least 1 face-down resource at your ship's planet.")};
inline constexpr Rule A13{"JG-A13", msg("A scan costs exactly 1 NavComp card from your hand whose scan code equals the planet's scan code or is wild.")};
inline constexpr Rule A14{"JG-A14", msg("When the card is paid, the top face-down resource of the planet is turned face-up. It joins the face-up row as its last card, without a marker.")};
inline constexpr Rule A15{"JG-A15", msg("If you have no marker on a resource at this planet, you may then put one on any face-up resource there that has no marker, not only on the new one.")};
inline constexpr Rule A16{"JG-A16", msg("If you already have a marker on a resource at this planet, you may instead move it to another face-up resource there that has no marker.")};
inline constexpr Rule A17{"JG-A17", msg("You may also leave the markers as they are. Your marker that is already there stays.")};
inline constexpr Rule A18{"JG-A18", msg("You cannot have more than 1 marker on the resources of one planet. Your claim marker does not count.")};
inline constexpr Rule A19{"JG-A19", msg("A resource holds at most 1 marker, whoever owns it.")};
inline constexpr Rule A20{"JG-A20", msg("Markers go only on face-up resources of the planet you have just scanned. You may have markers at several planets at the same time.")};
inline constexpr Rule A21{"JG-A21", msg("A marker leaves its resource only when its owner moves it in a scan, when the resource is harvested, or when somebody lands on the planet and claims it.")};

// Land & Claim.
inline constexpr Rule A22{"JG-A22", msg("You cannot land at the Jump Gate.")};
inline constexpr Rule A23{"JG-A23", msg("A planet can be claimed only when none of its resources is face-down.")};
inline constexpr Rule A24{"JG-A24", msg("A planet that somebody has claimed cannot be claimed again.")};
inline constexpr Rule A25{"JG-A25", msg("Land & Claim costs exactly 2 different NavComp cards from your hand, one for each landing code of the planet. A code is met by the same number or a wild; either card may serve either code.")};
inline constexpr Rule A26{"JG-A26", msg("One card cannot serve both landing codes, not even a wild one. Two wild cards may be used together.")};
inline constexpr Rule A27{"JG-A27", msg("You may claim a planet without having a marker there and without ever having scanned it.")};
inline constexpr Rule A28{"JG-A28", msg("Step 1: discard both cards and put your claim marker on the planet. It is yours for the rest of the game. If it was the last unclaimed planet, the final round is triggered now.")};
inline constexpr Rule A29{"JG-A29", msg("Step 2: every player with a marker on a resource of the planet decides whether to take that resource or leave it. They are asked one at a time, the claimant first, then clockwise; each answer is carried out before the next player is asked.")};
inline constexpr Rule A30{"JG-A30", msg("In step 2 a player without a marker at the planet is not asked.")};
inline constexpr Rule A31{"JG-A31", msg("Step 2, take: the player gains the marked resource.")};
inline constexpr Rule A32{"JG-A32", msg("Step 2, leave: the resource stays face-up at the planet, without a marker.")};
inline constexpr Rule A33{"JG-A33", msg("Taken or left, the marker returns to its owner.")};
inline constexpr Rule A34{"JG-A34", msg("Step 3: when all markers are gone from the planet's resources, the claimant may take 1 of the resources that remain there, or pass. A resource left in step 2 may be taken too, and it does not matter whether the claimant took one in step 2.")};
inline constexpr Rule A35{"JG-A35", msg("In step 3 the claimant cannot take more than 1 resource.")};
inline constexpr Rule A36{"JG-A36", msg("Resources that still remain stay face-up at the claimed planet. Anybody can harvest them.")};

// Harvest.
inline constexpr Rule A37{"JG-A37", msg("You cannot harvest at the Jump Gate.")};
inline constexpr Rule A38{"JG-A38", msg("A harvest costs exactly 1 NavComp card from your hand, whatever its codes.")};
inline constexpr Rule A39{"JG-A39", msg("You cannot harvest with an empty hand.")};
inline constexpr Rule A40{"JG-A40", msg("You may take the resource at your ship's planet that carries your own marker, even while other resources there are face-down.")};
inline constexpr Rule A41{"JG-A41", msg("If your ship's planet has no face-down resource, you may instead take any 1 face-up resource there that carries no marker.")};
inline constexpr Rule A42{"JG-A42", msg("If you could take either, you choose. Take an unmarked resource and your marker stays where it is.")};
inline constexpr Rule A43{"JG-A43", msg("You cannot harvest a resource that carries another player's marker.")};
inline constexpr Rule A44{"JG-A44", msg("You cannot harvest an unmarked resource while the planet still has a face-down resource.")};
inline constexpr Rule A45{"JG-A45", msg("You may harvest at unclaimed planets and at claimed ones, whoever claimed them.")};
inline constexpr Rule A46{"JG-A46", msg("A harvest gains exactly 1 face-up resource of your ship's planet.")};

// Research.
inline constexpr Rule A47{"JG-A47", msg("Research costs no card and can be taken anywhere, also at the Jump Gate.")};
inline constexpr Rule A48{"JG-A48", msg("First you may discard any number of cards from your hand, from none to all, one after another. Each goes face-up on top of the discard pile.")};
inline constexpr Rule A49{"JG-A49", msg("Then you draw from the deck, one card at a time, until you hold 5. If you already hold 5, you draw nothing.")};
inline constexpr Rule A50{"JG-A50", msg("If a card must be drawn and the deck is empty, the discard pile is turned over without shuffling and becomes the deck. The card discarded longest ago is then drawn first.")};
inline constexpr Rule A51{"JG-A51", msg("If the game was set up to shuffle, the discard pile is shuffled instead when it becomes the deck.")};
inline constexpr Rule A52{"JG-A52", msg("The deck is not refilled at the moment it runs out, only when a card must be drawn.")};
inline constexpr Rule A53{"JG-A53", msg("Research is the only way to draw NavComp cards.")};
inline constexpr Rule A54{"JG-A54", msg("There are always enough cards to draw: hands hold at most 25 of the 48, so deck and discard pile together never have fewer than 23.")};

// Black hole.
inline constexpr Rule B1{"JG-B1", msg("When you gain a resource with the black-hole icon, you must put 1 of your markers on the lowest-numbered empty space of the Black Hole card.")};
inline constexpr Rule B2{"JG-B2", msg("Each icon resource gained places exactly 1 marker. Markers on the Black Hole card stay there until the end.")};
inline constexpr Rule B3{"JG-B3", msg("Hidden resources never place markers, neither at the start nor when they are shown at the end.")};
inline constexpr Rule B4{"JG-B4", msg("Resources that lie at planets place no markers, marked or not.")};

// End of the game, scoring, winner.
inline constexpr Rule E1{"JG-E1", msg("The game ends at once, even in the middle of an action, when the Black Hole card holds 7 markers (5 or 9 if the game was set up that way).")};
inline constexpr Rule E2{"JG-E2", msg("The game ends at once, even in the middle of an action, when any planet of the ring has no resource left, neither face-up nor face-down.")};
inline constexpr Rule E3{"JG-E3", msg("When the last unclaimed planet is claimed, the claimant finishes that turn as usual. Then every player, starting with the next one and ending with the claimant, takes exactly one more turn.")};
inline constexpr Rule E4{"JG-E4", msg("After the last of these extra turns the game ends. A turn without any action counts too.")};
inline constexpr Rule E5{"JG-E5", msg("A full black hole or an empty planet ends the game at once in the final round too, and in the turn that triggers it.")};
inline constexpr Rule E6{"JG-E6", msg("If one gain both fills the black hole and empties a planet, the black hole counts as the reason for the end.")};
inline constexpr Rule E7{"JG-E7", msg("In the final round no planet can be claimed: all of them are.")};
inline constexpr Rule E8{"JG-E8", msg("If 40 turns in a row end without a scan, a claim or a gained resource, the game ends there. This guard can be switched off at set-up. If the final round is over at the same moment, that is the reason for the end.")};
inline constexpr Rule E9{"JG-E9", msg("If the Black Hole card is full at the end, whatever ended the game, the player with the most markers on it must discard all of their hidden resources.")};
inline constexpr Rule E10{"JG-E10", msg("If several players share the largest number of markers there, each of them must discard all hidden resources.")};
inline constexpr Rule E11{"JG-E11", msg("If the Black Hole card is not full, nobody discards hidden resources.")};
inline constexpr Rule E12{"JG-E12", msg("Every other player shows the hidden resources and adds them to the collected ones for scoring.")};
inline constexpr Rule E13{"JG-E13", msg("Discarded hidden resources are shown to all, but score nothing and do not count when ties are broken.")};
inline constexpr Rule E14{"JG-E14", msg("Each planet you have claimed is worth 4 points.")};
inline constexpr Rule E15{"JG-E15", msg("Fame is worth 5 points per card.")};
inline constexpr Rule E16{"JG-E16", msg("Sand and Water score by number of cards. 1 to 9 or more Sand: 1, 3, 7, 13, 21, 30, 40, 43, 45 points. 1 to 8 Water: 2, 4, 9, 16, 20, 24, 28, 32 points.")};
inline constexpr Rule E17{"JG-E17", msg("Each pair of one light and one dark EnerGel is worth 7 points. Each EnerGel card left over is worth 2 points.")};
inline constexpr Rule E18{"JG-E18", msg("Gems score the number of all your gems times the number of gems of the colour you have most of. If several colours share that number, it counts once.")};
inline constexpr Rule E19{"JG-E19", msg("Your final score is the sum for planets, Fame, Sand and Water, EnerGel and gems.")};
inline constexpr Rule E20{"JG-E20", msg("The highest final score wins.")};
inline constexpr Rule E21{"JG-E21", msg("Ties are broken by more claimed planets, then by more resource cards (collected and hidden ones kept), then by fewer markers on the Black Hole card.")};
inline constexpr Rule E22{"JG-E22", msg("Players who are still tied share the victory.")};
inline constexpr Rule E23{"JG-E23", msg("All places are decided by the same comparison. Players equal in everything share a place: 1, 2, 2, 4.")};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::jumpgate
