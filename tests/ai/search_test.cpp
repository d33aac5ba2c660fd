// The searching computer player: it plays well, is deterministic, uses only what its seat knows, allocates nothing during
// playouts, and answers whenever it is asked.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/ai/thinkers.h"
#include "engine/cli/allocations.h"
#include "engine/games/jumpgate/game.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "engine/match/service.h"
#include "tests/rounds.h"
#include "tests/sample_game.h"

namespace orrery {
namespace {

using Game = jumpgate::Game;

std::unique_ptr<AnyMatch> new_match(std::uint64_t seed, int seats = 2, std::string_view game = "jumpgate") {
    NewMatch how;
    how.names.resize(static_cast<std::size_t>(seats));
    how.seed = seed;
    return std::move(*game_by_id(game)->start(how));
}

/// Plays a game in which the seats have these levels, with a few playouts per decision, and returns its score.
ScoreSheet play(std::uint64_t seed, const std::vector<std::string>& levels, int iterations) {
    auto match = new_match(seed, static_cast<int>(levels.size()));
    Rng rng(seed);
    BotStats stats;
    while (const auto who = match->to_act())
        EXPECT_TRUE(match->make(match->bot_move(levels[static_cast<std::size_t>(*who)], rng.next64() >> 1u, {0, iterations}, stats)));
    return match->score();
}

TEST(Search, RootsAndLogarithmsOfIntegers) {
    for (std::uint64_t n = 0; n < 5000; ++n) {
        const std::uint64_t root = integer_sqrt(n);
        EXPECT_LE(root * root, n);
        EXPECT_GT((root + 1) * (root + 1), n);
    }
    EXPECT_EQ(integer_sqrt(~std::uint64_t{0}), 0xFFFFFFFFu);
    EXPECT_EQ(log_in_65536ths(1), 0u);
    std::uint64_t before = 0;
    for (std::uint32_t n : {2u, 3u, 4u, 5u, 8u, 100u, 1000u, 1000000u, 4000000000u}) {
        EXPECT_GT(log_in_65536ths(n), before);
        before = log_in_65536ths(n);
    }
    EXPECT_NEAR(static_cast<double>(log_in_65536ths(1000)) / 65536, 6.9078, 0.06);
}

TEST(Search, TheRewardFollowsPlaceAndMargin) {
    Standing won, lost, even;
    won.points.of = {30, 20};
    won.places.of = {1, 2};
    lost.points.of = {20, 30};
    lost.places.of = {2, 1};
    even.points.of = {20, 20};
    even.places.of = {1, 1};
    EXPECT_GT(reward_of(won, 0, 2), reward_of(even, 0, 2));
    EXPECT_GT(reward_of(even, 0, 2), reward_of(lost, 0, 2));
    EXPECT_EQ(reward_of(even, 0, 2), 500);
    EXPECT_EQ(reward_of(won, 0, 2) + reward_of(lost, 0, 2), 1000);
    won.points.of = {900, 0};
    EXPECT_EQ(reward_of(won, 0, 2), 1000);
    EXPECT_EQ(reward_of(won, 1, 2), 0);
    Standing three;
    three.points.of = {10, 9, 30};
    three.places.of = {2, 3, 1};
    EXPECT_LT(reward_of(three, 0, 3), 500) << "second of three, far behind the first";
    EXPECT_GT(reward_of(three, 0, 3), reward_of(three, 1, 3));
}

TEST(Search, SharesAreWholeAndInProportion) {
    const auto shares = [](std::vector<std::int64_t> parts) { return in_thousandths(parts); };
    EXPECT_EQ(shares({1, 1}), (std::vector<int>{500, 500}));
    EXPECT_EQ(shares({0, 0, 0}), (std::vector<int>{333, 333, 334})) << "nothing is known";
    EXPECT_EQ(shares({7, 0, 14}), (std::vector<int>{333, 0, 667}));
    EXPECT_EQ(shares({1}), std::vector<int>{1000});
    EXPECT_TRUE(shares({}).empty());
}

TEST(Search, TellsHowTheGameStands) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        auto match = new_match(seed);
        Rng rng(seed);
        BotStats stats;
        std::unique_ptr<AnyMatch> before = match->copy();
        while (match->to_act()) {
            if (match->moves().size() > 1) before = match->copy();
            EXPECT_TRUE(match->make(match->bot_move("random", rng.next64() >> 1u, {}, stats)));
        }
        Search<Game> search(*level_by_id("playouts"), match_of<Game>(*before)->observe(*before->to_act()), seed);
        EXPECT_TRUE(search.shares().empty()) << "before it has thought";
        search.judge_also(nullptr);
        EXPECT_FALSE(search.share_after(before->moves()[0]));
        search.think(300);
        const std::vector<int> shares = search.shares();
        ASSERT_EQ(shares.size(), 2u);
        EXPECT_EQ(shares[0] + shares[1], 1000);
        EXPECT_FALSE(search.share_after(Json::object()));
        const BotStats thought = search.stats();
        int most = 0;
        for (const BotValue& value : thought.values) most = std::max(most, search.share_after(value.move).value_or(0));
        const auto me = static_cast<std::size_t>(*before->to_act());
        EXPECT_GE(most + 1, shares[me]) << "the best move is no worse than all together";
        const Json told = write_judgement(search, nullptr);
        EXPECT_EQ(told["shares"].size(), 2u);
        EXPECT_EQ(told["moves"][0]["move"], search.move());
        EXPECT_LE(told["moves"].size(), 2u);
        for (std::size_t i = 0; i < told["moves"].size(); ++i)
            EXPECT_EQ(told["moves"][i]["share"].is_null(), thought.values[i].visits * 4 < thought.values[0].visits) << "too little is known of it";
        EXPECT_TRUE(told["asked"].is_null());
        // A watched move is thought about, too, however bad it looks.
        Search<Game> watching(*level_by_id("playouts"), match_of<Game>(*before)->observe(*before->to_act()), seed);
        watching.judge_also(thought.values.back().move);
        watching.think(300);
        int watched = 0;
        for (const BotValue& value : watching.stats().values)
            if (value.move == thought.values.back().move) watched = value.visits;
        EXPECT_GE(watched * 2 + 2, watching.stats().values[0].visits);
        EXPECT_EQ(write_judgement(search, search.move())["asked"], told["moves"][0]["share"]);
    }
}

TEST(Search, AnAutomatonIsARivalLikeAnyOther) {
    Standing solo;
    solo.points.of = {30, 20};
    solo.places.of = {1, 2};
    EXPECT_EQ(reward_of(solo, 0, 1), 180) << "alone, the points count";
    solo.automata = 1;
    Standing pair = solo;
    pair.automata = 0;
    EXPECT_EQ(reward_of(solo, 0, 1), reward_of(pair, 0, 2));
    solo.places.of = {2, 1};
    EXPECT_LT(reward_of(solo, 0, 1), 500 + 60) << "the automaton wins the tie";
}

/// Game that judges positions in the same way as the search does without `evaluate`.
struct JudgedByPlaces : Game {
    static int evaluate(const State& s, Seat me) { return reward_of(standing(s), me, s.seats); }
};
/// Game whose computer player wants the fewest points.
struct WantsToLose : Game {
    static int evaluate(const State& s, Seat me) { return kMostReward - reward_of(standing(s), me, s.seats); }
};
/// Game whose rewards exceed the range.
struct JudgesWildly : Game {
    static int evaluate(const State&, Seat) { return 5 * kMostReward; }
};
static_assert(!HasEvaluate<Game> && HasEvaluate<JudgedByPlaces>);

template <class G>
BotStats thought(std::uint64_t seed, Json& move) {
    auto match = new_match(seed);
    Rng rng(seed);
    BotStats stats;
    for (int i = 0; i < 12; ++i) EXPECT_TRUE(match->make(match->bot_move("random", rng.next64() >> 1u, {}, stats)));
    Search<G> search(*level_by_id("playouts"), match_of<Game>(*match)->observe(*match->to_act()), seed);
    search.think(200);
    move = search.move();
    return search.stats();
}

TEST(Search, AGameMayJudgePositionsItself) {
    int changed = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Json usual, by_places, losing, wild;
        const BotStats a = thought<Game>(seed, usual), b = thought<JudgedByPlaces>(seed, by_places);
        EXPECT_EQ(usual, by_places) << "without a judgement of the game, places and margins decide";
        ASSERT_EQ(a.values.size(), b.values.size());
        for (std::size_t i = 0; i < a.values.size(); ++i) {
            EXPECT_EQ(a.values[i].move, b.values[i].move);
            EXPECT_EQ(a.values[i].visits, b.values[i].visits);
            EXPECT_EQ(a.values[i].value, b.values[i].value);
        }
        thought<WantsToLose>(seed, losing);
        changed += losing != usual ? 1 : 0;
        for (const BotValue& value : thought<JudgesWildly>(seed, wild).values) EXPECT_LE(value.value, kMostReward);
    }
    EXPECT_GT(changed, 0);
}

/// Games that prune: whoever can do anything else does not fly; no move is sensible.
struct NeverFlies : Game {
    static bool is_pruned(const State&, Seat, const Move& move) { return std::holds_alternative<jumpgate::Fly>(move); }
};
struct PrunesEverything : Game {
    static bool is_pruned(const State&, Seat, const Move&) { return true; }
};

TEST(Search, PrunedMovesAreNotTriedUnlessThereAreNoOthersOrTheyAreWatched) {
    int pruned = 0, open = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        auto match = new_match(seed);
        Rng rng(seed);
        BotStats stats;
        for (int i = 0; i < 30; ++i) {
            const auto moves = match->moves();
            const auto flies = static_cast<std::size_t>(std::count_if(moves.begin(), moves.end(), [](const Json& move) { return move["type"] == "fly"; }));
            if (flies > 0 && flies < moves.size()) {
                const Level& level = *level_by_id("normal");
                const auto seen = match_of<Game>(*match)->observe(*match->to_act());
                Search<NeverFlies> search(level, seen, seed), watching(level, seen, seed);
                const bool is_forced = flies + 1 == moves.size();
                EXPECT_EQ(search.is_settled(), is_forced) << "what is left alone needs no thought";
                search.think(60);
                EXPECT_NE(search.move()["type"], "fly");
                const BotStats thought = search.stats();
                EXPECT_EQ(thought.values.size(), moves.size()) << "they are still legal";
                Json flight;
                for (const BotValue& value : thought.values) {
                    const bool is_flight = value.move["type"] == "fly";
                    if (is_flight) flight = value.move;
                    EXPECT_EQ(value.visits == 0, is_flight || is_forced);
                    ++(is_flight ? pruned : open);
                }
                watching.judge_also(flight);
                watching.think(60);
                EXPECT_TRUE(watching.share_after(flight)) << "people may have made it";
                EXPECT_NE(watching.move()["type"], "fly");
            }
            ASSERT_TRUE(match->make(match->bot_move("random", rng.next64() >> 1u, {}, stats)));
        }
        Json usual, left;
        thought<Game>(seed, usual);
        thought<PrunesEverything>(seed, left);
        EXPECT_EQ(left, usual);
    }
    EXPECT_GT(pruned, 0);
    EXPECT_GT(open, 0);
}

TEST(Search, TheStandingOfAGameWithAnAutomatonIsThatOfItsScoreSheet) {
    using Sample = tests::sample::Game;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        NewMatch how;
        how.names.resize(1);
        how.seed = seed;
        const auto match = std::move(*Match<Sample>::start(how));
        BotStats stats;
        while (match->to_act()) ASSERT_TRUE(match->make(match->bot_move("normal", seed, {0, 40}, stats)));
        const Standing end = Sample::standing(match_of<Sample>(*match)->now());
        const ScoreSheet sheet = match->score();
        ASSERT_EQ(sheet.rows.size(), 1u + static_cast<std::size_t>(end.automata));
        for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
            EXPECT_EQ(end.points.of[i], sheet.rows[i].total);
            EXPECT_EQ(end.places.of[i], sheet.rows[i].place);
        }
    }
}

TEST(Search, TheStandingIsThatOfTheScoreSheetAtTheEnd) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        auto match = new_match(seed, 2 + static_cast<int>(seed % 4));
        Rng rng(seed);
        BotStats stats;
        while (match->to_act()) ASSERT_TRUE(match->make(match->bot_move("random", rng.next64() >> 1u, {}, stats)));
        const Standing end = Game::standing(match_of<Game>(*match)->now());
        const ScoreSheet sheet = match->score();
        for (std::size_t seat = 0; seat < sheet.rows.size(); ++seat) {
            EXPECT_EQ(end.points.of[seat], sheet.rows[seat].total);
            EXPECT_EQ(end.places.of[seat], sheet.rows[seat].place);
        }
    }
}

// The same games are played each time, so the result changes only with the player itself.
TEST(Search, BeatsRandomByFarWithFewPlayouts) {
    int wins = 0, margin = 0;
    const int games = std::max(3, tests::rounds(12));
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        const bool second = seed % 2 == 0;
        const ScoreSheet sheet = play(seed, second ? std::vector<std::string>{"random", "normal"} : std::vector<std::string>{"normal", "random"}, 60);
        const std::size_t me = second ? 1 : 0;
        wins += sheet.rows[me].place == 1 ? 1 : 0;
        margin += sheet.rows[me].total - sheet.rows[1 - me].total;
    }
    EXPECT_GE(wins, games - 1);
    EXPECT_GE(margin, 6 * games);
}

TEST(Search, SeedAndIterationsDecideTheMove) {
    auto match = new_match(7);
    BotStats a, b, c;
    const Json first = match->bot_move("hard", 5, {0, 200}, a);
    EXPECT_EQ(match->bot_move("hard", 5, {0, 200}, b), first);
    EXPECT_EQ(a.iterations, 200);
    ASSERT_EQ(a.values.size(), b.values.size());
    int visits = 0;
    for (std::size_t i = 0; i < a.values.size(); ++i) {
        EXPECT_EQ(a.values[i].move, b.values[i].move);
        EXPECT_EQ(a.values[i].visits, b.values[i].visits);
        EXPECT_EQ(a.values[i].value, b.values[i].value);
        visits += a.values[i].visits;
    }
    EXPECT_EQ(visits, 200);
    EXPECT_EQ(a.values.front().move, first) << "the move made is the one thought best";
    // Thinking in slices of any size gives the same result.
    const auto thinker = match->thinker("hard", 5);
    for (int slice : {1, 3, 96, 60, 40}) thinker->think(slice);
    EXPECT_EQ(thinker->move(), first);
    match->bot_move("easy", 5, {0, 100000}, c);
    EXPECT_EQ(c.iterations, match->thinker("easy", 5)->pace().iterations) << "easy never thinks longer";
}

TEST(Habits, AreMeanRewardsOfMovesBySeat) {
    const Game::Move fly = jumpgate::Fly{3}, other = jumpgate::Fly{4};
    Habits habits;
    EXPECT_EQ(habits.value(Habits::place(fly, 0)), kMostReward) << "what was not tried is tried";
    habits.learn(Habits::place(fly, 0), 200);
    habits.learn(Habits::place(fly, 0), 500);
    EXPECT_EQ(habits.value(Habits::place(fly, 0)), 350);
    EXPECT_EQ(habits.value(Habits::place(fly, 1)), kMostReward);
    EXPECT_EQ(habits.value(Habits::place(other, 0)), kMostReward);
}

// With the same number of playouts.
TEST(Search, PlaysBetterByHabitsThanAtRandom) {
    const int games = std::max(8, tests::rounds(40));
    int won = 0;
    for (int i = 0; i < games; ++i) {
        const auto match = new_match(static_cast<std::uint64_t>(i) + 1);
        Rng rng(static_cast<std::uint64_t>(i));
        const Seat learner = static_cast<Seat>(i % 2);
        while (const auto who = match->to_act()) {
            Search<Game> search(*level_by_id(*who == learner ? "normal" : "playouts"), match_of<Game>(*match)->observe(*who), rng.next64());
            search.think(150);
            ASSERT_TRUE(match->make(search.move()));
        }
        won += match->score().has_won(learner) ? 1 : 0;
    }
    EXPECT_GE(won, games / 2) << "of " << games;
}

// Positions that differ only in what the seat cannot know give the same answer.
TEST(Search, KnowsNoMoreThanItsSeat) {
    auto match = new_match(3);
    BotStats stats;
    Rng rng(1);
    for (int i = 0; i < 9; ++i) ASSERT_TRUE(match->make(match->bot_move("random", rng.next64() >> 1u, {}, stats)));
    const Seat who = *match->to_act();
    const Json told = match->bot_move("normal", 11, {0, 150}, stats);
    for (std::uint64_t guess = 1; guess <= 3; ++guess) {
        auto determinized = load_position(match->guess_position(who, guess));
        ASSERT_TRUE(determinized);
        ASSERT_NE((*determinized)->hash(), match->hash());
        EXPECT_EQ((*determinized)->bot_move("normal", 11, {0, 150}, stats), told);
    }
}

TEST(Search, AllocatesNothingWhileItPlaysOut) {
    auto match = new_match(3);
    Search<Game> search(*level_by_id("playouts"), match_of<Game>(*match)->observe(0), 1);
    search.think(20);
    const std::uint64_t before = cli::allocations();
    search.think(200);
    EXPECT_EQ(cli::allocations(), before);
    EXPECT_EQ(search.iterations(), 220);
}

TEST(Search, ABudgetInTimeFollowsTheClock) {
    auto match = new_match(3);
    BotStats stats;
    double now = 0;
    int asked = 0;
    match->bot_move("expert", 1, {10, 0}, stats, [&] { return now += ++asked > 3 ? 100.0 : 1.0; });
    EXPECT_GT(stats.iterations, 0);
    EXPECT_LT(stats.iterations, 400);
    match->bot_move("expert", 1, {2, 0}, stats);           // no clock: limited by iterations
    EXPECT_EQ(stats.iterations, iterations_in(match->thinker("expert", 1)->pace(), 2));
}

/// Returns the first position of some game in which the seat to act has only one legal move.
std::unique_ptr<AnyMatch> with_one_move() {
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        for (const GameEntry& game : all_games()) {
            NewMatch how;
            how.names.resize(static_cast<std::size_t>(game.info->min_seats));
            how.seed = seed;
            auto match = game.start(how);
            Rng pick(seed);
            for (int ply = 0; ply < 400 && (*match)->to_act(); ++ply) {
                const std::vector<Json> moves = (*match)->moves();
                if (moves.size() == 1) return std::move(*match);
                (*match)->make(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
    return nullptr;
}

TEST(Search, TheOnlyMoveIsMadeWithoutThinking) {
    const auto match = with_one_move();
    ASSERT_TRUE(match);
    BotStats stats;
    int asked = 0;
    EXPECT_EQ(match->bot_move("normal", 1, {600, 0}, stats, [&] { return double(++asked); }), match->moves().front());
    EXPECT_EQ(stats.iterations, 0) << "games played out";
    EXPECT_LE(asked, 1) << "looks at the clock";
    const auto thinker = match->thinker("normal", 1);
    EXPECT_TRUE(thinker->is_settled());
    thinker->think(500);
    EXPECT_EQ(thinker->iterations(), 0);
    EXPECT_FALSE(new_match(3)->thinker("normal", 1)->is_settled());
}

// The most visited move is made, so a lead that is greater than what is left is enough.
TEST(Search, StopsAsSoonAsTheRestCannotChangeTheMove) {
    for (const GameEntry& game : all_games()) {
        int stopped = 0, decisions = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            const auto match = new_match(seed, 2, game.info->id);
            Rng rng(seed);
            BotStats stats;
            for (int ply = 0; ply < 24 && match->to_act(); ++ply) {
                const auto moves = match->moves();
                const auto player = match->thinker(kAdviceLevel, seed);
                if (moves.size() > 1 && ply % 4 == 0 && !player->is_settled()) {
                    const int most = 240;
                    while (!is_done(*player, most, Until::decided)) player->think(1);
                    const auto whole = match->thinker(kAdviceLevel, seed);
                    whole->think(most);
                    EXPECT_EQ(player->move(), whole->move()) << game.info->id << " " << seed << " " << ply;
                    ++decisions;
                    stopped += player->iterations() < most ? 1 : 0;
                    EXPECT_FALSE(is_done(*player, most, Until::spent) && player->iterations() < most);
                    // Told how many, it makes so many; what is drawn depends on all of them.
                    match->bot_move("normal", seed, {0, 90}, stats);
                    EXPECT_EQ(stats.iterations, 90) << game.info->id;
                    match->bot_move("novice", seed, {}, stats);
                    EXPECT_EQ(stats.iterations, match->thinker("novice", seed)->pace().iterations) << game.info->id;
                }
                match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
            }
        }
        EXPECT_GT(decisions, 3) << game.info->id;
        EXPECT_GT(stopped, 0) << game.info->id;
    }
}

/// A service as configured in the worker.
class Slices : public ::testing::Test {
  protected:
    Json say(const std::string& line) {
        const std::string answer = service_.handle_line(line);
        return answer.empty() ? Json() : *parse_json(answer);
    }
    void open() {
        say(R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"jumpgate","players":2,"seed":4}})");
    }
    Service service_{{[] { return std::uint64_t{1}; }, [] { return std::string("2026-11-21T09:00:00Z"); }, [this] { return now_ += 0.25; }, true}};
    double now_ = 0;
};

TEST_F(Slices, ABotThinksInSlicesAndReadsWhatComesMeanwhile) {
    open();
    EXPECT_TRUE(say(R"({"jsonrpc":"2.0","id":2,"method":"bot","params":{"session":"s1","level":"normal","seed":5,"budget":{"iterations":300}}})").is_null());
    EXPECT_TRUE(service_.is_thinking());
    EXPECT_EQ(service_.think_on(1), "");
    EXPECT_TRUE(say(R"({"jsonrpc":"2.0","id":3,"method":"hash","params":{"session":"s1"}})").contains("result"));
    std::string said;
    for (int i = 0; i < 1000 && said.empty(); ++i) said = service_.think_on(1);
    const Json answer = *parse_json(said);
    EXPECT_EQ(answer["id"], 2);
    EXPECT_EQ(answer["result"]["stats"]["iterations"], 300);
    EXPECT_FALSE(service_.is_thinking());
    Service whole({[] { return std::uint64_t{1}; }, [] { return std::string("2026-11-21T09:00:00Z"); }});
    whole.handle_line(R"({"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"jumpgate","players":2,"seed":4}})");
    EXPECT_EQ((*parse_json(whole.handle_line(
                  R"({"jsonrpc":"2.0","id":2,"method":"bot","params":{"session":"s1","level":"normal","seed":5,"budget":{"iterations":300}}})")))["result"],
              answer["result"]) << "the same answer as without slices";
}

TEST_F(Slices, TheOnlyMoveIsAnsweredInTheFirstSlice) {
    const auto match = with_one_move();
    ASSERT_TRUE(match);
    Json load = Json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", "load"}, {"params", {{"position", match->position()}}}};
    ASSERT_TRUE(say(to_text(load)).contains("result"));
    say(R"({"jsonrpc":"2.0","id":2,"method":"bot","params":{"session":"s1","level":"normal","seed":5,"budget":{"ms":600}}})");
    const std::string said = service_.think_on(1);
    ASSERT_FALSE(said.empty());
    EXPECT_EQ((*parse_json(said))["result"]["move"], match->moves().front());
    EXPECT_EQ((*parse_json(said))["result"]["stats"]["iterations"], 0);
}

TEST_F(Slices, ClosingTheSessionCutsThinkingShort) {
    open();
    say(R"({"jsonrpc":"2.0","id":2,"method":"bot","params":{"session":"s1","level":"normal","seed":5,"budget":{"iterations":1000000}}})");
    service_.think_on(1);
    EXPECT_TRUE(service_.is_thinking());
    say(R"({"jsonrpc":"2.0","id":3,"method":"close","params":{"session":"s1"}})");
    const std::string said = service_.think_on(1);
    ASSERT_FALSE(said.empty());
    EXPECT_LT((*parse_json(said))["result"]["stats"]["iterations"].get<int>(), 1000);
    EXPECT_FALSE(service_.is_thinking());
}

TEST_F(Slices, TimeEndsThinkingToo) {
    open();
    say(R"({"jsonrpc":"2.0","id":2,"method":"bot","params":{"session":"s1","level":"expert","seed":5,"budget":{"ms":20}}})");
    std::string said;
    int slices = 0;
    for (; slices < 100 && said.empty(); ++slices) said = service_.think_on(5);
    EXPECT_FALSE(said.empty());
    EXPECT_GT(slices, 2);
    EXPECT_LT(slices, 20);
}

}  // namespace
}  // namespace orrery
