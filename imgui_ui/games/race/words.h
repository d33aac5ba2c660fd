// Texts of the Race table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include <string>

#include "engine/core/punctuation.h"
#include "engine/core/text.h"

namespace orrery::ui::race_table::words {

// On cards.
// Translators: verb, before a number of cards
inline constexpr Text kKeep = msg("keep");
// Translators: between two numbers: one against the other
inline constexpr Text kAgainst = msg("vs");
// Translators: on this card
inline constexpr Text kHere = msg("here");
// Translators: verb: produce a good
inline constexpr Text kMake = msg("make");
// Translators: who has the most of a kind
inline constexpr Text kMost = msg("most");
inline constexpr Text kAtTheEnd = msg("at the end");
inline constexpr Text kFromNextPhase = msg("from next phase");

// Track of phases.
inline constexpr Text kNotThisRound = msg("not this round");
/// By index in the track: the effect of the phase for everybody, in a word or two, and in a sentence.
inline constexpr Text kForAll[] = {msg("see 2, keep 1"), msg("place one"), msg("place one"),
                                   msg("use goods"), msg("make goods")};
inline constexpr Text kPhaseText[] = {
    msg("Everybody draws 2 cards and keeps 1."),
    msg("Everybody may place one development and pays its cost with cards."),
    msg("Everybody may place one world: paid for with cards, or conquered with Military."),
    msg("Everybody must use the goods that the powers take, for VP and cards."),
    msg("Every production world without a good gets one.")};
/// Bonuses of the actions, in the order of ActionId.
inline constexpr Text kBonus[] = {
    msg("See 5 more cards"), msg("See 1 more, keep 1 more"),
    msg("Pay 1 card less"), msg("Pay 1 card less"),
    msg("Draw 1 after placing a world"), msg("Draw 1 after placing a world"),
    msg("First sell 1 good for cards"), msg("Twice the VP for goods"),
    msg("A good on one windfall world")};
/// Short bonuses for small action cards.
inline constexpr Text kBonusShort[] = {msg("+5"),      msg("+1, keep +1"), msg("cost −1"),
                                       msg("cost −1"), /* Translators: verb, on an action's card: draw a card */ msg("draw 1"),        msg("draw 1"),
                                       // Translators: verb, on an action's card: sell a good
                                       msg("sell 1"),  msg("2× VP"),       msg("+1 good")};
/// Short bonuses for the track. If both cards of a phase are chosen, both are listed.
// Translators: verb, on an action's card: look at five cards more
inline constexpr Text kBonusOnTab[] = {msg("see +5"),  msg("keep +1"), msg("cost −1"), msg("cost −1"), msg("draw 1"),
                                       msg("draw 1"), msg("sell 1"), msg("2× VP"),  msg("+1 good")};
/// Beside the numeral of the second Develop or Settle.
inline constexpr Text kSecond = msg("2nd", "action card");
inline constexpr Text kBonusOf = msg("{bonus}: {seats}.");
inline constexpr Text kNobody = msg("nobody", "none");
inline constexpr Text kNobodyChose = msg("Nobody chose it: it does not happen this round.");
inline constexpr Text kYourPowers = msg("Your powers in it");
inline constexpr Text kWithBonus = msg("Whoever chose it: {bonus}.");

// Seats and piles.
inline constexpr Text kMilitary = msg("Military");
inline constexpr Text kChips = msg("VP chips", "short");
inline constexpr Text kPoints = msg("{n|pt|pts}");
/// Returns the unit of a number of points: "pts", "pt".
inline std::string unit_of(int points, Lang lang) { return fill(kPoints, lang, {{"n", points}}); }
inline constexpr Text kVpLeft = msg("VP left");
inline constexpr Text kEndsAt = msg("{n} cards end it");
inline constexpr Text kLastRound = msg("last round");
inline constexpr Text kRound = msg("Round {n}");
inline constexpr Text kSetup = msg("Set-up");
// Translators: noun: face-down cards to draw from
inline constexpr Text kDeck = msg("Supply");
// Translators: noun: the pile of used cards
inline constexpr Text kDiscard = msg("Discard");
// Translators: of a player: has not chosen yet
inline constexpr Text kChoosing = msg("choosing");
// Translators: of a player: waits for the others
inline constexpr Text kHasChosen = msg("has chosen");
inline constexpr Text kTableauOf = msg("{seat}'s tableau");
inline constexpr Text kPrices = msg("Sells for");
/// In the order of Good.
inline constexpr Text kShortGoods[] = {msg("Novelty"), msg("Rare"), msg("Genes"), msg("Alien")};
inline constexpr Text kSigns = msg("Signs");
inline constexpr Text kYourBonus = msg("Your bonus: {bonus}");

// Banners.
inline constexpr Text kTwelfth = msg("Twelfth card: the last round");

// Tray and hand.
inline constexpr Text kChooseOne = msg("Your action this round");
inline constexpr Text kChooseTwo = msg("Your two actions this round ({n} of 2)");
inline constexpr Text kKeepOf = msg("Keep {n} of {of} ({picked} picked)");
inline constexpr Text kDrawnCards = msg("Cards you have drawn");
inline constexpr Text kHowToPlace = msg("How do you place {card}?");
inline constexpr Text kWhichPower = msg("Which power of {card}?");
inline constexpr Text kWhichSource = msg("With what do you produce?");
inline constexpr Text kCallNumber = msg("Call the number of the top card");
inline constexpr Text kOfAllShort = verbatim("{n}/{of}");
inline constexpr Text kOfAll = msg("{n} of {of}", "cards");
inline constexpr Text kProduceBonus = msg("Produce bonus");
// Translators: verb, on a button: keep so many cards
inline constexpr Text kConfirmKeep = msg("Keep {n}");
inline constexpr Text kConfirmDiscard = msg("Discard {n}", "button");
// Translators: verb, on a button: pay so many cards
inline constexpr Text kConfirmPay = msg("Pay {n}");
inline constexpr Text kConfirmForVp = msg("Discard {n} for {vp} VP");
inline constexpr Text kConfirmActions = msg("Choose");
inline constexpr Text kPick = msg("{n} of {of}", "cards picked");
// Translators: verb, on a button: place the card
inline constexpr Text kPlace = msg("Place it");
inline constexpr Text kPlaceFor = msg("Place it for {n}");
inline constexpr Text kPlaceAndPay = msg("Place {card}, pay {n}");
inline constexpr Text kPlaceAndPayShort = msg("Place it, pay {n}");
inline constexpr Text kNoCard = msg("No card");
inline constexpr Text kStop = msg("Stop here");
inline constexpr Text kKeepHand = msg("Keep my hand");
inline constexpr Text kBestOrder = msg("Best: {gains}");
inline constexpr Text kGainVp = msg("{n} VP");
inline constexpr Text kGainCards = msg("{n} {n|card|cards}", "amount");
inline constexpr Text kGainNothing = msg("nothing", "gain");
/// Returns "Best: 5 VP, 2 cards".
inline std::string gains(int vp, int cards, Lang lang) {
    std::string all;
    if (vp > 0) all = fill(kGainVp, lang, {{"n", vp}});
    if (cards > 0) all += (all.empty() ? "" : punctuation::kFacts.in(lang)) + fill(kGainCards, lang, {{"n", cards}});
    return fill(kBestOrder, lang, {{"gains", all.empty() ? std::string(kGainNothing.in(lang)) : all}});
}
inline constexpr Text kCancel = msg("Cancel");
inline constexpr Text kPayFree = msg("free", "of cost");
inline constexpr Text kPayCards = msg("{n} {n|card|cards}", "amount");
/// Returns "2 cards", or "free".
inline std::string amount_of_cards(int n, Lang lang) { return n == 0 ? std::string(kPayFree.in(lang)) : fill(kPayCards, lang, {{"n", n}}); }
inline constexpr Text kConquest = msg("Military {n} against {of}");
inline constexpr Text kGivesUp = msg("gives up {card}");
/// In the order of Method.
inline constexpr Text kMethods[] = {msg("Pay"), msg("Colony Ship"), msg("Conquer"),
                                    msg("Conquer with Tactics"), msg("Contact Specialist"),
                                    msg("Contact and Colony Ship")};
inline constexpr Text kPlacing = msg("placing");
inline constexpr Text kPaysOf = msg("paying {n} of {of}");
inline constexpr Text kPlaceHere = msg("Place here");
inline constexpr Text kTapOrDrag = msg("tap or drag");
inline constexpr Text kEmptyHand = msg("No cards in hand");

// Hints about the use of the hand: a heading and a sentence.
inline constexpr Text kHintSpend = msg("Choose cards to spend");
inline constexpr Text kHintSpendText = msg("Cards are money: what you spend is gone.");
inline constexpr Text kHintDiscard = msg("Choose cards to discard");
inline constexpr Text kHintSetupText = msg("Keep four that go well with your start world.");
inline constexpr Text kHintLimitText = msg("Ten cards may stay in your hand.");
inline constexpr Text kHintForVp = msg("Cards for points");
inline constexpr Text kHintForVpText = msg("Each card you discard gives {n} VP.");
inline constexpr Text kHintWorlds = msg("Glowing worlds can be placed");
inline constexpr Text kHintWorldsText = msg("A red ring is won with Military: no cards are paid.");
inline constexpr Text kHintDevelopments = msg("Glowing developments can be placed");
inline constexpr Text kHintDevelopmentsText = msg("You pay their cost with other cards.");
inline constexpr Text kHintNothing = msg("Nothing fits now");
inline constexpr Text kHintNothingText = msg("Tap a card to see why.");
inline constexpr Text kHintSell = msg("Tap the good to sell");
inline constexpr Text kHintSellText = msg("The number is the cards you get.");
inline constexpr Text kHintConsume = msg("Tap a glowing card");
inline constexpr Text kHintConsumeText = msg("Goods that a power can take must be used.");
inline constexpr Text kHintPale = msg("Pale number: another order brings more.");
inline constexpr Text kHintGood = msg("Tap the goods to use");
inline constexpr Text kHintGoodText = msg("{n} more.");
inline constexpr Text kHintWindfall = msg("Tap a glowing world");
inline constexpr Text kHintWindfallText = msg("It gets a good.");

// Prompts after the first touch.
inline constexpr Text kAskToPayFor = msg("{card}: choose {n} {n|card|cards} to pay with.");
inline constexpr Text kAskPlace = msg("{card}: tap its place, or another card.");
inline constexpr Text kAskMoreActions = msg("Choose {n} more.");
inline constexpr Text kAskMoreToKeep = msg("Keep {n} more {n|card|cards}.");
inline constexpr Text kAskMoreToPay = msg("Pay {n} more {n|card|cards}.");
inline constexpr Text kAskMoreToDiscard = msg("Discard {n} more {n|card|cards}.");
inline constexpr Text kAskConfirm = msg("Tap \"{button}\", or choose others.");
inline constexpr Text kAskWorldFor = msg("{card}: tap the world that gets the good.");
inline constexpr Text kNoSourceFor = msg("Nothing that you can still use produces on {card}.");

inline constexpr Text kPlaysOn = msg("The best order is played.");
inline constexpr Text kPickMore = msg("Pick as many as the button says.");

// Sheets of cards and figures.
inline constexpr Text kReadMore = msg("Read rule {id}");
inline constexpr Text kClose = msg("Close");
inline constexpr Text kCost = msg("Cost");
// Translators: of a cost: as on the card, before discounts
inline constexpr Text kPrinted = msg("Printed");
// Translators: heading: the action that the player chose
inline constexpr Text kActionBonus = msg("Your action");
inline constexpr Text kToPay = msg("To pay");
inline constexpr Text kYourMilitary = msg("Your Military against it");
// Translators: noun, below a column of numbers
inline constexpr Text kSum = msg("Sum");
inline constexpr Text kLasting = msg("Lasting Military");
inline constexpr Text kConditional = msg("Only against some worlds");
inline constexpr Text kOnce = msg("Once, given up");
inline constexpr Text kNoMilitary = msg("No Military yet.");
inline constexpr Text kWorthIfPlaced = msg("Worth if you place it now");
inline constexpr Text kWorthNow = msg("Worth now");
inline constexpr Text kSaleOf = msg("Cards for its good");
// Translators: noun: how many cards a good sells for
inline constexpr Text kPrice = msg("Price");
inline constexpr Text kDevelopmentKind = msg("Development");
/// In the order of WorldType.
inline constexpr Text kWorldKinds[] = {msg("World"), msg("Windfall world"), msg("Production world")};
inline constexpr Text kMilitaryWorld = msg("Military world");
inline constexpr Text kIsNew = msg("Placed just now: its powers work from the next phase.");
inline constexpr Text kPoolText = msg("When the last VP is given out, or somebody has {n} cards, the game ends with this round.");
inline constexpr Text kPoolReserve = msg("{n} VP have come from the reserve.");
inline constexpr Text kDeckText = msg("{n} cards. When it is empty the discards are shuffled.");
inline constexpr Text kDiscardText = msg("{n} cards, face down. Nobody may look.");
/// Descriptions of lines of variable points, composed from the keys that are set.
inline constexpr Text kPerChips = msg("every {n} VP in chips");
inline constexpr Text kColumns[] = {msg("Explore"), msg("Develop"), msg("Settle"), /* Translators: name of an action, as on its card */ msg("trade"),
                                    msg("Consume"), msg("Produce")};
// Translators: of a world: no further kind
inline constexpr Text kTypes[] = {msg("plain"), msg("windfall"), msg("production")};
inline constexpr Text kCards = msg("cards");
inline constexpr Text kWorlds = msg("worlds");
inline constexpr Text kDevelopments = msg("developments");
inline constexpr Text kMilitaryMark = msg("military");
// Translators: a kind of card and how many
inline constexpr Text kOfType = msg("{what} {cards}");
inline constexpr Text kOfGood = msg("{what} {cards}", "of a good");
inline constexpr Text kOfCost = msg("{cards} of cost {what}");
inline constexpr Text kWithPower = msg("{cards} with a power for {what}");
inline constexpr Text kPerMilitary = msg("lasting Military");

// Names of things in the mirror.
inline constexpr Text kNameHand = msg("{card}, in hand");
inline constexpr Text kNameDrawn = msg("{card}, drawn");
inline constexpr Text kNamePlaced = msg("{card}, {seat}");
inline constexpr Text kNameSource = msg("Produce with {source}");
inline constexpr Text kNamePool = msg("{n} VP left");

}  // namespace orrery::ui::race_table::words
