// Animation after a move: cards fly, ships glide, resources turn over, markers drop. Built from the events that the viewer may know
// and the places of the previous frame. It ends after half a second, and the table is readable without it. Under reduced motion,
// things appear at their destination at once.
#pragma once

#include <array>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/event_fields.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/games/jumpgate/pieces.h"

namespace orrery::ui::jumpgate_table {

/// Places of things in the last frame. A width of 0 means that there is none.
struct Anchors {
    std::array<Rect, jg::kNavCount> cards{};
    std::array<Rect, jg::kResourceCount> resources{};
    PerSeat<Vec> ships{};
    PerSeat<float> ship_angles{};
    PerSeat<Rect> seats{};
    bool is_set = false;
};

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);

class Motions {
  public:
    /// Starts the animation of `events`. `before` holds the previous places; scene and layout are current.
    void begin(const Scene&, const Layout&, const std::vector<Json>& events, const Anchors& before);
    void clear() { moving_.clear(); }
    /// Sets the destination of a card that flies to a hand.
    void aim(jg::NavId card, Rect to);
    /// Removes finished animations. Returns true while anything moves.
    bool update(double now_ms);
    bool is_empty() const { return moving_.empty(); }
    /// Returns the number of moving things, without those that still wait for their start.
    int count(double now_ms) const;

    bool moves_ship(Seat seat) const;
    bool moves_hand_card(jg::NavId card) const;
    std::optional<jg::ResourceId> flipping(const jg::SeenPlanet&) const;
    std::optional<jg::ResourceId> marker_dropping(const jg::SeenPlanet&) const;
    std::optional<int> space_dropping() const;
    bool claim_dropping(jg::PlanetId planet) const { return any(Kind::claim, planet); }
    int flying_discards() const;

    void draw(Scene&, const Layout&, double now_ms) const;

  private:
    enum class Kind : std::uint8_t {
        ship_fly, ship_jump, to_discard, to_deck, to_hand, back_to_seat, to_seat, flip, marker, marker_home, space, claim,
    };
    struct Moving {
        Kind kind;
        double start_ms;
        int duration_ms;
        Rect from, to;
        int index = 0;                   // card, resource, space or planet
        Seat seat = 0;
        float angle = 0;                 // final angle of a ship
        Vec bend{};                      // curve of a flight along the ring
    };
    static bool travels(Kind kind);
    void add(Moving m, double now_ms);
    void draw_arrived(Scene&, const Layout&, const Moving&, float progress) const;
    bool any(Kind kind, int index) const;
    std::vector<Moving> moving_;
    bool reduced_ = false;
};

}  // namespace orrery::ui::jumpgate_table
