// Names of things and helpers shared by the describe*.cpp files and explain.cpp.
#pragma once

#include <string>
#include <vector>

#include "engine/core/text.h"
#include "engine/games/microcosmos/describe.h"
#include "engine/games/microcosmos/players.h"

namespace orrery::microcosmos {

/// Returns the name of a seat, or of the Automa.
std::string actor_name(Actor who, const Names& names, Lang lang);
inline std::string player_name(const Table& t, Seat who, const Names& names, Lang lang) { return actor_name(actor(t, who), names, lang); }
/// Returns what is gained or paid, for example "2 minerals and 1 crew card from the deck".
std::string gain_text(const Gain& gain, Lang lang);
std::string units_text(const Units& units, Lang lang);
std::string resource_name(Resource resource, Lang lang);
std::string specialist_name(Specialist specialist, Lang lang);
std::string row_name(Row row, Lang lang);
std::string cell_name(Cell cell, Lang lang);
std::string action_name(Action action, Lang lang);
inline std::string planet_name(PlanetId planet, Lang lang) { return kPlanets[planet].name.in(lang); }
inline std::string crew_name(CrewId card, Lang lang) { return kCrew[card].name.in(lang); }
inline std::string survivor_name(SurvivorId card, Lang lang) { return kSurvivors[card].name.in(lang); }
inline std::string upgrade_name(Upgrade upgrade, Lang lang) { return kUpgrades[index_of(upgrade)].name.in(lang); }
/// Returns the specialists as a list, for example "an engineer and a leader of any colour".
std::string needs_text(const Needs& needs, Lang lang);
/// Returns them with the cards and tokens of the player that may meet them, for example "an engineer (Reactor Hand) and a red leader
/// (Convoy Captain or the red leader token)".
std::string sources_text(const Player& player, const Needs& needs, Lang lang);

}  // namespace orrery::microcosmos
