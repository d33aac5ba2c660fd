// Second part of the lesson of AstroNavigators: the flight to the Moon and back, from the calibration in July of the second year to
// the last month. The orbit board is arranged so that the sextant, the gauges, an abort and the swap of an orbit tile all have their
// turn. tests/ui/games/astronavigators checks every sentence against its position.
#include "imgui_ui/app/teaching/lesson.h"

#include <cassert>
#include <string>

#include "engine/games/astronavigators/content.h"
#include "imgui_ui/games/astronavigators/teach.h"

namespace orrery::ui::astronavigators_table {

namespace an = orrery::astronavigators;

namespace {

/// The short names of this file would clash with those of others in a unity build.
namespace flight_parts {

// Numbers that the texts below mention.
static_assert(an::kYears == 2 && an::kSunSteps == 12);

/// Start values of a player (AN-S9).
constexpr const char* kPlayer = R"({"character":null,"offered":[],"agenda":null,"agenda_offered":[],"state":"playing","nk":0,"dv":0,
"status":"astronomer","disc":null,"disc_done":false,"joined":null,"vehicle":null,"face":"car","observed":[],"moon_cards":[],"schedule":[],
"sets":{"zodiac":"open","milky_way":"open","equator":"open","beacons":"open","waters":"open","royal_family":"open","birds":"open",
"north_polar":"open","south_polar":"open","instruments":"open"},"moons":["inactive","inactive","inactive","inactive"],
"sxt":null,"sct":null,"ai":null,"vehicle_tokens":{"car":false,"train":false,"ship":false,"helicopter":false,"plane":false,
"spacecraft":false},"vehicle_bonus":false,"continent_bonus":false,"tiles":[],"orbit_tiles":[],"swap_used":false,"swap_tile":null,
"quests":[],"instruments":[],"abort_used":false,"abort_stage_used":false,"lm":"board"})";

/// Differences of the person and of Nova from the start values.
constexpr const char* kCaptain = R"({"character":"yuri_newton","agenda":"agenda_poyekhali","nk":85,"disc":{"week":1,"action":"travel"},
"joined":true,"vehicle":{"map":"earth","space":"p1m05"},"face":"plane",
"observed":["bootes","lyra","canis_minor","orion","perseus","cassiopeia"],"moon_cards":["moon_3b"],
"sets":{"beacons":"ready","royal_family":"ready"},"moons":["inactive","inactive","active","inactive"],
"vehicle_tokens":{"car":true,"train":true,"ship":true,"helicopter":true,"plane":true},"vehicle_bonus":true,
"tiles":[{"id":"tile_eu_4","used":true},{"id":"tile_as_2","used":true},{"id":"tile_af_1","used":true},
{"id":"tile_na_1","used":true},{"id":"tile_sa_4","used":true}],"instruments":["quadrant"]})";
constexpr const char* kNova = R"({"character":"leo_maseko","agenda":"agenda_lion","nk":21,"disc":{"week":2,"action":"direct"},
"disc_done":true,"joined":false,"vehicle":{"map":"earth","space":"m1p05"},"face":"ship","observed":["taurus","sextans"],
"moon_cards":["moon_2a"],"moons":["inactive","active","inactive","inactive"],"vehicle_tokens":{"car":true,"ship":true},
"tiles":[{"id":"tile_af_4","used":true},{"id":"tile_as_3","used":true}]})";

/// Table without the players. Piles and stacks begin with the ids named here; the others lie below them.
constexpr const char* kTable = R"({"round":17,"year":2,"sun_step":4,"phase":"calibrate","first_seat":1,
"deck":["andromeda","crux","moon_1a","tucana","aquila","capricornus","cancer","moon_4a","libra","octans","delphinus","moon_2b",
"virgo","moon_3a","pyxis","cepheus","leo","moon_1b","cetus","ursa_major","scorpius","pisces","moon_4b","telescopium",
"gemini","moon_2c","pegasus","draco"],
"weeks":[["ursa_minor"],["aries"],["grus"],["pavo"]],"tile_stacks":{},"orbit_stacks":{"yellow_1":["orb_y1_a"]},
"orbit_board":{"blue_1":{"tile":"orb_b1_d","revealed":false},"blue_2":{"tile":"orb_b2_e","revealed":false},
"blue_3":{"tile":"orb_b3_e","revealed":false},"blue_4":{"tile":"orb_b4_e","revealed":false},"blue_5":{"tile":"orb_b5_e","revealed":false},
"yellow_1":{"tile":"orb_y1_e","revealed":false},"yellow_2":{"tile":"orb_y2_b","revealed":false},
"yellow_3":{"tile":"orb_y3_b","revealed":false},"yellow_4":{"tile":"orb_y4_c","revealed":false},
"yellow_5":{"tile":"orb_y5_c","revealed":false}},
"quest_deck":[],"character_pile":[],"landing_order":[],"return_order":[],"lost_order":[],"first_launch_seat":null,
"players":[],"turn":null,"result":null})";

Json read(const char* text) {
    const auto json = parse_json(text);
    assert(json);
    return json ? *json : Json();
}

Json player(const char* differences) {
    Json out = read(kPlayer);
    out.merge_patch(read(differences));
    return out;
}

/// Puts the cards and tiles that the text does not name under their piles.
void fill_piles(Json& table) {
    const std::string text = to_text(table);
    const auto is_left = [&text](const char* id) { return text.find('"' + std::string(id) + '"') == text.npos; };
    const auto put = [&is_left](Json& pile, const char* id) {
        if (is_left(id)) pile.push_back(id);
    };
    for (const an::Card& card : an::kCards) put(table["deck"], card.id);
    for (const an::ContinentKind& continent : an::kContinents) table["tile_stacks"][continent.id] = Json::array();
    for (const an::Tile& tile : an::kTiles) put(table["tile_stacks"][an::kContinents[an::index_of(tile.continent)].id], tile.id);
    for (const an::OrbitTile& tile : an::kOrbitTiles) put(table["orbit_stacks"][an::kTrack[an::stage_of(tile.stack)].id], tile.id);
    for (std::size_t quest = 0; quest < an::kQuestCount; ++quest)
        if (is_left(an::kInstruments[quest].id)) table["quest_deck"].push_back(an::kQuests[quest].id);
}

Json position(Lang lang) {
    Json out = read(R"({"format":"orrery-position/1","game":"astronavigators","options":{"mode":"astronavigator"},"seats":[{},{}],
"rng":{"state":"00000000000000000000000000000001"},"table":null,"decision":{"seat":0,"kind":"calibrate","done_allowed":false}})");
    out["seats"][0]["name"] = msg("Captain").in(lang);
    out["seats"][1]["name"] = msg("Nova").in(lang);
    Json& table = out["table"] = read(kTable);
    table["players"] = {player(kCaptain), player(kNova)};
    fill_piles(table);
    return out;
}

constexpr OptionChoice kFirst[] = {{"mode", "astronavigator"}};

constexpr SeatLook kLooks[] = {{SeatColor::yellow, false}, {SeatColor::purple, true}};

// Moves that recur. Nova observes in week 4 in every month.
constexpr const char* kMine = R"({"type":"select","week":1,"action":"travel"})";
constexpr const char* kHers = R"({"type":"select","week":4,"action":"direct"})";
constexpr const char* kSkip = R"({"type":"skip"})";
constexpr const char* kAdvance = R"({"type":"advance"})";
constexpr const char* kExtraAi = R"({"type":"extra_ai"})";
constexpr const char* kEnd = R"({"type":"end_travel"})";

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = msg("To the Moon and back"),
     .text = msg("It is July of the second year, and you are at Cape Canaveral with 85 NK. With two players, the first landing on the Moon brings 1 RP, and the first return to Earth 2."),
     .show = R"({"show":["nk","vehicle"]})",
     .rule = "AN-E8"},
    {.step = 1,
     .title = msg("Become an astronaut"),
     .text = msg("The month ends with the calibration. Only astronauts launch, but they cannot observe any more. The button tells what to expect: about 114 DV, and you have 85 NK. Become an astronaut."),
     .move = R"({"type":"become_astronaut"})",
     .rule = "AN-A113"},
    {.step = 1,
     .title = msg("The sextant"),
     .text = msg("An active moon token on SXT can cancel the DV of one space in the next round. Place the Full Moon."),
     .move = R"({"type":"place_sxt","phase":3})",
     .rule = "AN-A114"},
    {.step = 1,
     .title = msg("Extra moves"),
     .text = msg("A completed set gives an extra move if its icon is on a top card: on SCT once, in the next round, on AI in every turn. Place the Royal Family on SCT. The Beacon Stars follow on AI."),
     .move = R"({"type":"place_sct","set":"royal_family"})",
     .replies = {R"({"type":"place_ai","set":"beacons"})"},
     .rule = "AN-A115"},
    {.step = 2,
     .title = msg("Cards that match"),
     .text = msg("August. Andromeda has the icon of the Royal Family, and Crux that of the Beacon Stars: both will work. Launch: tap week 1, then the spacecraft."),
     .move = R"({"type":"select","week":1,"action":"travel","transport":"spacecraft"})",
     .replies = {kHers},
     .rule = "AN-A50"},
    {.step = 2,
     .title = msg("Orbit tiles"),
     .text = msg("At a launch everybody on Earth takes a secret orbit tile, to swap in later. Lunar ascent, the first space after the Moon, costs 5 to 30 DV. Take a tile of it."),
     .move = R"({"type":"take_orbit_tile","stack":"yellow_1"})",
     .replies = {R"({"type":"take_orbit_tile","stack":"blue_1"})", R"({"type":"accept_dv"})"},
     .rule = "AN-A51"},
    {.step = 3,
     .title = msg("Lift-off"),
     .text = msg("The spacecraft brought 5 NK, and its first space cost 10 DV. The next space is hidden: at worst 10 + 15 = 25 of 90. Fly there with the extra move by SCT."),
     .move = R"({"type":"extra_sct"})",
     .rule = "AN-A101"},
    {.step = 3,
     .title = msg("No DV"),
     .text = msg("It is the worst: 15. The Full Moon on SXT cancels it, but only once. Unused, it would come back to you in the calibration. Use it."),
     .move = R"({"type":"use_sxt"})",
     .replies = {kExtraAi, kEnd},
     .rule = "AN-A58"},
    {.step = 4,
     .title = msg("One space a month"),
     .text = msg("AI moved you on: 25 of 90, and the lunar module is docked. There are no dice in space: a Travel is exactly one space, plus extra moves. September passes."),
     .show = R"({"show":["dv","vehicle"]})",
     .replies = {kSkip, kSkip, kHers, kMine, kAdvance, kExtraAi, kEnd, kSkip, kSkip, kMine, kHers},
     .rule = "AN-A100"},
    {.step = 4,
     .title = msg("The landing"),
     .text = msg("October. 20 and 25 more make 70 of 90. The Moon has no DV, and you are the first to get there. Fly on."),
     .move = kAdvance,
     .replies = {kEnd, kSkip, kHers, kMine},
     .rule = "AN-A56"},
    {.step = 5,
     .title = msg("A risk"),
     .text = msg("November. Lunar ascent is hidden, and at worst it is too much: 70 + 30 = 100 of 90. If DV exceeds NK, the mission is aborted, but the first time nobody is lost. Try it."),
     .move = kAdvance,
     .replies = {kSkip, kMine, kHers},
     .rule = "AN-A59"},
    {.step = 5,
     .title = msg("Aborted"),
     .text = msg("It was 30. An abort leads back to the Moon, or before the landing to Cape Canaveral, with 0 DV. A second time you would be lost, so swap in your own tile, which shows 5."),
     .move = R"({"type":"swap_orbit_tile","tile":"orb_y1_a"})",
     .rule = "AN-A71"},
    {.step = 6,
     .title = msg("The way home"),
     .text = msg("Once per game you may also abort by choice, in the calibration: 0 DV, and used tokens come back. You do not need to: two months pass, and AI helps."),
     .show = R"({"show":["stage:yellow_1","gauge:ai"]})",
     .replies = {kAdvance, kExtraAi, kSkip, kSkip, kHers, kMine, kAdvance, kExtraAi, kSkip, kSkip, kMine, kHers, kAdvance},
     .rule = "AN-A74"},
    {.step = 6,
     .title = msg("Splashdown"),
     .text = msg("February, the last month. You have 50 of 90 and are one move from home. Whoever comes too late gets nothing for the return. Gemini has the icon of the set on AI: use it."),
     .move = kExtraAi,
     .replies = {kSkip},
     .rule = "AN-A105"},
    {.step = 6,
     .title = msg("Home again"),
     .text = msg("90 − 50 leaves 40 NK, more than Nova has: 2 RP. You win {mine} to {rival}. In your own game, become an astronaut in about round 12, with about 100 NK."),
     .show = R"({"show":["nk","dv"]})",
     .rule = "AN-E5"},
};

}  // namespace flight_parts
}  // namespace

constexpr Lesson kFlightLesson{.deal = nullptr,
                               .looks = flight_parts::kLooks,
                               .beats = flight_parts::kBeats,
                               .minutes = 6,
                               .plays_along = true,
                               .position = flight_parts::position,
                               .name = msg("The flight", "part of the lesson"),
                               .first_options = flight_parts::kFirst};

}  // namespace orrery::ui::astronavigators_table
