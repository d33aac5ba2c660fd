// Lesson of Jump Gate: three turns with a fixed deal, from the gate to the end of a game. tests/ui/lesson_test.cpp plays it and
// checks every sentence against its position.
#include "imgui_ui/app/lesson.h"

#include <algorithm>
#include <initializer_list>
#include <string_view>

#include "engine/games/jumpgate/content.h"
#include "imgui_ui/games/jumpgate/teach.h"

namespace orrery::ui::jumpgate_table {
namespace {

namespace jg = orrery::jumpgate;

// Numbers that the texts below mention.
static_assert(jg::kClaimPoints == 4 && jg::kFamePoints == 5 && jg::kHandSize == 5 && jg::kActionsPerTurn == 2);
static_assert(jg::kFaceDownEach == 3 && jg::ring_size(2) == 6);

/// Returns a pile with `first` on top, followed by all others in the order of their table.
template <class Table>
std::vector<std::string> pile(std::initializer_list<std::string_view> first, const Table& all) {
    std::vector<std::string> out(first.begin(), first.end());
    for (const auto& one : all)
        if (std::find(first.begin(), first.end(), one.id) == first.end()) out.emplace_back(one.id);
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {lang == Lang::ja ? "船長" : "Captain", lang == Lang::ja ? "ノヴァ" : "Nova"};
    how.script.shuffles = {
        pile({"bueheggar", "waldwelt", "sethium", "ombra", "cinder", "halcyra"}, jg::kPlanets),
        // Hidden resources in turn, then three face-down at each planet, then one face-up at each.
        pile({"water_2", "gem_blue_1", "sand_2", "sand_3", "energel_light_1", "water_3",
              "energel_dark_1", "sand_7", "water_5", "water_1", "gem_red_1", "fame_3", "sand_4", "energel_dark_4", "gem_white_1",
              "gem_blue_3", "sand_8", "water_4", "energel_light_4", "sand_9", "fame_1", "water_6", "gem_red_3", "sand_5",
              "energel_light_2", "sand_1", "water_7", "gem_white_2", "sand_10", "energel_dark_2"},
             jg::kResources),
        // Five cards each in turn, then the three that the person draws.
        pile({"nav_j2l4", "nav_j2s1", "nav_j4s2", "nav_swl1", "nav_s2l1", "nav_s3l4", "nav_j1l2", "nav_j3l1", "nav_s4l3",
              "nav_j1s3", "nav_j3s1", "nav_s1l4", "nav_j4l1"},
             jg::kNavCards),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::green, false}, {SeatColor::purple, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = {"The goal", "目的"},
     .text = {"Fly from planet to planet, collect resources and claim planets. When the game ends, the most points win. They stand beside each name.",
              "惑星を巡り、リソースを集め、惑星を確保します。ゲーム終了時に得点の最も多い人の勝ちです。得点は名前の横に出ます。"},
     .show = R"({"show":["seats"]})",
     .rule = "JG-E20"},
    {.step = 0,
     .title = {"The ring", "惑星の輪"},
     .text = {"Six planets lie in a ring. Each begins with 3 resources face-down and 1 face-up. The blue, green and orange signs are its codes: your cards must match them.",
              "6つの惑星が輪に並びます。それぞれ裏向き3枚、表向き1枚のリソースから始まります。青・緑・オレンジの印はコードで、手札と合わせて使います。"},
     .show = R"({"show":["codes:waldwelt","pile:waldwelt","resource:sand_1"]})",
     .rule = "JG-S8"},
    {.step = 1,
     .title = {"Jump to a planet", "惑星へジャンプ"},
     .text = {"Your ship waits in the Jump Gate. A card with a blue 2 takes it to a planet with a blue 2: tap the card, then Waldwelt.",
              "宇宙船はジャンプゲートにいます。青の2の札で、青の2の惑星へ行けます。札、次にヴァルトヴェルトに触れてください。"},
     .move = R"({"type":"jump","card":"nav_j2l4","to":"waldwelt"})",
     .rule = "JG-A6"},
    {.step = 2,
     .title = {"Scan", "スキャン"},
     .text = {"You have 2 actions a turn; 1 is left. A card with a green 2 scans Waldwelt, whose green code is 2: one resource is turned face-up.",
              "1手番に2アクション、残りは1です。ヴァルトヴェルトの緑のコードは2。緑の2の札でスキャンすると、リソースが1枚表になります。"},
     .move = R"({"type":"scan","card":"nav_j4s2"})",
     .rule = "JG-A14"},
    {.step = 2,
     .title = {"Reserve it", "予約する"},
     .text = {"You found water. One water is worth 2 points, one sand only 1, so put your marker on the water. It is reserved now, but not yours yet.",
              "水を見つけました。水は1枚で2点、砂は1点なので、水にマーカーを置きます。予約しただけで、まだ獲得していません。"},
     .move = R"({"type":"place","resource":"water_1"})",
     .replies = {R"({"type":"jump","card":"nav_j2s1","to":"waldwelt"})", R"({"type":"scan","card":"nav_swl1"})",
                 R"({"type":"place","resource":"gem_red_1"})"},
     .rule = "JG-A15"},
    {.step = 3,
     .title = {"Others come too", "ほかの人も来ます"},
     .text = {"Nova jumped to Waldwelt as well, scanned with a wild card and marked a red gem. Ships never block each other; a marker keeps a resource from everybody else.",
              "ノヴァもヴァルトヴェルトへジャンプし、何にでも合う札でスキャンして赤いジェムに印をつけました。船同士は邪魔になりませんが、マーカーのある物はほかの人には取れません。"},
     .show = R"({"show":["resource:gem_red_1"]})",
     .rule = "JG-A43"},
    {.step = 3,
     .title = {"Scan once more", "もう一度スキャン"},
     .text = {"It is your turn again. 1 resource is still face-down here, and you have another green 2: scan it.",
              "また手番です。裏向きはあと1枚、緑の2の札ももう1枚あります。スキャンしてください。"},
     .move = R"({"type":"scan","card":"nav_s2l1"})",
     .rule = "JG-A13"},
    {.step = 3,
     .title = {"Move your marker", "マーカーを動かす"},
     .text = {"Fame, worth 5 points. You may keep only one marker at each planet, so move it from the water to the Fame.",
              "名声です。5点になります。マーカーは1つの惑星に1つだけなので、水から名声へ動かします。"},
     .move = R"({"type":"place","resource":"fame_3"})",
     .rule = "JG-A16"},
    {.step = 4,
     .title = {"New cards", "新しい札"},
     .text = {"2 cards and 1 action are left. Cards come only through research: choose it.",
              "手札は2枚、残りは1アクションです。札は調査でだけ引けます。調査を選んでください。"},
     .move = R"({"type":"research"})",
     .rule = "JG-A53"},
    {.step = 4,
     .title = {"Keep or discard", "残すか捨てるか"},
     .text = {"First you could discard what you do not need. These two carry the orange codes of Waldwelt, so keep them, and draw until you hold 5.",
              "先に要らない札を捨てられます。この2枚はヴァルトヴェルトのオレンジのコードなので残し、5枚になるまで引きます。"},
     .move = R"({"type":"done"})",
     .replies = {R"({"type":"fly","to":"sethium"})", R"({"type":"scan","card":"nav_s3l4"})",
                 R"({"type":"place","resource":"sand_4"})"},
     .rule = "JG-A49"},
    {.step = 5,
     .title = {"Flying", "移動"},
     .text = {"Nova flew to Sethium, a neighbour in the ring. Flying takes an action but no card. The marker on the gem stays behind.",
              "ノヴァは輪の隣のセティウムへ移動しました。移動は1アクションで、札は要りません。ジェムのマーカーは残っています。"},
     .show = R"({"show":["planet:sethium","resource:gem_red_1"]})",
     .rule = "JG-A1"},
    {.step = 5,
     .title = {"Land and claim", "上陸して確保"},
     .text = {"Nothing is face-down at Waldwelt any more, so it can be claimed: two cards for the orange 2 and the orange 3. Tap the triangles, then the pair.",
              "ヴァルトヴェルトに裏向きはもうないので、確保できます。オレンジの2と3に札を1枚ずつ使います。三角、次に札の組に触れてください。"},
     .move = R"({"type":"land","cards":["nav_j1l2","nav_s4l3"]})",
     .rule = "JG-A25"},
    {.step = 5,
     .title = {"Everybody collects", "全員が受け取る"},
     .text = {"The planet is worth 4 points to you. Now everybody with a marker here may take the marked resource, you first: take the Fame.",
              "この惑星はあなたの4点になります。ここにマーカーのある人は全員その資源を獲得できます。あなたから、名声を獲得してください。"},
     .move = R"({"type":"take"})",
     .replies = {R"({"type":"take"})"},
     .rule = "JG-A29"},
    {.step = 6,
     .title = {"The black hole", "ブラックホール"},
     .text = {"Your Fame bore the spiral, so a marker of yours lies here now. The 7th marker ends the game, and whoever has most here loses all hidden resources.",
              "名声に渦の印があったので、あなたのマーカーがここに置かれました。7つ目でゲームが終わり、最も多い人は秘密のリソースをすべて失います。"},
     .show = R"({"show":["hole"]})",
     .rule = "JG-B1"},
    {.step = 6,
     .title = {"One more for you", "さらに1枚"},
     .text = {"Nova has taken the gem. Whoever claimed the planet may take one of the rest: the water scores more than the sand.",
              "ノヴァはジェムを獲得しました。確保した人は残りから1枚取れます。砂より水のほうが得点になります。"},
     .move = R"({"type":"take","resource":"water_1"})",
     .rule = "JG-A34"},
    {.step = 7,
     .title = {"The last resource", "最後の1枚"},
     .text = {"Only the sand is left here. The game ends at once when a planet runs dry. You show {mine} points, Nova {rival}: harvest it. Any card pays.",
              "残りは砂だけです。リソースの尽きた惑星があれば、ゲームは直ちに終わります。見えている得点はあなた{mine}、ノヴァ{rival}。採取してください。どの札でも払えます。"},
     .move = R"({"type":"harvest","card":"nav_s1l4","resource":"sand_1"})",
     .rule = "JG-E2",
     .free_key = "card"},
    {.step = 7,
     .title = {"You win", "あなたの勝ち"},
     .text = {"Hidden resources count now too: {mine} points to {rival}. That is Jump Gate. Play a first game with the guide at your side.",
              "秘密のリソースも加わり、{mine}対{rival}です。これがジャンプゲートです。ガイドつきで最初のゲームを始めましょう。"},
     .show = R"({"show":["seats"]})",
     .rule = "JG-E12"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 5};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::jumpgate_table
