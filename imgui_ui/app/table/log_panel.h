// Log of the game on the table: its rows for the present reader, drawn as a panel and told in the mirror.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/pages/screen.h"

namespace orrery::ui {

class LogPanel : ScreenPart {
  public:
    LogPanel(Desk& desk, const GameDriver& driver) : ScreenPart(desk), driver_(driver) {}

    /// Follows a change of the match.
    void changed();
    void scroll_down(bool scrolls = true) { scrolls_down_ = scrolls; }
    /// Returns the events of the row touched last.
    std::span<const Json> touched() const { return touched_ && *touched_ < rows_.size() ? rows_[*touched_].events : std::span<const Json>(); }
    void draw(Rect body);
    /// Adds the latest rows, enough to follow the game by ear, or all if `is_whole`.
    void mirror(MirrorNode& root, bool is_whole) const;

  private:
    const std::vector<ToldRow>& rows() const;
    std::vector<const Rule*> rules_of(const ToldRow&) const;

    const GameDriver& driver_;
    mutable std::vector<ToldRow> rows_;        ///< for the current reader; see rows()
    mutable std::uint32_t revision_ = 0;
    mutable Lang lang_ = Lang::en;
    mutable std::optional<Seat> reader_;
    bool scrolls_down_ = false;
    bool offers_ = false;                      ///< a row was tapped: scroll its offer into view
    std::optional<std::size_t> touched_;       ///< index into rows_
    float scroll_ = 0;
};

}  // namespace orrery::ui
