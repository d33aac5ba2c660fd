// In the browser the program comes in parts (web/split_wasm.py): the shelf with all that is common, the pages around a table,
// and for each game its rules with its table, and what teaches it. What is not here yet is fetched before it is needed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery::ui {

/// Rule book, replay, saves, statistics, sharing, results; what reads a save or a link.
inline constexpr const char* kPagesPart = "pages";
/// Rules and table of a game; its chapters of the rule book, its lesson and coach, and what takes a game up from a document. The
/// second comes with the first and the pages.
inline std::string game_part(std::string_view game) { return std::string(game); }
inline std::string learn_part(std::string_view game) { return std::string(game) + "_learn"; }

/// What a start with this fragment of the address will need besides the shelf.
std::vector<std::string> parts_for_fragment(std::string_view fragment);

}  // namespace orrery::ui
