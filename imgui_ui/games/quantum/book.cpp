// Chapters: goal · parts · board · setup · turn · actions · move · fight · construct · tracks · abilities · cards · gambits ·
// commands · end · options · words
#include "imgui_ui/games/quantum/book.h"

#include "engine/games/quantum/rule_ids.h"
#include "imgui_ui/games/quantum/book_figures.h"

namespace orrery::ui::quantum_table {
namespace {

namespace r = orrery::quantum::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT
using orrery::quantum::Command;

constexpr Text kNothing{"", ""};

// --- tables ---

constexpr Text kActionCells[] = {
    {"Action", "アクション"}, {"Cost", "費用"}, {"What it does", "できること"},
    {"Reconfigure", "再構成"}, {"1", "1"}, {"Roll a ship for a different number.", "宇宙船を違う出目になるまで振ります。"},
    {"Deploy", "配備"}, {"1", "1"}, {"Bring a ship from the scrapyard to a planet with your cube.", "屑鉄置き場の宇宙船を、自分のキューブがある惑星に出します。"},
    {"Move / Attack", "移動/攻撃"}, {"1", "1"}, {"Move a ship up to its number; the last step may be an attack.", "宇宙船を出目まで動かします。最後の1歩で攻撃できます。"},
    {"Construct", "建設"}, {"2", "2"}, {"Build a cube where your ships have the exact sum.", "合計がちょうど合った惑星にキューブを置きます。"},
    {"Research", "研究"}, {"1", "1"}, {"Raise your research by 1.", "研究を1上げます。"}};
constexpr BookTable kActions{3, kActionCells};

constexpr Text kPlanetCells[] = {
    {"Planet", "惑星"}, {"Cube slots", "キューブを置くマス"}, {"Two ships that fit", "合う2隻"},
    {"7", "7"}, {"1", "1"}, {"1 + 6, 2 + 5, 3 + 4", "1 + 6、2 + 5、3 + 4"},
    {"8", "8"}, {"2", "2"}, {"2 + 6, 3 + 5, 4 + 4", "2 + 6、3 + 5、4 + 4"},
    {"9", "9"}, {"3", "3"}, {"3 + 6, 4 + 5", "3 + 6、4 + 5"},
    {"10", "10"}, {"4", "4"}, {"4 + 6, 5 + 5", "4 + 6、5 + 5"}};
constexpr BookTable kPlanets{3, kPlanetCells};

constexpr Text kChanceCells[] = {
    {"Attacker's number", "攻撃側の出目"}, {"Attacker wins", "攻撃側の勝率"}, {"Against Stubborn", "「頑固」が相手"},
    {"5 lower", "5小さい"}, {"100 %", "100%"}, {"97 %", "97%"},
    {"4 lower", "4小さい"}, {"97 %", "97%"}, {"92 %", "92%"},
    {"3 lower", "3小さい"}, {"92 %", "92%"}, {"83 %", "83%"},
    {"2 lower", "2小さい"}, {"83 %", "83%"}, {"72 %", "72%"},
    {"1 lower", "1小さい"}, {"72 %", "72%"}, {"58 %", "58%"},
    {"equal", "同じ"}, {"58 %", "58%"}, {"42 %", "42%"},
    {"1 higher", "1大きい"}, {"42 %", "42%"}, {"28 %", "28%"},
    {"2 higher", "2大きい"}, {"28 %", "28%"}, {"17 %", "17%"},
    {"3 higher", "3大きい"}, {"17 %", "17%"}, {"8 %", "8%"},
    {"4 higher", "4大きい"}, {"8 %", "8%"}, {"3 %", "3%"},
    {"5 higher", "5大きい"}, {"3 %", "3%"}, {"0 %", "0%"}};
constexpr BookTable kChances{3, kChanceCells};

constexpr Text kAbilityCells[] = {
    {"Ship", "宇宙船"}, {"Ability", "特殊能力"}, {"In short", "内容"},
    {"Battlestation", "戦闘基地"}, {"Strike", "爆撃"}, {"One more attack on a ship next to it.", "隣の敵艦への追加の攻撃。"},
    {"Flagship", "旗艦"}, {"Transport", "輸送"}, {"Takes another ship along.", "ほかの自艦を1隻運ぶ。"},
    {"Destroyer", "駆逐艦"}, {"Warp", "ワープ"}, {"Swaps places with another of your ships.", "ほかの自艦と位置を入れ替える。"},
    {"Frigate", "フリゲート艦"}, {"Modify", "改修"}, {"Becomes a 3 or a 5.", "3か5になる。"},
    {"Interceptor", "迎撃機"}, {"Maneuver", "機動"}, {"Moves diagonally too.", "斜めにも動ける。"},
    {"Scout", "偵察機"}, {"Free Reconfigure", "無料再構成"}, {"Rolled anew without an action.", "アクションなしで振り直す。"}};
constexpr DrawSign kAbilitySigns[] = {ship_sign<1>, ship_sign<2>, ship_sign<3>, ship_sign<4>, ship_sign<5>, ship_sign<6>};
constexpr BookTable kAbilities{3, kAbilityCells, kAbilitySigns};

constexpr Text kMapCells[] = {
    {"Map", "マップ"}, {"Players", "人数"}, {"Cubes", "キューブ"}, {"Tiles", "タイル"},
    {"Twin Gates", "双子門"}, {"2", "2人"}, {"5", "5"}, {"9", "9"}, {"Three Harbours", "三つの港"}, {"3", "3人"}, {"5", "5"}, {"9", "9"},
    {"Four Corners", "四隅の星域"}, {"4", "4人"}, {"5", "5"}, {"9", "9"}, {"Skirmish", "小競り合い"}, {"2", "2人"}, {"4", "4"}, {"6", "6"},
    {"Long Corridor", "長い回廊"}, {"2", "2人"}, {"5", "5"}, {"10", "10"}, {"Broken Core", "失われた核"}, {"2", "2人"}, {"5", "5"}, {"8", "8"},
    {"Void Between", "狭間の虚無"}, {"2", "2人"}, {"5", "5"}, {"9", "9"}, {"Twin Clusters", "双子星団"}, {"2", "2人"}, {"6", "6"}, {"13", "13"},
    {"Grand Traverse", "大横断"}, {"2", "2人"}, {"7", "7"}, {"15", "15"}, {"Three Arms", "三つの腕"}, {"3", "3人"}, {"5", "5"}, {"10", "10"},
    {"The Keel", "竜骨"}, {"3", "3人"}, {"5", "5"}, {"11", "11"}, {"Triad Ring", "三和環"}, {"3", "3人"}, {"6", "6"}, {"12", "12"},
    {"Crossroads", "十字路"}, {"4", "4人"}, {"5", "5"}, {"13", "13"}, {"Void Nexus", "虚無の結節"}, {"4", "4人"}, {"5", "5"}, {"9", "9"},
    {"Halo", "光輪"}, {"4", "4人"}, {"5", "5"}, {"12", "12"}, {"Four Winds", "四方の風"}, {"4", "4人"}, {"6", "6"}, {"16", "16"}};
constexpr BookTable kMapTable{4, kMapCells};

constexpr Text kOptionCells[] = {
    {"Option", "オプション"}, {"Choices", "選択"}, {"Rule", "ルール"},
    {"Map", "マップ"}, {"One of those for your number of players", "人数に合うもの"}, {"QU-S1", "QU-S1"},
    {"Quantum cubes", "量子キューブ"}, {"As on the map, or 3 to 7", "マップどおり、または3~7個"}, {"QU-S3", "QU-S3"},
    {"Rounds", "ラウンド数"}, {"No limit, or a number", "上限なし、または回数"}, {"QU-E4", "QU-E4"}};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text("Each player commands a fleet of dice. The number on a die is the kind of ship: how fast it is, how well it fights and what it can do.",
         "各プレイヤーはダイスの艦隊を率います。ダイスの出目が宇宙船の種類で、速さ、戦う力、特殊能力を表します。"),
    figure(in_the_middle, "The smallest map: six planets with their numbers and cube slots, the ships of two players, cubes already built.",
           "いちばん小さいマップです。6つの惑星と番号、キューブを置くマス、2人の宇宙船、建設済みのキューブがあります。", true),
    heading("Exact sums", "ちょうどの合計"),
    text("Bring ships into the orbit of a planet so that their numbers add up to exactly its number: then you can build a quantum cube there (QU-K4).",
         "惑星の軌道に宇宙船を集め、出目の合計を惑星番号とちょうど同じにすると、量子キューブを建設できます(QU-K4)。"),
    heading("Low is strong", "小さいほど強い"),
    text("In a fight both add a die to their ship's number, and the lower total wins. A 1 is strong and slow, a 6 weak and fast. Won fights bring dominance, and enough of it is worth a cube (QU-I6).",
         "戦闘では、宇宙船の出目にダイスを足し、小さい方が勝ちます。1は強くて遅く、6は弱くて速い宇宙船です。勝つと優勢点が上がり、たまるとキューブを1個置けます(QU-I6)。"),
    heading("Who wins", "勝つには"),
    text("Whoever first has all of their cubes on the map wins at once (QU-E1).", "自分のキューブを先にすべてマップに置いた人が、その場で勝ちます(QU-E1)。"),
    note("A good turn: one action to complete a sum, two to build.", "よい手番の例: 1アクションで合計をそろえ、2アクションで建設します。"),
};

constexpr Block kParts[] = {
    figure(six_kinds, "The six kinds of ships, from Battlestation (1) to Scout (6).", "6種類の宇宙船。戦闘基地(1)から偵察機(6)まであります。"),
    entry(ship_sign<3>, {"Ships", "宇宙船"}, {"Seven dice for each player: three ships, two expansion ships for later, one for dominance and one for research.", "1人7個のダイスです。宇宙船3隻、あとで使う追加の宇宙船2隻、優勢ダイスと研究ダイスが1個ずつです。"}, &r::S5),
    entry(cube_sign, {"Quantum cubes", "量子キューブ"}, {"What you build. The map says how many you need.", "建設するものです。必要な数はマップで決まります。"}, &r::S3),
    entry(planet_sign, {"Map tiles", "マップタイル"}, {"24 with a planet, numbered 7 to 10, and the Void.", "番号7~10の惑星のタイル24枚と、虚無のタイルです。"}, &r::B1),
    entry(dominance_sign, {"Dominance", "優勢点"}, {"Rises when you destroy ships and falls when you lose them.", "敵艦を破壊すると上がり、自艦を失うと下がります。"}, &r::I1),
    entry(research_sign, {"Research", "研究"}, {"At 6 it brings a card.", "6になるとカードを得ます。"}, &r::X1),
    figure(two_kinds_of_cards, "A gambit works once, a command stays with you.", "作戦カードは1度だけ働き、指令カードは手元に残ります。"),
    entry(gambit_sign, {"22 gambit cards", "作戦カード22枚"}, {"Dark. They take effect at once and go.", "暗いカードです。すぐに効果が出て、捨て札になります。"}, &r::P8),
    entry(command_sign, {"31 command cards", "指令カード31枚"}, {"Light, each different. They stay in force.", "明るいカードで、すべて違います。ずっと効果があります。"}, &r::P9),
};

constexpr Block kBoard[] = {
    figure(orbits_and_corners, "Bright: the four orbits of the upper 9. Outlined: its four corners.", "明るいマスが上の惑星9の軌道位置4つ、縁だけのマスが斜めのマス4つです。"),
    rule(r::B1), rule(r::B2), rule(r::B3), rule(r::B6), rule(r::B7), rule(r::B8),
    heading("Planets and slots", "惑星とキューブ"),
    table(kPlanets, {"The planets", "惑星の種類"}),
    rule(r::B9),
    heading("Empty places", "惑星のないところ"),
    rule(r::B4, "A ship there gives its owner research at the start of the turn (QU-T2).", "そこに宇宙船がいると、手番の初めに研究が上がります(QU-T2)。"),
    rule(r::B5),
    note("Squares are named by the letters along the upper edge and the numbers at the left.", "マスは、上の辺の文字と左の辺の数字で呼びます。"),
};

constexpr Block kSetupBlocks[] = {
    text("The app rolls and deals. These are its steps, so that you can check it or play with real dice.", "ダイスとカードはアプリが扱います。確かめたいとき、実物で遊ぶときのために、手順を示します。"),
    rule(r::S1), rule(r::S2), rule(r::S3), rule(r::S4), rule(r::S5), rule(r::S6),
    rule(r::S7, "Different numbers make more sums than equal ones.", "違う出目のほうが、いろいろな合計を作れます。"),
    example({"Who begins", "先手を決める"}, first_roll, "Aki rolled 3, 4 and 2, Ben 6, 5 and 3. 9 is less than 14: Aki begins.", "アキは3・4・2、ベンは6・5・3です。9は14より小さいので、アキが先手です。"),
    rule(r::S8), rule(r::S9), rule(r::S10), rule(r::S11),
    example({"Ready", "準備完了"}, at_home, "Each has a home with a cube and three ships in its orbit.", "それぞれ初期惑星にキューブを置き、軌道に宇宙船を3隻置きました。"),
    rule(r::S12), rule(r::S13),
};

constexpr Block kTurn[] = {
    rule(r::T1), rule(r::T2), rule(r::T3),
    table(kActions, {"The five actions", "5種類のアクション"}, true),
    rule(r::A1), rule(r::A2), rule(r::A3), rule(r::T6),
    heading("Once per ship", "1隻に1回"),
    rule(r::A4), rule(r::A5),
    rule(r::A6, "The marks belong to the die, not to its number.", "印は出目ではなく、ダイスそのものに付きます。"),
    heading("The end of the actions", "アクションの終わり"),
    rule(r::T4), rule(r::T5), rule(r::T7), rule(r::T8),
    note("Use abilities after your last action to prepare the next turn.", "最後のアクションのあとに特殊能力を使い、次の手番の準備をしましょう。"),
};

constexpr Block kReconfigure[] = {
    heading("Reconfigure", "再構成"),
    rule(r::R1), rule(r::R2),
    example({"Until it differs", "違う出目になるまで"}, rolled_anew, "A Frigate (4) is rolled: 4, 4, 2. Both 4s do not count; it becomes a 2. One action is spent.",
            "フリゲート艦(4)を振ると4、4、2でした。4は数えないので2になります。使うのは1アクションです。"),
    rule(r::R3), rule(r::R4),
    heading("Deploy", "配備"),
    rule(r::D1),
    example({"Back on the map", "マップへ戻る"}, deploying, "Aki has cubes on the upper left 8 and on the lower 9. The free orbits of both are open to a ship from the scrapyard.",
            "アキのキューブは左上の8と下の9にあります。屑鉄置き場の宇宙船を、両方の空いた軌道に置けます。"),
    rule(r::D2), rule(r::D3), rule(r::D4), rule(r::D5),
};

constexpr Block kMoving[] = {
    rule(r::V1), rule(r::V2), rule(r::V3), rule(r::V4), rule(r::V5),
    example({"Planets are walls", "惑星は壁"}, reach_of_three, "Where a 3 can go from beside the upper left 8. The other side of the 9 is too far: the planet is in the way.",
            "左上の8の右にいる3の行けるマスです。9の向こう側は、惑星が邪魔になって届きません。"),
    heading("Attacking", "攻撃する"),
    rule(r::V6), rule(r::V7),
    example({"The step in costs too", "入るのにも1歩"}, entering, "A 2 attacks a 4: one step to the space above or to the right, the second step into the enemy's space. A 1 could not reach it.",
            "2が4を攻撃します。1歩目で上か右のマスへ、2歩目で敵艦のマスへ入ります。1では届きません。"),
    rule(r::V8), rule(r::V9), rule(r::V10),
};

constexpr Block kFight[] = {
    rule(r::C1), rule(r::C2), rule(r::C3),
    heading("Dice and totals", "ダイスと合計"),
    rule(r::C5), rule(r::C9), rule(r::C10), rule(r::C11),
    example({"A tie", "同点"}, low_wins, "2 + 5 against 4 + 3: both have 7. The attacker wins ties.", "2 + 5対4 + 3で、どちらも7です。同点は攻撃側の勝ちです。"),
    table(kChances, {"Chance to win without cards", "カードのないときの勝率"}),
    heading("The attacker wins", "攻撃側が勝つ"),
    rule(r::C13), rule(r::C12), rule(r::C16),
    heading("The defender wins", "防御側が勝つ"),
    rule(r::C14),
    example({"Nothing lost but the action", "失うのはアクションだけ"}, repelled, "5 + 4 against 2 + 3. The attacking ship stays on the space from which it attacked, and no dominance changes.",
            "5 + 4対2 + 3で撃退されました。攻撃した宇宙船は攻撃元のマスに残り、優勢点は変わりません。"),
    rule(r::C15),
    example({"Stubborn", "頑固"}, stubborn, "Ben holds Stubborn: the tie is his, and Aki's ship is destroyed. Ben gains dominance and Aki loses it, in Aki's turn.",
            "ベンは「頑固」を持っています。同点はベンの勝ちで、アキの宇宙船が破壊されます。アキの手番でも、ベンの優勢点が上がり、アキは下がります。"),
    heading("Cards in a fight", "戦闘とカード"),
    rule(r::C4), rule(r::C6), rule(r::C7), rule(r::C8),
    example({"One after the other", "交互に使う"}, rerolls, "Aki attacks with a 3 and rolls 6. Relentless: 1. Then Ben uses Cruel on the same die: 5. The attack is repelled.",
            "アキは3で攻撃し、6を振りました。「執念」で1に。続いてベンが「残酷」で同じダイスを振り直させると5。攻撃は撃退されました。"),
    example({"They add up", "効果は重なる"}, modifiers, "Aki holds Rational (the die is 3), Ferocious (−1) and Strategic (−2, another ship of Aki's is next to the fight).",
            "アキは「合理的」(ダイスは3)、「獰猛」(−1)、「戦略的」(隣に別の自艦がいて−2)を持っています。"),
    rule(r::C17),
    note("Attack whoever has a complete sum, before their turn comes.", "合計のそろった相手は、その手番が来る前に攻撃しましょう。"),
};

constexpr Block kBuild[] = {
    rule(r::K1), rule(r::K2), rule(r::K3), rule(r::K4),
    example({"4 + 5 = 9", "4 + 5 = 9"}, four_and_five, "A 4 and a 5 orbit the 9: Aki can build there. The 1 stands on no orbit of it and does not count.",
            "惑星9の軌道に4と5がいるので、アキは建設できます。1はその軌道にいないので数えません。"),
    example({"None may be left out", "全部を数える"}, one_too_many, "Now the 1 is in orbit too: the sum is 10, and Aki cannot build. It must leave first.",
            "1も軌道にいると合計は10になり、建設できません。先に軌道から出す必要があります。"),
    rule(r::K7), rule(r::K10), rule(r::K11),
    heading("With cards", "カードがあるとき"),
    rule(r::K5), rule(r::K6),
    example({"Ingenious", "独創的"}, corners_count, "A 4 in orbit, a 2 and a 3 on corners: Aki may count any of the corner ships. 4 + 2 + 3 = 9.",
            "軌道に4、斜めのマスに2と3がいます。斜めの宇宙船は好きなだけ数えられるので、4 + 2 + 3 = 9です。"),
    heading("Entanglement", "量子もつれ"),
    rule(r::K8), rule(r::K9),
    example({"Twelve for a nine", "9なのに12"}, entangled, "Every planet with a free slot holds a cube of Aki's. At the upper 9 Aki needs 9 + 3 = 12: 6 + 6 will do.",
            "空きのある惑星にはどれもアキのキューブがあります。上の9では9 + 3 = 12が必要で、6 + 6で建設できます。"),
    note("Be early where slots are few: a 7 has only one.", "空きの少ない惑星は早い者勝ちです。7には1個しか置けません。"),
};

constexpr Block kTracks[] = {
    heading("Research", "研究"),
    rule(r::X1), rule(r::X2), rule(r::X3),
    rule(r::P1), rule(r::P2),
    example({"A breakthrough", "研究の躍進"}, breaking_through, "Research 6 at the end of the actions: a card, and research is 1 again.", "研究6でアクションを終えると、カードを1枚得て、研究は1に戻ります。"),
    heading("Dominance", "優勢点"),
    rule(r::I1), rule(r::I2), rule(r::I3), rule(r::I4), rule(r::I5),
    heading("Infamy", "悪名"),
    rule(r::I6),
    example({"A cube by force", "力で得るキューブ"}, infamous, "Aki's dominance rises from 5 to 6. At once a cube goes onto a planet, without ships or a sum; dominance is 1 again, and Aki has earned a card.",
            "アキの優勢点が5から6になりました。すぐに宇宙船も合計もなしでキューブを1個置き、優勢点は1に戻ります。カードも1枚得ます。"),
    rule(r::I7), rule(r::I8),
    note("From dominance 4 on every fight counts double: the next cube may be two wins away.", "優勢点が4になったら、戦闘がいっそう大切です。あと2勝でキューブを置けます。"),
};

constexpr Block kAbilityBlocks[] = {
    table(kAbilities, {"The six kinds", "6種類の能力"}, true),
    rule(r::H0), rule(r::H1),
    rule(r::H2), rule(r::H3), rule(r::H4),
    example({"Transport", "輸送"}, carrying, "The Flagship (2) takes the Scout (6) along. It may go where the spaces glow, the Scout's old space included, and sets the Scout down around itself.",
            "旗艦(2)が偵察機(6)を運びます。行けるのは光るマスで、偵察機のいたマスも含みます。着いた先の周りに偵察機を降ろします。"),
    rule(r::H5),
    example({"Warp", "ワープ"}, warping, "A Destroyer (3) far away swaps places with a Battlestation (1): the slow ship is at the front at once.",
            "遠くの駆逐艦(3)が戦闘基地(1)と位置を入れ替えます。遅い宇宙船がすぐに前線に出ます。"),
    rule(r::H6),
    rule(r::H7), rule(r::H8),
    example({"Maneuver", "機動"}, diagonally, "The Interceptor (5) may attack diagonally, which uses its ability. From the spaces above or at the left of the enemy it attacks straight and keeps it.",
            "迎撃機(5)は斜めに攻撃できますが、能力を使います。敵艦の上や左のマスからまっすぐ攻撃すれば、能力は残ります。"),
    rule(r::H9),
};

constexpr Block kCardBlocks[] = {
    text("Each cube that you build, each cube from infamy and each breakthrough earns one card, taken at the end of your turn.",
         "建設や悪名で置いたキューブ1個につき、また研究の躍進のたびに、カードを1枚得ます。取るのは手番の終わりです。"),
    rule(r::P3), rule(r::P4), rule(r::P5), rule(r::P6), rule(r::P7),
    heading("Two kinds", "2種類のカード"),
    rule(r::P8), rule(r::P9), rule(r::P10),
    example({"A gambit works at once", "作戦カードはすぐ働く"}, picking, "With dominance 4 Aki takes Aggression; Sabotage is turned up in its place. Dominance 6: infamy, a cube, and one more card to take in this phase.",
            "優勢点4のアキが「攻勢」を取り、空いた場所に「妨害工作」が出ました。優勢点6で悪名を得て、キューブを置き、このフェイズにもう1枚取れます。"),
    rule(r::P11), rule(r::P12), rule(r::P13), rule(r::P14),
};

constexpr Block kGambits[] = {
    heading("Dominance and ships", "優勢点と宇宙船"),
    rule(r::G1), rule(r::G2, "The fourth ship is well worth a card.", "4隻目は、カード1枚の価値が十分にあります。"),
    rule(r::G3), rule(r::G4),
    heading("Against others", "相手への妨害"),
    rule(r::G5),
    example({"Relocation", "移転"}, relocating, "Ben's cube on the upper 9 may go to the upper left 8, to the upper right 7 or to the lower 9: each has a free slot, no cube of Ben's and no higher number.",
            "上の9にあるベンのキューブは、左上の8、右上の7、下の9へ移せます。どれも空きがあり、ベンのキューブがなく、番号が9以下です。"),
    rule(r::G6),
};

constexpr Block kCommands[] = {
    rule(r::M32),
    heading("More actions and moves", "アクションと移動"),
    rule(r::M1), rule(r::M2), rule(r::M6), rule(r::M9), rule(r::M12), rule(r::M29),
    rule(r::M17),
    example({"Nomadic", "遊牧"}, hopping, "The 1 below the upper left 8 may hop to any free orbit of its neighbours: the 9 at its right and the 7 below.",
            "左上の8の下にいる1は、隣の惑星、つまり右の9と下の7の空いた軌道へ移れます。"),
    heading("Numbers and abilities", "出目と能力"),
    rule(r::M5), rule(r::M8), rule(r::M14), rule(r::M25),
    heading("The scrapyard", "屑鉄置き場"),
    rule(r::M11), rule(r::M23), rule(r::M26),
    heading("Building", "建設"),
    rule(r::M15), rule(r::M16),
    heading("Fights", "戦闘"),
    rule(r::M7), rule(r::M10), rule(r::M13), rule(r::M20), rule(r::M22), rule(r::M27), rule(r::M28),
    heading("Research and dominance", "研究と優勢点"),
    rule(r::M3), rule(r::M4), rule(r::M18), rule(r::M19), rule(r::M21), rule(r::M24), rule(r::M30), rule(r::M31),
};

constexpr Block kEnd[] = {
    rule(r::E1), rule(r::E2), rule(r::E3), rule(r::E5),
    heading("With a round limit", "ラウンド数に上限があるとき"),
    rule(r::E4),
    note("Count the cubes that others have left. Whoever has one or two left is to be stopped.", "ほかの人の残りのキューブを数えましょう。あと1、2個の人は止めなければなりません。"),
};

constexpr Block kOptionBlocks[] = {
    table(kOption, {"Chosen before the start", "開始前に選びます"}, true),
    text("Basic maps, the first for each number of players, are best for first games (QU-S1).", "最初は、人数ごとの最初にある基本マップがおすすめです(QU-S1)。"),
    text("Fewer cubes make a short game, more a long one (QU-S3).", "キューブを減らすと短く、増やすと長いゲームになります(QU-S3)。"),
    table(kMapTable, {"The maps", "マップの一覧"}, true),
};

constexpr Block kWords[] = {
    heading("On the map", "マップで"),
    entry(legal_sign, {"Gold glow", "金色の光"}, {"You can touch this now. Hold anything else to have it explained.", "今触れられるものです。ほかのものは長押しで説明が出ます。"}, &r::T7),
    entry(attack_sign, {"Red ring", "赤い輪"}, {"An enemy that can be attacked; the number is the chance to win.", "攻撃できる敵艦です。数字は勝つ確率です。"}, &r::V6),
    entry(moved_sign, {"Bar below a ship", "宇宙船の下の線"}, {"It has taken its Move action.", "移動アクションを済ませています。"}, &r::A4),
    entry(spent_sign, {"Struck-out sign", "消された印"}, {"It has used its ability, whatever number it shows now.", "出目が変わっても、能力は使用済みです。"}, &r::A5),
    entry(action_sign, {"Gold diamond", "金色のひし形"}, {"An action left.", "残りのアクションです。"}, &r::T2),
    heading("Abilities", "特殊能力"),
    entry(ability_sign<Ability::strike>, {"Strike", "爆撃"}, {"Battlestation (1).", "戦闘基地(1)の能力です。"}, &r::H1),
    entry(ability_sign<Ability::transport>, {"Transport", "輸送"}, {"Flagship (2).", "旗艦(2)の能力です。"}, &r::H2),
    entry(ability_sign<Ability::warp>, {"Warp", "ワープ"}, {"Destroyer (3).", "駆逐艦(3)の能力です。"}, &r::H5),
    entry(ability_sign<Ability::modify>, {"Modify", "改修"}, {"Frigate (4).", "フリゲート艦(4)の能力です。"}, &r::H6),
    entry(ability_sign<Ability::maneuver>, {"Maneuver", "機動"}, {"Interceptor (5).", "迎撃機(5)の能力です。"}, &r::H7),
    entry(ability_sign<Ability::free_reconfigure>, {"Free Reconfigure", "無料再構成"}, {"Scout (6).", "偵察機(6)の能力です。"}, &r::H9),
    heading("Words", "言葉"),
    entry(nullptr, {"Next to", "隣接"}, {"One of the four spaces that share an edge.", "辺を接する4マスのことです。"}, &r::B6),
    entry(nullptr, {"Surrounding", "周囲のマス"}, {"One of the eight spaces around, diagonal ones included.", "斜めも入れた周り8マスのことです。"}, &r::B6),
    entry(nullptr, {"Scrapyard", "屑鉄置き場"}, {"Where destroyed ships wait for Deploy.", "破壊された宇宙船が配備を待つところです。"}, &r::C12),
    entry(nullptr, {"Home", "初期惑星"}, {"The planet on which you began.", "最初にキューブを置いた惑星です。"}, &r::S10),
    entry(nullptr, {"Open to you", "建設できる惑星"}, {"A planet with a free slot and no cube of yours.", "空きがあり、自分のキューブがない惑星です。"}, &r::K7),
};

constexpr Text kOneAction{"costs 1 action", "アクション1"}, kTwoActions{"costs 2 actions", "アクション2"}, kFree{"costs no action", "アクション不要"};

constexpr Chapter kChapters[] = {
    {"goal", {"Goal", "ゲームの目的"}, {"Put all your quantum cubes on the map before the others do.", "ほかの人より先に、量子キューブをすべてマップに置きます。"}, kNothing, cube_sign, kGoal},
    {"parts", {"The pieces", "道具"}, {"What lies on the table, and what it is for.", "テーブルにあるものと、その役目です。"}, kNothing, nullptr, kParts},
    {"board", {"The map", "マップ"}, {"Tiles, planets, orbits and corners.", "タイル、惑星、軌道位置、斜めのマスです。"}, kNothing, planet_sign, kBoard},
    {"setup", {"Set-up", "準備"}, {"Ships, start player, homes, cards: in this order.", "宇宙船、先手、初期惑星、カードの順に整えます。"}, kNothing, nullptr, kSetupBlocks},
    {"turn", {"Your turn", "手番"}, {"Three actions, as many abilities as you have ships, then cards.", "3アクションと宇宙船の特殊能力、そのあとカードです。"}, kNothing, action_sign, kTurn},
    {"reconfigure", {"Reconfigure and Deploy", "再構成と配備"}, {"Roll a ship anew, or bring one back from the scrapyard.", "宇宙船を振り直すか、屑鉄置き場から戻します。"}, kOneAction, ship_sign<6>, kReconfigure},
    {"move", {"Move", "移動"}, {"As many steps as the ship's number, round planets and other ships.", "出目と同じ歩数まで、惑星やほかの宇宙船を避けて進みます。"}, kOneAction, ship_sign<3>, kMoving},
    {"fight", {"Fights", "戦闘"}, {"Number plus die; the lower total wins.", "出目とダイスを足し、小さい方が勝ちます。"}, kNothing, attack_sign, kFight},
    {"construct", {"Construct", "建設"}, {"Build a cube where your ships in orbit have the exact sum.", "軌道の自艦の合計がちょうど合った惑星にキューブを置きます。"}, kTwoActions, cube_sign, kBuild},
    {"tracks", {"Research and dominance", "研究と優勢点"}, {"Two dice that rise to 6: one brings cards, the other cubes.", "6まで上がる2つのダイスです。研究はカード、優勢点はキューブになります。"}, kNothing, dominance_sign, kTracks},
    {"abilities", {"Abilities", "特殊能力"}, {"What each kind of ship can do, once a turn.", "宇宙船の種類ごとに、手番に1回できることです。"}, kFree, ability_sign<Ability::warp>, kAbilityBlocks},
    {"cards", {"Taking cards", "カードを取る"}, {"At the end of a turn, one for each card earned.", "手番の終わりに、得た枚数だけ取ります。"}, kNothing, command_sign, kCardBlocks},
    {"gambits", {"Gambit cards", "作戦カード"}, {"They work once, when they are taken.", "取ったときに1度だけ働きます。"}, kNothing, gambit_sign, kGambits},
    {"commands", {"Command cards", "指令カード"}, {"They stay with you; you may hold three.", "手元に残り、3枚まで持てます。"}, kNothing, card_sign<Command::clever>, kCommands},
    {"end", {"End of the game", "ゲームの終了"}, {"With the last cube, at once.", "最後のキューブを置いたとき、すぐに終わります。"}, kNothing, nullptr, kEnd},
    {"options", {"Maps and options", "マップとオプション"}, {"Sixteen maps, and games of every length.", "16のマップと、ゲームの長さの変え方です。"}, kNothing, nullptr, kOptionBlocks},
    {"words", {"Symbols and words", "記号と言葉"}, {"What the signs on ships and map mean.", "宇宙船やマップの印の意味です。"}, kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::quantum_table
