// Statistics page of one game: totals of the finished games, drawn, in words, and as a file to export.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "imgui_ui/app/driver/statistics.h"
#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

class StatsPage final : public Page {
  public:
    StatsPage(Desk& desk, const GameInfo& game);

    const char* screen_id() const override { return "statistics"; }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;
    void keys(Desk& desk) override;

  private:
    /// Panel of the page. `body` returns its height, and only measures unless `draw`.
    struct Panel {
        std::function<float(Desk&, Rect r, bool draw)> body;
    };
    void take(Desk& desk, GameRecords records);
    /// Shows the games of one kind.
    void show_kind(Desk& desk, std::string kind);
    /// Returns whether games of several kinds were played, which are not counted together.
    bool has_kinds() const { return kinds_.size() > 1; }
    std::string kind_name(const std::string& kind, Lang lang) const { return key_words({std::string(face_->kinds_option), kind}, lang); }
    /// Returns whether a group of counted ids tells the kind, which the page tells already.
    bool is_of_kinds(const std::string& group) const { return has_kinds() && group == face_->kinds_option; }
    /// Draws the choice of the kind. Returns its height.
    float draw_kinds(Desk& desk, Rect r, bool draw);
    std::string part_name(std::size_t part, Lang lang) const { return (*game_->score_parts)[part].name.in(lang); }
    /// The parts of the score that at least one of the games had.
    std::vector<std::size_t> counted_parts() const;
    std::string player_name(const Desk& desk, const PlayerRecord& player) const;
    /// A finished game's contenders with their names, best first.
    std::vector<std::pair<const FinishedSeat*, std::string>> by_place(const FinishedGame& game, Lang lang) const;
    std::string key_words(const StatKey& key, Lang lang) const;
    /// Returns "3 games · winner 31.0 · 12.3 turns".
    std::string count_words(const Desk& desk, const CountRecord& row) const;
    std::vector<std::string> notes(const Desk& desk) const;
    std::vector<Panel> panels() const;
    void draw_bar(Desk& desk);
    void draw_empty(Desk& desk, Rect r) const;
    float draw_tiles(Desk& desk, Rect r, bool draw) const;
    float draw_players(Desk& desk, Rect r, bool draw) const;
    float draw_latest(Desk& desk, Rect r, bool draw) const;
    float draw_parts(Desk& desk, Rect r, bool draw) const;
    float draw_counts(Desk& desk, Rect r, bool draw) const;
    float draw_sides(Desk& desk, Rect r, bool draw) const;
    float draw_order(Desk& desk, Rect r, bool draw) const;
    float draw_group(Desk& desk, Rect r, const std::string& group, bool draw) const;

    const GameInfo* game_;
    const GameFace* face_;
    GameRecords records_;                      ///< of all kinds
    std::vector<std::string> kinds_;           ///< that were played; empty if the game has one kind only
    std::string kind_;                         ///< the one that is shown
    std::vector<FinishedGame> shown_;          ///< its games, oldest first
    Totals totals_;
    std::optional<GameRecords> deleted_;       ///< can be restored until the page is left
    float scroll_ = 0, most_scroll_ = 0;
};

}  // namespace orrery::ui
