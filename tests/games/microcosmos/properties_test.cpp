#include "tests/properties.h"

#include "tests/games/microcosmos/extremes.h"
#include "tests/games/microcosmos/short_game.h"

namespace {

using namespace orrery;
using namespace orrery::microcosmos;

// No seat has a secret: every seat sees the whole table, and no event hides anything.
TEST(MicrocosmosSecrets, EverySeatSeesTheWholeTable) {
    std::vector<Event> told_events;
    Events events(told_events);
    State s = microcosmos::start({}, 3, Rng(5), nullptr, events);
    Rng pick(3);
    for (int ply = 0; ply < 400 && to_act(s); ++ply) {
        for (const Seat me : all_seats(s.seats)) {
            const Observation o = observe(s, me);
            ASSERT_EQ(static_cast<const Table&>(o), static_cast<const Table&>(s));
            Json table = encode_table(s), told = encode_table(o);
            for (const char* deck : {"planet_deck", "survivor_deck", "crew_deck"}) {
                ASSERT_EQ(told[deck], table[deck].size());
                told.erase(deck);
                table.erase(deck);
            }
            ASSERT_EQ(to_text(told), to_text(table));
            ASSERT_FALSE(Game::has_secrets(s, me));
        }
        const MoveList moves = legal_moves(s, *to_act(s));
        microcosmos::apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, events);
    }
    EXPECT_GT(told_events.size(), 400u);
    for (const Event& event : told_events) {
        ASSERT_EQ(to_text(encode_event(redact(event, 0))), to_text(encode_event(event)));
        ASSERT_EQ(to_text(encode_event(redact_for_all(event))), to_text(encode_event(event)));
    }
}

// Every difficulty and both lengths lead to an end without a broken invariant.
TEST(MicrocosmosOptions, EveryGameEnds) {
    for (std::size_t difficulty = 0; difficulty < kDifficulties; ++difficulty)
        for (const int planets : {kShortGame, kLongGame}) {
            Options options;
            options.difficulty = static_cast<Difficulty>(difficulty);
            options.end_planets = static_cast<std::int8_t>(planets);
            Events none;
            State s = microcosmos::start(options, 1, Rng(difficulty), nullptr, none);
            Rng pick(difficulty);
            int ply = 0;
            for (; to_act(s); ++ply) {
                ASSERT_LT(ply, Game::kMaxPlies);
                if (ply % 50 == 0) {
                    ASSERT_EQ(broken_invariant(s), "") << "ply " << ply;
                }
                const MoveList moves = legal_moves(s, *to_act(s));
                microcosmos::apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, none);
            }
            EXPECT_EQ(broken_invariant(s), "");
            EXPECT_GE(s.completed, planets);
            EXPECT_EQ(s.round, s.end_round);
        }
}

INSTANTIATE_LAWS(MicrocosmosSolo, SoloGame, testing::Values(1));
INSTANTIATE_LAWS(Microcosmos, ShortGame, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})));
INSTANTIATE_EXTREMES(Microcosmos, orrery::microcosmos::Game)

// Native and WebAssembly builds must both produce this hash. It changes with every draw and every rule.
TEST(MicrocosmosHash, HundredGames) { EXPECT_EQ(orrery::tests::games_hash<ShortGame>(100), "dfe7eae55332f508"); }

}  // namespace
