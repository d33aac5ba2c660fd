// Staging of a moment: beats, one after the other. Each moves and is then held, so that it can be read. The setting "Moves of others"
// says how fast, and a press ends the whole. Under reduced motion nothing travels: a beat stands there at once and is held.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "imgui_ui/app/host.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

struct Beat {
    int moves_ms = 0;                          ///< until it has arrived
    int held_ms = 0;                           ///< from then until the next beat
    std::optional<Sound> sound{};              ///< when it begins
};

class Beats {
  public:
    Beats() = default;
    explicit Beats(std::vector<Beat> beats) : beats_(std::move(beats)) {}

    bool is_running() const { return at_ < beats_.size(); }
    /// Advances to this frame and requests the next one. Ends everything if a key or button was pressed in this frame, or if moves of
    /// others are not shown at all. `hear` plays a sound. Call once a frame.
    void advance(Ui& ui, ShowSpeed speed, const std::function<void(Sound)>& hear);
    void skip() { at_ = beats_.size(); }
    bool has_begun(std::size_t beat) const { return progress(beat) > 0; }
    /// Returns how far a beat is: 0 before it begins, 1 once it has arrived. Without beats everything has arrived.
    float progress(std::size_t beat) const;

  private:
    void begin_beat(const std::function<void(Sound)>& hear);

    std::vector<Beat> beats_;
    std::size_t at_ = 0;                       ///< the one that moves or is held
    double elapsed_ms_ = 0;                    ///< in this beat
    double last_ms_ = -1;                      ///< time of the last frame; negative before the first
    bool is_reduced_ = false;
};

}  // namespace orrery::ui
