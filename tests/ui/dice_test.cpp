// Real dice on the screen: each prompt says what the die decides, and dice can be taken back until the last one.
#include <gtest/gtest.h>

#include "engine/games/quantum/game.h"
#include "engine/match/match.h"
#include "engine/match/save_store.h"
#include "imgui_ui/app/strings.h"
#include "imgui_ui/app/table/table_view.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;

constexpr Vec kTablet{1180, 820};

/// Opens the set-up of Quantum with real dice.
void set_up(Driver& d) {
    d.start();
    ASSERT_TRUE(d.press("new-game", "quantum"));
    ASSERT_TRUE(d.press("dice", "people"));
    ASSERT_TRUE(d.press("start"));
}

std::vector<int> numbers(const Driver& d) {
    std::vector<int> out;
    const Json position = d.match().position();
    for (const Json& ship : position["table"]["ships"])
        if (ship["number"].is_number()) out.push_back(ship["number"].get<int>());
    return out;
}

TEST(RealDice, TheSetUpAsksForEveryDieOfTheFleets) {
    Driver d(kTablet);
    set_up(d);
    for (const char* face : {"1", "2", "3", "4", "5", "6"}) {
        EXPECT_EQ(d.app.session(), nullptr) << "the game begins with the last die";
        EXPECT_NE(d.all_text().find(*face < '4' ? "Player 1: ship" : "Player 2: ship"), std::string::npos) << d.all_text();
        ASSERT_TRUE(d.press("die", face));
    }
    ASSERT_NE(d.app.session(), nullptr);
    EXPECT_EQ(numbers(d), (std::vector<int>{1, 2, 3, 4, 5, 6}));
    EXPECT_TRUE(d.app.session()->header().has_real_dice);
}

TEST(RealDice, AFaceCanBeTakenBackAndTheRestLeftToTheApp) {
    Driver d(kTablet);
    set_up(d);
    ASSERT_TRUE(d.press("die", "5"));
    ASSERT_TRUE(d.press("dice-back"));
    ASSERT_TRUE(d.press("die", "2"));
    ASSERT_TRUE(d.press("dice-by-app"));
    ASSERT_NE(d.app.session(), nullptr);
    EXPECT_EQ(numbers(d).size(), 6u);
    EXPECT_EQ(numbers(d)[0], 2);
}

TEST(RealDice, CalledOffNothingHasHappened) {
    Driver d(kTablet);
    set_up(d);
    ASSERT_TRUE(d.press("die", "5"));
    d.key(ImGuiKey_Escape);
    EXPECT_EQ(d.screen(), "setup");
    EXPECT_TRUE(d.has("start"));
    ASSERT_TRUE(d.press("start"));
    ASSERT_TRUE(d.press("dice-by-app"));
    const std::string before = d.match().hash();
    d.move(R"({"type":"reroll_all"})");
    ASSERT_TRUE(d.has("die"));
    ASSERT_TRUE(d.press("cancel"));
    EXPECT_EQ(d.match().hash(), before);
}

TEST(RealDice, AMoveWaitsForItsDice) {
    Driver d(kTablet);
    set_up(d);
    ASSERT_TRUE(d.press("dice-by-app"));
    d.move(R"({"type":"reroll_all"})");
    EXPECT_EQ(d.match().ply(), 0u);
    for (const char* face : {"6", "5", "4"}) ASSERT_TRUE(d.press("die", face));
    EXPECT_EQ(d.match().ply(), 1u);
    EXPECT_EQ(d.match().faces_at(0), (Faces{6, 5, 4}));
    EXPECT_EQ(numbers(d)[0], 6);
    EXPECT_FALSE(d.has("die"));
    EXPECT_NE(d.all_text().find(str::dice_told.en), std::string::npos) << "what the dice did is said: " << d.all_text();
}

TEST(RealDice, TheCanvasAsksToo) {
    Driver d(kTablet);
    set_up(d);
    d.frames(3);
    for (int die = 0; die < 6; ++die) {
        ASSERT_TRUE(d.tap("Face 4")) << die;
        d.frames(3);
    }
    ASSERT_NE(d.app.session(), nullptr);
    EXPECT_EQ(numbers(d), (std::vector<int>(6, 4)));
}

TEST(RealDice, ThoseOfAComputerAreAskedForAsWell) {
    Driver d(kTablet);
    d.start();
    ASSERT_TRUE(d.press("new-game", "quantum"));
    ASSERT_TRUE(d.press("dice", "people"));
    ASSERT_TRUE(d.press("seat-kind", "computer", 0));
    ASSERT_TRUE(d.press("seat-level", "novice", 0));
    ASSERT_TRUE(d.press("start"));
    ASSERT_TRUE(d.press("dice-by-app"));
    bool asked = false;
    for (int i = 0; i < 600 && !asked; ++i) {
        if (d.has("die")) {
            asked = d.app.session()->stage() == Stage::computer;
            EXPECT_EQ(d.has("cancel"), !asked) << "only a person's move is called off";
            const std::size_t ply = d.match().ply();
            for (int die = 0; die < 20 && d.has("die"); ++die) ASSERT_TRUE(d.press("die", std::to_string(1 + die % 6)));
            EXPECT_GT(d.match().ply(), ply);
        } else if (d.attr("data-stage") == "computer") {
            d.frame(700);
        } else {
            const auto moves = d.moves();
            ASSERT_FALSE(moves.empty());
            d.move(moves.back());                          // ends the turn as soon as possible
        }
    }
    EXPECT_TRUE(asked);
}

TEST(RealDice, ARematchAsksForThemInTheMirrorToo) {
    test::TestHost host;
    NewMatch how;
    how.names = {"Ada", "Ben"};
    how.options["round_limit"] = 1;
    const auto match = std::move(*game_by_id("quantum")->start(how));
    Rng rng(3);
    while (match->to_act()) {
        const auto moves = match->moves();
        ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    SaveHeader header;
    header.id = "g1";
    header.created = header.updated = "2026-11-21T10:00:00Z";
    header.seats.resize(2);
    header.has_real_dice = true;
    ASSERT_EQ(SaveStore(host.store).put(header, *match), StoreAnswer::done);
    Driver d(kTablet, &host);
    d.start("save=quantum/g1");
    ASSERT_EQ(d.screen(), "end");
    ASSERT_TRUE(d.press("rematch"));
    ASSERT_TRUE(d.has("die")) << d.all_text();
    EXPECT_FALSE(d.has("rematch")) << "nothing below the question";
    ASSERT_TRUE(d.press("cancel"));
    ASSERT_TRUE(d.press("rematch"));
    ASSERT_TRUE(d.press("dice-by-app"));
    EXPECT_EQ(d.screen(), "table");
    EXPECT_EQ(d.match().ply(), 0u);
}

TEST(RealDice, AGuidedGameRollsByItself) {
    Driver d(kTablet);
    set_up(d);
    ASSERT_TRUE(d.press("dice-by-app"));
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("shelf"));
    ASSERT_TRUE(d.press("learn", "quantum"));
    Action guided;
    guided.name = "guided-game";
    d.app.act(guided);
    d.frames(2);
    EXPECT_FALSE(d.has("die"));
    ASSERT_NE(d.app.session(), nullptr);
    EXPECT_FALSE(d.app.session()->header().has_real_dice);
}

// The vehicle die of a game may show pictures. No game in the list has such dice yet.
TEST(RealDice, AGameMayHavePicturesOnItsDice) {
    static std::vector<int> drawn;
    GameFace game = *face_of("quantum");
    EXPECT_EQ(die_face_name(game, 3, Lang::en), "Face 3");
    game.die_face_name = [](int face) { return face == 3 ? verbatim("Ship") : verbatim("Train"); };
    game.draw_die_face = [](Canvas&, int face, Vec, float, Color) { drawn.push_back(face); };
    EXPECT_EQ(die_face_name(game, 3, Lang::en), "Ship");
    drawn.clear();
    test::Screen screen(kTablet);
    draw_rolled(screen.begin_frame().canvas(), game, {100, 100}, 64, 3);
    screen.end_frame();
    EXPECT_EQ(drawn, std::vector<int>{3});
}

TEST(RealDice, OnlyGamesWithDiceOfferThem) {
    Driver d(kTablet);
    d.start();
    ASSERT_TRUE(d.press("new-game", "jumpgate"));
    EXPECT_FALSE(d.press("dice", "people"));
}

}  // namespace
}  // namespace orrery::ui
