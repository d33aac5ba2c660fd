// Puzzles: the list of every game, the search's proof, and how people solve them on the table, by page and by address.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/match/link.h"
#include "imgui_ui/app/page_strings.h"
#include "imgui_ui/app/parts.h"
#include "imgui_ui/app/teaching/puzzles.h"
#include "tests/rounds.h"
#include "tests/ui/driver.h"
#include "tests/ui/lesson_steps.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::TestHost;

constexpr std::int64_t kDay = 86400;

/// Returns the move of the answer after `made` of them.
Json asked_of(const Puzzle& puzzle, const AnyMatch& match, std::size_t made = 0) { return match.moves()[static_cast<std::size_t>(puzzle.answer[made])]; }

/// Returns a legal move that the puzzle does not ask for.
Json other_than(const Json& move, const AnyMatch& match) {
    const std::vector<Json> moves = match.moves();
    return *std::find_if(moves.begin(), moves.end(), [&](const Json& one) { return one != move; });
}

/// Returns the text of the puzzle's panel; "" if there is none.
std::string panel(const Driver& d) {
    std::string out;
    test::walk(d.mirror(), [&](const Json& node) {
        const Json* coach = test::attr_of(node, "data-coach");
        if (coach && *coach == "puzzle") test::walk(node, [&](const Json& part) { out += part.value("x", "") + "\n"; });
    });
    return out;
}

/// Returns the move that a hint shows; null if none does.
Json shown_by_hint(const Driver& d) {
    Json out;
    test::walk(d.mirror(), [&](const Json& node) {
        const Json* move = test::attr_of(node, "data-move");
        if (move && test::attr_of(node, "data-hint")) out = *parse_json(move->get<std::string>());
    });
    return out;
}

TEST(Puzzles, EveryGameHasFiftyAndAllCanBeAnswered) {
    for (const std::string& game : test::playable_games()) {
        const std::vector<Puzzle> puzzles = puzzles_of(*face_of(game));
        EXPECT_GE(puzzles.size(), kLeastPuzzles) << game;
        std::set<std::string> ids, links;
        std::set<int> stars;
        for (const Puzzle& puzzle : puzzles) {
            EXPECT_TRUE(ids.insert(puzzle.id).second) << game << " " << puzzle.id;
            EXPECT_TRUE(links.insert(puzzle.link).second) << game << " " << puzzle.id;
            stars.insert(puzzle.stars);
            EXPECT_GE(puzzle.share - puzzle.next, 80) << game << " " << puzzle.id;
            const auto match = open_puzzle(puzzle);
            ASSERT_TRUE(match) << game << " " << puzzle.id << ": " << match.error().message;
            EXPECT_EQ((*match)->game().id, game);
            EXPECT_EQ((*match)->hash().substr(0, puzzle.id.size()), puzzle.id) << game;
            EXPECT_GE((*match)->moves().size(), 3u) << game << " " << puzzle.id;
            const auto topics = game_by_id(game)->topic_words();
            if (puzzle.topic) { EXPECT_LT(static_cast<std::size_t>(*puzzle.topic), topics.size()) << game; }
        }
        EXPECT_EQ(stars.size(), static_cast<std::size_t>(kMostStars)) << game << ": easy ones and hard ones";
        EXPECT_TRUE(std::is_sorted(puzzles.begin(), puzzles.end(), [](const Puzzle& a, const Puzzle& b) { return a.stars < b.stars; })) << game;
    }
}

// The first search must find the answer, and one of two more: a single one may miss a move now and then (2 of 1,800 did). The quick
// tier asks about every tenth puzzle. The command `orrery puzzles GAME --check FILE` proves all of them.
TEST(Puzzles, TheSearchFindsTheAnswerAgainWithOtherChance) {
    const std::size_t step = tests::is_deep() ? 1 : 10;
    for (const std::string& game : test::playable_games()) {
        const std::vector<Puzzle> puzzles = puzzles_of(*face_of(game));
        for (std::size_t i = 0; i < puzzles.size(); i += step) {
            const auto match = open_puzzle(puzzles[i]);
            ASSERT_TRUE(match);
            const Json answer = asked_of(puzzles[i], **match);
            BotStats stats;
            const auto finds = [&](std::uint64_t seed) { return (*match)->bot_move(kAdviceLevel, seed, {}, stats) == answer; };
            EXPECT_TRUE(finds(1234567)) << game << " " << puzzles[i].id;
            EXPECT_TRUE(finds(2345678) || finds(3456789)) << game << " " << puzzles[i].id;
        }
    }
}

TEST(Puzzles, AreReadOrRefusedWithTheirPlace) {
    const std::vector<Puzzle> puzzles{{"0123456789", "AbC", {2, 0}, 700, 500, 3, 2}, {"abcdef0123", "xyz", {1}, 900, 100, {}, 3}};
    const std::string document = write_puzzles("orrery puzzles race", puzzles);
    const auto read = read_puzzles(document);
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, puzzles);
    const auto pointer_after = [&](const std::string& what, const std::string& with) {
        std::string changed = document;
        const std::size_t at = changed.find(what);
        EXPECT_NE(at, changed.npos) << what;
        changed.replace(at, what.size(), with);
        const auto bad = read_puzzles(changed);
        return bad ? std::string("accepted") : bad.error().pointer;
    };
    EXPECT_EQ(pointer_after("\"answer\":[2,0]", "\"answer\":[]"), "/puzzles/0/answer");
    EXPECT_EQ(pointer_after("\"answer\":[1]", "\"answer\":[-1]"), "/puzzles/1/answer/0");
    EXPECT_EQ(pointer_after("\"share\":900", "\"share\":1001"), "/puzzles/1/share");
    EXPECT_EQ(pointer_after("\"stars\":2", "\"stars\":4"), "/puzzles/0/stars");
    EXPECT_EQ(pointer_after("\"topic\":3", "\"topic\":\"x\""), "/puzzles/0/topic");
    EXPECT_EQ(pointer_after("\"link\":\"xyz\",", ""), "/puzzles/1");
    EXPECT_FALSE(read_puzzles("{"));
    EXPECT_FALSE(open_puzzle(puzzles[0])) << "no link";
    Puzzle real = puzzles_of(*face_of("race")).front();
    ASSERT_TRUE(open_puzzle(real));
    real.answer = {100000};
    const auto opened = open_puzzle(real);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().pointer, "/answer/0");
}

TEST(Puzzles, TheDayChoosesOneAndAllHaveTheirTurn) {
    EXPECT_EQ(daily_puzzle(10 * kDay).text(), daily_puzzle(11 * kDay - 1).text());
    EXPECT_NE(daily_puzzle(10 * kDay).text(), daily_puzzle(11 * kDay).text());
    std::set<std::string> places;
    const std::size_t days = kLeastPuzzles * test::playable_games().size();
    for (std::size_t day = 0; day < days; ++day) {
        const PuzzlePlace place = daily_puzzle(static_cast<std::int64_t>(20000 + day) * kDay);
        EXPECT_TRUE(places.insert(place.text()).second) << place.text();
        EXPECT_LT(place.number, puzzles_of(*face_of(place.game)).size());
        EXPECT_EQ(PuzzlePlace::of(place.text()).text(), place.text());
    }
    EXPECT_EQ(daily_puzzle(-5).text(), daily_puzzle(0).text());
    for (const char* bad : {"", "race", "race/", "race/0", "race/x", "race/1x", "race/-1", "/3", "race/99999999999999999999"})
        EXPECT_TRUE(PuzzlePlace::of(bad).game.empty() || !face_of(PuzzlePlace::of(bad).game)) << bad;
}

TEST(Puzzles, AreSolvedOnTheTableOfEveryGame) {
    for (const std::string& game : test::playable_games()) {
        Driver d;
        d.start();
        ASSERT_TRUE(d.press("puzzles")) << "on the shelf";
        ASSERT_EQ(d.screen(), "puzzles");
        d.press("puzzles", game);
        ASSERT_EQ(d.attr("data-game"), game);
        const std::vector<Puzzle> puzzles = puzzles_of(*face_of(game));
        // One whose answer has several moves, if there is one.
        const auto longest = std::max_element(puzzles.begin(), puzzles.end(), [](const Puzzle& a, const Puzzle& b) { return a.answer.size() < b.answer.size(); });
        const PuzzlePlace place{game, static_cast<std::size_t>(longest - puzzles.begin())};
        ASSERT_TRUE(d.press("puzzle", place.text()));
        ASSERT_EQ(d.screen(), "table") << game;
        d.frames(3);
        ASSERT_NE(panel(d), "") << game;
        EXPECT_EQ(d.host().fragment, "puzzle=" + place.text());
        EXPECT_EQ(d.app.session()->viewer(), d.match().to_act()) << "who decides looks";
        const std::size_t begun = d.match().ply();

        // A move that is not the best is not made.
        const Json first = asked_of(*longest, d.match());
        d.move(to_text(other_than(first, d.match())));
        EXPECT_EQ(d.match().ply(), begun) << game;
        EXPECT_NE(d.all_text().find(str::puzzle_missed.en), std::string::npos) << game;

        // The hints: the first says why, the second shows the move.
        EXPECT_TRUE(shown_by_hint(d).is_null()) << game;
        ASSERT_TRUE(d.press("hint"));
        if (longest->topic) {
            EXPECT_TRUE(shown_by_hint(d).is_null()) << game;
            EXPECT_NE(panel(d).find(game_by_id(game)->topic_words()[static_cast<std::size_t>(*longest->topic)].en), std::string::npos) << game;
            ASSERT_TRUE(d.press("hint"));
        }
        EXPECT_EQ(shown_by_hint(d), first) << game;
        ASSERT_TRUE(d.press("hint", "", -1)) << "a third one puts it away";
        EXPECT_TRUE(shown_by_hint(d).is_null()) << game;
        ASSERT_TRUE(d.press("menu"));
        EXPECT_TRUE(d.has("puzzles") && !d.has("replay") && !d.has("saves")) << game;
        ASSERT_TRUE(d.press("close"));

        for (std::size_t made = 0; made < longest->answer.size(); ++made) {
            EXPECT_EQ(panel(d).find(str::puzzle_solved.en), std::string::npos) << game << " after " << made;
            d.move(to_text(asked_of(*longest, d.match(), made)));
            EXPECT_EQ(d.match().ply(), begun + made + 1) << game;
        }
        EXPECT_NE(panel(d).find(str::puzzle_solved.en), std::string::npos) << game;
        EXPECT_TRUE(d.moves().empty()) << game << ": nothing more is asked";
        d.press("undo");
        d.frames(40, 500);
        EXPECT_EQ(d.match().ply(), begun + longest->answer.size()) << game << ": nobody goes on or back";
        EXPECT_EQ(d.screen(), "table") << game;
        EXPECT_EQ(solved_puzzles(SaveStore(d.host().store), game), (std::vector<std::string>{longest->id}));
        EXPECT_TRUE(SaveStore(d.host().store).list().empty()) << game << ": it is no saved game";

        const bool is_last = place.number + 1 == puzzles.size();
        EXPECT_EQ(d.press("puzzle"), !is_last) << game;
        if (!is_last) { EXPECT_EQ(d.host().fragment, ("puzzle=" + PuzzlePlace{game, place.number + 1}.text())) << game; }
        ASSERT_TRUE(d.press("puzzles")) << "leaves it";
        ASSERT_EQ(d.screen(), "puzzles");
        EXPECT_EQ(d.attr("data-game"), game);
        EXPECT_NE(d.all_text().find(fill(str::puzzle_is_solved, Lang::en, {{"puzzle", ""}})), std::string::npos) << game;
        ASSERT_TRUE(d.press("back"));
        EXPECT_EQ(d.screen(), "shelf");
    }
}

/// Makes a move with a finger, as the table tells it. Returns false if it did not come about, nor was called a worse one.
bool make_by_finger(Driver& d, const Json& move) {
    constexpr int kMost = 12;
    const std::size_t ply = d.match().ply();
    Json wanted = move;
    if (d.app.table_view()->handhold(move).is_joint) {     // the touches mean what pays for the card, too
        const auto then = d.match().copy();
        EXPECT_TRUE(then->make(move));
        wanted = Json::array({move, then->moves().front()});
    }
    for (int touches = 0; touches < kMost; ++touches) {
        d.rest();
        const Handhold hold = d.app.table_view()->handhold(wanted);
        const Id next = !hold.touches.empty() ? hold.touches[0] : !hold.next.empty() ? hold.next[0] : 0;
        const Target* target = test::target_with(d, next);
        if (next == 0 || !target) return false;
        d.tap_at(target->rect.centre());
        d.rest();
        if (d.has("confirm")) d.press("confirm");
        if (d.match().ply() != ply || d.all_text().find(str::puzzle_missed.en) != std::string::npos) return true;
    }
    return false;
}

TEST(Puzzles, AreSolvedByTouchAfterWorseMoves) {
    constexpr std::size_t kStep = 12;
    for (const std::string& game : test::playable_games()) {
        const std::vector<Puzzle> puzzles = puzzles_of(*face_of(game));
        int missed = 0, solved = 0;
        for (std::size_t number = 0; number < puzzles.size(); number += kStep) {
            Driver d;
            d.start("puzzle=" + PuzzlePlace{game, number}.text());
            d.frames(3);
            const Puzzle& puzzle = puzzles[number];
            const std::size_t begun = d.match().ply();
            for (const Json& move : d.match().moves()) {
                if (move == asked_of(puzzle, d.match()) || !make_by_finger(d, move)) continue;
                ASSERT_EQ(d.match().ply(), begun) << game << " " << puzzle.id << ": a worse move is made: " << move;
                EXPECT_TRUE(d.press("close-message"));
                ++missed;
                break;
            }
            std::size_t made = 0;
            while (made < puzzle.answer.size() && make_by_finger(d, asked_of(puzzle, d.match(), made)) && d.match().ply() == begun + made + 1) ++made;
            solved += panel(d).find(str::puzzle_solved.en) != std::string::npos ? 1 : 0;
        }
        const int all = static_cast<int>((puzzles.size() + kStep - 1) / kStep);
        EXPECT_GE(2 * missed, all) << game;
        EXPECT_EQ(solved, all) << game;
    }
}

TEST(Puzzles, GoOnAsAGameOfTheirOwn) {
    Driver d;
    d.start("puzzle=quantum/1");
    d.frames(3);
    ASSERT_EQ(d.screen(), "table");
    const Puzzle puzzle = puzzles_of(*face_of("quantum")).front();
    for (std::size_t made = 0; made < puzzle.answer.size(); ++made) d.move(to_text(asked_of(puzzle, d.match(), made)));
    const std::string at = d.match().hash();
    ASSERT_TRUE(d.press("play-on"));
    EXPECT_EQ(d.match().hash(), at);
    EXPECT_EQ(panel(d), "");
    const auto games = SaveStore(d.host().store).list();
    ASSERT_EQ(games.size(), 1u);
    EXPECT_EQ(d.host().fragment, "save=quantum/" + games[0].id);
    d.frames(40, 500);
    EXPECT_TRUE(d.match().hash() != at || !d.moves().empty()) << "somebody goes on";
}

TEST(Puzzles, ANewPageComesBackToThePuzzle) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start();
        ASSERT_TRUE(d.press("puzzles"));
        d.press("puzzles", "jumpgate");
        ASSERT_TRUE(d.press("puzzle", "jumpgate/3"));
        d.frames(2);
    }
    Driver again({1180, 820}, &host);
    again.start(host.fragment);
    again.frames(2);
    EXPECT_NE(panel(again), "");
    EXPECT_EQ(host.fragment, "puzzle=jumpgate/3");
}

TEST(Puzzles, AddressesOfNoneAreNamed) {
    for (const char* bad : {"race/9999", "race", "chess/1", "race/0"}) {
        Driver d;
        d.start("puzzle=" + std::string(bad));
        d.frames(2);
        EXPECT_EQ(d.screen(), "shelf") << bad;
        EXPECT_NE(d.all_text().find("puzzle=" + std::string(bad)), std::string::npos) << bad;
    }
    // What is no place at all is shown shortened, in plain letters.
    for (const std::string& odd : {std::string("race/\u661f<b>"), "race/" + std::string(500, '9'), std::string("/"), std::string("race/1/2")}) {
        Driver d;
        d.start("puzzle=" + odd);
        d.frames(2);
        EXPECT_EQ(d.screen(), "shelf") << odd;
        EXPECT_NE(d.all_text().find("puzzle="), std::string::npos) << odd;
        EXPECT_EQ(d.all_text().find("\u661f"), std::string::npos) << odd;
        EXPECT_EQ(d.all_text().find(std::string(100, '9')), std::string::npos) << odd;
    }
}

TEST(Puzzles, WaitForTheirPartOfTheProgram) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start();
    const std::string game = daily_puzzle(host.now_ms / 1000).game, part = puzzles_part(game);
    host.absent_parts.insert(part);
    ASSERT_TRUE(d.press("puzzles"));
    ASSERT_EQ(d.screen(), "puzzles");
    const auto numbers = [&] {
        int count = 0;
        for (const Json& button : d.buttons()) {
            const Json* action = test::attr_of(button, "data-action");
            count += action && *action == "puzzle" ? 1 : 0;
        }
        return count;
    };
    EXPECT_EQ(numbers(), 1) << "that of the day";
    EXPECT_TRUE(host.wanted_parts.contains(part));
    host.absent_parts.clear();
    d.app.part_came(part, true);
    d.frames(2);
    EXPECT_GT(numbers(), static_cast<int>(kLeastPuzzles));
}

TEST(Puzzles, WhatIsStoredOfThemMayBeDamaged) {
    TestHost host;
    SaveStore store(host.store);
    EXPECT_EQ(keep_solved(store, "race", "0123456789"), StoreAnswer::done);
    EXPECT_EQ(keep_solved(store, "race", "0123456789"), StoreAnswer::done);
    EXPECT_EQ(solved_puzzles(store, "race").size(), 1u) << "counted once";
    for (const char* bad : {"", "{", "{}", "[1]", "[[\"x\"]]"}) {
        store.put_value("puzzles/race", bad);
        EXPECT_TRUE(solved_puzzles(store, "race").empty()) << bad;
    }
}

}  // namespace
}  // namespace orrery::ui
