// Texts and helpers shared by the refusal messages of all games.
#pragma once

#include <span>
#include <string>

#include "engine/core/rule.h"

namespace orrery {

/// Heading shown above the refusal of a move that breaks `rule`.
struct Headline {
    const Rule* rule;
    Text text;
};

/// Returns the headline of the broken rule, or a general one if the list has none.
inline std::string headline_of(std::span<const Headline> headlines, const Violation& why, Lang lang) {
    constexpr Text kNotNow = msg("This is not possible now");
    for (const Headline& headline : headlines)
        if (headline.rule == why.rule) return headline.text.in(lang);
    return kNotNow.in(lang);
}

namespace refusal {

inline constexpr Text kOver = msg("The game is over; nothing more can be chosen.");
/// {P} is the seat that has to choose.
inline constexpr Text kOtherSeat = msg("It is {P}'s choice now. Yours comes later.");
inline constexpr Text kNoAnswer = msg("That does not answer the question that is open now.");

}  // namespace refusal

/// Returns the reason, followed by the remedy if it is not empty.
inline std::string with_remedy(std::string reason, const std::string& remedy, Lang lang) {
    if (!remedy.empty()) add_sentence(reason, remedy, lang);
    return reason;
}

}  // namespace orrery
