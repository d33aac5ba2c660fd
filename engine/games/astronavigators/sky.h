// What can be observed (docs/rules/astronavigators.md, section 5.2).
#pragma once

#include <optional>

#include "engine/games/astronavigators/events.h"
#include "engine/games/astronavigators/state.h"

namespace orrery::astronavigators {

/// Returns the reason why the player would fail to observe a card with a disc in this week; nullopt if it succeeds (AN-A2, AN-A3).
/// Precondition: the vehicle is on the Earth map.
std::optional<Failure> failure_of(const Table& t, const Player& player, CardId card, From from, int week);

}  // namespace orrery::astronavigators
