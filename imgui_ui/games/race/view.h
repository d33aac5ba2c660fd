// View behind table.h: the state kept between frames. table.cpp runs a frame, seats.cpp, track.cpp, tableau.cpp, tray.cpp and
// hand.cpp draw and register targets, touch.cpp interprets touches, above.cpp and sheet.cpp draw the layers above.
#pragma once

#include "engine/games/race/consume_order.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/hint.h"
#include "imgui_ui/app/move_queue.h"
#include "imgui_ui/games/race/motion.h"
#include "imgui_ui/games/race/scene.h"
#include "imgui_ui/games/race/table.h"
#include "imgui_ui/kit/highlights.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::race_table {

/// Returns the match as one of Race. The list of games pairs this table with this game.
inline const Match<rc::Game>& match_of(const TableContext& context) {
    return static_cast<const Match<rc::Game>&>(context.match);
}

class Table final : public TableView {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Seat seat, Rect score, Rect figures, LayoutKind kind) override;
    BarSteps steps(const TableContext&) const override;
    std::string prompt(const TableContext&) const override;
    std::vector<Rect> hinted() const override { return places_of(highlights_); }
    bool escape() override;
    void reset() override;
    bool is_moving() const override { return !motions_.is_empty(); }
    void refused(const Json& move) override;

  private:
    /// Data of one frame: observation, layout, offers.
    struct Frame {
        TableContext& context;
        Scene& s;
        const Layout& l;
        TableRequest& out;
        bool live;                               // true if touches make moves
        bool only_hint;                          // in a lesson only one move is offered
        const rc::MoveList& legal;               // empty unless live
        std::optional<rc::Kind> asks;            // decision of the viewer, if live
        bool can(const rc::Move& m) const { return contains(legal, m); }
        bool is_asked(rc::Kind kind) const { return asks == kind; }
    };

    /// Choice in the tray, made with one touch.
    struct Offer {
        rc::Move move;
        std::string label, note;
    };

    // --- table.cpp
    LayoutInput layout_input(const TableContext&, const TableAreas&, const rc::Observation&) const;
    void take_up(TableContext&, Scene&, const Layout&);
    bool touch(Frame&, Thing, Rect, std::string_view name, TapOptions options = {});
    bool press(Frame&, Button, Rect, const std::string& label, Icon, ButtonKind);
    Rect place_of(Thing) const;
    void want(Frame&, const rc::Move&);
    void send_next(Frame&);
    void drop_choice();

    // --- seats.cpp
    void draw_rivals(Frame&);
    struct Strip;
    void draw_rival(Frame&, Seat, Rect);
    float draw_numbers_of(Frame&, Seat, Vec at, float chips);
    float draw_actions_of(Frame&, Seat, Vec at);
    float draw_rival_points(Frame&, Seat, const Strip&);
    void draw_chosen(Frame&, Seat, const Strip&, float x, float points_left);
    void draw_rival_tableau(Frame&, Seat, const Strip&, float points_left);
    void draw_figures(Frame&);
    void draw_pool(Frame&);

    // --- track.cpp
    void draw_track(Frame&);

    // --- tableau.cpp
    void draw_tableau(Frame&);
    RaceCardLook look_of_placed(const Frame&, Seat, const rc::Placed&) const;
    void draw_placing(Frame&, rc::CardId, Rect);
    void draw_bubble_of(Frame&, const rc::Placed&, Rect, const RaceCardLook&);
    void draw_viewed(Frame&);

    // --- tray.cpp
    void draw_tray(Frame&);
    void draw_actions(Frame&, Rect);
    void draw_drawn(Frame&, Rect);
    void draw_choices(Frame&, Rect);
    void draw_numbers(Frame&, Rect);
    std::vector<Offer> offers(const Frame&) const;
    std::string tray_title(const Frame&) const;

    // --- hand.cpp
    void draw_hand(Frame&);
    void draw_open_hands(Frame&);
    void draw_hint(Frame&);
    void draw_buttons(Frame&);
    /// Returns the number of cards to pick before one touch confirms them; 0 if nothing is picked.
    int picks_wanted(const Frame&) const;

    // --- touch.cpp
    void touched(Frame&, Thing);
    void touched_hand(Frame&, int at);
    void touched_placed(Frame&, Thing);
    void touched_action(Frame&, rc::ActionId);
    void pick(Frame&, int at, int most);
    void confirm(Frame&);
    rc::Choose picked_actions() const;

    // --- above.cpp
    void draw_dragged(Frame&);
    void draw_refused(Frame&);
    void draw_log_mark(Frame&);
    void draw_shown(Frame&, Rect bounds);
    void remember_places(const Frame&);

    // --- suggestion.cpp
    void find_highlights(Frame&);
    void highlights_of_move(Frame&, const rc::Move&);
    void highlights_of_thing(Frame&, const ShownThing&);
    void add_highlight(Rect place, int order = 0);

    Layout layout_;

    std::vector<int> picks_;                     // positions in the hand, or among the drawn cards, in the order picked
    std::optional<int> raised_;                  // position in the hand of the card to be placed
    rc::Choice actions_;                         // picked, not yet confirmed
    std::optional<rc::CardId> question_;         // card whose power is being chosen
    std::optional<std::optional<rc::CardId>> source_;  // source for a windfall, if there are several
    MoveQueue<rc::Move> queue_;                  // confirmed
    bool is_planned_ = false;                    // the best order is being played
    std::optional<Seat> viewed_;                 // seat whose tableau is shown enlarged
    std::optional<rc::BestOrder> plan_;          // of this revision
    std::vector<rc::UsePower> wasteful_;         // of this revision: powers that give something away if they are used next

    std::uint32_t revision_ = 0;
    Seat viewer_ = -1;
    bool has_seen_ = false;                      // revision_ and viewer_ were set by a previous frame
    std::optional<rc::Asked> asked_;             // of the previous frame
    int round_ = -1;
    double revision_ms_ = 0;

    Thing shown_, held_, hovered_, was_held_, quiet_, touched_, refused_;
    double refused_ms_ = -1e9;
    std::optional<Json> refused_move_;
    std::vector<std::pair<Thing, Rect>> places_;                 // of this frame
    std::vector<std::pair<Button, Rect>> button_places_;
    std::vector<std::pair<std::size_t, Rect>> choice_places_;
    std::vector<std::pair<int, Rect>> number_places_;
    std::vector<Highlight> highlights_;
    bool dragging_ = false;

    Motions motions_;
    Anchors anchors_;                            // of the previous frame
};

}  // namespace orrery::ui::race_table
