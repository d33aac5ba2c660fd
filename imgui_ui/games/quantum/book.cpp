// Chapters: goal · parts · board · setup · turn · actions · move · fight · construct · tracks · abilities · cards · gambits ·
// commands · end · options · words
#include "imgui_ui/games/quantum/book.h"

#include "engine/games/quantum/rule_ids.h"
#include "imgui_ui/games/quantum/book_figures.h"

namespace orrery::ui::quantum_table {
namespace {

namespace r = orrery::quantum::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT
using orrery::quantum::Command;

constexpr Text kNothing = verbatim("");

// --- tables ---

constexpr Text kActionCells[] = {
    msg("Action"), msg("Cost", "of an action"), msg("What it does", "of a ship"),
    msg("Reconfigure"), verbatim("1"), msg("Roll a ship for a different number."),
    msg("Deploy"), verbatim("1"), msg("Bring a ship from the scrapyard to a planet with your cube."),
    msg("Move / Attack"), verbatim("1"), msg("Move a ship up to its number; the last step may be an attack."),
    msg("Construct"), verbatim("2"), msg("Build a cube where your ships have the exact sum."),
    msg("Research", "Quantum"), verbatim("1"), msg("Raise your research by 1.")};
constexpr BookTable kActions{3, kActionCells};

constexpr Text kPlanetCells[] = {
    msg("Planet"), msg("Cube slots"), msg("Two ships that fit"),
    verbatim("7"), verbatim("1"), msg("1 + 6, 2 + 5, 3 + 4"),
    verbatim("8"), verbatim("2"), msg("2 + 6, 3 + 5, 4 + 4"),
    verbatim("9"), verbatim("3"), msg("3 + 6, 4 + 5"),
    verbatim("10"), verbatim("4"), msg("4 + 6, 5 + 5")};
constexpr BookTable kPlanets{3, kPlanetCells};

constexpr Text kChanceCells[] = {
    msg("Attacker's number"), msg("Attacker wins"), msg("Against Stubborn"),
    msg("5 lower"), msg("100 %"), msg("97 %"),
    msg("4 lower"), msg("97 %"), msg("92 %"),
    msg("3 lower"), msg("92 %"), msg("83 %"),
    msg("2 lower"), msg("83 %"), msg("72 %"),
    msg("1 lower"), msg("72 %"), msg("58 %"),
    msg("equal"), msg("58 %"), msg("42 %"),
    msg("1 higher"), msg("42 %"), msg("28 %"),
    msg("2 higher"), msg("28 %"), msg("17 %"),
    msg("3 higher"), msg("17 %"), msg("8 %"),
    msg("4 higher"), msg("8 %"), msg("3 %"),
    msg("5 higher"), msg("3 %"), msg("0 %")};
constexpr BookTable kChances{3, kChanceCells};

constexpr Text kAbilityCells[] = {
    msg("Ship"), msg("Ability"), msg("In short"),
    msg("Battlestation"), msg("Strike"), msg("One more attack on a ship next to it."),
    msg("Flagship"), msg("Transport"), msg("Takes another ship along."),
    msg("Destroyer"), msg("Warp"), msg("Swaps places with another of your ships."),
    msg("Frigate"), msg("Modify"), msg("Becomes a 3 or a 5."),
    msg("Interceptor"), msg("Maneuver"), msg("Moves diagonally too."),
    msg("Scout"), msg("Free Reconfigure"), msg("Rolled anew without an action.")};
constexpr DrawSign kAbilitySigns[] = {ship_sign<1>, ship_sign<2>, ship_sign<3>, ship_sign<4>, ship_sign<5>, ship_sign<6>};
constexpr BookTable kAbilities{3, kAbilityCells, kAbilitySigns};

constexpr Text kMapCells[] = {
    msg("Map"), msg("Players", "number"), msg("Cubes"), msg("Tiles"),
    msg("Twin Gates"), msg("2", "players"), verbatim("5"), verbatim("9"), msg("Three Harbours"), msg("3", "players"), verbatim("5"), verbatim("9"),
    msg("Four Corners"), msg("4", "players"), verbatim("5"), verbatim("9"), msg("Skirmish"), msg("2", "players"), verbatim("4"), verbatim("6"),
    msg("Long Corridor"), msg("2", "players"), verbatim("5"), verbatim("10"), msg("Broken Core"), msg("2", "players"), verbatim("5"), verbatim("8"),
    msg("Void Between"), msg("2", "players"), verbatim("5"), verbatim("9"), msg("Twin Clusters"), msg("2", "players"), verbatim("6"), verbatim("13"),
    msg("Grand Traverse"), msg("2", "players"), verbatim("7"), verbatim("15"), msg("Three Arms"), msg("3", "players"), verbatim("5"), verbatim("10"),
    msg("The Keel"), msg("3", "players"), verbatim("5"), verbatim("11"), msg("Triad Ring"), msg("3", "players"), verbatim("6"), verbatim("12"),
    msg("Crossroads"), msg("4", "players"), verbatim("5"), verbatim("13"), msg("Void Nexus"), msg("4", "players"), verbatim("5"), verbatim("9"),
    msg("Halo"), msg("4", "players"), verbatim("5"), verbatim("12"), msg("Four Winds"), msg("4", "players"), verbatim("6"), verbatim("16")};
constexpr BookTable kMapTable{4, kMapCells};

constexpr Text kOptionCells[] = {
    msg("Option"), msg("Choices"), msg("Rule"),
    msg("Map"), msg("One of those for your number of players"), verbatim("QU-S1"),
    msg("Quantum cubes"), msg("As on the map, or 3 to 7"), verbatim("QU-S3"),
    msg("Rounds", "option"), msg("No limit, or a number"), verbatim("QU-E4")};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text(msg("Each player commands a fleet of dice. The number on a die is the kind of ship: how fast it is, how well it fights and what it can do.")),
    figure(in_the_middle, msg("The smallest map: six planets with their numbers and cube slots, the ships of two players, cubes already built."), true),
    heading(msg("Exact sums")),
    text(msg("Bring ships into the orbit of a planet so that their numbers add up to exactly its number: then you can build a quantum cube there (QU-K4).")),
    heading(msg("Low is strong")),
    text(msg("In a fight both add a die to their ship's number, and the lower total wins. A 1 is strong and slow, a 6 weak and fast. Won fights bring dominance, and enough of it is worth a cube (QU-I6).")),
    heading(msg("Who wins")),
    text(msg("Whoever first has all of their cubes on the map wins at once (QU-E1).")),
    note(msg("A good turn: one action to complete a sum, two to build.")),
};

constexpr Block kParts[] = {
    figure(six_kinds, msg("The six kinds of ships, from Battlestation (1) to Scout (6).")),
    entry(ship_sign<3>, msg("Ships"), msg("Seven dice for each player: three ships, two expansion ships for later, one for dominance and one for research."), &r::S5),
    entry(cube_sign, msg("Quantum cubes"), msg("What you build. The map says how many you need."), &r::S3),
    entry(planet_sign, msg("Map tiles"), msg("24 with a planet, numbered 7 to 10, and the Void."), &r::B1),
    entry(dominance_sign, msg("Dominance"), msg("Rises when you destroy ships and falls when you lose them."), &r::I1),
    entry(research_sign, msg("Research", "Quantum"), msg("At 6 it brings a card."), &r::X1),
    figure(two_kinds_of_cards, msg("A gambit works once, a command stays with you.")),
    entry(gambit_sign, msg("22 gambit cards"), msg("Dark. They take effect at once and go."), &r::P8),
    entry(command_sign, msg("31 command cards"), msg("Light, each different. They stay in force."), &r::P9),
};

constexpr Block kBoard[] = {
    figure(orbits_and_corners, msg("Bright: the four orbits of the upper 9. Outlined: its four corners.")),
    rule(r::B1), rule(r::B2), rule(r::B3), rule(r::B6), rule(r::B7), rule(r::B8),
    heading(msg("Planets and slots")),
    table(kPlanets, msg("The planets")),
    rule(r::B9),
    heading(msg("Empty places")),
    rule(r::B4, msg("A ship there gives its owner research at the start of the turn (QU-T2).")),
    rule(r::B5),
    note(msg("Squares are named by the letters along the upper edge and the numbers at the left.")),
};

constexpr Block kSetupBlocks[] = {
    text(msg("The app rolls and deals. These are its steps, so that you can check it or play with real dice.")),
    rule(r::S1), rule(r::S2), rule(r::S3), rule(r::S4), rule(r::S5), rule(r::S6),
    rule(r::S7, msg("Different numbers make more sums than equal ones.")),
    example(msg("Who begins"), first_roll, msg("Aki rolled 3, 4 and 2, Ben 6, 5 and 3. 9 is less than 14: Aki begins.")),
    rule(r::S8), rule(r::S9), rule(r::S10), rule(r::S11),
    example(msg("Ready"), at_home, msg("Each has a home with a cube and three ships in its orbit.")),
    rule(r::S12), rule(r::S13),
};

constexpr Block kTurn[] = {
    rule(r::T1), rule(r::T2), rule(r::T3),
    table(kActions, msg("The five actions"), true),
    rule(r::A1), rule(r::A2), rule(r::A3), rule(r::T6),
    heading(msg("Once per ship")),
    rule(r::A4), rule(r::A5),
    rule(r::A6, msg("The marks belong to the die, not to its number.")),
    heading(msg("The end of the actions")),
    rule(r::T4), rule(r::T5), rule(r::T7), rule(r::T8),
    note(msg("Use abilities after your last action to prepare the next turn.")),
};

constexpr Block kReconfigure[] = {
    heading(msg("Reconfigure")),
    rule(r::R1), rule(r::R2),
    example(msg("Until it differs"), rolled_anew, msg("A Frigate (4) is rolled: 4, 4, 2. Both 4s do not count; it becomes a 2. One action is spent.")),
    rule(r::R3), rule(r::R4),
    heading(msg("Deploy")),
    rule(r::D1),
    example(msg("Back on the map"), deploying, msg("Aki has cubes on the upper left 8 and on the lower 9. The free orbits of both are open to a ship from the scrapyard.")),
    rule(r::D2), rule(r::D3), rule(r::D4), rule(r::D5),
};

constexpr Block kMoving[] = {
    rule(r::V1), rule(r::V2), rule(r::V3), rule(r::V4), rule(r::V5),
    example(msg("Planets are walls"), reach_of_three, msg("Where a 3 can go from beside the upper left 8. The other side of the 9 is too far: the planet is in the way.")),
    heading(msg("Attacking")),
    rule(r::V6), rule(r::V7),
    example(msg("The step in costs too"), entering, msg("A 2 attacks a 4: one step to the space above or to the right, the second step into the enemy's space. A 1 could not reach it.")),
    rule(r::V8), rule(r::V9), rule(r::V10),
};

constexpr Block kFight[] = {
    rule(r::C1), rule(r::C2), rule(r::C3),
    heading(msg("Dice and totals")),
    rule(r::C5), rule(r::C9), rule(r::C10), rule(r::C11),
    example(msg("A tie"), low_wins, msg("2 + 5 against 4 + 3: both have 7. The attacker wins ties.")),
    table(kChances, msg("Chance to win without cards")),
    heading(msg("The attacker wins")),
    rule(r::C13), rule(r::C12), rule(r::C16),
    heading(msg("The defender wins")),
    rule(r::C14),
    example(msg("Nothing lost but the action"), repelled, msg("5 + 4 against 2 + 3. The attacking ship stays on the space from which it attacked, and no dominance changes.")),
    rule(r::C15),
    example(msg("Stubborn"), stubborn, msg("Ben holds Stubborn: the tie is his, and Aki's ship is destroyed. Ben gains dominance and Aki loses it, in Aki's turn.")),
    heading(msg("Cards in a fight")),
    rule(r::C4), rule(r::C6), rule(r::C7), rule(r::C8),
    example(msg("One after the other"), rerolls, msg("Aki attacks with a 3 and rolls 6. Relentless: 1. Then Ben uses Cruel on the same die: 5. The attack is repelled.")),
    example(msg("They add up"), modifiers, msg("Aki holds Rational (the die is 3), Ferocious (−1) and Strategic (−2, another ship of Aki's is next to the fight).")),
    rule(r::C17),
    note(msg("Attack whoever has a complete sum, before their turn comes.")),
};

constexpr Block kBuild[] = {
    rule(r::K1), rule(r::K2), rule(r::K3), rule(r::K4),
    example(verbatim("4 + 5 = 9"), four_and_five, msg("A 4 and a 5 orbit the 9: Aki can build there. The 1 stands on no orbit of it and does not count.")),
    example(msg("None may be left out"), one_too_many, msg("Now the 1 is in orbit too: the sum is 10, and Aki cannot build. It must leave first.")),
    rule(r::K7), rule(r::K10), rule(r::K11),
    heading(msg("With cards")),
    rule(r::K5), rule(r::K6),
    example(msg("Ingenious"), corners_count, msg("A 4 in orbit, a 2 and a 3 on corners: Aki may count any of the corner ships. 4 + 2 + 3 = 9.")),
    heading(msg("Entanglement")),
    rule(r::K8), rule(r::K9),
    example(msg("Twelve for a nine"), entangled, msg("Every planet with a free slot holds a cube of Aki's. At the upper 9 Aki needs 9 + 3 = 12: 6 + 6 will do.")),
    note(msg("Be early where slots are few: a 7 has only one.")),
};

constexpr Block kTracks[] = {
    heading(msg("Research", "Quantum")),
    rule(r::X1), rule(r::X2), rule(r::X3),
    rule(r::P1), rule(r::P2),
    example(msg("A breakthrough"), breaking_through, msg("Research 6 at the end of the actions: a card, and research is 1 again.")),
    heading(msg("Dominance")),
    rule(r::I1), rule(r::I2), rule(r::I3), rule(r::I4), rule(r::I5),
    heading(msg("Infamy")),
    rule(r::I6),
    example(msg("A cube by force"), infamous, msg("Aki's dominance rises from 5 to 6. At once a cube goes onto a planet, without ships or a sum; dominance is 1 again, and Aki has earned a card.")),
    rule(r::I7), rule(r::I8),
    note(msg("From dominance 4 on every fight counts double: the next cube may be two wins away.")),
};

constexpr Block kAbilityBlocks[] = {
    table(kAbilities, msg("The six kinds"), true),
    rule(r::H0), rule(r::H1),
    rule(r::H2), rule(r::H3), rule(r::H4),
    example(msg("Transport"), carrying, msg("The Flagship (2) takes the Scout (6) along. It may go where the spaces glow, the Scout's old space included, and sets the Scout down around itself.")),
    rule(r::H5),
    example(msg("Warp"), warping, msg("A Destroyer (3) far away swaps places with a Battlestation (1): the slow ship is at the front at once.")),
    rule(r::H6),
    rule(r::H7), rule(r::H8),
    example(msg("Maneuver"), diagonally, msg("The Interceptor (5) may attack diagonally, which uses its ability. From the spaces above or at the left of the enemy it attacks straight and keeps it.")),
    rule(r::H9),
};

constexpr Block kCardBlocks[] = {
    text(msg("Each cube that you build, each cube from infamy and each breakthrough earns one card, taken at the end of your turn.")),
    rule(r::P3), rule(r::P4), rule(r::P5), rule(r::P6), rule(r::P7),
    heading(msg("Two kinds")),
    rule(r::P8), rule(r::P9), rule(r::P10),
    example(msg("A gambit works at once"), picking, msg("With dominance 4 Aki takes Aggression; Sabotage is turned up in its place. Dominance 6: infamy, a cube, and one more card to take in this phase.")),
    rule(r::P11), rule(r::P12), rule(r::P13), rule(r::P14),
};

constexpr Block kGambits[] = {
    heading(msg("Dominance and ships")),
    rule(r::G1), rule(r::G2, msg("The fourth ship is well worth a card.")),
    rule(r::G3), rule(r::G4),
    heading(msg("Against others")),
    rule(r::G5),
    example(msg("Relocation"), relocating, msg("Ben's cube on the upper 9 may go to the upper left 8, to the upper right 7 or to the lower 9: each has a free slot, no cube of Ben's and no higher number.")),
    rule(r::G6),
};

constexpr Block kCommands[] = {
    rule(r::M32),
    heading(msg("More actions and moves")),
    rule(r::M1), rule(r::M2), rule(r::M6), rule(r::M9), rule(r::M12), rule(r::M29),
    rule(r::M17),
    example(msg("Nomadic"), hopping, msg("The 1 below the upper left 8 may hop to any free orbit of its neighbours: the 9 at its right and the 7 below.")),
    heading(msg("Numbers and abilities")),
    rule(r::M5), rule(r::M8), rule(r::M14), rule(r::M25),
    heading(msg("The scrapyard")),
    rule(r::M11), rule(r::M23), rule(r::M26),
    heading(msg("Building")),
    rule(r::M15), rule(r::M16),
    heading(msg("Fights")),
    rule(r::M7), rule(r::M10), rule(r::M13), rule(r::M20), rule(r::M22), rule(r::M27), rule(r::M28),
    heading(msg("Research and dominance")),
    rule(r::M3), rule(r::M4), rule(r::M18), rule(r::M19), rule(r::M21), rule(r::M24), rule(r::M30), rule(r::M31),
};

constexpr Block kEnd[] = {
    rule(r::E1), rule(r::E2), rule(r::E3), rule(r::E5),
    heading(msg("With a round limit")),
    rule(r::E4),
    note(msg("Count the cubes that others have left. Whoever has one or two left is to be stopped.")),
};

constexpr Block kOptionBlocks[] = {
    table(kOption, msg("Chosen before the start"), true),
    text(msg("Basic maps, the first for each number of players, are best for first games (QU-S1).")),
    text(msg("Fewer cubes make a short game, more a long one (QU-S3).")),
    table(kMapTable, msg("The maps"), true),
};

constexpr Block kWords[] = {
    heading(msg("On the map")),
    entry(legal_sign, msg("Gold glow"), msg("You can touch this now. Hold anything else, or press I on it, to have it explained."), &r::T7),
    entry(attack_sign, msg("Red ring"), msg("An enemy that can be attacked; the number is the chance to win."), &r::V6),
    entry(moved_sign, msg("Bar below a ship"), msg("It has taken its Move action."), &r::A4),
    entry(spent_sign, msg("Struck-out sign"), msg("It has used its ability, whatever number it shows now."), &r::A5),
    entry(action_sign, msg("Gold diamond"), msg("An action left."), &r::T2),
    heading(msg("Abilities")),
    entry(ability_sign<Ability::strike>, msg("Strike"), msg("Battlestation (1)."), &r::H1),
    entry(ability_sign<Ability::transport>, msg("Transport"), msg("Flagship (2)."), &r::H2),
    entry(ability_sign<Ability::warp>, msg("Warp"), msg("Destroyer (3)."), &r::H5),
    entry(ability_sign<Ability::modify>, msg("Modify"), msg("Frigate (4)."), &r::H6),
    entry(ability_sign<Ability::maneuver>, msg("Maneuver"), msg("Interceptor (5)."), &r::H7),
    entry(ability_sign<Ability::free_reconfigure>, msg("Free Reconfigure"), msg("Scout (6)."), &r::H9),
    heading(msg("Words")),
    entry(nullptr, msg("Next to"), msg("One of the four spaces that share an edge."), &r::B6),
    entry(nullptr, msg("Surrounding"), msg("One of the eight spaces around, diagonal ones included."), &r::B6),
    entry(nullptr, msg("Scrapyard"), msg("Where destroyed ships wait for Deploy."), &r::C12),
    entry(nullptr, msg("Home"), msg("The planet on which you began."), &r::S10),
    entry(nullptr, msg("Open to you"), msg("A planet with a free slot and no cube of yours."), &r::K7),
};

constexpr Text kOneAction = msg("costs 1 action"), kTwoActions = msg("costs 2 actions"), kFree = msg("costs no action");

constexpr Chapter kChapters[] = {
    {"goal", msg("Goal"), msg("Put all your quantum cubes on the map before the others do."), kNothing, cube_sign, kGoal},
    {"parts", msg("The pieces"), msg("What lies on the table, and what it is for."), kNothing, nullptr, kParts},
    {"board", msg("The map"), msg("Tiles, planets, orbits and corners."), kNothing, planet_sign, kBoard},
    {"setup", msg("Set-up"), msg("Ships, start player, homes, cards: in this order."), kNothing, nullptr, kSetupBlocks},
    {"turn", msg("Your turn"), msg("Three actions, as many abilities as you have ships, then cards."), kNothing, action_sign, kTurn},
    {"reconfigure", msg("Reconfigure and Deploy"), msg("Roll a ship anew, or bring one back from the scrapyard."), kOneAction, ship_sign<6>, kReconfigure},
    {"move", msg("Move"), msg("As many steps as the ship's number, round planets and other ships."), kOneAction, ship_sign<3>, kMoving},
    {"fight", msg("Fights"), msg("Number plus die; the lower total wins."), kNothing, attack_sign, kFight},
    {"construct", msg("Construct"), msg("Build a cube where your ships in orbit have the exact sum."), kTwoActions, cube_sign, kBuild},
    {"tracks", msg("Research and dominance"), msg("Two dice that rise to 6: one brings cards, the other cubes."), kNothing, dominance_sign, kTracks},
    {"abilities", msg("Abilities"), msg("What each kind of ship can do, once a turn."), kFree, ability_sign<Ability::warp>, kAbilityBlocks},
    {"cards", msg("Taking cards"), msg("At the end of a turn, one for each card earned."), kNothing, command_sign, kCardBlocks},
    {"gambits", msg("Gambit cards"), msg("They work once, when they are taken."), kNothing, gambit_sign, kGambits},
    {"commands", msg("Command cards"), msg("They stay with you; you may hold three."), kNothing, card_sign<Command::clever>, kCommands},
    {"end", msg("End of the game"), msg("With the last cube, at once."), kNothing, nullptr, kEnd},
    {"options", msg("Maps and options"), msg("Sixteen maps, and games of every length."), kNothing, nullptr, kOptionBlocks},
    {"words", msg("Symbols and words"), msg("What the signs on ships and map mean."), kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::quantum_table
