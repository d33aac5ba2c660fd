// Games as text for people: a header of tags, and one token for each decision, with turns and comments between them. docs/protocol.md
// specifies the grammar.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/save.h"

namespace orrery {

inline constexpr std::string_view kNotationFormat = "orrery-notation/1";
inline constexpr std::size_t kMaxNotationLength = 1u << 20u;           ///< bytes

/// Comments by the number of moves made before them.
using Comments = std::map<std::size_t, std::string>;

/// Game read from a notation. The header has no id and no times; the caller supplies them.
struct NotatedGame {
    LoadedSave save;
    Comments comments;
};

/// Returns the token of each legal move, in the same order. No two are equal, and none contains white space, braces or semicolons.
std::vector<std::string> notation_of(const std::vector<Json>& legal);

/// Returns the text of the game, in lines of at most about 100 characters. Moves that could be redone are omitted. Precondition: one seat
/// kind per seat; every move of the match is in the list of legal moves of its decision.
std::string write_notation(const SaveHeader& header, const AnyMatch& match, const Comments& comments = {});

/// Returns whether a text begins like a notation, perhaps after white space. It may still be malformed.
bool is_notation(std::string_view text);

/// Reads an untrusted text and makes its moves under the rules. An error names the line.
Result<NotatedGame> read_notation(std::string_view text);

}  // namespace orrery
