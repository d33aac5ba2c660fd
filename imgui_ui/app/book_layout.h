// A chapter of a rule book laid out for a width: where every line, table and figure lies. Laid out once, drawn from then on;
// only what shows is drawn.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/book.h"
#include "imgui_ui/app/book_search.h"

namespace orrery::ui {

enum class Tone : std::uint8_t { hi, mid, low, key, brass };
struct TextStyle {
    float size, line;
    Weight weight;
    Tone tone;
};

/// A text broken into lines, which point into it; links included.
struct Words {
    Rect place;                                ///< relative to the page's beginning
    TextStyle style;
    Align align = Align::left;
    std::string_view text;
    std::vector<std::string_view> lines;
    std::vector<RuleLink> links;
    std::optional<std::size_t> block;
};

/// What is emphasised, and what drawing answers.
struct BookDraw {
    Vec origin;                                ///< of the page, on the canvas
    Rect view;                                 ///< what shows
    Color key;                                 ///< of the game
    std::optional<std::size_t> marked;         ///< the block that a link led to
    const BookQuery* query = nullptr;          ///< its words are marked
    const Rule* tapped = nullptr;              ///< out: a link
    std::optional<std::size_t> tapped_block;   ///< out: a row that leads on as a whole
};

void draw_words(Ui&, const Words&, BookDraw&);
/// Breaks a text at `width`; the place's height is that of the lines.
Words make_words(const Canvas&, std::string_view text, Vec at, float width, TextStyle style, Rules rules = {});

class BookLayout {
  public:
    struct How {
        float width = 0;
        Lang lang = Lang::en;
        Text example{"", ""};                  ///< the word above worked examples
        /// The chapter is the list of all rules: its rows lead to their places.
        bool is_index = false;
    };
    void lay_out(Ui&, const Chapter&, Rules rules, const How&);
    void draw(Ui&, BookDraw&) const;

    float height() const { return height_; }
    /// Of a block, relative to the page's beginning.
    Rect place_of(std::size_t block) const { return block < blocks_.size() ? blocks_[block] : Rect{}; }
    /// The block at the upper edge when the page is scrolled to `offset`.
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
    /// The width below which it would tear words.
    float table_least(const BookTable& table) const;
    float add_words(std::string_view text, Vec at, float width, TextStyle style, std::optional<std::size_t> block, Align align = Align::left);

    Ui* ui_ = nullptr;                         // while it lays out
    Rules rules_;
    How how_;
    bool columns_ = false;
    float height_ = 0;
    std::vector<Rect> blocks_;
    std::vector<Words> words_;
    std::vector<Ground> grounds_;
    std::vector<Picture> pictures_;
    std::vector<Sign> signs_;
    std::deque<std::string> own_;              ///< texts put together here; a deque's elements stay where they are
};

}  // namespace orrery::ui
