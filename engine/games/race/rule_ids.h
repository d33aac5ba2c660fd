// Rules of Race for the Galaxy by id, in words for players. The code cites these rules where it applies them.
// Index: S setup · T rounds · A phases · E end, scoring, winner · H secrets · M answers.
#pragma once

#include "engine/core/rule.h"

namespace orrery::race {

namespace rule {

// Setup.
inline constexpr Rule S1{"RG-S1", {
    "Race for the Galaxy is played by 2, 3 or 4 players.",
    "レース・フォー・ザ・ギャラクシーは2~4人で遊びます。"}};
inline constexpr Rule S2{"RG-S2", {
    "The pool holds 12 victory points for each player: 24, 36 or 48. Everybody starts with none.",
    "得点チップは1人につき12点、合わせて24・36・48点です。最初は誰も持っていません。"}};
inline constexpr Rule S3{"RG-S3", {
    "The start worlds have the numbers 0 to 4. If the game was set up so, number 0, Old Earth, is left out; in the first game only numbers 1 and 2 are used, 1 to 3 with 3 players, 1 to 4 with 4.",
    "スタートワールドは番号0~4の5枚です。設定により0番の旧地球を除きます。「初めて用」の設定では、2人なら1・2番、3人なら1~3番、4人なら1~4番だけを使います。"}};
inline constexpr Rule S4{"RG-S4", {
    "The start worlds are shuffled and each player gets one, face up. It is the first card of that player's tableau.",
    "スタートワールドをシャッフルし、1人に1枚ずつ表向きに配ります。これが自分の場の最初のカードになります。"}};
inline constexpr Rule S5{"RG-S5", {
    "In the first game each player's hand is the four cards marked with the number of the start world. No six cards are dealt, and none are discarded.",
    "「初めて用」の設定では、スタートワールドと同じ番号が付いた4枚が手札になります。6枚配って2枚捨てることはしません。"}};
inline constexpr Rule S6{"RG-S6", {
    "All cards that nobody has form the deck, also the start worlds that were not dealt.",
    "残ったカードはすべて山札になります。配られなかったスタートワールドも入ります。"}};
inline constexpr Rule S7{"RG-S7", {
    "The deck is shuffled and becomes the supply. The discard pile is empty.",
    "残りのカードをシャッフルして山札にします。捨て札はまだありません。"}};
inline constexpr Rule S8{"RG-S8", {
    "Each player is dealt six cards.",
    "各プレイヤーに6枚ずつ配ります。"}};
inline constexpr Rule S9{"RG-S9", {
    "Alpha Centauri starts with a good: the top card of the supply, face down and unseen. No other start world does.",
    "アルファ・ケンタウリは品物が1個ある状態で始まります。山札のいちばん上のカードを、見ないで裏向きに置きます。ほかのスタートワールドには置きません。"}};
inline constexpr Rule S10{"RG-S10", {
    "Each player secretly discards two of the six cards and keeps four.",
    "各プレイヤーは6枚のうち2枚をこっそり捨て、4枚を残します。"}};
inline constexpr Rule S11{"RG-S11", {
    "Each player has one of each of the seven action cards. With two actions a round there are nine: a second Develop and a second Settle are added.",
    "アクションカードは1人7枚、1種類1枚ずつです。1ラウンドに2アクションを選ぶゲームでは、2枚目のディヴェロップと2枚目の殖民が加わって9枚になります。"}};
inline constexpr Rule S12{"RG-S12", {
    "When all have discarded, the first round begins.",
    "全員が捨て終わったら、第1ラウンドを始めます。"}};

// General rules.
inline constexpr Rule T1{"RG-T1", {
    "A round goes like this: choose actions, reveal them, play the chosen phases in order, discard down to the hand limit, see whether the game ends.",
    "ラウンドは、アクションを選ぶ、公開する、選ばれたフェイズを順に行う、手札の上限まで捨てる、ゲームの終わりを確かめる、という順に進みます。"}};
inline constexpr Rule T2{"RG-T2", {
    "Whoever was dealt the start world with the lowest number is first in turn order, then clockwise. This stays so for the whole game.",
    "配られたスタートワールドの番号がいちばん小さいプレイヤーから、時計回りの順番です。ゲームの終わりまで変わりません。"}};
inline constexpr Rule T3{"RG-T3", {
    "The phases are Explore, Develop, Settle, Consume and Produce, in this order. Only phases that somebody chose are played, each once; with two actions, a second Develop and a second Settle follow the first.",
    "フェイズは探検・ディヴェロップ・殖民・消費・生産の順です。誰かが選んだフェイズだけを、何人が選んでも1回行います。2アクションのゲームでは、1回目の直後に2回目のディヴェロップや殖民が入ります。"}};
inline constexpr Rule T4{"RG-T4", {
    "Everybody takes part in a phase that is played. Those who chose it also get its bonus.",
    "行われるフェイズには全員が参加します。そのフェイズを選んだプレイヤーはボーナスも得ます。"}};
inline constexpr Rule T5{"RG-T5", {
    "A card you place works only from the next phase on. A second Develop or Settle counts as another phase.",
    "出したカードの能力は、次のフェイズから働きます。2回目のディヴェロップや殖民も次のフェイズです。"}};
inline constexpr Rule T6{"RG-T6", {
    "All powers add up. You must use a power if you can, except those that say \"you may\": giving up a card of your tableau, paying for a military world, and discarding hand cards for VP.",
    "能力はすべて足し合わせます。使える能力は使わなければなりませんが、「~してもよい」とある能力(場のカードを捨てる、軍事ワールドを支払いで出す、手札を捨ててVPを得る)は自由です。"}};
inline constexpr Rule T7{"RG-T7", {
    "A cost never falls below 0. Nothing is paid back.",
    "コストが0より小さくなることはなく、払い戻しもありません。"}};
inline constexpr Rule T8{"RG-T8", {
    "When the supply is empty, the discard pile is shuffled and becomes the supply. If there are no cards there either, what would be drawn is lost and the good is not placed.",
    "山札がなくなったら、捨て札をシャッフルして山札にします。捨て札もなければ、引けない分は失われ、品物も置けません。"}};
inline constexpr Rule T9{"RG-T9", {
    "All discarded cards are shuffled together, face down, to make the new supply.",
    "新しい山札は、捨て札すべてを裏向きのままシャッフルして作ります。"}};
inline constexpr Rule T10{"RG-T10", {
    "Drawn cards go to the end of your hand. During a round a hand may grow beyond 10 cards.",
    "引いたカードは手札の最後に加わります。ラウンドの途中では手札が10枚を超えてもかまいません。"}};
inline constexpr Rule T11{"RG-T11", {
    "Every discarded card goes face down on the discard pile: payments, goods, and cards given up from a tableau.",
    "捨てるカードはすべて裏向きで捨て札に置きます。支払いのカードも、品物も、場から捨てたカードも同じです。"}};
inline constexpr Rule T12{"RG-T12", {
    "A world holds at most one good, of the world's own kind. The card that stands for the good is never looked at.",
    "1枚のワールドに置ける品物は1個までで、種類はワールドで決まります。品物になっているカードを見ることはできません。"}};
inline constexpr Rule T13{"RG-T13", {
    "VP you gain come from the pool. If the pool runs short, the rest comes from the reserve, so you always get all of them.",
    "VPは共通の得点チップから受け取ります。足りない分は予備から受け取るので、必ず全部もらえます。"}};
inline constexpr Rule T14{"RG-T14", {
    "A tableau keeps its cards in the order they were placed. A good stays with its world; developments hold no goods.",
    "場のカードは出した順に並びます。品物は置かれたワールドと一緒です。ディヴェロップに品物は置けません。"}};
inline constexpr Rule T15{"RG-T15", {
    "You cannot have the same development twice in your tableau.",
    "自分の場に同じディヴェロップを2枚置くことはできません。"}};

// Choosing actions; the end of a round.
inline constexpr Rule T20{"RG-T20", {
    "Each round everybody secretly chooses one of the seven actions, or two different ones of the nine if the game is played with two actions.",
    "毎ラウンド、全員がこっそりアクションを選びます。7枚から1枚、2アクションのゲームでは9枚から異なる2枚です。"}};
inline constexpr Rule T21{"RG-T21", {
    "The second Develop can be chosen only together with the first, and the second Settle only together with the first. Any other pair is allowed.",
    "2枚目のディヴェロップは1枚目と、2枚目の殖民は1枚目と一緒にしか選べません。ほかの組み合わせは自由です。"}};
inline constexpr Rule T22{"RG-T22", {
    "When all have chosen, all choices are revealed at once. You may choose the same action again every round.",
    "全員が選んだら同時に公開します。毎ラウンド同じアクションを選んでもかまいません。"}};
inline constexpr Rule T23{"RG-T23", {
    "If you chose only the first Develop, you have no bonus in the second; the same goes for Settle.",
    "1枚目のディヴェロップだけを選んだプレイヤーに、2回目のボーナスはありません。殖民も同じです。"}};
inline constexpr Rule T30{"RG-T30", {
    "At the end of the round everybody with more than 10 cards in hand secretly discards down to 10.",
    "ラウンドの終わりに、手札が10枚を超えるプレイヤーはこっそり捨てて10枚にします。"}};
inline constexpr Rule T31{"RG-T31", {
    "Then you see whether the game ends. If not, everybody takes the action cards back and the next round begins.",
    "そのあと、ゲームが終わるかどうかを確かめます。続くなら、全員がアクションカードを手元に戻して次のラウンドを始めます。"}};

// Explore.
inline constexpr Rule A1{"RG-A1", {
    "First everybody draws. Only then does each player, in turn order, keep and discard.",
    "まず全員が引きます。それから順番に、残すカードを選んでほかを捨てます。"}};
inline constexpr Rule A2{"RG-A2", {
    "You draw 2 cards, 5 more for \"Explore: +5\", 1 more for \"Explore: +1, keep +1\", and as many more as your explore powers say.",
    "2枚引きます。「探検:+5」なら5枚、「探検:+1枚・手元+1枚」なら1枚多く、さらに探検の能力の分を引きます。"}};
inline constexpr Rule A3{"RG-A3", {
    "You keep 1 of the cards you drew, 1 more for \"Explore: +1, keep +1\", and as many more as your explore powers say.",
    "引いたカードから1枚を手札に残します。「探検:+1枚・手元+1枚」なら1枚多く、さらに探検の能力の分を残します。"}};
inline constexpr Rule A4{"RG-A4", {
    "You choose among the cards just drawn. Cards of your hand cannot be exchanged for them.",
    "選べるのは今引いたカードだけです。手札と交換することはできません。"}};
inline constexpr Rule A5{"RG-A5", {
    "The cards you keep go to your hand. All the others are discarded.",
    "選んだカードは手札に加え、残りはすべて捨てます。"}};
inline constexpr Rule A6{"RG-A6", {
    "If you may keep all the cards you drew, there is nothing to choose: all of them go to your hand.",
    "引いたカードを全部残せるときは、選ばずにすべて手札に加えます。"}};
inline constexpr Rule A7{"RG-A7", {
    "With both Explore actions you draw 8 cards and keep 2.",
    "探検のアクションを両方選ぶと、8枚引いて2枚残します。"}};

// Develop.
inline constexpr Rule A10{"RG-A10", {
    "At the start of every Develop phase you draw for your powers that say so, whether or not you place anything.",
    "ディヴェロップの最初に引く能力は、カードを出すかどうかにかかわらず、ディヴェロップのたびに使います。"}};
inline constexpr Rule A11{"RG-A11", {
    "Then everybody secretly chooses one development from hand to place, or none.",
    "次に、全員がこっそり、手札から出すディヴェロップを1枚選びます。出さなくてもかまいません。"}};
inline constexpr Rule A12{"RG-A12", {
    "You place at most one development in a Develop phase.",
    "1回のディヴェロップで出せるのは1枚までです。"}};
inline constexpr Rule A13{"RG-A13", {
    "You cannot place a development that is already in your tableau.",
    "自分の場にあるものと同じディヴェロップは出せません。"}};
inline constexpr Rule A14{"RG-A14", {
    "You can choose a development only if the other cards of your hand are enough to pay for it.",
    "ほかの手札でコストを支払えるディヴェロップだけを選べます。"}};
inline constexpr Rule A15{"RG-A15", {
    "Its cost is the number on the card, less your develop powers, less 1 if you chose Develop; never below 0.",
    "コストは、カードの数字から自分のディヴェロップの能力を引き、ディヴェロップを選んでいればさらに1引きます。0より小さくはなりません。"}};
inline constexpr Rule A16{"RG-A16", {
    "Chosen cards wait face down and are revealed together. What is revealed must be placed.",
    "選んだカードは裏向きに置き、同時に公開します。公開したカードは必ず出します。"}};
inline constexpr Rule A17{"RG-A17", {
    "In turn order each player pays by discarding as many hand cards as the cost. Then the development joins the tableau.",
    "順番に、コストと同じ枚数の手札を捨てて支払います。そのあとディヴェロップが場に加わります。"}};
inline constexpr Rule A18{"RG-A18", {
    "Directly after placing a development you draw for your powers that say so.",
    "ディヴェロップを出した直後に、自分の能力の分のカードを引きます。"}};
inline constexpr Rule A19{"RG-A19", {
    "A cost of 0 needs no payment. If the cost takes your whole hand, it is paid without asking.",
    "コスト0なら支払いはありません。手札全部がちょうどコストになるときは、選ばずに支払います。"}};
inline constexpr Rule A20{"RG-A20", {
    "When the phase ends, the developments placed in it begin to work.",
    "このフェイズで出したディヴェロップの能力は、フェイズが終わると働き始めます。"}};

// Settle.
inline constexpr Rule A21{"RG-A21", {
    "Everybody secretly chooses one world from hand to place, or none.",
    "全員がこっそり、手札から出すワールドを1枚選びます。出さなくてもかまいません。"}};
inline constexpr Rule A22{"RG-A22", {
    "You place at most one world in a Settle phase.",
    "1回の殖民で出せるのは1枚までです。"}};
inline constexpr Rule A23{"RG-A23", {
    "You can choose a world only if there is a way for you to place it now.",
    "今の自分に出す方法があるワールドだけを選べます。"}};
inline constexpr Rule A24{"RG-A24", {
    "Chosen worlds wait face down and are revealed together. What is revealed must be placed, even if a card has to be given up for it.",
    "選んだワールドは裏向きに置き、同時に公開します。公開したワールドは、そのために場のカードを捨てることになっても必ず出します。"}};
inline constexpr Rule A25{"RG-A25", {
    "There are up to four ways to place a world: paying, conquering with Military, paying through the Contact Specialist, and giving up a Colony Ship or New Military Tactics to help. If several are open to you, you choose.",
    "ワールドを出す方法は、支払う、軍事力で征服する、異文化接触専門家を通じて支払う、植民船や新軍事戦術を捨てて助けにする、のどれかです。いくつも使えるときは選びます。"}};
inline constexpr Rule A26{"RG-A26", {
    "Worlds with a black circle are paid for; worlds with a red circle are conquered, or paid for only through the Contact Specialist. Military and payment are never mixed.",
    "黒い丸のワールドは支払い、赤い丸のワールドは軍事力で手に入れます。赤い丸に支払えるのは異文化接触専門家を通じたときだけです。軍事力と支払いを混ぜることはできません。"}};
inline constexpr Rule A27{"RG-A27", {
    "A world costs the number on the card less your settle powers that fit it, never below 0. Choosing Settle does not make it cheaper.",
    "ワールドのコストは、カードの数字から、当てはまる殖民の能力を引いた数です。0より小さくはなりません。殖民を選んでも安くはなりません。"}};
inline constexpr Rule A28{"RG-A28", {
    "Your Military against a world is the sum of all your Military powers that count against it. Negative ones always count.",
    "あるワールドに対する軍事力は、当てはまる軍事力の能力の合計です。マイナスの能力はいつも数えます。"}};
inline constexpr Rule A29{"RG-A29", {
    "Conquering costs no cards: your Military must be at least the world's defense.",
    "征服にカードは要りません。軍事力がワールドの防御力以上であれば手に入ります。"}};
inline constexpr Rule A30{"RG-A30", {
    "You may discard New Military Tactics from your tableau: it adds 3 to your Military for this conquest.",
    "新軍事戦術を場から捨てると、この征服の間だけ軍事力が3増えます。"}};
inline constexpr Rule A31{"RG-A31", {
    "You may discard the Colony Ship from your tableau: the world then costs nothing.",
    "植民船を場から捨てると、ワールドのコストが0になります。"}};
inline constexpr Rule A32{"RG-A32", {
    "The Contact Specialist and the Colony Ship do not help with worlds whose good is alien technology.",
    "異文化接触専門家と植民船は、異星技術の品物のワールドには使えません。"}};
inline constexpr Rule A33{"RG-A33", {
    "Through the Contact Specialist a military world costs its defense less 1, and less your settle powers that fit it.",
    "異文化接触専門家を通じると、軍事ワールドのコストは防御力より1少なくなり、当てはまる殖民の能力の分も引きます。"}};
inline constexpr Rule A34{"RG-A34", {
    "In turn order each player places the world completely: way, payment, good and draws. Then the next player does.",
    "順番に1人ずつ、方法を決め、支払い、品物を置き、カードを引くところまで済ませてから、次の人に移ります。"}};
inline constexpr Rule A35{"RG-A35", {
    "A windfall world gets one good when it is placed. Other worlds get none then.",
    "ウィンドフォールのワールドは、出したときに品物が1個置かれます。ほかのワールドには置かれません。"}};
inline constexpr Rule A36{"RG-A36", {
    "After placing a world you draw 1 card if you chose Settle, and as many as your powers say. If you place nothing, you draw nothing.",
    "ワールドを出したら、殖民を選んでいれば1枚引き、能力があればその分も引きます。出さなければ引けません。"}};
inline constexpr Rule A37{"RG-A37", {
    "When the phase ends, the worlds placed in it begin to work, and Military for one conquest is gone.",
    "このフェイズで出したワールドの能力は、フェイズが終わると働き始めます。一時的な軍事力はなくなります。"}};

// Consume.
inline constexpr Rule A40{"RG-A40", {
    "Players consume one after another in turn order: first the sale of those who chose Trade, then all their consume powers.",
    "順番に1人ずつ、トレードを選んでいればまず売却を行い、それから消費の能力をすべて使います。"}};
inline constexpr Rule A41{"RG-A41", {
    "If you chose \"Consume: Trade\" and have a good, you must sell exactly one. Nobody else sells.",
    "「消費:トレード」を選び、品物があれば、ちょうど1個を売却します。ほかのプレイヤーは売れません。"}};
inline constexpr Rule A42{"RG-A42", {
    "Selling: discard the good and draw as many cards as its price. Novelty goods bring 2, rare elements 3, genes 4, alien technology 5; your trade powers are added.",
    "売却では品物を捨て、売値の枚数を引きます。嗜好品2枚、希少元素3枚、遺伝子4枚、異星技術5枚で、トレードの能力の分が加わります。"}};
inline constexpr Rule A43{"RG-A43", {
    "All your trade powers that fit the good add cards. Some fit one kind only, some only the good on their own world.",
    "売る品物に当てはまるトレードの能力はすべて加わります。1種類だけのものや、そのワールドの品物だけのものがあります。"}};
inline constexpr Rule A44{"RG-A44", {
    "You can sell without any trade power, unless the game was set up to need one.",
    "トレードの能力がなくても売却できます。能力が必要な設定のときは別です。"}};
inline constexpr Rule A45{"RG-A45", {
    "Each consume power can be used once in a Consume phase.",
    "消費の能力は、1回の消費でそれぞれ1度だけ使えます。"}};
inline constexpr Rule A46{"RG-A46", {
    "A power can be used only if you have the goods it asks for. Powers that draw or guess need no goods; discarding for VP needs a card in hand.",
    "能力が使えるのは、求められる品物があるときだけです。カードを引く能力と数を当てる能力に品物は要りません。手札を捨ててVPを得る能力には手札が要ります。"}};
inline constexpr Rule A47{"RG-A47", {
    "You choose the order of your powers, but you must go on until none can be used. Only discarding hand cards for VP is up to you.",
    "能力を使う順番は自由ですが、使えるものがなくなるまで続けなければなりません。手札を捨ててVPを得る能力だけは、使わなくてもかまいません。"}};
inline constexpr Rule A48{"RG-A48", {
    "If only one power can be used, it is used without asking.",
    "使える能力が1つだけなら、選ばずに使います。"}};
inline constexpr Rule A49{"RG-A49", {
    "A good that none of your remaining powers takes stays where it is.",
    "残りの能力で使えない品物は、そのまま残ります。"}};
inline constexpr Rule A50{"RG-A50", {
    "A power is finished before the next begins. First the goods are discarded, then you gain VP, then you draw.",
    "1つの能力を終えてから次の能力に移ります。品物を捨て、VPを得て、カードを引く順です。"}};
inline constexpr Rule A51{"RG-A51", {
    "\"Up to\" a number of goods: you must discard as many as you can up to that number, and gain the reward for each.",
    "「~個まで」消費する能力では、その数まで、できるだけ多く捨てなければなりません。報酬は1個ごとに得ます。"}};
inline constexpr Rule A52{"RG-A52", {
    "If a power takes an exact number of goods, it discards that many and gives its reward once.",
    "決まった個数を消費する能力では、ちょうどその数を捨て、報酬を1回得ます。"}};
inline constexpr Rule A53{"RG-A53", {
    "If a power takes goods of different kinds, no two of them may be of the same kind. It gives its reward once.",
    "異なる種類の品物を消費する能力では、同じ種類を2個使うことはできません。報酬は1回です。"}};
inline constexpr Rule A54{"RG-A54", {
    "If a power takes all your goods, it gives VP for every good but the first. A single good is lost for nothing.",
    "品物をすべて消費する能力では、個数より1少ない分のVPを得ます。品物が1個だけでも使わなければならず、何も得られません。"}};
inline constexpr Rule A55{"RG-A55", {
    "You choose which goods are discarded. If there is no choice, this is done without asking.",
    "どの品物を捨てるかは自分で選びます。選ぶ余地がなければ、そのまま捨てます。"}};
inline constexpr Rule A56{"RG-A56", {
    "If a power sells a good, you discard one good for cards equal to its price. Your trade powers are added only if the power says so.",
    "品物を売る能力では、1個を捨てて売値の枚数を引きます。トレードの能力は、そう書いてあるときだけ加わります。"}};
inline constexpr Rule A57{"RG-A57", {
    "If a power draws cards, you draw that many.",
    "カードを引く能力では、その枚数を引きます。"}};
inline constexpr Rule A58{"RG-A58", {
    "Gambling World: name a number from 1 to 7 and turn over the top card of the supply. If its cost or defense is that number, it goes to your hand; otherwise it is discarded.",
    "賭博の世界では、1~7の数を宣言して山札のいちばん上をめくります。コストか防御力がその数なら手札に加え、違えば捨てます。"}};
inline constexpr Rule A59{"RG-A59", {
    "If a power takes cards from your hand, you discard up to that many, one at a time, and gain the VP for each. You may stop at any time.",
    "手札を捨てる能力では、決められた枚数まで1枚ずつ捨て、1枚ごとにVPを得ます。いつやめてもかまいません。"}};
inline constexpr Rule A60{"RG-A60", {
    "If you chose \"Consume: 2x VP\", powers that consume goods give you twice the VP. Cards, sales and VP for hand cards are not doubled.",
    "「消費:得点2倍」を選ぶと、品物を消費する能力のVPが2倍になります。カードの枚数、売却、手札を捨てて得るVPは2倍になりません。"}};
inline constexpr Rule A61{"RG-A61", {
    "If you chose both Consume actions, you sell one good first and then gain double VP.",
    "消費のアクションを両方選ぶと、まず1個売却し、そのあとVPが2倍になります。"}};

// Produce.
inline constexpr Rule A64{"RG-A64", {
    "Players produce one after another in turn order. Rewards for producing most come last, when all are done.",
    "順番に1人ずつ生産します。いちばん多く生産したときの能力は、全員が終えてから使います。"}};
inline constexpr Rule A65{"RG-A65", {
    "Each of your production worlds without a good gets one. A world that already has a good produces nothing.",
    "品物のない自分の生産ワールドに、1個ずつ品物を置きます。すでに品物があれば何も生産しません。"}};
inline constexpr Rule A66{"RG-A66", {
    "If a world has a power for producing on it, you draw whenever a good is produced there. A good that comes when the world is placed does not count.",
    "そこに生産したら引く能力のあるワールドでは、品物を生産するたびに引きます。出したときに置かれる品物では引きません。"}};
inline constexpr Rule A67{"RG-A67", {
    "Then your powers draw: a fixed number of cards, or so many for each of your worlds of one kind, with or without a good.",
    "次に、決まった枚数や、ある種類の自分のワールド1枚につき何枚か引く能力を使います。品物の有無は問いません。"}};
inline constexpr Rule A68{"RG-A68", {
    "Windfall worlds produce only through the Produce bonus or a windfall power. The bonus fits any kind; a power may ask for one kind. Each works once.",
    "ウィンドフォールのワールドは、生産のボーナスか専用の能力でだけ生産します。ボーナスはどの種類にも、能力は決まった種類にだけ使えることがあります。それぞれ1回ずつです。"}};
inline constexpr Rule A69{"RG-A69", {
    "As long as the bonus or a power fits one of your empty windfall worlds, you must use it, and you choose where.",
    "ボーナスや能力に合う、品物のない自分のウィンドフォールがある間は、使わなければなりません。どこに使うかは自分で選びます。"}};
inline constexpr Rule A70{"RG-A70", {
    "If the bonus and powers would do the same, only the first is offered: the bonus, then cards in tableau order.",
    "同じ働きのボーナスや能力がいくつもあるときは、ボーナス、場の順のカードの順に、最初のものを使います。"}};
inline constexpr Rule A71{"RG-A71", {
    "Then you draw for powers that count the goods, or the kinds of goods, you have produced in this phase.",
    "次に、このフェイズに生産した品物の数や種類の数だけ引く能力を使います。"}};
inline constexpr Rule A72{"RG-A72", {
    "When all are done, powers for producing most draw if you produced strictly more of that kind than every other player.",
    "全員が終えたら、その種類をほかの誰よりも多く生産していれば、最多生産の能力で引きます。同数では引けません。"}};

// End of the game, scoring, winner.
inline constexpr Rule E1{"RG-E1", {
    "The game ends at the end of a round in which the pool of VP is empty or somebody has 12 cards in the tableau, or when the round limit is reached if one was set.",
    "得点チップがなくなるか、誰かの場が12枚以上になったラウンドの終わりに、ゲームが終わります。ラウンド数の上限を設定していれば、それに達したときも終わります。"}};
inline constexpr Rule E2{"RG-E2", {
    "The 12 cards are counted at the end of the round only. Start worlds count, goods do not, and there is no upper limit.",
    "12枚になったかどうかは、ラウンドの終わりにだけ数えます。スタートワールドは数え、品物は数えません。枚数に上限はありません。"}};
inline constexpr Rule E3{"RG-E3", {
    "If the pool runs out during a round, the round is played to its end, and further VP come from the reserve.",
    "ラウンドの途中で得点チップがなくなっても、最後まで行います。足りない分は予備から受け取ります。"}};
inline constexpr Rule E4{"RG-E4", {
    "A pool that is emptied exactly ends the game as well.",
    "得点チップをちょうど使い切ったときも、ゲームは終わります。"}};
inline constexpr Rule E5{"RG-E5", {
    "Your score is your VP chips, plus the VP of the cards in your tableau, plus the variable VP of your cost-6 developments.",
    "得点は、得点チップ、場のカードのVP、コスト6のディヴェロップで変わるVPの合計です。"}};
inline constexpr Rule E6{"RG-E6", {
    "Cards in hand and goods score nothing.",
    "手札と品物は得点になりません。"}};
inline constexpr Rule E7{"RG-E7", {
    "Each development with variable VP looks at your whole tableau at the end, itself included.",
    "VPが変わるディヴェロップは、自分自身を含む最後の場全体で数えます。"}};
inline constexpr Rule E8{"RG-E8", {
    "For each card only the first line that fits it counts.",
    "1枚のカードには、当てはまる最初の行だけを数えます。"}};
inline constexpr Rule E9{"RG-E9", {
    "New Galactic Order counts your lasting Military, negative included. Military against some worlds only, or for one conquest, does not count.",
    "新銀河秩序は、いつも働く軍事力をマイナスも含めて数えます。一部のワールドにだけ働く軍事力や、一時的な軍事力は数えません。"}};
inline constexpr Rule E10{"RG-E10", {
    "The highest score wins. Ties go to the player with more cards in hand and goods together; if those are equal too, the victory is shared.",
    "得点が最も高いプレイヤーの勝ちです。同点なら手札と品物の合計が多いほうが勝ち、それも同じなら、ともに勝者です。"}};

// Secrets, and undo.
inline constexpr Rule H1{"RG-H1", {
    "Nobody sees the supply, the discard pile, the cards under goods or another player's hand. Choices stay secret until they are revealed.",
    "山札、捨て札、品物になっているカード、ほかのプレイヤーの手札は見られません。選んだものは公開するまで秘密です。"}};
inline constexpr Rule H2{"RG-H2", {
    "Of a secret decision others see only what is being decided and how many cards it is about.",
    "秘密の選択についてほかのプレイヤーにわかるのは、何を選んでいるかと枚数だけです。"}};
inline constexpr Rule H3{"RG-H3", {
    "Everybody is asked what to place, even without a card that fits, so that being asked tells nothing.",
    "出せるカードがなくても、出すカードは必ず全員に尋ねます。尋ねられたことから手札がわからないようにするためです。"}};
inline constexpr Rule H4{"RG-H4", {
    "Moves can be taken back one at a time, but not once a card was drawn, a secret choice was completed or a good was sold.",
    "手は1つずつ戻せます。ただし、カードを引いたあと、秘密の選択を終えたあと、品物を売ったあとは戻せません。"}};
inline constexpr Rule H5{"RG-H5", {
    "A card set aside to be placed still counts as a hand card for others until it is revealed.",
    "出すために伏せたカードは、公開するまで、ほかのプレイヤーには手札の枚数に含めて見せます。"}};

// Answers to decisions.
inline constexpr Rule M0{"RG-M0", {
    "A move must answer what is being asked. Once the game is over there is nothing left to play.",
    "手は、今尋ねられていることへの答えでなければなりません。ゲームが終わったあとは、もう何もできません。"}};
inline constexpr Rule M1{"RG-M1", {
    "What you can do is always listed in the same order: cards as they lie, then passing or stopping.",
    "できることは、いつも同じ順に並びます。カードは置いてある順で、「出さない」「終える」は最後です。"}};
inline constexpr Rule M2{"RG-M2", {
    "Discarding hand cards for VP ends by itself when the limit is reached or your hand is empty. Saying \"done\" while consuming ends your part of the phase.",
    "手札を捨ててVPを得る能力は、上限に達するか手札がなくなると終わります。消費で「終える」を選ぶと、自分の消費が終わります。"}};
inline constexpr Rule M3{"RG-M3", {
    "What leaves you no choice is done for you. Everything else is yours to decide.",
    "選ぶ余地のないことは自動で行われます。それ以外はすべて自分で決めます。"}};
inline constexpr Rule M4{"RG-M4", {
    "There are 7 ways to choose one action and 23 to choose two. Any other choice is as long as the cards it is about.",
    "アクションの選び方は、1つなら7通り、2つなら23通りです。ほかの選択肢の数は、そこにあるカードで決まります。"}};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::race
