// What the files of words share: filling templates, and how things are called in a sentence.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/quantum/describe.h"

namespace orrery::quantum {

/// One named place of a template; `Place` is a move here.
using Slot = orrery::Place;

inline const std::string& name_of(const Names& names, Seat seat) { return names[static_cast<std::size_t>(seat)]; }
inline std::string planet_name(const Table& t, PlanetId planet, Lang lang) {
    return planet_name(planet, kind_of(t.map().tiles[planet]).number, lang);
}
/// "Scout (6)"; with its own number where another of the fleet beside it off the map shows the same: "Scout (6), ship 2".
std::string ship_among_twins(const Table& t, ShipId ship, Lang lang);
/// "the Frigate (4) at E1", "the Scout (6) in the scrapyard".
std::string ship_in_text(const Table& t, ShipId ship, Lang lang);
/// "Aki and Ben" / 「AkiとBen」.
std::string seats_in_text(const Names& names, const std::vector<Seat>& seats, Lang lang);

}  // namespace orrery::quantum
