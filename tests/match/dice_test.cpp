// Dice that people roll at the table: the match asks for them one at a time, keeps them with the move, and repeats them from
// saves and links.
#include "engine/games/quantum/game.h"
#include "engine/match/link.h"
#include "tests/match/rolled.h"
#include "tests/match/table.h"

namespace orrery {
namespace {

using tests::header_for;
using tests::rolled_game;
using tests::two_seats;

constexpr int kPlies = 120;

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
    // Two deals differ in every pile, but the numbers on the ships come from the hand-rolled dice alone. Until cards are
    // turned up, the games are the same.
    const auto one = rolled_game(1, 9, 6), other = rolled_game(2, 9, 6);
    EXPECT_EQ(one->position()["table"]["ships"], other->position()["table"]["ships"]);
    EXPECT_NE(one->position()["table"]["ships"], rolled_game(1, 10, 6)->position()["table"]["ships"]);
    EXPECT_EQ(one->dice_left(), 0u);
}

TEST(RealDice, SavesPlayThemAgain) {
    const auto match = rolled_game(1, 4, kPlies);
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

/// Returns the error of reading a save of this game with damaged dice: "/pointer: message".
std::string trouble_with(const AnyMatch& match, void (*damage)(Json& dice)) {
    Json save = write_save(header_for(match), match);
    damage(save["dice"]);
    const auto read = read_save(save);
    return read ? std::string("read") : read.error().pointer + ": " + read.error().message;
}

TEST(RealDice, BadFacesOfASaveAreRefused) {
    const auto match = rolled_game(1, 4, kPlies);
    const auto with = [&](void (*damage)(Json& dice)) { return trouble_with(*match, damage); };
    const std::string wanted = "/dice/0/faces/0: expected a whole number from 1 to 6";
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = 7; }), wanted + ", found 7");
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = 0; }), wanted + ", found 0");
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = -1; }), wanted + ", found -1");
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = UINT64_MAX; }), wanted + ", found 18446744073709551615");
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = 2.5; }), wanted);
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = 1e300; }), wanted);
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = "4"; }), wanted);
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"][0] = nullptr; }), wanted);
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"] = 4; }), "/dice/0/faces: expected an array");
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"] = Json::array(); }), "/dice/0/faces: expected at least one face");
    EXPECT_EQ(with([](Json& dice) { dice[0]["faces"] = std::vector<int>(1000000, 1); }),
              "/dice/0/faces: expected at most 63 elements, found 1000000");
}

TEST(RealDice, DiceOfASaveThatBelongToNoMoveAreRefused) {
    const auto match = rolled_game(1, 4, kPlies);
    const auto with = [&](void (*damage)(Json& dice)) { return trouble_with(*match, damage); };
    const std::string wanted = "/dice/0/move: expected a whole number from 0 to 119";
    EXPECT_EQ(with([](Json& dice) { dice[0]["move"] = 120; }), wanted + ", found 120");
    EXPECT_EQ(with([](Json& dice) { dice[0]["move"] = -1; }), wanted + ", found -1");
    EXPECT_EQ(with([](Json& dice) { dice[0]["move"] = "0"; }), wanted);
    EXPECT_EQ(with([](Json& dice) { dice[0].erase("move"); }).substr(0, 8), "/dice/0:");
    EXPECT_EQ(with([](Json& dice) { dice[0]["by"] = "Aki"; }).substr(0, 11), "/dice/0/by:");
    EXPECT_EQ(with([](Json& dice) { dice[0] = 4; }).substr(0, 8), "/dice/0:");
    EXPECT_EQ(with([](Json& dice) { dice = 4; }), "/dice: expected an array");
    EXPECT_EQ(with([](Json& dice) {
        Json one = dice[0];
        dice = Json::array();
        for (int i = 0; i <= kPlies; ++i) dice.push_back(one);
    }), "/dice: expected at most 120 elements, found 121");
    const std::string twice = with([](Json& dice) { dice[1]["move"] = dice[0]["move"]; });
    EXPECT_EQ(twice.find("/dice/1/move: expected a later move than "), 0u) << twice;
}

TEST(RealDice, MoreFacesThanAMoveThrowsDiceAreRefused) {
    const auto match = rolled_game(1, 4, kPlies);
    Json save = write_save(header_for(*match), *match);
    const std::size_t move = save["dice"][1]["move"].get<std::size_t>(), thrown = save["dice"][1]["faces"].size();
    save["dice"][1]["faces"].push_back(3);
    const auto read = read_save(save);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().pointer, "/dice/1/faces");
    EXPECT_EQ(read.error().message, "expected at most " + std::to_string(thrown) + " elements, as many dice as move " +
                                        std::to_string(move) + " throws, found " + std::to_string(thrown + 1));
}

// Too few faces are no error, because the app rolls the dice that people leave to it. The result is another game, though.
TEST(RealDice, WithFewerFacesASaveGoesOnFromItsEnd) {
    const auto match = rolled_game(1, 4, kPlies);
    Json save = write_save(header_for(*match), *match);
    save["dice"].erase(save["dice"].begin());
    const auto read = read_save(save);
    ASSERT_TRUE(read) << read.error().pointer << ": " << read.error().message;
    EXPECT_TRUE(read->notice);
    EXPECT_EQ(read->match->hash(), match->hash());
    EXPECT_EQ(read->match->ply(), 0u);
}

TEST(RealDice, LinksPlayThemAgain) {
    const auto match = rolled_game(1, 4, kPlies);
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
    const auto with = rolled_game(1, 4, 20), without = with->copy();
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
    const auto match = rolled_game(1, 4, 20);
    Json move = Json::object();
    move["type"] = "nonsense";
    EXPECT_FALSE(match->next_die(move, {}));
    EXPECT_TRUE(match->apply(move, {4}));
}

}  // namespace
}  // namespace orrery
