// Figures, worked examples and symbols of the rule book. The positions are those of the specification's worked examples.
#pragma once

#include "engine/games/microcosmos/content.h"
#include "imgui_ui/games/microcosmos/figures.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::microcosmos_table::fig {

template <std::size_t N>
float show(const Figure& f, const Row (&rows)[N]) { return draw_rows(f, rows); }

// --- goal, table, setup ---

inline float barren_and_restored(const Figure& f) {
    static constexpr World kBarren = world("pl_azurel").levels(1, 2, 0, 0).marker(0, 2).marker(1, 1), kRestored = world("pl_azurel").restored();
    static constexpr Card kPlanets[] = {planet(kBarren).says_(msg("barren", "planet")), planet(kRestored).says_(msg("restored", "planet"))};
    static constexpr Row kRows[] = {cards(kPlanets)};
    return show(f, kRows);
}

inline constexpr std::array<std::string_view, 9> kStartGrid{"", "pl_verdanta", "", "pl_azurel", "star_portal", "pl_cinderhold", "", "", ""};

inline float at_the_start(const Figure& f) {
    static constexpr Ark kArks[] = {{0, "star_portal.portal"}, {1, "star_portal.portal"}};
    static constexpr Space kSpace{kStartGrid, kArks};
    static constexpr Row kRows[] = {space(kSpace)};
    return show(f, kRows);
}

inline float one_planet_card(const Figure& f) {
    static constexpr World kWorld = world("pl_glaciel").levels(1, 0, 2, 0).marker(0, 2).marker(1, 1);
    static constexpr Card kCards[] = {planet(kWorld).says_(msg("planet, moon, station, asteroid, levels")), crew("crew_22").says_(msg("two halves and a specialist"))};
    static constexpr Row kRows[] = {cards(kCards)};
    return show(f, kRows);
}

// --- resources and specialists ---

inline float two_sources(const Figure& f) {
    static constexpr Card kCard[] = {crew("crew_02").chosen().says_(msg("discard the card")), sign("/"), specialist(Specialist::engineer).says_(msg("or use the token"))};
    static constexpr Card kToken[] = {specialist(Specialist::engineer).says_(msg("ready", "token")), more(),
                                      specialist(Specialist::engineer).off().says_(msg("used", "token"))};
    static constexpr Row kRows[] = {cards(kCard), cards(kToken)};
    return show(f, kRows);
}

// --- upgrades ---

inline float a_pair(const Figure& f) {
    static constexpr Card kPair[] = {upgrade(Upgrade::leisure, 1).says_(msg("unlocked before")), upgrade(Upgrade::biodome, 1).lit().says_(msg("unlocked now"))};
    static constexpr Card kGains[] = {outpost(0).says_(msg("1 outpost")), sign("+"), seat(0).says_(msg("5 VP"))};
    static constexpr Row kRows[] = {cards(kPair), then(), cards(kGains)};
    return show(f, kRows);
}

inline float engine_steps(const Figure& f) {
    static constexpr Card kSteps[] = {upgrade(Upgrade::engine, 0).says_(msg("2 routes")), upgrade(Upgrade::engine, 1).says_(msg("4 routes")),
                                      upgrade(Upgrade::engine, 2).says_(msg("6 routes, 1 colony"))};
    static constexpr Row kRows[] = {cards(kSteps)};
    return show(f, kRows);
}

// --- travel, discovery ---

inline float in_reach_of_two(const Figure& f) {
    static constexpr Ark kArks[] = {{0, "star_portal.portal"}, {1, "star_portal.portal"}};
    static constexpr Space kSpace{kStartGrid, kArks,
                                  "pl_azurel.planet pl_azurel.moon pl_azurel.station pl_azurel.a1 pl_verdanta.a1 pl_verdanta.planet pl_cinderhold.a2 "
                                  "pl_cinderhold.planet", "s"};
    static constexpr Row kRows[] = {space(kSpace)};
    return show(f, kRows);
}

inline float taken_moon(const Figure& f) {
    static constexpr Ark kArks[] = {{0, "star_portal.portal"}, {1, "pl_azurel.moon"}};
    static constexpr Space kSpace{kStartGrid, kArks,
                                  "pl_azurel.planet pl_azurel.station pl_azurel.a1 pl_verdanta.a1 pl_verdanta.planet pl_cinderhold.a2 "
                                  "pl_cinderhold.planet", "s"};
    static constexpr Row kRows[] = {space(kSpace)};
    return show(f, kRows);
}

inline float income(const Figure& f) {
    static constexpr World kWorld = world("pl_verdanta").restored().outpost(0);
    static constexpr Card kArrival[] = {seat(1).says_(msg("Ben stops here")), planet(kWorld).chosen()};
    static constexpr Card kGain[] = {seat(0), gain(1, 1, 0, 0).says_(msg("for Aki"))};
    static constexpr Row kRows[] = {cards(kArrival), then(), cards(kGain)};
    return show(f, kRows);
}

inline float at_a_station(const Figure& f) {
    static constexpr Card kUpgrades[] = {upgrade(Upgrade::biodome, 1), upgrade(Upgrade::leisure, 1)};
    static constexpr Card kGain[] = {gain(0, 1, 0, 0, 0, 1)};
    static constexpr Row kRows[] = {cards(kUpgrades), words(msg("stop on a space station")), cards(kGain)};
    return show(f, kRows);
}

inline float discovering(const Figure& f) {
    static constexpr Ark kArks[] = {{0, "pl_azurel.planet"}, {1, "star_portal.portal"}};
    static constexpr Space kSpace{kStartGrid, kArks, {}, "nw", "pl_azurel.planet pl_azurel.moon", "nw"};
    static constexpr World kFound = world("pl_mosswick").levels(0, 0, 1, 0).marker(0, 1);
    static constexpr Card kCards[] = {planet(kFound).lit().says_(msg("minerals 1, Aki on spot 1"))};
    static constexpr Row kRows[] = {space(kSpace), then(), cards(kCards)};
    return show(f, kRows);
}

// --- crew ---

inline float which_half(const Figure& f) {
    static constexpr Card kUpper[] = {upper("crew_22").says_(msg("upper row: the bottom half"))};
    static constexpr Card kCargo[] = {gain(2, 1, 0, 1).says_(msg("cargo"))};
    static constexpr Card kLower[] = {lower("crew_22").says_(msg("lower row: the top half, ×2"))};
    static constexpr Row kRows[] = {cards(kUpper), cards(kCargo), cards(kLower)};
    return show(f, kRows);
}

inline float full_hold(const Figure& f) {
    static constexpr Card kPlay[] = {upper("crew_20").lit().says_(msg("on a green planet")), gain(3, 0, 0, 0), more(), gain(4, 0, 0, 0).says_(msg("1 is lost"))};
    static constexpr Row kRows[] = {cards(kPlay)};
    return show(f, kRows);
}

inline float twice(const Figure& f) {
    static constexpr Card kPlays[] = {lower("crew_02").says_(msg("first play: moved up, not used")), upper("crew_02").lit().says_(msg("second play: used"))};
    static constexpr Card kGain[] = {gain(0, 0, 0, 1), more(), gain(0, 2, 1, 0, 0, 0, 1)};
    static constexpr Row kRows[] = {cards(kPlays), then(), cards(kGain)};
    return show(f, kRows);
}

inline float two_places(const Figure& f) {
    static constexpr Card kPlays[] = {lower("crew_01").lit().says_(msg("on a station: any 1")), upper("crew_01").lit().says_(msg("later on a red planet"))};
    static constexpr Row kRows[] = {cards(kPlays)};
    return show(f, kRows);
}

inline float at_the_portal(const Figure& f) {
    static constexpr Card kPlay[] = {upper("crew_04").lit().says_(msg("on the Star Portal")), more(), gain(0, 2, 0, 0)};
    static constexpr Row kRows[] = {cards(kPlay)};
    return show(f, kRows);
}

// --- actions ---

inline float collecting(const Figure& f) {
    static constexpr World kBarren = world("pl_cinderhold"), kRestored = world("pl_cinderhold").restored();
    static constexpr Card kFirst[] = {planet(kBarren), more(), gain(0, 1, 0, 0).says_(msg("barren", "planet"))};
    static constexpr Card kLater[] = {planet(kRestored), more(), gain(0, 1, 1, 0).says_(msg("restored", "planet"))};
    static constexpr Row kRows[] = {cards(kFirst), cards(kLater)};
    return show(f, kRows);
}

inline float tokens(const Figure& f) {
    static constexpr Card kEngineer[] = {crew("crew_03").chosen().says_(msg("an engineer goes")), more(),
                                         specialist(Specialist::leader_green).says_(msg("a leader of choice is ready"))};
    static constexpr Card kLeader[] = {crew("crew_20").chosen().says_(msg("a leader goes")), more(),
                                       specialist(Specialist::engineer).says_(msg("the engineer is ready"))};
    static constexpr Row kRows[] = {cards(kEngineer), cards(kLeader)};
    return show(f, kRows);
}

// --- terraforming ---

inline float first_levels(const Figure& f) {
    static constexpr World kBefore = world("pl_azurel"), kAfter = world("pl_azurel").levels(0, 2, 0, 0).marker(0, 2);
    static constexpr Card kWorlds[] = {planet(kBefore), planet(kAfter).lit().says_(msg("labour 2, Aki on spot 2"))};
    static constexpr Row kRows[] = {cards(kWorlds)};
    return show(f, kRows);
}

inline float limit_of_five(const Figure& f) {
    static constexpr Card kSum[] = {sign("2 +"), colony(0), colony(0), outpost(0), sign("= 5")};
    static constexpr Row kRows[] = {cards(kSum)};
    return show(f, kRows);
}

inline float stacked(const Figure& f) {
    static constexpr World kBefore = world("pl_azurel").marker(1, 3).marker(0, 1), kAfter = world("pl_azurel").marker(0, 3).marker(1, 3);
    static constexpr Card kFirst[] = {track(kBefore, 5)}, kLater[] = {track(kAfter, 5)};
    static constexpr Row kRows[] = {cards(kFirst), then(), cards(kLater), words(msg("Aki came later: first"))};
    return show(f, kRows);
}

inline float completed(const Figure& f) {
    static constexpr World kBefore = world("pl_cinderhold").levels(2, 2, 2, 2).marker(0, 4).marker(1, 2).marker(2, 2), kAfter = world("pl_cinderhold").restored();
    static constexpr Card kWorlds[] = {planet(kBefore), planet(kAfter).lit()};
    static constexpr Card kPoints[] = {seat(0).says_(msg("6 + 3 = 9 VP")), seat(1).says_(msg("2 + 1 = 3 VP")), seat(2).says_(msg("2 VP"))};
    static constexpr Row kRows[] = {cards(kWorlds), then(), cards(kPoints)};
    return show(f, kRows);
}

// --- survivors, colonies, outposts ---

inline float scouting(const Figure& f) {
    static constexpr Card kScout[] = {specialist(Specialist::leader_green).off().says_(msg("used", "token")), more(), survivor("surv_06").lit().says_(msg("kept", "survivor"))};
    static constexpr Card kGain[] = {gain(0, 0, 0, 0, 2)};
    static constexpr Row kRows[] = {cards(kScout), then(), cards(kGain)};
    return show(f, kRows);
}

inline float wrong_colour(const Figure& f) {
    static constexpr Card kScout[] = {survivor("surv_02").refused().says_(msg("goes to the discards")), more(), gain(0, 0, 2, 1)};
    static constexpr Row kRows[] = {cards(kScout)};
    return show(f, kRows);
}

inline float two_to_choose(const Figure& f) {
    static constexpr Card kDrawn[] = {survivor("surv_16").chosen().says_(msg("counts", "survivor")), survivor("surv_03").dim().says_(msg("discarded at once"))};
    static constexpr Row kRows[] = {cards(kDrawn)};
    return show(f, kRows);
}

inline float settling(const Figure& f) {
    static constexpr World kWorld = world("pl_verdanta").restored();
    static constexpr Card kCards[] = {survivor("surv_06").chosen().says_(msg("settles")), planet(kWorld), survivor("surv_07").says_(msg("in another turn"))};
    static constexpr Row kRows[] = {cards(kCards)};
    return show(f, kRows);
}

inline float third_colony(const Figure& f) {
    static constexpr Card kUsed[] = {crew("crew_01").says_(msg("the engineer")), crew("crew_20").says_(msg("the green leader")),
                                     specialist(Specialist::leader_blue).says_(msg("any leader"))};
    static constexpr Card kBuilt[] = {colony(0).says_(msg("third colony: 9 VP"))};
    static constexpr Row kRows[] = {cards(kUsed), then(), cards(kBuilt)};
    return show(f, kRows);
}

inline float beside_a_colony(const Figure& f) {
    static constexpr World kWorld = world("pl_verdanta").levels(0, 1, 0, 0).marker(0, 1).colony(0).outpost(0);
    static constexpr Card kCards[] = {planet(kWorld), seat(0).says_(msg("2 VP at once"))};
    static constexpr Row kRows[] = {cards(kCards)};
    return show(f, kRows);
}

// --- solo game ---

inline float a_card_of_the_automa(const Figure& f) {
    static constexpr Row kRows[] = {automa_card("auto_03")};
    return show(f, kRows);
}

inline float automa_pays(const Figure& f) {
    static constexpr Card kPays[] = {automa(), specialist(Specialist::engineer), gain(0, 0, 2, 0), more(), upgrade(Upgrade::space_mining, 1)};
    static constexpr Row kRows[] = {cards(kPays)};
    return show(f, kRows);
}

inline float automa_substitutes(const Figure& f) {
    static constexpr Card kPays[] = {automa(), specialist(Specialist::engineer), specialist(Specialist::engineer), gain(0, 1, 0, 0), more(), upgrade(Upgrade::cargo_hold, 1)};
    static constexpr Row kRows[] = {cards(kPays)};
    return show(f, kRows);
}

inline float automa_jumps(const Figure& f) {
    static constexpr Ark kArks[] = {{0, "pl_cinderhold.moon"}, {kAutomaSeat, "pl_verdanta.planet"}};
    static constexpr Space kSpace{{"", "pl_verdanta", "", "pl_azurel", "star_portal", "pl_cinderhold", "", "pl_tidefall", ""}, kArks,
                                  "pl_azurel.planet", {}, {}, {}, true};
    static constexpr Row kRows[] = {space(kSpace)};
    return show(f, kRows);
}

inline float automa_raises(const Figure& f) {
    static constexpr World kBefore = world("pl_cinderhold").levels(3, 0, 0, 1).marker(0, 4), kAfter = world("pl_cinderhold").levels(3, 1, 0, 2).marker(0, 4).marker(1, 2);
    static constexpr Card kCargo[] = {automa(), gain(0, 1, 0, 3)};
    static constexpr Card kWorlds[] = {planet(kBefore), planet(kAfter).lit()};
    static constexpr Row kRows[] = {cards(kCargo), cards(kWorlds)};
    return show(f, kRows);
}

// --- end ---

inline float last_rounds(const Figure& f) {
    static constexpr Card kNow[] = {seat(1).says_(msg("third planet")), more(), seat(2), more(), seat(0)};
    static constexpr Card kLast[] = {seat(2), more(), seat(0), more(), seat(1).says_(msg("the end"))};
    static constexpr Row kRows[] = {words(msg("round 11")), cards(kNow), words(msg("round 12")), cards(kLast)};
    return show(f, kRows);
}

inline float unfinished(const Figure& f) {
    static constexpr World kWorld = world("pl_azurel").marker(0, 4).marker(1, 2);
    static constexpr Card kTrack[] = {track(kWorld, 6)};
    static constexpr Card kPoints[] = {seat(0).says_(msg("4 VP")), seat(1).says_(msg("2 VP"))};
    static constexpr Row kRows[] = {cards(kTrack), cards(kPoints)};
    return show(f, kRows);
}

inline float tie(const Figure& f) {
    static constexpr Card kAki[] = {seat(0).says_(msg("48 VP")), gain(2, 3, 1, 1).says_(msg("7 resources"))};
    static constexpr Card kBen[] = {seat(1).says_(msg("48 VP")), gain(1, 1, 2, 1).says_(msg("5 resources"))};
    static constexpr Row kRows[] = {cards(kAki), cards(kBen)};
    return show(f, kRows);
}

// --- symbols ---

template <mc::Resource kResource>
void resource_sign(Canvas& c, Vec at, float size) { draw_resource(c, kResource, at, size * 0.9f); }
inline void any_sign(Canvas& c, Vec at, float size) { draw_any(c, at, size * 0.84f, c.theme().hi); }
template <Specialist kKind>
void specialist_sign(Canvas& c, Vec at, float size) { draw_specialist(c, kKind, at, size * 0.9f); }
inline void used_sign(Canvas& c, Vec at, float size) { draw_specialist(c, Specialist::engineer, at, size * 0.9f, false); }
template <mc::SpotKind kKind>
void spot_sign(Canvas& c, Vec at, float size) { draw_spot_sign(c, kKind, at, size * 0.86f, mc::Colour::green); }
template <Upgrade kUpgrade>
void upgrade_sign(Canvas& c, Vec at, float size) { draw_upgrade_sign(c, kUpgrade, at, size * 0.86f, c.theme().hi); }
template <ActionSign kAction>
void action_sign(Canvas& c, Vec at, float size) { draw_action_sign(c, kAction, at, size * 0.86f, c.theme().hi); }
inline void deck_sign(Canvas& c, Vec at, float size) { draw_card_sign(c, false, at, size * 0.9f); }
inline void club_sign(Canvas& c, Vec at, float size) { draw_card_sign(c, true, at, size * 0.9f); }
inline void survivor_sign(Canvas& c, Vec at, float size) { draw_survivor_sign(c, at, size * 0.86f, c.theme().hi); }
inline void colony_sign(Canvas& c, Vec at, float size) { draw_colony(c, SeatColor::yellow, at, size * 0.86f); }
inline void outpost_sign(Canvas& c, Vec at, float size) { draw_outpost(c, SeatColor::yellow, at, size * 0.86f); }
inline void marker_sign(Canvas& c, Vec at, float size) { draw_emblem(c, SeatColor::yellow, at, size * 0.4f); }
inline void ark_sign(Canvas& c, Vec at, float size) { draw_ark(c, at, size); }
inline void automa_sign(Canvas& c, Vec at, float size) { draw_automa_sign(c, at, size * 0.86f, c.theme().hi); }
inline void legal_sign(Canvas& c, Vec at, float size) { draw_legal_ring(c, at, size * 0.34f); }
inline void planet_sign(Canvas& c, Vec at, float size) { draw_icon(c, Icon::planet, at, size * 0.9f, c.theme().hi); }

}  // namespace orrery::ui::microcosmos_table::fig
