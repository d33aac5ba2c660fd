// Helpers shared by the describe*.cpp files and explain.cpp: template slots and names of things within a sentence.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/quantum/describe.h"

namespace orrery::quantum {


inline const std::string& name_of(const Names& names, Seat seat) { return names[static_cast<std::size_t>(seat)]; }
inline std::string planet_name(const Table& t, PlanetId planet, Lang lang) {
    return planet_name(planet, kind_of(t.map().tiles[planet]).number, lang);
}
/// Returns a ship's name, for example "Scout (6)". If another off-map ship of the same fleet and place shows the same
/// number, the ship's index is added: "Scout (6), ship 2".
std::string ship_among_twins(const Table& t, ShipId ship, Lang lang);
/// Returns a ship with its location, for example "the Frigate (4) at E1" or "the Scout (6) in the scrapyard".
std::string ship_in_text(const Table& t, ShipId ship, Lang lang);

}  // namespace orrery::quantum
