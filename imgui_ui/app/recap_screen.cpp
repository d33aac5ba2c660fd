// What the screens show of the recap: texts in the prompt bar and the mirror, and the sounds of screens.
#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

/// Returns true if nothing lies over the table.
bool App::is_open() const {
    return session() && (screen_ == Screen::table || screen_ == Screen::end) && pages_.empty() && sheet_ == Sheet::none;
}

Sight App::sight() const {
    return {page_.now_ms, is_open(), !table_ || !table_->is_moving(), drawn_revision_, ui_.reduced_motion()};
}

std::string App::recap_label() const {
    const Recap::Step* step = driver_.recap().step();
    if (step && session()->people() == 0) return session()->name(step->seat) + " · " + tr(str::is_computer);
    const int count = static_cast<int>(driver_.recap().steps().size());
    if (!step || count == 1) return tr(str::what_happened);
    return tr(str::what_happened_part, {{"n", static_cast<int>(driver_.recap().step_index()) + 1}, {"of", count}});
}

std::string App::recap_caption() const {
    if (!driver_.recap().step()) return tr(str::since_last_turn);
    return driver_.recap().line() ? driver_.recap().line()->text : std::string();
}

/// Draws the controls above the table while the recap runs: a tap anywhere skips it.
void App::draw_recap_controls(const TableLayout& layout) {
    if (!driver_.recap().is_running()) return;
    ui_.push_layer();
    if (ui_.tap(id("recap"), ui_.canvas().bounds(), {.name = tr(str::recap_skip_anywhere), .can_focus = false, .is_ground = true})) ask("recap-skip");
    if (driver_.recap().is_showing()) {
        const bool phone = layout.kind == LayoutKind::phone;
        const Rect r = phone ? Rect{layout.tools.centre().x - 100, layout.tools.y + 2, 200, 44}
                             : Rect{ui_.width() - 16 - kSkipWidth, layout.bar / 2 - 22, kSkipWidth, 44};
        if (button(ui_, id("recap-skip"), r, tr(str::recap_skip), {.kind = ButtonKind::second, .icon = Icon::fwd})) ask("recap-skip");
    }
    ui_.pop_layer();
}

void App::mirror_recap(MirrorNode& root) const {
    if (!driver_.has_recap()) return;
    MirrorNode& part = root.add("section", "recap");
    part.add("h2", "heading", tr(str::what_happened));
    MirrorNode& list = part.add("ul", "lines");
    int index = 0;
    for (const Recap::Step& step : driver_.recap().steps())
        for (const LogLine& line : step.told) list.add("li", std::to_string(index++), line.text);
    if (driver_.recap().is_running()) part.button("recap-skip", tr(str::recap_skip));
    else part.button("recap-show", tr(str::recap_show));
}

/// Plays the sounds of curtain and results when they appear.
void App::hear_screens() {
    const bool is_curtain = screen_ == Screen::table && session() && session()->stage() == Stage::curtain;
    const bool is_end = screen_ == Screen::end && !driver_.recap().is_running();
    if (is_curtain && !had_curtain_) hear(Sound::curtain);
    if (is_end && !had_end_) hear(Sound::end);
    had_curtain_ = is_curtain;
    had_end_ = is_end;
}

}  // namespace orrery::ui
