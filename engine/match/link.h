// A game as a piece of an address: how it was dealt and the number of each move in the list of legal moves, so that a
// hundred decisions fit into a message. The format stands in docs/protocol.md.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/match/save.h"

namespace orrery {

inline constexpr std::size_t kMaxLinkLength = 16000;       ///< characters
inline constexpr std::size_t kMaxLinkText = 64u << 10u;    ///< bytes of one text in it: a name, a title, a start position

/// Letters, digits, "-" and "_": the moves that stand, without what could be done again. Empty: too long for a link.
/// Precondition: as many seat kinds as seats.
std::string write_link(const SaveHeader& header, const AnyMatch& match);

/// Id of the game that a link holds, or empty: for what has to be there before the link is read.
std::string game_of_link(std::string_view text);

/// The game, its moves made one by one by the rules. It has no id and no times: the caller supplies them. The error's
/// message says what is wrong; nothing in a link is trusted.
Result<LoadedSave> read_link(std::string_view text);

}  // namespace orrery
