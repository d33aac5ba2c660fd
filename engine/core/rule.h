// Rules by id, and the verdict on a move.
#pragma once

#include <optional>
#include <span>

#include "engine/core/text.h"

namespace orrery {

/// One entry of a game's specification. `text` is the whole rule in words for players. Compared by address.
struct Rule {
    const char* id;
    Text text;
};

/// Rules in the order of their specification.
using Rules = std::span<const Rule* const>;

/// Why a move is not legal. Holds no strings, so it is free inside search; the game's `explain` puts it into words.
struct Violation {
    const Rule* rule;          ///< never null
    int have = 0;              ///< in the rule's own unit
    int need = 0;
};

/// Empty: the move is legal.
using Verdict = std::optional<Violation>;

/// A visitor made of lambdas; std::visit rejects it when an alternative is missing.
template <class... F>
struct overloaded : F... {
    using F::operator()...;
};
template <class... F>
overloaded(F...) -> overloaded<F...>;

}  // namespace orrery
