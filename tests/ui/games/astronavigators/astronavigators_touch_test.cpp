// Meaning of touches on the AstroNavigators table: several steps at once, drags, either order, quest windows that are passed, undo, and
// that nothing shows a secret of another seat.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/astronavigators/codec.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/app/teaching/lesson.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "imgui_ui/games/astronavigators/teach.h"
#include "imgui_ui/games/astronavigators/view.h"
#include "imgui_ui/games/astronavigators/words.h"
#include "tests/games/astronavigators/other_worlds.h"
#include "tests/ui/driver.h"
#include "tests/ui/games/astronavigators/astronavigators_rig.h"

namespace orrery::ui::astronavigators_table {
namespace {

// --- legs ---

/// Returns a space that a leg reaches in several steps without a decision on the way.
an::SpaceId far_space(const an::Observation& seen, std::size_t least = 2) {
    for (std::size_t i = 0; i < an::kSpaceCount; ++i)
        if (shortest_leg(seen, static_cast<an::SpaceId>(i)).size() >= least) return static_cast<an::SpaceId>(i);
    ADD_FAILURE() << "every space is near";
    return 0;
}

TEST(AstronavigatorsTouch, AFarSpaceMeansSeveralSteps) {
    for (const an::Transport by : {an::Transport::car, an::Transport::ship, an::Transport::plane})
        for (const bool is_dragged : {false, true}) {
            Rig rig(at_travel(by, space_named("p2p00")));
            const an::SpaceId to = far_space(rig.seen());
            const Leg leg = shortest_leg(rig.seen(), to);
            if (is_dragged) rig.drag(rig.centre_of(thing(Kind::vehicle, 0, 0)), rig.centre_of(space_thing(to)));
            else ASSERT_TRUE(rig.tap_thing(space_thing(to)));
            int steps = 0;
            while (const std::optional<an::Move> move = rig.asked()) {
                ASSERT_LT(steps, static_cast<int>(leg.size()));
                EXPECT_TRUE(*move == an::Move(an::StepTo{leg[static_cast<std::size_t>(steps)]})) << to_text(an::encode_move(*move));
                rig.play(*move);
                ++steps;
            }
            EXPECT_EQ(steps, static_cast<int>(leg.size())) << (is_dragged ? "dragged" : "tapped");
            EXPECT_EQ(rig.match().now().players[0].vehicle.at, to);
        }
}

/// A leg of several steps whose first one leads to the place of a quest.
struct QuestLeg {
    an::QuestId quest;
    an::Transport by;
    an::SpaceId from, to;
};
std::optional<QuestLeg> leg_past_a_quest() {
    for (an::QuestId quest = 0; quest < an::kQuestCount; ++quest)
        for (const an::Transport by : {an::Transport::car, an::Transport::train, an::Transport::plane})
            for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
                const auto from = static_cast<an::SpaceId>(i);
                if (!an::has_icon(from, by) || an::kQuests[quest].targets.has(from)) continue;
                const an::Observation seen = an::observe(at_travel(by, from), 0);
                for (std::size_t k = 0; k < an::kSpaceCount; ++k) {
                    const auto to = static_cast<an::SpaceId>(k);
                    const Leg leg = shortest_leg(seen, to);
                    if (leg.size() > 1 && an::kQuests[quest].targets.has(leg[0])) return QuestLeg{quest, by, from, to};
                }
            }
    return {};
}

TEST(AstronavigatorsTouch, ALegStopsWhereAQuestCanBeCompleted) {
    const std::optional<QuestLeg> leg = leg_past_a_quest();
    ASSERT_TRUE(leg);
    Rig rig(at_travel(leg->by, leg->from, [quest = leg->quest](an::State& s) {
        give_quest(s, 0, quest);
        const an::CardId card = an::kQuests[quest].constellations[0];
        take_card(s, card);
        s.players[0].observed.push_back(card);
    }));
    ASSERT_TRUE(rig.tap_thing(space_thing(leg->to)));
    ASSERT_EQ(rig.play_what_is_asked(), 1);
    EXPECT_EQ(rig.kind(), an::Kind::quest_complete);
    ASSERT_TRUE(rig.tap_thing(quest_thing(leg->quest)));
    EXPECT_TRUE(rig.asked() == an::Move(an::CompleteQuest{leg->quest}));
}

TEST(AstronavigatorsTouch, TheVehicleOrItsSpaceStopsTheLeg) {
    for (const int way : {0, 1, 2}) {
        Rig rig(at_travel(an::Transport::ship, space_named("p2p00")));
        const an::MoveList moves = rig.match().legal_moves();
        const auto is_step = [](const an::Move& m) { return std::holds_alternative<an::StepTo>(m); };
        const auto* step = std::find_if(moves.begin(), moves.end(), is_step);
        ASSERT_NE(step, moves.end());
        rig.play(*step);
        rig.rest();
        ASSERT_EQ(rig.kind(), an::Kind::travel_step);
        const an::SpaceId here = rig.match().now().players[0].vehicle.at;
        const bool is_touched = way == 0   ? rig.press(Button::stop)
                                : way == 1 ? rig.tap_thing(thing(Kind::vehicle, 0, 0))
                                           : rig.tap_thing(space_thing(here));
        ASSERT_TRUE(is_touched) << way;
        EXPECT_TRUE(rig.asked() == an::Move(an::Stop{})) << way;
    }
}

TEST(AstronavigatorsTouch, TheBarCountsSteps) {
    Rig rig(at_travel(an::Transport::plane, space_named("p2p00")));
    rig.frame();
    EXPECT_EQ(rig.steps().of, an::kTransports[an::index_of(an::Transport::plane)].allowance);
    EXPECT_EQ(rig.steps().left, rig.steps().of);
    Rig before(at_selection());
    before.frame();
    EXPECT_LT(before.steps().left, 0);
}

TEST(AstronavigatorsTouch, ALessonAsksForOneStepAfterTheOther) {
    Rig rig(at_travel(an::Transport::plane, space_named("p2p00")));
    const an::SpaceId to = far_space(rig.seen());
    const an::SpaceId first = shortest_leg(rig.seen(), to)[0];
    rig.ask_only(an::StepTo{first});
    rig.frame();
    EXPECT_FALSE(rig.target(target_of(space_thing(to)))) << "a lesson has no plans";
    ASSERT_TRUE(rig.tap_thing(space_thing(first)));
    EXPECT_TRUE(rig.asked() == an::Move(an::StepTo{first}));
}

TEST(AstronavigatorsTouch, TwoFingersMakeTheEarthLarger) {
    Rig rig(at_travel(an::Transport::plane, space_named("p2p00")));
    const auto size = [&] {
        rig.frame();
        const Target* t = rig.target(target_of(thing(Kind::vehicle, 0, 0)));
        return t != nullptr ? t->rect.w : 0.0f;
    };
    const float before = size();
    ASSERT_GT(before, 0);
    const Vec middle = rig.centre_of(thing(Kind::vehicle, 0, 0));
    rig.fingers({{Vec{middle.x - 30, middle.y}, Vec{middle.x + 30, middle.y}}});
    rig.fingers({{Vec{middle.x - 60, middle.y}, Vec{middle.x + 60, middle.y}}});
    rig.fingers({});
    EXPECT_NEAR(size(), 2 * before, before * 0.12f);
    EXPECT_FALSE(rig.asked().has_value()) << "two fingers touch nothing";
}

// --- selection ---

TEST(AstronavigatorsTouch, AnotherWeekTakesThePlaceOfTheFirst) {
    Rig rig(at_selection());
    ASSERT_TRUE(rig.tap_thing(week_thing(1)));
    ASSERT_TRUE(rig.tap_thing(week_thing(3)));
    EXPECT_FALSE(rig.asked().has_value());
    EXPECT_NE(rig.prompt().find("3"), std::string::npos) << rig.prompt();
    ASSERT_TRUE(rig.tap_thing(action_thing(an::Action::schedule)));
    EXPECT_TRUE(rig.asked() == an::Move(an::Select{3, an::Action::schedule}));
}

// What a week and its actions promise is what happens.
TEST(AstronavigatorsTouch, AnActionNamesWhatItGives) {
    an::State s = at_selection();
    put_vehicle(s, 0, space_named("p2p00"), an::Transport::car);
    s.sun_step = 0;
    show_card(s, 2, card_named("leo"));
    Rig rig(s);
    ASSERT_TRUE(rig.tap_thing(week_thing(2)));
    rig.frame();
    const Target* direct = rig.target(target_of(action_thing(an::Action::direct)));
    ASSERT_TRUE(direct);
    const std::string promise = direct->name;
    const int before = s.players[0].nk;
    s = played_until(played(s, an::Select{2, an::Action::direct}), an::Kind::select_action);
    const int gained = s.players[0].nk - before;
    ASSERT_EQ(gained, an::kCards[card_named("leo")].nk) << "Leo is visible from row +2 in March";
    EXPECT_NE(promise.find("+" + std::to_string(gained)), std::string::npos) << promise;
}

// A card that cannot be observed promises nothing.
TEST(AstronavigatorsTouch, AnActionThatFailsPromisesNothing) {
    an::State s = at_selection();
    put_vehicle(s, 0, space_named("p2p00"), an::Transport::car);
    show_card(s, 2, card_named("pisces"));
    Rig rig(s);
    ASSERT_TRUE(rig.tap_thing(week_thing(2)));
    rig.frame();
    const Target* direct = rig.target(target_of(action_thing(an::Action::direct)));
    ASSERT_TRUE(direct);
    EXPECT_EQ(direct->name.find('+'), std::string::npos) << direct->name;
    const int before = s.players[0].nk;
    s = played_until(played(s, an::Select{2, an::Action::direct}), an::Kind::select_action);
    EXPECT_EQ(s.players[0].nk, before);
}

// --- explanations ---

// A finger that stays on a week is told all about its top card, with the fact: every card, on a tablet and on a phone.
TEST(AstronavigatorsTouch, ATopCardThatIsHeldExplainsItself) {
    constexpr int kWeek = 2;
    const auto squeezed = [](std::string text) {
        std::erase(text, ' ');
        return text;
    };
    for (const Vec css : {kTabletWindow, kPhoneWindow})
        for (an::CardId card = 0; card < an::kCardCount; card = static_cast<an::CardId>(card + (tests::is_deep() ? 1 : 7))) {
            an::State s = at_selection();
            put_vehicle(s, 0, space_named("p2p00"), an::Transport::car);
            show_card(s, kWeek, card);
            Rig rig(s, css);
            ASSERT_TRUE(rig.bring_in_sight(target_of(week_thing(kWeek))));
            std::string told;
            for (const std::string& piece : rig.hold(target_of(week_thing(kWeek)))) told += piece;
            told = squeezed(told);
            EXPECT_FALSE(rig.asked().has_value()) << "a long press chooses nothing";
            EXPECT_NE(told.find(squeezed(an::card_name(card, Lang::en))), std::string::npos) << told;
            EXPECT_NE(told.find(squeezed(an::kCards[card].fact.en)), std::string::npos) << an::kCards[card].id << ": " << told;
            EXPECT_NE(told.find("+" + std::to_string(an::kCards[card].nk)), std::string::npos) << an::kCards[card].id << ": " << told;
        }
}

/// One of the seven things that confuse newcomers (section 14 of the rules): the step of the lesson that teaches it, words that no
/// other step of that part has, and what one touch on the table answers.
struct Confusing {
    const char* what;
    const char* step;
    const char* taught;
    std::function<an::State()> where;
    Thing touched;
    const char* answer;
};

an::State with_top_card(const char* card) {
    an::State s = at_selection();
    put_vehicle(s, 0, space_named("p2p00"), an::Transport::car);
    show_card(s, 2, card_named(card));
    return s;
}
an::State ship_at_sea() {
    an::State s = at_selection();
    put_vehicle(s, 0, space_named("m1m02"), an::Transport::ship);
    return s;
}

/// Returns a leg by plane, and a space within reach from which no icon would be.
std::pair<an::State, an::SpaceId> dead_end() {
    for (std::size_t i = 0; i < an::kSpaceCount; ++i) {
        const auto from = static_cast<an::SpaceId>(i);
        if (!an::has_icon(from, an::Transport::helicopter)) continue;
        const an::State s = at_travel(an::Transport::helicopter, from);
        const an::Observation seen = an::observe(s, 0);
        for (std::size_t k = 0; k < an::kSpaceCount; ++k) {
            const auto space = static_cast<an::SpaceId>(k);
            const std::optional<int> steps = steps_to(seen, space);
            if (steps && *steps > 0 && *steps <= seen.turn->steps_left && shortest_leg(seen, space).empty()) return {s, space};
        }
    }
    ADD_FAILURE() << "no leg has a dead end";
    return {at_selection(), 0};
}

const std::vector<Confusing>& confusing_things() {
    static const std::vector<Confusing> list{
        {"visibility", "Ticks and reasons", "says whether you can observe it", [] { return with_top_card("pisces"); }, week_thing(2),
         "daylight hides it"},
        {"moon cards", "Moon cards", "only in the week with their number", [] { return with_top_card("moon_3b"); }, week_thing(2),
         "only in week 3"},
        {"legs end on an icon", "Legs end on an icon", "must end on the icon of its transport", [] { return dead_end().first; },
         space_thing(dead_end().second), ""},
        {"astronauts cannot observe", "To the Moon", "Only astronauts launch, but they cannot observe",
         [] { return at_calibration(an::Kind::calibrate, an::Status::astronomer); }, button_thing(Button::become_astronaut),
         "observe nothing any more"},
        {"DV and NK", "DV and NK", "If DV exceeds NK", [] { return at_selection(2, an::Mode::astronavigator); }, thing(Kind::dial, 1, 0),
         "about 114"},
        {"a ship at sea", "A ship at sea", "it lies at sea, with an anchor", ship_at_sea, thing(Kind::vehicle, 0, 0), "At sea"},
        {"bonuses of the first year", "Only in the first year", "but only in the first year", [] { return at_selection(); },
         thing(Kind::token, static_cast<int>(an::Transport::car), 0), "12 rounds are left"},
    };
    return list;
}

TEST(AstronavigatorsConfusing, EachOfTheSevenIsTaughtOnceAndAnsweredByOneTouch) {
    ASSERT_EQ(confusing_things().size(), 7u);
    std::set<std::string> steps;
    for (const Confusing& one : confusing_things()) {
        SCOPED_TRACE(one.what);
        int taught = 0;
        for (const LessonBeat& beat : lesson().beats) {
            if (std::string(beat.text.en).find(one.taught) == std::string::npos) continue;
            ++taught;
            EXPECT_STREQ(beat.title.en, one.step);
            EXPECT_STRNE(beat.text.in(Lang::ja), beat.text.en);
        }
        EXPECT_EQ(taught, 1) << "taught once";
        EXPECT_TRUE(steps.insert(one.step).second) << "a step teaches one of them";

        Rig rig(one.where());
        rig.rest();
        if (kind_of(one.touched) == Kind::space) {         // touching it is refused, in words
            rig.tap_space(static_cast<an::SpaceId>(one.touched.index));
            ASSERT_EQ(rig.notes.size(), 1u);
            EXPECT_EQ(rig.notes.back().rule, "AN-A36");
            EXPECT_NE(rig.notes.back().text.find("no end of a leg"), std::string::npos) << rig.notes.back().text;
            continue;
        }
        ASSERT_TRUE(rig.bring_in_sight(target_of(one.touched)));
        std::string told;
        for (const std::string& piece : rig.hold(target_of(one.touched))) told += piece + " ";
        EXPECT_NE(told.find(one.answer), std::string::npos) << told;
    }
}

// --- quests ---

TEST(AstronavigatorsQuests, AWindowIsPassedAfterAMove) {
    an::State s = Built(2, an::Mode::astronomer).equip().state();
    s.first_seat = 1;
    s = played_until(s, an::Kind::select_action, 0);
    Rig rig(s);
    rig.frame();
    rig.play(an::Select{2, an::Action::schedule});
    ASSERT_EQ(rig.kind(), an::Kind::quest_window);
    rig.frame();
    EXPECT_EQ(rig.prompt(), words::kBarPassing.en);
    EXPECT_GT(rig.pass_windows(), 0);
    EXPECT_NE(rig.kind(), an::Kind::quest_window);
}

TEST(AstronavigatorsQuests, AWindowIsAskedWhereAPlayerWantsItOrAGameIsContinued) {
    an::State s = Built(2, an::Mode::astronomer).equip().state();
    s.first_seat = 1;
    s = played_until(s, an::Kind::select_action, 0);
    Rig rig(s);
    rig.frame();
    ASSERT_TRUE(rig.switch_quests());
    rig.play(an::Select{2, an::Action::schedule});
    ASSERT_EQ(rig.kind(), an::Kind::quest_window);
    EXPECT_EQ(rig.pass_windows(), 0);
    ASSERT_TRUE(rig.press(Button::pass));
    EXPECT_TRUE(rig.asked() == an::Move(an::Pass{}));

    Rig continued(rig.match().now());
    EXPECT_EQ(continued.pass_windows(), 0);
    ASSERT_TRUE(continued.press(Button::pass));
    EXPECT_TRUE(continued.asked() == an::Move(an::Pass{}));
}

TEST(AstronavigatorsQuests, TwoTilesPayInEitherOrder) {
    const an::State s = played_until(Built(2, an::Mode::astronomer).equip().state(), an::Kind::quest_window, 0);
    const an::MoveList moves = an::legal_moves(s, 0);
    const auto* pair = std::find_if(moves.begin(), moves.end(), [](const an::Move& m) {
        const auto* start = std::get_if<an::StartQuest>(&m);
        return start && start->tiles.size() == 2;
    });
    ASSERT_NE(pair, moves.end()) << "this deal has no pair of tiles";
    const auto& tiles = std::get<an::StartQuest>(*pair).tiles;
    for (const bool has_button : {true, false})
        for (const bool is_reversed : {false, true}) {
            Rig rig(s);
            if (has_button) { ASSERT_TRUE(rig.press(Button::start_quest)); }
            for (const std::size_t i : {std::size_t(0), std::size_t(1)}) {
                EXPECT_FALSE(rig.asked().has_value());
                ASSERT_TRUE(rig.tap_thing(tile_thing(tiles[is_reversed ? 1 - i : i])));
            }
            EXPECT_TRUE(rig.asked() == *pair) << has_button << is_reversed;
        }
}

// --- calibration and space ---

TEST(AstronavigatorsCalibration, TokensAreTappedOrDraggedOntoTheirGauges) {
    const an::State s = at_calibration();
    const auto set = static_cast<an::SetId>(std::find(s.players[0].sets.begin(), s.players[0].sets.end(), an::SetState::ready) -
                                            s.players[0].sets.begin());
    ASSERT_LT(set, an::kSetCount);
    int phase = 1;
    while (phase < an::kPhases && s.players[0].moon(phase) != an::MoonState::active) ++phase;
    const Thing sct = gauge_thing(an::Gauge::sct, 0), sxt = gauge_thing(an::Gauge::sxt, 0);
    const an::Move onto_sct{an::PlaceSct{set}}, onto_sxt{an::PlaceSxt{static_cast<std::int8_t>(phase)}};
    for (const std::vector<Thing>& touches : {std::vector{set_thing(set, 0), sct}, std::vector{sct, set_thing(set, 0)}}) {
        Rig rig(s);
        for (const Thing touched : touches) {
            EXPECT_FALSE(rig.asked().has_value());
            ASSERT_TRUE(rig.tap_thing(touched));
        }
        EXPECT_TRUE(rig.asked() == onto_sct);
    }
    Rig dragged(s);
    dragged.drag(dragged.centre_of(set_thing(set, 0)), dragged.centre_of(sct));
    EXPECT_TRUE(dragged.asked() == onto_sct);
    Rig moon(s);
    ASSERT_TRUE(moon.tap_thing(moon_thing(phase, 0)));
    EXPECT_TRUE(moon.asked() == onto_sxt);
    Rig dragged_moon(s);
    dragged_moon.drag(dragged_moon.centre_of(moon_thing(phase, 0)), dragged_moon.centre_of(sxt));
    EXPECT_TRUE(dragged_moon.asked() == onto_sxt);
}

TEST(AstronavigatorsCalibration, BecomingAnAstronautTellsTheFlight) {
    Rig rig(at_calibration(an::Kind::calibrate, an::Status::astronomer));
    rig.frame();
    const Target* button = rig.target(target_of(button_thing(Button::become_astronaut)));
    ASSERT_TRUE(button);
    EXPECT_NE(button->name.find(std::to_string(rig.match().now().players[0].nk)), std::string::npos) << button->name;
    const std::optional<an::Move> asked = touch_for(rig, an::BecomeAstronaut{});
    EXPECT_TRUE(asked == an::Move(an::BecomeAstronaut{}));
}

TEST(AstronavigatorsSpace, TheVehicleFliesByButtonSpaceOrDrag) {
    const an::State s = played_until(in_orbit_at(1), an::Kind::space, 0, wants(an::Select{1, an::Action::travel}));
    const Thing next = stage_thing(2), vehicle = thing(Kind::vehicle, 0, 0);
    for (const int way : {0, 1, 2}) {
        Rig rig(s);
        if (way == 0) { ASSERT_TRUE(rig.press(Button::advance)); }
        else if (way == 1) { ASSERT_TRUE(rig.tap_thing(next)); }
        else rig.drag(rig.centre_of(vehicle), rig.centre_of(next));
        EXPECT_TRUE(rig.asked() == an::Move(an::Advance{})) << way;
    }
}

/// Returns a flight on which the first seat may move on by its set on SCT, by that on AI, or not at all.
std::optional<an::State> with_extra_moves(an::SetId sct) {
    for (an::SetId ai = 0; ai < an::kSetCount; ++ai) {
        if (ai == sct) continue;
        an::State s = played_until(in_orbit_at(1, [&](an::State& t) {
            t.players[0].sct = sct;
            t.players[0].ai = ai;
        }), an::Kind::space, 0, wants(an::Select{1, an::Action::travel}));
        s = played(s, an::Advance{});
        if (an::asked(s) == an::Asked{0, an::Kind::dv}) s = played(s, an::AcceptDv{});
        if (an::asked(s) != an::Asked{0, an::Kind::space}) continue;
        const an::MoveList moves = an::legal_moves(s, 0);
        if (contains(moves, an::Move(an::ExtraSct{})) && contains(moves, an::Move(an::ExtraAi{}))) return s;
    }
    return {};
}

TEST(AstronavigatorsSpace, TheButtonsOfExtraMovesAreReadInEveryWindow) {
    int short_pairs = 0, long_pairs = 0;
    for (an::SetId sct = 0; sct < an::kSetCount; ++sct) {
        const std::optional<an::State> s = with_extra_moves(sct);
        if (!s) continue;
        for (const Vec css : {Vec{1180, 820}, Vec{390, 844}, Vec{360, 640}, Vec{844, 390}})
            for (const Lang lang : kLangs) {
                Rig rig(*s, css, lang);
                const Recording record = rig.recorded();
                const std::string where = std::to_string(int(css.x)) + " " + code(lang) + " ";
                int short_names = 0;
                for (const auto& [button, tight] : {std::pair(Button::extra_sct, &words::kDoExtraSct), {Button::extra_ai, &words::kDoExtraAi}}) {
                    const Target* target = rig.target(target_of(button_thing(button)));
                    ASSERT_TRUE(target) << where;
                    std::string shown;                     // in lines without spaces between them
                    for (const Drawn& one : record.items) {
                        if (one.kind != Drawn::Kind::text || !target->rect.contains(one.place.centre())) continue;
                        EXPECT_FALSE(one.is_cut) << where << one.text;
                        shown += one.text;
                    }
                    EXPECT_FALSE(shown.empty()) << where;
                    std::string start = tight->in(lang);
                    for (std::string* text : {&shown, &start}) std::erase(*text, ' ');
                    if (shown.rfind(start, 0) == 0) ++short_names;
                }
                EXPECT_NE(short_names, 1) << where << ": a short name beside a long one";
                ++(short_names > 0 ? short_pairs : long_pairs);
            }
    }
    EXPECT_GT(short_pairs, 0);
    EXPECT_GT(long_pairs, 0);
}

TEST(AstronavigatorsSpace, TheSextantIsUsedByButtonOrGauge) {
    const an::State s = played_until(in_orbit_at(1, [](an::State& t) {
        for (std::int8_t phase = 1; phase <= an::kPhases; ++phase)
            if (t.players[0].moon(phase) == an::MoonState::active) t.players[0].sxt = phase;
    }), an::Kind::dv, 0, [](const an::Move& m) {
        return m == an::Move(an::Select{1, an::Action::travel}) || std::holds_alternative<an::Advance>(m);
    });
    Rig button(s), gauge(s), accepted(s);
    ASSERT_TRUE(button.press(Button::use_sxt));
    EXPECT_TRUE(button.asked() == an::Move(an::UseSxt{}));
    ASSERT_TRUE(gauge.tap_thing(gauge_thing(an::Gauge::sxt, 0)));
    EXPECT_TRUE(gauge.asked() == an::Move(an::UseSxt{}));
    ASSERT_TRUE(accepted.press(Button::accept_dv));
    EXPECT_TRUE(accepted.asked() == an::Move(an::AcceptDv{}));
}

// --- secrets ---

class RigOfFlight : public Rig {
  public:
    RigOfFlight(int seats, std::uint64_t seed) : Rig(match_in(an::Mode::astronavigator, seats, seed)) { set(shorten); }
};

TEST(AstronavigatorsSecrets, ShowsNobodyWhatIsASecretOfOthersAndCoveredNoSecretAtAll) {
    constexpr int kPlies = 60, kEvery = 5;
    EXPECT_GT(test::expect_no_secrets_seen<Rig>(8, kPlies, kEvery, choose_move, 3, std::uint64_t{6}), 0)
        << "the comparison can fail: one's own agenda is seen";
}

TEST(AstronavigatorsSecrets, OrbitTilesAreShownToTheirOwners) {
    constexpr int kPlies = 60, kEvery = 5;
    EXPECT_GT(test::expect_no_secrets_seen<RigOfFlight>(5, kPlies, kEvery, choose_move, 3, std::uint64_t{6}), 0)
        << "the comparison can fail: one's own tiles are seen";
}

/// Compares pictures of positions that differ in all that a seat may not know, on every tab of the window. Returns how often a seat
/// saw a secret of its own.
int expect_same_pictures(Rig& game, Rig& rig) {
    constexpr int kPlies = 30, kEvery = 7;
    constexpr double kRestMs = 1000;
    using Worlds = tests::OtherWorlds<an::Game>;
    Rng rng(4);
    int told = 0;
    for (int ply = 0; ply < kPlies && game.match().to_act(); ++ply) {
        game.play(choose_move(game.match().legal_moves(), rng));
        if (ply % kEvery != 0 || !game.match().to_act()) continue;
        const an::State here = game.match().now();
        const auto viewer = static_cast<Seat>(ply / kEvery % here.seats), other = static_cast<Seat>((viewer + 1) % here.seats);
        const auto seen = [&](const an::State& s) {
            rig.begin_from(s);
            rig.look_as(viewer);
            std::string out;
            for (int tab = -1; tab < static_cast<int>(kTabs); ++tab) {
                if (tab >= 0 && !rig.tap(target_of(thing(Kind::tab, tab)))) continue;
                for (int i = 0; i < 2; ++i) rig.frame(kRestMs);
                out += rig.picture();
            }
            return out;
        };
        const an::State hidden = Worlds::another(here, viewer, rng);
        EXPECT_TRUE(an::observe(here, viewer) == an::observe(hidden, viewer));
        const std::string picture = seen(here);
        EXPECT_EQ(picture, seen(hidden)) << "seat " << int{viewer} << ", move " << ply;
        told += picture != seen(Worlds::another(here, other, rng)) ? 1 : 0;
        if (testing::Test::HasFailure()) return told;
    }
    return told;
}

TEST(AstronavigatorsSecrets, AWorldWithOtherSecretsLooksTheSame) {
    struct Part {
        an::Mode mode;
        bool is_late;                                      // the flight
    };
    for (const Vec css : {kTabletWindow, kPhoneWindow})
        for (const auto& [mode, is_late] : {Part{an::Mode::astronavigator, false}, Part{an::Mode::astronavigator, true},
                                            Part{an::Mode::astronomer, false}}) {
            Rig game(match_in(mode, 3, 9), css), rig(match_in(mode, 3, 9), css);
            if (is_late) game.set(shorten);
            const int told = expect_same_pictures(game, rig);
            ASSERT_FALSE(HasFailure()) << css.x << ", mode " << static_cast<int>(mode) << (is_late ? ", late" : "");
            EXPECT_GT(told, 0) << "the comparison can fail: one's own secrets are seen";
        }
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

TEST(AstronavigatorsUndo, StepsOfOneTouchAreTakenBackTogether) {
    test::Driver d;
    d.start("new=astronavigators&players=2&seed=5&option.mode=astronomer");
    const auto observed = [&] {
        const auto& match = static_cast<const Match<an::Game>&>(d.match());
        return match.observe(*d.match().to_act());
    };
    const auto is_far_leg = [&] {
        if (decision_of(d) != "travel_step" || d.match().decision()["steps_taken"] != 0) return false;
        for (std::size_t i = 0; i < an::kSpaceCount; ++i)
            if (shortest_leg(observed(), static_cast<an::SpaceId>(i)).size() == 2) return d.match().decision()["steps_left"] > 2;
        return false;
    };
    d.play(2, is_far_leg);
    ASSERT_TRUE(is_far_leg());
    an::SpaceId to = 0;
    while (shortest_leg(observed(), to).size() != 2) ++to;
    const std::size_t from = d.match().ply();
    const std::string before = d.match().hash();
    d.frames(4, 500);
    ASSERT_TRUE(tap_id(d, target_of(space_thing(to))));
    d.frames(8, 500);
    ASSERT_EQ(d.match().ply(), from + 2) << "two steps";
    const std::string after = d.match().hash();
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
    ASSERT_TRUE(d.press("redo"));
    EXPECT_EQ(d.match().hash(), after);
}

/// Returns how many passes of quest windows follow a move of the same seat; 0 if somebody else's window comes after them, or if
/// something is shown that must not be taken back.
std::size_t passes_after(const AnyMatch& match, const Json& move) {
    const auto copy = match.copy();
    const std::optional<Seat> me = match.to_act();
    const auto is_window = [&] { return copy->to_act() && copy->decision()["kind"] == "quest_window"; };
    const auto make = [&](const Json& m) { return copy->make(m) && copy->can_undo(false); };
    bool is_shown = !make(move);
    std::size_t out = 0;
    for (; !is_shown && is_window() && copy->to_act() == me; ++out) is_shown = !make(Json{{"type", "pass"}});
    return is_shown || is_window() ? 0 : out;
}

TEST(AstronavigatorsUndo, AWindowThatIsPassedByItselfIsTakenBackWithTheMove) {
    test::Driver d;
    d.start("new=astronavigators&players=2&seed=9&option.mode=astronomer");
    Json move;
    std::size_t passes = 0;
    const auto has_window = [&] {
        if (decision_of(d) != "select_action") return false;
        for (const Json& m : d.match().moves()) {
            if (m["action"] != "schedule" || (passes = passes_after(d.match(), m)) == 0) continue;
            move = m;
            return true;
        }
        return false;
    };
    d.play(6, has_window);
    ASSERT_TRUE(has_window());
    const std::size_t from = d.match().ply();
    const std::string before = d.match().hash();
    d.frames(4, 500);
    ASSERT_TRUE(tap_id(d, target_of(week_thing(move["week"].get<int>()))));
    ASSERT_TRUE(tap_id(d, target_of(action_thing(an::Action::schedule))));
    d.frames(12, 500);
    EXPECT_EQ(d.match().ply(), from + 1 + passes);
    ASSERT_TRUE(d.press("undo"));
    EXPECT_EQ(d.match().hash(), before);
}

}  // namespace
}  // namespace orrery::ui::astronavigators_table
