// The view behind table.h: the things of the table and what their touches mean. table.cpp runs a frame; ways.cpp lists the ways
// of the moves, refusals.cpp and prompts.cpp answer what the shared table asks; board.cpp, places.cpp, bar.cpp, choosers.cpp,
// fight.cpp and above.cpp draw.
#pragma once

#include "engine/games/quantum/game.h"
#include "imgui_ui/app/table/beats.h"
#include "imgui_ui/app/table/table_base.h"
#include "imgui_ui/games/quantum/fight.h"
#include "imgui_ui/games/quantum/look.h"
#include "imgui_ui/games/quantum/table.h"
#include "imgui_ui/games/quantum/ways.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::quantum_table {

class Table final : public GameTable<qu::Game> {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Contender, Rect, Rect, LayoutKind) override {}    // the table draws the sheets itself
    BarSteps steps(const TableContext&) const override;
    bool escape() override;
    void reset() override { *this = Table(); }
    bool is_flying() const override { return !motions_.is_empty() || fight_beats_.is_running(); }

  private:
    /// Data of one frame: observation, layout, offers.
    struct Frame {
        Scene& s;
        const Layout& l;
        const MapGeometry& g;
        const qu::MoveList& legal;               // empty unless touches make moves; in a lesson only what it asks for
        std::optional<qu::Kind> asks;            // decision of the viewer, if touches make moves
        bool can(const qu::Move& m) const { return contains(legal, m); }
        bool is_asked(qu::Kind kind) const { return asks == kind; }
        bool is_mine(qu::ShipId ship) const { return qu::owner_of(ship) == s.seen.me; }
    };
    /// What the touches made so far have chosen: the ship that acts, the enemy that it attacks, a planet, and a button.
    struct Choice {
        std::optional<qu::ShipId> ship, target;
        std::optional<qu::PlanetId> planet;
        Thing order;
    };
    /// Answer given with one touch.
    struct Answer {
        Thing thing;
        qu::Move move;
        std::string label;
        int face = 0;                            // face of a die drawn on it; 0: none
        qu::CardId card = qu::kNoCard;           // card whose sign is drawn on it
    };
    /// Enemy in reach of a ship, with the best space to attack it from.
    struct Aim {
        qu::ShipId ship, target;
        Mode mode;
        qu::Square from;
        mutable int percent = -1;                // chance to win, computed when it is shown
    };
    /// Button of the bar. Kind `off` marks an action that is impossible now.
    struct BarItem {
        Thing thing;
        std::string label, note;
        Icon icon = Icon::none;
        ButtonKind kind = ButtonKind::second;
    };

    // --- table.cpp
    int actions_of_turn(const TableContext&, const qu::Turn&) const;

    // --- ways.cpp
    Listing ways(const qu::Observation&, const qu::MoveList& legal, bool is_lesson);
    void list_opening(Listing&, const qu::Observation&, const qu::Move& first, bool is_lesson);
    void list_answers(Listing&, const qu::Observation&, const std::optional<qu::Move>& first, qu::ShipId, Mode, const qu::MoveList& answers);
    void list_attacks(Listing&, const qu::Observation&, const std::optional<qu::Move>& first, qu::ShipId, Mode, const qu::MoveList& answers);
    std::vector<std::vector<Thing>> beginnings(qu::ShipId, Mode) const;
    Choice choice() const;
    /// Meaning of the next touch on the map for the chosen ship, if it can do anything there.
    std::optional<Mode> mode() const;
    /// The ship that the next touch on the map is about: the chosen one, otherwise that of the open decision.
    std::optional<qu::ShipId> raised() const;
    const Aim* aim_at(qu::ShipId target) const;
    int percent_of(const Aim&) const;

    bool begins_anew(Thing) const override;
    bool opens(Thing thing) const override { return kind_of(thing) == Kind::card || kind_of(thing) == Kind::command; }
    Thing thing_at(Vec) const override;
    void add_told(const Json& event, std::vector<Thing>& out) override;
    void add_shown(const ShownThing&, std::vector<Highlight>& out) override;

    // --- refusals.cpp
    Refused refusal_of(Thing) override;
    Refused refused_space(qu::Square);
    Refused refused_ship(qu::ShipId);
    Refused refused_planet(qu::PlanetId);
    Refused refused_order(Thing);
    Refused refused_construct();
    Refused refused_move(const qu::Move&) const;
    Refused refused_with(std::string title, std::string text, const Rule*) const;
    Refused refused_after(const qu::Move& first, const qu::Move& then) const;
    Refused asked_instead() const;
    qu::Move opening(qu::ShipId) const;
    qu::Move move_with_power(qu::Command, qu::ShipId) const;

    // --- prompts.cpp
    std::string question(Lang) const override;
    std::string question_of_ship(qu::ShipId, Lang) const;
    std::string short_prompt(const TableContext&) const override;
    const Rule* rule_of_choice() const override;
    /// Returns text about the possibilities left after the turn's last action, or "" while there are actions.
    std::string remaining(const Scene&, const qu::MoveList& legal) const;

    // --- board.cpp
    void draw_board(Frame&);
    MapLook look_of_map(const Frame&) const;
    bool is_map_too_small(const Frame&) const;
    void touch_map(Frame&);
    void zoom_map(Frame&);
    std::optional<qu::Square> pointed_space(const Frame&) const;

    // --- places.cpp
    void draw_sheets(Frame&);
    void draw_sheet_of(Frame&, Seat, Rect, SheetSize);
    void draw_cards(Frame&);
    void draw_tabs(Frame&);
    void mark_tabs(const Frame&);
    bool is_usable(const Frame&, qu::CardId) const;

    // --- bar.cpp
    void draw_bar(Frame&);
    void draw_bar_button(Frame&, const BarItem&, Rect);
    std::vector<Rect> lay_bar(Frame&, Rect bar, const std::vector<Answer>&) const;
    void draw_bar_ground(Frame&, Rect bar, const std::vector<Rect>& places) const;
    std::vector<BarItem> items(const Frame&) const;
    void ship_items(const Frame&, qu::ShipId, std::vector<BarItem>&) const;
    void power_items(const Frame&, std::vector<BarItem>&) const;
    ButtonKind look_of(Thing button) const;

    // --- choosers.cpp
    std::vector<Answer> answers(const Frame&) const;
    void draw_hand_ships(Frame&, Rect& bar);
    void draw_answers(Frame&, Rect bar);
    void draw_answer(Frame&, const Answer&, std::size_t index, Rect);

    // --- fight.cpp
    void follow_fight(const Scene&);
    void draw_fight(Frame&);
    void draw_side(Frame&, qu::Side, Rect);
    void draw_fight_ground(Frame&, Rect);
    std::string fight_headline(const Frame&, std::optional<Seat>& whose) const;
    std::vector<std::string> fight_notes(const Frame&) const;
    void stage_fight(std::array<bool, 2> rolled, bool is_decided);
    /// Returns how far a part of the fight has been shown, 0 to 1. What is not staged has been.
    float shown(std::optional<std::size_t> beat) const { return beat ? fight_beats_.progress(*beat) : 1.0f; }
    bool is_verdict_open() const { return shown(verdict_beat_) == 0; }
    Rect fight_bounds(const Frame&, bool asks_here) const;

    // --- above.cpp
    std::string explain(Thing, Rect anchor, Rect bounds, bool stays) override;
    std::string draw_foot(Thing, Rect foot);
    void draw_dragged(Thing, Vec at) override;

    const Frame* frame_ = nullptr;               // while it is drawn
    Layout layout_;
    Zoom zoom_;
    Tab tab_ = Tab::cards;
    bool spoke_of_sheet_ = false;                // a lesson, in the last frame

    std::optional<qu::Observation> seen_;        // of the last frame
    bool is_listed_ = false;                     // the ways of this position are offered
    Json only_;                                  // move that a lesson asked for when they were listed
    std::array<std::optional<Mode>, qu::kShipsPerSeat> first_modes_{};   // of the viewer's ships, without a button
    std::optional<qu::ShipId> proposed_;         // ship of the hand that goes where the first touch is
    std::vector<Aim> aims_;
    std::string remaining_;                      // of this frame, for the prompt

    std::optional<FightStory> fight_;            // in progress, or just over
    bool is_fight_closed_ = false;
    Beats fight_beats_;                          // of what the last move decided in the fight
    std::array<std::optional<std::size_t>, 2> die_beats_;    // by Side; none: not rolled by that move
    std::optional<std::size_t> total_beat_, verdict_beat_;
    int fight_percent_ = 0;                      // chance of the attacker during the fight

    Motions motions_;
    std::vector<MapLook::Chance> chances_;       // of this frame
    std::vector<MapLook::Arrow> arrows_;         // likewise
    std::vector<Rect> numbers_;                  // of this frame, on the map; highlights avoid them
};

}  // namespace orrery::ui::quantum_table
