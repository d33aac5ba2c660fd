// Every card is really used: random games of the quick tier raise levels on every planet, play both halves of every crew card, meet
// every survivor and carry out every step of every Automa card. A card that nothing can bring into play fails here.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/rng.h"
#include "engine/games/microcosmos/codec.h"
#include "engine/games/microcosmos/game.h"

namespace orrery::microcosmos {
namespace {

struct CardUses {
    std::array<int, kPlanetCount> raised{};                ///< levels on planets; on the portal, actions of collecting
    std::array<std::array<int, 2>, kCrewCount> halves{};   ///< by crew card: top, bottom
    std::array<int, kSurvivorCount> met{};
    int settled = 0;
    std::array<std::vector<int>, kAutomaCount> steps{};    ///< by card, then by step: how often it was done
};

/// Chooses among the moves that use something, more often than those that only pass on.
const Move& busy_move(const MoveList& moves, Rng& rng) {
    constexpr int kTries = 4;
    const auto passes = [](const Move& m) {
        const auto* play = std::get_if<Play>(&m);
        return std::holds_alternative<Done>(m) || std::holds_alternative<End>(m) || std::holds_alternative<SkipUpgrade>(m) ||
               std::holds_alternative<Skip>(m) || (play != nullptr && !play->uses);
    };
    for (int i = 0;; ++i) {
        const Move& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (i >= kTries || !passes(move)) return move;
    }
}

void count_uses(CardUses& uses, const Event& event) {
    std::visit(overloaded{
        [&](const LevelRaised& e) { ++uses.raised[e.planet]; },
        [&](const ActionTaken& e) {
            if (planet_of(e.spot) == kPortal && e.action == Action::collect) ++uses.raised[kPortal];
        },
        [&](const CrewPlayed& e) {
            if (e.used) ++uses.halves[e.card][e.from == Row::lower ? 0 : 1];
        },
        [&](const SurvivorDrawn& e) { ++uses.met[e.card]; },
        [&](const SurvivorSettled&) { ++uses.settled; },
        [&](const AutomaStep& e) {
            if (e.done) ++uses.steps[e.card][static_cast<std::size_t>(e.step)];
        },
        [](const auto&) {},
    }, event);
}

TEST(MicrocosmosCoverage, EveryCardIsUsedInRandomGames) {
    constexpr std::uint64_t kGames = 24;
    CardUses uses;
    for (AutomaId card = 0; card < kAutomaCount; ++card) uses.steps[card].resize(kAutomaCards[card].steps.size());
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
        std::vector<Event> told;
        Events events(told);
        Rng pick(seed);
        State s = microcosmos::start({}, seed % 2 == 0 ? 1 : 3, Rng(seed), nullptr, events);
        while (const std::optional<Seat> who = to_act(s)) microcosmos::apply(s, *who, busy_move(legal_moves(s, *who), pick), nullptr, events);
        for (const Event& event : told) count_uses(uses, event);
    }
    for (PlanetId planet = 0; planet < kPlanetCount; ++planet) EXPECT_GT(uses.raised[planet], 0) << kPlanets[planet].id;
    for (CrewId card = 0; card < kCrewCount; ++card)
        for (const std::size_t half : {std::size_t(0), std::size_t(1)})
            EXPECT_GT(uses.halves[card][half], 0) << kCrew[card].id << (half == 0 ? ", top" : ", bottom");
    for (SurvivorId card = 0; card < kSurvivorCount; ++card) EXPECT_GT(uses.met[card], 0) << kSurvivors[card].id;
    EXPECT_GT(uses.settled, 0);
    for (AutomaId card = 0; card < kAutomaCount; ++card)
        for (std::size_t step = 0; step < uses.steps[card].size(); ++step)
            EXPECT_GT(uses.steps[card][step], 0) << kAutomaCards[card].id << ", step " << step + 1;
}

}  // namespace
}  // namespace orrery::microcosmos
