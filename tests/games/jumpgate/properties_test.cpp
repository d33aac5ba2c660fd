#include "tests/properties.h"

#include "engine/games/jumpgate/game.h"
#include "tests/games/jumpgate/extremes.h"

namespace orrery::tests {

template <>
struct AllMoves<jumpgate::Game> {
    /// The moves of section 8 with every known id, in play or not.
    static std::vector<jumpgate::Move> list() {
        using namespace jumpgate;
        std::vector<jumpgate::Move> all{Research{}, EndTurn{}, Pass{}, Done{}, TakeMark{}, LeaveMark{}};
        for (PlanetId to = 0; to < kPlanetCount; ++to) {
            all.push_back(Fly{to});
            for (NavId card = 0; card < kNavCount; ++card) all.push_back(Jump{card, to});
        }
        for (NavId card = 0; card < kNavCount; ++card) {
            all.push_back(Scan{card});
            all.push_back(Discard{card});
            all.push_back(Land{{card}});
            for (NavId other = 0; other < kNavCount; ++other) all.push_back(Land{{card, other}});
            for (ResourceId resource = 0; resource < kResourceCount; ++resource) all.push_back(Harvest{card, resource});
        }
        for (ResourceId resource = 0; resource < kResourceCount; ++resource) {
            all.push_back(jumpgate::Place{resource});
            all.push_back(TakeRest{resource});
        }
        all.push_back(Land{});
        all.push_back(Land{{0, 1, 2}});
        return all;
    }
};

}  // namespace orrery::tests

namespace {

INSTANTIATE_LAWS(JumpGate, orrery::jumpgate::Game, testing::Values(2, 3, 4, 5));
INSTANTIATE_EXTREMES(JumpGate, orrery::jumpgate::Game)

// A drawn card is named to the seat that drew it and to nobody else, in events and in the log.
TEST(JumpGateSecrets, DrawsStayWithTheirSeat) {
    using orrery::jumpgate::Game;
    orrery::NewMatch how;
    how.names = {"Aki", "Ben", "Cleo"};
    how.seed = 11;
    auto started = orrery::Match<Game>::start(how);
    ASSERT_TRUE(started);
    orrery::Match<Game>& match = *orrery::match_of<Game>(**started);
    orrery::Rng pick(3);
    int draws = 0;
    while (match.to_act()) {
        const auto moves = match.legal_moves();
        ASSERT_FALSE(match.play(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    for (const orrery::Seat reader : orrery::all_seats(3))
        for (const orrery::LogLine& line : match.log(reader, orrery::Lang::en, 0)) {
            if (line.event["event"] != "draw") continue;
            ++draws;
            EXPECT_EQ(line.event.contains("cards"), line.event["seat"] == reader) << orrery::to_text(line.event);
            EXPECT_FALSE(line.event.contains("to"));
        }
    for (const orrery::LogLine& line : match.log({}, orrery::Lang::ja, 0)) EXPECT_FALSE(line.event.contains("cards") && line.event["event"] == "draw");
    EXPECT_GT(draws, 10);
}

// Native and WebAssembly builds must both come to this. It changes with every draw and every rule.
TEST(JumpGateHash, ThousandGames) { EXPECT_EQ(orrery::tests::games_hash<orrery::jumpgate::Game>(1000), "7913e545b411f5eb"); }

}  // namespace
