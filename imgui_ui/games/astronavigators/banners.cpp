// Banners of AstroNavigators.
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/app/table/event_fields.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/words.h"

namespace orrery::ui::astronavigators_table {
namespace {

/// What a seat reaches that is told in the same words each time, and where.
struct Reached {
    std::string_view event;
    Text text;
    std::optional<an::StageId> stage;
    bool is_great;
};
constexpr Reached kReached[] = {
    {"launched", words::kLaunched, {}, false},
    {"moon_landing", words::kLanded, an::kMoon, true},
    {"splashdown", words::kHome, an::kSplashdown, true},
    {"lost", words::kLost, {}, true},
};

}  // namespace

Banner banner_of(const Scene& s, const Json& event) {
    Banner out;
    const std::string what = word_at(event, "event");
    if (what == "year_two") {
        out.lines.push_back({{}, {}, std::string(words::kSecondYear.in(s.lang))});
        out.is_great = true;
        return out;
    }
    const int number = number_at(event, "seat"), nk = number_at(event, "nk");
    if (number < 0 || number >= s.seen.seats) return out;
    const auto seat = static_cast<Seat>(number);
    const auto sheet = thing(Kind::sheet, 0, seat);
    const auto gain = [&](Thing at, std::string name) {
        out.at = at;
        out.lines.push_back({s.color_of(seat), nk > 0 ? "+" + std::to_string(nk) : std::string(), std::move(name)});
    };
    if (const auto card = an::card_by_id(word_at(event, "card")); what == "observed" && card) gain(card_thing(*card), an::card_name(*card, s.lang));
    if (const auto set = an::set_by_id(word_at(event, "set")); what == "set_completed" && set)
        gain(seat == s.shown_seat() ? set_thing(*set, seat) : sheet, an::set_name(*set, s.lang));
    if (const auto quest = an::quest_by_id(word_at(event, "quest")); what == "quest_completed" && quest) gain(sheet, an::quest_name(*quest, s.lang));
    for (const Reached& one : kReached) {
        if (one.event != what) continue;
        out.at = one.stage ? stage_thing(*one.stage) : thing(Kind::vehicle, 0, seat);
        out.lines.push_back({s.color_of(seat), {}, std::string(one.text.in(s.lang))});
        out.is_great = one.is_great;
    }
    return out;
}

}  // namespace orrery::ui::astronavigators_table
