// When the recap runs, and the sounds of moves.
#include <algorithm>

#include "imgui_ui/app/driver/game_driver.h"

namespace orrery::ui {
namespace {

constexpr double kLastLookMs = 700;                        ///< before the curtain falls, after everything has come to rest
constexpr double kRestMs = 50;                             ///< until it is looked at again whether everything is at rest

}  // namespace

// --- content ---

/// Collects the moves since the viewer last decided, without showing them.
void GameDriver::offer_recap() {
    const AnyMatch& match = session_->real_match();
    recap_.gather(match, last_decided(match, session_->viewer()), session_->viewer(), session_->reader(), services_.lang());
}

/// Marks the whole history as seen, because the match was resumed at some point of it.
void GameDriver::forget_recap() {
    recap_.clear();
    seen_.of.fill(session_->real_match().ply());
    if (stage() == Stage::person) offer_recap();
}

/// Shows the moves made in the meantime to the person who has taken the device.
void GameDriver::recap_after_curtain() {
    if (stage() != Stage::person) return;
    offer_recap();
    std::size_t& seen = seen_[session_->viewer()];
    if (seen < session_->real_match().ply()) recap_.play(seen);
    seen = session_->real_match().ply();
    told_revision_ = session_->revision();
}

/// Shows a move of a computer to the person who was looking as `viewer`.
void GameDriver::recap_of_computer(Seat viewer, std::optional<Seat> reader) {
    const bool is_watched = session_->people() == 0;
    const bool is_same_person = stage() != Stage::curtain && session_->viewer() == viewer && session_->reader() == reader;
    if (!is_watched && !is_same_person) return;
    recap_.add_last(session_->real_match(), session_->viewer(), session_->reader(), services_.lang(), is_watched);
    told_revision_ = session_->revision();
    if (!is_watched && services_.settings().show_speed == ShowSpeed::instant) skip_recap();
}

// --- display ---

/// Returns true if a person could see the table now.
bool GameDriver::is_in_sight() const {
    return sight_.is_open && session_ && stage() != Stage::curtain && !is_asking() && hold_ != Hold::offered;
}

/// Advances the recap. Its clock stops while something lies over the table.
void GameDriver::advance_recap() {
    if (!is_recap_in_sight()) return;
    recap_.advance(sight_.is_still, stage() == Stage::person);
    if (!recap_.is_running()) return recap_ended();
    recap_ticks_ = true;
    if (recap_.step() && heard_revision_ != recap_.revision()) {
        heard_revision_ = recap_.revision();
        hear_events(recap_.step()->events);
    }
    wake_in(recap_.due_ms() / rate_of(services_.settings().show_speed));
}

void GameDriver::recap_ended() {
    seen_[session_->viewer()] = session_->real_match().ply();
    if (stage() == Stage::person) services_.hear(Sound::turn);
    services_.host().request_frame();
}

void GameDriver::skip_recap() {
    if (!recap_.is_running()) return;
    recap_.skip();
    recap_ended();
}

void GameDriver::show_recap_again() {
    if (stage() == Stage::curtain || !has_recap()) return;
    recap_.play();
    told_revision_ = session_->revision();
}

// --- handing over ---

/// Where things move, whoever made a move sees what it did before the curtain falls. Still pictures show it with the move itself.
void GameDriver::linger() { session_->linger(!sight_.reduced_motion && services_.settings().show_speed != ShowSpeed::instant); }

/// The clock runs while everything is in sight and at rest.
void GameDriver::drive_passing(double elapsed_ms) {
    if (stage() != Stage::passing) return;
    const bool is_at_rest = sight_.drawn_revision == session_->revision() && sight_.is_still && !recap_.is_running();
    if (!is_in_sight() || !is_at_rest) {
        passing_ms_ = 0;
        if (is_in_sight()) wake_in(kRestMs);               // what moves asks for no frame after its last one
        return;
    }
    passing_ms_ += elapsed_ms * rate_of(services_.settings().show_speed);
    if (passing_ms_ >= kLastLookMs) return pass_on();
    wake_in((kLastLookMs - passing_ms_) / rate_of(services_.settings().show_speed));
}

// --- sound ---

/// Plays each sound once, in the order of the events. A move without a sound of its own sounds like a tap.
void GameDriver::hear_events(const std::vector<Json>& events) {
    std::vector<Sound> heard;
    for (const Json& event : events) {
        const auto sound = face_ && face_->sound_of ? face_->sound_of(event) : std::nullopt;
        if (sound && std::find(heard.begin(), heard.end(), *sound) == heard.end()) heard.push_back(*sound);
    }
    if (heard.empty()) heard.push_back(Sound::tap);
    for (Sound sound : heard) services_.hear(sound);
}

}  // namespace orrery::ui
