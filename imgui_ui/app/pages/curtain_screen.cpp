#include "imgui_ui/app/pages/curtain_screen.h"

#include <algorithm>

#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {

void CurtainScreen::draw(Desk&) {
    Canvas& c = ui_.canvas();
    const Theme& t = ui_.theme();
    const Session& s = *driver_.session();
    const float w = ui_.width(), h = ui_.height();
    const SeatColor color = s.look(s.viewer()).color;
    const Color fill = t.seat(color).fill;
    const std::string& name = s.name(s.viewer());

    // A stack around the middle. The disc shrinks on low windows.
    constexpr float kTexts = 36 + 46 + 46 + 64 + 36 + 10;   // from the ring to the bottom of the note
    const float room = h - kTexts - 2 * 76;
    const float k = std::clamp(room / (2 * 128), 0.3f, 1.0f);
    const float ring = 116 * k, disc = 92 * k, stack = 2 * (ring + 12 * k) + kTexts;
    const float top = std::max(8.0f, (h - stack) / 2);
    const Vec centre{w / 2, top + ring + 12 * k};
    desk_.space().draw(c, {fill, {w / 2, h / 2 - 40}, 0.22f});
    c.glow(centre, 330 * k, fill, 0.5f);
    draw_emblem(c, color, centre, disc);
    draw_ticked_ring(c, centre, ring);

    float y = centre.y + ring + 12 * k + 36;
    c.fit({w / 2, y}, tr(str::pass_to, {{"name", name}}), is_phone() ? 32.0f : type::kDisplay, t.hi, Weight::bold, Align::center, w - 32);
    y += 46;
    const Text& line = s.match().turn_seat() == s.viewer() ? str::curtain_line : str::curtain_line_choice;
    const std::string where = tr(line, {{"game", s.game().name.in(lang())}, {"turn", turn_text(s.game().id, s.match().turn_number(), lang())}, {"name", name}});
    const bool is_one_line = c.text_width(where, type::kLabel) <= w - 32;
    if (is_one_line) c.fit({w / 2, y}, where, 18, t.mid, Weight::medium, Align::center, w - 32);
    else c.paragraph({w / 2, y - 10}, where, type::kLabel, t.mid, Weight::medium, w - 32, 20, Align::center, 2);
    y += 46;
    const std::string take = tr(str::take_device, {{"name", name}});
    const float wide = std::min(w - 32, std::max(360.0f, c.text_width(take, 20, Weight::bold) + 80));
    const float size = c.text_width(take, 20, Weight::bold) + 60 > wide ? 16.0f : 20.0f;
    draw_lift({w / 2 - wide / 2, y, wide, 64}, take, size);
    y += 64 + 36;
    c.paragraph({w / 2, y}, note(), 14, is_tapped_ ? t.hi : t.low, Weight::medium, w - 32, 20, Align::center, 2);
    const bool phone = is_phone() || h < 600;
    const float menu_w = phone ? 120.0f : 200.0f;
    if (button(ui_, id("menu"), {phone ? 12.0f : 28.0f, h - (phone ? 60.0f : 76.0f), menu_w, 48}, tr(str::menu),
               {.kind = ButtonKind::ghost, .icon = Icon::menu}))
        ask("menu");
}

/// The button fills while it is held. Only where the game is played does it lift the curtain; elsewhere the driver says why not.
void CurtainScreen::draw_lift(Rect place, std::string_view label, float size) {
    const Id lift = id("take-device");
    const bool is_off = driver_.is_elsewhere();
    const float full = is_off ? 0 : ui_.hold_share(lift);
    const bool is_activated =
        button(ui_, lift, place, label, {.kind = is_off ? ButtonKind::off : ButtonKind::primary, .icon = Icon::eye, .size = size, .full = full});
    if (full >= 1 || (is_activated && (is_off || ui_.is_by_key()))) ask("take-device");
    else if (is_activated) is_tapped_ = true;
}

std::string CurtainScreen::note() const {
    if (is_tapped_) return tr(str::hold_to_lift);
    const Session& s = *driver_.session();
    std::vector<std::string> names;
    for (const Seat seat : s.decided_seats()) names.push_back(s.name(seat));
    if (names.empty()) return tr(str::curtain_note_hidden);
    return tr(str::curtain_note_chosen, {{"names", join_list(names, lang())}, {"n", int(names.size())}});
}

void CurtainScreen::mirror_head(const Desk&, MirrorNode& root) const {
    const Session& s = *driver_.session();
    const std::string& name = s.name(s.viewer());
    root.attr("data-game", s.game().id).attr("data-seat", std::to_string(s.viewer()));
    root.add("h1", "title", tr(str::pass_to, {{"name", name}}));
    const Text& line = s.match().turn_seat() == s.viewer() ? str::curtain_line : str::curtain_line_choice;
    root.add("p", "line", tr(line, {{"game", s.game().name.in(lang())}, {"turn", turn_text(s.game().id, s.match().turn_number(), lang())}, {"name", name}}));
}

void CurtainScreen::mirror(const Desk& desk, MirrorNode& root) const {
    mirror_head(desk, root);
    const std::string& name = driver_.session()->name(driver_.session()->viewer());
    root.button("take-device", tr(str::take_device, {{"name", name}}));
    root.add("p", "note", note());
    root.button("menu", tr(str::menu));
}

}  // namespace orrery::ui
