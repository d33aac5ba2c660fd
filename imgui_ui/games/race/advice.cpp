// 1 value of a card   2 actions   3 other moves
#include "imgui_ui/games/race/advice.h"

#include <algorithm>

#include "engine/core/rule.h"
#include "engine/games/race/costs.h"
#include "engine/games/race/describe.h"
#include "engine/games/race/rules.h"
#include "engine/games/race/score.h"
#include "engine/games/race/words.h"
#include "imgui_ui/games/race/forecast.h"

namespace orrery::ui::race_table {
namespace {

namespace rg = orrery::race;
using Seen = rg::Observation;

namespace why {
constexpr Text kVp = msg("{n} VP.");
constexpr Text kVariable = msg("It would count {n} VP with what you have now.");
constexpr Text kPays = msg("It costs {n} {n|card|cards}.");
constexpr Text kFree = msg("It costs you nothing.");
constexpr Text kConquer = msg("Your Military {have} is enough for its defense {need}: no card is paid.");
constexpr Text kArrives = msg("It comes with a good that sells for {n} cards.");
constexpr Text kMakes = msg("It will produce goods that sell for {n} cards.");
constexpr Text kLater = msg("Not to be placed yet, but it fits what you build.");
constexpr Text kTooDear = msg("At {n} it is far too expensive for you now.");
constexpr Text kTooStrong = msg("Its defense {n} is far beyond your Military.");
constexpr Text kTwin = msg("You have this development already.");
constexpr Text kLeast = msg("It helps you least of what you hold.");
constexpr Text kExploreWide = msg("You see {n} cards and keep the best.");
constexpr Text kExploreMore = msg("You draw {n} cards and keep {k}: more to pay with.");
constexpr Text kCanPlace = msg("{card} could be placed, and your bonus helps.");
constexpr Text kNoneToPlace = msg("Nothing in your hand could be placed yet.");
constexpr Text kSecondOne = msg("A second one in the same round.");
constexpr Text kTrade = msg("Your best good brings {n} cards.");
constexpr Text kNoGoods = msg("You have no goods yet.");
constexpr Text kDouble = msg("You have {n} {n|good|goods}; what your powers consume brings twice the VP.");
constexpr Text kProduce = msg("{n} of your worlds {n|gets|get} a good.");
constexpr Text kProduceNone = msg("None of your worlds would get a good.");
constexpr Text kPass = msg("Nothing you could place now is worth its price.");
constexpr Text kPassForced = msg("You can place nothing now.");
constexpr Text kPayAndKeep = msg("{n} {n|card|cards}, and you give nothing else up.");
constexpr Text kConquers = msg("No card is paid, and nothing is given up.");
constexpr Text kGivesUp = msg("No card is paid, but {card} leaves your tableau.");
constexpr Text kSale = msg("{n} {n|card|cards} for it.");
constexpr Text kBrings = msg("It brings {vp} VP and {n} {n|card|cards}.");
constexpr Text kBringsVp = msg("It brings {n} VP.");
constexpr Text kBringsCards = msg("It brings {n} {n|card|cards}.");
constexpr Text kLucky = msg("It costs nothing, and you may gain a card.");
constexpr Text kHandForVp = msg("{n} VP for each card you discard, up to {k}.");
constexpr Text kOneForVp = msg("A card for {n} VP.");
constexpr Text kKeepHand = msg("The cards you hold are worth more to you.");
constexpr Text kCheapGood = msg("It is the good that you need least elsewhere.");
constexpr Text kNumber = msg("{n} of the {all} cards have this number.");
constexpr Text kWindfall = msg("This world's good sells for {n} cards.");
}  // namespace why

const rg::Player& me(const Seen& seen) { return seen.players[seen.me]; }
bool is_windfall(const rg::Design& d) { return d.world_type == rg::WorldType::windfall; }
bool is_production(const rg::Design& d) { return d.world_type == rg::WorldType::production; }

std::string both(std::string first, const std::string& second, Lang lang) {
    if (!second.empty()) add_sentence(first, second, lang);
    return first;
}

// --- 1 value of a card ---

/// Cards in hand beside one of them.
int others(const Seen& seen) { return int(seen.own.hand.size()) - 1; }

/// Returns true if the card could be placed if its phase came now.
bool could_place(const Seen& seen, rg::CardId card) { return !ways_to_place(seen, card).empty(); }

std::string points(const Seen& seen, rg::CardId card, Lang lang) {
    const int n = points_of_card(me(seen), card);
    if (!rg::design(card).vp) return fill(why::kVariable, lang, {{"n", n}});
    return n == 0 ? std::string() : fill(why::kVp, lang, {{"n", n}});
}

std::string price(const Seen& seen, rg::CardId card, Lang lang) {
    const auto& tableau = me(seen).tableau;
    const std::vector<WayToPlace> ways = ways_to_place(seen, card);
    if (ways.empty()) return {};
    if (std::any_of(ways.begin(), ways.end(), [](const WayToPlace& way) { return way.method == rg::Method::conquer; }))
        return fill(why::kConquer, lang, {{"have", rg::military_against(tableau, card)}, {"need", int(rg::design(card).cost)}});
    const WayToPlace& first = ways.front();
    if (const auto lost = first.method ? rg::method_gives_up(tableau, *first.method) : std::nullopt)
        return fill(why::kGivesUp, lang, {{"card", rg::card_name(*lost, lang)}});
    return first.price == 0 ? std::string(why::kFree.in(lang)) : fill(why::kPays, lang, {{"n", first.price}});
}

std::string yield(rg::CardId card, Lang lang) {
    const rg::Design& design = rg::design(card);
    if (!design.good) return {};
    const Text& pattern = is_windfall(design) ? why::kArrives : why::kMakes;
    return fill(pattern, lang, {{"n", int(rg::good_type(*design.good).price)}});
}

std::string placing(const Seen& seen, rg::CardId card, Lang lang) {
    return both(both(points(seen, card, lang), price(seen, card, lang), lang), yield(card, lang), lang);
}

std::string keeping(const Seen& seen, rg::CardId card, Lang lang) {
    return both(points(seen, card, lang), could_place(seen, card) ? price(seen, card, lang) : std::string(why::kLater.in(lang)), lang);
}

// Returns a reason to give a card up.
std::string spending(const Seen& seen, rg::CardId card, Lang lang) {
    constexpr int kFar = 2;                                // more than one or two rounds gain
    const rg::Design& design = rg::design(card);
    if (!design.is_world && rg::find_placed(me(seen).tableau, card)) return why::kTwin.in(lang);
    if (design.is_military) {
        const bool is_far = rg::military_against(me(seen).tableau, card) + kFar < design.cost;
        return is_far ? fill(why::kTooStrong, lang, {{"n", int(design.cost)}}) : std::string(why::kLeast.in(lang));
    }
    const int cost = design.is_world ? rg::settle_cost(me(seen).tableau, card) : rg::develop_cost(me(seen).tableau, false, card);
    return cost > others(seen) + kFar ? fill(why::kTooDear, lang, {{"n", cost}}) : std::string(why::kLeast.in(lang));
}

// --- 2 actions ---

/// Returns the hand card that can be placed and has the most points. Variable points count as zero.
/// Points of a card. Those of a card that counts others at the end are estimated by its cost.
int points_in_sight(rg::CardId card) { return rg::design(card).vp.value_or(rg::design(card).cost); }

std::optional<rg::CardId> best_to_place(const Seen& seen, bool worlds) {
    std::optional<rg::CardId> best;
    for (const rg::CardId card : seen.own.hand) {
        if (rg::design(card).is_world != worlds || !could_place(seen, card)) continue;
        if (!best || points_in_sight(card) > points_in_sight(*best)) best = card;
    }
    return best;
}

std::string placing_action(const Seen& seen, bool worlds, Lang lang) {
    const auto card = best_to_place(seen, worlds);
    return card ? fill(why::kCanPlace, lang, {{"card", rg::card_name(*card, lang)}}) : std::string(why::kNoneToPlace.in(lang));
}

std::string exploring(const Seen& seen, const rg::Choice& choice, const Text& pattern, Lang lang) {
    return fill(pattern, lang, {{"n", rg::explore_draws(me(seen).tableau, choice)}, {"k", rg::explore_keeps(me(seen).tableau, choice)}});
}

std::string trading(const Seen& seen, Lang lang) {
    const int best = best_sale(seen, true);
    return best == 0 ? std::string(why::kNoGoods.in(lang)) : fill(why::kTrade, lang, {{"n", best}});
}

std::string restocking(const Seen& seen, Lang lang) {
    const int worlds = worlds_to_fill(seen);
    return worlds == 0 ? std::string(why::kProduceNone.in(lang)) : fill(why::kProduce, lang, {{"n", worlds}});
}

std::string action(const Seen& seen, rg::ActionId id, const rg::Choice& choice, Lang lang) {
    switch (id) {
        case rg::ActionId::explore_5: return exploring(seen, choice, why::kExploreWide, lang);
        case rg::ActionId::explore_1: return exploring(seen, choice, why::kExploreMore, lang);
        case rg::ActionId::develop: return placing_action(seen, false, lang);
        case rg::ActionId::settle: return placing_action(seen, true, lang);
        case rg::ActionId::develop_2:
        case rg::ActionId::settle_2: return why::kSecondOne.in(lang);
        case rg::ActionId::consume_trade: return trading(seen, lang);
        case rg::ActionId::consume_x2: {
            const int goods = rg::count_goods(me(seen).tableau);
            return goods == 0 ? std::string(why::kNoGoods.in(lang)) : fill(why::kDouble, lang, {{"n", goods}});
        }
        case rg::ActionId::produce: return restocking(seen, lang);
    }
    return {};
}

std::string choosing(const Seen& seen, const rg::Choose& m, Lang lang) {
    rg::Choice choice;
    for (const rg::ActionId id : m.actions)
        if (choice.size() < 2) choice.push_back(id);
    std::string out;
    for (const rg::ActionId id : choice) out = both(out, action(seen, id, choice, lang), lang);
    return out;
}

// --- 3 other moves ---

std::string using_power(const Seen& seen, const rg::UsePower& m, Lang lang) {
    const rg::Power* power = m.power < 0 ? nullptr : rg::consume_power_at(m.card, std::size_t(m.power));
    if (power == nullptr) return {};
    if (power->type == rg::PowerType::consume_hand_for_vp)
        return fill(why::kHandForVp, lang, {{"n", int(power->vp)}, {"k", int(power->count)}});
    const std::optional<Gain> gain = gain_of(seen, m);
    if (!gain) return why::kLucky.in(lang);
    if (gain->cards == 0) return fill(why::kBringsVp, lang, {{"n", gain->vp}});
    if (gain->vp == 0) return fill(why::kBringsCards, lang, {{"n", gain->cards}});
    return fill(why::kBrings, lang, {{"vp", gain->vp}, {"n", gain->cards}});
}

std::string by_method(const Seen& seen, rg::Method method, Lang lang) {
    const auto world = me(seen).placing;
    if (!world) return {};
    if (method == rg::Method::conquer) return why::kConquers.in(lang);
    if (const auto lost = rg::method_gives_up(me(seen).tableau, method)) return fill(why::kGivesUp, lang, {{"card", rg::card_name(*lost, lang)}});
    return fill(why::kPayAndKeep, lang, {{"n", rg::method_cost(me(seen).tableau, *world, method)}});
}

std::string calling(int number, Lang lang) {
    return fill(why::kNumber, lang, {{"n", rg::cards_with_number(number)}, {"all", int(rg::kCardCount)}});
}

std::string discarding(const Seen& seen, const rg::Discard& m, Lang lang) {
    if (!rg::is_asked(seen, rg::Kind::consume_hand) || !seen.power) return spending(seen, m.card, lang);
    return fill(why::kOneForVp, lang, {{"n", int(rg::design(seen.power->card).powers[seen.power->power].vp)}});
}

}  // namespace

int worlds_to_fill(const Seen& seen) {
    int worlds = 0;
    bool has_windfall = false;
    for (const rg::Placed& placed : me(seen).tableau) {
        if (placed.has_good) continue;
        worlds += is_production(rg::design(placed.card)) ? 1 : 0;
        has_windfall = has_windfall || is_windfall(rg::design(placed.card));
    }
    return worlds + (has_windfall ? 1 : 0);
}

int placeable(const Seen& seen, bool worlds) {
    return int(std::count_if(seen.own.hand.begin(), seen.own.hand.end(),
                             [&](rg::CardId card) { return rg::design(card).is_world == worlds && could_place(seen, card); }));
}

std::string advice_on(const Seen& seen, const rg::Move& move, Lang lang) {
    if (!rg::asked(seen)) return {};
    return std::visit(overloaded{
        [&](const rg::Discard& m) { return discarding(seen, m, lang); },
        [&](const rg::Choose& m) { return choosing(seen, m, lang); },
        [&](const rg::Keep& m) { return keeping(seen, m.card, lang); },
        [&](const rg::Place& m) { return placing(seen, m.card, lang); },
        [&](const rg::Pass&) {
            const bool worlds = rg::is_asked(seen, rg::Kind::place_world);
            return std::string((placeable(seen, worlds) == 0 ? why::kPassForced : why::kPass).in(lang));
        },
        [&](const rg::TakeMethod& m) { return by_method(seen, m.method, lang); },
        [&](const rg::Sell& m) { return fill(why::kSale, lang, {{"n", rg::sale_cards(me(seen).tableau, m.world, true)}}); },
        [&](const rg::UsePower& m) { return using_power(seen, m, lang); },
        [&](const rg::Done&) { return std::string(why::kKeepHand.in(lang)); },
        [&](const rg::TakeGood&) { return std::string(why::kCheapGood.in(lang)); },
        [&](const rg::CallNumber& m) { return calling(m.number, lang); },
        [&](const rg::Windfall& m) {
            const auto kind = rg::design(m.world).good;
            return kind ? fill(why::kWindfall, lang, {{"n", int(rg::good_type(*kind).price)}}) : std::string();
        },
    }, move);
}

}  // namespace orrery::ui::race_table
