// Prompts, names of moves, and confirmation questions. Events, the table and refusals have their own files.
// Index: prompts · moves · nouns of moves · confirmation.
#include "engine/games/race/describe.h"

#include <algorithm>

#include "engine/games/race/consume_order.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"
#include "engine/games/race/words.h"

namespace orrery::race {

// Prompts: the question for the reader, or the decision the reader waits for.

namespace {

namespace ask {
constexpr Text kSetupDiscard{"Discard {n} {n|card|cards} of your hand.", "手札から{n}枚捨ててください。"};
constexpr Text kOneAction{"Choose an action for this round.", "このラウンドのアクションを1つ選んでください。"};
constexpr Text kTwoActions{"Choose two actions for this round.", "このラウンドのアクションを2つ選んでください。"};
constexpr Text kKeep{"Keep {n} of the {m} cards you have drawn.", "引いた{m}枚から、残すカードを{n}枚選んでください。"};
constexpr Text kDevelopment{"Choose a development to place, or place nothing.", "出すディヴェロップを1枚選んでください。出さなくてもかまいません。"};
constexpr Text kNoDevelopment{"You have no development to place now: place nothing.", "今出せるディヴェロップはありません。「何も出さない」を選んでください。"};
constexpr Text kWorld{"Choose a world to place, or place nothing.", "出すワールドを1枚選んでください。出さなくてもかまいません。"};
constexpr Text kNoWorld{"You have no world to place now: place nothing.", "今出せるワールドはありません。「何も出さない」を選んでください。"};
constexpr Text kMethod{"Choose how to place {c}.", "{c}を出す方法を選んでください。"};
constexpr Text kPay{"Choose {n} {n|card|cards} to spend for {c}.", "{c}のコストとして捨てる手札を{n}枚選んでください。"};
constexpr Text kSell{"Choose the good to sell.", "売る品物を選んでください。"};
constexpr Text kConsume{"Choose the power to use next.", "次に使う能力を選んでください。"};
constexpr Text kConsumeOrDone{"Choose a power to use, or end consuming.", "使う能力を選ぶか、消費を終えてください。"};
constexpr Text kGood{"Choose {n} {n|good|goods} to consume with {c}.", "{c}で消費する品物を{n}個選んでください。"};
constexpr Text kSellWith{"Choose the good to sell with {c}.", "{c}で売る品物を選んでください。"};
constexpr Text kNumber{"Call a number from 1 to 7: the next card is yours if it has that cost or defense.",
                       "1~7の数を宣言してください。次のカードのコストか防御力がその数なら、手札に入ります。"};
constexpr Text kHandForVp{"Discard up to {n} {n|card|cards} for {vp} VP each, or stop.",
                          "手札を{n}枚まで捨てて、1枚につき{vp}VPを得られます。やめてもかまいません。"};
constexpr Text kWindfall{"Choose a windfall world to produce on.", "品物を生産するウィンドフォールを選んでください。"};
constexpr Text kHandLimit{"The hand limit is 10: discard {n} {n|card|cards}.", "手札の上限は10枚です。{n}枚捨ててください。"};
}  // namespace ask

namespace wait {
constexpr Text kSetupDiscard{"Waiting for {p} to discard from hand.", "{p}が手札を捨てるのを待っています。"};
constexpr Text kActions{"Waiting for {p} to choose actions.", "{p}がアクションを選ぶのを待っています。"};
constexpr Text kKeep{"Waiting for {p} to keep cards.", "{p}が残すカードを選ぶのを待っています。"};
constexpr Text kDevelopment{"Waiting for {p} to choose a development, or none.", "{p}が出すディヴェロップを選ぶのを待っています。"};
constexpr Text kWorld{"Waiting for {p} to choose a world, or none.", "{p}が出すワールドを選ぶのを待っています。"};
constexpr Text kMethod{"Waiting for {p} to choose how to place {c}.", "{p}が{c}を出す方法を選ぶのを待っています。"};
constexpr Text kPay{"Waiting for {p} to pay for {c}.", "{p}が{c}の支払いをするのを待っています。"};
constexpr Text kSell{"Waiting for {p} to choose a good to sell.", "{p}が売る品物を選ぶのを待っています。"};
constexpr Text kConsume{"Waiting for {p} to consume.", "{p}が消費するのを待っています。"};
constexpr Text kGood{"Waiting for {p} to choose goods for {c}.", "{p}が{c}に使う品物を選ぶのを待っています。"};
constexpr Text kNumber{"Waiting for {p} to call a number.", "{p}が数を宣言するのを待っています。"};
constexpr Text kHandForVp{"Waiting for {p} to discard cards for VP.", "{p}が手札を捨ててVPを得るか選ぶのを待っています。"};
constexpr Text kWindfall{"Waiting for {p} to choose where to produce.", "{p}が品物を生産する場所を選ぶのを待っています。"};
constexpr Text kHandLimit{"Waiting for {p} to discard down to 10 cards.", "{p}が手札を10枚まで減らすのを待っています。"};
}  // namespace wait

constexpr Text kOver{"{p} wins with {n} {n|point|points}.", "{n}点で{p}の勝ちです。"};
constexpr Text kOverTogether{"{p} share the victory with {n} {n|point|points}.", "{n}点で{p}がともに勝者です。"};

std::string outcome_prompt(const Observation& o, const Names& names, Lang lang) {
    const Outcome end = outcome(o, hand_sizes(o));
    const int points = end.winners.empty() ? 0 : end.rows[end.winners[0]].points.total();
    return fill(end.winners.size() == 1 ? kOver : kOverTogether, lang, {{"p", names_of(names, end.winners, lang)}, {"n", points}});
}

bool can_place_any(const Observation& o) {
    return std::any_of(o.own.hand.begin(), o.own.hand.end(), [&](CardId card) { return can_place(o, card); });
}

/// Returns whether no power is left that must be used (RG-A47).
bool may_end_consuming(const Observation& o) { return !violation(view_of(o), Done{}); }

bool is_selling(const Table& t) { return open_power(t) != nullptr && open_power(t)->type == PowerType::consume_sell; }

const Text& own_prompt(const Observation& o, Kind kind) {
    switch (kind) {
        case Kind::setup_discard: return ask::kSetupDiscard;
        case Kind::choose_actions: return o.options.two_actions ? ask::kTwoActions : ask::kOneAction;
        case Kind::explore_keep: return ask::kKeep;
        case Kind::place_development: return can_place_any(o) ? ask::kDevelopment : ask::kNoDevelopment;
        case Kind::place_world: return can_place_any(o) ? ask::kWorld : ask::kNoWorld;
        case Kind::settle_method: return ask::kMethod;
        case Kind::pay: return ask::kPay;
        case Kind::trade_sell: return ask::kSell;
        case Kind::consume: return may_end_consuming(o) ? ask::kConsumeOrDone : ask::kConsume;
        case Kind::consume_good: return is_selling(o) ? ask::kSellWith : ask::kGood;
        case Kind::lucky_number: return ask::kNumber;
        case Kind::consume_hand: return ask::kHandForVp;
        case Kind::produce_windfall: return ask::kWindfall;
        case Kind::hand_limit: break;
    }
    return ask::kHandLimit;
}

constexpr Text kWaiting[kKindCount]{
    wait::kSetupDiscard, wait::kActions, wait::kKeep, wait::kDevelopment, wait::kWorld, wait::kMethod, wait::kPay,
    wait::kSell, wait::kConsume, wait::kGood, wait::kNumber, wait::kHandForVp, wait::kWindfall, wait::kHandLimit,
};

}  // namespace

std::string prompt(const Observation& o, const Names& names, Lang lang) {
    const std::optional<Asked> open = asked(o);
    if (!open) return outcome_prompt(o, names, lang);
    const auto [seat, kind] = *open;
    const Player& player = o.players[seat];
    std::string about;                                     // the card whose power is open, or the card being placed
    if (o.power) about = card_name(o.power->card, lang);
    else if (player.placing) about = card_name(*player.placing, lang);
    const int count = o.power ? o.power->left : o.owed;
    return fill(seat == o.me ? own_prompt(o, kind) : kWaiting[static_cast<std::size_t>(kind)], lang,
                {{"p", name_of(names, seat)}, {"c", about}, {"n", count},
                 {"m", o.drawn_sizes[seat]}, {"vp", open_power(o) != nullptr ? open_power(o)->vp : 0}});
}

// Moves.

namespace {

namespace does {
constexpr Text kDiscard{"Discard {c}", "{c}を捨てる"};
constexpr Text kSpend{"Spend {c}", "{c}を支払いに使う"};
constexpr Text kDiscardForVp{"Discard {c} for {vp} VP", "{c}を捨てて{vp}VPを得る"};
constexpr Text kChoose{"Choose {actions}", "{actions}を選ぶ"};
constexpr Text kKeep{"Keep {c}", "{c}を残す"};
constexpr Text kPlace{"Place {c}, {way}", "{c}を出す: {way}"};
constexpr Text kPlaceBare{"Place {c}", "{c}を出す"};
constexpr Text kPass{"Place nothing", "何も出さない"};
constexpr Text kSell{"Sell the {k} good of {c} for {n} cards", "{c}の{k}を売って{n}枚引く"};
constexpr Text kUse{"Use {c}: {what}", "{c}の能力を使う: {what}"};
constexpr Text kUseBare{"Use {c}", "{c}の能力を使う"};
constexpr Text kEndConsuming{"End consuming", "消費を終える"};
constexpr Text kStop{"Stop discarding", "捨てるのをやめる"};
constexpr Text kConsume{"Consume the {k} good of {c}", "{c}の{k}を消費する"};
constexpr Text kCall{"Call {n} ({m} of {all} cards)", "{n}を宣言する(全{all}枚中{m}枚)"};
constexpr Text kProduceWith{"Produce a {k} good on {c} with {source}", "{source}で{c}に{k}の品物を生産する"};
constexpr Text kProduceAlienWith{"Produce an {k} good on {c} with {source}", "{source}で{c}に{k}の品物を生産する"};
constexpr Text kBonus{"the Produce bonus", "生産のボーナス"};
}  // namespace does

/// Methods as they follow "Place Gem World," (RG-A25).
namespace way {
constexpr Text kPay{"pay {n} {n|card|cards}", "{n}枚支払う"};
constexpr Text kFree{"free of charge", "支払いなし"};
constexpr Text kShip{"free by giving up {gone}", "{gone}を捨てて支払いなし"};
constexpr Text kConquer{"conquer it (Military {have} against {need})", "征服(軍事力{have}対{need})"};
constexpr Text kTactics{"conquer it by giving up {gone} (Military {have} against {need})", "{gone}を捨てて征服(軍事力{have}対{need})"};
constexpr Text kContact{"pay {n} {n|card|cards} through {with}", "{with}を通じて{n}枚支払う"};
constexpr Text kContactFree{"free through {with}", "{with}を通じて支払いなし"};
constexpr Text kContactShip{"free through {with} by giving up {gone}", "{with}を通じ、{gone}を捨てて支払いなし"};
}  // namespace way

const Text& way_text(Method method, bool is_free) {
    switch (method) {
        case Method::pay: return is_free ? way::kFree : way::kPay;
        case Method::pay_ship: return way::kShip;
        case Method::conquer: return way::kConquer;
        case Method::conquer_tactics: return way::kTactics;
        case Method::contact: return is_free ? way::kContactFree : way::kContact;
        case Method::contact_ship: break;
    }
    return way::kContactShip;
}

}  // namespace

std::string way_to_place(const Tableau& tableau, CardId world, Method method, Lang lang) {
    const int cost = method_cost(tableau, world, method);
    const auto name = [lang](std::optional<CardId> card) { return card ? card_name(*card, lang) : std::string(); };
    const int extra = method == Method::conquer_tactics ? tactics_military(tableau) : 0;
    return fill(way_text(method, cost == 0), lang,
                {{"n", cost}, {"gone", name(method_gives_up(tableau, method))},
                 {"with", name(card_with(tableau, PowerType::settle_pay_for_military))},
                 {"have", military_against(tableau, world) + extra}, {"need", design(world).cost}});
}

namespace {

/// Capitalizes the first letter, as English sentences require. Japanese text has no such letter.
std::string with_capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string place_name(const Observation& o, CardId card, Lang lang) {
    if (!can_place(o, card)) return fill(does::kPlaceBare, lang, {{"c", card_name(card, lang)}});
    const Tableau& tableau = o.players[o.me].tableau;
    std::vector<std::string> ways;
    if (design(card).is_world) {
        for (const Method method : open_methods(tableau, cards_besides(o, card), card))
            ways.push_back(way_to_place(tableau, card, method, lang));
    } else {
        const int cost = develop_cost(tableau, has_bonus(o, o.me), card);
        ways.push_back(fill(cost > 0 ? way::kPay : way::kFree, lang, {{"n", cost}}));
    }
    return fill(does::kPlace, lang, {{"c", card_name(card, lang)}, {"way", ways_in_text(ways, lang)}});
}

std::string discard_name(const Observation& o, CardId card, Lang lang) {
    const Slot c{"c", card_name(card, lang)};
    if (is_asked(o, Kind::pay)) return fill(does::kSpend, lang, {c});
    if (is_asked(o, Kind::consume_hand) && open_power(o) != nullptr)
        return fill(does::kDiscardForVp, lang, {c, {"vp", open_power(o)->vp}});
    return fill(does::kDiscard, lang, {c});
}

std::string use_name(const Observation& o, const UsePower& m, Lang lang) {
    const Power* power = m.power < 0 ? nullptr : consume_power_at(m.card, static_cast<std::size_t>(m.power));
    if (power == nullptr) return fill(does::kUseBare, lang, {{"c", card_name(m.card, lang)}});
    return fill(does::kUse, lang, {{"c", card_name(m.card, lang)}, {"what", power_text(o, asked_seat(o), *power, lang)}});
}

/// Returns the name of a sale, by the action (RG-A42) or by the open power (RG-A56).
std::string sale_name(const Observation& o, CardId world, bool with_powers, Lang lang) {
    return fill(does::kSell, lang, {{"c", card_name(world, lang)}, {"k", kind_text(*design(world).good, lang)},
                                    {"n", sale_cards(o.players[asked_seat(o)].tableau, world, with_powers)}});
}

std::string windfall_name(const Windfall& m, Lang lang) {
    const std::optional<Good> good = design(m.world).good;
    return fill(good == Good::alien ? does::kProduceAlienWith : does::kProduceWith, lang,
                {{"c", card_name(m.world, lang)}, {"k", good ? kind_text(*good, lang) : std::string()},
                 {"source", m.source ? card_name(*m.source, lang) : std::string(does::kBonus.in(lang))}});
}

}  // namespace

std::string move_name(const Observation& o, const Move& move, Lang lang) {
    const auto with_card = [lang](const Text& text, CardId card) { return fill(text, lang, {{"c", card_name(card, lang)}}); };
    return std::visit(overloaded{
        [&](const Discard& m) { return discard_name(o, m.card, lang); },
        [&](const Choose& m) {
            Choice actions;
            for (const ActionId id : m.actions)
                if (!actions.full()) actions.push_back(id);
            return fill(does::kChoose, lang, {{"actions", actions_text(actions, lang)}});
        },
        [&](const Keep& m) { return with_card(does::kKeep, m.card); },
        [&](const Place& m) { return place_name(o, m.card, lang); },
        [&](const Pass&) { return std::string(does::kPass.in(lang)); },
        [&](const TakeMethod& m) {
            const Player& player = o.players[asked_seat(o)];
            return player.placing ? with_capital(way_to_place(player.tableau, *player.placing, m.method, lang)) : std::string();
        },
        [&](const Sell& m) { return design(m.world).good ? sale_name(o, m.world, true, lang) : card_name(m.world, lang); },
        [&](const UsePower& m) { return use_name(o, m, lang); },
        [&](const Done&) { return std::string((is_asked(o, Kind::consume_hand) ? does::kStop : does::kEndConsuming).in(lang)); },
        [&](const TakeGood& m) {
            if (!design(m.world).good) return card_name(m.world, lang);
            if (is_selling(o)) return sale_name(o, m.world, open_power(o)->trade_powers, lang);
            return fill(does::kConsume, lang, {{"c", card_name(m.world, lang)}, {"k", kind_text(*design(m.world).good, lang)}});
        },
        [&](const CallNumber& m) {
            return fill(does::kCall, lang, {{"n", m.number}, {"m", cards_with_number(m.number)}, {"all", static_cast<int>(kCardCount)}});
        },
        [&](const Windfall& m) { return windfall_name(m, lang); },
    }, move);
}

// Noun phrases that follow "Take back:" and "Do again:". All seats may read them, so they never name a secret choice
// (RG-H2).

namespace {

namespace noun {
constexpr Text kDiscard{"discard of a card", "カード1枚を捨てる手"};
constexpr Text kSpend{"payment of a card", "カード1枚の支払い"};
constexpr Text kActions{"choice of actions", "アクションの選択"};
constexpr Text kKeep{"choice of a card to keep", "残すカードの選択"};
constexpr Text kDevelopment{"choice of a development, or none", "出すディヴェロップの選択"};
constexpr Text kWorld{"choice of a world, or none", "出すワールドの選択"};
constexpr Text kMethod{"way to place {c}", "{c}を出す方法の選択"};
constexpr Text kSell{"sale of the good of {c}", "{c}の品物の売却"};
constexpr Text kUse{"use of {c}", "{c}の能力の使用"};
constexpr Text kEndConsuming{"end of consuming", "消費の終了"};
constexpr Text kStop{"end of discarding", "捨てるのをやめる手"};
constexpr Text kConsume{"consumption of the good of {c}", "{c}の品物の消費"};
constexpr Text kCall{"call of {n}", "{n}の宣言"};
constexpr Text kProduce{"production on {c}", "{c}での生産"};
}  // namespace noun

}  // namespace

std::string move_noun(const Observation& o, const Move& move, Lang lang) {
    const auto plain = [lang](const Text& text) { return std::string(text.in(lang)); };
    const auto with_card = [lang](const Text& text, CardId card) { return fill(text, lang, {{"c", card_name(card, lang)}}); };
    const auto placement = [&] { return plain(is_asked(o, Kind::place_world) ? noun::kWorld : noun::kDevelopment); };
    return std::visit(overloaded{
        [&](const Discard&) { return plain(is_asked(o, Kind::pay) ? noun::kSpend : noun::kDiscard); },
        [&](const Choose&) { return plain(noun::kActions); },
        [&](const Keep&) { return plain(noun::kKeep); },
        [&](const Place&) { return placement(); },
        [&](const Pass&) { return placement(); },
        [&](const TakeMethod&) {
            const std::optional<CardId> placing = o.players[asked_seat(o)].placing;
            return fill(noun::kMethod, lang, {{"c", placing ? card_name(*placing, lang) : std::string()}});
        },
        [&](const Sell& m) { return with_card(noun::kSell, m.world); },
        [&](const UsePower& m) { return with_card(noun::kUse, m.card); },
        [&](const Done&) { return plain(is_asked(o, Kind::consume_hand) ? noun::kStop : noun::kEndConsuming); },
        [&](const TakeGood& m) { return with_card(is_selling(o) ? noun::kSell : noun::kConsume, m.world); },
        [&](const CallNumber& m) { return fill(noun::kCall, lang, {{"n", m.number}}); },
        [&](const Windfall& m) { return with_card(noun::kProduce, m.world); },
    }, move);
}

// Confirmation of moves that waste goods (section 14).

namespace {

constexpr Text kWaste{"This way your goods bring at most {with}; another order or choice of goods would bring {instead}. Go on?",
                      "このままでは、品物から得られるのは最大で{with}です。順番や品物を変えれば{instead}になります。進めますか。"};

}  // namespace

std::string confirmation(const Observation& o, const Move& m, const Names&, Lang lang) {
    const std::optional<Waste> waste = wasted_by(o, m);
    if (!waste) return {};
    return fill(kWaste, lang, {{"with", reward_text(waste->with.vp, waste->with.cards, lang)},
                               {"instead", reward_text(waste->instead.vp, waste->instead.cards, lang)}});
}

}  // namespace orrery::race
