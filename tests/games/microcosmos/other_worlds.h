// The secrets of Microcosmos: no seat has any. Nobody knows the order of the decks; everything else is open.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/games/microcosmos/game.h"
#include "tests/secrets_law.h"

namespace orrery::tests {

template <>
struct OtherWorlds<microcosmos::Game> {
    static std::vector<std::string> secrets() { return {"/planet_deck", "/survivor_deck", "/crew_deck"}; }

    static microcosmos::State another(microcosmos::State s, Seat, Rng& rng) {
        const auto shuffle = [&rng](auto& deck) {
            for (std::size_t i = deck.size(); i > 1; --i) std::swap(deck[i - 1], deck[rng.below(static_cast<std::uint32_t>(i))]);
        };
        shuffle(s.planet_deck);
        shuffle(s.survivor_deck);
        shuffle(s.crew_deck);
        shuffle(s.automa_deck);
        s.rng = Rng(rng.next64());
        return s;
    }

    /// Returns whether the event shows a card that comes from a deck, or follows from one.
    static bool reveals(const microcosmos::Event& event, Seat) {
        using namespace microcosmos;
        return std::holds_alternative<CrewDrawn>(event) || std::holds_alternative<ClubRefilled>(event) ||
               std::holds_alternative<Reshuffled>(event) || std::holds_alternative<Discovered>(event) ||
               std::holds_alternative<SurvivorDrawn>(event) || std::holds_alternative<AutomaCardDrawn>(event);
    }
};

}  // namespace orrery::tests
