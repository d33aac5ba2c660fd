// Texts of the Race table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include <string>

#include "engine/core/text.h"

namespace orrery::ui::race_table::words {

// On cards.
inline constexpr Text kKeep{"keep", "残す"};
inline constexpr Text kAgainst{"vs", "対"};
inline constexpr Text kHere{"here", "ここ"};
inline constexpr Text kMake{"make", "生産"};
inline constexpr Text kMost{"most", "最多"};
inline constexpr Text kAtTheEnd{"at the end", "終了時"};
inline constexpr Text kFromNextPhase{"from next phase", "次のフェイズから"};

// Track of phases.
inline constexpr Text kNotThisRound{"not this round", "今回はなし"};
/// By index in the track: what everybody does in the phase, in a word or two, and in a sentence.
inline constexpr Text kForAll[] = {{"see 2, keep 1", "2枚から1枚"}, {"place one", "1枚出せる"}, {"place one", "1枚出せる"},
                                   {"use goods", "品物を使う"}, {"make goods", "品物が出る"}};
inline constexpr Text kPhaseText[] = {
    {"Everybody draws 2 cards and keeps 1.", "全員が2枚引いて1枚残します。"},
    {"Everybody may place one development and pays its cost with cards.", "全員がディヴェロップを1枚まで出し、コストを手札で払えます。"},
    {"Everybody may place one world: paid for with cards, or conquered with Military.", "全員がワールドを1枚まで、支払いか征服で出せます。"},
    {"Everybody must use the goods that the powers take, for VP and cards.", "全員が能力に合う品物を使い、VPやカードを得ます。"},
    {"Every production world without a good gets one.", "品物のない生産ワールドに品物を1個ずつ置きます。"}};
/// Bonuses of the actions, in the order of ActionId.
inline constexpr Text kBonus[] = {
    {"See 5 more cards", "5枚多く見る"}, {"See 1 more, keep 1 more", "1枚多く見て1枚多く残す"},
    {"Pay 1 card less", "コスト−1"}, {"Pay 1 card less", "コスト−1"},
    {"Draw 1 after placing a world", "ワールドを出したら1枚引く"}, {"Draw 1 after placing a world", "ワールドを出したら1枚引く"},
    {"First sell 1 good for cards", "先に品物を1個売る"}, {"Twice the VP for goods", "品物のVPが2倍"},
    {"A good on one windfall world", "ウィンドフォール1枚に品物"}};
/// Short bonuses for small action cards.
inline constexpr Text kBonusShort[] = {{"+5", "+5枚"},      {"+1, keep +1", "+1・残す+1"}, {"cost −1", "コスト−1"},
                                       {"cost −1", "コスト−1"}, {"draw 1", "1枚引く"},        {"draw 1", "1枚引く"},
                                       {"sell 1", "1個売る"},  {"2× VP", "VP 2倍"},       {"+1 good", "品物+1"}};
/// Short bonuses for the track. If both cards of a phase are chosen, both are listed.
inline constexpr Text kBonusOnTab[] = {{"see +5", "+5枚"},  {"keep +1", "残す+1"}, {"cost −1", "コスト−1"}, {"cost −1", "コスト−1"}, {"draw 1", "1枚引く"},
                                       {"draw 1", "1枚引く"}, {"sell 1", "1個売る"}, {"2× VP", "VP 2倍"},  {"+1 good", "品物+1"}};
inline constexpr Text kBonusOf{"{bonus}: {seats}.", "{bonus}: {seats}。"};
inline constexpr Text kNobody{"nobody", "なし"};
inline constexpr Text kNobodyChose{"Nobody chose it: it does not happen this round.", "誰も選んでいないので、今回は行いません。"};
inline constexpr Text kYourPowers{"Your powers in it", "あなたの能力"};
inline constexpr Text kWithBonus{"Whoever chose it: {bonus}.", "選んだ人だけ: {bonus}。"};

// Seats and piles.
inline constexpr Text kMilitary{"Military", "軍事力"};
inline constexpr Text kChips{"VP chips", "チップ"};
inline constexpr Text kPoints{"pts", "点"};
inline constexpr Text kVpLeft{"VP left", "残りVP"};
inline constexpr Text kEndsAt{"{n} cards end it", "{n}枚で終了"};
inline constexpr Text kLastRound{"last round", "最終ラウンド"};
inline constexpr Text kRound{"Round {n}", "第{n}ラウンド"};
inline constexpr Text kDeck{"Supply", "山札"};
inline constexpr Text kDiscard{"Discard", "捨て札"};
inline constexpr Text kChoosing{"choosing", "選択中"};
inline constexpr Text kHasChosen{"has chosen", "選択済み"};
inline constexpr Text kTableauOf{"{seat}'s tableau", "{seat}の場"};
inline constexpr Text kPrices{"Sells for", "売値(枚)"};
/// In the order of Good.
inline constexpr Text kShortGoods[] = {{"Novelty", "嗜好品"}, {"Rare", "希少元素"}, {"Genes", "遺伝子"}, {"Alien", "異星技術"}};
inline constexpr Text kSigns{"Signs", "記号"};
inline constexpr Text kYourBonus{"Your bonus: {bonus}", "ボーナス: {bonus}"};

// Tray and hand.
inline constexpr Text kChooseOne{"Your action this round", "このラウンドのアクション"};
inline constexpr Text kChooseTwo{"Your two actions this round ({n} of 2)", "このラウンドの2アクション({n}/2)"};
inline constexpr Text kKeepOf{"Keep {n} of {of} ({picked} picked)", "{of}枚から{n}枚残す(選択{picked})"};
inline constexpr Text kDrawnCards{"Cards you have drawn", "引いたカード"};
inline constexpr Text kHowToPlace{"How do you place {card}?", "{card}をどう出しますか"};
inline constexpr Text kWhichPower{"Which power of {card}?", "{card}のどの能力ですか"};
inline constexpr Text kWhichSource{"With what do you produce?", "何を使って生産しますか"};
inline constexpr Text kCallNumber{"Call the number of the top card", "いちばん上のカードの数を当てます"};
inline constexpr Text kOfAllShort{"{n}/{of}", "{n}/{of}"};
inline constexpr Text kOfAll{"{n} of {of}", "{of}枚中{n}枚"};
inline constexpr Text kProduceBonus{"Produce bonus", "生産ボーナス"};
inline constexpr Text kConfirmKeep{"Keep {n}", "{n}枚残す"};
inline constexpr Text kConfirmDiscard{"Discard {n}", "{n}枚捨てる"};
inline constexpr Text kConfirmPay{"Pay {n}", "{n}枚払う"};
inline constexpr Text kConfirmForVp{"Discard {n} for {vp} VP", "{n}枚捨てて{vp}VP"};
inline constexpr Text kConfirmActions{"Choose", "決める"};
inline constexpr Text kPick{"{n} of {of}", "{n}/{of}枚"};
inline constexpr Text kPlace{"Place it", "出す"};
inline constexpr Text kPlaceFor{"Place it for {n}", "{n}枚で出す"};
inline constexpr Text kNoCard{"No card", "出さない"};
inline constexpr Text kStop{"Stop here", "ここで終える"};
inline constexpr Text kKeepHand{"Keep my hand", "捨てない"};
inline constexpr Text kBestOrder{"Best: {gains}", "最善: {gains}"};
inline constexpr Text kGainVp{"{n} VP", "{n}VP"};
inline constexpr Text kGainCards{"{n} {n|card|cards}", "{n}枚"};
inline constexpr Text kGainNothing{"nothing", "得るものなし"};
/// Returns "Best: 5 VP, 2 cards".
inline std::string gains(int vp, int cards, Lang lang) {
    std::string all;
    if (vp > 0) all = fill(kGainVp.in(lang), {{"n", vp}});
    if (cards > 0) all += (all.empty() ? "" : lang == Lang::ja ? "・" : ", ") + fill(kGainCards.in(lang), {{"n", cards}});
    return fill(kBestOrder.in(lang), {{"gains", all.empty() ? std::string(kGainNothing.in(lang)) : all}});
}
inline constexpr Text kCancel{"Cancel", "やめる"};
inline constexpr Text kPayFree{"free", "無料"};
inline constexpr Text kPayCards{"{n} {n|card|cards}", "{n}枚"};
inline constexpr Text kConquest{"Military {n} against {of}", "軍事力{n} 対 {of}"};
inline constexpr Text kGivesUp{"gives up {card}", "{card}を捨てる"};
/// In the order of Method.
inline constexpr Text kMethods[] = {{"Pay", "支払う"}, {"Colony Ship", "植民船"}, {"Conquer", "征服"},
                                    {"Conquer with Tactics", "新軍事戦術で征服"}, {"Contact Specialist", "異文化接触専門家"},
                                    {"Contact and Colony Ship", "接触専門家と植民船"}};
inline constexpr Text kPlacing{"placing", "出すカード"};
inline constexpr Text kPaysOf{"paying {n} of {of}", "支払い{n}/{of}枚"};
inline constexpr Text kPlaceHere{"Place here", "ここに出す"};
inline constexpr Text kTapOrDrag{"tap or drag", "タップかドラッグ"};
inline constexpr Text kEmptyHand{"No cards in hand", "手札なし"};

// Hints about the use of the hand: a heading and a sentence.
inline constexpr Text kHintSpend{"Choose cards to spend", "支払うカードを選ぶ"};
inline constexpr Text kHintSpendText{"Cards are money: what you spend is gone.", "カードがお金です。払った札は捨てます。"};
inline constexpr Text kHintDiscard{"Choose cards to discard", "捨てるカードを選ぶ"};
inline constexpr Text kHintSetupText{"Keep four that go well with your start world.", "スタートワールドに合う4枚を残します。"};
inline constexpr Text kHintLimitText{"Ten cards may stay in your hand.", "手札に残せるのは10枚までです。"};
inline constexpr Text kHintForVp{"Cards for points", "手札をVPに"};
inline constexpr Text kHintForVpText{"Each card you discard gives {n} VP.", "捨てた1枚につき{n}VPです。"};
inline constexpr Text kHintWorlds{"Glowing worlds can be placed", "光るワールドを出せます"};
inline constexpr Text kHintWorldsText{"A red ring is won with Military: no cards are paid.",
                                      "赤い輪は軍事力で得て、カードは払いません。"};
inline constexpr Text kHintDevelopments{"Glowing developments can be placed", "光るディヴェロップを出せます"};
inline constexpr Text kHintDevelopmentsText{"You pay their cost with other cards.", "コストはほかの手札で払います。"};
inline constexpr Text kHintNothing{"Nothing fits now", "出せる札なし"};
inline constexpr Text kHintNothingText{"Tap a card to see why.", "札に触れると理由がわかります。"};
inline constexpr Text kHintSell{"Tap the good to sell", "売る品物に触れる"};
inline constexpr Text kHintSellText{"The number is the cards you get.", "数字はもらえるカードの枚数です。"};
inline constexpr Text kHintConsume{"Tap a glowing card", "光る場のカードに触れる"};
inline constexpr Text kHintConsumeText{"Goods that a power can take must be used.", "能力に合う品物は使わなければなりません。"};
inline constexpr Text kHintPale{"Pale number: another order brings more.", "白い数字は、別の順のほうが得です。"};
inline constexpr Text kHintGood{"Tap the goods to use", "使う品物に触れる"};
inline constexpr Text kHintGoodText{"{n} more.", "あと{n}個。"};
inline constexpr Text kHintWindfall{"Tap a glowing world", "光るワールドに触れる"};
inline constexpr Text kHintWindfallText{"It gets a good.", "そこに品物を置きます。"};

// Prompts after the first touch.
inline constexpr Text kAskPlace{"{card}: tap its place, or another card.", "{card}: 出す場所か、別の札に触れます。"};
inline constexpr Text kAskMoreActions{"Choose {n} more.", "あと{n}つ選びます。"};
inline constexpr Text kAskMoreToKeep{"Keep {n} more {n|card|cards}.", "あと{n}枚残します。"};
inline constexpr Text kAskMoreToPay{"Pay {n} more {n|card|cards}.", "あと{n}枚払います。"};
inline constexpr Text kAskMoreToDiscard{"Discard {n} more {n|card|cards}.", "あと{n}枚捨てます。"};
inline constexpr Text kAskConfirm{"Tap \"{button}\", or choose others.", "「{button}」に触れるか、選び直します。"};
inline constexpr Text kAskWorldFor{"{card}: tap the world that gets the good.", "{card}: 品物を置くワールドに触れます。"};
inline constexpr Text kNoSourceFor{"Nothing that you can still use produces on {card}.", "今使えるもので{card}に生産できるものはありません。"};

inline constexpr Text kPlaysOn{"The best order is played.", "いちばん得な順で進めています。"};
inline constexpr Text kPickMore{"Pick as many as the button says.", "ボタンに書いてある枚数を選びます。"};

// Sheets of cards and figures.
inline constexpr Text kReadMore{"Read rule {id}", "ルール{id}を読む"};
inline constexpr Text kClose{"Close", "閉じる"};
inline constexpr Text kCost{"Cost", "コスト"};
inline constexpr Text kPrinted{"Printed", "印刷"};
inline constexpr Text kActionBonus{"Your action", "選んだアクション"};
inline constexpr Text kToPay{"To pay", "支払う枚数"};
inline constexpr Text kYourMilitary{"Your Military against it", "これに対する軍事力"};
inline constexpr Text kSum{"Sum", "合計"};
inline constexpr Text kLasting{"Lasting Military", "いつも働く軍事力"};
inline constexpr Text kConditional{"Only against some worlds", "一部のワールドにだけ"};
inline constexpr Text kOnce{"Once, given up", "1回だけ(捨てる)"};
inline constexpr Text kNoMilitary{"No Military yet.", "軍事力はまだありません。"};
inline constexpr Text kWorthIfPlaced{"Worth if you place it now", "今出したときの得点"};
inline constexpr Text kWorthNow{"Worth now", "今の得点"};
inline constexpr Text kSaleOf{"Cards for its good", "品物を売ったときの枚数"};
inline constexpr Text kPrice{"Price", "売値"};
inline constexpr Text kDevelopmentKind{"Development", "ディヴェロップ"};
/// In the order of WorldType.
inline constexpr Text kWorldKinds[] = {{"World", "ワールド"}, {"Windfall world", "ウィンドフォールのワールド"}, {"Production world", "生産ワールド"}};
inline constexpr Text kMilitaryWorld{"Military world", "軍事ワールド"};
inline constexpr Text kIsNew{"Placed just now: its powers work from the next phase.", "今出したカード: 能力は次のフェイズから働きます。"};
inline constexpr Text kPoolText{"When the last VP is given out, or somebody has {n} cards, the game ends with this round.",
                                "VPがなくなるか、誰かの場が{n}枚になったラウンドでゲームが終わります。"};
inline constexpr Text kPoolReserve{"{n} VP have come from the reserve.", "予備から{n}VP出ています。"};
inline constexpr Text kDeckText{"{n} cards. When it is empty the discards are shuffled.", "{n}枚。なくなると捨て札を切り直します。"};
inline constexpr Text kDiscardText{"{n} cards, face down. Nobody may look.", "{n}枚。裏向きで、誰も見られません。"};
/// Descriptions of lines of variable points, composed from the keys that are set.
inline constexpr Text kPerChips{"every {n} VP in chips", "チップ{n}VPにつき"};
inline constexpr Text kColumns[] = {{"Explore", "探検"}, {"Develop", "ディヴェロップ"}, {"Settle", "殖民"}, {"trade", "売却"},
                                    {"Consume", "消費"}, {"Produce", "生産"}};
inline constexpr Text kTypes[] = {{"plain", "普通の"}, {"windfall", "ウィンドフォール"}, {"production", "生産"}};
inline constexpr Text kCards{"cards", "カード"};
inline constexpr Text kWorlds{"worlds", "ワールド"};
inline constexpr Text kDevelopments{"developments", "ディヴェロップ"};
inline constexpr Text kMilitaryMark{"military", "軍事"};
inline constexpr Text kOfType{"{what} {cards}", "{what}{cards}"};
inline constexpr Text kOfGood{"{what} {cards}", "{what}の{cards}"};
inline constexpr Text kOfCost{"{cards} of cost {what}", "コスト{what}の{cards}"};
inline constexpr Text kWithPower{"{cards} with a {what} power", "{what}の能力を持つ{cards}"};
inline constexpr Text kPerMilitary{"lasting Military", "いつも働く軍事力"};

// Names of things in the mirror.
inline constexpr Text kNameHand{"{card}, in hand", "手札の{card}"};
inline constexpr Text kNameDrawn{"{card}, drawn", "引いた{card}"};
inline constexpr Text kNamePlaced{"{card}, {seat}", "{seat}の{card}"};
inline constexpr Text kNameSource{"Produce with {source}", "{source}で生産する"};
inline constexpr Text kNamePool{"{n} VP left", "残り{n}VP"};

}  // namespace orrery::ui::race_table::words
