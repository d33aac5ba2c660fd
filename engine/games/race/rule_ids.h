// Rules of Race for the Galaxy by id, in words for players. The code cites these rules where it applies them.
// Index: S setup · T rounds · A phases · E end, scoring, winner · H secrets · M answers.
#pragma once

#include "engine/core/rule.h"

namespace orrery::race {

namespace rule {

// Setup.
inline constexpr Rule S1{"RG-S1", msg("Race for the Galaxy is played by 2, 3 or 4 players.")};
inline constexpr Rule S2{"RG-S2", msg("The pool holds 12 victory points for each player: 24, 36 or 48. Everybody starts with none.")};
inline constexpr Rule S3{"RG-S3", msg("The start worlds have the numbers 0 to 4. If the game was set up so, number 0, Old Earth, is left out; in the first game only numbers 1 and 2 are used, 1 to 3 with 3 players, 1 to 4 with 4.")};
inline constexpr Rule S4{"RG-S4", msg("The start worlds are shuffled and each player gets one, face up. It is the first card of that player's tableau.")};
inline constexpr Rule S5{"RG-S5", msg("In the first game each player's hand is the four cards marked with the number of the start world. No six cards are dealt, and none are discarded.")};
inline constexpr Rule S6{"RG-S6", msg("All cards that nobody has form the deck, also the start worlds that were not dealt.")};
inline constexpr Rule S7{"RG-S7", msg("The deck is shuffled and becomes the supply. The discard pile is empty.")};
inline constexpr Rule S8{"RG-S8", msg("Each player is dealt six cards.")};
inline constexpr Rule S9{"RG-S9", msg("Alpha Centauri starts with a good: the top card of the supply, face down and unseen. No other start world does.")};
inline constexpr Rule S10{"RG-S10", msg("Each player secretly discards two of the six cards and keeps four.")};
inline constexpr Rule S11{"RG-S11", msg("Each player has one of each of the seven action cards. With two actions a round there are nine: a second Develop and a second Settle are added.")};
inline constexpr Rule S12{"RG-S12", msg("When all have discarded, the first round begins.")};

// General rules.
inline constexpr Rule T1{"RG-T1", msg("A round goes like this: choose actions, reveal them, play the chosen phases in order, discard down to the hand limit, see whether the game ends.")};
inline constexpr Rule T2{"RG-T2", msg("Whoever was dealt the start world with the lowest number is first in turn order, then clockwise. This stays so for the whole game.")};
inline constexpr Rule T3{"RG-T3", msg("The phases are Explore, Develop, Settle, Consume and Produce, in this order. Only phases that somebody chose are played, each once; with two actions, a second Develop and a second Settle follow the first.")};
inline constexpr Rule T4{"RG-T4", msg("Everybody takes part in a phase that is played. Those who chose it also get its bonus.")};
inline constexpr Rule T5{"RG-T5", msg("A card you place works only from the next phase on. A second Develop or Settle counts as another phase.")};
inline constexpr Rule T6{"RG-T6", msg("All powers add up. You must use a power if you can, except those that say \"you may\": giving up a card of your tableau, paying for a military world, and discarding hand cards for VP.")};
inline constexpr Rule T7{"RG-T7", msg("A cost never falls below 0. Nothing is paid back.")};
inline constexpr Rule T8{"RG-T8", msg("When the supply is empty, the discard pile is shuffled and becomes the supply. If there are no cards there either, what would be drawn is lost and the good is not placed.")};
inline constexpr Rule T9{"RG-T9", msg("All discarded cards are shuffled together, face down, to make the new supply.")};
inline constexpr Rule T10{"RG-T10", msg("Drawn cards go to the end of your hand. During a round a hand may grow beyond 10 cards.")};
inline constexpr Rule T11{"RG-T11", msg("Every discarded card goes face down on the discard pile: payments, goods, and cards given up from a tableau.")};
inline constexpr Rule T12{"RG-T12", msg("A world holds at most one good, of the world's own kind. The card that stands for the good is never looked at.")};
inline constexpr Rule T13{"RG-T13", msg("VP you gain come from the pool. If the pool runs short, the rest comes from the reserve, so you always get all of them.")};
inline constexpr Rule T14{"RG-T14", msg("A tableau keeps its cards in the order they were placed. A good stays with its world; developments hold no goods.")};
inline constexpr Rule T15{"RG-T15", msg("You cannot have the same development twice in your tableau.")};

// Choosing actions; the end of a round.
inline constexpr Rule T20{"RG-T20", msg("Each round everybody secretly chooses one of the seven actions, or two different ones of the nine if the game is played with two actions.")};
inline constexpr Rule T21{"RG-T21", msg("The second Develop can be chosen only together with the first, and the second Settle only together with the first. Any other pair is allowed.")};
inline constexpr Rule T22{"RG-T22", msg("When all have chosen, all choices are revealed at once. You may choose the same action again every round.")};
inline constexpr Rule T23{"RG-T23", msg("If you chose only the first Develop, you have no bonus in the second; the same goes for Settle.")};
inline constexpr Rule T30{"RG-T30", msg("At the end of the round everybody with more than 10 cards in hand secretly discards down to 10.")};
inline constexpr Rule T31{"RG-T31", msg("Then you see whether the game ends. If not, everybody takes the action cards back and the next round begins.")};

// Explore.
inline constexpr Rule A1{"RG-A1", msg("First everybody draws. Only then does each player, in turn order, keep and discard.")};
inline constexpr Rule A2{"RG-A2", msg("You draw 2 cards, 5 more for \"Explore: +5\", 1 more for \"Explore: +1, keep +1\", and as many more as your explore powers say.")};
inline constexpr Rule A3{"RG-A3", msg("You keep 1 of the cards you drew, 1 more for \"Explore: +1, keep +1\", and as many more as your explore powers say.")};
inline constexpr Rule A4{"RG-A4", msg("You choose among the cards just drawn. Cards of your hand cannot be exchanged for them.")};
inline constexpr Rule A5{"RG-A5", msg("The cards you keep go to your hand. All the others are discarded.")};
inline constexpr Rule A6{"RG-A6", msg("If you may keep all the cards you drew, there is nothing to choose: all of them go to your hand.")};
inline constexpr Rule A7{"RG-A7", msg("With both Explore actions you draw 8 cards and keep 2.")};

// Develop.
inline constexpr Rule A10{"RG-A10", msg("At the start of every Develop phase you draw for your powers that say so, whether or not you place anything.")};
inline constexpr Rule A11{"RG-A11", msg("Then everybody secretly chooses one development from hand to place, or none.")};
inline constexpr Rule A12{"RG-A12", msg("You place at most one development in a Develop phase.")};
inline constexpr Rule A13{"RG-A13", msg("You cannot place a development that is already in your tableau.")};
inline constexpr Rule A14{"RG-A14", msg("You can choose a development only if the other cards of your hand are enough to pay for it.")};
inline constexpr Rule A15{"RG-A15", msg("Its cost is the number on the card, less your develop powers, less 1 if you chose Develop; never below 0.")};
inline constexpr Rule A16{"RG-A16", msg("Chosen cards wait face down and are revealed together. What is revealed must be placed.")};
inline constexpr Rule A17{"RG-A17", msg("In turn order each player pays by discarding as many hand cards as the cost. Then the development joins the tableau.")};
inline constexpr Rule A18{"RG-A18", msg("Directly after placing a development you draw for your powers that say so.")};
inline constexpr Rule A19{"RG-A19", msg("A cost of 0 needs no payment. If the cost takes your whole hand, it is paid without asking.")};
inline constexpr Rule A20{"RG-A20", msg("When the phase ends, the developments placed in it begin to work.")};

// Settle.
inline constexpr Rule A21{"RG-A21", msg("Everybody secretly chooses one world from hand to place, or none.")};
inline constexpr Rule A22{"RG-A22", msg("You place at most one world in a Settle phase.")};
inline constexpr Rule A23{"RG-A23", msg("You can choose a world only if there is a way for you to place it now.")};
inline constexpr Rule A24{"RG-A24", msg("Chosen worlds wait face down and are revealed together. What is revealed must be placed, even if a card has to be given up for it.")};
inline constexpr Rule A25{"RG-A25", msg("There are up to four ways to place a world: paying, conquering with Military, paying through the Contact Specialist, and giving up a Colony Ship or New Military Tactics to help. If several are open to you, you choose.")};
inline constexpr Rule A26{"RG-A26", msg("Worlds with a black circle are paid for; worlds with a red circle are conquered, or paid for only through the Contact Specialist. Military and payment are never mixed.")};
inline constexpr Rule A27{"RG-A27", msg("A world costs the number on the card less your settle powers that fit it, never below 0. Choosing Settle does not make it cheaper.")};
inline constexpr Rule A28{"RG-A28", msg("Your Military against a world is the sum of all your Military powers that count against it. Negative ones always count.")};
inline constexpr Rule A29{"RG-A29", msg("Conquering costs no cards: your Military must be at least the world's defense.")};
inline constexpr Rule A30{"RG-A30", msg("You may discard New Military Tactics from your tableau: it adds 3 to your Military for this conquest.")};
inline constexpr Rule A31{"RG-A31", msg("You may discard the Colony Ship from your tableau: the world then costs nothing.")};
inline constexpr Rule A32{"RG-A32", msg("The Contact Specialist and the Colony Ship do not help with worlds whose good is alien technology.")};
inline constexpr Rule A33{"RG-A33", msg("Through the Contact Specialist a military world costs its defense less 1, and less your settle powers that fit it.")};
inline constexpr Rule A34{"RG-A34", msg("In turn order each player places the world completely: way, payment, good and draws. Then the next player does.")};
inline constexpr Rule A35{"RG-A35", msg("A windfall world gets one good when it is placed. Other worlds get none then.")};
inline constexpr Rule A36{"RG-A36", msg("After placing a world you draw 1 card if you chose Settle, and as many as your powers say. If you place nothing, you draw nothing.")};
inline constexpr Rule A37{"RG-A37", msg("When the phase ends, the worlds placed in it begin to work, and Military for one conquest is gone.")};

// Consume.
inline constexpr Rule A40{"RG-A40", msg("Players consume one after another in turn order: first the sale of those who chose Trade, then all their consume powers.")};
inline constexpr Rule A41{"RG-A41", msg("If you chose \"Consume: Trade\" and have a good, you must sell exactly one. Nobody else sells.")};
inline constexpr Rule A42{"RG-A42", msg("Selling: discard the good and draw as many cards as its price. Novelty goods bring 2, rare elements 3, genes 4, alien technology 5; your trade powers are added.")};
inline constexpr Rule A43{"RG-A43", msg("All your trade powers that fit the good add cards. Some fit one kind only, some only the good on their own world.")};
inline constexpr Rule A44{"RG-A44", msg("You can sell without any trade power, unless the game was set up to need one.")};
inline constexpr Rule A45{"RG-A45", msg("Each consume power can be used once in a Consume phase.")};
inline constexpr Rule A46{"RG-A46", msg("A power can be used only if you have the goods it asks for. Powers that draw or guess need no goods; discarding for VP needs a card in hand.")};
inline constexpr Rule A47{"RG-A47", msg("You choose the order of your powers, but you must go on until none can be used. Only discarding hand cards for VP is up to you.")};
inline constexpr Rule A48{"RG-A48", msg("If only one power can be used, it is used without asking.")};
inline constexpr Rule A49{"RG-A49", msg("A good that none of your remaining powers takes stays where it is.")};
inline constexpr Rule A50{"RG-A50", msg("A power is finished before the next begins. First the goods are discarded, then you gain VP, then you draw.")};
inline constexpr Rule A51{"RG-A51", msg("\"Up to\" a number of goods: you must discard as many as you can up to that number, and gain the reward for each.")};
inline constexpr Rule A52{"RG-A52", msg("If a power takes an exact number of goods, it discards that many and gives its reward once.")};
inline constexpr Rule A53{"RG-A53", msg("If a power takes goods of different kinds, no two of them may be of the same kind. It gives its reward once.")};
inline constexpr Rule A54{"RG-A54", msg("If a power takes all your goods, it gives VP for every good but the first. A single good is lost for nothing.")};
inline constexpr Rule A55{"RG-A55", msg("You choose which goods are discarded. If there is no choice, this is done without asking.")};
inline constexpr Rule A56{"RG-A56", msg("If a power sells a good, you discard one good for cards equal to its price. Your trade powers are added only if the power says so.")};
inline constexpr Rule A57{"RG-A57", msg("If a power draws cards, you draw that many.")};
inline constexpr Rule A58{"RG-A58", msg("Gambling World: name a number from 1 to 7 and turn over the top card of the supply. If its cost or defense is that number, it goes to your hand; otherwise it is discarded.")};
inline constexpr Rule A59{"RG-A59", msg("If a power takes cards from your hand, you discard up to that many, one at a time, and gain the VP for each. You may stop at any time.")};
inline constexpr Rule A60{"RG-A60", msg("If you chose \"Consume: 2x VP\", powers that consume goods give you twice the VP. Cards, sales and VP for hand cards are not doubled.")};
inline constexpr Rule A61{"RG-A61", msg("If you chose both Consume actions, you sell one good first and then gain double VP.")};

// Produce.
inline constexpr Rule A64{"RG-A64", msg("Players produce one after another in turn order. Rewards for producing most come last, when all are done.")};
inline constexpr Rule A65{"RG-A65", msg("Each of your production worlds without a good gets one. A world that already has a good produces nothing.")};
inline constexpr Rule A66{"RG-A66", msg("If a world has a power for producing on it, you draw whenever a good is produced there. A good that comes when the world is placed does not count.")};
inline constexpr Rule A67{"RG-A67", msg("Then your powers draw: a fixed number of cards, or so many for each of your worlds of one kind, with or without a good.")};
inline constexpr Rule A68{"RG-A68", msg("Windfall worlds produce only through the Produce bonus or a windfall power. The bonus fits any kind; a power may ask for one kind. Each works once.")};
inline constexpr Rule A69{"RG-A69", msg("As long as the bonus or a power fits one of your empty windfall worlds, you must use it, and you choose where.")};
inline constexpr Rule A70{"RG-A70", msg("If the bonus and powers would do the same, only the first is offered: the bonus, then cards in tableau order.")};
inline constexpr Rule A71{"RG-A71", msg("Then you draw for powers that count the goods, or the kinds of goods, you have produced in this phase.")};
inline constexpr Rule A72{"RG-A72", msg("When all are done, powers for producing most draw if you produced strictly more of that kind than every other player.")};

// End of the game, scoring, winner.
inline constexpr Rule E1{"RG-E1", msg("The game ends at the end of a round in which the pool of VP is empty or somebody has 12 cards in the tableau, or when the round limit is reached if one was set.")};
inline constexpr Rule E2{"RG-E2", msg("The 12 cards are counted at the end of the round only. Start worlds count, goods do not, and there is no upper limit.")};
inline constexpr Rule E3{"RG-E3", msg("If the pool runs out during a round, the round is played to its end, and further VP come from the reserve.")};
inline constexpr Rule E4{"RG-E4", msg("A pool that is emptied exactly ends the game as well.")};
inline constexpr Rule E5{"RG-E5", msg("Your score is your VP chips, plus the VP of the cards in your tableau, plus the variable VP of your cost-6 developments.")};
inline constexpr Rule E6{"RG-E6", msg("Cards in hand and goods score nothing.")};
inline constexpr Rule E7{"RG-E7", msg("Each development with variable VP looks at your whole tableau at the end, itself included.")};
inline constexpr Rule E8{"RG-E8", msg("For each card only the first line that fits it counts.")};
inline constexpr Rule E9{"RG-E9", msg("New Galactic Order counts your lasting Military, negative included. Military against some worlds only, or for one conquest, does not count.")};
inline constexpr Rule E10{"RG-E10", msg("The highest score wins. Ties go to the player with more cards in hand and goods together; if those are equal too, the victory is shared.")};

// Secrets, and undo.
inline constexpr Rule H1{"RG-H1", msg("Nobody sees the supply, the discard pile, the cards under goods or another player's hand. Choices stay secret until they are revealed.")};
inline constexpr Rule H2{"RG-H2", msg("Of a secret decision others see only what is being decided and how many cards it is about.")};
inline constexpr Rule H3{"RG-H3", msg("Everybody is asked what to place, even without a card that fits, so that being asked tells nothing.")};
inline constexpr Rule H4{"RG-H4", msg("Moves can be taken back one at a time, but not once a card was drawn, a secret choice was completed or a good was sold.")};
inline constexpr Rule H5{"RG-H5", msg("A card set aside to be placed still counts as a hand card for others until it is revealed.")};

// Answers to decisions.
inline constexpr Rule M0{"RG-M0", msg("A move must answer what is being asked. Once the game is over there is nothing left to play.")};
inline constexpr Rule M1{"RG-M1", msg("What you can do is always listed in the same order: cards as they lie, then passing or stopping.")};
inline constexpr Rule M2{"RG-M2", msg("Discarding hand cards for VP ends by itself when the limit is reached or your hand is empty. Saying \"done\" while consuming ends your part of the phase.")};
inline constexpr Rule M3{"RG-M3", msg("What leaves you no choice is done for you. Everything else is yours to decide.")};
inline constexpr Rule M4{"RG-M4", msg("There are 7 ways to choose one action and 23 to choose two. Any other choice is as long as the cards it is about.")};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::race
