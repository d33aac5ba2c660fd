#include "tests/properties.h"

#include "tests/games/astronavigators/extremes.h"
#include "tests/games/astronavigators/short_game.h"

namespace {

using namespace orrery;
using namespace orrery::astronavigators;

/// Plays a random game to its end and calls `tell` with all events.
template <class G>
State finished(const Options& options, int seats, std::uint64_t seed, std::vector<Event>& told) {
    Events events(told);
    State s = G::start(options, seats, Rng(seed), nullptr, events);
    Rng pick(seed);
    for (int ply = 0; to_act(s); ++ply) {
        EXPECT_LT(ply, Game::kMaxPlies);
        if (ply >= Game::kMaxPlies) break;
        const MoveList moves = astronavigators::legal_moves(s, *to_act(s));
        astronavigators::apply(s, *to_act(s), moves[pick.below(static_cast<std::uint32_t>(moves.size()))], nullptr, events);
        if (ply % 20 == 0) {
            EXPECT_EQ(astronavigators::broken_invariant(s), "") << "seed " << seed << ", ply " << ply;
        }
    }
    EXPECT_EQ(astronavigators::broken_invariant(s), "");
    return s;
}

template <class E>
int count_of(const std::vector<Event>& events) {
    int count = 0;
    for (const Event& event : events) count += std::holds_alternative<E>(event);
    return count;
}

// Both modes end after their last month, unless nobody plays any more (AN-T20, AN-T14).
TEST(AstroNavigatorsOptions, EveryGameEndsInItsLastMonthOrWithoutPlayers) {
    for (std::uint64_t seed = 0; seed < 16; ++seed) {
        Options options;
        options.mode = seed % 2 == 0 ? Mode::astronavigator : Mode::astronomer;
        options.polar_literal = (seed & 2) != 0;
        options.continent_on_pass = (seed & 4) != 0;
        options.agendas_open = (seed & 8) != 0;
        options.first_player = static_cast<Seat>(seed % 2);
        std::vector<Event> told;
        const State s = finished<Game>(options, kMinSeats + static_cast<int>(seed % 3), seed, told);
        bool plays = false;
        for (const Seat seat : all_seats(s.seats)) plays = plays || s.players[seat].is_playing();
        EXPECT_EQ(count_of<RoundStarted>(told), s.round);
        EXPECT_EQ(count_of<GameEnded>(told), 1);
        if (plays) {
            EXPECT_EQ(s.round, options.mode == Mode::astronomer ? kSunSteps : kYears * kSunSteps);
        }
    }
}

// Random flights meet everything that can happen in space.
TEST(AstroNavigatorsFlights, MeetEverything) {
    std::vector<Event> told;
    int returned = 0, lost = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const State s = finished<Flight>({}, kMinSeats + static_cast<int>(seed % 3), seed, told);
        for (const Seat seat : all_seats(s.seats)) {
            returned += s.players[seat].fate == Fate::returned;
            lost += s.players[seat].fate == Fate::lost;
        }
    }
    EXPECT_EQ(count_of<SplashedDown>(told), returned);
    EXPECT_EQ(count_of<LostInSpace>(told), lost);
    EXPECT_GT(count_of<Launched>(told), 10);
    EXPECT_GT(count_of<MoonLanded>(told), 0);
    EXPECT_GT(count_of<Aborted>(told), 0);
    EXPECT_GT(count_of<OrbitSwapped>(told), 0);
    EXPECT_GT(count_of<DvCancelled>(told), 0);
    EXPECT_GT(count_of<ExtraMove>(told), 0);
    EXPECT_GT(count_of<DeckRebuilt>(told), 0);
    EXPECT_GT(count_of<TokensRestored>(told), 0);
}

INSTANTIATE_LAWS(AstroNavigators, Game, testing::ValuesIn(orrery::tests::seat_counts({2, 3, 4})));
INSTANTIATE_LAWS(AstroNavigatorsFlight, Flight, testing::Values(2, 4));
INSTANTIATE_LAWS(AstroNavigatorsOnEarth, OnEarth, testing::Values(3));
INSTANTIATE_EXTREMES(AstroNavigators, orrery::astronavigators::Game)

// Native and WebAssembly builds must both produce this hash. It changes with every draw and every rule.
TEST(AstroNavigatorsHash, HundredGames) { EXPECT_EQ(orrery::tests::games_hash<Game>(100), "08c0a00558413505"); }

}  // namespace
