// What describe.cpp and explain.cpp share: looking things up in an observation, and how they are called in a sentence.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/text.h"
#include "engine/games/jumpgate/moves.h"
#include "engine/games/jumpgate/observe.h"

namespace orrery::jumpgate {

/// One named place of a template; `Place` is a move here.
using Slot = orrery::Place;

/// The seat that must answer; `o.me` when the game is over.
Seat asked_seat(const Observation& o);

/// Null when the planet is not in the ring.
const SeenPlanet* seen_planet(const Observation& o, PlanetId planet);

/// The planet that the open decision is about: the one it names, else where the ship of `who` is; empty at the gate.
std::optional<PlanetId> planet_in_question(const Observation& o, Seat who);

/// The resource of `planet` that carries the marker of `who`.
std::optional<ResourceId> marked_by(const SeenPlanet& planet, Seat who);

/// A card inside a sentence: bare in English, in corner brackets in Japanese, where its text has a dot and blanks.
std::string card_in_text(NavId card, Lang lang);

/// A name that tells a face-up resource from others of the same kind at its planet: "Sand (card 2)".
std::string face_up_text(const SeenPlanet& planet, ResourceId resource, Lang lang);

/// "the Jump Gate" or the planet's name.
std::string place_name(std::optional<PlanetId> where, Lang lang);

}  // namespace orrery::jumpgate
