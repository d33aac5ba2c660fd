// Marks between parts of a text, which languages set differently.
#pragma once

#include "engine/core/text.h"

namespace orrery::punctuation {

inline constexpr Text kComma = msg(", ", "between items of a list");
inline constexpr Text kSemicolon = msg("; ", "between items that may contain commas");
inline constexpr Text kAnd = msg(" and ", "between the last two items of a list");
inline constexpr Text kOr = msg(" or ", "between the last two items of a choice");
inline constexpr Text kTogether = msg(", ", "between things that belong together");
inline constexpr Text kTogetherLast = msg(" and ", "between the last two things that belong together");
inline constexpr Text kWays = msg(", ", "between ways to do something");
inline constexpr Text kWaysLast = msg(" or ", "between the last two ways to do something");
inline constexpr Text kFacts = msg(", ", "between short facts");
inline constexpr Text kDot = msg(" · ", "between short facts");
inline constexpr Text kBullet = msg(" · ", "between parts of a line");
inline constexpr Text kParts = msg(", ", "between parts of a description");
inline constexpr Text kColon = msg(": ", "between a label and what it names");
inline constexpr Text kSentence = msg(". ", "between a title and the sentence after it");
inline constexpr Text kEnd = msg(".", "at the end of a sentence");
inline constexpr Text kDecimal = msg(".", "between a whole number and its tenths");
inline constexpr Text kTwoSentences = msg("{first} {second}", "two sentences");

}  // namespace orrery::punctuation
