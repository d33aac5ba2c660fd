// The Automa's turn as it is shown: its card with the steps, which tick off one after the other.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/json.h"
#include "engine/games/microcosmos/content.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

/// Told by the events of one or more moves, because the human may decide for the Automa in the middle of its turn.
class AutomaStory {
  public:
    /// Takes up the events of a move. Returns whether the Automa did anything.
    bool follow(const std::vector<Json>& events, double now_ms);
    void clear() { *this = AutomaStory(); }

    std::optional<mc::AutomaId> card() const { return card_; }
    /// Returns the number of steps that are shown as over at this time.
    int shown(double now_ms) const;
    /// Bit i is set if step i was impossible.
    unsigned skipped() const { return skipped_; }
    bool is_running(double now_ms) const { return shown(now_ms) < steps_; }
    /// Shows all steps at once.
    void skip() { begun_ms_ = -1e12; }

    static constexpr double kStepMs = 500;

  private:
    std::optional<mc::AutomaId> card_;
    int steps_ = 0;                            ///< done so far
    int before_ = 0;                           ///< of them, before the last move
    unsigned skipped_ = 0;
    double begun_ms_ = 0;                      ///< when the steps of the last move began
};

}  // namespace orrery::ui::microcosmos_table
