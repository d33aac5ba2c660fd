#include "imgui_ui/games/microcosmos/automa_story.h"

#include <algorithm>

#include "imgui_ui/app/table/event_fields.h"

namespace orrery::ui::microcosmos_table {

bool AutomaStory::follow(const std::vector<Json>& events, double now_ms) {
    bool has_news = false;
    for (const Json& event : events) {
        const std::string what = word_at(event, "event");
        const bool is_card = what == "automa_card";
        if (!is_card && what != "automa_step") continue;
        if (is_card) {
            clear();
            card_ = mc::automa_card_by_id(word_at(event, "card"));
        }
        if (!has_news) {
            before_ = steps_;
            begun_ms_ = now_ms;
            has_news = true;
        }
        if (is_card) continue;
        const auto done = event.find("done");
        if (done != event.end() && *done == false) skipped_ |= 1u << static_cast<unsigned>(std::max(0, number_at(event, "step")));
        steps_ = number_at(event, "step") + 1;
    }
    return has_news;
}

int AutomaStory::shown(double now_ms) const {
    const double past = (now_ms - begun_ms_) / kStepMs;
    return past > steps_ ? steps_ : std::clamp(before_ + static_cast<int>(past), 0, steps_);
}

}  // namespace orrery::ui::microcosmos_table
