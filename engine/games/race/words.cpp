#include "engine/games/race/words.h"

#include <cstdlib>

#include "engine/games/race/describe.h"
#include "engine/games/race/rules_detail.h"

namespace orrery::race {

namespace {

constexpr Text kKinds[kGoodCount]{msg("novelty"), msg("rare-element"), msg("genes"), msg("alien-technology")};
constexpr Text kGood = msg("{k} good");
constexpr Text kAction = msg("{name}");
constexpr Text kVp = msg("{n} VP");
constexpr Text kCards = msg("{n} {n|card|cards}");
constexpr Text kNothing = msg("nothing");
constexpr Text kGain = msg("gain {reward}");
constexpr Text kGainNothing = msg("gain nothing");
constexpr Text kBonus = msg("Develop bonus");
constexpr Text kMinus = msg(" − ");
constexpr Text kPlus = msg(" + ");
constexpr Text kNamed = msg(" ({name})");
constexpr Text kEnds[]{
    msg("all victory point chips are gone"),
    msg("a tableau has 12 cards"),
    msg("the round limit is reached"),
};

namespace uses {
constexpr Text kGoods = msg("consume {n} {n|good|goods}, {gain}");
constexpr Text kKind = msg("consume {n} {k} {n|good|goods}, {gain}");
constexpr Text kDifferent = msg("consume {n} goods of different kinds, {gain}");
constexpr Text kSell = msg("sell a good for cards");
constexpr Text kDraw = msg("draw {n} {n|card|cards}");
constexpr Text kLucky = msg("guess the number of the next card");
constexpr Text kHand = msg("discard up to {n} {n|card|cards} from hand for {vp} VP each");
}  // namespace uses

}  // namespace

Seat asked_seat(const Observation& o) { return to_act(o).value_or(o.me); }

bool is_placing_secret(const Table& t) {
    const std::optional<Asked> open = asked(t);
    return open && is_placement(open->kind);
}

bool has_bonus(const Table& t, Seat seat) { return chose_phase(t.players[seat].actions, t.phase); }

int cards_besides(const Observation& o, CardId card) {
    return view_of(o).hand_size() - (contains(o.own.hand, card) ? 1 : 0);
}

bool can_place(const Observation& o, CardId card) {
    const std::optional<Asked> open = asked(o);
    return open && !check(view_of(o), open->kind, Place{card});
}

const Power* consume_power_at(CardId card, std::size_t index) {
    const auto powers = design(card).powers;
    return index < powers.size() && phase_of(powers[index].type) == PowerPhase::consume ? &powers[index] : nullptr;
}

int doubled_for(const Table& t, Seat seat, int vp) {
    return chose(t.players[seat].actions, ActionId::consume_x2) ? kDoubleVp * vp : vp;
}

Cards usable_cards(const Observation& o, Seat seat, bool only_duties) {
    const Tableau& tableau = o.players[seat].tableau;
    Cards out;
    for (const Placed& placed : tableau)
        for (std::size_t i = 0; i < design(placed.card).powers.size(); ++i) {
            const bool is_duty = design(placed.card).powers[i].type != PowerType::consume_hand_for_vp;
            const bool counts = (is_duty || !only_duties) && is_usable(tableau, view_of(o).hand_size(), placed, i);
            if (counts && !contains(out, placed.card)) out.push_back(placed.card);
        }
    return out;
}

Cards takeable(const Table& t, Seat seat) {
    Cards out;
    if (!t.power) return out;
    for (const Placed& placed : t.players[seat].tableau)
        if (may_take(*t.power, placed)) out.push_back(placed.card);
    return out;
}

std::string card_name(CardId card, Lang lang) { return design(card).name.in(lang); }

std::string actions_text(const Choice& actions, Lang lang) {
    std::vector<std::string> out;
    for (const ActionId id : actions) out.push_back(fill(kAction, lang, {{"name", action(id).name.in(lang)}}));
    return all_in_text(out, lang);
}

std::string kind_text(Good kind, Lang lang) { return kKinds[static_cast<std::size_t>(kind)].in(lang); }

std::string good_text(Good kind, Lang lang) { return fill(kGood, lang, {{"k", kind_text(kind, lang)}}); }

std::string names_of(const Names& names, const SeatList& seats, Lang lang) {
    std::vector<std::string> out;
    for (const Seat seat : seats) out.push_back(name_of(names, seat));
    return all_in_text(out, lang);
}

std::vector<std::string> card_names(const Cards& cards, Lang lang) {
    std::vector<std::string> out;
    for (const CardId card : cards) out.push_back(card_name(card, lang));
    return out;
}

std::string reward_text(int vp, int cards, Lang lang) {
    std::vector<std::string> out;
    if (vp > 0) out.push_back(fill(kVp, lang, {{"n", vp}}));
    if (cards > 0) out.push_back(fill(kCards, lang, {{"n", cards}}));
    return out.empty() ? std::string(kNothing.in(lang)) : all_in_text(out, lang);
}

std::string signed_text(int number) {
    return (number > 0 ? "+" : number < 0 ? "−" : "") + std::to_string(std::abs(number));
}

std::string number_text(int number) { return number < 0 ? signed_text(number) : std::to_string(number); }

std::string sum_text(std::optional<int> printed, const Terms& terms, Lang lang) {
    std::string out = printed ? std::to_string(*printed) : std::string();
    for (const Term& term : terms) {
        if (!out.empty()) out += (term.amount < 0 ? kMinus : kPlus).in(lang);
        else if (term.amount < 0) out += "−";
        out += std::to_string(std::abs(term.amount));
        out += fill(kNamed, lang, {{"name", term.card ? card_name(*term.card, lang) : std::string(kBonus.in(lang))}});
    }
    return out;
}

std::string end_text(EndReason reason, Lang lang) { return kEnds[static_cast<std::size_t>(reason)].in(lang); }

std::string power_text(const Table& t, Seat seat, const Power& power, Lang lang) {
    switch (power.type) {
        case PowerType::consume_sell: return uses::kSell.in(lang);
        case PowerType::consume_draw: return fill(uses::kDraw, lang, {{"n", power.amount}});
        case PowerType::consume_lucky: return uses::kLucky.in(lang);
        case PowerType::consume_hand_for_vp: return fill(uses::kHand, lang, {{"n", power.count}, {"vp", power.vp}});
        default: break;
    }
    const int goods = goods_needed(t.players[seat].tableau, power);
    const Income income = income_of(power, goods);
    const int vp = doubled_for(t, seat, income.vp);
    const std::string gain = vp + income.cards > 0 ? fill(kGain, lang, {{"reward", reward_text(vp, income.cards, lang)}})
                                                   : std::string(kGainNothing.in(lang));
    const Text& text = power.mode == GoodsMode::different ? uses::kDifferent : power.good ? uses::kKind : uses::kGoods;
    return fill(text, lang, {{"n", goods}, {"k", power.good ? kind_text(*power.good, lang) : std::string()}, {"gain", gain}});
}

}  // namespace orrery::race
