// What moves after a move of AstroNavigators: vehicles along their legs, cards, tiles, tokens, dice, months.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/banners.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/games/astronavigators/earth.h"
#include "imgui_ui/games/astronavigators/orbit.h"
#include "imgui_ui/games/astronavigators/scene.h"

namespace orrery::ui::astronavigators_table {

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);
/// Returns what is shown large of an event; no lines for nothing (banners.cpp).
Banner banner_of(const Scene&, const Json& event);

class Motions : public Flights<Scene> {
  public:
    /// Leg on the Earth: points from step to step, which go on beyond the edges of the map.
    struct Trail {
        Seat who = 0;
        std::vector<Vec> points;
        double start_ms = 0;
        int duration_ms = 0;
    };
    /// Starts the flights of `events`. `was_at` gives the places before the move; the scene and the geometries are the present ones.
    void begin(const Scene&, const EarthGeometry&, const OrbitGeometry&, const std::vector<Json>& events, const PlaceOf& was_at);

  private:
    /// Last leg. A touch of a far space means several moves, which follow faster than the vehicle glides: the next step goes on from
    /// where it is.
    std::optional<Trail> trail_;
};

}  // namespace orrery::ui::astronavigators_table
