// View of the table (table.h): its things, and the moves that touches make. table.cpp runs a frame; ways.cpp lists the ways of the
// moves; refusals.cpp and prompts.cpp answer what the shared table asks; board.cpp and places.cpp draw the board and what lies below
// it, with their touches; open_hands.cpp draws the hands of all seats, bubbles.cpp and above.cpp what lies above the board.
#pragma once

#include "engine/games/jumpgate/game.h"
#include "imgui_ui/app/table/table_base.h"
#include "imgui_ui/games/jumpgate/motion.h"
#include "imgui_ui/games/jumpgate/open_hands.h"
#include "imgui_ui/games/jumpgate/table.h"

namespace orrery::ui::jumpgate_table {

class Table final : public GameTable<jg::Game> {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Contender who, Rect score, Rect figures, LayoutKind kind) override;
    BarSteps steps(const TableContext&) const override;
    void reset() override { *this = Table(); }
    bool is_flying() const override { return !motions_.is_empty(); }

  private:
    /// Choice that the touches made so far have begun. `card`: use of a hand card. `planet`: card for a jump there. `way`:
    /// flight or jump. `scan`, `harvest`: card that pays. `land`: pair of cards.
    enum class Choice : std::uint8_t { none, card, planet, way, scan, harvest, land };

    /// Data of one frame: observation, layout, offers.
    struct Frame {
        Scene& s;
        const Layout& l;
        const Offers& o;
        bool asks(jg::Kind kind) const { return s.seen.open && s.seen.open->kind == kind; }
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

    // --- ways.cpp
    Listing ways(const jg::Observation&, const jg::MoveList& legal, const Offers&) const;
    Choice choice() const;
    /// Return the planet, card or resource of the touches made so far. Meaningful only for choices that have one. A touch in
    /// the middle of a frame may already have ended the choice.
    jg::PlanetId chosen_planet() const { return jg::PlanetId(touches().last().index); }
    jg::NavId chosen_card() const { return jg::NavId(touches().first().index); }
    jg::ResourceId chosen_resource() const { return jg::ResourceId(touches().last().index); }
    Thing meaning(Thing) const override;
    bool begins_anew(Thing) const override;
    bool is_like(const jg::Move& wanted, const jg::Move& move) const override;
    void add_told(const Json& event, std::vector<Thing>& out) override;
    void add_shown(const ShownThing&, std::vector<Highlight>& out) override;

    // --- refusals.cpp
    Refused refusal_of(Thing) override;
    Thing concerned(const Json& move) override;

    // --- prompts.cpp
    /// Returns the uses of the chosen card, for example "jump, scan or harvest".
    std::string uses_of_card(Lang lang) const;
    std::string question(Lang) const override;
    std::string short_prompt(const TableContext&) const override;
    const Rule* rule_of_choice() const override;

    // --- board.cpp
    void draw_board(const Frame&);
    void draw_planet_ground(const Frame&, std::size_t at);
    void draw_planet_targets(const Frame&, std::size_t at);
    void draw_code_targets(const Frame&, std::size_t at);
    PlanetState planet_state(const Frame&, std::size_t at) const;

    // --- places.cpp
    void draw_hand(const Frame&);
    void draw_hand_cards(const Frame&);
    void draw_hidden(const Frame&);
    void draw_hint(const Frame&);
    void draw_buttons(const Frame&);

    // --- open_hands.cpp
    void lay_open(const TableContext&, const TableAreas&);
    void draw_open_hands(const Frame&);

    // --- bubbles.cpp
    void draw_bubbles(const Frame&, Rect bounds);
    void draw_way(const Frame&, Rect bounds);
    void draw_pairs(const Frame&, Rect bounds);
    void draw_mark_question(const Frame&, Rect bounds);

    // --- above.cpp
    std::string explain(Thing, Rect anchor, Rect bounds, bool stays) override;
    bool stays_explained(Thing thing) const override { return kind_of(thing) != Kind::hidden; }
    void draw_dragged(Thing, Vec at) override;

    const Frame* frame_ = nullptr;       // while it is drawn
    Layout layout_;
    std::optional<LayoutKey> layout_key_;
    std::vector<OpenHand> open_hands_;   // of this frame; empty unless all hands lie open
    std::optional<jg::PlanetId> here_;   // planet of the viewer's ship, of the last frame

    std::optional<jg::NavId> proposed_;  // card to pay with for a harvest, the one needed least

    Motions motions_;
};

}  // namespace orrery::ui::jumpgate_table
