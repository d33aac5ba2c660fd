// Chapters: goal · parts · setup · turn · fly · jump · scan · land · harvest · research · hole · end · points · secrets ·
// options · words
#include "imgui_ui/games/jumpgate/book.h"

#include "engine/games/jumpgate/rule_ids.h"
#include "imgui_ui/games/jumpgate/book_figures.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace r = orrery::jumpgate::rule;
using namespace block;                                     // NOLINT: vocabulary of this file
using namespace fig;                                       // NOLINT

constexpr Text kNothing{"", ""};

// --- tables ---

constexpr Text kSetupCells[] = {
    {"Players", "人数"}, {"Planets", "惑星"}, {"Hidden each", "秘密"}, {"Resources in play", "使うリソース"}, {"Deck", "山札"},
    {"2", "2人"}, {"6", "6"}, {"3", "3"}, {"30", "30"}, {"38", "38"},
    {"3", "3人"}, {"7", "7"}, {"2", "2"}, {"34", "34"}, {"33", "33"},
    {"4", "4人"}, {"8", "8"}, {"2", "2"}, {"40", "40"}, {"28", "28"},
    {"5", "5人"}, {"9", "9"}, {"2", "2"}, {"46", "46"}, {"23", "23"}};
constexpr BookTable kSetup{5, kSetupCells};

constexpr Text kActionCells[] = {
    {"Action", "アクション"}, {"Cards", "札"}, {"What it does", "内容"},
    {"Fly", "移動"}, {"0", "0"}, {"Your ship goes to a neighbouring planet.", "隣の惑星へ移ります。"},
    {"Jump", "ジャンプ"}, {"1", "1"}, {"Your ship goes to a planet with the card's blue code.", "札と同じ青い数字の惑星へ移ります。"},
    {"Scan", "スキャン"}, {"1", "1"}, {"A face-down resource is turned up, and you may mark one.", "裏向きのリソースを1枚表にし、マーカーを置けます。"},
    {"Land & Claim", "上陸&確保"}, {"2", "2"}, {"The planet is yours; markers there are settled.", "惑星を確保し、そこのマーカーを片づけます。"},
    {"Harvest", "採取"}, {"1", "1"}, {"You gain a resource, above all a marked one.", "リソースを1枚獲得します。"},
    {"Research", "調査"}, {"0", "0"}, {"You discard what you like and draw up to 5.", "好きなだけ捨て、5枚まで引きます。"}};
constexpr DrawSign kActionSigns[] = {ship_sign, badge_sign<Code::jump, kNoNumeral>, badge_sign<Code::scan, kNoNumeral>, land_sign, card_sign, nav_sign};
constexpr BookTable kActionTable{3, kActionCells, kActionSigns};

constexpr Text kCountCells[] = {
    {"Cards", "枚数"}, {"Sand", "砂"}, {"Water", "水"},
    {"1", "1"}, {"1", "1"}, {"2", "2"},   {"2", "2"}, {"3", "3"}, {"4", "4"},   {"3", "3"}, {"7", "7"}, {"9", "9"},
    {"4", "4"}, {"13", "13"}, {"16", "16"}, {"5", "5"}, {"21", "21"}, {"20", "20"}, {"6", "6"}, {"30", "30"}, {"24", "24"},
    {"7", "7"}, {"40", "40"}, {"28", "28"}, {"8", "8"}, {"43", "43"}, {"32", "32"}, {"9 or more", "9枚以上"}, {"45", "45"}, {"-", "-"}};
constexpr BookTable kCount{3, kCountCells};

constexpr Text kValueCells[] = {
    {"What", "種類"}, {"Points", "得点"},
    {"Claimed planet", "確保した惑星"}, {"4 each", "1つ4点"},
    {"Sand, Water", "砂、水"}, {"by number, see the table", "枚数による(表を参照)"},
    {"EnerGel", "エネルギージェル"}, {"7 for a pair of light and dark, 2 for a single one", "ライトとダークの組で7点、単独は2点"},
    {"Gems", "ジェム"}, {"largest colour × all gems", "最も多い色の枚数 × 全部の枚数"},
    {"Fame", "名声"}, {"5 each", "1枚5点"}};
constexpr DrawSign kValueSigns[] = {planet_sign, resource_sign<R::sand>, resource_sign<R::energel_dark>, resource_sign<R::gem_red>, resource_sign<R::fame>};
constexpr BookTable kValue{2, kValueCells, kValueSigns};

constexpr Text kSecretCells[] = {
    {"What", "もの"}, {"Who may look", "見られる人"},
    {"Ring, claims, ships, markers, black hole", "輪、確保、宇宙船、マーカー、ブラックホール"}, {"everybody", "全員"},
    {"Face-up and collected resources", "表向きのリソースと獲得したリソース"}, {"everybody", "全員"},
    {"Discard pile, all of it in its order", "捨て札のすべてと順番"}, {"everybody", "全員"},
    {"Number of cards in hands, deck and piles", "手札・山札・裏向きの枚数"}, {"everybody", "全員"},
    {"Your hand and your hidden resources", "自分の手札と秘密のリソース"}, {"only you", "本人だけ"},
    {"Face-down resources at planets", "惑星の裏向きのリソース"}, {"nobody", "誰も見られない"},
    {"Order of the deck, resources put away", "山札の順番、片づけたリソース"}, {"nobody", "誰も見られない"}};
constexpr BookTable kSecret{2, kSecretCells};

constexpr Text kOptionCells[] = {
    {"Option", "オプション"}, {"Choices", "選択"}, {"Rule", "ルール"},
    {"Fame among hidden cards", "秘密のリソースの名声"}, {"Deal anew, or keep it", "配り直す、そのまま"}, {"JG-S6", "JG-S6"},
    {"Black hole", "ブラックホール"}, {"7 spaces; 5 for a short game, 9 for a long one", "7つ。短いゲームは5つ、長いゲームは9つ"}, {"JG-E1", "JG-E1"},
    {"When the deck runs out", "山札が尽きたら"}, {"Turn the discard pile over, or shuffle it", "裏返す、シャッフル"}, {"JG-A50", "JG-A50"},
    {"If nothing happens", "進展がないとき"}, {"End after 40 turns, or play on", "40回で終了、続ける"}, {"JG-E8", "JG-E8"}};
constexpr BookTable kOption{3, kOptionCells};

// --- chapters ---

constexpr Block kGoal[] = {
    text("You captain a ship in a ring of planets. Resources lie there, most of them face-down. You turn them up, reserve the best with your markers and carry them home; and planets whose resources all lie open can be claimed.",
         "あなたは輪に並ぶ惑星を巡る宇宙船の船長です。惑星にはリソースがあり、多くは裏向きです。それを表にし、よいものをマーカーで予約して持ち帰ります。リソースがすべて表になった惑星は確保できます。"),
    figure(draw_whole_table,
           "A table for two. Planets in a ring, each with its codes and resources; in the middle the black hole, the Jump Gate, the deck and the discard pile.",
           "2人のテーブルです。輪に並ぶ惑星にはコードとリソースがあり、中央にブラックホール、ジャンプゲート、山札と捨て札があります。", true),
    heading("A turn in short", "手番のあらまし"),
    text("On your turn you take up to 2 of six actions. Most are paid with cards from your hand, which show codes: a blue square to jump, a green circle to scan, an orange triangle to land.",
         "手番では6種類のアクションから2つまで行えます。多くは手札で支払います。札のコードは、青い四角がジャンプ、緑の丸がスキャン、オレンジの三角が上陸です。"),
    text("The usual way to points: jump to a planet, scan there, mark the resource you want and harvest it. When all resources of a planet lie open, land and claim it. When your hand is empty, do research.",
         "得点への道筋は、惑星へジャンプしてスキャンし、ほしいリソースにマーカーを置いて採取することです。惑星のリソースがすべて表になったら、上陸して確保します。手札がなくなったら調査です。"),
    heading("Who wins", "勝つには"),
    text("Claimed planets and your resources give points, and so do the hidden resources you were dealt at the start. The highest total wins (JG-E20).",
         "確保した惑星とリソースが得点になります。最初に配られた秘密のリソースも数えます。合計が最も高い人の勝ちです(JG-E20)。"),
    note("The game can end suddenly: the black hole is full (JG-E1), a planet is empty (JG-E2), or all planets are claimed and everybody has had a last turn (JG-E3).",
         "ゲームは急に終わることがあります。ブラックホールが満ちたとき(JG-E1)、惑星のリソースが尽きたとき(JG-E2)、すべての惑星が確保されて最後の1巡が終わったとき(JG-E3)です。"),
};

constexpr Block kParts[] = {
    figure(planet_with_all,
           "A planet: its jump code, scan code and two landing codes; below, what is still face-down, then the face-up row. Green has reserved Fame.",
           "惑星にはジャンプコード、スキャンコード、2つのランディングコードがあります。下は裏向きの山と表向きの列です。緑が名声を予約しています。"),
    entry(planet_sign, {"12 planet cards", "惑星カード12枚"},
          {"6 to 9 of them form the ring. Its first and last planets are neighbours too.", "6~9枚で輪を作ります。最初と最後の惑星も隣どうしです。"}, &r::S2),
    entry(nav_sign, {"48 NavComp cards", "ナビコンピューターカード48枚"},
          {"Your hand. Each card shows two codes of different kinds and pays for one action. No card exists twice.", "手札になります。種類の違うコードが2つあり、1枚で1アクションを支払います。同じ札はありません。"}, &r::T7),
    entry(card_sign, {"48 resource cards", "リソースカード48枚"},
          {"12 Sand, 8 Water, 6 light and 6 dark EnerGel, 4 gems of each of three colours, 4 Fame. Half of each kind bear the black-hole icon.",
           "砂12、水8、エネルギージェルのライト6とダーク6、3色のジェム各4、名声4。どの種類も半分にブラックホールアイコンがあります。"}, &r::E19),
    entry(hole_sign, {"The Black Hole card", "ブラックホールカード"}, {"A row of 7 numbered spaces for markers.", "マーカーを置く番号つきのマスが7つあります。"}, &r::B1),
    entry(gate_sign, {"The Jump Gate", "ジャンプゲート"}, {"Where all ships start. It is not a planet, and nobody comes back to it.", "すべての宇宙船コマの出発点です。惑星ではなく、戻ることもありません。"}, &r::T11),
    entry(ship_sign, {"A ship for each player", "宇宙船コマ(1人1つ)"}, {"It shows where you can act.", "アクションを行う場所を示します。"}, &r::T10),
    entry(marker_sign, {"Markers", "マーカー"}, {"As many as you need, in your colour. They reserve resources, claim planets and fill the black hole.",
                                                 "自分の色で、必要なだけ使えます。リソースの予約、惑星の確保、ブラックホールに使います。"}, &r::A20),
};

constexpr Block kSetupBlocks[] = {
    text("The app deals for you. These are its steps, so that you can check it or play with real cards.",
         "配るのはアプリです。確かめたいとき、実物のカードで遊ぶときのために、手順を示します。"),
    table(kSetup, {"By number of players", "人数による違い"}),
    rule(r::S1), rule(r::S2), rule(r::S3), rule(r::S4), rule(r::S5),
    example({"Fame is dealt", "名声が出たら"}, fame_dealt,
            "Sand goes to Aki. The next card is Fame: it is set aside, and Ben gets the card after it, a red gem. Afterwards Fame is shuffled back into the rest.",
            "砂はアキに配ります。次の名声は脇に置き、ベンにはその次の赤いジェムを配ります。名声はあとで残りに混ぜ直します。"),
    rule(r::S6), rule(r::S7), rule(r::S8),
    figure(planet_at_start, "A planet at the start: 3 face-down, 1 face-up.", "始まりの惑星。裏向き3枚、表向き1枚です。"),
    rule(r::S9), rule(r::S10), rule(r::S11), rule(r::S12),
    rule(r::S13, "To go first is a small advantage. The set-up screen can shuffle the seats.", "先に始めるとわずかに有利です。準備の画面で席順を混ぜられます。"),
};

constexpr Block kTurn[] = {
    table(kActionTable, {"The six actions", "6つのアクション"}, true),
    rule(r::T1),
    example({"The first turn", "最初の手番"}, first_turn,
            "Aki jumps to Waldwelt with Jump 2 · Scan 4. Then Aki scans there with Jump 4 · Scan 2: Sand comes up, and the other Sand gets Aki's marker. That was the second action; Ben's turn begins.",
            "アキは「ジャンプ2・スキャン4」でヴァルトヴェルトへジャンプします。次に「ジャンプ4・スキャン2」でスキャンすると砂が表になり、もう1枚の砂にマーカーを置きました。2アクションが済み、ベンの手番です。"),
    rule(r::T2, "The gold pips in the bar at the top show how many are left.", "上のバーの金色の印が、残りのアクション数です。"),
    rule(r::T3), rule(r::T4), rule(r::T5), rule(r::T6),
    heading("Cards and actions", "札とアクション"),
    rule(r::T7), rule(r::T8), rule(r::T9),
    heading("Ships and resources", "宇宙船とリソース"),
    rule(r::T10), rule(r::T11),
    rule(r::T12, "Everything that gives you a resource works like this: Harvest, and steps 2 and 3 of Land & Claim.", "採取でも、上陸&確保の手順2と3でも、リソースの獲得はこの順に処理します。"),
    heading("Who may move", "手を選ぶ人"),
    rule(r::T13), rule(r::T14),
    note("Undo is a service of the app, not a rule: it goes back to the last moment when somebody saw something new.", "取り消しはルールではなくアプリの機能です。誰かが新しいものを見たところまで戻れます。"),
};

constexpr Block kFly[] = {
    example({"Two ways", "2つの行き先"}, fly_along, "Aki's ship is at Anno. It can fly to Sethium or to Halcyra, and nowhere else.",
            "アキの船はアンノにいます。移動できるのはセティウムかハルキュラだけです。"),
    rule(r::A1), rule(r::A2), rule(r::A3), rule(r::A4),
    example({"The ring is closed", "輪は閉じています"}, fly_round, "Halcyra is the last planet of this ring, Quillon the first. They are neighbours.",
            "この輪ではハルキュラが最後、クイロンが最初の惑星です。この2つも隣どうしです。"),
    note("A long way costs many actions. Over more than two planets a jump is nearly always better.", "遠い移動には何アクションもかかります。2つより先の惑星へは、たいていジャンプが得です。"),
};

constexpr Block kJump[] = {
    example({"Two planets fit", "行き先が2つ"}, jump_choice, "The card shows Jump 1. BueHeggar and Korund both have the blue 1: Aki chooses one.",
            "札はジャンプ1です。ブーヘガーにもコルンドにも青い1があるので、アキはどちらかを選びます。"),
    rule(r::A5), rule(r::A6),
    example({"A wild code", "ワイルドコード"}, jump_any, "The wave is wild: any planet of the ring will do, except Anno, where the ship already is.",
            "波の印はワイルドです。今いるアンノのほかなら、輪のどの惑星へも行けます。"),
    rule(r::A7), rule(r::A8), rule(r::A9), rule(r::A10),
    note("The first action of the game is a jump: no other action takes a ship out of the Jump Gate (JG-A2).", "最初の出発はジャンプです。ほかのアクションでジャンプゲートを出ることはできません(JG-A2)。"),
};

constexpr Block kScan[] = {
    example({"What pays", "使える札"}, scan_pays, "Aki discards Jump 1 · Scan 3. Sand comes up. Aki may now mark any of the three face-up cards.",
            "アキは「ジャンプ1・スキャン3」を捨ててスキャンします。砂が表になり、3枚のどれにもマーカーを置けます。"),
    rule(r::A11), rule(r::A12), rule(r::A13), rule(r::A14),
    heading("The marker", "マーカー"),
    rule(r::A15), rule(r::A16), rule(r::A17),
    example({"Not only the new one", "新しい1枚でなくても"}, scan_marks_another, "A white gem came up, but Ben marks the Fame that lay there before.",
            "表になったのは白いジェムですが、ベンは前からあった名声にマーカーを置きました。"),
    rule(r::A18), rule(r::A19),
    example({"Moving a marker", "マーカーを動かす"}, scan_moves, "Aki already has a marker here, so it can only be moved: to the Fame just found. Ben's Water is taken, and Aki's own Sand is no change.",
            "アキはすでにここにマーカーがあるので、動かすだけです。行き先は見つけたばかりの名声です。水にはベンのマーカーがあります。"),
    rule(r::A20), rule(r::A21),
    note("A marked card is reserved, not yours. It scores only when you gain it.", "マーカーを置いた札は予約であって、まだ自分のものではありません。獲得してはじめて得点になります。"),
};

constexpr Block kLand[] = {
    example({"Two cards for two codes", "2つのコードに2枚"}, land_pairs, "BueHeggar asks for 2 and 4. A wild stands for either. Two cards with 2 leave the 4 open and cannot be used.",
            "ブーヘガーには2と4が必要です。ワイルドはどちらにもなります。2が2枚では4が足りず、使えません。"),
    rule(r::A22), rule(r::A23), rule(r::A24), rule(r::A25), rule(r::A26), rule(r::A27),
    heading("Step 1: the claim", "手順1: 確保"),
    rule(r::A28),
    heading("Step 2: the markers", "手順2: マーカー"),
    rule(r::A29),
    example({"All three steps", "3つの手順"}, land_steps,
            "Ben claims Chandleria. As the claimant Ben is asked first and takes EnerGel; Aki takes the white gem. Then Ben may take one of the rest: the blue gem. Sand stays for anybody's harvest.",
            "ベンがチャンドレリアを確保します。先に確保したベンがエネルギージェルを取り、次にアキが白いジェムを取ります。最後にベンは残りから青いジェムを取りました。砂は残り、誰でも採取できます。"),
    rule(r::A30), rule(r::A31), rule(r::A32, "Left by somebody, it may still go to the claimant in step 3.", "残されたリソースは、手順3で確保したプレイヤーが取れます。"), rule(r::A33),
    heading("Step 3: one more", "手順3: もう1枚"),
    rule(r::A34),
    example({"The last resource", "最後の1枚"}, land_last, "Only one resource is left for step 3. If Ben takes it, Chandleria is empty and the game ends at once. If Ben passes, it goes on.",
            "手順3に1枚だけ残りました。ベンが取ればチャンドレリアのリソースが尽き、ゲームは直ちに終わります。パスすれば続きます。"),
    rule(r::A35), rule(r::A36),
    note("Claiming helps others too: whoever has a marker here gets the card without paying.", "確保はほかの人も助けます。ここにマーカーのある人は、支払わずに獲得できます。"),
};

constexpr Block kHarvest[] = {
    example({"Your own marker", "自分のマーカー"}, harvest_mark, "Two cards are still face-down. Ben can harvest the marked Water, but not the Sand.",
            "裏向きが2枚あります。ベンはマーカーのある水を採取できますが、砂はまだできません。"),
    rule(r::A37), rule(r::A38), rule(r::A39), rule(r::A40),
    example({"Nothing face-down", "裏向きがないとき"}, harvest_open, "Ben may take Water or Sand. The gem is reserved by Aki. Who claimed the planet does not matter.",
            "ベンは水か砂を採取できます。ジェムはアキが予約しています。惑星を誰が確保したかは関係ありません。"),
    rule(r::A41), rule(r::A42),
    example({"Free choice", "自由に選ぶ"}, harvest_choice, "The gem has Ben's own marker: Ben may take any of the three. After taking Sand the marker stays on the gem.",
            "ジェムにはベンのマーカーがあり、3枚のどれでも採取できます。砂を取れば、マーカーはジェムに残ります。"),
    rule(r::A43), rule(r::A44), rule(r::A45), rule(r::A46),
    note("Pay with the card you need least. The app proposes one.", "いちばん使い道の少ない札で支払いましょう。アプリが1枚を示します。"),
};

constexpr Block kResearch[] = {
    rule(r::A47), rule(r::A48), rule(r::A49),
    example({"The pile is turned over", "捨て札を裏返す"}, research_turns,
            "Aki discards Jump 2 · Land 4 and needs 3 cards, but the deck has 1. After it the discard pile is turned over: the cards discarded longest ago come first.",
            "アキは「ジャンプ2・上陸4」を捨て、3枚引きます。山札は1枚しかないので、それを引いたあと捨て札を裏返します。最も前に捨てた札から引くことになります。"),
    rule(r::A50, "The discard pile is open, so an attentive captain knows what comes.", "捨て札は公開なので、注意深い船長には次の札がわかります。"),
    rule(r::A51), rule(r::A52), rule(r::A53), rule(r::A54),
    note("Research is worth most with few cards left. With 5 cards and nothing to discard it does nothing, but may be taken.", "調査は手札が少ないほど得です。5枚持って何も捨てなければ何も起こりませんが、行えます。"),
};

constexpr Block kHole[] = {
    example({"The fourth marker", "4つ目のマーカー"}, hole_fourth, "Aki harvests Water with the icon and puts a marker on space 4. It is Aki's second.",
            "アキはアイコンのある水を採取し、4番にマーカーを置きます。アキの2つ目です。"),
    rule(r::B1), rule(r::B2), rule(r::B3), rule(r::B4),
    text("What the black hole takes at the end stands in JG-E9 to JG-E13.", "終了時に失うものはJG-E9からJG-E13にあります。"),
    note("Count the markers before you take an icon: the last space ends the game, and most markers there cost you your hidden resources.",
         "アイコンを取る前にマーカーを数えましょう。最後のマスでゲームが終わり、最も多い人は秘密のリソースを失います。"),
};

constexpr Block kEnd[] = {
    heading("When it ends", "終わるとき"),
    rule(r::E1),
    example({"In the middle of a landing", "上陸の途中で"}, hole_seventh,
            "Six markers lie on the black hole. Chiyo lands and is asked first: Sand with the icon is the seventh marker. The game ends at once, and Aki does not get the Fame. The planet counts for Chiyo.",
            "マーカーは6つです。上陸したチヨが先にアイコンのある砂を取り、7つ目になりました。ゲームは直ちに終わり、アキは名声を取れません。惑星はチヨの得点になります。"),
    rule(r::E2),
    rule(r::E3), rule(r::E4),
    example({"The last round", "最後の1巡"}, last_turns, "Ben claims the last planet in turn 20, with one action left, and uses it. Then Chiyo, Aki and Ben have one more turn each.",
            "ベンがターン20に最後の惑星を確保し、残りの1アクションも行います。そのあとチヨ、アキ、ベンが1回ずつ手番を行います。"),
    rule(r::E5), rule(r::E6),
    example({"Both at once", "同時に起きたら"}, both_ends, "The last resource of Korund bears the icon and is the seventh marker. The black hole counts as the reason, so hidden resources are at stake.",
            "コルンドの最後の1枚にアイコンがあり、7つ目のマーカーになりました。ブラックホールによる終了とし、秘密のリソースに関わります。"),
    rule(r::E7), rule(r::E8),
    heading("Hidden resources", "秘密のリソース"),
    rule(r::E9), rule(r::E10), rule(r::E11),
    example({"Who loses them", "失う人"}, hidden_lost, "7 markers: Aki and Ben share the largest number, so both discard their hidden resources. Chiyo's stay and score. With 6 markers nobody would lose any.",
            "マーカーは7つ。最多のアキとベンは2人とも秘密のリソースを捨て、チヨは残ります。6つなら誰も失いません。"),
    rule(r::E12), rule(r::E13),
};

constexpr Block kPoints[] = {
    table(kValue, {"What scores", "得点になるもの"}),
    rule(r::E14), rule(r::E15), rule(r::E16),
    table(kCount, {"Sand and Water", "砂と水"}),
    example({"Sand and Water", "砂と水"}, score_tables, "3 Sand score 7, 5 Water score 20.", "砂3枚で7点、水5枚で20点です。"),
    rule(r::E17),
    example({"EnerGel", "エネルギージェル"}, score_energel, "3 light and 1 dark: one pair, two left over.", "ライト3枚とダーク1枚。1組と、余りが2枚です。"),
    rule(r::E18),
    example({"Gems", "ジェム"}, score_gems, "3 of the largest colour, 5 in all. In the second row two colours have 2: one of them counts.", "最も多い色が3枚、全部で5枚です。2行目は2枚の色が2つありますが、数えるのは1色分です。"),
    rule(r::E19),
    example({"A whole score", "得点の合計"}, score_all, "All parts together, with 2 claimed planets.", "確保した惑星2つを含めた、すべての合計です。"),
    heading("The winner", "勝者"),
    rule(r::E20),
    rule(r::E21, "Both have 30 points. Aki has 2 planets and 8 cards; Ben has 2 planets, 6 collected cards and 3 hidden ones kept, so 9. Ben wins.",
         "ともに30点。アキは惑星2つとカード8枚、ベンは惑星2つと獲得した6枚に秘密の3枚で9枚。ベンの勝ちです。"),
    rule(r::E22), rule(r::E23),
};

constexpr Block kSecrets[] = {
    table(kSecret, {"Open and secret", "公開と秘密"}, true),
    text("All choices are made in the open, one after another. During play the score you see counts planets and collected resources; hidden resources are added at the end (JG-E12).",
         "選択はすべて公開で、1つずつ行います。途中の得点は惑星と獲得したリソースの分で、秘密のリソースは最後に加わります(JG-E12)。"),
    text("On one device a curtain falls between the turns, so that hands stay secret.", "1台で遊ぶときは手番の合間にカーテンが下り、手札は見えません。"),
    text("A scan and drawing cards show something new. The fair way of taking back goes no further than that.", "スキャンとカードを引くことは、新しいものを見せます。公平な取り消しはそこまでです。"),
};

constexpr Block kOptions[] = {
    table(kOption, {"Chosen before the start", "開始前に選びます"}, true),
    text("Fame: as a rule nobody starts with Fame (JG-S6). Kept, it makes the deal more a matter of luck.", "名声: 普通は誰も名声を持たずに始めます(JG-S6)。そのままにすると、配札の運が大きくなります。"),
    text("Black hole: the number chosen takes the place of 7 everywhere, also where hidden resources are lost (JG-E9).", "ブラックホール: 選んだ数が、秘密のリソースを失うとき(JG-E9)も含め、すべて7の代わりになります。"),
    text("Deck: shuffled, the cards to come cannot be remembered (JG-A51).", "山札: シャッフルすると、来る札を覚えておけません(JG-A51)。"),
    text("If nothing happens: a guard against waiting for each other for ever (JG-E8).", "進展がないとき: 互いに待ち続けるのを防ぐ決まりです(JG-E8)。"),
};

constexpr Block kWords[] = {
    heading("Codes", "コード"),
    entry(badge_sign<Code::jump, 3>, {"Jump code", "ジャンプコード"}, {"Blue square. A card with it takes you to a planet with the same number.", "青い四角。同じ数字の惑星へジャンプできます。"}, &r::A6),
    entry(badge_sign<Code::scan, 3>, {"Scan code", "スキャンコード"}, {"Green circle. A card with it scans a planet with the same number.", "緑の丸。同じ数字の惑星をスキャンできます。"}, &r::A13),
    entry(badge_sign<Code::land, 2>, {"Landing code", "ランディングコード"}, {"Orange triangle. Each planet has two; each asks for a card of its own.", "オレンジの三角。惑星に2つあり、それぞれに札が1枚要ります。"}, &r::A25),
    entry(badge_sign<Code::jump, kWildCode>, {"Wild", "ワイルド"}, {"The wave stands for any number of its kind.", "波の印は、その種類のどの数字にもなります。"}, &r::A7),
    heading("Resources", "リソース"),
    entry(resource_sign<R::sand>, {"Sand", "砂"}, {"Worth little alone and much in numbers: 45 points for 9.", "1枚では少なく、集めると大きな得点です。9枚で45点。"}, &r::E16),
    entry(resource_sign<R::water>, {"Water", "水"}, {"2 points for the first, 4 and more for the later ones.", "1枚目は2点、その後は増えていきます。"}, &r::E16),
    entry(resource_sign<R::energel_light>, {"EnerGel light", "エネルギージェル[ライト]"}, {"7 points in a pair with a dark one.", "ダークと組になると7点です。"}, &r::E17),
    entry(resource_sign<R::energel_dark>, {"EnerGel dark", "エネルギージェル[ダーク]"}, {"7 points in a pair with a light one.", "ライトと組になると7点です。"}, &r::E17),
    entry(resource_sign<R::gem_red>, {"Gems: blue, red, white", "ジェム: 青・赤・白"}, {"Blue is cut long, red to a point, white round. All of them count, best in one colour.", "青は長い形、赤はとがった形、白は丸い形です。1色に集めるほど得です。"}, &r::E18),
    entry(resource_sign<R::fame>, {"Fame", "名声"}, {"5 points, always.", "いつでも5点です。"}, &r::E15),
    entry(hole_mark_sign, {"Black-hole icon", "ブラックホールアイコン"}, {"Who gains this card puts a marker on the black hole. On hidden resources it does nothing.", "獲得した人はブラックホールにマーカーを置きます。秘密のリソースでは効果がありません。"}, &r::B1),
    heading("At the planets", "惑星で"),
    entry(back_sign, {"Face-down pile", "裏向きの山"}, {"The number says how many are left to scan.", "数字は、スキャンできる残りの枚数です。"}, &r::A12),
    entry(marked_sign, {"Marker, dashed frame", "マーカーと破線の枠"}, {"Reserved. The dashed frame means: by you, and not yet yours.", "予約です。破線の枠は自分の予約で、まだ獲得していません。"}, &r::A21),
    entry(marker_sign, {"Disc at a planet", "惑星のコマ"}, {"The claimant: 4 points at the end.", "確保した人です。最後に4点になります。"}, &r::E14),
    entry(last_sign, {"Dashed orange ring", "オレンジの破線"}, {"One resource is left here. Taking it ends the game.", "最後の1枚です。取るとゲームが終わります。"}, &r::E2),
    entry(legal_sign, {"Gold glow", "金色の光"}, {"You can touch this now. Hold anything else to have it explained.", "今触れられるものです。ほかのものは長押しで説明が出ます。"}, &r::T9),
    heading("Words", "言葉"),
    entry(nullptr, {"Adjacent", "隣接"}, {"Next to each other in the ring.", "輪の中で隣どうしであること。"}, &r::A3),
    entry(nullptr, {"Gain", "獲得"}, {"A resource becomes yours for good.", "リソースが自分のものになること。"}, &r::T12),
    entry(nullptr, {"Claimant", "確保したプレイヤー"}, {"Whoever claimed the planet.", "その惑星を確保した人。"}, &r::A28),
    entry(nullptr, {"Collected, hidden", "獲得したリソース、秘密のリソース"}, {"Collected resources lie open before you. Hidden ones were dealt at the start.", "獲得したリソースは公開です。秘密のリソースは最初に配られます。"}, &r::E12),
};

constexpr Text kFree{"costs 1 action", "アクション1"}, kOneCard{"costs 1 action and 1 card", "アクション1・札1"}, kTwoCards{"costs 1 action and 2 cards", "アクション1・札2"};

constexpr Chapter kChapters[] = {
    {"goal", {"Goal", "ゲームの目的"}, {"Collect the best set of resources, and claim planets on the way.", "惑星を巡ってリソースを集め、最も高い得点をめざします。"}, kNothing, gate_sign, kGoal},
    {"parts", {"The pieces", "道具"}, {"What lies on the table, and what it is for.", "テーブルにあるものと、その役目です。"}, kNothing, nullptr, kParts},
    {"setup", {"Set-up", "準備"}, {"Ring, hidden resources, planets, hands: in this order.", "輪、秘密のリソース、惑星、手札の順に整えます。"}, kNothing, nullptr, kSetupBlocks},
    {"turn", {"Your turn", "手番"}, {"Up to 2 actions; then the next player.", "2アクションまで行い、次の人に移ります。"}, kNothing, nullptr, kTurn},
    {"fly", {"Fly", "移動"}, {"One planet further along the ring, without a card.", "札を使わずに、輪に沿って隣の惑星へ移ります。"}, kFree, ship_sign, kFly},
    {"jump", {"Jump", "ジャンプ"}, {"To a planet with the card's blue code, near or far.", "札と同じ青いコードの惑星へ、遠くても行けます。"}, kOneCard, badge_sign<Code::jump, kNoNumeral>, kJump},
    {"scan", {"Scan", "スキャン"}, {"Turn up a face-down resource at your ship's planet, and reserve one with your marker.", "自分の船がいる惑星の裏向きのリソースを1枚表にし、マーカーで予約できます。"}, kOneCard, badge_sign<Code::scan, kNoNumeral>, kScan},
    {"land", {"Land & Claim", "上陸&確保"}, {"Make a planet yours when all its resources lie open.", "リソースがすべて表になった惑星を自分のものにします。"}, kTwoCards, land_sign, kLand},
    {"harvest", {"Harvest", "採取"}, {"Take a resource from your ship's planet.", "自分の船がいる惑星からリソースを1枚獲得します。"}, kOneCard, nullptr, kHarvest},
    {"research", {"Research", "調査"}, {"Get new cards, wherever you are.", "どこにいても、新しい札を引けます。"}, kFree, nullptr, kResearch},
    {"hole", {"Black hole", "ブラックホール"}, {"Some resources bring markers here. Too many of them are dangerous.", "マーカーを置くことになるリソースがあります。多すぎると危険です。"}, kNothing, hole_sign, kHole},
    {"end", {"End of the game", "ゲームの終了"}, {"Three ways to the end, and what becomes of hidden resources.", "終わり方は3つ。秘密のリソースの行方もここで決まります。"}, kNothing, nullptr, kEnd},
    {"points", {"Points", "得点"}, {"Planets, collected resources, and the hidden ones you kept.", "惑星、獲得したリソース、残った秘密のリソースを数えます。"}, kNothing, nullptr, kPoints},
    {"secrets", {"Open and secret", "公開と秘密"}, {"What everybody sees, and what only you see.", "全員に見えるものと、自分だけに見えるものです。"}, kNothing, nullptr, kSecrets},
    {"options", {"Options", "オプション"}, {"Small changes for other evenings.", "遊び方を少し変えられます。"}, kNothing, nullptr, kOptions},
    {"words", {"Symbols and words", "記号と言葉"}, {"What the signs on cards and planets mean.", "札や惑星にある印の意味です。"}, kNothing, nullptr, kWords},
};

constexpr Book kBook{kChapters};

}  // namespace

const Book& book() { return kBook; }

}  // namespace orrery::ui::jumpgate_table
