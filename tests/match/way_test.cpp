// Shortest ways to an aim, in all games: they lead there, no shorter one exists, and they stop at barriers and chance.
#include "engine/match/way.h"

#include <gtest/gtest.h>

#include "tests/match/table.h"
#include "tests/rounds.h"

namespace orrery {
namespace {

using tests::parsed;

std::unique_ptr<AnyMatch> started(const GameEntry& game, std::uint64_t seed) {
    NewMatch how;
    how.names.resize(2);
    how.seed = seed;
    return std::move(*game.start(how));
}

/// Lowers `most` to the length of the shortest way to the aim, found by trying every sequence of at most so many moves.
void try_all(AnyMatch& match, Seat who, const Json& aim, std::size_t made, std::size_t& most) {
    if (meets(match.view(who), aim)) most = std::min(most, made);
    if (made >= most || match.to_act() != who) return;
    for (const Json& move : match.moves()) {
        const std::string chance = match.position()["rng"].dump();
        ASSERT_TRUE(match.make(move));
        if (match.can_undo() && match.position()["rng"].dump() == chance) try_all(match, who, aim, made + 1, most);
        match.rewind(match.ply() - 1);
    }
}

TEST(Way, LeadsToTheAimByTheFewestMoves) {
    int more_than_one = 0;
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        int ways = 0, longer = 0;
        for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(tests::rounds(6)); ++seed) {
            const auto match = started(game, seed);
            Rng pick(seed);
            const auto random_move = [&] {
                const std::vector<Json> moves = match->moves();
                ASSERT_TRUE(match->make(moves[pick.below(static_cast<std::uint32_t>(moves.size()))]));
            };
            for (int i = 0; i < 40 && match->to_act(); ++i) {
                const Seat who = *match->to_act();
                const std::size_t here = match->ply();
                // Makes up to two moves that can be taken back. Their result is the aim.
                while (match->ply() < here + 2 && match->to_act() == who) {
                    random_move();
                    if (match->can_undo()) continue;
                    match->rewind(match->ply() - 1);
                    break;
                }
                const std::size_t made = match->ply() - here;
                const Json seen = match->view(who);
                const Json aim{{"/table", seen["table"]}, {"/decision", seen["decision"]}};
                match->rewind(here);
                if (made > 0) {
                    const Way way = find_way(*match, aim, kMostWayPositions);
                    // Moves that use chance are no part of a way, even if they show nothing.
                    if (way.moves) {
                        ++ways;
                        longer += way.moves->size() > 1 ? 1 : 0;
                        ASSERT_LE(way.moves->size(), made);
                        for (const Json& move : *way.moves) {
                            ASSERT_EQ(match->to_act(), who);
                            ASSERT_TRUE(match->make(move));
                            ASSERT_TRUE(match->can_undo()) << "a barrier";
                        }
                        ASSERT_TRUE(meets(match->view(who), aim));
                        match->rewind(here);
                        if (ways % 8 == 0) {
                            std::size_t least = way.moves->size();
                            try_all(*match, who, aim, 0, least);
                            ASSERT_EQ(way.moves->size(), least);
                        }
                    }
                }
                match->rewind(here);
                random_move();
            }
        }
        if (tests::kFewerRounds) continue;
        EXPECT_GT(ways, 0);
        more_than_one += longer;
    }
    EXPECT_TRUE(tests::kFewerRounds || more_than_one > 0);
}

TEST(Way, IsEmptyWhereNothingIsToBeDoneAndMissingWhereNothingHelps) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        const auto match = started(game, 5);
        const std::string before = match->hash();
        const Json view = match->view(*match->to_act());
        const Way here = find_way(*match, {{"/game", view["game"]}, {"/decision", view["decision"]}}, 10);
        ASSERT_TRUE(here.moves);
        EXPECT_TRUE(here.moves->empty());
        EXPECT_EQ(here.positions, 1);
        const Way nowhere = find_way(*match, {{"/table/no_such_thing", 1}}, 300);
        EXPECT_FALSE(nowhere.moves);
        EXPECT_GE(nowhere.positions, 1);
        EXPECT_TRUE(nowhere.is_complete || nowhere.positions == 300);
        if (nowhere.is_complete && nowhere.positions > 1) {
            const Way cut = find_way(*match, {{"/table/no_such_thing", 1}}, nowhere.positions - 1);
            EXPECT_FALSE(cut.moves);
            EXPECT_FALSE(cut.is_complete);
            EXPECT_EQ(cut.positions, nowhere.positions - 1);
            const Way enough = find_way(*match, {{"/table/no_such_thing", 1}}, nowhere.positions);
            EXPECT_TRUE(enough.is_complete);
        }
        EXPECT_EQ(match->hash(), before) << "the match stays as it was";
    }
}

// Positions that differ only in what the seat cannot know give the same way.
TEST(Way, TellsNothingThatTheSeatDoesNotKnow) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            const auto match = started(game, seed);
            tests::play_on(*match, 25, seed);
            if (!match->to_act()) continue;
            const Seat who = *match->to_act();
            const auto guess = load_position(match->guess_position(who, seed));
            ASSERT_TRUE(guess);
            for (const Json& aim : {Json{{"/decision/seat", 1 - who}}, Json{{"/decision/kind", "no_such_kind"}}}) {
                const Way a = find_way(*match, aim, 300), b = find_way(**guess, aim, 300);
                EXPECT_EQ(a.moves, b.moves);
                EXPECT_EQ(a.positions, b.positions);
                EXPECT_EQ(a.is_complete, b.is_complete);
            }
        }
    }
}

}  // namespace
}  // namespace orrery
