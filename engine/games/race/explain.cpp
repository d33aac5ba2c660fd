// Refusal texts: the reason, with the objects concerned, and legal alternatives. Sections cited are those of
// docs/rules/race.md.
// Index: texts · look-ups in the observation · remedies · one reason for each rule of section 8 · public functions.
#include <algorithm>

#include "engine/core/refusal.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/rules_detail.h"
#include "engine/games/race/words.h"

namespace orrery::race {

namespace {

// Headlines by rule.
const Headline kHeadlines[]{
    {&rule::M0, {"Something else is asked now", "今は別の選択です"}},
    {&rule::T2, {"It is not your choice now", "今はあなたの番ではありません"}},
    {&rule::S10, {"This card is not in your hand", "そのカードは手札にありません"}},
    {&rule::T20, {"These actions cannot be chosen", "そのアクションは選べません"}},
    {&rule::T21, {"The second needs the first", "2枚目だけを選ぶことはできません"}},
    {&rule::A4, {"You have not drawn this card", "そのカードは引いていません"}},
    {&rule::A11, {"This is no development of your hand", "手札のディヴェロップではありません"}},
    {&rule::A13, {"You have built this already", "同じカードがすでに場にあります"}},
    {&rule::A14, {"You cannot pay for this", "コストを支払えません"}},
    {&rule::A17, {"This card is not in your hand", "そのカードは手札にありません"}},
    {&rule::A21, {"This is no world of your hand", "手札のワールドではありません"}},
    {&rule::A23, {"You cannot place this world yet", "このワールドはまだ出せません"}},
    {&rule::A25, {"This way is not open", "その方法は使えません"}},
    {&rule::A41, {"There is nothing to sell there", "そこに売れる品物はありません"}},
    {&rule::A46, {"This power cannot be used now", "その能力は今は使えません"}},
    {&rule::A47, {"You cannot stop yet", "まだ終えられません"}},
    {&rule::A51, {"This good does not fit", "その品物は使えません"}},
    {&rule::A53, {"That kind is taken already", "その種類はもう使いました"}},
    {&rule::A58, {"Choose a number from 1 to 7", "1~7の数を選んでください"}},
    {&rule::A59, {"This card is not in your hand", "そのカードは手札にありません"}},
    {&rule::A69, {"No good can be produced there", "そこには生産できません"}},
    {&rule::A70, {"This cannot produce now", "それでは今生産できません"}},
    {&rule::T30, {"This card is not in your hand", "そのカードは手札にありません"}},
};

// Reasons.
constexpr Text kNotHeld{"{c} is not in your hand.", "{c}は手札にありません。"};
constexpr Text kIsPlaced{"{c} is the card that you are placing; other cards pay for it.", "{c}はこれから出すカードです。支払いにはほかの手札を使います。"};
constexpr Text kWrongCount{"In this game you choose exactly {n} {n|action|different actions} each round.",
                           "このゲームでは、毎ラウンドちょうど{n}つのアクションを選びます。"};
constexpr Text kTwice{"{a} can be chosen only once a round.", "{a}は1ラウンドに1回しか選べません。"};
constexpr Text kOtherOrder{"The two actions must be named in the order of the action cards.", "2つのアクションはカードの順に挙げてください。"};
constexpr Text kOtherGame{"{a} belongs to games with two actions a round.", "{a}は、1ラウンドに2つのアクションを選ぶゲームのカードです。"};
constexpr Text kNeedsFirst{"{a} can be chosen only together with {b}.", "{a}は{b}と一緒にしか選べません。"};
constexpr Text kWasHeld{"{c} was in your hand before; only the cards just drawn can be kept.", "{c}はもとから手札にあります。残せるのは今引いたカードだけです。"};
constexpr Text kNotDrawn{"{c} is not among the cards you have drawn.", "{c}は今引いたカードの中にありません。"};
constexpr Text kIsWorld{"{c} is a world; now developments are placed.", "{c}はワールドです。今はディヴェロップを出すフェイズです。"};
constexpr Text kIsDevelopment{"{c} is a development; now worlds are placed.", "{c}はディヴェロップです。今はワールドを出すフェイズです。"};
constexpr Text kBuilt{"{c} is in your tableau already, and nobody places the same development twice.",
                      "{c}はすでに自分の場にあります。同じディヴェロップは2枚出せません。"};
constexpr Text kTooDear{"{c} costs {n} {n|card|cards}; {have}.", "{c}のコストは{n}枚です。{have}。"};
constexpr Text kTooDearSum{"{c} costs {sum} = {n} {n|card|cards}; {have}.", "{c}のコストは{sum}={n}枚です。{have}。"};
constexpr Text kHaveOthers{"you have {n} {n|other|others}", "ほかの手札は{n}枚しかありません"};
constexpr Text kHaveNone{"you have no other card", "ほかに手札がありません"};
constexpr Text kTooStrong{"{c} has defense {need}; your Military against it is {n}.", "{c}の防御力は{need}です。これに対する軍事力は{n}です。"};
constexpr Text kTooStrongOne{"{c} has defense {need}; your Military against it is {sum}.", "{c}の防御力は{need}です。これに対する軍事力は{sum}です。"};
constexpr Text kTooStrongSum{"{c} has defense {need}; your Military against it is {sum} = {n}.",
                             "{c}の防御力は{need}です。これに対する軍事力は{sum}={n}です。"};
constexpr Text kEvenTactics{"Even with {x} it would be only {n}.", "{x}を使っても{n}です。"};
constexpr Text kContactDear{"Through {x} it costs {sum} = {n} {n|card|cards}; {have}.", "{x}を通じたコストは{sum}={n}枚です。{have}。"};
constexpr Text kNotForAlien{"{x} cannot be used for alien-technology worlds.", "{x}は異星技術のワールドには使えません。"};
constexpr Text kIsMilitary{"{c} is a military world; it is not paid for.", "{c}は軍事ワールドで、コストを支払って出すことはできません。"};
constexpr Text kIsPeaceful{"{c} is no military world; it is paid for.", "{c}は軍事ワールドではなく、コストを支払って出します。"};
constexpr Text kNoCardFor{"No card of your tableau opens this way.", "その方法を使えるカードが自分の場にありません。"};
constexpr Text kFreeAnyway{"{c} costs nothing anyway, so {x} stays.", "{c}はもともと支払いなしで出せるので、{x}は捨てられません。"};
constexpr Text kNotInTableau{"{c} is not in your tableau.", "{c}は自分の場にありません。"};
constexpr Text kNoGood{"There is no good on {c}.", "{c}に品物はありません。"};
constexpr Text kNoSuchPower{"{c} has no such consume power.", "{c}にそのような消費の能力はありません。"};
constexpr Text kPowerUsed{"{c} was used already in this phase.", "{c}の能力はこのフェイズにもう使いました。"};
constexpr Text kNeedsGoods{"{c} takes {n} {n|good|goods}; you have {m}.", "{c}には品物が{n}個必要です。今は{m}個です。"};
constexpr Text kNeedsKind{"{c} takes {n} {k} {n|good|goods}; you have {m}.", "{c}には{k}の品物が{n}個必要です。今は{m}個です。"};
constexpr Text kNeedsDifferent{"{c} takes goods of {n} different kinds; you do not have that many kinds.",
                               "{c}には異なる{n}種類の品物が必要です。種類が足りません。"};
constexpr Text kNeedsCard{"{c} takes cards of your hand, and your hand is empty.", "{c}で捨てる手札がありません。"};
constexpr Text kNotYet{"{c} can be used only from the next phase on.", "{c}の能力が使えるのは次のフェイズからです。"};
constexpr Text kMustGoOn{"Powers that can be used must be used, except discarding hand cards for VP.",
                         "使える能力は使わなければなりません。手札を捨ててVPを得る能力だけは別です。"};
constexpr Text kOtherKind{"{c} takes {k} goods only; {w} has a good of another kind.", "{c}が使うのは{k}の品物だけです。{w}の品物は種類が違います。"};
constexpr Text kKindTaken{"{c} takes goods of different kinds, and a {k} good has been taken.", "{c}は異なる種類の品物を使います。{k}はもう使いました。"};
constexpr Text kNoNumber{"Cards have a cost or defense; only 1 to 7 can be called.", "宣言できるのは1~7の数だけです。"};
constexpr Text kNoBonus{"You did not choose Produce in this round, so you do not have its bonus.", "このラウンドは生産を選んでいないので、ボーナスはありません。"};
constexpr Text kBonusUsed{"The Produce bonus was used already in this phase.", "生産のボーナスはこのフェイズにもう使いました。"};
constexpr Text kNoWindfallPower{"{c} has no power to produce on windfall worlds.", "{c}にウィンドフォールで生産する能力はありません。"};
constexpr Text kSameAsEarlier{"{c} does the same as {x}, which comes first.", "{c}は{x}と同じ働きで、{x}を先に使います。"};
constexpr Text kNotWindfall{"{c} is no windfall world.", "{c}はウィンドフォールではありません。"};
constexpr Text kHasGood{"{c} has a good already.", "{c}にはすでに品物があります。"};
constexpr Text kOtherWindfall{"{x} produces {k} goods only, and {c} takes another kind.", "{x}で生産できるのは{k}の品物だけです。{c}には合いません。"};
constexpr Text kBonusName{"the Produce bonus", "生産のボーナス"};

// Legal alternatives.
constexpr Text kHold{"Choose {n} {n|card|cards} that you hold.", "手札にあるカードを{n}枚選んでください。"};
constexpr Text kHoldOrStop{"Choose a card that you hold, or stop.", "手札にあるカードを選ぶか、やめてください。"};
constexpr Text kOneOf{"Choose {list}.", "{list}から選んでください。"};
constexpr Text kTogether{"Choose {list} together, or another pair.", "{list}を一緒に選ぶか、ほかの組み合わせにしてください。"};
constexpr Text kCanPlace{"You can place {list}, or nothing.", "出せるのは{list}です。出さなくてもかまいません。"};
constexpr Text kCanPlaceNone{"There is nothing that you could place now: place nothing.", "今出せるカードはありません。「何も出さない」を選んでください。"};
constexpr Text kWays{"You can: {list}.", "使える方法は、{list}です。"};
constexpr Text kCanSell{"You can sell the good of {list}.", "売れるのは{list}の品物です。"};
constexpr Text kCanUse{"You can use {list}.", "使えるのは{list}です。"};
constexpr Text kStillToUse{"Still to be used: {list}.", "まだ使っていないのは{list}です。"};
constexpr Text kCanTake{"Choose the good of {list}.", "{list}の品物から選んでください。"};
constexpr Text kCallOne{"Call a whole number from 1 to 7.", "1~7の整数を宣言してください。"};
constexpr Text kSources{"You can produce with {list}.", "使えるのは{list}です。"};
constexpr Text kWorlds{"It can produce on {list}.", "生産できるのは{list}です。"};
constexpr Text kAnswers[kKindCount]{
    {"Discard a card of your hand.", "手札を1枚捨ててください。"},
    {"Choose your actions for this round.", "このラウンドのアクションを選んでください。"},
    {"Choose a card to keep among those you have drawn.", "引いたカードから残すカードを選んでください。"},
    {"Choose a development of your hand to place, or place nothing.", "手札から出すディヴェロップを選ぶか、「何も出さない」を選んでください。"},
    {"Choose a world of your hand to place, or place nothing.", "手札から出すワールドを選ぶか、「何も出さない」を選んでください。"},
    {"Choose how to place your world.", "ワールドを出す方法を選んでください。"},
    {"Choose a card of your hand to spend.", "支払いに使う手札を選んでください。"},
    {"Choose a world whose good you sell.", "売る品物のあるワールドを選んでください。"},
    {"Choose a consume power of your tableau.", "自分の場の消費の能力を選んでください。"},
    {"Choose a world whose good is taken.", "品物を使うワールドを選んでください。"},
    {"Call a number from 1 to 7.", "1~7の数を宣言してください。"},
    {"Discard a card of your hand for VP, or stop.", "手札を捨ててVPを得るか、やめてください。"},
    {"Choose a windfall world to produce on.", "生産するウィンドフォールを選んでください。"},
    {"Discard a card of your hand.", "手札を1枚捨ててください。"},
};

/// A refused move with the observation of its seat.
class Refused {
  public:
    Refused(const Observation& o, Seat who, const std::optional<Move>& move, const Violation& why, const Names& names, Lang lang)
        : o_(o), who_(who), move_(move), why_(why), names_(names), lang_(lang), tableau_(o.players[who].tableau), open_(asked(o)) {}

    std::string text() const {
        if (!open_) return say(refusal::kOver);
        if (why_.rule == &rule::T2) return say(refusal::kOtherSeat, {{"P", name_of(names_, open_->seat)}});
        if (why_.rule == &rule::M0)
            return both(say(refusal::kNoAnswer), kAnswers[static_cast<std::size_t>(open_->kind)].in(lang_));
        if (why_.rule == &rule::A47) return both(say(kMustGoOn), say(kStillToUse, {all(usable(true))}));
        if (why_.rule == &rule::A58) return both(say(kNoNumber), say(kCallOne));
        if (const auto* m = as<Discard>()) return discard(m->card);
        if (const auto* m = as<Choose>()) return choose(*m);
        if (const auto* m = as<Keep>()) return both(say(contains(o_.own.hand, m->card) ? kWasHeld : kNotDrawn, {card(m->card)}), say(kOneOf, {any(o_.own.drawn)}));
        if (const auto* m = as<Place>()) return both(place(m->card), what_can_be_placed());
        if (const auto* m = as<TakeMethod>(); m && o_.players[who_].placing) return both(method(*o_.players[who_].placing, m->method), open_ways());
        if (const auto* m = as<Sell>()) return both(no_good_there(m->world), say(kCanSell, {any(worlds_with_goods())}));
        if (const auto* m = as<UsePower>()) return both(use(*m), say(kCanUse, {any(usable(false))}));
        if (const auto* m = as<TakeGood>(); m && o_.power) return both(take_good(m->world), say(kCanTake, {any(takeable(o_, who_))}));
        if (const auto* m = as<Windfall>()) return windfall(*m);
        return why_.rule->text.in(lang_);
    }

  private:
    using Slots = std::vector<Slot>;

    template <class M>
    const M* as() const { return move_ ? std::get_if<M>(&*move_) : nullptr; }

    std::string say(const Text& text, const Slots& slots = {}) const { return fill(text, lang_, slots); }
    std::string both(const std::string& reason, const std::string& remedy) const { return with_remedy(reason, remedy, lang_); }

    // Slots.
    Slot card(CardId id) const { return {"c", card_name(id, lang_)}; }
    Slot other(CardId id) const { return {"x", card_name(id, lang_)}; }
    Slot kind(Good good) const { return {"k", kind_text(good, lang_)}; }
    Slot any(const Cards& cards) const { return {"list", any_in_text(card_names(cards, lang_), lang_)}; }
    Slot all(const Cards& cards) const { return {"list", all_in_text(card_names(cards, lang_), lang_)}; }
    Slot have(int others) const { return {"have", others > 0 ? say(kHaveOthers, {{"n", others}}) : say(kHaveNone)}; }

    // Look-ups in the observation.
    Cards usable(bool only_duties) const { return usable_cards(o_, who_, only_duties); }
    Cards worlds_with_goods() const {
        Cards out;
        for (const Placed& placed : tableau_)
            if (placed.has_good) out.push_back(placed.card);
        return out;
    }
    std::string source_name(std::optional<CardId> source) const { return source ? card_name(*source, lang_) : say(kBonusName); }

    // Remedies.
    std::string what_can_be_placed() const {
        Cards cards;
        for (const CardId id : o_.own.hand)
            if (can_place(o_, id) && !contains(cards, id)) cards.push_back(id);
        return cards.empty() ? say(kCanPlaceNone) : say(kCanPlace, {any(cards)});
    }
    std::string open_ways() const {
        const CardId world = *o_.players[who_].placing;
        std::vector<std::string> ways;
        for (const Method m : open_methods(tableau_, cards_besides(o_, world), world)) ways.push_back(way_to_place(tableau_, world, m, lang_));
        return ways.empty() ? std::string() : say(kWays, {{"list", ways_in_text(ways, lang_)}});
    }

    // One function for each kind of move.
    std::string discard(CardId id) const {
        if (o_.players[who_].placing == id) return say(kIsPlaced, {card(id)});
        const bool may_stop = is_asked(o_, Kind::consume_hand);
        return both(say(kNotHeld, {card(id)}), may_stop ? say(kHoldOrStop) : say(kHold, {{"n", o_.owed}}));
    }

    std::string choose(const Choose& m) const {
        const bool two = o_.options.two_actions;
        const auto named = [&](const char* slot, ActionId id) { return Slot{slot, actions_text({id}, lang_)}; };
        if (m.actions.size() != (two ? 2u : 1u)) return say(kWrongCount, {{"n", two ? 2 : 1}});
        for (const ActionId id : m.actions) {
            if (action(id).two_actions_only && !two) return say(kOtherGame, {named("a", id)});
            if (const auto& needs = action(id).needs; why_.rule == &rule::T21 && needs && !contains(m.actions, *needs))
                return both(say(kNeedsFirst, {named("a", id), named("b", *needs)}),
                            say(kTogether, {{"list", actions_text({*needs, id}, lang_)}}));
        }
        return m.actions[0] == m.actions[m.actions.size() - 1] ? say(kTwice, {named("a", m.actions[0])}) : say(kOtherOrder);
    }

    std::string place(CardId id) const {
        if (why_.rule == &rule::A11) return say(contains(o_.own.hand, id) ? kIsWorld : kNotHeld, {card(id)});
        if (why_.rule == &rule::A21) return say(contains(o_.own.hand, id) ? kIsDevelopment : kNotHeld, {card(id)});
        if (why_.rule == &rule::A13) return say(kBuilt, {card(id)});
        if (why_.rule == &rule::A14)
            return too_dear(id, develop_cost(tableau_, has_bonus(o_, who_), id), develop_terms(tableau_, has_bonus(o_, who_)));
        return design(id).is_military ? both(too_strong(id), beyond_force(id)) : both(too_dear_world(id), beyond_payment(id));
    }
    std::string too_dear(CardId id, int cost, const Terms& terms) const {
        return say(terms.empty() ? kTooDear : kTooDearSum,
                   {card(id), {"n", cost}, {"sum", sum_text(design(id).cost, terms, lang_)}, have(cards_besides(o_, id))});
    }
    std::string too_dear_world(CardId id) const { return too_dear(id, settle_cost(tableau_, id), settle_terms(tableau_, id)); }
    std::string too_strong(CardId id) const {
        const Terms terms = military_terms(tableau_, id);
        return say(terms.empty() ? kTooStrong : terms.size() == 1 ? kTooStrongOne : kTooStrongSum,
                   {card(id), {"need", design(id).cost}, {"n", number_text(military_against(tableau_, id))},
                    {"sum", sum_text({}, terms, lang_)}});
    }
    /// Explains why the cards that help to place military worlds do not suffice here.
    std::string beyond_force(CardId id) const { return both(tactics_too_weak(id), contact_too_dear(id)); }
    std::string tactics_too_weak(CardId id) const {
        const auto tactics = card_with(tableau_, PowerType::settle_discard_for_military);
        if (!tactics) return {};
        return say(kEvenTactics, {other(*tactics), {"n", number_text(military_against(tableau_, id) + tactics_military(tableau_))}});
    }
    std::string contact_too_dear(CardId id) const {
        const auto contact = card_with(tableau_, PowerType::settle_pay_for_military);
        if (!contact) return {};
        const Power& power = *power_of(*contact, PowerType::settle_pay_for_military);
        if (power.good && power.good == design(id).good) return say(kNotForAlien, {other(*contact)});
        Terms terms{{contact, -power.amount}};
        for (const Term& term : settle_terms(tableau_, id)) terms.push_back(term);
        return say(kContactDear, {other(*contact), {"n", contact_cost(tableau_, id)},
                                  {"sum", sum_text(design(id).cost, terms, lang_)}, have(cards_besides(o_, id))});
    }
    std::string beyond_payment(CardId id) const {
        const auto ship = card_with(tableau_, PowerType::settle_discard_for_zero_cost);
        return ship && is_excepted(*ship, id) ? say(kNotForAlien, {other(*ship)}) : std::string();
    }
    static bool is_excepted(CardId ship, CardId world) {
        const Power& power = *power_of(ship, PowerType::settle_discard_for_zero_cost);
        return power.good && power.good == design(world).good;
    }

    std::string method(CardId world, Method m) const {
        const bool for_military = m != Method::pay && m != Method::pay_ship;
        if (for_military != design(world).is_military) return say(for_military ? kIsPeaceful : kIsMilitary, {card(world)});
        if (m == Method::pay) return too_dear_world(world);
        if (m == Method::conquer) return too_strong(world);
        const auto tactics = card_with(tableau_, PowerType::settle_discard_for_military);
        if (m == Method::conquer_tactics) return tactics ? both(too_strong(world), tactics_too_weak(world)) : say(kNoCardFor);
        const auto contact = card_with(tableau_, PowerType::settle_pay_for_military);
        if (m != Method::pay_ship && !contact) return say(kNoCardFor);
        if (m == Method::contact) return contact_too_dear(world);
        const auto ship = card_with(tableau_, PowerType::settle_discard_for_zero_cost);
        if (!ship) return say(kNoCardFor);
        return is_excepted(*ship, world) ? say(kNotForAlien, {other(*ship)}) : say(kFreeAnyway, {card(world), other(*ship)});
    }

    std::string no_good_there(CardId world) const {
        return say(find_placed(tableau_, world) == nullptr ? kNotInTableau : kNoGood, {card(world)});
    }

    std::string use(const UsePower& m) const {
        const Placed* placed = find_placed(tableau_, m.card);
        if (placed == nullptr) return say(kNotInTableau, {card(m.card)});
        const Power* power = m.power < 0 ? nullptr : consume_power_at(m.card, static_cast<std::size_t>(m.power));
        if (power == nullptr) return say(kNoSuchPower, {card(m.card)});
        if (placed->has_used(static_cast<std::size_t>(m.power))) return say(kPowerUsed, {card(m.card)});
        if (placed->is_new) return say(kNotYet, {card(m.card)});
        if (power->type == PowerType::consume_hand_for_vp) return say(kNeedsCard, {card(m.card)});
        if (power->mode == GoodsMode::different) return say(kNeedsDifferent, {card(m.card), {"n", power->count}});
        const int need = power->mode == GoodsMode::exactly ? power->count : 1;
        const Slots slots{card(m.card), {"n", need}, {"m", count_goods(tableau_, power->good)},
                          {"k", power->good ? kind_text(*power->good, lang_) : std::string()}};
        return say(power->good ? kNeedsKind : kNeedsGoods, slots);
    }

    std::string take_good(CardId world) const {
        const Placed* placed = find_placed(tableau_, world);
        if (placed == nullptr || !placed->has_good) return no_good_there(world);
        const Power* power = open_power(o_);
        if (why_.rule == &rule::A53) return say(kKindTaken, {card(o_.power->card), kind(*design(world).good)});
        if (power == nullptr || !power->good) return why_.rule->text.in(lang_);
        return say(kOtherKind, {card(o_.power->card), kind(*power->good), {"w", card_name(world, lang_)}});
    }

    std::string windfall(const Windfall& m) const {
        const Sources offered = windfall_sources(o_.players[who_]);
        if (why_.rule == &rule::A70) {
            std::vector<std::string> names;
            for (const std::optional<CardId>& source : offered) names.push_back(source_name(source));
            return both(source_not_offered(m.source, offered), say(kSources, {{"list", any_in_text(names, lang_)}}));
        }
        Cards worlds;
        for (const Placed& placed : tableau_)
            if (may_produce(m.source, placed)) worlds.push_back(placed.card);
        return both(no_windfall_there(m), worlds.empty() ? std::string() : say(kWorlds, {any(worlds)}));
    }
    std::string source_not_offered(std::optional<CardId> source, const Sources& offered) const {
        if (!source) return say(chose(o_.players[who_].actions, ActionId::produce) ? kBonusUsed : kNoBonus);
        const Placed* placed = find_placed(tableau_, *source);
        if (placed == nullptr) return say(kNotInTableau, {card(*source)});
        if (power_of(*source, PowerType::produce_windfall) == nullptr) return say(kNoWindfallPower, {card(*source)});
        const auto does_the_same = [&](std::optional<CardId> other) { return windfall_kind(other) == windfall_kind(source); };
        const auto* earlier = std::find_if(offered.begin(), offered.end(), does_the_same);
        if (placed->used != 0 || earlier == offered.end()) return say(kPowerUsed, {card(*source)});
        return say(kSameAsEarlier, {card(*source), {"x", source_name(*earlier)}});
    }
    std::string no_windfall_there(const Windfall& m) const {
        const Placed* placed = find_placed(tableau_, m.world);
        if (placed == nullptr) return say(kNotInTableau, {card(m.world)});
        if (design(m.world).world_type != WorldType::windfall) return say(kNotWindfall, {card(m.world)});
        if (placed->has_good || !windfall_kind(m.source)) return say(kHasGood, {card(m.world)});
        return say(kOtherWindfall, {card(m.world), {"x", source_name(m.source)}, kind(*windfall_kind(m.source))});
    }

    const Observation& o_;
    Seat who_;
    const std::optional<Move>& move_;
    const Violation& why_;
    const Names& names_;
    Lang lang_;
    const Tableau& tableau_;
    std::optional<Asked> open_;
};

}  // namespace

std::string explain(const Observation& o, Seat who, const std::optional<Move>& m, const Violation& why, const Names& names, Lang lang) {
    return Refused(o, who, m, why, names, lang).text();
}

std::vector<Move> probe_moves(const Observation& o) {
    std::vector<Move> out;
    if (!is_placing_secret(o)) return out;
    Cards named;
    for (const CardId card : o.own.hand) {
        if (contains(named, card) || can_place(o, card)) continue;
        named.push_back(card);
        out.push_back(Place{card});
    }
    return out;
}

std::string refusal_title(const std::optional<Move>&, const Violation& why, Lang lang) {
    return headline_of(kHeadlines, why, lang);
}

}  // namespace orrery::race
