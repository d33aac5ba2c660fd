// Reasons for moves, and figures of a position that the coach mentions. Everything follows from the observation.
#pragma once

#include <optional>
#include <string>

#include "engine/games/microcosmos/moves.h"
#include "engine/games/microcosmos/observe.h"

namespace orrery::microcosmos {}

namespace orrery::ui::microcosmos_table {

namespace mc = orrery::microcosmos;

/// Returns a sentence on why a legal move might be good.
std::string advice_on(const mc::Observation& seen, const mc::Move& move, Lang lang);

/// Returns the levels that the viewer could raise on a planet with what is in the hold.
int levels_in_hold(const mc::Observation& seen, mc::PlanetId planet);
/// Returns whether the viewer could complete a planet with what is in the hold.
bool can_complete(const mc::Observation& seen, mc::PlanetId planet);
/// Returns the VP that the viewer would gain if the planet were completed with so many levels of the viewer's.
int points_of_completion(const mc::Observation& seen, mc::PlanetId planet, int levels);
/// Returns the planet in reach that the viewer could complete.
std::optional<mc::PlanetId> completable_in_reach(const mc::Observation& seen);
/// Returns the number of crew cards whose active half can be used at the spot.
int usable_crew(const mc::Observation& seen, mc::SpotId spot);
/// Returns the upgrade that can be unlocked and would complete a pair.
std::optional<mc::Upgrade> completing_upgrade(const mc::Observation& seen);

}  // namespace orrery::ui::microcosmos_table
