// The secrets of Race for the Galaxy by its rules: hands, drawn cards, goods, both piles, and every choice until all are
// revealed.
#pragma once

#include <utility>

#include "engine/games/race/choices.h"
#include "engine/games/race/game.h"
#include "tests/secrets_law.h"

namespace orrery::tests {

template <>
struct OtherWorlds<race::Game> {
    static std::vector<std::string> secrets() {
        return {"/seats/*/hand", "/seats/*/drawn", "/seats/*/actions", "/seats/*/placing", "/seats/*/tableau/*/good",
                "/supply", "/discard"};
    }

    static race::State another(race::State s, Seat me, Rng& rng) {
        using namespace race;
        if (is_secret_placing(s))
            for (const Seat seat : all_seats(s.seats)) {  // a seat that set a card aside passes: the hand looks as large
                Secrets& secrets = s.secrets[seat];
                if (seat == me || !secrets.placing) continue;
                secrets.hand.push_back(*secrets.placing);
                secrets.placing.reset();
            }
        const std::vector<CardId*> places = unknown_places(s, me);
        for (std::size_t i = places.size(); i > 1; --i) std::swap(*places[i - 1], *places[rng.below(static_cast<std::uint32_t>(i))]);
        if (s.phase == Phase::choose)
            for (const Seat seat : all_seats(s.seats)) {
                const Choices& choices = legal_choices(s.options);
                if (seat != me && !s.secrets[seat].actions.empty())
                    s.secrets[seat].actions = choices[rng.below(static_cast<std::uint32_t>(choices.size()))];
            }
        s.rng = Rng(rng.next64());
        return s;
    }

    /// All choices are revealed together. The card of a called number is shown. A seat sees the cards that it draws, and
    /// remembers several cards that it paid or discarded one per move.
    static bool reveals(const race::Event& event, Seat me) {
        using namespace race;
        if (const auto* drew = std::get_if<Drew>(&event)) return drew->seat == me;
        if (const auto* dealt = std::get_if<Dealt>(&event)) return dealt->seat == me;
        if (const auto* paid = std::get_if<Paid>(&event)) return paid->seat == me;
        if (const auto* thrown = std::get_if<HandDiscarded>(&event)) return thrown->seat == me;
        return std::holds_alternative<ActionsRevealed>(event) || std::holds_alternative<PlacementsRevealed>(event) ||
               std::holds_alternative<Lucky>(event);
    }

  private:
    /// Returns whether placements are asked for and not yet revealed: the cards that the others set aside are secret
    /// (RG-H1).
    static bool is_secret_placing(const race::State& s) {
        const auto now = race::asked(s);
        return now && (now->kind == race::Kind::place_development || now->kind == race::Kind::place_world);
    }

    /// Returns every place whose card `me` does not know.
    static std::vector<race::CardId*> unknown_places(race::State& s, Seat me) {
        std::vector<race::CardId*> out;
        for (race::CardId& card : s.supply) out.push_back(&card);
        for (race::CardId& card : s.discard) out.push_back(&card);
        for (std::optional<race::CardId>& good : s.good_cards)
            if (good) out.push_back(&*good);
        for (const Seat seat : all_seats(s.seats)) {
            if (seat == me) continue;
            for (race::CardId& card : s.secrets[seat].hand) out.push_back(&card);
            for (race::CardId& card : s.secrets[seat].drawn) out.push_back(&card);
        }
        return out;
    }
};

}  // namespace orrery::tests
