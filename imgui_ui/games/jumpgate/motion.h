// What moves after a move: cards fly, ships glide, resources turn over, markers drop. Built from the events that the viewer
// may know and from where things lay in the frame before; gone after half a second, and never needed to read the table.
// Under reduced motion what would travel appears where it goes, and what would turn or drop lies there at once.
#pragma once

#include <array>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/event_fields.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/games/jumpgate/pieces.h"

namespace orrery::ui::jumpgate_table {

/// Where things lay in the last frame; a width of 0: nowhere.
struct Anchors {
    std::array<Rect, jg::kNavCount> cards{};
    std::array<Rect, jg::kResourceCount> resources{};
    PerSeat<Vec> ships{};
    PerSeat<float> ship_angles{};
    PerSeat<Rect> seats{};
    bool is_set = false;
};

/// What is heard of an event.
std::optional<Sound> sound_of(const Json& event);

class Motions {
  public:
    /// Sets going what `events` tell. `before`: where things lay; the scene and the layout are those of now.
    void begin(const Scene&, const Layout&, const std::vector<Json>& events, const Anchors& before);
    void clear() { moving_.clear(); }
    /// A card that flies to a hand lands here.
    void aim(jg::NavId card, Rect to);
    /// Forgets what has arrived. True while anything moves.
    bool update(double now_ms);
    bool is_empty() const { return moving_.empty(); }
    /// How many things are on their way; what waits for its turn is not counted.
    int count(double now_ms) const;

    bool moves_ship(Seat seat) const;
    bool moves_hand_card(jg::NavId card) const;
    std::optional<jg::ResourceId> flipping(const jg::RingPlanet&) const;
    std::optional<jg::ResourceId> marker_dropping(const jg::RingPlanet&) const;
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
        float angle = 0;                 // of a ship, at the end
        Vec bend{};                      // of a flight along the ring
    };
    static bool travels(Kind kind);
    void add(Moving m, double now_ms);
    void draw_arrived(Scene&, const Layout&, const Moving&, float progress) const;
    bool any(Kind kind, int index) const;
    std::vector<Moving> moving_;
    bool reduced_ = false;
};

}  // namespace orrery::ui::jumpgate_table
