// Undo of Microcosmos: a move is a barrier exactly if it showed a card, shuffled or ended a turn (MC-H1).
#include "tests/undo_law.h"

#include "tests/games/microcosmos/short_game.h"

namespace orrery::tests {

namespace {

using microcosmos::Game;
using microcosmos::ShortGame;

/// In the setup the next seat decides, or the turn has ended, or the game, or the card drawn is the last of the deck, which everybody
/// can tell (MC-H1).
bool is_named(const microcosmos::State& before, const microcosmos::Move&, const std::vector<microcosmos::Event>& events) {
    return microcosmos::is_setup(before.phase) || before.crew_deck.size() == 1 || std::any_of(events.begin(), events.end(), [](const microcosmos::Event& event) {
               return std::holds_alternative<microcosmos::TurnEnded>(event) || std::holds_alternative<microcosmos::GameOver>(event);
           });
}

class MicrocosmosUndo : public testing::TestWithParam<int> {};
TEST_P(MicrocosmosUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<ShortGame>(GetParam(), rounds(2), 3); }
TEST_P(MicrocosmosUndo, HasNoBarrierWithoutNeed) { expect_barriers_are_needed<ShortGame>(GetParam(), rounds(2), 12, is_named); }
TEST_P(MicrocosmosUndo, FollowsTheBarriers) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(2)); ++seed) expect_undo_follows_the_barriers<Game>(GetParam(), seed, 300);
}
INSTANTIATE_TEST_SUITE_P(Seats, MicrocosmosUndo, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})), [](const auto& i) { return std::to_string(i.param); });

/// Drawn cards can be put back.
struct DrawsForgotten : ShortGame {
    static bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events) {
        return !std::holds_alternative<microcosmos::Draw>(m) && Game::is_barrier(before, m, after, events);
    }
};
/// A discovery can be taken back.
struct DiscoveriesForgotten : ShortGame {
    static bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events) {
        return !std::holds_alternative<microcosmos::Discover>(m) && Game::is_barrier(before, m, after, events);
    }
};

TEST_IN_ONE_BUILD(MicrocosmosUndoLaw, FindsEveryWrongListOfBarriers) {
    EXPECT_TRUE(examine_undo<DrawsForgotten>(2, 2, 3).has_breach("draw", true));
    EXPECT_TRUE(examine_undo<DiscoveriesForgotten>(4, 2, 3).has_breach("discover", true));
    EXPECT_GT(examine_undo<NeverTakenBack<ShortGame>>(2, 1, 3).idle["travel"], 0);
}

}  // namespace
}  // namespace orrery::tests
