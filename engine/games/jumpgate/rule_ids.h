// Rules of Jump Gate by id, in words for players. The code cites these rules where it applies them.
// Index: S setup · T turns · A actions · B black hole · E end, scoring, winner.
#pragma once

#include "engine/core/rule.h"

namespace orrery::jumpgate {

namespace rule {

// Setup.
inline constexpr Rule S1{"JG-S1", {
    "Jump Gate is played by 2, 3, 4 or 5 players.",
    "ジャンプゲートは2~5人で遊びます。"}};
inline constexpr Rule S2{"JG-S2", {
    "The 12 planet cards are shuffled. The first 6, 7, 8 or 9 of them (with 2, 3, 4 or 5 players) form the ring in that order. The others lie under the Jump Gate and take no part in the game.",
    "惑星カード12枚をシャッフルし、上から6・7・8・9枚(2・3・4・5人のとき)をその順に輪に並べます。残りはジャンプゲートの下に重ね、このゲームでは使いません。"}};
inline constexpr Rule S3{"JG-S3", {
    "Every ship starts at the Jump Gate.",
    "宇宙船コマはすべてジャンプゲートから出発します。"}};
inline constexpr Rule S4{"JG-S4", {
    "The 48 resource cards are shuffled.",
    "リソースカード48枚をシャッフルします。"}};
inline constexpr Rule S5{"JG-S5", {
    "Each player is dealt hidden resources: 3 with 2 players, otherwise 2. They are dealt one card at a time in turn order, beginning with the first player.",
    "各プレイヤーに秘密のリソースを配ります。2人なら3枚ずつ、3人以上なら2枚ずつで、最初のプレイヤーから手番順に1枚ずつ配ります。"}};
inline constexpr Rule S6{"JG-S6", {
    "Fame is never dealt as a hidden resource: it is set aside and the next card takes its place. If the game was set up to keep Fame, this rule does not apply.",
    "名声は秘密のリソースになりません。名声が出たら脇に置き、次のカードを代わりに配ります。名声を残す設定では、このルールは使いません。"}};
inline constexpr Rule S7{"JG-S7", {
    "If Fame was set aside, it goes back to the other resources after the hidden resources are dealt, and these are shuffled again.",
    "名声を脇に置いたときは、秘密のリソースを配り終えたあとで残りのリソースに戻し、もう一度シャッフルします。"}};
inline constexpr Rule S8{"JG-S8", {
    "Each planet in ring order gets 3 face-down resources. The first of the three is the top one and is scanned first.",
    "輪の順に、各惑星へ裏向きのリソースを3枚ずつ置きます。1枚目がいちばん上で、最初にスキャンされます。"}};
inline constexpr Rule S9{"JG-S9", {
    "Then each planet in ring order gets 1 face-up resource, without a marker.",
    "続いて輪の順に、各惑星へ表向きのリソースを1枚ずつ置きます。マーカーは置きません。"}};
inline constexpr Rule S10{"JG-S10", {
    "The remaining resources are put away. Nobody may look at them, and they are not used in this game.",
    "余ったリソースは片づけます。見ることも使うこともできません。"}};
inline constexpr Rule S11{"JG-S11", {
    "The 48 NavComp cards are shuffled and each player is dealt a hand of 5, one card at a time in turn order. The rest is the draw deck; the discard pile is empty.",
    "ナビコンピューターカード48枚をシャッフルし、手番順に1枚ずつ、各プレイヤーに5枚の手札を配ります。残りは山札です。捨て札はまだありません。"}};
inline constexpr Rule S12{"JG-S12", {
    "At the start the Black Hole card is empty, no planet is claimed and nobody has collected anything. Icons on hidden resources place no markers.",
    "最初、ブラックホールカードは空で、確保された惑星も獲得したリソースもありません。秘密のリソースのアイコンではマーカーを置きません。"}};
inline constexpr Rule S13{"JG-S13", {
    "The first player takes the first turn.",
    "最初のプレイヤーが最初の手番を行います。"}};

// Turns.
inline constexpr Rule T1{"JG-T1", {
    "Players take turns clockwise, one after another, until the game ends.",
    "ゲームが終わるまで、時計回りに1人ずつ手番を行います。"}};
inline constexpr Rule T2{"JG-T2", {
    "In a turn you may take up to 2 actions out of Fly, Jump, Scan, Land & Claim, Harvest and Research.",
    "1回の手番で、移動・ジャンプ・スキャン・上陸&確保・採取・調査の中から2アクションまで行えます。"}};
inline constexpr Rule T3{"JG-T3", {
    "You may take the same action twice in one turn.",
    "1回の手番で同じアクションを2度行えます。"}};
inline constexpr Rule T4{"JG-T4", {
    "You may end your turn after one action, or without taking any.",
    "1アクションだけで、または何もせずに手番を終えられます。"}};
inline constexpr Rule T5{"JG-T5", {
    "When your second action is complete, your turn ends by itself and the next player begins.",
    "2つ目のアクションが完了すると手番は自動的に終わり、次のプレイヤーに移ります。"}};
inline constexpr Rule T6{"JG-T6", {
    "An action counts from the moment you announce it, before any of its steps.",
    "アクションは、宣言した時点で、手順に入る前に1回と数えます。"}};
inline constexpr Rule T7{"JG-T7", {
    "One NavComp card pays for one action only, even if it shows the codes of two.",
    "ナビコンピューターカード1枚で行えるのは1アクションだけです。2つのコードが描かれていても両方には使えません。"}};
inline constexpr Rule T8{"JG-T8", {
    "A NavComp card used for an action is discarded face-up on top of the discard pile before the action takes effect.",
    "アクションに使うナビコンピューターカードは、効果の前に、捨て札のいちばん上へ表向きに捨てます。"}};
inline constexpr Rule T9{"JG-T9", {
    "An action can be chosen only if everything it requires is met. Only Research may turn out to do nothing.",
    "アクションは、条件をすべて満たすときだけ選べます。何も起こらなくてもよいのは調査だけです。"}};
inline constexpr Rule T10{"JG-T10", {
    "Any number of ships may be at the same planet. Ships do not affect each other.",
    "1つの惑星には何隻でも止まれます。宇宙船コマどうしは影響しません。"}};
inline constexpr Rule T11{"JG-T11", {
    "No ship ever returns to the Jump Gate.",
    "宇宙船コマがジャンプゲートに戻ることはありません。"}};
inline constexpr Rule T12{"JG-T12", {
    "When you gain a resource, this happens at once and in this order: you add it face-up to your collected resources; your marker on it returns to you; if it bears the black-hole icon, you put a marker on the black hole; the end of the game is checked. If the game ends, nothing more happens.",
    "リソースを獲得すると、直ちに次の順で処理します。まず、獲得したリソースに表向きで加え、その上にある自分のマーカーを手元に戻します。次に、ブラックホールアイコンがあればブラックホールにマーカーを置きます。最後に、ゲームの終了を確かめます。ゲームが終わったら、その後の処理は行いません。"}};
inline constexpr Rule T13{"JG-T13", {
    "A move must be one of the answers to the question that is open now. Anything else changes nothing.",
    "行えるのは、今の選択に対する答えになる手だけです。それ以外の手では何も変わりません。"}};
inline constexpr Rule T14{"JG-T14", {
    "Only the player who is asked may move. After the end of the game nobody is asked.",
    "手を選べるのは、選択を求められているプレイヤーだけです。ゲームが終わると、誰も手を選べません。"}};

// Fly.
inline constexpr Rule A1{"JG-A1", {
    "Fly costs no card.",
    "移動にカードは要りません。"}};
inline constexpr Rule A2{"JG-A2", {
    "You cannot fly from the Jump Gate.",
    "ジャンプゲートからは移動できません。"}};
inline constexpr Rule A3{"JG-A3", {
    "Fly moves your ship to one of the two planets next to yours. The ring is closed: its first and last planets are neighbours.",
    "移動では、隣接する2つの惑星のどちらかへ宇宙船コマを動かします。惑星は輪になっていて、最初と最後の惑星も隣接しています。"}};
inline constexpr Rule A4{"JG-A4", {
    "You cannot fly to a planet that is not next to yours, and you cannot stay where you are.",
    "隣接していない惑星への移動や、その場にとどまることはできません。"}};

// Jump.
inline constexpr Rule A5{"JG-A5", {
    "A jump costs exactly 1 NavComp card with a jump code from your hand.",
    "ジャンプには、ジャンプコードのある手札をちょうど1枚使います。"}};
inline constexpr Rule A6{"JG-A6", {
    "A numbered jump code takes you to a planet of the ring with the same jump code. If there are several, you choose.",
    "数字のジャンプコードでは、同じジャンプコードの惑星へ行きます。いくつかあるときは1つを選びます。"}};
inline constexpr Rule A7{"JG-A7", {
    "A wild jump code takes you to any planet of the ring.",
    "ワイルドのジャンプコードなら、輪のどの惑星へも行けます。"}};
inline constexpr Rule A8{"JG-A8", {
    "You cannot jump to the planet where your ship already is.",
    "宇宙船コマが今いる惑星へはジャンプできません。"}};
inline constexpr Rule A9{"JG-A9", {
    "You may jump from the Jump Gate and from any planet, to near and far planets alike, also to a neighbouring one.",
    "ジャンプはジャンプゲートからも、どの惑星からも行えます。距離は関係なく、隣接する惑星へもジャンプできます。"}};
inline constexpr Rule A10{"JG-A10", {
    "You cannot jump to a planet that is not in the ring of this game.",
    "このゲームの輪にない惑星へはジャンプできません。"}};

// Scan.
inline constexpr Rule A11{"JG-A11", {
    "You cannot scan at the Jump Gate.",
    "ジャンプゲートではスキャンできません。"}};
inline constexpr Rule A12{"JG-A12", {
    "Scan needs at least 1 face-down resource at your ship's planet.",
    "スキャンするには、今いる惑星に裏向きのリソースが1枚以上必要です。"}};
inline constexpr Rule A13{"JG-A13", {
    "A scan costs exactly 1 NavComp card from your hand whose scan code equals the planet's scan code or is wild.",
    "スキャンには、惑星と同じスキャンコードかワイルドの手札をちょうど1枚使います。"}};
inline constexpr Rule A14{"JG-A14", {
    "When the card is paid, the top face-down resource of the planet is turned face-up. It joins the face-up row as its last card, without a marker.",
    "カードを捨てたら、その惑星のいちばん上の裏向きのリソースを表にします。表向きの列の最後に加わり、マーカーはありません。"}};
inline constexpr Rule A15{"JG-A15", {
    "If you have no marker on a resource at this planet, you may then put one on any face-up resource there that has no marker, not only on the new one.",
    "この惑星のリソースに自分のマーカーがなければ、マーカーのない表向きのリソース1枚に置けます。今表にしたものでなくてもかまいません。"}};
inline constexpr Rule A16{"JG-A16", {
    "If you already have a marker on a resource at this planet, you may instead move it to another face-up resource there that has no marker.",
    "この惑星のリソースにすでに自分のマーカーがあれば、代わりに、マーカーのない別の表向きのリソースへ動かせます。"}};
inline constexpr Rule A17{"JG-A17", {
    "You may also leave the markers as they are. Your marker that is already there stays.",
    "パスして、マーカーをそのままにしておくこともできます。すでにある自分のマーカーは残ります。"}};
inline constexpr Rule A18{"JG-A18", {
    "You cannot have more than 1 marker on the resources of one planet. Your claim marker does not count.",
    "1つの惑星のリソースに置ける自分のマーカーは1つまでです。惑星を確保したマーカーは数えません。"}};
inline constexpr Rule A19{"JG-A19", {
    "A resource holds at most 1 marker, whoever owns it.",
    "1枚のリソースに置けるマーカーは、誰のものでも1つまでです。"}};
inline constexpr Rule A20{"JG-A20", {
    "Markers go only on face-up resources of the planet you have just scanned. You may have markers at several planets at the same time.",
    "マーカーを置けるのは、今スキャンした惑星の表向きのリソースだけです。いくつもの惑星に同時にマーカーを置いておけます。"}};
inline constexpr Rule A21{"JG-A21", {
    "A marker leaves its resource only when its owner moves it in a scan, when the resource is harvested, or when somebody lands on the planet and claims it.",
    "マーカーがリソースから離れるのは、スキャンで動かしたとき、そのリソースを採取したとき、その惑星で上陸&確保が行われたときだけです。"}};

// Land & Claim.
inline constexpr Rule A22{"JG-A22", {
    "You cannot land at the Jump Gate.",
    "ジャンプゲートでは上陸&確保を行えません。"}};
inline constexpr Rule A23{"JG-A23", {
    "A planet can be claimed only when none of its resources is face-down.",
    "惑星は、裏向きのリソースが1枚もないときだけ確保できます。"}};
inline constexpr Rule A24{"JG-A24", {
    "A planet that somebody has claimed cannot be claimed again.",
    "すでに確保された惑星は、もう確保できません。"}};
inline constexpr Rule A25{"JG-A25", {
    "Land & Claim costs exactly 2 different NavComp cards from your hand, one for each landing code of the planet. A code is met by the same number or a wild; either card may serve either code.",
    "上陸&確保には、惑星の2つのランディングコードに1枚ずつ、異なる手札をちょうど2枚使います。同じ数字かワイルドが合い、どちらのカードをどちらのコードに使ってもかまいません。"}};
inline constexpr Rule A26{"JG-A26", {
    "One card cannot serve both landing codes, not even a wild one. Two wild cards may be used together.",
    "1枚のカードで2つのランディングコードをまかなうことはできません。ワイルドでも同じです。ワイルドを2枚使うことはできます。"}};
inline constexpr Rule A27{"JG-A27", {
    "You may claim a planet without having a marker there and without ever having scanned it.",
    "自分のマーカーがなくても、スキャンしたことがなくても、惑星を確保できます。"}};
inline constexpr Rule A28{"JG-A28", {
    "Step 1: discard both cards and put your claim marker on the planet. It is yours for the rest of the game. If it was the last unclaimed planet, the final round is triggered now.",
    "手順1: 2枚とも捨て、惑星に自分のマーカーを置いて確保します。その惑星はゲームの終わりまで自分のものです。最後の未確保の惑星だったなら、ここで最後の1巡が決まります。"}};
inline constexpr Rule A29{"JG-A29", {
    "Step 2: every player with a marker on a resource of the planet decides whether to take that resource or leave it. They are asked one at a time, the claimant first, then clockwise; each answer is carried out before the next player is asked.",
    "手順2: この惑星のリソースにマーカーを置いているプレイヤーは、それぞれそのリソースを取るか残すか決めます。確保したプレイヤーから時計回りに1人ずつ選び、処理を終えてから次の人に移ります。"}};
inline constexpr Rule A30{"JG-A30", {
    "In step 2 a player without a marker at the planet is not asked.",
    "手順2では、この惑星にマーカーのないプレイヤーは何も選びません。"}};
inline constexpr Rule A31{"JG-A31", {
    "Step 2, take: the player gains the marked resource.",
    "手順2で取ると決めたら、マーカーのあるリソースを獲得します。"}};
inline constexpr Rule A32{"JG-A32", {
    "Step 2, leave: the resource stays face-up at the planet, without a marker.",
    "手順2で残すと決めたら、リソースはマーカーなしで表向きのまま惑星に残ります。"}};
inline constexpr Rule A33{"JG-A33", {
    "Taken or left, the marker returns to its owner.",
    "取っても残しても、マーカーは持ち主に戻ります。"}};
inline constexpr Rule A34{"JG-A34", {
    "Step 3: when all markers are gone from the planet's resources, the claimant may take 1 of the resources that remain there, or pass. A resource left in step 2 may be taken too, and it does not matter whether the claimant took one in step 2.",
    "手順3: この惑星のリソースからマーカーがすべてなくなったら、確保したプレイヤーは残りのリソースを1枚獲得するか、パスします。手順2で残されたリソースも選べます。手順2で獲得していてもかまいません。"}};
inline constexpr Rule A35{"JG-A35", {
    "In step 3 the claimant cannot take more than 1 resource.",
    "手順3で獲得できるリソースは1枚までです。"}};
inline constexpr Rule A36{"JG-A36", {
    "Resources that still remain stay face-up at the claimed planet. Anybody can harvest them.",
    "それでも残ったリソースは、確保された惑星に表向きのまま置かれ、誰でも採取できます。"}};

// Harvest.
inline constexpr Rule A37{"JG-A37", {
    "You cannot harvest at the Jump Gate.",
    "ジャンプゲートでは採取できません。"}};
inline constexpr Rule A38{"JG-A38", {
    "A harvest costs exactly 1 NavComp card from your hand, whatever its codes.",
    "採取には手札をちょうど1枚使います。コードは何でもかまいません。"}};
inline constexpr Rule A39{"JG-A39", {
    "You cannot harvest with an empty hand.",
    "手札がなければ採取できません。"}};
inline constexpr Rule A40{"JG-A40", {
    "You may take the resource at your ship's planet that carries your own marker, even while other resources there are face-down.",
    "今いる惑星の、自分のマーカーがあるリソースを獲得できます。裏向きのリソースが残っていてもかまいません。"}};
inline constexpr Rule A41{"JG-A41", {
    "If your ship's planet has no face-down resource, you may instead take any 1 face-up resource there that carries no marker.",
    "今いる惑星に裏向きのリソースがなければ、代わりに、マーカーのない表向きのリソースを1枚獲得できます。"}};
inline constexpr Rule A42{"JG-A42", {
    "If you could take either, you choose. Take an unmarked resource and your marker stays where it is.",
    "どちらも獲得できるときは自由に選べます。マーカーのないほうを獲得したら、自分のマーカーはそのまま残ります。"}};
inline constexpr Rule A43{"JG-A43", {
    "You cannot harvest a resource that carries another player's marker.",
    "ほかのプレイヤーのマーカーがあるリソースは採取できません。"}};
inline constexpr Rule A44{"JG-A44", {
    "You cannot harvest an unmarked resource while the planet still has a face-down resource.",
    "惑星に裏向きのリソースが残っている間、マーカーのないリソースは採取できません。"}};
inline constexpr Rule A45{"JG-A45", {
    "You may harvest at unclaimed planets and at claimed ones, whoever claimed them.",
    "採取は、確保されていない惑星でも、誰かが確保した惑星でも行えます。"}};
inline constexpr Rule A46{"JG-A46", {
    "A harvest gains exactly 1 face-up resource of your ship's planet.",
    "採取では、今いる惑星の表向きのリソースをちょうど1枚獲得します。"}};

// Research.
inline constexpr Rule A47{"JG-A47", {
    "Research costs no card and can be taken anywhere, also at the Jump Gate.",
    "調査にカードは要りません。ジャンプゲートを含め、どこでも行えます。"}};
inline constexpr Rule A48{"JG-A48", {
    "First you may discard any number of cards from your hand, from none to all, one after another. Each goes face-up on top of the discard pile.",
    "まず、手札から好きな枚数(0枚でも全部でもよい)を1枚ずつ、捨て札のいちばん上へ表向きに捨てられます。"}};
inline constexpr Rule A49{"JG-A49", {
    "Then you draw from the deck, one card at a time, until you hold 5. If you already hold 5, you draw nothing.",
    "次に、手札が5枚になるまで山札から1枚ずつ引きます。すでに5枚あれば引きません。"}};
inline constexpr Rule A50{"JG-A50", {
    "If a card must be drawn and the deck is empty, the discard pile is turned over without shuffling and becomes the deck. The card discarded longest ago is then drawn first.",
    "引くときに山札がなければ、捨て札をシャッフルせずにそのまま裏返して新しい山札にします。最も前に捨てたカードから引くことになります。"}};
inline constexpr Rule A51{"JG-A51", {
    "If the game was set up to shuffle, the discard pile is shuffled instead when it becomes the deck.",
    "シャッフルする設定では、捨て札をシャッフルして新しい山札にします。"}};
inline constexpr Rule A52{"JG-A52", {
    "The deck is not refilled at the moment it runs out, only when a card must be drawn.",
    "山札がなくなっても、その場では補充しません。次に引くときに補充します。"}};
inline constexpr Rule A53{"JG-A53", {
    "Research is the only way to draw NavComp cards.",
    "ナビコンピューターカードを引けるのは調査だけです。"}};
inline constexpr Rule A54{"JG-A54", {
    "There are always enough cards to draw: hands hold at most 25 of the 48, so deck and discard pile together never have fewer than 23.",
    "引くカードが足りなくなることはありません。48枚のうち手札は全員で25枚までで、山札と捨て札は合わせて23枚以上あります。"}};

// Black hole.
inline constexpr Rule B1{"JG-B1", {
    "When you gain a resource with the black-hole icon, you must put 1 of your markers on the lowest-numbered empty space of the Black Hole card.",
    "ブラックホールアイコンのあるリソースを獲得したら、ブラックホールカードの空いているいちばん小さい番号に、自分のマーカーを1つ置かなければなりません。"}};
inline constexpr Rule B2{"JG-B2", {
    "Each icon resource gained places exactly 1 marker. Markers on the Black Hole card stay there until the end.",
    "アイコンのあるリソース1枚につき、マーカーをちょうど1つ置きます。ブラックホールカードのマーカーは最後まで動きません。"}};
inline constexpr Rule B3{"JG-B3", {
    "Hidden resources never place markers, neither at the start nor when they are shown at the end.",
    "秘密のリソースでは、最初に配るときも最後に公開するときも、マーカーを置きません。"}};
inline constexpr Rule B4{"JG-B4", {
    "Resources that lie at planets place no markers, marked or not.",
    "惑星にあるだけのリソースでは、自分のマーカーが置かれていても、ブラックホールにマーカーを置きません。"}};

// End of the game, scoring, winner.
inline constexpr Rule E1{"JG-E1", {
    "The game ends at once, even in the middle of an action, when the Black Hole card holds 7 markers (5 or 9 if the game was set up that way).",
    "ブラックホールカードのマーカーが7つ(設定により5つか9つ)になると、アクションの途中でも直ちにゲームが終わります。"}};
inline constexpr Rule E2{"JG-E2", {
    "The game ends at once, even in the middle of an action, when any planet of the ring has no resource left, neither face-up nor face-down.",
    "輪のどれか1つの惑星に、表向きも裏向きもリソースが1枚もなくなると、アクションの途中でも直ちにゲームが終わります。"}};
inline constexpr Rule E3{"JG-E3", {
    "When the last unclaimed planet is claimed, the claimant finishes that turn as usual. Then every player, starting with the next one and ending with the claimant, takes exactly one more turn.",
    "最後の未確保の惑星が確保されると、確保したプレイヤーはその手番を普通に最後まで行います。その後、次のプレイヤーから確保したプレイヤーまで、全員があと1回ずつ手番を行います。"}};
inline constexpr Rule E4{"JG-E4", {
    "After the last of these extra turns the game ends. A turn without any action counts too.",
    "この最後の1巡が終わるとゲームが終わります。何もしない手番も1回と数えます。"}};
inline constexpr Rule E5{"JG-E5", {
    "A full black hole or an empty planet ends the game at once in the final round too, and in the turn that triggers it.",
    "最後の1巡でも、それを決めた手番でも、ブラックホールが満ちるか惑星のリソースが尽きれば直ちにゲームが終わります。"}};
inline constexpr Rule E6{"JG-E6", {
    "If one gain both fills the black hole and empties a planet, the black hole counts as the reason for the end.",
    "1枚の獲得でブラックホールが満ち、同時に惑星のリソースも尽きたら、ブラックホールによる終了とします。"}};
inline constexpr Rule E7{"JG-E7", {
    "In the final round no planet can be claimed: all of them are.",
    "最後の1巡では、すべての惑星が確保されているので、もう確保できません。"}};
inline constexpr Rule E8{"JG-E8", {
    "If 40 turns in a row end without a scan, a claim or a gained resource, the game ends there. This guard can be switched off at set-up. If the final round is over at the same moment, that is the reason for the end.",
    "スキャンも確保もリソースの獲得もないまま40回続けて手番が終わると、そこでゲームが終わります。この決まりは設定で外せます。最後の1巡の終わりと重なったら、最後の1巡による終了とします。"}};
inline constexpr Rule E9{"JG-E9", {
    "If the Black Hole card is full at the end, whatever ended the game, the player with the most markers on it must discard all of their hidden resources.",
    "ゲーム終了時にブラックホールカードが満ちていたら、終了の理由にかかわらず、そこにマーカーが最も多いプレイヤーは秘密のリソースをすべて捨てなければなりません。"}};
inline constexpr Rule E10{"JG-E10", {
    "If several players share the largest number of markers there, each of them must discard all hidden resources.",
    "マーカーが最も多いプレイヤーが複数いれば、その全員が秘密のリソースをすべて捨てなければなりません。"}};
inline constexpr Rule E11{"JG-E11", {
    "If the Black Hole card is not full, nobody discards hidden resources.",
    "ブラックホールカードが満ちていなければ、誰も秘密のリソースを捨てません。"}};
inline constexpr Rule E12{"JG-E12", {
    "Every other player shows the hidden resources and adds them to the collected ones for scoring.",
    "捨てなかったプレイヤーは秘密のリソースを公開し、獲得したリソースに加えて得点を計算します。"}};
inline constexpr Rule E13{"JG-E13", {
    "Discarded hidden resources are shown to all, but score nothing and do not count when ties are broken.",
    "捨てた秘密のリソースも全員に見せますが、得点にならず、同点のときの枚数にも数えません。"}};
inline constexpr Rule E14{"JG-E14", {
    "Each planet you have claimed is worth 4 points.",
    "自分が確保した惑星は1つにつき4点です。"}};
inline constexpr Rule E15{"JG-E15", {
    "Fame is worth 5 points per card.",
    "名声は1枚につき5点です。"}};
inline constexpr Rule E16{"JG-E16", {
    "Sand and Water score by number of cards. 1 to 9 or more Sand: 1, 3, 7, 13, 21, 30, 40, 43, 45 points. 1 to 8 Water: 2, 4, 9, 16, 20, 24, 28, 32 points.",
    "砂と水は枚数で得点が決まります。砂は1枚から順に1・3・7・13・21・30・40・43点、9枚以上で45点。水は1枚から8枚まで順に2・4・9・16・20・24・28・32点です。"}};
inline constexpr Rule E17{"JG-E17", {
    "Each pair of one light and one dark EnerGel is worth 7 points. Each EnerGel card left over is worth 2 points.",
    "エネルギージェルは、ライトとダーク1枚ずつの1組が7点です。組にならなかったカードは1枚につき2点です。"}};
inline constexpr Rule E18{"JG-E18", {
    "Gems score the number of all your gems times the number of gems of the color you have most of. If several colors share that number, it counts once.",
    "ジェムは、全部の枚数に、最も多い色の枚数を掛けた点になります。最も多い色が複数あっても、掛けるのは1色分だけです。"}};
inline constexpr Rule E19{"JG-E19", {
    "Your final score is the sum for planets, Fame, Sand and Water, EnerGel and gems.",
    "最終得点は、惑星・名声・砂と水・エネルギージェル・ジェムの合計です。"}};
inline constexpr Rule E20{"JG-E20", {
    "The highest final score wins.",
    "最終得点が最も高いプレイヤーの勝ちです。"}};
inline constexpr Rule E21{"JG-E21", {
    "Ties are broken by more claimed planets, then by more resource cards (collected and hidden ones kept), then by fewer markers on the Black Hole card.",
    "同点なら、確保した惑星が多いほう、次にリソースカード(獲得したものと、捨てずに済んだ秘密のリソース)が多いほう、次にブラックホールカードのマーカーが少ないほうが上位です。"}};
inline constexpr Rule E22{"JG-E22", {
    "Players who are still tied share the victory.",
    "それでも並んだプレイヤーは、ともに勝者です。"}};
inline constexpr Rule E23{"JG-E23", {
    "All places are decided by the same comparison. Players equal in everything share a place: 1, 2, 2, 4.",
    "2位以下も同じ順で比べます。すべて等しいプレイヤーは同じ順位になります(1位、2位、2位、4位)。"}};

}  // namespace rule

/// Returns all rules above, in the order of the specification.
Rules all_rules();

}  // namespace orrery::jumpgate
