// Signs in sentences: where a sentence names a thing that has a sign on the table ("Red Gem", "dominance"), the canvas draws the sign
// before its words. The text itself stays words, so what is read aloud, copied or tested has no signs in it.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry.h"
#include "tokens.h"

namespace orrery::ui {

class Canvas;

struct SignedWords {
    std::string words;
    /// Draws the sign in a box of `size`. `ink` is the colour of the text.
    std::function<void(Canvas&, Vec centre, float size, Color ink)> draw;
};

/// The words of one game in one language that have signs.
class TextSigns {
  public:
    TextSigns() = default;
    /// Of words that come twice the first sign counts.
    explicit TextSigns(std::vector<SignedWords> list);

    /// Returns the longest words that begin at byte `at`, or nullptr. They must stand alone: no letter of the same kind (Latin, katakana,
    /// kanji) precedes or follows, except the s of a plural. Precondition: at < text.size().
    const SignedWords* at(std::string_view text, std::size_t at) const;
    bool is_empty() const { return list_.empty(); }
    const std::vector<SignedWords>& list() const { return list_; }

  private:
    std::vector<SignedWords> list_;            ///< by first letter, then longer ones first
    std::array<bool, 256> begins_{};           ///< by first byte
};

}  // namespace orrery::ui
