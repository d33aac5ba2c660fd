// The Race table, used by touch: whole games in every window size, and secrets that it must never show.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/core/rng.h"
#include "engine/games/race/codec.h"
#include "engine/games/race/consume_order.h"
#include "engine/games/race/game.h"
#include "engine/games/race/score.h"
#include "engine/games/race/words.h"
#include "engine/match/match.h"
#include "imgui_ui/app/table/layout.h"
#include "imgui_ui/games/race/motion.h"
#include "imgui_ui/games/race/scene.h"
#include "imgui_ui/games/race/table.h"
#include "imgui_ui/games/race/teach.h"
#include "imgui_ui/games/race/words.h"
#include "tests/ui/game_scene.h"
#include "tests/ui/table_rig.h"
#include "tests/weighted.h"

namespace orrery::ui::race_table {
namespace {

constexpr Vec kTablet{1180, 820}, kPhone{390, 844}, kWide{844, 390}, kDesk{1920, 1080};

class Rig : public test::TableRig<rc::Game> {
  public:
    Rig(int seats, std::uint64_t seed, Vec css = kTablet, Lang lang = Lang::en) : Rig(standard(seats, seed), css, lang) {}
    explicit Rig(const NewMatch& how, Vec css = kTablet, Lang lang = Lang::en) : TableRig(race_face(), how, css, lang) {}

    /// Taps the target near its left end, which overlapping cards leave free. Returns false if there is no such target.
    bool tap(Id id) {
        const Target* t = awaited(id);
        if (!t) return false;
        tap_at({t->rect.x + std::min(14.0f, t->rect.w / 2), t->rect.centre().y});
        return true;
    }
    bool tap_thing(Thing thing) { return tap(target_of(thing)); }

  private:
    static NewMatch standard(int seats, std::uint64_t seed) {
        NewMatch how = test::some_match(seats, seed);
        how.options = Json{{"two_actions", seats == 2}, {"setup", "standard"}, {"sale_needs_power", false}, {"round_limit", 0}};
        return how;
    }
};

/// Chooses moves so that games are long and every kind of move occurs.
rc::Move choose(const rc::MoveList& moves, Rng& rng) {
    const auto weight = [](const rc::Move& m) {
        if (std::holds_alternative<rc::Place>(m)) return 12;
        return std::holds_alternative<rc::Pass>(m) || std::holds_alternative<rc::Done>(m) ? 1 : 4;
    };
    return tests::weighted(moves, rng, weight);
}

/// Touches `n` different cards for a decision about several cards, then the confirmation.
void pick(Rig& rig, Kind kind, const rc::Cards& cards, int n, Rng& rng) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < cards.size(); ++i) places.push_back(i);
    for (int i = 0; i < n; ++i) {
        const std::size_t at = rng.below(std::uint32_t(places.size()));
        ASSERT_TRUE(rig.tap_thing(card_at(kind, cards, places[at])));
        places.erase(places.begin() + std::ptrdiff_t(at));
        ASSERT_FALSE(rig.asked().has_value()) << "sent before it was confirmed";
    }
    ASSERT_TRUE(rig.tap_thing(thing(Kind::confirm)));
}

/// Touches cards to pay for the card that is taken up, where there is a choice.
void choose_payment(Rig& rig, rc::CardId card, Rng& rng) {
    const rc::Cards hand = rig.seen().own.hand;
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < hand.size(); ++i) others.push_back(i);
    others.erase(others.begin() + (std::find(hand.begin(), hand.end(), card) - hand.begin()));
    for (int n = cards_to_choose(rig.seen(), card); n > 0; --n) {
        const std::size_t at = rng.below(std::uint32_t(others.size()));
        ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, hand, others[at])));
        ASSERT_FALSE(rig.asked().has_value());
        others.erase(others.begin() + std::ptrdiff_t(at));
    }
}

/// Number of cards and bonuses that could produce a good now.
std::size_t count_sources(const rc::MoveList& legal) {
    std::vector<std::optional<rc::CardId>> sources;
    for (const rc::Move& move : legal)
        if (const auto* w = std::get_if<rc::Windfall>(&move); w && !contains(sources, w->source)) sources.push_back(w->source);
    return sources.size();
}

/// Makes `move` by touch, or another answer to a decision about several cards.
void touch_for(Rig& rig, const rc::Move& move, Rng& rng) {
    const rc::Observation seen = rig.seen();
    const Seat me = seen.me;
    switch (rc::asked(seen)->kind) {
        case rc::Kind::setup_discard:
        case rc::Kind::pay:
        case rc::Kind::hand_limit: return pick(rig, Kind::hand, seen.own.hand, seen.owed, rng);
        case rc::Kind::explore_keep: return pick(rig, Kind::drawn, seen.own.drawn, seen.owed, rng);
        case rc::Kind::consume_hand: return pick(rig, Kind::hand, seen.own.hand, int(rng.below(std::uint32_t(seen.power->left) + 1)), rng);
        default: break;
    }
    std::visit(
        overloaded{
            [&](const rc::Choose& m) {
                for (const rc::ActionId a : m.actions) {
                    const bool comes_alone = rc::action(a).needs.has_value() || !contains(m.actions, rc::ActionId(int(a) + 1)) ||
                                             !rc::action(rc::ActionId(int(a) + 1)).needs;
                    if (comes_alone) { ASSERT_TRUE(rig.tap_thing(thing(Kind::action, int(a)))); }
                }
                ASSERT_TRUE(rig.tap_thing(thing(Kind::confirm)));
            },
            [&](const rc::Place& m) {
                ASSERT_TRUE(rig.tap_thing(thing(Kind::hand, m.card)));
                ASSERT_FALSE(rig.asked().has_value());
                choose_payment(rig, m.card, rng);
                ASSERT_TRUE(rig.tap_thing(thing(Kind::confirm)));
            },
            [&](const rc::Pass&) { ASSERT_TRUE(rig.tap_thing(thing(Kind::pass))); },
            [&](const rc::Done&) { ASSERT_TRUE(rig.tap_thing(thing(Kind::done))); },
            [&](const rc::TakeMethod& m) { ASSERT_TRUE(rig.tap_thing(thing(Kind::method, int(m.method)))); },
            [&](const rc::Sell& m) { ASSERT_TRUE(rig.tap_thing(placed_card(m.world, me))); },
            [&](const rc::TakeGood& m) { ASSERT_TRUE(rig.tap_thing(placed_card(m.world, me))); },
            [&](const rc::UsePower& m) {
                std::size_t of_card = 0;
                for (const rc::Move& other : rig.match().legal_moves())
                    if (const auto* use = std::get_if<rc::UsePower>(&other); use && use->card == m.card) ++of_card;
                ASSERT_TRUE(rig.tap_thing(placed_card(m.card, me)));
                if (of_card > 1) { ASSERT_TRUE(rig.tap_thing(power_of(m))); }
            },
            [&](const rc::CallNumber& m) { ASSERT_TRUE(rig.tap_thing(thing(Kind::number, m.number))); },
            [&](const rc::Windfall& m) {
                if (count_sources(rig.match().legal_moves()) > 1) { ASSERT_TRUE(rig.tap_thing(source_of(m.source))); }
                ASSERT_TRUE(rig.tap_thing(placed_card(m.world, me)));
            },
            [&](const rc::Discard&) {},
            [&](const rc::Keep&) {},
        },
        move);
}

struct Device {
    const char* name;
    Vec css;
    int seats;
    bool is_main = false;
};

class RaceTable : public testing::TestWithParam<Device> {};

TEST_P(RaceTable, AWholeGameIsPlayedByTouchingThings) {
    Rng rng(GetParam().seats * 31u + 7);
    Rig rig(GetParam().seats, 4, GetParam().css);
    for (int turn = 0; rig.match().to_act(); ++turn) {
        ASSERT_LT(turn, 1500);
        const rc::Kind kind = rc::asked(rig.seen())->kind;
        const rc::Move move = choose(rig.match().legal_moves(), rng);
        if (!test::is_touched(GetParam().is_main, turn)) {
            rig.play(move);
            continue;
        }
        touch_for(rig, move, rng);
        if (HasFatalFailure()) FAIL() << "turn " << turn << ", decision " << rc::kind_id(kind);
        ASSERT_GT(rig.play_what_is_asked(), 0) << "turn " << turn << ", decision " << rc::kind_id(kind);
    }
}

// In a low window the sources lie where the tableau was.
TEST(RaceProduce, InALowWindowAWorldIsTouchedAfterItsSource) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Rig rig(2, seed, kWide);
        Rng rng(seed);
        while (rig.match().to_act()) {
            const rc::MoveList legal = rig.match().legal_moves();
            if (count_sources(legal) > 1) {
                rig.frame();
                EXPECT_EQ(rig.prompt(), words::kWhichSource.en) << "the worlds are not in sight yet";
                touch_for(rig, legal.front(), rng);
                EXPECT_GT(rig.play_what_is_asked(), 0);
                return;
            }
            rig.play(choose(legal, rng));
        }
    }
    FAIL() << "no game asked with which of several sources to produce";
}

// A slip of the finger must not decline: once final, it costs a phase.
TEST_P(RaceTable, DecliningStandsAlwaysInTheSamePlaceWhereNothingElseEverIs) {
    Rng rng(8);
    Rig rig(GetParam().seats, 4, GetParam().css);
    const auto place_of = [&](Kind kind) {
        rig.frame();
        const Target* found = rig.target(target_of(thing(kind)));
        return found ? std::optional<Rect>(found->rect) : std::nullopt;
    };
    std::optional<Rect> declining;
    int placements = 0;
    for (int ply = 0; ply < 400 && rig.match().to_act(); ++ply) {
        const rc::Kind kind = rc::asked(rig.seen())->kind;
        const rc::MoveList moves = rig.match().legal_moves();
        const auto place = std::find_if(moves.begin(), moves.end(), [](const rc::Move& m) { return std::holds_alternative<rc::Place>(m); });
        if (place != moves.end() && placements < 12) {
            const std::optional<Rect> before = place_of(Kind::pass);
            ASSERT_TRUE(before);
            if (!declining) declining = before;
            EXPECT_EQ(*before, *declining);
            ASSERT_TRUE(rig.tap_thing(thing(Kind::hand, std::get<rc::Place>(*place).card)));
            const std::optional<Rect> after = place_of(Kind::pass), doing = place_of(Kind::confirm);
            ASSERT_TRUE(after && doing);
            EXPECT_EQ(*after, *declining);
            EXPECT_FALSE(doing->overlaps(*declining));
            ++placements;
        }
        if (kind == rc::Kind::consume_hand && !rig.seen().own.hand.empty()) {
            const std::optional<Rect> keeping = place_of(Kind::confirm);
            ASSERT_TRUE(keeping);
            if (declining) { EXPECT_EQ(*keeping, *declining); }
            ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, rig.seen().own.hand, 0)));
            const std::optional<Rect> doing = place_of(Kind::confirm);
            ASSERT_TRUE(doing);
            EXPECT_FALSE(doing->overlaps(*keeping));
        }
        rig.play(choose(moves, rng));
    }
    EXPECT_GT(placements, 5);
}

TEST_P(RaceTable, EveryTargetIsLargeEnoughNamedAndOnTheScreen) {
    Rng rng(5);
    Rig rig(GetParam().seats, 11, GetParam().css);
    for (int ply = 0; ply < 120 && rig.match().to_act(); ++ply) {
        rig.frame();
        rig.frame();
        rig.expect_good_targets();
        rig.play(choose(rig.match().legal_moves(), rng));
    }
}

TEST_P(RaceTable, ShowsNobodyWhatIsASecretOfOthersAndCoveredNoSecretAtAll) {
    constexpr int kPlies = 120, kEvery = 3;
    EXPECT_GT(test::expect_no_secrets_seen<Rig>(8, kPlies, kEvery, choose, GetParam().seats, std::uint64_t{6}, GetParam().css), kPlies / kEvery / 2)
        << "the comparison can fail: one's own hand is seen";
}

INSTANTIATE_TEST_SUITE_P(Devices, RaceTable,
                         testing::Values(Device{"tablet", kTablet, 2, true}, Device{"phone", kPhone, 3, true}, Device{"wide", kWide, 2}, Device{"desk", kDesk, 4}),
                         [](const auto& info) { return info.param.name; });

// Whatever a prompt promises, the rules keep: each legal move is made by the touches that the table tells, together with further
// cards where several are owed. After each touch but the last a prompt tells what comes next.
TEST(RaceTableTouch, EveryLegalMoveIsMadeByTheTouchesThatTheTableTells) {
    constexpr int kMostTouches = 30;
    Rng rng(19);
    int begun = 0, made = 0;
    for (const int seats : {2, 3}) {
        Rig rig(seats, 23);
        for (int ply = 0; ply < tests::rounds(40) && rig.match().to_act(); ++ply) {
            const rc::MoveList legal = rig.match().legal_moves();
            rc::Move wanted = choose(legal, rng);
            std::optional<rc::Move> asked;
            rig.frame();
            for (int touches = 0; touches < kMostTouches && !asked; ++touches) {
                const Json json = rc::encode_move(wanted);
                const std::vector<Id> told = rig.table().touches_for(json);
                ASSERT_TRUE(touches > 0 || !told.empty()) << to_text(json);
                if (told.empty()) {                        // the card is picked, and more are owed
                    wanted = choose(legal, rng);
                    continue;
                }
                ASSERT_TRUE(rig.tap(told.front())) << to_text(json);
                asked = rig.asked();
                begun += asked ? 0 : 1;
                if (!asked) { EXPECT_FALSE(rig.prompt().empty()) << to_text(json); }
            }
            if (!asked) {                                  // two cards of a design are one move: its touches do not tell both
                rig.play(wanted);
                continue;
            }
            const bool is_one_of_several = std::holds_alternative<rc::Discard>(wanted) || std::holds_alternative<rc::Keep>(wanted);
            if (!is_one_of_several) { EXPECT_TRUE(*asked == wanted) << to_text(rc::encode_move(wanted)); }
            ASSERT_FALSE(rig.match().violation(*asked)) << to_text(rc::encode_move(*asked));
            rig.play(*asked);
            rig.play_what_is_asked();
            ++made;
        }
    }
    EXPECT_GT(begun, tests::rounds(30));
    EXPECT_GT(made, tests::rounds(40));
}

TEST(RaceTableTouch, ACardThatIsNoChoiceExplainsItselfAndLeadsToItsRule) {
    Rng rng(3);
    Rig rig(2, 9);
    while (rc::asked(rig.seen())->kind != rc::Kind::choose_actions) rig.play(choose(rig.match().legal_moves(), rng));
    const Thing card = card_at(Kind::hand, rig.seen().own.hand, 1);
    ASSERT_TRUE(rig.tap_thing(card));
    rig.frame();
    EXPECT_FALSE(rig.asked().has_value());
    EXPECT_TRUE(rig.target(kReadMoreTarget));
    rig.table().escape();
    rig.frame();
    rig.frame();
    EXPECT_FALSE(rig.target(kReadMoreTarget));
}

TEST(RaceTableTouch, ACardIsDraggedOntoTheTableauWhateverLiesThere) {
    Rng rng(3);
    Rig rig(2, 9);
    // A card that has to be paid for with cards of one's choice stays taken up instead.
    const auto is_chosen_for = [&](const rc::Move& m) {
        const auto* place = std::get_if<rc::Place>(&m);
        return place && cards_to_choose(rig.seen(), place->card) > 0;
    };
    bool has_stayed = false;
    std::optional<rc::Move> found;
    while (!found) {
        for (const rc::Move& m : rig.match().legal_moves()) {
            if (!std::holds_alternative<rc::Place>(m)) continue;
            if (!is_chosen_for(m)) found = m;
            if (!is_chosen_for(m) || has_stayed) continue;
            rig.frame();
            const Rect card = rig.target(target_of(thing(Kind::hand, std::get<rc::Place>(m).card)))->rect;
            const Rect world = rig.target(target_of(placed_card(rig.seen().players[rig.viewer()].tableau.front().card, rig.viewer())))->rect;
            rig.drag({card.x + 14, card.centre().y}, world.centre());
            EXPECT_FALSE(rig.asked().has_value());
            EXPECT_NE(rig.prompt().find("to pay with"), std::string::npos) << rig.prompt();
            has_stayed = true;
        }
        if (!found) rig.play(choose(rig.match().legal_moves(), rng));
    }
    EXPECT_TRUE(has_stayed);
    const rc::Move wanted = *found;
    const Seat me = rig.seen().me;
    rig.table().escape();
    rig.frame();
    const Rect card = rig.target(target_of(thing(Kind::hand, std::get<rc::Place>(wanted).card)))->rect;
    const Rect world = rig.target(target_of(placed_card(rig.seen().players[me].tableau.front().card, me)))->rect;
    const Vec from{card.x + 14, card.centre().y}, below{world.centre().x, world.bottom() + world.h * 0.6f};
    rig.drag(from, {from.x, 20});
    EXPECT_FALSE(rig.asked().has_value()) << "dropped beside the table";
    for (const Vec to : {world.centre(), below, Vec{world.x - 4, world.bottom() + 4}}) {
        rig.drag(from, to);
        EXPECT_TRUE(rig.asked() == wanted) << to.x << ", " << to.y;
    }
}

TEST(RaceTableTouch, WhatCannotBePlacedIsRefusedByTheRulesAndStaysInTheHand) {
    Rng rng(3);
    Rig rig(2, 9);
    for (int ply = 0; ply < 400 && rig.match().to_act(); ++ply) {
        const rc::Observation seen = rig.seen();
        const bool places = rc::asked(seen)->kind == rc::Kind::place_world || rc::asked(seen)->kind == rc::Kind::place_development;
        for (std::size_t i = 0; places && i < seen.own.hand.size(); ++i) {
            if (!rig.match().violation(rc::Place{seen.own.hand[i]})) continue;
            ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, seen.own.hand, i)));
            const std::optional<rc::Move> asked = rig.asked();
            ASSERT_TRUE(asked.has_value());
            EXPECT_EQ(*asked, rc::Move{rc::Place{seen.own.hand[i]}});
            return;
        }
        rig.play(choose(rig.match().legal_moves(), rng));
    }
    FAIL() << "no such card came up";
}

// "Place here" beside "Nothing fits now" would contradict it.
TEST(RaceTableTouch, APlaceIsOfferedWhereSomeCardFits) {
    Rng rng(3);
    Rig rig(2, 9);
    int offered = 0, withheld = 0;
    for (int ply = 0; ply < 400 && rig.match().to_act(); ++ply) {
        if (rc::is_placement(rc::asked(rig.seen())->kind)) {
            const bool fits = rig.match().legal_moves().size() > 1;        // one is to place nothing
            EXPECT_EQ(rig.picture().find(words::kPlaceHere.en) != std::string::npos, fits) << ply;
            ++(fits ? offered : withheld);
        }
        rig.play(choose(rig.match().legal_moves(), rng));
    }
    EXPECT_GT(offered, 0);
    EXPECT_GT(withheld, 0);
}

TEST(RaceTableTouch, FewerCardsThanOwedAreNotSent) {
    Rig rig(2, 9);
    ASSERT_EQ(rc::asked(rig.seen())->kind, rc::Kind::setup_discard);
    ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, rig.seen().own.hand, 0)));
    ASSERT_TRUE(rig.tap_thing(thing(Kind::confirm)));
    EXPECT_EQ(rig.play_what_is_asked(), 0);
    EXPECT_EQ(rig.notes.size(), 1u) << "a word of why";
    ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, rig.seen().own.hand, 3)));
    ASSERT_TRUE(rig.tap_thing(thing(Kind::confirm)));
    EXPECT_EQ(rig.play_what_is_asked(), 2);
}

/// Returns true if a text is drawn in the next frame.
bool shows(Rig& rig, const std::string& text) {
    Recording record;
    rig.ui().record(&record);
    rig.frame();
    rig.ui().record(nullptr);
    return std::any_of(record.items.begin(), record.items.end(), [&](const Drawn& d) { return d.kind == Drawn::Kind::text && d.text == text; });
}

TEST(RaceTableTouch, EveryActionCardHasItsName) {
    constexpr std::pair<Vec, bool> kTables[] = {{kTablet, false}, {kPhone, false}, {kWide, false}, {kDesk, false}, {kDesk, true}, {Vec{1440, 900}, true}};
    for (const auto& [css, is_log_docked] : kTables)
        for (const Lang lang : kLangs) {
            Rig rig(2, 4, css, lang);
            if (is_log_docked) rig.dock_log();
            Rng rng(4);
            while (rc::asked(rig.seen())->kind != rc::Kind::choose_actions) rig.play(choose(rig.match().legal_moves(), rng));
            Recording record;
            rig.ui().record(&record);
            rig.frame();
            rig.ui().record(nullptr);
            for (std::size_t i = 0; i < rc::kActionCount; ++i) {
                const Target* card = rig.target(target_of(thing(Kind::action, int(i))));
                ASSERT_TRUE(card);
                const rc::Action& action = rc::action(rc::ActionId(i));
                const rc::Phase phase = action.needs ? rc::action(*action.needs).phase : action.phase;
                const std::string_view name = rc::kPhases[std::size_t(phase)].name.in(lang);
                std::string written;                       // perhaps in two lines
                for (const Drawn& d : record.items)
                    if (d.kind == Drawn::Kind::text && !d.is_cut && card->rect.contains(d.place.min()) && card->rect.contains(d.place.max())) written += d.text;
                EXPECT_NE(written.find(name), std::string::npos) << written << " for " << action.id << " at " << css.x << " " << code(lang);
            }
        }
}

// The hint about the hand takes only the place of a button that cannot come.
TEST(RaceTableTouch, NoWordsLieUnderAButton) {
    int buttons = 0;
    for (const Vec css : {kTablet, Vec{1024, 640}}) {
        Rng rng(6);
        Rig rig(2, 6, css);
        while (rig.match().to_act()) {
            Recording record;
            rig.ui().record(&record);
            rig.frame();
            rig.ui().record(nullptr);
            for (const Kind kind : {Kind::pass, Kind::confirm, Kind::done, Kind::best_order}) {
                const Target* button = rig.target(target_of(thing(kind)));
                if (!button) continue;
                ++buttons;
                for (const Drawn& d : record.items)
                    if (d.kind == Drawn::Kind::text && d.place.overlaps(button->rect)) { EXPECT_NE(button->name.find(d.text), std::string::npos) << d.text << " lies under " << button->name << " at " << css.y; }
            }
            rig.play(choose(rig.match().legal_moves(), rng));
        }
    }
    EXPECT_GT(buttons, 50);
}

TEST(RaceRivals, RevealedActionsStayInSightWhileCardsAreChosenInSecret) {
    int five = 0, trade = 0, states = 0;
    for (std::uint64_t seed = 4; seed < 8; ++seed) {
        Rng rng(seed);
        Rig rig(2, seed);
        while (rig.match().to_act()) {
            const rc::Observation seen = rig.seen();
            if (rc::is_placing_secret(seen)) {
                for (const rc::ActionId action : seen.players[std::size_t(1 - seen.me)].actions) {
                    if (rc::action(action).id == "explore_5") { EXPECT_TRUE(shows(rig, "+5")) << "ply " << rig.match().ply(); ++five; }
                    if (rc::action(action).id == "consume_trade") { EXPECT_TRUE(shows(rig, "$")) << "ply " << rig.match().ply(); ++trade; }
                }
                states += shows(rig, words::kChoosing.in(Lang::en)) || shows(rig, words::kHasChosen.in(Lang::en)) ? 1 : 0;
            }
            rig.play(choose(rig.match().legal_moves(), rng));
        }
    }
    EXPECT_GT(five, 0);
    EXPECT_GT(trade, 0);
    EXPECT_GT(states, 10) << "where there is room, also whether the rival has chosen";
}

TEST(RaceTableTouch, WhatIsPaidForLiesOnTheTableAndTellsHowMuchIsPaid) {
    Rng rng(4);
    Rig rig(2, 6);
    for (int ply = 0; ply < 400 && rig.match().to_act(); ++ply) {
        const rc::Observation seen = rig.seen();
        if (rc::asked(seen)->kind != rc::Kind::pay || seen.owed < 2) {
            rig.play(choose(rig.match().legal_moves(), rng));
            continue;
        }
        const std::string of = " of " + std::to_string(seen.owed);
        EXPECT_TRUE(shows(rig, "paying 0" + of));
        ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, rig.seen().own.hand, 0)));
        EXPECT_TRUE(shows(rig, "paying 1" + of));
        ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, rig.seen().own.hand, 0)));
        EXPECT_TRUE(shows(rig, "paying 0" + of));
        return;
    }
    FAIL() << "nothing had to be paid for";
}

// One sitting: the card, what pays for it, and one button that says both. The payment follows when the card is revealed, although another
// seat decides in between.
TEST(RaceTableTouch, ACardIsPlacedAndPaidForWithOneConfirmation) {
    Rng rng(3);
    std::unique_ptr<Rig> game;
    int waited = 0;
    for (int ply = 0; ply < 3000 && waited < 4; ++ply) {
        if (!game || !game->match().to_act()) game = std::make_unique<Rig>(2, std::uint64_t(5 + ply));
        Rig& rig = *game;
        const rc::Observation seen = rig.seen();
        const Seat me = seen.me;
        const rc::Move move = choose(rig.match().legal_moves(), rng);
        const auto* place = std::get_if<rc::Place>(&move);
        const int price = place ? cards_to_choose(seen, place->card) : 0;
        if (price == 0 || seen.waiting.size() < 2) {
            rig.play(move);
            continue;
        }
        ASSERT_TRUE(rig.tap_thing(thing(Kind::hand, place->card)));
        EXPECT_NE(rig.prompt().find("to pay with"), std::string::npos) << rig.prompt();
        EXPECT_TRUE(shows(rig, words::kPlacing.en)) << "told apart from the cards that pay";
        ASSERT_TRUE(rig.tap_thing(thing(Kind::confirm)));
        EXPECT_FALSE(rig.asked().has_value()) << "nothing pays for it yet";
        choose_payment(rig, place->card, rng);
        const std::string whole = fill(words::kPlaceAndPay, Lang::en, {{"card", rc::card_name(place->card, Lang::en)}, {"n", price}});
        EXPECT_TRUE(shows(rig, whole) || shows(rig, fill(words::kPlaceAndPayShort, Lang::en, {{"n", price}})));
        ASSERT_TRUE(rig.tap_thing(thing(waited % 2 == 0 ? Kind::confirm : Kind::place)));
        ASSERT_EQ(rig.play_what_is_asked(), 1);
        ASSERT_EQ(int(rig.ahead(me).size()), price);
        rig.play(rc::Pass{});
        EXPECT_TRUE(rig.ahead(me).empty());
        EXPECT_TRUE(rc::find_placed(rig.match().observe(me).players[me].tableau, place->card));
        ++waited;
    }
    EXPECT_EQ(waited, 4);
}

// A quick second tap places what needs no choice; a slow one puts the card back.
TEST(RaceTableTouch, ADoubleTapPlacesACardThatNeedsNoChoice) {
    Rng rng(3);
    Rig rig(2, 9);
    int placed = 0;
    for (int ply = 0; ply < 900 && rig.match().to_act() && placed < 2; ++ply) {
        const rc::Move move = choose(rig.match().legal_moves(), rng);
        const auto* place = std::get_if<rc::Place>(&move);
        if (place) {
            const Thing card = thing(Kind::hand, place->card);
            const bool is_quick = placed == 1;
            ASSERT_TRUE(rig.tap_thing(card));
            for (int i = 0; i < (is_quick ? 0 : 30); ++i) rig.frame();
            ASSERT_TRUE(rig.tap_thing(card));
            const std::optional<rc::Move> asked = rig.asked();
            const bool has_choice = cards_to_choose(rig.seen(), place->card) > 0;
            EXPECT_EQ(asked.has_value(), is_quick && !has_choice);
            if (asked) { EXPECT_EQ(*asked, move); }
            rig.table().escape();
            placed += has_choice ? 0 : 1;
        }
        rig.play(move);
    }
    EXPECT_EQ(placed, 2);
}

// How often a person taps in a round: what is chosen, and one confirmation of it.
TEST(RacePace, ARoundTakesFewTaps) {
    struct Rounds {
        int rounds = 0, taps = 0, cards_paid = 0;
    } placed, traded, all;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Rig rig(seed % 2 == 0 ? 4 : 2, seed);
        Rng rng(seed);
        int round = 0, begun_at = 0, cards = 0, paid = 0, others = 0;   // others: taps that neither Consume nor Produce nor the choice took
        const auto end_round = [&](const rc::Table& table) {
            const int taps = rig.taps() - begun_at;
            begun_at = rig.taps();
            const auto calls = [&](rc::Phase phase) {
                return std::any_of(table.players.of.begin(), table.players.of.end(), [&](const rc::Player& p) { return rc::chose_phase(p.actions, phase); });
            };
            const auto count = [&](Rounds& kind) { ++kind.rounds, kind.taps += taps, kind.cards_paid += paid; };
            if (round > 0) count(all);
            if (round > 0 && cards == 2) count(placed);
            if (round > 0 && (calls(rc::Phase::consume) || calls(rc::Phase::produce))) ++traded.rounds, traded.taps += taps - others;
            cards = paid = others = 0;
        };
        rc::Table before = rig.match().now();
        for (int turn = 0; rig.match().to_act(); ++turn) {
            ASSERT_LT(turn, 1500);
            if (rig.match().now().round != round) {
                end_round(before);
                round = rig.match().now().round;
            }
            before = rig.match().now();
            const rc::Move move = choose(rig.match().legal_moves(), rng);
            if (*rig.match().to_act() != 0) {
                rig.play(move);
                continue;
            }
            const auto* place = std::get_if<rc::Place>(&move);
            if (place) paid += cards_to_choose(rig.seen(), place->card);
            cards += place ? 1 : 0;
            const int tapped = rig.taps();
            const bool is_of_trade = before.phase == rc::Phase::choose || before.phase == rc::Phase::consume || before.phase == rc::Phase::produce;
            touch_for(rig, move, rng);
            ASSERT_GT(rig.play_what_is_asked(), 0);
            if (!is_of_trade) others += rig.taps() - tapped;
        }
    }
    const auto print = [](const char* what, const Rounds& r) {
        std::printf("%s: %d rounds, %.1f taps each, %.1f of them for cards that pay\n", what, r.rounds, double(r.taps) / r.rounds, double(r.cards_paid) / r.rounds);
    };
    ASSERT_GT(placed.rounds, 5);
    ASSERT_GT(traded.rounds, 5);
    print("development and world placed", placed);
    print("choice, Consume and Produce", traded);
    print("all", all);
    EXPECT_LE(placed.taps - placed.cards_paid, 9 * placed.rounds);
    EXPECT_LE(traded.taps, 5 * traded.rounds);
}

// Before a card is placed, the sum of points must show the total with that card.
TEST(RaceTableTouch, ACardTakenUpTellsWhatThePointsWouldBe) {
    Rng rng(4);
    Rig rig(2, 6);
    for (int ply = 0; ply < 400 && rig.match().to_act(); ++ply) {
        const rc::Observation seen = rig.seen();
        const bool places = rc::asked(seen)->kind == rc::Kind::place_world || rc::asked(seen)->kind == rc::Kind::place_development;
        for (std::size_t i = 0; places && i < seen.own.hand.size(); ++i) {
            const int then = points_with(seen.players[seen.me], seen.own.hand[i]);
            const std::string total = std::to_string(then);
            if (rig.match().violation(rc::Place{seen.own.hand[i]}) || then < 10 || shows(rig, total)) continue;
            ASSERT_TRUE(rig.tap_thing(card_at(Kind::hand, seen.own.hand, i)));
            EXPECT_TRUE(shows(rig, total)) << total;
            return;
        }
        rig.play(choose(rig.match().legal_moves(), rng));
    }
    FAIL() << "no such card came up";
}

/// Returns a position in which the seat in turn places a world, with Colony Ship in its tableau and a hand of `n` cards, the first of
/// which is a world of cost 5.
Json position_with_ship(std::size_t n) {
    for (std::uint64_t seed = 1;; ++seed) {
        Rig rig(2, seed);
        Rng rng(seed);
        while (rc::asked(rig.seen())->kind != rc::Kind::place_world) rig.play(choose(rig.match().legal_moves(), rng));
        Json position = rig.match().position();
        Json& seat = position["table"]["seats"][std::size_t(rig.viewer())];
        std::vector<std::string> supply = position["table"]["supply"];
        const auto take = [&supply](const std::string& card) { return std::erase(supply, card) > 0; };
        if (!take("lost_species_ark_world") || std::erase(supply, "colony_ship") != 2) continue;
        supply.push_back("colony_ship");
        std::vector<std::string> hand = seat["hand"];
        supply.insert(supply.end(), hand.begin(), hand.end());
        hand = {"lost_species_ark_world"};
        hand.insert(hand.end(), supply.end() - std::ptrdiff_t(n - 1), supply.end());
        supply.resize(supply.size() - (n - 1));
        seat["hand"] = hand;
        seat["tableau"].push_back(Json{{"card", "colony_ship"}, {"good", nullptr}, {"new", false}, {"used", Json::array()}});
        position["table"]["supply"] = supply;
        return position;
    }
}

// With a card that a world can be placed for, button, tag and sum of points must tell what it takes: one price if the hand cannot pay,
// both if the player has the choice.
TEST(RaceTableTouch, AWorldPlacedForAnotherCardTellsItsPrice) {
    const rc::CardId world = *rc::card_by_id("lost_species_ark_world");
    for (const bool can_pay : {false, true}) {
        Rig rig(2, 1);
        rig.load(position_with_ship(can_pay ? 9 : 3));
        ASSERT_FALSE(HasFatalFailure());
        ASSERT_TRUE(rig.tap_thing(thing(Kind::hand, world)));
        const rc::Player player = rig.seen().players[rig.viewer()];
        const int points = rc::points_of(player.tableau, player.vp).total() + *rc::design(world).vp;
        const std::string without_ship = std::to_string(points - 1), price = can_pay ? "5/0" : "0";
        EXPECT_TRUE(shows(rig, fill(words::kPlaceFor, Lang::en, {{"n", price}})));
        EXPECT_TRUE(shows(rig, price)) << "on the card";
        EXPECT_TRUE(shows(rig, can_pay ? std::to_string(points) + "/" + without_ship : without_ship)) << "sum of points";
    }
}

TEST(RaceTableTouch, EveryKindOfDecisionIsAnsweredByTouch) {
    Rng rng(21);
    std::set<rc::Kind> answered;
    for (std::uint64_t seed = 1; seed <= 80 && answered.size() < rc::kKindCount; ++seed) {
        Rig rig(seed % 3 == 0 ? 3 : 2, seed);
        for (int ply = 0; ply < 700 && rig.match().to_act(); ++ply) {
            const rc::Kind kind = rc::asked(rig.seen())->kind;
            if (answered.contains(kind)) {
                rig.play(choose(rig.match().legal_moves(), rng));
                continue;
            }
            touch_for(rig, choose(rig.match().legal_moves(), rng), rng);
            ASSERT_FALSE(HasFatalFailure()) << rc::kind_id(kind) << ", seed " << seed;
            ASSERT_GT(rig.play_what_is_asked(), 0) << rc::kind_id(kind) << ", seed " << seed;
            answered.insert(kind);
        }
    }
    for (std::size_t i = 0; i < rc::kKindCount; ++i) EXPECT_TRUE(answered.contains(rc::Kind(i))) << rc::kind_id(rc::Kind(i)) << " never came up";
}

TEST(RaceTableTouch, AReplayWithNothingToHideShowsEveryHand) {
    Rng rng(2);
    Rig rig(2, 3);
    for (int ply = 0; ply < 30 && rig.match().to_act(); ++ply) rig.play(choose(rig.match().legal_moves(), rng));
    const auto hidden_names = [&] {
        Recording record;
        rig.ui().record(&record);
        rig.frame();
        rig.ui().record(nullptr);
        const Seat other = Seat(1 - rig.viewer());
        int missing = 0;
        for (const rc::CardId card : rig.match().observe(other).own.hand) {
            // A name may be drawn in two lines.
            const std::string name = rc::card_name(card, Lang::en), word = name.substr(0, name.find(' '));
            if (std::none_of(record.items.begin(), record.items.end(), [&](const Drawn& d) { return d.text.find(word) != std::string::npos; })) ++missing;
        }
        return missing;
    };
    ASSERT_FALSE(rig.match().observe(Seat(1 - rig.viewer())).own.hand.empty());
    EXPECT_GT(hidden_names(), 0);
    rig.open_all();
    EXPECT_EQ(hidden_names(), 0);
}

// Everything that the lesson shows must be highlighted.
TEST(RaceTableLesson, EverythingThatItShowsLightsUp) {
    Rig rig(lesson().deal(Lang::en));
    rig.look_as(0);
    const auto play = [&rig](const char* move) {
        if (move != nullptr) rig.play(rc::decode_move(Json::parse(move)).value());
    };
    int shown = 0;
    for (const LessonBeat& beat : lesson().beats) {
        const Json names = beat.show != nullptr ? Json::parse(beat.show)["show"] : Json::array();
        for (const Json& name : names) {
            Json hint;
            hint["show"].push_back(name);
            rig.point_at(hint);
            rig.frame();
            EXPECT_FALSE(rig.table().hinted().empty()) << beat.title.en << ": " << name;
            ++shown;
        }
        play(beat.move);
        for (const char* reply : beat.replies) play(reply);
    }
    EXPECT_GT(shown, 5);
}

// Moving cards and goods must always arrive: the table must come to rest after every event.
TEST(RaceTableMotion, WhatHappensMovesAndComesToRest) {
    constexpr int kPatience = 200;                         // frames: more than three seconds
    Rng rng(17);
    Rig rig(2, 5);
    rig.look_as(0);
    rig.show_at_once();
    int moved = 0;
    for (int ply = 0; ply < 160 && rig.match().to_act(); ++ply) {
        rig.frame();
        rig.play(choose(rig.match().legal_moves(), rng));
        rig.frame();
        if (!rig.table().is_moving()) continue;
        ++moved;
        int frames = 0;
        while (rig.table().is_moving() && frames < kPatience) rig.frame(), ++frames;
        ASSERT_LT(frames, kPatience) << "ply " << ply;
    }
    EXPECT_GT(moved, 30);
}

TEST(RaceBanners, TellWhatWasAchieved) {
    test::with_scene<rc::Game, Scene>(2, [](Scene& s) {
        const auto told = [&s](const Json& event) { return test::text_of(banner_of(s, event)); };
        EXPECT_EQ(told({{"event", "conquered"}, {"seat", 1}, {"card", "rebel_miners"}, {"military", 3}, {"defense", 2}}), "Military 3 against 2");
        const int counted = points_of_card(s.player(1), *rc::card_by_id("new_economy"));
        EXPECT_EQ(told({{"event", "placed"}, {"seat", 1}, {"card", "new_economy"}}), "+" + std::to_string(counted) + " New Economy");
        const Json choices = Json::array({Json::array({"explore_5", "settle"}), Json::array({"produce", "consume_x2"})});
        EXPECT_EQ(told({{"event", "actions_revealed"}, {"choices", choices}}), "Explore: +5 · Settle / Produce · Consume: 2x VP");
        EXPECT_EQ(told({{"event", "placed"}, {"seat", 1}, {"card", "public_works"}}), "") << "its points stand on it";
        EXPECT_EQ(told({{"event", "drew"}, {"seat", 1}}), "");
    });
}

// The actions of all appear at once, and the twelfth card is told.
TEST(RaceBanners, TellWhatAllHaveChosenAndTheLastRound) {
    Rng rng(4);
    Rig rig(2, 5);
    rig.look_as(0);
    int reveals = 0, last = 0;
    for (int ply = 0; ply < 900 && rig.match().to_act(); ++ply) {
        rig.play(choose(rig.match().legal_moves(), rng));
        bool is_reveal = false, is_last = false;
        for (const rc::Event& event : rig.match().events_of(rig.match().ply())) {
            is_reveal = is_reveal || std::holds_alternative<rc::ActionsRevealed>(event);
            const auto* placed = std::get_if<rc::PlacedCard>(&event);
            is_last = is_last || (placed && rig.seen().players[placed->seat].tableau.size() == rc::kEndTableau);
        }
        std::string all;
        for (int i = 0; i < 200 && (i < 2 || rig.table().is_moving()); ++i)
            for (const std::string& piece : rig.above()) all += piece + "\n";
        if (is_reveal) {
            ++reveals;
            const rc::Observation seen = rig.seen();
            for (const rc::ActionId action : seen.players[1].actions)
                EXPECT_NE(all.find(rc::action(action).name.en), std::string::npos) << ply;
        }
        if (is_last) {
            ++last;
            EXPECT_NE(all.find(words::kTwelfth.en), std::string::npos) << ply;
        }
    }
    EXPECT_GT(reveals, 4);
    EXPECT_GT(last, 0);
}

// The start of a phase must be shown, even if nobody has a choice in it.
TEST(RaceTableMotion, PhasesAreLitOneAfterTheOther) {
    Rig rig(2, 5);
    rig.frame();
    Motions motions;
    test::Screen screen({1180, 820});
    Ui& ui = screen.begin_frame();
    const rc::Observation seen = rig.seen();
    const Names names{"Aki", "Ben"};
    const std::vector<SeatLook> looks(2);
    const Scene scene{ui, ui.canvas(), ui.theme(), Lang::en, seen, names, looks, false};
    const auto begins = [](const char* phase) { return Json{{"event", "phase_started"}, {"phase", phase}}; };
    motions.begin(scene, {begins("consume"), begins("produce")}, [](Thing) { return Rect{}; });
    constexpr std::size_t kConsume = 3, kProduce = 4;
    const double now = ui.now_ms();
    EXPECT_GT(motions.phase_pulse(kConsume, now), 0);
    EXPECT_EQ(motions.phase_pulse(kProduce, now), 0) << "only after the one before it";
    double later = now;
    while (later < now + 2000 && motions.phase_pulse(kProduce, later) == 0) later += 10;
    EXPECT_GT(motions.phase_pulse(kProduce, later), 0);
    EXPECT_EQ(motions.phase_pulse(kConsume, later), 0);
    EXPECT_EQ(motions.lit_phase(now), kConsume);
    motions.update(later);
    EXPECT_EQ(motions.lit_phase(later), kProduce);
    EXPECT_TRUE(motions.lights_phases());
    motions.update(later + 2000);
    EXPECT_FALSE(motions.lights_phases());
    screen.end_frame();
}

// The track must not show the next round while the phases of this one are still being lit.
TEST(RaceTableMotion, TheTrackShowsThePhasesThatAreLitAndThenWhatTheyLedTo) {
    Rng rng(3);
    Rig rig(2, 5);
    rig.look_as(0);
    rig.show_at_once();
    int rounds = 0;
    for (int ply = 0; ply < 400 && rig.match().to_act() && rounds < 3; ++ply) {
        rig.frame();
        const auto moves = rig.match().legal_moves();
        rig.play(choose(moves, rng));
        bool begins_phase = false, begins_round = false;
        for (const rc::Event& event : rig.match().events_of(rig.match().ply())) {
            begins_phase = begins_phase || std::holds_alternative<rc::PhaseStarted>(event);
            begins_round = begins_round || std::holds_alternative<rc::RoundStarted>(event);
        }
        const bool shows_last_round = shows(rig, words::kNotThisRound.en);
        for (int i = 0; i < 400 && rig.table().is_moving(); ++i) rig.frame();
        if (!begins_phase || !begins_round) continue;
        ++rounds;
        EXPECT_TRUE(shows_last_round) << "ply " << ply;
        EXPECT_FALSE(shows(rig, words::kNotThisRound.en)) << "ply " << ply;
    }
    EXPECT_EQ(rounds, 3);
}

// A card that was set aside lies at its place in the tableau. When it is revealed it must not fly there again.
TEST(RaceTableMotion, ACardThatWaitedAtItsPlaceStaysThere) {
    Rng rng(3);
    Rig rig(2, 5);
    const auto places_of = [&rig](rc::CardId card) {
        Recording record;
        rig.ui().record(&record);
        rig.frame();
        rig.ui().record(nullptr);
        const std::string name = rc::card_name(card, Lang::en), word = name.substr(0, name.find(' '));
        std::set<std::pair<int, int>> places;
        for (const Drawn& d : record.items)
            if (d.kind == Drawn::Kind::text && d.text.find(word) != std::string::npos) places.insert({int(d.place.x), int(d.place.y)});
        return places;
    };
    int waited = 0;
    for (int ply = 0; ply < 600 && rig.match().to_act() && waited < 3; ++ply) {
        const Seat who = *rig.match().to_act();
        const rc::Move move = choose(rig.match().legal_moves(), rng);
        const auto* place = std::get_if<rc::Place>(&move);
        rig.play(move);
        const auto asked = rc::asked(rig.match().observe(who));
        if (!place || !asked || asked->seat == who || !rc::is_placement(asked->kind)) continue;
        rig.look_as(who);
        for (int i = 0; i < 100; ++i) rig.frame();
        const auto before = places_of(place->card);
        ASSERT_FALSE(before.empty());
        rig.play(rc::Pass{});
        if (!rc::find_placed(rig.match().observe(who).players[who].tableau, place->card)) continue;     // it is paid for first
        ++waited;
        const auto after = places_of(place->card);
        EXPECT_TRUE(std::any_of(before.begin(), before.end(), [&](const auto& at) { return after.contains(at); })) << rc::card_name(place->card, Lang::en);
    }
    EXPECT_EQ(waited, 3);
}

TEST(RaceTableMotion, SoundsBelongToWhatIsSeen) {
    EXPECT_EQ(race_face().sound_of(Json{{"event", "placed"}, {"seat", 0}}), Sound::card);
    EXPECT_EQ(race_face().sound_of(Json{{"event", "conquered"}, {"seat", 0}}), Sound::ship);
    EXPECT_FALSE(race_face().sound_of(Json{{"event", "auto"}, {"seat", 0}}).has_value());
    EXPECT_FALSE(race_face().sound_of(Json(3)).has_value());
}

// One touch must play the whole order and gain the promised VP.
TEST(RaceTableTouch, TheBestOrderBringsWhatItPromises) {
    Rng rng(12);
    int orders = 0;
    for (std::uint64_t seed = 1; seed <= 12 && orders < 6; ++seed) {
        Rig rig(2, seed);
        for (int ply = 0; ply < 500 && rig.match().to_act() && orders < 6; ++ply) {
            const rc::Observation seen = rig.seen();
            const std::optional<rc::BestOrder> order = rc::best_order(seen);
            if (!order) {
                rig.play(choose(rig.match().legal_moves(), rng));
                continue;
            }
            ++orders;
            const Seat me = seen.me;
            const int before = seen.players[me].vp;
            rig.look_as(me);
            ASSERT_TRUE(rig.tap_thing(thing(Kind::best_order)));
            for (int step = 0; step < 40; ++step) {
                if (rig.play_what_is_asked() == 0) break;
                const auto now = rc::asked(rig.match().observe(me));
                if (!now || now->seat != me || (now->kind != rc::Kind::consume && now->kind != rc::Kind::consume_good)) break;
            }
            // Only powers for hand cards and the draw of a number may remain.
            EXPECT_EQ(rig.match().observe(me).players[me].vp - before, order->yield.vp) << "seed " << seed << ", ply " << ply;
            break;
        }
    }
    EXPECT_GE(orders, 4) << "too few to prove anything";
}

}  // namespace
}  // namespace orrery::ui::race_table
