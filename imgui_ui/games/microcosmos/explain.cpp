// 1 distances   2 planets and what lies on them   3 spots and cells   4 arks   5 rules   6 explanation
#include "imgui_ui/games/microcosmos/explain.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/explain_page.h"
#include "imgui_ui/games/microcosmos/explain_words.h"
#include "imgui_ui/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/worlds.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/pieces.h"

namespace orrery::ui::microcosmos_table {

namespace {

// --- 1 distances ---

constexpr int kNoWay = static_cast<int>(mc::kCells * mc::kMaxSpots);       // longer than every way

/// Returns the number of routes of a shortest way.
int routes_between(const mc::Observation& seen, mc::SpotId from, mc::SpotId to) {
    const mc::Nodes goal = mc::bit_of(mc::node_of(seen, to));
    for (int routes = 0; routes < kNoWay; ++routes)
        if ((mc::reach(seen, from, routes) & goal) != 0) return routes;
    return kNoWay;
}

/// Returns the number of routes into an empty cell: to the nearest exit that points there, and across the edge (MC-A321).
int routes_into(const mc::Observation& seen, mc::SpotId from, mc::Cell cell) {
    int best = kNoWay;
    for (std::size_t d = 0; d < mc::kDirections; ++d) {
        const mc::Cell next = mc::beyond(cell, static_cast<mc::Direction>(d));
        if (next == mc::kNoCell || seen.grid[next] == mc::kNoPlanet) continue;
        const auto facing = static_cast<std::size_t>(mc::opposite(static_cast<mc::Direction>(d)));
        const mc::SpotId exit = mc::spot_of(seen.grid[next], mc::kPlanets[seen.grid[next]].exits[facing]);
        best = std::min(best, routes_between(seen, from, exit) + 1);
    }
    return best;
}

void tell_distance(ThingPage& page, const Text& label, int routes) {
    const Scene& s = page.scene();
    if (routes >= kNoWay) return;
    const int limit = mc::travel_limit(s.player(s.seen.me));
    const Text& figure = routes <= limit ? words::kRoutesInReach : words::kRoutesTooFar;
    page.row(label, page.filled(figure, {{"n", routes}, {"of", limit}}));
}

// --- 2 planets and what lies on them ---

/// Tells who would gain what if the planet were restored as the markers stand (MC-A605, MC-A606).
void tell_markers(ThingPage& page, mc::PlanetId planet) {
    const Scene& s = page.scene();
    const auto& markers = s.seen.places[planet].markers;
    if (markers.empty()) return page.say(words::kNobodyHere);
    page.caption(words::kWhenRestored);
    bool has_stack = false;
    for (std::size_t i = 0; i < markers.size(); ++i) {
        const int spot = markers[i].spot, bonus = i == 0 ? mc::kFirstBonus : i == 1 ? mc::kSecondBonus : 0;
        has_stack |= i > 0 && markers[i - 1].spot == spot;
        const Text& figure = bonus > 0 ? words::kSpotWithBonus : words::kSpotAlone;
        const Seat who = markers[i].seat;
        page.player(who, page.filled(figure, {{"n", spot}, {"bonus", bonus}, {"sum", spot + bonus}}), who == s.seen.me);
    }
    const Text& why = markers.size() > 1 ? words::kLeadersGain : words::kOnlyOneGains;
    page.say(page.filled(why, {{"first", mc::kFirstBonus}, {"second", mc::kSecondBonus}}));
    if (has_stack) page.say(words::kLaterOnTop);
}

/// Tells how many levels a player may raise in one action (MC-A603).
void tell_limit(ThingPage& page, Seat who) {
    const Scene& s = page.scene();
    page.row(page.filled(words::kLimitOfSeatRow, {{"seat", s.name_of(who)}}), std::to_string(mc::terraform_limit(s.seen, who)));
}

void tell_owners(ThingPage& page, mc::PlanetId planet) {
    const Scene& s = page.scene();
    const mc::Place& place = s.seen.places[planet];
    if (!place.colonies.empty()) page.row(words::kColoniesHereRow, seat_names(s, place.colonies));
    if (place.outposts.empty()) return;
    page.row(words::kOutpostsHereRow, seat_names(s, place.outposts));
    page.gain(words::kEveryArrivalRow, mc::Gain{mc::shown_gain(s.seen, planet)});
}

void tell_planet(ThingPage& page, mc::PlanetId planet) {
    const Scene& s = page.scene();
    const mc::Planet& card = mc::kPlanets[planet];
    const mc::Place& place = s.seen.places[planet];
    const auto colour = static_cast<std::size_t>(card.colour);
    page.say((place.is_restored ? words::kRestoredPlanet : words::kBarrenPlanet)[colour], true);
    page.gain(words::kCollectsRow, mc::Gain{mc::shown_gain(s.seen, planet)});
    if (place.is_restored) {
        page.say(mc::rule::A607);
        page.say(mc::rule::A705);
    } else {
        page.gain(words::kOnceRestoredRow, mc::Gain{card.after});
        page.caption(page.filled(words::kLevelsCaption, {{"n", mc::sum_of(place.levels)}, {"of", card.total()}}));
        page.levels(planet);
        tell_markers(page, planet);
    }
    tell_owners(page, planet);
}

void tell_track(ThingPage& page, mc::PlanetId planet, mc::Resource resource) {
    Scene& s = page.scene();
    const std::size_t i = mc::index_of(resource);
    const int level = s.seen.places[planet].levels[i], most = mc::kPlanets[planet].tracks[i];
    const std::string of_planet = mc::planet_name(planet, s.lang), of_resource = mc::resource_name(resource, s.lang);
    page.head(page.filled(words::kNameTrack, {{"planet", of_planet}, {"resource", of_resource}, {"n", level}, {"of", most}}),
              [&s, resource](Vec at, float size) { draw_resource(s.canvas, resource, at, size * 0.8f); });
    const mc::Player& mine = s.player(s.seen.me);
    page.row(words::kYouHoldRow, page.filled(words::kOfAll, {{"n", mine.resources[i]}, {"of", mc::hold_of(mine)}}));
    tell_limit(page, s.seen.me);
    page.say(mc::rule::A602);
    tell_markers(page, planet);
}

void tell_outpost(ThingPage& page, mc::PlanetId planet, Seat owner) {
    Scene& s = page.scene();
    page.head(page.filled(words::kNameOutpost, {{"seat", s.name_of(owner)}, {"planet", mc::planet_name(planet, s.lang)}}),
              [&s, owner](Vec at, float size) { draw_outpost(s.canvas, s.color_of(owner), at, size); });
    page.gain(words::kEveryArrivalRow, mc::Gain{mc::shown_gain(s.seen, planet)});
    if (!s.seen.places[planet].is_restored) page.gain(words::kOnceRestoredRow, mc::Gain{mc::kPlanets[planet].after});
    page.say(mc::rule::A309);
    tell_limit(page, owner);
    page.say(mc::rule::A603);
    page.say(mc::rule::A805);
}

void tell_colony(ThingPage& page, mc::PlanetId planet, Seat owner) {
    Scene& s = page.scene();
    page.head(page.filled(words::kColonyOf, {{"seat", s.name_of(owner)}, {"planet", mc::planet_name(planet, s.lang)}}),
              [&s, owner](Vec at, float size) { draw_colony(s.canvas, s.color_of(owner), at, size); });
    const int count = mc::colonies_of(s.seen, owner), points = mc::points_of(s.seen, owner).colonies;
    page.row(page.filled(words::kColoniesOfRow, {{"seat", s.name_of(owner)}}),
             page.filled(words::kNumberAndPoints, {{"n", count}, {"points", points}}));
    tell_limit(page, owner);
    page.say(mc::rule::A802);
    page.say(mc::rule::A603);
}

// --- 3 spots and cells ---

void draw_spot_picture(Scene& s, mc::SpotId spot, Vec at, float size) {
    const mc::PlanetId planet = mc::planet_of(spot);
    if (mc::kind_of(spot) != mc::SpotKind::planet) return draw_spot_sign(s.canvas, mc::kind_of(spot), at, size);
    draw_world(s.canvas, planet, at, size * 0.4f, s.seen.places[planet].is_restored ? 1.0f : 0.0f);
    s.canvas.circle_stroke(at, size * 0.48f, colour_of(planet), 2);
}

/// Lists the viewer's crew cards whose active half can be used at a spot.
void tell_crew_for(ThingPage& page, mc::SpotId spot) {
    const Scene& s = page.scene();
    const mc::Player& mine = s.player(s.seen.me);
    if (mine.crew() == 0) return;
    bool has_any = false;
    for (const mc::Row row : mc::kRows)
        for (const mc::CrewId card : mine.row(row)) {
            const mc::Half& half = mc::active_half(card, row);
            if (!mc::matches(half, spot)) continue;
            if (!has_any) page.caption(words::kCrewForHere);
            has_any = true;
            page.half(mc::crew_name(card, s.lang), half);
        }
    if (!has_any) page.say(words::kNoCrewForHere);
}

/// Tells what a moon, a space station or the Star Portal offers.
void tell_stop(ThingPage& page, mc::SpotId spot) {
    const Scene& s = page.scene();
    const mc::SpotKind kind = mc::kind_of(spot);
    const mc::Gain gain = mc::collected_at(s.seen, spot);
    page.gain(words::kCollectsRow, gain);
    page.say(mc::gain_text(gain, s.lang) + punctuation::kEnd.in(s.lang));
    if (kind != mc::SpotKind::portal)
        for (const mc::Upgrade upgrade : mc::kUpgradePairs[kind == mc::SpotKind::station ? 0 : 1]) {
            const Text& effect = mc::kUpgrades[mc::index_of(upgrade)].text;
            if (s.player(s.seen.me).has(upgrade))
                page.say(mc::upgrade_name(upgrade, s.lang) + punctuation::kColon.in(s.lang) + effect.in(s.lang), true);
        }
    page.say(mc::rule::A502);
    if (kind == mc::SpotKind::portal) page.say(mc::rule::A404);
}

void tell_spot(ThingPage& page, mc::SpotId spot) {
    Scene& s = page.scene();
    const mc::Observation& seen = s.seen;
    const mc::Player& mine = s.player(seen.me);
    page.head(mc::spot_name(spot, s.lang), [&s, spot](Vec at, float size) { draw_spot_picture(s, spot, at, size); });
    switch (mc::kind_of(spot)) {
        case mc::SpotKind::planet: tell_planet(page, mc::planet_of(spot)); break;
        case mc::SpotKind::asteroid:
            page.say(mc::rule::A503);
            page.say(mc::rule::A307);
            break;
        case mc::SpotKind::moon:
        case mc::SpotKind::station:
        case mc::SpotKind::portal: tell_stop(page, spot); break;
    }
    std::vector<Seat> here;
    for (const Seat who : all_seats(seen.contenders()))
        if (seen.player(who).at == spot) here.push_back(who);
    if (!here.empty()) page.row(words::kArksRow, seat_names(s, here));
    const bool is_to_travel = seen.turn_seat == seen.me && !seen.turn.travelled && seen.phase <= mc::Phase::travel;
    if (mine.at == spot) {
        if (is_to_travel && !mc::is_setup(seen.phase)) page.say(words::kStartsHere);
    } else {
        if ((mc::blocked_stops(seen, seen.me) & mc::bit_of(mc::node_of(seen, spot))) != 0) page.say(words::kMayNotStop, true);
        tell_distance(page, words::kFromArkRow, routes_between(seen, mine.at, spot));
    }
    if (mc::kind_of(spot) != mc::SpotKind::asteroid) tell_crew_for(page, spot);
}

void tell_cell(ThingPage& page, mc::Cell cell) {
    Scene& s = page.scene();
    page.head(page.filled(words::kNameCell, {{"cell", mc::cell_name(cell, s.lang)}}),
              [&s](Vec at, float size) { draw_action_sign(s.canvas, ActionSign::discover, at, size * 0.8f, s.theme.hi); });
    tell_distance(page, words::kAcrossEdgeRow, routes_into(s.seen, s.player(s.seen.me).at, cell));
    page.row(words::kUnknownRow, std::to_string(s.seen.planet_deck_size));
    page.say(mc::rule::A323);
    page.say(mc::rule::A324);
}

// --- 4 arks ---

void tell_ark(ThingPage& page, Seat who) {
    Scene& s = page.scene();
    const std::string spot = mc::spot_name(s.player(who).at, s.lang);
    page.head(page.filled(words::kNameArk, {{"seat", s.name_of(who)}, {"spot", spot}}), [&s, who](Vec at, float size) {
        draw_ark(s.canvas, at, size);
        draw_emblem(s.canvas, s.color_of(who), {at.x + size * 0.34f, at.y + size * 0.3f}, size * 0.2f);
    });
    tell_limit(page, who);
    if (s.seen.is_automa(who)) {
        page.say(mc::rule::O16);
        page.say(mc::rule::O9);
        return;
    }
    page.row(words::kTravelRow, std::to_string(mc::travel_limit(s.player(who))));
    page.say(mc::rule::A301);
    page.say(mc::rule::A302);
}

/// Draws the card of a planet enlarged, beside the words, where there is room.
void add_planet_picture(ThingPage& page, mc::PlanetId planet) {
    constexpr float kPicture = 220;
    Scene& s = page.scene();
    if (page.has_room_for_picture(kPicture))
        page.picture(kPicture, kPicture, [&s, planet](Rect r) {
            const float side = std::min(r.w, r.h);
            draw_planet_card(s, s.seen, planet, {r.x, r.y, side, side});
        });
}

// --- 5 rules ---

const Rule* rule_of_spot(mc::SpotId spot) {
    namespace r = mc::rule;
    switch (mc::kind_of(spot)) {
        case mc::SpotKind::planet: return &r::A501;
        case mc::SpotKind::asteroid: return &r::A503;
        case mc::SpotKind::moon:
        case mc::SpotKind::station:
        case mc::SpotKind::portal: break;
    }
    return &r::A502;
}

const Rule* rule_of_upgrade(mc::Upgrade upgrade) {
    namespace r = mc::rule;
    switch (upgrade) {
        case mc::Upgrade::robotics: return &r::A506;
        case mc::Upgrade::biodome:
        case mc::Upgrade::leisure: return &r::A310;
        case mc::Upgrade::space_mining:
        case mc::Upgrade::mining_vehicles: return &r::A311;
        case mc::Upgrade::cargo_hold: return &r::A101;
        case mc::Upgrade::scout_vehicles: return &r::A703;
        case mc::Upgrade::engine: break;
    }
    return &r::A204;
}

const Rule* rule_of_button(Button button) {
    namespace r = mc::rule;
    switch (button) {
        case Button::fly: return &r::A302;
        case Button::skip_upgrade:
        case Button::done:
        case Button::end_turn: return &r::T6;
        case Button::draw: return &r::A901;
        case Button::skip: return &r::A109;
        case Button::collect: return &r::A504;
        case Button::terraform: return &r::A601;
        case Button::scout: return &r::A701;
        case Button::settle: return &r::A705;
        case Button::colony: return &r::A801;
        case Button::outpost: return &r::A803;
        case Button::take_token: return &r::A505;
        case Button::keep:
        case Button::send_on: return &r::A702;
        case Button::cancel: break;
    }
    return nullptr;
}

}  // namespace

const Rule* rule_of(const mc::Observation& seen, Thing thing) {
    namespace r = mc::rule;
    static constexpr const Rule* kOfPhases[] = {&r::A201, &r::A301, &r::A401, &r::A501, &r::A901};
    switch (kind_of(thing)) {
        case Kind::spot: return rule_of_spot(static_cast<mc::SpotId>(thing.index));
        case Kind::cell: return &r::A321;
        case Kind::track: return &r::A602;
        case Kind::outpost: return &r::A309;
        case Kind::colony: return &r::A802;
        case Kind::marker: return &r::A605;
        case Kind::ark: return seen.is_automa(thing.seat) ? &r::O16 : &r::A302;
        case Kind::cargo: return &r::A101;
        case Kind::crew: return &r::A403;
        case Kind::row: return &r::A108;
        case Kind::token: return &r::A114;
        case Kind::upgrade: return rule_of_upgrade(static_cast<mc::Upgrade>(thing.index));
        case Kind::survivor: return &r::A702;
        case Kind::settled: return &r::E5;
        case Kind::crew_deck: return &r::A112;
        case Kind::crew_discard: return &r::A113;
        case Kind::survivor_deck: return &r::A704;
        case Kind::planet_deck: return &r::A323;
        case Kind::automa_card: return &r::O4;
        case Kind::sheet: return seen.is_automa(thing.seat) ? &r::O6 : &r::E3;
        case Kind::round: return seen.is_solo() ? &r::O3 : &r::T2;
        case Kind::restored: return &r::E1;
        case Kind::points: return &r::E3;
        case Kind::phase: return kOfPhases[static_cast<std::size_t>(std::clamp<int>(thing.index, 0, 4))];
        case Kind::button: return rule_of_button(static_cast<Button>(thing.index));
        case Kind::play: return &r::A402;
        case Kind::none:
        case Kind::tab:
        case Kind::answer:
        case Kind::read_more: break;
    }
    return nullptr;
}

// --- 6 explanation ---

Rect draw_explanation(Scene& s, Thing thing, Rect anchor, Rect bounds, float foot) {
    if (kind_of(thing) == Kind::sheet) return explain_board(s, thing.seat, anchor, bounds, foot);
    ThingPage page(s, bounds, foot);
    const auto spot = static_cast<mc::SpotId>(thing.index);
    const auto planet = static_cast<mc::PlanetId>(thing.index);
    const bool is_on_planet = kind_of(thing) == Kind::outpost || kind_of(thing) == Kind::colony || kind_of(thing) == Kind::marker;
    if (is_on_planet && !mc::is_laid(s.seen, planet)) return {};
    switch (kind_of(thing)) {
        case Kind::spot:
            if (!mc::is_laid(s.seen, mc::planet_of(spot))) return {};
            tell_spot(page, spot);
            if (mc::kind_of(spot) == mc::SpotKind::planet) add_planet_picture(page, mc::planet_of(spot));
            break;
        case Kind::cell: tell_cell(page, static_cast<mc::Cell>(thing.index)); break;
        case Kind::track: {
            const auto of_track = static_cast<mc::PlanetId>(thing.index / static_cast<int>(mc::kResourceCount));
            if (!mc::is_laid(s.seen, of_track)) return {};
            tell_track(page, of_track, static_cast<mc::Resource>(thing.index % static_cast<int>(mc::kResourceCount)));
            add_planet_picture(page, of_track);
            break;
        }
        case Kind::outpost: tell_outpost(page, planet, thing.seat); break;
        case Kind::colony: tell_colony(page, planet, thing.seat); break;
        case Kind::marker:
            page.head(page.filled(words::kMarkerOf, {{"seat", s.name_of(thing.seat)}, {"planet", mc::planet_name(planet, s.lang)}}),
                      [&s, who = thing.seat](Vec at, float size) { draw_emblem(s.canvas, s.color_of(who), at, size * 0.42f); });
            tell_markers(page, planet);
            break;
        case Kind::ark: tell_ark(page, thing.seat); break;
        default: explain_thing_of_table(page, thing); break;
    }
    return page.is_empty() ? Rect{} : page.draw(anchor, bounds, foot);
}

}  // namespace orrery::ui::microcosmos_table
