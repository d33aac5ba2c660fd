// Undo of AstroNavigators: a move is a barrier exactly if it showed something hidden or rolled a die (section 7).
#include "tests/undo_law.h"

#include "tests/games/astronavigators/short_game.h"

namespace orrery::tests {

namespace {

using astronavigators::Flight;
using astronavigators::Game;

class AstroNavigatorsUndo : public testing::TestWithParam<int> {};
TEST_P(AstroNavigatorsUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<Game>(GetParam(), rounds(2), 3); }
TEST_P(AstroNavigatorsUndo, OfTheFlightTeachesNobodyAnything) { expect_fair_undo_teaches_nothing<Flight>(GetParam(), rounds(4), 3); }
TEST_P(AstroNavigatorsUndo, FollowsTheBarriers) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(2)); ++seed)
        expect_undo_follows_the_barriers<Game>(GetParam(), seed, 300);
}
INSTANTIATE_TEST_SUITE_P(Seats, AstroNavigatorsUndo, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})),
                         [](const auto& i) { return std::to_string(i.param); });

/// A faulty list of barriers: moves of kind `M` can be taken back.
template <class G, class M>
struct Forgotten : G {
    static bool is_barrier(const typename G::State& before, const typename G::Move& m, const typename G::State& after,
                           const std::vector<typename G::Event>& events) {
        return !std::holds_alternative<M>(m) && G::is_barrier(before, m, after, events);
    }
};

TEST_IN_ONE_BUILD(AstroNavigatorsUndoLaw, FindsEveryWrongListOfBarriers) {
    EXPECT_TRUE((examine_undo<Forgotten<Game, astronavigators::ChooseCharacter>>(4, 4, 3).has_breach("choose_character", false)));
    EXPECT_TRUE((examine_undo<Forgotten<Game, astronavigators::QuestDraw>>(4, 3, 3).has_breach("quest_draw", true)));
    EXPECT_TRUE((examine_undo<Forgotten<Game, astronavigators::StepTo>>(2, 4, 3).has_breach("step", true)));
    EXPECT_TRUE((examine_undo<Forgotten<Flight, astronavigators::TakeOrbitTile>>(3, 4, 3).has_breach("take_orbit_tile", true)));
    EXPECT_TRUE((examine_undo<Forgotten<Flight, astronavigators::Advance>>(3, 4, 3).has_breach("advance", true)));
}

}  // namespace
}  // namespace orrery::tests
