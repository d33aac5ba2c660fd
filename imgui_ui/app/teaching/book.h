// Rule book of a game as data: chapters of blocks. Each game's folder defines its own and binds it to GameFace::book. The page
// (rule_book.h) lays out the chapters, searches them and links them. The id of a rule inside a text ("see JG-A23") becomes a link.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/core/rule.h"
#include "engine/core/text.h"
#include "imgui_ui/kit/ui.h"

namespace orrery::ui {

/// Place of a figure. A figure stays within `width`, which is at least 220, and takes no touches.
struct Figure {
    Ui& ui;
    Lang lang;
    Vec at;                                    ///< upper left corner
    float width;
    bool draw;                                 ///< false: only measure the height

    Canvas& canvas() const { return ui.canvas(); }
    const Theme& theme() const { return ui.theme(); }
};
/// Draws the figure with the game's own pieces and returns its height.
using DrawFigure = float (*)(const Figure&);
/// Draws a symbol as printed on cards and boards, within a square of `size`.
using DrawSign = void (*)(Canvas&, Vec centre, float size);

struct BookTable {
    std::size_t columns;
    std::span<const Text> cells;               ///< row by row; the first row is the heading, the first column names the rows
    std::span<const DrawSign> signs{};         ///< before the names, one for each row below the heading; may be empty
};

/// Block of a chapter. Made by the functions below.
struct Block {
    enum class Kind : std::uint8_t {
        heading,                               ///< `text`
        text,                                  ///< paragraph
        rule,                                  ///< `rule` under its id; `text` explains it unless empty
        note,                                  ///< highlighted paragraph for points that are often overlooked
        entry,                                 ///< card or symbol: `sign`, `title` and meaning; tapping it leads to `rule`
        table,                                 ///< `table` under its `title`
        figure,                                ///< `figure` with its caption
        example,                               ///< `title`, `figure` with a small position, and its explanation
    };
    Kind kind = Kind::text;
    bool is_wide = false;                      ///< never beside the text in the two-column layout
    Text title = verbatim(""), text = verbatim("");
    const Rule* rule = nullptr;
    DrawFigure figure = nullptr;
    DrawSign sign = nullptr;
    const BookTable* table = nullptr;
};

struct Chapter {
    std::string_view id;                       ///< word; `data-value` of the action `chapter`
    Text title;
    Text lead;                                 ///< summary in one sentence
    Text cost;                                 ///< at the right of the title: "costs 1 action and 1 card"; may be empty
    DrawSign sign;                             ///< behind the title; may be null
    std::span<const Block> blocks;
};

/// Rule that belongs to a kind of decision or event (`kind` and `event` of the documents).
struct RuleFor {
    std::string_view kind;
    const Rule* rule;
};

/// Chapters of a rule book. Every rule of the game appears in exactly one block of kind `rule`.
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
constexpr Block heading(Text words) { return of(Block::Kind::heading, words); }
constexpr Block text(Text words) { return of(Block::Kind::text, words); }
constexpr Block note(Text words) { return of(Block::Kind::note, words); }
constexpr Block rule(const Rule& rule, Text words = {"", 0}) {
    Block b = of(Block::Kind::rule, words);
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
    Block b = of(Block::Kind::table, verbatim(""));
    b.title = title;
    b.table = &table;
    b.is_wide = is_wide;
    return b;
}
constexpr Block figure(DrawFigure draw, Text words, bool is_wide = false) {
    Block b = of(Block::Kind::figure, words);
    b.figure = draw;
    b.is_wide = is_wide;
    return b;
}
constexpr Block example(Text title, DrawFigure draw, Text words) {
    Block b = of(Block::Kind::example, words);
    b.title = title;
    b.figure = draw;
    return b;
}

}  // namespace block

/// Returns the rule for `kind`, or nullptr.
constexpr const Rule* rule_for(std::span<const RuleFor> list, std::string_view kind) {
    for (const RuleFor& row : list)
        if (row.kind == kind) return row.rule;
    return nullptr;
}

}  // namespace orrery::ui
