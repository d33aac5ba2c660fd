// What moves after a move: cards are drawn, placed and thrown away, goods drop and go, points fly. Built from the events that
// the viewer may know and from where things lay in the frame before; gone after half a second, and never needed to read the
// table. Under reduced motion what would travel appears where it goes.
#pragma once

#include <array>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/event_fields.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/games/race/scene.h"

namespace orrery::ui::race_table {

/// Where things lay in the last frame; a width of 0: nowhere.
struct Anchors {
    PerSeat<std::array<Rect, rc::kDesignCount>> placed{};
    std::array<Rect, rc::kDesignCount> hand{};
    PerSeat<Rect> seats{};
    Rect deck, discard, pool;
    bool is_set = false;
};

/// What is heard of an event.
std::optional<Sound> sound_of(const Json& event);

class Motions {
  public:
    /// Sets going what `events` tell. `before`: where things lay.
    void begin(const Scene&, const std::vector<Json>& events, const Anchors& before);
    void clear() { moving_.clear(); }
    /// Where cards lie now, so that what flies to them lands there.
    void aim(const Anchors& now) { now_ = now; }
    /// Forgets what has arrived. True while anything moves.
    bool update(double now_ms);
    bool is_empty() const { return moving_.empty(); }
    /// A card or good that is still on its way is drawn by whoever moves it.
    bool moves_card(Seat seat, rc::CardId card) const { return any(Kind::placed, seat, card); }
    bool moves_good(Seat seat, rc::CardId world) const { return any(Kind::good, seat, world); }
    void draw(Scene&, double now_ms) const;
    /// How brightly the tab of a phase that has just begun is lit, 0 to 1: also of phases in which nobody had a choice.
    float phase_pulse(std::size_t tab, double now_ms) const;

  private:
    enum class Kind : std::uint8_t { back_to_seat, back_to_discard, placed, good, good_gone, points, phase };
    struct Moving {
        Kind kind;
        double start_ms;
        int duration_ms;
        Rect from;
        Seat seat = 0;
        int index = 0;                   // card, number of points, or place in the track
    };
    bool any(Kind kind, Seat seat, int index) const;
    void add(Moving m, double now_ms);
    Rect target(const Moving&) const;
    std::vector<Moving> moving_;
    Anchors now_;
    bool reduced_ = false;
};

}  // namespace orrery::ui::race_table
