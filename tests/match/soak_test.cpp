// Checks that the random games of `orrery soak` find faults: each test plays Jump Gate with one fault. In the deep tier, a long soak of
// every game.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/option.h"
#include "engine/match/soak.h"
#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::JumpGate;

constexpr int kFaultAt = 30;

/// Reports a missing card from a certain turn on.
struct Loses : JumpGate {
    static std::string broken_invariant(const State& s) { return s.turn.number < kFaultAt ? JumpGate::broken_invariant(s) : "a card is missing"; }
};

struct Stuck : JumpGate {
    static MoveList legal_moves(const State& s, Seat who) { return s.turn.number < kFaultAt ? JumpGate::legal_moves(s, who) : MoveList{}; }
};

struct Lists : JumpGate {
    static Verdict violation(const State& s, Seat who, const Move& m) {
        return s.turn.number < kFaultAt ? JumpGate::violation(s, who, m) : Verdict(Violation{&not_asked_rule()});
    }
};

struct Endless : JumpGate {
    static constexpr int kMaxPlies = 40;
};

TEST(Soak, SoundGamesComeToTheirEnd) {
    for (int seats = 2; seats <= 5; ++seats) {
        const SoakedGame game = soak_game<JumpGate>({}, seats, 7), again = soak_game<JumpGate>({}, seats, 7);
        EXPECT_EQ(game.trouble, "");
        EXPECT_GT(game.moves, 50u);
        EXPECT_EQ(game.moves, again.moves);
    }
}

TEST(Soak, FaultsAreFoundWhereTheyAre) {
    const SoakedGame sound = soak_game<JumpGate>({}, 3, 7);
    const SoakedGame loses = soak_game<Loses>({}, 3, 7), stuck = soak_game<Stuck>({}, 3, 7), lists = soak_game<Lists>({}, 3, 7);
    EXPECT_EQ(loses.trouble, "a card is missing");
    EXPECT_NE(stuck.trouble.find("has no legal move"), std::string::npos) << stuck.trouble;
    EXPECT_NE(lists.trouble.find("is listed and breaks JG-"), std::string::npos) << lists.trouble;
    EXPECT_EQ(soak_game<Endless>({}, 3, 7).trouble, "the game does not end");
    EXPECT_EQ(soak_game<Endless>({}, 3, 7).moves, 40u);
    for (const SoakedGame& game : {loses, stuck, lists}) {
        EXPECT_GT(game.moves, 20u);
        EXPECT_LT(game.moves, sound.moves);
        EXPECT_EQ(game.moves, loses.moves) << "the first ply of the same turn";
    }
}

TEST(Soak, EveryGameInTheListTakesIt) {
    for (const GameEntry& entry : all_games()) {
        const int seats = entry.info->max_seats;
        const SoakedGame game = entry.soak(default_options(*entry.info->options, seats), seats, 3);
        EXPECT_EQ(game.trouble, "") << entry.info->id;
        EXPECT_NE(entry.soak({{"luck", 1}}, seats, 3).trouble, "") << entry.info->id;
    }
}

/// Hundreds of random games, with all numbers of seats and with options drawn at random.
class SoakOfAGame : public testing::TestWithParam<std::string> {};

TEST_P(SoakOfAGame, FindsNoFault) {
    const GameEntry& entry = *game_by_id(GetParam());
    const int least = entry.info->min_seats, counts = entry.info->max_seats - least + 1, games = tests::is_deep() ? 300 : 2;
    Rng pick(11);
    int played = 0;
    for (int i = 0; played < games; ++i) {
        ASSERT_LT(i, 10 * games) << "hardly any options go together";
        const int seats = least + i % counts;
        NewMatch how;
        how.names.resize(static_cast<std::size_t>(seats));
        how.options = default_options(*entry.info->options, seats);
        for (const OptionSpec& spec : *entry.info->options) {
            const std::vector<Json> values = available_values(spec, seats);
            if (spec.is_in_documents(seats) && !values.empty()) how.options[spec.key] = values[pick.below(static_cast<std::uint32_t>(values.size()))];
        }
        if (!entry.start(how)) continue;                   // the game refuses these options together
        const auto seed = static_cast<std::uint64_t>(i + 1);
        const SoakedGame game = entry.soak(how.options, seats, seed);
        ASSERT_EQ(game.trouble, "") << seats << " seats, seed " << seed << ", " << to_text(how.options) << ", ply " << game.moves;
        EXPECT_GT(game.moves, 0u);
        ++played;
    }
}

std::vector<std::string> all_ids() {
    std::vector<std::string> out;
    for (const GameEntry& entry : all_games()) out.emplace_back(entry.info->id);
    return out;
}

INSTANTIATE_TEST_SUITE_P(Games, SoakOfAGame, testing::ValuesIn(all_ids()), [](const testing::TestParamInfo<std::string>& game) { return game.param; });

}  // namespace
}  // namespace orrery
