// The view behind table.h: the things of the table and what their touches mean. table.cpp runs a frame; ways.cpp lists the ways of
// the moves; refusals.cpp and prompts.cpp answer what the shared table asks; board.cpp and places.cpp register the touches of the maps
// and of the panels; actions.cpp draws the buttons, tray.cpp cards that are chosen among, above.cpp what lies above all.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/games/astronavigators/game.h"
#include "imgui_ui/app/table/table_base.h"
#include "imgui_ui/games/astronavigators/earth.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/orbit.h"
#include "imgui_ui/games/astronavigators/panels.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/games/astronavigators/table.h"
#include "imgui_ui/kit/zoom.h"

namespace orrery::ui::astronavigators_table {

/// Shortest legal way of the leg in progress to a space, without the space where it begins; empty if the leg does not lead there.
using Leg = FixedVector<an::SpaceId, an::kMostSteps>;
Leg shortest_leg(const an::Observation& seen, an::SpaceId to);
/// Returns the number of steps of the leg's transport to a space, however far and wherever the leg may end; nullopt if no way leads there.
std::optional<int> steps_to(const an::Observation& seen, an::SpaceId to);

class Table final : public GameTable<an::Game> {
  public:
    TableRequest draw(TableContext&, const TableAreas&) override;
    void draw_seat(TableContext&, Contender, Rect, Rect, LayoutKind) override {}    // the table draws the players itself
    BarSteps steps(const TableContext&) const override;
    void reset() override { *this = Table(); }
    bool is_flying() const override { return !motions_.is_empty(); }

  private:
    /// Data of one frame.
    struct Frame {
        Scene& s;
        const Layout& l;
        const EarthGeometry& earth;
        const SkyGeometry& sky;
        const OrbitGeometry& orbit;
        const an::MoveList& legal;               // empty unless touches make moves; in a lesson only what it asks for
        std::optional<an::Kind> asks;            // decision of the viewer, if touches make moves
        bool can(const an::Move& m) const { return contains(legal, m); }
        bool is_asked(an::Kind kind) const { return asks == kind; }
    };
    /// Button of the action panel.
    struct Item {
        Thing thing;                             // a button, an action of the chosen week, or a transport
        std::string label;
        std::optional<an::Transport> transport{};        // sign before the label
        std::optional<an::Action> action{};
        std::string note{};                      // below the label: what it gives, costs or risks
        bool is_main = false;
        std::string brief{};                     // instead of a note that has no room
        std::string tight{};                     // instead of labels where one has no room
    };

    // --- table.cpp
    Tab tab_for(std::optional<an::Kind> kind, const an::MoveList& legal) const;
    void lay_out(const Scene&, const TableAreas&, std::optional<an::Kind> kind, const an::MoveList& legal);
    void follow_leg(const Scene&, std::optional<an::Kind>, const an::MoveList& legal);

    // --- ways.cpp
    Listing ways(const an::Observation&, const an::MoveList& legal, bool is_lesson) const;
    bool begins_anew(Thing) const override;
    Thing thing_at(Vec) const override;
    void add_told(const Json& event, std::vector<Thing>& out) override;
    void add_shown(const ShownThing&, std::vector<Highlight>& out) override;
    Glow glow_of(Thing) const;

    // --- refusals.cpp
    Refused refusal_of(Thing) override;
    Refused refused_move(const an::Move&) const;
    Refused refused_with(const Text& title, std::string text, const Rule&) const;
    Refused refused_space(an::SpaceId) const;
    Refused refused_week(int week) const;
    Refused refused_action(std::optional<an::Action>, std::optional<an::Transport>) const;
    Refused refused_card(an::CardId) const;
    Refused refused_stage(an::StageId) const;
    Refused refused_tile(an::TileId) const;
    Refused refused_set(an::SetId) const;
    Refused refused_gauge(an::Gauge) const;
    Refused refused_button(Button) const;
    Thing concerned(const Json& move) override;

    // --- prompts.cpp
    std::string question(Lang) const override;
    std::string short_prompt(const TableContext&) const override;
    const Rule* rule_of_choice() const override;

    // --- board.cpp
    void draw_maps(Frame&);
    EarthLook look_of_earth(const Frame&) const;
    SkyLook look_of_sky(const Frame&) const;
    void touch_earth(Frame&);
    void touch_sky(Frame&);
    void touch_orbit(Frame&);
    void zoom_maps(Frame&);
    bool is_earth_small() const;
    void draw_headings(Frame&);
    std::optional<an::SpaceId> pointed_space(const Frame&) const;

    // --- places.cpp
    void draw_panels(Frame&);
    void touch_weeks(Frame&);
    void touch_player(Frame&);
    void draw_others(Frame&);
    void draw_tabs(Frame&);
    void mark_tabs(const Frame&);
    std::optional<int> chosen_week() const;

    // --- actions.cpp
    void draw_actions(Frame&);
    std::vector<Item> items(const Frame&) const;
    std::vector<Item> select_items(const Frame&) const;
    std::string stop_note(const Frame&) const;
    std::string gain_at(const Frame&, an::SpaceId) const;
    std::vector<Item> tile_items(const Frame&) const;
    std::vector<Item> space_items(const Frame&) const;
    std::vector<Item> calibrate_items(const Frame&) const;
    void draw_quest_switch(Frame&, Rect);
    std::string heading(const Frame&) const;
    void draw_item(Frame&, const Item&, Rect, bool is_tight);

    // --- tray.cpp
    bool has_tray(const Frame&) const;
    void draw_tray(Frame&);

    // --- above.cpp
    std::string explain(Thing, Rect anchor, Rect bounds, bool stays) override;
    void draw_dragged(Thing, Vec at) override;

    const Frame* frame_ = nullptr;               // while it is drawn
    Layout layout_;
    EarthGeometry earth_;
    SkyGeometry sky_;
    OrbitGeometry orbit_;
    Zoom earth_zoom_, sky_zoom_;
    bool is_following_ = false;                  // the Earth is enlarged for the leg in progress
    std::optional<Tab> chosen_tab_;              // by hand; otherwise the one that a lesson speaks of, or of the open decision
    std::optional<Tab> spoken_;                  // the one that a lesson spoke of in the last frame
    Tab tab_ = Tab::earth;                       // of this frame
    bool wants_quests_ = false;                  // quest windows are asked, not passed
    bool is_passing_ = false;                    // the quest window of this frame is passed as soon as nothing moves
    bool came_by_move_ = false;                  // the present position came by a move
    bool is_own_move_ = false;                   // of the viewer
    std::optional<std::uint32_t> revision_;      // of the last frame
    std::optional<Seat> decider_;                // in the last frame

    std::optional<an::Observation> seen_;        // of the last frame
    bool is_listed_ = false;                     // the ways of this position are offered
    Json only_;                                  // move that a lesson asked for when they were listed
    std::optional<an::Kind> asked_;              // decision of the last frame

    double now_ms_ = 0;                          // of the last frame
    Motions motions_;
};

}  // namespace orrery::ui::astronavigators_table
