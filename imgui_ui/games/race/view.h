// The view behind table.h: the things of the table and what their touches mean. table.cpp runs a frame; ways.cpp lists the ways of
// the moves; refusals.cpp and prompts.cpp answer what the shared table asks; board.cpp draws the tableau, which is the board of a
// player, places.cpp what lies around it; track.cpp, tray.cpp and hand.cpp draw the rest, above.cpp what lies above all.
#pragma once

#include "engine/games/race/consume_order.h"
#include "engine/games/race/game.h"
#include "imgui_ui/app/table/table_base.h"
#include "imgui_ui/games/race/motion.h"
#include "imgui_ui/games/race/scene.h"
#include "imgui_ui/games/race/table.h"

namespace orrery::ui::race_table {

class Table final : public GameTable<rc::Game> {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Contender who, Rect score, Rect figures, LayoutKind kind) override;
    BarSteps steps(const TableContext&) const override { return {}; }
    bool escape() override;
    void reset() override { *this = Table(); }
    bool is_flying() const override { return !motions_.is_empty(); }

  private:
    /// Data of one frame: observation, layout, moves.
    struct Frame {
        Scene& s;
        const Layout& l;
        const rc::MoveList& legal;               // empty unless touches make moves; in a lesson only its move
        bool can(const rc::Move& m) const { return contains(legal, m); }
    };

    /// Button in the tray.
    struct Choice {
        Thing thing;
        std::string label, note, name;           // `name` for the mirror, if the label is not enough
    };

    // --- table.cpp
    LayoutInput layout_input(const TableContext&, const TableAreas&, const Frame&) const;
    void take_up(const Frame&);

    // --- ways.cpp
    /// Cards that are picked for the open decision, and how many.
    struct Picks {
        Kind kind;                               // hand or drawn
        const rc::Cards* cards;
        std::size_t least, most;
    };
    std::optional<Picks> picks_of(const rc::Observation&) const;
    Listing ways(const rc::Observation&, const rc::MoveList& legal);
    Listing ways_to_pick(const Picks&, const rc::MoveList& legal);
    static void pay_with(Listing&, const rc::Observation&, std::size_t at, std::size_t price, std::size_t placing);
    using Sources = std::vector<std::optional<rc::CardId>>;
    /// Returns the sources that can produce on a world now, or on any world.
    static Sources sources_for(std::optional<rc::CardId> world, const rc::MoveList& legal);
    bool is_lesson() { return context().hint != nullptr && context().hint_only; }
    bool is_asked(rc::Kind kind) const { return asks_ == kind; }
    bool is_placement() const { return asks_ && rc::is_placement(*asks_); }
    /// Returns whether a touch of the thing now makes a move or leads to one.
    bool is_open(Thing) const;
    bool has_chosen(Kind kind) const { return kind_of(touches().first()) == kind; }
    /// Returns true if some card of the hand can be placed now.
    bool can_place(const rc::Cards& hand) const;
    /// Hand card that is taken up to be placed.
    std::optional<rc::CardId> raised() const;
    /// Placed card one of whose powers is to be chosen.
    std::optional<rc::CardId> asked_card() const;

    // A card is placed by its place, by the button, and by a double tap.
    Thing meaning(Thing what) const override { return kind_of(what) == Kind::place ? thing(Kind::confirm) : what; }
    Thing meaning_of_double_tap(Thing what) const override { return is_placement() && kind_of(what) == Kind::hand ? thing(Kind::confirm) : Thing{}; }
    void add_told(const Json& event, std::vector<Thing>& out) override;
    void add_shown(const ShownThing&, std::vector<Highlight>& out) override;

    // --- refusals.cpp
    Refused refusal_of(Thing) override;
    Refused refusal_of_placed(rc::CardId);
    Thing concerned(const Json& move) override;

    // --- prompts.cpp
    int still_to_pick() const;
    std::string question(Lang) const override;
    std::string short_prompt(const TableContext&) const override;

    // --- above.cpp
    std::string explain(Thing, Rect anchor, Rect bounds, bool stays) override;
    bool stays_explained(Thing thing) const override { return kind_of(thing) != Kind::place; }
    void draw_dragged(Thing, Vec at) override;

    // --- places.cpp
    void draw_rivals(const Frame&);
    struct Strip;
    void draw_rival(const Frame&, Seat, Rect);
    float draw_numbers_of(const Frame&, Seat, Vec at, float chips);
    float draw_actions_of(const Frame&, Seat, Vec at);
    float draw_rival_points(const Frame&, Seat, const Strip&);
    void draw_chosen(const Frame&, Seat, const Strip&, float x, float points_left);
    void draw_rival_tableau(const Frame&, Seat, const Strip&, float points_left);
    void draw_figures(const Frame&);
    void draw_pool(const Frame&);

    // --- track.cpp
    void update_track(const Frame&);
    void reveal_on_track(const rc::Observation&, const std::vector<Json>& events);
    void draw_track(const Frame&);

    // --- board.cpp
    void draw_tableau(const Frame&);
    void draw_own_card(const Frame&, const rc::Placed&, Rect);
    void draw_free_place(const Frame&, Rect);
    RaceCardLook look_of_placed(const Frame&, Seat, const rc::Placed&) const;
    void draw_placing(const Frame&, rc::CardId, Rect);
    void draw_gain_of(const Frame&, const rc::Placed&, Rect, const RaceCardLook&);
    void draw_viewed(const Frame&);

    // --- tray.cpp
    void draw_tray(const Frame&);
    void draw_actions(const Frame&, Rect);
    void draw_drawn(const Frame&, Rect);
    void draw_choices(const Frame&, Rect);
    void draw_numbers(const Frame&, Rect);
    std::vector<Choice> choices(const Frame&) const;
    std::string tray_title(const Frame&) const;

    // --- hand.cpp
    void draw_hand(const Frame&);
    void draw_open_hands(const Frame&);
    void draw_hint(const Frame&);
    void draw_buttons(const Frame&);
    bool answer(const Frame&, Kind, Rect, const std::string& label, Icon, ButtonKind);
    std::string confirm_label(const Frame&) const;

    const Frame* frame_ = nullptr;               // while it is drawn
    Layout layout_;
    std::optional<rc::Kind> asks_;               // decision of the viewer, if touches make moves
    std::string confirm_label_;                  // of the last frame

    std::optional<Seat> viewed_;                 // seat whose tableau is shown enlarged
    Seat viewer_ = -1;                           // of the last frame
    std::optional<Seat> planned_;                // seat whose best order is being played
    std::optional<rc::BestOrder> plan_;          // of this position
    std::vector<rc::UsePower> wasteful_;         // of this position: powers that give something away if they are used next

    Motions motions_;
    Track track_;                                // as it is shown
};

void draw_seat_figures(const Scene&, Seat seat, Rect score, Rect figures);

}  // namespace orrery::ui::race_table
