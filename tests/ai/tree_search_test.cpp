// Searches with a network: tree search, and playouts that it judges. The networks here have random weights, so that the tests depend on no
// training.
#include "engine/ai/tree_search.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <memory>
#include <numeric>
#include <string>

#include "engine/ai/trainer.h"
#include "engine/cli/allocations.h"
#include "engine/games/jumpgate/game.h"
#include "engine/games/race/game.h"
#include "engine/match/game_list.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

const Level& level(std::string_view id) { return *level_by_id(id); }

template <class G>
StoredNetwork some_network(std::uint64_t seed) {
    Rng rng(seed);
    return Trainer(G::kFeatures, 8, rng).quantized();
}

template <class G>
typename G::State some_state(std::uint64_t seed, int moves) {
    Rng rng(seed);
    typename G::Events dropped;
    typename G::State state = G::start(usual_options<G>(2), 2, Rng(rng.next64()), nullptr, dropped);
    for (int i = 0; i < moves || (G::to_act(state) && G::legal_moves(state, *G::to_act(state)).size() < 2); ++i) {
        const auto who = G::to_act(state);
        if (!who) break;
        const auto choices = G::legal_moves(state, *who);
        G::apply(state, *who, choices[rng.below(static_cast<std::uint32_t>(choices.size()))], nullptr, dropped);
    }
    return state;
}

/// Checks what holds for a search in every game. `make` creates the player for an observation and a seed.
template <class G, class Make>
void check_search(Make make) {
    SCOPED_TRACE(G::info().id);
    const StoredNetwork network = some_network<G>(4);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const typename G::State state = some_state<G>(seed, static_cast<int>(seed) * 7);
        const auto who = G::to_act(state);
        if (!who) continue;
        const auto moves = G::legal_moves(state, *who);
        const Network view = network.view();
        const auto player = make(view, G::observe(state, *who), seed), in_slices = make(view, G::observe(state, *who), seed);
        Thinker &whole = *player, &sliced = *in_slices;
        whole.judge_also(nullptr);
        const std::uint64_t before = cli::allocations();
        whole.think(60);
        EXPECT_EQ(cli::allocations(), before) << "it allocates while it thinks";
        for (const int slice : {1, 9, 50}) sliced.think(slice);
        EXPECT_EQ(whole.move(), sliced.move());
        const BotStats stats = whole.stats();
        ASSERT_EQ(stats.values.size(), moves.size());
        int visits = 0;
        for (const BotValue& value : stats.values) {
            visits += value.visits;
            EXPECT_GE(value.value, 0);
            EXPECT_LE(value.value, kMostReward);
        }
        EXPECT_EQ(visits, moves.size() == 1 ? 0 : 60);
        EXPECT_EQ(stats.values.front().move, whole.move()) << "the move made is the one thought best";
        const std::vector<int> shares = whole.shares();
        EXPECT_EQ(shares.empty(), moves.size() == 1);
        EXPECT_EQ(std::accumulate(shares.begin(), shares.end(), 0), shares.empty() ? 0 : 1000);
        EXPECT_EQ(whole.share_after(whole.move()).has_value(), moves.size() > 1);
        EXPECT_TRUE(std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return G::encode_move(move) == whole.move(); }));
        // A watched move is thought about, too, however bad it looks.
        const auto watcher = make(view, G::observe(state, *who), seed);
        Thinker& watching = *watcher;
        watching.judge_also(stats.values.back().move);
        watching.think(60);
        for (const BotValue& value : watching.stats().values)
            EXPECT_TRUE(value.move != stats.values.back().move || value.visits * 2 + 2 >= watching.stats().values[0].visits);
        // Every state that agrees with the observation gives the same answer.
        Rng rng(seed);
        const typename G::State other = G::determinize(G::observe(state, *who), rng);
        const auto elsewhere = make(view, G::observe(other, *who), seed);
        elsewhere->think(60);
        EXPECT_EQ(elsewhere->move(), whole.move());
        // Advice: the best move first, each with its share, and the same from whatever agrees with the observation.
        const std::vector<Advice> advice = whole.advice(3), again = elsewhere->advice(3);
        ASSERT_FALSE(advice.empty());
        EXPECT_LE(advice.size(), 3u);
        EXPECT_EQ(advice[0].move, whole.move());
        ASSERT_EQ(again.size(), advice.size());
        for (std::size_t i = 0; i < advice.size(); ++i) {
            EXPECT_EQ(advice[i].share.has_value(), moves.size() > 1);
            EXPECT_EQ(again[i].move, advice[i].move);
            EXPECT_EQ(again[i].share, advice[i].share);
            EXPECT_EQ(again[i].topic, advice[i].topic);
        }
    }
}

template <class... G>
void check_all(GameList<G...>) {
    const auto check = [&]<class One>(One*) {
        if constexpr (HasFeatures<One>) {
            check_search<One>([](const Network& network, const auto& seen, std::uint64_t seed) {
                return std::make_unique<TreeSearch<One>>(level("normal"), network, seen, seed);
            });
            check_search<One>([](const Network& network, const auto& seen, std::uint64_t seed) {
                return std::make_unique<Search<One>>(level("normal"), seen, seed, &network);
            });
        }
    };
    (check(static_cast<G*>(nullptr)), ...);
}

TEST(SearchWithANetwork, HoldsItsPromisesInEveryGame) { check_all(AllGames{}); }

TEST(TreeSearch, AFullTreeGoesOnThinking) {
    using Game = jumpgate::Game;
    const StoredNetwork network = some_network<Game>(4);
    const Game::State state = some_state<Game>(3, 12);
    TreeSearch<Game> search(level("expert"), network.view(), Game::observe(state, *Game::to_act(state)), 1);
    const std::uint64_t before = cli::allocations();
    search.think(6000);                                    // more than the tree has room for
    EXPECT_EQ(cli::allocations(), before);
    EXPECT_EQ(search.iterations(), 6000);
    int visits = 0;
    for (const BotValue& value : search.stats().values) visits += value.visits;
    EXPECT_EQ(visits, 6000);
}

// A win that is certain is found also by a network that knows nothing.
TEST(TreeSearch, TakesTheWinThatLiesOneMoveAhead) {
    using Game = jumpgate::Game;
    const StoredNetwork nothing(Game::kFeatures, 1);
    Rng rng(11);
    int wins = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Game::Events dropped;
        Game::State state = Game::start(usual_options<Game>(2), 2, Rng(seed), nullptr, dropped);
        while (const auto who = Game::to_act(state)) {
            const auto moves = Game::legal_moves(state, *who);
            const auto is_won_by = [&](const Game::Move& move) {
                for (int world = 0; world < 100; ++world) {
                    Game::State after = Game::determinize(Game::observe(state, *who), rng);
                    Game::apply(after, *who, move, nullptr, dropped);
                    if (Game::to_act(after) || Game::standing(after).places[1 - *who] != 2) return false;
                }
                return true;
            };
            if (std::any_of(moves.begin(), moves.end(), is_won_by)) {
                TreeSearch<Game> search(level("normal"), nothing.view(), Game::observe(state, *who), seed);
                search.think(400);
                ++wins;
                // Perhaps it wins a move later, by more points.
                EXPECT_TRUE(is_won_by(search.choice()) || search.stats().values.front().value > 740) << "seed " << seed;
                break;
            }
            Game::apply(state, *who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped);
        }
    }
    EXPECT_GT(wins, 5);
}

TEST(TreeSearch, LevelsThatMakeMistakesDrawAmongTheMoves) {
    using Game = jumpgate::Game;
    const StoredNetwork network = some_network<Game>(4);
    int most_of_novice = 0, most_of_easy = 0;
    for (std::uint64_t position = 1; position <= 8; ++position) {
        const Game::State state = some_state<Game>(position, 12);
        const Game::Observation seen = Game::observe(state, *Game::to_act(state));
        std::map<std::string, int> novice, easy;
        const auto draw = [&](std::string_view id, std::map<std::string, int>& counts, std::uint64_t seed) {
            TreeSearch<Game> search(level(id), network.view(), seen, seed);
            search.think(search.pace().iterations);
            ++counts[search.move().dump()];
        };
        for (std::uint64_t seed = 1; seed <= 100; ++seed) draw("novice", novice, seed), draw("easy", easy, seed);
        const auto most = [](const std::map<std::string, int>& counts) {
            int out = 0;
            for (const auto& [move, count] : counts) out = std::max(out, count);
            return out;
        };
        EXPECT_GT(novice.size(), 1u);
        most_of_novice += most(novice);
        most_of_easy += most(easy);
    }
    EXPECT_GT(most_of_easy, most_of_novice) << "easy is surer of its best move";
    EXPECT_LT(most_of_easy, 800) << "and does not always make it";
}

// In Race actions and cards are chosen one after the other and revealed together.
TEST(SealedDecisions, TellTheNextSeatNothing) {
    using Game = race::Game;
    int sealed = 0, open = 0, compared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        for (int moves = 0; moves < 60; moves += 4) {
            const Game::State state = some_state<Game>(seed, moves);
            if (!Game::to_act(state)) continue;
            if (!Game::decides_sealed(state)) {
                ++open;
                continue;
            }
            ++sealed;
            // Whoever decides now learns the same, whatever the one before chose.
            const Seat who = *Game::to_act(state), other = 1 - who;
            if (!contains(state.waiting, other)) continue;
            const auto choices = Game::legal_moves(state, who);
            Game::Events dropped;
            Game::State one = state, two = state;
            Game::apply(one, who, choices[0], nullptr, dropped);
            Game::apply(two, who, choices[choices.size() - 1], nullptr, dropped);
            if (Game::to_act(one) != other || Game::to_act(two) != other) continue;            // a second action comes first
            ++compared;
            EXPECT_EQ(Game::observe(one, other), Game::observe(two, other)) << seed << " " << moves;
        }
    EXPECT_GT(sealed, 20);
    EXPECT_GT(open, 20);
    EXPECT_GT(compared, 10);
}

// What a worker is sent is a guess at what the seat does not know. ORRERY_FAIR_DECISIONS sets how many decisions of each game and
// level are compared.
TEST(Levels, AnotherHiddenTruthGivesTheSameMove) {
    const char* told = std::getenv("ORRERY_FAIR_DECISIONS");
    const int decisions = told != nullptr ? std::atoi(told) : tests::rounds(tests::is_deep() ? 200 : 4);
    for (const GameEntry& game : all_games())
        for (const Level& level : kOfferedLevels) {
            Rng rng(7);
            for (int done = 0; done < decisions;) {
                NewMatch how;
                how.names.resize(static_cast<std::size_t>(std::max(2, game.info->min_seats)));
                how.seed = rng.next64() >> 11u;
                const auto match = std::move(*game.start(how));
                for (int ply = 0; ply < 300 && match->to_act() && done < decisions; ++ply) {
                    const auto moves = match->moves();
                    if (moves.size() > 1 && ply % 9 == 0) {
                        BotStats stats;
                        const std::uint64_t seed = rng.next64();
                        const Json told = match->bot_move(level.id, seed, {0, 6}, stats);
                        const auto guess = load_position(match->guess_position(*match->to_act(), rng.next64()));
                        ASSERT_TRUE(guess);
                        EXPECT_EQ((*guess)->bot_move(level.id, seed, {0, 6}, stats), told) << game.info->id << " " << level.id;
                        ++done;
                    }
                    match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
                }
            }
        }
}

}  // namespace
}  // namespace orrery
