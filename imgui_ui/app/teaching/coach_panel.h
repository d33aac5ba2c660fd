// Panel of the coach at the table: texts of a lesson, a hint or the guide, and where they lie.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/pages/screen.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/app/teaching/coach.h"

namespace orrery::ui {

class CoachPanel : ScreenPart {
  public:
    /// `folded`: the player's choice for all tables. If it is empty, the guide is folded unless it has a panel of its own.
    CoachPanel(Desk& desk, const GameDriver& driver, std::optional<bool>& folded) : ScreenPart(desk), driver_(driver), folded_(folded) {}

    // Implemented here, because they are needed before the words of the coach are loaded (parts.h). Everything else comes with them.
    bool is_folded() const {
        const int seats = driver_.face()->panels(driver_.session()->contenders());
        return folded_.value_or(guide_place({ui_.width(), ui_.height()}, seats) != GuidePlace::panel);
    }
    /// Returns the layout of the table with the place of guide, lesson, puzzle or hint, which is the same for all. On phones a lesson and a
    /// solved puzzle have none.
    TableLayout layout(bool log_docked) const {
        const Vec size{ui_.width(), ui_.height()};
        const int seats = driver_.face()->panels(driver_.session()->contenders());
        const GuidePlace place = guide_place(size, seats);
        const bool is_strip = place == GuidePlace::strip && (is_hint() || (driver_.puzzle() && !driver_.is_puzzle_solved()));
        if (is_strip || (place == GuidePlace::panel && (driver_.is_exercise() || is_hint()))) return guided_layout(size, seats, log_docked, false);
        return driver_.has_guide() ? guided_layout(size, seats, log_docked, is_folded()) : table_layout(size, seats, log_docked);
    }
    /// Returns whether a hint without a guide is a line which opens when it is touched.
    bool is_hint_line() const {
        return is_hint() && is_folded() &&
               guide_place({ui_.width(), ui_.height()}, driver_.face()->panels(driver_.session()->contenders())) == GuidePlace::strip;
    }
    /// Returns whether there may be something to draw or to mirror, and the words for it are loaded.
    bool is_here() const {
        return driver_.session() && (driver_.is_exercise() || driver_.has_guide() || driver_.hint()) &&
               is_teaching_here(desk_.host(), driver_.session()->game().id);
    }
    /// Draws the panel. It covers nothing of `avoid`, and none of `wholes` in part if it can. Precondition of this and `mirror`:
    /// is_here().
    void draw(const TableLayout& layout, const std::vector<Rect>& avoid, const std::vector<Rect>& wholes);
    void mirror(MirrorNode& root) const;

  private:
    /// Returns whether a hint is shown without a guide.
    bool is_hint() const { return driver_.hint() && !driver_.is_exercise() && !driver_.has_guide(); }
    std::optional<CoachLook> words() const;
    std::string hint_words() const;
    std::string topic_words(const Advice& advice) const;
    CoachLook hint_look() const;
    CoachLook lesson_words() const;
    CoachLook puzzle_words() const;
    enum class Length { full, without_result, without_reason };
    CoachLook guide_words(Length = Length::full) const;
    CoachLook guide_waits() const;
    std::string last_deed() const;
    static Rect guide_panel(const TableLayout&);
    std::vector<Rect> in_the_way(const TableLayout&) const;

    const GameDriver& driver_;
    std::optional<bool>& folded_;
    Rect place_;
    std::string key_;                          ///< text of the panel at place_
    std::string told_puzzle_;                  ///< title of the puzzle that a message has told, where there is no room for a panel
};

}  // namespace orrery::ui
