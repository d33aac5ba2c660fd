// Undo of Microcosmos: a move is a barrier exactly if it showed a card, shuffled or ended a turn (MC-H1).
#include "tests/undo_law.h"

#include "tests/games/microcosmos/short_game.h"

namespace orrery::tests {

namespace {

using microcosmos::Game;
using microcosmos::ShortGame;

class MicrocosmosUndo : public testing::TestWithParam<int> {};
TEST_P(MicrocosmosUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<ShortGame>(GetParam(), rounds(2), 3); }
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
}

}  // namespace
}  // namespace orrery::tests
