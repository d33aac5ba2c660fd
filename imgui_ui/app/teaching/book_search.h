// Search for words and rules in a rule book.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui_ui/app/teaching/book.h"
#include "imgui_ui/app/word_search.h"

namespace orrery::ui {

/// Search query that can also be the number of a rule.
class BookQuery : public WordQuery {
  public:
    BookQuery() = default;
    explicit BookQuery(std::string_view typed);

    /// Returns the rule whose number was typed: "JG-A14", "jg a14" or "A14". Returns nullptr if there is none.
    const Rule* rule(Rules rules) const;

  private:
    std::string letters_;                      ///< letters and digits only, in capitals
};

struct BookPlace {
    std::size_t chapter = 0;
    std::optional<std::size_t> block;          ///< empty: title of the chapter
    bool operator==(const BookPlace&) const = default;
};

/// Returns all texts of a block in one language. None is empty.
std::vector<std::string_view> texts_of(const Block& block, Lang lang);

/// Returns the places that contain all words of the query in one language: first the rule with that number, then titles of
/// chapters, then the rest in the order of the book.
std::vector<BookPlace> find_in_book(const std::vector<Chapter>& chapters, Rules rules, const BookQuery& query);

/// Returns the block that contains a rule.
std::optional<BookPlace> place_of_rule(const std::vector<Chapter>& chapters, const Rule* rule);
/// Returns nullptr if no rule has this id.
const Rule* rule_by_id(Rules rules, std::string_view id);

/// Id of a rule inside a text, with the rule.
struct RuleLink {
    Stretch at;
    const Rule* rule;
};
std::vector<RuleLink> links_in(std::string_view text, Rules rules);

}  // namespace orrery::ui
