// Every string of the Quantum table that is not a rule, a prompt or an event (those live with the rules).
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::quantum_table::words {

// board
inline constexpr Text kDominance{"Dominance", "優勢点"};
inline constexpr Text kResearch{"Research", "研究"};
inline constexpr Text kCubesLeft{"Cubes left", "残りキューブ"};
inline constexpr Text kCubes{"Cubes", "キューブ"};
inline constexpr Text kScrapyard{"Scrapyard", "屑鉄置き場"};
inline constexpr Text kReserve{"Reserve", "予備"};
inline constexpr Text kCommands{"Commands", "指令"};
inline constexpr Text kGambits{"Gambits", "作戦"};
inline constexpr Text kGambitCard{"Gambit", "作戦カード"};
inline constexpr Text kCommandCard{"Command", "指令カード"};
inline constexpr Text kFree{"free", "空き"};
inline constexpr Text kEmpty{"empty", "なし"};
inline constexpr Text kVoid{"The Void", "虚無"};
inline constexpr Text kVoidGain{"research +1", "研究 +1"};
inline constexpr Text kActions{"{n} of {all} actions", "残り{n}/{all}アクション"};
inline constexpr Text kActionsMore{"{n} actions", "残り{n}アクション"};
inline constexpr Text kBonusTurn{"bonus turn", "追加手番"};
inline constexpr Text kDocked{"{n} docked", "屑鉄置き場{n}"};
inline constexpr Text kInReserve{"{n} in reserve", "予備{n}"};
inline constexpr Text kPiles{"deck {deck}, discard {discard}", "山札{deck}・捨て札{discard}"};
inline constexpr Text kPicks{"{n} to pick", "あと{n}枚選ぶ"};
inline constexpr Text kWhenPicked{"after a construct or a breakthrough", "建設か躍進のあとで取れます"};
inline constexpr Text kUsed{"used", "使用済み"};
/// In the order of Tab.
inline constexpr Text kTabs[] = {{"Cards", "カード"}, {"Your sheet", "手元"}, {"Others", "相手"}};
inline constexpr Text kWins{"{n} %", "{n}%"};

// play

// teach

}  // namespace orrery::ui::quantum_table::words
