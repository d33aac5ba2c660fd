// Animation after a move: ships glide along their path, dice roll, cubes land, cards arrive. Built from the events of the move and
// the places of the previous frame. It ends after half a second, and the table is readable without it. Under reduced motion, things
// appear at their destination at once.
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

/// Places of things in the last frame. A width of 0 means that there is none.
struct Anchors {
    std::array<Rect, qu::kShipCount> ships{};          ///< as dice, also in scrapyards
    std::array<Rect, qu::kCardCount> cards{};          ///< in the display or on a sheet
    PerSeat<Rect> sheets{};
    bool is_set = false;
};

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);

class Motions {
  public:
    /// Starts the animation of `events`. `before` holds the previous places.
    void begin(const Scene&, const std::vector<Json>& events, const Anchors& before);
    void clear() { moving_.clear(); }
    /// Sets the current places, which are the destinations of flights.
    void aim(const Anchors& now) { now_ = now; }
    /// Removes finished animations. Returns true while anything moves.
    bool update(double now_ms);
    bool is_empty() const { return moving_.empty(); }
    /// Return true while the thing is in motion. Only Motions draws it then.
    bool moves_ship(qu::ShipId ship) const;
    bool moves_cube(qu::PlanetId planet, Seat owner) const;
    bool moves_card(qu::CardId card) const;
    /// Draws moving things on the map (gliding ships, cubes, bursts). The caller clips.
    void draw_on_map(Scene&, const MapGeometry&, double now_ms) const;
    /// Draws moving things above everything: ships that fly or roll, cards.
    void draw_above(Scene&, double now_ms) const;

  private:
    enum class Kind : std::uint8_t { glide, fly, roll, cube, card, burst };
    struct Moving {
        Kind kind{};
        double start_ms = 0;
        int duration_ms = 0;
        int index = 0;                                  ///< ship, planet or card
        Seat seat = 0;
        int number = 0;                                 ///< face that is shown, or the first of a roll
        Rect from{};                                    ///< start of a flight; if empty, see `path`
        std::vector<qu::Square> path{};                 ///< of a glide, both ends included
    };
    /// Start the animation of one event.
    void begin_ships(const Scene&, const Json& event, std::string_view what, double now_ms);
    void begin_glide(const Scene&, const Json& event, qu::ShipId ship, double now_ms);
    void begin_cube(const Scene&, const Json& event, std::string_view what, Seat seat, double now_ms);
    void begin_card(const Json& event, std::string_view what, Seat seat, double now_ms);
    Moving of_ship(const Scene&, Kind kind, qu::ShipId ship, int duration_ms) const;
    void add(Moving m, double now_ms);
    /// Returns true if this is the next motion of its ship.
    bool is_next(const Moving& m) const;
    std::vector<Moving> moving_;
    Anchors now_;
    bool reduced_ = false;
};

}  // namespace orrery::ui::quantum_table
