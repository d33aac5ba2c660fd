// The levels of the computer players against each other, with the networks that are part of the program. Small tournaments that fail
// only if the order of two levels is reversed beyond chance; docs/opponents.md has the large ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/ai/networks.h"
#include "engine/ai/search.h"
#include "engine/games/quantum/game.h"
#include "engine/match/game_list.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

/// Returns the share of a victory that `better` has in a game of two seats.
double share_won(const GameEntry& game, std::string_view better, std::string_view worse, int seat, std::uint64_t seed) {
    NewMatch how;
    how.names.resize(2);
    how.seed = seed;
    const auto match = std::move(*game.start(how));
    Rng rng(seed);
    BotStats stats;
    for (int ply = 0; ply < 3000 && match->to_act(); ++ply) {
        const std::string_view level = *match->to_act() == seat ? better : worse;
        EXPECT_TRUE(match->make(match->bot_move(level, rng.next64(), {}, stats)));
    }
    const ScoreSheet sheet = match->score();
    if (!sheet.over) return 0.5;
    return sheet.has_won(static_cast<Seat>(seat)) ? 1.0 / static_cast<double>(sheet.winners.size()) : 0.0;
}

[[maybe_unused]] void expect_order(const GameEntry& game, std::string_view better, std::string_view worse, int games) {
    double won = 0;
    for (int i = 0; i < games; ++i) won += share_won(game, better, worse, i % 2, static_cast<std::uint64_t>(i) + 1);
    // Of two equal players the better one has fewer wins than this in one of a thousand such tournaments.
    const double least = games / 2.0 - 3.1 * std::sqrt(games / 4.0);
    EXPECT_GE(won, least) << game.info->id << ": " << better << " against " << worse << " won " << won << " of " << games;
}

template <class... G>
std::size_t count_networks(GameList<G...>) {
    std::size_t networks = 0;
    const auto check = [&]<class One>(One*) {
        if (const Network* network = built_in_network(One::info().id)) {
            ++networks;
            EXPECT_EQ(network->inputs, One::kFeatures) << One::info().id << ": the features have changed since it was trained";
        }
    };
    (check(static_cast<G*>(nullptr)), ...);
    return networks;
}
TEST(Levels, NetworksFitTheFeaturesOfTheirGames) { EXPECT_EQ(count_networks(AllGames{}), all_games().size()); }

// All levels play in the tournaments of the deep tier, otherwise the fast ones: two, and three in the game that the tree search plays.
// Advice plays for the expert, who thinks at least as long (the next test): its games take up to ten times as long.
TEST_NATIVELY(Levels, TheBetterOneDoesNotLose) {
    for (const GameEntry& game : all_games()) {
        const std::size_t count = tests::plays_tournaments() ? kOfferedLevels.size() : game.info->id == std::string_view("jumpgate") ? 3 : 2;
        for (std::size_t i = 1; i < count; ++i) {
            const std::string_view better = kOfferedLevels[i].id;
            expect_order(game, better == "expert" ? kAdviceLevel : better, kOfferedLevels[i - 1].id, 20);
        }
    }
}

// Advice has to come at once, so it thinks no longer than an expert, and makes no mistakes either.
TEST(Levels, AdviceThinksAtMostLikeAnExpert) {
    for (const GameEntry& game : all_games())
        for (int seats = game.info->min_seats; seats <= 2; ++seats) {
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(seats));
            how.seed = 1;
            const auto match = std::move(*game.start(how));
            const int advice = match->thinker(kAdviceLevel, 1)->pace().iterations, expert = match->thinker("expert", 1)->pace().iterations;
            EXPECT_LE(advice, expert) << game.info->id << " " << seats;
            EXPECT_GT(advice, match->thinker("hard", 1)->pace().iterations) << game.info->id << " " << seats;
        }
    EXPECT_EQ(level_by_id(kAdviceLevel)->warmth, 0);
    EXPECT_TRUE(std::none_of(kOfferedLevels.begin(), kOfferedLevels.end(), [](const Level& level) { return level.id == kAdviceLevel; }));
}

// A player who moves at random loses against the weakest level, too.
TEST_NATIVELY(Levels, NovicesKnowWhatTheyDo) {
    for (const GameEntry& game : all_games()) {
        double won = 0;
        constexpr int kGames = 20;
        for (int i = 0; i < kGames; ++i) won += share_won(game, "novice", "random", i % 2, static_cast<std::uint64_t>(i) + 1);
        EXPECT_GE(won, kGames * 0.8) << game.info->id;
    }
}

// Alone against the Automa every level thinks more. At medium, normal then wins at least every other game (in the deep tier; one
// takes four seconds).
TEST_NATIVELY(Levels, ThinkMoreAloneAgainstTheAutoma) {
    const auto begin = [](int seats, std::uint64_t seed) {
        NewMatch how;
        how.names.resize(static_cast<std::size_t>(seats));
        if (seats == 1) how.options = {{"difficulty", "medium"}};
        how.seed = seed;
        return std::move(*game_by_id("microcosmos")->start(how));
    };
    for (const Level& level : kOfferedLevels) {
        BotStats alone, together;
        begin(1, 1)->bot_move(level.id, 1, {}, alone);
        begin(2, 1)->bot_move(level.id, 1, {}, together);
        EXPECT_GT(together.iterations, 0) << level.id;
        EXPECT_GT(alone.iterations, together.iterations) << level.id;
    }
    if (!tests::is_deep()) return;
    constexpr int kGames = 12;
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
        const auto match = begin(1, static_cast<std::uint64_t>(i) + 1);
        Rng rng(static_cast<std::uint64_t>(i) + 1);
        BotStats stats;
        for (int ply = 0; ply < 3000 && match->to_act(); ++ply) ASSERT_TRUE(match->make(match->bot_move("normal", rng.next64(), {}, stats)));
        won += match->score().has_won(Contender(Seat(0))) ? 1 : 0;
    }
    EXPECT_GE(2 * won, kGames) << "seven of ten are won";
}

// People need about fifteen turns.
TEST_NATIVELY(Levels, HardBuildsItsCubesOfQuantumInGoodTime) {
    using Game = quantum::Game;
    const Level hard = level_in<Game>(*level_by_id("hard"), 2);
    const int games = tests::is_deep() ? 11 : 3;
    std::vector<int> turns;
    for (int i = 0; i < games; ++i) {
        Rng rng(static_cast<std::uint64_t>(i) + 1);
        const Seat me = static_cast<Seat>(i % 2);
        Game::Events dropped;
        Game::State state = Game::start(usual_options<Game>(2), 2, Rng(rng.next64()), nullptr, dropped);
        int own = 0, turn = 0;
        for (int ply = 0; ply < 2000; ++ply) {
            const auto who = Game::to_act(state);
            if (!who) break;
            if (Game::turn_number(state) != turn) {
                turn = Game::turn_number(state);
                own += Game::turn_seat(state) == me ? 1 : 0;
            }
            const auto seen = Game::observe(state, *who);
            if (*who == me) {
                Search<Game> search(hard, seen, rng.next64());
                search.think(search.is_settled() ? 0 : hard.playouts);
                Game::apply(state, *who, search.choice(), nullptr, dropped);
            } else {
                Game::apply(state, *who, random_move<Game>(seen, rng), nullptr, dropped);
            }
        }
        EXPECT_TRUE(Game::score(state).has_won(me));
        turns.push_back(own);
    }
    std::sort(turns.begin(), turns.end());
    EXPECT_LE(turns[turns.size() / 2], tests::is_deep() ? 20 : 30) << "own turns, median";
}

}  // namespace
}  // namespace orrery
