// Where lines of text may break: Latin at spaces, Japanese between characters except where the custom of typesetting
// (kinsoku) forbids it. Knows no font: the width of a piece comes from the caller.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

namespace orrery::ui {

/// Decodes one code point of UTF-8 at `at` and moves `at` behind it. Broken bytes give U+FFFD, one byte each.
/// Precondition: at < text.size().
char32_t next_code_point(std::string_view text, std::size_t& at);

/// True where a line may end after `before` and go on with `after`.
bool may_break_between(char32_t before, char32_t after);

using MeasureText = std::function<float(std::string_view)>;

/// The lines of `text` within `max_width`; '\n' always breaks. The pieces point into `text`, without the spaces at
/// their ends. A word that is wider than a line breaks inside.
std::vector<std::string_view> break_lines(std::string_view text, float max_width, const MeasureText& width);

}  // namespace orrery::ui
