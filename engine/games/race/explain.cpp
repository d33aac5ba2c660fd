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
    {&rule::M0, msg("Something else is asked now")},
    {&rule::T2, msg("It is not your choice now")},
    {&rule::S10, msg("This card is not in your hand")},
    {&rule::T20, msg("These actions cannot be chosen")},
    {&rule::T21, msg("The second needs the first")},
    {&rule::A4, msg("You have not drawn this card")},
    {&rule::A11, msg("This is no development of your hand")},
    {&rule::A13, msg("You have built this already")},
    {&rule::A14, msg("You cannot pay for this")},
    {&rule::A17, msg("This card is not in your hand")},
    {&rule::A21, msg("This is no world of your hand")},
    {&rule::A23, msg("You cannot place this world yet")},
    {&rule::A25, msg("This way is not open")},
    {&rule::A41, msg("There is nothing to sell there")},
    {&rule::A46, msg("This power cannot be used now")},
    {&rule::A47, msg("You cannot stop yet")},
    {&rule::A51, msg("This good does not fit")},
    {&rule::A53, msg("That kind is taken already")},
    {&rule::A58, msg("Choose a number from 1 to 7")},
    {&rule::A59, msg("This card is not in your hand")},
    {&rule::A69, msg("No good can be produced there")},
    {&rule::A70, msg("This cannot produce now")},
    {&rule::T30, msg("This card is not in your hand")},
};

// Reasons.
constexpr Text kNotHeld = msg("{c} is not in your hand.");
constexpr Text kIsPlaced = msg("{c} is the card that you are placing; other cards pay for it.");
constexpr Text kWrongCount = msg("In this game you choose exactly {n} {n|action|different actions} each round.");
constexpr Text kTwice = msg("{a} can be chosen only once a round.");
constexpr Text kOtherOrder = msg("The two actions must be named in the order of the action cards.");
constexpr Text kOtherGame = msg("{a} belongs to games with two actions a round.");
constexpr Text kNeedsFirst = msg("{a} can be chosen only together with {b}.");
constexpr Text kWasHeld = msg("{c} was in your hand before; only the cards just drawn can be kept.");
constexpr Text kNotDrawn = msg("{c} is not among the cards you have drawn.");
constexpr Text kIsWorld = msg("{c} is a world; now developments are placed.");
constexpr Text kIsDevelopment = msg("{c} is a development; now worlds are placed.");
constexpr Text kBuilt = msg("{c} is in your tableau already, and nobody places the same development twice.");
constexpr Text kTooDear = msg("{c} costs {n} {n|card|cards}; {have}.");
constexpr Text kTooDearSum = msg("{c} costs {sum} = {n} {n|card|cards}; {have}.");
constexpr Text kHaveOthers = msg("you have {n} {n|other|others}");
constexpr Text kHaveNone = msg("you have no other card");
constexpr Text kTooStrong = msg("{c} has defense {need}; your Military against it is {n}.");
constexpr Text kTooStrongOne = msg("{c} has defense {need}; your Military against it is {sum}.");
constexpr Text kTooStrongSum = msg("{c} has defense {need}; your Military against it is {sum} = {n}.");
constexpr Text kEvenTactics = msg("Even with {x} it would be only {n}.");
constexpr Text kContactDear = msg("Through {x} it costs {sum} = {n} {n|card|cards}; {have}.");
constexpr Text kNotForAlien = msg("{x} cannot be used for alien-technology worlds.");
constexpr Text kIsMilitary = msg("{c} is a military world; it is not paid for.");
constexpr Text kIsPeaceful = msg("{c} is no military world; it is paid for.");
constexpr Text kNoCardFor = msg("No card of your tableau opens this way.");
constexpr Text kFreeAnyway = msg("{c} costs nothing anyway, so {x} stays.");
constexpr Text kNotInTableau = msg("{c} is not in your tableau.");
constexpr Text kNoGood = msg("There is no good on {c}.");
constexpr Text kNoSuchPower = msg("{c} has no such consume power.");
constexpr Text kPowerUsed = msg("{c} was used already in this phase.");
constexpr Text kNeedsGoods = msg("{c} takes {n} {n|good|goods}; you have {m}.");
constexpr Text kNeedsKind = msg("{c} takes {n} {k} {n|good|goods}; you have {m}.");
constexpr Text kNeedsDifferent = msg("{c} takes goods of {n} different kinds; you do not have that many kinds.");
constexpr Text kNeedsCard = msg("{c} takes cards of your hand, and your hand is empty.");
constexpr Text kNotYet = msg("{c} can be used only from the next phase on.");
constexpr Text kMustGoOn = msg("Powers that can be used must be used, except discarding hand cards for VP.");
constexpr Text kOtherKind = msg("{c} takes {k} goods only; {w} has a good of another kind.");
constexpr Text kKindTaken = msg("{c} takes goods of different kinds; {k} has been taken.");
constexpr Text kNoNumber = msg("Cards have a cost or defense; only 1 to 7 can be called.");
constexpr Text kNoBonus = msg("You did not choose Produce in this round, so you do not have its bonus.");
constexpr Text kBonusUsed = msg("The Produce bonus was used already in this phase.");
constexpr Text kNoWindfallPower = msg("{c} has no power to produce on windfall worlds.");
constexpr Text kSameAsEarlier = msg("{c} does the same as {x}, which comes first.");
constexpr Text kNotWindfall = msg("{c} is no windfall world.");
constexpr Text kHasGood = msg("{c} has a good already.");
constexpr Text kOtherWindfall = msg("{x} produces {k} goods only, and {c} takes another kind.");
constexpr Text kBonusName = msg("the Produce bonus");

// Legal alternatives.
constexpr Text kHold = msg("Choose {n} {n|card|cards} that you hold.");
constexpr Text kHoldOrStop = msg("Choose a card that you hold, or stop.");
constexpr Text kOneOf = msg("Choose {list}.");
constexpr Text kTogether = msg("Choose {list} together, or another pair.");
constexpr Text kCanPlace = msg("You can place {list}, or nothing.");
constexpr Text kCanPlaceNone = msg("There is nothing that you could place now: place nothing.");
constexpr Text kWays = msg("You can: {list}.");
constexpr Text kCanSell = msg("You can sell the good of {list}.");
constexpr Text kCanUse = msg("You can use {list}.");
constexpr Text kStillToUse = msg("Still to be used: {list}.");
constexpr Text kCanTake = msg("Choose the good of {list}.");
constexpr Text kCallOne = msg("Call a whole number from 1 to 7.");
constexpr Text kSources = msg("You can produce with {list}.");
constexpr Text kWorlds = msg("It can produce on {list}.");
constexpr Text kAnswers[kKindCount]{
    msg("Discard a card of your hand."),
    msg("Choose your actions for this round."),
    msg("Choose a card to keep among those you have drawn."),
    msg("Choose a development of your hand to place, or place nothing."),
    msg("Choose a world of your hand to place, or place nothing."),
    msg("Choose how to place your world."),
    msg("Choose a card of your hand to spend."),
    msg("Choose a world whose good you sell."),
    msg("Choose a consume power of your tableau."),
    msg("Choose a world whose good is taken."),
    msg("Call a number from 1 to 7."),
    msg("Discard a card of your hand for VP, or stop."),
    msg("Choose a windfall world to produce on."),
    msg("Discard a card of your hand."),
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
