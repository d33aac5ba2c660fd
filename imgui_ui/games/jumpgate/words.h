// Texts of the Jump Gate table that are not a rule, a prompt or an event. Those are part of the game's rules.
#pragma once

#include "engine/core/text.h"

namespace orrery::ui::jumpgate_table::words {

inline constexpr Text kJump{"Jump", "ジャンプ"};
inline constexpr Text kScan{"Scan", "スキャン"};
inline constexpr Text kLand{"Land", "上陸"};
inline constexpr Text kAny{" any", " 自由"};
inline constexpr Text kFly{"Fly there", "移動する"};
inline constexpr Text kOrJump{"or jump with", "またはジャンプ"};
inline constexpr Text kResearch{"Research", "調査"};
inline constexpr Text kEndTurn{"End turn", "手番を終える"};
inline constexpr Text kNoMarker{"No marker", "置かない"};
inline constexpr Text kNothingMore{"Nothing more", "もう取らない"};
inline constexpr Text kTake{"Take", "獲得する"};
inline constexpr Text kLeave{"Leave", "残す"};
inline constexpr Text kDraw{"Draw {n}", "{n}枚引く"};
inline constexpr Text kDone{"Done", "引かずに終える"};
inline constexpr Text kCancel{"Cancel", "やめる"};
inline constexpr Text kChooseAgain{"Choose again", "選び直す"};

inline constexpr Text kDeck{"Deck", "山札"};
inline constexpr Text kDiscard{"Discard", "捨て札"};
inline constexpr Text kDiscardCount{"Discard {n}", "捨て札 {n}"};
inline constexpr Text kHole{"Black hole", "ブラックホール"};
inline constexpr Text kGate{"Jump Gate", "ジャンプゲート"};
inline constexpr Text kHand{"Your hand", "手札"};
inline constexpr Text kHandOf{"{seat}'s hand", "{seat}の手札"};
inline constexpr Text kHidden{"Hidden", "秘密"};
inline constexpr Text kHoldToLook{"Hold to look", "長押しで見る"};
inline constexpr Text kHiddenHold{"Hidden {n} (hold)", "秘密 {n}(長押し)"};
inline constexpr Text kLeads{"{seat} leads with {n}", "{seat}が最多({n})"};
inline constexpr Text kLeadsShort{"leads ({n})", "最多({n})"};
inline constexpr Text kTiedLead{"{n} each in front", "同数({n})で最多"};
inline constexpr Text kLastOne{"Last one:", "最後の1枚"};
inline constexpr Text kTakingEnds{"taking it ends", "取れば終了"};
inline constexpr Text kLastShort{"Last one", "最後の1枚"};
inline constexpr Text kLastRound{"Last round: {n} {n|turn|turns} to come", "最後の1巡: あと{n}手番"};
inline constexpr Text kLastTurn{"Last turn of the game", "最後の手番"};
inline constexpr Text kEmptyHand{"No cards in hand", "手札なし"};

inline constexpr Text kRaisedScan{"Raised cards can scan", "浮いた札で"};
inline constexpr Text kRaisedScanWhat{"{planet} (code {n}).", "{planet}をスキャン(コード{n})"};
inline constexpr Text kRaisedLand{"Raised cards can land", "浮いた札で"};
inline constexpr Text kRaisedLandWhat{"on {planet}: tap its triangles.", "{planet}に上陸。三角に触れます。"};
inline constexpr Text kRaisedJump{"Raised cards can jump", "浮いた札でジャンプ"};
inline constexpr Text kRaisedJumpWhat{"Tap one, then a planet.", "札、次に惑星に触れます。"};
inline constexpr Text kPayWith{"Tap the card to pay with", "払う札に触れます"};
inline constexpr Text kPayWithWhat{"Framed: the one you need least.", "枠の札がいちばん使い道の少ない札です。"};
inline constexpr Text kHarvestHint{"Tap a glowing resource", "光るリソースに触れます"};
inline constexpr Text kHarvestHintWhat{"Any card pays for the harvest.", "どの札でも採取の支払いになります。"};
inline constexpr Text kTapGlowing{"Tap what glows", "光るものに触れます"};
inline constexpr Text kTapGlowingWhat{"To {uses}.", "{uses}ができます。"};
inline constexpr Text kDiscardAny{"Tap cards to discard", "捨てる札に触れます"};
inline constexpr Text kDiscardAnyWhat{"Then draw up to five.", "そのあと5枚まで引きます。"};

// The prompt while a choice is half made.
inline constexpr Text kAskCard{"With this card: {uses}. Tap what glows.", "この札で{uses}。光るものに触れます。"};
inline constexpr Text kUseJump{"jump", "ジャンプ"};
inline constexpr Text kUseScan{"scan", "スキャン"};
inline constexpr Text kUseLand{"land", "上陸"};
inline constexpr Text kUseHarvest{"harvest", "採取"};
inline constexpr Text kAskJumpCard{"Jump to {planet}: tap a raised card.", "{planet}へジャンプ: 浮いた札に触れます。"};
inline constexpr Text kAskFlyOrJump{"To {planet}: fly, or jump with a card?", "{planet}へ: 移動しますか、札でジャンプしますか。"};
inline constexpr Text kAskScanCard{"Scan {planet}: tap a raised card.", "{planet}をスキャン: 浮いた札に触れます。"};
inline constexpr Text kAskPay{"Harvest {resource}: tap the card to pay with.", "{resource}を採取: 払う札に触れます。"};
inline constexpr Text kAskPair{"Land on {planet}: choose two cards.", "{planet}に上陸: 2枚を選びます。"};

inline constexpr Text kAskMark{"{seat}: take the marked {resource}, or leave it?", "{seat}: マーカーのある{resource}を獲得しますか。"};
inline constexpr Text kAskRest{"Take one more at {planet}, or nothing more.", "{planet}からもう1枚取るか、取らないか選んでください。"};

inline constexpr Text kLandTitle{"Land on {planet} and claim it", "{planet}に上陸して確保"};
inline constexpr Text kLandPoints{"{n} points for you at the end.", "終了時にあなたの{n}点になります。"};
inline constexpr Text kLandMine{"You may take your {resource} first.", "先にあなたの{resource}を獲得できます。"};
inline constexpr Text kLandOther{"{seat} may take {resource}.", "{seat}は{resource}を獲得できます。"};
inline constexpr Text kLandRest{"Then you may take one of the rest.", "そのあと残りから1枚獲得できます。"};
inline constexpr Text kLandRestMaybe{"Then you may take one that is left, if any.", "そのあと残りがあれば1枚獲得できます。"};
inline constexpr Text kLandWith{"Pay with", "支払う札"};
inline constexpr Text kMarkTitle{"{seat}: your marked {resource}", "{seat}: マーカーのある{resource}"};
inline constexpr Text kMarkPoints{"+{n} {n|point|points} with what you have collected.", "集めた分に{n}点加わります。"};
inline constexpr Text kMarkIcon{"Puts your marker on the black hole.", "ブラックホールにマーカーを置きます。"};
inline constexpr Text kMarkLeaveMine{"Left here, you may still take it as the claimant.", "残しても、確保した人として取れます。"};
inline constexpr Text kMarkLeave{"Left here, the claimant may take it.", "残すと、確保した人が取れます。"};

// Explanations.
inline constexpr Text kReadMore{"Read rule {id}", "ルール{id}を読む"};
inline constexpr Text kCodes{"Jump {jump} · Scan {scan} · Land {a} and {b}", "ジャンプ{jump}・スキャン{scan}・上陸{a}と{b}"};
inline constexpr Text kFaceDown{"{n} face-down: scan to turn one up.", "裏向き{n}枚: スキャンで1枚表になります。"};
inline constexpr Text kNoFaceDown{"Nothing face-down: it can be landed on and harvested.", "裏向きなし: 上陸と採取ができます。"};
inline constexpr Text kNoFaceDownClaimed{"Nothing face-down: unmarked resources can be harvested.",
                                         "裏向きなし: マーカーのないリソースを採取できます。"};
inline constexpr Text kClaimedBy{"Claimed by {seat}.", "{seat}が確保。"};
inline constexpr Text kUnclaimed{"Not claimed yet.", "まだ確保されていません。"};
inline constexpr Text kMarkedBy{"Reserved by {seat}.", "{seat}が予約。"};
inline constexpr Text kReservedMine{"Reserved, not yet yours: harvest it, or it comes when somebody claims the planet.",
                                    "予約済みですが、まだ獲得していません。採取するか、誰かが惑星を確保すると手に入ります。"};
inline constexpr Text kIconNote{"Gaining it puts a marker on the black hole.", "獲得するとブラックホールにマーカーを置きます。"};
inline constexpr Text kIconHiddenNote{"Icons on hidden resources do nothing.", "秘密のリソースのアイコンは効果がありません。"};
inline constexpr Text kYouHave{"You have {n}", "あなたは{n}枚"};
inline constexpr Text kNextOne{"+{n} for the next", "次の1枚で+{n}"};
inline constexpr Text kCardsRow{"Cards", "枚数"};
inline constexpr Text kPointsRow{"Points", "得点"};
inline constexpr Text kPairRow{"Light and dark pair", "ライトとダークの組"};
inline constexpr Text kSingleRow{"Single", "単独"};
inline constexpr Text kGemRow{"Largest colour × all gems", "最多の色 × ジェム全体"};
inline constexpr Text kEachRow{"Each card", "1枚につき"};
inline constexpr Text kJumpText{"To any planet with a blue {n}.", "青の{n}の惑星へ移ります。"};
inline constexpr Text kJumpAnyText{"To any planet.", "どの惑星へでも移れます。"};
inline constexpr Text kScanText{"A planet with a green {n}, when your ship is there.", "宇宙船のいる緑の{n}の惑星をスキャンします。"};
inline constexpr Text kScanAnyText{"The planet where your ship is.", "宇宙船のいる惑星ならどこでもスキャンします。"};
inline constexpr Text kLandText{"One of the two codes: an orange {n}.", "2つのコードのうち、オレンジの{n}。"};
inline constexpr Text kLandAnyText{"Either of the two orange codes.", "オレンジのどちらのコードでも。"};
inline constexpr Text kOneUse{"One card, one action. Any card pays for a harvest.", "1枚は1アクションだけ。採取はどの札でも払えます。"};
inline constexpr Text kDeckText{"{n} cards. Research draws your hand up to five.", "{n}枚。調査で手札が5枚になるまで引きます。"};
inline constexpr Text kDeckFlip{"When it is empty, the discard pile is turned over.", "なくなると捨て札を裏返して山札にします。"};
inline constexpr Text kDeckShuffle{"When it is empty, the discard pile is shuffled.", "なくなると捨て札をシャッフルして山札にします。"};
inline constexpr Text kDiscardText{"Latest first. Everybody may look.", "新しい順。誰でも見られます。"};
inline constexpr Text kDiscardEmpty{"No cards discarded yet.", "捨て札はまだありません。"};
inline constexpr Text kHoleText{"Each gained resource with the spiral puts a marker here. With marker {n} the game ends at once, and whoever has most here loses all hidden resources.",
                                "渦のついたリソースを獲得するたびにマーカーを置きます。{n}つ目でゲームは直ちに終わり、最多の人は秘密のリソースをすべて失います。"};
inline constexpr Text kHoleRow{"{seat}: {n}", "{seat}: {n}"};
inline constexpr Text kGateText{"Where every ship starts. Leave it with a jump; nobody comes back.",
                                "すべての宇宙船の出発点です。ジャンプで出発し、戻ることはありません。"};
inline constexpr Text kGateShips{"Still here: {seats}.", "まだここにいる: {seats}。"};
inline constexpr Text kGateEmpty{"No ship is here any more.", "宇宙船は残っていません。"};
inline constexpr Text kHiddenTitle{"Your hidden resources", "あなたの秘密のリソース"};
inline constexpr Text kHiddenText{"They count at the end, unless the black hole is full and you have most markers on it. Icons on them do nothing.",
                                  "ゲーム終了時に得点になります。ブラックホールが満ち、あなたのマーカーが最多なら失います。アイコンの効果はありません。"};
inline constexpr Text kClaimSpotText{"The claim marker goes here: {n} points for the claimant.", "確保マーカーの場所: 確保した人に{n}点。"};
inline constexpr Text kPointsShown{"{n} points in sight", "見えている得点 {n}"};
inline constexpr Text kSheetPlanets{"Planets claimed", "確保した惑星"};
inline constexpr Text kSheetHand{"Cards in hand", "手札"};
inline constexpr Text kSheetHole{"On the black hole", "ブラックホール"};
inline constexpr Text kSheetHidden{"Hidden resources", "秘密のリソース"};
inline constexpr Text kSheetNothing{"Nothing collected yet.", "まだ何も集めていません。"};

/// Names that fit on a card, in the order of ResourceKind.
inline constexpr Text kOnCard[] = {{"Sand", "砂"}, {"Water", "水"}, {"EnerGel light", "ライト"}, {"EnerGel dark", "ダーク"},
                                   {"Gem blue", "ジェム青"}, {"Gem red", "ジェム赤"}, {"Gem white", "ジェム白"}, {"Fame", "名声"}};

// Reference panels on desktops.
inline constexpr Text kWhatScores{"What scores", "得点"};
inline constexpr Text kWhenEnds{"When it ends", "終わる条件"};
inline constexpr Text kSandName{"Sand", "砂"};
inline constexpr Text kWaterName{"Water", "水"};
inline constexpr Text kEnergelName{"EnerGel", "エネルギージェル"};
inline constexpr Text kGemsName{"Gems", "ジェム"};
inline constexpr Text kFameName{"Fame", "名声"};
inline constexpr Text kEnergelLine{"pair {a} · single {b}", "組で{a}・単独{b}"};
inline constexpr Text kGemLine{"largest colour × all gems", "最多の色 × 全ジェム"};
inline constexpr Text kFameLine{"{n} each", "1枚{n}点"};
inline constexpr Text kPlanetLine{"{n} each", "1つ{n}点"};
inline constexpr Text kPlanetsName{"Planets", "惑星"};
inline constexpr Text kEndHole{"Black hole full", "ブラックホールが満ちる"};
inline constexpr Text kEndHoleNow{"{n} of {of}", "{of}のうち{n}"};
inline constexpr Text kEndDry{"A planet runs dry", "惑星のリソースが尽きる"};
inline constexpr Text kEndDryNow{"{planet}: last resource", "{planet}: 最後の1枚"};
inline constexpr Text kEndDryNone{"none is close", "まだなし"};
inline constexpr Text kEndClaimed{"All planets claimed", "全惑星が確保される"};
inline constexpr Text kEndClaimedNow{"{n} of {of} so far", "{of}のうち{n}"};

// Names of things in the mirror.
inline constexpr Text kNamePlanet{"{planet}", "{planet}"};
inline constexpr Text kNameScanCode{"Scan {planet}", "{planet}をスキャン"};
inline constexpr Text kNameLandCodes{"Land on {planet}", "{planet}に上陸"};
inline constexpr Text kNamePile{"{n} face-down at {planet}", "{planet}の裏向き{n}枚"};
inline constexpr Text kNameResource{"{resource} at {planet}", "{planet}の{resource}"};
inline constexpr Text kNameClaim{"Claim of {planet}", "{planet}の確保"};
inline constexpr Text kActionsLeft{"{n} {n|action|actions} left", "残り{n}アクション"};

// Refusals of touches that name no move.
inline constexpr Text kNoScanTitle{"{planet} cannot be scanned now", "{planet}は今スキャンできません"};
inline constexpr Text kNoScanCard{"No card in your hand has its scan code. Research brings new cards.",
                                  "このスキャンコードの札が手札にありません。調査で新しい札が手に入ります。"};
inline constexpr Text kNoLandTitle{"You cannot land on {planet} now", "{planet}には今上陸できません"};
inline constexpr Text kNoLandCards{"No two cards in your hand meet both of its landing codes. Research brings new cards.",
                                   "2つの上陸コードを満たす2枚が手札にありません。調査で新しい札が手に入ります。"};
inline constexpr Text kNotYourTurn{"Not now", "今はできません"};
inline constexpr Text kWaitFor{"{seat} is to decide.", "{seat}が決める番です。"};
inline constexpr Text kAnswerFirst{"First answer the question above.", "先に上の質問に答えてください。"};

}  // namespace orrery::ui::jumpgate_table::words
