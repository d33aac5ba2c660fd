// Short texts that people and documents give: names, titles, ids. Every reader asks here, so that what one accepts every
// writer can write and every other reader accepts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace orrery {

inline constexpr std::size_t kMaxNameLength = 40;          ///< of a seat's name, in code points
inline constexpr std::size_t kMaxTitleLength = 200;        ///< of a save's title, in bytes
inline constexpr std::size_t kMaxIdLength = 64;

/// A name fit for a seat: spaces at both ends, control characters and bytes that are no UTF-8 removed, cut to the longest
/// allowed. Empty, or without trouble.
std::string tidy_name(std::string_view name);
/// Empty if `name` may be that of a seat: UTF-8, not blank, no control characters, not too long; otherwise what is wrong.
std::string name_trouble(std::string_view name);

/// The same of a save's title, which may be empty.
std::string title_trouble(std::string_view title);

/// Whether `text` may be the id of a save: letters, digits, "_" and "-".
bool is_save_id(std::string_view text);
/// Whether `text` may be the id of a computer's level or of a colour, known to this version or not: small letters, digits and
/// "_".
bool is_word_id(std::string_view text);

}  // namespace orrery
