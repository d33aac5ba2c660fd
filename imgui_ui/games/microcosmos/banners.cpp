// Banners of Microcosmos.
#include "engine/games/microcosmos/galaxy.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {
namespace {

/// A planet that has come to life, and what it brings to whom.
Banner tell_restored(const Scene& s, mc::PlanetId planet, const Json& event) {
    Banner out;
    out.is_great = true;
    out.lines.push_back({{}, {}, fill(words::kRestoredNow, s.lang, {{"planet", mc::planet_name(planet, s.lang)}})});
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

Banner banner_of(const Scene& s, const GalaxyGeometry& g, const Json& event) {
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
        out = tell_restored(s, *planet, event);
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
