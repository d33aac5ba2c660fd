// 1 page   2 rules of things
#include "imgui_ui/games/astronavigators/explain_page.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/rules.h"
#include "imgui_ui/games/astronavigators/explain.h"
#include "imgui_ui/games/astronavigators/explain_words.h"
#include "imgui_ui/kit/emblems.h"

namespace orrery::ui::astronavigators_table {

// --- 1 page ---

namespace {

constexpr float kPagePadding = 20, kPageMargin = 2 * kPagePadding + 4;     // of the panel (kit/explanation.cpp)
constexpr float kPageRow = 26, kPageLine = 20, kPageText = type::kLabel, kPageGap = 6;
constexpr float kHeadSign = 44, kHeadGap = 14, kMarkSign = 20, kMarkGap = 9, kFigureGap = 12;

}  // namespace

ThingPage::ThingPage(Scene& s, Rect bounds, float foot, float wide)
    : Explanation(s.canvas, std::min(wide, bounds.w - kPageMargin)),
      s_(s),
      width_(std::min(wide, bounds.w - kPageMargin)),
      room_(bounds.h - foot - 2 * kPagePadding),
      beside_(bounds.w - width_ - kPageMargin - kPagePadding) {}

void ThingPage::add(float height, std::function<void(Rect)> draw) {
    tall_ += height;
    Explanation::add(height, std::move(draw));
}

void ThingPage::gap(float height) { add(height, [](Rect) {}); }

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
    const Color ink = is_strong ? s_.theme.hi : s_.theme.mid;
    const float tall = static_cast<float>(s_.canvas.lines(words, kPageText, Weight::medium, width_).size()) * kPageLine;
    add(tall + kPageGap / 2, [this, words, ink](Rect r) {
        s_.canvas.paragraph({r.x, r.y + kPageLine / 2}, words, kPageText, ink, Weight::medium, r.w, kPageLine);
    });
}

void ThingPage::row(const std::string& left, const std::string& right) {
    const float figure = s_.canvas.text_width(right, kPageText, Weight::bold), room = width_ - figure - kFigureGap;
    if (room < width_ * 0.3f) return say(left + punctuation::kColon.in(s_.lang) + right);
    const float lines = static_cast<float>(s_.canvas.lines(left, kPageText, Weight::medium, room).size());
    const float tall = std::max(kPageRow, lines * kPageLine + kPageGap);
    add(tall, [this, left, right, room, lines](Rect r) {
        const float top = r.centre().y - (lines - 1) * kPageLine / 2;
        s_.canvas.paragraph({r.x, top}, left, kPageText, s_.theme.mid, Weight::medium, room, kPageLine);
        s_.canvas.text({r.right(), r.centre().y}, right, kPageText, s_.theme.hi, Weight::bold, Align::right);
    });
}

void ThingPage::marked(const Sign& sign, const std::string& left, const std::string& right, bool is_strong) {
    const float figure = right.empty() ? 0 : s_.canvas.text_width(right, kPageText, Weight::bold) + kFigureGap;
    const float inset = kMarkSign + kMarkGap, room = width_ - inset - figure;
    if (!right.empty() && room < width_ * 0.4f) return marked(sign, left + punctuation::kColon.in(s_.lang) + right, {}, is_strong);
    const float lines = static_cast<float>(s_.canvas.lines(left, kPageText, Weight::medium, room).size());
    const float tall = std::max(kPageRow, lines * kPageLine + kPageGap);
    add(tall, [this, sign, left, right, is_strong, inset, room, lines](Rect r) {
        sign({r.x + kMarkSign / 2, r.centre().y}, kMarkSign);
        const float top = r.centre().y - (lines - 1) * kPageLine / 2;
        const Color ink = is_strong ? s_.theme.hi : s_.theme.mid;
        s_.canvas.paragraph({r.x + inset, top}, left, kPageText, ink, Weight::medium, room, kPageLine);
        if (!right.empty()) s_.canvas.text({r.right(), r.centre().y}, right, kPageText, s_.theme.hi, Weight::bold, Align::right);
    });
}

void ThingPage::player(Seat who, const std::string& right, bool is_strong) {
    marked([this, who](Vec at, float size) { draw_emblem(s_.canvas, s_.color_of(who), at, size / 2, {.shadow = false}); },
           s_.name_of(who), right, is_strong);
}

void ThingPage::card(float w, float h, std::function<void(Rect)> draw) {
    if (beside_ >= w) return picture(w, h, std::move(draw));
    const float wide = std::min(w, width_), tall = std::min({h, room_ * 0.4f, wide * h / w});
    add(tall + 8, [draw = std::move(draw), wide, tall](Rect r) { draw({r.centre().x - wide / 2, r.y, wide, tall}); });
}

std::string ThingPage::nk(int n) const { return filled(words::kTellPlusNk, {{"n", n}}); }

std::string signed_number(int n) {
    // A minus sign, not a hyphen, as on the map.
    return (n > 0 ? "+" : n < 0 ? "−" : "") + std::to_string(std::abs(n));
}

int reward_factor(const an::Table& t) { return t.is_astronavigator() && t.year == 1 ? an::kYearOneFactor : 1; }

// --- 2 rules of things ---

namespace {

namespace page_rule = an::rule;

const Rule* rule_behind_space(an::SpaceId space) {
    if (space == an::kLaunchSpace) return &page_rule::A50;
    bool has_icon = false;
    for (const an::Transport transport : an::kTransportList) has_icon |= an::has_icon(space, transport);
    return has_icon ? &page_rule::A42 : &page_rule::A35;
}

const Rule* rule_behind_transport(an::Transport transport) {
    switch (transport) {
        case an::Transport::car:
        case an::Transport::train: return &page_rule::A32;
        case an::Transport::ship: return &page_rule::A33;
        case an::Transport::helicopter:
        case an::Transport::plane: return &page_rule::A34;
        case an::Transport::spacecraft: break;
    }
    return &page_rule::A50;
}

const Rule* rule_behind_instrument(an::EffectKind effect) {
    switch (effect) {
        case an::EffectKind::chain_compass: return &page_rule::A81;
        case an::EffectKind::observe_any_week: return &page_rule::A82;
        case an::EffectKind::planned_ignores_daylight: return &page_rule::A83;
        case an::EffectKind::daylight_shrink: return &page_rule::A84;
        case an::EffectKind::schedule_capacity: return &page_rule::A85;
        case an::EffectKind::latitude_shift: return &page_rule::A86;
        case an::EffectKind::bonus_nk: return &page_rule::A87;
        case an::EffectKind::space_dv_reduction: return &page_rule::A88;
        case an::EffectKind::move_bonus: return &page_rule::A89;
        case an::EffectKind::visible_rows: return &page_rule::A90;
        case an::EffectKind::match_deck_top: return &page_rule::A91;
        case an::EffectKind::polar_ignores_sun: return &page_rule::A92;
        case an::EffectKind::moon_tolerance: break;
    }
    return &page_rule::A93;
}

const Rule* rule_behind_action(const an::Observation& seen, an::Action action) {
    const std::optional<an::Asked> asked = an::asked(seen);
    const bool is_in_orbit = asked && seen.players[asked->seat].is_on(an::Map::orbit);
    switch (action) {
        case an::Action::direct: return &page_rule::A1;
        case an::Action::planned: return &page_rule::A8;
        case an::Action::schedule: return &page_rule::A20;
        case an::Action::travel: break;
    }
    return is_in_orbit ? &page_rule::A100 : &page_rule::A30;
}

const Rule* rule_behind_button(const an::Observation& seen, Button button) {
    const std::optional<an::Asked> asked = an::asked(seen);
    switch (button) {
        case Button::stop:
        case Button::no_move: return &page_rule::A37;
        case Button::end_travel: return asked && asked->kind == an::Kind::space ? &page_rule::A100 : &page_rule::A44;
        case Button::roll_vehicle: return &page_rule::A46;
        case Button::roll_compass: return &page_rule::A47;
        case Button::pass: return &page_rule::T13;
        case Button::start_quest: return &page_rule::A60;
        case Button::quest_draw: return &page_rule::A62;
        case Button::decline: return asked && asked->kind == an::Kind::chain_transport ? &page_rule::A48 : &page_rule::A66;
        case Button::advance: return &page_rule::A100;
        case Button::extra_sct: return &page_rule::A101;
        case Button::extra_ai: return &page_rule::A102;
        case Button::use_sxt: return &page_rule::A58;
        case Button::accept_dv: return &page_rule::A57;
        case Button::astronomer:
        case Button::astronaut: return &page_rule::A70;
        case Button::join:
        case Button::skip_join: return &page_rule::A111;
        case Button::become_astronaut: return &page_rule::A113;
        case Button::voluntary_abort: return &page_rule::A74;
        case Button::done: return &page_rule::A112;
    }
    return nullptr;
}

}  // namespace

const Rule* rule_of(const an::Observation& seen, Thing thing) {
    static constexpr std::array<const Rule*, 3> kOfGauges{&page_rule::A114, &page_rule::A115, &page_rule::A116};
    const int index = thing.index;
    switch (kind_of(thing)) {
        case Kind::space: return rule_behind_space(static_cast<an::SpaceId>(index));
        case Kind::vehicle: return seen.players[thing.seat].is_on(an::Map::orbit) ? &page_rule::A54 : &page_rule::A31;
        case Kind::card: return an::is_moon(static_cast<an::CardId>(index)) ? &page_rule::A2 : &page_rule::A10;
        case Kind::week: return &page_rule::T4;
        case Kind::action: return rule_behind_action(seen, static_cast<an::Action>(index));
        case Kind::transport: return rule_behind_transport(static_cast<an::Transport>(index));
        case Kind::stage: return index == an::kMoon ? &page_rule::A56 : index == an::kSplashdown ? &page_rule::A105 : &page_rule::A57;
        case Kind::stack: return &page_rule::A51;
        case Kind::orbit_tile: return &page_rule::A52;
        case Kind::tile: return &page_rule::A45;
        case Kind::continent: return &page_rule::A42;
        case Kind::quest: return &page_rule::A65;
        case Kind::instrument: return rule_behind_instrument(an::kInstruments[static_cast<std::size_t>(index)].effect);
        case Kind::character: return &page_rule::S7;
        case Kind::agenda: return &page_rule::E12;
        case Kind::hidden_agenda: return &page_rule::S8;
        case Kind::set: return &page_rule::A7;
        case Kind::moon: return &page_rule::A5;
        case Kind::gauge: return kOfGauges[static_cast<std::size_t>(index)];
        case Kind::token: return &page_rule::A40;
        case Kind::dial: return index == 1 ? &page_rule::A59 : seen.is_astronavigator() ? &page_rule::E5 : &page_rule::E13;
        case Kind::sheet: return seen.is_astronavigator() ? &page_rule::E3 : &page_rule::E13;
        case Kind::deck: return &page_rule::T23;
        case Kind::quest_deck: return &page_rule::A60;
        case Kind::month: return &page_rule::T22;
        case Kind::round: return &page_rule::T20;
        case Kind::sun: return &page_rule::A12;
        case Kind::die: return &page_rule::A46;
        case Kind::button: return rule_behind_button(seen, static_cast<Button>(index));
        case Kind::none:
        case Kind::tab:
        case Kind::read_more: break;
    }
    return nullptr;
}

}  // namespace orrery::ui::astronavigators_table
