// The Microcosmos table, used by touch: whole games in every window size, the meaning of each touch, and its refusals.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/microcosmos/codec.h"
#include "engine/games/microcosmos/ids.h"
#include "engine/games/microcosmos/rule_ids.h"
#include "engine/games/microcosmos/words.h"
#include "engine/match/base_position.h"
#include "imgui_ui/games/microcosmos/automa_story.h"
#include "imgui_ui/games/microcosmos/words.h"
#include "tests/games/microcosmos/extremes.h"
#include "tests/ui/driver.h"
#include "tests/ui/games/microcosmos/microcosmos_rig.h"

namespace orrery::ui::microcosmos_table {
namespace {

// --- whole games ---

struct Device {
    const char* name;
    Vec css;
    int seats;
    bool is_main = false;
};

class MicrocosmosTable : public testing::TestWithParam<Device> {};

TEST_P(MicrocosmosTable, AWholeGameIsPlayedByTouchingThings) {
    constexpr int kMostMoves = 3000;
    Rng rng(static_cast<std::uint64_t>(GetParam().seats) * 31u + 7);
    Rig rig(GetParam().seats, 4, GetParam().css);
    rig.set(shorten);
    for (int turn = 0; rig.match().to_act(); ++turn) {
        ASSERT_LT(turn, kMostMoves);
        const mc::Move move = choose_move(rig.match().legal_moves(), rng);
        if (!test::is_touched(GetParam().is_main, turn)) {
            rig.play(move);
            continue;
        }
        const std::string what = "move " + std::to_string(turn) + ", " + to_text(mc::encode_move(move));
        const std::optional<mc::Move> asked = touch_for(rig, move);
        ASSERT_TRUE(asked == move) << what << " became " << (asked ? to_text(mc::encode_move(*asked)) : "nothing");
        rig.play(*asked);
        rig.play_what_is_asked();
        ASSERT_FALSE(HasFailure()) << what;
    }
    EXPECT_EQ(rig.match().now().phase, mc::Phase::over);
}

TEST_P(MicrocosmosTable, EveryTargetIsLargeEnoughNamedAndOnTheScreen) {
    Rng rng(5);
    Rig rig(GetParam().seats, 11, GetParam().css);
    for (int ply = 0; ply < 160 && rig.match().to_act(); ++ply) {
        rig.frame();
        rig.frame();
        rig.expect_good_targets();
        std::set<std::string> names;
        for (const Target& t : rig.ui().targets()) EXPECT_TRUE(names.insert(t.name).second) << "two things are called " << t.name;
        rig.play(choose_move(rig.match().legal_moves(), rng));
    }
}

TEST(MicrocosmosTabs, SayWhatMustBeTouchedBehindThem) {
    Rng rng(5);
    for (const Vec css : {kPhoneWindow, kLyingWindow}) {
        Rig rig(2, 11, css);
        for (int ply = 0; ply < tests::rounds(120) && rig.match().to_act(); ++ply) {
            rig.expect_marked_tabs();
            rig.play(choose_move(rig.match().legal_moves(), rng));
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Devices, MicrocosmosTable,
                         testing::Values(Device{"tablet", kTabletWindow, 2, true}, Device{"phone", kPhoneWindow, 3, true},
                                         Device{"solo", kTabletWindow, 1}, Device{"solo_phone", kPhoneWindow, 1},
                                         Device{"wide", kLyingWindow, 2}, Device{"desk", kDeskWindow, 4}),
                         [](const auto& info) { return info.param.name; });

// docs/microcosmos.md has the figures that this prints for a whole game, in the deep tier.
TEST(MicrocosmosPace, ThreePeopleTapLittleMoreThanTheyDecide) {
    Rng rng(3);
    Rig rig(3, 4);
    const int most_turns = tests::is_deep() ? 1000 : 12;
    int turns = 0, decisions = 0, last = -1;
    while (const std::optional<Seat> seat = turns < most_turns ? rig.match().to_act() : std::nullopt) {
        ASSERT_TRUE(rig.match().decides_in_the_open()) << "nobody has to be alone with the device";
        turns += *seat != last;
        last = *seat;
        const mc::Move move = choose_move(rig.match().legal_moves(), rng);
        const std::optional<mc::Move> asked = touch_for(rig, move);
        ASSERT_TRUE(asked) << to_text(mc::encode_move(move));
        rig.play(*asked);
        decisions += 1 + rig.play_what_is_asked();
    }
    std::printf("%d taps for %d decisions in %d turns, no hand-over\n", rig.taps(), decisions, turns);
    EXPECT_LE(rig.taps(), 2 * decisions);
}

/// Returns the positions of the scenarios, by name of their files.
std::vector<std::pair<std::string, Json>> scenario_positions() {
    namespace fs = std::filesystem;
    const fs::path folder = fs::path(ORRERY_TESTS_DIR) / "scenarios" / "microcosmos";
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

// The scenarios hold the rare decisions: what the Automa uses or moves, payments, survivors.
TEST(MicrocosmosTableTouch, EveryKindOfDecisionIsAnsweredByTouch) {
    constexpr std::size_t kMostMoves = 5;                  // of a position
    const int most_positions = tests::is_deep() ? 1000 : 3;                        // of a kind
    std::map<mc::Kind, int> answered;
    Rig rig(2, 1);
    const auto answer = [&](const std::string& where, const auto& load) {
        const mc::MoveList moves = rig.match().legal_moves();
        const std::size_t step = moves.size() / kMostMoves + 1;
        for (std::size_t i = 0; i < moves.size(); i += step) {
            load();
            const std::optional<mc::Move> asked = touch_for(rig, moves[i]);
            ASSERT_TRUE(asked == moves[i]) << where << ": " << to_text(mc::encode_move(moves[i])) << " became "
                                           << (asked ? to_text(mc::encode_move(*asked)) : "nothing");
        }
        ++answered[*rig.kind()];
    };
    for (const auto& [name, position] : scenario_positions()) {
        rig.load(position);
        for (int step = 0; step < 2 && rig.match().to_act(); ++step) {
            const Json here = rig.match().position();
            if (answered[*rig.kind()] < most_positions) {
                ASSERT_NO_FATAL_FAILURE(answer(name, [&rig, &here] { rig.load(here); }));
                rig.load(here);
            }
            rig.play(rig.match().legal_moves().back());    // the last one ends or skips, which lets the Automa play
        }
    }
    for (const auto& extreme : tests::ExtremePositions<mc::Game>::list()) {
        const std::optional<mc::Asked> open = mc::asked(extreme.state);
        if (!open || answered[open->kind] > 0) continue;
        const Json here = tests::extreme_document<mc::Game>(extreme.state);
        rig.load(here);
        ASSERT_NO_FATAL_FAILURE(answer(extreme.what, [&rig, &here] { rig.load(here); }));
    }
    for (std::size_t i = 0; i < mc::kKindCount; ++i)
        EXPECT_GT(answered[static_cast<mc::Kind>(i)], 0) << mc::kKindIds[i] << " never came up";
}

// Whatever a prompt promises after a touch, the rules keep: each legal move has touches that lead to it.
TEST(MicrocosmosTableTouch, WhatIsTouchedNextIsWhatTheRulesAllow) {
    Rng rng(8);
    int begun = 0;
    for (const int seats : {1, 2, 4}) {
        Rig rig(seats, 30);
        const int turns = std::max(20, tests::rounds(120));
        for (int turn = 0; turn < turns && rig.match().to_act(); ++turn) {
            const mc::Move wanted = choose_move(rig.match().legal_moves(), rng);
            const std::optional<mc::Move> asked = touch_for(rig, wanted, &begun);
            ASSERT_TRUE(asked == wanted) << to_text(mc::encode_move(wanted)) << " became "
                                         << (asked ? to_text(mc::encode_move(*asked)) : "nothing");
            rig.play(wanted);
            rig.play_what_is_asked();
        }
    }
    EXPECT_GT(begun, tests::rounds(40));
}

// --- refusals ---

bool is_rule(const std::string& id) {
    const Rules all = mc::all_rules();
    return std::any_of(all.begin(), all.end(), [&](const Rule* rule) { return id == rule->id; });
}

/// Expects that the touches since the last call were refused in words, and returns the id of the rule behind it.
std::string refusal(Rig& rig) {
    std::string rule;
    if (const std::optional<mc::Move> asked = rig.asked()) {
        const Verdict why = rig.match().violation(*asked);
        EXPECT_TRUE(why.has_value()) << to_text(mc::encode_move(*asked)) << " is made instead";
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

// A touch of anything makes a legal move, begins one, explains the thing, or is refused by a rule.
TEST(MicrocosmosTableTouch, WhateverIsTouchedIsAnswered) {
    const std::size_t most_touched = tests::is_deep() ? 12 : 6;   // in a position
    Rng rng(3);
    int refused = 0;
    for (const int seats : {1, 3}) {
        Rig rig(seats, 12);
        for (int ply = 0; ply < tests::rounds(60) && rig.match().to_act(); ++ply) {
            rig.frame();
            std::vector<Id> ids;
            for (const Target& t : rig.ui().targets()) ids.push_back(t.id);
            const std::size_t step = ids.size() / most_touched + 1;
            for (std::size_t i = static_cast<std::size_t>(ply) % step; i < ids.size(); i += step) {
                if (!rig.tap(ids[i])) continue;
                if (const std::optional<mc::Move> asked = rig.asked()) {
                    if (const Verdict why = rig.match().violation(*asked)) {
                        EXPECT_TRUE(is_rule(why->rule->id));
                        ++refused;
                    }
                }
                for (const TableRequest::Note& note : rig.notes) {
                    EXPECT_FALSE(note.title.empty());
                    EXPECT_FALSE(note.text.empty());
                    EXPECT_TRUE(is_rule(note.rule)) << note.text;
                    ++refused;
                }
                rig.notes.clear();
                rig.table().escape();
                rig.table().escape();
                rig.frame();
            }
            rig.play(choose_move(rig.match().legal_moves(), rng));
        }
    }
    EXPECT_GT(refused, tests::rounds(40));
}

/// Two seats. The first is to travel from the Star Portal, without cards or resources; the second is on the western planet. `more`
/// changes the position.
class Arranged : public Rig {
  public:
    explicit Arranged(const std::function<void(mc::State&)>& more = [](mc::State&) {}, Vec css = kTabletWindow) : Rig(2, 3, css) {
        Rng rng(1);
        while (mc::is_setup(match().now().phase)) play(choose_move(match().legal_moves(), rng));
        set([&](mc::State& s) {
            s.phase = mc::Phase::travel;
            s.turn = {};
            s.player(0).resources = s.player(1).resources = {};
            drop_crew(s, 0);
            drop_crew(s, 1);
            s.player(1).at = mc::spot_of(planet_in(s, kWest), 0);
            more(s);
        });
    }
    const mc::State& now() { return match().now(); }
    mc::SpotId spot(mc::Cell cell, mc::SpotKind kind) { return mc::spot_of(planet_in(now(), cell), static_cast<std::size_t>(kind)); }
};

/// Puts the first seat's ark on a spot, in the phase of actions.
void act_at(mc::State& s, mc::SpotId at) {
    s.player(0).at = at;
    s.phase = mc::Phase::location;
    s.turn.travelled = true;
}

TEST(MicrocosmosTableTouch, APlaceOutOfReachIsRefusedByItsRule) {
    Arranged rig;
    const mc::Nodes reached = mc::destinations(rig.now(), 0) | mc::blocked_stops(rig.now(), 0);
    mc::SpotId far = mc::kNoSpot;
    for (const mc::Cell cell : mc::kStartCells)
        for (std::size_t i = 0; i < mc::kPlanets[planet_in(rig.now(), cell)].spots; ++i) {
            const mc::SpotId spot = mc::spot_of(planet_in(rig.now(), cell), i);
            if ((reached & mc::bit_of(mc::node_of(rig.now(), spot))) == 0) far = spot;
        }
    ASSERT_NE(far, mc::kNoSpot);
    ASSERT_TRUE(rig.tap_thing(spot_thing(far)));
    EXPECT_EQ(refusal(rig), "MC-A302");
    const mc::CellSet open = mc::discoveries(rig.now(), 0);
    for (mc::Cell cell = 0; cell < mc::kCells; ++cell) {
        if (planet_in(rig.now(), cell) != mc::kNoPlanet || (open >> cell & 1u) != 0) continue;
        ASSERT_TRUE(rig.tap_thing(cell_thing(cell)));
        EXPECT_EQ(refusal(rig), "MC-A321");
        return;
    }
    FAIL() << "every cell can be discovered";
}

TEST(MicrocosmosTableTouch, AMoonWithAnotherArkIsRefusedByItsRule) {
    Arranged rig([](mc::State& s) { s.player(1).at = mc::spot_of(planet_in(s, kWest), static_cast<std::size_t>(mc::SpotKind::moon)); });
    ASSERT_TRUE(rig.tap_thing(spot_thing(rig.spot(kWest, mc::SpotKind::moon))));
    EXPECT_EQ(refusal(rig), "MC-A306");
}

TEST(MicrocosmosTableTouch, TheFlyButtonAsksForAPlaceFirst) {
    Arranged rig;
    ASSERT_TRUE(rig.press(Button::fly));
    EXPECT_EQ(refusal(rig), "MC-A301");
}

TEST(MicrocosmosTableTouch, AnUpgradeThatCannotBePaidIsRefusedByItsRule) {
    Arranged rig([](mc::State& s) {
        s.phase = mc::Phase::upgrade;
        s.player(0).tokens[mc::index_of(mc::Specialist::engineer)] = true;
        s.player(0).resources[mc::index_of(mc::Resource::labour)] = 1;
    });
    ASSERT_EQ(rig.kind(), mc::Kind::upgrade);
    ASSERT_TRUE(rig.tap_thing(upgrade_thing(mc::Upgrade::robotics, 0)));
    EXPECT_EQ(refusal(rig), "MC-A202");
    ASSERT_TRUE(rig.tap_thing(upgrade_thing(mc::Upgrade::leisure, 0)));
    const std::optional<mc::Move> asked = rig.asked();
    ASSERT_TRUE(asked.has_value());
    EXPECT_EQ(*asked, mc::Move{mc::UnlockUpgrade{mc::Upgrade::leisure}});
}

TEST(MicrocosmosTableTouch, AGreyActionIsRefusedByItsRule) {
    struct Grey {
        Button button;
        const char* rule;
    };
    for (const auto& [button, rule] : {Grey{Button::terraform, "MC-A601"}, Grey{Button::scout, "MC-A701"}, Grey{Button::settle, "MC-A705"},
                                       Grey{Button::colony, "MC-A801"}, Grey{Button::outpost, "MC-A803"}}) {
        Arranged rig([](mc::State& s) { act_at(s, mc::spot_of(planet_in(s, kEast), 0)); });
        ASSERT_TRUE(rig.press(button)) << rule;
        EXPECT_EQ(refusal(rig), rule);
    }
    Arranged moon([](mc::State& s) { act_at(s, mc::spot_of(planet_in(s, kEast), static_cast<std::size_t>(mc::SpotKind::moon))); });
    ASSERT_TRUE(moon.press(Button::take_token));
    EXPECT_EQ(refusal(moon), "MC-A505");
    // Also before the crew cards, when the action is still to come.
    Arranged early([](mc::State& s) {
        act_at(s, mc::spot_of(planet_in(s, kEast), 0));
        s.phase = mc::Phase::crew;
        give_crew(s, 0, crew_named("crew_02"), mc::Row::lower);
    });
    ASSERT_EQ(early.kind(), mc::Kind::crew);
    ASSERT_TRUE(early.press(Button::colony));
    EXPECT_EQ(refusal(early), "MC-A801");
}

TEST(MicrocosmosTableTouch, AUnitThatNobodyNeedsIsRefusedByItsRule) {
    Arranged rig([](mc::State& s) {
        const mc::PlanetId planet = planet_in(s, kEast);
        act_at(s, mc::spot_of(planet, 0));
        s.player(0).resources.fill(2);
        s.places[planet].levels[mc::index_of(mc::Resource::labour)] = mc::kPlanets[planet].tracks[mc::index_of(mc::Resource::labour)];
        s.places[planet].markers.push_back({1, s.places[planet].levels[mc::index_of(mc::Resource::labour)]});
    });
    ASSERT_TRUE(rig.press(Button::terraform));
    EXPECT_FALSE(rig.asked().has_value()) << "the action goes together with its first level";
    ASSERT_TRUE(rig.tap_thing(cargo_thing(mc::Resource::labour, 0)));
    EXPECT_EQ(refusal(rig), "MC-A602");
    ASSERT_TRUE(rig.tap_thing(cargo_thing(mc::Resource::mineral, 0)));
    EXPECT_EQ(rig.play_what_is_asked(), 2);
    EXPECT_EQ(rig.kind(), mc::Kind::terraform);
}

TEST(MicrocosmosTableTouch, ACardThatIsNoSpecialistOfTheKindIsRefusedByItsRule) {
    Arranged rig([](mc::State& s) {
        s.phase = mc::Phase::upgrade;
        s.player(0).resources.fill(2);
        give_crew(s, 0, crew_named("crew_01"), mc::Row::upper);
        give_crew(s, 0, crew_named("crew_13"), mc::Row::upper);
        give_crew(s, 0, crew_named("crew_20"), mc::Row::lower);
    });
    ASSERT_TRUE(rig.tap_thing(upgrade_thing(mc::Upgrade::cargo_hold, 0)));
    ASSERT_EQ(rig.play_what_is_asked(), 1);
    ASSERT_EQ(rig.kind(), mc::Kind::pay_specialist);
    ASSERT_TRUE(rig.tap_thing(crew_thing(crew_named("crew_01"))));
    EXPECT_EQ(refusal(rig), "MC-A116");
    ASSERT_TRUE(rig.tap_thing(crew_thing(crew_named("crew_20"))));
    EXPECT_EQ(rig.play_what_is_asked(), 1);
    EXPECT_TRUE(rig.now().player(0).has(mc::Upgrade::cargo_hold));
}

// --- touches and drags ---

TEST(MicrocosmosTableTouch, ADestinationIsShownBeforeTheArkFlies) {
    Arranged rig;
    const mc::SpotId to = rig.spot(kWest, mc::SpotKind::planet);
    ASSERT_TRUE(rig.tap_thing(spot_thing(to)));
    EXPECT_FALSE(rig.asked().has_value());
    EXPECT_NE(rig.prompt().find(mc::planet_name(planet_in(rig.now(), kWest), Lang::en)), std::string::npos) << rig.prompt();
    ASSERT_TRUE(rig.press(Button::fly));
    EXPECT_EQ(rig.play_what_is_asked(), 1);
    EXPECT_EQ(rig.now().player(0).at, to);
}

TEST(MicrocosmosTableTouch, AnotherDestinationTakesThePlaceOfTheFirst) {
    Arranged rig;
    const mc::SpotId first = rig.spot(kWest, mc::SpotKind::planet), second = rig.spot(kEast, mc::SpotKind::planet);
    ASSERT_TRUE(rig.tap_thing(spot_thing(first)));
    ASSERT_TRUE(rig.tap_thing(spot_thing(second)));
    EXPECT_FALSE(rig.asked().has_value());
    ASSERT_TRUE(rig.tap_thing(spot_thing(second)));
    EXPECT_EQ(rig.play_what_is_asked(), 1);
    EXPECT_EQ(rig.now().player(0).at, second);
}

TEST(MicrocosmosTableTouch, TheArkIsDraggedWhereItIsToGo) {
    for (const bool has_upgrade : {false, true}) {
        Arranged rig([has_upgrade](mc::State& s) {
            if (!has_upgrade) return;
            s.phase = mc::Phase::upgrade;
            s.player(0).tokens[mc::index_of(mc::Specialist::engineer)] = true;
            s.player(0).resources[mc::index_of(mc::Resource::labour)] = 1;
        });
        const mc::SpotId to = rig.spot(kWest, mc::SpotKind::planet);
        rig.drag(rig.centre_of(thing(Kind::ark, 0, 0)), rig.centre_of(spot_thing(to)));
        EXPECT_EQ(rig.play_what_is_asked(), has_upgrade ? 2 : 1) << "without an upgrade, if one could be paid";
        EXPECT_EQ(rig.now().player(0).at, to);
    }
}

TEST(MicrocosmosTableTouch, ADarkCellIsDiscoveredByTappingItTwice) {
    Arranged rig;
    mc::Cell cell = 0;
    while ((mc::discoveries(rig.now(), 0) >> cell & 1u) == 0) ++cell;
    ASSERT_LT(cell, mc::kCells);
    ASSERT_TRUE(rig.tap_thing(cell_thing(cell)));
    EXPECT_FALSE(rig.asked().has_value());
    ASSERT_TRUE(rig.tap_thing(cell_thing(cell)));
    EXPECT_EQ(rig.play_what_is_asked(), 1);
    EXPECT_EQ(rig.kind(), mc::Kind::discovery_bonus);
}

// The usual way uses the half and moves the card up. Buttons offer the others.
TEST(MicrocosmosTableTouch, ACrewCardIsPlayedByTappingItTwice) {
    const mc::CrewId card = crew_named("crew_16");         // its top half counts on the Star Portal, as everything does
    const auto prepare = [card](mc::State& s) {
        s.phase = mc::Phase::crew;
        s.turn.travelled = true;
        s.turn.start = mc::spot_of(planet_in(s, kEast), 0);
        give_crew(s, 0, card, mc::Row::lower);
    };
    Arranged usual(prepare);
    ASSERT_EQ(usual.kind(), mc::Kind::crew);
    ASSERT_TRUE(usual.tap_thing(crew_thing(card)));
    EXPECT_FALSE(usual.asked().has_value());
    ASSERT_TRUE(usual.tap_thing(crew_thing(card)));
    EXPECT_EQ(usual.asked(), mc::Move(mc::Play{card, true, true}));
    for (const bool to_upper : {false, true})
        for (const bool uses : {false, true}) {
            Arranged rig(prepare);
            ASSERT_TRUE(rig.tap_thing(crew_thing(card)));
            ASSERT_TRUE(rig.tap_thing(play_thing(to_upper, uses)));
            EXPECT_EQ(rig.asked(), mc::Move(mc::Play{card, to_upper, uses}));
        }
}

TEST(MicrocosmosTableTouch, AUnitIsDraggedOntoThePlanet) {
    Arranged rig([](mc::State& s) {
        act_at(s, mc::spot_of(planet_in(s, kEast), 0));
        s.player(0).resources.fill(2);
    });
    rig.drag(rig.centre_of(cargo_thing(mc::Resource::labour, 0)), rig.centre_of(spot_thing(rig.spot(kEast, mc::SpotKind::planet))));
    EXPECT_EQ(rig.play_what_is_asked(), 2);
    EXPECT_EQ(rig.now().places[planet_in(rig.now(), kEast)].levels[mc::index_of(mc::Resource::labour)], 1);
}

TEST(MicrocosmosTableTouch, ACardForATokenIsTakenInEitherOrder) {
    const mc::CrewId card = crew_named("crew_03");         // an engineer, who readies a leader
    const auto prepare = [card](mc::State& s) {
        act_at(s, mc::spot_of(planet_in(s, kEast), static_cast<std::size_t>(mc::SpotKind::moon)));
        give_crew(s, 0, card, mc::Row::upper);
    };
    const Thing token = token_thing(mc::Specialist::leader_green, 0), whole = crew_thing(card);
    const Thing button = button_thing(Button::take_token);
    for (const std::vector<Thing>& touches : {std::vector{whole, token}, std::vector{token, whole}, std::vector{button, whole, token}}) {
        Arranged rig(prepare);
        for (const Thing touched : touches) {
            EXPECT_FALSE(rig.asked().has_value());
            ASSERT_TRUE(rig.tap_thing(touched));
        }
        EXPECT_EQ(rig.asked(), mc::Move(mc::TakeToken{card, mc::Specialist::leader_green}));
    }
}

TEST(MicrocosmosTableTouch, ALessonAsksForOneStepAfterTheOther) {
    Arranged rig([](mc::State& s) {
        act_at(s, mc::spot_of(planet_in(s, kEast), 0));
        s.player(0).resources.fill(2);
    });
    rig.ask_only(mc::StartTerraform{});
    ASSERT_TRUE(rig.press(Button::collect));
    rig.asked();
    ASSERT_TRUE(rig.press(Button::terraform));
    const std::optional<mc::Move> first = rig.asked();
    ASSERT_TRUE(first == mc::Move(mc::StartTerraform{}));
    rig.play(*first);
    rig.ask_only(mc::Raise{mc::Resource::labour});
    ASSERT_TRUE(rig.tap_thing(cargo_thing(mc::Resource::labour, 0)));
    EXPECT_EQ(rig.asked(), mc::Move(mc::Raise{mc::Resource::labour}));
}

TEST(MicrocosmosTableTouch, AFingerThatRestsOnAPlanetIsToldItsFigures) {
    Arranged rig([](mc::State& s) {
        mc::Place& place = s.places[planet_in(s, kEast)];
        place.levels[mc::index_of(mc::Resource::labour)] = 2;
        place.levels[mc::index_of(mc::Resource::mineral)] = 2;
        place.markers.push_back({1, 2});
        place.markers.push_back({0, 2});
    });
    std::string all;
    for (const std::string& piece : rig.hold(target_of(spot_thing(rig.spot(kEast, mc::SpotKind::planet))))) all += piece + " ";
    for (const char* wanted : {"spot 2 + 3 = 5 VP", "spot 2 + 1 = 3 VP", "lies on top", "Once restored", "routes, limit 2"})
        EXPECT_NE(all.find(wanted), std::string::npos) << wanted << " is not in: " << all;
    EXPECT_FALSE(rig.asked().has_value());
}

TEST(MicrocosmosTableTouch, TheBarCountsPlaysAndActions) {
    Arranged crew([](mc::State& s) {
        act_at(s, mc::spot_of(planet_in(s, kEast), 0));
        s.phase = mc::Phase::crew;
        s.turn.plays = 1;
        give_crew(s, 0, crew_named("crew_02"), mc::Row::lower);
    });
    crew.frame();
    EXPECT_EQ(crew.steps().of, mc::kPlays);
    EXPECT_EQ(crew.steps().left, 1);
    Arranged robots([](mc::State& s) {
        const mc::PlanetId planet = planet_in(s, kEast);
        act_at(s, mc::spot_of(planet, 0));
        s.player(0).upgrades.push_back(mc::Upgrade::robotics);
        s.places[planet].colonies.push_back(0);
        s.turn.actions.push_back(mc::Action::collect);
    });
    robots.frame();
    EXPECT_EQ(robots.steps().of, mc::kRoboticActions);
    EXPECT_EQ(robots.steps().left, 1);
    Arranged travel;
    travel.frame();
    EXPECT_LT(travel.steps().left, 0);
}

TEST(MicrocosmosTableTouch, TwoFingersMakeTheGalaxyLarger) {
    Arranged rig([](mc::State&) {}, kPhoneWindow);
    const Thing planet = spot_thing(rig.spot(kWest, mc::SpotKind::planet));
    const auto size = [&] {
        rig.frame();
        const Target* t = rig.target(target_of(planet));
        return t != nullptr ? t->rect.w : 0.0f;
    };
    const float before = size();
    ASSERT_GT(before, 0);
    const Vec middle = rig.centre_of(planet);
    rig.fingers({{Vec{middle.x - 30, middle.y}, Vec{middle.x + 30, middle.y}}});
    rig.fingers({{Vec{middle.x - 60, middle.y}, Vec{middle.x + 60, middle.y}}});
    rig.fingers({});
    EXPECT_NEAR(size(), 2 * before, before * 0.1f);
    EXPECT_FALSE(rig.asked().has_value()) << "two fingers touch nothing";
}

// --- the Automa ---

// The card is large, also where it has no place of its own. Its steps tick off with time, and one tap shows them all.
TEST(MicrocosmosAutoma, ItsStepsTickOffOneAfterTheOtherAndATapShowsAll) {
    for (const Vec css : {kTabletWindow, kPhoneWindow, kLyingWindow}) {
        SCOPED_TRACE(css.x);
        Rng rng(2);
        Rig rig(1, 6, css);
        const Id card = target_of(thing(Kind::automa_card));
        const auto name = [&] {
            const Target* t = rig.target(card);
            return t != nullptr ? t->name : std::string();
        };
        int turns = 0;
        for (int ply = 0; ply < 200 && turns < 2; ++ply) {
            rig.frame();
            const std::size_t before = rig.match().now().robot.discard.size();
            rig.play(choose_move(rig.match().legal_moves(), rng));
            if (rig.match().now().robot.discard.size() == before || rig.kind() == mc::Kind::automa_specialist) continue;
            rig.frame();
            ASSERT_EQ(name(), words::kSkipAutoma.en);
            EXPECT_GE(rig.target(card)->rect.w, 300);
            EXPECT_GE(rig.target(card)->rect.h, 100);
            if (turns++ == 0) {
                int frames = 0;
                for (; name() == words::kSkipAutoma.en && frames < 600; ++frames) rig.frame();
                EXPECT_GT(frames, 40) << "the steps take their time";
                EXPECT_LT(frames, 600);
            } else {
                ASSERT_TRUE(rig.tap(card));
                rig.frame();
                EXPECT_NE(name(), words::kSkipAutoma.en) << "a tap shows the whole turn";
            }
        }
        EXPECT_EQ(turns, 2);
    }
}

TEST(MicrocosmosAutoma, TicksFollowTheEventsUntilAllAreShown) {
    AutomaStory story;
    const std::vector<Json> turn{{{"event", "automa_card"}, {"card", "auto_02"}},
                                 {{"event", "automa_step"}, {"card", "auto_02"}, {"step", 0}, {"done", true}},
                                 {{"event", "automa_step"}, {"card", "auto_02"}, {"step", 1}, {"done", false}},
                                 {{"event", "automa_step"}, {"card", "auto_02"}, {"step", 2}, {"done", true}}};
    ASSERT_TRUE(story.follow(turn, 1000));
    for (int step = 0; step < 3; ++step) EXPECT_EQ(story.shown(1000 + step * AutomaStory::kStepMs + 10), step);
    EXPECT_TRUE(story.is_running(1010));
    EXPECT_EQ(story.skipped(), 2u);
    story.skip();
    EXPECT_EQ(story.shown(1010), 3);
    EXPECT_FALSE(story.is_running(1010));
}

// --- undo in the app ---

std::string decision_of(const test::Driver& d) {
    const Json decision = d.match().decision();
    return decision.contains("kind") ? decision["kind"].get<std::string>() : std::string();
}

bool tap_id(test::Driver& d, Id id) {
    for (int tries = 0; tries < 40; ++tries, d.frame())
        for (const Target& t : d.app.ui().targets())
            if (t.id == id) {
                d.tap_at(t.rect.centre());
                return true;
            }
    return false;
}

TEST(MicrocosmosUndo, ATouchThatPassesOverAPhaseIsTakenBackAtOnce) {
    test::Driver d;
    d.start("new=microcosmos&players=2&seed=5");
    d.play(1, [&] { return decision_of(d) == "upgrade"; });
    ASSERT_EQ(decision_of(d), "upgrade");
    const std::size_t from = d.match().ply();
    const std::string before = d.match().hash();
    // The first place of the next decision where nothing is shown that must not be taken back.
    const auto next = d.match().copy();
    ASSERT_TRUE(next->make(Json{{"type", "skip_upgrade"}}));
    const auto moves = next->moves();
    const auto travel = std::find_if(moves.begin(), moves.end(), [](const Json& m) { return m["type"] == "travel"; });
    ASSERT_NE(travel, moves.end());
    const Id spot = target_of(spot_thing(*mc::spot_by_id((*travel)["to"].get<std::string>())));
    ASSERT_TRUE(tap_id(d, spot));
    ASSERT_EQ(d.match().ply(), from) << "a destination that is only looked at";
    d.frames(4, 500);
    ASSERT_TRUE(tap_id(d, spot));
    d.frames(6, 500);
    ASSERT_EQ(d.match().ply(), from + 2) << "two moves of the rules: no upgrade, and the flight";
    const std::string after = d.match().hash();
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
    ASSERT_TRUE(d.press("redo"));
    EXPECT_EQ(d.match().hash(), after);
}

TEST(MicrocosmosUndo, ATerraformingBegunWithItsFirstLevelIsTakenBackWithIt) {
    test::Driver d;
    d.start("new=microcosmos&players=2&seed=5");
    const auto can_terraform = [&] {
        const auto moves = d.moves();
        return std::any_of(moves.begin(), moves.end(), [](const std::string& m) { return m == R"({"type":"terraform"})"; });
    };
    d.play(2, can_terraform);
    ASSERT_TRUE(can_terraform());
    const std::size_t from = d.match().ply();
    const std::string before = d.match().hash();
    const auto begun = d.match().copy();
    ASSERT_TRUE(begun->make(Json{{"type", "terraform"}}));
    const std::string resource = begun->moves().front()["resource"].get<std::string>();
    const Seat me = *d.match().to_act();
    ASSERT_TRUE(tap_id(d, target_of(button_thing(Button::terraform))));
    d.frames(4, 500);
    for (const mc::Resource one : mc::kResources)
        if (mc::kResourceIds[mc::index_of(one)] == resource) { ASSERT_TRUE(tap_id(d, target_of(cargo_thing(one, me)))); }
    d.frames(6, 500);
    ASSERT_EQ(d.match().ply(), from + 2);
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
}

}  // namespace
}  // namespace orrery::ui::microcosmos_table
