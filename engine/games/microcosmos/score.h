// Points and the end of the game (docs/rules/microcosmos.md, section 6).
#pragma once

#include <array>

#include "engine/core/game.h"
#include "engine/games/microcosmos/events.h"
#include "engine/games/microcosmos/state.h"

namespace orrery::microcosmos {

/// The Automa as a contender (MC-O1).
extern const std::array<Automaton, 1> kAutomata;

/// Returns the points of a seat or of the Automa if the game ended now (MC-E3, MC-O32).
Points points_of(const Table& t, Seat who);
/// Returns the points of all and those who would win (MC-E8, MC-O33).
Outcome outcome_of(const Table& t);
ScoreSheet score(const Table& t);
/// Returns the standing if the game ended now.
Standing standing(const Table& t);
/// Returns the reward of a position for a computer player, from 0 to 1000 (section 15).
int evaluate(const Table& t, Seat me);

}  // namespace orrery::microcosmos
