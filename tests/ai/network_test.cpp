// The learnt judgement: inference in integers, the gradient of training, weights as documents, one move of lookahead, and self-play.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <sstream>
#include <string>
#include <vector>

#include "engine/ai/lookahead.h"
#include "engine/ai/network.h"
#include "engine/ai/self_play.h"
#include "engine/ai/trainer.h"
#include "engine/games/jumpgate/game.h"
#include "engine/games/quantum/game.h"
#include "engine/games/race/game.h"
#include "engine/match/match.h"

namespace orrery {
namespace {

using Game = jumpgate::Game;
static_assert(HasFeatures<jumpgate::Game> && HasFeatures<quantum::Game> && HasFeatures<race::Game>);

constexpr int kInputs = 12, kHidden = 5;

std::vector<std::int8_t> random_features(Rng& rng, int count = kInputs) {
    std::vector<std::int8_t> out(static_cast<std::size_t>(count));
    for (std::int8_t& one : out) one = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
    return out;
}

/// Returns a network with weights of every size.
StoredNetwork random_network(Rng& rng, int inputs = kInputs, int hidden = kHidden) {
    StoredNetwork out(inputs, hidden);
    for (auto& weight : out.hidden_weights) weight = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
    for (auto& bias : out.hidden_biases) bias = static_cast<std::int32_t>(rng.below(8001)) - 4000;
    for (auto& weight : out.output_weights) weight = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
    for (auto& weight : out.direct_weights) weight = static_cast<std::int16_t>(static_cast<int>(rng.below(401)) - 200);
    out.bias = static_cast<std::int32_t>(rng.below(8001)) - 4000;
    return out;
}

// --- inference ---

TEST(Features, AreScaledAndClamped) {
    std::array<std::int8_t, 9> out{};
    FeatureWriter writer(out);
    writer.add(3, 4);
    writer.add(-1, 2);
    writer.add(std::numeric_limits<int>::max());
    writer.add(-1000);
    writer.flag(true);
    writer.one_of(1, 3);
    writer.one_of(7, 1);
    EXPECT_EQ(writer.size(), out.size());
    EXPECT_EQ(out, (std::array<std::int8_t, 9>{24, -16, 127, -127, 32, 0, 32, 0, 0}));
}

TEST(Network, TheLogisticFunctionRisesFromNothingToOne) {
    for (std::int32_t x = -9 * Network::kEndScale; x < 9 * Network::kEndScale; x += 997) {
        EXPECT_LE(logistic_in_65536ths(x), logistic_in_65536ths(x + 997));
        EXPECT_NEAR(logistic_in_65536ths(x) / 65536.0, 1 / (1 + std::exp(-static_cast<double>(x) / Network::kEndScale)), 0.001) << x;
    }
    EXPECT_EQ(logistic_in_65536ths(0), 32768);
    EXPECT_EQ(logistic_in_65536ths(std::numeric_limits<std::int32_t>::min()), 22);
    EXPECT_LT(logistic_in_65536ths(std::numeric_limits<std::int32_t>::max()), 65536);
}

// The numbers were computed once by g++ on x86-64. Every build must find them again.
TEST(Network, JudgesAlikeOnEveryPlatform) {
    Rng rng(20);
    std::uint64_t sums = 0, judgements = 0;
    for (int i = 0; i < 200; ++i) {
        const StoredNetwork network = random_network(rng);
        const std::vector<std::int8_t> features = random_features(rng);
        sums = sums * 31 + static_cast<std::uint32_t>(network.view().sum(features));
        judgements = judgements * 31 + static_cast<std::uint64_t>(network.view().judge(features));
    }
    EXPECT_EQ(sums, 483328016699597504u);
    EXPECT_EQ(judgements, 1215623571962334563u);
}

TEST(Network, TheLargestWeightsDoNotOverflow) {
    StoredNetwork network(Network::kMostInputs, Network::kMostHidden);
    for (auto& weight : network.hidden_weights) weight = Network::kMostSmall;
    for (auto& weight : network.output_weights) weight = Network::kMostSmall;
    for (auto& weight : network.direct_weights) weight = Network::kMostDirect;
    network.bias = Network::kMostBias;
    for (auto& bias : network.hidden_biases) bias = Network::kMostBias;
    const std::vector<std::int8_t> most(Network::kMostInputs, kMostFeature), least(Network::kMostInputs, -kMostFeature);
    EXPECT_EQ(network.view().judge(most), kMostJudgement - 4);
    EXPECT_EQ(network.view().judge(least), 3);
}

// --- weights as documents ---

TEST(Network, WeightsAreReadAsTheyWereWritten) {
    Rng rng(3);
    const StoredNetwork network = random_network(rng);
    const auto read = StoredNetwork::decode(network.encode());
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, network);
}

TEST(Network, DamagedWeightsAreRefusedWithAPlace) {
    Rng rng(3);
    const Json good = random_network(rng).encode();
    const auto error_after = [&](const std::function<void(Json&)>& damage) {
        Json document = good;
        damage(document);
        const auto read = StoredNetwork::decode(document);
        return read ? std::string("none") : read.error().pointer;
    };
    EXPECT_EQ(error_after([](Json& d) { d = Json::array(); }), "");
    EXPECT_EQ(error_after([](Json& d) { d["inputs"] = 0; }), "/inputs");
    EXPECT_EQ(error_after([](Json& d) { d["hidden"] = "many"; }), "/hidden");
    EXPECT_EQ(error_after([](Json& d) { d["inputs"] = kInputs + 1; }), "/hidden_weights");
    EXPECT_EQ(error_after([](Json& d) { d["hidden_weights"][7] = 128; }), "/hidden_weights/7");
    EXPECT_EQ(error_after([](Json& d) { d["direct_weights"].erase(0); }), "/direct_weights");
    EXPECT_EQ(error_after([](Json& d) { d["output_weights"][0] = 0.5; }), "/output_weights/0");
    EXPECT_EQ(error_after([](Json& d) { d["output_weights"][0] = 18446744073709551615u; }), "/output_weights/0");
    EXPECT_EQ(error_after([](Json& d) { d["bias"] = std::int64_t{1} << 40; }), "/bias");
    EXPECT_EQ(error_after([](Json& d) { d["inputs"] = Network::kMostInputs + 1; }), "/inputs");
    EXPECT_EQ(error_after([](Json& d) { d["win_shares"][3] = -1; }), "/win_shares/3");
    EXPECT_EQ(error_after([](Json& d) { d["win_shares"][3] = 1001; }), "/win_shares/3");
    EXPECT_NE(error_after([](Json& d) { d.erase("bias"); }), "none");
    EXPECT_NE(error_after([](Json& d) { d["more"] = 1; }), "none");
    EXPECT_EQ(error_after([](Json& d) { d["made"] = Json{{"games", 8000}}; }), "none") << "tells how the weights were made";
}

// --- training ---

TEST(Trainer, ItsGradientIsThatOfFiniteDifferences) {
    Rng rng(8);
    Trainer trainer(kInputs, kHidden, rng);
    std::vector<std::vector<std::int8_t>> positions;
    std::vector<Example> examples;
    for (int i = 0; i < 20; ++i) positions.push_back(random_features(rng));
    for (std::size_t i = 0; i < positions.size(); ++i) examples.push_back({positions[i], static_cast<float>(rng.below(101)) / 100});
    std::vector<float> gradient, dropped;
    trainer.gradient(examples, gradient);
    constexpr float kSmall = 1e-2f;
    int compared = 0;
    for (std::size_t i = 0; i < gradient.size(); ++i) {
        float& weight = trainer.weights()[i];
        const float kept = weight;
        weight = kept + kSmall;
        const float above = trainer.gradient(examples, dropped);
        weight = kept - kSmall;
        const float below = trainer.gradient(examples, dropped);
        weight = kept;
        // Where a unit is clipped within the step, the slope jumps.
        EXPECT_NEAR((above - below) / (2 * kSmall), gradient[i], 0.02f + 0.1f * std::fabs(gradient[i])) << i;
        compared += std::fabs(gradient[i]) > 0.02f;
    }
    EXPECT_GT(compared, 20);
}

TEST(Trainer, LearnsAndRoundsToWhatItLearnt) {
    Rng rng(5);
    Trainer trainer(kInputs, 16, rng);
    // The first two features count only together.
    std::vector<std::vector<std::int8_t>> positions;
    std::vector<Example> examples;
    for (int i = 0; i < 400; ++i) positions.push_back(random_features(rng));
    for (const auto& position : positions) examples.push_back({position, position[0] > 0 && position[1] > 0 ? 0.9f : 0.1f});
    const float before = trainer.step(examples, 0.01f);
    for (int i = 0; i < 400; ++i) trainer.step(examples, 0.01f);
    const float after = trainer.step(examples, 0.01f);
    EXPECT_LT(after, before * 0.75f);
    const StoredNetwork network = trainer.quantized();
    for (const auto& position : positions)
        EXPECT_NEAR(static_cast<float>(network.view().judge(position)) / kMostJudgement, trainer.judge(position), 0.05f);
}

// --- play ---

TEST(Lookahead, TakesTheWinThatLiesOneMoveAhead) {
    // A network that knows nothing: only the end of the game tells moves apart.
    const StoredNetwork nothing(Game::kFeatures, 1);
    Rng rng(11);
    int ends = 0;
    for (int game = 0; game < 30; ++game) {
        Game::Events dropped;
        Game::State state = Game::start(usual_options<Game>(2), 2, Rng(rng.next64()), nullptr, dropped);
        while (const auto who = Game::to_act(state)) {
            const auto moves = Game::legal_moves(state, *who);
            // A move that wins whatever the seat does not know.
            const auto wins = [&](const Game::Move& move) {
                for (int world = 0; world < 12; ++world) {
                    Game::State after = Game::determinize(Game::observe(state, *who), rng);
                    Game::apply(after, *who, move, nullptr, dropped);
                    if (Game::to_act(after) || Game::standing(after).places[1 - *who] != 2) return false;
                }
                return true;
            };
            const bool can_win = std::any_of(moves.begin(), moves.end(), wins);
            const Lookahead<Game> ahead(nothing.view(), Game::observe(state, *who), 4, rng);
            ASSERT_EQ(ahead.moves().size(), moves.size());
            if (can_win) {
                ++ends;
                Game::State after = state;
                Game::apply(after, *who, moves[ahead.best()], nullptr, dropped);
                EXPECT_FALSE(Game::to_act(after)) << "game " << game;
                EXPECT_EQ(Game::standing(after).places[*who], 1) << "game " << game;
                EXPECT_EQ(Game::standing(after).places[1 - *who], 2) << "game " << game;
                break;
            }
            Game::apply(state, *who, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], nullptr, dropped);
        }
    }
    EXPECT_GT(ends, 5);
}

TEST(WinShares, AreThoseThatWereCounted) {
    WinShares shares;
    StoredNetwork network(1, 1);
    const auto share = [&](int judgement, int contenders) {
        network.win_shares = shares.table();
        return network.view().win_share(judgement, contenders);
    };
    EXPECT_EQ(share(5000, 2), 500);
    EXPECT_EQ(share(5000, 4), 250);
    EXPECT_LT(share(0, 2), 20);
    EXPECT_GT(share(10000, 2), 980);
    for (int i = 0; i < 20000; ++i) shares.add(2, 0.6f, i % 10 < 8 ? 1.0 : 0.0), shares.add(2, 0.7f, i % 10 < 7 ? 1.0 : 0.0);
    EXPECT_NEAR(share(6000, 2), 800, 5);
    EXPECT_GE(share(7000, 2), share(6000, 2)) << "a better judgement is never worth less";
    EXPECT_NEAR(share(5750, 2), (share(5500, 2) + share(6000, 2)) / 2, 1) << "between two counts";
    EXPECT_EQ(share(5000, 3), 333) << "other numbers of contenders are counted by themselves";
}

TEST(SelfPlay, TheSamePlanGivesTheSameWeights) {
    TrainingPlan plan;
    plan.hidden = 4;
    plan.rounds = 2;
    plan.games = 6;
    const auto trained = [&] {
        SelfPlay<Game> self(plan, &drawn_options<Game>);
        TrainingRound last;
        for (int i = 0; i < plan.rounds; ++i) last = self.round();
        EXPECT_GT(last.positions, 200u);
        EXPECT_GT(last.loss, 0.3f);
        EXPECT_LT(last.loss, 1.0f);
        return self.network();
    };
    const StoredNetwork first = trained();
    EXPECT_EQ(first, trained());
    plan.seed = 2;
    EXPECT_FALSE(first == trained());
}

TEST(SelfPlay, ThinksAboutItsMovesAsThePlanSays) {
    TrainingPlan plan;
    plan.hidden = 4;
    plan.games = 2;
    const auto trained = [&] {
        SelfPlay<Game> self(plan, &drawn_options<Game>);
        self.round();
        return self.network();
    };
    const StoredNetwork looking = trained();
    plan.playouts = 5;
    const StoredNetwork playing = trained();
    EXPECT_EQ(playing, trained());
    plan.playouts = 0;
    plan.iterations = 5;
    const StoredNetwork searching = trained();
    EXPECT_EQ(searching, trained());
    EXPECT_FALSE(looking == playing);
    EXPECT_FALSE(looking == searching);
}

TEST(SelfPlay, BeginsWithOtherWeights) {
    TrainingPlan plan;
    plan.hidden = 4;
    plan.games = 4;
    SelfPlay<Game> self(plan, &drawn_options<Game>);
    self.round();
    SelfPlay<Game> next(plan, &drawn_options<Game>);
    ASSERT_TRUE(next.start_from(self.network()));
    StoredNetwork expected = self.network(), begun = next.network();
    EXPECT_FALSE(expected.win_shares == begun.win_shares) << "they are counted anew";
    begun.win_shares = expected.win_shares;
    EXPECT_EQ(begun, expected);
    plan.hidden = 5;
    EXPECT_FALSE(SelfPlay<Game>(plan, &drawn_options<Game>).start_from(self.network())) << "another shape";
}

TEST(SelfPlay, GoesOnWhereItWasInterrupted) {
    TrainingPlan plan;
    plan.hidden = 4;
    plan.rounds = 3;
    plan.memory = 2;
    plan.games = 4;
    SelfPlay<Game> whole(plan, &drawn_options<Game>), first(plan, &drawn_options<Game>);
    for (int i = 0; i < plan.rounds; ++i) whole.round();
    first.round();
    first.round();
    std::stringstream state;
    first.write_state(state);
    // On two threads, which change nothing.
    plan.on_threads = [](const std::function<void()>& work) { work(), work(); };
    SelfPlay<Game> second(plan, &drawn_options<Game>);
    ASSERT_TRUE(second.read_state(state));
    EXPECT_EQ(second.rounds(), 2);
    EXPECT_EQ(second.network(), first.network());
    second.round();
    EXPECT_EQ(second.network(), whole.network());
}

TEST(SelfPlay, RefusesTheStateOfSomethingElse) {
    TrainingPlan plan;
    plan.hidden = 4;
    plan.games = 2;
    SelfPlay<Game> self(plan, &drawn_options<Game>);
    self.round();
    std::stringstream state;
    self.write_state(state);
    const std::string good = state.str();
    const auto is_read = [&](const std::string& text, int hidden = 4) {
        TrainingPlan other = plan;
        other.hidden = hidden;
        SelfPlay<Game> reader(other, &drawn_options<Game>);
        std::stringstream in(text);
        return reader.read_state(in);
    };
    EXPECT_TRUE(is_read(good));
    EXPECT_FALSE(is_read(good, 5)) << "another network";
    EXPECT_FALSE(is_read(good.substr(0, good.size() - 1)));
    EXPECT_FALSE(is_read(""));
    EXPECT_FALSE(is_read(std::string(8, '\xFF') + good.substr(8))) << "a length without an end";
    EXPECT_FALSE(is_read("{}" + good));
}

}  // namespace
}  // namespace orrery
