// Lesson of Quantum: three turns on the smallest map, from the first roll to the last cube. tests/ui/games/quantum checks every
// sentence against its position.
#include "imgui_ui/app/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/quantum/content.h"
#include "imgui_ui/games/quantum/teach.h"

namespace orrery::ui::quantum_table {
namespace {

namespace qu = orrery::quantum;

constexpr int kStock = 3;
// Numbers that the texts below mention.
static_assert(qu::kActionsPerTurn == 3 && qu::kConstructCost == 2 && qu::kBreakthrough == 6 && qu::kInfamy == 6 && qu::kCommandLimit == 3);

/// Returns a deck with `first` on top, followed by all others.
std::vector<std::string> deck(qu::CardKind kind, std::initializer_list<std::string_view> first) {
    std::vector<std::string> out(first.begin(), first.end());
    for (std::size_t i = 0; i < qu::card_count(kind); ++i) {
        const std::string_view id = qu::card_id(static_cast<qu::CardId>(qu::first_card(kind) + i));
        if (std::find(first.begin(), first.end(), id) == first.end()) out.emplace_back(id);
    }
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {lang == Lang::ja ? "船長" : "Captain", lang == Lang::ja ? "ノヴァ" : "Nova"};
    how.options["map"] = "skirmish_2p";
    how.options["cubes"] = kStock;
    how.script.dice = {
        3, 4, 2,                                           // the person's ships
        6, 5, 3,                                           // Nova's
        4, 2,                                              // Nova's attack
        2, 4, 5,                                           // the person's attack, and the new number of the destroyed ship
        6,                                                 // the reconfigured ship
    };
    how.script.shuffles = {
        deck(qu::CardKind::gambit, {"expansion_1", "aggression_1", "momentum_1"}),
        deck(qu::CardKind::command, {"arrogant", "brilliant", "agile"}),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::red, false}, {SeatColor::blue, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = {"The goal", "目的"},
     .text = {"Whoever first has all their quantum cubes on the map wins. Here that is 3 each.",
              "自分の量子キューブを先にすべてマップに置いた人の勝ちです。このレッスンでは1人3個です。"},
     .show = R"({"show":["cubes"]})",
     .rule = "QU-E1"},
    {.step = 0,
     .title = {"Dice are ships", "ダイスが宇宙船です"},
     .text = {"You rolled 3, 4 and 2: three ships. The number is how far a ship moves and how it fights: low is strong but slow. Keep them.",
              "3・4・2を振りました。これが3隻の宇宙船です。出目は進める歩数と戦う力で、小さいほど遅くて強くなります。このまま使いましょう。"},
     .move = R"({"type":"keep"})",
     .replies = {R"({"type":"keep"})"},
     .rule = "QU-S7"},
    {.step = 1,
     .title = {"Your home", "初期惑星"},
     .text = {"Your sum is lowest: you begin. Your first cube goes on the upper left planet 8, your home.",
              "合計がいちばん小さいので、あなたが先手です。左上の惑星8に最初のキューブを置きます。ここが初期惑星です。"},
     .move = R"({"type":"place_cube","planet":"p0_0"})",
     .replies = {R"({"type":"place_cube","planet":"p2_1"})"},
     .rule = "QU-S10"},
    {.step = 1,
     .title = {"Into orbit", "軌道に置く"},
     .text = {"A planet's orbits are the spaces above, below, left and right of it. Put your 3, a Destroyer, right of your home.",
              "惑星の上下左右の4マスが軌道位置です。3の駆逐艦を、初期惑星の右に置いてください。"},
     .move = R"({"type":"place","ship":"r1","space":"s2_1"})",
     .rule = "QU-B3"},
    {.step = 1,
     .title = {"The second ship", "2隻目"},
     .text = {"Your 4, a Frigate, goes below it.", "4のフリゲート艦は下に置きます。"},
     .move = R"({"type":"place","ship":"r2","space":"s1_2"})",
     .rule = "QU-S11"},
    {.step = 1,
     .title = {"The third ship", "3隻目"},
     .text = {"Your 2, a Flagship, goes above it.", "2の旗艦は上に置きます。"},
     .move = R"({"type":"place","ship":"r3","space":"s1_0"})",
     .replies = {R"({"type":"place","ship":"b1","space":"s6_4"})", R"({"type":"place","ship":"b2","space":"s7_3"})",
                 R"({"type":"place","ship":"b3","space":"s8_4"})"},
     .rule = "QU-S11"},
    {.step = 2,
     .title = {"Move a ship", "宇宙船を動かす"},
     .text = {"A turn has 3 actions. The first is a Move, up to the ship's number. Tap your Destroyer (3).",
              "1手番は3アクションです。まず移動します。出目と同じ歩数まで進めます。駆逐艦(3)に触れてください。"},
     .move = R"({"type":"move","ship":"r1"})",
     .rule = "QU-V1"},
    {.step = 2,
     .title = {"Up to 3 steps", "3歩まで"},
     .text = {"Steps are never diagonal, and planets and ships are in the way. Go to the orbit of the 7 below.",
              "上下左右に進みます。斜めには進めず、惑星や宇宙船も通れません。下の惑星7の軌道へ行ってください。"},
     .move = R"({"type":"go","to":"s2_4"})",
     .rule = "QU-V2"},
    {.step = 2,
     .title = {"An exact sum", "ちょうどの合計"},
     .text = {"To build at a 7, your ships in its orbit must add up to exactly 7. A 4 is missing: tap your Frigate (4).",
              "惑星7に建設するには、その軌道にいる自艦の合計がちょうど7でなければなりません。3はいるので、あと4です。フリゲート艦(4)に触れてください。"},
     .move = R"({"type":"move","ship":"r2"})",
     .rule = "QU-K3"},
    {.step = 2,
     .title = {"3 + 4 = 7", "3 + 4 = 7"},
     .text = {"One step down, above the 7.", "1歩下、惑星7の上の軌道です。"},
     .move = R"({"type":"go","to":"s1_3"})",
     .rule = "QU-K4"},
    {.step = 3,
     .title = {"Research", "研究"},
     .text = {"The sum fits, but building costs 2 actions and 1 is left. Take Research: at 6 it brings a card.",
              "合計は合いましたが、建設は2アクション、残りは1です。研究に使いましょう。研究ダイスが6になるとカードを得られます。"},
     .move = R"({"type":"research"})",
     .rule = "QU-X1"},
    {.step = 3,
     .title = {"End your actions", "アクションを終える"},
     .text = {"Turns end when you say so, for ships also have abilities, free once a turn: your Destroyer could swap with another ship. End your actions.",
              "手番は自動では終わりません。アクションの要らない特殊能力がまだ使えるからです。駆逐艦ならほかの自艦と位置を入れ替えられます。今回はアクションを終えてください。"},
     .move = R"({"type":"end_actions"})",
     .replies = {R"({"type":"move","ship":"b1"})", R"({"type":"attack","target":"r1","from":"s3_4"})", R"({"type":"research"})",
                 R"({"type":"end_actions"})"},
     .rule = "QU-T4"},
    {.step = 4,
     .title = {"An attack", "攻撃されました"},
     .text = {"Nova's Scout (6) attacked your Destroyer (3). Both added a die, and the lower total wins: 6 + 4 against 3 + 2. Repelled.",
              "ノヴァの偵察機(6)が駆逐艦(3)を攻撃しました。出目にダイスを足し、小さい方が勝ちます。ノヴァは6+4、あなたは3+2でした。失敗した攻撃は撃退されるだけです。"},
     .show = R"({"show":["ship:b1","ship:r1"]})",
     .rule = "QU-C11"},
    {.step = 4,
     .title = {"Construct", "建設"},
     .text = {"Your ships still add up to 7. Build a cube on the planet 7.",
              "宇宙船はそのままなので、合計はちょうどです。惑星7にキューブを建設してください。"},
     .move = R"({"type":"construct","planet":"p0_1"})",
     .rule = "QU-K1"},
    {.step = 5,
     .title = {"Low is strong", "小さいほど強い"},
     .text = {"1 action is left. Against the Scout (6) your 3 wins 92 % of fights, your 4 only 83 %. Tap the Destroyer (3).",
              "残り1アクション、偵察機は近くにいます。6に対して、3なら92%、4なら83%の確率で勝てます。駆逐艦(3)に触れてください。"},
     .move = R"({"type":"move","ship":"r1"})",
     .rule = "QU-V6"},
    {.step = 5,
     .title = {"Attack", "攻撃"},
     .text = {"Entering its space is an attack; the number is your chance to win. Tap the Scout.",
              "敵艦のいるマスに入ると攻撃になります。そばの数字が勝つ確率です。偵察機に触れてください。"},
     .move = R"({"type":"attack","target":"b1","from":"s2_4"})",
     .rule = "QU-C5"},
    {.step = 5,
     .title = {"You won", "勝ちました"},
     .text = {"5 against 10: the Scout is destroyed. You gain dominance, which at 6 is worth a cube. Take its space, in orbit of a 9.",
              "5対10で、偵察機を破壊しました。優勢点が上がり、6になればキューブを1個置けます。偵察機のいたマスに入りましょう。惑星9の軌道です。"},
     .move = R"({"type":"occupy"})",
     .rule = "QU-C13"},
    {.step = 5,
     .title = {"All actions used", "アクションを使い切りました"},
     .text = {"Your cube earned a card, taken after the actions. End them.",
              "建設したのでカードを1枚得られます。カードはアクションのあとに取るので、アクションを終えてください。"},
     .move = R"({"type":"end_actions"})",
     .rule = "QU-T1"},
    {.step = 6,
     .title = {"Take a card", "カードを取る"},
     .text = {"Dark gambits work once; light commands stay, up to 3. Take Arrogant: 1 more action while you have the most ships.",
              "暗い作戦カードは1度だけ働き、明るい指令カードは3枚まで手元に残ります。「傲慢」は、マップ上の自艦がいちばん多ければアクションが1増えます。取ってください。"},
     .move = R"({"type":"take","card":"arrogant"})",
     .replies = {R"({"type":"move","ship":"b2"})", R"({"type":"go","to":"s7_2"})", R"({"type":"research"})", R"({"type":"end_actions"})"},
     .rule = "QU-P9"},
    {.step = 7,
     .title = {"Reconfigure", "再構成"},
     .text = {"3 ships to Nova's 2: Arrogant makes it 4 actions. The 3 at the 9 needs a 6. Reconfigure your Flagship (2): it is rolled until it changes.",
              "マップ上にあなたは3隻、ノヴァは2隻。「傲慢」で4アクションになりました。惑星9には3がいるので、あと6です。旗艦(2)を再構成してください。違う出目になるまで振ります。"},
     .move = R"({"type":"reconfigure","ship":"r3"})",
     .rule = "QU-R2"},
    {.step = 7,
     .title = {"A Scout", "偵察機"},
     .text = {"A 6: weak but fast. Tap it.", "6が出ました。弱くても、いちばん速い宇宙船です。触れてください。"},
     .move = R"({"type":"move","ship":"r3"})",
     .rule = "QU-V1"},
    {.step = 7,
     .title = {"Six steps", "6歩"},
     .text = {"6 steps take it into the orbit above that 9.", "6歩で、その惑星9の上の軌道に着きます。"},
     .move = R"({"type":"go","to":"s4_3"})",
     .rule = "QU-V2"},
    {.step = 7,
     .title = {"The last cube", "最後のキューブ"},
     .text = {"3 + 6 = 9, and 2 actions are left. Your last cube here ends the game at once.",
              "3 + 6 = 9で、残りは2アクションです。この惑星9に最後のキューブを建設すると、ゲームはすぐに終わります。"},
     .move = R"({"type":"construct","planet":"p1_1"})",
     .rule = "QU-K1"},
    {.step = 7,
     .title = {"You win", "あなたの勝ち"},
     .text = {"{mine} cubes to {rival}. That is Quantum: exact sums, strong ships near, and making use of what you rolled. Play a first game with the guide.",
              "キューブは{mine}対{rival}です。ちょうどの合計を集め、強い宇宙船を近くに置き、出た目を生かす。これがクァンタムです。ガイドつきで最初のゲームを始めましょう。"},
     .show = R"({"show":["planet:p0_0","planet:p0_1","planet:p1_1"]})",
     .rule = "QU-E1"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 6};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::quantum_table
