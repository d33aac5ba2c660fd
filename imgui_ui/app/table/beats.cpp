#include "imgui_ui/app/table/beats.h"

#include <algorithm>

namespace orrery::ui {
namespace {

/// Longest time that a frame counts for. A page that was asleep meanwhile goes on where it was.
constexpr double kMostFrameMs = 250;
/// A held beat draws this often, so that whoever waits for the page to rest waits for the end of the moment.
constexpr double kHeldFrameMs = 100;

}  // namespace

void Beats::begin_beat(const std::function<void(Sound)>& hear) {
    if (is_running() && beats_[at_].sound) hear(*beats_[at_].sound);
}

void Beats::advance(Ui& ui, ShowSpeed speed, const std::function<void(Sound)>& hear) {
    if (!is_running()) return;
    if (speed == ShowSpeed::instant || (last_ms_ >= 0 && ui.any_press())) return skip();
    is_reduced_ = ui.reduced_motion();
    const double rate = rate_of(speed);
    if (last_ms_ < 0) begin_beat(hear);
    else elapsed_ms_ += std::clamp(ui.now_ms() - last_ms_, 0.0, kMostFrameMs) * rate;
    last_ms_ = ui.now_ms();
    const auto moves = [this] { return is_reduced_ ? 0.0 : double(beats_[at_].moves_ms); };
    while (is_running() && elapsed_ms_ >= moves() + beats_[at_].held_ms) {
        elapsed_ms_ -= moves() + beats_[at_].held_ms;
        ++at_;
        begin_beat(hear);
    }
    if (!is_running()) return ui.request_frame();
    if (elapsed_ms_ < moves()) return ui.request_frame();
    ui.wake_in_ms(std::min(kHeldFrameMs, (moves() + beats_[at_].held_ms - elapsed_ms_) / rate + 1));
}

float Beats::progress(std::size_t beat) const {
    if (beat < at_ || !is_running()) return 1;
    if (beat > at_ || last_ms_ < 0) return 0;
    const int moves = is_reduced_ ? 0 : beats_[beat].moves_ms;
    return moves == 0 ? 1.0f : std::min(1.0f, float(elapsed_ms_) / float(moves));
}

}  // namespace orrery::ui
