// Every string of the Quantum table that is not a rule, a prompt or an event (those live with the rules).
#pragma once

#include <iterator>

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
inline constexpr Text kCopies{"{n} copies in the game", "ゲーム全体で{n}枚"};
/// What the cards do in few words, for small cards: by Gambit, then by Command.
inline constexpr Text kGambitShort[] = {
    {"Raise your dominance by 2.", "優勢+2。"},
    {"Roll an expansion die: a new ship.", "追加の宇宙船を1隻出す。"},
    {"Another turn at once, with 2 actions.", "すぐに2アクションの手番をもう1回。"},
    {"Roll any of your ships again and place them.", "好きな数の宇宙船を振って置き直す。"},
    {"Move one rival cube.", "相手のキューブ1個を移す。"},
    {"Every rival discards a command.", "相手は全員、指令1枚を捨てる。"}};
inline constexpr Text kCommandShort[] = {
    {"Moves go 1 space farther.", "移動力+1。"},
    {"+1 action if you have the most ships on the map.", "マップの艦数が単独最多ならアクション+1。"},
    {"Each turn: research +2.", "毎手番、研究+2。"},
    {"Free: dominance −1, research +3.", "無料: 優勢−1で研究+3。"},
    {"Pick a ship's number instead of rolling.", "宇宙船の出目を自由に選ぶ。"},
    {"+1 action if two of your ships match.", "同じ出目が2隻以上ならアクション+1。"},
    {"Once a fight: your rival rolls again.", "戦闘ごとに1回、相手に振り直させる。"},
    {"One ship may use a second ability.", "1隻がもう一度能力を使える。"},
    {"One free move without attack.", "無料で1回移動(攻撃なし)。"},
    {"When attacked: destroy both ships.", "攻撃されたら両方を破壊できる。"},
    {"Deploying costs no action.", "配備は無料。"},
    {"Ships may move more than once a turn.", "同じ艦が何度でも移動できる。"},
    {"Your combat totals are 1 lower.", "戦闘合計−1。"},
    {"Free: a ship's number ±1.", "無料: 1隻の出目±1。"},
    {"Corner ships may join the sum.", "斜めの艦も合計に加えられる。"},
    {"The sum may be 1 off.", "合計は1ずれてもよい。"},
    {"1 action: hop to a neighbour's orbit.", "1アクションで隣の惑星の軌道へ。"},
    {"First kill of a turn: research +3.", "手番の初撃破で研究+3。"},
    {"Breakthrough at research 4.", "研究4で躍進。"},
    {"Your combat die is always 3.", "戦闘ダイスは常に3。"},
    {"A kill is worth 2, a loss costs 2.", "撃破で優勢+2、損失で−2。"},
    {"Once a fight: roll your die again.", "戦闘ごとに1回、自分の振り直し。"},
    {"Free: scrap a ship for 1 action.", "無料: 1隻を屑鉄にしてアクション+1。"},
    {"Lost ships cost no dominance.", "損失でも優勢が減らない。"},
    {"In your turn: roll any die once more.", "自分の手番はダイスを1回振り直せる。"},
    {"Deploy far from all other ships.", "どの艦とも隣接しないマスに配備できる。"},
    {"−2 in combat beside a friend.", "味方が隣にいれば戦闘合計−2。"},
    {"Defending: win ties, destroy attackers.", "防御時は同値勝ち、攻撃艦を破壊。"},
    {"Free: move 1 space, or attack.", "無料: 1マス移動(攻撃可)。"},
    {"Free: research −1, dominance +1.", "無料: 研究−1で優勢+1。"},
    {"First kill of a turn: 1 action.", "手番の初撃破でアクション+1。"}};
static_assert(std::size(kGambitShort) == 6 && std::size(kCommandShort) == 31);

// play

// teach

}  // namespace orrery::ui::quantum_table::words
