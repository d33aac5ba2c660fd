// The view behind table.h: the things of the table and what their touches mean. table.cpp runs a frame; ways.cpp lists the ways of
// the moves; refusals.cpp and prompts.cpp answer what the shared table asks; board.cpp and places.cpp register the touches of the
// galaxy and of the panels; actions.cpp draws the buttons, tray.cpp cards that are chosen among, above.cpp what lies above all.
#pragma once

#include "engine/games/microcosmos/game.h"
#include "imgui_ui/app/table/table_base.h"
#include "imgui_ui/games/microcosmos/automa_story.h"
#include "imgui_ui/games/microcosmos/motion.h"
#include "imgui_ui/games/microcosmos/panels.h"
#include "imgui_ui/games/microcosmos/symbols.h"
#include "imgui_ui/games/microcosmos/table.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::microcosmos_table {

/// Returns the observation after a move that only passes on to the next phase: SkipUpgrade, or Done in the phases crew and location.
/// Where the next phase offers nothing, it is the one after it (MC-T4).
mc::Observation passed(const mc::Observation& seen, const mc::Move& move);

class Table final : public GameTable<mc::Game> {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Contender, Rect, Rect, LayoutKind) override {}    // the table draws the players itself
    BarSteps steps(const TableContext&) const override;
    bool escape() override;
    void reset() override { *this = Table(); }
    bool is_flying() const override { return !motions_.is_empty(); }

  private:
    /// Data of one frame.
    struct Frame {
        Scene& s;
        const Layout& l;
        const GalaxyGeometry& g;
        const mc::MoveList& legal;               // empty unless touches make moves; in a lesson only what it asks for
        std::optional<mc::Kind> asks;            // decision of the viewer, if touches make moves
        bool can(const mc::Move& m) const { return contains(legal, m); }
        bool is_asked(mc::Kind kind) const { return asks == kind; }
    };
    /// Button of the action panel.
    struct Item {
        Button button;
        std::string label;
        std::optional<ActionSign> sign{};
        mc::Gain gain{};                         // written below the label
        mc::Needs needs{};                       // specialists that it uses up
        std::string note{};                      // below the label, if there is no gain
        bool is_main = false;
    };
    /// Answer given with one touch.
    struct Answer {
        Thing thing;
        mc::Move move;
        std::string label;
        std::optional<mc::Resource> resource{};
        std::optional<mc::Specialist> specialist{};
    };

    // --- ways.cpp
    Listing ways(const mc::Observation&, const mc::MoveList& legal, bool is_lesson) const;
    void list(Listing&, const mc::Observation&, const std::optional<mc::Move>& first, const mc::MoveList&, bool is_lesson) const;
    bool begins_anew(Thing) const override;
    Thing thing_at(Vec) const override;
    void add_told(const Json& event, std::vector<Thing>& out) override;
    void add_shown(const ShownThing&, std::vector<Highlight>& out) override;
    Glow glow_of(Thing) const;

    // --- refusals.cpp
    Refused refusal_of(Thing) override;
    Refused refused_move(const mc::Move&) const;
    Refused refused_later(const mc::Move&) const;
    Refused refused_button(Button) const;
    Refused refused_cargo(mc::Resource) const;
    Refused refused_crew(mc::CrewId) const;
    Thing concerned(const Json& move) override;

    // --- prompts.cpp
    std::string question(Lang) const override;
    std::string short_prompt(const TableContext&) const override;
    const Rule* rule_of_choice() const override;

    // --- board.cpp
    void draw_board_and_touches(Frame&);
    bool are_spots_small(const Frame&) const;
    /// Returns the spot that a finger at this place of the galaxy means, if there is one.
    Thing spot_near(const Frame&, Vec at) const;
    void touch_spots(Frame&);
    void touch_pieces(Frame&);
    bool can_fly(const Frame&) const;
    std::optional<Thing> pointed_destination(const Frame&) const;
    GalaxyLook look_of_galaxy(const Frame&);
    void zoom_galaxy(Frame&);
    std::string spot_label(const Frame&, mc::SpotId) const;

    // --- places.cpp
    void draw_panels(Frame&);
    void touch_panels(Frame&);
    void touch_hold(Frame&);
    void touch_cards_of_club(Frame&);
    void draw_others(Frame&);
    void draw_automa(Frame&);
    bool shows_automa_above(const Frame&) const;
    void draw_automa_above(Frame&);
    void draw_tabs(Frame&);
    void mark_tabs(const Frame&);
    std::optional<mc::SpotId> spot_of_interest(const Frame&) const;

    // --- actions.cpp
    void draw_actions(Frame&);
    std::vector<Item> items(const Frame&) const;
    std::vector<Item> location_items(const Frame&, const mc::Observation& there) const;
    std::vector<Answer> answers(const Frame&) const;
    void draw_item(Frame&, const Item&, Rect);
    void draw_answer(Frame&, const Answer&, Rect, bool is_beside);
    void draw_plays(Frame&, mc::CrewId, Rect);
    std::string heading(const Frame&) const;

    // --- tray.cpp
    void draw_tray(Frame&);

    // --- above.cpp
    std::string explain(Thing, Rect anchor, Rect bounds, bool stays) override;
    void draw_dragged(Thing, Vec at) override;

    const Frame* frame_ = nullptr;               // while it is drawn
    Layout layout_;
    GalaxyGeometry galaxy_;
    Zoom zoom_;
    Rect tray_;                                  // cards that lie over the galaxy, in the last frame
    std::optional<Tab> chosen_tab_;              // by hand; otherwise the one of the open decision
    Tab tab_ = Tab::crew;                        // of this frame

    std::optional<mc::Observation> seen_;        // of the last frame
    bool is_listed_ = false;                     // the ways of this position are offered
    Json only_;                                  // move that a lesson asked for when they were listed
    std::optional<mc::Kind> asked_;              // decision of the last frame

    double now_ms_ = 0;                          // of the last frame
    AutomaStory story_;
    AutomaLook look_of_automa(const Frame&) const;
    Motions motions_;
};

}  // namespace orrery::ui::microcosmos_table
