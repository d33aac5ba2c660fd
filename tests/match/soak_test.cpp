// Checks that the random games of `orrery soak` find faults: each test plays Jump Gate with one fault.
#include <gtest/gtest.h>

#include "engine/match/soak.h"
#include "tests/match/table.h"

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

}  // namespace
}  // namespace orrery
