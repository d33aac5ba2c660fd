// The secrets of Quantum: no seat has any. Nobody knows the order of the decks and future dice; everything else is open.
#pragma once

#include <utility>

#include "engine/games/quantum/game.h"
#include "tests/secrets_law.h"

namespace orrery::tests {

template <>
struct OtherWorlds<quantum::Game> {
    static std::vector<std::string> secrets() { return {"/gambit/deck", "/command/deck"}; }

    static quantum::State another(quantum::State s, Seat, Rng& rng) {
        using namespace quantum;
        if (!is_setup(s.phase))  // the decks are shuffled at its end (QU-S12)
            for (const CardKind kind : kCardKinds) {
                Pile& deck = s.deck(kind);
                for (std::size_t i = deck.size(); i > 1; --i) std::swap(deck[i - 1], deck[rng.below(static_cast<std::uint32_t>(i))]);
            }
        s.rng = Rng(rng.next64());
        return s;
    }

    /// Returns whether the event shows dice or cards that come from a deck.
    static bool reveals(const quantum::Event& event, Seat) {
        using namespace quantum;
        if (const auto* mulligan = std::get_if<Mulligan>(&event)) return !mulligan->kept;
        return std::holds_alternative<StartTie>(event) || std::holds_alternative<StartPlayer>(event) ||
               std::holds_alternative<DecksDealt>(event) || std::holds_alternative<Reconfigured>(event) ||
               std::holds_alternative<DieRolled>(event) || std::holds_alternative<DieRerolled>(event) ||
               std::holds_alternative<CombatDice>(event) || std::holds_alternative<CombatRerolled>(event) ||
               std::holds_alternative<DisplayRefilled>(event) || std::holds_alternative<Reshuffled>(event);
    }
};

}  // namespace orrery::tests
