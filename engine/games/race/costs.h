// Sums that powers contribute to: prices, Military, sales. Price display, legality check and payment use the same functions,
// so they cannot disagree.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/games/race/content.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Term of a sum, for explanations. `card` is nullopt for the bonus of the chosen action.
struct Term {
    std::optional<CardId> card;
    int amount = 0;
};
using Terms = FixedVector<Term, kDesignCount + 1>;

/// Returns whether a card has a power of a type and is not new (RG-T5).
inline bool is_active(const Placed& placed, PowerType type) { return has_power(placed.card, type) && !placed.is_new; }
/// Returns the sum of the amounts of all active powers of a type (RG-T6).
int total(const Tableau& tableau, PowerType type);
/// Returns the first card, in tableau order, with an active power of the type.
std::optional<CardId> card_with(const Tableau& tableau, PowerType type);

/// Returns the cost of a development in cards, at least 0 (RG-A15, RG-T7). `has_bonus`: the seat chose this phase's action.
int develop_cost(const Tableau& tableau, bool has_bonus, CardId card);
Terms develop_terms(const Tableau& tableau, bool has_bonus);
/// Returns the cost of a non-military world in cards, at least 0 (RG-A27).
int settle_cost(const Tableau& tableau, CardId world);
/// Returns the reductions of a world's cost by powers, for RG-A27 and RG-A33.
Terms settle_terms(const Tableau& tableau, CardId world);
/// Returns the cost in cards of a military world placed through `settle_pay_for_military` (RG-A33). Precondition: such a
/// power is active.
int contact_cost(const Tableau& tableau, CardId world);

/// Returns the Military against a world; it may be negative (RG-A28).
int military_against(const Tableau& tableau, CardId world);
Terms military_terms(const Tableau& tableau, CardId world);
/// Returns the unconditional Military, including that of new cards (RG-E9).
int total_military(const Tableau& tableau);
/// Returns the Military added by discarding a card for it (RG-A30); 0 without such a card.
int tactics_military(const Tableau& tableau);

/// Returns whether a method to place `world` is open to a seat with `others` hand cards besides it (RG-A25).
bool is_open(const Tableau& tableau, int others, CardId world, Method method);
using Methods = FixedVector<Method, kMethodCount>;
/// Returns all open methods, in the order of RG-A25.
Methods open_methods(const Tableau& tableau, int others, CardId world);
/// Returns whether any method is open (RG-A23).
bool has_open_method(const Tableau& tableau, int others, CardId world);
/// Returns whether a seat with `others` hand cards besides it can pay for a development (RG-A14) or has an open method to
/// place a world (RG-A23).
bool is_affordable(const Tableau& tableau, bool has_bonus, int others, CardId card);
/// Returns the cost of a method in cards. Only `pay` and `contact` can cost any.
int method_cost(const Tableau& tableau, CardId world, Method method);
/// Returns whether a seat with `others` hand cards besides the one it places chooses what to pay with (RG-A17). Otherwise all of them
/// pay, or none (RG-A19).
constexpr bool chooses_payment(int others, int cost) { return cost > 0 && others > cost; }
/// Returns the card discarded for a method, if it needs one (RG-A30, RG-A31).
std::optional<CardId> method_gives_up(const Tableau& tableau, Method method);

/// Returns the cards for selling the good on `world`: its price and, if `with_powers`, the trade powers that count (RG-A42,
/// RG-A43).
int sale_cards(const Tableau& tableau, CardId world, bool with_powers);
Terms sale_terms(const Tableau& tableau, CardId world);

/// Returns the card in a tableau, or nullptr if it is not there.
const Placed* find_placed(const Tableau& tableau, CardId card);
/// Returns the number of goods in a tableau, of one kind if `kind` is set.
int count_goods(const Tableau& tableau, std::optional<Good> kind = {});

/// Returns whether a consume power is usable now (RG-A46). `hand` is the number of cards in the seat's hand.
bool is_usable(const Tableau& tableau, int hand, const Placed& placed, std::size_t power);
/// Returns the number of goods that a power takes, as of its beginning (RG-A51 to A54, A56).
int goods_needed(const Tableau& tableau, const Power& power);
/// Income of a power for its goods, before doubling (RG-A50 to A54).
struct Income {
    int vp = 0, cards = 0;
};
Income income_of(const Power& power, int goods);
/// Returns whether the open power may take the good on a world next (RG-A51, RG-A53).
bool may_take(const OpenPower& open, const Placed& world);

/// Sources of windfall goods. nullopt stands for the Produce bonus (RG-A68).
using Sources = FixedVector<std::optional<CardId>, kDesignCount + 1>;
/// Returns the index of a card's windfall power, if it has one. A card has at most one.
std::optional<std::size_t> windfall_power(CardId card);
/// Returns the only kind of goods that a source produces; nullopt if it produces any kind.
std::optional<Good> windfall_kind(std::optional<CardId> source);
/// Returns the sources offered in Produce, in order (RG-A68, RG-A70). `has_bonus`: the bonus is available and unused.
Sources windfall_sources(const Tableau& tableau, bool has_bonus);
/// Returns whether a source may produce on a world (RG-A69).
bool may_produce(std::optional<CardId> source, const Placed& world);

}  // namespace orrery::race
