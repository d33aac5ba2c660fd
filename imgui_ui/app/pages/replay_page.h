// Replay: any moment of a match, by move, by turn, with the scrubber or as automatic playback. A new game can branch off anywhere.
// A finished game, or one without persons, may show all secrets. A game in progress shows only the secrets of the seat that looks;
// for others it shows the public observation. Undone moves are a line of their own, beside those that were left for others
// (`MatchHistory::variations`); each can be gone through in place of the moves that stand.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "imgui_ui/app/pages/page.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

struct ReplayStart {
    std::optional<std::size_t> ply;            ///< default: the start of a finished game, the present of one in progress
    std::optional<Seat> eyes;                  ///< seat that looks at a game in progress; default: its only person
};

class ReplayPage final : public Page {
  public:
    /// Takes the match with its whole history. Moves that could be redone become a variation. Precondition: one look and one kind for
    /// each seat.
    ReplayPage(std::unique_ptr<AnyMatch> match, std::vector<SeatLook> looks, SaveHeader header, ReplayStart start = {});

    const char* screen_id() const override { return "replay"; }
    bool shows_secrets() const override { return true; }
    bool has_table() const override { return true; }
    bool is_moving() const override { return table_->is_moving(); }
    std::string sentences_about() const override { return std::string(match_->game().id); }
    void draw(Desk& desk) override;
    void mirror(const Desk& desk, MirrorNode& root) const override;
    std::uint64_t digest(const Desk& desk) const override;
    bool act(Desk& desk, const Action& action) override;
    bool escape(Desk& desk) override;
    void keys(Desk& desk) override;

    const AnyMatch& match() const { return *match_; }
    std::size_t last() const { return movers_.size() - 1; }
    bool is_playing() const { return playing_; }

  private:
    /// View of the table: all hands open, one seat's observation, or the public observation.
    enum class Sight { all, seat, open };
    struct Place;

    // Navigation
    void go(std::size_t ply);
    void step_forward();
    std::size_t turn_before() const;
    std::size_t turn_after() const;
    void play(Desk& desk, bool on);
    void keep_time(Ui& ui);
    void play_on(Desk& desk);
    void read_line();
    void take_line(std::size_t variation);

    // View
    bool may_see(Seat seat) const { return shows_all_ || eyes_ == seat; }
    void look_as(Sight sight, Seat seat);
    Seat viewer() const;
    std::optional<Seat> reader() const;
    bool is_covered() const { return sight_ == Sight::open; }
    /// Returns the seat that made the last move. At the start it returns the seat that makes the first.
    Seat mover() const { return movers_[match_->ply()]; }
    int turn() const;
    std::string moment(const Desk& desk) const;
    std::string caption(Lang lang) const;
    std::string sight_name(const Desk& desk, Sight sight, Seat seat) const;

    // Drawing
    Place place(Desk& desk) const;
    void draw_bar(Desk& desk, const Place& place);
    void draw_foot(Desk& desk, const Place& place);
    void draw_controls(Desk& desk, Rect r);
    void draw_scrubber(Desk& desk, Rect r);
    void draw_sights(Desk& desk);
    void draw_lines(Desk& desk);

    /// Variation as listed: its place in the match's list, and what it begins with.
    struct Line {
        std::size_t variation;
        std::size_t ply, moves;
        Seat seat;
        Phrase first;
    };
    std::string line_name(const Desk& desk, const Line& line) const;

    std::unique_ptr<AnyMatch> match_;
    std::vector<SeatLook> looks_;              ///< of the seats
    std::vector<SeatLook> all_looks_;          ///< of all contenders
    SaveHeader header_;
    std::unique_ptr<TableView> table_;
    GameKey key_;
    std::vector<Seat> movers_;                 ///< by ply: seat that made the move before it
    std::vector<std::size_t> turns_;           ///< plies at which a turn begins, ascending; the first is 0
    std::vector<Line> lines_;                  ///< in the order in which they begin
    bool shows_all_ = false;
    std::optional<Seat> eyes_;

    Sight sight_ = Sight::open;
    Seat seat_ = 0;
    bool choosing_ = false;                    ///< the choice of views is open
    bool listing_ = false;                     ///< the list of lines is open
    float scroll_ = 0;                         ///< of that list
    bool scrubbing_ = false;
    bool playing_ = false;
    double next_ms_ = 0;                       ///< time of the next move; 0: counts from the next frame
    std::size_t speed_ = 1;
    std::uint32_t revision_ = 1;
    std::vector<Json> events_;                 ///< events of the last step forward, as the reader may know them
};

}  // namespace orrery::ui
