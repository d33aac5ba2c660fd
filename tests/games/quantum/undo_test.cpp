// Undo of Quantum: a move is a barrier exactly if it rolled a die, turned a card up or shuffled (section 7).
#include "tests/undo_law.h"

#include "tests/games/quantum/random_game.h"

namespace orrery::tests {

namespace {

using quantum::Game;
using quantum::ShortGame;

class QuantumUndo : public testing::TestWithParam<int> {};
TEST_P(QuantumUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<ShortGame>(GetParam(), rounds(4), 3); }
TEST_P(QuantumUndo, HasNoBarrierWithoutNeed) { expect_barriers_are_needed<ShortGame>(GetParam(), rounds(4), 3); }
TEST_P(QuantumUndo, FollowsTheBarriers) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(2)); ++seed) expect_undo_follows_the_barriers<Game>(GetParam(), seed, 300);
}
INSTANTIATE_TEST_SUITE_P(Seats, QuantumUndo, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})), [](const auto& i) { return std::to_string(i.param); });

/// Rolled ships can be rolled again.
struct RollsForgotten : ShortGame {
    static bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events) {
        return !std::holds_alternative<quantum::Reconfigure>(m) && Game::is_barrier(before, m, after, events);
    }
};
/// A card that was turned up can be turned down again. Cards are replaced rarely, so these games have no round limit.
struct CardsForgotten : Game {
    static bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events) {
        return !std::holds_alternative<quantum::Refresh>(m) && Game::is_barrier(before, m, after, events);
    }
};

TEST_IN_ONE_BUILD(QuantumUndoLaw, FindsEveryWrongListOfBarriers) {
    EXPECT_TRUE(examine_undo<RollsForgotten>(2, 2, 3).has_breach("reconfigure", true));
    EXPECT_TRUE(examine_undo<CardsForgotten>(4, 2, 3).has_breach("refresh", true));
    EXPECT_GT(examine_undo<NeverTakenBack<ShortGame>>(2, 1, 3).idle["move"], 0);
}

}  // namespace
}  // namespace orrery::tests
