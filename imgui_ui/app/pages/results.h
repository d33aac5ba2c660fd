// Results page: standings with all parts of the scores, a chart of the scores, and the key moments, each a link into the replay.
#pragma once

#include <string>
#include <vector>

#include "imgui_ui/app/pages/moments.h"
#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/beats.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

/// "Aki wins with 39 points", "You win with 39 points" where one person played, or "Nobody wins". Precondition: the game is over.
std::string results_title(const Session& session, Lang lang);
/// Returns the lines of the log that tell why the game ended; "" if there are none. Precondition: the game is over.
std::string end_reason(const Session& session, Lang lang);

class Results final : public Page {
  public:
    /// Precondition: the game is over. `session` stays the desk's table_session() while this page exists.
    explicit Results(const Session& session);

    /// Counts the score up before the eyes of the players: part by part, then who has won.
    void tell();
    /// Returns true until the winner is told.
    bool is_counting() const { return beats_.is_running() && victory() == 0; }

    const char* screen_id() const override { return "end"; }
    bool is_screen() const override { return true; }
    bool escape(Desk&) override { return true; }           // the game is left by a button
    void draw(Desk& desk) override;
    bool is_moving() const override { return beats_.is_running(); }
    void words_came() override;
    void mirror_head(const Desk& desk, MirrorNode& root) const override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk&) const override { return 0; } // a finished game does not change

  private:
    struct Told {                              ///< moment with its words
        Moment moment;
        Phrase sentence, line;
    };
    const ScoreSheet::Row& row(Contender who) const { return sheet_.row(who); }
    const SeatLook& look(Contender who) const { return looks_[static_cast<std::size_t>(who.index)]; }
    const std::vector<int>& curve(Contender who) const { return lines_[static_cast<std::size_t>(who.index)]; }
    std::string name(Contender who, Lang lang) const { return sheet_.name_of(who, session_->match().names(), lang); }
    void tell_moments(const ScoreHistory& history);
    /// Return how far a part of the score has been counted, and how far the winner has been told; 0 to 1.
    float counted_of(std::size_t part) const { return beats_.progress(part); }
    float victory() const { return beats_.progress(parts_.size()); }
    int points_so_far(Contender who, std::size_t part) const;
    int total_so_far(Contender who) const;
    float line_at(std::size_t place) const;
    void draw_victor(Canvas&, Vec centre, float r) const;
    std::string reason(Lang lang) const;
    std::string title(Lang lang) const;
    void draw_title(Desk& desk, Rect r) const;
    void draw_title_narrow(Desk& desk, Vec at, float r, float room) const;
    std::string head_name(const Desk& desk, std::size_t part) const;
    void draw_head(Desk& desk, std::size_t part, Rect r) const;
    void draw_standings(Desk& desk, Rect r, float row_height) const;
    void draw_standings_narrow(Desk& desk, Rect r) const;
    void draw_bars(Desk& desk, Rect r, float row_height) const;
    float draw_legend(Desk& desk, Vec at, float room, bool draw) const;
    void draw_chart(Desk& desk, Rect r);
    void draw_curves(Desk& desk, Rect r);
    float built_height(float width) const;
    void draw_built(Desk& desk, Rect r) const;
    /// Draws chart and what was built in one place, between which one switches.
    void draw_chart_or_built(Desk& desk, Rect r);
    float moments_height(Desk& desk, float width) const;
    void draw_moments(Desk& desk, Rect r);
    void draw_wide(Desk& desk);
    void draw_narrow(Desk& desk);

    const Session* session_;
    const GameFace* face_;
    ScoreSheet sheet_;
    std::vector<std::size_t> columns_;         ///< indices of GameInfo::score_parts
    std::vector<ScorePart> parts_;             ///< those of the columns
    std::vector<SeatLook> looks_;              ///< by contender
    std::vector<Contender> order_;             ///< best first
    std::vector<std::vector<int>> lines_;      ///< by contender: score after each turn
    int top_ = 0;
    std::vector<Told> moments_;
    std::vector<ChartMoment> dots_;
    Beats beats_;                              ///< one for each part, then the winner
    bool shows_built_ = false;                 ///< in place of the chart
    float scroll_ = 0;
};

}  // namespace orrery::ui
