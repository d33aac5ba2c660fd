// Undo of Race: the law for all games checks which moves are barriers (RG-H4).
#include "tests/undo_law.h"

#include "engine/games/race/game.h"

namespace orrery::tests {
namespace {

using race::Game;

/// The game with one action per round.
struct OneAction : Game {
    using Plain = Game;
    static State start(Options options, int seats, const Rng& rng, ChanceScript* script, Events& out) {
        options.two_actions = false;
        return Game::start(options, seats, rng, script, out);
    }
};

/// A choice, the end of another secret decision, or a good laid down: a card of the supply that nobody sees (RG-H4).
bool is_named(const race::State& before, const race::Move& move, const std::vector<race::Event>& events) {
    const race::Kind kind = race::asked(before)->kind;
    const bool is_secret = kind == race::Kind::setup_discard || kind == race::Kind::explore_keep || kind == race::Kind::pay ||
                           kind == race::Kind::hand_limit || kind == race::Kind::consume_hand;
    return is_secret || std::holds_alternative<race::Choose>(move) || std::holds_alternative<race::Place>(move) ||
           std::holds_alternative<race::Pass>(move) || std::holds_alternative<race::Sell>(move) ||
           std::any_of(events.begin(), events.end(), [](const race::Event& event) { return std::holds_alternative<race::GoodAdded>(event); });
}

class RaceUndo : public testing::TestWithParam<int> {};
TEST_P(RaceUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<Game>(GetParam(), rounds(3), 30); }
TEST_P(RaceUndo, HasNoBarrierWithoutNeed) { expect_barriers_are_needed<Game>(GetParam(), rounds(3), 30, is_named); }
TEST_P(RaceUndo, FollowsTheBarriers) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(2)); ++seed) expect_undo_follows_the_barriers<Game>(GetParam(), seed, 400);
}
INSTANTIATE_TEST_SUITE_P(Seats, RaceUndo, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})), [](const auto& i) { return std::to_string(i.param); });

TEST(RaceUndoOneAction, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<OneAction>(2, rounds(3), 30); }

/// A faulty list of barriers: drawn cards can be put back.
struct DrawsForgotten : Game {
    static bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events) {
        const bool drew = std::any_of(events.begin(), events.end(), [](const Event& e) { return std::holds_alternative<race::Drew>(e); });
        return !drew && Game::is_barrier(before, m, after, events);
    }
};
TEST_IN_ONE_BUILD(RaceUndoLaw, FindsDrawsThatCanBeTakenBack) { EXPECT_FALSE(examine_undo<DrawsForgotten>(3, 2, 10).breaches.empty()); }

}  // namespace
}  // namespace orrery::tests
