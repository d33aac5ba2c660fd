// Dice that people roll at the table: asked for one at a time, kept with the move, and played again from saves and links.
#include "engine/games/quantum/game.h"
#include "engine/match/link.h"
#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::header_for;

constexpr int kPlies = 120;

NewMatch two_seats(const char* first, std::uint64_t seed) {
    NewMatch how;
    how.names = {first, "Ben"};
    how.seed = seed;
    return how;
}

/// The dice of one moment, as people at the table roll them: until no more are asked for.
template <class Next>
Faces rolled(Rng& hand, const Next& next_die) {
    Faces faces;
    while (next_die(faces)) faces.push_back(1 + static_cast<int>(hand.below(6)));
    return faces;
}

/// A game of Quantum in which every die is rolled by hand.
std::unique_ptr<AnyMatch> played_by_hand(std::uint64_t deal, std::uint64_t seed, int plies = kPlies) {
    const GameEntry& game = *game_by_id("quantum");
    Rng hand(seed), pick(seed + 1);
    NewMatch how = two_seats("Aki", deal);
    how.script.dice = rolled(hand, [&](const Faces& faces) {
        how.script.dice = faces;
        return next_die(game, how).has_value();
    });
    auto match = std::move(*game.start(how));
    for (int ply = 0; ply < plies && match->to_act(); ++ply) {
        const std::vector<Json> legal = match->moves();
        const Json& move = legal[pick.below(static_cast<std::uint32_t>(legal.size()))];
        const Faces faces = rolled(hand, [&](const Faces& so_far) { return match->next_die(move, so_far).has_value(); });
        EXPECT_TRUE(match->make(move, faces));
        EXPECT_EQ(match->faces_at(match->ply() - 1), faces) << "each die that was asked for fell";
    }
    return match;
}

TEST(RealDice, AGameThatThrowsDiceSaysSo) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        NewMatch how = two_seats("Aki", 3);
        bool asked = next_die(game, how).has_value();
        auto match = std::move(*game.start(how));
        Rng pick(5);
        for (int ply = 0; ply < kPlies && match->to_act() && !asked; ++ply) {
            const std::vector<Json> legal = match->moves();
            const Json& move = legal[pick.below(static_cast<std::uint32_t>(legal.size()))];
            asked = match->next_die(move, {}).has_value();
            ASSERT_TRUE(match->make(move));
        }
        EXPECT_EQ(asked, game.info->throws_dice);
    }
}

TEST(RealDice, WhatPeopleRollIsAllThatFalls) {
    // Two deals differ in every pile; the numbers of the ships come from the hand alone. Before cards are turned up, the
    // games are the same.
    const auto one = played_by_hand(1, 9, 6), other = played_by_hand(2, 9, 6);
    EXPECT_EQ(one->position()["table"]["ships"], other->position()["table"]["ships"]);
    EXPECT_NE(one->position()["table"]["ships"], played_by_hand(1, 10, 6)->position()["table"]["ships"]);
    EXPECT_EQ(one->dice_left(), 0u);
}

TEST(RealDice, SavesPlayThemAgain) {
    const auto match = played_by_hand(1, 4);
    while (match->ply() > kPlies - 10) (void)match->undo(true);
    SaveHeader header = header_for(*match);
    header.has_real_dice = true;
    const Json save = write_save(header, *match);
    ASSERT_TRUE(save.contains("dice")) << "the game rolled nothing";
    const auto back = read_save(to_text(save));
    ASSERT_TRUE(back) << back.error().pointer << ": " << back.error().message;
    EXPECT_FALSE(back->notice);
    EXPECT_TRUE(back->header.has_real_dice);
    EXPECT_EQ(to_text(write_save(back->header, *back->match)), to_text(save));
    while (back->match->redo()) match->redo();
    EXPECT_EQ(back->match->hash(), match->hash()) << "what can be done again has its dice too";

    Json changed = save;
    changed.erase("dice");
    EXPECT_TRUE(read_save(changed)->notice) << "without its dice it is another game";
}

TEST(RealDice, BadDiceOfASaveAreRefused) {
    const auto match = played_by_hand(1, 4);
    const Json save = write_save(header_for(*match), *match);
    const auto pointer_after = [&](void (*damage)(Json&)) {
        Json damaged = save;
        damage(damaged["dice"]);
        const auto read = read_save(damaged);
        return read ? std::string("read") : read.error().pointer;
    };
    EXPECT_EQ(pointer_after([](Json& dice) { dice[0]["faces"][0] = 7; }), "/dice/0/faces/0");
    EXPECT_EQ(pointer_after([](Json& dice) { dice[0]["faces"] = Json::array(); }), "/dice/0/faces");
    EXPECT_EQ(pointer_after([](Json& dice) { dice[0]["move"] = 100000; }), "/dice/0/move");
    EXPECT_EQ(pointer_after([](Json& dice) { dice[1]["move"] = dice[0]["move"]; }), "/dice/1/move");
    EXPECT_EQ(pointer_after([](Json& dice) { dice[0]["by"] = "Aki"; }), "/dice/0/by");
    EXPECT_EQ(pointer_after([](Json& dice) { dice = 4; }), "/dice");
}

TEST(RealDice, LinksPlayThemAgain) {
    const auto match = played_by_hand(1, 4);
    SaveHeader header = header_for(*match);
    header.has_real_dice = true;
    const std::string link = write_link(header, *match);
    ASSERT_FALSE(link.empty());
    EXPECT_EQ(game_of_link(link), "quantum");
    const auto back = read_link(link);
    ASSERT_TRUE(back) << back.error().message;
    EXPECT_EQ(back->match->hash(), match->hash());
    EXPECT_TRUE(back->header.has_real_dice);
    for (std::size_t i = 0; i < match->ply(); ++i) EXPECT_EQ(back->match->faces_at(i), match->faces_at(i));
}

TEST(RealDice, DiceThatAMoveDoesNotUseAreDropped) {
    const auto with = played_by_hand(1, 4, 20), without = with->copy();
    const Json move = [&] {
        for (const Json& one : with->moves())
            if (!with->next_die(one, {})) return one;
        return Json();
    }();
    ASSERT_FALSE(move.is_null());
    ASSERT_TRUE(with->make(move, {3, 3}));
    ASSERT_TRUE(without->make(move));
    EXPECT_EQ(with->hash(), without->hash());
    EXPECT_TRUE(with->faces_at(with->ply() - 1).empty());
}

TEST(RealDice, ARefusedMoveAsksForNone) {
    const auto match = played_by_hand(1, 4, 20);
    Json move = Json::object();
    move["type"] = "nonsense";
    EXPECT_FALSE(match->next_die(move, {}));
    EXPECT_TRUE(match->apply(move, {4}));
}

}  // namespace
}  // namespace orrery
