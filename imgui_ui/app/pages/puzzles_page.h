// Puzzles page: the puzzle of the day, and the puzzles of each game by number.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/teaching/puzzles.h"

namespace orrery::ui {

class PuzzlesPage final : public Page {
  public:
    /// Shows the puzzles of `game`, or if it is "" those of the game of the day.
    PuzzlesPage(Desk& desk, const std::string& game);

    const char* screen_id() const override { return "puzzles"; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;

  private:
    struct Shown {
        std::string game;
        std::vector<std::string> solved;       ///< ids
    };
    void show(const std::string& game);
    /// Fetches the list of the shown game once its part is here.
    void fetch(Desk& desk);
    std::size_t solved_of_shown() const;
    bool is_solved(const std::string& id) const;
    bool is_daily_solved() const;
    std::string name_of(const Desk& desk, std::size_t number) const;
    float draw_daily(Desk& desk, Rect r, bool draw) const;
    float draw_grid(Desk& desk, Rect r, bool draw) const;

    std::vector<Shown> games_;                 ///< in the order of the shelf
    PuzzlePlace daily_;
    std::string shown_;                        ///< game whose puzzles are shown
    std::vector<Puzzle> puzzles_;              ///< its puzzles; empty until they are here
    std::string daily_id_;                     ///< "" until known
    float scroll_ = 0;
};

}  // namespace orrery::ui
