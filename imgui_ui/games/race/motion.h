// Animation after a move: cards are drawn, placed and discarded, goods appear and disappear, points fly. Built from the events that
// the viewer may know and the places of the previous frame. It ends after half a second, and the table is readable without it.
// Under reduced motion, things appear at their destination at once.
#pragma once

#include <array>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/event_fields.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/games/race/scene.h"

namespace orrery::ui::race_table {

/// Places of things in the last frame. A width of 0 means that there is none.
struct Anchors {
    PerSeat<std::array<Rect, rc::kDesignCount>> placed{};
    std::array<Rect, rc::kDesignCount> hand{};
    PerSeat<Rect> seats{};
    Rect deck, discard, pool;
    bool is_set = false;
};

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);

class Motions {
  public:
    /// Starts the animation of `events`. `before` holds the previous places.
    void begin(const Scene&, const std::vector<Json>& events, const Anchors& before);
    void clear() { moving_.clear(); }
    /// Sets the current places of cards, which are the destinations of flights.
    void aim(const Anchors& now) { now_ = now; }
    /// Removes finished animations. Returns true while anything moves.
    bool update(double now_ms);
    bool is_empty() const { return moving_.empty(); }
    /// Return true while the card or good is in motion. Only Motions draws it then.
    bool moves_card(Seat seat, rc::CardId card) const { return any(Kind::placed, seat, card); }
    bool moves_good(Seat seat, rc::CardId world) const { return any(Kind::good, seat, world); }
    void draw(Scene&, double now_ms) const;
    /// Returns the brightness of the tab of a phase that has just begun, 0 to 1. Includes phases without a choice.
    float phase_pulse(std::size_t tab, double now_ms) const;

  private:
    enum class Kind : std::uint8_t { back_to_seat, back_to_discard, placed, good, good_gone, points, phase };
    struct Moving {
        Kind kind;
        double start_ms;
        int duration_ms;
        Rect from;
        Seat seat = 0;
        int index = 0;                   // card, number of points, or index in the track
    };
    bool any(Kind kind, Seat seat, int index) const;
    void add(Moving m, double now_ms);
    Rect target(const Moving&) const;
    std::vector<Moving> moving_;
    Anchors now_;
    bool reduced_ = false;
};

}  // namespace orrery::ui::race_table
