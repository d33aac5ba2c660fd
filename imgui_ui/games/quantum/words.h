// Texts of the Quantum table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include <iterator>
#include <string>
#include <utility>

#include "engine/core/text.h"
#include "engine/games/quantum/content.h"

namespace orrery::ui::quantum_table::words {

// Board.
inline constexpr Text kDominance = msg("Dominance");
inline constexpr Text kResearch = msg("Research", "Quantum");
inline constexpr Text kCubesLeft = msg("Cubes left");
// Translators: noun: where lost ships lie
inline constexpr Text kScrapyard = msg("Scrapyard");
// Translators: noun: where new ships lie
inline constexpr Text kReserve = msg("Reserve");
inline constexpr Text kOffTheMap = msg("Off the map");
// Translators: noun: a kind of card
inline constexpr Text kCommands = msg("Commands");
// Translators: noun: a kind of card
inline constexpr Text kGambits = msg("Gambits");
inline constexpr Text kGambitCard = msg("Gambit");
inline constexpr Text kCommandCard = msg("Command");
// Translators: of a space: no ship stands there
inline constexpr Text kFree = msg("free");
// Translators: of a slot: no cube lies there
inline constexpr Text kEmpty = msg("empty");
// Translators: what dominance brings when it is full
inline constexpr Text kInfamy = msg("Infamy");
inline constexpr Text kBreakthrough = msg("Breakthrough");
inline constexpr Text kCubesToGo = msg("more to go", "cubes");
inline constexpr Text kLastCube = msg("Last cube");
inline constexpr Text kBegins = msg("{seat} begins");
inline constexpr Text kVoid = msg("The Void");
inline constexpr Text kActions = msg("{n} of {all} actions");
inline constexpr Text kDocked = msg("{n} docked");
inline constexpr Text kInReserve = msg("{n} spare");
inline constexpr Text kPiles = msg("deck {deck}, discard {discard}");
inline constexpr Text kPicks = msg("{n} to pick");
inline constexpr Text kKinds = msg("Ships: low is strong, high is fast");
/// In the order of Tab.
inline constexpr Text kTabs[] = {msg("Cards"), /* Translators: noun: a player's board */ msg("Sheet"), msg("Others")};
inline constexpr Text kCopies = msg("{n} copies in the game");
/// Short effects of the cards, for small cards: by Gambit, then by Command.
inline constexpr Text kGambitShort[] = {
    msg("Raise your dominance by 2."),
    msg("Roll an expansion die: a new ship."),
    msg("Another turn at once, with 2 actions."),
    msg("Roll any of your ships again and place them."),
    msg("Move one rival cube."),
    msg("Every rival discards a command.")};
inline constexpr Text kCommandShort[] = {
    msg("Moves go 1 space farther."),
    msg("+1 action if you have the most ships on the map."),
    msg("Each turn: research +2."),
    msg("Free: dominance −1, research +3."),
    msg("Pick a ship's number instead of rolling."),
    msg("+1 action if two of your ships match."),
    msg("Once a fight: your rival rolls again."),
    msg("One ship may use a second ability."),
    msg("One free move without attack."),
    msg("When attacked: destroy both ships."),
    msg("Deploying costs no action."),
    msg("Ships may move more than once a turn."),
    msg("Your combat totals are 1 lower."),
    msg("Free: a ship's number ±1."),
    msg("Corner ships may join the sum."),
    msg("The sum may be 1 off."),
    msg("1 action: hop to a neighbour's orbit."),
    msg("First kill of a turn: research +3."),
    msg("Breakthrough at research 4."),
    msg("Your combat die is always 3."),
    msg("A kill is worth 2, a loss costs 2."),
    msg("Once a fight: roll your die again."),
    msg("Free: scrap a ship for 1 action."),
    msg("Lost ships cost no dominance."),
    msg("In your turn: roll any die once more."),
    msg("Deploy far from all other ships."),
    msg("−2 in combat beside a friend."),
    msg("Defending: win ties, destroy attackers."),
    msg("Free: move 1 space, or attack."),
    msg("Free: research −1, dominance +1."),
    msg("First kill of a turn: 1 action.")};
static_assert(std::size(kGambitShort) == 6 && std::size(kCommandShort) == 31);

// The bar and the prompt.
inline constexpr Text kActionsLeft = msg("{n} {n|action|actions} left");
// Translators: verb, on a button: roll the ship's number again
inline constexpr Text kReconfigure = msg("Reconfigure");
inline constexpr Text kResearchButton = msg("Research", "Quantum");
// Translators: verb, on a button: place a cube
inline constexpr Text kConstructButton = msg("Construct");
inline constexpr Text kEndActions = msg("End actions", "button");
inline constexpr Text kCancel = msg("Cancel");
inline constexpr Text kCosts = msg("{n} {n|action|actions}");
inline constexpr Text kFreeOfCost = msg("free", "of cost");
inline constexpr Text kUnused = msg("{n} unused");
inline constexpr Text kAbilitiesLeft = msg("more is possible");
inline constexpr Text kSumOf = msg("{at}: {n} of {of}");
inline constexpr Text kFlexibleTo = msg("{card}: {n}");
inline constexpr Text kAttackShip = msg("Attack {ship}");
inline constexpr Text kWinsOften = msg("wins {n} % of the time");
inline constexpr Text kTapShipFor = msg("{card}: tap one of your ships.");
inline constexpr Text kTapFrom = msg("Tap the space to attack from, or the button below.");
inline constexpr Text kChooseBelow = msg("{ship}: choose below what it does.");
inline constexpr Text kTapSite = msg("Construct: tap a glowing planet.");
inline constexpr Text kTapConstruct = msg("Tap Construct to place a cube here.");
inline constexpr Text kTapOwner = msg("Choose below whose cube moves.");
inline constexpr Text kReadCard = msg("{card}: choose it with its button, or tap elsewhere.");
/// What can be touched for a ship: spaces and enemies, or only one of them.
struct Goals {
    Text both, space = both, enemy = both;
};
/// In the order of Mode.
inline constexpr Goals kGoals[] = {{msg("{ship}: tap a glowing space, or an enemy in range."),
                                    msg("{ship}: tap a glowing space."),
                                    msg("{ship}: tap an enemy in range.")},
                                   {msg("Curious: tap a space for the {ship}, without attack.")},
                                   {msg("Tactical: one step for the {ship}, or an enemy next to it."),
                                    msg("Tactical: one step for the {ship}."),
                                    msg("Tactical: tap an enemy next to the {ship}.")},
                                   {msg("Tap the ship that the {ship} picks up.")},
                                   {msg("Tap a glowing orbit for the {ship}.")},
                                   {msg("Nomadic: tap an orbit of a neighbour for the {ship}.")},
                                   {msg("Strike: tap an enemy next to the {ship}.")},
                                   {msg("Warp: tap the ship to swap with.")}};
inline constexpr Text kCarryCurious = msg("Curious: tap the ship that the {ship} picks up.");
inline constexpr Text kSeveralPossible = msg("No actions left. {n} powers still possible.");
inline constexpr Text kStillPossible = msg("No actions left. Still possible: {what}.");
inline constexpr Text kNothingLeft = msg("No actions left, and nothing else to do: end your actions.");
// Translators: heading: why the cube cannot be placed
inline constexpr Text kNotHere = msg("Not here");
inline constexpr Text kNotNow = msg("Not possible now");
inline constexpr Text kOtherAsked = msg("Another thing is asked for at this point.");
inline constexpr Text kNoEnemy = msg("No enemy ship is on the map.");
inline constexpr Text kNoOtherShip = msg("You have no other ship on the map.");
inline constexpr Text kNoSite = msg("No planet fits");
inline constexpr Text kNoShipInOrbit = msg("None of your ships is in the orbit of a planet that is open to you.");
inline constexpr Text kNoSumFits = msg("Your ships in orbit must add up to the planet's number. So far: {list}.");
inline constexpr Text kAbilityOf = msg("{ability} ({ship})");
inline constexpr Text kCubeOf = msg("{seat}'s cube");
inline constexpr Text kTake = msg("Take it");
inline constexpr Text kReadMore = msg("Read rule {id}");
inline constexpr Text kZoomIn = msg("Make the map larger");
inline constexpr Text kZoomOut = msg("Show the whole map");
/// Returns the effect of a card's power, for its button.
inline std::string power_note(orrery::quantum::Command card, Lang lang) {
    using orrery::quantum::Command;
    static constexpr std::pair<Command, Text> kNotes[] = {
        {Command::cerebral, msg("dominance −1, research +3")},  {Command::tyrannical, msg("research −1, dominance +1")},
        {Command::curious, msg("a move for free")},              {Command::tactical, msg("1 step or attack")},
        // Translators: a die may show one more or one less
        {Command::flexible, msg("number ±1")},                       {Command::nomadic, msg("to a next orbit, 1 action")},
        {Command::resourceful, msg("scrap for 1 action")}};
    for (const auto& [which, text] : kNotes)
        if (which == card) return std::string(text.in(lang));
    return {};
}

// Fight.
inline constexpr Text kAttacker = msg("Attacker");
inline constexpr Text kDefender = msg("Defender");
inline constexpr Text kAttackDie = msg("Attack die");
inline constexpr Text kDefenseDie = msg("Defence die");
inline constexpr Text kTotal = msg("Total");
inline constexpr Text kLowerWins = msg("The lower total wins.");
inline constexpr Text kDecides = msg("{seat} decides");
inline constexpr Text kAttackWon = msg("{seat} wins the fight");
inline constexpr Text kRepelled = msg("{seat} repels the attack");
inline constexpr Text kStubbornWon = msg("{seat} destroys the attacker");
inline constexpr Text kBothGone = msg("Both ships are destroyed");
inline constexpr Text kCostsNothing = msg("A failed attack costs nothing but the action.");
inline constexpr Text kRolledAgain = msg("{seat}, {card}: {n} became {m}");
inline constexpr Text kUsedReroll = msg("{seat} used {card}");
inline constexpr Text kAttackerWinsOften = msg("The attacker wins {n} % of the time.");
inline constexpr Text kCloseFight = msg("Close the fight");

// Names of things in the mirror.
inline constexpr Text kNameMap = msg("Map");
inline constexpr Text kNameFight = msg("Fight", "noun");
inline constexpr Text kNameBar = msg("Actions");
inline constexpr Text kNameSpace = msg("Space {at}");
inline constexpr Text kNamePlanet = msg("Planet {n} at {at}");
inline constexpr Text kNameShip = msg("{seat}'s {ship} at {at}");
inline constexpr Text kNameDocked = msg("{seat}'s ship {n}, {ship}, in the scrapyard");
inline constexpr Text kNameInReserve = msg("{seat}'s ship {n}, {ship}, in reserve");
inline constexpr Text kNameRolled = msg("{seat}'s ship {n}, {ship}");
inline constexpr Text kNameInHand = msg("Ship {n}, {ship}, to be placed");
inline constexpr Text kExpansionShip = msg("expansion ship");
inline constexpr Text kNameSheet = msg("{seat}'s sheet");
inline constexpr Text kNameDominance = msg("{seat}'s dominance: {n}");
inline constexpr Text kNameResearch = msg("{seat}'s research: {n}");
inline constexpr Text kNameCubes = msg("{seat}'s cubes left: {n}");
inline constexpr Text kNameActions = msg("{seat}'s actions left: {n}");
inline constexpr Text kNameHeld = msg("{card}, held by {seat}");
inline constexpr Text kNameGambit = msg("Gambit {n}: {card}");
inline constexpr Text kNameCommand = msg("Command {n}: {card}");

// Explanations of a long press.
inline constexpr Text kShipTitle = msg("{seat}: {ship}");
inline constexpr Text kNewShipTitle = msg("{seat}: expansion ship");
inline constexpr Text kNewShipText = msg("Not in play yet. The gambit card Expansion rolls it and brings it in.");
inline constexpr Text kRangeRow = msg("Steps in a Move");
inline constexpr Text kFightsRow = msg("Counts in a fight (low wins)");
inline constexpr Text kMovedRow = msg("Move action this turn");
inline constexpr Text kAbilityRow = msg("Ability this turn");
// Translators: of a slot: a cube can be placed
inline constexpr Text kStillFree = msg("still free");
// Translators: of an ability: not possible again in this turn
inline constexpr Text kSpent = msg("used");
inline constexpr Text kWaitsInScrapyard = msg("It waits in the scrapyard. Deploy brings it back, with this number.");
inline constexpr Text kSlotsRow = msg("Free cube slots");
inline constexpr Text kCubesHereRow = msg("{seat}'s cubes");
inline constexpr Text kOfAll = msg("{n} of {all}");
inline constexpr Text kInOrbitRow = msg("{seat} in orbit");
inline constexpr Text kNeedsRow = msg("{n}, needs {need}");
inline constexpr Text kClosedToRow = msg("{n}, closed");
inline constexpr Text kSumFits = msg("Your sum fits: you can build here for 2 actions.");
inline constexpr Text kSumMissing = msg("Your ships in orbit add up to {n}: {k} more {k|is|are} needed.");
inline constexpr Text kSumTooHigh = msg("Your ships in orbit add up to {n}: {k} too many.");
inline constexpr Text kOwnCubeHere = msg("You have a cube here already.");
inline constexpr Text kPlanetFull = msg("All slots are taken.");
inline constexpr Text kEntangled = msg("Entanglement: no other planet is open to you, so your own cubes do not bar this one. Each raises the number by {n}.");
inline constexpr Text kWouldFit = msg("It would fit: {list}.");
inline constexpr Text kFitByModify = msg("Modify the {ship} to {n}");
inline constexpr Text kFitByFlexible = msg("Flexible: the {ship} to {n}");
inline constexpr Text kFitByReconfigure = msg("Reconfigure the {ship} to a {n}");
inline constexpr Text kSpaceTitle = msg("Space {at}");
inline constexpr Text kOrbitOf = msg("Orbit of planet {n}.");
inline constexpr Text kCornerOf = msg("Corner of planet {n}: not in orbit.");
inline constexpr Text kVoidText = msg("At the start of your turn each ship of yours here raises your research by 1.");
inline constexpr Text kDominanceText = msg("A destroyed enemy raises it, a lost ship lowers it. At 6 you win infamy: a cube at once, without ships; then it is 1 again.");
inline constexpr Text kResearchText = msg("At {n}, when the actions end, it brings a card and is 1 again.");
inline constexpr Text kCubesText = msg("{n} of {all} cubes are still to be placed. Whoever has placed all of them wins at once.");
inline constexpr Text kActionsTitle = msg("Actions");
inline constexpr Text kActionsText = msg("Actions left this turn. Construct costs 2, the others 1; abilities cost none.");

}  // namespace orrery::ui::quantum_table::words
