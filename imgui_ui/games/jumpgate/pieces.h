// Things of the table: planets with everything that belongs to them, the middle, the seats' figures, reference panels.
#pragma once

#include <span>
#include <vector>

#include "imgui_ui/games/jumpgate/scene.h"
#include "imgui_ui/kit/planets.h"

namespace orrery::ui::jumpgate_table {

/// Marks and omissions of a planet's block.
struct PlanetState {
    enum class Ring : std::uint8_t { none, later, legal, selected };
    Ring ring = Ring::none;
    bool scan_legal = false, land_legal = false, pile_legal = false;
    /// Face-up cards that glow, and the one that was selected or is asked about.
    FixedVector<jg::ResourceId, jg::kFaceDownEach + 1> legal;
    std::optional<jg::ResourceId> selected;
    /// Card that turns over, or whose marker drops. The animation draws it instead.
    std::optional<jg::ResourceId> skip, skip_marker;
    bool skip_claim = false;
};

/// Draws the line that joins neighbours. Segments that start at a `hot` planet are bright.
void draw_ring_line(Scene&, const Layout&, const std::array<bool, jg::kMaxRing>& hot);
void draw_planet_block(Scene&, const PlanetPlace&, const jg::RingPlanet&, const PlanetState&);
/// Returns the moons of a planet where they touch nothing: left of its sphere, because its name is at the right, and inside its block.
std::vector<Moon> moons_beside(const PlanetPlace&, std::span<const Moon> moons);
/// Returns the radius of the owner's disc on a claimed planet.
float claim_radius(const PlanetPlace&);
void draw_row_card(Scene&, Rect, const jg::FaceUp&, const PlanetState&);

/// Returns the place of a seat's ship: beside its planet, or in the gate.
Vec ship_place(const Layout&, const jg::Observation&, Seat seat, float* angle);
float ship_size(const Layout&);

struct MiddleState {
    int flying_discards = 0;         // latest discards that are still in flight
    std::optional<int> dropping;     // space of the black hole whose marker is dropping
};
void draw_middle(Scene&, const Layout&, const MiddleState&);

void draw_seat_figures(Scene&, Seat, Rect score, Rect figures, LayoutKind);
void draw_reference(Scene&, Rect);

/// Returns "Aki leads with 2", or "" without markers.
std::string hole_leader(const Scene&);
/// Returns the text about the last round, or "".
std::string last_round_words(const Scene&);

}  // namespace orrery::ui::jumpgate_table
