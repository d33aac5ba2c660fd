#include "imgui_ui/app/pages/page.h"

#include "imgui_ui/app/strings.h"

namespace orrery::ui {
namespace {

std::uint32_t pages_made = 0;

}  // namespace

Page::Page() : number_(++pages_made) {}

void page_bar(Desk& desk, std::string_view title) {
    Ui& ui = desk.ui();
    Canvas& c = ui.canvas();
    const Theme& t = ui.theme();
    const float w = ui.width();
    const bool phone = desk.is_phone();
    c.gradient({0, 0, w, 64}, 0, t.bar0, t.bar1);
    c.line({0, 63.5f}, {w, 63.5f}, t.line, 1);
    if (icon_button(ui, id("back"), {phone ? 4.0f : 16.0f, 10}, Icon::back, desk.tr(str::back), {.ground = false})) desk.ask("back");
    const float x = phone ? 56.0f : 76.0f, room = w - 92;
    if (c.text_width(title, 16, Weight::bold) <= room) c.fit({x, 32}, title, 20, t.hi, Weight::bold, Align::left, room);
    else c.paragraph({x, 22}, title, c.whole_words(title, 16, Weight::bold, room, 2), t.hi, Weight::bold, room, 20, Align::left, 2);
}

}  // namespace orrery::ui
