// Contenders on the screens: seats and the automata of the rules, in one list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

/// Returns the look of every contender of `sheet`. An automaton counts as a computer and wears the first of the game's colours
/// that is free.
std::vector<SeatLook> contender_looks(const GameInfo& game, const ScoreSheet& sheet, std::vector<SeatLook> seats);
/// Returns the name of an automaton by its id, or the id if the game has none of this id.
std::string automaton_name(const GameInfo& game, std::string_view id, Lang lang);

}  // namespace orrery::ui
