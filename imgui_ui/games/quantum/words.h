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
inline constexpr Text kShipTitle{"{seat}: {ship}", "{seat}の{ship}"};
inline constexpr Text kNewShipTitle{"{seat}: expansion ship", "{seat}の追加の宇宙船"};
inline constexpr Text kNewShipText{"Not in play yet. The gambit card Expansion rolls it and brings it in.", "まだ使えません。作戦カード「拡大」で振って登場します。"};
inline constexpr Text kRangeRow{"Steps in a Move", "移動できる歩数"};
inline constexpr Text kFightsRow{"Counts in a fight (low wins)", "戦闘での数(小さい方が勝ち)"};
inline constexpr Text kMovedRow{"Move action this turn", "この手番の移動"};
inline constexpr Text kAbilityRow{"Ability this turn", "この手番の能力"};
inline constexpr Text kStillFree{"still free", "まだ使える"};
inline constexpr Text kSpent{"used", "使用済み"};
inline constexpr Text kWaitsInScrapyard{"It waits in the scrapyard. Deploy brings it back, with this number.", "屑鉄置き場にいます。配備すると、この出目のまま戻ります。"};
inline constexpr Text kPlanetTitle{"Planet {n}", "惑星{n}"};
inline constexpr Text kSlotsRow{"Free cube slots", "キューブの空き"};
inline constexpr Text kOfAll{"{n} of {all}", "{all}のうち{n}"};
inline constexpr Text kInOrbitRow{"{seat} in orbit", "軌道の{seat}の合計"};
inline constexpr Text kNeedsRow{"{n}, needs {need}", "{n}(必要{need})"};
inline constexpr Text kClosedToRow{"{n}, closed", "{n}(建設不可)"};
inline constexpr Text kSumFits{"Your sum fits: you can build here for 2 actions.", "合計が合っています。2アクションで建設できます。"};
inline constexpr Text kSumMissing{"Your ships in orbit add up to {n}: {k} more {k|is|are} needed.", "軌道の自艦の合計は{n}です。あと{k}必要です。"};
inline constexpr Text kSumTooHigh{"Your ships in orbit add up to {n}: {k} too many.", "軌道の自艦の合計は{n}です。{k}多すぎます。"};
inline constexpr Text kOwnCubeHere{"You have a cube here already.", "ここにはもう自分のキューブがあります。"};
inline constexpr Text kPlanetFull{"All slots are taken.", "もう空きがありません。"};
inline constexpr Text kEntangled{"Entanglement: no other planet is open to you, so your own cubes do not bar this one. Each raises the number by {n}.",
                                 "量子もつれ: ほかに建設できる惑星がないので、自分のキューブがあっても建設できます。1個につき必要な数が{n}増えます。"};
inline constexpr Text kWouldFit{"It would fit: {list}.", "合わせる方法: {list}"};
inline constexpr Text kFitByModify{"Modify the {ship} to {n}", "{ship}を改修で{n}に"};
inline constexpr Text kFitByFlexible{"Flexible: the {ship} to {n}", "「柔軟」で{ship}を{n}に"};
inline constexpr Text kFitByReconfigure{"Reconfigure the {ship} to a {n}", "{ship}を再構成して{n}に"};
inline constexpr Text kSpaceTitle{"Space {at}", "マス{at}"};
inline constexpr Text kOrbitOf{"Orbit of planet {n}.", "惑星{n}の軌道位置です。"};
inline constexpr Text kCornerOf{"Corner of planet {n}: not in orbit.", "惑星{n}の斜めのマスです。軌道位置ではありません。"};
inline constexpr Text kVoidText{"At the start of your turn each ship of yours here raises your research by 1.", "手番の初めに、ここにいる自艦1隻につき研究が1上がります。"};
inline constexpr Text kDominanceText{"A destroyed enemy raises it, a lost ship lowers it. At 6 you win infamy: a cube at once, without ships; then it is 1 again.",
                                     "敵艦を破壊すると上がり、自艦を失うと下がります。6になると悪名を得て、宇宙船なしでキューブを1個置き、1に戻ります。"};
inline constexpr Text kResearchText{"At {n}, when the actions end, it brings a card and is 1 again.", "{n}以上でアクションを終えるとカードを1枚得て、1に戻ります。"};
inline constexpr Text kCubesText{"{n} of {all} cubes are still to be placed. Whoever has placed all of them wins at once.",
                                 "{all}個のうち残り{n}個です。すべて置くと、その場で勝ちます。"};
inline constexpr Text kActionsTitle{"Actions", "アクション"};
inline constexpr Text kActionsText{"Actions left this turn. Construct costs 2, the others 1; abilities cost none.",
                                   "この手番に残っているアクションです。建設は2、ほかは1で、特殊能力には要りません。"};
inline constexpr Text kGambitDeckText{"Gambit cards work once, when they are taken.", "作戦カードは、取ったときに1度だけ働きます。"};
inline constexpr Text kCommandDeckText{"Command cards stay with whoever takes them; nobody holds more than 3.", "指令カードは取った人の手元に残り、3枚まで持てます。"};
inline constexpr Text kDeckRow{"In the deck", "山札"};
inline constexpr Text kDiscardRow{"Discarded", "捨て札"};
inline constexpr Text kReshuffle{"When the deck is empty, the discards are shuffled.", "山札がなくなると、捨て札を切り直します。"};

}  // namespace orrery::ui::quantum_table::words
