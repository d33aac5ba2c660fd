// Moves of Race for the Galaxy (docs/rules/race.md, section 8).
#pragma once

#include <optional>
#include <variant>

#include "engine/core/fixed_vector.h"
#include "engine/games/race/content.h"
#include "engine/games/race/state.h"

namespace orrery::race {

/// Answers setup_discard, pay, hand_limit and consume_hand.
struct Discard { CardId card;             bool operator==(const Discard&) const = default; };
/// One action, or two in canonical order, if legal. The decoder shortens longer lists to three; this does not change the
/// verdict.
struct Choose { FixedVector<ActionId, 3> actions; bool operator==(const Choose&) const = default; };
struct Keep { CardId card;                bool operator==(const Keep&) const = default; };
/// Answers place_development and place_world. Pass answers the same decisions.
struct Place { CardId card;               bool operator==(const Place&) const = default; };
struct Pass {                             bool operator==(const Pass&) const = default; };
struct TakeMethod { Method method;        bool operator==(const TakeMethod&) const = default; };
struct Sell { CardId world;               bool operator==(const Sell&) const = default; };
/// The decoder replaces numbers that no power has by kNoPower; this does not change the verdict.
struct UsePower { CardId card; std::int8_t power; bool operator==(const UsePower&) const = default; };
/// Answers consume and consume_hand.
struct Done {                             bool operator==(const Done&) const = default; };
struct TakeGood { CardId world;           bool operator==(const TakeGood&) const = default; };
/// The decoder replaces numbers that do not fit a byte by 0.
struct CallNumber { std::int8_t number;   bool operator==(const CallNumber&) const = default; };
/// `source` is the card with the power, or nullopt for the Produce bonus.
struct Windfall { std::optional<CardId> source; CardId world; bool operator==(const Windfall&) const = default; };

using Move = std::variant<Discard, Choose, Keep, Place, Pass, TakeMethod, Sell, UsePower, Done, TakeGood, CallNumber, Windfall>;

inline constexpr std::int8_t kNoPower = -1;

/// Upper bound on a list of legal moves (RG-M4): a hand of all 95 designs, and one more move. content.cpp proves at compile
/// time that windfalls and powers never exceed it.
inline constexpr std::size_t kMaxMoves = kDesignCount + 1;
using MoveList = FixedVector<Move, kMaxMoves>;

}  // namespace orrery::race
