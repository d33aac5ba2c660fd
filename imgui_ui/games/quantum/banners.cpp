// Banners of Quantum.
#include "engine/games/quantum/ids.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/quantum/motion.h"
#include "imgui_ui/games/quantum/words.h"

namespace orrery::ui::quantum_table {
namespace {

/// The sums of the first fleets, and who begins.
Banner tell_start(const Scene& s, Seat first) {
    Banner out;
    for (const Seat seat : all_seats(s.seen.seats)) {
        int sum = 0;
        for (qu::ShipId ship = 0; ship < qu::kShipCount; ++ship)
            if (qu::owner_of(ship) == seat) sum += s.ship(ship).number;
        const std::string& name = s.name_of(seat);
        out.lines.push_back({s.color_of(seat), std::to_string(sum), seat == first ? fill(words::kBegins, s.lang, {{"seat", name}}) : name});
    }
    return out;
}

}  // namespace

Banner banner_of(const Scene& s, const Json& event) {
    Banner out;
    const std::string what = word_at(event, "event");
    const int number = number_at(event, "seat");
    if (number < 0 || number >= s.seen.seats) return out;
    const auto seat = static_cast<Seat>(number);
    if (what == "start_player") return tell_start(s, seat);
    const auto say = [&](const Text& text) { out.lines.push_back({s.color_of(seat), {}, std::string(text.in(s.lang))}); };
    if (const auto planet = qu::planet_by_id(word_at(event, "planet")); what == "cube_placed" && planet && word_at(event, "how") != "start") {
        const int left = number_at(event, "left");
        out.at = planet_thing(*planet);
        out.is_round = true;
        out.is_great = left == 0;
        if (left == 0) say(words::kLastCube);
        else out.lines.push_back({s.color_of(seat), std::to_string(left), std::string(words::kCubesToGo.in(s.lang))});
    } else if (what == "infamy") {
        out.at = thing(Kind::dominance, 0, seat);
        say(words::kInfamy);
    } else if (what == "breakthrough") {
        out.at = thing(Kind::research_track, 0, seat);
        say(words::kBreakthrough);
    }
    return out;
}

}  // namespace orrery::ui::quantum_table
