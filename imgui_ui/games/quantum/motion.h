// What moves after a move of Quantum: ships glide along their path, dice roll, cubes land, cards arrive.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/games/quantum/scene.h"

namespace orrery::ui::quantum_table {

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);

class Motions : public Flights<Scene> {
  public:
    /// Sets off what `events` tell. `was_at` tells where things lay before the move; the scene is that of now.
    void begin(const Scene&, const std::vector<Json>& events, const PlaceOf& was_at);

    bool moves_ship(qu::ShipId ship) const { return moves(ship_thing(ship)); }
    bool moves_cube(qu::PlanetId planet, Seat owner) const { return moves(thing(Kind::cube, planet, owner)); }
    bool moves_card(qu::CardId card) const { return moves(thing(Kind::card, card)); }
};

}  // namespace orrery::ui::quantum_table
