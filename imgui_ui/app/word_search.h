// Search for words in a text. Ignores case, width and syllabary of letters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace orrery::ui {

/// Range of bytes in a text: from `first` to before `second`.
using Stretch = std::pair<std::size_t, std::size_t>;

/// Search query: words that must all occur.
class WordQuery {
  public:
    WordQuery() = default;
    explicit WordQuery(std::string_view typed);

    bool empty() const { return terms_.empty(); }
    /// Returns true if every word occurs in the text.
    bool matches(std::string_view text) const;
    /// Returns the ranges in which the words occur, ascending and disjoint.
    std::vector<Stretch> stretches(std::string_view text) const;

  private:
    std::vector<std::u32string> terms_;
};

/// Returns the text with one form of the letters that readers treat as equal: lower case, normal width, hiragana.
std::u32string folded(std::string_view text);

}  // namespace orrery::ui
