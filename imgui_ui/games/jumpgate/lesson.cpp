// Lesson of Jump Gate: three turns with a fixed deal, from the gate to the end of a game. tests/ui/lesson_test.cpp plays it and
// checks every sentence against its position.
#include "imgui_ui/app/teaching/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "engine/games/jumpgate/content.h"
#include "imgui_ui/games/jumpgate/teach.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace jg = orrery::jumpgate;

// Numbers that the texts below mention.
static_assert(jg::kClaimPoints == 4 && jg::kFamePoints == 5 && jg::kHandSize == 5 && jg::kActionsPerTurn == 2);
static_assert(jg::kFaceDownEach == 3 && jg::ring_size(2) == 6);

/// Returns a pile with `first` on top, followed by all others in the order of their table.
template <class Table>
std::vector<std::string> pile(std::initializer_list<std::string_view> first, const Table& all) {
    std::vector<std::string> out(first.begin(), first.end());
    for (const auto& one : all)
        if (std::find(first.begin(), first.end(), one.id) == first.end()) out.emplace_back(one.id);
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {msg("Captain").in(lang), msg("Nova").in(lang)};
    how.script.shuffles = {
        pile({"bueheggar", "waldwelt", "sethium", "ombra", "cinder", "halcyra"}, jg::kPlanets),
        // Hidden resources in turn, then three face-down at each planet, then one face-up at each.
        pile({"water_2", "gem_blue_1", "sand_2", "sand_3", "energel_light_1", "water_3",
              "energel_dark_1", "sand_7", "water_5", "water_1", "gem_red_1", "fame_3", "sand_4", "energel_dark_4", "gem_white_1",
              "gem_blue_3", "sand_8", "water_4", "energel_light_4", "sand_9", "fame_1", "water_6", "gem_red_3", "sand_5",
              "energel_light_2", "sand_1", "water_7", "gem_white_2", "sand_10", "energel_dark_2"},
             jg::kResources),
        // Five cards each in turn, then the three that the person draws.
        pile({"nav_j2l4", "nav_j2s1", "nav_j4s2", "nav_swl1", "nav_s2l1", "nav_s3l4", "nav_j1l2", "nav_j3l1", "nav_s4l3",
              "nav_j1s3", "nav_j3s1", "nav_s1l4", "nav_j4l1"},
             jg::kNavCards),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::green, false}, {SeatColor::purple, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = msg("The goal"),
     .text = msg("Fly from planet to planet, collect resources and claim planets. When the game ends, the most points win. They stand beside each name."),
     .show = R"({"show":["seats"]})",
     .rule = "JG-E20"},
    {.step = 0,
     .title = msg("The ring"),
     .text = msg("Six planets lie in a ring. Each begins with 3 resources face-down and 1 face-up. The blue, green and orange signs are its codes: your cards must match them."),
     .show = R"({"show":["codes:waldwelt","pile:waldwelt","resource:sand_1"]})",
     .rule = "JG-S8"},
    {.step = 1,
     .title = msg("Jump to a planet"),
     .text = msg("Your ship waits in the Jump Gate. A card with a blue 2 takes it to a planet with a blue 2: tap the card, then Waldwelt."),
     .move = R"({"type":"jump","card":"nav_j2l4","to":"waldwelt"})",
     .rule = "JG-A6"},
    {.step = 2,
     .title = msg("Scan"),
     .text = msg("You have 2 actions a turn; 1 is left. A card with a green 2 scans Waldwelt, whose green code is 2: one resource is turned face-up."),
     .move = R"({"type":"scan","card":"nav_j4s2"})",
     .rule = "JG-A14"},
    {.step = 2,
     .title = msg("Reserve it"),
     .text = msg("You found water. One water is worth 2 points, one sand only 1, so put your marker on the water. It is reserved now, but not yours yet."),
     .move = R"({"type":"place","resource":"water_1"})",
     .replies = {R"({"type":"jump","card":"nav_j2s1","to":"waldwelt"})", R"({"type":"scan","card":"nav_swl1"})",
                 R"({"type":"place","resource":"gem_red_1"})"},
     .rule = "JG-A15"},
    {.step = 3,
     .title = msg("Others come too"),
     .text = msg("Nova jumped to Waldwelt as well, scanned with a wild card and marked a red gem. Ships never block each other; a marker keeps a resource from everybody else."),
     .show = R"({"show":["resource:gem_red_1"]})",
     .rule = "JG-A43"},
    {.step = 3,
     .title = msg("Scan once more"),
     .text = msg("It is your turn again. 1 resource is still face-down here, and you have another green 2: scan it."),
     .move = R"({"type":"scan","card":"nav_s2l1"})",
     .rule = "JG-A13"},
    {.step = 3,
     .title = msg("Move your marker"),
     .text = msg("Fame, worth 5 points. You may keep only one marker at each planet, so move it from the water to the Fame."),
     .move = R"({"type":"place","resource":"fame_3"})",
     .rule = "JG-A16"},
    {.step = 4,
     .title = msg("New cards"),
     .text = msg("2 cards and 1 action are left. Cards come only through research: choose it."),
     .move = R"({"type":"research"})",
     .rule = "JG-A53"},
    {.step = 4,
     .title = msg("Keep or discard"),
     .text = msg("First you could discard what you do not need. These two carry the orange codes of Waldwelt, so keep them, and draw until you hold 5."),
     .move = R"({"type":"done"})",
     .replies = {R"({"type":"fly","to":"sethium"})", R"({"type":"scan","card":"nav_s3l4"})",
                 R"({"type":"place","resource":"sand_4"})"},
     .rule = "JG-A49"},
    {.step = 5,
     .title = msg("Flying"),
     .text = msg("Nova flew to Sethium, a neighbour in the ring. Flying takes an action but no card. The marker on the gem stays behind."),
     .show = R"({"show":["planet:sethium","resource:gem_red_1"]})",
     .rule = "JG-A1"},
    {.step = 5,
     .title = msg("Land and claim"),
     .text = msg("Nothing is face-down at Waldwelt any more, so it can be claimed: two cards for the orange 2 and the orange 3. Tap the triangles, then the pair."),
     .move = R"({"type":"land","cards":["nav_j1l2","nav_s4l3"]})",
     .rule = "JG-A25"},
    {.step = 5,
     .title = msg("Everybody collects"),
     .text = msg("The planet is worth 4 points to you. Now everybody with a marker here may take the marked resource, you first: take the Fame."),
     .move = R"({"type":"take"})",
     .replies = {R"({"type":"take"})"},
     .rule = "JG-A29"},
    {.step = 6,
     .title = msg("The black hole"),
     .text = msg("Your Fame bore the spiral, so a marker of yours lies here now. The 7th marker ends the game, and whoever has most here loses all hidden resources."),
     .show = R"({"show":["hole"]})",
     .rule = "JG-B1"},
    {.step = 6,
     .title = msg("One more for you"),
     .text = msg("Nova has taken the gem. Whoever claimed the planet may take one of the rest: the water scores more than the sand."),
     .move = R"({"type":"take","resource":"water_1"})",
     .rule = "JG-A34"},
    {.step = 7,
     .title = msg("The last resource"),
     .text = msg("Only the sand is left here. The game ends at once when a planet runs dry. You show {mine} points, Nova {rival}: harvest it. Any card pays."),
     .move = R"({"type":"harvest","card":"nav_s1l4","resource":"sand_1"})",
     .rule = "JG-E2",
     .free_key = "card"},
    {.step = 7,
     .title = msg("You win"),
     .text = msg("Hidden resources count now too: {mine} points to {rival}. That is Jump Gate. Play a first game with the guide at your side."),
     .show = R"({"show":["seats"]})",
     .rule = "JG-E12"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 5};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::jumpgate_table
