// Puzzles as people solve them: a game's list, which of them are solved, the puzzle of the day, and the progress through one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/puzzle.h"
#include "engine/match/save_store.h"
#include "imgui_ui/app/table/table_view.h"

namespace orrery::ui {

/// Returns the puzzles of a game, the easiest first; none if it has none. Their part of the program must be loaded (parts.h).
std::vector<Puzzle> puzzles_of(const GameFace& face);

/// Returns how hard a puzzle with so many stars is: "easy", "medium", "hard".
Text hardness(int stars);

/// Every game has at least so many puzzles.
inline constexpr std::size_t kLeastPuzzles = 50;
/// Puzzle by game and number, counted from 0.
struct PuzzlePlace {
    std::string game;
    std::size_t number = 0;

    /// Converts "race/12", with the number counted from 1. Any other text gives a place of no game.
    static PuzzlePlace of(std::string_view text);
    std::string text() const { return game + "/" + std::to_string(number + 1); }
};
/// Returns the puzzle of the day, which is the same everywhere. Days begin at midnight UTC. Each game has every fifth day, and each of its
/// first kLeastPuzzles puzzles comes once before one comes again.
PuzzlePlace daily_puzzle(std::int64_t now_s);

/// Returns the ids of the solved puzzles of a game.
std::vector<std::string> solved_puzzles(const SaveStore& store, const std::string& game);
StoreAnswer keep_solved(SaveStore& store, const std::string& game, const std::string& id);

/// Progress of a person through one puzzle.
class PuzzleRun {
  public:
    /// `ply` is the number of moves made before the puzzle begins.
    PuzzleRun(PuzzlePlace place, Puzzle puzzle, std::size_t ply, bool has_next)
        : place_(std::move(place)), puzzle_(std::move(puzzle)), ply_(ply), has_next_(has_next) {}

    const PuzzlePlace& place() const { return place_; }
    const Puzzle& puzzle() const { return puzzle_; }
    /// Returns how many moves of the answer were made.
    std::size_t made(const MatchHistory& match) const { return match.ply() - ply_; }
    bool is_solved(const MatchHistory& match) const { return made(match) >= puzzle_.answer.size(); }
    /// Returns the move that is asked for. Precondition: !is_solved().
    Json asked(const AnyMatch& match) const { return match.moves()[static_cast<std::size_t>(puzzle_.answer[made(match)])]; }
    /// Returns whether the game has a puzzle after it.
    bool has_next() const { return has_next_; }

    /// What the first move of the answer is called; set when it is made.
    const Phrase& name() const { return name_; }
    void set_name(Phrase name) { name_ = std::move(name); }
    /// Hints so far: the first says what speaks for the move, the second shows it.
    int hints() const { return hints_; }
    void set_hints(int hints) { hints_ = hints; }

  private:
    PuzzlePlace place_;
    Puzzle puzzle_;
    std::size_t ply_;
    bool has_next_;
    Phrase name_;
    int hints_ = 0;
};

}  // namespace orrery::ui
