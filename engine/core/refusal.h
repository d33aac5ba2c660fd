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
    constexpr Text kNotNow{"This is not possible now", "今はできません"};
    for (const Headline& headline : headlines)
        if (headline.rule == why.rule) return headline.text.in(lang);
    return kNotNow.in(lang);
}

namespace refusal {

inline constexpr Text kOver{"The game is over; nothing more can be chosen.", "ゲームは終わっていて、もう何も選べません。"};
/// {P} is the seat that has to choose.
inline constexpr Text kOtherSeat{"It is {P}'s choice now. Yours comes later.", "今は{P}が選ぶ番です。お待ちください。"};
inline constexpr Text kNoAnswer{"That does not answer the question that is open now.", "それは今の選択への答えになりません。"};

}  // namespace refusal

/// Returns the reason, followed by the remedy if it is not empty.
inline std::string with_remedy(std::string reason, const std::string& remedy, Lang lang) {
    if (!remedy.empty()) add_sentence(reason, remedy, lang);
    return reason;
}

}  // namespace orrery
