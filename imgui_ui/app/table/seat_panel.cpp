#include "imgui_ui/app/table/seat_panel.h"

#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/text_layout.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui {
namespace {

/// Returns true if a name is too long for one line of small type but fits in two, broken where its script allows it.
bool takes_two_lines(Canvas& c, const std::string& name, float room) {
    if (c.text_width(name, type::kSmall, Weight::bold) <= room) return false;
    const auto lines = c.lines(name, type::kSmall, Weight::bold, room);
    if (lines.size() != 2) return false;
    return lines[1].data()[-1] == ' ' || is_wide(last_code_point(lines[0]));
}

}  // namespace

bool draw_seat_panel(TableContext& context, TableView& table, Rect r, Contender who, LayoutKind kind, bool is_active) {
    Ui& ui = context.ui;
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const SeatLook& look = context.looks[static_cast<std::size_t>(who.index)];
    const Color fill = t.seat(look.color).fill;
    PanelLook panel;
    panel.shadow = 0.3f;
    panel.blur = 10;
    if (is_active) {
        panel.top = mix(fill, t.s2, 0.66f);
        panel.line = fade(mix(fill, kWhite, 0.3f), 0.9f);
    }
    const bool phone = kind == LayoutKind::phone;
    const std::string name = context.match.name_of(who, context.lang);
    const bool tapped = ui.tap(id("seat", who.index), r, {.name = name, .radius = 14});
    draw_panel(c, r, phone ? 12.0f : 14.0f, panel);
    if (is_active && !phone) c.rect({r.x + 14, r.bottom() - 4, r.w - 28, 3}, 1.5f, mix(fill, kWhite, 0.25f));

    // On phones with three or more seats a panel holds disc and score above the name. The seats sheet has the rest.
    if (phone && r.w < 150) {
        const float room = r.w - 12;
        const bool is_long = takes_two_lines(c, name, room);
        draw_emblem(c, look.color, {r.x + 18, r.y + (is_long ? 14.0f : 19.0f)}, is_long ? 9.0f : 11.0f, {.shadow = false});
        table.draw_seat(context, who, {r.x + 32, r.y + (is_long ? 0.0f : 4.0f), r.w - 38, is_long ? 28.0f : 30.0f}, {}, kind);
        if (is_long) c.paragraph({r.x + 7, r.y + 33}, name, type::kSmall, t.hi, Weight::bold, room, 14, Align::left, 2);
        else c.fit({r.x + 7, r.y + 43}, name, 14, t.hi, Weight::bold, Align::left, room);
        return tapped;
    }
    constexpr float kScore = 52;
    if (phone) {
        draw_emblem(c, look.color, {r.x + 22, r.y + 28}, 14);
        c.fit({r.x + 44, r.y + 18}, name, 16, t.hi, Weight::bold, Align::left, r.w - 44 - kScore);
        table.draw_seat(context, who, {r.right() - 12 - kScore, r.y + 10, kScore, 36},
                        {r.x + 44, r.y + 30, r.w - 44 - kScore - 8, 20}, kind);
        return tapped;
    }
    // Five seats side by side on an upright tablet: disc and score shrink in favour of the name.
    const bool is_slim = r.w < 190;
    const float x = r.x + (is_slim ? 36.0f : 50.0f), score_w = is_slim ? 30.0f : kScore;
    draw_emblem(c, look.color, {r.x + (is_slim ? 20.0f : 27.0f), r.y + (is_slim ? 20.0f : 26.0f)}, is_slim ? 11.0f : 16.0f);
    const float bot = look.computer ? 24.0f : 0.0f;
    const float drawn = c.fit({x, r.y + 19}, name, 16, t.hi, Weight::bold, Align::left, r.right() - 14 - score_w - 6 - x - bot);
    if (look.computer) draw_icon(c, Icon::bot, {x + drawn + 12, r.y + 18}, 15, t.mid);
    table.draw_seat(context, who, {r.right() - 14 - kScore, r.y + 8, kScore, 36}, {r.x + 14, r.y + 31, r.w - 28, r.h - 38}, kind);
    return tapped;
}

}  // namespace orrery::ui
