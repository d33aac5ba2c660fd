// Rules, identified by id, and the verdict on a move.
#pragma once

#include <optional>
#include <span>

#include "engine/core/text.h"

namespace orrery {

/// One entry of a game's specification. `text` states the complete rule for players. Rules are compared by address.
struct Rule {
    const char* id;
    Text text;
};

/// Rules in the order of their specification.
using Rules = std::span<const Rule* const>;

/// Reason why a move is illegal. Holds no strings, so that search does not allocate; the game's `explain` makes the text.
struct Violation {
    const Rule* rule;          ///< never null
    int have = 0;              ///< in the unit of the rule
    int need = 0;
};

/// Result of a legality check; nullopt if the move is legal.
using Verdict = std::optional<Violation>;

/// Visitor composed of lambdas. std::visit does not compile if an alternative is missing.
template <class... F>
struct overloaded : F... {
    using F::operator()...;
};
template <class... F>
overloaded(F...) -> overloaded<F...>;

}  // namespace orrery
