// 1 sounds   2 flights of one event   3 all events
#include "imgui_ui/games/microcosmos/motion.h"

#include <algorithm>
#include <string>

#include "engine/games/microcosmos/ids.h"
#include "imgui_ui/app/table/event_sounds.h"
#include "imgui_ui/games/microcosmos/cards.h"
#include "imgui_ui/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/worlds.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::microcosmos_table {

// --- 1 sounds ---

std::optional<Sound> sound_of(const Json& event) {
    static constexpr EventSound kSounds[] = {
        {"travelled", Sound::ship},       {"discovered", Sound::ship},      {"crew_played", Sound::card},      {"crew_drawn", Sound::card},
        {"club_taken", Sound::card},      {"crew_discarded", Sound::card},  {"survivor_drawn", Sound::card},   {"survivor_settled", Sound::card},
        {"automa_card", Sound::card},     {"level_raised", Sound::marker},  {"upgrade_unlocked", Sound::marker}, {"colony_built", Sound::marker},
        {"outpost_placed", Sound::marker}, {"token_readied", Sound::marker}, {"gained", Sound::marker},        {"outpost_income", Sound::marker}};
    return sound_in(kSounds, event);
}

// --- 2 flights of one event ---

namespace {

constexpr int kRouteMs = 140, kLeastGlide = 220, kMostGlide = 480, kGreenMs = 900, kUnitMs = 280, kPointsMs = 520, kRevealMs = 520;
constexpr float kUnit = 22;

/// Returns the point of a polyline of equal steps.
Vec along(const std::vector<Vec>& path, float t) {
    const float at = t * static_cast<float>(path.size() - 1);
    const std::size_t step = std::min(static_cast<std::size_t>(at), path.size() - 2);
    return lerp(path[step], path[step + 1], at - static_cast<float>(step));
}

std::optional<mc::Resource> resource_in(const Json& event, const char* key) {
    const std::string id = word_at(event, key);
    for (const mc::Resource resource : mc::kResources)
        if (mc::kResourceIds[mc::index_of(resource)] == id) return resource;
    return {};
}

class Setting {
  public:
    using Flight = Motions::Flight;

    Setting(Motions& motions, const Scene& s, const GalaxyGeometry& g, const PlaceOf& was_at) : motions_(motions), s_(s), g_(g), was_at_(was_at) {}

    void set_off(const Json& event) {
        const std::string what = word_at(event, "event");
        if (what == "planet_restored") return turn_green(event);
        const int number = number_at(event, "seat");
        if (number < 0 || number >= s_.seen.contenders()) return;
        const auto who = static_cast<Seat>(number);
        const std::optional<mc::PlanetId> planet = mc::planet_by_id(word_at(event, "planet"));
        const bool is_laid = planet && mc::is_laid(s_.seen, *planet);
        if (what == "travelled") travel(event, who);
        else if (what == "discovered" && is_laid) discover(*planet, who);
        else if (what == "gained") gain(event, who, g_.spot(s_.seen, s_.player(who).at));
        else if (what == "outpost_income" && is_laid) gain(event, who, g_.outpost(s_.seen, *planet, who).centre());
        else if (what == "level_raised" && is_laid) raise(event, who, *planet);
        else if (what == "colony_built" && is_laid) drop(thing(Kind::colony, *planet, who), g_.colony(s_.seen, *planet, who));
        else if (what == "outpost_placed" && is_laid) drop(thing(Kind::outpost, *planet, who), g_.outpost(s_.seen, *planet, who));
        else if (what == "marker_moved" && is_laid) drop(thing(Kind::marker, *planet, who), g_.marker(s_.seen, *planet, who));
        else if (const auto card = mc::crew_by_id(word_at(event, "card"))) move_card(*card, what, event);
    }

  private:
    Flight flight(Thing what, Rect from, Rect to, int duration_ms, Path path) const { return {what, from, to, duration_ms, path, {}}; }
    /// Returns where the units of a player lie: in the large hold, or on its summary.
    Thing hold_of(Seat who, mc::Resource resource) const {
        return who == s_.shown_seat() ? cargo_thing(resource, who) : thing(Kind::sheet, 0, who);
    }

    void travel(const Json& event, Seat who) {
        const auto path = event.find("path");
        if (path == event.end() || !path->is_array()) return;
        std::vector<Vec> points;
        for (const Json& step : *path) {
            const auto spot = step.is_string() ? mc::spot_by_id(step.get<std::string>()) : std::nullopt;
            if (spot && mc::is_laid(s_.seen, mc::planet_of(*spot))) points.push_back(g_.spot(s_.seen, *spot));
        }
        glide(std::move(points), who);
    }
    void discover(mc::PlanetId planet, Seat who) {
        const Rect was = was_at_(thing(Kind::ark, 0, who));
        const Vec world = g_.spot(s_.seen, mc::spot_of(planet, 0));
        if (was.w > 0) glide({was.centre(), world}, who);
        Flight f = flight(thing(Kind::cell, mc::cell_of(s_.seen, planet)), {}, square_around(world, g_.card), kRevealMs, Path::own);
        f.is_ornament = true;
        f.draw = [](Scene& s, const Flown& now) {
            const float p = eased(Ease::out, now.progress);
            s.canvas.glow(now.to.centre(), now.to.w * (0.2f + 0.5f * p), s.theme.warm, 0.9f * (1 - p));
            s.canvas.circle_stroke(now.to.centre(), now.to.w * 0.6f * p, fade(s.theme.warm, 1 - p), 2);
        };
        motions_.add(std::move(f));
    }
    void glide(std::vector<Vec> points, Seat who) {
        if (points.size() < 2) return;
        const int ms = std::clamp(static_cast<int>(points.size() - 1) * kRouteMs, kLeastGlide, kMostGlide);
        Flight f = flight(thing(Kind::ark, 0, who), {}, g_.ark(s_.seen, who), ms, Path::own);
        f.waits_in_sight = f.waits_its_turn = true;
        f.onto = f.thing;
        points.back() = g_.ark(s_.seen, who).centre();       // beside the spot
        f.draw = [points = std::move(points), who, size = g_.ark(s_.seen, who).w](Scene& s, const Flown& now) {
            draw_ark_of(s, who, now.is_reduced ? points.back() : along(points, eased(Ease::in_out, now.progress)), size);
        };
        motions_.add(std::move(f));
    }
    void gain(const Json& event, Seat who, Vec from) {
        const auto units = event.find("gain");
        if (units == event.end() || !units->is_object()) return;
        for (const mc::Resource resource : mc::kResources) {
            const auto count = units->find(std::string(mc::kResourceIds[mc::index_of(resource)]));
            if (count == units->end() || !count->is_number_integer()) continue;
            fly_unit(resource, square_around(from, kUnit), hold_of(who, resource));
        }
    }
    void fly_unit(mc::Resource resource, Rect from, Thing onto) {
        if (from.w <= 0) return;
        Flight f = flight(onto, from, was_at_(onto), kUnitMs, Path::arc);
        f.onto = onto;
        f.is_ornament = true;
        f.draw = [resource](Scene& s, const Flown& now) {
            if (now.to.w > 0) draw_resource(s.canvas, resource, now.at.centre(), kUnit);
        };
        motions_.add(std::move(f));
    }
    void raise(const Json& event, Seat who, mc::PlanetId planet) {
        const std::optional<mc::Resource> resource = resource_in(event, "resource");
        if (!resource) return;
        const Rect from = was_at_(hold_of(who, *resource)), to = g_.track(s_.seen, planet, *resource);
        const Rect onto = to.w > 0 ? to : square_around(g_.spot(s_.seen, mc::spot_of(planet, 0)), kUnit);
        if (from.w <= 0) return;
        Flight f = flight(track_thing(planet, *resource), square_around(from.centre(), kUnit), onto, kUnitMs, Path::arc);
        f.is_ornament = true;
        f.draw = [resource = *resource](Scene& s, const Flown& now) { draw_resource(s.canvas, resource, now.at.centre(), kUnit); };
        motions_.add(std::move(f));
    }
    void drop(Thing what, Rect place) {
        if (place.w <= 0) return;
        Flight f = flight(what, {}, place, motion::kMarkerDrop, Path::drop);
        f.onto = what;
        f.draw = [what](Scene& s, const Flown& now) {
            const SeatColor color = s.color_of(what.seat);
            const float size = now.at.w * now.scale;
            if (kind_of(what) == Kind::colony) draw_colony(s.canvas, color, now.at.centre(), size);
            else if (kind_of(what) == Kind::outpost) draw_outpost(s.canvas, color, now.at.centre(), size);
            else draw_emblem(s.canvas, color, now.at.centre(), size / 2);
        };
        motions_.add(std::move(f));
    }
    void move_card(mc::CrewId card, const std::string& what, const Json& event) {
        const Thing moved = crew_thing(card);
        Rect from = was_at_(moved);
        Thing onto = moved;
        if (what == "crew_drawn") from = was_at_(thing(Kind::crew_deck));
        if (what == "crew_discarded" || what == "specialist_used" || what == "token_readied" || (what == "crew_played" && word_at(event, "to") == "discard"))
            onto = thing(Kind::crew_discard);
        if (from.w <= 0) return;
        Flight f = flight(moved, from, was_at_(onto), motion::kCardTravel, Path::arc);
        f.onto = onto;
        f.stays = onto == moved;
        f.turns = what == "crew_drawn";
        f.waits_its_turn = true;
        f.draw = [card](Scene& s, const Flown& now) {
            if (now.to.w <= 0) return;
            if (!now.is_front) return draw_crew_back(s.canvas, now.at, 0);
            CrewLook look;
            look.lang = s.lang;
            draw_crew_card(s.canvas, card, now.at, look);
        };
        motions_.add(std::move(f));
    }
    /// The planet comes to life. Then the points fly to those who have earned them.
    void turn_green(const Json& event) {
        const std::optional<mc::PlanetId> planet = mc::planet_by_id(word_at(event, "planet"));
        if (!planet || !mc::is_laid(s_.seen, *planet)) return;
        const Vec at = g_.spot(s_.seen, mc::spot_of(*planet, 0));
        const float radius = g_.radius(mc::SpotKind::planet);
        Flight green = flight(spot_thing(mc::spot_of(*planet, 0)), {}, square_around(at, 2 * radius), kGreenMs, Path::own);
        green.waits_for_all = true;
        green.waits_in_sight = true;
        green.draw = [planet = *planet, at, radius](Scene& s, const Flown& now) {
            const float p = now.is_reduced ? 1.0f : now.progress;
            s.canvas.glow(at, radius * (1.4f + 1.4f * p), s.theme.good, 0.8f * (1 - p));
            draw_world(s.canvas, planet, at, radius, eased(Ease::in_out, p));
        };
        motions_.add(std::move(green));
        const auto scores = event.find("scores");
        if (scores == event.end() || !scores->is_array()) return;
        for (const Json& score : *scores) {
            const int seat = number_at(score, "seat");
            if (seat < 0 || seat >= s_.seen.contenders()) continue;
            const auto who = static_cast<Seat>(seat);
            const Thing onto = was_at_(thing(Kind::sheet, 0, who)).w > 0 ? thing(Kind::sheet, 0, who) : thing(Kind::points);
            Flight f = flight(thing(Kind::points, 1, who), square_around(at, 2 * kUnit), was_at_(onto), kPointsMs, Path::arc);
            f.onto = onto;
            f.waits_for_all = true;
            f.is_ornament = true;
            f.draw = [who, points = number_at(score, "spot") + std::max(0, number_at(score, "bonus"))](Scene& s, const Flown& now) {
                const Vec centre = now.at.centre();
                draw_emblem(s.canvas, s.color_of(who), {centre.x - 16, centre.y}, 13);
                s.canvas.text({centre.x + 2, centre.y}, "+" + std::to_string(points), type::kH2, s.theme.hi, Weight::bold);
            };
            motions_.add(std::move(f));
        }
    }

    Motions& motions_;
    const Scene& s_;
    const GalaxyGeometry& g_;
    const PlaceOf& was_at_;
};

}  // namespace

// --- 3 all events ---

void Motions::begin(const Scene& s, const GalaxyGeometry& g, const std::vector<Json>& events, const PlaceOf& was_at) {
    Flights::begin(s.ui);
    Setting setting(*this, s, g, was_at);
    for (const Json& event : events)
        if (event.is_object()) setting.set_off(event);
}

}  // namespace orrery::ui::microcosmos_table
