// Log of the game on the table: its lines for the present reader, drawn as a panel and told in the mirror.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/pages/screen.h"

namespace orrery::ui {

class LogPanel : ScreenPart {
  public:
    LogPanel(Desk& desk, const GameDriver& driver) : ScreenPart(desk), driver_(driver) {}

    /// Follows a change of the match.
    void changed();
    void scroll_down(bool scrolls = true) { scrolls_down_ = scrolls; }
    /// Returns the event of the line touched last, or nullptr.
    const Json* touched() const { return touched_ && *touched_ < lines_.size() ? &lines_[*touched_].event : nullptr; }
    void draw(Rect body);
    /// Adds the latest lines, enough to follow the game by ear, or all if `is_whole`.
    void mirror(MirrorNode& root, bool is_whole) const;

  private:
    const std::vector<LogLine>& lines() const;
    const Rule* rule_of(const LogLine&) const;

    const GameDriver& driver_;
    mutable std::vector<LogLine> lines_;       ///< for the current reader; see lines()
    mutable std::uint32_t revision_ = 0;
    mutable Lang lang_ = Lang::en;
    mutable std::optional<Seat> reader_;
    bool scrolls_down_ = false;
    bool offers_ = false;                      ///< a line was tapped: scroll its offer into view
    std::optional<std::size_t> touched_;       ///< index into lines_
    float scroll_ = 0;
};

}  // namespace orrery::ui
