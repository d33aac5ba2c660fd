// The game that is being played in another window of this browser, for a big display in the room: what everybody may know of it, large.
// The page follows the game move by move and changes nothing.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

class ShowPage final : public Page {
  public:
    const char* screen_id() const override { return "show"; }
    bool has_table() const override { return true; }
    bool is_moving() const override { return table_ && table_->is_moving(); }
    std::string sentences_about() const override { return match_ ? std::string(match_->game().id) : std::string(); }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    void stored(Desk& desk) override;

  private:
    void look(Desk& desk);
    bool follows(const AnyMatch& next) const;
    void step_forward();
    void keep_time(Desk& desk);
    /// Returns the ply of the game's present.
    std::size_t present() const { return match_->history_size(); }
    Seat viewer() const { return match_->to_act().value_or(match_->turn_seat()); }
    std::string caption(const Desk& desk) const;
    void draw_bar(Desk& desk, float height);
    void draw_foot(Desk& desk, Rect r, const std::string& words);

    std::unique_ptr<AnyMatch> match_;          ///< null: there is no game; rewound to the move in sight
    std::unique_ptr<TableView> table_;
    std::vector<SeatLook> looks_;              ///< of all contenders
    std::string id_;                           ///< of the save
    std::uint32_t revision_ = 1;
    std::vector<Json> events_;                 ///< of the last step forward, as everybody may know them
    bool has_news_ = true;                     ///< the stored games are to be read
    double next_ms_ = 0;                       ///< time of the next move; 0: counts from the next frame
};

}  // namespace orrery::ui
