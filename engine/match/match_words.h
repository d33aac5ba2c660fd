// Texts of a match for people: prompt, moves, table and log.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/json.h"
#include "engine/core/seat.h"
#include "engine/core/text.h"

namespace orrery {

/// Line of the log as its reader may see it.
struct LogLine {
    std::size_t ply;                                       ///< number of the move that caused it, from 1; 0 for the setup
    int turn;                                              ///< number of the turn or round
    std::optional<Contender> who;                          ///< contender that the line is about
    Json event;                                            ///< redacted for the reader
    std::string text;
};

/// Texts of the current position and of the history. Precondition of every function with a seat: 0 ≤ seat < seats.
class MatchWords {
  public:
    virtual ~MatchWords() = default;
    /// Returns the text of the prompt bar for `reader`.
    virtual std::string prompt(Seat reader, Lang lang) const = 0;
    virtual std::string move_name(const Json& legal_move, Lang lang) const = 0;
    /// Returns the question to ask before the move is made.
    virtual Confirmation confirmation(const Json& legal_move, Lang lang) const = 0;
    /// Returns the move as a noun phrase that everyone at the table may read: moves that look the same to the other seats
    /// have the same noun ("choice of actions"). Precondition: index < history_size().
    virtual std::string noun_at(std::size_t index, Lang lang) const = 0;
    /// Describes the table as `viewer` sees it. If it is covered, the text contains public information only.
    virtual std::vector<Section> describe_table(Seat viewer, bool is_covered, Lang lang) const = 0;
    /// Returns the log from ply `from` on, oldest line first. Without a reader it contains public information only.
    virtual std::vector<LogLine> log(std::optional<Seat> reader, Lang lang, std::size_t from = 0) const = 0;
};

}  // namespace orrery
