// What moves after a move: ships glide along their path, dice roll, cubes land, cards come. Built from the events of the move and
// from where things lay in the frame before; gone after half a second, and never needed to read the table. Under reduced motion
// what would travel appears where it goes.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/games/quantum/layout.h"
#include "imgui_ui/games/quantum/scene.h"

namespace orrery::ui::quantum_table {

/// Where things lay in the last frame; a width of 0: nowhere.
struct Anchors {
    std::array<Rect, qu::kShipCount> ships{};          ///< as dice, in scrapyards too
    std::array<Rect, qu::kCardCount> cards{};          ///< in the display or on a sheet
    PerSeat<Rect> sheets{};
    bool is_set = false;
};

/// What is heard of an event.
std::optional<Sound> sound_of(const Json& event);

class Motions {
  public:
    /// Sets going what `events` tell. `before`: where things lay.
    void begin(const Scene&, const std::vector<Json>& events, const Anchors& before);
    void clear() { moving_.clear(); }
    /// Where things lie now, so that what flies to them lands there.
    void aim(const Anchors& now) { now_ = now; }
    /// Forgets what has arrived. True while anything moves.
    bool update(double now_ms);
    bool is_empty() const { return moving_.empty(); }
    /// What is still on its way is drawn here alone.
    bool moves_ship(qu::ShipId ship) const;
    bool moves_cube(qu::PlanetId planet, Seat owner) const;
    bool moves_card(qu::CardId card) const;
    /// Draws what moves on the map (gliding ships, cubes, bursts), clipped by the caller.
    void draw_on_map(Scene&, const MapGeometry&, double now_ms) const;
    /// Draws what moves above everything: ships that fly or roll, cards.
    void draw_above(Scene&, double now_ms) const;

  private:
    enum class Kind : std::uint8_t { glide, fly, roll, cube, card, burst };
    struct Moving {
        Kind kind{};
        double start_ms = 0;
        int duration_ms = 0;
        int index = 0;                                  ///< ship, planet or card
        Seat seat = 0;
        int number = 0;                                 ///< the face that is shown, or the first of a roll
        Rect from{};                                    ///< where it flies from; empty: see path
        std::vector<qu::Square> path{};                 ///< of a glide, both ends included
    };
    /// What one event sets going.
    void begin_ships(const Scene&, const Json& event, std::string_view what, double now_ms);
    void begin_glide(const Scene&, const Json& event, qu::ShipId ship, double now_ms);
    void begin_cube(const Scene&, const Json& event, std::string_view what, Seat seat, double now_ms);
    void begin_card(const Json& event, std::string_view what, Seat seat, double now_ms);
    Moving of_ship(const Scene&, Kind kind, qu::ShipId ship, int duration_ms) const;
    void add(Moving m, double now_ms);
    /// Of all that is still to happen to a ship, this is the first.
    bool is_next(const Moving& m) const;
    std::vector<Moving> moving_;
    Anchors now_;
    bool reduced_ = false;
};

}  // namespace orrery::ui::quantum_table
