// Rows that the figures of every game's rule book know: what comes of it, words across, things side by side, and one row
// below the other.
#pragma once

#include <algorithm>
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

/// Things side by side, each with words below it. `things` knows those of its game:
///   static constexpr float kSpace;                            between two of them
///   Vec size_of(const Card&) const;                           the thing alone
///   float room_of(const Card&) const;                         with its words
///   void draw_thing(const Card&, Rect) const;
///   float draw_words(const Card&, Vec at, bool draw) const;   returns their height
template <class Things, class Card>
float draw_line_of_things(const Figure& f, const Things& things, std::span<const Card> line, float y) {
    constexpr float kAbove = 6, kAboveWords = 4, kBelow = 8;
    float wide = Things::kSpace * float(line.size() - 1), high = 0, foot = 0;
    for (const Card& card : line) {
        wide += things.room_of(card);
        high = std::max(high, things.size_of(card).y);
        foot = std::max(foot, things.draw_words(card, {0, 0}, false));
    }
    const float height = kAbove + high + (foot > 0 ? foot + kAboveWords : 0) + kBelow;
    if (!f.draw) return height;
    const float k = std::min(1.0f, f.width / wide);        // only a single line of small things is ever too wide
    float x = f.at.x + (f.width - wide * k) / 2;
    for (const Card& card : line) {
        const float room = things.room_of(card) * k;
        const Vec size = things.size_of(card) * k;
        things.draw_thing(card, {x + (room - size.x) / 2, y + kAbove + (high - size.y) / 2, size.x, size.y});
        things.draw_words(card, {x + room / 2, y + kAbove + high + kAboveWords}, true);
        x += room + Things::kSpace * k;
    }
    return height;
}

/// As many of them side by side as fit; the others below. A thing that says whose the others are (Card::Kind::seat) stays with
/// them.
template <class Things, class Card>
float draw_things(const Figure& f, const Things& things, std::span<const Card> list, float y) {
    const float top = y;
    while (!list.empty()) {
        std::size_t n = 0;
        for (float wide = 0; n < list.size() && (n == 0 || wide + things.room_of(list[n]) <= f.width); ++n)
            wide += things.room_of(list[n]) + Things::kSpace;
        if (n > 1 && n < list.size() && list[n - 1].kind == Card::Kind::seat) --n;
        y += draw_line_of_things(f, things, list.first(n), y);
        list = list.subspan(n);
    }
    return y - top;
}

/// Draws rows one below the other with `draw_row(f, row, y)`; returns their height.
template <class Row, class DrawRow>
float draw_rows_with(const Figure& f, std::span<const Row> rows, DrawRow draw_row) {
    float y = f.at.y;
    for (const Row& row : rows) y += draw_row(f, row, y);
    return y - f.at.y;
}

}  // namespace orrery::ui
