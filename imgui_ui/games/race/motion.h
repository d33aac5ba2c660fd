// What moves after a move of Race for the Galaxy: cards fly, goods drop and leave, points fly, tabs of phases light up.
#pragma once

#include <vector>

#include "engine/core/json.h"
#include "imgui_ui/app/host.h"
#include "imgui_ui/app/table/banners.h"
#include "imgui_ui/app/table/flights.h"
#include "imgui_ui/games/race/scene.h"

namespace orrery::ui::race_table {

/// Returns the sound of an event, if it has one.
std::optional<Sound> sound_of(const Json& event);
/// Returns what is shown large of an event; no lines for nothing (banners.cpp).
Banner banner_of(const Scene&, const Json& event);

class Motions : public Flights<Scene> {
  public:
    /// Starts the flights of `events`. `was_at` gives the places before the move.
    void begin(const Scene&, const std::vector<Json>& events, const PlaceOf& was_at);

    bool moves_card(Seat seat, rc::CardId card) const { return moves(placed_card(card, seat)); }
    bool moves_good(Seat seat, rc::CardId world) const { return moves(thing(Kind::good, world, seat)); }
    /// Returns the brightness of the tab of a phase that has just begun, 0 to 1. Includes phases without a choice.
    float phase_pulse(std::size_t tab, double now_ms) const;
    /// Returns whether a phase is being lit or still to be lit.
    bool lights_phases() const;
    /// Returns the tab that is being lit.
    std::optional<std::size_t> lit_phase(double now_ms) const;
};

}  // namespace orrery::ui::race_table
