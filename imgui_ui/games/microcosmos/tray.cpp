// The tray: cards to choose among that have no place on the table yet, at the foot of the galaxy.
#include <algorithm>

#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

namespace {

constexpr float kPadding = 12, kTrayHeading = 32, kCardGap = 10, kCardWidth = 150, kCardHeight = 118, kLeastWidth = 96, kWindowMargin = 4;

}  // namespace

void Table::draw_tray(Frame& f) {
    Scene& s = f.s;
    const mc::Observation& seen = s.seen;
    const std::optional<mc::Asked> open = mc::asked(seen);
    tray_ = {};
    if (!open) return;
    std::vector<mc::CrewId> crew;
    std::vector<mc::SurvivorId> survivors;
    const Text* heading = nullptr;
    switch (open->kind) {
        case mc::Kind::setup_discard:
            for (const mc::CrewId card : seen.player(open->seat).hand) crew.push_back(card);
            heading = &words::kDealt;
            break;
        case mc::Kind::place_crew:
            crew.push_back(mc::placed_crew(seen));
            if (seen.pending.empty())
                for (const mc::CrewId card : seen.player(open->seat).hand)
                    if (card != crew.front()) crew.push_back(card);
            heading = &words::kPlaceThis;
            break;
        case mc::Kind::choose_survivor:
        case mc::Kind::keep_survivor:
            for (const mc::SurvivorId card : seen.pending.back().survivors) survivors.push_back(card);
            heading = open->kind == mc::Kind::choose_survivor ? &words::kTwoSurvivors : &words::kMet;
            break;
        default: return;
    }
    const auto count = static_cast<float>(crew.size() + survivors.size());
    const Rect field = f.g.field;
    const float w = std::clamp((field.w - 2 * kPadding - (count - 1) * kCardGap - 16) / count, kLeastWidth, kCardWidth);
    const float h = std::min(kCardHeight, w * 0.8f);
    const std::string words(heading->in(s.lang));
    const float wide = std::max(count * w + (count - 1) * kCardGap, std::min(field.w - 2 * kPadding - 16, s.canvas.text_width(words, type::kLabel, Weight::bold)));
    // Cards of their least width may need more room than the field has, but not more than the window.
    const Rect window = s.canvas.bounds().grown(-kWindowMargin);
    const float left = std::max(window.x, std::min(field.centre().x - wide / 2 - kPadding, window.right() - wide - 2 * kPadding));
    const Rect panel{left, field.bottom() - kPadding - h - kTrayHeading - kPadding - 4, wide + 2 * kPadding,
                     h + kTrayHeading + 2 * kPadding};
    s.canvas.shadow(panel, radius::kPanel, 0.7f, 30, 8);
    s.canvas.gradient(panel, radius::kPanel, s.theme.s2, s.theme.s1);
    s.canvas.rect_stroke(panel, radius::kPanel, s.theme.line2, s.theme.panel_border);
    TapOptions ground;
    ground.is_ground = true;
    ground.can_focus = false;
    ground.hides = true;
    ground.name = words::kNameTray.in(s.lang);
    s.ui.tap(id("microcosmos.tray"), panel, ground);
    keep_clear(panel);
    tray_ = panel;
    s.canvas.fit({panel.centre().x, panel.y + kPadding + kTrayHeading / 2 - 7}, words, type::kLabel, s.theme.hi, Weight::bold, Align::center, panel.w - 2 * kPadding);
    float x = panel.centre().x - (count * w + (count - 1) * kCardGap) / 2;
    const float y = panel.y + kPadding + kTrayHeading;
    for (std::size_t i = 0; i < crew.size(); ++i, x += w + kCardGap) {
        const Thing what = crew_thing(crew[i]);
        CrewLook look;
        look.lang = s.lang;
        look.breath = s.breath;
        look.glow = glow_of(what);
        const bool is_next = open->kind == mc::Kind::place_crew && i == 0 && is_live();
        if (is_next) look.glow = Glow::selected;
        const Rect r{x, y, w, h};
        draw_crew_card(s.canvas, crew[i], r, look);
        TapOptions options;
        options.can_drag = is_next;
        touch(what, r, fill(words::kNameDealt, s.lang, {{"card", mc::crew_name(crew[i], s.lang)}}), options);
    }
    for (const mc::SurvivorId card : survivors) {
        SurvivorLook look;
        look.lang = s.lang;
        look.breath = s.breath;
        look.glow = glow_of(survivor_thing(card));
        const Rect r{x, y, w, h};
        draw_survivor_card(s.canvas, card, r, look);
        touch(survivor_thing(card), r, fill(words::kNameSurvivor, s.lang, {{"card", mc::survivor_name(card, s.lang)}}));
        x += w + kCardGap;
    }
}

}  // namespace orrery::ui::microcosmos_table
