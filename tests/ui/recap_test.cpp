// Recap: the moves that it shows to each viewer, its timing, its start, end and skipping, and its sounds.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/ai/thinkers.h"
#include "engine/core/punctuation.h"
#include "engine/core/rng.h"
#include "engine/games/jumpgate/game.h"
#include "engine/match/games.h"
#include "engine/match/match.h"
#include "imgui_ui/app/driver/recap.h"
#include "imgui_ui/app/driver/told_log.h"
#include "imgui_ui/app/strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::some_game;
using test::TestHost;
using test::walk;

std::unique_ptr<AnyMatch> new_match(int seats, std::uint64_t seed, std::string_view game = "jumpgate") {
    NewMatch how;
    for (int i = 0; i < seats; ++i) how.names.push_back("Player " + std::to_string(i + 1));
    how.seed = seed;
    return std::move(game_by_id(game)->start(how).value());
}

void play_random(AnyMatch& match, std::size_t plies, std::uint64_t seed) {
    Rng rng(seed);
    for (std::size_t i = 0; i < plies && match.to_act(); ++i) {
        const std::vector<Json> moves = match.moves();
        ASSERT_FALSE(match.apply(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
}

std::string word(const Json& event) { return event.value("event", std::string()); }

// --- content ---

TEST(Recap, BeginsBehindTheLastMoveOfTheSeat) {
    int sealed = 0;
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        const auto match = new_match(3, 4, game.info->id);
        EXPECT_EQ(last_decided(*match, 1), 0u);
        std::size_t told_in_all = 0;
        for (std::size_t ply = 20; ply <= 80; ply += 15) {
            play_random(*match, ply - match->ply(), ply);
            for (Seat seat : all_seats(3)) {
                const std::size_t from = last_decided(*match, seat);
                const auto past = match->copy();
                // A sealed choice is a step if it revealed the choices of all.
                past->rewind(from);
                const bool is_own_first = from < ply && past->to_act() == seat;
                if (is_own_first) {
                    EXPECT_TRUE(past->decides_sealed());
                    ++sealed;
                } else {
                    ASSERT_GT(from, 0u);
                    past->rewind(from - 1);
                    EXPECT_EQ(past->to_act(), seat);
                    EXPECT_FALSE(past->decides_sealed());
                }
                Recap recap;
                recap.gather(*match, from, seat, seat, Lang::en);
                // A secret choice shows nothing to the others, so it is no step.
                std::set<std::size_t> told;
                for (const LogLine& line : match->log(seat, Lang::en, from + 1)) told.insert(line.ply);
                ASSERT_EQ(recap.steps().size(), told.size());
                told_in_all += told.size();
                for (const Recap::Step& step : recap.steps()) {
                    EXPECT_EQ(step.seat == seat, is_own_first && step.ply == from + 1);
                    past->rewind(step.ply - 1);
                    EXPECT_EQ(past->to_act(), step.seat);
                }
            }
            EXPECT_EQ(match->ply(), ply) << "looking back leaves the match alone";
        }
        EXPECT_GT(told_in_all, 0u);
    }
    EXPECT_GT(sealed, 0);
}

// Who makes the last of the sealed choices hands the device on before seeing what all have chosen and what that led to.
TEST(Recap, ShowsWhatTheLastSealedChoiceRevealedToItsSeatToo) {
    const auto match = new_match(3, 4, "race");
    Rng rng(2);
    int revealed = 0;
    while (match->to_act() && match->ply() < 150) {
        const Seat who = *match->to_act();
        const bool is_sealed = match->decides_sealed();
        const std::vector<Json> moves = match->moves();
        ASSERT_FALSE(match->apply(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        Recap recap;
        recap.gather(*match, last_decided(*match, who), who, who, Lang::en);
        const std::vector<Json> events = match->last_events();
        const bool reveals = is_sealed && !events.empty();
        ASSERT_EQ(recap.steps().size(), reveals ? 1u : 0u) << "ply " << match->ply();
        if (!reveals) continue;
        ++revealed;
        EXPECT_EQ(recap.steps()[0].ply, match->ply());
        EXPECT_EQ(recap.steps()[0].events.size(), events.size());
    }
    EXPECT_GT(revealed, 15);
}

TEST(Recap, EveryMoveHasItsEventsAndAtLeastOneLine) {
    const auto match = new_match(4, 9);
    play_random(*match, 200, 3);
    Recap recap;
    recap.gather(*match, 0, 0, 0, Lang::en);
    std::vector<LogLine> lines = match->log(Seat(0), Lang::en, 1);
    std::size_t at = 0, turns_told = 0;
    for (const Recap::Step& step : recap.steps()) {
        ASSERT_FALSE(step.told.empty());
        for (const Json& event : step.events) EXPECT_EQ(event, lines[at++].event);
        for (const ToldRow& row : step.told)
            for (const Json& event : row.events) {
                const bool is_turn = word(event) == "turn_start" || word(event) == "turn_end";
                EXPECT_TRUE(!is_turn || (step.told.size() == 1 && row.events.size() == 1)) << row.text;
                turns_told += is_turn ? 1 : 0;
            }
    }
    EXPECT_EQ(at, lines.size());
    EXPECT_GT(turns_told, 0u) << "a turn that was simply ended is told";
    const std::string english = recap.steps()[0].told[0].text;
    recap.speak(Lang::ja);
    EXPECT_NE(recap.steps()[0].told[0].text, english);
    EXPECT_EQ(recap.steps()[0].told[0].text, told_rows(*match, Seat(0), Lang::ja, 1)[0].text);
}

// --- rows of the log ---

// Rows keep all events in their order, and join only what one move did to one contender, in a few words.
TEST(ToldRows, TellEveryEventOfAMoveOnceAndNameItsContenderOnce) {
    constexpr std::size_t kMostBytes = 90;
    for (const GameEntry& game : all_games())
        for (const Lang lang : kLangs) {
            SCOPED_TRACE(std::string(game.info->id) + " " + code(lang));
            const auto match = new_match(2, 7, game.info->id);
            play_random(*match, 150, 5);
            const std::vector<LogLine> lines = told_log(*match, {}, lang);
            const std::string subject = fill(str::told_subject, lang, {{"name", match->names()[0]}, {"rest", ""}});
            std::size_t at = 0;
            int joined = 0;
            for (const ToldRow& row : told_rows(*match, {}, lang)) {
                ASSERT_FALSE(row.events.empty());
                const std::size_t first = at;
                for (const Json& event : row.events) {
                    ASSERT_LT(at, lines.size());
                    EXPECT_EQ(event, lines[at].event) << row.text;
                    EXPECT_EQ(row.ply, lines[at].ply) << row.text;
                    EXPECT_EQ(row.turn, lines[at].turn) << row.text;
                    EXPECT_EQ(row.who, lines[at].who) << row.text;
                    ++at;
                }
                if (row.events.size() == 1) {
                    EXPECT_EQ(row.text, lines[first].text);
                    continue;
                }
                EXPECT_TRUE(row.who) << "what concerns nobody is not joined: " << row.text;
                EXPECT_LE(row.text.size(), kMostBytes) << row.text;
                const auto is_told_of = [&](std::size_t line) { return row.who == Contender(0) && lines[line].text.starts_with(subject); };
                if (!is_told_of(first) || !is_told_of(first + 1) || row.events.size() != 2 || !lines[first].text.ends_with(punctuation::kEnd.in(lang)))
                    continue;
                ++joined;
                EXPECT_EQ(row.text.find(subject, 1), std::string::npos) << row.text;
                EXPECT_TRUE(row.text.ends_with(lines[first + 1].text.substr(subject.size()))) << row.text;
            }
            EXPECT_EQ(at, lines.size());
            if (game.info->id == std::string_view("quantum")) { EXPECT_GT(joined, 5) << "a ship that is rolled anew"; }
        }
}

TEST(ToldRows, StandInTheLogAsTheyStandInTheRecap) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        const auto match = new_match(2, 11, game.info->id);
        play_random(*match, 120, 3);
        std::set<std::string> in_log;
        for (const ToldRow& row : told_rows(*match, {}, Lang::en)) in_log.insert(row.text);
        Recap recap;
        recap.gather(*match, 0, 0, std::nullopt, Lang::en);
        for (const Recap::Step& step : recap.steps())
            for (const ToldRow& row : step.told) EXPECT_EQ(in_log.count(row.text), 1u) << row.text;
    }
}

TEST(ToldRows, OfOneWhoseNameBeginsTheOthersKeepBothNames) {
    const auto match = new_match(2, 7);
    match->rename(0, "Ann");
    match->rename(1, "Ann Lee");
    const LogLine about{1, 1, Contender(0), {{"event", "draw"}}, "Ann draws 2 cards."};
    LogLine other = about, more = about;
    other.text = "Ann Lee gives a card.";
    more.text = "Ann discards 1 card.";
    EXPECT_EQ(rows_of(*match, {about, more}, Lang::en)[0].text, "Ann draws 2 cards; discards 1 card.");
    EXPECT_EQ(rows_of(*match, {about, other}, Lang::en)[0].text, "Ann draws 2 cards. Ann Lee gives a card.");
    more.ply = 2;
    EXPECT_EQ(rows_of(*match, {about, more}, Lang::en).size(), 2u) << "of another move";
}

TEST(Recap, AndLogLeaveOutThatADecisionWasNotAsked) {
    std::size_t asides = 0;
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        const auto match = new_match(2, 7, game.info->id);
        play_random(*match, 150, 5);
        std::vector<LogLine> lines = match->log({}, Lang::en);
        const std::size_t all = lines.size();
        std::erase_if(lines, [&](const LogLine& line) { return is_aside(*match, line.event); });
        asides += all - lines.size();
        const std::vector<LogLine> told = told_log(*match, {}, Lang::en);
        ASSERT_EQ(told.size(), lines.size());
        for (std::size_t i = 0; i < told.size(); ++i) EXPECT_EQ(told[i].text, lines[i].text);
        Recap recap;
        recap.gather(*match, 0, 0, std::nullopt, Lang::en);
        for (const Recap::Step& step : recap.steps()) {
            ASSERT_FALSE(step.told.empty());
            for (const ToldRow& row : step.told)
                for (const Json& event : row.events) EXPECT_FALSE(is_aside(*match, event)) << row.text;
        }
    }
    EXPECT_GT(asides, 20u) << "in Race for the Galaxy";
}

TEST(Recap, TheLogOnTheTableDoesNotSayThatADecisionWasNotAsked) {
    Driver d;
    d.start("new=race&players=2&seed=7");
    const auto asides = [&] {
        const std::vector<LogLine> all = d.match().log({}, Lang::en);
        return std::count_if(all.begin(), all.end(), [&](const LogLine& line) { return is_aside(d.match(), line.event); });
    };
    d.play(3, [&] { return asides() >= 3; });
    ASSERT_GE(asides(), 3);
    ASSERT_TRUE(d.press("log"));
    d.frames(3);
    EXPECT_NE(d.all_text().find(" tableau."), std::string::npos) << "this is the log";
    EXPECT_EQ(d.all_text().find("only one possibility"), std::string::npos);
}

// The recap of a move must never contain a card that another hand holds after the move, whoever the viewer is.
TEST(Recap, HandsOfOthersNeverShowInEventsOrLines) {
    for (int seats = 2; seats <= 4; ++seats) {
        const auto match = new_match(seats, 20 + static_cast<std::uint64_t>(seats));
        play_random(*match, 250, 6);
        int hidden = 0;
        for (int reader = -1; reader < seats; ++reader) {
            Recap recap;
            const std::optional<Seat> eyes = reader < 0 ? std::nullopt : std::optional<Seat>(static_cast<Seat>(reader));
            recap.gather(*match, 0, eyes.value_or(0), eyes, Lang::en);
            const auto past = match->copy();
            for (const Recap::Step& step : recap.steps()) {
                past->rewind(step.ply);
                const Json position = past->position();
                std::string told;
                for (const Json& event : step.events) told += event.dump();
                for (const ToldRow& row : step.told) {
                    told += row.text;
                    for (const Json& event : row.events) told += event.dump();
                }
                for (int seat = 0; seat < seats; ++seat) {
                    if (seat == reader) continue;
                    for (const Json& card : position["table"]["players"][static_cast<std::size_t>(seat)]["hand"]) {
                        ++hidden;
                        EXPECT_EQ(told.find(card.get<std::string>()), std::string::npos)
                            << "ply " << step.ply << ", reader " << reader << ": " << told;
                    }
                }
            }
        }
        EXPECT_GT(hidden, 1000);
    }
}

// --- the clock ---

TEST(Recap, ShowsOneMoveAfterTheOther) {
    const auto match = new_match(2, 4);
    play_random(*match, 12, 2);
    Recap recap;
    recap.gather(*match, 8, 0, std::nullopt, Lang::en);
    ASSERT_EQ(recap.steps().size(), 4u);
    EXPECT_FALSE(recap.is_running());
    EXPECT_LT(recap.due_ms(), 0);

    recap.play(9);
    ASSERT_TRUE(recap.is_showing());
    EXPECT_EQ(recap.shown().ply(), 9u) << "first the table as it was";
    EXPECT_EQ(recap.step(), nullptr);
    std::set<std::uint32_t> revisions{recap.revision()};
    for (std::size_t ply = 10; ply <= 12; ++ply) {
        recap.tick(recap.due_ms());
        recap.advance(true, true);
        ASSERT_NE(recap.step(), nullptr);
        EXPECT_EQ(recap.shown().ply(), ply);
        EXPECT_EQ(recap.step()->ply, ply);
        EXPECT_TRUE(revisions.insert(recap.revision()).second);
        for (std::size_t row = 0; row < recap.step()->told.size(); ++row) {
            EXPECT_EQ(recap.row(), &recap.step()->told[row]);
            EXPECT_FALSE(recap.is_at_end(true));
            recap.advance(true, true);
            EXPECT_EQ(recap.shown().ply(), ply) << "not before its time";
            if (row + 1 < recap.step()->told.size()) recap.tick(recap.due_ms());
        }
    }
    recap.tick(recap.due_ms());
    EXPECT_TRUE(recap.is_at_end(true));
    EXPECT_FALSE(recap.is_at_end(false)) << "something moves yet";
    recap.advance(false, true);
    EXPECT_TRUE(recap.is_showing());
    recap.advance(true, true);
    EXPECT_FALSE(recap.is_showing());
    EXPECT_TRUE(recap.is_running()) << "a tap that comes late must not fall on the table";
    recap.tick(recap.due_ms());
    recap.advance(true, true);
    EXPECT_FALSE(recap.is_running());
}

TEST(Recap, EachRowStaysAsLongAsItTakesToRead) {
    const auto match = new_match(2, 4);
    play_random(*match, 40, 2);
    Recap recap;
    recap.gather(*match, 0, 0, std::nullopt, Lang::en);
    recap.play();
    recap.tick(recap.due_ms());
    recap.advance(true, false);
    std::set<double> lengths;
    while (recap.is_showing()) {
        const std::size_t at = recap.step_index();
        for (const ToldRow& row : recap.step()->told) {
            ASSERT_EQ(recap.row()->text, row.text);
            EXPECT_EQ(recap.due_ms(), std::max(motion::kReplayStep, reading_ms(row.text))) << row.text;
            lengths.insert(recap.due_ms());
            recap.tick(recap.due_ms() - 1);
            recap.advance(true, false);
            ASSERT_EQ(recap.step_index(), at);
            ASSERT_EQ(recap.row()->text, row.text);
            recap.tick(1);
        }
        recap.advance(true, false);
    }
    EXPECT_GT(lengths.size(), 5u);
}

TEST(Recap, ALongPauseCostsOneStepOnly) {
    const auto match = new_match(2, 4);
    play_random(*match, 12, 2);
    Recap recap;
    recap.gather(*match, 8, 0, std::nullopt, Lang::en);
    recap.play();
    for (std::size_t ply = 9; ply <= 12; ++ply) {
        recap.tick(3'600'000);
        recap.advance(true, false);
        ASSERT_TRUE(recap.is_showing());
        EXPECT_EQ(recap.shown().ply(), ply);
    }
    recap.tick(3'600'000);
    recap.advance(true, false);
    EXPECT_FALSE(recap.is_running()) << "nobody takes over: at once";
}

TEST(Recap, MovesMadeMeanwhileWaitForTheirTurn) {
    const auto match = new_match(2, 4);
    play_random(*match, 10, 2);
    Recap recap;
    for (std::size_t i = 0; i < 3; ++i) {
        ASSERT_FALSE(match->apply(match->moves().front()));
        recap.add_last(*match, 0, std::nullopt, Lang::en, false);
        EXPECT_EQ(recap.steps().size(), i + 1);
        EXPECT_EQ(recap.shown().ply(), 11u) << "the first one is still shown";
    }
    recap.skip();
    EXPECT_EQ(recap.steps().size(), 3u) << "to be shown again";
    ASSERT_FALSE(match->apply(match->moves().front()));
    recap.add_last(*match, 0, std::nullopt, Lang::en, false);
    EXPECT_EQ(recap.steps().size(), 4u);
    EXPECT_EQ(recap.shown().ply(), 14u) << "what was skipped stays skipped";
    ASSERT_FALSE(match->apply(match->moves().front()));
    ASSERT_FALSE(match->apply(match->moves().front()));
    recap.add_last(*match, 0, std::nullopt, Lang::en, false);
    EXPECT_EQ(recap.steps().size(), 1u) << "a move of one's own lies between: a new sequence";
    ASSERT_FALSE(match->apply(match->moves().front()));
    recap.add_last(*match, 0, std::nullopt, Lang::en, true);
    EXPECT_EQ(recap.steps().size(), 1u) << "watchers see one at a time";
}

// Game like Jump Gate in which seat 1 does everything in secret: nobody sees its moves.
struct SilentSeat : jumpgate::Game {
    static void apply(State& s, Seat who, const Move& m, ChanceScript* script, Events& out) {
        Events dropped;
        jumpgate::apply(s, who, m, script, who == 1 ? dropped : out);
    }
};

std::unique_ptr<AnyMatch> new_silent_match(std::uint64_t seed) {
    NewMatch how;
    how.names.resize(3);
    how.seed = seed;
    return std::move(Match<SilentSeat>::start(how).value());
}

TEST(Recap, MovesThatShowNothingAreNoSteps) {
    const auto match = new_silent_match(4);
    play_random(*match, 120, 2);
    const auto past = match->copy();
    std::set<std::size_t> told;
    int silent = 0;
    for (std::size_t ply = 1; ply <= match->ply(); ++ply) {
        past->rewind(ply);
        if (past->last_events().empty()) ++silent;
        else told.insert(ply);
    }
    ASSERT_GT(silent, 20);
    Recap recap;
    recap.gather(*match, 0, 0, 0, Lang::en);
    ASSERT_EQ(recap.steps().size(), told.size());
    recap.play();
    for (std::size_t i = 0; i < recap.steps().size(); ++i) {
        recap.tick(1e6);
        recap.advance(true, true);
        const Recap::Step& step = recap.steps()[i];
        EXPECT_EQ(recap.step(), &step);
        EXPECT_EQ(told.count(step.ply), 1u);
        EXPECT_NE(step.seat, 1);
        EXPECT_FALSE(step.told.empty());
        EXPECT_EQ(recap.shown().ply(), step.ply);
    }
    recap.speak(Lang::ja);
    EXPECT_EQ(recap.steps().size(), told.size());
    EXPECT_EQ(recap.shown().ply(), recap.steps().back().ply);
}

TEST(Recap, WithoutAStepThereIsNothingToShow) {
    const auto match = new_silent_match(4);
    Recap recap;
    std::size_t shown = 0, silent = 0;
    Rng rng(3);
    for (int i = 0; i < 60; ++i) {
        const std::vector<Json> moves = match->moves();
        ASSERT_TRUE(match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
        if (i == 0) recap.gather(*match, match->ply(), 0, 0, Lang::en);
        else recap.add_last(*match, 0, 0, Lang::en, false);
        const bool is_silent = match->last_events().empty();
        silent += is_silent ? 1 : 0;
        if (!is_silent && i > 0) ++shown;
        EXPECT_EQ(recap.steps().size(), shown);
        EXPECT_EQ(recap.is_running(), shown > 0) << "a silent move begins nothing and ends nothing";

        Recap alone;
        alone.add_last(*match, 0, 0, Lang::en, true);
        EXPECT_EQ(alone.is_empty(), is_silent);
        EXPECT_EQ(alone.is_running(), !is_silent);
        alone.play();
        EXPECT_EQ(alone.is_running(), !is_silent);
    }
    EXPECT_GT(shown, 10u);
    EXPECT_GT(silent, 10u);
}

// --- in the app ---

/// Plays through the mirror until a person takes the device after others have moved.
void play_to_recap(Driver& d, std::uint64_t seed) {
    Rng rng(seed);
    for (int i = 0; i < 400 && !d.has("recap-skip"); ++i) {
        if (d.screen() == "curtain") d.press("take-device");
        else if (d.has("confirm")) d.press("confirm");
        else if (d.moves().empty()) d.frame(100);
        else d.move(d.moves()[rng.below(static_cast<std::uint32_t>(d.moves().size()))]);
    }
    ASSERT_TRUE(d.has("recap-skip"));
}

void open_settings(Driver& d) {
    ASSERT_TRUE(d.press("menu"));
    ASSERT_TRUE(d.press("settings"));
}

std::vector<std::string> told(Driver& d) {
    std::vector<std::string> out;
    walk(d.mirror(), [&](const Json& node) {
        if (node["k"] != "recap") return;
        walk(node, [&](const Json& line) {
            if (line["t"] == "li") out.push_back(line["x"].get<std::string>());
        });
    });
    return out;
}

TEST(RecapInTheApp, ThePersonWhoTakesTheDeviceSeesWhatHappened) {
    Driver d;
    d.start(some_game("players=2&seed=3", test::Some::secrets));
    d.press("take-device");
    EXPECT_FALSE(d.has("recap-skip")) << "nothing has happened yet";
    EXPECT_FALSE(d.has("recap-show"));
    play_to_recap(d, 4);
    EXPECT_EQ(d.screen(), "table");
    EXPECT_FALSE(d.moves().empty()) << "the moves need not wait";
    const std::vector<std::string> lines = told(d);
    ASSERT_FALSE(lines.empty());
    const Session& s = *d.app.session();
    for (const std::string& line : lines) {
        const auto log = s.match().log(s.viewer(), Lang::en);
        EXPECT_TRUE(std::any_of(log.begin(), log.end(), [&](const LogLine& l) { return l.text == line; })) << line;
    }
    // Left alone, the recap must end, and the loop must sleep.
    d.frames(600);
    EXPECT_FALSE(d.has("recap-skip"));
    EXPECT_TRUE(d.has("recap-show"));
    EXPECT_FALSE(d.app.ui().frame_wanted());
    EXPECT_LT(d.app.ui().wake_ms(), 0);
    EXPECT_EQ(told(d), lines);
    ASSERT_TRUE(d.press("recap-show"));
    EXPECT_TRUE(d.has("recap-skip"));
    ASSERT_TRUE(d.press("recap-skip"));
    EXPECT_TRUE(d.has("recap-show"));
}

TEST(RecapInTheApp, ATapThatSkipsBeginsAChoiceWithWhatItTouchesAndMakesNoMove) {
    int begun = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto reach = [seed](Driver& d) {
            d.start("new=race&players=2&seed=3");
            play_to_recap(d, seed);
        };
        Driver first;
        reach(first);
        std::vector<Vec> places;
        for (const Target& t : first.app.ui().targets())
            if (t.layer == 0 && !t.options.is_ground) places.push_back(t.rect.centre());
        ASSERT_GT(places.size(), 5u);
        for (const Vec& at : places) {
            Driver d;
            reach(d);
            const std::string hash = d.match().hash();
            d.tap_at(at);
            d.frames(3);
            EXPECT_FALSE(d.has("recap-skip"));
            EXPECT_EQ(d.match().hash(), hash);
            EXPECT_EQ(d.screen(), "table");
            // Escape drops a half-made choice, and opens the menu where there is none.
            d.key(ImGuiKey_Escape);
            begun += d.has("close") ? 0 : 1;
        }
    }
    EXPECT_GT(begun, 5);
}

TEST(RecapInTheApp, ATapAnywhereOrAKeySkipsAndDoesNothingElse) {
    for (int how = 0; how < 4; ++how) {
        Driver d;
        d.start("new=jumpgate&players=2&seed=3");
        play_to_recap(d, 4);
        const std::string hash = d.app.session()->match().hash();
        if (how == 0) d.tap_at(d.app.ui().canvas().bounds().centre());
        if (how == 1) d.tap("Skip");
        if (how == 2) d.key(ImGuiKey_Escape);
        if (how == 3) d.key(ImGuiKey_Enter);
        EXPECT_FALSE(d.has("recap-skip")) << how;
        EXPECT_EQ(d.app.session()->match().hash(), hash) << how;
        EXPECT_FALSE(d.has("close-message")) << how;
        EXPECT_FALSE(d.has("shelf")) << "Esc has not opened the menu as well";
        d.frames(2);
        EXPECT_NE(d.target("Rules"), nullptr) << "the table is the person's again";
    }
}

TEST(RecapInTheApp, AMoveThroughTheMirrorEndsIt) {
    Driver d;
    d.start(some_game("players=2&seed=3", test::Some::secrets));
    play_to_recap(d, 4);
    const std::size_t ply = d.app.session()->match().ply();
    d.move(d.moves().front());
    EXPECT_EQ(d.app.session()->match().ply(), ply + 1);
    EXPECT_FALSE(d.has("recap-skip"));
}

TEST(RecapInTheApp, UndoLoadingAndPeekingShowNothingByThemselves) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start(some_game("players=2&seed=3", test::Some::secrets));
        play_to_recap(d, 4);
        open_settings(d);
        d.press("undo-mode", "friendly");
        d.press("close");
        d.move(d.moves().front());
        ASSERT_TRUE(d.press("undo"));
        if (d.screen() == "curtain") d.press("take-device");
        EXPECT_FALSE(d.has("recap-skip"));
        EXPECT_TRUE(d.has("recap-show")) << "but it can be asked for";
    }
    Driver d({1180, 820}, &host);
    d.start();
    ASSERT_TRUE(d.press("continue"));
    if (d.screen() == "curtain") {
        EXPECT_FALSE(d.has("recap-show")) << "nothing of the table behind the curtain";
        d.press("take-device");
    }
    EXPECT_FALSE(d.has("recap-skip"));
}

// The only person must see every move of the computers, one after the other, and never have to wait for it.
TEST(RecapInTheApp, MovesOfComputersAreFollowedOneByOne) {
    for (bool reduced : {true, false}) {
        Driver d;
        d.reduced_motion = reduced;
        d.start("new=jumpgate&players=3&bots=2&seed=5");
        Rng rng(8);
        int turns = 0;
        for (int i = 0; i < 200 && turns < 2 && d.screen() == "table"; ++i) {
            d.frames(2);
            ASSERT_EQ(d.attr("data-stage"), "person");
            const std::size_t before = d.app.session()->match().ply();
            d.move(d.moves()[rng.below(static_cast<std::uint32_t>(d.moves().size()))]);
            if (d.has("confirm")) d.press("confirm");
            if (d.attr("data-stage") != "computer") continue;
            ++turns;
            for (int k = 0; k < 120 && d.attr("data-stage") == "computer"; ++k) d.frame();
            const std::size_t now = d.app.session()->match().ply();
            ASSERT_GT(now, before + 1);
            EXPECT_TRUE(d.has("recap-skip")) << "still shown while the person may move already";
            EXPECT_GE(told(d).size(), now - before - 1);
            for (int k = 0; k < 600 && d.has("recap-skip"); ++k) d.frame(50);
            EXPECT_TRUE(d.has("recap-show"));
            d.frames(40, 200);
            EXPECT_FALSE(d.app.ui().frame_wanted());
            EXPECT_LT(d.app.ui().wake_ms(), 0);
        }
        EXPECT_EQ(turns, 2);
    }
}

TEST(RecapInTheApp, ComputersGoOnBelowTheLog) {
    for (const char* bots : {"1", "2"}) {
        Driver d;
        d.start(std::string("new=jumpgate&players=2&seed=3&bots=") + bots);
        ASSERT_TRUE(d.press("log"));
        const std::size_t ply = d.app.session()->match().ply();
        if (!d.moves().empty()) d.move(R"({"type":"end_turn"})");
        for (int i = 0; i < 20; ++i) d.frame(700);
        EXPECT_GT(d.app.session()->match().ply(), ply + 1) << bots;
    }
}

TEST(RecapInTheApp, ComputersWaitForWatchersAndTheGameEnds) {
    Driver d;
    d.start(some_game("players=2&bots=2&seed=5"));
    std::size_t ply = 0;
    int fast = 0;
    for (int i = 0; i < 8000 && d.screen() != "end"; ++i) {
        d.frame(100);
        const std::size_t now = d.app.session()->match().ply();
        if (now > ply + 1) ++fast;
        ply = now;
    }
    EXPECT_EQ(d.screen(), "end");
    EXPECT_EQ(fast, 0);
}

TEST(RecapInTheApp, NothingStandsBehindTheCurtain) {
    Driver d;
    d.start("new=jumpgate&players=3&bots=1&seed=5");
    Rng rng(2);
    int curtains = 0;
    for (int i = 0; i < 400 && curtains < 12 && d.screen() != "end"; ++i) {
        if (d.screen() == "curtain") {
            ++curtains;
            EXPECT_TRUE(told(d).empty());
            EXPECT_FALSE(d.has("recap-show"));
            EXPECT_FALSE(d.has("recap-skip"));
            Action show;
            show.name = "recap-show";
            d.app.act(show);
            EXPECT_TRUE(told(d).empty());
            d.press("take-device");
        } else if (d.has("confirm")) {
            d.press("confirm");
        } else if (d.moves().empty()) {
            d.frame(300);
        } else {
            d.move(d.moves()[rng.below(static_cast<std::uint32_t>(d.moves().size()))]);
        }
    }
    EXPECT_EQ(curtains, 12);
}

// --- sound ---

TEST(Sounds, AreQuietlyOnUntilTheyAreMuted) {
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.reduced_motion = false;
        d.start("new=jumpgate&players=2&bots=1&seed=3");
        d.frames(60);
        host.sounds.clear();
        d.tap("Log");
        EXPECT_EQ(host.sounds, std::vector<Sound>{Sound::tap});
        EXPECT_EQ(host.volume, Volume::quiet);
        EXPECT_EQ(host.tune, static_cast<int>(GameKey::jumpgate));
        d.press("log");
        open_settings(d);
        ASSERT_TRUE(d.press("sound", "loud"));
        EXPECT_EQ(host.volume, Volume::loud);
        d.press("close");
        ASSERT_TRUE(d.tap("Sound is on")) << "in the bar of a long window";
        host.sounds.clear();
        d.tap("Log");
        EXPECT_TRUE(host.sounds.empty());
    }
    Driver phone({390, 844}, &host);
    phone.reduced_motion = false;
    phone.start("new=jumpgate&players=2&bots=1&seed=3");
    phone.frames(60);
    EXPECT_FALSE(phone.target("Sound is off")) << "on phones the menu has it";
    ASSERT_TRUE(phone.press("menu"));
    phone.frames(60);
    EXPECT_TRUE(host.sounds.empty());
    ASSERT_TRUE(phone.tap("Sound is off"));
    EXPECT_FALSE(host.sounds.empty());
    EXPECT_EQ(host.volume, Volume::loud) << "as before";
}

TEST(Sounds, ComeWithVibrationWhereTheDeviceCan) {
    TestHost host;
    Driver d({390, 844}, &host);
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    open_settings(d);
    EXPECT_FALSE(d.has("vibration"));
    d.press("close");
    host.vibrates = true;
    host.vibrations.clear();
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    ASSERT_FALSE(host.vibrations.empty());
    EXPECT_EQ(host.vibrations.back(), Sound::refusal) << "without sound, too";
    open_settings(d);
    ASSERT_TRUE(d.press("vibration", "off"));
    d.press("close");
    host.vibrations.clear();
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    EXPECT_TRUE(host.vibrations.empty());
}

TEST(Sounds, AreOffUntilTheyAreSwitchedOnWhereTheSystemAsksForLessAndThatIsKept) {
    EXPECT_FALSE(Settings{}.sound.has_value());
    EXPECT_FALSE(settings_from_json(*parse_json(R"({"sound":7,"volume":"deafening"})"), {}).sound.has_value());
    EXPECT_EQ(settings_from_json(*parse_json(R"({"volume":"deafening"})"), {}).volume, Volume::quiet);
    TestHost host;
    {
        Driver d({1180, 820}, &host);
        d.start("new=jumpgate&players=2&bots=1&seed=3");
        d.play(4, [&] { return d.app.session()->match().ply() > 30; });
        d.tap("Log");
        EXPECT_TRUE(host.sounds.empty());
        open_settings(d);
        ASSERT_TRUE(d.press("sound", "medium"));
        EXPECT_FALSE(host.sounds.empty()) << "so that one hears that it is on";
    }
    Driver d({1180, 820}, &host);
    host.sounds.clear();
    d.start(some_game("players=2&seed=3", test::Some::secrets));
    EXPECT_EQ(host.sounds, std::vector<Sound>{Sound::curtain});
    open_settings(d);
    ASSERT_TRUE(d.press("sound", "off"));
    host.sounds.clear();
    d.press("close");
    d.press("take-device");
    d.move(d.moves().front());
    EXPECT_TRUE(host.sounds.empty());
}

TEST(Sounds, EveryKindIsHeardInAGame) {
    TestHost host;
    Driver d({1180, 820}, &host);
    d.start("new=jumpgate&players=2&bots=1&seed=3");
    open_settings(d);
    d.press("sound", "quiet");
    d.press("close");
    host.sounds.clear();
    d.move(R"({"type":"scan","card":"nav_j1s3"})");
    EXPECT_EQ(host.sounds, std::vector<Sound>{Sound::refusal});
    d.press("close-message");
    d.tap("Log");
    EXPECT_EQ(host.sounds.back(), Sound::tap);
    d.press("log");
    d.play(4, [] { return false; });
    d.frames(400);
    d.rest();
    std::set<Sound> heard(host.sounds.begin(), host.sounds.end());
    for (Sound sound : {Sound::tap, Sound::refusal, Sound::card, Sound::ship, Sound::marker, Sound::gain, Sound::end})
        EXPECT_TRUE(heard.count(sound)) << sound_id(sound);
    EXPECT_EQ(std::count(host.sounds.begin(), host.sounds.end(), Sound::end), 1);

    d.app.open_fragment("new=jumpgate&players=2&bots=1&seed=3");
    d.frames(2);
    host.sounds.clear();
    play_to_recap(d, 5);
    for (int i = 0; i < 50 && d.moves().empty(); ++i) d.frame();
    ASSERT_TRUE(d.press("recap-skip"));
    EXPECT_EQ(host.sounds.back(), Sound::turn);
}

}  // namespace
}  // namespace orrery::ui
