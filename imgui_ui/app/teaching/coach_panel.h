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
    bool is_folded() const { return folded_.value_or(own_place() != GuidePlace::panel); }
    /// Returns the layout of the table with the place of guide, lesson, puzzle or hint, which is the same for all. On phones a solved puzzle
    /// has none, and the line of a lesson takes the place of the tools, of which a lesson needs none.
    TableLayout layout(bool log_docked) const {
        const Vec size{ui_.width(), ui_.height()};
        if (has_lesson_line()) {
            TableLayout out = table_layout(size, panels(), log_docked);
            out.guide = out.tools;
            return out;
        }
        const GuidePlace place = own_place();
        const bool is_strip = place == GuidePlace::strip && (is_hint() || (driver_.puzzle() && !driver_.is_puzzle_solved()));
        if (is_strip || (place == GuidePlace::panel && (driver_.is_exercise() || is_hint()))) return guided_layout(size, panels(), log_docked, false);
        return driver_.has_guide() ? guided_layout(size, panels(), log_docked, is_folded()) : table_layout(size, panels(), log_docked);
    }
    /// Returns whether a hint without a guide is a line which opens when it is touched.
    bool is_hint_line() const { return is_hint() && is_folded() && own_place() == GuidePlace::strip; }
    /// On phones a lesson has a line with the title of its beat. Its words open by themselves at each beat until they are folded away; while
    /// others move there is only the line.
    bool has_lesson_line() const { return driver_.lesson() && is_phone_layout(layout_kind({ui_.width(), ui_.height()})); }
    bool is_lesson_folded() const { return has_lesson_line() && (is_watched() || driver_.lesson()->is_folded()); }
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
    int panels() const { return driver_.face()->panels(driver_.session()->contenders()); }
    GuidePlace own_place() const { return guide_place({ui_.width(), ui_.height()}, panels()); }
    /// Returns whether a hint is shown without a guide.
    bool is_hint() const { return driver_.hint() && !driver_.is_exercise() && !driver_.has_guide(); }
    /// Returns whether the moves of others belong to the beat of the lesson, and are being made.
    bool is_watched() const { return driver_.session()->match().ply() != driver_.lesson()->ply_of(driver_.lesson()->at()); }
    std::optional<CoachLook> words() const;
    std::string hint_words() const;
    std::string topic_words(const Advice& advice) const;
    CoachLook hint_look() const;
    CoachLook lesson_words() const;
    CoachLook lesson_line(const CoachLook& words) const;
    CoachLook puzzle_words() const;
    enum class Length { full, without_result, without_reason };
    CoachLook guide_words(Length = Length::full) const;
    CoachLook guide_waits() const;
    std::string last_deed() const;
    static Rect guide_panel(const TableLayout&);
    std::vector<Rect> in_the_way(const TableLayout&) const;
    std::optional<Rect> docked(const CoachLook&, Rect bounds, Rect line, const std::vector<Rect>& avoid);

    const GameDriver& driver_;
    std::optional<bool>& folded_;
    Rect place_;
    std::string key_;                          ///< text of the panel at place_
    std::string told_puzzle_;                  ///< title of the puzzle that a message has told, where there is no room for a panel
};

}  // namespace orrery::ui
