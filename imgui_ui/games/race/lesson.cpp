// Lesson of Race for the Galaxy: four rounds with a fixed deal, from the first choice of an action to a development with variable
// points. tests/ui/games/race checks every sentence against its position.
#include "imgui_ui/app/lesson.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/race/content.h"
#include "imgui_ui/games/race/teach.h"

namespace orrery::ui::race_table {
namespace {

namespace rg = orrery::race;

// Numbers that the texts below mention.
static_assert(rg::kExploreDraw == 2 && rg::kExploreKeep == 1 && rg::kEndTableau == 12 && rg::kVpPerSeat == 12);

constexpr const char* kMyStart = "epsilon_eridani";
constexpr const char* kNovaStart = "alpha_centauri";
constexpr int kRounds = 4;

/// Returns true for cards dealt before the supply is shuffled: the two start worlds and their preset hands.
bool is_dealt(const rg::Design& design) {
    return design.id == kMyStart || design.id == kNovaStart || design.preset_hand == 1 || design.preset_hand == 2;
}

/// Returns the supply with `first` on top, followed by all others.
std::vector<std::string> supply(std::initializer_list<std::string_view> first) {
    std::vector<std::string> out(first.begin(), first.end());
    for (const rg::Design& design : rg::kDesigns) {
        int left = design.copies - (is_dealt(design) ? 1 : 0);
        for (const std::string_view id : first) left -= id == design.id ? 1 : 0;
        for (; left > 0; --left) out.emplace_back(design.id);
    }
    return out;
}

NewMatch deal(Lang lang) {
    NewMatch how;
    how.names = {lang == Lang::ja ? "船長" : "Captain", lang == Lang::ja ? "ノヴァ" : "Nova"};
    how.options["two_actions"] = false;
    how.options["setup"] = "first_game";
    how.options["round_limit"] = kRounds;
    how.script.shuffles = {
        {kMyStart, kNovaStart},
        supply({// The initial good of Alpha Centauri.
                "space_marines",
                // Round 1: cards explored by the person, cards explored by Nova, a good and a card for Rebel Fuel Cache.
                "drop_ships", "rebel_homeworld",
                "destroyed_world", "rebel_base", "tourist_world", "pirate_world", "merchant_guild", "lost_alien_warship", "new_earth",
                "refugee_world", "genetics_lab",
                // Round 2: a good and a card for Destroyed World; goods and cards of Gem World and Comet Zone.
                "expanding_colony", "interstellar_bank",
                "gambling_world", "export_duties", "artist_colony", "investment_credits",
                // Round 3: the sale, then the cards of Epsilon Eridani.
                "trade_league", "plague_world", "terraformed_world", "research_labs", "prosperous_world"}),
    };
    return how;
}

constexpr SeatLook kLooks[] = {{SeatColor::red, false}, {SeatColor::blue, true}};

constexpr LessonBeat kBeats[] = {
    {.step = 0,
     .title = {"The goal", "目的"},
     .text = {"Build a civilisation of worlds and developments. In the end the most victory points, VP, win. They stand beside each name.",
              "ワールドとディヴェロップで文明を築きます。最後に勝利得点(VP)の最も多い人の勝ちです。得点は名前の横に出ます。"},
     .show = R"({"show":["rivals","figures"]})",
     .rule = "RG-E5"},
    {.step = 0,
     .title = {"Your tableau", "自分の場"},
     .text = {"You begin with Epsilon Eridani and four cards in hand. A number in a red circle is conquered with Military, one in a black circle or diamond is paid for.",
              "エプシロン・エリダニと手札4枚で始めます。赤い丸の数字は軍事力で征服し、黒い丸やひし形の数字は手札で支払います。"},
     .show = R"({"show":["card:epsilon_eridani","hand"]})",
     .rule = "RG-A26"},
    {.step = 1,
     .title = {"Choose an action", "アクションを選ぶ"},
     .text = {"Everybody chooses in secret. Only phases that somebody chose take place, and everybody takes part in them. Choose Settle: you may then place a world, and draw a card for it.",
              "全員がこっそり選びます。誰かが選んだフェイズだけが行われ、全員が参加します。殖民を選んでください。ワールドを出せて、1枚引けます。"},
     .move = R"({"type":"actions","actions":["settle"]})",
     .replies = {R"({"type":"actions","actions":["explore_5"]})"},
     .rule = "RG-T4"},
    {.step = 1,
     .title = {"Explore", "探検"},
     .text = {"Nova chose Explore: +5, so there is an Explore phase for you too. You drew 2 cards, Nova 7. Keep one; either will do.",
              "ノヴァは「探検:+5」を選んだので、あなたも探検できます。あなたは2枚、ノヴァは7枚引きました。1枚残してください。どちらでもかまいません。"},
     .move = R"({"type":"keep","card":"drop_ships"})",
     .replies = {R"({"type":"keep","card":"destroyed_world"})"},
     .rule = "RG-A3",
     .free_key = "card"},
    {.step = 2,
     .title = {"Conquer a world", "ワールドを征服する"},
     .text = {"Now Settle. Your Military is 1, from Epsilon Eridani, and the defense of Rebel Fuel Cache is 1. So you win it without paying a card: place it.",
              "次は殖民です。エプシロン・エリダニで軍事力は1、反乱軍の燃料庫の防御力も1です。1枚も支払わずに手に入ります。出してください。"},
     .move = R"({"type":"place","card":"rebel_fuel_cache"})",
     .replies = {R"({"type":"place","card":"comet_zone"})", R"({"type":"discard","card":"expedition_force"})",
                 R"({"type":"discard","card":"rebel_miners"})"},
     .rule = "RG-A29"},
    {.step = 2,
     .title = {"A windfall", "ウィンドフォール"},
     .text = {"The dashed ring says windfall: the world came with a good, a face-down card. Brown stands for rare elements. Your Settle bonus also brought you a card.",
              "破線の輪はウィンドフォールです。品物が1個、裏向きのカードで置かれました。茶色は希少元素です。殖民のボーナスで1枚引きました。"},
     .show = R"({"show":["card:rebel_fuel_cache"]})",
     .rule = "RG-A35"},
    {.step = 3,
     .title = {"Another round", "次のラウンド"},
     .text = {"What will Nova choose? Perhaps Settle, and then you may settle too. So choose another phase: Produce, to get goods on production worlds.",
              "ノヴァは何を選ぶでしょう。殖民なら、あなたも殖民できます。別のフェイズを選びましょう。生産では、生産ワールドに品物が置かれます。"},
     .move = R"({"type":"actions","actions":["produce"]})",
     .replies = {R"({"type":"actions","actions":["settle"]})"},
     .rule = "RG-T3"},
    {.step = 3,
     .title = {"Place a world", "ワールドを出す"},
     .text = {"Nova did choose Settle. Gem World has a black circle: it costs 2 cards of your hand. Place it.",
              "ノヴァは殖民を選びました。宝石の世界は黒い丸の2、手札2枚で出せます。出してください。"},
     .move = R"({"type":"place","card":"gem_world"})",
     .replies = {R"({"type":"place","card":"destroyed_world"})"},
     .rule = "RG-A27"},
    {.step = 4,
     .title = {"Cards are money", "カードはお金"},
     .text = {"Each card that you discard pays 1, whatever it is. Choose 2 cards to spend.",
              "捨てたカードは、どれでも1枚で1の支払いになります。支払う2枚を選んでください。"},
     .move = R"({"type":"discard","card":"colony_ship"})",
     .rule = "RG-A17",
     .free_key = "card"},
    {.step = 4,
     .title = {"One more", "もう1枚"},
     .text = {"1 card is still to be paid. Any of them will do.",
              "あと1枚支払います。どれでもかまいません。"},
     .move = R"({"type":"discard","card":"public_works"})",
     .rule = "RG-A17",
     .free_key = "card"},
    {.step = 4,
     .title = {"Goods", "品物"},
     .text = {"Then came your Produce. Gem World made a novelty good, and its power V drew you a card: Export Duties. A world that has a good already makes none.",
              "そのあと生産が行われました。宝石の世界に嗜好品が置かれ、Vの能力で「輸出関税」を引きました。品物のあるワールドは生産しません。"},
     .show = R"({"show":["card:gem_world","card:export_duties"]})",
     .rule = "RG-A65"},
    {.step = 5,
     .title = {"Trade", "トレード"},
     .text = {"You have two goods. Consume: Trade lets you sell one for cards. Only those who choose it sell: choose it.",
              "品物が2個あります。「消費:トレード」を選ぶと1個売ってカードを引けます。売れるのは選んだ人だけです。選んでください。"},
     .move = R"({"type":"actions","actions":["consume_trade"]})",
     .replies = {R"({"type":"actions","actions":["develop"]})"},
     .rule = "RG-A41"},
    {.step = 5,
     .title = {"Develop", "ディヴェロップ"},
     .text = {"First comes Nova's Develop. Export Duties, with a diamond, cost 1 and give a card more for every sale, from the next phase on: just in time. Place them.",
              "先にノヴァのディヴェロップです。ひし形の「輸出関税」はコスト1。売却のたびに1枚多く引けます。次のフェイズから働くので間に合います。出してください。"},
     .move = R"({"type":"place","card":"export_duties"})",
     .replies = {R"({"type":"place","card":"mining_robots"})"},
     .rule = "RG-T5"},
    {.step = 5,
     .title = {"Pay for it", "支払う"},
     .text = {"Nova chose Develop and pays 1 less; you pay 1 card. Either will do.",
              "選んだノヴァは1枚少なく支払えます。あなたは1枚です。どちらでもかまいません。"},
     .move = R"({"type":"discard","card":"genetics_lab"})",
     .replies = {R"({"type":"discard","card":"interstellar_bank"})"},
     .rule = "RG-A15",
     .free_key = "card"},
    {.step = 6,
     .title = {"Sell a good", "品物を売る"},
     .text = {"A novelty good brings 2 cards, a rare element 3, genes 4, alien technology 5; Export Duties add 1. Sell the rare element of Rebel Fuel Cache.",
              "嗜好品は2枚、希少元素は3枚、遺伝子は4枚、異星技術は5枚になり、輸出関税で1枚増えます。反乱軍の燃料庫の希少元素を売ってください。"},
     .move = R"({"type":"sell","world":"rebel_fuel_cache"})",
     .rule = "RG-A42"},
    {.step = 6,
     .title = {"Consume", "消費"},
     .text = {"4 cards. Then Epsilon Eridani had to consume your other good: 1 VP from the pool and 1 card. With Consume: 2x VP instead of Trade, such VP are doubled.",
              "4枚引きました。続いてエプシロン・エリダニが残りの品物を消費し、得点チップ1VPとカード1枚になりました。「消費:得点2倍」なら、このVPが2倍です。"},
     .show = R"({"show":["card:epsilon_eridani","pool"]})",
     .rule = "RG-A47"},
    {.step = 7,
     .title = {"The last round", "最終ラウンド"},
     .text = {"Usually the end comes when the pool of VP is empty or somebody has 12 cards; this lesson ends after round 4. You hold Trade League, cost 6. Choose Develop: it costs 1 less.",
              "普通は得点チップがなくなるか、誰かの場が12枚になると終わります。このレッスンは第4ラウンドまでです。コスト6の「交易連盟」があります。ディヴェロップを選べばコスト−1です。"},
     .move = R"({"type":"actions","actions":["develop"]})",
     .replies = {R"({"type":"actions","actions":["consume_trade"]})"},
     .rule = "RG-E1"},
    {.step = 7,
     .title = {"Points that grow", "増えていく得点"},
     .text = {"A ? means: its VP depend on your tableau. Trade League counts 2 for each development with a trade power, itself included: with Export Duties that is 4. Place it; your 5 other cards pay.",
              "「?」のVPは場によって変わります。交易連盟は、自分も含めトレードの能力があるディヴェロップ1枚につき2VP。輸出関税と合わせて4VPです。出してください。残り5枚で支払います。"},
     .move = R"({"type":"place","card":"trade_league"})",
     .replies = {R"({"type":"pass"})", R"({"type":"sell","world":"comet_zone"})"},
     .rule = "RG-E7"},
    {.step = 7,
     .title = {"You win", "あなたの勝ち"},
     .text = {"{mine} points to {rival}: VP chips, the VP on your cards, and those of Trade League. Cards in hand and goods count nothing. Play a first game with the guide at your side.",
              "{mine}対{rival}です。得点チップ、カードのVP、交易連盟のVPを合計しました。手札と品物は得点になりません。ガイドつきで最初のゲームを始めましょう。"},
     .show = R"({"show":["rivals","figures"]})",
     .rule = "RG-E6"},
};

constexpr Lesson kLesson{deal, kLooks, kBeats, 6};

}  // namespace

const Lesson& lesson() { return kLesson; }

}  // namespace orrery::ui::race_table
