// Undo of Jump Gate: the law for all games checks which moves are barriers (section 7 of the specification). The law itself
// is checked with faulty lists of barriers.
#include "tests/undo_law.h"

#include "engine/games/jumpgate/game.h"

namespace orrery::tests {
namespace {

using jumpgate::Game;

template <class E>
bool has(const std::vector<Game::Event>& events) {
    return std::any_of(events.begin(), events.end(), [](const Game::Event& e) { return std::holds_alternative<E>(e); });
}

class FairUndo : public testing::TestWithParam<int> {};
TEST_P(FairUndo, TeachesNobodyAnything) { expect_fair_undo_teaches_nothing<Game>(GetParam(), rounds(6), 60); }
TEST_P(FairUndo, HasNoBarrierWithoutNeed) { expect_barriers_are_needed<Game>(GetParam(), rounds(6), 60); }
TEST_P(FairUndo, FollowsTheBarriers) {
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(rounds(4)); ++seed) expect_undo_follows_the_barriers<Game>(GetParam(), seed, 400);
}
INSTANTIATE_TEST_SUITE_P(Seats, FairUndo, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4, 5})), [](const auto& i) { return std::to_string(i.param); });

// Faulty games that the law must detect.

/// A drawn card can be put back and drawn again.
struct DrawsForgotten : Game {
    static bool is_barrier(const State&, const Move&, const State&, const std::vector<Event>& events) {
        return has<jumpgate::Scanned>(events) || has<jumpgate::GameEnded>(events);
    }
};
/// A card that was turned up can be turned down again.
struct ScansForgotten : Game {
    static bool is_barrier(const State&, const Move&, const State&, const std::vector<Event>& events) {
        return has<jumpgate::Drew>(events) || has<jumpgate::GameEnded>(events);
    }
};
/// The end reveals the hidden resources and can be taken back.
struct EndForgotten : Game {
    static bool is_barrier(const State&, const Move&, const State&, const std::vector<Event>& events) {
        return has<jumpgate::Scanned>(events) || has<jumpgate::Drew>(events);
    }
};
/// Research shows the mover's whole hand and is no barrier: the mover learns nothing, but the others do.
struct HandShown : Game {
    static void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
        Game::apply(s, who, m, script, out);
        if (std::holds_alternative<jumpgate::Research>(m))
            out.push_back(jumpgate::Drew{who, static_cast<int>(s.secrets[who].hand.size()), s.secrets[who].hand});
    }
    static bool is_barrier(const State& before, const Move& m, const State& after, const std::vector<Event>& events) {
        return !has<jumpgate::Researched>(events) && Game::is_barrier(before, m, after, events);
    }
    static Event redact(const Event& e, Seat) { return e; }
};
/// A flight shows a neighbour's hidden resources to one seat only, which is neither the mover nor their owner.
struct NeighbourShown : Game {
    static void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
        const bool looks = std::holds_alternative<jumpgate::Fly>(m);
        const Seat third = static_cast<Seat>((who + 2) % s.seats);
        const auto hidden = s.secrets[third].hidden;
        Game::apply(s, who, m, script, out);
        if (looks) out.push_back(jumpgate::HiddenRevealed{third, hidden});
    }
    static Event redact(const Event& e, Seat reader) {
        Event told = Game::redact(e, reader);
        // The resources are told to the seat before their owner, which is neither the mover nor the owner.
        if (auto* shown = std::get_if<jumpgate::HiddenRevealed>(&told); shown && reader != (shown->seat + 2) % 3) shown->resources.clear();
        return told;
    }
};

TEST_IN_ONE_BUILD(UndoLaw, FindsEveryWrongListOfBarriers) {
    EXPECT_TRUE(examine_undo<DrawsForgotten>(3, 2, 20).has_breach("done", true));
    EXPECT_TRUE(examine_undo<ScansForgotten>(3, 2, 20).has_breach("scan", true));
    EXPECT_FALSE(examine_undo<EndForgotten>(3, rounds(20), 0).breaches.empty());
    EXPECT_GT(examine_undo<NeverTakenBack<Game>>(2, 1, 3).idle["fly"], 0);
}

TEST_IN_ONE_BUILD(UndoLaw, FindsWhatOnlyOthersLearn) {
    const UndoReport hand = examine_undo<HandShown>(3, 2, 20);
    EXPECT_TRUE(hand.has_breach("research", false));
    EXPECT_FALSE(hand.has_breach("research", true)) << "the mover knew the own hand";
    const UndoReport neighbour = examine_undo<NeighbourShown>(3, 2, 20);
    EXPECT_TRUE(neighbour.has_breach("fly", false));
    EXPECT_FALSE(neighbour.has_breach("fly", true)) << "the mover is not told";
}

}  // namespace
}  // namespace orrery::tests
