// Rules of Microcosmos by id, in words for players. The code cites these rules where it applies them.
// Index: S setup · T turns · A1 resources, crew and specialists · A2 upgrades · A30 travel · A32 discovery · A4 crew cards ·
// A5 locations · A6 terraforming · A7 survivors · A8 colonies and outposts · A9 drawing · O solo game · E end · H hidden information.
#pragma once

#include "engine/core/rule.h"

namespace orrery::microcosmos {

namespace rule {

// Setup.
inline constexpr Rule S1{"MC-S1", msg("Each player gets the same ark card, bridge card and cargo card.")};
inline constexpr Rule S2{"MC-S2", msg("Each player starts with 8 terraforming markers, 8 colony markers on the ark card, 2 locked outposts and no points.")};
inline constexpr Rule S3{"MC-S3", msg("All four resources start at 0.")};
inline constexpr Rule S4{"MC-S4", msg("The four specialist tokens start as not ready.")};
inline constexpr Rule S5{"MC-S5", msg("The Star Portal lies in the centre of the galaxy. All arks of players start there.")};
inline constexpr Rule S6{"MC-S6", msg("The three starting planets are shuffled and laid left of, above and right of the Star Portal.")};
inline constexpr Rule S7{"MC-S7", msg("The other 12 planets are shuffled into the planet deck.")};
inline constexpr Rule S8{"MC-S8", msg("The 20 survivor cards are shuffled into the survivor deck.")};
inline constexpr Rule S9{"MC-S9", msg("The 33 crew cards are shuffled into the crew deck.")};
inline constexpr Rule S10{"MC-S10", msg("Three crew cards lie face up in the Club.")};
inline constexpr Rule S11{"MC-S11", msg("Each player is dealt three crew cards, face up.")};
inline constexpr Rule S12{"MC-S12", msg("Of the three cards dealt, a player discards one and places the other two in the order of the deal, each in the upper or the lower row.")};
inline constexpr Rule S13{"MC-S13", msg("Then each player gains two resources of choice.")};
inline constexpr Rule S14{"MC-S14", msg("The first player starts the first round and holds the first player marker.")};
inline constexpr Rule S15{"MC-S15", msg("In the solo game the Automa deck is shuffled as well.")};
inline constexpr Rule S16{"MC-S16", msg("Decks are shuffled in a fixed order: starting planets, planets, survivors, crew, Automa. Discards are shuffled when a deck is empty.")};

// Rounds and turns.
inline constexpr Rule T1{"MC-T1", msg("In each round every player takes one turn, clockwise from the first player.")};
inline constexpr Rule T2{"MC-T2", msg("After each round the first player marker passes clockwise, and its new holder starts the next round.")};
inline constexpr Rule T3{"MC-T3", msg("A turn has five phases in this order: upgrade, travel, crew, location, draw.")};
inline constexpr Rule T4{"MC-T4", msg("A phase in which nothing can be decided is passed: upgrade if none can be paid, crew without cards, location on an asteroid.")};
inline constexpr Rule T5{"MC-T5", msg("Everything that a choice brings is finished before the phase goes on.")};
inline constexpr Rule T6{"MC-T6", msg("Every optional part of a turn may be skipped.")};
inline constexpr Rule T7{"MC-T7", msg("Only a move that the open decision allows is accepted.")};

// Resources, crew cards and specialists.
inline constexpr Rule A101{"MC-A101", msg("Each resource can rise to 4, or to 6 with the Cargo Hold.")};
inline constexpr Rule A102{"MC-A102", msg("Resources beyond the limit are lost.")};
inline constexpr Rule A103{"MC-A103", msg("A cost must be paid in full.")};
inline constexpr Rule A104{"MC-A104", msg("A gain is taken in this order: given resources, resources of choice, crew cards from the Club, crew cards from the deck.")};
inline constexpr Rule A105{"MC-A105", msg("A resource of choice must be below its limit. If all four are at the limit, it is lost.")};
inline constexpr Rule A106{"MC-A106", msg("A payment of choice takes one unit of a resource that you have.")};
inline constexpr Rule A107{"MC-A107", msg("There is room for three crew cards in each row, six in all.")};
inline constexpr Rule A108{"MC-A108", msg("A new crew card is placed at once in a row with room. Cards are never rearranged.")};
inline constexpr Rule A109{"MC-A109", msg("A crew card may be declined before it is seen or chosen. That gives up all cards of that kind of the same gain.")};
inline constexpr Rule A110{"MC-A110", msg("With six crew cards, or with no card left, the gain of a crew card is lost.")};
inline constexpr Rule A111{"MC-A111", msg("A card from the Club is one of those on display. Empty places are refilled after the gain.")};
inline constexpr Rule A112{"MC-A112", msg("A card from the deck is drawn from the top and then placed.")};
inline constexpr Rule A113{"MC-A113", msg("When the crew deck is empty, the discards are shuffled into a new deck. A place of the Club that cannot be filled stays empty until later.")};
inline constexpr Rule A114{"MC-A114", msg("A specialist is used by discarding a crew card that shows it, or by turning a ready token.")};
inline constexpr Rule A115{"MC-A115", msg("Several specialists are used one at a time: engineers, then leaders of the planet's colour, then leaders of any colour. Resources are paid after them.")};
inline constexpr Rule A116{"MC-A116", msg("A leader of any colour means a red, green or blue leader. An engineer is no leader.")};

// Upgrades.
inline constexpr Rule A201{"MC-A201", msg("At most one upgrade, or one step of the engine, is unlocked in a turn.")};
inline constexpr Rule A202{"MC-A202", msg("An upgrade needs its specialist and its resources, and must not be unlocked yet.")};
inline constexpr Rule A203{"MC-A203", msg("Unlocking an upgrade frees its colony marker. The effect holds from that moment.")};
inline constexpr Rule A204{"MC-A204", msg("The engine has two steps: to 4 routes, then to 6. Only the second frees a colony marker.")};
inline constexpr Rule A205{"MC-A205", msg("When both upgrades of a pair are unlocked, you gain a trade outpost and 5 VP.")};

// Travel.
inline constexpr Rule A301{"MC-A301", msg("You must travel along at least one route each turn.")};
inline constexpr Rule A302{"MC-A302", msg("You may travel up to 2 routes, up to 4 and 6 with the steps of the engine.")};
inline constexpr Rule A303{"MC-A303", msg("A route leads along a dotted line: to a spot of the same card, or over the edge to the facing exit of the next card.")};
inline constexpr Rule A304{"MC-A304", msg("The same route cannot be used twice in a turn.")};
inline constexpr Rule A305{"MC-A305", msg("You cannot return to the spot where you started this turn.")};
inline constexpr Rule A306{"MC-A306", msg("You cannot stop on a moon, space station or asteroid where another ark is. Passing is allowed.")};
inline constexpr Rule A307{"MC-A307", msg("You may stop on an asteroid.")};
inline constexpr Rule A308{"MC-A308", msg("You choose only where to go. The ark takes a shortest way.")};
inline constexpr Rule A309{"MC-A309", msg("When an ark stops on a planet, every trade outpost there gives its owner what the planet shows.")};
inline constexpr Rule A310{"MC-A310", msg("When you stop on a space station, the Biodome gives 1 labour and the Leisure Deck a card from the Club.")};
inline constexpr Rule A311{"MC-A311", msg("When you stop on a moon, Space Mining gives 1 mineral and Mining Vehicles a card from the Club.")};
inline constexpr Rule A312{"MC-A312", msg("If you can neither travel nor discover, the ark stays and the turn goes on.")};

// Discovery.
inline constexpr Rule A321{"MC-A321", msg("To discover, leave a card by an exit towards an empty cell. The way to the exit and the crossing must be within the travel limit.")};
inline constexpr Rule A322{"MC-A322", msg("Only the empty cells of the galaxy can be discovered.")};
inline constexpr Rule A323{"MC-A323", msg("The bottom card of the planet deck is laid there. The ark moves to its planet and its movement ends.")};
inline constexpr Rule A324{"MC-A324", msg("The discoverer raises one track of the new planet to 1 and stands on spot 1 of its terraforming track.")};
inline constexpr Rule A325{"MC-A325", msg("The turn goes on with the crew phase on the new planet.")};

// Crew cards.
inline constexpr Rule A401{"MC-A401", msg("You may make up to two plays of crew cards, on the Star Portal one.")};
inline constexpr Rule A402{"MC-A402", msg("A card of the upper row is discarded when played. A card of the lower row is discarded or moved to the upper row.")};
inline constexpr Rule A403{"MC-A403", msg("The half that touches the cargo card is the active one: the top half in the lower row, the bottom half in the upper row.")};
inline constexpr Rule A404{"MC-A404", msg("The active half works if it matches the place of the ark. On the Star Portal every half matches, on an asteroid none.")};
inline constexpr Rule A405{"MC-A405", msg("Using a half needs its cost. A card may also be played without using it.")};
inline constexpr Rule A406{"MC-A406", msg("The card is moved or discarded first, then the cost is paid, then the gain is taken.")};
inline constexpr Rule A407{"MC-A407", msg("The same card may be played twice: first from the lower row to the upper row, then from there.")};
inline constexpr Rule A408{"MC-A408", msg("A card gained by the first play may be played as the second.")};

// Location actions.
inline constexpr Rule A501{"MC-A501", msg("On a planet you may do one of six actions: collect, terraform, scout, settle, build a colony, build an outpost.")};
inline constexpr Rule A502{"MC-A502", msg("On a moon, a space station or the Star Portal you may collect once and take one specialist token, in either order.")};
inline constexpr Rule A503{"MC-A503", msg("An asteroid offers nothing.")};
inline constexpr Rule A504{"MC-A504", msg("To collect is to gain what the place shows: a planet shows less while it is barren.")};
inline constexpr Rule A505{"MC-A505", msg("For a specialist token you discard a crew card: an engineer for a leader token of choice, a leader for the engineer token. The token must not be ready yet.")};
inline constexpr Rule A506{"MC-A506", msg("With Robotics and a colony on this planet you may do two different actions here.")};
inline constexpr Rule A507{"MC-A507", msg("Whether you may do a second action is decided after the first.")};

// Terraforming.
inline constexpr Rule A601{"MC-A601", msg("To terraform, the planet must be barren and you need a resource that it still lacks.")};
inline constexpr Rule A602{"MC-A602", msg("Each unit raises one track by 1, up to its maximum. After the first unit you may stop.")};
inline constexpr Rule A603{"MC-A603", msg("You may raise 2 levels, and one more for each colony and trade outpost that you have on planets.")};
inline constexpr Rule A604{"MC-A604", msg("At the end your marker advances by the number of levels raised.")};
inline constexpr Rule A605{"MC-A605", msg("Of markers on the same spot, the one that came later ranks higher.")};
inline constexpr Rule A606{"MC-A606", msg("When all tracks are full, the planet is restored: everybody with a marker gains the VP of its spot, the first 3 more, the second 1 more.")};
inline constexpr Rule A607{"MC-A607", msg("A restored planet cannot be terraformed again.")};
inline constexpr Rule A608{"MC-A608", msg("The points of a restored planet are paid from the most advanced marker down.")};

// Scouting and settling.
inline constexpr Rule A701{"MC-A701", msg("To scout, use a leader of the planet's colour and draw a survivor card. Take its gain, then keep the card or not.")};
inline constexpr Rule A702{"MC-A702", msg("A survivor may be kept if it has the planet's colour and you hold fewer than three.")};
inline constexpr Rule A703{"MC-A703", msg("With Scout Vehicles you draw two survivor cards and choose one.")};
inline constexpr Rule A704{"MC-A704", msg("When the survivor deck is empty, the discards are shuffled. Without any card left you cannot scout.")};
inline constexpr Rule A705{"MC-A705", msg("On a restored planet you may settle one survivor of its colour that you hold.")};
inline constexpr Rule A706{"MC-A706", msg("Survivors count only when settled.")};

// Colonies and outposts.
inline constexpr Rule A801{"MC-A801", msg("A colony needs a free colony marker, no colony of yours on this planet, and the specialists of the row for your next colony.")};
inline constexpr Rule A802{"MC-A802", msg("A colony stays on its planet, barren or restored, until the end of the game.")};
inline constexpr Rule A803{"MC-A803", msg("On a planet without an outpost of yours you may place one from your pool.")};
inline constexpr Rule A804{"MC-A804", msg("If no outpost is in your pool, you may move one of yours from another planet.")};
inline constexpr Rule A805{"MC-A805", msg("An outpost placed or moved next to your colony gives 2 VP.")};
inline constexpr Rule A806{"MC-A806", msg("Several players may have outposts on the same planet.")};
inline constexpr Rule A807{"MC-A807", msg("A new outpost pays from the next arrival.")};

// Drawing.
inline constexpr Rule A901{"MC-A901", msg("At the end of the turn you may draw a crew card if you have fewer than six.")};

// Solo game and Automa.
inline constexpr Rule O1{"MC-O1", msg("The Automa is your opponent in the solo game. Where it needs a choice, you make it.")};
inline constexpr Rule O2{"MC-O2", msg("The Automa's ark starts on the planet above the Star Portal. Two of its colony markers are in its pool.")};
inline constexpr Rule O3{"MC-O3", msg("You take the first turn of each round, then the Automa.")};
inline constexpr Rule O4{"MC-O4", msg("In its turn the Automa draws a card and does its steps from top to bottom.")};
inline constexpr Rule O5{"MC-O5", msg("A step that is impossible is skipped.")};
inline constexpr Rule O6{"MC-O6", msg("The Automa's crew cards are only specialists, without a limit. The oldest card of a kind is used first.")};
inline constexpr Rule O7{"MC-O7", msg("The Automa may use any two specialists in place of one that it lacks.")};
inline constexpr Rule O8{"MC-O8", msg("Where the Automa could use more than one kind of specialist, you choose the kind.")};
inline constexpr Rule O9{"MC-O9", msg("You cannot stop on the planet where the Automa's ark is.")};
inline constexpr Rule O10{"MC-O10", msg("For a resource of choice the Automa takes the one of which it has least.")};
inline constexpr Rule O11{"MC-O11", msg("The Automa holds 4 of each resource, or 6 with the Cargo Hold.")};
inline constexpr Rule O12{"MC-O12", msg("Upgrade: the Automa unlocks the first upgrade of its ark card that it can pay.")};
inline constexpr Rule O13{"MC-O13", msg("The Automa's upgrades have no effect except the Cargo Hold. A pair gives an outpost but no points.")};
inline constexpr Rule O14{"MC-O14", msg("Collect: the Automa gains the resources of the card.")};
inline constexpr Rule O15{"MC-O15", msg("Crew: the Automa takes cards from the crew deck.")};
inline constexpr Rule O16{"MC-O16", msg("The Automa travels from planet to planet around the ring, whatever the distance.")};
inline constexpr Rule O17{"MC-O17", msg("With a jump the Automa first moves to the opposite planet, if there is one.")};
inline constexpr Rule O18{"MC-O18", msg("Then it stops at the first planet in its direction that fits. Its own planet comes last.")};
inline constexpr Rule O19{"MC-O19", msg("If no empty cell is left, it looks for a planet not yet terraformed. If nothing fits, it stops at the next planet.")};
inline constexpr Rule O20{"MC-O20", msg("When the Automa discovers a planet, it raises the mineral level to 1 and stands on spot 1.")};
inline constexpr Rule O21{"MC-O21", msg("Outposts pay you and the Automa when either of you arrives.")};
inline constexpr Rule O22{"MC-O22", msg("Terraform: the Automa raises as many levels as it can, leftmost tracks first.")};
inline constexpr Rule O23{"MC-O23", msg("Scout: the Automa uses a leader of the planet's colour, gains the resources of a survivor card and discards it.")};
inline constexpr Rule O24{"MC-O24", msg("Colony: the Automa builds one if it has a marker, no colony here and the specialists.")};
inline constexpr Rule O25{"MC-O25", msg("Outpost: the Automa places one, or moves one if its pool is empty. You choose which of two.")};
inline constexpr Rule O26{"MC-O26", msg("The Automa never settles survivors.")};
inline constexpr Rule O30{"MC-O30", msg("The difficulty says whether the Automa starts with a colony, how many resources it starts with, and what its upgrades count.")};
inline constexpr Rule O31{"MC-O31", msg("At the end the Automa gains points for its upgrades.")};
inline constexpr Rule O32{"MC-O32", msg("The Automa scores its points in play, colonies, barren planets and upgrades.")};
inline constexpr Rule O33{"MC-O33", msg("You win only with more points than the Automa.")};

// End of the game and scoring.
inline constexpr Rule E1{"MC-E1", msg("When the third planet is restored (the fourth in the long game), the round is finished and one more full round is played.")};
inline constexpr Rule E2{"MC-E2", msg("In the solo game, you and the Automa each take one more turn after that round.")};
inline constexpr Rule E3{"MC-E3", msg("The final score is the points gained in play and those for colonies, survivors and barren planets.")};
inline constexpr Rule E4{"MC-E4", msg("Colonies on planets count 2, 5, 9, 14, 20, 27, 35 and 44 VP.")};
inline constexpr Rule E5{"MC-E5", msg("Settled survivors count 4, 9, 15, 22, 30 and 39 VP.")};
inline constexpr Rule E6{"MC-E6", msg("On barren planets each marker counts its spot, without bonus.")};
inline constexpr Rule E7{"MC-E7", msg("Points in play come from restored planets, unlocked outposts, and outposts next to own colonies.")};
inline constexpr Rule E8{"MC-E8", msg("Most points win. On a tie, more resources in cargo win; after that the win is shared.")};

// Hidden information.
inline constexpr Rule H1{"MC-H1", msg("A move that shows a new card, shuffles or ends a turn cannot be taken back.")};
inline constexpr Rule H2{"MC-H2", msg("Everybody sees everything except the order of the decks.")};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::microcosmos
