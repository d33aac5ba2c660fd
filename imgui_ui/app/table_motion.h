// How things move on every table: what sets off when, and how a refusal shakes what it is about.
#pragma once

#include <algorithm>
#include <vector>

#include "imgui_ui/kit/motion.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

/// When a further thing sets off: one after the other, never more than a few at a time. `moving`: those before it, each with
/// `start_ms` and `duration_ms`, in the order in which they set off.
template <class Moving>
double staggered_start(const std::vector<Moving>& moving, double now_ms) {
    if (moving.empty()) return now_ms;
    std::vector<double> ends;
    for (const Moving& other : moving) ends.push_back(other.start_ms + other.duration_ms);
    std::sort(ends.rbegin(), ends.rend());
    const double next = moving.back().start_ms + motion::kStagger;
    return ends.size() < std::size_t(motion::kMaxTogether) ? next : std::max(next, ends[std::size_t(motion::kMaxTogether) - 1]);
}

/// Whether a refusal has been seen long enough.
inline bool is_refusal_over(double age_ms) { return age_ms > motion::kRefusalHold + motion::kRefusalShake; }

/// Where a refused thing is drawn at this age; asks for the frames that this takes.
inline Rect shaken(Ui& ui, Rect r, double age_ms) {
    const bool shakes = !ui.reduced_motion() && age_ms < motion::kRefusalShake;
    if (shakes) {
        r.x += refusal_shake(float(age_ms) / float(motion::kRefusalShake));
        ui.request_frame();
    } else {
        ui.wake_in_ms(motion::kRefusalHold + motion::kRefusalShake - age_ms + 1);
    }
    return r;
}

}  // namespace orrery::ui
