// What moves after a move of Quantum: ships glide along their path, dice roll, cubes land, cards arrive.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/banners.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/games/quantum/scene.h"

namespace orrery::ui::quantum_table {

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);
/// Returns what is shown large of an event; no lines for nothing (banners.cpp).
Banner banner_of(const Scene&, const Json& event);

class Motions : public Flights<Scene> {
  public:
    /// Starts the flights of `events`. `was_at` gives the places before the move; the scene is the present one. What follows the dice of
    /// a fight is held until `release`.
    void begin(const Scene&, const std::vector<Json>& events, const PlaceOf& was_at);

    bool moves_ship(qu::ShipId ship) const { return moves(ship_thing(ship)); }
    bool moves_cube(qu::PlanetId planet, Seat owner) const { return moves(thing(Kind::cube, planet, owner)); }
    bool moves_card(qu::CardId card) const { return moves(thing(Kind::card, card)); }
};

}  // namespace orrery::ui::quantum_table
