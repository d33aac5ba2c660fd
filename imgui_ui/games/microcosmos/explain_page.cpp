#include "imgui_ui/games/microcosmos/explain_page.h"

#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr float kPagePadding = 20, kPageMargin = 2 * kPagePadding + 4;     // of the panel (kit/explanation.cpp)
constexpr float kPageRow = 26, kPageLine = 20, kPageText = type::kLabel, kPageGap = 6;
constexpr float kHeadSign = 44, kHeadGap = 14, kRowSign = 18, kRowGap = 12;

}  // namespace

ThingPage::ThingPage(Scene& s, Rect bounds, float foot, float wide)
    : Explanation(s.canvas, std::min(wide, bounds.w - kPageMargin)),
      s_(s),
      width_(std::min(wide, bounds.w - kPageMargin)),
      room_(bounds.h - foot - 2 * kPagePadding),
      beside_(bounds.w - width_ - kPageMargin - kPagePadding) {}

void ThingPage::head(const std::string& name, Sign sign) {
    const float room = width_ - kHeadSign - kHeadGap;
    const float tall_words = static_cast<float>(s_.canvas.lines(name, type::kTitle, Weight::bold, room).size()) * type::kTitleLine;
    const float tall = std::max(kHeadSign, tall_words);
    add(tall + kPageGap + 2, [this, name, sign = std::move(sign), room, tall_words, tall](Rect r) {
        sign({r.x + kHeadSign / 2, r.y + tall / 2}, kHeadSign);
        const Vec at{r.x + kHeadSign + kHeadGap, r.y + (tall - tall_words + type::kTitleLine) / 2};
        s_.canvas.paragraph(at, name, type::kTitle, s_.theme.hi, Weight::bold, room, type::kTitleLine);
    });
}

void ThingPage::caption(const std::string& words) {
    gap(kPageGap);
    const float tall = static_cast<float>(s_.canvas.lines(words, kPageText, Weight::bold, width_).size()) * kPageLine;
    add(tall, [this, words](Rect r) {
        s_.canvas.paragraph({r.x, r.y + kPageLine / 2}, words, kPageText, s_.theme.brass, Weight::bold, r.w, kPageLine);
    });
}

void ThingPage::say(const std::string& words, bool is_strong) {
    text(words, is_strong ? s_.theme.hi : s_.theme.mid, kPageText, kPageLine);
    gap(kPageGap / 2);
}

void ThingPage::row(const std::string& left, const std::string& right) {
    const float figure = s_.canvas.text_width(right, kPageText, Weight::bold), room = width_ - figure - kRowGap;
    if (room < width_ * 0.3f) return say(left + punctuation::kColon.in(s_.lang) + right);
    signs(left, figure, [this, right](Vec at) { s_.canvas.text(at, right, kPageText, s_.theme.hi, Weight::bold); });
}

void ThingPage::signs(const std::string& left, float wide, std::function<void(Vec left)> draw) {
    const float room = std::max(40.0f, width_ - wide - kRowGap);
    const float lines = static_cast<float>(s_.canvas.lines(left, kPageText, Weight::medium, room).size());
    const float tall = std::max(kPageRow, lines * kPageLine + kPageGap);
    add(tall, [this, left, wide, room, lines, draw = std::move(draw)](Rect r) {
        const float top = r.centre().y - (lines - 1) * kPageLine / 2;
        s_.canvas.paragraph({r.x, top}, left, kPageText, s_.theme.mid, Weight::medium, room, kPageLine);
        draw({r.right() - wide, r.centre().y});
    });
}

void ThingPage::gain(const Text& left, const mc::Gain& gain) {
    if (gain.empty()) return row(left, mc::gain_text(gain, s_.lang));
    signs(in_words(left), gain_width(s_.canvas, gain, kRowSign),
          [this, gain](Vec at) { draw_gain(s_.canvas, gain, at, kRowSign, s_.theme.hi); });
}

void ThingPage::half(const std::string& left, const mc::Half& half) {
    constexpr float kArrow = 20;
    const bool is_paid = mc::sum_of(half.cost) + half.any_cost > 0;
    const float paid = is_paid ? cost_width(s_.canvas, half.cost, half.any_cost, kRowSign) + kArrow : 0;
    signs(left, paid + gain_width(s_.canvas, half.gain, kRowSign), [this, half, is_paid](Vec at) {
        if (is_paid) {
            at.x += draw_cost(s_.canvas, half.cost, half.any_cost, at, kRowSign, s_.theme.hi);
            draw_icon(s_.canvas, Icon::fwd, {at.x + kArrow / 2, at.y}, 12, s_.theme.mid);
            at.x += kArrow;
        }
        draw_gain(s_.canvas, half.gain, at, kRowSign, s_.theme.hi);
    });
}

void ThingPage::cost(const Text& left, const std::vector<mc::Specialist>& needs, const mc::Units& units) {
    constexpr float kStep = 24, kDisc = 20;
    const float discs = static_cast<float>(needs.size()) * kStep;
    const float rest = mc::sum_of(units) > 0 ? cost_width(s_.canvas, units, 0, kRowSign) + 4 : 0;
    signs(in_words(left), discs + rest, [this, needs, units, discs, rest](Vec at) {
        for (std::size_t i = 0; i < needs.size(); ++i)
            draw_specialist(s_.canvas, needs[i], {at.x + static_cast<float>(i) * kStep + kDisc / 2, at.y}, kDisc);
        if (rest > 0) draw_cost(s_.canvas, units, 0, {at.x + discs + 4, at.y}, kRowSign, s_.theme.hi);
    });
}

void ThingPage::player(Seat who, const std::string& right, bool is_strong) {
    constexpr float kDisc = 10, kName = 30;
    add(kPageRow, [this, who, right, is_strong](Rect r) {
        draw_emblem(s_.canvas, s_.color_of(who), {r.x + kDisc + 1, r.centre().y}, kDisc);
        const float figure = s_.canvas.text_width(right, kPageText, Weight::bold);
        s_.canvas.fit({r.x + kName, r.centre().y}, s_.name_of(who), kPageText, is_strong ? s_.theme.hi : s_.theme.mid,
                      is_strong ? Weight::bold : Weight::medium, Align::left, r.w - kName - figure - kRowGap);
        s_.canvas.text({r.right(), r.centre().y}, right, kPageText, s_.theme.hi, Weight::bold, Align::right);
    });
}

void ThingPage::levels(mc::PlanetId planet) {
    add(kPageRow, [this, planet](Rect r) {
        const float step = r.w / static_cast<float>(mc::kResourceCount);
        float x = r.x;
        for (const mc::Resource resource : mc::kResources) {
            const std::size_t i = mc::index_of(resource);
            if (mc::kPlanets[planet].tracks[i] == 0) continue;
            const int level = s_.seen.places[planet].levels[i], most = mc::kPlanets[planet].tracks[i];
            draw_resource(s_.canvas, resource, {x + kRowSign / 2, r.centre().y}, kRowSign);
            s_.canvas.text({x + kRowSign + 6, r.centre().y}, std::to_string(level) + " / " + std::to_string(most), kPageText,
                           level == most ? s_.theme.good : s_.theme.hi, Weight::bold);
            x += step;
        }
    });
}

}  // namespace orrery::ui::microcosmos_table
