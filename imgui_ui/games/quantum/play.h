// View behind table.h: the state kept between frames, and the data of a frame. table.cpp runs a frame, board.cpp and places.cpp
// register targets, touch.cpp interprets touches, bar.cpp, choosers.cpp and fight.cpp show decisions and answers, remaining.cpp
// lists what the turn may still do, suggestion.cpp draws highlights, above.cpp draws the layers above the board.
#pragma once

#include <map>

#include "engine/games/quantum/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/hint.h"
#include "imgui_ui/app/move_queue.h"
#include "imgui_ui/games/quantum/fight.h"
#include "imgui_ui/games/quantum/offers.h"
#include "imgui_ui/games/quantum/table.h"
#include "imgui_ui/games/quantum/view.h"
#include "imgui_ui/kit/highlights.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::quantum_table {

/// Returns the match as one of Quantum. The list of games pairs this table with this game.
inline const Match<qu::Game>& match_of(const TableContext& context) {
    return static_cast<const Match<qu::Game>&>(context.match);
}

enum class Button : std::uint8_t {
    research, construct, end_actions, reconfigure, strike, warp, modify_lower, modify_higher, free_reconfigure, carry, curious,
    tactical, flexible_lower, flexible_higher, nomadic, resourceful, cerebral, tyrannical, attack, cancel, of_card, zoom, read_more,
    close_fight,
};
Id button_target(Button b);
/// Returns the target id of an answer in the bar or in the fight's panel, in the order of `Table::choices`.
Id choice_target(std::size_t index);

class Table final : public TableView {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Seat, Rect, Rect, LayoutKind) override {}    // the table draws the sheets itself
    BarSteps steps(const TableContext&) const override;
    std::string prompt(const TableContext&) const override;
    const Rule* rule(const TableContext&) const override;
    std::vector<Rect> hinted() const override { return places_of(highlights_); }
    bool escape() override;
    void reset() override { *this = Table(); }
    bool is_moving() const override { return !motions_.is_empty(); }
    void refused(const Json& move) override { refused_move_ = move; }

  private:
    /// Data of one frame: observation, layout, offers.
    struct Frame {
        TableContext& context;
        Scene& s;
        const Layout& l;
        const MapGeometry& g;
        TableRequest& out;
        bool live;                               // true if touches make moves
        bool only_hint;                          // in a lesson only one move is offered
        const qu::MoveList& legal;               // empty unless live
        std::optional<qu::Kind> asks;            // decision of the viewer, if live
        Plan plan{};                             // of the selected ship
        bool can(const qu::Move& m) const { return contains(legal, m); }
        bool is_asked(qu::Kind kind) const { return asks == kind; }
        bool is_mine(qu::ShipId ship) const { return qu::owner_of(ship) == s.seen.me; }
    };
    /// Answer given with one touch.
    struct Choice {
        qu::Move move;
        std::string label, note;
        int face = 0;                            // face of a die drawn on it; 0: none
        qu::CardId card = qu::kNoCard;           // card whose sign is drawn on it
    };
    /// Attacks of the selected ship, computed on demand.
    struct Ways {
        std::optional<qu::ShipId> ship;
        std::optional<Mode> mode;
        std::map<qu::ShipId, std::vector<AttackChance>> of;
    };
    /// Button of the bar. Kind `off` marks an action that is impossible now.
    struct BarItem {
        Button button;
        std::string label, note;
        Icon icon = Icon::none;
        ButtonKind kind = ButtonKind::second;
    };

    // --- table.cpp
    void take_up(TableContext&, Scene&);
    void settle_selection(Frame&);
    bool touch(Frame&, Thing, Rect, std::string_view name, TapOptions = {});
    Rect place_of(Thing) const;
    void want(Frame&, const qu::Move&);
    void want_both(Frame&, const std::optional<qu::Move>& first, const qu::Move& then);
    void send_next(Frame&);
    void drop_choice();

    // --- board.cpp
    void draw_board(Frame&);
    MapLook look_of_map(const Frame&) const;
    bool is_map_too_small(const Frame&) const;
    void touch_spaces(Frame&, const MapLook&);
    void move_map(Frame&);
    void drag_ship(Frame&);
    bool drag_moves_map(Id source) const;
    std::optional<qu::Square> pointed_space(const Frame&) const;

    // --- places.cpp
    void draw_sheets(Frame&);
    void draw_sheet_of(Frame&, Seat, Rect, SheetSize);
    void draw_cards(Frame&);
    void draw_tabs(Frame&);

    // --- touch.cpp
    void touched(Frame&, Thing);
    void touched_ship(Frame&, qu::ShipId);
    void touched_enemy(Frame&, qu::ShipId);
    void touched_space(Frame&, qu::Square);
    void touched_planet(Frame&, qu::PlanetId);
    void select(Frame&, qu::ShipId, std::optional<Mode> = {});
    void pressed(Frame&, Button);
    void use_power(Frame&, qu::ShipId);
    void choose_mode(Frame&, Mode);
    bool is_curious() const { return mode_ && paid_as(*mode_) == Mode::curious; }
    /// Returns the mode of picking up. With the free move of Curious selected, it is that of Curious.
    Mode mode_of_carrying() const { return is_curious() ? Mode::curious_carry : Mode::carry; }
    void refuse_after(Frame&, const std::optional<qu::Move>& first, const qu::Move& then);
    const std::vector<AttackChance>& attacks(const Frame&, qu::ShipId target) const;
    qu::PlanetId planet_to_build(const Frame&) const;

    // --- bar.cpp
    void draw_bar(Frame&);
    bool draw_bar_button(Frame&, Id target, Rect, std::string_view label, std::string_view note, std::string_view name, Icon,
                         ButtonKind);
    std::vector<Rect> lay_bar(Frame&, Rect bar, const std::vector<Choice>&) const;
    void draw_bar_ground(Frame&, Rect bar, const std::vector<Rect>& places) const;
    std::vector<BarItem> items(const Frame&) const;
    void ship_items(const Frame&, std::vector<BarItem>&) const;
    void power_items(const Frame&, std::vector<BarItem>&) const;
    bool is_power_usable(const Frame&, qu::CardId) const;

    // --- choosers.cpp
    std::vector<Choice> choices(const Frame&) const;
    void draw_hand_ships(Frame&, Rect& bar);
    void draw_choices(Frame&, Rect bar);
    void draw_choice(Frame&, const Choice&, std::size_t index, Rect);

    // --- fight.cpp
    void follow_fight(TableContext&, const Scene&, bool is_next);
    void draw_fight(Frame&);
    void draw_side(Frame&, qu::Side, Rect);
    void draw_fight_ground(Frame&, Rect);
    std::string fight_headline(const Frame&, std::optional<Seat>& whose) const;
    std::vector<std::string> fight_notes(const Frame&) const;
    Rect fight_bounds(const Frame&, bool asks_here) const;

    // --- remaining.cpp
    /// Returns text about what the turn could still do, or "" if there is nothing or the turn is not the viewer's.
    std::string remaining(const Frame&) const;

    // --- suggestion.cpp
    void find_highlights(Frame&);
    void highlights_of_move(Frame&, const qu::Move&);
    void highlights_of_thing(Frame&, const ShownThing&);
    void highlight_button(Button, int order);
    void highlight_ship_then(qu::ShipId, Button);
    void highlight_mode_then(qu::ShipId, Button, Mode, qu::ShipId other);
    void add_highlight(Rect place, int order = 0);

    // --- above.cpp
    void draw_shown(Frame&, Rect bounds);
    void draw_foot(Frame&, Thing, Rect foot);
    std::optional<qu::Move> move_of_card(const Frame&, qu::CardId) const;
    void draw_refused(Frame&);
    void draw_log_mark(Frame&);
    void remember_places(const Frame&);

    Layout layout_;
    MapView map_view_;
    Tab tab_ = Tab::cards;

    std::optional<qu::ShipId> selected_;
    std::optional<Mode> mode_;                   // chosen for it; empty: the first that works
    std::optional<qu::Command> armed_;           // power of a card that waits for its ship
    std::optional<qu::ShipId> target_;           // enemy to be attacked
    mutable Ways ways_;
    std::optional<qu::PlanetId> planet_;         // touched, to build there
    MoveQueue<qu::Move> queue_;
    std::string remaining_;                      // of this frame, for the prompt

    std::uint32_t revision_ = 0;
    Seat viewer_ = -1;
    bool has_seen_ = false;                      // revision_ and viewer_ were set by a previous frame
    double revision_ms_ = 0;
    std::optional<qu::Observation> before_;      // table of the last revision

    std::optional<FightStory> fight_;            // in progress, or just over
    bool is_fight_closed_ = false;
    std::array<bool, 2> fresh_dice_{};           // rolled by the last move, by Side
    int fight_percent_ = 0;                      // chance of the attacker during the fight

    Thing shown_, held_, hovered_, was_held_, quiet_, touched_, refused_;
    double refused_ms_ = -1e9;
    std::optional<Json> refused_move_;
    double ground_ms_ = -1e9;                    // time of the last touch of the map itself
    std::optional<Vec> dragged_from_;            // previous place of the finger that drags the map
    std::vector<std::pair<Thing, Rect>> places_; // of this frame
    std::vector<std::pair<Button, Rect>> button_places_;
    std::vector<std::pair<std::size_t, Rect>> choice_places_;
    std::vector<Highlight> highlights_;
    std::vector<MapLook::Chance> chances_;       // of this frame
    std::vector<Rect> numbers_;                  // of this frame, on the map; highlights avoid them
    bool dragging_ = false;

    Motions motions_;
    Anchors anchors_;                            // of the previous frame
};

}  // namespace orrery::ui::quantum_table
