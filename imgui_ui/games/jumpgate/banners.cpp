// Banners of Jump Gate.
#include <algorithm>

#include "engine/games/jumpgate/score.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/jumpgate/motion.h"
#include "imgui_ui/games/jumpgate/words.h"

namespace orrery::ui::jumpgate_table {
namespace {

/// Returns the points that a resource which a seat has taken added to those collected before.
int worth_of(const jg::Observation& seen, Seat seat, jg::ResourceId resource) {
    jg::ResourcePile before = seen.players[seat].collected;
    const int all = jg::resource_points(before).total();
    const auto at = std::find(before.begin(), before.end(), resource);
    if (at == before.end()) return 0;
    before.erase(at);
    return all - jg::resource_points(before).total();
}

}  // namespace

Banner banner_of(const Scene& s, const Json& event) {
    constexpr int kBigFind = 5;                            // points
    Banner out;
    const std::string what = word_at(event, "event");
    const int number = number_at(event, "seat");
    if (number < 0 || number >= s.seen.seats) return out;
    const auto seat = static_cast<Seat>(number);
    const auto by = s.color_of(seat);
    const auto resource = jg::resource_by_id(word_at(event, "resource"));
    if (const auto planet = jg::planet_by_id(word_at(event, "planet")); what == "land" && planet) {
        out.at = thing(Kind::planet, *planet);
        out.lines.push_back({by, "+" + std::to_string(jg::kClaimPoints), fill(words::kClaimed, s.lang, {{"planet", s.planet(*planet)}})});
        out.is_round = true;
    } else if (what == "black_hole") {
        out.at = thing(Kind::hole);
        out.lines.push_back({by, std::to_string(number_at(event, "space")) + " / " + std::to_string(s.seen.options.black_hole_limit),
                             std::string(words::kHole.in(s.lang))});
        out.is_round = true;
    } else if ((what == "harvest" || what == "mark_taken" || what == "claim_taken") && resource) {
        const int worth = worth_of(s.seen, seat, *resource);
        if (worth < kBigFind) return out;
        out.at = seat_of(seat);
        out.lines.push_back({by, "+" + std::to_string(worth), s.resource(*resource)});
    } else if (what == "final_round") {
        out.lines.push_back({{}, {}, fill(words::kLastRound, s.lang, {{"n", number_at(event, "turns")}})});
        out.is_great = true;
    }
    return out;
}

}  // namespace orrery::ui::jumpgate_table
