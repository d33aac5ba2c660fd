// Chapters: goal · table · turn · means · upgrades · travel · discovery · crew · actions · terraform · survivors · colonies · solo ·
// end · setup · options · words
#include "imgui_ui/games/microcosmos/book.h"

#include "engine/games/microcosmos/rule_ids.h"
#include "imgui_ui/games/microcosmos/book_figures.h"

namespace orrery::ui::microcosmos_table {
namespace {

namespace r = orrery::microcosmos::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT
using mc::Resource;
using mc::SpotKind;

constexpr Text kNothing = verbatim("");

// --- tables ---

constexpr Text kPhaseCells[] = {
    msg("Phase"), msg("What you may do"), msg("Must you?"),
    msg("1 Upgrade", "phase"), msg("Unlock one upgrade of your ark."), msg("no", "must"),
    msg("2 Travel", "phase"), msg("Fly along routes, or discover a planet."), msg("yes", "must"),
    msg("3 Crew", "phase"), msg("Play crew cards, up to two."), msg("no", "must"),
    msg("4 Location", "phase"), msg("Do what the place of your ark offers."), msg("no", "must"),
    msg("5 Draw", "phase"), msg("Draw a crew card."), msg("no", "must")};
constexpr BookTable kPhaseTable{3, kPhaseCells};

constexpr Text kPlaceCells[] = {
    msg("Place", "of an ark"), msg("Stop"), msg("What you may do there"),
    msg("Planet"), msg("always", "stop"), msg("one of six actions"),
    msg("Moon"), msg("if no ark is there"), msg("collect, and take a token"),
    msg("Space station"), msg("if no ark is there"), msg("collect, and take a token"),
    msg("Star Portal"), msg("always", "stop"), msg("collect, and take a token; one play, every half works"),
    msg("Asteroid"), msg("if no ark is there"), msg("nothing", "at a place")};
constexpr DrawSign kPlaceSigns[] = {spot_sign<SpotKind::planet>, spot_sign<SpotKind::moon>, spot_sign<SpotKind::station>, spot_sign<SpotKind::portal>,
                                   spot_sign<SpotKind::asteroid>};
constexpr BookTable kPlaceTable{3, kPlaceCells, kPlaceSigns};

constexpr Text kPurposeCells[] = {
    msg("For", "purpose"), msg("Specialists", "needed"),
    msg("Unlocking an upgrade"), msg("an engineer or a leader of any colour"),
    msg("Scouting"), msg("a leader of the planet's colour"),
    msg("Building a colony"), msg("those of the row for your next colony")};
constexpr BookTable kPurposes{2, kPurposeCells};

constexpr Text kUpgradeCells[] = {
    msg("Upgrade"), msg("Costs", "of an upgrade"), msg("Effect"),
    msg("Robotics"), msg("an engineer, 2 technology"), msg("Two different actions on a planet that has your colony."),
    msg("Biodome"), msg("an engineer, 2 biomatter"), msg("1 labour whenever you stop on a space station."),
    msg("Leisure Deck"), msg("an engineer, 1 labour"), msg("A card from the Club whenever you stop on a space station."),
    msg("Space Mining"), msg("an engineer, 2 minerals"), msg("1 mineral whenever you stop on a moon."),
    msg("Mining Vehicles"), msg("any leader, 1 mineral"), msg("A card from the Club whenever you stop on a moon."),
    msg("Cargo Hold"), msg("any leader, 1 labour"), msg("6 of each resource instead of 4."),
    msg("Scout Vehicles"), msg("any leader, 1 labour"), msg("Two survivor cards to choose from when you scout."),
    msg("Engine"), msg("an engineer, 1 labour, 1 technology; twice"), msg("4 routes, then 6.")};
constexpr DrawSign kUpgradeSigns[] = {upgrade_sign<Upgrade::robotics>, upgrade_sign<Upgrade::biodome>, upgrade_sign<Upgrade::leisure>,
                                     upgrade_sign<Upgrade::space_mining>, upgrade_sign<Upgrade::mining_vehicles>, upgrade_sign<Upgrade::cargo_hold>,
                                     upgrade_sign<Upgrade::scout_vehicles>, upgrade_sign<Upgrade::engine>};
constexpr BookTable kUpgradeTable{3, kUpgradeCells, kUpgradeSigns};

constexpr Text kActionCells[] = {
    msg("Action"), msg("In short"),
    msg("Collect", "action"), msg("Gain what the planet shows."),
    msg("Terraform", "action"), msg("Pay resources to raise levels."),
    msg("Scout", "action"), msg("Use a leader of its colour to meet a survivor."),
    msg("Settle", "action"), msg("Settle a survivor on a restored planet of its colour."),
    msg("Build a colony", "action"), msg("Use specialists to place a colony."),
    msg("Build an outpost", "action"), msg("Place an outpost, or move one.")};
constexpr DrawSign kActionSigns[] = {action_sign<ActionSign::collect>, action_sign<ActionSign::terraform>, action_sign<ActionSign::scout>,
                                    action_sign<ActionSign::settle>, action_sign<ActionSign::colony>, action_sign<ActionSign::outpost>};
constexpr BookTable kActionTable{2, kActionCells, kActionSigns};

constexpr Text kColonyCells[] = {
    msg("Colony", "number"), msg("Engineers"), msg("Leaders of its colour"), msg("Leaders of any colour"),
    msg("first", "colony"), verbatim("1"), verbatim("–"), verbatim("1"),
    msg("second", "colony"), verbatim("1"), verbatim("1"), verbatim("–"),
    msg("third", "colony"), verbatim("1"), verbatim("1"), verbatim("1"),
    msg("fourth", "colony"), verbatim("2"), verbatim("1"), verbatim("1"),
    msg("fifth to eighth", "colony"), verbatim("2"), verbatim("1"), verbatim("2")};
constexpr BookTable kColonyTable{4, kColonyCells};

constexpr Text kLadderCells[] = {
    msg("Number", "ladder"), msg("Colonies", "ladder"), msg("Survivors settled"),
    verbatim("1"), msg("2 VP", "ladder"), msg("4 VP", "ladder"),
    verbatim("2"), msg("5 VP", "ladder"), msg("9 VP", "ladder"),
    verbatim("3"), msg("9 VP", "ladder"), msg("15 VP", "ladder"),
    verbatim("4"), msg("14 VP", "ladder"), msg("22 VP", "ladder"),
    verbatim("5"), msg("20 VP", "ladder"), msg("30 VP", "ladder"),
    verbatim("6"), msg("27 VP", "ladder"), msg("39 VP", "ladder"),
    verbatim("7"), msg("35 VP", "ladder"), msg("39 VP", "ladder"),
    verbatim("8"), msg("44 VP", "ladder"), msg("39 VP", "ladder")};
constexpr BookTable kLadder{3, kLadderCells};

constexpr Text kStepCells[] = {
    msg("Step", "Automa"), msg("What the Automa does"),
    msg("Upgrade", "Automa, step"), msg("Unlocks the first one of its ark card that it can pay."),
    msg("Travel", "Automa, step"), msg("Looks around the ring for the next planet or cell that fits."),
    msg("Collect", "Automa, step"), msg("Gains the resources of the card."),
    msg("Crew", "Automa, step"), msg("Takes cards from the deck, as specialists only."),
    msg("Terraform", "Automa, step"), msg("Raises as many levels as it can, from the left."),
    msg("Scout", "Automa, step"), msg("Gains the resources of a survivor card and discards it."),
    msg("Colony, outpost", "Automa, step"), msg("Builds one, if it can.")};
constexpr BookTable kStepTable{2, kStepCells};

constexpr Text kDifficultyCells[] = {
    msg("Difficulty"), msg("A colony at the start"), msg("Resources of each kind"), msg("VP for 0 to 6 upgrades"),
    msg("Easy", "difficulty"), msg("no", "colony"), verbatim("0"), verbatim("0 · 0 · 1 · 3 · 6 · 11 · 15"),
    msg("Easy +", "difficulty"), msg("yes", "colony"), verbatim("0"), verbatim("0 · 0 · 1 · 3 · 6 · 11 · 15"),
    msg("Medium", "difficulty"), msg("yes", "colony"), verbatim("0"), verbatim("0 · 0 · 2 · 5 · 10 · 17 · 25"),
    msg("Medium +", "difficulty"), msg("yes", "colony"), verbatim("1"), verbatim("0 · 0 · 2 · 5 · 10 · 17 · 25"),
    msg("Hard", "difficulty"), msg("yes", "colony"), verbatim("0"), verbatim("0 · 0 · 5 · 10 · 15 · 22 · 30"),
    msg("Hard +", "difficulty"), msg("yes", "colony"), verbatim("2"), verbatim("0 · 0 · 5 · 10 · 15 · 22 · 30")};
constexpr BookTable kDifficultyTable{4, kDifficultyCells};

constexpr Text kOptionCells[] = {
    msg("Option"), msg("Choices"), msg("Rule"),
    msg("Restored planets", "option"), msg("Three, or four for a longer game"), verbatim("MC-E1"),
    msg("Difficulty", "option"), msg("Six, for the solo game only"), verbatim("MC-O30")};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text(msg("You command an ark in a galaxy of barren worlds. Fly from planet to planet, bring the resources that a planet lacks, and it comes to life again.")),
    figure(barren_and_restored, msg("Azurel: the coloured squares are levels that resources fill. When all are full, the planet lives."), true),
    heading(msg("What counts")),
    text(msg("Whoever has helped to restore a planet gains victory points, VP. Colonies and survivors that you settle count as well, and each upgrade of your ark opens new ways.")),
    heading(msg("Who wins")),
    text(msg("When the third planet is restored, the round is finished and one more is played. Then the most VP win (MC-E1, MC-E8).")),
    note(msg("In a first game: visit a moon or a space station early for crew and tokens, unlock the Engine or the Leisure Deck, then terraform.")),
};

constexpr Block kTable[] = {
    figure(one_planet_card, msg("A planet card and a crew card.")),
    heading(msg("The galaxy")),
    entry(spot_sign<SpotKind::portal>, msg("Star Portal"), msg("In the centre of nine places for cards. All arks start here."), &r::S5),
    entry(spot_sign<SpotKind::planet>, msg("Planet"), msg("Red, green or blue. The colour decides which crew, leaders and survivors fit."), &r::A501),
    entry(spot_sign<SpotKind::moon>, msg("Moon"), msg("Brings resources, often minerals, and a specialist token."), &r::A502),
    entry(spot_sign<SpotKind::station>, msg("Space station"), msg("Brings resources, often labour, and a specialist token."), &r::A502),
    entry(spot_sign<SpotKind::asteroid>, msg("Asteroid"), msg("A stop on the way, and nothing else."), &r::A503),
    heading(msg("In front of you")),
    entry(resource_sign<Resource::biomatter>, msg("Cargo"), msg("Biomatter, labour, minerals and technology: up to 4 of each."), &r::A101),
    entry(club_sign, msg("Crew cards"), msg("33: 12 engineers and 7 leaders of each colour. They lie above and below the cargo."), &r::A107),
    entry(specialist_sign<Specialist::engineer>, msg("Specialist tokens"), msg("An engineer and three leaders, ready or used."), &r::A114),
    entry(upgrade_sign<Upgrade::engine>, msg("Ark card"), msg("Eight upgrades, among them two pairs. Each holds a colony back until it is unlocked."), &r::A203),
    entry(survivor_sign, msg("Bridge"), msg("Up to three survivors aboard, and those you have settled."), &r::A702),
    heading(msg("For everybody")),
    entry(club_sign, msg("Club"), msg("Three crew cards to choose from. Not every gain comes from here."), &r::S10),
    entry(deck_sign, msg("Crew deck"), msg("A card from here is seen only when it is drawn."), &r::A112),
};

constexpr Block kTurn[] = {
    rule(r::T1), rule(r::T2, msg("So with two players the same one ends a round and begins the next.")),
    table(kPhaseTable, msg("The five phases"), true),
    rule(r::T3), rule(r::T4), rule(r::T5), rule(r::T6), rule(r::T7),
    note(msg("Travel is the only phase that must be done, and it must be done every turn: nobody may stay where they are.")),
    heading(msg("The end of the turn")),
    rule(r::A901),
    heading(msg("Open and secret")),
    rule(r::H2), rule(r::H1),
};

constexpr Block kMeans[] = {
    heading(msg("Resources")),
    rule(r::A101), rule(r::A102), rule(r::A103), rule(r::A104), rule(r::A105), rule(r::A106),
    heading(msg("Specialists")),
    table(kPurposes, msg("Three purposes")),
    rule(r::A114),
    example(msg("Card or token"), two_sources, msg("An engineer is needed. Aki may discard Reactor Hand, or use the ready token. Both are gone then: the card to the discards, the token to its used side.")),
    rule(r::A115), rule(r::A116),
    note(msg("Specialists are used up. A crew card that serves as one is lost with both its halves, whichever row it lay in.")),
};

constexpr Block kUpgradeBlocks[] = {
    rule(r::A201), rule(r::A202),
    table(kUpgradeTable, msg("The eight upgrades"), true),
    rule(r::A203, msg("The colony waits in your pool until you build it (MC-A801).")),
    rule(r::A204),
    example(msg("The engine"), engine_steps, msg("Each step costs an engineer, 1 labour and 1 technology. The new limit holds in this very turn.")),
    heading(msg("Pairs")),
    rule(r::A205),
    example(msg("Biodome and Leisure Deck"), a_pair, msg("Aki has the Leisure Deck and unlocks the Biodome with an engineer and 2 biomatter. That completes the pair: a trade outpost and 5 VP at once.")),
    note(msg("The other pair is Space Mining with Mining Vehicles. Only these two pairs bring outposts.")),
};

constexpr Block kTravel[] = {
    rule(r::A301), rule(r::A302), rule(r::A303),
    example(msg("Two routes"), in_reach_of_two, msg("From the Star Portal an ark reaches every glowing place with 2 routes, and may discover the cell in the south. The moon of Verdanta is 3 routes away.")),
    rule(r::A304), rule(r::A305),
    heading(msg("Where to stop")),
    rule(r::A306),
    example(msg("A moon that is taken"), taken_moon, msg("Ben's ark is on the moon of Azurel: Aki cannot stop there, only fly past. On planets and on the Star Portal there is room for all.")),
    rule(r::A307), rule(r::A308), rule(r::A312),
    heading(msg("On arrival")),
    rule(r::A309),
    example(msg("Income"), income, msg("Aki has an outpost on Verdanta. Whenever anybody stops there, Aki gains what the restored planet shows: 1 biomatter and 1 labour.")),
    rule(r::A310), rule(r::A311),
    example(msg("At a space station"), at_a_station, msg("With both upgrades a stop brings 1 labour, then a card from the Club. With six crew cards that card is lost.")),
    note(msg("Outposts pay on the arrival of everybody, their owner included. Flying past pays nothing.")),
};

constexpr Block kDiscovery[] = {
    rule(r::A321), rule(r::A322),
    rule(r::A323, msg("Cards lie upright, and each has a way out on every edge. So all neighbours are connected.")),
    rule(r::A324),
    example(msg("Beyond the moon"), discovering, msg("From Azurel one route leads to the moon, a second one across the edge. Mosswick is found; Aki raises minerals to 1. It has no biomatter track.")),
    rule(r::A325),
    note(msg("The free level is no action: you may still play crew cards and terraform the new planet.")),
};

constexpr Block kCrew[] = {
    figure(which_half, msg("The half that touches the cargo counts.")),
    rule(r::A401), rule(r::A402), rule(r::A403), rule(r::A404), rule(r::A405),
    example(msg("Two places"), two_places, msg("Chief Mechanic is played from the lower row on a space station: 1 resource of choice. In the upper row its other half waits for a red planet.")),
    rule(r::A406),
    example(msg("A full hold"), full_hold, msg("On green Verdanta Grove Warden brings 2 biomatter, but with 3 in a hold of 4 only one fits. The card is discarded.")),
    rule(r::A407),
    example(msg("The same card twice"), twice, msg("On green Verdanta the red half of Reactor Hand does not work: the card is moved up unused. Played again, its green half turns 1 technology into 2 labour, 1 mineral and a card.")),
    rule(r::A408),
    example(msg("The Star Portal"), at_the_portal, msg("The bottom half of Dock Foreman wants a red planet, but here every half works. It is the only play of this turn.")),
    note(msg("Place new cards in the lower row: they can be played twice from there, ×2.")),
    heading(msg("New crew cards")),
    rule(r::A107), rule(r::A108), rule(r::A109), rule(r::A110), rule(r::A111), rule(r::A112), rule(r::A113),
};

constexpr Block kActions[] = {
    table(kPlaceTable, msg("Where your ark is"), true),
    rule(r::A501),
    table(kActionTable, msg("The six actions")),
    rule(r::A504),
    example(msg("Barren and restored"), collecting, msg("Cinderhold brings 1 labour while it is barren, and 1 labour and 1 mineral once it is restored.")),
    rule(r::A506, msg("The colony may be the first of the two actions.")), rule(r::A507),
    heading(msg("Moons, stations, the Star Portal")),
    rule(r::A502), rule(r::A505),
    example(msg("Tokens"), tokens, msg("Hull Welder, an engineer, makes a leader token of choice ready; Grove Warden, a leader, the engineer token. A full disc is ready, an empty one is used.")),
    note(msg("A ready token takes no room among your crew cards, and waits as long as you like.")),
    heading(msg("Asteroids")),
    rule(r::A503),
};

constexpr Block kTerraform[] = {
    rule(r::A601), rule(r::A602),
    example(msg("The first levels"), first_levels, msg("Aki pays 2 labour on Azurel: two levels, and Aki's marker goes to spot 2.")),
    rule(r::A603),
    example(msg("More at once"), limit_of_five, msg("With two colonies and an outpost on planets Aki may raise up to 5 levels. What is still in the pool does not count.")),
    rule(r::A604), rule(r::A605),
    example(msg("Who stands on top"), stacked, msg("Ben's marker is on spot 3. Aki's comes from spot 1 to spot 3: it lies on top and counts as further advanced.")),
    heading(msg("Completion")),
    rule(r::A606), rule(r::A608),
    example(msg("Cinderhold is restored"), completed, msg("Aki adds 1 biomatter and 1 technology: complete, at spot 6. Ben's marker lies on Chiyo's, so Ben is second.")),
    rule(r::A607),
    note(msg("The later marker on the same spot ranks higher. To arrive last on a shared spot can be worth 2 VP.")),
};

constexpr Block kSurvivors[] = {
    heading(msg("Scout")),
    rule(r::A701),
    example(msg("A green planet"), scouting, msg("Aki uses the green leader and meets the Greenhouse Crew: 2 resources of choice. The card is green and may be kept.")),
    rule(r::A702),
    example(msg("The wrong colour"), wrong_colour, msg("The Deep Miners are red. On a green planet they bring their resources all the same, but must go.")),
    rule(r::A703),
    example(msg("Scout Vehicles"), two_to_choose, msg("Of two cards Aki chooses the Reef Gardeners. The Caravan of Tal is discarded before anything is gained.")),
    rule(r::A704),
    heading(msg("Settle")),
    rule(r::A705),
    example(msg("One at a time"), settling, msg("On restored Verdanta Aki settles the Greenhouse Crew: 4 VP at the end. The Moss Weavers need another action, in another turn.")),
    rule(r::A706),
};

constexpr Block kColonies[] = {
    heading(msg("Colonies", "chapter")),
    rule(r::A801),
    table(kColonyTable, msg("Specialists for a colony")),
    example(msg("The third"), third_colony, msg("On a green planet Aki uses Chief Mechanic, Grove Warden and the blue leader token.")),
    rule(r::A802),
    note(msg("A colony counts twice: points at the end, and one level more in every terraforming.")),
    heading(msg("Trade outposts")),
    rule(r::A803), rule(r::A804), rule(r::A805),
    example(msg("Next to a colony"), beside_a_colony, msg("Aki has a colony on Verdanta. An outpost that is placed or moved there brings 2 VP. The other way round it brings nothing.")),
    rule(r::A806), rule(r::A807),
};

constexpr Block kSolo[] = {
    rule(r::O1), rule(r::O2), rule(r::O3), rule(r::O9),
    heading(msg("Its turn")),
    figure(a_card_of_the_automa, msg("A card of the Automa.")),
    rule(r::O4), rule(r::O5),
    table(kStepTable, msg("The steps"), true),
    heading(msg("Specialists", "Automa")),
    rule(r::O6), rule(r::O7),
    example(msg("Two for one"), automa_substitutes, msg("The Automa lacks a leader for the Cargo Hold. Two engineers go instead, with 1 labour.")),
    rule(r::O8),
    heading(msg("Resources and upgrades")),
    rule(r::O10), rule(r::O11), rule(r::O12),
    example(msg("The first it can pay"), automa_pays, msg("Without labour and biomatter the Cargo Hold and the Biodome are passed over. Space Mining can be paid.")),
    rule(r::O13), rule(r::O14), rule(r::O15),
    heading(msg("Travel", "Automa")),
    rule(r::O16), rule(r::O17), rule(r::O18),
    example(msg("A jump"), automa_jumps, msg("The Automa jumps from the north to the south, then looks clockwise: the south-west is empty, and in the west Azurel is barren. There it stops.")),
    rule(r::O19), rule(r::O20), rule(r::O21),
    heading(msg("Actions of the Automa")),
    rule(r::O22),
    example(msg("From the left"), automa_raises, msg("The Automa has 1 labour and 3 technology and may raise two levels. Biomatter is full, minerals it has none: labour, then technology.")),
    rule(r::O23), rule(r::O24), rule(r::O25), rule(r::O26),
    heading(msg("Difficulty and points")),
    table(kDifficultyTable, msg("The six difficulties"), true),
    rule(r::O30), rule(r::O31), rule(r::O32), rule(r::O33),
};

constexpr Block kEnd[] = {
    rule(r::E1),
    example(msg("One more round"), last_rounds, msg("Ben restores the third planet in round 11. Chiyo and Aki finish the round, and all three play round 12.")),
    rule(r::E2),
    heading(msg("Points")),
    rule(r::E3), rule(r::E7),
    table(kLadder, msg("Colonies and survivors")),
    rule(r::E4), rule(r::E5), rule(r::E6),
    example(msg("An unfinished planet"), unfinished, msg("Each marker counts its spot. Being first brings nothing here.")),
    heading(msg("The winner")),
    rule(r::E8),
    example(msg("A tie"), tie, msg("Both have 48 VP. Aki has 7 resources in cargo and Ben 5: Aki wins.")),
    note(msg("In the last two rounds turn resources into levels: each is 1 VP, whether the planet is completed or not.")),
};

constexpr Block kSetupBlocks[] = {
    text(msg("The app shuffles and deals. These are its steps, so that you can check it or play with real cards.")),
    rule(r::S1), rule(r::S2), rule(r::S3), rule(r::S4),
    heading(msg("The galaxy")),
    rule(r::S5), rule(r::S6),
    figure(at_the_start, msg("The start: the Star Portal, three planets, five places to discover.")),
    rule(r::S7),
    heading(msg("The decks")),
    rule(r::S8), rule(r::S9), rule(r::S10), rule(r::S15), rule(r::S16),
    heading(msg("The first crew")),
    rule(r::S11), rule(r::S12, msg("Engineers unlock five of the upgrades, leaders the other three.")),
    rule(r::S13, msg("1 labour pays for the Leisure Deck, the Cargo Hold or the Scout Vehicles.")),
    rule(r::S14),
};

constexpr Block kOptions[] = {
    table(kOption, msg("Chosen before the start"), true),
    text(msg("Four restored planets make a longer game (MC-E1).")),
    text(msg("Against the Automa begin with Easy. From Medium on it has a colony at the start (MC-O30).")),
};

constexpr Block kWords[] = {
    heading(msg("Resources")),
    entry(resource_sign<Resource::biomatter>, msg("Biomatter"), msg("A leaf, green."), &r::A101),
    entry(resource_sign<Resource::labour>, msg("Labour"), msg("A person, red."), &r::A101),
    entry(resource_sign<Resource::mineral>, msg("Mineral"), msg("Ore, orange."), &r::A101),
    entry(resource_sign<Resource::technology>, msg("Technology"), msg("A chip, blue."), &r::A101),
    entry(any_sign, msg("Question mark"), msg("A resource of your choice, to gain or to pay."), &r::A105),
    entry(deck_sign, msg("Back of a card"), msg("A crew card from the deck."), &r::A112),
    entry(club_sign, msg("Face of a card"), msg("A crew card from the Club."), &r::A111),
    heading(msg("Specialists")),
    entry(specialist_sign<Specialist::engineer>, msg("Cogwheel"), msg("An engineer."), &r::A114),
    entry(specialist_sign<Specialist::leader_green>, msg("Star on a colour"), msg("A leader of this colour."), &r::A114),
    entry(specialist_sign<Specialist::any_leader>, msg("Star on three colours"), msg("A leader of any colour."), &r::A116),
    entry(used_sign, msg("Empty disc"), msg("A token that is used, or not taken yet."), &r::S4),
    heading(msg("Pieces", "chapter")),
    entry(marker_sign, msg("Terraforming marker"), msg("How many levels of this planet are yours."), &r::A604),
    entry(colony_sign, msg("Dome"), msg("A colony."), &r::A802),
    entry(outpost_sign, msg("Mast with a dish"), msg("A trade outpost."), &r::A803),
    entry(ark_sign, msg("Ark"), msg("Its disc tells whose it is."), &r::A306),
    entry(legal_sign, msg("Gold glow"), msg("You can touch this now. Hold anything else, or press I on it, to have it explained."), &r::T7),
    heading(msg("Words")),
    entry(nullptr, msg("Spot"), msg("A place of the galaxy where arks stop, and a step of a terraforming track."), &r::A303),
    entry(nullptr, msg("Route"), msg("One dotted line, on a card or across an edge."), &r::A303),
    entry(nullptr, msg("Pool"), msg("Colonies and outposts that are unlocked but not built."), &r::A203),
    entry(nullptr, msg("Barren, restored"), msg("A planet before and after all its tracks are full."), &r::A606),
    entry(nullptr, msg("Active half"), msg("The half of a crew card that touches the cargo."), &r::A403),
    entry(nullptr, msg("Automa"), msg("The opponent in the solo game. It follows its cards."), &r::O1),
};

constexpr Text kOptional = msg("optional", "phase"), kCompulsory = msg("compulsory", "phase"), kPhase = msg("part of travel", "phase");

constexpr Chapter kChapters[] = {
    {"goal", msg("Goal"), msg("Bring barren planets back to life, and gain the most points by it."), kNothing, planet_sign, kGoal},
    {"table", msg("The table"), msg("A galaxy of planet cards in the middle, an ark with its crew before each player."), kNothing, ark_sign, kTable},
    {"turn", msg("Your turn"), msg("Five phases; only travel is compulsory."), kNothing, nullptr, kTurn},
    {"means", msg("Resources and specialists"), msg("What you pay with, and how it is gained."), kNothing, resource_sign<Resource::biomatter>, kMeans},
    {"upgrades", msg("Upgrades", "chapter"), msg("Phase 1: one new ability for your ark, for a specialist and resources."), kOptional, upgrade_sign<Upgrade::engine>, kUpgradeBlocks},
    {"travel", msg("Travel", "chapter"), msg("Phase 2: fly along dotted lines, every turn."), kCompulsory, action_sign<ActionSign::fly>, kTravel},
    {"discovery", msg("Discovery", "chapter"), msg("Fly into an empty cell and find a new planet there."), kPhase, action_sign<ActionSign::discover>, kDiscovery},
    {"crew", msg("Crew cards"), msg("Phase 3: play up to two, if they match the place of your ark."), kOptional, club_sign, kCrew},
    {"actions", msg("Actions on the spot"), msg("Phase 4: what planets, moons, stations and the Star Portal offer."), kOptional, action_sign<ActionSign::collect>, kActions},
    {"terraform", msg("Terraforming"), msg("Turn resources into levels, and levels into points."), kNothing, action_sign<ActionSign::terraform>, kTerraform},
    {"survivors", msg("Survivors"), msg("Meet them anywhere, settle them on restored planets."), kNothing, survivor_sign, kSurvivors},
    {"colonies", msg("Colonies and outposts"), msg("Pieces that stay on planets: one for points, one for income."), kNothing, colony_sign, kColonies},
    {"solo", msg("The Automa"), msg("An opponent for one player that follows its cards."), kNothing, automa_sign, kSolo},
    {"end", msg("End and scoring"), msg("After the third restored planet one full round is left."), kNothing, nullptr, kEnd},
    {"setup", msg("Set-up"), msg("Galaxy, decks, first crew and first resources."), kNothing, nullptr, kSetupBlocks},
    {"options", msg("Options"), msg("A longer game, and how strong the Automa is."), kNothing, nullptr, kOptions},
    {"words", msg("Symbols and words"), msg("What the signs on cards and pieces mean."), kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::microcosmos_table
