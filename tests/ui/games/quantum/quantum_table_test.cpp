// The Quantum table, used by touch: whole games in every window size, and the meaning of each touch.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <tuple>

#include "engine/core/rng.h"
#include "engine/games/quantum/codec.h"
#include "engine/games/quantum/game.h"
#include "engine/games/quantum/ids.h"
#include "imgui_ui/games/quantum/scene.h"
#include "imgui_ui/games/quantum/table.h"
#include "imgui_ui/games/quantum/ways.h"
#include "imgui_ui/games/quantum/words.h"
#include "tests/rounds.h"
#include "tests/ui/table_rig.h"
#include "tests/weighted.h"

namespace orrery::ui::quantum_table {
namespace {

constexpr Vec kTablet{1180, 820}, kPhone{390, 844}, kWide{844, 390}, kDesk{1920, 1080};

class Rig : public test::TableRig<qu::Game> {
  public:
    Rig(int seats, std::uint64_t seed, Vec css = kTablet, const char* map = nullptr, int rounds = 9)
        : TableRig(quantum_face(), match_on(map ? map : qu::kMaps[qu::basic_map(seats)].id.data(), seats, seed, rounds), css, Lang::en) {}

    /// Taps a thing. Phones show cards and sheets behind tabs.
    bool tap_thing(Thing what) { return tap_target(target_of(what)); }
    bool tap_ship(qu::ShipId ship) { return tap_thing(ship_thing(ship)); }
    bool tap_space(qu::Square at) { return tap_thing(space_thing(at)); }
    bool tap_planet(qu::PlanetId planet) { return tap_thing(planet_thing(planet)); }
    bool press(Thing button) { return tap(target_of(button)); }
    bool press(Kind button) { return press(thing(button)); }
    bool press(Order button) { return press(order(button)); }
    Vec centre_of(Thing thing) {
        const Target* t = target(target_of(thing));
        return t ? t->rect.centre() : Vec{-1, -1};
    }
    /// Replaces the position with a changed one.
    void set(const std::function<void(qu::State&)>& change) {
        qu::State s = match().now();
        change(s);
        Json position = match().position();
        position["table"] = qu::encode_table(s);
        position["decision"] = qu::encode_decision(s);
        load(position);
    }

  private:
    static NewMatch match_on(const char* map, int seats, std::uint64_t seed, int rounds) {
        NewMatch how = test::some_match(seats, seed);
        how.options = Json{{"map", map}, {"cubes", 0}, {"round_limit", rounds}};
        return how;
    }
};

/// Prefers fights, cubes and cards.
qu::Move choose(const qu::MoveList& moves, Rng& rng) {
    const auto weight = [](const qu::Move& m) {
        if (std::holds_alternative<qu::Construct>(m)) return 60;
        if (std::holds_alternative<qu::Attack>(m) || std::holds_alternative<qu::Take>(m)) return 12;
        if (std::holds_alternative<qu::EndActions>(m) || std::holds_alternative<qu::Skip>(m)) return 1;
        return std::holds_alternative<qu::StartMove>(m) ? 12 : 4;
    };
    return tests::weighted(moves, rng, weight);
}

bool is_choice(const qu::Move& m) {
    return std::visit(overloaded{
        [](const qu::Keep&) { return true; },    [](const qu::RerollAll&) { return true; },   [](const qu::RerollShip&) { return true; },
        [](const qu::Scrap&) { return true; },   [](const qu::Fight&) { return true; },       [](const qu::DestroyBoth&) { return true; },
        [](const qu::Pass&) { return true; },    [](const qu::RerollDie&) { return true; },   [](const qu::Number&) { return true; },
        [](const qu::Occupy&) { return true; },  [](const qu::Hold&) { return true; },        [](const qu::Refresh&) { return true; },
        [](const qu::Skip&) { return true; },    [](const qu::Discard&) { return true; },     [](const qu::Done&) { return true; },
        [](const auto&) { return false; },
    }, m);
}

/// Returns the index of an answer among those with a button.
int choice_index(Rig& rig, const qu::Move& move) {
    int index = 0;
    for (const qu::Move& other : rig.match().legal_moves()) {
        if (other == move) return index;
        index += is_choice(other) ? 1 : 0;
    }
    return index;
}

/// Touches the answer for the chosen ship.
void touch_answer(Rig& rig, const qu::Move& move) {
    std::visit(overloaded{
        [&](const qu::Go& m) { ASSERT_TRUE(rig.tap_space(m.to)); },
        [&](const qu::Place& m) { ASSERT_TRUE(rig.tap_space(m.space)); },
        [&](const qu::Drop& m) { ASSERT_TRUE(rig.tap_space(m.space)); },
        [&](const qu::Attack& m) {
            ASSERT_TRUE(rig.tap_ship(m.target));
            ASSERT_FALSE(rig.asked().has_value()) << "the chance is shown before anything happens";
            // The button attacks from the ship's own space if that is best; otherwise the space is touched.
            if (!rig.tap_space(m.from)) { ASSERT_TRUE(rig.press(Order::attack)); }
        },
        [&](const qu::PickUp& m) {
            ASSERT_TRUE(rig.press(Order::carry));
            ASSERT_TRUE(rig.tap_ship(m.ship));
        },
        [](const auto&) { FAIL() << "no answer of a ship"; },
    }, move);
}

/// Touches any answer to the decision that `first` opens.
void touch_after(Rig& rig, const qu::Move& first, Rng& rng) {
    const qu::MoveList answers = qu::legal_moves(opened(rig.seen(), first), rig.viewer());
    ASSERT_FALSE(answers.empty());
    touch_answer(rig, answers[rng.below(static_cast<std::uint32_t>(answers.size()))]);
}

/// Makes `move` by touch. If the touch requires an answer, such as the path of a ship, any answer is given.
void touch_for(Rig& rig, const qu::Move& move, Rng& rng) {
    rig.frame();
    if (rig.target(target_of(thing(Kind::close_fight)))) rig.press(Kind::close_fight);
    if (is_choice(move)) {
        ASSERT_TRUE(rig.press(thing(Kind::answer, choice_index(rig, move))));
        return;
    }
    const auto ship_then = [&](qu::ShipId ship, Thing button) {
        ASSERT_TRUE(rig.tap_ship(ship));
        ASSERT_TRUE(rig.press(button));
    };
    // The ship and the button of the card in either order.
    const auto powered = [&](qu::Command card, qu::ShipId ship, const qu::Move& first) {
        const bool ship_first = rng.below(2) == 0;
        if (ship_first) { ASSERT_TRUE(rig.tap_ship(ship)); }
        ASSERT_TRUE(rig.press(power(card)));
        if (!ship_first) { ASSERT_TRUE(rig.tap_ship(ship)); }
        if (is_opening(first)) touch_after(rig, first, rng);
    };
    std::visit(overloaded{
        [&](const qu::PlaceCube& m) { ASSERT_TRUE(rig.tap_planet(m.planet)); },
        [&](const qu::PlaceFirst& m) {
            ASSERT_TRUE(rig.tap_ship(m.ship));
            ASSERT_TRUE(rig.tap_space(m.space));
        },
        [&](const qu::Reconfigure& m) { ship_then(m.ship, order(Order::reconfigure)); },
        [&](const qu::Deploy& m) {
            ASSERT_TRUE(rig.tap_ship(m.ship));
            touch_after(rig, m, rng);
        },
        [&](const qu::StartMove& m) {
            ASSERT_TRUE(rig.tap_ship(m.ship));
            touch_after(rig, m, rng);
        },
        [&](const qu::Construct& m) {
            ASSERT_TRUE(rig.tap_planet(m.planet));
            ASSERT_TRUE(rig.press(Kind::construct));
        },
        [&](const qu::Research&) { ASSERT_TRUE(rig.press(Kind::research)); },
        [&](const qu::Strike& m) {
            ship_then(m.ship, order(Order::strike));
            ASSERT_TRUE(rig.tap_ship(m.target));
            ASSERT_FALSE(rig.asked().has_value());
            ASSERT_TRUE(rig.tap_ship(m.target));
        },
        [&](const qu::Warp& m) {
            ship_then(m.ship, order(Order::warp));
            ASSERT_TRUE(rig.tap_ship(m.with));
        },
        [&](const qu::Modify& m) { ship_then(m.ship, modified(m.number)); },
        [&](const qu::UseAbility& m) { ship_then(m.ship, order(Order::free_reconfigure)); },
        [&](const qu::Convert& m) { ASSERT_TRUE(rig.press(power(m.card))); },
        [&](const qu::FreeMove& m) { powered(m.card, m.ship, m); },
        [&](const qu::Flexible& m) { ship_then(m.ship, flexed(m.number)); },
        [&](const qu::Nomadic& m) { powered(qu::Command::nomadic, m.ship, m); },
        [&](const qu::Resourceful& m) { powered(qu::Command::resourceful, m.ship, m); },
        [&](const qu::EndActions&) { ASSERT_TRUE(rig.press(Kind::end_actions)); },
        [&](const qu::Take& m) {
            ASSERT_TRUE(rig.tap_thing(thing(Kind::card, m.card)));
            ASSERT_TRUE(rig.press(thing(Kind::take, m.card)));
        },
        [&](const qu::Choose& m) { ASSERT_TRUE(rig.tap_ship(m.ship)); },
        [&](const qu::MoveCube& m) {
            const qu::MoveList legal = rig.match().legal_moves();
            const auto same = std::count_if(legal.begin(), legal.end(), [&](const qu::Move& other) {
                const auto* cube = std::get_if<qu::MoveCube>(&other);
                return cube && cube->planet == m.planet;
            });
            ASSERT_TRUE(rig.tap_planet(m.planet));
            if (same > 1) { ASSERT_TRUE(rig.press(thing(Kind::owner, 0, m.owner))); }
        },
        [&](const qu::MoveTo& m) { ASSERT_TRUE(rig.tap_planet(m.planet)); },
        [&](const auto& m) { touch_answer(rig, m); },
    }, move);
}

struct Device {
    const char* name;
    Vec css;
    int seats;
    const char* map;
    bool is_main = false;
};

class QuantumTable : public testing::TestWithParam<Device> {};

TEST_P(QuantumTable, AWholeGameIsPlayedByTouchingThings) {
    Rng rng(static_cast<std::uint64_t>(GetParam().seats) * 31u + 7);
    Rig rig(GetParam().seats, 4, GetParam().css, GetParam().map);
    for (int turn = 0; rig.match().to_act(); ++turn) {
        ASSERT_LT(turn, 3000);
        const qu::Move move = choose(rig.match().legal_moves(), rng);
        if (!test::is_touched(GetParam().is_main, turn)) {
            rig.play(move);
            continue;
        }
        touch_for(rig, move, rng);
        const std::string what = "decision " + std::to_string(turn) + ", " + to_text(qu::encode_move(move));
        if (HasFatalFailure()) FAIL() << what;
        ASSERT_GT(rig.play_what_is_asked(), 0) << what;
    }
}

TEST_P(QuantumTable, EveryTargetIsLargeEnoughNamedAndOnTheScreen) {
    Rng rng(5);
    Rig rig(GetParam().seats, 11, GetParam().css, GetParam().map);
    for (int ply = 0; ply < 160 && rig.match().to_act(); ++ply) {
        rig.frame();
        rig.frame();
        std::set<std::string> names;
        rig.expect_good_targets();
        for (const Target& t : rig.ui().targets()) EXPECT_TRUE(names.insert(t.name).second) << "two things are called " << t.name;
        rig.play(choose(rig.match().legal_moves(), rng));
    }
}

INSTANTIATE_TEST_SUITE_P(Devices, QuantumTable,
                         testing::Values(Device{"tablet", kTablet, 2, "basic_2p", true}, Device{"phone", kPhone, 3, "basic_3p", true},
                                         Device{"wide", kWide, 2, "void_2p"}, Device{"desk", kDesk, 4, "winds_4p"},
                                         Device{"cross", kTablet, 4, "cross_4p"}),
                         [](const auto& info) { return info.param.name; });

/// Position on the basic map with two seats: red's Flagship (2), Destroyer (3) and Scout (6), and blue's ships. `more` changes the
/// position.
class Arranged : public Rig {
  public:
    explicit Arranged(const std::function<void(qu::State&)>& more = [](qu::State&) {}) : Rig(2, 3) {
        while (qu::is_setup(match().now().phase)) play(match().legal_moves().front());
        set([&](qu::State& s) {
            const Seat red = s.turn.seat, blue = static_cast<Seat>(1 - red);
            const auto put = [&](Seat seat, int index, int number, const char* space) {
                s.ships[qu::ship_of(seat, index)] = {static_cast<std::int8_t>(number), *qu::space_by_id(space), 0, 0};
            };
            put(red, 0, 2, "s3_3");
            put(red, 1, 3, "s0_0");
            put(red, 2, 6, "s8_0");
            put(blue, 0, 4, "s3_5");
            put(blue, 1, 5, "s8_8");
            put(blue, 2, 6, "s0_8");
            more(s);
        });
    }
};

TEST(QuantumTableTouch, AnAttackShowsItsChanceBeforeAnythingHappens) {
    Arranged rig;
    const Seat red = rig.viewer();
    const qu::ShipId flagship = qu::ship_of(red, 0), enemy = qu::ship_of(static_cast<Seat>(1 - red), 0);
    ASSERT_TRUE(rig.tap_ship(flagship));
    ASSERT_TRUE(rig.tap_ship(enemy));
    EXPECT_FALSE(rig.asked().has_value());
    const Target* attack = rig.target(target_of(order(Order::attack)));
    ASSERT_NE(attack, nullptr);
    EXPECT_NE(attack->name.find("83 %"), std::string::npos) << attack->name;
    ASSERT_TRUE(rig.press(Order::attack));
    EXPECT_EQ(rig.play_what_is_asked(), 2);
    EXPECT_TRUE(std::holds_alternative<qu::Attack>(rig.match().typed_move_at(rig.match().history_size() - 1)));
}

/// Adds a command card to the hand of the seat in turn.
void give(qu::State& s, qu::Command command) {
    const qu::CardId card = qu::card_of(command);
    qu::Pile& deck = s.deck(qu::CardKind::command);
    for (qu::CardId& shown : s.market(qu::CardKind::command).display)
        if (shown == card) std::swap(shown, deck.back());
    std::iter_swap(std::find(deck.begin(), deck.end(), card), deck.end() - 1);
    deck.pop_back();
    s.players[s.turn.seat].commands.push_back(card);
}

TEST(QuantumTableTouch, AFlagshipOnAFreeMoveOfCuriousPicksUpWithoutAnAction) {
    Arranged rig([](qu::State& s) {
        s.ships[qu::ship_of(s.turn.seat, 1)].at = *qu::space_by_id("s2_2");
        give(s, qu::Command::curious);
    });
    const Seat red = rig.viewer();
    const qu::ShipId flagship = qu::ship_of(red, 0), other = qu::ship_of(red, 1);
    ASSERT_TRUE(rig.press(power(qu::Command::curious)));
    ASSERT_TRUE(rig.tap_ship(flagship));
    ASSERT_TRUE(rig.press(Order::carry));
    ASSERT_TRUE(rig.tap_ship(other));
    EXPECT_EQ(rig.play_what_is_asked(), 2);
    ASSERT_TRUE(rig.seen().pending);
    EXPECT_EQ(rig.seen().pending->carrying, other);
    EXPECT_EQ(rig.seen().turn.actions, qu::kActionsPerTurn) << "the free move is the one that was chosen";
}

TEST(QuantumTableTouch, AFingerThatRestsOnAPlanetIsToldWhatItNeedsAndWhoIsThere) {
    const qu::PlanetId planet = *qu::planet_by_id("p1_1");
    Arranged rig([&](qu::State& s) {
        const Seat red = s.turn.seat, blue = static_cast<Seat>(1 - red);
        s.ships[qu::ship_of(red, 0)].at = *qu::space_by_id("s4_3");
        s.ships[qu::ship_of(blue, 0)].at = *qu::space_by_id("s4_5");
        s.cubes[planet][static_cast<std::size_t>(blue)] = 1;
    });
    const Seat red = rig.viewer();
    const std::string mine = "Player " + std::to_string(red + 1), other = "Player " + std::to_string(2 - red);
    const std::vector<std::string> told = rig.hold(target_of(planet_thing(planet)));
    for (const std::string& wanted :
         {std::string("Planet 10 at E5"), std::string("Free cube slots"), std::string("3 of 4"), other + "'s cubes", mine + " in orbit",
          std::string("2, needs 10"), other + " in orbit", std::string("4, closed")})
        EXPECT_NE(std::find(told.begin(), told.end(), wanted), told.end()) << wanted;
    std::string all;
    for (const std::string& piece : told) all += piece + " ";
    EXPECT_NE(all.find("8 more are needed"), std::string::npos) << all;
    EXPECT_FALSE(rig.asked().has_value());
}

TEST(QuantumTableTouch, ADraggedShipGoesWhereItIsLetGo) {
    Arranged rig;
    const qu::ShipId flagship = qu::ship_of(rig.viewer(), 0);
    ASSERT_TRUE(rig.tap_ship(flagship));
    rig.frame();
    const qu::Square goal = *qu::space_by_id("s2_4");
    const Vec from = rig.centre_of(ship_thing(flagship)), to = rig.centre_of(space_thing(goal));
    ASSERT_GT(to.x, 0);
    ASSERT_TRUE(rig.press(Kind::cancel));
    rig.drag(from, to);
    EXPECT_EQ(rig.play_what_is_asked(), 2);
    EXPECT_EQ(rig.match().now().ships[flagship].at, goal);
}

TEST(QuantumTableTouch, ADestinationSaysTheSumThatTheShipMakesThere) {
    int outcomes = 0;
    Rng rng(3);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Rig rig(3, seed);
        for (int ply = 0; rig.match().to_act() && ply < 160; ++ply) {
            const qu::MoveList legal = rig.match().legal_moves();
            const auto start = std::find_if(legal.begin(), legal.end(), [](const qu::Move& m) { return std::holds_alternative<qu::StartMove>(m); });
            if (start != legal.end() && ply % 4 == 0) {
                const Seat me = rig.viewer();
                qu::State begun = rig.match().now();
                qu::Events told;
                qu::Game::apply(begun, me, *start, nullptr, told);
                ASSERT_TRUE(rig.tap_ship(std::get<qu::StartMove>(*start).ship));
                rig.rest();
                const Recording raised = rig.recorded();
                for (const qu::Move& move : qu::legal_moves(begun, me)) {
                    const auto* go = std::get_if<qu::Go>(&move);
                    const qu::PlanetId planet = go ? qu::tile_of(go->to) : qu::kNoPlanet;
                    if (!go || !qu::is_planet(begun, planet) || !qu::is_orbit(go->to) || !qu::is_eligible(begun, planet, me)) continue;
                    qu::State gone = begun;
                    qu::Game::apply(gone, me, move, nullptr, told);
                    const Target* target = rig.target(target_of(space_thing(go->to)));
                    ASSERT_TRUE(target);
                    ++outcomes;
                    const std::string sum = std::to_string(qu::orbit_total(gone, planet, me)) + "/" + std::to_string(qu::required_number(gone, planet, me));
                    EXPECT_TRUE(test::writes(raised, sum, target->rect)) << target->name << ", seed " << seed << ", ply " << ply << ": " << sum;
                }
                rig.press(Kind::cancel);
            }
            rig.play(choose(legal, rng));
        }
    }
    EXPECT_GT(outcomes, 20);
}

TEST(QuantumTableTouch, APlanetWarnsOfARivalWhoseSumFits) {
    for (const bool fits : {false, true}) {
        Arranged rig([&](qu::State& s) {
            const Seat blue = static_cast<Seat>(1 - s.turn.seat);
            s.ships[qu::ship_of(blue, 0)].at = *qu::space_by_id("s4_5");
            if (fits) s.ships[qu::ship_of(blue, 2)].at = *qu::space_by_id("s5_4");
        });
        rig.rest();
        const Recording now = rig.recorded();
        const Target* planet = rig.target(target_of(planet_thing(*qu::planet_by_id("p1_1"))));
        ASSERT_TRUE(planet);
        EXPECT_EQ(test::writes(now, "10/10", planet->rect.grown(planet->rect.w)), fits);
        EXPECT_FALSE(test::writes(now, "4/10", planet->rect.grown(planet->rect.w))) << "a rival's sum that does not fit is told by the planet's explanation";
    }
}

TEST(QuantumTableTouch, ASpaceOutOfReachIsRefusedByItsRule) {
    Arranged rig;
    const qu::ShipId flagship = qu::ship_of(rig.viewer(), 0);
    ASSERT_TRUE(rig.tap_ship(flagship));
    const Vec here = rig.centre_of(ship_thing(flagship));
    const float cell = rig.centre_of(space_thing(*qu::space_by_id("s2_4"))).y - rig.centre_of(space_thing(*qu::space_by_id("s2_3"))).y;
    ASSERT_GT(cell, 20);
    rig.tap_at({here.x + 3 * cell, here.y + 3 * cell});
    EXPECT_FALSE(rig.asked().has_value()) << "what cannot be completed is not begun";
    ASSERT_EQ(rig.notes.size(), 1u);
    EXPECT_EQ(rig.notes.front().rule, "QU-V2");
}

TEST(QuantumTableTouch, AShipThatHasMovedIsRefusedByItsRule) {
    Arranged rig([](qu::State& s) { s.ships[qu::ship_of(s.turn.seat, 0)].moves = 1; });
    const qu::ShipId flagship = qu::ship_of(rig.viewer(), 0);
    ASSERT_TRUE(rig.tap_ship(flagship));
    const Vec here = rig.centre_of(ship_thing(flagship));
    rig.tap_at({here.x, here.y + 60});
    const std::optional<qu::Move> asked = rig.asked();
    ASSERT_TRUE(asked.has_value());
    EXPECT_EQ(*asked, qu::Move{qu::StartMove{flagship}});
    ASSERT_TRUE(rig.match().violation(*asked).has_value());
    EXPECT_STREQ(rig.match().violation(*asked)->rule->id, "QU-A4");
}

TEST(QuantumTableTouch, WhatTheTurnMayStillDoIsNamedBeforeItEnds) {
    Arranged rig([](qu::State& s) { s.turn.actions = 0; });
    rig.frame();
    EXPECT_NE(rig.prompt().find("Warp"), std::string::npos) << rig.prompt();
    EXPECT_NE(rig.prompt().find("Free Reconfigure"), std::string::npos) << rig.prompt();
    EXPECT_EQ(rig.prompt().find("Transport"), std::string::npos) << "it needs a Move action: " << rig.prompt();
    Arranged spent([](qu::State& s) {
        s.turn.actions = 0;
        for (int i = 0; i < qu::kStartingShips; ++i) s.ships[qu::ship_of(s.turn.seat, i)].abilities = 1;
    });
    spent.frame();
    EXPECT_NE(spent.prompt().find("nothing else"), std::string::npos) << spent.prompt();
}

/// Expects that the touches since the last call were refused in words, and returns the id of the rule behind it.
std::string refusal(Rig& rig) {
    std::string rule;
    if (const std::optional<qu::Move> asked = rig.asked()) {
        const Verdict why = rig.match().violation(*asked);
        EXPECT_TRUE(why.has_value()) << to_text(qu::encode_move(*asked)) << " is made instead";
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

// Whatever a prompt or a glow promises after a touch, the rules keep: each legal move has touches that lead to it, and no thing that
// does not glow makes one.
TEST(QuantumTableTouch, WhatIsTouchedNextIsWhatTheRulesAllow) {
    Rng rng(8);
    int begun = 0;
    for (int seats = 2; seats <= 4; ++seats) {
        Rig rig(seats, 30);
        for (int turn = 0; turn < tests::rounds(120) && rig.match().to_act(); ++turn) {
            rig.frame();
            if (rig.target(target_of(thing(Kind::close_fight)))) rig.press(Kind::close_fight);
            const qu::Move wanted = choose(rig.match().legal_moves(), rng);
            const Json json = qu::encode_move(wanted);
            const std::vector<Id> touches = rig.table().touches_for(json);
            ASSERT_FALSE(touches.empty()) << to_text(json);
            for (std::size_t i = 0; i < touches.size(); ++i) {
                ASSERT_EQ(rig.table().touches_for(json).front(), touches[i]) << to_text(json) << ", touch " << i;
                ASSERT_TRUE(rig.tap(touches[i])) << to_text(json) << ", touch " << i;
                if (i + 1 == touches.size()) break;
                ++begun;
                EXPECT_FALSE(rig.prompt().empty()) << to_text(json);
                EXPECT_FALSE(rig.asked().has_value()) << to_text(json);
            }
            if (is_opening(wanted) && rig.table().touches_for(json).empty()) touch_after(rig, wanted, rng);
            ASSERT_FALSE(HasFatalFailure()) << to_text(json);
            rig.frame();
            const std::optional<qu::Move> asked = rig.asked();
            ASSERT_TRUE(asked == wanted) << to_text(json) << " became " << (asked ? to_text(qu::encode_move(*asked)) : "nothing");
            rig.play(wanted);
            rig.play_what_is_asked();
        }
    }
    EXPECT_GT(begun, tests::rounds(60));
}

TEST(QuantumTableTouch, APromptNamesOnlyWhatCanBeTouched) {
    Rng rng(17);
    int prompts = 0;
    Rig rig(2, 9);
    for (int ply = 0; ply < tests::rounds(500) && rig.match().to_act(); ++ply) {
        if (qu::asked(rig.seen())->kind == qu::Kind::action)
            for (int i = 0; i < qu::kShipsPerSeat; ++i) {
                const qu::ShipId ship = qu::ship_of(rig.viewer(), i);
                if (!rig.tap_ship(ship) || rig.asked() || !rig.target(target_of(thing(Kind::cancel)))) continue;
                ++prompts;
                bool has_space = false, has_enemy = false;
                qu::spaces_of(rig.seen().options.map).for_each([&](qu::Square at) { has_space |= rig.target(target_of(space_thing(at))) != nullptr; });
                for (const qu::Move& first : rig.match().legal_moves()) {
                    const auto* strike = std::get_if<qu::Strike>(&first);
                    has_enemy |= strike && strike->ship == ship;
                    const auto* start = std::get_if<qu::StartMove>(&first);
                    const auto* free = std::get_if<qu::FreeMove>(&first);
                    if ((!start || start->ship != ship) && (!free || free->ship != ship)) continue;
                    for (const qu::Move& then : qu::legal_moves(opened(rig.seen(), first), rig.viewer())) has_enemy |= std::holds_alternative<qu::Attack>(then);
                }
                const std::string& prompt = rig.prompt();
                EXPECT_EQ(prompt.find("space") != prompt.npos || prompt.find("orbit") != prompt.npos || prompt.find("step") != prompt.npos, has_space) << prompt;
                if (prompt.find("enemy") != prompt.npos) { EXPECT_TRUE(has_enemy) << prompt; }
                rig.press(Kind::cancel);
            }
        rig.asked();
        rig.notes.clear();
        rig.play(choose(rig.match().legal_moves(), rng));
    }
    EXPECT_GT(prompts, tests::rounds(50));
}

TEST(QuantumTableTouch, PromptAndButtonAgreeOnWhatIsLeftOfTheTurn) {
    Rng rng(3);
    int nothing = 0, more = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        Rig rig(2, seed);
        for (int ply = 0; ply < tests::rounds(400) && rig.match().to_act(); ++ply) {
            const bool is_spent = qu::asked(rig.seen())->kind == qu::Kind::action && rig.seen().turn.actions == 0;
            if (is_spent) {
                rig.rest();
                const bool is_last = rig.match().legal_moves().size() == 1;
                const Target* end = rig.target(target_of(thing(Kind::end_actions)));
                ASSERT_TRUE(end);
                EXPECT_EQ(rig.prompt().find("nothing else") != std::string::npos, is_last) << rig.prompt();
                EXPECT_EQ(end->name.find("more is possible") == std::string::npos, is_last) << end->name;
                ++(is_last ? nothing : more);
            }
            rig.play(choose(rig.match().legal_moves(), rng));
        }
    }
    EXPECT_GT(nothing, 3);
    EXPECT_GT(more, 3);
}

TEST(QuantumTableTouch, AFarSpaceIsRefusedInWordsWhateverTheShipIsAbout) {
    constexpr double kNoDoubleTapMs = 1000;
    const auto far = [](Rig& rig) {
        rig.frame(kNoDoubleTapMs);
        const Vec here = rig.centre_of(ship_thing(qu::ship_of(rig.viewer(), 0)));
        const float cell = rig.centre_of(planet_thing(qu::planet_at(1, 0))).x - rig.centre_of(planet_thing(qu::planet_at(0, 0))).x;
        rig.tap_at({here.x + cell * 4 / 3, here.y + cell});
    };
    for (const int number : {1, 2, 3}) {
        Arranged rig([&](qu::State& s) {
            s.ships[qu::ship_of(s.turn.seat, 0)].number = static_cast<std::int8_t>(number);
            s.ships[qu::ship_of(s.turn.seat, 1)].at = *qu::space_by_id("s2_2");
            s.ships[qu::ship_of(static_cast<Seat>(1 - s.turn.seat), 0)].at = *qu::space_by_id("s3_2");
        });
        ASSERT_TRUE(rig.tap_ship(qu::ship_of(rig.viewer(), 0)));
        ASSERT_TRUE(rig.press(number == 1 ? Order::strike : number == 2 ? Order::carry : Order::warp));
        EXPECT_FALSE(rig.asked().has_value());
        far(rig);
        EXPECT_EQ(refusal(rig), number == 1 ? "QU-H1" : number == 2 ? "QU-H2" : "QU-H5");
    }
    Arranged tactical([](qu::State& s) { give(s, qu::Command::tactical); });
    ASSERT_TRUE(tactical.press(power(qu::Command::tactical)));
    far(tactical);
    refusal(tactical);
    ASSERT_TRUE(tactical.tap_ship(qu::ship_of(tactical.viewer(), 0)));
    far(tactical);
    EXPECT_EQ(refusal(tactical), "QU-V2");
}

TEST(QuantumTableTouch, AGreyAbilityIsRefusedInWords) {
    for (const auto& [number, button, rule] : {std::tuple{1, Order::strike, "QU-H1"}, {2, Order::carry, "QU-H2"}, {3, Order::warp, "QU-H5"}})
        for (const bool is_alone : {false, true}) {
            Arranged rig([number = number, is_alone](qu::State& s) {
                s.ships[qu::ship_of(s.turn.seat, 0)].number = static_cast<std::int8_t>(number);
                for (qu::ShipId ship = 0; is_alone && ship < s.ship_count(); ++ship)
                    if (ship != qu::ship_of(s.turn.seat, 0) && s.ships[ship].on_map()) s.ships[ship].at = qu::kScrapyard;
            });
            if (!is_alone && number == 3) continue;        // with another ship it can always warp
            ASSERT_TRUE(rig.tap_ship(qu::ship_of(rig.viewer(), 0)));
            ASSERT_TRUE(rig.press(button));
            EXPECT_EQ(refusal(rig), rule);
        }
    Arranged used([](qu::State& s) {
        s.ships[qu::ship_of(s.turn.seat, 0)].abilities = 1;
        s.ships[qu::ship_of(s.turn.seat, 1)].at = *qu::space_by_id("s2_2");
    });
    ASSERT_TRUE(used.tap_ship(qu::ship_of(used.viewer(), 0)));
    ASSERT_TRUE(used.press(Order::carry));
    EXPECT_EQ(refusal(used), "QU-A5");
}

TEST(QuantumTableTouch, ConstructAnswersAboutThePlanetsThatItCanMean) {
    Arranged poor([](qu::State& s) { s.turn.actions = 1; });
    ASSERT_TRUE(poor.press(Kind::construct));
    EXPECT_EQ(refusal(poor), "QU-A2");

    const auto in_orbits = [](bool of_two) {
        return [of_two](qu::State& s) {
            s.ships[qu::ship_of(s.turn.seat, 0)].at = *qu::space_by_id("s4_3");
            s.ships[qu::ship_of(s.turn.seat, 1)].at = *qu::space_by_id(of_two ? "s7_3" : "s0_0");
        };
    };
    Arranged one(in_orbits(false));
    ASSERT_TRUE(one.press(Kind::construct));
    const std::optional<qu::Move> asked = one.asked();
    ASSERT_TRUE(asked.has_value());
    EXPECT_EQ(*asked, qu::Move{qu::Construct{*qu::planet_by_id("p1_1")}});
    Arranged two(in_orbits(true));
    ASSERT_TRUE(two.press(Kind::construct));
    ASSERT_EQ(two.notes.size(), 1u);
    EXPECT_NE(two.notes.front().text.find("E5: 2 of"), std::string::npos) << two.notes.front().text;
    EXPECT_NE(two.notes.front().text.find("H5: 3 of"), std::string::npos) << two.notes.front().text;
}

TEST(QuantumTableTouch, ActionsGainedInTheTurnCountAmongItsActions) {
    Arranged rig([](qu::State& s) { give(s, qu::Command::resourceful); });
    rig.frame();
    EXPECT_EQ(rig.steps().of, 3);
    rig.play(qu::Resourceful{qu::ship_of(rig.viewer(), 1)});
    for (int i = 0; i < 4 && qu::asked(rig.seen())->kind != qu::Kind::action; ++i) rig.play(rig.match().legal_moves().front());
    rig.frame();
    ASSERT_EQ(rig.steps().left, 4);
    EXPECT_EQ(rig.steps().of, 4);
    rig.play(qu::Research{});
    rig.frame();
    EXPECT_EQ(rig.steps().left, 3);
    EXPECT_EQ(rig.steps().of, 4);
}

TEST(QuantumTableTouch, TheStepsOfABonusTurnAreItsOwn) {
    Arranged usual;
    usual.frame();
    EXPECT_EQ(usual.steps().of, 3);
    EXPECT_EQ(usual.steps().left, 3);
    Arranged bonus([](qu::State& s) {
        s.turn.number = 2;
        s.turn.is_bonus = true;
        s.turn.actions = 1;
    });
    bonus.frame();
    EXPECT_EQ(bonus.steps().of, 2);
    EXPECT_EQ(bonus.steps().left, 1);
}

TEST(QuantumTableTouch, ALessonAsksForOneStepAfterTheOther) {
    Arranged rig;
    const qu::ShipId flagship = qu::ship_of(rig.viewer(), 0), destroyer = qu::ship_of(rig.viewer(), 1);
    rig.ask_only(qu::StartMove{flagship});
    ASSERT_TRUE(rig.tap_ship(destroyer));
    EXPECT_FALSE(rig.asked().has_value());
    ASSERT_TRUE(rig.tap_ship(flagship));
    const std::optional<qu::Move> first = rig.asked();
    ASSERT_TRUE(first.has_value());
    EXPECT_EQ(*first, qu::Move{qu::StartMove{flagship}});
    rig.play(*first);
    const qu::Square goal = *qu::space_by_id("s2_4");
    rig.ask_only(qu::Go{goal});
    ASSERT_TRUE(rig.tap_space(goal));
    const std::optional<qu::Move> then = rig.asked();
    ASSERT_TRUE(then.has_value());
    EXPECT_EQ(*then, qu::Move{qu::Go{goal}});
}

TEST(QuantumTableTouch, TheFightNeverCoversItsTwoShips) {
    Rng rng(4);
    int fights = 0;
    for (const Vec css : {kTablet, kPhone, kDesk}) {
        Rig rig(2, 6, css);
        for (int ply = 0; ply < 900 && rig.match().to_act() && fights < 40; ++ply) {
            qu::Move move = choose(rig.match().legal_moves(), rng);
            for (const qu::Move& m : rig.match().legal_moves())
                if (std::holds_alternative<qu::Attack>(m)) move = m;
            std::optional<std::pair<qu::Square, qu::Square>> fought;
            if (const auto* attack = std::get_if<qu::Attack>(&move)) fought = {attack->from, rig.match().now().ships[attack->target].at};
            rig.play(move);
            if (!fought) continue;
            rig.frame();
            const Target* panel = rig.target(target_of(thing(Kind::close_fight)));
            if (!panel) continue;
            ++fights;
            for (qu::ShipId ship = 0; ship < rig.match().now().ship_count(); ++ship) {
                const qu::Ship& die = rig.match().now().ships[ship];
                if (!die.on_map() || (die.at != fought->first && die.at != fought->second)) continue;
                EXPECT_FALSE(panel->rect.contains(rig.centre_of(ship_thing(ship)))) << "ply " << ply;
            }
        }
    }
    EXPECT_GT(fights, 5) << "too few to prove anything";
}

TEST(QuantumTabs, SayWhatMustBeTouchedBehindThem) {
    Rng rng(5);
    int marked = 0;
    for (const Vec css : {kPhone, kWide}) {
        Rig rig(3, 6, css);
        rig.show_at_once();
        for (int ply = 0; (ply < tests::rounds(240) || (ply < 240 && marked == 0)) && rig.match().to_act(); ++ply) {
            marked += rig.expect_marked_tabs();
            rig.play(choose(rig.match().legal_moves(), rng));
        }
    }
    EXPECT_GT(marked, 0) << "nothing was behind a tab";
}

// What is asked after a fight tells how it ended.
TEST(QuantumTableTouch, NothingIsAskedBeforeTheDiceOfAFightHaveFallen) {
    Rng rng(4);
    Rig rig(2, 6, kTablet);
    int fights = 0;
    for (int ply = 0; ply < 900 && rig.match().to_act() && fights < 5; ++ply) {
        qu::Move move = choose(rig.match().legal_moves(), rng);
        for (const qu::Move& m : rig.match().legal_moves())
            if (std::holds_alternative<qu::Attack>(m)) move = m;
        const bool fights_now = std::holds_alternative<qu::Attack>(move);
        rig.frame();
        rig.play(move);
        if (!fights_now || !rig.match().to_act()) continue;
        ++fights;
        rig.frame();
        ASSERT_TRUE(rig.table().is_moving());
        EXPECT_EQ(rig.prompt(), words::kLowerWins.en);
        rig.rest();
        EXPECT_NE(rig.prompt(), words::kLowerWins.en);
    }
    EXPECT_EQ(fights, 5);
}

TEST(QuantumTableTouch, TwoFingersMakeALargeMapLarger) {
    Rig rig(4, 2, kPhone, "cross_4p");
    while (qu::is_setup(rig.match().now().phase)) rig.play(rig.match().legal_moves().front());
    rig.frame();
    const auto size = [&] {
        rig.frame();
        const Target* t = rig.target(target_of(planet_thing(qu::planet_at(2, 2))));
        return t ? t->rect.w : 0.0f;
    };
    const float before = size();
    ASSERT_GT(before, 0);
    const Vec middle = rig.centre_of(planet_thing(qu::planet_at(2, 2)));
    rig.fingers({{Vec{middle.x - 40, middle.y}, Vec{middle.x + 40, middle.y}}});
    rig.fingers({{Vec{middle.x - 80, middle.y}, Vec{middle.x + 80, middle.y}}});
    rig.fingers({});
    EXPECT_NEAR(size(), 2 * before, before * 0.05f);
    EXPECT_FALSE(rig.asked().has_value()) << "two fingers touch nothing";
    ASSERT_TRUE(rig.press(Kind::zoom));
    EXPECT_NEAR(size(), before, 0.5f);
}

TEST(QuantumTableTouch, EveryKindOfDecisionIsAnsweredByTouch) {
    Rng rng(21);
    std::set<qu::Kind> answered;
    for (std::uint64_t seed = 1; seed <= 60 && answered.size() < qu::kKindCount; ++seed) {
        Rig rig(seed % 3 == 0 ? 3 : 2, seed, kTablet, nullptr, 60);
        for (int ply = 0; ply < 3000 && rig.match().to_act(); ++ply) {
            const qu::Kind kind = qu::asked(rig.seen())->kind;
            const qu::Move move = choose(rig.match().legal_moves(), rng);
            if (answered.contains(kind)) {
                rig.play(move);
                continue;
            }
            touch_for(rig, move, rng);
            ASSERT_FALSE(HasFatalFailure()) << qu::id_of(qu::kKindIds, kind) << ", seed " << seed;
            ASSERT_GT(rig.play_what_is_asked(), 0) << qu::id_of(qu::kKindIds, kind) << ", seed " << seed;
            answered.insert(kind);
        }
    }
    for (std::size_t i = 0; i < qu::kKindCount; ++i)
        EXPECT_TRUE(answered.contains(static_cast<qu::Kind>(i))) << qu::kKindIds[i] << " never came up";
}

}  // namespace
}  // namespace orrery::ui::quantum_table
