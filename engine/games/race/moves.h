// Every way to answer a decision of Race for the Galaxy (section 8 of the specification).
#pragma once

#include <optional>
#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/race/content.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Answers setup_discard, pay, hand_limit and consume_hand.
struct Discard { CardId card;             bool operator==(const Discard&) const = default; };
/// A legal one holds one action, or two in canonical order. Longer lists that came in from outside are cut to three: the
/// verdict is the same.
struct Choose { FixedVector<ActionId, 3> actions; bool operator==(const Choose&) const = default; };
struct Keep { CardId card;                bool operator==(const Keep&) const = default; };
/// Answers place_development and place_world, as does Pass.
struct Place { CardId card;               bool operator==(const Place&) const = default; };
struct Pass {                             bool operator==(const Pass&) const = default; };
struct TakeMethod { Method method;        bool operator==(const TakeMethod&) const = default; };
struct Sell { CardId world;               bool operator==(const Sell&) const = default; };
/// Numbers from outside that no card has are cut to kNoPower: the verdict is the same.
struct UsePower { CardId card; std::int8_t power; bool operator==(const UsePower&) const = default; };
/// Answers consume and consume_hand.
struct Done {                             bool operator==(const Done&) const = default; };
struct TakeGood { CardId world;           bool operator==(const TakeGood&) const = default; };
/// Numbers from outside beyond a byte are cut to 0.
struct CallNumber { std::int8_t number;   bool operator==(const CallNumber&) const = default; };
/// `source`: the card with the power; empty: the Produce bonus.
struct Windfall { std::optional<CardId> source; CardId world; bool operator==(const Windfall&) const = default; };

using Move = std::variant<Discard, Choose, Keep, Place, Pass, TakeMethod, Sell, UsePower, Done, TakeGood, CallNumber, Windfall>;

inline constexpr std::int8_t kNoPower = -1;

/// RG-M4: a hand of all 95 designs and one more. That windfalls and powers are never more is proved of the designs, where
/// they stand (content.cpp).
inline constexpr std::size_t kMaxMoves = kDesignCount + 1;
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::race
