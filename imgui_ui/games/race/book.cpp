// Chapters: goal · parts · setup · round · actions · explore · develop · settle · consume · produce · end · points · secrets ·
// options · words
#include "imgui_ui/games/race/book.h"

#include "engine/games/race/rule_ids.h"
#include "imgui_ui/games/race/book_figures.h"

namespace orrery::ui::race_table {
namespace {

namespace r = orrery::race::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT

constexpr Text kNothing{"", ""};

// --- tables ---

constexpr Text kSetupCells[] = {
    {"Players", "人数"}, {"VP in the pool", "得点チップ"}, {"First game: start worlds", "「初めて用」のスタートワールド"},
    {"2", "2人"}, {"24", "24"}, {"1, 2", "1・2番"},
    {"3", "3人"}, {"36", "36"}, {"1, 2, 3", "1~3番"},
    {"4", "4人"}, {"48", "48"}, {"1, 2, 3, 4", "1~4番"}};
constexpr BookTable kSetup{3, kSetupCells};

constexpr Text kPhaseCells[] = {
    {"Phase", "フェイズ"}, {"What everybody does", "全員が行うこと"}, {"Bonus for those who chose it", "選んだ人のボーナス"},
    {"Explore", "探検"}, {"Draw 2 cards, keep 1.", "2枚引いて1枚残します。"}, {"+5: draw 5 more. +1: draw 1 more and keep 1 more.", "+5: さらに5枚引く。+1: さらに1枚引き、1枚多く残す。"},
    {"Develop", "ディヴェロップ"}, {"Place a development.", "ディヴェロップを1枚出せます。"}, {"It costs 1 less.", "コスト−1。"},
    {"Settle", "殖民"}, {"Place a world.", "ワールドを1枚出せます。"}, {"Draw 1 card after placing.", "出したあと1枚引く。"},
    {"Consume", "消費"}, {"Turn goods into VP and cards.", "品物をVPやカードに換えます。"}, {"Trade: first sell a good for cards. 2x VP: powers give twice the VP.", "トレード: 先に品物を1個売る。得点2倍: VPが2倍。"},
    {"Produce", "生産"}, {"Goods appear on production worlds.", "生産ワールドに品物が置かれます。"}, {"A good on one windfall world, too.", "ウィンドフォール1枚にも品物を置く。"}};
constexpr DrawSign kPhaseSigns[] = {phase_sign<Phase::explore>, phase_sign<Phase::develop>, phase_sign<Phase::settle>,
                                   phase_sign<Phase::consume>, phase_sign<Phase::produce>};
constexpr BookTable kPhaseTable{3, kPhaseCells, kPhaseSigns};

constexpr Text kMethodCells[] = {
    {"Way", "方法"}, {"For", "対象"}, {"What it takes", "必要なもの"},
    {"Pay", "支払う"}, {"Black circle", "黒い丸"}, {"As many hand cards as the cost", "コストと同じ枚数の手札"},
    {"Conquer", "征服する"}, {"Red circle", "赤い丸"}, {"Military of at least the defense", "防御力以上の軍事力"},
    {"New Military Tactics", "新軍事戦術"}, {"Red circle", "赤い丸"}, {"Give the card up: Military +3", "このカードを捨てる(軍事力+3)"},
    {"Contact Specialist", "異文化接触専門家"}, {"Red circle, no alien technology", "赤い丸(異星技術を除く)"}, {"As many hand cards as the defense less 1", "防御力より1少ない枚数の手札"},
    {"Colony Ship", "植民船"}, {"Black circle, no alien technology", "黒い丸(異星技術を除く)"}, {"Give the card up: cost 0", "このカードを捨てる(コスト0)"}};
constexpr BookTable kMethods{3, kMethodCells};

constexpr Text kPriceCells[] = {
    {"Good", "品物"}, {"Cards for it", "売値"},
    {"Novelty goods", "嗜好品"}, {"2", "2枚"}, {"Rare elements", "希少元素"}, {"3", "3枚"},
    {"Genes", "遺伝子"}, {"4", "4枚"}, {"Alien technology", "異星技術"}, {"5", "5枚"}};
constexpr DrawSign kPriceSigns[] = {good_sign<Good::novelty>, good_sign<Good::rare>, good_sign<Good::genes>, good_sign<Good::alien>};
constexpr BookTable kPrices{2, kPriceCells, kPriceSigns};

constexpr Text kBigCells[] = {
    {"Development", "ディヴェロップ"}, {"What it counts", "数えるもの"},
    {"Alien Tech Institute", "異星種族技術研究院"}, {"3 for each alien-technology production world, 2 for each such windfall world, 2 for each other Alien card", "異星技術の生産ワールド3、同じくウィンドフォール2、ほかの異星種族カード2"},
    {"Free Trade Association", "自由貿易協会"}, {"2 for each novelty production world, 1 for each novelty windfall world, 2 each for Consumer Markets and Expanding Colony", "嗜好品の生産ワールド2、同じくウィンドフォール1、消費市場と拡大する植民地は各2"},
    {"Galactic Federation", "銀河連邦"}, {"2 for each cost-6 development, 1 for each other development", "コスト6のディヴェロップ2、ほかのディヴェロップ1"},
    {"Galactic Imperium", "銀河帝国"}, {"2 for each Rebel military world, 1 for each other military world", "反乱軍の軍事ワールド2、ほかの軍事ワールド1"},
    {"Galactic Renaissance", "銀河ルネサンス"}, {"1 for every 3 VP in chips, 3 each for Research Labs, Galactic Trendsetters and Artist Colony", "得点チップ3点ごとに1、研究所・銀河の流行仕掛人・芸術家の植民地は各3"},
    {"Galactic Survey: SETI", "銀河調査:SETI"}, {"1 for each development with an explore power, 2 for each world with one, 1 for each other world", "探検の能力があるディヴェロップ1、同じくワールド2、ほかのワールド1"},
    {"Merchant Guild", "商人ギルド"}, {"2 for each production world", "生産ワールド2"},
    {"Mining League", "採掘連盟"}, {"2 for each rare-element production world, 1 for each such windfall world, 2 each for Mining Robots and Mining Conglomerate", "希少元素の生産ワールド2、同じくウィンドフォール1、採掘ロボットと採掘複合企業は各2"},
    {"New Economy", "新経済"}, {"2 for each development with a consume power, 1 for each world with one", "消費の能力があるディヴェロップ2、同じくワールド1"},
    {"New Galactic Order", "新銀河秩序"}, {"your total Military", "自分の軍事力の合計"},
    {"Pan-Galactic League", "汎銀河連盟"}, {"2 for each genes world, 1 for each other military world, 3 for Contact Specialist", "遺伝子のワールド2、ほかの軍事ワールド1、異文化接触専門家3"},
    {"Trade League", "交易連盟"}, {"2 for each development with a trade power, 1 for each world with one", "トレードの能力があるディヴェロップ2、同じくワールド1"}};
constexpr BookTable kBig{2, kBigCells};

constexpr Text kSecretCells[] = {
    {"What", "もの"}, {"Who may look", "見られる人"},
    {"Tableaus, VP chips, kinds and places of goods", "場、得点チップ、品物の種類と場所"}, {"everybody", "全員"},
    {"Number of cards in hands, supply and discard pile", "手札・山札・捨て札の枚数"}, {"everybody", "全員"},
    {"Your hand and the cards you explore", "自分の手札と、探検で引いたカード"}, {"only you", "本人だけ"},
    {"Chosen actions and cards to place, until revealed", "公開するまでのアクションと、出すカード"}, {"only you", "本人だけ"},
    {"Supply, discard pile, cards under goods", "山札、捨て札、品物になっているカード"}, {"nobody", "誰も見られない"}};
constexpr BookTable kSecret{2, kSecretCells};

constexpr Text kOptionCells[] = {
    {"Option", "オプション"}, {"Choices", "選択"}, {"Rule", "ルール"},
    {"Actions each round", "1ラウンドのアクション"}, {"Two of nine with 2 players, or one of seven", "2人なら9枚から2つ、または7枚から1つ"}, {"RG-T20", "RG-T20"},
    {"Start", "始め方"}, {"Standard, no Old Earth, first game", "標準、旧地球なし、初めて用"}, {"RG-S3", "RG-S3"},
    {"Selling a good", "品物の売却"}, {"Always, or with a trade power", "いつでも、能力が必要"}, {"RG-A44", "RG-A44"},
    {"Rounds", "ラウンド数"}, {"No limit, or a number", "上限なし、または回数"}, {"RG-E1", "RG-E1"}};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text("You build a civilisation: a row of worlds and developments in front of you, your tableau. All of them come from one deck of cards, and you pay for cards with other cards.",
         "あなたは文明を築きます。自分の前に並べるワールドとディヴェロップが、自分の場です。どれも1つの山札から引いたカードで、カードの支払いにもカードを使います。"),
    figure(draw_some_tableau, "A tableau of four cards: a start world, a production world with a good, a windfall world with a good, a development.",
           "4枚の場です。スタートワールド、品物のある生産ワールド、品物のあるウィンドフォール、ディヴェロップ。", true),
    heading("One card, three uses", "1枚のカードに3つの使い道"),
    text("A card in hand can be placed, if you can pay for it. It can be spent: each card discarded pays 1. And face-down on a world it is a good, whatever it is.",
         "手札のカードは、支払えれば場に出せます。支払いに使えば1枚が1コスト分です。裏向きでワールドに置かれたカードは、中身にかかわらず品物になります。"),
    heading("A round in short", "ラウンドのあらまし"),
    text("Everybody secretly chooses an action. Only the phases that somebody chose take place, and everybody takes part in them; who chose a phase has a bonus in it. So you gain from what others choose, and they from yours.",
         "全員がこっそりアクションを選びます。誰かが選んだフェイズだけが行われ、全員が参加します。選んだ人にはボーナスがあります。つまり、ほかの人の選択からも得をし、自分の選択もほかの人の役に立ちます。"),
    heading("Who wins", "勝つには"),
    text("VP chips from consuming goods, the VP printed on your cards, and the variable VP of big developments are added. The highest total wins (RG-E10).",
         "品物を消費して得る得点チップ、カードに書かれたVP、大きなディヴェロップの変わるVPを合計します。いちばん高い人の勝ちです(RG-E10)。"),
    note("The round in which the VP pool runs out, or in which somebody reaches 12 cards, is the last (RG-E1).", "得点チップがなくなるか、誰かの場が12枚になったラウンドで終わります(RG-E1)。"),
};

constexpr Block kParts[] = {
    figure(three_kinds, "A world to pay for, a military world, a development: the cost at the upper left, the VP at the upper right.",
           "支払うワールド、軍事ワールド、ディヴェロップ。左上がコスト、右上がVPです。"),
    entry(card_sign, {"114 cards", "カード114枚"}, {"95 different ones: 64 worlds and 50 developments. Developments of cost 1 to 5 exist twice.", "95種類です。ワールドが64枚、ディヴェロップが50枚。コスト1~5のディヴェロップは2枚ずつあります。"}, &r::S6),
    entry(cost_sign, {"Black circle: cost", "黒い丸: コスト"}, {"A world that is paid for with so many cards.", "その枚数の手札を支払って出すワールドです。"}, &r::A27),
    entry(defense_sign, {"Red circle: defense", "赤い丸: 防御力"}, {"A military world. It is not paid for but conquered.", "軍事ワールドです。支払いではなく、軍事力で手に入れます。"}, &r::A26),
    entry(diamond_sign, {"Diamond: cost", "ひし形: コスト"}, {"A development.", "ディヴェロップです。"}, &r::A15),
    entry(vp_sign, {"Hexagon: VP", "六角形: VP"}, {"Points at the end. A question mark: they depend on your tableau.", "最後に得点になります。「?」は場によって変わります。"}, &r::E5),
    entry(production_sign, {"Solid ring: production world", "実線の輪: 生産ワールド"}, {"It gets a good in every Produce phase, if it is empty.", "生産フェイズのたびに、空なら品物が置かれます。"}, &r::A65),
    entry(windfall_sign, {"Dashed ring: windfall world", "破線の輪: ウィンドフォール"}, {"It comes with a good. Later ones need the Produce bonus or a power.", "品物が1個ある状態で出ます。その後は生産のボーナスか能力が要ります。"}, &r::A35),
    entry(vp_sign, {"VP chips", "得点チップ"}, {"A common pool of 12 VP a player, and a reserve for the last round.", "1人につき12点分の共通のチップと、最終ラウンドのための予備です。"}, &r::S2),
    entry(nullptr, {"Action cards", "アクションカード"}, {"The same for everybody: seven, or nine if two are chosen each round.", "全員同じです。7枚、毎ラウンド2枚選ぶゲームでは9枚です。"}, &r::S11),
};

constexpr Block kSetupBlocks[] = {
    text("The app deals for you. These are its steps, so that you can check it or play with real cards.", "配るのはアプリです。確かめたいとき、実物のカードで遊ぶときのために、手順を示します。"),
    table(kSetup, {"By number of players", "人数による違い"}),
    rule(r::S1), rule(r::S2), rule(r::S3),
    rule(r::S4, "Its number settles the turn order (RG-T2).", "その番号で順番が決まります(RG-T2)。"),
    rule(r::S5, "These hands hold cards that go together.", "どの組も、相性のよいカードです。"),
    rule(r::S6), rule(r::S7), rule(r::S8), rule(r::S9),
    rule(r::S10, "Keep cards that fit each other and your start world, and that you can pay for soon.", "互いに、またスタートワールドと合い、早く支払えるカードを残しましょう。"),
    rule(r::S11), rule(r::S12),
    note("For a first match choose the start \"First game\".", "最初は「初めて用」の始め方がおすすめです。"),
};

constexpr Block kRound[] = {
    table(kPhaseTable, {"The five phases", "5つのフェイズ"}, true),
    rule(r::T1), rule(r::T2), rule(r::T3),
    rule(r::T4, "A phase that nobody chose does not take place: then nobody may place, consume or produce.", "誰も選ばなかったフェイズは行われません。出すことも、消費も、生産もできません。"),
    heading("Powers", "能力"),
    rule(r::T5),
    example({"From the next phase on", "次のフェイズから"}, new_card, "Public Works gives a card after placing a development, but not for itself: it does not work yet. The next development brings the card.",
            "公共事業は、ディヴェロップを出すと1枚引ける能力です。自分自身を出したときは、まだ働きません。次のディヴェロップから引けます。"),
    rule(r::T6), rule(r::T7),
    heading("Cards and goods", "カードと品物"),
    rule(r::T8), rule(r::T9),
    example({"The supply runs out", "山札がなくなったら"}, reshuffling, "Three cards are to be drawn, but the supply has two. After them the 30 discards are shuffled at once, and the third is drawn from these.",
            "3枚引きますが、山札は2枚です。2枚目のあとすぐに捨て札30枚をシャッフルし、3枚目はそこから引きます。"),
    rule(r::T10), rule(r::T11), rule(r::T12), rule(r::T13), rule(r::T14), rule(r::T15),
    heading("The end of a round", "ラウンドの終わり"),
    rule(r::T30, "With 13 cards in hand you discard 3.", "手札が13枚なら3枚捨てます。"), rule(r::T31),
};

constexpr Block kActions[] = {
    example({"Two players, two choices", "2人の選択"}, two_choices, "Aki chose Settle, Ben Produce. Both settle and both produce. Aki draws a card after placing; Ben may produce on a windfall world.",
            "アキは殖民、ベンは生産を選びました。2人とも殖民と生産を行います。アキは出したあと1枚引き、ベンはウィンドフォールにも生産できます。"),
    rule(r::T20), rule(r::T22),
    heading("Two actions a round", "1ラウンドに2アクション"),
    rule(r::T21), rule(r::T23),
    example({"Develop twice", "ディヴェロップを2回"}, develop_twice, "Aki chose both Develop cards, Ben only the first. In the first Develop both pay 1 less. In the second Ben may place too, but at the full cost.",
            "アキは2枚ともディヴェロップ、ベンは1枚目だけです。1回目は2人ともコスト−1。2回目はベンも出せますが、割引はありません。"),
    note("Ask yourself what the others will choose. A phase that somebody else is likely to call you get for nothing: choose something else.",
         "ほかの人が何を選ぶか考えましょう。誰かが選びそうなフェイズは、自分で選ばなくても参加できます。"),
};

constexpr Block kExplore[] = {
    example({"Explore: +5", "探検:+5"}, explore_five, "Aki chose \"Explore: +5\": Aki draws 7 and keeps 1. Ben did not choose Explore: Ben draws 2 and keeps 1.",
            "アキは「探検:+5」を選び、7枚引いて1枚残します。選ばなかったベンは2枚引いて1枚残します。"),
    rule(r::A1), rule(r::A2), rule(r::A3),
    rule(r::A4), rule(r::A5),
    example({"With powers", "能力があるとき"}, explore_powers, "Galactic Renaissance draws 2 more and keeps 1 more, Research Labs keep 1 more. With \"Explore: +1, keep +1\" that makes 5 drawn and 4 kept.",
            "銀河ルネサンスは2枚多く引いて1枚多く残し、研究所は1枚多く残します。「探検:+1枚・手元+1枚」を選べば、5枚引いて4枚残します。"),
    rule(r::A6), rule(r::A7),
    note("+5 finds the one card you are looking for, +1 brings more cards to pay with.", "+5はほしい1枚を探すのに、+1は支払う手札を増やすのに向いています。"),
};

constexpr Block kDevelop[] = {
    rule(r::A10, "Interstellar Bank draws a card, in a second Develop another.", "星間銀行は1枚引きます。2回目のディヴェロップでもう1枚引きます。"),
    rule(r::A11), rule(r::A12),
    rule(r::A13), rule(r::A14),
    rule(r::A15),
    example({"A discount", "割引"}, discount, "Drop Ships cost 4. Investment Credits make it 3, and Aki, who chose Develop, pays 2 cards: the whole rest of the hand.",
            "降下艦隊のコストは4。投資融資で3になり、ディヴェロップを選んだアキは2枚、つまり残りの手札全部を支払います。"),
    rule(r::A16), rule(r::A17), rule(r::A18), rule(r::A19), rule(r::A20),
    note("Cards are money. Do not keep a fine card that you can never pay for; spend it.", "カードはお金です。出せそうにない立派なカードは、支払いに使いましょう。"),
};

constexpr Block kSettle[] = {
    rule(r::A21), rule(r::A22), rule(r::A23), rule(r::A24),
    heading("Ways to place a world", "ワールドを出す方法"),
    table(kMethods, {"The ways", "方法の一覧"}, true),
    rule(r::A25), rule(r::A26),
    heading("Paying", "支払う"),
    rule(r::A27),
    example({"What powers take off", "能力による割引"}, cheaper, "Replicant Robots take 2 off every world, Mining Robots 1 more off rare-element worlds: New Earth, cost 5, costs 2.",
            "自己複製ロボットはどのワールドも−2、採掘ロボットは希少元素のワールドをさらに−1。コスト5の新地球が2枚で出せます。"),
    rule(r::A31, "Not where the cost is 0 anyway. Together with the Contact Specialist it serves for military worlds too.",
         "もともとコスト0なら使えません。異文化接触専門家と一緒なら、軍事ワールドにも使えます。"),
    heading("Conquering", "征服する"),
    rule(r::A28), rule(r::A29),
    example({"Military", "軍事力"}, military, "New Sparta gives Military 2: enough for Avian Uplift Race, which comes without payment and with a good. Pirate World, defense 3, is out of reach.",
            "ニュー・スパルタの軍事力は2。防御力2の鳥類知性化種族は、支払いなしで品物つきで手に入ります。防御力3の海賊の世界には届きません。"),
    rule(r::A30),
    example({"Giving a card up", "カードを捨てる"}, tactics, "Military 2 is not enough for Rebel Outpost. New Military Tactics are given up for 3 more: 5 against 5.",
            "軍事力2では反乱軍の前哨地に足りません。新軍事戦術を捨てて3増やすと、5対5で征服できます。"),
    heading("The Contact Specialist", "異文化接触専門家"),
    rule(r::A33), rule(r::A32),
    heading("After that", "そのあと"),
    rule(r::A34), rule(r::A35), rule(r::A36), rule(r::A37),
    note("A world placed now gives no Military for another one in the same phase.", "今出したワールドの軍事力は、同じフェイズではまだ使えません。"),
};

constexpr Block kConsume[] = {
    rule(r::A40),
    heading("The sale", "売却"),
    table(kPrices, {"Prices", "売値"}),
    rule(r::A41), rule(r::A42), rule(r::A43),
    example({"A good price", "よい値段"}, selling, "Aki chose Trade and sells the novelty good of Spice World: 2 for the good, 2 from Spice World, 1 each from Export Duties and Old Earth. 6 cards.",
            "トレードを選んだアキが、香料の世界の嗜好品を売ります。売値2、香料の世界2、輸出関税と旧地球が1ずつ。合わせて6枚です。"),
    rule(r::A44),
    heading("Consume powers", "消費の能力"),
    rule(r::A45), rule(r::A46), rule(r::A47), rule(r::A48), rule(r::A49),
    example({"The order matters", "順番が大切"}, order, "With a genes and a rare good: Plague World and Mining Conglomerate take one each for 2 VP and a card. If Old Earth begins, it takes both for 2 VP, without the card.",
            "遺伝子と希少元素が1個ずつ。疫病の世界と採掘複合企業で1個ずつ使えば、2VPとカード1枚。旧地球から使うと両方使って2VPだけです。"),
    rule(r::A50), rule(r::A51), rule(r::A52), rule(r::A53), rule(r::A54), rule(r::A55),
    heading("Special powers", "特別な能力"),
    rule(r::A56), rule(r::A57),
    rule(r::A58, "1 and 2 are the likeliest: 24 and 30 of the 114 cards have these numbers.", "1と2が出やすい数です。114枚のうち24枚と30枚あります。"), rule(r::A59),
    heading("Twice the points", "得点2倍"),
    rule(r::A60),
    example({"Doubled", "2倍"}, doubled, "Galactic Trendsetters take one good for 2 VP, doubled 4. Pilgrimage World then takes the other two for 1 VP, doubled 2. The other order would bring only 4.",
            "銀河の流行仕掛人が1個で2VP、2倍で4VP。巡礼の世界が残り2個で1VP、2倍で2VP。逆の順では4VPにしかなりません。"),
    rule(r::A61),
    note("Selling brings cards, consuming brings points. Sell early, consume late.", "売却はカードに、消費は得点になります。早いうちは売り、あとで消費しましょう。"),
};

constexpr Block kProduce[] = {
    rule(r::A64), rule(r::A65),
    example({"Only where there is room", "空いているところだけ"}, producing, "Gem World is empty: it gets a good, and its power draws a card. Artist Colony still has one and gets none.",
            "宝石の世界は空なので品物が置かれ、能力で1枚引きます。芸術家の植民地にはもう品物があるので、何も起こりません。"),
    rule(r::A66), rule(r::A67),
    heading("Windfall worlds", "ウィンドフォール"),
    rule(r::A68), rule(r::A69),
    example({"The right place for each", "使いどころ"}, windfalls, "Aki chose Produce and has Mining Robots, for rare elements only. The bonus goes to the genes world, so that both get a good.",
            "生産を選んだアキには、希少元素だけに使える採掘ロボットがあります。ボーナスを遺伝子のワールドに使えば、両方に品物が置けます。"),
    rule(r::A70), rule(r::A71), rule(r::A72),
    note("Full worlds produce nothing: consume or sell first, then produce.", "品物のあるワールドは生産しません。先に消費や売却をしましょう。"),
};

constexpr Block kEnd[] = {
    rule(r::E1), rule(r::E2), rule(r::E3),
    example({"More than the pool holds", "チップが足りないとき"}, reserve, "3 VP are left in the pool and Aki gains 5: 2 of them come from the reserve. The round is played to its end, and the game is over.",
            "残り3点のときにアキが5VPを得ました。2点は予備から受け取ります。このラウンドを最後まで行って、ゲームが終わります。"),
    rule(r::E4),
    note("Cards and goods that are left over are worth nothing (RG-E6). In the last round look for points only.", "残った手札と品物は得点になりません(RG-E6)。最終ラウンドは得点だけを考えましょう。"),
};

constexpr Block kPoints[] = {
    rule(r::E5), rule(r::E6),
    heading("Variable points", "変わる得点"),
    rule(r::E7), rule(r::E8),
    example({"Galactic Imperium", "銀河帝国"}, imperium, "New Sparta and Pirate World are military worlds: 1 each. Rebel Base and Rebel Miners are Rebel ones: 2 each. Together 6.",
            "ニュー・スパルタと海賊の世界は軍事ワールドで1ずつ。反乱軍の基地と反乱軍の鉱夫は反乱軍で2ずつ。合計6です。"),
    rule(r::E9),
    table(kBig, {"The twelve of cost 6, in VP", "コスト6の12枚(VP)"}, true),
    heading("The winner", "勝者"),
    rule(r::E10, "Both have 35 points. Aki has 4 cards and 1 good, Ben 3 cards and 2 goods: 5 each, so both win.", "ともに35点。アキは手札4枚と品物1個、ベンは手札3枚と品物2個で、どちらも5。2人とも勝ちです。"),
};

constexpr Block kSecrets[] = {
    table(kSecret, {"Open and secret", "公開と秘密"}, true),
    rule(r::H1), rule(r::H2), rule(r::H3), rule(r::H5),
    heading("On this device", "このアプリでは"),
    text("Secret choices are asked one after the other, behind a curtain if several people share the device. They count as made at the same moment.",
         "秘密の選択は1人ずつ尋ねます。1台を何人かで使うときは、間にカーテンが下ります。選択は同時に行われたものとします。"),
    rule(r::H4),
    rule(r::M0), rule(r::M1), rule(r::M2), rule(r::M3), rule(r::M4),
};

constexpr Block kOptions[] = {
    table(kOption, {"Chosen before the start", "開始前に選びます"}, true),
    text("Actions: two a round make a richer game for two (RG-T21). One is easier to begin with.", "アクション: 2人では2アクションのほうが深く遊べます(RG-T21)。最初は1アクションが簡単です。"),
    text("Start: without Old Earth nobody begins with number 0; the first game deals hands that go together (RG-S5).", "始め方: 「旧地球なし」では0番のスタートワールドを使いません。「初めて用」は相性のよい手札で始まります(RG-S5)。"),
    text("Selling: with the second choice a good can be sold only by somebody who has a trade power (RG-A41).", "品物の売却: 能力が必要な設定では、トレードの能力がなければ売れません(RG-A41)。"),
    text("Rounds: for a game of a fixed length (RG-E1).", "ラウンド数: 決まった長さで遊ぶときに使います(RG-E1)。"),
};

constexpr Block kWords[] = {
    heading("Goods", "品物"),
    entry(good_sign<Good::novelty>, {"Novelty goods", "嗜好品"}, {"Light blue diamond, price 2. Many worlds make them.", "水色のひし形、売値2。作るワールドがたくさんあります。"}, &r::A42),
    entry(good_sign<Good::rare>, {"Rare elements", "希少元素"}, {"Brown square, price 3.", "茶色の四角、売値3。"}, &r::A42),
    entry(good_sign<Good::genes>, {"Genes", "遺伝子"}, {"Green drop, price 4.", "緑のしずく、売値4。"}, &r::A42),
    entry(good_sign<Good::alien>, {"Alien technology", "異星技術"}, {"Yellow star, price 5. Not every power helps to get such worlds.", "黄色の星、売値5。このワールドには使えない能力があります。"}, &r::A32),
    heading("Powers by phase", "フェイズごとの能力"),
    entry(phase_sign<Phase::explore>, {"I: Explore", "I: 探検"}, {"Works when you explore.", "探検のときに働きます。"}, &r::A2),
    entry(phase_sign<Phase::develop>, {"II: Develop", "II: ディヴェロップ"}, {"Works when developments are placed.", "ディヴェロップを出すときに働きます。"}, &r::A15),
    entry(phase_sign<Phase::settle>, {"III: Settle", "III: 殖民"}, {"Works when worlds are placed; Military stands here.", "ワールドを出すときに働きます。軍事力もここです。"}, &r::A28),
    entry(trade_sign, {"$: Trade", "$: トレード"}, {"Works when you sell a good.", "品物を売るときに働きます。"}, &r::A43),
    entry(phase_sign<Phase::consume>, {"IV: Consume", "IV: 消費"}, {"Consumes goods.", "品物を消費します。"}, &r::A45),
    entry(phase_sign<Phase::produce>, {"V: Produce", "V: 生産"}, {"Works when goods are produced.", "品物を生産するときに働きます。"}, &r::A65),
    heading("In the lines of powers", "能力の行にある印"),
    entry(any_good_sign, {"Four shapes in one", "4つの形が1つに"}, {"A good of any kind.", "どの種類の品物でもよいという印です。"}, &r::A46),
    entry(vp_sign, {"Hexagon", "六角形"}, {"VP: chips from the pool.", "VP、つまり得点チップです。"}, &r::T13),
    entry(drawn_sign, {"Small card", "小さなカード"}, {"A card that you draw.", "引くカードです。"}, &r::T8),
    entry(sword_sign, {"Sword", "剣"}, {"Military. With a good or a word beside it, against such worlds only.", "軍事力です。品物や言葉が添えてあれば、そのワールドにだけ働きます。"}, &r::A28),
    entry(nullptr, {"Arrow", "矢印"}, {"Left of it what is done or spent, right of it what you get. A dashed circle at the left: the good that a windfall world brings.",
                                     "左は行うことや使うもの、右は得るものです。左が破線の丸なら、ウィンドフォールについてくる品物です。"}, &r::A35),
    heading("Words", "言葉"),
    entry(nullptr, {"Tableau", "場"}, {"The cards in front of a player, start world included.", "プレイヤーの前に並ぶカード。スタートワールドも入ります。"}, &r::T14),
    entry(nullptr, {"Supply", "山札"}, {"The face-down deck that everybody draws from.", "全員が引く裏向きの山です。"}, &r::T8),
    entry(nullptr, {"Bonus", "ボーナス"}, {"What only those who chose the phase get in it.", "フェイズを選んだ人だけが得るものです。"}, &r::T4),
    entry(nullptr, {"Military", "軍事力"}, {"The sum of your Military powers; some count against certain worlds only.", "軍事力の能力の合計です。決まったワールドにだけ働くものもあります。"}, &r::A28),
    entry(nullptr, {"Alien, Rebel", "異星種族、反乱軍"}, {"Words on cards that some powers and points look for.", "一部の能力や得点が見る、カードの言葉です。"}, &r::E8),
    entry(nullptr, {"Reserve", "予備"}, {"VP for the last round, when the pool is empty.", "チップがなくなった最終ラウンドのためのVPです。"}, &r::E3),
};

constexpr Text kBonusExplore{"bonus: +5, or +1 and keep 1 more", "ボーナス: +5枚、または+1枚と手元+1枚"}, kBonusDevelop{"bonus: costs 1 less", "ボーナス: コスト−1"},
    kBonusSettle{"bonus: draw 1", "ボーナス: 1枚引く"}, kBonusConsume{"bonus: a sale, or twice the VP", "ボーナス: 売却、または得点2倍"}, kBonusProduce{"bonus: a windfall good", "ボーナス: ウィンドフォールに1個"};

constexpr Chapter kChapters[] = {
    {"goal", {"Goal", "ゲームの目的"}, {"Build the best civilisation of worlds and developments.", "ワールドとディヴェロップで、いちばん優れた文明を築きます。"}, kNothing, vp_sign, kGoal},
    {"parts", {"The cards", "カード"}, {"What stands on them, and what lies beside.", "カードの見かたと、ほかの道具です。"}, kNothing, card_sign, kParts},
    {"setup", {"Set-up", "準備"}, {"A start world and four cards for everybody.", "全員がスタートワールド1枚と手札4枚で始めます。"}, kNothing, nullptr, kSetupBlocks},
    {"round", {"A round", "ラウンド"}, {"Choose, reveal, play the chosen phases in order.", "選び、公開し、選ばれたフェイズを順に行います。"}, kNothing, nullptr, kRound},
    {"actions", {"Choosing actions", "アクションを選ぶ"}, {"Everybody decides in secret what happens this round.", "このラウンドに行うことを、全員がこっそり決めます。"}, kNothing, nullptr, kActions},
    {"explore", {"Explore", "探検"}, {"Draw cards and keep the best.", "カードを引き、よいものを残します。"}, kBonusExplore, phase_sign<Phase::explore>, kExplore},
    {"develop", {"Develop", "ディヴェロップ"}, {"Place a development and pay for it with cards.", "ディヴェロップを1枚出し、手札で支払います。"}, kBonusDevelop, phase_sign<Phase::develop>, kDevelop},
    {"settle", {"Settle", "殖民"}, {"Place a world: pay for it or conquer it.", "ワールドを1枚、支払うか征服して出します。"}, kBonusSettle, phase_sign<Phase::settle>, kSettle},
    {"consume", {"Consume", "消費"}, {"Sell a good, then turn goods into points and cards.", "品物を売り、品物を得点やカードに換えます。"}, kBonusConsume, phase_sign<Phase::consume>, kConsume},
    {"produce", {"Produce", "生産"}, {"Goods appear on your worlds.", "自分のワールドに品物が置かれます。"}, kBonusProduce, phase_sign<Phase::produce>, kProduce},
    {"end", {"End of the game", "ゲームの終了"}, {"When the chips are gone or a tableau is full.", "チップがなくなるか、場がいっぱいになると終わります。"}, kNothing, nullptr, kEnd},
    {"points", {"Points", "得点"}, {"Chips, printed VP, and what big developments count.", "チップ、カードのVP、大きなディヴェロップの得点です。"}, kNothing, vp_sign, kPoints},
    {"secrets", {"Open and secret", "公開と秘密"}, {"What everybody sees, what only you see, and what can be taken back.", "全員に見えるもの、自分だけに見えるもの、戻せる手です。"}, kNothing, nullptr, kSecrets},
    {"options", {"Options", "オプション"}, {"Small changes for other evenings.", "遊び方を少し変えられます。"}, kNothing, nullptr, kOptions},
    {"words", {"Symbols and words", "記号と言葉"}, {"What the signs on cards mean.", "カードにある印の意味です。"}, kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::race_table
