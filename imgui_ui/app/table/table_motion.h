// Motion shared by all tables: start times of moving things, and the shaking of a refused thing.
#pragma once

#include <algorithm>
#include <vector>

#include "imgui_ui/kit/motion.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

/// Returns the start time of a further moving thing. Things start one after the other, and only a few move at a time. `moving`
/// holds the previous ones, each with `start_ms` and `duration_ms`, in the order of their starts.
template <class Moving>
double staggered_start(const std::vector<Moving>& moving, double now_ms) {
    if (moving.empty()) return now_ms;
    std::vector<double> ends;
    for (const Moving& other : moving) ends.push_back(other.start_ms + other.duration_ms);
    std::sort(ends.rbegin(), ends.rend());
    const double next = moving.back().start_ms + motion::kStagger;
    return ends.size() < std::size_t(motion::kMaxTogether) ? next : std::max(next, ends[std::size_t(motion::kMaxTogether) - 1]);
}

/// Returns true once a refusal has been shown long enough.
inline bool is_refusal_over(double age_ms) { return age_ms > motion::kRefusalHold + motion::kRefusalShake; }

/// Returns the place of a refused thing at this age. Requests the frames that the shaking needs.
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
