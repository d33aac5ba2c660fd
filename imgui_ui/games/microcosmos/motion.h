// What moves after a move of Microcosmos: arks along their routes, cards, units, pieces, planets that turn green.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/banners.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/games/microcosmos/galaxy.h"
#include "imgui_ui/games/microcosmos/scene.h"

namespace orrery::ui::microcosmos_table {

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);
/// Returns what is shown large of an event; no lines for nothing (banners.cpp).
/// `later` are the events of the same move that follow: the scene is the one after them.
Banner banner_of(const Scene&, const GalaxyGeometry&, const Json& event, std::span<const Json> later = {});

class Motions : public Flights<Scene> {
  public:
    /// Starts the flights of `events`. `was_at` gives the places before the move, `is_at` those of the last frame after it; the scene
    /// and the geometry are the present ones.
    void begin(const Scene&, const GalaxyGeometry&, const std::vector<Json>& events, const PlaceOf& was_at);
};

}  // namespace orrery::ui::microcosmos_table
