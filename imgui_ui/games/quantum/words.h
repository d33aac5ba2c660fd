// Texts of the Quantum table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include <iterator>
#include <string>
#include <utility>

#include "engine/core/text.h"
#include "engine/games/quantum/content.h"

namespace orrery::ui::quantum_table::words {

// Board.
inline constexpr Text kDominance{"Dominance", "優勢点"};
inline constexpr Text kResearch{"Research", "研究"};
inline constexpr Text kCubesLeft{"Cubes left", "残りキューブ"};
inline constexpr Text kScrapyard{"Scrapyard", "屑鉄置き場"};
inline constexpr Text kReserve{"Reserve", "予備"};
inline constexpr Text kOffTheMap{"Off the map", "マップ外"};
inline constexpr Text kCommands{"Commands", "指令"};
inline constexpr Text kGambits{"Gambits", "作戦"};
inline constexpr Text kGambitCard{"Gambit", "作戦カード"};
inline constexpr Text kCommandCard{"Command", "指令カード"};
inline constexpr Text kFree{"free", "空き"};
inline constexpr Text kEmpty{"empty", "なし"};
inline constexpr Text kVoid{"The Void", "虚無"};
inline constexpr Text kActions{"{n} of {all} actions", "残り{n}/{all}アクション"};
inline constexpr Text kDocked{"{n} docked", "屑鉄{n}"};
inline constexpr Text kInReserve{"{n} spare", "予備{n}"};
inline constexpr Text kPiles{"deck {deck}, discard {discard}", "山札{deck}・捨て札{discard}"};
inline constexpr Text kPicks{"{n} to pick", "あと{n}枚選ぶ"};
inline constexpr Text kKinds{"Ships: low is strong, high is fast", "宇宙船: 低いほど強く、高いほど速い"};
/// In the order of Tab.
inline constexpr Text kTabs[] = {{"Cards", "カード"}, {"Sheet", "手元"}, {"Others", "相手"}};
inline constexpr Text kCopies{"{n} copies in the game", "ゲーム全体で{n}枚"};
/// Short effects of the cards, for small cards: by Gambit, then by Command.
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

// The bar and the prompt.
inline constexpr Text kActionsLeft{"{n} {n|action|actions} left", "残りアクション{n}"};
inline constexpr Text kReconfigure{"Reconfigure", "再構成"};
inline constexpr Text kResearchButton{"Research", "研究"};
inline constexpr Text kConstructButton{"Construct", "建設"};
inline constexpr Text kEndActions{"End actions", "アクション終了"};
inline constexpr Text kCancel{"Cancel", "やめる"};
inline constexpr Text kCosts{"{n} {n|action|actions}", "{n}アクション"};
inline constexpr Text kFreeOfCost{"free", "無料"};
inline constexpr Text kUnused{"{n} unused", "残り{n}"};
inline constexpr Text kAbilitiesLeft{"more is possible", "まだできることあり"};
inline constexpr Text kSumOf{"{at}: {n} of {of}", "{at}:{n}/{of}"};
inline constexpr Text kFlexibleTo{"{card}: {n}", "{card}:{n}"};
inline constexpr Text kAttackShip{"Attack {ship}", "{ship}を攻撃"};
inline constexpr Text kWinsOften{"wins {n} % of the time", "勝率{n}%"};
inline constexpr Text kTapShipFor{"{card}: tap one of your ships.", "{card}:自分の宇宙船に触れてください。"};
inline constexpr Text kTapFrom{"Tap the space to attack from, or the button below.", "どこから攻撃するか、光るマスかボタンに触れてください。"};
inline constexpr Text kChooseBelow{"{ship}: choose below what it does.", "{ship}:何をするか、下で選んでください。"};
inline constexpr Text kTapSite{"Construct: tap a glowing planet.", "建設:光る惑星に触れてください。"};
inline constexpr Text kTapConstruct{"Tap Construct to place a cube here.", "ここにキューブを置くには「建設」に触れてください。"};
inline constexpr Text kTapOwner{"Choose below whose cube moves.", "だれのキューブを移すか、下で選んでください。"};
inline constexpr Text kReadCard{"{card}: choose it with its button, or tap elsewhere.", "「{card}」:ボタンで決めるか、ほかの場所に触れてください。"};
/// What can be touched for a ship: spaces and enemies, or only one of them.
struct Goals {
    Text both, space = both, enemy = both;
};
/// In the order of Mode.
inline constexpr Goals kGoals[] = {{{"{ship}: tap a glowing space, or an enemy in range.", "{ship}:光るマスか、届く敵に触れてください。"},
                                    {"{ship}: tap a glowing space.", "{ship}:光るマスに触れてください。"},
                                    {"{ship}: tap an enemy in range.", "{ship}:届く敵に触れてください。"}},
                                   {{"Curious: tap a space for the {ship}, without attack.", "「好奇心」:{ship}の行き先に触れてください(攻撃なし)。"}},
                                   {{"Tactical: one step for the {ship}, or an enemy next to it.", "「戦術的」:{ship}を1マス動かすか、隣の敵に触れてください。"},
                                    {"Tactical: one step for the {ship}.", "「戦術的」:{ship}を1マス動かしてください。"},
                                    {"Tactical: tap an enemy next to the {ship}.", "「戦術的」:{ship}の隣の敵に触れてください。"}},
                                   {{"Tap the ship that the {ship} picks up.", "{ship}に積む宇宙船に触れてください。"}},
                                   {{"Tap a glowing orbit for the {ship}.", "{ship}を置く光る軌道に触れてください。"}},
                                   {{"Nomadic: tap an orbit of a neighbour for the {ship}.", "「遊牧」:{ship}を移す隣の惑星の軌道に触れてください。"}},
                                   {{"Strike: tap an enemy next to the {ship}.", "爆撃:{ship}の隣の敵に触れてください。"}},
                                   {{"Warp: tap the ship to swap with.", "ワープ:入れ替える宇宙船に触れてください。"}}};
inline constexpr Text kCarryCurious{"Curious: tap the ship that the {ship} picks up.", "「好奇心」:{ship}に積む宇宙船に触れてください。"};
inline constexpr Text kSeveralPossible{"No actions left. {n} powers still possible.", "アクション終了。あと{n}つの能力が使えます。"};
inline constexpr Text kStillPossible{"No actions left. Still possible: {what}.", "アクションは使い切りました。まだできること:{what}。"};
inline constexpr Text kNothingLeft{"No actions left, and nothing else to do: end your actions.", "できることはもうありません。アクションを終えてください。"};
inline constexpr Text kNotHere{"Not here", "そこではありません"};
inline constexpr Text kNotNow{"Not possible now", "今はできません"};
inline constexpr Text kOtherAsked{"Another thing is asked for at this point.", "ここでは別のものが求められています。"};
inline constexpr Text kNoEnemy{"No enemy ship is on the map.", "マップに敵の宇宙船がいません。"};
inline constexpr Text kNoOtherShip{"You have no other ship on the map.", "マップに自分のほかの宇宙船がいません。"};
inline constexpr Text kNoSite{"No planet fits", "建設できる惑星がありません"};
inline constexpr Text kNoShipInOrbit{"None of your ships is in the orbit of a planet that is open to you.", "建設できる惑星の軌道に自艦がいません。"};
inline constexpr Text kNoSumFits{"Your ships in orbit must add up to the planet's number. So far: {list}.", "軌道の自艦の合計が惑星の数と同じでなければなりません。今は {list} です。"};
inline constexpr Text kAbilityOf{"{ability} ({ship})", "{ability}({ship})"};
inline constexpr Text kCubeOf{"{seat}'s cube", "{seat}のキューブ"};
inline constexpr Text kTake{"Take it", "このカードを取る"};
inline constexpr Text kReadMore{"Read rule {id}", "ルール{id}を読む"};
inline constexpr Text kZoomIn{"Make the map larger", "マップを拡大する"};
inline constexpr Text kZoomOut{"Show the whole map", "マップ全体を見る"};
/// Returns the effect of a card's power, for its button.
inline std::string power_note(orrery::quantum::Command card, Lang lang) {
    using orrery::quantum::Command;
    static constexpr std::pair<Command, Text> kNotes[] = {
        {Command::cerebral, {"dominance −1, research +3", "優勢−1、研究+3"}},  {Command::tyrannical, {"research −1, dominance +1", "研究−1、優勢+1"}},
        {Command::curious, {"a move for free", "無料の移動"}},              {Command::tactical, {"1 step or attack", "1マスか攻撃"}},
        {Command::flexible, {"number ±1", "出目±1"}},                       {Command::nomadic, {"to a next orbit, 1 action", "隣の軌道へ・1アクション"}},
        {Command::resourceful, {"scrap for 1 action", "屑鉄にして+1"}}};
    for (const auto& [which, text] : kNotes)
        if (which == card) return std::string(text.in(lang));
    return {};
}

// Fight.
inline constexpr Text kAttacker{"Attacker", "攻撃側"};
inline constexpr Text kDefender{"Defender", "防御側"};
inline constexpr Text kAttackDie{"Attack die", "兵器ダイス"};
inline constexpr Text kDefenseDie{"Defence die", "防衛ダイス"};
inline constexpr Text kTotal{"Total", "合計"};
inline constexpr Text kLowerWins{"The lower total wins.", "合計の低いほうが勝ちです。"};
inline constexpr Text kDecides{"{seat} decides", "{seat}が決めます"};
inline constexpr Text kAttackWon{"{seat} wins the fight", "{seat}が勝ちました"};
inline constexpr Text kRepelled{"{seat} repels the attack", "{seat}が撃退しました"};
inline constexpr Text kStubbornWon{"{seat} destroys the attacker", "{seat}が攻撃側を破壊しました"};
inline constexpr Text kBothGone{"Both ships are destroyed", "両方の宇宙船が破壊されました"};
inline constexpr Text kCostsNothing{"A failed attack costs nothing but the action.", "失敗した攻撃で失うのはアクションだけです。"};
inline constexpr Text kRolledAgain{"{seat}, {card}: {n} became {m}", "{seat}「{card}」:{n}が{m}になりました"};
inline constexpr Text kUsedReroll{"{seat} used {card}", "{seat}は{card}を使いました"};
inline constexpr Text kAttackerWinsOften{"The attacker wins {n} % of the time.", "攻撃側の勝率は{n}%です。"};
inline constexpr Text kCloseFight{"Close the fight", "戦いを閉じる"};

// Names of things in the mirror.
inline constexpr Text kNameMap{"Map", "マップ"};
inline constexpr Text kNameFight{"Fight", "戦い"};
inline constexpr Text kNameBar{"Actions", "アクション"};
inline constexpr Text kNameSpace{"Space {at}", "マス{at}"};
inline constexpr Text kNamePlanet{"Planet {n} at {at}", "{at}の惑星{n}"};
inline constexpr Text kNameShip{"{seat}'s {ship} at {at}", "{at}の{seat}の{ship}"};
inline constexpr Text kNameDocked{"{seat}'s ship {n}, {ship}, in the scrapyard", "{seat}の屑鉄置き場の{n}番{ship}"};
inline constexpr Text kNameInReserve{"{seat}'s ship {n}, {ship}, in reserve", "{seat}の予備の{n}番{ship}"};
inline constexpr Text kNameRolled{"{seat}'s ship {n}, {ship}", "{seat}の{n}番{ship}"};
inline constexpr Text kNameInHand{"Ship {n}, {ship}, to be placed", "これから置く{n}番{ship}"};
inline constexpr Text kExpansionShip{"expansion ship", "追加の宇宙船"};
inline constexpr Text kNameSheet{"{seat}'s sheet", "{seat}の手元"};
inline constexpr Text kNameDominance{"{seat}'s dominance: {n}", "{seat}の優勢点:{n}"};
inline constexpr Text kNameResearch{"{seat}'s research: {n}", "{seat}の研究:{n}"};
inline constexpr Text kNameCubes{"{seat}'s cubes left: {n}", "{seat}の残りキューブ:{n}"};
inline constexpr Text kNameActions{"{seat}'s actions left: {n}", "{seat}の残りアクション:{n}"};
inline constexpr Text kNameHeld{"{card}, held by {seat}", "{seat}の{card}"};
inline constexpr Text kNameGambit{"Gambit {n}: {card}", "作戦カード{n}:{card}"};
inline constexpr Text kNameCommand{"Command {n}: {card}", "指令カード{n}:{card}"};

// Explanations of a long press.
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
inline constexpr Text kSlotsRow{"Free cube slots", "キューブの空き"};
inline constexpr Text kCubesHereRow{"{seat}'s cubes", "{seat}のキューブ"};
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

}  // namespace orrery::ui::quantum_table::words
