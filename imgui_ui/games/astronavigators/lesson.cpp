// Lesson of AstroNavigators: five months on the Earth with a fixed deal, from the first constellation to a completed set, and words
// about the flight at the end (lesson_flight.cpp). The cards are arranged so that Perseus, hidden by daylight in May, completes a set
// in July.
// tests/ui/games/astronavigators checks every sentence against its position.
#include "imgui_ui/app/teaching/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/astronavigators/content.h"
#include "imgui_ui/games/astronavigators/teach.h"

namespace orrery::ui::astronavigators_table {

namespace an = orrery::astronavigators;

namespace {

/// The short names of this file would clash with those of others in a unity build.
namespace lesson_parts {

// Numbers that the texts below mention.
static_assert(an::kReach == 3 && an::kSetReward == 10 && an::kVehicleBonus == 20 && an::kContinentBonus == 20);
static_assert(an::kEarthTransports == 5 && an::kContinentCount == 7);

using Ids = std::vector<std::string>;

/// Returns the ids of a pile, those of `top` first.
Ids pile(const Ids& all, std::initializer_list<std::string_view> top) {
    Ids out(top.begin(), top.end());
    for (const std::string& id : all)
        if (std::find(top.begin(), top.end(), id) == top.end()) out.push_back(id);
    return out;
}

template <class Entries>
Ids ids_of(const Entries& entries) {
    Ids out;
    for (const auto& entry : entries) out.emplace_back(entry.id);
    return out;
}

/// Returns the pile of a continent's tiles with one or two of them on top.
Ids tiles_of(an::Continent continent, std::initializer_list<std::string_view> top = {}) {
    Ids all;
    for (const an::Tile& tile : an::kTiles)
        if (tile.continent == continent) all.emplace_back(tile.id);
    return pile(all, top);
}

NewMatch deal(Lang lang) {
    constexpr std::string_view kNovas = "leo_maseko";
    NewMatch how;
    how.names = {msg("Captain").in(lang), msg("Nova").in(lang)};
    how.options["mode"] = "astronomer";
    how.options["first_player"] = 0;
    Ids left = ids_of(an::kCharacters);                    // when Nova has chosen
    left.erase(std::find(left.begin(), left.end(), kNovas));
    how.script.shuffles = {
        tiles_of(an::Continent::north_america),
        tiles_of(an::Continent::south_america, {"tile_sa_5"}),
        tiles_of(an::Continent::europe, {"tile_eu_4"}),
        tiles_of(an::Continent::africa, {"tile_af_1", "tile_af_5"}),
        tiles_of(an::Continent::asia, {"tile_as_2"}),
        tiles_of(an::Continent::oceania),
        tiles_of(an::Continent::antarctica),
        pile(ids_of(an::kCards),
             {"cassiopeia", "leo", "pegasus", "crux",      // March
              "corvus", "moon_4b", "moon_3b", "carina",    // April
              "perseus", "taurus", "orion", "moon_1a",     // May
              "hydra", "sagittarius", "gemini", "cancer",  // June
              "cygnus", "scorpius", "auriga", "lyra"}),    // July
        ids_of(an::kQuests),
        pile(ids_of(an::kCharacters), {kNovas, "sphen_easydive"}),
        pile(left, {"yuri_newton", "neil_aquila"}),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::yellow, false}, {SeatColor::purple, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = msg("The goal"),
     .text = msg("The most Reputation Points, RP, win. They come from sets of constellations, phases of the Moon, vehicles and continents, and from the most instruments or Navigation Knowledge, NK."),
     .show = R"({"show":["nk","sets","moons"]})",
     .replies = {R"({"type":"choose_character","character":"leo_maseko"})", R"({"type":"choose_character","character":"yuri_newton"})"},
     .rule = "AN-E13"},
    {.step = 1,
     .title = msg("Earth and sky"),
     .text = msg("You are in Greenwich, row +2, and see rows −1 to +3 of the sky, except where daylight covers them."),
     .show = R"({"show":["vehicle","row","sun"]})",
     .rule = "AN-A10"},
    {.step = 1,
     .title = msg("Ticks and reasons"),
     .text = msg("Each top card says whether you can observe it. Daylight hides Pegasus, Crux is below your horizon, but Cassiopeia has a tick. Tap week 1, then Direct observation."),
     .move = R"({"type":"select","week":1,"action":"direct"})",
     // March ends, and in April Nova chooses first.
     .replies = {R"({"type":"select","week":4,"action":"direct"})", R"({"type":"pass"})", R"({"type":"pass"})",
                 R"({"type":"select","week":1,"action":"direct"})"},
     .rule = "AN-A3"},
    {.step = 2,
     .title = msg("Moon cards"),
     .text = msg("3 NK. In April the sun has moved on. Moon cards count only in the week with their number: the Last Quarter, 4, does not fit week 2. Observe the Full Moon, 3, in week 3."),
     .move = R"({"type":"select","week":3,"action":"direct"})",
     .replies = {R"({"type":"pass"})", R"({"type":"pass"})"},
     .rule = "AN-A2"},
    {.step = 3,
     .title = msg("For later"),
     .text = msg("In May no card has a tick, but the sun will leave Perseus. Take it from week 1 by Scheduling: it waits in your slot."),
     .move = R"({"type":"select","week":1,"action":"schedule"})",
     .replies = {R"({"type":"select","week":2,"action":"travel","transport":"ship"})", R"({"type":"pass"})", R"({"type":"pass"})",
                 R"({"type":"step","to":"m1p00"})", R"({"type":"step","to":"m1m01"})", R"({"type":"step","to":"m1m02"})"},
     .rule = "AN-A20"},
    {.step = 3,
     .title = msg("A ship at sea"),
     .text = msg("Nova's ship stopped where there is no ship icon: it lies at sea, with an anchor. That brings no continent and no further leg, and the next travel must be by ship."),
     .show = R"({"show":["space:m1m02"]})",
     .replies = {R"({"type":"select","week":2,"action":"travel","transport":"ship"})"},
     .rule = "AN-T9"},
    {.step = 4,
     .title = msg("Your journey"),
     .text = msg("You may leave by the transports on your space. The first use of each brings NK. Tap week 1, then the aeroplane."),
     .move = R"({"type":"select","week":1,"action":"travel","transport":"plane"})",
     .rule = "AN-T8"},
    {.step = 4,
     .title = msg("A quest"),
     .text = msg("Before the action you may start a quest. It costs a tile with a flag, or two without. Your home tile has a flag: tap it."),
     .move = R"({"type":"start_quest","tiles":["tile_eu_4"]})",
     .rule = "AN-A60"},
    {.step = 4,
     .title = msg("Choose your quest"),
     .text = msg("You may take a quest of your home continent. The New Star of 1572 wants Cassiopeia, already observed, and Berlin is near."),
     .move = R"({"type":"quest_home","quest":"q_uraniborg"})",
     .rule = "AN-A61"},
    {.step = 5,
     .title = msg("Legs end on an icon"),
     .text = msg("A leg must end on the icon of its transport. Berlin has no aeroplane icon, so you can only fly through. Dead ends never glow. Go to Berlin."),
     .move = R"({"type":"step","to":"p2p01"})",
     .rule = "AN-A36"},
    {.step = 5,
     .title = msg("Passing through"),
     .text = msg("For a quest that is enough. One of its constellations brings 3 NK, all three would bring 11. The quest becomes an instrument. Complete it."),
     .move = R"({"type":"complete_quest","quest":"q_uraniborg"})",
     .replies = {R"({"type":"step","to":"p2p02"})"},
     .rule = "AN-A66"},
    {.step = 5,
     .title = msg("A new continent"),
     .text = msg("In Istanbul the aeroplane icon has the colour of Asia: the stop brings a tile of Asia. Stop here."),
     .move = R"({"type":"stop"})",
     .rule = "AN-A42"},
    {.step = 6,
     .title = msg("A travel chain"),
     .text = msg("Your new tile shows a car, and Istanbul has that icon: the tile takes you on at once. Tap it."),
     .move = R"({"type":"chain_tile","tile":"tile_as_2"})",
     .replies = {R"({"type":"step","to":"p1p03"})"},
     .rule = "AN-A45"},
    {.step = 6,
     .title = msg("On to Africa"),
     .text = msg("One step is left, and the car icon of Giza has the colour of Africa. Drive there."),
     .move = R"({"type":"step","to":"p1p02"})",
     .replies = {R"({"type":"step","to":"m1m03"})", R"({"type":"stop"})", R"({"type":"end_travel"})", R"({"type":"pass"})"},
     .rule = "AN-A39"},
    {.step = 6,
     .title = msg("Only in the first year"),
     .text = msg("Two continents in one action! All five transports bring 20 NK, all seven continents 20 more, but only in the first year. Beside the months you see the rounds left."),
     .show = R"({"show":["months","tokens","tiles"]})",
     .rule = "AN-A41"},
    {.step = 7,
     .title = msg("Perseus returns"),
     .text = msg("July: the sun has passed Perseus, and the card in your slot has a tick. Tap week 1, then Planned observation."),
     .move = R"({"type":"select","week":1,"action":"planned"})",
     .replies = {R"({"type":"select","week":2,"action":"direct"})", R"({"type":"pass"})", R"({"type":"pass"})",
                 R"({"type":"select","week":2,"action":"direct"})"},
     .rule = "AN-A8"},
    {.step = 7,
     .title = msg("A set"),
     .text = msg("5 NK for Perseus. With Cassiopeia it completes the Royal Family: 10 NK more, and 1 RP at the end."),
     .show = R"({"show":["set:royal_family","nk"]})",
     .rule = "AN-A7"},
    {.step = 7,
     .title = msg("To the Moon"),
     .text = msg("The full game goes on to the Moon, from Cape Canaveral. Only astronauts launch, but they cannot observe. What is lost is shown before you become one."),
     .show = R"({"show":["space:p1m05"]})",
     .rule = "AN-A113"},
    {.step = 7,
     .title = msg("DV and NK"),
     .text = msg("The way adds difficulty, DV: 114 in all on average. If DV exceeds NK, the mission is aborted, so a gauge compares them. You lead {mine} to {rival}: learn the flight next, or play with the guide, on Earth."),
     .show = R"({"show":["nk"]})",
     .rule = "AN-A59"},
};

constexpr Lesson kLesson{.deal = deal, .looks = kLooks, .beats = kBeats, .minutes = 6, .ends_game = false, .plays_along = true,
                         .next = &kFlightLesson};

}  // namespace lesson_parts
}  // namespace

const Lesson& lesson() { return lesson_parts::kLesson; }

}  // namespace orrery::ui::astronavigators_table
