// Banners of Microcosmos.
#include <optional>
#include <span>
#include <string>

#include "engine/games/microcosmos/galaxy.h"
#include "engine/games/microcosmos/ids.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {
namespace {

bool is_of(const Json& event, std::string_view what) { return word_at(event, "event") == what; }

/// Returns the level of a track that an event completes; nothing if it completes none.
std::optional<mc::Resource> completed_track(const Json& event, mc::PlanetId planet) {
    if (!is_of(event, "level_raised") || mc::planet_by_id(word_at(event, "planet")) != planet) return {};
    for (const mc::Resource resource : mc::kResources)
        if (mc::kResourceIds[mc::index_of(resource)] == word_at(event, "resource") &&
            number_at(event, "level") == mc::kPlanets[planet].tracks[mc::index_of(resource)])
            return resource;
    return {};
}

/// A track that is complete, and how many of the planet's tracks are. The planet's own banner tells of the last one.
std::string track_told(const Scene& s, mc::PlanetId planet, const Json& event, std::span<const Json> later) {
    const std::optional<mc::Resource> track = completed_track(event, planet);
    const mc::Place& place = s.seen.places[planet];
    if (!track || place.is_restored) return {};
    int full = 0, all = 0;
    for (const mc::Resource resource : mc::kResources) {
        const std::size_t i = mc::index_of(resource);
        all += mc::kPlanets[planet].tracks[i] > 0;
        full += mc::kPlanets[planet].tracks[i] > 0 && place.levels[i] == mc::kPlanets[planet].tracks[i];
    }
    for (const Json& next : later) full -= completed_track(next, planet).has_value();
    return fill(words::kTrackFull, s.lang, {{"planet", mc::planet_name(planet, s.lang)}, {"resource", mc::resource_name(*track, s.lang)},
                                            {"n", full}, {"of", all}});
}

/// A planet that has come to life, how many have, and what it brings to whom.
Banner tell_restored(const Scene& s, mc::PlanetId planet, const Json& event, std::span<const Json> later) {
    Banner out;
    out.is_great = true;
    out.lines.push_back({{}, {}, fill(words::kRestoredNow, s.lang, {{"planet", mc::planet_name(planet, s.lang)}})});
    int restored = s.seen.completed;
    for (const Json& next : later) restored -= is_of(next, "planet_restored");
    out.lines.push_back({{}, {}, fill(words::kNameRestored, s.lang, {{"n", restored}, {"of", s.seen.options.end_planets}})});
    if (!event.contains("scores") || !event["scores"].is_array()) return out;
    for (const Json& score : event["scores"]) {
        const int who = number_at(score, "seat"), bonus = number_at(score, "bonus");
        if (who < 0 || who >= s.seen.contenders() || bonus <= 0) continue;
        const auto seat = static_cast<Seat>(who);
        out.lines.push_back({s.color_of(seat), "+" + std::to_string(bonus), s.name_of(seat)});
    }
    return out;
}

}  // namespace

Banner banner_of(const Scene& s, const GalaxyGeometry& g, const Json& event, std::span<const Json> later) {
    Banner out;
    const std::string what = word_at(event, "event");
    if (what == "end_triggered") {
        out.lines.push_back({{}, {}, std::string(words::kLastRoundNow.in(s.lang))});
        out.is_great = true;
        return out;
    }
    const std::optional<mc::PlanetId> planet = mc::planet_by_id(word_at(event, "planet"));
    if (!planet || !mc::is_laid(s.seen, *planet)) return out;
    const int number = number_at(event, "seat");
    const bool is_somebody = number >= 0 && number < s.seen.contenders();
    const auto say = [&](const std::string& text) { out.lines.push_back({s.color_of(static_cast<Seat>(number)), {}, text}); };
    if (what == "planet_restored") {
        out = tell_restored(s, *planet, event, later);
    } else if (const std::string track = is_somebody ? track_told(s, *planet, event, later) : std::string(); !track.empty()) {
        say(track);
    } else if (what == "discovered" && is_somebody) {
        say(fill(words::kDiscovered, s.lang, {{"planet", mc::planet_name(*planet, s.lang)}}));
    } else if (what == "colony_built" && is_somebody) {
        say(fill(words::kColonyOn, s.lang, {{"planet", mc::planet_name(*planet, s.lang)}}));
    } else if (const auto survivor = mc::survivor_by_id(word_at(event, "card")); what == "survivor_settled" && is_somebody && survivor) {
        say(fill(words::kSettledNow, s.lang, {{"card", mc::survivor_name(*survivor, s.lang)}}));
    }
    const Rect cell = g.cell(mc::cell_of(s.seen, *planet));
    if (g.field.contains(cell.centre())) out.place = cell;
    return out;
}

}  // namespace orrery::ui::microcosmos_table
