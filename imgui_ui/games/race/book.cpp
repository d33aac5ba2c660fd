// Chapters: goal · parts · setup · round · actions · explore · develop · settle · consume · produce · end · points · secrets ·
// options · words · gallery
#include "imgui_ui/games/race/book.h"

#include "engine/games/race/rule_ids.h"
#include "imgui_ui/games/race/book_figures.h"

namespace orrery::ui::race_table {
namespace {

namespace r = orrery::race::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT

constexpr Text kNothing = verbatim("");

// --- tables ---

constexpr Text kSetupCells[] = {
    msg("Players", "number"), msg("VP in the pool"), msg("First game: start worlds"),
    msg("2", "players"), verbatim("24"), msg("1, 2"),
    msg("3", "players"), verbatim("36"), msg("1, 2, 3"),
    msg("4", "players"), verbatim("48"), msg("1, 2, 3, 4")};
constexpr BookTable kSetup{3, kSetupCells};

constexpr Text kPhaseCells[] = {
    msg("Phase"), msg("What everybody does"), msg("Bonus for those who chose it"),
    msg("Explore"), msg("Draw 2 cards, keep 1."), msg("+5: draw 5 more. +1: draw 1 more and keep 1 more."),
    msg("Develop"), msg("Place a development."), msg("It costs 1 less."),
    msg("Settle"), msg("Place a world."), msg("Draw 1 card after placing."),
    msg("Consume"), msg("Turn goods into VP and cards."), msg("Trade: first sell a good for cards. 2x VP: powers give twice the VP."),
    msg("Produce"), msg("Goods appear on production worlds."), msg("A good on one windfall world, too.")};
constexpr DrawSign kPhaseSigns[] = {phase_sign<Phase::explore>, phase_sign<Phase::develop>, phase_sign<Phase::settle>,
                                   phase_sign<Phase::consume>, phase_sign<Phase::produce>};
constexpr BookTable kPhaseTable{3, kPhaseCells, kPhaseSigns};

constexpr Text kMethodCells[] = {
    msg("Way"), msg("For"), msg("What it takes"),
    msg("Pay"), msg("Black circle"), msg("As many hand cards as the cost"),
    msg("Conquer", "way to place"), msg("Red circle"), msg("Military of at least the defense"),
    msg("New Military Tactics"), msg("Red circle"), msg("Give the card up: Military +3"),
    msg("Contact Specialist"), msg("Red circle, no alien technology"), msg("As many hand cards as the defense less 1"),
    msg("Colony Ship"), msg("Black circle, no alien technology"), msg("Give the card up: cost 0")};
constexpr BookTable kMethods{3, kMethodCells};

constexpr Text kPriceCells[] = {
    msg("Good"), msg("Cards for it"),
    msg("Novelty goods"), msg("2", "cards"), msg("Rare elements"), msg("3", "cards"),
    msg("Genes"), msg("4", "cards"), msg("Alien technology"), msg("5", "cards")};
constexpr DrawSign kPriceSigns[] = {good_sign<Good::novelty>, good_sign<Good::rare>, good_sign<Good::genes>, good_sign<Good::alien>};
constexpr BookTable kPrices{2, kPriceCells, kPriceSigns};

constexpr Text kBigCells[] = {
    msg("Development"), msg("What it counts"),
    msg("Alien Tech Institute"), msg("3 for each alien-technology production world, 2 for each such windfall world, 2 for each other Alien card"),
    msg("Free Trade Association"), msg("2 for each novelty production world, 1 for each novelty windfall world, 2 each for Consumer Markets and Expanding Colony"),
    msg("Galactic Federation"), msg("2 for each cost-6 development, 1 for each other development"),
    msg("Galactic Imperium"), msg("2 for each Rebel military world, 1 for each other military world"),
    msg("Galactic Renaissance"), msg("1 for every 3 VP in chips, 3 each for Research Labs, Galactic Trendsetters and Artist Colony"),
    msg("Galactic Survey: SETI"), msg("1 for each development with an explore power, 2 for each world with one, 1 for each other world"),
    msg("Merchant Guild"), msg("2 for each production world"),
    msg("Mining League"), msg("2 for each rare-element production world, 1 for each such windfall world, 2 each for Mining Robots and Mining Conglomerate"),
    msg("New Economy"), msg("2 for each development with a consume power, 1 for each world with one"),
    msg("New Galactic Order"), msg("your total Military"),
    msg("Pan-Galactic League"), msg("2 for each genes world, 1 for each other military world, 3 for Contact Specialist"),
    msg("Trade League"), msg("2 for each development with a trade power, 1 for each world with one")};
constexpr BookTable kBig{2, kBigCells};

constexpr Text kSecretCells[] = {
    msg("What", "secrets"), msg("Who may look"),
    msg("Tableaus, VP chips, kinds and places of goods"), msg("everybody"),
    msg("Number of cards in hands, supply and discard pile"), msg("everybody"),
    msg("Your hand and the cards you explore"), msg("only you"),
    msg("Chosen actions and cards to place, until revealed"), msg("only you"),
    msg("Supply, discard pile, cards under goods"), msg("nobody")};
constexpr BookTable kSecret{2, kSecretCells};

constexpr Text kOptionCells[] = {
    msg("Option"), msg("Choices"), msg("Rule"),
    msg("Actions each round"), msg("Two of nine with 2 players, or one of seven"), verbatim("RG-T20"),
    msg("Start", "option"), msg("Standard, no Old Earth, first game"), verbatim("RG-S3"),
    msg("Selling a good"), msg("Always, or with a trade power"), verbatim("RG-A44"),
    msg("Rounds", "option"), msg("No limit, or a number"), verbatim("RG-E1")};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text(msg("You build a civilisation: a row of worlds and developments in front of you, your tableau. All of them come from one deck of cards, and you pay for cards with other cards.")),
    figure(draw_some_tableau, msg("A tableau of four cards: a start world, a production world with a good, a windfall world with a good, a development."), true),
    heading(msg("One card, three uses")),
    text(msg("A card in hand can be placed, if you can pay for it. It can be spent: each card discarded pays 1. And face-down on a world it is a good, whatever it is.")),
    heading(msg("A round in short")),
    text(msg("Everybody secretly chooses an action. Only the phases that somebody chose take place, and everybody takes part in them; who chose a phase has a bonus in it. So you gain from what others choose, and they from yours.")),
    heading(msg("Who wins")),
    text(msg("VP chips from consuming goods, the VP printed on your cards, and the variable VP of big developments are added. The highest total wins (RG-E10).")),
    note(msg("The round in which the VP pool runs out, or in which somebody reaches 12 cards, is the last (RG-E1).")),
};

constexpr Block kParts[] = {
    figure(three_kinds, msg("A world to pay for, a military world, a development: the cost at the upper left, the VP at the upper right.")),
    entry(card_sign, msg("114 cards"), msg("95 different ones: 64 worlds and 50 developments. Developments of cost 1 to 5 exist twice."), &r::S6),
    entry(cost_sign, msg("Black circle: cost"), msg("A world that is paid for with so many cards."), &r::A27),
    entry(defense_sign, msg("Red circle: defense"), msg("A military world. It is not paid for but conquered."), &r::A26),
    entry(diamond_sign, msg("Diamond: cost"), msg("A development."), &r::A15),
    entry(vp_sign, msg("Hexagon: VP"), msg("Points at the end. A question mark: they depend on your tableau."), &r::E5),
    entry(production_sign, msg("Solid ring: production world"), msg("It gets a good in every Produce phase, if it is empty."), &r::A65),
    entry(windfall_sign, msg("Dashed ring: windfall world"), msg("It comes with a good. Later ones need the Produce bonus or a power."), &r::A35),
    entry(vp_sign, msg("VP chips"), msg("A common pool of 12 VP a player, and a reserve for the last round."), &r::S2),
    entry(nullptr, msg("Action cards"), msg("The same for everybody: seven, or nine if two are chosen each round."), &r::S11),
};

constexpr Block kSetupBlocks[] = {
    text(msg("The app deals for you. These are its steps, so that you can check it or play with real cards.")),
    table(kSetup, msg("By number of players", "rule book")),
    rule(r::S1), rule(r::S2), rule(r::S3),
    rule(r::S4, msg("Its number settles the turn order (RG-T2).")),
    rule(r::S5, msg("These hands hold cards that go together.")),
    rule(r::S6), rule(r::S7), rule(r::S8), rule(r::S9),
    rule(r::S10, msg("Keep cards that fit each other and your start world, and that you can pay for soon.")),
    rule(r::S11), rule(r::S12),
    note(msg("For a first match choose the start \"First game\".")),
};

constexpr Block kRound[] = {
    table(kPhaseTable, msg("The five phases"), true),
    rule(r::T1), rule(r::T2), rule(r::T3),
    rule(r::T4, msg("A phase that nobody chose does not take place: then nobody may place, consume or produce.")),
    heading(msg("Powers")),
    rule(r::T5),
    example(msg("From the next phase on"), new_card, msg("Public Works gives a card after placing a development, but not for itself: it does not work yet. The next development brings the card.")),
    rule(r::T6), rule(r::T7),
    heading(msg("Cards and goods")),
    rule(r::T8), rule(r::T9),
    example(msg("The supply runs out"), reshuffling, msg("Three cards are to be drawn, but the supply has two. After them the 30 discards are shuffled at once, and the third is drawn from these.")),
    rule(r::T10), rule(r::T11), rule(r::T12), rule(r::T13), rule(r::T14), rule(r::T15),
    heading(msg("The end of a round")),
    rule(r::T30, msg("With 13 cards in hand you discard 3.")), rule(r::T31),
};

constexpr Block kActions[] = {
    example(msg("Two players, two choices"), two_choices, msg("Aki chose Settle, Ben Produce. Both settle and both produce. Aki draws a card after placing; Ben may produce on a windfall world.")),
    rule(r::T20), rule(r::T22),
    heading(msg("Two actions a round")),
    rule(r::T21), rule(r::T23),
    example(msg("Develop twice"), develop_twice, msg("Aki chose both Develop cards, Ben only the first. In the first Develop both pay 1 less. In the second Ben may place too, but at the full cost.")),
    note(msg("Ask yourself what the others will choose. A phase that somebody else is likely to call you get for nothing: choose something else.")),
};

constexpr Block kExplore[] = {
    example(msg("Explore: +5"), explore_five, msg("Aki chose \"Explore: +5\": Aki draws 7 and keeps 1. Ben did not choose Explore: Ben draws 2 and keeps 1.")),
    rule(r::A1), rule(r::A2), rule(r::A3),
    rule(r::A4), rule(r::A5),
    example(msg("With powers"), explore_powers, msg("Galactic Renaissance draws 2 more and keeps 1 more, Research Labs keep 1 more. With \"Explore: +1, keep +1\" that makes 5 drawn and 4 kept.")),
    rule(r::A6), rule(r::A7),
    note(msg("+5 finds the one card you are looking for, +1 brings more cards to pay with.")),
};

constexpr Block kDevelop[] = {
    rule(r::A10, msg("Interstellar Bank draws a card, in a second Develop another.")),
    rule(r::A11), rule(r::A12),
    rule(r::A13), rule(r::A14),
    rule(r::A15),
    example(msg("A discount"), discount, msg("Drop Ships cost 4. Investment Credits make it 3, and Aki, who chose Develop, pays 2 cards: the whole rest of the hand.")),
    rule(r::A16), rule(r::A17), rule(r::A18), rule(r::A19), rule(r::A20),
    note(msg("Cards are money. Do not keep a fine card that you can never pay for; spend it.")),
};

constexpr Block kSettle[] = {
    rule(r::A21), rule(r::A22), rule(r::A23), rule(r::A24),
    heading(msg("Ways to place a world")),
    table(kMethods, msg("The ways"), true),
    rule(r::A25), rule(r::A26),
    heading(msg("Paying")),
    rule(r::A27),
    example(msg("What powers take off"), cheaper, msg("Replicant Robots take 2 off every world, Mining Robots 1 more off rare-element worlds: New Earth, cost 5, costs 2.")),
    rule(r::A31, msg("Not where the cost is 0 anyway. Together with the Contact Specialist it serves for military worlds too.")),
    heading(msg("Conquering")),
    rule(r::A28), rule(r::A29),
    example(msg("Military"), military, msg("New Sparta gives Military 2: enough for Avian Uplift Race, which comes without payment and with a good. Pirate World, defense 3, is out of reach.")),
    rule(r::A30),
    example(msg("Giving a card up"), tactics, msg("Military 2 is not enough for Rebel Outpost. New Military Tactics are given up for 3 more: 5 against 5.")),
    heading(msg("The Contact Specialist")),
    rule(r::A33), rule(r::A32),
    heading(msg("After that")),
    rule(r::A34), rule(r::A35), rule(r::A36), rule(r::A37),
    note(msg("A world placed now gives no Military for another one in the same phase.")),
};

constexpr Block kConsume[] = {
    rule(r::A40),
    heading(msg("The sale")),
    table(kPrices, msg("Prices")),
    rule(r::A41), rule(r::A42), rule(r::A43),
    example(msg("A good price"), selling, msg("Aki chose Trade and sells the novelty good of Spice World: 2 for the good, 2 from Spice World, 1 each from Export Duties and Old Earth. 6 cards.")),
    rule(r::A44),
    heading(msg("Consume powers")),
    rule(r::A45), rule(r::A46), rule(r::A47), rule(r::A48), rule(r::A49),
    example(msg("The order matters"), order, msg("With a genes and a rare good: Plague World and Mining Conglomerate take one each for 2 VP and a card. If Old Earth begins, it takes both for 2 VP, without the card.")),
    rule(r::A50), rule(r::A51), rule(r::A52), rule(r::A53), rule(r::A54), rule(r::A55),
    heading(msg("Special powers")),
    rule(r::A56), rule(r::A57),
    rule(r::A58, msg("1 and 2 are the likeliest: 24 and 30 of the 114 cards have these numbers.")), rule(r::A59),
    heading(msg("Twice the points")),
    rule(r::A60),
    example(msg("Doubled"), doubled, msg("Galactic Trendsetters take one good for 2 VP, doubled 4. Pilgrimage World then takes the other two for 1 VP, doubled 2. The other order would bring only 4.")),
    rule(r::A61),
    note(msg("Selling brings cards, consuming brings points. Sell early, consume late.")),
};

constexpr Block kProduce[] = {
    rule(r::A64), rule(r::A65),
    example(msg("Only where there is room"), producing, msg("Gem World is empty: it gets a good, and its power draws a card. Artist Colony still has one and gets none.")),
    rule(r::A66), rule(r::A67),
    heading(msg("Windfall worlds")),
    rule(r::A68), rule(r::A69),
    example(msg("The right place for each"), windfalls, msg("Aki chose Produce and has Mining Robots, for rare elements only. The bonus goes to the genes world, so that both get a good.")),
    rule(r::A70), rule(r::A71), rule(r::A72),
    note(msg("Full worlds produce nothing: consume or sell first, then produce.")),
};

constexpr Block kEnd[] = {
    rule(r::E1), rule(r::E2), rule(r::E3),
    example(msg("More than the pool holds"), reserve, msg("3 VP are left in the pool and Aki gains 5: 2 of them come from the reserve. The round is played to its end, and the game is over.")),
    rule(r::E4),
    note(msg("Cards and goods that are left over are worth nothing (RG-E6). In the last round look for points only.")),
};

constexpr Block kPoints[] = {
    rule(r::E5), rule(r::E6),
    heading(msg("Variable points")),
    rule(r::E7), rule(r::E8),
    example(msg("Galactic Imperium"), imperium, msg("New Sparta and Pirate World are military worlds: 1 each. Rebel Base and Rebel Miners are Rebel ones: 2 each. Together 6.")),
    rule(r::E9),
    table(kBig, msg("The twelve of cost 6, in VP"), true),
    heading(msg("The winner")),
    rule(r::E10, msg("Both have 35 points. Aki has 4 cards and 1 good, Ben 3 cards and 2 goods: 5 each, so both win.")),
};

constexpr Block kSecrets[] = {
    table(kSecret, msg("Open and secret"), true),
    rule(r::H1), rule(r::H2), rule(r::H3), rule(r::H5),
    heading(msg("On this device")),
    text(msg("Secret choices are asked one after the other, behind a curtain if several people share the device. They count as made at the same moment.")),
    rule(r::H4),
    rule(r::M0), rule(r::M1), rule(r::M2), rule(r::M3), rule(r::M4),
};

constexpr Block kOptions[] = {
    table(kOption, msg("Chosen before the start"), true),
    text(msg("Actions: two a round make a richer game for two (RG-T21). One is easier to begin with.")),
    text(msg("Start: without Old Earth nobody begins with number 0; the first game deals hands that go together (RG-S5).")),
    text(msg("Selling: with the second choice a good can be sold only by somebody who has a trade power (RG-A41).")),
    text(msg("Rounds: for a game of a fixed length (RG-E1).")),
};

constexpr Block kWords[] = {
    heading(msg("Goods")),
    entry(good_sign<Good::novelty>, msg("Novelty goods"), msg("Light blue diamond, price 2. Many worlds make them."), &r::A42),
    entry(good_sign<Good::rare>, msg("Rare elements"), msg("Brown square, price 3."), &r::A42),
    entry(good_sign<Good::genes>, msg("Genes"), msg("Green drop, price 4."), &r::A42),
    entry(good_sign<Good::alien>, msg("Alien technology"), msg("Yellow star, price 5. Not every power helps to get such worlds."), &r::A32),
    heading(msg("Powers by phase")),
    entry(phase_sign<Phase::explore>, msg("I: Explore"), msg("Works when you explore."), &r::A2),
    entry(phase_sign<Phase::develop>, msg("II: Develop"), msg("Works when developments are placed."), &r::A15),
    entry(phase_sign<Phase::settle>, msg("III: Settle"), msg("Works when worlds are placed; Military stands here."), &r::A28),
    entry(trade_sign, msg("$: Trade"), msg("Works when you sell a good."), &r::A43),
    entry(phase_sign<Phase::consume>, msg("IV: Consume"), msg("Consumes goods."), &r::A45),
    entry(phase_sign<Phase::produce>, msg("V: Produce"), msg("Works when goods are produced."), &r::A65),
    heading(msg("In the lines of powers")),
    entry(any_good_sign, msg("Four shapes in one"), msg("A good of any kind."), &r::A46),
    entry(vp_sign, msg("Hexagon"), msg("VP: chips from the pool."), &r::T13),
    entry(drawn_sign, msg("Small card"), msg("A card that you draw."), &r::T8),
    entry(named_card_sign, msg("Small card with a dot"), msg("One certain card that a big development counts, named in its text."), &r::E8),
    entry(sword_sign, msg("Sword"), msg("Military. With a good or a word beside it, against such worlds only."), &r::A28),
    entry(nullptr, msg("Arrow"), msg("Left of it what is done or spent, right of it what you get. A dashed circle at the left: the good that a windfall world brings."), &r::A35),
    heading(msg("Words")),
    entry(nullptr, msg("Tableau"), msg("The cards in front of a player, start world included."), &r::T14),
    entry(nullptr, msg("Supply"), msg("The face-down deck that everybody draws from."), &r::T8),
    entry(nullptr, msg("Bonus"), msg("What only those who chose the phase get in it."), &r::T4),
    entry(nullptr, msg("Military"), msg("The sum of your Military powers; some count against certain worlds only."), &r::A28),
    entry(nullptr, msg("Alien, Rebel"), msg("Words on cards that some powers and points look for."), &r::E8),
    entry(nullptr, msg("Reserve"), msg("VP for the last round, when the pool is empty."), &r::E3),
};

constexpr Block kGallery[] = {
    figure(all_start_worlds, msg("The five start worlds."), true),
    figure(all_paid_worlds, msg("Worlds that are paid for with cards."), true),
    figure(all_military_worlds, msg("Worlds that are conquered with Military."), true),
    figure(all_developments, msg("Developments with printed VP."), true),
    figure(all_large_developments, msg("Developments whose VP are counted at the end."), true),
};

constexpr Text kBonusExplore = msg("bonus: +5, or +1 and keep 1 more"), kBonusDevelop = msg("bonus: costs 1 less"),
    kBonusSettle = msg("bonus: draw 1"), kBonusConsume = msg("bonus: a sale, or twice the VP"), kBonusProduce = msg("bonus: a windfall good");

constexpr Chapter kChapters[] = {
    {"goal", msg("Goal"), msg("Build the best civilisation of worlds and developments."), kNothing, vp_sign, kGoal},
    {"parts", msg("The cards"), msg("What stands on them, and what lies beside."), kNothing, card_sign, kParts},
    {"setup", msg("Set-up"), msg("A start world and four cards for everybody."), kNothing, nullptr, kSetupBlocks},
    {"round", msg("A round"), msg("Choose, reveal, play the chosen phases in order."), kNothing, nullptr, kRound},
    {"actions", msg("Choosing actions", "chapter"), msg("Everybody decides in secret what happens this round."), kNothing, nullptr, kActions},
    {"explore", msg("Explore"), msg("Draw cards and keep the best."), kBonusExplore, phase_sign<Phase::explore>, kExplore},
    {"develop", msg("Develop"), msg("Place a development and pay for it with cards."), kBonusDevelop, phase_sign<Phase::develop>, kDevelop},
    {"settle", msg("Settle"), msg("Place a world: pay for it or conquer it."), kBonusSettle, phase_sign<Phase::settle>, kSettle},
    {"consume", msg("Consume"), msg("Sell a good, then turn goods into points and cards."), kBonusConsume, phase_sign<Phase::consume>, kConsume},
    {"produce", msg("Produce"), msg("Goods appear on your worlds."), kBonusProduce, phase_sign<Phase::produce>, kProduce},
    {"end", msg("End of the game"), msg("When the chips are gone or a tableau is full."), kNothing, nullptr, kEnd},
    {"points", msg("Points"), msg("Chips, printed VP, and what big developments count."), kNothing, vp_sign, kPoints},
    {"secrets", msg("Open and secret"), msg("What everybody sees, what only you see, and what can be taken back."), kNothing, nullptr, kSecrets},
    {"options", msg("Options"), msg("Small changes for other evenings."), kNothing, nullptr, kOptions},
    {"words", msg("Symbols and words"), msg("What the signs on cards mean."), kNothing, nullptr, kWords},
    {"gallery", msg("All cards"), msg("The 95 designs, by kind."), kNothing, card_sign, kGallery},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::race_table
