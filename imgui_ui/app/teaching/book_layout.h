// Layout of a rule book's chapter for a given width: the places of all lines, tables and figures. It is computed once. Drawing
// skips everything outside the view.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/teaching/book.h"
#include "imgui_ui/app/teaching/book_search.h"

namespace orrery::ui {

enum class Tone : std::uint8_t { hi, mid, low, key, brass };
struct TextStyle {
    float size, line;
    Weight weight;
    Tone tone;
};

/// Text broken into lines, with its links. The lines point into the text.
struct Words {
    Rect place;                                ///< relative to the top of the page
    TextStyle style;
    Align align = Align::left;
    std::string_view text;
    std::vector<std::string_view> lines;
    std::vector<RuleLink> links;
    std::optional<std::size_t> block;
};

/// Input and output of drawing.
struct BookDraw {
    Vec origin;                                ///< of the page, on the canvas
    Rect view;                                 ///< visible part of the canvas
    Color key;                                 ///< colour of the game
    std::optional<std::size_t> marked;         ///< block that a link led to
    const BookQuery* query = nullptr;          ///< query whose words are marked
    const Rule* tapped = nullptr;              ///< out: tapped link
    std::optional<std::size_t> tapped_block;   ///< out: tapped row that links as a whole
};

void draw_words(Ui&, const Words&, BookDraw&);
/// Breaks a text at `width`. The height of the place is that of the lines.
Words make_words(Canvas&, std::string_view text, Vec at, float width, TextStyle style, Rules rules = {});

class BookLayout {
  public:
    struct How {
        float width = 0;
        Lang lang = Lang::en;
        Text example = verbatim("");                  ///< heading of worked examples
        /// True if the chapter is the list of all rules. Its rows then link to the rules' places.
        bool is_index = false;
    };
    void lay_out(Ui&, const Chapter&, Rules rules, const How&);
    void draw(Ui&, BookDraw&) const;

    float height() const { return height_; }
    /// Returns the place of a block, relative to the top of the page.
    Rect place_of(std::size_t block) const { return block < blocks_.size() ? blocks_[block] : Rect{}; }
    /// Returns the block at the upper edge when the page is scrolled to `offset`.
    std::size_t block_at(float offset) const;
    bool has_two_columns() const { return columns_; }

  private:
    struct Ground {
        enum class Kind : std::uint8_t { aside, note, rule_line } kind;
        Rect place;
    };
    struct Picture {
        DrawFigure draw;
        Rect place;
    };
    struct Sign {
        DrawSign draw;
        Vec centre;
        float size;
    };

    float add_title(const Chapter&, float width);
    Rect add_block(const Block&, std::size_t index, Vec at, float width);
    float add_rule(const Block&, std::size_t index, Vec at, float width);
    float add_entry(const Block&, std::size_t index, Vec at, float width);
    float add_aside(const Block&, std::size_t index, Vec at, float width);
    float add_table(const Block&, std::size_t index, Vec at, float width);
    /// Adds each row of a table that is too wide as a list: its first cell as a title, below it the others with their headings.
    float add_rows_as_lists(const BookTable& table, std::size_t index, Vec at, float width);
    /// Returns the smallest width that breaks no word.
    float table_least(const BookTable& table) const;
    float add_words(std::string_view text, Vec at, float width, TextStyle style, std::optional<std::size_t> block, Align align = Align::left);

    Ui* ui_ = nullptr;                         // only during lay_out
    Rules rules_;
    How how_;
    bool columns_ = false;
    float height_ = 0;
    std::vector<Rect> blocks_;
    std::vector<Words> words_;
    std::vector<Ground> grounds_;
    std::vector<Picture> pictures_;
    std::vector<Sign> signs_;
    std::deque<std::string> own_;              ///< composed texts; a deque does not move its elements
};

}  // namespace orrery::ui
