// The numbers that powers come to: prices, Military, sales. One function each, so that price tag, check and payment cannot
// disagree. They work on the tableaus of a State and of an Observation alike.
#pragma once

#include "engine/core/fixed_vector.h"
#include "engine/games/race/content.h"
#include "engine/games/race/observe.h"
#include "engine/games/race/state.h"

namespace orrery::race {

inline bool has_good(const Placed& placed) { return placed.good.has_value(); }
inline bool has_good(const SeenPlaced& placed) { return placed.has_good; }

/// One part of a sum, for those who ask where a number comes from. `card` empty: the bonus of the action chosen.
struct Term {
    std::optional<CardId> card;
    int amount = 0;
};
using Terms = FixedVector<Term, kDesignCount + 1>;

/// Sum of the amounts of all powers of a type whose card is not new (RG-T5, RG-T6).
template <class Cards> int total(const Cards& tableau, PowerType type);
/// The first card, in tableau order, with an active power of the type.
template <class Cards> std::optional<CardId> card_with(const Cards& tableau, PowerType type);

/// Cards to pay for a development, at least 0 (RG-A15, RG-T7). `has_bonus`: the seat chose this phase's action.
template <class Cards> int develop_cost(const Cards& tableau, bool has_bonus, CardId card);
template <class Cards> Terms develop_terms(const Cards& tableau, bool has_bonus);
/// Cards to pay for a non-military world, at least 0 (RG-A27).
template <class Cards> int settle_cost(const Cards& tableau, CardId world);
/// What powers take off the price of a world, for RG-A27 and RG-A33.
template <class Cards> Terms settle_terms(const Cards& tableau, CardId world);
/// Cards to pay for a military world through `settle_pay_for_military` (RG-A33). Precondition: such a power is active.
template <class Cards> int contact_cost(const Cards& tableau, CardId world);

/// Military against a world; may be negative (RG-A28).
template <class Cards> int military_against(const Cards& tableau, CardId world);
template <class Cards> Terms military_terms(const Cards& tableau, CardId world);
/// Unconditional Military, also of cards that are new (RG-E9).
template <class Cards> int total_military(const Cards& tableau);
/// What the card to be discarded for Military adds (RG-A30); 0 without one.
template <class Cards> int tactics_military(const Cards& tableau);

/// Whether a way to place `world` is open to a seat with `others` hand cards besides it (RG-A25).
template <class Cards> bool is_open(const Cards& tableau, int others, CardId world, Method method);
using Methods = FixedVector<Method, kMethodCount>;
/// All open ways, in the order of RG-A25.
template <class Cards> Methods open_methods(const Cards& tableau, int others, CardId world);
/// Whether a seat with `others` hand cards besides it can pay for a development (RG-A14), or has a way to place a world
/// (RG-A23).
template <class Cards> bool is_affordable(const Cards& tableau, bool has_bonus, int others, CardId card);
/// The cards to pay by a method: only `pay` and `contact` cost any.
template <class Cards> int method_cost(const Cards& tableau, CardId world, Method method);
/// The card given up for a method, if it needs one (RG-A30, RG-A31).
template <class Cards> std::optional<CardId> method_gives_up(const Cards& tableau, Method method);

/// Cards for the good on `world`: its price and, `with_powers`, the trade powers that count (RG-A42, RG-A43).
template <class Cards> int sale_cards(const Cards& tableau, CardId world, bool with_powers);
template <class Cards> Terms sale_terms(const Cards& tableau, CardId world);

/// The card in a tableau; null if it is not there.
template <class Cards> const typename Cards::value_type* find_placed(const Cards& tableau, CardId card);
/// Worlds with a good, of one kind if `kind` is set.
template <class Cards> int count_goods(const Cards& tableau, std::optional<Good> kind = {});

/// Whether a consume power could be used now (RG-A46). `hand`: cards in the seat's hand.
template <class Cards> bool is_usable(const Cards& tableau, int hand, const typename Cards::value_type& placed, std::size_t power);
/// Goods that a power takes before it pays, at the moment it is begun (RG-A51 to A54, A56).
template <class Cards> int goods_needed(const Cards& tableau, const Power& power);
/// What a power pays for so many goods, before it is doubled (RG-A50 to A54).
struct Income {
    int vp = 0, cards = 0;
};
Income income_of(const Power& power, int goods);
/// Whether the good on a world may be taken next by the open power (RG-A51, RG-A53).
template <class Placed> bool may_take(const OpenPower& open, const Placed& world);

/// Sources of windfall goods; empty: the Produce bonus (RG-A68).
using Sources = FixedVector<std::optional<CardId>, kDesignCount + 1>;
/// The index of a card's windfall power, if it has one; a card has at most one power of a type.
std::optional<std::size_t> windfall_power(CardId card);
/// The kind of goods that a source produces; empty: any.
std::optional<Good> windfall_kind(std::optional<CardId> source);
/// The sources that are offered in Produce, in order (RG-A68, RG-A70). `has_bonus`: the bonus has not been used yet.
template <class Cards> Sources windfall_sources(const Cards& tableau, bool has_bonus);
/// Whether a source may produce on a world (RG-A69).
template <class Placed> bool may_produce(std::optional<CardId> source, const Placed& world);

}  // namespace orrery::race
