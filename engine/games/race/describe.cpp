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
constexpr Text kSetupDiscard = msg("Discard {n} {n|card|cards} of your hand.");
constexpr Text kOneAction = msg("Choose an action for this round.");
constexpr Text kTwoActions = msg("Choose two actions for this round.");
constexpr Text kKeep = msg("Keep {n} of the {m} cards you have drawn.");
constexpr Text kDevelopment = msg("Choose a development to place, or place nothing.");
constexpr Text kNoDevelopment = msg("You have no development to place now: place nothing.");
constexpr Text kWorld = msg("Choose a world to place, or place nothing.");
constexpr Text kNoWorld = msg("You have no world to place now: place nothing.");
constexpr Text kMethod = msg("Choose how to place {c}.");
constexpr Text kPay = msg("Choose {n} {n|card|cards} to spend for {c}.");
constexpr Text kSell = msg("Choose the good to sell.");
constexpr Text kConsume = msg("Choose the power to use next.");
constexpr Text kConsumeOrDone = msg("Choose a power to use, or end consuming.");
constexpr Text kGood = msg("Choose {n} {n|good|goods} to consume with {c}.");
constexpr Text kSellWith = msg("Choose the good to sell with {c}.");
constexpr Text kNumber = msg("Call a number from 1 to 7: the next card is yours if it has that cost or defense.");
constexpr Text kHandForVp = msg("Discard up to {n} {n|card|cards} for {vp} VP each, or stop.");
constexpr Text kWindfall = msg("Choose a windfall world to produce on.");
constexpr Text kHandLimit = msg("The hand limit is 10: discard {n} {n|card|cards}.");
}  // namespace ask

namespace wait {
constexpr Text kSetupDiscard = msg("Waiting for {p} to discard from hand.");
constexpr Text kActions = msg("Waiting for {p} to choose actions.");
constexpr Text kKeep = msg("Waiting for {p} to keep cards.");
constexpr Text kDevelopment = msg("Waiting for {p} to choose a development, or none.");
constexpr Text kWorld = msg("Waiting for {p} to choose a world, or none.");
constexpr Text kMethod = msg("Waiting for {p} to choose how to place {c}.");
constexpr Text kPay = msg("Waiting for {p} to pay for {c}.");
constexpr Text kSell = msg("Waiting for {p} to choose a good to sell.");
constexpr Text kConsume = msg("Waiting for {p} to consume.");
constexpr Text kGood = msg("Waiting for {p} to choose goods for {c}.");
constexpr Text kNumber = msg("Waiting for {p} to call a number.");
constexpr Text kHandForVp = msg("Waiting for {p} to discard cards for VP.");
constexpr Text kWindfall = msg("Waiting for {p} to choose where to produce.");
constexpr Text kHandLimit = msg("Waiting for {p} to discard down to 10 cards.");
}  // namespace wait

constexpr Text kOver = msg("{p} wins with {n} {n|point|points}.");
constexpr Text kOverTogether = msg("{p} share the victory with {n} {n|point|points}.");

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
constexpr Text kDiscard = msg("Discard {c}");
constexpr Text kSpend = msg("Spend {c}");
constexpr Text kDiscardForVp = msg("Discard {c} for {vp} VP");
constexpr Text kChoose = msg("Choose {actions}");
constexpr Text kKeep = msg("Keep {c}");
constexpr Text kPlace = msg("Place {c}, {way}");
constexpr Text kPlaceBare = msg("Place {c}");
constexpr Text kPass = msg("Place nothing");
constexpr Text kSell = msg("Sell the {k} good of {c} for {n} cards");
constexpr Text kUse = msg("Use {c}: {what}");
constexpr Text kUseBare = msg("Use {c}");
constexpr Text kEndConsuming = msg("End consuming");
constexpr Text kStop = msg("Stop discarding");
constexpr Text kConsume = msg("Consume the {k} good of {c}");
constexpr Text kCall = msg("Call {n} ({m} of {all} cards)");
constexpr Text kProduceWith = msg("Produce a {k} good on {c} with {source}");
constexpr Text kProduceAlienWith = msg("Produce an {k} good on {c} with {source}");
constexpr Text kBonus = msg("the Produce bonus");
}  // namespace does

/// Methods as they follow "Place Gem World," (RG-A25).
namespace way {
constexpr Text kPay = msg("pay {n} {n|card|cards}");
constexpr Text kFree = msg("free of charge");
constexpr Text kShip = msg("free by giving up {gone}");
constexpr Text kConquer = msg("conquer it (Military {have} against {need})");
constexpr Text kTactics = msg("conquer it by giving up {gone} (Military {have} against {need})");
constexpr Text kContact = msg("pay {n} {n|card|cards} through {with}");
constexpr Text kContactFree = msg("free through {with}");
constexpr Text kContactShip = msg("free through {with} by giving up {gone}");
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
constexpr Text kDiscard = msg("discard of a card");
constexpr Text kSpend = msg("payment of a card");
constexpr Text kActions = msg("choice of actions");
constexpr Text kKeep = msg("choice of a card to keep");
constexpr Text kDevelopment = msg("choice of a development, or none");
constexpr Text kWorld = msg("choice of a world, or none");
constexpr Text kMethod = msg("way to place {c}");
constexpr Text kSell = msg("sale of the good of {c}");
constexpr Text kUse = msg("use of {c}");
constexpr Text kEndConsuming = msg("end of consuming");
constexpr Text kStop = msg("end of discarding");
constexpr Text kConsume = msg("consumption of the good of {c}");
constexpr Text kCall = msg("call of {n}");
constexpr Text kProduce = msg("production on {c}");
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

constexpr Text kWaste = msg("This way your goods bring at most {with}; another order or choice of goods would bring {instead}.");
constexpr Text kDoItThisWay = msg("Do it this way"), kChooseAgain = msg("Choose again");

}  // namespace

Confirmation confirmation(const Observation& o, const Move& m, const Names&, Lang lang) {
    const std::optional<Waste> waste = wasted_by(o, m);
    if (!waste) return {};
    return {fill(kWaste, lang, {{"with", reward_text(waste->with.vp, waste->with.cards, lang)},
                                {"instead", reward_text(waste->instead.vp, waste->instead.cards, lang)}}),
            kDoItThisWay.in(lang), kChooseAgain.in(lang)};
}

}  // namespace orrery::race
