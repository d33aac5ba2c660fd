// Names of the parts of the program (code splitting). In the browser the program is split into parts (web/split_wasm.py): the shelf
// with the shared code, the pages around a table, and three for each game. Missing parts are fetched before they are needed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/host.h"

namespace orrery::ui {

/// Part with rule book, replay, saves, statistics, sharing, results and settings, and with the reading of saves and links.
inline constexpr const char* kPagesPart = "pages";
/// Parts of a game. `game_part` holds its rules and table. `learn_part` holds its chapters of the rule book, its lesson, its coach,
/// the explanations of its table, and the code that resumes a saved game. It is loaded together with the game's and the pages' part.
inline std::string game_part(std::string_view game) { return std::string(game); }
inline std::string learn_part(std::string_view game) { return std::string(game) + "_learn"; }
/// Part of a game's puzzles.
inline std::string puzzles_part(std::string_view game) { return std::string(game) + "_puzzles"; }

/// Returns true if the texts of the coach and the explanations are loaded. Otherwise fetches them; the guide and the explanation of
/// what is touched appear once they are loaded.
bool is_teaching_here(Host& host, std::string_view game);

/// Returns the parts besides the shelf that a start with this fragment needs.
std::vector<std::string> parts_for_fragment(std::string_view fragment);

}  // namespace orrery::ui
