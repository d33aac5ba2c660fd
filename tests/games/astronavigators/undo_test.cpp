// Undo of AstroNavigators: a move is a barrier exactly if it showed something hidden or rolled a die (section 7).
#include "tests/undo_law.h"

#include "tests/games/astronavigators/short_game.h"

namespace orrery::tests {

namespace {

using astronavigators::Flight;
using astronavigators::Game;

/// Always barriers (section 7): the choice of a character, which deals to the next seat, orbit tiles and draws of quests.
bool is_named(const astronavigators::State&, const astronavigators::Move& move, const std::vector<astronavigators::Event>&) {
    using namespace astronavigators;
    return std::holds_alternative<ChooseCharacter>(move) || std::holds_alternative<TakeOrbitTile>(move) || std::holds_alternative<SwapOrbitTile>(move) ||
           std::holds_alternative<QuestHome>(move) || std::holds_alternative<QuestDraw>(move) || std::holds_alternative<Keep>(move);
}

class AstroNavigatorsUndo : public testing::TestWithParam<int> {};
TEST_P(AstroNavigatorsUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<Game>(GetParam(), rounds(2), 3); }
TEST_P(AstroNavigatorsUndo, HasNoBarrierWithoutNeed) { expect_barriers_are_needed<Game>(GetParam(), rounds(2), 3, is_named); }
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
    EXPECT_GT(examine_undo<NeverTakenBack<Game>>(2, 1, 3).idle["select"], 0);
}

}  // namespace
}  // namespace orrery::tests
