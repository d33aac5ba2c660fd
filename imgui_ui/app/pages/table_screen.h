// Table: prompt bar, seat panels, tools, log, coach and recap around the game's own drawing.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "imgui_ui/app/driver/game_driver.h"
#include "imgui_ui/app/pages/screen.h"
#include "imgui_ui/app/table/log_panel.h"
#include "imgui_ui/app/teaching/coach_panel.h"

namespace orrery::ui {

/// What a player has chosen for all tables.
struct TableHabits {
    bool is_log_docked = true;                 ///< on desktops
    std::optional<bool> is_guide_folded;       ///< empty: not chosen yet
};

class TableScreen final : public Screen {
  public:
    TableScreen(Desk& desk, const GameDriver& driver, TableHabits& habits)
        : Screen(desk), driver_(driver), habits_(habits), view_(driver.face()->make_table()), log_(desk, driver),
          coach_(desk, driver, habits.is_guide_folded) {
        view_->reset();
    }

    const char* screen_id() const override { return "table"; }
    bool has_table() const override { return true; }
    bool is_moving() const override { return view_->is_moving(); }
    void draw(Desk& desk) override;
    void words_came() override { log_.changed(); }
    void mirror_head(const Desk& desk, MirrorNode& root) const override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    /// Adds the log: all lines if it is shown, otherwise the latest ones. `is_drawn`: the table is, and not a page above it.
    void mirror_log(MirrorNode& root, bool is_drawn) const {
        log_.mirror(root, desk_.sheet() == Sheet::log || (is_drawn && is_log_docked()));
    }
    void mirror_recap(MirrorNode& root) const;
    bool escape(Desk& desk) override;
    /// Announces whose turn it is.
    std::string prompt_label() const;

    const TableView& view() const { return *view_; }
    TableView& view() { return *view_; }
    LogPanel& log() { return log_; }
    const CoachPanel& coach() const { return coach_; }
    /// Drops an explanation that waits for its part of the program. Returns whether there was one.
    bool drop_explanation() { return std::exchange(lacks_explanation_, false) && view_->escape(); }
    /// Docks the log, or takes it away. Returns false if the window has no place for it.
    bool dock_log();
    /// Returns true if the log lies docked at the right or open in its drawer.
    bool is_log_shown() const { return is_log_docked() || desk_.sheet() == Sheet::log; }
    void draw_seats_sheet();
    /// Returns the id of the rule of the current decision, for the link from the prompt to the rule book.
    std::string present_rule();
    std::uint32_t drawn_revision() const { return drawn_revision_; }
    /// Returns the thing that the table's refusal concerns; empty if there is none.
    Rect concerned() const { return concerned_; }

  private:
    bool is_log_docked() const;
    TableContext context();
    std::string prompt_text() const;
    /// Returns whether a lesson waits for its text to be read.
    bool is_read() const;
    std::string recap_label() const;
    std::string recap_caption() const;
    /// Tool of the table: an icon in the prompt bar or, on phones, in the row below the hand; and a button of the mirror.
    struct Tool {
        ActionName action;
        Icon icon;
        std::string name;
        std::string_view label;                            ///< below the icon on phones
        bool is_enabled = true;
        std::optional<bool> is_on{};                       ///< for tools that switch something
        bool is_in_bar = false;                            ///< also on phones
        bool is_extra = false;                             ///< drawn only where the bar is long; otherwise the menu has it
    };
    std::vector<Tool> tools() const;
    void draw_tool_row(Rect row, const std::vector<Tool>& all);
    void draw_seat_panel(Rect r, Contender who, LayoutKind kind, TableContext& context);
    void draw_recap_controls(const TableLayout& layout);
    void mirror_impossible(MirrorNode& root) const;
    static constexpr float kSkipWidth = 120, kExtraTools = 1100;

    const GameDriver& driver_;
    TableHabits& habits_;
    std::unique_ptr<TableView> view_;
    LogPanel log_;
    CoachPanel coach_;
    std::uint32_t drawn_revision_ = 0;         ///< session revision drawn last
    Rect concerned_;
    /// What a tap that ended the recap has touched, and the revision of the session then.
    struct {
        Id target = 0;
        std::uint32_t revision = 0;
    } tapped_in_recap_;
    bool lacks_explanation_ = false;           ///< a touch asked for one whose part is not loaded
    float seats_scroll_ = 0;
};

}  // namespace orrery::ui
