// Banners of Race for the Galaxy.
#include "engine/games/race/words.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/race/motion.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {
namespace {

/// The actions of all seats, at once.
Banner reveal_actions(const Scene& s, const Json& event) {
    Banner out;
    for (const Seat seat : all_seats(s.seen.seats)) {
        std::string all;
        for (const rc::ActionId action : s.player(seat).actions)
            all += (all.empty() ? "" : " + ") + std::string(rc::kActions[static_cast<std::size_t>(action)].name.in(s.lang));
        out.lines.push_back({s.color_of(seat), {}, std::move(all)});
    }
    return event.contains("choices") ? out : Banner();
}

}  // namespace

Banner banner_of(const Scene& s, const Json& event) {
    Banner out;
    const std::string what = word_at(event, "event");
    if (what == "actions_revealed") return reveal_actions(s, event);
    const int number = number_at(event, "seat");
    const auto card = rc::card_by_id(word_at(event, "card"));
    if (number < 0 || number >= s.seen.seats || !card) return out;
    const auto seat = static_cast<Seat>(number);
    if (what == "conquered") {
        out.at = placed_card(*card, seat);
        const int military = number_at(event, "military"), defense = number_at(event, "defense");
        out.lines.push_back({s.color_of(seat), {}, fill(words::kConquest, s.lang, {{"n", military}, {"of", defense}})});
    } else if (what == "placed" && !rc::design(*card).vp) {
        out.at = placed_card(*card, seat);
        out.lines.push_back({s.color_of(seat), "+" + std::to_string(points_of_card(s.player(seat), *card)), rc::card_name(*card, s.lang)});
    }
    if (what == "placed" && s.player(seat).tableau.size() == rc::kEndTableau) {
        out.at = placed_card(*card, seat);
        out.lines.push_back({s.color_of(seat), {}, std::string(words::kTwelfth.in(s.lang))});
        out.is_great = true;
    }
    return out;
}

}  // namespace orrery::ui::race_table
