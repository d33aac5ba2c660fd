// Logic behind the screens, without drawing: visible secrets, undo around computers, set-up, addresses, texts.
#include <gtest/gtest.h>

#include <set>

#include "engine/core/rng.h"
#include "engine/match/games.h"
#include "imgui_ui/app/driver/draft.h"
#include "imgui_ui/app/driver/session.h"
#include "imgui_ui/app/fragment.h"
#include "imgui_ui/app/mirror.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/settings.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/app/table/turn_text.h"

namespace orrery::ui {
namespace {

/// Starts a session. `kinds` has one letter per seat: p person, c computer.
Session session_of(std::string_view kinds, std::uint64_t seed = 7) {
    const GameEntry& entry = *game_by_id("jumpgate");
    NewMatch how;
    std::vector<SeatLook> looks;
    SaveHeader header;
    for (char kind : kinds) {
        how.names.push_back("Seat " + std::to_string(how.names.size()));
        looks.push_back({SeatColor::green, kind == 'c'});
        header.seats.push_back({kind == 'c', kind == 'c' ? "random" : ""});
    }
    how.seed = seed;
    auto match = entry.start(how);
    return Session(std::move(*match), std::move(looks), std::move(header));
}

TEST(TurnText, SaysWhatAGameCounts) {
    EXPECT_EQ(turn_text("jumpgate", 9, Lang::en), "Turn 9");
    EXPECT_EQ(turn_text("race", 9, Lang::en), "Round 9");
    EXPECT_EQ(turn_text("race", 0, Lang::ja), str::setup_heading.in(Lang::ja));
    EXPECT_EQ(length_text("jumpgate", "1", Lang::en), "1 turn");
    EXPECT_EQ(length_text("race", "12.5", Lang::en), "12.5 rounds");
    EXPECT_EQ(length_text("race", "12.5", Lang::ja), "12.5ラウンド");
}

Json move_of(const Session& session, const std::string& type) {
    for (const Json& move : session.match().moves())
        if (move["type"] == type) return move;
    return nullptr;
}

TEST(Session, TwoPeopleHandOverBehindACurtain) {
    Session s = session_of("pp");
    EXPECT_EQ(s.stage(), Stage::curtain);
    EXPECT_EQ(s.viewer(), 0);
    EXPECT_EQ(s.reader(), std::nullopt) << "behind the curtain nobody reads";
    s.take_device();
    EXPECT_EQ(s.stage(), Stage::person);
    EXPECT_FALSE(s.is_covered());
    ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    EXPECT_EQ(s.stage(), Stage::curtain);
    EXPECT_EQ(s.viewer(), 1);
    EXPECT_TRUE(s.is_covered());
}

// Nobody is handed the device for a decision that was made ahead.
TEST(Session, WhatWasDecidedAheadIsNotAsked) {
    Session s = session_of("pp");
    s.take_device();
    const Json end = move_of(s, "end_turn");
    s.decide_ahead(1, {end});
    EXPECT_EQ(s.decided_ahead(), nullptr) << "it is the other seat's turn";
    ASSERT_FALSE(s.play(end));
    EXPECT_EQ(s.stage(), Stage::computer);
    EXPECT_EQ(s.viewer(), 0);
    EXPECT_FALSE(s.is_covered());
    ASSERT_NE(s.decided_ahead(), nullptr);
    ASSERT_FALSE(s.play(Json(*s.decided_ahead())));
    EXPECT_EQ(s.stage(), Stage::person);
    EXPECT_EQ(s.viewer(), 0) << "who holds the device goes on";

    s.decide_ahead(1, {Json(), end});
    ASSERT_FALSE(s.play(end));
    EXPECT_EQ(s.decided_ahead(), nullptr) << "what is not legal is forgotten with what follows it";
    EXPECT_EQ(s.stage(), Stage::curtain);

    s.take_device();
    s.decide_ahead(0, {end});
    const Json other = s.match().moves().front();
    ASSERT_NE(other, end);
    ASSERT_FALSE(s.play(other));
    s.undo(true);
    ASSERT_FALSE(s.play(end));
    EXPECT_NE(s.decided_ahead(), nullptr) << "what another seat takes back since then does not change it";
    s.undo(true);
    s.undo(true);
    ASSERT_FALSE(s.play(end));
    EXPECT_EQ(s.decided_ahead(), nullptr) << "it was decided for what has been taken back";
    EXPECT_EQ(s.stage(), Stage::curtain);
}

TEST(Session, OnePersonNeverSeesACurtain) {
    Session s = session_of("pcc");
    Rng rng(1);
    for (int i = 0; i < 400 && s.stage() != Stage::over; ++i) {
        ASSERT_NE(s.stage(), Stage::curtain);
        ASSERT_FALSE(s.is_covered());
        ASSERT_EQ(s.viewer(), 0);
        const auto moves = s.match().moves();
        ASSERT_FALSE(s.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    EXPECT_EQ(s.stage(), Stage::over);
}

// Whatever seats change hands in the middle of a game, nobody sees the secrets of a person who has not taken the device.
TEST(Session, ChangesOfPlayersShowNobodysSecrets) {
    int curtains = 0, alone = 0, watched = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Session s = session_of(seed % 3 == 0 ? "ppp" : seed % 3 == 1 ? "pcc" : "pp", seed);
        Rng rng(seed);
        std::optional<Seat> holder = s.people() == 1 ? std::optional<Seat>(0) : std::nullopt;
        for (int i = 0; i < 200 && s.stage() != Stage::over; ++i) {
            if (rng.below(6) == 0) {
                const Seat seat = static_cast<Seat>(rng.below(static_cast<std::uint32_t>(s.match().seats())));
                const bool becomes_computer = rng.below(2) == 0;
                const std::uint32_t before = s.revision();
                s.set_player(seat, becomes_computer ? "hard" : "");
                EXPECT_GT(s.revision(), before);
                EXPECT_EQ(s.looks()[static_cast<std::size_t>(seat)].computer, becomes_computer);
                EXPECT_EQ(s.header().seats[static_cast<std::size_t>(seat)].level, becomes_computer ? "hard" : "");
                if (becomes_computer && holder == seat) holder.reset();
            }
            if (s.stage() == Stage::curtain) {
                ++curtains;
                alone += s.people() == 1;
                ASSERT_TRUE(s.is_covered());
                s.take_device();
                holder = s.viewer();
            }
            watched += s.people() == 0;
            if (!s.is_covered()) ASSERT_EQ(holder, s.viewer());
            else if (s.stage() == Stage::person) holder.reset();
            const auto moves = s.match().moves();
            ASSERT_FALSE(s.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
    }
    EXPECT_GT(curtains, 50);
    EXPECT_GT(alone, 0) << "the only person takes the device by hand";
    EXPECT_GT(watched, 0);
}

TEST(Session, ComputersAloneShowNobodysCards) {
    Session s = session_of("ccc");
    EXPECT_EQ(s.stage(), Stage::computer);
    EXPECT_TRUE(s.is_covered());
}

// In every position of random games, any uncovered secrets must belong to a person who took the device and has kept it since.
TEST(Session, SecretsAreShownOnlyToWhoHoldsTheDevice) {
    int open_choices = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Session s = session_of(seed % 2 == 0 ? "ppp" : "ppc", seed);
        Rng rng(seed);
        std::optional<Seat> holder;
        for (int i = 0; i < 500 && s.stage() != Stage::over; ++i) {
            if (s.stage() == Stage::curtain) {
                ASSERT_TRUE(s.is_covered());
                s.take_device();
                holder = s.viewer();
            }
            if (!s.is_covered()) {
                ASSERT_EQ(holder, s.viewer());
                ASSERT_TRUE(s.stage() != Stage::person || s.viewer() == s.decider());
            } else if (s.stage() == Stage::person) {
                ++open_choices;
                ASSERT_TRUE(s.match().decides_in_the_open());
                holder.reset();                            // others are watching, so the next secrets need the curtain
            }
            const auto moves = s.match().moves();
            ASSERT_FALSE(s.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
            for (const Json& event : s.events())
                if (event["event"] == "draw" && event.contains("cards")) {
                    ASSERT_EQ(event["seat"], s.viewer());
                }
        }
        EXPECT_EQ(s.stage(), Stage::over);
        EXPECT_TRUE(s.is_covered()) << "hands stay secret after the end";
    }
    EXPECT_GT(open_choices, 0) << "the case was met";
}

TEST(Session, PeekLowersTheCurtainForTheSeatThatDecides) {
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Session s = session_of("pp", seed);
        Rng rng(seed);
        for (int i = 0; i < 500 && s.stage() != Stage::over; ++i) {
            if (s.stage() == Stage::curtain) s.take_device();
            if (s.is_covered() && s.stage() == Stage::person) {
                const Seat asker = s.decider();
                s.ask_for_peek();
                ASSERT_EQ(s.stage(), Stage::curtain);
                s.take_device();
                ASSERT_EQ(s.viewer(), asker);
                ASSERT_FALSE(s.is_covered());
                return;
            }
            const auto moves = s.match().moves();
            ASSERT_FALSE(s.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        }
    }
    FAIL() << "no choice in the open was met";
}

TEST(Session, ARefusedMoveChangesNothing) {
    Session s = session_of("pp");
    s.take_device();
    const std::string before = s.match().hash();
    const std::uint32_t revision = s.revision();
    Json move = Json::object();
    move["type"] = "scan";
    move["card"] = "nav_j1s3";
    const auto refusal = s.play(move);
    ASSERT_TRUE(refusal);
    EXPECT_NE(refusal->rule, nullptr);
    EXPECT_NE(refusal->message.in(Lang::ja), refusal->message.en);
    EXPECT_EQ(s.match().hash(), before);
    EXPECT_EQ(s.revision(), revision);
}

TEST(Session, UndoGoesPastComputersToAPerson) {
    Session s = session_of("pc");
    const std::string start = s.match().hash();
    EXPECT_EQ(s.undo_step(false).moves, 0);
    EXPECT_FALSE(s.undo_step(false).barrier);
    ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    ASSERT_EQ(s.stage(), Stage::computer);
    ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    ASSERT_EQ(s.stage(), Stage::person);
    const std::string later = s.match().hash();
    const Session::Step step = s.undo_step(false);
    EXPECT_EQ(step.moves, 2);
    EXPECT_FALSE(step.what.en.empty());
    EXPECT_EQ(s.match().hash(), later) << "asking takes nothing back";
    s.undo(false);
    EXPECT_EQ(s.match().hash(), start);
    EXPECT_EQ(s.redo_step().moves, 2);
    s.redo();
    EXPECT_EQ(s.match().hash(), later);
    EXPECT_EQ(s.redo_step().moves, 0);
}

TEST(Session, UndoSaysWhatItTakesBack) {
    // The player's own move only.
    Session alone = session_of("pc");
    ASSERT_FALSE(alone.play(move_of(alone, "end_turn")));
    EXPECT_EQ(alone.undo_step(false).what.en, "end of turn") << "while the computer thinks";
    ASSERT_EQ(alone.undo_step(false).moves, 1);
    // The computer's moves are undone with it, and the undo step says so.
    ASSERT_FALSE(alone.play(move_of(alone, "fly").is_null() ? move_of(alone, "end_turn") : move_of(alone, "fly")));
    while (alone.stage() == Stage::computer) ASSERT_FALSE(alone.play(move_of(alone, "end_turn")));
    const Session::Step past = alone.undo_step(false);
    EXPECT_EQ(past.what.en, "end of turn, with " + std::to_string(past.moves - 1) + (past.moves == 2 ? " move" : " moves") + " of the computer");
    alone.undo(false);
    EXPECT_EQ(alone.redo_step().what.en, past.what.en) << "and done again together";
    // If the move belongs to another person, the undo step contains the name.
    Session two = session_of("pp");
    two.take_device();
    ASSERT_FALSE(two.play(move_of(two, "end_turn")));
    two.take_device();
    EXPECT_EQ(two.undo_step(false).what.en, "end of turn (Seat 0)");
    two.undo(false);
    EXPECT_EQ(two.stage(), Stage::curtain) << "its cards are not shown to who took it back";
    EXPECT_EQ(two.viewer(), 0);
}

TEST(Session, WhatOneTouchMeantIsTakenBackAndDoneAgainTogether) {
    Session s = session_of("pc");
    const std::string start = s.match().hash();
    ASSERT_FALSE(s.play(move_of(s, "research")));
    ASSERT_FALSE(s.play(move_of(s, "discard"), {}, true));
    const std::string later = s.match().hash();
    EXPECT_EQ(s.undo_step(false).moves, 2);
    EXPECT_EQ(s.undo_step(false).what.en.find("computer"), std::string::npos) << s.undo_step(false).what.en;
    s.undo(false);
    EXPECT_EQ(s.match().hash(), start);
    EXPECT_EQ(s.redo_step().moves, 2);
    EXPECT_EQ(s.redo_step().what.en.find("computer"), std::string::npos) << s.redo_step().what.en;
    s.redo();
    EXPECT_EQ(s.match().hash(), later);
    // The same moves, not joined.
    s.undo(false);
    ASSERT_FALSE(s.play(move_of(s, "research")));
    ASSERT_FALSE(s.play(move_of(s, "discard")));
    EXPECT_EQ(s.undo_step(false).moves, 1);
    // Computer moves in between are counted, the player's own are not.
    s.undo(false);
    s.undo(false);
    ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    EXPECT_EQ(s.undo_step(false).what.en, "end of turn, with 1 move of the computer");
    s.undo(false);
    // A joined move that is refused joins nothing.
    ASSERT_FALSE(s.play(move_of(s, "research")));
    EXPECT_TRUE(s.play(*parse_json(R"({"type":"nonsense"})"), {}, true));
    ASSERT_FALSE(s.play(move_of(s, "discard")));
    EXPECT_EQ(s.undo_step(false).moves, 1);
}

TEST(Session, ABarrierHoldsBackWhatOneTouchMeantToo) {
    Session s = session_of("pp");
    s.take_device();
    ASSERT_FALSE(s.play(move_of(s, "research")));
    ASSERT_FALSE(s.play(move_of(s, "discard")));
    ASSERT_FALSE(s.play(move_of(s, "done"), {}, true));    // draws a card, which somebody has seen
    EXPECT_EQ(s.undo_step(false).moves, 0);
    EXPECT_TRUE(s.undo_step(false).barrier);
    EXPECT_EQ(s.undo_step(true).moves, 2);
}

TEST(Session, UndoStopsAtAComputersBarrierAndSaysWhich) {
    Session s = session_of("pc");
    ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    ASSERT_FALSE(s.play(move_of(s, "research")));
    ASSERT_FALSE(s.play(move_of(s, "discard")));
    ASSERT_FALSE(s.play(move_of(s, "done")));              // the computer draws a card
    while (s.stage() == Stage::computer) ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    const Session::Step fair = s.undo_step(false);
    EXPECT_EQ(fair.moves, 0);
    EXPECT_TRUE(fair.barrier);
    EXPECT_NE(fair.what.en.find("drawing"), std::string::npos) << fair.what.en;
    EXPECT_NE(fair.what.en.find("Seat 1"), std::string::npos) << fair.what.en;
    const Session::Step friendly = s.undo_step(true);
    EXPECT_GE(friendly.moves, 4);
    s.undo(true);
    EXPECT_EQ(s.decider(), 0) << "back to the person's own decision";
    EXPECT_TRUE(s.match().was_friendly());
}

TEST(Session, WhereOnlyComputersMovedThereIsNothingToTakeBack) {
    Session s = session_of("cp");
    while (s.stage() == Stage::computer) ASSERT_FALSE(s.play(move_of(s, "end_turn")));
    EXPECT_EQ(s.undo_step(false).moves, 0);
    EXPECT_FALSE(s.undo_step(false).barrier);
    EXPECT_EQ(s.undo_step(true).moves, 0);
}

TEST(Session, ABarrierStopsUndoUnlessTheTableIsFriendly) {
    Session s = session_of("pp");
    s.take_device();
    ASSERT_FALSE(s.play(move_of(s, "research")));
    ASSERT_FALSE(s.play(move_of(s, "discard")));
    ASSERT_FALSE(s.play(move_of(s, "done")));              // draws a card, which somebody has seen
    EXPECT_EQ(s.undo_step(false).moves, 0);
    EXPECT_TRUE(s.undo_step(false).barrier);
    EXPECT_EQ(s.undo_step(true).moves, 1);
}

TEST(Draft, SeatsColoursAndOptions) {
    const GameInfo& game = *game_by_id("jumpgate")->info;
    Draft d(game);
    EXPECT_EQ(d.seats().size(), 2u);
    while (d.can_add()) d.add_seat();
    EXPECT_EQ(static_cast<int>(d.seats().size()), game.max_seats);
    std::set<SeatColor> colors;
    for (const SeatDraft& seat : d.seats()) colors.insert(seat.color);
    EXPECT_EQ(colors.size(), d.seats().size()) << "no colour twice";
    const SeatColor first = d.seats()[0].color, last = d.seats()[4].color;
    d.set_color(0, last);
    EXPECT_EQ(d.seats()[0].color, last);
    EXPECT_EQ(d.seats()[4].color, first) << "the two change";
    d.set_color(0, SeatColor::black);                      // not in this game
    EXPECT_EQ(d.seats()[0].color, last);
    while (d.can_remove()) d.remove_seat(0);
    EXPECT_EQ(static_cast<int>(d.seats().size()), game.min_seats);
    EXPECT_TRUE(d.set_option("black_hole_limit", "9"));
    EXPECT_FALSE(d.set_option("black_hole_limit", "3"));
    EXPECT_FALSE(d.set_option("no_such_option", "9"));
    EXPECT_EQ(d.new_match(1, Lang::en).options["black_hole_limit"], 9);
}

// Two options of an invented game are for one seat only; documents of larger games keep the second.
TEST(Draft, HidesOptionsOfOtherNumbersOfSeats) {
    const std::vector<OptionSpec> specs{
        {"rival", msg("Rival"), msg("Who."), {{"mild", msg("Mild")}, {"wild", msg("Wild")}}, 0, {}, {1, 1}},
        {"skill", msg("Skill"), msg("How well."), {{1, verbatim("1")}, {2, verbatim("2")}}, 0, {}, {1, 1}, Elsewhere::ignored},
    };
    GameInfo game = *game_by_id("jumpgate")->info;
    game.min_seats = 1;
    game.options = &specs;
    const auto options = [](const Draft& d) { return to_text(d.new_match(1, Lang::en).options); };
    Draft d(game);
    EXPECT_EQ(options(d), R"({"skill":1})");
    EXPECT_TRUE(d.offered(0).empty());
    EXPECT_TRUE(d.offered(1).empty());
    EXPECT_FALSE(d.set_option("rival", "wild"));
    EXPECT_FALSE(d.set_option("rival", "tame"));
    EXPECT_TRUE(d.set_option("skill", "2"));
    EXPECT_EQ(options(d), R"({"skill":1})") << "a wish counts where the option has a meaning";
    d.set_seat_count(1);
    EXPECT_EQ(options(d), R"({"rival":"wild","skill":2})");
    EXPECT_EQ(d.offered(0), (std::vector<Json>{"mild", "wild"}));
    d.set_seat_count(0);
    EXPECT_EQ(d.seats().size(), 1u);
    EXPECT_FALSE(d.can_remove());
}

// An invented game: two seats play with two dice by default, more seats with one; any limit up to 99 can be entered.
TEST(Draft, OffersWhatCanBeHadWithSoManySeats) {
    const std::vector<OptionSpec> specs{
        {"two_dice", msg("Dice"), msg("How many dice."),
         {{false, msg("One")}, {true, msg("Two"), {2, 2}}}, 1},
        {"map", msg("Map"), msg("Where it happens."),
         {{"ring", msg("Ring"), {2, 3}}, {"star", msg("Star")}, {"cross", msg("Cross"), {3, 4}}}, 0},
        {"limit", msg("Limit"), msg("Rounds."), {{0, msg("None")}, {10, msg("Ten")}}, 0, WholeRange{0, 99}},
    };
    GameInfo game = *game_by_id("jumpgate")->info;
    game.max_seats = 4;
    game.options = &specs;
    const auto options = [](const Draft& d) { return to_text(d.new_match(1, Lang::en).options); };
    Draft d(game);
    EXPECT_EQ(options(d), R"({"two_dice":true,"map":"ring","limit":0})");
    EXPECT_EQ(d.offered(1), (std::vector<Json>{"ring", "star"}));
    d.set_seat_count(3);
    EXPECT_EQ(options(d), R"({"two_dice":false,"map":"ring","limit":0})") << "the default changes with the seats";
    EXPECT_EQ(d.offered(0), std::vector<Json>{false});
    EXPECT_EQ(d.offered(1), (std::vector<Json>{"ring", "star", "cross"}));
    EXPECT_FALSE(d.set_option("two_dice", "true")) << "not with three";
    EXPECT_TRUE(d.set_option("map", "cross"));
    EXPECT_EQ(options(d), R"({"two_dice":false,"map":"cross","limit":0})");
    d.set_seat_count(2);
    EXPECT_EQ(options(d), R"({"two_dice":true,"map":"ring","limit":0})") << "the cross is for three at least";
    d.set_seat_count(4);
    EXPECT_EQ(options(d), R"({"two_dice":false,"map":"cross","limit":0})") << "and comes back with them";

    for (const char* bad : {"100", "-1", "1.5", "seven", "", "true"}) EXPECT_FALSE(d.set_option("limit", bad)) << bad;
    EXPECT_EQ(d.offered(2), (std::vector<Json>{0, 10}));
    EXPECT_TRUE(d.set_option("limit", "17"));
    EXPECT_EQ(d.offered(2), (std::vector<Json>{0, 10, 17})) << "what was named stands beside what is offered";
    EXPECT_EQ(option_name(specs[2], 17, Lang::ja), "17");
    EXPECT_EQ(option_name(specs[2], 0, Lang::ja), "なし");
    Draft again(game);
    again.recall(d.to_json());
    EXPECT_EQ(options(again), options(d));
    again.set_seat_count(2);
    EXPECT_EQ(options(again), R"({"two_dice":true,"map":"ring","limit":17})") << "a default is not remembered as a wish";
}

TEST(Draft, ComputersAreTheCaptainsOfTheirLevels) {
    std::set<std::string> names, lines;
    for (const GameEntry& entry : all_games()) {
        Draft d(*entry.info);
        d.set_computer(1, true);
        for (const Level& level : kOfferedLevels) {
            d.set_level(1, level.id);
            const std::string name = d.name_of(1, Lang::en);
            EXPECT_EQ(name, captain_of(entry.info->id, level.id).name.en);
            EXPECT_TRUE(names.insert(name).second) << name << " plays twice";
            EXPECT_TRUE(lines.insert(captain_of(entry.info->id, level.id).line.en).second);
        }
        d.set_level(1, "expert");
        d.set_computer(0, true);
        d.set_level(0, "expert");
        EXPECT_EQ(d.name_of(1, Lang::en), d.name_of(0, Lang::en) + " II") << "two of the same name can be told apart";
        d.rename(0, "Zoë");
        EXPECT_EQ(d.name_of(1, Lang::en), captain_of(entry.info->id, "expert").name.en);
        d.set_computer(1, false);
        EXPECT_EQ(d.name_of(1, Lang::en), "Player 2");
    }
    EXPECT_EQ(names.size(), all_games().size() * kOfferedLevels.size());
}

TEST(Draft, DealNumber) {
    Draft d(*game_by_id("jumpgate")->info);
    EXPECT_EQ(d.seed(42), 42u);
    d.set_deal("7");
    EXPECT_EQ(d.seed(42), 7u);
    for (const char* bad : {"x", "-1", "7 ", "1.5", "12345678901234567890"}) {
        d.set_deal(bad);
        EXPECT_EQ(d.seed(42), std::nullopt) << bad;
    }
}

TEST(Draft, IsRememberedAndSurvivesNonsense) {
    const GameInfo& game = *game_by_id("jumpgate")->info;
    Draft d(game);
    d.add_seat();
    d.rename(0, "Zoë");
    d.set_computer(2, true);
    d.set_color(1, d.colors()[4]);
    d.set_option("deck_refill", "shuffle");
    Draft again(game);
    again.recall(d.to_json());
    EXPECT_EQ(again.seats(), d.seats());
    EXPECT_EQ(again.to_json(), d.to_json());
    for (const char* bad : {"7", "[]", "{}", R"({"seats":7})", R"({"seats":[7,null,{"name":3,"color":"pink","computer":1}]})",
                            R"({"seats":[{},{},{},{},{},{},{},{}],"options":{"deck_refill":7,"x":"y"}})"}) {
        Draft odd(game);
        odd.recall(*parse_json(bad));
        EXPECT_GE(static_cast<int>(odd.seats().size()), game.min_seats) << bad;
        EXPECT_LE(static_cast<int>(odd.seats().size()), game.max_seats) << bad;
        EXPECT_TRUE(game_by_id("jumpgate")->start(odd.new_match(1, Lang::en))) << bad;
    }
}

TEST(Fragment, TakesWhatItKnowsAndNamesTheRest) {
    const FragmentWish wish = parse_fragment("new=jumpgate&players=3&seed=7&bots=1&lang=ja&option.stall_turns=0&screen=rules");
    EXPECT_EQ(wish.new_game, "jumpgate");
    EXPECT_EQ(wish.players, 3);
    EXPECT_EQ(wish.bots, 1);
    EXPECT_EQ(wish.seed, "7");
    EXPECT_EQ(wish.lang, Lang::ja);
    ASSERT_EQ(wish.options.size(), 1u);
    EXPECT_EQ(wish.options[0].first, "stall_turns");
    EXPECT_EQ(wish.screen, "rules");
    EXPECT_TRUE(wish.not_understood.empty());
    for (const char* bad : {"x", "=", "players=", "players=two", "players=22", "seed=-1", "lang=fr", "new=<b>", "screen=", "option.=1", "part=two", "%E3%81"})
        EXPECT_EQ(parse_fragment(bad).not_understood.size(), 1u) << bad;
    const FragmentWish stored = parse_fragment("save=race/g12ab&lang=en");
    EXPECT_EQ(stored.saved_game, "race");
    EXPECT_EQ(stored.save, "g12ab");
    EXPECT_TRUE(stored.not_understood.empty());
    for (const char* bad : {"save=", "save=race", "save=race/", "save=/g1", "save=race/<b>", "save=race/a/b"})
        EXPECT_EQ(parse_fragment(bad).not_understood.size(), 1u) << bad;
    const FragmentWish lesson = parse_fragment("learn=race&part=2");
    EXPECT_EQ(lesson.learn, "race");
    EXPECT_EQ(lesson.part, 2);
    EXPECT_TRUE(lesson.not_understood.empty());
    const FragmentWish many = parse_fragment(std::string(100000, '&') + "a");
    EXPECT_LE(many.not_understood.size(), 40u);
    for (const std::string& piece : parse_fragment(std::string(100000, 'a')).not_understood) EXPECT_LT(piece.size(), 60u);
}

TEST(Settings, RoundTripAndNonsense) {
    Settings s;
    s.show_speed = ShowSpeed::brisk;
    s.lang = Lang::ja;
    s.text_percent = 130;
    s.palette = Palette::safe;
    s.reduced_motion = true;
    s.friendly_undo = true;
    EXPECT_EQ(settings_from_json(to_json(s), {}), s);
    for (const char* bad : {"7", "[]", "{}", R"({"lang":7,"text_percent":"big","palette":"pink","motion":[],"undo":null})",
                            R"({"text_percent":100000})"})
        EXPECT_EQ(settings_from_json(*parse_json(bad), {}), Settings{}) << bad;
}

TEST(Mirror, ActionsFromThePage) {
    const Action action = action_from_json(*parse_json(R"({"action":"seat-color","seat":"1","key":"","value":"red"})"));
    EXPECT_EQ(action.name.text(), "seat-color");
    EXPECT_EQ(action.seat, 1);
    EXPECT_EQ(action.value, "red");
    EXPECT_TRUE(action.move.is_null());
    EXPECT_EQ(action_from_json(*parse_json(R"({"move":{"type":"research"}})")).move["type"], "research");
    for (const char* bad : {"7", "[]", "{}", R"({"action":7,"seat":1,"value":[]})"})
        EXPECT_TRUE(action_from_json(*parse_json(bad)).name.empty()) << bad;
}

TEST(Mirror, KeysTellSiblingsApart) {
    MirrorNode root("main", "mirror");
    root.button("seat-kind", "a").seat(0).value("person");
    root.button("seat-kind", "b").seat(0).value("computer");
    root.button("seat-kind", "c").seat(1).value("person");
    std::set<std::string> keys;
    const Json tree = *parse_json(root.json_text());
    for (const Json& child : tree["c"]) keys.insert(child["k"].get<std::string>());
    EXPECT_EQ(keys.size(), 3u);
}

// A name typed by a player must be published unchanged and break nothing.
TEST(Mirror, AnyTextSurvivesTheWayToThePage) {
    for (const std::string text : {"", "Zoë", "あき 👩‍🚀", "\"quoted\" \\ back", "line\nbreak\ttab\x01", "</script><b>", "~}]\x7f"}) {
        MirrorNode root("main", "mirror", text);
        root.add("p", text, text).attr("title", text).attr("lang", "en");
        const auto tree = parse_json(root.json_text());
        ASSERT_TRUE(tree.ok()) << text;
        EXPECT_EQ(tree->value("x", ""), text);
        const Json& child = (*tree)["c"][0];
        EXPECT_EQ(child["k"], text);
        EXPECT_EQ(child["a"]["title"], text);
        EXPECT_EQ(child["a"]["lang"], "en");
    }
}

TEST(Strings, EveryRowHasBothLanguages) {
    std::set<std::string> keys;
    for (const str::Row& row : str::kAll) {
        EXPECT_TRUE(keys.insert(row.key).second) << row.key;
        EXPECT_GT(std::string_view(row.text.en).size(), 0u) << row.key;
        EXPECT_GT(std::string_view(row.text.in(Lang::ja)).size(), 0u) << row.key;
        // Both languages must have the same placeholders, in any order.
        for (const char* place : {"{name}", "{names}", "{n}", "{game}", "{what}", "{line}", "{color}", "{id}", "{place}"}) {
            const std::string word(place, 0, std::string_view(place).size() - 1);
            EXPECT_EQ(std::string_view(row.text.en).find(word) != std::string_view::npos,
                      std::string_view(row.text.in(Lang::ja)).find(word) != std::string_view::npos)
                << row.key << " " << place;
        }
    }
}

TEST(Layout, PartsStayInTheWindowAndApart) {
    for (const Vec size : {Vec{1180, 820}, Vec{1024, 768}, Vec{820, 1180}, Vec{390, 844}, Vec{400, 711}, Vec{844, 390}, Vec{1670, 939},
                           Vec{2742, 1542}, Vec{1366, 700}})
        for (int seats = 2; seats <= 5; ++seats)
            for (bool log : {false, true}) {
                const TableLayout layout = table_layout(size, seats, log);
                const Rect window{0, 0, size.x, size.y};
                std::vector<Rect> parts = layout.seats;
                const bool has_tools_in_bar = layout.kind == LayoutKind::phone_landscape;
                if (has_tools_in_bar) {
                    EXPECT_GT(layout.tools.w, 0);
                    EXPECT_GE(layout.tools.x, 0);
                    EXPECT_GE(layout.tools.y, 0);
                    EXPECT_LE(layout.tools.right(), window.right());
                    EXPECT_LE(layout.tools.bottom(), layout.bar);
                }
                const Rect tools = has_tools_in_bar ? Rect{} : layout.tools;
                for (const Rect& r : {layout.areas.board, layout.areas.hand, layout.areas.reference, tools, layout.log})
                    if (r.w > 0 && r.h > 0) parts.push_back(r);
                for (std::size_t i = 0; i < parts.size(); ++i) {
                    EXPECT_GE(parts[i].x, window.x);
                    EXPECT_GE(parts[i].y, layout.bar);
                    EXPECT_LE(parts[i].right(), window.right() + 0.01f) << size.x << "x" << size.y;
                    EXPECT_LE(parts[i].bottom(), window.bottom() + 0.01f) << size.x << "x" << size.y;
                    for (std::size_t j = i + 1; j < parts.size(); ++j)
                        EXPECT_FALSE(parts[i].grown(-0.01f).overlaps(parts[j].grown(-0.01f))) << size.x << "x" << size.y << " " << i << " " << j;
                }
                // Bubbles and explanations lie anywhere in the whole, but never below a docked log.
                EXPECT_FALSE(layout.log.overlaps(layout.areas.whole.grown(-0.01f))) << size.x << "x" << size.y;
                EXPECT_GT(layout.areas.board.w, 300);
                EXPECT_GT(layout.areas.board.h, 200) << size.x << "x" << size.y;
            }
}

}  // namespace
}  // namespace orrery::ui
