// Banners of Race for the Galaxy.
#include "engine/core/punctuation.h"
#include "engine/games/race/score.h"
#include "engine/games/race/words.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/race/motion.h"
#include "imgui_ui/games/race/words.h"

namespace orrery::ui::race_table {
namespace {

/// The actions of all seats, at once. They stand in the event, because the same move may have ended the round.
Banner reveal_actions(const Scene& s, const Json& event) {
    Banner out;
    const auto choices = event.find("choices");
    if (choices == event.end() || !choices->is_array()) return out;
    Seat seat = 0;
    for (const Json& choice : *choices) {
        std::string all;
        for (const Json& id : choice)
            if (const auto action = rc::action_by_id(id.is_string() ? id.get<std::string>() : std::string()))
                all += (all.empty() ? "" : punctuation::kBullet.in(s.lang)) + std::string(rc::action(*action).name.in(s.lang));
        out.lines.push_back({s.color_of(seat++), {}, std::move(all)});
    }
    return out;
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
    if (what == "placed" && s.player(seat).tableau.size() == rc::kEndTableau && rc::end_reason(s.seen)) {
        out.at = placed_card(*card, seat);
        out.lines.push_back({s.color_of(seat), {}, std::string(words::kTwelfth.in(s.lang))});
        out.is_great = true;
    }
    return out;
}

}  // namespace orrery::ui::race_table
