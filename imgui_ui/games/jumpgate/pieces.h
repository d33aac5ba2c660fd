// The table's things as they lie there: planets with all that belongs to them, the middle, seats' figures, reference.
#pragma once

#include "imgui_ui/games/jumpgate/scene.h"

namespace orrery::ui::jumpgate_table {

struct PlanetState {
    enum class Ring : std::uint8_t { none, later, legal, selected };
    Ring ring = Ring::none;
    bool scan_legal = false, land_legal = false, pile_legal = false;
    /// Face-up cards that glow, and the one chosen or asked about.
    FixedVector<jg::ResourceId, jg::kFaceDownEach + 1> legal;
    std::optional<jg::ResourceId> selected;
    /// A card that turns over or whose marker drops: it is drawn by whoever moves it.
    std::optional<jg::ResourceId> skip, skip_marker;
    bool skip_claim = false;
};

/// The line that joins neighbours; segments that start at a `hot` planet are bright.
void draw_ring_line(Scene&, const Layout&, const std::array<bool, jg::kMaxRing>& hot);
void draw_planet_block(Scene&, const PlanetPlace&, const jg::RingPlanet&, const PlanetState&);
/// Of the owner's disc on a claimed planet.
float claim_radius(const PlanetPlace&);
void draw_row_card(Scene&, Rect, const jg::FaceUp&, const PlanetState&);

/// Where ship `seat` stands: beside its planet, or in the gate.
Vec ship_place(const Layout&, const jg::Observation&, Seat seat, float* angle);
float ship_size(const Layout&);

struct MiddleState {
    int flying_discards = 0;         // latest discards that are still on their way
    std::optional<int> dropping;     // space of the black hole whose marker is dropping
};
void draw_middle(Scene&, const Layout&, const MiddleState&);

void draw_seat_figures(Scene&, Seat, Rect score, Rect figures, LayoutKind);
void draw_reference(Scene&, Rect);

/// "Aki leads with 2"; empty without markers.
std::string hole_leader(const Scene&);
/// What the last round says, or empty.
std::string last_round_words(const Scene&);

}  // namespace orrery::ui::jumpgate_table
