// The AstroNavigators table, used by touch: whole games of both modes in every window size, every kind of decision, and the refusals.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/astronavigators/atlas.h"
#include "engine/games/astronavigators/ids.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/match/base_position.h"
#include "imgui_ui/games/astronavigators/view.h"
#include "tests/ui/games/astronavigators/astronavigators_rig.h"

namespace orrery::ui::astronavigators_table {
namespace {

// --- whole games ---

struct Device {
    const char* name;
    Vec css;
    int seats;
    an::Mode mode = an::Mode::astronavigator;
    bool is_main = false;
};

class AstronavigatorsTable : public testing::TestWithParam<Device> {
  protected:
    static std::string in_words(const std::optional<an::Move>& move) { return move ? to_text(an::encode_move(*move)) : "nothing"; }
};

TEST_P(AstronavigatorsTable, AWholeGameIsPlayedByTouchingThings) {
    constexpr int kMostMoves = 3000;
    Rng rng(static_cast<std::uint64_t>(GetParam().seats) * 31u + 7);
    Rig rig(match_in(GetParam().mode, GetParam().seats, 4), GetParam().css);
    rig.set(shorten);
    bool asks_quests = false;
    for (int turn = 0; rig.match().to_act(); ++turn) {
        ASSERT_LT(turn, kMostMoves);
        if (!asks_quests && rig.kind() == an::Kind::select_action) {
            rig.frame();
            asks_quests = rig.switch_quests();
        }
        const an::Move move = choose_move(rig.match().legal_moves(), rng);
        const bool is_window = rig.kind() == an::Kind::quest_window && !asks_quests;
        if (is_window || !test::is_touched(GetParam().is_main, turn)) {
            rig.play(move);
            continue;
        }
        const std::string what = "move " + std::to_string(turn) + ", " + to_text(an::encode_move(move));
        const std::optional<an::Move> asked = touch_for(rig, move);
        ASSERT_TRUE(asked == move) << what << " became " << in_words(asked);
        rig.play(*asked);
        ASSERT_FALSE(HasFailure()) << what;
    }
    EXPECT_EQ(rig.match().now().phase, an::Phase::over);
}

// Before a touch and after one: a chosen week offers actions, and the start of a quest tiles.
TEST_P(AstronavigatorsTable, EveryTargetIsLargeEnoughNamedAndOnTheScreen) {
    const int plies = tests::rounds(60);
    Rng rng(5);
    for (const bool is_late : {false, true}) {
        Rig rig(match_in(GetParam().mode, GetParam().seats, 11), GetParam().css);
        if (is_late) rig.set(shorten);
        const auto expect_good = [&rig](int ply) {
            rig.frame();
            rig.expect_good_targets();
            std::set<std::string> names;
            for (const Target& t : rig.ui().targets()) {
                if (!t.options.can_focus) continue;
                EXPECT_TRUE(names.insert(t.name).second) << "two things are called " << t.name << ", ply " << ply;
            }
        };
        for (int ply = 0; ply < plies && rig.match().to_act(); ++ply) {
            rig.frame();
            expect_good(ply);
            const bool selects = rig.kind() == an::Kind::select_action;
            if (rig.tap(target_of(selects ? week_thing(ply % an::kWeeks + 1) : button_thing(Button::start_quest)))) expect_good(ply);
            ASSERT_FALSE(HasFailure()) << "ply " << ply;
            rig.play(choose_move(rig.match().legal_moves(), rng));
            rig.asked();                                   // the refusal of a week that is taken
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Devices, AstronavigatorsTable,
                         testing::Values(Device{"tablet", kTabletWindow, 2}, Device{"tablet_earth", kTabletWindow, 3, an::Mode::astronomer},
                                         Device{"phone", kPhoneWindow, 3, an::Mode::astronavigator, true},
                                         Device{"phone_earth", kPhoneWindow, 2, an::Mode::astronomer, true},
                                         Device{"wide", kLyingWindow, 2, an::Mode::astronavigator, true},
                                         Device{"wide_earth", kLyingWindow, 4, an::Mode::astronomer},
                                         Device{"desk", kDeskWindow, 3}, Device{"desk_earth", kDeskWindow, 2, an::Mode::astronomer}),
                         [](const auto& info) { return info.param.name; });

/// How three people with one device begin, and what docs/astronavigators.md says of their whole game.
struct Pace {
    const char* name;
    an::Mode mode;
    bool is_flight;                                        ///< from the beginning of the flight on, in the second year
    int taps, rounds, hand_overs;
};
constexpr Pace kPaces[] = {
    {"astronomers", an::Mode::astronomer, false, 116, 12, 3},
    {"astronavigators", an::Mode::astronavigator, false, 310, 24, 6},
    {"flight", an::Mode::astronavigator, true, 211, 12, 3},
};

class AstronavigatorsPace : public testing::TestWithParam<Pace> {};
INSTANTIATE_TEST_SUITE_P(Games, AstronavigatorsPace, testing::ValuesIn(kPaces), [](const auto& info) { return info.param.name; });

// The documented figures are those of whole games, which are played in the deep tier. Otherwise the game stops after some rounds.
TEST_P(AstronavigatorsPace, ThreePeopleTapLittleMoreThanTheyDecide) {
    constexpr int kNobody = -1, kMostTaps = 120;           // in the quick tier
    constexpr int kSeats = 3, kMostOfARound = 9;           // taps of a player: of a round without a choice in the setup
    Rng rng(3);
    Rig rig(match_in(GetParam().mode, kSeats, 4));
    if (GetParam().is_flight) rig.set(shorten);
    const int first = rig.match().now().round;
    int decisions = 0, hand_overs = 0, passed = 0, holder = kNobody, round = first, taps_before = 0;
    while (const std::optional<Seat> seat = rig.match().to_act()) {
        if (rig.taps() >= kMostTaps && !tests::is_deep()) break;
        if (rig.match().now().round != round) {
            if (round > first) { EXPECT_LE(rig.taps() - taps_before, kSeats * kMostOfARound) << "round " << round; }
            round = rig.match().now().round;
            taps_before = rig.taps();
        }
        const bool is_open = rig.match().decides_in_the_open();
        hand_overs += !is_open && *seat != holder;
        if (!is_open || *seat == holder) holder = *seat;
        else holder = kNobody;                             // who holds the device is unknown
        if (rig.kind() == an::Kind::quest_window) {        // the table passes it
            rig.play(an::Pass{});
            ++passed;
            continue;
        }
        const an::Move move = choose_move(rig.match().legal_moves(), rng);
        const std::optional<an::Move> asked = touch_for(rig, move);
        ASSERT_TRUE(asked) << to_text(an::encode_move(move));
        rig.play(*asked);
        decisions += 1 + rig.play_what_is_asked();
    }
    const int rounds = rig.match().now().round - first + 1;
    std::printf("%s: %d taps for %d decisions and %d quest windows in %d rounds, %d hand-overs\n", GetParam().name, rig.taps(), decisions,
                passed, rounds, hand_overs);
    EXPECT_LE(rig.taps(), 2 * decisions);
    EXPECT_LE(hand_overs, GetParam().hand_overs);
    if (!tests::is_deep()) return;
    EXPECT_EQ(rig.taps(), GetParam().taps);
    EXPECT_EQ(rounds, GetParam().rounds);
    EXPECT_EQ(hand_overs, GetParam().hand_overs);
}

// --- every decision ---

/// Returns the positions of the scenarios, by name of their files.
std::vector<std::pair<std::string, Json>> scenario_positions() {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(ORRERY_TESTS_DIR) / "scenarios" / "astronavigators";
    const auto document = [](const fs::path& path) {
        std::ifstream in(path);
        std::ostringstream text;
        text << in.rdbuf();
        return parse_json(text.str());
    };
    const FindBase bases = [&](const std::string& name) { return document(folder / "bases" / (name + ".json")); };
    std::vector<std::pair<std::string, Json>> out;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().extension() != ".json") continue;
        const Result<Json> scenario = document(entry.path());
        if (!scenario || !scenario->contains("position")) continue;
        const Result<Json> position = whole_position((*scenario)["position"], bases);
        EXPECT_TRUE(position) << entry.path();
        if (position) out.emplace_back(entry.path().stem().string(), *position);
    }
    std::sort(out.begin(), out.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    return out;
}

/// Answers positions by touch, each with some of its legal moves.
class Answers {
  public:
    explicit Answers(Vec css) : rig_(2, 1, css) {}

    void answer(const std::string& where, const Json& position) {
        const std::size_t most_moves = tests::is_deep() ? 6 : 3;       // of a position
        rig_.load(position);
        const auto kind = rig_.kind();
        if (!kind || answered_[*kind] >= most_positions()) return;
        ++answered_[*kind];
        const an::MoveList moves = rig_.match().legal_moves();
        const std::size_t step = moves.size() / most_moves + 1;
        for (std::size_t i = 0; i < moves.size(); i += step) {
            rig_.load(position);
            const std::optional<an::Move> asked = touch_for(rig_, moves[i], &begun_);
            ASSERT_TRUE(asked == moves[i]) << where << ": " << to_text(an::encode_move(moves[i])) << " became "
                                           << (asked ? to_text(an::encode_move(*asked)) : "nothing");
        }
    }
    int count(an::Kind kind) { return answered_[kind]; }
    int begun() const { return begun_; }

  private:
    static int most_positions() { return tests::is_deep() ? 20 : 2; }        // of a kind

    Rig rig_;
    std::map<an::Kind, int> answered_;
    int begun_ = 0;
};

class AstronavigatorsDecisions : public testing::TestWithParam<Vec> {};

TEST_P(AstronavigatorsDecisions, EachIsAnsweredByTouch) {
    Answers answers(GetParam());
    for (const auto& [name, position] : scenario_positions()) ASSERT_NO_FATAL_FAILURE(answers.answer(name, position));
    for (const auto& extreme : tests::ExtremePositions<an::Game>::list())
        ASSERT_NO_FATAL_FAILURE(answers.answer(extreme.what, tests::extreme_document<an::Game>(extreme.state)));
    for (std::size_t i = 0; i < an::kKindCount; ++i)
        EXPECT_GT(answers.count(static_cast<an::Kind>(i)), 0) << an::kKindIds[i] << " never came up";
    EXPECT_GT(answers.begun(), 10);
}

INSTANTIATE_TEST_SUITE_P(Windows, AstronavigatorsDecisions, testing::Values(kTabletWindow, kPhoneWindow),
                         [](const auto& info) { return info.param.x > 1000 ? "tablet" : "phone"; });

// --- touches of anything ---

/// Where anything is touched: the flight on a tablet, the game on Earth on a phone.
constexpr std::array<std::pair<an::Mode, Vec>, 2> kTried{{{an::Mode::astronavigator, kTabletWindow}, {an::Mode::astronomer, kPhoneWindow}}};

/// Ends all motion. Quest windows are asked from the first turn on.
void settle(Rig& rig, bool& asks_quests) {
    constexpr double kRestMs = 2000;
    for (int i = 0; i < 2; ++i) rig.frame(kRestMs);
    if (!asks_quests && rig.kind() == an::Kind::select_action) asks_quests = rig.switch_quests();
}
/// Returns some of the targets of a position, others in the next one.
std::vector<Id> some_targets(Rig& rig, std::size_t most, int ply) {
    std::vector<Id> all, out;
    for (const Target& t : rig.ui().targets()) all.push_back(t.id);
    const std::size_t step = all.size() / most + 1;
    for (std::size_t i = static_cast<std::size_t>(ply) % step; i < all.size(); i += step) out.push_back(all[i]);
    return out;
}

TEST(AstronavigatorsTabs, SayWhatMustBeTouchedBehindThem) {
    Rng rng(5);
    int marked = 0;
    for (const Vec css : {kPhoneWindow, kLyingWindow}) {
        Rig rig(match_in(an::Mode::astronavigator, 3, 30), css);
        rig.set(shorten);
        bool asks_quests = false;
        for (int ply = 0; ply < tests::rounds(160) && rig.match().to_act(); ++ply) {
            settle(rig, asks_quests);
            marked += rig.expect_marked_tabs();
            rig.play(choose_move(rig.match().legal_moves(), rng));
        }
    }
    EXPECT_GT(marked, 0) << "nothing was behind a tab";
}

// Whatever a touch begins is named by the prompt, and every legal move that is still open is then made by the remaining touches.
TEST(AstronavigatorsTouched, WhatIsTouchedNextIsWhatTheRulesAllow) {
    constexpr std::size_t kMostTouched = 3;                // in a position; as many again begin a move
    Rng rng(8);
    int begun = 0;
    for (const auto& [mode, css] : kTried) {
        Rig rig(match_in(mode, 3, 30), css);
        rig.set(shorten);
        bool asks_quests = false;
        for (int ply = 0; ply < tests::rounds(48) && rig.match().to_act(); ++ply) {
            settle(rig, asks_quests);
            const an::MoveList legal = rig.match().legal_moves();
            const auto touches = [&] {
                std::vector<std::vector<Id>> out;
                for (const an::Move& m : legal) out.push_back(rig.table().touches_for(an::encode_move(m)));
                return out;
            };
            const std::vector<std::vector<Id>> before = touches();
            const std::string question = rig.prompt();
            std::vector<Id> touched = some_targets(rig, kMostTouched, ply);
            for (std::size_t i = 0; i < kMostTouched; ++i) {
                const std::vector<Id>& told = before[rng.below(static_cast<std::uint32_t>(before.size()))];
                if (told.size() > 1) touched.push_back(told.front());
            }
            for (const Id id : touched) {
                const bool is_done = !rig.tap(id) || rig.asked() || !rig.notes.empty();
                const std::vector<std::vector<Id>> after = touches();
                if (!is_done && after != before) {
                    ++begun;
                    EXPECT_NE(rig.prompt(), question) << "the prompt does not tell what is touched next";
                    EXPECT_FALSE(rig.prompt().empty());
                    std::vector<an::Move> open;
                    for (std::size_t i = 0; i < legal.size(); ++i)
                        if (!after[i].empty()) open.push_back(legal[i]);
                    ASSERT_FALSE(open.empty()) << rig.prompt() << " leads nowhere";
                    const an::Move wanted = open[rng.below(static_cast<std::uint32_t>(open.size()))];
                    const std::optional<an::Move> asked = touch_for(rig, wanted);
                    ASSERT_TRUE(asked == wanted) << to_text(an::encode_move(wanted)) << " became "
                                                 << (asked ? to_text(an::encode_move(*asked)) : "nothing");
                }
                rig.notes.clear();
                rig.table().escape();
                rig.frame();
            }
            rig.play(choose_move(legal, rng));
            rig.asked();                                   // further moves of a touch that was only tried
        }
    }
    EXPECT_GT(begun, tests::rounds(40));
}

bool is_rule(const std::string& id) {
    const Rules all = an::all_rules();
    return std::any_of(all.begin(), all.end(), [&](const Rule* rule) { return id == rule->id; });
}

/// Returns whether the target changes only what the table shows.
bool is_control(Id target) {
    for (int tab = 0; tab < static_cast<int>(kTabs); ++tab)
        if (target == target_of(thing(Kind::tab, tab))) return true;
    const std::array others{id("astronavigators.zoom"), id("astronavigators.twin"),  id("astronavigators.quests"),
                            id("astronavigators.tray"), id("astronavigators.earth"), id("astronavigators.sky")};
    return std::find(others.begin(), others.end(), target) != others.end();
}
/// Returns whether a map is enlarged, as a touch of a small space does.
bool is_enlarged(Rig& rig) {
    const Target* zoom = rig.target(id("astronavigators.zoom"));
    return zoom != nullptr && zoom->name == words::kMapsZoomOut.en;
}

// A touch of anything makes a legal move, begins one, explains the thing, or is refused by a rule.
TEST(AstronavigatorsTouched, WhateverIsTouchedIsAnswered) {
    constexpr std::size_t kMostTouched = 5;                // in a position
    const int plies = std::max(16, tests::rounds(48));
    Rng rng(3);
    int refused = 0;
    for (const auto& [mode, css] : kTried) {
        Rig rig(match_in(mode, 3, 12), css);
        rig.set(shorten);
        bool asks_quests = false;
        for (int ply = 0; ply < plies && rig.match().to_act(); ++ply) {
            settle(rig, asks_quests);
            for (const Id touched : some_targets(rig, kMostTouched, ply)) {
                const std::string name = rig.target(touched) != nullptr ? rig.target(touched)->name : std::string();
                if (!rig.tap(touched)) continue;
                const std::optional<an::Move> asked = rig.asked();
                if (asked)
                    if (const Verdict why = rig.match().violation(*asked)) {
                        EXPECT_TRUE(is_rule(why->rule->id));
                        ++refused;
                    }
                const bool is_told = asked || !rig.notes.empty();
                for (const TableRequest::Note& note : rig.notes) {
                    EXPECT_FALSE(note.title.empty());
                    EXPECT_FALSE(note.text.empty());
                    EXPECT_TRUE(is_rule(note.rule)) << note.text;
                    ++refused;
                }
                rig.notes.clear();
                const bool has_changed = rig.table().escape();
                rig.frame();
                if (!is_told && !has_changed && !is_control(touched)) { EXPECT_TRUE(is_enlarged(rig)) << name << " does not answer"; }
            }
            rig.play(choose_move(rig.match().legal_moves(), rng));
            rig.asked();                                   // further moves of a touch that was only tried
        }
    }
    EXPECT_GT(refused, tests::rounds(20));
}

// --- refusals ---

/// Expects that the touches since the last call were refused in words, and returns the id of the rule behind it.
std::string refusal(Rig& rig) {
    std::string rule;
    if (const std::optional<an::Move> asked = rig.asked()) {
        const Verdict why = rig.match().violation(*asked);
        EXPECT_TRUE(why.has_value()) << to_text(an::encode_move(*asked)) << " is made instead";
        if (why) rule = why->rule->id;
    } else {
        EXPECT_EQ(rig.notes.size(), 1u) << "nothing is said";
        if (!rig.notes.empty()) {
            EXPECT_FALSE(rig.notes.back().title.empty());
            EXPECT_FALSE(rig.notes.back().text.empty());
            rule = rig.notes.back().rule;
        }
    }
    rig.notes.clear();
    return rule;
}

TEST(AstronavigatorsRefusals, ASpaceThatNoRoadLeadsToNamesTheLinks) {
    Rig rig(at_travel(an::Transport::car, space_named("p2p00")));
    const an::Observation seen = rig.seen();
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        const auto space = static_cast<an::SpaceId>(i);
        if (steps_to(seen, space)) continue;
        rig.tap_space(space);
        EXPECT_EQ(refusal(rig), "AN-A32") << an::kSpaces[space].id;
        return;
    }
    FAIL() << "every space is on a road from here";
}

TEST(AstronavigatorsRefusals, ASpaceTooFarAwayNamesTheAllowance) {
    Rig rig(at_travel(an::Transport::car, space_named("p2p00")));
    const an::Observation seen = rig.seen();
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        const auto space = static_cast<an::SpaceId>(i);
        if (steps_to(seen, space).value_or(0) <= seen.turn->steps_left) continue;
        rig.tap_space(space);
        EXPECT_EQ(refusal(rig), "AN-A30") << an::kSpaces[space].id;
        return;
    }
    FAIL() << "every space is near";
}

// Wherever a leg could not end, the refusal says so, for the next space as well as for one farther away.
TEST(AstronavigatorsRefusals, ADeadEndIsNamed) {
    bool has_next = false, has_far = false;
    for (const an::Transport by : {an::Transport::car, an::Transport::train, an::Transport::helicopter, an::Transport::plane})
        for (std::size_t i = 0; i < an::kSpaceCount && !(has_next && has_far); ++i) {
            const auto from = static_cast<an::SpaceId>(i);
            if (!an::has_icon(from, by)) continue;
            const an::State s = at_travel(by, from);
            const an::Observation seen = an::observe(s, 0);
            for (std::size_t k = 0; k < an::kSpaceCount; ++k) {
                const auto space = static_cast<an::SpaceId>(k);
                const std::optional<int> steps = steps_to(seen, space);
                if (!steps || *steps == 0 || *steps > seen.turn->steps_left || !shortest_leg(seen, space).empty()) continue;
                bool& is_met = *steps == 1 ? has_next : has_far;
                if (std::exchange(is_met, true)) continue;
                Rig rig(s);
                rig.tap_space(space);
                EXPECT_EQ(refusal(rig), "AN-A36") << an::kSpaces[space].id;
            }
        }
    EXPECT_TRUE(has_next || has_far);
}

TEST(AstronavigatorsRefusals, AStopNeedsAStepAndAnIcon) {
    Rig rig(at_travel(an::Transport::plane, space_named("p2p00")));
    ASSERT_TRUE(rig.tap_thing(thing(Kind::vehicle, 0, 0)));
    EXPECT_EQ(refusal(rig), "AN-A37");
    const an::MoveList moves = rig.match().legal_moves();
    const auto* open = std::find_if(moves.begin(), moves.end(), [](const an::Move& m) {
        const auto* step = std::get_if<an::StepTo>(&m);
        return step && !an::has_icon(step->to, an::Transport::plane);
    });
    ASSERT_NE(open, moves.end());
    rig.play(*open);
    rig.rest();
    ASSERT_EQ(rig.kind(), an::Kind::travel_step);
    ASSERT_TRUE(rig.press(Button::stop));
    EXPECT_EQ(refusal(rig), "AN-A35");
}

TEST(AstronavigatorsRefusals, AWeekThatIsTakenIsRefused) {
    Rig rig(at_selection());
    rig.play(an::Select{2, an::Action::direct});
    rig.rest();
    ASSERT_EQ(rig.viewer(), 1);
    ASSERT_TRUE(rig.tap_thing(week_thing(2)));
    EXPECT_EQ(refusal(rig), "AN-T4");
    ASSERT_TRUE(rig.tap_thing(week_thing(3)));
    EXPECT_FALSE(rig.asked().has_value());
    EXPECT_FALSE(rig.prompt().empty());
}

TEST(AstronavigatorsRefusals, AUsedTileChainsNothing) {
    Rig rig(Built(2, an::Mode::astronomer).equip().gather(space_named("p2p00")).state());
    an::State s = rig.match().now();
    s = played_until(s, an::Kind::chain, 0, [&](const an::Move& m) {
        return m == an::Move(an::SelectTravel{1, s.players[0].face}) || std::holds_alternative<an::StepTo>(m);
    });
    rig.begin_from(s);
    for (const an::OwnTile& own : s.players[0].tiles) {
        if (!own.is_used) continue;
        ASSERT_TRUE(rig.tap_thing(tile_thing(own.id)));
        EXPECT_EQ(refusal(rig), "AN-A45");
        return;
    }
    FAIL() << "no tile is used";
}

TEST(AstronavigatorsRefusals, InSpaceTheNextSpaceComesFirst) {
    const an::State s = played_until(in_orbit_at(1), an::Kind::space, 0, wants(an::Select{1, an::Action::travel}));
    ASSERT_FALSE(s.turn->advanced);
    Rig rig(s);
    ASSERT_TRUE(rig.tap_thing(stage_thing(4)));
    EXPECT_EQ(refusal(rig), "AN-A54");
    ASSERT_TRUE(rig.tap_thing(gauge_thing(an::Gauge::sct, 0)));
    EXPECT_EQ(refusal(rig), "AN-A100");
}

TEST(AstronavigatorsRefusals, ASecondOrbitTileOfAStackIsRefused) {
    an::State s = Built(2, an::Mode::astronavigator).equip().ready_to_launch().state();
    s.secrets[0].orbit_tiles.push_back(take_top(s.orbit_stacks[2]));
    s.players[0].orbit_stacks.push_back(2);
    s = played_until(s, an::Kind::take_orbit_tile, 0, wants(an::SelectTravel{1, an::Transport::spacecraft}));
    Rig rig(s);
    ASSERT_TRUE(rig.tap_thing(thing(Kind::stack, 2)));
    EXPECT_EQ(refusal(rig), "AN-A52");
}

TEST(AstronavigatorsRefusals, TokensThatAreNotReadyAreRefused) {
    an::State s = at_calibration();
    an::Player& player = s.players[0];
    an::SetId open = 0;
    while (open < an::kSetCount && player.sets[open] != an::SetState::open) ++open;
    if (open == an::kSetCount)                             // the player has completed all of them
        for (open = 0; player.sets[open] != an::SetState::ready || open == player.ai;) ++open;
    if (player.sets[open] == an::SetState::ready) player.sets[open] = an::SetState::used;
    for (int phase = 1; phase <= an::kPhases; ++phase)
        if (player.moon(phase) == an::MoonState::active && phase != player.sxt) {
            player.moon(phase) = an::MoonState::used;
            Rig rig(s);
            ASSERT_TRUE(rig.tap_thing(moon_thing(phase, 0)));
            EXPECT_EQ(refusal(rig), "AN-A114");
            ASSERT_TRUE(rig.tap_thing(set_thing(open, 0)));
            EXPECT_EQ(refusal(rig), "AN-A115");
            return;
        }
    FAIL() << "no moon token is active";
}

TEST(AstronavigatorsRefusals, AQuestIsPaidWithUnusedTiles) {
    const an::State s = played_until(Built(2, an::Mode::astronomer).equip().state(), an::Kind::quest_window, 0);
    Rig rig(s);
    for (const an::OwnTile& own : s.players[0].tiles) {
        if (!own.is_used) continue;
        ASSERT_TRUE(rig.tap_thing(tile_thing(own.id)));
        EXPECT_EQ(refusal(rig), "AN-A60");
        return;
    }
    FAIL() << "no tile is used";
}

}  // namespace
}  // namespace orrery::ui::astronavigators_table
