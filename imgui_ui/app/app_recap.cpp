// Recap in the app: when it runs, its texts in the prompt bar and the mirror, and the sounds.
#include <algorithm>

#include "imgui_ui/app/app.h"
#include "imgui_ui/app/strings.h"

namespace orrery::ui {

// --- content ---

/// Collects the moves since the viewer last decided, without showing them.
void App::offer_recap() {
    const AnyMatch& match = session_->match();
    recap_.gather(match, last_decided(match, session_->viewer()), session_->viewer(), session_->reader(), settings_.lang);
}

/// Marks the whole history as seen, because the match was resumed at some point of it.
void App::forget_recap() {
    recap_.clear();
    seen_.of.fill(session_->match().ply());
    if (session_->stage() == Stage::person) offer_recap();
}

/// Shows the person who has taken the device the moves made since.
void App::recap_after_curtain() {
    if (session_->stage() != Stage::person) return;
    offer_recap();
    std::size_t& seen = seen_[session_->viewer()];
    if (seen < session_->match().ply()) recap_.play(seen);
    seen = session_->match().ply();
    told_revision_ = session_->revision();
}

/// Shows a move of a computer to the person who was looking as `viewer`.
void App::recap_of_computer(Seat viewer, std::optional<Seat> reader) {
    const bool is_watched = session_->people() == 0;
    const bool is_same_person = session_->stage() != Stage::curtain && session_->viewer() == viewer && session_->reader() == reader;
    if (!is_watched && !is_same_person) return;
    recap_.add_last(session_->match(), session_->viewer(), session_->reader(), settings_.lang, is_watched);
    told_revision_ = session_->revision();
}

// --- display ---

/// Returns true if a person could see the table now.
bool App::is_table_in_sight() const {
    return session_ && session_->stage() != Stage::curtain && (screen_ == Screen::table || screen_ == Screen::end) && pages_.empty() &&
           is_quiet();
}

bool App::is_recap_in_sight() const { return recap_.is_running() && is_table_in_sight(); }

bool App::is_table_still() const { return !table_ || !table_->is_moving(); }

/// Advances the recap. Its clock stops while something lies over the table.
void App::advance_recap() {
    recap_ticks_ = false;
    if (!is_recap_in_sight()) return;
    recap_.advance(is_table_still(), session_->stage() == Stage::person);
    if (!recap_.is_running()) return recap_ended();
    recap_ticks_ = true;
    if (recap_.step() && heard_revision_ != recap_.revision()) {
        heard_revision_ = recap_.revision();
        hear_events(recap_.step()->events);
    }
    ui_.wake_in_ms(recap_.due_ms());
}

void App::recap_ended() {
    seen_[session_->viewer()] = session_->match().ply();
    if (session_->stage() == Stage::person) hear(Sound::turn);
    host_.request_frame();
}

void App::skip_recap() {
    if (!recap_.is_running()) return;
    recap_.skip();
    recap_ended();
}

void App::show_recap_again() {
    if (session_->stage() == Stage::curtain || !has_recap()) return;
    sheet_ = Sheet::none;
    recap_.play();
    told_revision_ = session_->revision();
}

std::string App::recap_label() const {
    const Recap::Step* step = recap_.step();
    if (step && session_->people() == 0) return session_->name(step->seat) + " · " + tr(str::is_computer);
    const int count = static_cast<int>(recap_.steps().size());
    if (!step || count == 1) return tr(str::what_happened);
    return tr(str::what_happened_part, {{"n", static_cast<int>(recap_.step_index()) + 1}, {"of", count}});
}

std::string App::recap_caption() const {
    if (!recap_.step()) return tr(str::since_last_turn);
    return recap_.line() ? recap_.line()->text : std::string();
}

/// Draws the controls above the table while the recap runs: a tap anywhere skips it.
void App::draw_recap_controls(const TableLayout& layout) {
    if (!recap_.is_running()) return;
    ui_.push_layer();
    if (ui_.tap(id("recap"), ui_.canvas().bounds(), {.name = tr(str::recap_skip_anywhere), .can_focus = false, .is_ground = true})) ask("recap-skip");
    if (recap_.is_showing()) {
        const bool phone = layout.kind == LayoutKind::phone;
        const Rect r = phone ? Rect{layout.tools.centre().x - 100, layout.tools.y + 2, 200, 44}
                             : Rect{ui_.width() - 16 - kSkipWidth, layout.bar / 2 - 22, kSkipWidth, 44};
        if (button(ui_, id("recap-skip"), r, tr(str::recap_skip), {.kind = ButtonKind::second, .icon = Icon::fwd})) ask("recap-skip");
    }
    ui_.pop_layer();
}

void App::mirror_recap(MirrorNode& root) const {
    if (!has_recap()) return;
    MirrorNode& part = root.add("section", "recap");
    part.add("h2", "heading", tr(str::what_happened));
    MirrorNode& list = part.add("ul", "lines");
    int index = 0;
    for (const Recap::Step& step : recap_.steps())
        for (const LogLine& line : step.told) list.add("li", std::to_string(index++), line.text);
    if (recap_.is_running()) part.button("recap-skip", tr(str::recap_skip));
    else part.button("recap-show", tr(str::recap_show));
}

// --- sound ---

void App::hear(Sound sound) {
    if (settings_.sound) host_.play_sound(sound);
}

/// Plays each sound once, in the order of the events. A move without a sound of its own sounds like a tap.
void App::hear_events(const std::vector<Json>& events) {
    if (!settings_.sound) return;
    std::vector<Sound> heard;
    for (const Json& event : events) {
        const auto sound = face_ && face_->sound_of ? face_->sound_of(event) : std::nullopt;
        if (sound && std::find(heard.begin(), heard.end(), *sound) == heard.end()) heard.push_back(*sound);
    }
    if (heard.empty()) heard.push_back(Sound::tap);
    for (Sound sound : heard) hear(sound);
}

/// Plays the sounds of curtain and results when they appear.
void App::hear_screens() {
    const bool is_curtain = screen_ == Screen::table && session_ && session_->stage() == Stage::curtain;
    const bool is_end = screen_ == Screen::end && !recap_.is_running();
    if (is_curtain && !had_curtain_) hear(Sound::curtain);
    if (is_end && !had_end_) hear(Sound::end);
    had_curtain_ = is_curtain;
    had_end_ = is_end;
}

}  // namespace orrery::ui
