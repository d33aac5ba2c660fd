// Line breaking: Latin at spaces, Japanese at phrases or, where there is no room for that, between characters except where the rules of
// typesetting (kinsoku) forbid it.
// Independent of fonts, because the caller measures the pieces.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace orrery::ui {

/// Decodes the UTF-8 code point at `at` and moves `at` behind it. Malformed bytes give U+FFFD, one byte each. Precondition: at <
/// text.size().
char32_t next_code_point(std::string_view text, std::size_t& at);

/// Returns true for letters of scripts that are written without spaces, such as Japanese, and for their punctuation.
bool is_wide(char32_t c);
/// Returns the last code point of a text; 0 if it is empty.
char32_t last_code_point(std::string_view text);

/// Returns true if a line may end after `before` and the next may begin with `after`.
bool may_break_between(char32_t before, char32_t after);

using MeasureText = std::function<float(std::string_view)>;

/// Breaks `text` into lines of at most `max_width`; '\n' always breaks. The pieces point into `text`, without the spaces at their
/// ends. A word wider than a line is torn. Lines of Japanese end with phrases where that takes no further line.
std::vector<std::string_view> break_lines(std::string_view text, float max_width, const MeasureText& width);

}  // namespace orrery::ui
