// Rows shared by the rule-book figures of all games: an arrow to a result, centred words, things side by side, and stacked rows.
#pragma once

#include <algorithm>
#include <span>

#include "imgui_ui/app/teaching/book.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui {

/// Draws an arrow down to the result of the row above. Returns its height, like every row.
inline float draw_then_row(const Figure& f, float y) {
    constexpr float kHeight = 26, kArrow = 20;
    if (f.draw) draw_icon(f.canvas(), Icon::down, {f.at.x + f.width / 2, y + 12}, kArrow, f.theme().mid);
    return kHeight;
}

/// Draws centred words over the whole width.
inline float draw_words_row(const Figure& f, const Text& words, float y) {
    constexpr float kType = 14, kLine = 19, kBelow = 6;
    const std::string_view text = words.in(f.lang);
    const float lines = float(f.canvas().lines(text, kType, Weight::bold, f.width).size());
    if (f.draw) f.canvas().paragraph({f.at.x + f.width / 2, y + 12}, text, kType, f.theme().hi, Weight::bold, f.width, kLine, Align::center);
    return lines * kLine + kBelow;
}

/// Draws things side by side, `space` apart, each with words below it. The game supplies:
///   Vec size_of(const Figure&, const Card&)        size of the thing alone
///   float room_of(const Figure&, const Card&)      width with its words
///   void draw_thing(const Figure&, const Card&, Rect)
///   float draw_words(const Figure&, const Card&, Vec at, bool draw)   returns their height
template <auto size_of, auto room_of, auto draw_thing, auto draw_words, class Card>
float draw_line_of_things(const Figure& f, std::span<const Card> line, float space, float y) {
    constexpr float kAbove = 6, kAboveWords = 4, kBelow = 8;
    float wide = space * float(line.size() - 1), high = 0, foot = 0;
    for (const Card& card : line) {
        wide += room_of(f, card);
        high = std::max(high, size_of(f, card).y);
        foot = std::max(foot, draw_words(f, card, {0, 0}, false));
    }
    const float height = kAbove + high + (foot > 0 ? foot + kAboveWords : 0) + kBelow;
    if (!f.draw) return height;
    const float k = std::min(1.0f, f.width / wide);        // a line is too wide only if a single thing is
    float x = f.at.x + (f.width - wide * k) / 2;
    for (const Card& card : line) {
        const float room = room_of(f, card) * k;
        const Vec size = size_of(f, card) * k;
        draw_thing(f, card, {x + (room - size.x) / 2, y + kAbove + (high - size.y) / 2, size.x, size.y});
        draw_words(f, card, {x + room / 2, y + kAbove + high + kAboveWords}, true);
        x += room + space * k;
    }
    return height;
}

/// Draws as many things per line as fit. A thing that names the owner of those after it (Card::Kind::seat) stays with them.
template <auto size_of, auto room_of, auto draw_thing, auto draw_words, class Card>
float draw_things(const Figure& f, std::span<const Card> list, float space, float y) {
    const float top = y;
    while (!list.empty()) {
        std::size_t n = 0;
        for (float wide = 0; n < list.size() && (n == 0 || wide + room_of(f, list[n]) <= f.width); ++n) wide += room_of(f, list[n]) + space;
        if (n > 1 && n < list.size() && list[n - 1].kind == Card::Kind::seat) --n;
        y += draw_line_of_things<size_of, room_of, draw_thing, draw_words>(f, list.first(n), space, y);
        list = list.subspan(n);
    }
    return y - top;
}

/// Draws rows one below the other with `draw_row(f, row, y)`. Returns their height.
template <class Row, class DrawRow>
float draw_rows_with(const Figure& f, std::span<const Row> rows, DrawRow draw_row) {
    float y = f.at.y;
    for (const Row& row : rows) y += draw_row(f, row, y);
    return y - f.at.y;
}

}  // namespace orrery::ui
