// Puzzles: decisions of played games at which one move is clearly the best. `orrery puzzles` finds them and writes the file
// engine/games/<game>/puzzles.json, which becomes part of the page's program.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery {

inline constexpr std::size_t kMostAnswers = 6;             ///< moves of an answer
inline constexpr std::size_t kMostPuzzles = 500;           ///< of a game
inline constexpr int kMostStars = 3;

struct Puzzle {
    std::string id;                                        ///< names it for ever: the hash of its position
    std::string link;                                      ///< the game up to the decision, as a link (engine/match/link.h)
    /// The best moves, each as its index among the legal moves of its decision. All belong to the seat that decides first.
    std::vector<int> answer;
    int share = 0, next = 0;                               ///< of games won after the best first move and after the next best, in thousandths
    std::optional<int> topic = {};                         ///< what speaks for the first move, as index of the game's topic_words
    int stars = 1;                                         ///< how hard it is to find, 1 to kMostStars
    bool operator==(const Puzzle&) const = default;
};

/// Returns the document of a list of puzzles. `made` is the command that makes it again.
std::string write_puzzles(const std::string& made, const std::vector<Puzzle>& puzzles);
/// Reads such a document. The pointer of an error names the place in it.
Result<std::vector<Puzzle>> read_puzzles(std::string_view document);

/// Returns the match at a puzzle's decision. The answer has been made once to see that it is legal; if it is not, or the link cannot be
/// read, returns the error.
Result<std::unique_ptr<AnyMatch>> open_puzzle(const Puzzle& puzzle);

}  // namespace orrery
