// The log as people read it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "engine/match/any_match.h"

namespace orrery::ui {

/// Returns whether people need not read of an event of the match, because it only says that a decision was not asked (GameFace::aside).
bool is_aside(const AnyMatch&, const Json& event);

/// Returns the lines of AnyMatch::log without such events.
std::vector<LogLine> told_log(const AnyMatch&, std::optional<Seat> reader, Lang, std::size_t from_ply = 0);

/// Returns the sentences of told_log as one text.
std::string told_text(const AnyMatch&, std::optional<Seat> reader, Lang, std::size_t from_ply);

/// Row of the log: what one move did to one contender, or what concerns nobody in particular.
struct ToldRow {
    std::size_t ply = 0;                       ///< as in LogLine, like `turn` and `who`
    int turn = 0;
    std::optional<Contender> who;
    std::vector<Json> events;                  ///< told by the row, in order
    std::string text;                          ///< their sentences, of which later ones do not name the contender again
};

/// Returns told_log in rows. Sentences that follow each other and are about one contender share a row while it stays short. Events
/// that begin or end a turn keep a row of their own.
std::vector<ToldRow> told_rows(const AnyMatch&, std::optional<Seat> reader, Lang, std::size_t from_ply = 0);

/// Joins lines of told_log of the match in such rows.
std::vector<ToldRow> rows_of(const AnyMatch&, std::vector<LogLine> lines, Lang);

/// Returns true for events that begin or end a turn.
bool is_bookkeeping(const Json& event);

}  // namespace orrery::ui
