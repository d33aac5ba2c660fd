// Finding words and rules in a rule book, whatever the letters' case, width or syllabary.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "imgui_ui/app/book.h"

namespace orrery::ui {

/// A stretch of bytes of a text: from `first` to before `second`.
using Stretch = std::pair<std::size_t, std::size_t>;

/// What was typed: words that must all occur.
class BookQuery {
  public:
    BookQuery() = default;
    explicit BookQuery(std::string_view typed);

    bool empty() const { return terms_.empty(); }
    /// Whether every word occurs in one of the two texts as a whole.
    bool matches(std::string_view text) const;
    /// Where the words occur, ascending and apart.
    std::vector<Stretch> stretches(std::string_view text) const;
    /// The rule that was asked for by its number: "JG-A14", "jg a14", "A14". Null: it is no number of a rule.
    const Rule* rule(Rules rules) const;

  private:
    std::vector<std::u32string> terms_;
    std::string letters_;                      ///< only letters and digits, in capitals
};

struct BookPlace {
    std::size_t chapter = 0;
    std::optional<std::size_t> block;          ///< empty: the chapter's title
    bool operator==(const BookPlace&) const = default;
};

/// Everything that a block says in a language, text by text; none is empty.
std::vector<std::string_view> texts_of(const Block& block, Lang lang);

/// Places with all words of the query, in one language or the other: first the rule of that number, then titles of
/// chapters, then the rest in the order of the book.
std::vector<BookPlace> find_in_book(const std::vector<Chapter>& chapters, Rules rules, const BookQuery& query);

/// The block that holds a rule.
std::optional<BookPlace> place_of_rule(const std::vector<Chapter>& chapters, const Rule* rule);
/// Null if no rule has this id.
const Rule* rule_by_id(Rules rules, std::string_view id);

/// The ids of rules inside a text, each with its rule.
struct RuleLink {
    Stretch at;
    const Rule* rule;
};
std::vector<RuleLink> links_in(std::string_view text, Rules rules);

}  // namespace orrery::ui
