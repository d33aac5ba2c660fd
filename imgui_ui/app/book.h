// The rule book of a game as data: chapters of blocks, written in the game's own folder and bound to GameFace::book. The page
// (rule_book.h) lays them out, searches them and links them. The id of a rule inside a text ("see JG-A23") becomes a link.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/rule.h"
#include "engine/core/text.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

/// Where a figure lies. It keeps within `width`, which is 220 at least, and takes no touches.
struct Figure {
    Ui& ui;
    Lang lang;
    Vec at;                                    ///< upper left
    float width;
    bool draw;                                 ///< false: only the height is asked for

    Canvas& canvas() const { return ui.canvas(); }
    const Theme& theme() const { return ui.theme(); }
};
/// Draws the figure with the game's own pieces and returns its height.
using DrawFigure = float (*)(const Figure&);
/// Draws a symbol as it stands on cards and boards, within a square of `size`.
using DrawSign = void (*)(Canvas&, Vec centre, float size);

struct BookTable {
    std::size_t columns;
    std::span<const Text> cells;               ///< row by row; the first row is the heading, the first column names the rows
    std::span<const DrawSign> signs{};         ///< before the names, one for each row below the heading; empty: none
};

/// One piece of a chapter. Made by the functions below.
struct Block {
    enum class Kind : std::uint8_t {
        heading,                               ///< `text`
        text,                                  ///< a paragraph
        rule,                                  ///< `rule` under its id; `text` explains it, if not empty
        note,                                  ///< a paragraph that stands out: what is often overlooked
        entry,                                 ///< a card or symbol: `sign`, `title`, what it means; `rule` leads on
        table,                                 ///< `table` under its `title`
        figure,                                ///< `figure` with its caption
        example,                               ///< `title`, `figure` with a small position, and what happens there
    };
    Kind kind = Kind::text;
    bool is_wide = false;                      ///< never beside the text, where there are two columns
    Text title{"", ""}, text{"", ""};
    const Rule* rule = nullptr;
    DrawFigure figure = nullptr;
    DrawSign sign = nullptr;
    const BookTable* table = nullptr;
};

struct Chapter {
    std::string_view id;                       ///< a word: `data-value` of the action `chapter`
    Text title;
    Text lead;                                 ///< the chapter in a sentence
    Text cost;                                 ///< at the right of the title: "costs 1 action and 1 card"; may be empty
    DrawSign sign;                             ///< behind the title; may be null
    std::span<const Block> blocks;
};

/// The rule that speaks of a kind of decision or event (`kind` and `event` of the contract's documents).
struct RuleFor {
    std::string_view kind;
    const Rule* rule;
};

/// Every rule of the game stands in exactly one block of kind `rule`.
struct Book {
    std::span<const Chapter> chapters;
};

namespace block {

constexpr Block of(Block::Kind kind, Text text) {
    Block b;
    b.kind = kind;
    b.text = text;
    return b;
}
constexpr Block heading(const char* en, const char* ja) { return of(Block::Kind::heading, {en, ja}); }
constexpr Block text(const char* en, const char* ja) { return of(Block::Kind::text, {en, ja}); }
constexpr Block note(const char* en, const char* ja) { return of(Block::Kind::note, {en, ja}); }
constexpr Block rule(const Rule& rule, const char* en = "", const char* ja = "") {
    Block b = of(Block::Kind::rule, {en, ja});
    b.rule = &rule;
    return b;
}
constexpr Block entry(DrawSign sign, Text title, Text text, const Rule* rule = nullptr) {
    Block b = of(Block::Kind::entry, text);
    b.title = title;
    b.sign = sign;
    b.rule = rule;
    return b;
}
constexpr Block table(const BookTable& table, Text title, bool is_wide = false) {
    Block b = of(Block::Kind::table, {"", ""});
    b.title = title;
    b.table = &table;
    b.is_wide = is_wide;
    return b;
}
constexpr Block figure(DrawFigure draw, const char* en, const char* ja, bool is_wide = false) {
    Block b = of(Block::Kind::figure, {en, ja});
    b.figure = draw;
    b.is_wide = is_wide;
    return b;
}
constexpr Block example(Text title, DrawFigure draw, const char* en, const char* ja) {
    Block b = of(Block::Kind::example, {en, ja});
    b.title = title;
    b.figure = draw;
    return b;
}

}  // namespace block

/// The rule for `kind`, or null.
constexpr const Rule* rule_for(std::span<const RuleFor> list, std::string_view kind) {
    for (const RuleFor& row : list)
        if (row.kind == kind) return row.rule;
    return nullptr;
}

}  // namespace orrery::ui
