#include "imgui_ui/app/teaching/coach.h"

#include <algorithm>
#include <limits>

#include "imgui_ui/kit/explanation.h"

namespace orrery::ui {
namespace {

constexpr float kCoachPad = 10, kDisc = 17, kTextLine = 22, kNoteLine = 21, kCoachRow = 44, kCoachGap = 8, kCross = 46, kDotsLine = 20;
constexpr float kWidest = 1040, kWide = 720, kNarrow = 560, kSlim = 440, kSlimmest = 370;
constexpr float kCoachLow = 360, kCoachColumn = 250;                 // a low window shows a table beside a column of this width

struct Parts {
    bool wide = false;                         // buttons to the right of the words, otherwise below
    bool dots_below = false;                   // progress dots beside the buttons below the words, otherwise beside the title
    bool dots_between = false;                 // in a line above the buttons, where the title leaves no room for the dots
    bool note_beside = false;                  // a short note to the left of the buttons below the words
    int rows = 1;                              // of buttons
    float row_room = 0;                        // width of a row of buttons
    float text_x = 0, text_w = 0;              // from the left edge of the panel
    float title_h = 24, text_h = 0, note_h = 0;
    float side = 0;                            // width of the buttons on the right
    float height = 0;
};

float label_width(const Canvas& c, const CoachButton& b) {
    return std::max(76.0f, c.text_width(b.label, 15, Weight::bold) + 28 + (b.icon == Icon::none ? 0.0f : 26.0f));
}

using CoachButtons = std::span<const CoachButton>;

float row_width(const Canvas& c, CoachButtons buttons) {
    float w = 0;
    for (const CoachButton& b : buttons) w += label_width(c, b) + kCoachGap;
    return std::max(0.0f, w - kCoachGap);
}

/// Returns the first buttons, as many as fit into a row; at least one.
CoachButtons first_row(const Canvas& c, CoachButtons buttons, float width) {
    std::size_t n = std::min<std::size_t>(1, buttons.size());
    while (n < buttons.size() && row_width(c, buttons.first(n + 1)) <= width) ++n;
    return buttons.first(n);
}

bool has_dots(const CoachLook& look) { return look.has_heading && look.step >= 0; }
float dots_width(const CoachLook& look) { return has_dots(look) ? float(look.steps) * 16 : 0.0f; }
bool has_low_cross(const CoachLook& look, bool wide) { return !look.has_heading && !wide && !look.close.empty(); }

/// Return the width in one line, and the height in a panel, of words with the signs of what they name.
float signed_width(Canvas& c, std::string_view words, float size, Weight weight) {
    const auto signs = c.with_signs();
    return c.text_width(words, size, weight);
}
float signed_height(Canvas& c, std::string_view words, float size, Weight weight, float width, float line) {
    const auto signs = c.with_signs();
    return line * float(c.lines(words, size, weight, width).size());
}

Parts measure(Canvas& c, const CoachLook& look, float w) {
    Parts p;
    const float buttons = row_width(c, look.buttons), cross = look.close.empty() ? 0.0f : kCross;
    p.wide = w >= kNarrow && buttons < w * 0.42f;
    p.row_room = w - 2 * kCoachPad - (has_low_cross(look, p.wide) ? kCross : 0.0f);
    p.dots_below = !p.wide && buttons + kCoachGap + dots_width(look) <= p.row_room;
    const auto after_row = [&](CoachButtons rest) { return rest.subspan(first_row(c, rest, p.row_room).size()); };
    if (!p.wide)
        for (CoachButtons rest = after_row(look.buttons); !rest.empty(); rest = after_row(rest)) ++p.rows;
    // The cross has its own column, so that a finger hits the buttons beside it.
    p.side = p.wide ? std::max(buttons, dots_width(look)) + cross : 0.0f;
    p.text_x = kCoachPad + (w >= 480 && look.has_heading ? 2 * kDisc + 16 : 4.0f);
    if (!look.has_heading) p.title_h = 0;
    p.dots_between = !p.wide && !p.dots_below && has_dots(look) &&
                     p.text_x + c.text_width(look.title, 17, Weight::bold) + dots_width(look) + cross > w - kCoachPad;
    p.text_w = w - p.text_x - kCoachPad - (p.wide ? p.side + 20 : 0.0f);
    p.text_h = signed_height(c, look.text, 15, Weight::medium, p.text_w, kTextLine);
    p.note_beside = !p.wide && !look.note.empty() && p.rows == 1 && !has_dots(look) && buttons > 0 &&
                    p.text_x + 22 + signed_width(c, look.note, 14, Weight::bold) + kCoachGap + buttons + kCoachPad <= w;
    if (!look.note.empty() && !p.note_beside) p.note_h = 6 + signed_height(c, look.note, 14, Weight::bold, p.text_w - 22, kNoteLine);
    const float words = kCoachPad + p.title_h + (look.has_heading ? 4.0f : 0.0f) + p.text_h + p.note_h + kCoachPad;
    const bool row = !look.buttons.empty() || has_dots(look);
    if (p.wide) p.height = std::max(words, row ? kCoachPad + (look.has_heading ? 26.0f : 0.0f) + kCoachRow + kCoachPad : words);
    else p.height = words + (p.dots_between ? kDotsLine : 0.0f) + (row ? float(p.rows) * (kCoachRow + 2) : 0.0f);
    return p;
}

void draw_dots(Canvas& c, Vec first, const CoachLook& look) {
    constexpr float kStep = 16, kHere = 5.5f;
    const Theme& t = c.theme();
    c.note_mark({first.x - kHere, first.y - kHere, kStep * float(look.steps - 1) + 2 * kHere, 2 * kHere}, "the progress dots");
    for (int i = 0; i < look.steps; ++i) {
        const Vec at{first.x + float(i) * kStep, first.y};
        if (i < look.step) c.circle(at, 4, t.brass);
        else if (i == look.step) c.circle(at, kHere, t.hi);
        else c.circle_stroke(at, 4, t.low, 1.5f);
    }
}

}  // namespace

Rect coach_place(Canvas& c, const CoachLook& look, Rect bounds, std::span<const Rect> avoid, std::span<const Rect> touchable,
                 std::span<const Rect> wholes) {
    // A short sentence takes a short panel.
    const float natural = std::max({kSlim, signed_width(c, look.text, 15, Weight::medium) + row_width(c, look.buttons) + 160,
                                    signed_width(c, look.note, 14, Weight::bold) + row_width(c, look.buttons) + 170});
    PricedPlace best{{}, std::numeric_limits<float>::max()};
    const auto look_for = [&](float w) {
        const float height = measure(c, look, w).height;
        if (height > bounds.h && best.place.w > 0) return; // its words would lie over its buttons
        const PricedPlace found = least_covering(w, height, bounds, avoid, touchable, {}, wholes);
        if (found.price < best.price) best = found;
    };
    for (const float most : {kWidest, kWide, kNarrow, kSlim}) look_for(std::min({most, bounds.w, natural}));
    if (bounds.w > kNarrow) look_for(kSlimmest);           // a phone's panel is as wide as the window
    for (const Rect& whole : wholes)
        if (whole.w >= kSlimmest && whole.w < bounds.w) look_for(whole.w);
    if (bounds.w > kNarrow && bounds.h < kCoachLow) look_for(kCoachColumn);
    if (std::none_of(avoid.begin(), avoid.end(), [&](const Rect& thing) { return best.place.overlaps(thing); })) return best.place;
    // Where no width leaves the things free, the panel stands beside one of them.
    constexpr float kGap = 4, kLeast = 200;
    for (const Rect& thing : avoid)
        for (const float room : {thing.x - kGap - bounds.x, bounds.right() - thing.right() - kGap})
            if (room >= kLeast && room < bounds.w) look_for(room);
    return best.place;
}

float coach_height(Canvas& c, const CoachLook& look, float width) { return measure(c, look, width).height; }

CoachButton draw_coach(Ui& ui, const CoachLook& look, Rect r) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const Parts p = measure(c, look, r.w);
    CoachButton tapped;
    (void)ui.tap(id("coach"), r, {.name = look.title, .radius = radius::kPanel, .can_focus = false, .is_ground = true, .hides = true});
    PanelLook panel;
    panel.top = mix(t.brass, t.s2, 0.86f);
    panel.line = fade(t.brass, 0.75f);
    panel.alpha = 0.985f;
    panel.shadow = 0.7f;
    panel.blur = 30;
    draw_panel(c, r, radius::kPanel, panel);
    // A reserved area may be higher than the words.
    const float top = r.y + kCoachPad + std::max(0.0f, (r.h - p.height) / 2), middle = top + p.title_h / 2;
    if (p.text_x > kCoachPad + 10) {
        const Vec disc{r.x + kCoachPad + 4 + kDisc, top + 2 + kDisc};
        c.circle(disc, kDisc, fade(t.brass, 0.16f));
        c.circle_stroke(disc, kDisc, t.brass, 1.5f);
        draw_icon(c, look.icon, disc, 20, t.brass);
    }
    const float x = r.x + p.text_x, cross = look.close.empty() ? 0.0f : kCross;
    const bool has_dots_above = !p.wide && !p.dots_below && !p.dots_between;
    const float dots = has_dots_above ? dots_width(look) : 0.0f;
    const float title_w = (p.wide ? p.text_w : r.w - p.text_x - kCoachPad - cross - dots);
    float y = top;
    if (look.has_heading) {
        c.fit({x, middle}, look.title, 17, t.hi, Weight::bold, Align::left, title_w);
        y += p.title_h + 4;
    }
    const auto paragraph = [&c](Vec at, const std::string& words, float size, Color ink, Weight weight, float width, float line) {
        const auto signs = c.with_signs();
        return c.paragraph(at, words, size, ink, weight, width, line);
    };
    y += paragraph({x, y + kTextLine / 2}, look.text, 15, t.hi, Weight::medium, p.text_w, kTextLine);
    const float last_y = p.wide ? r.bottom() - kCoachPad - kCoachRow : r.bottom() - 8 - kCoachRow;
    if (!look.note.empty()) {
        const float note_y = p.note_beside ? last_y + kCoachRow / 2 : y + 6 + kNoteLine / 2;
        draw_icon(c, Icon::hint, {x + 8, note_y}, 15, t.gold);
        paragraph({x + 22, note_y}, look.note, 14, t.gold, Weight::bold, p.text_w - 22, kNoteLine);
    }
    float row_y = last_y - float(p.rows - 1) * (kCoachRow + 2);
    if (has_dots(look)) {
        if (p.dots_below) draw_dots(c, {r.x + kCoachPad + 6, last_y + kCoachRow / 2}, look);
        else if (p.dots_between) draw_dots(c, {r.x + kCoachPad + 6, row_y - kDotsLine / 2}, look);
        else draw_dots(c, {r.right() - kCoachPad - cross - dots_width(look) + 8, middle}, look);
    }
    for (CoachButtons rest = look.buttons; !rest.empty(); row_y += kCoachRow + 2) {
        const CoachButtons row = p.wide ? rest : first_row(c, rest, p.row_room);
        rest = rest.subspan(row.size());
        float bx = r.right() - kCoachPad - row_width(c, row) - (p.wide ? cross : 0.0f);
        for (const CoachButton& b : row) {
            const float bw = label_width(c, b);
            if (button(ui, id("coach-button", 0, id(b.action)), {bx, row_y, bw, kCoachRow}, b.label, {.kind = b.kind, .icon = b.icon, .size = 15}))
                tapped = b;
            bx += bw + kCoachGap;
        }
    }
    const Vec cross_at = has_low_cross(look, p.wide) ? Vec{r.x + 4, last_y} : Vec{r.right() - 48, r.y + 4};
    if (!look.close.empty() &&
        icon_button(ui, id("coach-close"), cross_at, Icon::close, look.close, {.ground = false})) {
        tapped.action = look.close_action;
    }
    return tapped;
}

CoachButton draw_coach_strip(Ui& ui, const CoachLook& look, Rect r) {
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const bool suggests = !look.note.empty();
    const bool tapped = ui.tap(id("coach-strip"), r, {.name = look.close.empty() ? look.title : look.close, .radius = radius::kPanel, .can_focus = !look.close.empty()});
    PanelLook panel;
    panel.top = mix(t.brass, t.s2, ui.is_pressed(id("coach-strip")) ? 0.78f : 0.86f);
    panel.line = fade(t.brass, 0.75f);
    draw_panel(c, r, radius::kPanel, panel);
    draw_icon(c, suggests ? Icon::hint : look.icon, {r.x + 22, r.centre().y}, 20, suggests ? t.gold : t.brass);
    const float x = r.x + 42, room = r.w - 42 - (look.close.empty() ? 12.0f : 40.0f);
    const std::string& words = look.brief.empty() ? look.title : look.brief;
    const auto signs = c.with_signs_in(words, type::kSmall, Weight::bold, room, 2);
    const float size = c.whole_words(words, 15, Weight::bold, room, 2);
    const float lines = float(std::min<std::size_t>(2, c.lines(words, size, Weight::bold, room).size()));
    c.paragraph({x, r.centre().y - (lines - 1) * 10}, words, size, suggests ? t.gold : t.hi, Weight::bold, room, 20, Align::left, 2);
    if (!look.close.empty()) draw_icon(c, look.is_open ? Icon::up : Icon::down, {r.right() - 22, r.centre().y}, 18, t.mid);
    if (!tapped) return {};
    return {look.close_action, look.close};
}

}  // namespace orrery::ui
