// Rows that the figures of every game's rule book know: what comes of it, words across, and one row below the other.
#pragma once

#include <span>

#include "imgui_ui/app/book.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui {

/// An arrow down: what comes of the row above. Returns its height, like every row.
inline float draw_then_row(const Figure& f, float y) {
    constexpr float kHeight = 26, kArrow = 20;
    if (f.draw) draw_icon(f.canvas(), Icon::down, {f.at.x + f.width / 2, y + 12}, kArrow, f.theme().mid);
    return kHeight;
}

/// Words in the middle, over the whole width.
inline float draw_words_row(const Figure& f, const Text& words, float y) {
    constexpr float kType = 14, kLine = 19, kBelow = 6;
    const std::string_view text = words.in(f.lang);
    const float lines = float(f.canvas().lines(text, kType, Weight::bold, f.width).size());
    if (f.draw) f.canvas().paragraph({f.at.x + f.width / 2, y + 12}, text, kType, f.theme().hi, Weight::bold, f.width, kLine, Align::center);
    return lines * kLine + kBelow;
}

/// Draws rows one below the other with `draw_row(f, row, y)`; returns their height.
template <class Row, class DrawRow>
float draw_rows_with(const Figure& f, std::span<const Row> rows, DrawRow draw_row) {
    float y = f.at.y;
    for (const Row& row : rows) y += draw_row(f, row, y);
    return y - f.at.y;
}

}  // namespace orrery::ui
