// View behind table.h: the state kept between frames. table.cpp runs a frame, board.cpp and hand.cpp draw and register targets,
// touch.cpp interprets touches, bubbles.cpp and above.cpp draw the layers above the board.
#pragma once

#include "engine/games/jumpgate/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/hint.h"
#include "imgui_ui/games/jumpgate/motion.h"
#include "imgui_ui/games/jumpgate/open_hands.h"
#include "imgui_ui/games/jumpgate/table.h"
#include "imgui_ui/kit/highlights.h"

namespace orrery::ui::jumpgate_table {

/// Returns the match as one of Jump Gate. The list of games pairs this table with this game.
inline const Match<jg::Game>& match_of(const TableContext& context) {
    return static_cast<const Match<jg::Game>&>(context.match);
}

class Table final : public TableView {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Seat seat, Rect score, Rect figures, LayoutKind kind) override;
    BarSteps steps(const TableContext&) const override;
    std::string prompt(const TableContext&) const override;
    const Rule* rule(const TableContext&) const override;
    std::vector<Rect> hinted() const override;
    bool escape() override;
    void reset() override;
    bool is_moving() const override { return !motions_.is_empty(); }
    void refused(const Json& move) override;

  private:
    /// Unfinished choice. `card`: a hand card is selected. `planet`: the cards that reach it are raised. `way`: fly or jump.
    /// `scan`, `harvest`: the card that pays. `land`: the pair.
    enum class Choice : std::uint8_t { none, card, planet, way, scan, harvest, land };

    /// Data of one frame: observation, layout, offers.
    struct Frame {
        TableContext& context;
        Scene& s;
        const Layout& l;
        const Offers& o;
        TableRequest& out;
        bool live;                   // true if touches make moves
        template <class D> const D* asks() const { return s.seen.open ? std::get_if<D>(&*s.seen.open) : nullptr; }
    };

    struct LayoutKey {
        LayoutKind kind;
        Rect board, hand;
        bool log_open;
        bool has_buttons;
        int seats, limit;
        float longest_name;
        bool operator==(const LayoutKey&) const = default;
    };

    // --- table.cpp
    const Layout& layout_for(const TableAreas&, const Scene&);
    void take_up(TableContext&, Scene&, const Layout&);
    bool touch(Frame&, Thing, Rect, std::string_view name, TapOptions options = {});
    /// Returns the place of a thing, for bubbles, explanations and outlines.
    Rect place_of(const Frame&, Thing) const;
    void remember_places(const Frame&);

    // --- board.cpp
    void draw_board(Frame&);
    void draw_planet_ground(Frame&, std::size_t at);
    void draw_planet_targets(Frame&, std::size_t at);
    void draw_code_targets(Frame&, std::size_t at);
    PlanetState planet_state(const Frame&, std::size_t at) const;

    // --- hand.cpp
    void draw_hand(Frame&);
    void draw_hand_cards(Frame&);
    void draw_hidden(Frame&);
    void draw_hint(Frame&);
    void draw_buttons(Frame&);

    // --- open_hands.cpp
    void lay_open(const TableContext&, const TableAreas&);
    void draw_open_hands(Frame&);

    // --- above.cpp
    void draw_dragged(Frame&);
    void draw_refused(Frame&);
    void draw_log_mark(Frame&);
    void draw_shown(Frame&, Rect bounds);

    // --- bubbles.cpp
    void draw_bubbles(Frame&, Rect bounds);
    void draw_way(Frame&, Rect bounds);
    void draw_pairs(Frame&, Rect bounds);
    void draw_mark_question(Frame&, Rect bounds);

    // --- suggestion.cpp
    void find_highlights(Frame&);
    void add_highlight(const Frame&, Thing, int order);
    void add_button(Button, int order);
    void highlights_of_move(Frame&, const jg::Move&);
    void highlights_of_thing(Frame&, const ShownThing&);

    // --- touch.cpp
    void touched(Frame&, Thing);
    void touched_planet(Frame&, jg::PlanetId);
    void touched_card(Frame&, jg::NavId);
    void touched_scan_code(Frame&, jg::PlanetId);
    void touched_land_codes(Frame&, jg::PlanetId);
    void touched_resource(Frame&, jg::ResourceId);
    void want(Frame&, const jg::Move&);
    void drop_choice() { choice_ = Choice::none; }

    Layout layout_;
    std::optional<LayoutKey> layout_key_;
    std::vector<OpenHand> open_hands_;   // of this frame; empty unless all hands are shown

    Choice choice_ = Choice::none;
    jg::NavId card_{};               // selected, or proposed for payment
    bool card_reaches_ = true;       // true if it reaches some planet by a jump
    jg::PlanetId planet_{};
    jg::ResourceId resource_{};

    std::uint32_t revision_ = 0;
    Seat viewer_ = -1;
    bool has_seen_ = false;          // revision_ and viewer_ were set by a previous frame
    double revision_ms_ = 0;

    Thing shown_, held_, hovered_;   // explained things: after a tap, while held, while the mouse rests
    Thing was_held_;                 // held_ of the previous frame
    Thing touched_;                  // last touched thing, for the outline of a refusal
    Thing quiet_;                    // not explained while the mouse stays on it
    Thing refused_;
    double refused_ms_ = -1e9;
    std::optional<Json> refused_move_;
    std::vector<std::pair<Id, Thing>> things_;   // targets of this frame, for drags
    bool dragging_ = false;
    std::vector<std::pair<Button, Rect>> button_places_;         // of this frame
    std::vector<std::pair<std::size_t, Rect>> pair_places_;      // by index into Offers::land
    std::vector<Highlight> highlights_;
    std::array<Rect, jg::kHandSize> lifted_{};                   // hand cards as drawn
    Rect bubble_;                                                // of this frame; empty: none

    Motions motions_;
    Anchors places_;                 // of the previous frame
    PerSeat<Rect> seat_rects_{};
};

}  // namespace orrery::ui::jumpgate_table
