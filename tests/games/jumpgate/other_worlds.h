// The secrets of Jump Gate by its rules: hands, hidden resources, face-down cards, the deck, the reserve.
#pragma once

#include <utility>

#include "engine/games/jumpgate/game.h"
#include "tests/secrets_law.h"

namespace orrery::tests {

template <>
struct OtherWorlds<jumpgate::Game> {
    static std::vector<std::string> secrets() {
        return {"/planets/*/face_down", "/reserve", "/players/*/hand", "/players/*/hidden", "/deck"};
    }

    /// Shuffles the cards in all places that `me` cannot see. After the end the hidden resources are open.
    static jumpgate::State another(const jumpgate::State& truth, Seat me, Rng& rng) {
        using namespace jumpgate;
        State s = truth;
        std::vector<ResourceId*> resources;
        std::vector<NavId*> cards;
        for (ResourceId& card : s.reserve) resources.push_back(&card);
        for (FaceDown& pile : s.face_down)
            for (ResourceId& card : pile) resources.push_back(&card);
        for (NavId& card : s.deck) cards.push_back(&card);
        std::vector<ResourceId*> hidden;
        for (const Seat seat : all_seats(s.seats)) {
            if (seat == me) continue;
            for (NavId& card : s.secrets[seat].hand) cards.push_back(&card);
            for (ResourceId& card : s.secrets[seat].hidden) hidden.push_back(&card);
        }
        resources.insert(resources.end(), hidden.begin(), hidden.end());
        shuffle(cards, rng);
        const auto holds_fame = [&] {  // JG-S6: if Fame is returned and dealt again, nobody can hold it
            return std::any_of(hidden.begin(), hidden.end(), [](const ResourceId* card) { return kResources[*card].kind == ResourceKind::fame; });
        };
        do shuffle(resources, rng);
        while (!s.options.keep_hidden_fame && holds_fame());
        s.rng = Rng(rng.next64());
        return s;
    }

    /// A scan turns a card up, the end reveals the hidden resources, and a seat sees the cards that it draws.
    static bool reveals(const jumpgate::Event& event, Seat me) {
        if (const auto* drew = std::get_if<jumpgate::Drew>(&event)) return drew->seat == me;
        return std::holds_alternative<jumpgate::Scanned>(event) || std::holds_alternative<jumpgate::GameEnded>(event);
    }

  private:
    template <class T>
    static void shuffle(const std::vector<T*>& places, Rng& rng) {
        for (std::size_t i = places.size(); i > 1; --i) std::swap(*places[i - 1], *places[rng.below(static_cast<std::uint32_t>(i))]);
    }
};

}  // namespace orrery::tests
