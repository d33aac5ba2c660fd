// Motion after a move of Jump Gate: cards fly, ships glide, resources turn over, markers drop.
#pragma once

#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/banners.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/games/jumpgate/pieces.h"

namespace orrery::ui::jumpgate_table {

/// Returns the sound of an event; nullopt if it is silent.
std::optional<Sound> sound_of(const Json& event);
/// Returns what is shown large of an event; no lines for nothing (banners.cpp).
Banner banner_of(const Scene&, const Json& event);

/// Things of Jump Gate in motion.
class Motions : public Flights<Scene> {
  public:
    /// Starts the flights of `events`. `was_at` returns the places before the move; scene and layout are those after it.
    void begin(const Scene&, const Layout&, const std::vector<Json>& events, const PlaceOf& was_at);

    bool moves_ship(Seat seat) const { return moves(ship_of(seat)); }
    /// Returns the face-up resource of a planet that is turning over, or whose marker is dropping.
    std::optional<jg::ResourceId> flipping(const jg::RingPlanet&) const;
    std::optional<jg::ResourceId> marker_dropping(const jg::RingPlanet&) const;
    /// Returns the space of the black hole whose marker is dropping.
    std::optional<int> space_dropping() const;
    int flying_discards() const { return count_of(thing(Kind::discard)); }
};

}  // namespace orrery::ui::jumpgate_table
