// Validation of short texts from people and documents: names, titles, ids. All readers share these functions, so that a text
// that one reader accepts is accepted by every other reader.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace orrery {

inline constexpr std::size_t kMaxNameLength = 40;          ///< of a player name, in code points
inline constexpr std::size_t kMaxTitleLength = 200;        ///< of a save's title, in bytes
inline constexpr std::size_t kMaxIdLength = 64;

/// Returns `name` without surrounding spaces, control characters and invalid UTF-8, cut to kMaxNameLength. The result is
/// empty or passes name_trouble().
std::string tidy_name(std::string_view name);
/// Returns "" if `name` is a valid player name: UTF-8, not blank, no control characters, not too long. Otherwise returns an
/// error message.
std::string name_trouble(std::string_view name);

/// Returns "" if `title` is a valid title of a save, which may be empty. Otherwise returns an error message.
std::string title_trouble(std::string_view title);

/// Returns true if `text` is a well-formed save id: letters, digits, "_" and "-".
bool is_save_id(std::string_view text);
/// Returns true if `text` is a well-formed id of a bot level or a color: lower-case letters, digits and "_". The id need not
/// be known to this version.
bool is_word_id(std::string_view text);

}  // namespace orrery
