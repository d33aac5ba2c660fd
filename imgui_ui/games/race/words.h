// Every string of the Race table that is not a rule, a prompt or an event (those live with the rules).
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::race_table::words {

// On cards.
inline constexpr Text kAll{"all", "全"};
inline constexpr Text kMinusOne{"(n−1)×", "(数−1)×"};
inline constexpr Text kKeep{"keep", "残す"};
inline constexpr Text kAgainst{"vs", "対"};
inline constexpr Text kHere{"here", "ここ"};
inline constexpr Text kMake{"make", "生産"};
inline constexpr Text kMost{"most", "最多"};
inline constexpr Text kAtTheEnd{"at the end", "終了時"};
inline constexpr Text kFromNextPhase{"from next phase", "次のフェイズから"};
/// In the order of Keyword.
inline constexpr Text kKeywords[] = {{"Alien", "異星種族"}, {"Imperium", "帝国"}, {"Rebel", "反乱軍"},
                                     {"Terraforming", "惑星改造"}, {"Uplift", "知性化"}};

}  // namespace orrery::ui::race_table::words
