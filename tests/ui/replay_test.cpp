// Replay: navigation, the view of each viewer, and new games that branch off.
#include <gtest/gtest.h>

#include <cstdio>

#include "imgui_ui/app/page_strings.h"
#include "tests/ui/driver.h"

namespace orrery::ui {
namespace {

using test::Driver;
using test::some_game;
using test::TestHost;

Action action(ActionName name, const std::string& value = {}, int seat = -1) {
    Action out;
    out.name = name;
    out.value = value;
    out.seat = seat;
    return out;
}

/// Plays `moves` moves of a game with two people.
void play(Driver& d, std::uint64_t seed, std::size_t moves, const std::string& game = {}) {
    d.app.open_fragment(game.empty() ? some_game("players=2&seed=" + std::to_string(seed), test::Some::short_game) : game);
    d.frames(2);
    d.play(seed, [&] { return d.app.session()->match().ply() >= moves; });
}

/// Opens a finished game of two people. It is played once and then loaded from its save.
void play_all(Driver& d) {
    static std::map<std::string, std::map<std::string, std::string>> stored;
    auto& kept = stored[some_game("", test::Some::short_game)];
    if (kept.empty()) {
        TestHost host;
        Driver once({1180, 820}, &host);
        once.start();
        play(once, 5, 1000);
        kept = host.store.entries;
    }
    for (const auto& [key, value] : kept)
        if (key.find("settings") == key.npos) d.host().store.entries[key] = value;
    const auto games = SaveStore(d.host().store).list();
    ASSERT_EQ(games.size(), 1u);
    d.app.act(action("continue", games[0].id));
    d.frames(2);
    ASSERT_EQ(d.screen(), "end");
}

void open(Driver& d, const std::string& value = {}) {
    d.app.act(action("replay", value));
    d.frames(2);
    ASSERT_EQ(d.screen(), "replay");
}

std::size_t ply(const Driver& d) { return static_cast<std::size_t>(std::stoul(d.attr("data-ply"))); }

void key(Driver& d, ImGuiKey key, bool shift = false) {
    ImGuiIO& io = ImGui::GetIO();
    if (shift) io.AddKeyEvent(ImGuiMod_Shift, true);
    io.AddKeyEvent(key, true);
    d.frame();
    io.AddKeyEvent(key, false);
    if (shift) io.AddKeyEvent(ImGuiMod_Shift, false);
    d.frames(3);
}

TEST(Replay, OfAGameThatCountsRoundsGoesByRounds) {
    Driver d;
    d.start();
    d.app.open_fragment("new=race&players=2&seed=3");
    d.frames(2);
    d.play(3, [&] { return d.app.session()->match().turn_number() >= 2; });
    open(d);
    const std::string told = d.all_text();
    for (const Text& words : {str::replay_round_back, str::replay_round_forward, str::replay_rounds})
        EXPECT_NE(told.find(words.en), std::string::npos) << words.en;
    for (const Text& words : {str::replay_turn_back, str::replay_turn_forward})
        EXPECT_EQ(told.find(words.en), std::string::npos) << words.en;
}

TEST(Replay, GoesByMoveByTurnAndToAnyMoment) {
    Driver d;
    d.start();
    play_all(d);
    ASSERT_EQ(d.screen(), "end");
    const AnyMatch& match = d.app.session()->match();
    const std::size_t last = match.ply();
    open(d);
    EXPECT_EQ(ply(d), 0u) << "a finished game begins at its beginning";
    EXPECT_EQ(d.attr("data-last"), std::to_string(last));
    ASSERT_TRUE(d.press("replay-forward"));
    EXPECT_EQ(ply(d), 1u);
    ASSERT_TRUE(d.press("replay-back"));
    ASSERT_TRUE(d.press("replay-back"));
    EXPECT_EQ(ply(d), 0u) << "there is nothing before the start";
    // By turns: each stop is the first moment of a turn.
    std::size_t stops = 0, before = 0;
    while (ply(d) < last) {
        ASSERT_TRUE(d.press("replay-turn-forward"));
        ASSERT_GT(ply(d), before);
        before = ply(d);
        if (before < last) {
            ASSERT_NE(match.turn_number_at(before), match.turn_number_at(before - 1));
        }
        ++stops;
    }
    std::size_t begun = 0;
    for (std::size_t at = 1; at <= last; ++at) begun += match.turn_number_at(at) != match.turn_number_at(at - 1);
    EXPECT_GE(stops, begun);
    EXPECT_LE(stops, begun + 1) << "and the end";
    EXPECT_GT(stops, 5u);
    std::size_t back = 0;
    for (; ply(d) > 0; ++back) ASSERT_TRUE(d.press("replay-turn-back"));
    EXPECT_EQ(back, stops) << "the same stops backwards";
    ASSERT_TRUE(d.press("replay-end"));
    EXPECT_EQ(ply(d), last);
    ASSERT_TRUE(d.press("replay-start"));
    EXPECT_EQ(ply(d), 0u);
    d.app.act(action("replay-go", "17"));
    EXPECT_EQ(ply(d), 17u);
    for (const char* odd : {"", "x", "-1", "17x", "99999999999999999999"}) {
        d.app.act(action("replay-go", odd));
        EXPECT_EQ(ply(d), 17u) << odd;
    }
    d.app.act(action("replay-go", "99999"));
    EXPECT_EQ(ply(d), last);
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "end");
    EXPECT_EQ(d.app.session()->match().ply(), last) << "looking changes nothing";
}

TEST(Replay, KeysGoByMoveByTurnAndPlay) {
    Driver d;
    d.start();
    play_all(d);
    open(d);
    key(d, ImGuiKey_RightArrow);
    key(d, ImGuiKey_RightArrow);
    EXPECT_EQ(ply(d), 2u);
    key(d, ImGuiKey_LeftArrow);
    EXPECT_EQ(ply(d), 1u);
    key(d, ImGuiKey_RightArrow, true);
    const std::size_t second_turn = ply(d);
    EXPECT_GT(second_turn, 1u);
    key(d, ImGuiKey_PageDown);
    EXPECT_GT(ply(d), second_turn);
    key(d, ImGuiKey_PageUp);
    EXPECT_EQ(ply(d), second_turn);
    key(d, ImGuiKey_LeftArrow, true);
    EXPECT_EQ(ply(d), 0u);
    key(d, ImGuiKey_End);
    EXPECT_EQ(d.attr("data-ply"), d.attr("data-last"));
    key(d, ImGuiKey_Home);
    EXPECT_EQ(ply(d), 0u);
    key(d, ImGuiKey_Space);
    EXPECT_EQ(d.attr("data-stage"), "playing");
    key(d, ImGuiKey_Space);
    EXPECT_EQ(d.attr("data-stage"), "paused");
    key(d, ImGuiKey_Escape);
    EXPECT_EQ(d.screen(), "end");
}

TEST(Replay, PlaysByItselfUntilTheEnd) {
    Driver d;
    d.start();
    play_all(d);
    open(d);
    const std::size_t last = static_cast<std::size_t>(std::stoul(d.attr("data-last")));
    ASSERT_TRUE(d.press("replay-play"));
    EXPECT_EQ(ply(d), 0u);
    d.frame(610);
    EXPECT_EQ(ply(d), 1u) << "600 ms a move";
    d.frame(100);
    EXPECT_EQ(ply(d), 1u);
    EXPECT_GT(d.app.ui().wake_ms(), 0) << "the page sleeps until the next move is due";
    d.frame(610);
    EXPECT_EQ(ply(d), 2u);
    ASSERT_TRUE(d.press("replay-forward"));
    EXPECT_EQ(d.attr("data-stage"), "paused") << "whoever goes by hand has taken over";
    ASSERT_TRUE(d.press("replay-speed", "4×"));
    ASSERT_TRUE(d.press("replay-play"));
    for (std::size_t i = 3; i < last; ++i) d.frame(160);
    EXPECT_EQ(ply(d), last);
    d.frames(3, 200);
    EXPECT_EQ(d.attr("data-stage"), "paused") << "it stops at the end";
    EXPECT_LT(d.app.ui().wake_ms(), 0) << "and no frame is asked for any more";
    EXPECT_FALSE(d.app.ui().frame_wanted());
    ASSERT_TRUE(d.press("replay-play"));
    EXPECT_EQ(ply(d), 0u) << "from the end it begins anew";
}

TEST(Replay, BranchesOffAGameOfItsOwn) {
    Driver d;
    d.start();
    play_all(d);
    const std::string old_id = d.app.session()->header().id;
    const std::size_t last = d.app.session()->match().ply();
    const std::string original = d.app.session()->match().hash();
    open(d, "23");
    EXPECT_EQ(ply(d), 23u);
    auto expected = d.app.session()->match().copy();
    expected->rewind(23);
    ASSERT_TRUE(d.press("play-on"));
    const Session& branch = *d.app.session();
    EXPECT_NE(branch.header().id, old_id);
    EXPECT_NE(branch.header().title.find("from move 23"), std::string::npos) << branch.header().title;
    EXPECT_EQ(branch.match().hash(), expected->hash());
    EXPECT_EQ(branch.match().history_size(), 23u) << "what came later is no part of it";
    EXPECT_FALSE(branch.match().can_redo());
    EXPECT_EQ(branch.match().can_undo(), expected->can_undo());
    EXPECT_EQ(branch.looks().size(), 2u);
    EXPECT_EQ(d.screen(), branch.stage() == Stage::curtain ? "curtain" : "table");
    // The new game is stored, and the original game is unchanged.
    SaveStore store(d.host().store);
    const auto kept = store.open(branch.header().id);
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->save.match->ply(), 23u);
    const auto old = store.open(old_id);
    ASSERT_TRUE(old);
    EXPECT_EQ(old->save.match->ply(), last);
    EXPECT_EQ(old->save.match->hash(), original);
}

// In every game, a line that was left is listed, can be gone through in place of the one that stands, and be played on.
TEST(Replay, ALineThatWasLeftIsGoneThroughAndPlayedOn) {
    for (const GameEntry& game : all_games()) {
        SCOPED_TRACE(game.info->id);
        Driver d;
        d.start();
        d.app.act(action("undo-mode", "friendly"));
        d.app.open_fragment("new=" + std::string(game.info->id) + "&players=" + std::to_string(game.info->min_seats) + "&seed=4");
        d.frames(2);
        const auto match = [&]() -> const AnyMatch& { return d.app.session()->real_match(); };
        std::uint64_t seed = 1;
        for (; match().variations().empty() && seed < 40; ++seed) {
            const std::size_t to = match().ply() + 4;
            d.play(seed, [&] { return match().ply() >= to; });
            for (int i = 0; i < 2 && d.screen() == "table"; ++i) {
                d.app.act(action("undo"));
                d.frames(2);
            }
        }
        d.play(seed, [&] { return !match().can_redo(); });
        ASSERT_FALSE(match().variations().empty());
        const std::size_t at = match().variations().size() - 1;
        const Variation left = match().variations()[at];
        std::vector<std::string> line;
        for (std::size_t i = 0; i < left.ply; ++i) line.push_back(to_text(match().move_at(i)));
        for (const Json& move : left.moves) line.push_back(to_text(move));
        const std::string stood = match().hash();
        const std::size_t last = match().ply();

        open(d);
        EXPECT_NE(d.all_text().find("Move " + std::to_string(left.ply + 1) + ", "), std::string::npos) << "it is listed";
        ASSERT_TRUE(d.press("replay-line", std::to_string(at)));
        EXPECT_EQ(ply(d), left.ply + 1) << "its first move";
        EXPECT_EQ(d.attr("data-last"), std::to_string(line.size()));
        ASSERT_TRUE(d.press("replay-end"));
        if (d.press("play-on")) {
            const AnyMatch& branch = match();
            ASSERT_EQ(branch.history_size(), line.size());
            for (std::size_t i = 0; i < line.size(); ++i) EXPECT_EQ(to_text(branch.move_at(i)), line[i]) << i;
            EXPECT_EQ(branch.ply(), line.size());
            continue;
        }
        // The line ends the game. The way back is a line now.
        bool is_back = false;
        for (std::size_t i = 0; i < kMaxVariations && !is_back && d.press("replay-line", std::to_string(i)); ++i) is_back = d.attr("data-last") == std::to_string(last);
        EXPECT_TRUE(is_back) << stood;
    }
}

TEST(Replay, AFinishedGameCannotGoOnFromItsEnd) {
    Driver d;
    d.start();
    play_all(d);
    const std::string id = d.app.session()->header().id;
    open(d);
    d.press("replay-end");
    d.app.act(action("play-on"));
    d.frames(2);
    EXPECT_EQ(d.screen(), "replay");
    EXPECT_EQ(d.app.session()->header().id, id);
    EXPECT_NE(d.all_text().find("The game is over here"), std::string::npos);
}

TEST(Replay, OpensAStoredGame) {
    Driver d;
    d.start();
    play(d, 5, 30);
    const std::string id = d.app.session()->header().id;
    d.app.act(action("shelf"));
    d.frames(2);
    open(d, id);
    EXPECT_EQ(ply(d), 30u) << "a game that goes on begins at the present";
    EXPECT_EQ(d.attr("data-sight"), "open") << "two people: the store does not know who looks";
    ASSERT_TRUE(d.press("back"));
    EXPECT_EQ(d.screen(), "shelf");
    d.app.act(action("replay", "nosuch"));
    d.frames(2);
    EXPECT_EQ(d.screen(), "shelf");
}

TEST(Replay, AMapTooSmallForAFingerIsEnlargedByTheFirstTouch) {
    Driver d({844, 390});
    d.start();
    play(d, 5, 12, "new=quantum&players=4&seed=5");
    open(d);
    const auto has_planets = [&] {
        const auto& targets = d.app.ui().targets();
        return std::any_of(targets.begin(), targets.end(), [](const Target& t) { return t.name.rfind("Planet ", 0) == 0; });
    };
    EXPECT_FALSE(has_planets());
    ASSERT_TRUE(d.tap("Map"));
    d.frames(2);
    EXPECT_TRUE(has_planets());
}

// --- secrets ---

/// Moment of the replay: its mirror and its picture.
struct SeenMoment {
    std::string mirror;
    std::uint64_t picture;
};
std::vector<SeenMoment> moments(Driver& d) {
    std::vector<SeenMoment> out;
    d.window().paint();
    d.press("replay-end");
    for (;;) {
        d.frames(2, 600);
        out.push_back({to_text(d.mirror()), d.window().drawing()});
        if (d.attr("data-ply") == "0") return out;
        d.press("replay-back");
    }
}

/// Returns the numbers of moments that differ in the mirror and in the picture.
std::pair<int, int> differences(const std::vector<SeenMoment>& a, const std::vector<SeenMoment>& b) {
    EXPECT_EQ(a.size(), b.size());
    std::pair<int, int> out{0, 0};
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        out.first += a[i].mirror != b[i].mirror;
        out.second += a[i].picture != b[i].picture;
    }
    return out;
}
constexpr std::pair<int, int> kNone{0, 0};

struct Truths {
    std::unique_ptr<AnyMatch> a, b;

    bool are_alike() const { return a->to_act() == b->to_act() && a->view(0) == b->view(0); }
    /// Makes a move after which seat 0 still cannot tell the two apart. Returns false if there is none.
    bool play_openly(Rng& rng) {
        std::vector<Json> moves = a->moves();
        while (!moves.empty()) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(moves.size()));
            Truths next{a->copy(), b->copy()};
            if (next.a->make(moves[at]) && next.b->make(moves[at]) && next.a->to_act() && next.are_alike()) {
                *this = std::move(next);
                return true;
            }
            moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(at));
        }
        return false;
    }
};
/// Returns two positions in the middle of a game of two people that seat 0 cannot tell apart, each followed by some moves that keep
/// it so. `last` is the seat to act. Tries several games and takes the first one with such moves.
Truths truths(const std::string& game, Seat last) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        NewMatch how;
        how.names = {"Aki", "Ben"};
        how.seed = seed;
        const auto match = std::move(game_by_id(game)->start(how).value());
        Rng rng(seed);
        for (int i = 0; match->to_act() && (i < 24 || match->to_act() != 0); ++i) {
            const auto moves = match->moves();
            match->make(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
        if (!match->to_act()) continue;
        Truths out{std::move(load_position(match->position()).value()), std::move(load_position(match->guess_position(0, 99)).value())};
        if (out.a->view(1) == out.b->view(1) || !out.are_alike()) continue;
        int moves = 0;
        while (out.play_openly(rng) && (++moves < 9 || out.a->to_act() != last))
            if (moves == 30) break;
        if (moves >= 9 && moves < 30 && out.a->to_act() == last) return out;
    }
    ADD_FAILURE() << "no game in which seat " << last << " acts after moves that tell seat 0 nothing";
    return {};
}

/// Opens the stored match in a fresh app, and its replay: from the table of the seat in turn, or from the shelf without a viewer.
std::vector<SeenMoment> seen_from(const AnyMatch& match, std::optional<Seat> table) {
    TestHost host;
    SaveStore store(host.store);
    SaveHeader header{"pair", "Pair", "2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z", {{}, {}}};
    EXPECT_EQ(store.put(header, match), StoreAnswer::done);
    Driver d({1024, 768}, &host);                          // large enough for every own secret
    d.start();
    if (table) {
        d.press("continue", "pair");
        if (d.has("peek")) d.press("peek");                // the decision is made in the open
        EXPECT_EQ(d.screen(), "curtain");
        d.press("take-device");
        EXPECT_EQ(d.app.session()->viewer(), *table);
        d.press("menu");
        EXPECT_TRUE(d.press("replay"));
    } else {
        d.app.act(action("replay", "pair"));
        d.frames(2);
    }
    EXPECT_EQ(d.screen(), "replay");
    EXPECT_EQ(d.attr("data-sight"), table ? std::to_string(*table) : "open");
    return moments(d);
}

class ReplaySecretsOf : public testing::TestWithParam<std::string> {};

TEST_P(ReplaySecretsOf, WhoLooksOnAGameThatGoesOnSeesTheOwnCardsOnly) {
    const Truths t = truths(GetParam(), 0);
    ASSERT_TRUE(t.a);
    const auto a = seen_from(*t.a, 0), b = seen_from(*t.b, 0);
    ASSERT_GT(a.size(), 8u);
    EXPECT_EQ(differences(a, b), kNone) << "Ben's cards differ, and Aki cannot tell";
    const auto [words, pictures] = differences(a, seen_from(*t.a, {}));
    EXPECT_GT(words, 8) << "Aki's own cards were told";
    EXPECT_GT(pictures, 2) << "and shown";
}

TEST_P(ReplaySecretsOf, WhatEverybodyKnowsHoldsNobodysCards) {
    const Truths t = truths(GetParam(), 1);
    ASSERT_TRUE(t.a);
    EXPECT_EQ(differences(seen_from(*t.a, {}), seen_from(*t.b, {})), kNone);
    const auto [words, pictures] = differences(seen_from(*t.a, 1), seen_from(*t.b, 1));
    EXPECT_GT(words, 8) << "the comparison can fail: Ben sees his own cards";
    EXPECT_GT(pictures, 2);
}

std::vector<std::string> games_with_secrets() {
    std::vector<std::string> out;
    for (const GameEntry& entry : all_games()) {
        NewMatch how;
        how.names = {"Aki", "Ben"};
        how.seed = 1;
        if (face_of(entry.info->id) && entry.start(how).value()->has_secrets(0)) out.emplace_back(entry.info->id);
    }
    return out;
}
INSTANTIATE_TEST_SUITE_P(Games, ReplaySecretsOf, testing::ValuesIn(games_with_secrets()), [](const auto& p) { return p.param; });

TEST(ReplaySecrets, OtherEyesAreRefusedWhileTheGameGoesOn) {
    Driver d;
    d.start();
    play(d, 5, 30, "new=jumpgate&players=2&seed=5");
    while (d.screen() == "curtain") d.press("take-device");
    const Seat me = d.app.session()->viewer(), other = 1 - me;
    open(d);
    EXPECT_EQ(d.attr("data-sight"), std::to_string(me));
    EXPECT_FALSE(d.press("replay-seat", {}, other)) << "there is no such button";
    d.app.act(action("replay-seat", {}, other));
    d.app.act(action("replay-seat", "all"));
    d.frames(2);
    EXPECT_EQ(d.attr("data-sight"), std::to_string(me));
    ASSERT_TRUE(d.press("replay-seat", "open"));
    EXPECT_EQ(d.attr("data-sight"), "open");
    // Tapping a seat's panel switches to its view if that is permitted.
    const std::string name = d.app.session()->name(other);
    ASSERT_TRUE(d.tap(name));
    EXPECT_EQ(d.attr("data-sight"), "open");
    ASSERT_TRUE(d.tap(d.app.session()->name(me)));
    EXPECT_EQ(d.attr("data-sight"), std::to_string(me));
}

TEST(ReplaySecrets, BehindTheCurtainThereIsNone) {
    Driver d;
    d.start("new=jumpgate&players=2&seed=5");
    ASSERT_EQ(d.screen(), "curtain");
    d.press("menu");
    EXPECT_FALSE(d.has("replay"));
    d.app.act(action("replay"));
    d.frames(2);
    EXPECT_EQ(d.screen(), "curtain");
}

TEST(ReplaySecrets, AFinishedGameShowsAllHands) {
    Driver d;
    d.start();
    play_all(d);
    open(d, "20");
    EXPECT_EQ(d.attr("data-sight"), "all");
    auto match = d.app.session()->match().copy();
    match->rewind(20);
    for (Seat seat = 0; seat < 2; ++seat)
        for (const Section& section : match->describe_table(seat, false, Lang::en)) {
            if (!section.secret) continue;
            EXPECT_NE(d.all_text().find(match->names()[static_cast<std::size_t>(seat)] + ": " + section.heading), std::string::npos);
            for (const std::string& line : section.lines) EXPECT_NE(d.all_text().find(line), std::string::npos) << line;
        }
    ASSERT_TRUE(d.press("replay-seat", {}, 1));
    EXPECT_EQ(d.attr("data-sight"), "1");
}

// --- the scrubber ---

TEST(Replay, TheScrubberFollowsTheFinger) {
    Driver d;
    d.start();
    play_all(d);
    open(d);
    const auto last = static_cast<std::size_t>(std::stoul(d.attr("data-last")));
    Rect r;
    for (const Target& t : d.app.ui().targets())
        if (t.id == id("scrubber")) r = t.rect;
    ASSERT_GT(r.w, 300);
    d.tap_at(r.centre());
    EXPECT_NEAR(static_cast<double>(ply(d)), static_cast<double>(last) / 2, 2.0) << "a tap goes there";
    // Holds longer than a long press, then drags off the bar and beyond its end.
    d.window().pointer({r.x + 12, r.centre().y});
    d.frames(2);
    d.window().press(true);
    d.frames(3, 400);
    EXPECT_LE(ply(d), 2u);
    d.window().pointer({r.x + r.w * 0.25f, r.y - 80});
    d.frames(3);
    EXPECT_NEAR(static_cast<double>(ply(d)), static_cast<double>(last) / 4, static_cast<double>(last) / 20 + 1);
    d.window().pointer({r.right() + 200, r.centre().y});
    d.frames(3);
    EXPECT_EQ(ply(d), last);
    d.window().press(false);
    d.frames(3);
    d.window().pointer({r.x, r.centre().y});
    d.frames(3);
    EXPECT_EQ(ply(d), last) << "a finger that is gone drags nothing";
}

}  // namespace
}  // namespace orrery::ui
