// Helpers shared by the describe*.cpp files and explain.cpp: look-ups in an observation and names of things within a sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/text.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::jumpgate {

/// Returns the deciding seat, or `o.me` when the game is over.
Seat asked_seat(const Observation& o);
inline bool is_asked(const Observation& o, Kind kind) { return o.open && o.open->kind == kind; }

/// Returns the planet the open decision is about, otherwise the planet of the ship of `who`. Returns nullopt at the gate.
std::optional<PlanetId> planet_in_question(const Observation& o, Seat who);
/// Returns nullptr if the planet is not in the ring.
const RingPlanet* ring_planet(const Table& t, PlanetId planet);

/// Returns a card's text for use inside a sentence. In Japanese it stands in corner brackets, because it contains a dot and
/// blanks.
std::string card_in_text(NavId card, Lang lang);

/// Returns a name that distinguishes a face-up resource from others of its kind at the planet, for example "Sand (card 2)".
std::string face_up_text(const RingPlanet& planet, ResourceId resource, Lang lang);

/// Returns the planet's name, or "the Jump Gate" for nullopt.
std::string place_name(std::optional<PlanetId> where, Lang lang);

/// Returns the names of seats.
std::vector<std::string> names_of(const Names& names, const std::vector<Seat>& seats);

}  // namespace orrery::jumpgate
