// Games encoded in a link: the deal, and the index of each move in the list of legal moves. A hundred decisions fit into a
// message. docs/protocol.md specifies the format.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/match/save.h"

namespace orrery {

inline constexpr std::size_t kMaxLinkLength = 16000;       ///< characters
inline constexpr std::size_t kMaxLinkText = 64u << 10u;    ///< bytes of one text: a name, a title or a start position

/// Returns the link text, which consists of letters, digits, "-" and "_". Moves that could be redone are omitted. Returns ""
/// if the game is too long for a link. Precondition: one seat kind per seat.
std::string write_link(const SaveHeader& header, const AnyMatch& match);

/// Returns the id of the game in a link, or "" if there is none. Lets the caller load the code of the game before it reads the
/// link.
std::string game_of_link(std::string_view text);

/// Reads an untrusted link and replays its moves under the rules. The header has no id and no times; the caller supplies
/// them.
Result<LoadedSave> read_link(std::string_view text);

}  // namespace orrery
