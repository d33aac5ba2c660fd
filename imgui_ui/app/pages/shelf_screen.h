// Shelf: games in progress and the five boxes.
#pragma once

#include <string>
#include <vector>

#include "imgui_ui/app/pages/screen.h"

namespace orrery::ui {

class ShelfScreen final : public Screen {
  public:
    explicit ShelfScreen(Desk& desk) : Screen(desk) { refresh(); }

    const char* screen_id() const override { return "shelf"; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;
    bool escape(Desk&) override { return true; }           // nothing lies below
    void uncovered(Desk&) override { refresh(); }

  private:
    struct Going {
        GameSummary game;
        SeatColor color;                       ///< of the seat to act
    };
    void refresh();
    /// Returns the line at the bottom about storage.
    std::string kept_line(bool& is_trouble) const;
    void draw_header();
    void draw_watch(Vec at, std::size_t box);
    void draw_versus(Vec at, std::size_t box);
    void draw_puzzles(Vec right);
    void draw_wide();
    void draw_narrow();
    float draw_update_offer(Rect r, bool draw);
    void draw_continue(Rect r, const Going& going, std::size_t index);

    std::vector<Going> games_;                 ///< in progress, newest first
    std::size_t continue_page_ = 0;
    int damaged_ = 0;                          ///< number of stored games that cannot be read
    float scroll_ = 0;
};

}  // namespace orrery::ui
