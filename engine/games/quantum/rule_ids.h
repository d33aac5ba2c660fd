// Rules of Quantum by id, in words for players. The code cites these rules where it applies them.
// Index: B board · S setup · T turns · A actions · R reconfigure · D deploy · V moves · C combat · K construct ·
// X research · I dominance · H abilities · P advance cards · G gambits · M command cards · E end of the game.
#pragma once

#include "engine/core/rule.h"

namespace orrery::quantum {

namespace rule {

// Board.
inline constexpr Rule B1{"QU-B1", {
    "A tile is 3 by 3 squares. Squares are counted from the upper left corner of the map.",
    "タイルは3×3マスです。マスはマップの左上から数えます。"}};
inline constexpr Rule B2{"QU-B2", {
    "The middle square of a planet tile is the planet; no ship can stand there. The 8 squares around it are spaces.",
    "惑星タイルの中央は惑星で、宇宙船は置けません。周りの8つがマスです。"}};
inline constexpr Rule B3{"QU-B3", {
    "The spaces above, left of, right of and below a planet are its four orbits. The other four spaces of the tile are its corners.",
    "惑星の上下左右の4マスが軌道位置です。タイルの残りの4マスは斜めのマスです。"}};
inline constexpr Rule B4{"QU-B4", {
    "All nine squares of the Void are open spaces. It has no planet, no orbits and no corners.",
    "虚無の9マスはすべて通れるマスです。惑星も軌道位置も斜めのマスもありません。"}};
inline constexpr Rule B5{"QU-B5", {
    "Where the map has a gap there are no squares; nothing moves through it.",
    "マップのすき間にはマスがなく、通れません。"}};
inline constexpr Rule B6{"QU-B6", {
    "Next to a space are the four that share an edge with it. Surrounding it are these and the four diagonal ones. The borders of tiles do not matter.",
    "辺を接する4マスが隣接です。斜めの4マスも入れた8マスが周囲のマスです。タイルの境目は関係ありません。"}};
inline constexpr Rule B7{"QU-B7", {
    "Planets are neighbours when their tiles share an edge. With the Void or a gap between them they are not.",
    "タイルの辺が接している惑星どうしが隣の惑星です。間に虚無やすき間があれば隣ではありません。"}};
inline constexpr Rule B8{"QU-B8", {
    "At most one ship stands on a space.",
    "1つのマスには宇宙船1隻までです。"}};
inline constexpr Rule B9{"QU-B9", {
    "A planet holds as many cubes as it has slots: one on a 7, two on an 8, three on a 9, four on a 10.",
    "惑星に置ける量子キューブは、7に1個、8に2個、9に3個、10に4個までです。"}};

// Setup.
inline constexpr Rule S1{"QU-S1", {
    "Quantum is played by 2, 3 or 4 players, on a map made for that number.",
    "クァンタムは2~4人で、その人数用のマップで遊びます。"}};
inline constexpr Rule S2{"QU-S2", {
    "Seats have fixed colours: red, blue, green, yellow. They follow one another clockwise.",
    "席の色は赤・青・緑・黄に決まっていて、時計回りの順です。"}};
inline constexpr Rule S3{"QU-S3", {
    "Everybody's stock holds as many quantum cubes as the map says, or the number chosen in the options. The map must have room for them.",
    "各プレイヤーの量子キューブはマップの決めた数です。設定で別の数も選べますが、マップに置ける数までです。"}};
inline constexpr Rule S4{"QU-S4", {
    "Everybody's dominance and research dice start at 1.",
    "優勢ダイスと研究ダイスは1から始まります。"}};
inline constexpr Rule S5{"QU-S5", {
    "Each player rolls three dice: ships 1, 2 and 3. Ships 4 and 5 are expansion ships and stay in reserve.",
    "各プレイヤーはダイスを3個振り、宇宙船1・2・3にします。4と5は追加の宇宙船で、まだ使いません。"}};
inline constexpr Rule S6{"QU-S6", {
    "The numbers rolled are open to all.",
    "出目は全員に公開されます。"}};
inline constexpr Rule S7{"QU-S7", {
    "Each player decides once: keep the three numbers, or roll all three again and keep the second result.",
    "各プレイヤーは1度だけ、3個の出目をそのまま使うか、3個とも振り直すかを決めます。振り直した結果は変えられません。"}};
inline constexpr Rule S8{"QU-S8", {
    "The player with the lowest sum of the three numbers goes first.",
    "3個の合計がいちばん小さい人がスタートプレイヤーです。"}};
inline constexpr Rule S9{"QU-S9", {
    "Players tied for the lowest sum roll one die each until one of them has the lowest.",
    "最小で並んだ人はダイスを1個ずつ振り、いちばん小さい人が決まるまで続けます。"}};
inline constexpr Rule S10{"QU-S10", {
    "Beginning with the start player, each player puts a cube on a starting planet without one: their home. It earns no card.",
    "スタートプレイヤーから順に、空いている初期惑星に量子キューブを1個置きます。そこが自分の初期惑星です。カードはもらえません。"}};
inline constexpr Rule S11{"QU-S11", {
    "Then each player puts their three ships on free orbits of their home.",
    "次に、各プレイヤーは自分の初期惑星の空いている軌道位置に宇宙船3隻を置きます。"}};
inline constexpr Rule S12{"QU-S12", {
    "The gambit cards and the command cards are shuffled, and three of each are turned up.",
    "作戦カードと指令カードをそれぞれ混ぜ、3枚ずつ公開します。"}};
inline constexpr Rule S13{"QU-S13", {
    "The start player takes the first turn.",
    "スタートプレイヤーの手番から始めます。"}};

// Turns.
inline constexpr Rule T1{"QU-T1", {
    "A turn has two phases: actions, then advance cards. Then the next player clockwise has a turn, unless a bonus turn is due.",
    "手番はアクション、進歩カードの2つのフェイズです。終われば時計回りに次の人の手番です。追加手番があれば先に行います。"}};
inline constexpr Rule T2{"QU-T2", {
    "At the start of a turn all ships may move and use abilities again, once-per-turn cards are ready, and there are 3 actions, 2 in a bonus turn. Research rises by 1 for each own ship on the Void; then Brilliant, Arrogant and Conformist work.",
    "手番の初めに、宇宙船の移動と特殊能力、手番に1回のカードがまた使えるようになり、アクションは3(追加手番では2)になります。虚無にいる自艦1隻につき研究+1、続いて英明・傲慢・同調が働きます。"}};
inline constexpr Rule T3{"QU-T3", {
    "In the action phase you take actions and use abilities and cards in any order and mix.",
    "アクションフェイズでは、アクション・特殊能力・カードの力をどの順番でも組み合わせて使えます。"}};
inline constexpr Rule T4{"QU-T4", {
    "The action phase ends when you say so, even with no action left: abilities and free cards can still be used.",
    "アクションフェイズは自分で終わらせます。アクションが0でも、特殊能力や無料のカードは使えます。"}};
inline constexpr Rule T5{"QU-T5", {
    "Unused actions are lost.",
    "使わなかったアクションはなくなります。"}};
inline constexpr Rule T6{"QU-T6", {
    "You may take the same kind of action any number of times.",
    "同じ種類のアクションを何度でも行えます。"}};
inline constexpr Rule T7{"QU-T7", {
    "What is asked now must be answered, by the player who is asked, before anything else.",
    "今聞かれていることに、聞かれている人が先に答えます。"}};
inline constexpr Rule T8{"QU-T8", {
    "A round is one turn of every player, beginning with the start player. Bonus turns do not count.",
    "スタートプレイヤーから全員が1回ずつ手番を行うと1ラウンドです。追加手番は数えません。"}};

// Actions.
inline constexpr Rule A1{"QU-A1", {
    "There are five actions. Construct costs 2, the others (Reconfigure, Deploy, Move / Attack, Research) cost 1.",
    "アクションは5種類です。建設は2アクション、再構成・配備・移動/攻撃・研究は1アクションです。"}};
inline constexpr Rule A2{"QU-A2", {
    "An action needs its full cost in actions left.",
    "アクションを行うには、その分のアクションが残っている必要があります。"}};
inline constexpr Rule A3{"QU-A3", {
    "The cost is paid when the action is chosen. It can be chosen only if it can be completed.",
    "費用はアクションを選んだときに払います。最後まで行えるアクションだけを選べます。"}};
inline constexpr Rule A4{"QU-A4", {
    "Each ship takes at most one Move action a turn, whatever number it shows.",
    "1隻が移動アクションを行えるのは、出目が変わっても手番に1回だけです。"}};
inline constexpr Rule A5{"QU-A5", {
    "Each ship uses at most one ability a turn, whatever number it shows.",
    "1隻が特殊能力を使えるのは、出目が変わっても手番に1回だけです。"}};
inline constexpr Rule A6{"QU-A6", {
    "A ship that leaves the map and comes back in the same turn keeps its marks: moved, ability used.",
    "マップを離れて同じ手番に戻った宇宙船も、移動済みや能力使用済みのままです。"}};

// Reconfigure.
inline constexpr Rule R1{"QU-R1", {
    "Reconfigure: roll one of your ships on the map or in your scrapyard.",
    "再構成:マップ上か屑鉄置き場の自艦1隻を振ります。"}};
inline constexpr Rule R2{"QU-R2", {
    "It is rolled until its number differs from the old one.",
    "前と違う出目になるまで振ります。"}};
inline constexpr Rule R3{"QU-R3", {
    "The ship stays where it is. This is neither a move nor an ability.",
    "宇宙船はその場に残ります。移動でも特殊能力でもありません。"}};
inline constexpr Rule R4{"QU-R4", {
    "Expansion ships in reserve cannot be reconfigured.",
    "まだ使っていない追加の宇宙船は再構成できません。"}};

// Deploy.
inline constexpr Rule D1{"QU-D1", {
    "Deploy: put a ship from your scrapyard, with its number, on a free orbit of a planet with your cube.",
    "配備:屑鉄置き場の自艦1隻を、出目のまま、自分の量子キューブがある惑星の空いている軌道位置に置きます。"}};
inline constexpr Rule D2{"QU-D2", {
    "Deploying is not a move. The ship may still move, attack and use its ability.",
    "配備は移動ではありません。その宇宙船はまだ移動・攻撃・特殊能力を行えます。"}};
inline constexpr Rule D3{"QU-D3", {
    "Without a space to deploy to, Deploy cannot be chosen.",
    "置けるマスがなければ配備は選べません。"}};
inline constexpr Rule D4{"QU-D4", {
    "With Stealthy you may also deploy to any empty space without a ship next to it.",
    "隠密があれば、隣接マスに宇宙船のいない空きマスにも配備できます。"}};
inline constexpr Rule D5{"QU-D5", {
    "Expansion ships in reserve cannot be deployed.",
    "まだ使っていない追加の宇宙船は配備できません。"}};

// Move.
inline constexpr Rule V1{"QU-V1", {
    "A Move action moves one of your ships on the map by up to as many steps as its number, one more with Agile.",
    "移動アクションでは、マップ上の自艦1隻が出目の数まで進めます。敏捷があれば+1です。"}};
inline constexpr Rule V2{"QU-V2", {
    "A step goes to a space next to the ship. The path may turn at will.",
    "1歩で隣接マスへ進みます。途中で何度でも曲がれます。"}};
inline constexpr Rule V3{"QU-V3", {
    "A ship cannot enter a planet, leave the map or cross a gap.",
    "惑星に入ること、マップの外に出ること、すき間を越えることはできません。"}};
inline constexpr Rule V4{"QU-V4", {
    "A ship cannot pass through another ship.",
    "ほかの宇宙船のいるマスは通れません。"}};
inline constexpr Rule V5{"QU-V5", {
    "A move without an attack ends on an empty space, not the one it began on.",
    "攻撃しない移動は、元のマスとは別の空きマスで終わります。"}};
inline constexpr Rule V6{"QU-V6", {
    "A move may end with an attack on an enemy ship. Entering its space costs a step, from the start or an empty space next to it.",
    "移動の最後に敵艦を攻撃できます。敵艦のマスに入るにも1歩かかり、出発マスか、その隣接の空きマスから攻撃します。"}};
inline constexpr Rule V7{"QU-V7", {
    "You choose from which space the attack is made.",
    "どのマスから攻撃するかを選べます。"}};
inline constexpr Rule V8{"QU-V8", {
    "You cannot attack your own ships.",
    "自艦は攻撃できません。"}};
inline constexpr Rule V9{"QU-V9", {
    "A ship's number does not change during its move or attack.",
    "移動や攻撃の途中で出目は変わりません。"}};
inline constexpr Rule V10{"QU-V10", {
    "After an attack the ship's movement is over.",
    "攻撃したら、その移動は終わりです。"}};

// Combat.
inline constexpr Rule C1{"QU-C1", {
    "Combat comes from a move with an attack, from Strike or from Tactical. Whose ship moves is the attacker, the other the defender.",
    "戦闘は、攻撃を伴う移動・爆撃・戦術的で起こります。動く側が攻撃側、攻撃される側が防御側です。"}};
inline constexpr Rule C2{"QU-C2", {
    "First the attacking ship is put on the space from which it attacks.",
    "まず、攻撃する宇宙船を攻撃元のマスに置きます。"}};
inline constexpr Rule C3{"QU-C3", {
    "A combat goes on like this: Dangerous, the dice, re-rolls, the totals, then what the winner gets.",
    "戦闘は、危険、ダイス、振り直し、合計の比較、結果の順に進みます。"}};
inline constexpr Rule C4{"QU-C4", {
    "Before any die is rolled a defender with Dangerous may destroy both ships. No dominance changes, and nobody has made a kill.",
    "危険を持つ防御側は、ダイスを振る前に両方の宇宙船を破壊できます。優勢点は変わらず、誰の撃破にもなりません。"}};
inline constexpr Rule C5{"QU-C5", {
    "The attacker rolls the attack die, then the defender rolls the defence die.",
    "攻撃側が兵器ダイスを、続いて防御側が防衛ダイスを振ります。"}};
inline constexpr Rule C6{"QU-C6", {
    "Whoever holds Rational does not roll: the die counts as 3 and cannot be re-rolled.",
    "合理的を持つ人は振らずに3とします。このダイスは振り直せません。"}};
inline constexpr Rule C7{"QU-C7", {
    "Then the players take turns, the attacker first: pass, or use a re-roll card (Relentless, Scrappy, Cruel). The new result counts. Two passes in a row end it.",
    "続いて攻撃側から交互に、パスするか、振り直しのカード(執念・闘志・残酷)を使います。新しい出目が有効です。2回続けてパスすると終わりです。"}};
inline constexpr Rule C8{"QU-C8", {
    "Each re-roll card can be used once in a combat.",
    "振り直しのカードは、それぞれ1回の戦闘に1度だけ使えます。"}};
inline constexpr Rule C9{"QU-C9", {
    "A total is the ship's number plus the die, 1 less with Ferocious, 2 less with Strategic and another own ship next to the fight.",
    "合計は宇宙船の出目とダイスの和です。獰猛で-1、戦略的で隣に別の自艦がいれば-2になります。"}};
inline constexpr Rule C10{"QU-C10", {
    "Totals may be 0 or less.",
    "合計は0以下にもなります。"}};
inline constexpr Rule C11{"QU-C11", {
    "The lower total wins. The attacker wins ties, unless the defender holds Stubborn.",
    "合計の小さい方が勝ちます。同じなら攻撃側の勝ちです。防御側が頑固を持っていれば防御側の勝ちです。"}};
inline constexpr Rule C12{"QU-C12", {
    "A destroyed ship leaves the map; its owner rolls it once and puts it in their scrapyard.",
    "破壊された宇宙船はマップから取り、持ち主が1度振って屑鉄置き場に置きます。"}};
inline constexpr Rule C13{"QU-C13", {
    "If the attacker wins, the defending ship is destroyed. The attacker then takes its space or stays. Then the defender loses and the attacker gains dominance.",
    "攻撃側が勝つと、防御側の宇宙船は破壊されます。攻撃側はそのマスに入るか、その場に留まります。そのあと防御側は優勢点を失い、攻撃側は得ます。"}};
inline constexpr Rule C14{"QU-C14", {
    "If the defender wins, the attack is repelled: the attacking ship stays where it attacked from and nothing else happens.",
    "防御側が勝つと撃退です。攻撃した宇宙船は攻撃元のマスに残り、ほかには何も起こりません。"}};
inline constexpr Rule C15{"QU-C15", {
    "A winning defender with Stubborn destroys the attacking ship; dominance changes.",
    "頑固を持つ防御側が勝つと、攻撃した宇宙船を破壊し、優勢点も動きます。"}};
inline constexpr Rule C16{"QU-C16", {
    "After a won attack, if it is the first kill of the turn: Plundering gives research, then Warlike an action.",
    "攻撃に勝ち、それがこの手番で最初の撃破なら、略奪で研究が上がり、続いて好戦的でアクションが増えます。"}};
inline constexpr Rule C17{"QU-C17", {
    "A combat costs nothing beyond the move, Strike or Tactical that began it.",
    "戦闘そのものには、きっかけになった移動・爆撃・戦術的のほかに費用はかかりません。"}};

// Construct.
inline constexpr Rule K1{"QU-K1", {
    "Construct costs 2 actions.",
    "建設は2アクションです。"}};
inline constexpr Rule K2{"QU-K2", {
    "The planet must be open to you and the sum of your ships must fit.",
    "自分が建設できる惑星で、宇宙船の合計が合っていなければなりません。"}};
inline constexpr Rule K3{"QU-K3", {
    "The sum is the total of all your ships on the planet's orbits; none may be left out. Enemy ships do not count.",
    "合計は、その惑星の軌道位置にいる自艦すべての出目の和です。一部だけを数えることはできません。敵艦は数えません。"}};
inline constexpr Rule K4{"QU-K4", {
    "The sum must equal the planet's number exactly.",
    "合計は惑星番号とちょうど同じでなければなりません。"}};
inline constexpr Rule K5{"QU-K5", {
    "With Ingenious any of your ships on the planet's corners may be added.",
    "独創的があれば、その惑星の斜めのマスにいる自艦を好きなだけ加えられます。"}};
inline constexpr Rule K6{"QU-K6", {
    "With Intelligent the sum may be 1 more or 1 less.",
    "聡明があれば、合計は1多くても1少なくてもかまいません。"}};
inline constexpr Rule K7{"QU-K7", {
    "A planet is open to you if it has a free slot and no cube of yours.",
    "空きがあり、自分の量子キューブがない惑星に建設できます。"}};
inline constexpr Rule K8{"QU-K8", {
    "Entanglement: only if no planet of the map is open to you, you may build on any planet with a free slot, beside your own cubes.",
    "量子もつれ:建設できる惑星がマップに1つもないときだけ、自分のキューブがある惑星にも、空きがあれば建設できます。"}};
inline constexpr Rule K9{"QU-K9", {
    "Then the number needed is 3 higher for each of your cubes there.",
    "そのときは、そこにある自分のキューブ1個につき必要な数が3増えます。"}};
inline constexpr Rule K10{"QU-K10", {
    "The cube goes from your stock to the planet and earns a card. Ships stay. Cubes never come back.",
    "量子キューブを手元から惑星に置き、カードを1枚得ます。宇宙船はそのままです。キューブは手元に戻りません。"}};
inline constexpr Rule K11{"QU-K11", {
    "You may construct as often as your actions allow.",
    "アクションの足りる限り何度でも建設できます。"}};

// Research.
inline constexpr Rule X1{"QU-X1", {
    "Research raises your research die by 1. It cannot be chosen at 6.",
    "研究アクションで研究ダイスが1上がります。6のときは選べません。"}};
inline constexpr Rule X2{"QU-X2", {
    "Research stays from 1 to 6; what would go beyond 6 is lost.",
    "研究は1から6までです。6を超える分はなくなります。"}};
inline constexpr Rule X3{"QU-X3", {
    "A breakthrough comes only when you end your actions.",
    "研究の躍進は、アクションを終えたときに起こります。"}};

// Dominance.
inline constexpr Rule I1{"QU-I1", {
    "Dominance stays from 1 to 6; what would go beyond is lost.",
    "優勢点は1から6までです。超える分はなくなります。"}};
inline constexpr Rule I2{"QU-I2", {
    "Destroying an enemy ship gives 1 dominance.",
    "敵艦を破壊すると優勢+1です。"}};
inline constexpr Rule I3{"QU-I3", {
    "Losing a ship costs 1 dominance.",
    "自艦を破壊されると優勢-1です。"}};
inline constexpr Rule I4{"QU-I4", {
    "With Ravenous it is 2 instead of 1, both ways.",
    "貪欲があれば、どちらも1の代わりに2です。"}};
inline constexpr Rule I5{"QU-I5", {
    "With Righteous you lose no dominance when your ships are destroyed.",
    "正義があれば、自艦を破壊されても優勢点は減りません。"}};
inline constexpr Rule I6{"QU-I6", {
    "At dominance 6 you win infamy: place a cube at once on a planet open to you, without ships. Dominance becomes 1 and you earn a card.",
    "優勢点が6になると悪名を得ます。すぐに、建設できる惑星に宇宙船なしで量子キューブを置きます。優勢点は1に戻り、カードを1枚得ます。"}};
inline constexpr Rule I7{"QU-I7", {
    "Infamy can come any number of times.",
    "悪名は何度でも得られます。"}};
inline constexpr Rule I8{"QU-I8", {
    "If no planet has a free slot, dominance only falls to 1.",
    "空きのある惑星が1つもなければ、優勢点が1に戻るだけです。"}};

// Abilities.
inline constexpr Rule H0{"QU-H0", {
    "Abilities are used in your own action phase, by ships on the map, at no cost. Transport and Maneuver belong to a Move action.",
    "特殊能力は、自分のアクションフェイズに、マップ上の宇宙船が無料で使います。輸送と機動は移動アクションの中で使います。"}};
inline constexpr Rule H1{"QU-H1", {
    "Strike (1): attack an enemy ship next to the battlestation. It is not the ship's Move action.",
    "爆撃(1):戦闘基地の隣接マスの敵艦を攻撃します。移動アクションには数えません。"}};
inline constexpr Rule H2{"QU-H2", {
    "Transport (2): before its first step the flagship picks up one of your ships around it; it moves, without attacking, and sets the ship down around it.",
    "輸送(2):旗艦は動く前に周囲のマスの自艦1隻を積み、攻撃せずに移動して、周囲の空きマスに降ろします。"}};
inline constexpr Rule H3{"QU-H3", {
    "Being carried is neither a move nor an ability of the carried ship.",
    "運ばれることは、その宇宙船の移動にも特殊能力にも数えません。"}};
inline constexpr Rule H4{"QU-H4", {
    "The flagship can pick up only if it can move afterwards.",
    "積んだあとに動けるときだけ積めます。"}};
inline constexpr Rule H5{"QU-H5", {
    "Warp (3): the destroyer and another of your ships on the map swap places.",
    "ワープ(3):駆逐艦とマップ上の別の自艦が位置を入れ替えます。"}};
inline constexpr Rule H6{"QU-H6", {
    "Modify (4): the frigate becomes a 3 or a 5.",
    "改修(4):フリゲート艦の出目を3か5にします。"}};
inline constexpr Rule H7{"QU-H7", {
    "Maneuver (5): while moving, the interceptor may also step and attack diagonally.",
    "機動(5):迎撃機は移動中、斜めにも進み、斜めにも攻撃できます。"}};
inline constexpr Rule H8{"QU-H8", {
    "Maneuver counts as used only if the place could not be reached by straight steps.",
    "まっすぐ進むだけでは届かない所へ動いたときだけ、機動を使ったことになります。"}};
inline constexpr Rule H9{"QU-H9", {
    "Free Reconfigure (6): the scout is rolled for a different number, without an action.",
    "無料再構成(6):偵察機を、アクションを使わずに別の出目になるまで振ります。"}};

// Advance cards.
inline constexpr Rule P1{"QU-P1", {
    "When you end your actions with research 6, you have a breakthrough: you earn a card and research becomes 1.",
    "研究が6でアクションを終えると研究の躍進です。カードを1枚得て、研究は1に戻ります。"}};
inline constexpr Rule P2{"QU-P2", {
    "With Precocious 4 is enough.",
    "早熟があれば4以上で躍進します。"}};
inline constexpr Rule P3{"QU-P3", {
    "For each card earned you make one pick: take a face-up card, replace all six, or take none.",
    "得たカード1枚につき1回選びます。公開カードを取る、6枚すべてを入れ替える、取らない、のどれかです。"}};
inline constexpr Rule P4{"QU-P4", {
    "A card taken is replaced at once from its deck, before it takes effect.",
    "取ったカードの場所には、効果の前に山札から補充します。"}};
inline constexpr Rule P5{"QU-P5", {
    "Replacing discards all six face-up cards and turns up six new ones. It gives no card.",
    "入れ替えでは公開カード6枚を捨て、新しく6枚を公開します。カードはもらえません。"}};
inline constexpr Rule P6{"QU-P6", {
    "A pick may be given up.",
    "取らずに済ませることもできます。"}};
inline constexpr Rule P7{"QU-P7", {
    "When a deck is empty its discards are shuffled and become the deck. If there are none, the place stays empty.",
    "山札が空なら捨て札を混ぜて山札にします。それもなければ空いたままです。"}};
inline constexpr Rule P8{"QU-P8", {
    "A gambit card takes effect at once and is then discarded.",
    "作戦カードはすぐに効果が出て、捨て札になります。"}};
inline constexpr Rule P9{"QU-P9", {
    "A command card is laid open in front of you and works from then on, also in other players' turns.",
    "指令カードは自分の前に公開し、そのときから、ほかの人の手番でも効果があります。"}};
inline constexpr Rule P10{"QU-P10", {
    "Nobody holds more than 3 command cards: whoever takes a fourth first discards one of the three.",
    "指令カードは3枚までです。4枚目を取る人は、先に持っている3枚から1枚を捨てます。"}};
inline constexpr Rule P11{"QU-P11", {
    "A card earned by infamy in this phase is picked in the same phase.",
    "このフェイズに悪名で得たカードは、同じフェイズで選びます。"}};
inline constexpr Rule P12{"QU-P12", {
    "A card earned in another player's turn waits for your next card phase.",
    "ほかの人の手番に得たカードは、次の自分の進歩カードフェイズで選びます。"}};
inline constexpr Rule P13{"QU-P13", {
    "When no pick is left the turn ends.",
    "選ぶ回数がなくなると手番は終わりです。"}};
inline constexpr Rule P14{"QU-P14", {
    "In the card phase there are no actions, moves, abilities or once-per-turn powers.",
    "進歩カードフェイズには、アクション・移動・特殊能力・手番に1回の力は使えません。"}};

// Gambits.
inline constexpr Rule G1{"QU-G1", {
    "Aggression: dominance +2, with infamy at once.",
    "攻勢:優勢+2です。6になればすぐに悪名を得ます。"}};
inline constexpr Rule G2{"QU-G2", {
    "Expansion: your next expansion ship is rolled and put on a free orbit of a planet with your cube, or in your scrapyard.",
    "拡大:次の追加の宇宙船を振り、自分のキューブがある惑星の空いている軌道位置か、屑鉄置き場に置きます。"}};
inline constexpr Rule G3{"QU-G3", {
    "Momentum: after this turn you take another whole turn with 2 actions.",
    "機運:この手番のあとに、2アクションの新しい手番を行います。"}};
inline constexpr Rule G4{"QU-G4", {
    "Reorganization: choose any of your ships on the map or in the scrapyard. Each is rolled once and put on a free orbit of a planet with your cube, or in the scrapyard.",
    "艦隊再編:マップ上か屑鉄置き場の自艦を好きなだけ選びます。1度ずつ振り、自分のキューブがある惑星の空いている軌道位置か、屑鉄置き場に置きます。"}};
inline constexpr Rule G5{"QU-G5", {
    "Relocation: move a rival's cube to another planet with a free slot, no cube of that rival and no higher number. If none can move, nothing happens.",
    "移転:相手の量子キューブ1個を、空きがあり、その相手のキューブがなく、番号が同じか小さい別の惑星に移します。動かせるものがなければ何も起こりません。"}};
inline constexpr Rule G6{"QU-G6", {
    "Sabotage: clockwise, every other player with command cards discards one of their own choice.",
    "妨害工作:時計回りに、指令カードを持つほかの全員が1枚ずつ選んで捨てます。"}};

// Command cards.
inline constexpr Rule M1{"QU-M1", {
    "Agile: your Move actions reach one step farther, attack included.",
    "敏捷:移動アクションの移動力が攻撃の1歩も入れて+1になります。"}};
inline constexpr Rule M2{"QU-M2", {
    "Arrogant: if your turn starts with more of your ships on the map than any rival has, you get 1 more action.",
    "傲慢:手番の初めに、マップ上の自艦がどの相手よりも多ければアクション+1です。"}};
inline constexpr Rule M3{"QU-M3", {
    "Brilliant: at the start of your turn research +2.",
    "英明:手番の初めに研究+2です。"}};
inline constexpr Rule M4{"QU-M4", {
    "Cerebral: once a turn, dominance -1 and research +3. It needs dominance 2 or more and research 5 or less.",
    "頭脳派:手番に1回、優勢-1で研究+3です。優勢が2以上、研究が5以下のときに使えます。"}};
inline constexpr Rule M5{"QU-M5", {
    "Clever: whenever one of your ship dice would be rolled, choose its number instead. Where it must differ, the old number cannot be chosen.",
    "利発:自分の宇宙船ダイスを振る代わりに出目を選びます。違う出目が必要なときは元の数を選べません。"}};
inline constexpr Rule M6{"QU-M6", {
    "Conformist: if your turn starts with two of your ships on the map showing the same number, you get 1 more action.",
    "同調:手番の初めに、マップ上の自艦2隻以上が同じ出目ならアクション+1です。"}};
inline constexpr Rule M7{"QU-M7", {
    "Cruel: once in a combat you may make your opponent roll their die again.",
    "残酷:戦闘ごとに1回、相手の戦闘ダイスを振り直させることができます。"}};
inline constexpr Rule M8{"QU-M8", {
    "Cunning: once a turn, a ship that has used one ability may use one more, that of the number it then shows.",
    "狡猾:手番に1回、能力を1回使った宇宙船が、そのときの出目の能力をもう1回使えます。"}};
inline constexpr Rule M9{"QU-M9", {
    "Curious: once a turn, a Move action without spending an action. It cannot attack.",
    "好奇心:手番に1回、アクションを使わずに移動できます。この移動では攻撃できません。"}};
inline constexpr Rule M10{"QU-M10", {
    "Dangerous: when attacked you may destroy both ships before the dice.",
    "危険:攻撃されたとき、ダイスの前に両方の宇宙船を破壊できます。"}};
inline constexpr Rule M11{"QU-M11", {
    "Eager: your deployments cost no action.",
    "熱心:配備にアクションを使いません。"}};
inline constexpr Rule M12{"QU-M12", {
    "Energetic: your ships may take any number of Move actions.",
    "精力的:自艦は同じ手番に何度でも移動アクションを行えます。"}};
inline constexpr Rule M13{"QU-M13", {
    "Ferocious: your combat totals are 1 lower.",
    "獰猛:自分の戦闘合計は-1です。"}};
inline constexpr Rule M14{"QU-M14", {
    "Flexible: once a turn, one of your ships on the map or in the scrapyard changes its number by 1. A 6 does not become a 1.",
    "柔軟:手番に1回、マップ上か屑鉄置き場の自艦1隻の出目を1増やすか1減らします。6は1になりません。"}};
inline constexpr Rule M15{"QU-M15", {
    "Ingenious: your ships on a planet's corners may be counted when you construct.",
    "独創的:建設するとき、斜めのマスの自艦も数えられます。"}};
inline constexpr Rule M16{"QU-M16", {
    "Intelligent: when you construct, the sum may be off by 1.",
    "聡明:建設の合計は1ずれていてもかまいません。"}};
inline constexpr Rule M17{"QU-M17", {
    "Nomadic: once a turn, for 1 action, one of your orbiting ships goes to a free orbit of a neighbouring planet. It is not a move.",
    "遊牧:手番に1回、1アクションで、軌道位置の自艦1隻を隣の惑星の空いている軌道位置に移します。移動には数えません。"}};
inline constexpr Rule M18{"QU-M18", {
    "Plundering: your first kill in your turn gives research +3.",
    "略奪:自分の手番で最初の撃破で研究+3です。"}};
inline constexpr Rule M19{"QU-M19", {
    "Precocious: you have a breakthrough with research 4 or more.",
    "早熟:研究が4以上で躍進します。"}};
inline constexpr Rule M20{"QU-M20", {
    "Rational: your combat die always counts as 3.",
    "合理的:自分の戦闘ダイスはいつも3です。"}};
inline constexpr Rule M21{"QU-M21", {
    "Ravenous: destroying a ship gives you 2 dominance, losing one costs you 2.",
    "貪欲:敵艦を破壊すると優勢+2、自艦を破壊されると優勢-2です。"}};
inline constexpr Rule M22{"QU-M22", {
    "Relentless: once in a combat you may roll your own die again.",
    "執念:戦闘ごとに1回、自分の戦闘ダイスを振り直せます。"}};
inline constexpr Rule M23{"QU-M23", {
    "Resourceful: once a turn, one of your ships goes from the map to your scrapyard and is rolled; you get 1 more action. It is not destroyed.",
    "機略:手番に1回、マップ上の自艦1隻を振って屑鉄置き場に置き、アクション+1です。破壊ではありません。"}};
inline constexpr Rule M24{"QU-M24", {
    "Righteous: you lose no dominance when your ships are destroyed.",
    "正義:自艦を破壊されても優勢点は減りません。"}};
inline constexpr Rule M25{"QU-M25", {
    "Scrappy: in your own turn you may roll each of your ship dice, and once in a combat the attack die, once more. The second result stands.",
    "闘志:自分の手番中、自艦のダイスをそれぞれもう1度、兵器ダイスを戦闘ごとに1度、振り直せます。2度目の結果が有効です。"}};
inline constexpr Rule M26{"QU-M26", {
    "Stealthy: you may deploy to any empty space without a ship next to it.",
    "隠密:隣接マスに宇宙船のいない空きマスにも配備できます。"}};
inline constexpr Rule M27{"QU-M27", {
    "Strategic: your combat total is 2 lower with another of your ships next to the fight.",
    "戦略的:戦いの隣に別の自艦がいれば戦闘合計-2です。"}};
inline constexpr Rule M28{"QU-M28", {
    "Stubborn: when you defend you win ties and destroy beaten attackers.",
    "頑固:防御側のとき同じ合計なら勝ち、負けた攻撃艦を破壊します。"}};
inline constexpr Rule M29{"QU-M29", {
    "Tactical: once a turn, one of your ships moves exactly 1 step or attacks a ship next to it, at no cost. It is not its Move action.",
    "戦術的:手番に1回、無料で、自艦1隻を1マス動かすか、隣接する敵艦を攻撃します。移動アクションには数えません。"}};
inline constexpr Rule M30{"QU-M30", {
    "Tyrannical: once a turn, research -1 and dominance +1. It needs research 2 or more.",
    "暴君:手番に1回、研究-1で優勢+1です。研究が2以上のときに使えます。"}};
inline constexpr Rule M31{"QU-M31", {
    "Warlike: your first kill in your turn gives you 1 more action.",
    "好戦的:自分の手番で最初の撃破でアクション+1です。"}};
inline constexpr Rule M32{"QU-M32", {
    "Different cards add up. A card that is lost stops working at once; actions it gave are kept.",
    "違うカードの効果は重なります。失ったカードの効果はすぐになくなりますが、もう得たアクションは残ります。"}};

// End of the game.
inline constexpr Rule E1{"QU-E1", {
    "The game ends at once when a player places the last cube of their stock.",
    "誰かが手元の最後の量子キューブを置くと、ゲームはすぐに終わります。"}};
inline constexpr Rule E2{"QU-E2", {
    "That player alone wins. All others share second place.",
    "その人だけが勝者です。ほかの人は全員2位です。"}};
inline constexpr Rule E3{"QU-E3", {
    "Two players cannot finish at the same moment; there is no tie.",
    "2人が同時に終わることはなく、引き分けはありません。"}};
inline constexpr Rule E4{"QU-E4", {
    "With a round limit the game ends after that round. Fewest cubes left wins; then higher dominance, higher research, more ships on the map. Equal players share the place.",
    "ラウンド数に上限があれば、そのラウンドの終わりまでです。残りキューブの少ない人が勝ち、同じなら優勢、研究、マップ上の宇宙船の順に多い人が上です。すべて同じなら同順位です。"}};
inline constexpr Rule E5{"QU-E5", {
    "Each cube of yours on the map counts one point.",
    "マップ上の自分の量子キューブ1個が1点です。"}};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::quantum
