// Lesson of Quantum: three turns on the smallest map, from the first roll to the last cube. tests/ui/games/quantum checks every
// sentence against its position.
#include "imgui_ui/app/teaching/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/quantum/content.h"
#include "imgui_ui/games/quantum/teach.h"

namespace orrery::ui::quantum_table {
namespace {

namespace qu = orrery::quantum;

constexpr int kStock = 3;
// Numbers that the texts below mention.
static_assert(qu::kActionsPerTurn == 3 && qu::kConstructCost == 2 && qu::kBreakthrough == 6 && qu::kInfamy == 6 && qu::kCommandLimit == 3);

/// Returns a deck with `first` on top, followed by all others.
std::vector<std::string> deck(qu::CardKind kind, std::initializer_list<std::string_view> first) {
    std::vector<std::string> out(first.begin(), first.end());
    for (std::size_t i = 0; i < qu::card_count(kind); ++i) {
        const std::string_view id = qu::card_id(static_cast<qu::CardId>(qu::first_card(kind) + i));
        if (std::find(first.begin(), first.end(), id) == first.end()) out.emplace_back(id);
    }
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {msg("Captain").in(lang), msg("Nova").in(lang)};
    how.options["map"] = "skirmish_2p";
    how.options["cubes"] = kStock;
    how.script.dice = {
        3, 4, 2,                                           // the person's ships
        6, 5, 3,                                           // Nova's
        4, 2,                                              // Nova's attack
        2, 4, 5,                                           // the person's attack, and the new number of the destroyed ship
        6,                                                 // the reconfigured ship
    };
    how.script.shuffles = {
        deck(qu::CardKind::gambit, {"expansion_1", "aggression_1", "momentum_1"}),
        deck(qu::CardKind::command, {"arrogant", "brilliant", "agile"}),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::red, false}, {SeatColor::blue, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = msg("The goal"),
     .text = msg("Whoever first has all their quantum cubes on the map wins. Here that is 3 each."),
     .show = R"({"show":["cubes"]})",
     .rule = "QU-E1"},
    {.step = 0,
     .title = msg("Dice are ships"),
     .text = msg("You rolled 3, 4 and 2: three ships. The number is how far a ship moves and how it fights: low is strong but slow. Keep them."),
     .move = R"({"type":"keep"})",
     .replies = {R"({"type":"keep"})"},
     .rule = "QU-S7"},
    {.step = 1,
     .title = msg("Your home"),
     .text = msg("Your sum is lowest: you begin. Your first cube goes on the upper left planet 8, your home."),
     .move = R"({"type":"place_cube","planet":"p0_0"})",
     .replies = {R"({"type":"place_cube","planet":"p2_1"})"},
     .rule = "QU-S10"},
    {.step = 1,
     .title = msg("Into orbit"),
     .text = msg("A planet's orbits are the spaces above, below, left and right of it. Put your 3, a Destroyer, right of your home."),
     .move = R"({"type":"place","ship":"r1","space":"s2_1"})",
     .rule = "QU-B3"},
    {.step = 1,
     .title = msg("The second ship"),
     .text = msg("Your 4, a Frigate, goes below it."),
     .move = R"({"type":"place","ship":"r2","space":"s1_2"})",
     .rule = "QU-S11"},
    {.step = 1,
     .title = msg("The third ship"),
     .text = msg("Your 2, a Flagship, goes above it."),
     .move = R"({"type":"place","ship":"r3","space":"s1_0"})",
     .replies = {R"({"type":"place","ship":"b1","space":"s6_4"})", R"({"type":"place","ship":"b2","space":"s7_3"})",
                 R"({"type":"place","ship":"b3","space":"s8_4"})"},
     .rule = "QU-S11"},
    {.step = 2,
     .title = msg("Move a ship"),
     .text = msg("A turn has 3 actions. The first is a Move, up to the ship's number. Tap your Destroyer (3)."),
     .move = R"({"type":"move","ship":"r1"})",
     .rule = "QU-V1"},
    {.step = 2,
     .title = msg("Up to 3 steps"),
     .text = msg("Steps are never diagonal, and planets and ships are in the way. Go to the orbit of the 7 below."),
     .move = R"({"type":"go","to":"s2_4"})",
     .rule = "QU-V2"},
    {.step = 2,
     .title = msg("An exact sum"),
     .text = msg("To build at a 7, your ships in its orbit must add up to exactly 7. A 4 is missing: tap your Frigate (4)."),
     .move = R"({"type":"move","ship":"r2"})",
     .rule = "QU-K3"},
    {.step = 2,
     .title = verbatim("3 + 4 = 7"),
     .text = msg("One step down, above the 7."),
     .move = R"({"type":"go","to":"s1_3"})",
     .rule = "QU-K4"},
    {.step = 3,
     .title = msg("Research", "Quantum"),
     .text = msg("The sum fits, but building costs 2 actions and 1 is left. Take Research: at 6 it brings a card."),
     .move = R"({"type":"research"})",
     .rule = "QU-X1"},
    {.step = 3,
     .title = msg("End your actions"),
     .text = msg("Turns end when you say so, for ships also have abilities, free once a turn: your Destroyer could swap with another ship. End your actions."),
     .move = R"({"type":"end_actions"})",
     .replies = {R"({"type":"move","ship":"b1"})", R"({"type":"attack","target":"r1","from":"s3_4"})", R"({"type":"research"})",
                 R"({"type":"end_actions"})"},
     .rule = "QU-T4"},
    {.step = 4,
     .title = msg("An attack"),
     .text = msg("Nova's Scout (6) attacked your Destroyer (3). Both added a die, and the lower total wins: 6 + 4 against 3 + 2. Repelled."),
     .show = R"({"show":["ship:b1","ship:r1"]})",
     .rule = "QU-C11"},
    {.step = 4,
     .title = msg("Construct"),
     .text = msg("Your ships still add up to 7. Build a cube on the planet 7."),
     .move = R"({"type":"construct","planet":"p0_1"})",
     .rule = "QU-K1"},
    {.step = 5,
     .title = msg("Low is strong"),
     .text = msg("1 action is left. Against the Scout (6) your 3 wins 92 % of fights, your 4 only 83 %. Tap the Destroyer (3)."),
     .move = R"({"type":"move","ship":"r1"})",
     .rule = "QU-V6"},
    {.step = 5,
     .title = msg("Attack"),
     .text = msg("Entering its space is an attack; the number is your chance to win. Tap the Scout."),
     .move = R"({"type":"attack","target":"b1","from":"s2_4"})",
     .rule = "QU-C5"},
    {.step = 5,
     .title = msg("You won"),
     .text = msg("5 against 10: the Scout is destroyed. You gain dominance, which at 6 is worth a cube. Take its space, in orbit of a 9."),
     .move = R"({"type":"occupy"})",
     .rule = "QU-C13"},
    {.step = 5,
     .title = msg("All actions used"),
     .text = msg("Your cube earned a card, taken after the actions. End them."),
     .move = R"({"type":"end_actions"})",
     .rule = "QU-T1"},
    {.step = 6,
     .title = msg("Take a card"),
     .text = msg("Dark gambits work once; light commands stay, up to 3. Take Arrogant: 1 more action while you have the most ships."),
     .move = R"({"type":"take","card":"arrogant"})",
     .replies = {R"({"type":"move","ship":"b2"})", R"({"type":"go","to":"s7_2"})", R"({"type":"research"})", R"({"type":"end_actions"})"},
     .rule = "QU-P9"},
    {.step = 7,
     .title = msg("Reconfigure"),
     .text = msg("3 ships to Nova's 2: Arrogant makes it 4 actions. The 3 at the 9 needs a 6. Reconfigure your Flagship (2): it is rolled until it changes."),
     .move = R"({"type":"reconfigure","ship":"r3"})",
     .rule = "QU-R2"},
    {.step = 7,
     .title = msg("A Scout"),
     .text = msg("A 6: weak but fast. Tap it."),
     .move = R"({"type":"move","ship":"r3"})",
     .rule = "QU-V1"},
    {.step = 7,
     .title = msg("Six steps"),
     .text = msg("6 steps take it into the orbit above that 9."),
     .move = R"({"type":"go","to":"s4_3"})",
     .rule = "QU-V2"},
    {.step = 7,
     .title = msg("The last cube"),
     .text = msg("3 + 6 = 9, and 2 actions are left. Your last cube here ends the game at once."),
     .move = R"({"type":"construct","planet":"p1_1"})",
     .rule = "QU-K1"},
    {.step = 7,
     .title = msg("You win"),
     .text = msg("{mine} cubes to {rival}. That is Quantum: exact sums, strong ships near, and making use of what you rolled. Play a first game with the guide."),
     .show = R"({"show":["planet:p0_0","planet:p0_1","planet:p1_1"]})",
     .rule = "QU-E1"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 6};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::quantum_table
