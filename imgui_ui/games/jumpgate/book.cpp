// Chapters: goal · parts · setup · turn · fly · jump · scan · land · harvest · research · hole · end · points · secrets ·
// options · words
#include "imgui_ui/games/jumpgate/book.h"

#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/book_figures.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace r = orrery::jumpgate::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT

constexpr Text kNothing = verbatim("");

// --- tables ---

constexpr Text kSetupCells[] = {
    msg("Players", "number"), msg("Planets"), msg("Hidden each"), msg("Resources in play"), msg("Deck"),
    msg("2", "players"), verbatim("6"), verbatim("3"), verbatim("30"), verbatim("38"),
    msg("3", "players"), verbatim("7"), verbatim("2"), verbatim("34"), verbatim("33"),
    msg("4", "players"), verbatim("8"), verbatim("2"), verbatim("40"), verbatim("28"),
    msg("5", "players"), verbatim("9"), verbatim("2"), verbatim("46"), verbatim("23")};
constexpr BookTable kSetup{5, kSetupCells};

constexpr Text kActionCells[] = {
    msg("Action"), msg("Cards", "column, kind"), msg("What it does"),
    msg("Fly"), verbatim("0"), msg("Your ship goes to a neighbouring planet."),
    msg("Jump"), verbatim("1"), msg("Your ship goes to a planet with the card's blue code."),
    msg("Scan"), verbatim("1"), msg("A face-down resource is turned up, and you may mark one."),
    msg("Land & Claim"), verbatim("2"), msg("The planet is yours; markers there are settled."),
    msg("Harvest"), verbatim("1"), msg("You gain a resource, above all a marked one."),
    msg("Research"), verbatim("0"), msg("You discard what you like and draw up to 5.")};
constexpr DrawSign kActionSigns[] = {ship_sign, badge_sign<Code::jump, kNoNumeral>, badge_sign<Code::scan, kNoNumeral>, land_sign, card_sign, nav_sign};
constexpr BookTable kActionTable{3, kActionCells, kActionSigns};

constexpr Text kCountCells[] = {
    msg("Cards", "column, number"), msg("Sand"), msg("Water"),
    verbatim("1"), verbatim("1"), verbatim("2"),   verbatim("2"), verbatim("3"), verbatim("4"),   verbatim("3"), verbatim("7"), verbatim("9"),
    verbatim("4"), verbatim("13"), verbatim("16"), verbatim("5"), verbatim("21"), verbatim("20"), verbatim("6"), verbatim("30"), verbatim("24"),
    verbatim("7"), verbatim("40"), verbatim("28"), verbatim("8"), verbatim("43"), verbatim("32"), msg("9 or more"), verbatim("45"), verbatim("-")};
constexpr BookTable kCount{3, kCountCells};

constexpr Text kValueCells[] = {
    msg("What", "points"), msg("Points"),
    msg("Claimed planet"), msg("4 each"),
    msg("Sand, Water"), msg("by number, see the table"),
    msg("EnerGel"), msg("7 for a pair of light and dark, 2 for a single one"),
    msg("Gems"), msg("largest colour × all gems"),
    msg("Fame"), msg("5 each")};
constexpr DrawSign kValueSigns[] = {planet_sign, resource_sign<R::sand>, resource_sign<R::energel_dark>, resource_sign<R::gem_red>, resource_sign<R::fame>};
constexpr BookTable kValue{2, kValueCells, kValueSigns};

constexpr Text kSecretCells[] = {
    msg("What", "secrets"), msg("Who may look"),
    msg("Ring, claims, ships, markers, black hole"), msg("everybody"),
    msg("Face-up and collected resources"), msg("everybody"),
    msg("Discard pile, all of it in its order"), msg("everybody"),
    msg("Number of cards in hands, deck and piles"), msg("everybody"),
    msg("Your hand and your hidden resources"), msg("only you"),
    msg("Face-down resources at planets"), msg("nobody"),
    msg("Order of the deck, resources put away"), msg("nobody")};
constexpr BookTable kSecret{2, kSecretCells};

constexpr Text kOptionCells[] = {
    msg("Option"), msg("Choices"), msg("Rule"),
    msg("Fame among hidden cards"), msg("Deal anew, or keep it"), verbatim("JG-S6"),
    msg("Black hole"), msg("7 spaces; 5 for a short game, 9 for a long one"), verbatim("JG-E1"),
    msg("When the deck runs out"), msg("Turn the discard pile over, or shuffle it"), verbatim("JG-A50"),
    msg("If nothing happens"), msg("End after 40 turns, or play on"), verbatim("JG-E8")};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text(msg("You captain a ship in a ring of planets. Resources lie there, most of them face-down. You turn them up, reserve the best with your markers and carry them home; and planets whose resources all lie open can be claimed.")),
    figure(draw_whole_table,
           msg("A table for two. Planets in a ring, each with its codes and resources; in the middle the black hole, the Jump Gate, the deck and the discard pile."), true),
    heading(msg("A turn in short")),
    text(msg("On your turn you take up to 2 of six actions. Most are paid with cards from your hand, which show codes: a blue square to jump, a green circle to scan, an orange triangle to land.")),
    text(msg("The usual way to points: jump to a planet, scan there, mark the resource you want and harvest it. When all resources of a planet lie open, land and claim it. When your hand is empty, do research.")),
    heading(msg("Who wins")),
    text(msg("Claimed planets and your resources give points, and so do the hidden resources you were dealt at the start. The highest total wins (JG-E20).")),
    note(msg("The game can end suddenly: the black hole is full (JG-E1), a planet is empty (JG-E2), or all planets are claimed and everybody has had a last turn (JG-E3).")),
};

constexpr Block kParts[] = {
    figure(planet_with_all,
           msg("A planet: its jump code, scan code and two landing codes; below, what is still face-down, then the face-up row. Green has reserved Fame.")),
    entry(planet_sign, msg("12 planet cards"),
          msg("6 to 9 of them form the ring. Its first and last planets are neighbours too."), &r::S2),
    entry(nav_sign, msg("48 NavComp cards"),
          msg("Your hand. Each card shows two codes of different kinds and pays for one action. No card exists twice."), &r::T7),
    entry(card_sign, msg("48 resource cards"),
          msg("12 Sand, 8 Water, 6 light and 6 dark EnerGel, 4 gems of each of three colours, 4 Fame. Half of each kind bear the black-hole icon."), &r::E19),
    entry(hole_sign, msg("The Black Hole card"), msg("A row of 7 numbered spaces for markers."), &r::B1),
    entry(gate_sign, msg("The Jump Gate"), msg("Where all ships start. It is not a planet, and nobody comes back to it."), &r::T11),
    entry(ship_sign, msg("A ship for each player"), msg("It shows where you can act."), &r::T10),
    entry(marker_sign, msg("Markers"), msg("As many as you need, in your colour. They reserve resources, claim planets and fill the black hole."), &r::A20),
};

constexpr Block kSetupBlocks[] = {
    text(msg("The app deals for you. These are its steps, so that you can check it or play with real cards.")),
    table(kSetup, msg("By number of players", "rule book")),
    rule(r::S1), rule(r::S2), rule(r::S3), rule(r::S4), rule(r::S5),
    example(msg("Fame is dealt"), fame_dealt,
            msg("Sand goes to Aki. The next card is Fame: it is set aside, and Ben gets the card after it, a red gem. Afterwards Fame is shuffled back into the rest.")),
    rule(r::S6), rule(r::S7), rule(r::S8),
    figure(planet_at_start, msg("A planet at the start: 3 face-down, 1 face-up.")),
    rule(r::S9), rule(r::S10), rule(r::S11), rule(r::S12),
    rule(r::S13, msg("To go first is a small advantage. The set-up screen can shuffle the seats.")),
};

constexpr Block kTurn[] = {
    table(kActionTable, msg("The six actions"), true),
    rule(r::T1),
    example(msg("The first turn"), first_turn,
            msg("Aki jumps to Waldwelt with Jump 2 · Scan 4. Then Aki scans there with Jump 4 · Scan 2: Sand comes up, and the other Sand gets Aki's marker. That was the second action; Ben's turn begins.")),
    rule(r::T2, msg("The gold pips in the bar at the top show how many are left.")),
    rule(r::T3), rule(r::T4), rule(r::T5), rule(r::T6),
    heading(msg("Cards and actions")),
    rule(r::T7), rule(r::T8), rule(r::T9),
    heading(msg("Ships and resources")),
    rule(r::T10), rule(r::T11),
    rule(r::T12, msg("Everything that gives you a resource works like this: Harvest, and steps 2 and 3 of Land & Claim.")),
    heading(msg("Who may move")),
    rule(r::T13), rule(r::T14),
    note(msg("Undo is a service of the app, not a rule: it goes back to the last moment when somebody saw something new.")),
};

constexpr Block kFly[] = {
    example(msg("Two ways"), fly_along, msg("Aki's ship is at Anno. It can fly to Sethium or to Halcyra, and nowhere else.")),
    rule(r::A1), rule(r::A2), rule(r::A3), rule(r::A4),
    example(msg("The ring is closed"), fly_round, msg("Halcyra is the last planet of this ring, Quillon the first. They are neighbours.")),
    note(msg("A long way costs many actions. Over more than two planets a jump is nearly always better.")),
};

constexpr Block kJump[] = {
    example(msg("Two planets fit"), jump_choice, msg("The card shows Jump 1. BueHeggar and Korund both have the blue 1: Aki chooses one.")),
    rule(r::A5), rule(r::A6),
    example(msg("A wild code"), jump_any, msg("The wave is wild: any planet of the ring will do, except Anno, where the ship already is.")),
    rule(r::A7), rule(r::A8), rule(r::A9), rule(r::A10),
    note(msg("The first action of the game is a jump: no other action takes a ship out of the Jump Gate (JG-A2).")),
};

constexpr Block kScan[] = {
    example(msg("What pays"), scan_pays, msg("Aki discards Jump 1 · Scan 3. Sand comes up. Aki may now mark any of the three face-up cards.")),
    rule(r::A11), rule(r::A12), rule(r::A13), rule(r::A14),
    heading(msg("The marker")),
    rule(r::A15), rule(r::A16), rule(r::A17),
    example(msg("Not only the new one"), scan_marks_another, msg("A white gem came up, but Ben marks the Fame that lay there before.")),
    rule(r::A18), rule(r::A19),
    example(msg("Moving a marker"), scan_moves, msg("Aki already has a marker here, so it can only be moved: to the Fame just found. Ben's Water is taken, and Aki's own Sand is no change.")),
    rule(r::A20), rule(r::A21),
    note(msg("A marked card is reserved, not yours. It scores only when you gain it.")),
};

constexpr Block kLand[] = {
    example(msg("Two cards for two codes"), land_pairs, msg("BueHeggar asks for 2 and 4. A wild stands for either. Two cards with 2 leave the 4 open and cannot be used.")),
    rule(r::A22), rule(r::A23), rule(r::A24), rule(r::A25), rule(r::A26), rule(r::A27),
    heading(msg("Step 1: the claim")),
    rule(r::A28),
    heading(msg("Step 2: the markers")),
    rule(r::A29),
    example(msg("All three steps"), land_steps,
            msg("Ben claims Chandleria. As the claimant Ben is asked first and takes EnerGel; Aki takes the White Gem. Then Ben may take one of the rest: the Blue Gem. Sand stays for anybody's harvest.")),
    rule(r::A30), rule(r::A31), rule(r::A32, msg("Left by somebody, it may still go to the claimant in step 3.")), rule(r::A33),
    heading(msg("Step 3: one more")),
    rule(r::A34),
    example(msg("The last resource"), land_last, msg("Only one resource is left for step 3. If Ben takes it, Chandleria is empty and the game ends at once. If Ben passes, it goes on.")),
    rule(r::A35), rule(r::A36),
    note(msg("Claiming helps others too: whoever has a marker here gets the card without paying.")),
};

constexpr Block kHarvest[] = {
    example(msg("Your own marker"), harvest_mark, msg("Two cards are still face-down. Ben can harvest the marked Water, but not the Sand.")),
    rule(r::A37), rule(r::A38), rule(r::A39), rule(r::A40),
    example(msg("Nothing face-down"), harvest_open, msg("Ben may take Water or Sand. The gem is reserved by Aki. Who claimed the planet does not matter.")),
    rule(r::A41), rule(r::A42),
    example(msg("Free choice"), harvest_choice, msg("The gem has Ben's own marker: Ben may take any of the three. After taking Sand the marker stays on the gem.")),
    rule(r::A43), rule(r::A44), rule(r::A45), rule(r::A46),
    note(msg("Pay with the card you need least. The app proposes one.")),
};

constexpr Block kResearch[] = {
    rule(r::A47), rule(r::A48), rule(r::A49),
    example(msg("The pile is turned over"), research_turns,
            msg("Aki discards Jump 2 · Land 4 and needs 3 cards, but the deck has 1. After it the discard pile is turned over: the cards discarded longest ago come first.")),
    rule(r::A50, msg("The discard pile is open, so an attentive captain knows what comes.")),
    rule(r::A51), rule(r::A52), rule(r::A53), rule(r::A54),
    note(msg("Research is worth most with few cards left. With 5 cards and nothing to discard it does nothing, but may be taken.")),
};

constexpr Block kHole[] = {
    example(msg("The fourth marker"), hole_fourth, msg("Aki harvests Water with the icon and puts a marker on space 4. It is Aki's second.")),
    rule(r::B1), rule(r::B2), rule(r::B3), rule(r::B4),
    text(msg("What the black hole takes at the end stands in JG-E9 to JG-E13.")),
    note(msg("Count the markers before you take an icon: the last space ends the game, and most markers there cost you your hidden resources.")),
};

constexpr Block kEnd[] = {
    heading(msg("When it ends")),
    rule(r::E1),
    example(msg("In the middle of a landing"), hole_seventh,
            msg("Six markers lie on the black hole. Chiyo lands and is asked first: Sand with the icon is the seventh marker. The game ends at once, and Aki does not get the Fame. The planet counts for Chiyo.")),
    rule(r::E2),
    rule(r::E3), rule(r::E4),
    example(msg("The last round", "Jump Gate"), last_turns, msg("Ben claims the last planet in turn 20, with one action left, and uses it. Then Chiyo, Aki and Ben have one more turn each.")),
    rule(r::E5), rule(r::E6),
    example(msg("Both at once"), both_ends, msg("The last resource of Korund bears the icon and is the seventh marker. The black hole counts as the reason, so hidden resources are at stake.")),
    rule(r::E7), rule(r::E8),
    heading(msg("Hidden resources")),
    rule(r::E9), rule(r::E10), rule(r::E11),
    example(msg("Who loses them"), hidden_lost, msg("7 markers: Aki and Ben share the largest number, so both discard their hidden resources. Chiyo's stay and score. With 6 markers nobody would lose any.")),
    rule(r::E12), rule(r::E13),
};

constexpr Block kPoints[] = {
    table(kValue, msg("What scores")),
    rule(r::E14), rule(r::E15), rule(r::E16),
    table(kCount, msg("Sand and Water")),
    example(msg("Sand and Water"), score_tables, msg("3 Sand score 7, 5 Water score 20.")),
    rule(r::E17),
    example(msg("EnerGel"), score_energel, msg("3 light and 1 dark: one pair, two left over.")),
    rule(r::E18),
    example(msg("Gems"), score_gems, msg("3 of the largest colour, 5 in all. In the second row two colours have 2: one of them counts.")),
    rule(r::E19),
    example(msg("A whole score"), score_all, msg("All parts together, with 2 claimed planets.")),
    heading(msg("The winner")),
    rule(r::E20),
    rule(r::E21, msg("Both have 30 points. Aki has 2 planets and 8 cards; Ben has 2 planets, 6 collected cards and 3 hidden ones kept, so 9. Ben wins.")),
    rule(r::E22), rule(r::E23),
};

constexpr Block kSecrets[] = {
    table(kSecret, msg("Open and secret"), true),
    text(msg("All choices are made in the open, one after another. During play the score you see counts planets and collected resources; hidden resources are added at the end (JG-E12).")),
    text(msg("On one device a curtain falls between the turns, so that hands stay secret.")),
    text(msg("A scan and drawing cards show something new. The fair way of taking back goes no further than that.")),
};

constexpr Block kOptions[] = {
    table(kOption, msg("Chosen before the start"), true),
    text(msg("Fame: as a rule nobody starts with Fame (JG-S6). Kept, it makes the deal more a matter of luck.")),
    text(msg("Black hole: the number chosen takes the place of 7 everywhere, also where hidden resources are lost (JG-E9).")),
    text(msg("Deck: shuffled, the cards to come cannot be remembered (JG-A51).")),
    text(msg("If nothing happens: a guard against waiting for each other for ever (JG-E8).")),
};

constexpr Block kWords[] = {
    heading(msg("Codes")),
    entry(badge_sign<Code::jump, 3>, msg("Jump code"), msg("Blue square. A card with it takes you to a planet with the same number."), &r::A6),
    entry(badge_sign<Code::scan, 3>, msg("Scan code"), msg("Green circle. A card with it scans a planet with the same number."), &r::A13),
    entry(badge_sign<Code::land, 2>, msg("Landing code"), msg("Orange triangle. Each planet has two; each asks for a card of its own."), &r::A25),
    entry(badge_sign<Code::jump, jg::kWildCode>, msg("Wild"), msg("The wave stands for any number of its kind."), &r::A7),
    heading(msg("Resources")),
    entry(resource_sign<R::sand>, msg("Sand"), msg("Worth little alone and much in numbers: 45 points for 9."), &r::E16),
    entry(resource_sign<R::water>, msg("Water"), msg("2 points for the first, 4 and more for the later ones."), &r::E16),
    entry(resource_sign<R::energel_light>, msg("Light EnerGel"), msg("7 points in a pair with a dark one."), &r::E17),
    entry(resource_sign<R::energel_dark>, msg("Dark EnerGel"), msg("7 points in a pair with a light one."), &r::E17),
    entry(resource_sign<R::gem_red>, msg("Gems: blue, red, white"), msg("Blue is cut long, red to a point, white round. All of them count, best in one colour."), &r::E18),
    entry(resource_sign<R::fame>, msg("Fame"), msg("5 points, always."), &r::E15),
    entry(hole_mark_sign, msg("Black-hole icon"), msg("Who gains this card puts a marker on the black hole. On hidden resources it does nothing."), &r::B1),
    heading(msg("At the planets")),
    entry(back_sign, msg("Face-down pile"), msg("The number says how many are left to scan."), &r::A12),
    entry(marked_sign, msg("Marker, dashed frame"), msg("Reserved. The dashed frame means: by you, and not yet yours."), &r::A21),
    entry(marker_sign, msg("Disc at a planet"), msg("The claimant: 4 points at the end."), &r::E14),
    entry(last_sign, msg("Dashed orange ring"), msg("One resource is left here. Taking it ends the game."), &r::E2),
    entry(legal_sign, msg("Gold glow"), msg("You can touch this now. Hold anything else, or press I on it, to have it explained."), &r::T9),
    heading(msg("Words")),
    entry(nullptr, msg("Adjacent"), msg("Next to each other in the ring."), &r::A3),
    entry(nullptr, msg("Gain"), msg("A resource becomes yours for good."), &r::T12),
    entry(nullptr, msg("Claimant"), msg("Whoever claimed the planet."), &r::A28),
    entry(nullptr, msg("Collected, hidden"), msg("Collected resources lie open before you. Hidden ones were dealt at the start."), &r::E12),
};

constexpr Text kFree = msg("costs 1 action"), kOneCard = msg("costs 1 action and 1 card"), kTwoCards = msg("costs 1 action and 2 cards");

constexpr Chapter kChapters[] = {
    {"goal", msg("Goal"), msg("Collect the best set of resources, and claim planets on the way."), kNothing, gate_sign, kGoal},
    {"parts", msg("The pieces"), msg("What lies on the table, and what it is for."), kNothing, nullptr, kParts},
    {"setup", msg("Set-up"), msg("Ring, hidden resources, planets, hands: in this order."), kNothing, nullptr, kSetupBlocks},
    {"turn", msg("Your turn"), msg("Up to 2 actions; then the next player."), kNothing, nullptr, kTurn},
    {"fly", msg("Fly"), msg("One planet further along the ring, without a card."), kFree, ship_sign, kFly},
    {"jump", msg("Jump"), msg("To a planet with the card's blue code, near or far."), kOneCard, badge_sign<Code::jump, kNoNumeral>, kJump},
    {"scan", msg("Scan"), msg("Turn up a face-down resource at your ship's planet, and reserve one with your marker."), kOneCard, badge_sign<Code::scan, kNoNumeral>, kScan},
    {"land", msg("Land & Claim"), msg("Make a planet yours when all its resources lie open."), kTwoCards, land_sign, kLand},
    {"harvest", msg("Harvest"), msg("Take a resource from your ship's planet."), kOneCard, nullptr, kHarvest},
    {"research", msg("Research"), msg("Get new cards, wherever you are."), kFree, nullptr, kResearch},
    {"hole", msg("Black hole"), msg("Some resources bring markers here. Too many of them are dangerous."), kNothing, hole_sign, kHole},
    {"end", msg("End of the game"), msg("Three ways to the end, and what becomes of hidden resources."), kNothing, nullptr, kEnd},
    {"points", msg("Points"), msg("Planets, collected resources, and the hidden ones you kept."), kNothing, nullptr, kPoints},
    {"secrets", msg("Open and secret"), msg("What everybody sees, and what only you see."), kNothing, nullptr, kSecrets},
    {"options", msg("Options"), msg("Small changes for other evenings."), kNothing, nullptr, kOptions},
    {"words", msg("Symbols and words"), msg("What the signs on cards and planets mean."), kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::jumpgate_table
