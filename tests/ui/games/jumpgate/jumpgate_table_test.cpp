// The Jump Gate table, used by touch: whole games, and conditions on everything that can be touched.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "engine/games/jumpgate/codec.h"
#include "engine/games/jumpgate/game.h"
#include "imgui_ui/games/jumpgate/scene.h"
#include "imgui_ui/games/jumpgate/table.h"
#include "tests/extremes.h"
#include "tests/ui/table_rig.h"
#include "tests/weighted.h"

namespace orrery::ui::jumpgate_table {
namespace {

constexpr Vec kTablet{1180, 820}, kPhone{390, 844}, kDesk{1920, 1080}, kWide{844, 390};

class Rig : public test::TableRig<jg::Game> {
  public:
    Rig(int seats, std::uint64_t seed, Vec css = kTablet, Lang lang = Lang::en)
        : TableRig(jumpgate_face(), test::some_match(seats, seed), css, lang) {}
    void refuse(const jg::Move& m) { table().refused(jg::encode_move(m)); }
};

Offers offers_now(Rig& rig) { return offers_of(rig.match().legal_moves()); }

/// Returns the touches that make `move`; `way` selects the way (0 or 1) where there are two. It is independent of the table's
/// own list of ways, which it checks.
std::vector<Id> touches_for(Rig& rig, const jg::Move& move, int way) {
    const jg::Observation seen = rig.seen();
    const Offers offers = offers_now(rig);
    const auto here = seen.players[seen.me].ship;
    return std::visit(
        overloaded{
            [&](const jg::Fly& m) {
                std::vector<Id> out{target_of(thing(Kind::planet, m.to))};
                if (!offers.reach[m.to].jump.empty()) out.push_back(target_of(thing(Kind::fly)));
                return out;
            },
            [&](const jg::Jump& m) {
                const Id planet = target_of(thing(Kind::planet, m.to)), card = target_of(thing(Kind::card, m.card));
                if (way == 0) return std::vector<Id>{card, planet};
                return std::vector<Id>{planet, offers.reach[m.to].fly ? target_of(thing(Kind::bubble_card, m.card)) : card};
            },
            [&](const jg::Scan& m) {
                const Id code = target_of(thing(Kind::scan_code, *here)), card = target_of(thing(Kind::card, m.card));
                const Id pile = target_of(thing(Kind::pile, *here));
                if (way == 1) return std::vector<Id>{card, code};
                if (offers.scan.size() == 1) return std::vector<Id>{pile};
                return std::vector<Id>{code, card};
            },
            [&](const jg::Land& m) {
                const Id land = target_of(thing(Kind::land_codes, *here)), pair = target_of(pair_of(m.cards[0], m.cards[1]));
                if (way == 1) return std::vector<Id>{target_of(thing(Kind::card, m.cards[1])), land, pair};
                return std::vector<Id>{land, pair};
            },
            [&](const jg::Harvest& m) {
                const Id resource = target_of(thing(Kind::resource, m.resource)), card = target_of(thing(Kind::card, m.card));
                if (way == 1) return std::vector<Id>{card, resource};
                if (m.card == least_needed(seen, offers)) return std::vector<Id>{resource, resource};
                return std::vector<Id>{resource, card};
            },
            [&](const jg::Research&) { return std::vector<Id>{target_of(thing(Kind::research))}; },
            [&](const jg::EndTurn&) { return std::vector<Id>{target_of(thing(Kind::end_turn))}; },
            [&](const jg::Place& m) { return std::vector<Id>{target_of(thing(Kind::resource, m.resource))}; },
            [&](const jg::Pass&) {
                const bool marks = seen.open && seen.open->kind == jg::Kind::scan_marker;
                return std::vector<Id>{target_of(thing(marks ? Kind::no_marker : Kind::nothing_more))};
            },
            [&](const jg::Discard& m) { return std::vector<Id>{target_of(thing(Kind::card, m.card))}; },
            [&](const jg::Done&) { return std::vector<Id>{target_of(thing(Kind::done))}; },
            [&](const jg::TakeMark&) { return std::vector<Id>{target_of(thing(Kind::take))}; },
            [&](const jg::LeaveMark&) { return std::vector<Id>{target_of(thing(Kind::leave))}; },
            [&](const jg::TakeRest& m) { return std::vector<Id>{target_of(thing(Kind::resource, m.resource))}; },
        },
        move);
}

/// Chooses moves so that games are long and every kind of move occurs.
jg::Move choose(const jg::MoveList& moves, Rng& rng) {
    const auto weight = [](const jg::Move& m) {
        if (std::holds_alternative<jg::Land>(m)) return 40;
        if (std::holds_alternative<jg::Scan>(m)) return 30;
        if (std::holds_alternative<jg::Harvest>(m)) return 4;
        if (std::holds_alternative<jg::EndTurn>(m) || std::holds_alternative<jg::Discard>(m)) return 2;
        return 6;
    };
    return tests::weighted(moves, rng, weight);
}

struct Device {
    const char* name;
    Vec css;
    int seats;
    bool is_main = false;
};

class JumpgateTable : public testing::TestWithParam<Device> {};

TEST_P(JumpgateTable, AWholeGameIsPlayedByTouchingThings) {
    std::array<int, std::variant_size_v<jg::Move>> seen_kinds{};
    Rng rng(GetParam().seats * 31u + 7);
    const auto all_seen = [&] { return std::count(seen_kinds.begin(), seen_kinds.end(), 0) == 0; };
    for (std::uint64_t seed = 1; seed <= 12 && !(seed > 2 && all_seen()); ++seed) {
        Rig rig(GetParam().seats, seed, GetParam().css);
        for (int ply = 0; rig.match().to_act(); ++ply) {
            ASSERT_LT(ply, 1500);
            const jg::Move wanted = choose(rig.match().legal_moves(), rng);
            if (seen_kinds[wanted.index()] > 0 && !test::is_touched(GetParam().is_main, ply)) {
                rig.play(wanted);
                continue;
            }
            const std::vector<Id> touches = touches_for(rig, wanted, int(rng.below(2)));
            ASSERT_LE(touches.size(), 3u);
            for (std::size_t i = 0; i < touches.size(); ++i) {
                ASSERT_FALSE(rig.asked().has_value()) << "made before the last touch, seed " << seed << ", ply " << ply;
                ASSERT_TRUE(rig.tap(touches[i])) << "no target, seed " << seed << ", ply " << ply << ", kind " << wanted.index() << ", touch " << i;
            }
            const std::optional<jg::Move> asked = rig.asked();
            ASSERT_TRUE(asked.has_value()) << "nothing asked, seed " << seed << ", ply " << ply << ", kind " << wanted.index();
            ASSERT_EQ(*asked, wanted) << "seed " << seed << ", ply " << ply << ", kind " << wanted.index() << " became " << asked->index();
            ++seen_kinds[wanted.index()];
            rig.play(wanted);
        }
    }
    for (std::size_t kind = 0; kind < seen_kinds.size(); ++kind) EXPECT_GT(seen_kinds[kind], 0) << "move kind " << kind << " never came up";
}

TEST_P(JumpgateTable, EveryTargetIsLargeEnoughAndOnTheScreen) {
    Rng rng(5);
    Rig rig(GetParam().seats, 11, GetParam().css);
    for (int ply = 0; ply < 60 && rig.match().to_act(); ++ply) {
        rig.frame();
        rig.frame();
        rig.expect_good_targets();
        rig.play(choose(rig.match().legal_moves(), rng));
    }
}

/// Returns the points of the resources that a move brings its mover at once.
int brings(const jg::State& before, Seat mover, const jg::Move& move) {
    jg::State after = before;
    jg::Events told;
    jg::Game::apply(after, mover, move, nullptr, told);
    return jg::resource_points(after.players[mover].collected).total() - jg::resource_points(before.players[mover].collected).total();
}

// What glows says what a touch brings: a resource the points of its harvest, a planet those of its claim.
TEST_P(JumpgateTable, WhatATouchBringsIsWrittenThere) {
    int harvests = 0, claims = 0;
    Rng rng(8);
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Rig rig(GetParam().seats, seed, GetParam().css);
        for (int ply = 0; rig.match().to_act() && ply < 150; ++ply) {
            const jg::MoveList legal = rig.match().legal_moves();
            const auto is_worth = [](const jg::Move& m) { return std::holds_alternative<jg::Harvest>(m) || std::holds_alternative<jg::Land>(m); };
            if (std::any_of(legal.begin(), legal.end(), is_worth)) {
                rig.rest();
                const Recording record = rig.recorded();
                const auto says = [&](Rect place, int points) { return test::writes(record, "+" + std::to_string(points), place); };
                const jg::State& now = rig.match().now();
                const Seat mover = *rig.match().to_act();
                for (const jg::Move& move : legal) {
                    if (const auto* harvest = std::get_if<jg::Harvest>(&move)) {
                        const auto* target = rig.target(target_of(thing(Kind::resource, harvest->resource)));
                        ASSERT_TRUE(target);
                        EXPECT_TRUE(says(target->rect.grown(4), brings(now, mover, move))) << "seed " << seed << ", ply " << ply << ": " << target->name;
                        ++harvests;
                    } else if (std::holds_alternative<jg::Land>(move)) {
                        const auto* target = rig.target(target_of(thing(Kind::planet, *now.players[mover].ship)));
                        ASSERT_TRUE(target);
                        EXPECT_TRUE(says(target->rect.grown(12), jg::kClaimPoints)) << "seed " << seed << ", ply " << ply << ": " << target->name;
                        ++claims;
                    }
                }
            }
            rig.play(choose(legal, rng));
        }
    }
    EXPECT_GT(harvests, 0);
    EXPECT_GT(claims, 0);
}

// Every touch must result in a legal move, a refusal that names a rule, or an explanation that disappears again. The game must
// always be able to continue.
TEST_P(JumpgateTable, AMonkeyFindsNoDeadEnd) {
    Rng rng(99);
    Rig rig(GetParam().seats, 5, GetParam().css);
    int made = 0, refused = 0;
    constexpr int kMost = 700;
    const int steps = GetParam().is_main ? kMost : tests::rounds(kMost), least_made = steps * 20 / kMost, least_refused = steps * 5 / kMost;
    // A short walk continues until it has seen enough moves and refusals.
    const auto goes_on = [&](int step) { return step < steps || (step < kMost && (made <= least_made || refused <= least_refused)); };
    for (int step = 0; goes_on(step) && rig.match().to_act(); ++step) {
        rig.frame();
        const auto& targets = rig.ui().targets();
        ASSERT_FALSE(targets.empty());
        // Half of the touches are at random places, half on targets.
        if (rng.below(2) == 0) {
            const Rect all = rig.ui().canvas().bounds();
            rig.tap_at({float(rng.below(1000)) / 1000 * all.w, float(rng.below(1000)) / 1000 * all.h});
        } else {
            rig.tap_at(targets[rng.below(std::uint32_t(targets.size()))].rect.centre());
        }
        const std::optional<jg::Move> asked = rig.asked();
        if (!asked) continue;
        if (const Verdict why = rig.match().violation(*asked)) {
            ASSERT_NE(why->rule, nullptr);
            ++refused;
            rig.refuse(*asked);
        } else {
            ++made;
            rig.play(*asked);
        }
    }
    EXPECT_GT(made, least_made);
    EXPECT_GT(refused, least_refused);
}

INSTANTIATE_TEST_SUITE_P(Devices, JumpgateTable,
                         testing::Values(Device{"tablet2", kTablet, 2, true}, Device{"tablet4", kTablet, 4}, Device{"phone2", kPhone, 2},
                                         Device{"phone5", kPhone, 5, true}, Device{"desk3", kDesk, 3}, Device{"wide5", kWide, 5}),
                         [](const testing::TestParamInfo<Device>& info) { return info.param.name; });

/// Plays until `wanted` holds for the position. Returns false if the game ends before.
bool play_until(Rig& rig, std::uint64_t seed, const std::function<bool(const jg::Observation&, const Offers&)>& wanted) {
    Rng rng(seed);
    while (rig.match().to_act()) {
        if (wanted(rig.seen(), offers_now(rig))) return true;
        rig.play(choose(rig.match().legal_moves(), rng));
    }
    return false;
}

TEST(JumpgateTouch, LandingWithFaceDownCardsLeftIsAskedSoThatTheRuleCanBeTold) {
    Rig rig(3, 4);
    ASSERT_TRUE(play_until(rig, 1, [](const jg::Observation& o, const Offers&) {
        const auto here = ring_here(o, o.me);
        return o.open && o.open->kind == jg::Kind::action && here && o.ring[*here].face_down > 0;
    }));
    const jg::Observation seen = rig.seen();
    ASSERT_TRUE(rig.tap(target_of(thing(Kind::land_codes, *seen.players[seen.me].ship))));
    const std::optional<jg::Move> asked = rig.asked();
    ASSERT_TRUE(asked && std::holds_alternative<jg::Land>(*asked));
    const Verdict why = rig.match().violation(*asked);
    ASSERT_TRUE(why.has_value());
    EXPECT_STREQ(why->rule->id, "JG-A23");
}

TEST(JumpgateTouch, AnotherPlayersMarkIsAskedSoThatTheRuleCanBeTold) {
    Rig rig(3, 4);
    std::optional<jg::ResourceId> theirs;
    ASSERT_TRUE(play_until(rig, 2, [&](const jg::Observation& o, const Offers&) {
        const auto here = ring_here(o, o.me);
        if (!o.open || o.open->kind != jg::Kind::action || !here || o.own.hand.empty()) return false;
        for (const jg::FaceUp& card : o.ring[*here].face_up)
            if (card.marker && *card.marker != o.me) theirs = card.resource;
        return theirs.has_value();
    }));
    ASSERT_TRUE(rig.tap(target_of(thing(Kind::resource, *theirs))));
    const std::optional<jg::Move> asked = rig.asked();
    ASSERT_TRUE(asked && std::holds_alternative<jg::Harvest>(*asked));
    EXPECT_STREQ(rig.match().violation(*asked)->rule->id, "JG-A43");
}

TEST(JumpgateTouch, ACardDraggedOntoAPlanetJumpsThere) {
    Rig rig(2, 7);
    const Offers offers = offers_now(rig);
    const jg::Observation seen = rig.seen();
    jg::Jump wanted{};
    bool found = false;
    for (const jg::RingPlanet& planet : seen.ring)
        if (!offers.reach[planet.id].jump.empty() && !found) {
            wanted = {offers.reach[planet.id].jump.front(), planet.id};
            found = true;
        }
    ASSERT_TRUE(found);
    rig.frame();
    rig.frame();
    const Target* card = rig.target(target_of(thing(Kind::card, wanted.card)));
    const Target* planet = rig.target(target_of(thing(Kind::planet, wanted.to)));
    ASSERT_TRUE(card && planet);
    rig.drag(card->rect.centre(), planet->rect.centre());
    const std::optional<jg::Move> asked = rig.asked();
    ASSERT_TRUE(asked.has_value());
    EXPECT_EQ(*asked, jg::Move{wanted});
}

TEST(JumpgateTouch, AHalfMadeChoiceIsAskedAboutAndCanBeDropped) {
    Rig rig(2, 7);
    const jg::Observation seen = rig.seen();
    rig.frame();
    ASSERT_TRUE(rig.tap(target_of(thing(Kind::card, seen.own.hand[0]))));
    EXPECT_FALSE(rig.prompt().empty());
    EXPECT_TRUE(rig.table().escape());
    rig.frame();
    EXPECT_TRUE(rig.prompt().empty());
    EXPECT_FALSE(rig.table().escape());
    EXPECT_FALSE(rig.asked().has_value());
}

TEST(JumpgateTouch, OtherSeatsCannotMove) {
    Rig rig(2, 7);
    rig.look_as(1);
    const jg::Observation seen = rig.seen();
    rig.frame();
    EXPECT_FALSE(rig.target(target_of(thing(Kind::research))));
    rig.tap(target_of(thing(Kind::planet, seen.ring[0].id)));
    rig.tap(target_of(thing(Kind::card, seen.own.hand[0])));
    EXPECT_FALSE(rig.asked().has_value());
}

TEST(JumpgateTouch, CoveredHandsHaveNoCards) {
    Rig rig(2, 7);
    rig.cover(true);
    rig.frame();
    rig.frame();
    for (int card = 0; card < int(jg::kNavCount); ++card) EXPECT_FALSE(rig.target(target_of(thing(Kind::card, card))));
}

TEST(JumpgateTouch, ShowsNobodyWhatIsASecretOfOthersAndCoveredNoSecretAtAll) {
    constexpr int kPlies = 120, kEvery = 5;
    EXPECT_GT(test::expect_no_secrets_seen<Rig>(8, kPlies, kEvery, choose, 3, std::uint64_t{6}), kPlies / kEvery / 2)
        << "the comparison can fail: one's own hand is seen";
}

TEST(JumpgateTouch, NothingMovesForEver) {
    Rig rig(3, 5);
    for (int i = 0; i < 20; ++i) {
        rig.play(rig.match().legal_moves().front());
        rig.frame();
    }
    // After seven seconds of frames, glow and motion must have ended.
    for (int i = 0; i < 450; ++i) rig.frame();
    EXPECT_FALSE(rig.ui().frame_wanted());
    EXPECT_LT(rig.ui().wake_ms(), 0);
}

TEST(JumpgateTouch, ATurnEndsAlsoWithACardTakenUp) {
    Rig rig(2, 20);
    const jg::NavId card = rig.seen().own.hand.front();
    ASSERT_TRUE(rig.tap(target_of(thing(Kind::card, card))));
    ASSERT_FALSE(rig.prompt().empty()) << "it is taken up";
    ASSERT_TRUE(rig.tap(target_of(thing(Kind::end_turn))));
    EXPECT_TRUE(rig.asked() == jg::Move{jg::EndTurn{}});
}

// Prompts and glow agree with the rules after each touch: each thing that may be touched next leads to a legal move, each legal
// move has touches that make it, and no thing without a glow makes one.
TEST(JumpgateTouch, WhatIsTouchedNextIsWhatTheRulesAllow) {
    Rng rng(3);
    int begun = 0;
    for (int seats = 2; seats <= 5; ++seats) {
        Rig rig(seats, 20);
        for (int ply = 0; ply < tests::rounds(60) && rig.match().to_act(); ++ply) {
            rig.frame();
            const jg::MoveList legal = rig.match().legal_moves();
            const jg::Move wanted = choose(legal, rng);
            const Json json = jg::encode_move(wanted);
            std::vector<Id> touches = rig.table().touches_for(json);
            ASSERT_FALSE(touches.empty()) << to_text(json);
            for (std::size_t i = 0; i < touches.size(); ++i) {
                ASSERT_EQ(rig.table().touches_for(json).front(), touches[i]) << to_text(json) << ", touch " << i;
                ASSERT_TRUE(rig.tap(touches[i])) << to_text(json) << ", touch " << i;
                if (i + 1 == touches.size()) break;
                ++begun;
                EXPECT_FALSE(rig.prompt().empty()) << to_text(json);
                EXPECT_FALSE(rig.asked().has_value()) << to_text(json);
            }
            const std::optional<jg::Move> asked = rig.asked();
            ASSERT_TRUE(asked == wanted) << to_text(json);
            rig.play(wanted);
        }
    }
    EXPECT_GT(begun, tests::rounds(60));
}

// The prompt for a chosen card names exactly the actions that the card can pay for now.
TEST(JumpgateTouch, ThePromptForACardNamesWhatItCanDo) {
    Rng rng(11);
    std::array<int, 4> told{};
    constexpr int kMost = 400, kEvery = 3;
    const auto all_told = [&] { return std::count(told.begin(), told.end(), 0) == 0; };
    for (std::uint64_t seed = 1; seed <= 6 && !all_told(); ++seed) {
        Rig rig(3, seed);
        for (int ply = 0; ply < kMost && rig.match().to_act() && !(ply > tests::rounds(60) && all_told()); ++ply) {
            const jg::Observation seen = rig.seen();
            const jg::MoveList legal = rig.match().legal_moves();
            if (ply % kEvery == 0 && seen.open && seen.open->kind == jg::Kind::action) {
                for (const jg::NavId card : seen.own.hand) {
                    std::array<bool, 4> can{};
                    for (const jg::Move& move : legal)
                        std::visit(overloaded{
                            [&](const jg::Jump& m) { can[0] = can[0] || m.card == card; },
                            [&](const jg::Scan& m) { can[1] = can[1] || m.card == card; },
                            [&](const jg::Land& m) { can[2] = can[2] || contains(m.cards, card); },
                            [&](const jg::Harvest& m) { can[3] = can[3] || m.card == card; },
                            [](const auto&) {},
                        }, move);
                    ASSERT_TRUE(rig.tap(target_of(thing(Kind::card, card))));
                    const bool is_of_use = std::find(can.begin(), can.end(), true) != can.end();
                    static constexpr const char* kWords[] = {"jump", "scan", "land", "harvest"};
                    for (std::size_t i = 0; i < can.size(); ++i) {
                        EXPECT_EQ(rig.prompt().find(kWords[i]) != std::string::npos, can[i]) << rig.prompt() << " seed " << seed << " ply " << ply;
                        told[i] += can[i] ? 1 : 0;
                    }
                    EXPECT_EQ(rig.prompt().empty(), !is_of_use);
                    rig.table().escape();
                    rig.frame();
                }
            }
            rig.play(choose(legal, rng));
        }
    }
    EXPECT_TRUE(all_told()) << "some use of a card never came up";
}

// No refusal blames a card that nobody chose.
TEST(JumpgateTouch, ARefusalBlamesNoCardThatNobodyChose) {
    Rng rng(7);
    int refused = 0;
    Rig rig(3, 9);
    for (int ply = 0; ply < 120 && rig.match().to_act(); ++ply) {
        const jg::Observation seen = rig.seen();
        rig.frame();
        std::vector<Id> places;
        for (const jg::RingPlanet& planet : seen.ring) places.push_back(target_of(thing(Kind::planet, planet.id)));
        if (const auto here = seen.players[seen.me].ship)
            for (const Kind kind : {Kind::scan_code, Kind::land_codes}) places.push_back(target_of(thing(kind, *here)));
        for (const Id place : places) {
            if (!rig.tap(place)) continue;
            const std::optional<jg::Move> asked = rig.asked();
            const Verdict why = asked ? rig.match().violation(*asked) : Verdict{};
            if (why) {
                ++refused;
                const std::string title = jg::refusal_title(*asked, *why, Lang::en);
                EXPECT_EQ(title.find("his card"), std::string::npos) << title;
            }
            rig.table().escape();
        }
        rig.play(choose(rig.match().legal_moves(), rng));
    }
    EXPECT_GT(refused, 50);
}

/// Returns the position in which the second seat is asked for its marker at a planet that the first one has just claimed;
/// nullopt if the planet has no such resource.
std::optional<jg::State> question_at(jg::State s, std::size_t planet, bool has_icon) {
    jg::RingPlanet& claimed = s.ring[planet];
    jg::FaceDown cards = s.face_down[planet];
    while (!cards.empty()) claimed.face_up.push_back({take_top(cards), {}});
    s.lay_face_down(planet, cards);
    for (jg::FaceUp& card : claimed.face_up) {
        if (jg::kResources[card.resource].icon != has_icon) continue;
        card.marker = Seat{1};
        claimed.claimed_by = Seat{0};
        s.players[0].ship = claimed.id;
        s.turn.actions_left = 1;
        s.open = jg::Asked{Seat{1}, jg::Kind::claim_mark};
        return s;
    }
    return {};
}

TEST(JumpgateTableQuestion, LeavesInSightWhatItIsAbout) {
    constexpr Vec kSizes[] = {kTablet, kPhone, kDesk, kWide, {1024, 700}, {820, 1180}, {360, 640}, {737, 512}, {932, 430}};
    for (const Vec size : kSizes)
        for (const Lang lang : kLangs)
            for (int seats = jg::kMinSeats; seats <= kMaxSeats; ++seats) {
                Rig rig(seats, 3, size, lang);
                const jg::State start = rig.match().now();
                int asked = 0;
                for (std::size_t planet = 0; planet < start.ring.size(); ++planet)
                    for (const bool has_icon : {false, true}) {
                        const std::optional<jg::State> question = question_at(start, planet, has_icon);
                        if (!question) continue;
                        ++asked;
                        rig.load(tests::extreme_document<jg::Game>(*question));
                        rig.frame();
                        const Recording record = rig.recorded();
                        std::size_t subjects = 0;
                        for (const Drawn& one : record.items) {
                            if (one.kind != Drawn::Kind::subject) continue;
                            ++subjects;
                            EXPECT_FALSE(one.clip.overlaps(one.place.grown(-1)))
                                << size.x << "x" << size.y << " " << code(lang) << ", " << seats << " seats, planet " << planet
                                << (has_icon ? ", with the black hole" : "") << ": from " << one.clip.y << " to " << one.clip.bottom()
                                << " over " << one.place.y << " to " << one.place.bottom();
                        }
                        EXPECT_EQ(subjects, has_icon ? 2u : 1u);
                    }
                EXPECT_GT(asked, 0);
            }
}

}  // namespace
}  // namespace orrery::ui::jumpgate_table
