// Coach of Race for the Galaxy: explanations of decisions. Uses only the viewer's observation.
#include "imgui_ui/games/race/teach.h"

#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"
#include "imgui_ui/app/coach_words.h"
#include "imgui_ui/games/race/advice.h"

namespace orrery::ui::race_table {
namespace {

namespace rg = orrery::race;
using Seen = rg::Observation;
using Talk = CoachWords;

namespace talk {
constexpr Talk kSetup{{"Your first cards", "最初の手札"},
                      {"Keep four cards that fit each other and your start world. What costs 5 or more takes a long time to pay for.",
                       "互いに、またスタートワールドと合う4枚を残します。コスト5以上のカードは、出せるまでに時間がかかります。"}, "RG-S10"};
constexpr Talk kFewCards{{"Few cards", "手札が少ない"},
                         {"Nothing can be placed without cards to pay. Explore brings some; so does selling a good, once you have one.",
                          "支払う手札がなければ何も出せません。探検で増やせます。品物があれば売ることもできます。"}, "RG-A2"};
constexpr Talk kSell{{"A good to sell", "売れる品物"},
                     {"You have goods and few cards. Consume: Trade turns one good into cards: up to {n} for your best.",
                      "品物があり、手札が少なめです。「消費:トレード」で1個を売ると、最高{n}枚になります。"}, "RG-A42"};
constexpr Talk kPoints{{"Goods for points", "品物を得点に"},
                       {"You have {n} goods. Consume powers turn them into VP; Consume: 2x VP doubles these.",
                        "品物が{n}個あります。消費の能力でVPになり、「消費:得点2倍」ならその2倍です。"}, "RG-A60"};
constexpr Talk kMakeGoods{{"Empty worlds", "空のワールド"},
                          {"{n} of your worlds could get a good. Produce now and consume or trade next.",
                           "品物を置けるワールドが{n}つあります。生産してから、次に消費や売却をします。"}, "RG-A65"};
constexpr Talk kCanPlace{{"Something to place", "出せるカード"},
                         {"You could place {n} of your cards. Think what the others will choose: a phase that they choose you get too, without the bonus.",
                          "手札のうち{n}枚を出せます。ほかの人の選択も考えましょう。誰かが選んだフェイズには、ボーナスなしで参加できます。"}, "RG-T4"};
constexpr Talk kChoose{{"Which phase?", "どのフェイズ?"},
                       {"Choose the phase you need most and that others are unlikely to choose. What they choose you get too, without the bonus.",
                        "いちばん必要で、ほかの人が選びそうにないフェイズを選びます。ほかの人が選んだフェイズには、ボーナスなしで参加できます。"}, "RG-T20"};
constexpr Talk kKeep{{"Keep the best", "よいものを残す"},
                     {"Look for what you can place soon and what fits your tableau. The rest is discarded.",
                      "すぐ出せるもの、今の場に合うものを探します。残りは捨てます。"}, "RG-A3"};
constexpr Talk kDevelop{{"Place a development", "ディヴェロップを出す"},
                        {"{n} of your developments can be placed. You pay with other cards of your hand, and it works from the next phase on.",
                         "出せるディヴェロップが{n}枚あります。ほかの手札で支払い、次のフェイズから働きます。"}, "RG-A11"};
constexpr Talk kSettle{{"Place a world", "ワールドを出す"},
                       {"{n} of your worlds can be placed. A black circle is paid with hand cards, a red one needs Military. Worlds with a dashed ring bring a good at once.",
                        "出せるワールドが{n}枚あります。黒い丸は手札で支払い、赤い丸は軍事力が必要です。破線の輪のワールドは品物つきです。"}, "RG-A21"};
constexpr Talk kNothing{{"Nothing to place", "出せるものがない"},
                        {"No card of your hand can be placed now. Everybody is asked all the same, so that nobody learns what you hold.",
                         "今出せる手札はありません。手札が知られないように、それでも全員に尋ねます。"}, "RG-H3"};
constexpr Talk kMethod{{"Several ways", "いくつかの方法"},
                       {"Conquering costs nothing. A card that is given up is gone, but the cards of your hand stay.",
                        "征服なら何も失いません。場のカードを捨てる方法では、そのカードを失いますが手札は残ります。"}, "RG-A25"};
constexpr Talk kPay{{"Cards are money", "カードはお金"},
                    {"Choose {n} {n|card|cards} to spend: what is too expensive, out of reach or fits nothing. Each pays 1, whatever it is.",
                     "支払うカードを{n}枚選びます。高すぎるもの、届かないもの、合わないものがよいでしょう。どれも1枚で1です。"}, "RG-A17"};
constexpr Talk kSale{{"Sell one good", "品物を1個売る"},
                     {"The numbers say how many cards each good brings, trade powers included. Keep what your consume powers can use.",
                      "数字は、能力も含めて何枚になるかです。消費の能力で使える品物は残しましょう。"}, "RG-A42"};
constexpr Talk kConsume{{"Use your powers", "能力を使う"},
                        {"All usable powers must be used, in any order. Begin with those that take only one kind of good, so that the others do not take it away.",
                         "使える能力はすべて、好きな順に使います。決まった種類の品物だけを使う能力から始めると、無駄がありません。"}, "RG-A47"};
constexpr Talk kGood{{"Which good?", "どの品物?"},
                     {"Take a good that none of your other powers needs.", "ほかの能力に要らない品物を選びましょう。"}, "RG-A55"};
constexpr Talk kNumber{{"Name a number", "数を宣言する"},
                       {"The top card comes to you if its cost or defense is your number. Low numbers are the most frequent.",
                        "いちばん上のカードのコストか防御力が当たれば手に入ります。小さい数ほど多くあります。"}, "RG-A58"};
constexpr Talk kHand{{"Cards for points", "カードを得点に"},
                     {"Up to {n} {n|card|cards} of your hand can become VP. Early in the game cards are worth more; in the last round they are worth nothing else.",
                      "手札を{n}枚までVPにできます。早いうちは手札のほうが大切ですが、最終ラウンドにはほかの使い道がありません。"}, "RG-A59"};
constexpr Talk kWindfall{{"A windfall good", "ウィンドフォールの品物"},
                         {"Use a power for one kind where it fits, and the bonus for what no power can reach.",
                          "種類の決まった能力は合うところに使い、ボーナスは能力の届かないところに使います。"}, "RG-A68"};
constexpr Talk kLimit{{"Too many cards", "手札が多すぎます"},
                      {"At most {limit} cards stay in your hand. Discard {n}, the least useful first.", "手札は{limit}枚までです。役に立たないものから{n}枚捨てます。"}, "RG-T30"};
}  // namespace talk

CoachTalk talk_of_choice(const Seen& seen, Lang lang) {
    constexpr std::size_t kFew = 3;                        // a hand of this size can pay little
    const int goods = rg::count_goods(seen.players[seen.me].tableau), empty_worlds = worlds_to_fill(seen);
    if (seen.own.hand.size() < kFew && goods == 0) return said(talk::kFewCards, lang);
    if (seen.own.hand.size() <= kFew && goods > 0) return said(talk::kSell, lang, {{"n", best_sale(seen, true)}});
    if (goods >= 2) return said(talk::kPoints, lang, {{"n", goods}});
    if (empty_worlds >= 2) return said(talk::kMakeGoods, lang, {{"n", empty_worlds}});
    if (const int cards = placeable(seen, true) + placeable(seen, false); cards > 0) return said(talk::kCanPlace, lang, {{"n", cards}});
    return said(talk::kChoose, lang);
}

CoachTalk talk_of_placing(const Seen& seen, bool worlds, Lang lang) {
    const int cards = placeable(seen, worlds);
    if (cards == 0) return said(talk::kNothing, lang);
    return said(worlds ? talk::kSettle : talk::kDevelop, lang, {{"n", cards}});
}

CoachTalk talk_of(const Seen& seen, rg::Kind kind, Lang lang) {
    switch (kind) {
        case rg::Kind::setup_discard: return said(talk::kSetup, lang);
        case rg::Kind::choose_actions: return talk_of_choice(seen, lang);
        case rg::Kind::explore_keep: return said(talk::kKeep, lang);
        case rg::Kind::place_development: return talk_of_placing(seen, false, lang);
        case rg::Kind::place_world: return talk_of_placing(seen, true, lang);
        case rg::Kind::settle_method: return said(talk::kMethod, lang);
        case rg::Kind::pay: return said(talk::kPay, lang, {{"n", seen.owed}});
        case rg::Kind::trade_sell: return said(talk::kSale, lang);
        case rg::Kind::consume: return said(talk::kConsume, lang);
        case rg::Kind::consume_good: return said(talk::kGood, lang);
        case rg::Kind::lucky_number: return said(talk::kNumber, lang);
        case rg::Kind::consume_hand: return said(talk::kHand, lang, {{"n", seen.power ? int(seen.power->left) : 0}});
        case rg::Kind::produce_windfall: return said(talk::kWindfall, lang);
        case rg::Kind::hand_limit: return said(talk::kLimit, lang, {{"n", seen.owed}, {"limit", rg::kHandLimit}});
    }
    return {};
}

CoachTalk decision(const AnyMatch& match, Seat viewer, Lang lang) {
    const Match<rg::Game>* game = match_of<rg::Game>(match);
    if (!game || match.to_act() != viewer) return {};
    const Seen seen = game->observe(viewer);
    return talk_of(seen, rg::asked(seen)->kind, lang);
}

std::string advice(const AnyMatch& match, Seat viewer, const Json& json, Lang lang) {
    const Match<rg::Game>* game = match_of<rg::Game>(match);
    const std::optional<rg::Move> move = rg::decode_move(json);
    if (!game || !move || match.to_act() != viewer) return {};
    return advice_on(game->observe(viewer), *move, lang);
}

constexpr Coach kCoach{decision, advice};

}  // namespace

const Coach& coach() { return kCoach; }

}  // namespace orrery::ui::race_table
