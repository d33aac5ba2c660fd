// Explanations of things around the maps other than cards.
// 1 action board   2 board of a player   3 calendar   4 die, tabs and buttons   5 page of a thing   6 board
#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/explain.h"
#include "imgui_ui/games/astronavigators/explain_page.h"
#include "imgui_ui/games/astronavigators/explain_words.h"
#include "imgui_ui/games/astronavigators/orbit.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/panels.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 action board ---

void tell_week(ThingPage& page, int week) {
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    week = std::clamp(week, 1, an::kWeeks);
    page.head(page.filled(words::kTellWeek, {{"n", week}}),
              [&s, week](Vec at, float size) { draw_moon(s.canvas, week, at, size * 0.46f, true); });
    for (const Seat seat : all_seats(s.seen.seats))
        if (const auto& disc = s.player(seat).disc; disc && disc->week == week)
            page.player(seat, an::action_name(disc->action, s.lang), seat == who);
    const an::CardPile& pile = s.seen.week(week);
    if (pile.empty()) {
        page.say(words::kTellWeekEmpty, true);
    } else {
        const an::CardId top = pile.back();
        const std::string why = reason_in_words(s, who, top, week);
        page.caption(page.filled(words::kTellStack, {{"n", static_cast<int>(pile.size())}}));
        page.row(an::card_name(top, s.lang), why.empty() ? page.in_words(words::kTellCanBeObserved) : why);
        tell_gain_and_fact(page, top);
        std::vector<std::string> covered;
        for (std::size_t i = pile.size() - 1; i > 0; --i) covered.push_back(an::card_name(pile[i - 1], s.lang));
        if (!covered.empty()) page.row(words::kTellBelowIt, join_list(covered, s.lang));
    }
    page.say(page.filled(words::kTellMoonOfWeek, {{"n", week}, {"phase", an::phase_name(week, s.lang)}}));
    page.say(an::rule::T4);
    page.say(an::rule::T12);
}

void tell_action(ThingPage& page, an::Action action) {
    Scene& s = page.scene();
    const an::Player& player = s.player(s.shown_seat());
    const bool is_in_orbit = player.is_on(an::Map::orbit);
    page.head(an::action_name(action, s.lang),
              [&s, action](Vec at, float size) { draw_action_sign(s.canvas, action, at, size * 0.8f, s.theme.hi); });
    const bool observes = action == an::Action::direct || action == an::Action::planned;
    if (is_in_orbit && action != an::Action::travel) page.say(an::rule::T7);
    else if (observes && player.status == an::Status::astronaut) page.say(an::rule::T5);
    else if (action == an::Action::planned && player.schedule.empty()) page.say(an::rule::T6);
    switch (action) {
        case an::Action::direct:
            page.say(an::rule::A1);
            page.say(an::rule::A10);
            page.say(an::rule::A2);
            page.say(an::rule::A4);
            return page.say(words::kTellTick);
        case an::Action::planned:
            for (const an::CardId card : player.schedule) page.row(words::kTellInSlot, an::card_name(card, s.lang));
            page.say(an::rule::A8);
            page.say(an::rule::A2);
            return page.say(an::rule::A4);
        case an::Action::schedule:
            page.row(words::kTellSlots, page.filled(words::kTellOf, {{"n", static_cast<int>(player.schedule.size())},
                                                                     {"of", an::slot_size(player)}}));
            page.say(an::rule::A20);
            page.say(an::rule::A22);
            page.say(an::rule::A23);
            return page.say(words::kTellWhySchedule);
        case an::Action::travel: break;
    }
    if (is_in_orbit) {
        tell_next_move(page);
        page.say(an::rule::A100);
        return page.say(an::rule::T7);
    }
    page.say(an::rule::A30);
    page.say(an::rule::T9);
    page.say(an::rule::A35);
    page.say(an::rule::A44);
}

/// Tells whether the first use of a transport still counts for a player.
void tell_first_use(ThingPage& page, an::Transport transport, Seat who) {
    const Scene& s = page.scene();
    const bool is_used = an::has(s.player(who).used_transports, transport);
    page.row(words::kTellFirstUse, is_used ? page.in_words(words::kTellIsTurned) : page.nk(an::kTransports[an::index_of(transport)].nk));
    if (transport != an::Transport::spacecraft) tell_bonus(page, who, true);
}

void tell_transport(ThingPage& page, an::Transport transport) {
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const int allowance = an::kTransports[an::index_of(transport)].allowance, bonus = an::bonus_steps(s.player(who), transport);
    page.head(an::transport_name(transport, s.lang),
              [&s, transport](Vec at, float size) { draw_transport(s.canvas, transport, at, size * 0.9f, s.theme.hi); });
    const std::string sum = page.filled(words::kTellStepsBonus, {{"a", allowance}, {"b", bonus}, {"n", allowance + bonus}});
    page.row(words::kTellSteps, bonus == 0 ? std::to_string(allowance) : sum);
    page.say(*rule_of(s.seen, transport_thing(transport)));
    if (transport == an::Transport::spacecraft) {
        tell_next_move(page);
        page.say(an::rule::A51);
    } else {
        page.say(an::rule::A35);
        page.say(transport == an::Transport::ship ? words::kTellAtSea : words::kTellEnds);
    }
    tell_first_use(page, transport, who);
}

// --- 2 board of a player ---

void tell_set(ThingPage& page, an::SetId set, Seat who) {
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    const int have = an::observed_with(player, set);
    page.head(an::set_name(set, s.lang), [&s, set](Vec at, float size) { draw_set_sign(s.canvas, set, at, size * 0.9f, s.theme.hi); });
    page.say(an::kSets[set].text, true);
    page.row(s.name_of(who), page.filled(words::kTellOf, {{"n", have}, {"of", static_cast<int>(an::kSets[set].threshold)}}));
    static constexpr std::array<const Text*, 3> kStates{&words::kTellSetOpen, &words::kTellSetReady, &words::kTellSetUsed};
    page.say(page.filled(*kStates[static_cast<std::size_t>(player.sets[set])], {{"n", an::kSetReward}}), true);
    std::vector<std::string> observed, top, others;
    for (an::CardId card = 0; card < an::kConstellations; ++card) {
        if ((an::kCards[card].icons & an::icon_of(set)) == 0) continue;
        bool is_top = s.seen.deck_top == card;
        for (const an::CardPile& pile : s.seen.weeks) is_top |= !pile.empty() && pile.back() == card;
        auto& list = contains(player.observed, card) ? observed : is_top ? top : others;
        list.push_back(an::card_name(card, s.lang));
    }
    if (!observed.empty()) page.row(words::kTellObserved, join_list(observed, s.lang));
    if (!top.empty()) page.row(words::kTellOnTopNow, join_list(top, s.lang));
    if (!others.empty()) page.row(words::kTellOtherCards, join_list(others, s.lang));
    if (!s.seen.is_astronavigator()) return page.say(an::rule::E13);
    page.say(an::matches(s.seen, player, set) ? words::kTellMatches : words::kTellMatchesNot);
    page.say(an::rule::A115);
    page.say(an::rule::A116);
}

void tell_moon(ThingPage& page, int phase, Seat who) {
    Scene& s = page.scene();
    phase = std::clamp(phase, 1, an::kPhases);
    const an::Player& player = s.player(who);
    page.head(an::phase_name(phase, s.lang), [&s, phase](Vec at, float size) { draw_moon(s.canvas, phase, at, size * 0.46f, true); });
    static constexpr std::array<const Text*, 3> kStates{&words::kTellMoonInactive, &words::kTellMoonActive, &words::kTellMoonUsed};
    const Text& state = player.sxt == phase ? words::kTellMoonPlaced : *kStates[static_cast<std::size_t>(player.moon(phase))];
    page.row(s.name_of(who), page.in_words(state));
    page.say(page.filled(words::kTellOnlyInWeek, {{"n", phase}}), true);
    page.say(an::rule::A5);
    if (!s.seen.is_astronavigator()) return page.say(an::rule::E13);
    page.say(an::rule::A114);
    page.say(an::rule::A58);
}

void tell_gauge(ThingPage& page, an::Gauge gauge, Seat who) {
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    static constexpr std::array<const Text*, 3> kNames{&words::kTellSxt, &words::kTellSct, &words::kTellAi};
    page.head(page.in_words(*kNames[static_cast<std::size_t>(gauge)]),
              [&s, gauge](Vec at, float size) { draw_gauge_sign(s.canvas, gauge, at, size * 0.9f, s.theme.hi); });
    const an::SetId set = gauge == an::Gauge::sct ? player.sct : gauge == an::Gauge::ai ? player.ai : an::kNoSet;
    const std::string token = gauge == an::Gauge::sxt && player.sxt > 0 ? an::phase_name(player.sxt, s.lang)
                              : set != an::kNoSet                     ? an::set_name(set, s.lang)
                                                                      : page.in_words(words::kTellNone);
    page.row(s.name_of(who), token);
    if (set != an::kNoSet) page.say(an::matches(s.seen, player, set) ? words::kTellMatches : words::kTellMatchesNot, true);
    static constexpr std::array<std::array<const Rule*, 2>, 3> kRules{
        {{&an::rule::A114, &an::rule::A58}, {&an::rule::A115, &an::rule::A101}, {&an::rule::A116, &an::rule::A102}}};
    for (const Rule* rule : kRules[static_cast<std::size_t>(gauge)]) page.say(*rule);
    page.say(an::rule::A110);
    page.say(an::rule::A118);
}

void tell_token(ThingPage& page, an::Transport transport, Seat who) {
    Scene& s = page.scene();
    page.head(page.filled(words::kTellTokenOf, {{"transport", an::transport_name(transport, s.lang)}, {"P", s.name_of(who)}}),
              [&s, transport](Vec at, float size) { draw_transport(s.canvas, transport, at, size * 0.9f, s.theme.hi); });
    tell_first_use(page, transport, who);
    page.say(an::rule::A40);
    page.say(*rule_of(s.seen, transport_thing(transport)));
}

void tell_dial(ThingPage& page, bool is_dv, Seat who) {
    constexpr float kDials = 46;
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    page.head(page.filled(is_dv ? words::kTellDvOf : words::kTellNkOf, {{"P", s.name_of(who)}}), [&s, is_dv](Vec at, float size) {
        is_dv ? draw_dv_sign(s.canvas, at, size * 0.8f, s.theme.warn) : draw_nk_sign(s.canvas, at, size * 0.8f, s.theme.good);
    });
    page.add(kDials + 6, [&s, who](Rect r) { draw_dials(s, who, {r.x, r.y, r.w, kDials}); });
    if (!s.seen.is_astronavigator()) {
        page.say(words::kTellNkText);
        return page.say(an::rule::E13);
    }
    const int to_come = dv_to_come(s.seen, who), left = player.nk - player.dv - to_come;
    if (player.is_playing()) {
        page.row(words::kTellToCome, page.filled(words::kTellAbout, {{"n", to_come}}));
        page.say(page.filled(left >= 0 ? words::kTellEnough : words::kTellTooLittle, {{"n", std::abs(left)}}), true);
        page.row(words::kTellAborts, page.in_words(player.abort_used ? words::kBoardAbortUsed : words::kBoardAbortLeft));
    }
    page.say(is_dv ? words::kTellDvText : words::kTellNkText);
    page.say(an::rule::A59);
    page.say(an::rule::E5);
}

// --- 3 calendar ---

int months_of_game(const an::Table& t) { return t.is_astronavigator() ? an::kYears * an::kSunSteps : an::kSunSteps; }

/// Tells what the sun does in a month: where it stands, and in which polar row it is night.
void tell_sky_of_month(ThingPage& page, int step) {
    const an::SunStep& sun = an::kEcliptic[static_cast<std::size_t>(step)];
    page.say(page.filled(words::kTellSunStands, {{"h", static_cast<int>(sun.hour)}, {"row", signed_number(sun.row)}}), true);
    for (const int row : {an::kPolarRow, -an::kPolarRow}) {
        const bool is_day = sun.row == 0 || std::abs(sun.row - row) <= an::kPolarReach;                // AN-A13
        page.row(page.filled(words::kTellRowOf, {{"row", signed_number(row)}}),
                 page.in_words(is_day ? words::kTellMidnightSun : words::kTellPolarNight));
    }
}

void tell_month(ThingPage& page, int step) {
    Scene& s = page.scene();
    step = std::clamp(step, 0, an::kSunSteps - 1);
    page.head(an::month_name(step, s.lang), [&s](Vec at, float size) { draw_sun(s.canvas, at, size * 0.4f); });
    const Text& when = step == s.seen.sun_step  ? words::kTellMonthNow
                       : step < s.seen.sun_step ? words::kTellMonthPast
                                                : words::kTellMonthToCome;
    page.say(when);
    tell_sky_of_month(page, step);
    page.say(an::rule::T22);
    tell_bonus(page, s.shown_seat(), true);
    tell_bonus(page, s.shown_seat(), false);
}

void tell_round(ThingPage& page) {
    Scene& s = page.scene();
    const int rounds = months_of_game(s.seen);
    page.head(page.filled(words::kTellRound, {{"n", s.seen.round}, {"of", rounds}}), [&s](Vec at, float) {
        s.canvas.text(at, std::to_string(s.seen.round), type::kH1, s.theme.hi, Weight::bold, Align::center);
    });
    page.say(page.filled(words::kTellRoundsLeft, {{"n", rounds - s.seen.round}}), true);
    page.row(words::kTellFirstPlayer, s.name_of(s.seen.first_seat));
    page.say(an::rule::T1);
    page.say(an::rule::T20);
    page.say(an::rule::T25);
    tell_bonus(page, s.shown_seat(), true);
    tell_bonus(page, s.shown_seat(), false);
}

void tell_sun(ThingPage& page) {
    Scene& s = page.scene();
    page.head(page.in_words(words::kTellSun), [&s](Vec at, float size) { draw_sun(s.canvas, at, size * 0.42f); });
    page.row(words::kTellMonth, an::month_name(s.seen.sun_step, s.lang));
    tell_sky_of_month(page, s.seen.sun_step);
    page.say(words::kTellDaylightText);
    page.say(an::rule::A12);
    page.say(an::rule::A13);
}

// --- 4 die, tabs and buttons ---

/// Tells the chances of the rolls of a chain where the player stands (AN-A46, AN-A47).
void tell_chances(ThingPage& page, Seat who, bool by_vehicles, bool by_compass) {
    const Scene& s = page.scene();
    const an::Player& player = s.player(who);
    if (!player.is_on(an::Map::earth)) return;
    const auto chance = [&page](const Text& label, int faces) {
        page.row(label, page.filled(words::kTellChance, {{"n", faces}, {"of", static_cast<int>(an::kTransportCount)}}));
    };
    const int beside = std::popcount(static_cast<unsigned>(an::faces_beside(s.seen, who)));
    int icons = 0;
    for (const an::Transport transport : an::kTransportList) icons += an::has_icon(player.vehicle.at, transport);
    if (by_vehicles && beside > 0) chance(words::kTellByVehicles, beside);
    else if (by_vehicles) page.say(words::kTellNobodyBeside);
    if (by_compass) chance(words::kTellByCompass, icons);
}

void tell_die(ThingPage& page, Seat who) {
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    page.head(page.filled(words::kTellDieOf, {{"P", s.name_of(who)}}), [&s, who, face = player.face](Vec at, float size) {
        draw_die_face(s.canvas, face, at, size, s.color_of(who));
    });
    page.row(words::kTellDieShows, an::transport_name(player.face, s.lang));
    tell_chances(page, who, true, player.has_instrument(an::EffectKind::chain_compass));
    page.say(an::rule::A46);
    page.say(an::rule::A47);
    page.say(an::rule::A48);
    page.say(an::rule::A49);
}

void tell_tab(ThingPage& page, int tab) {
    static constexpr std::array<Icon, kTabs> kIcons{Icon::planet, Icon::eye, Icon::hole, Icon::card, Icon::person};
    Scene& s = page.scene();
    const auto i = static_cast<std::size_t>(std::clamp(tab, 0, static_cast<int>(kTabs) - 1));
    page.head(page.in_words(words::kTellTabs[i]),
              [&s, i](Vec at, float size) { draw_icon(s.canvas, kIcons[i], at, size * 0.8f, s.theme.hi); });
    page.say(words::kTellTabTexts[i]);
}

/// Tells what an astronaut can no longer do with what the player has begun.
void tell_losses(ThingPage& page, Seat who) {
    const Scene& s = page.scene();
    const an::Player& player = s.player(who);
    page.caption(words::kTellLosses);
    std::vector<std::string> sets, cards, quests;
    for (an::SetId set = 0; set < an::kSetCount; ++set)
        if (player.sets[set] == an::SetState::open && an::observed_with(player, set) > 0) sets.push_back(an::set_name(set, s.lang));
    for (const an::CardId card : player.schedule) cards.push_back(an::card_name(card, s.lang));
    for (const an::QuestId quest : player.quests)
        if (an::observed_of(player, quest) == 0) quests.push_back(an::quest_name(quest, s.lang));
    page.say(words::kTellNoMoreObserving, true);
    if (!sets.empty()) page.row(words::kTellSetsBegun, join_list(sets, s.lang));
    if (!cards.empty()) page.row(words::kTellCardsScheduled, join_list(cards, s.lang));
    if (!quests.empty()) page.row(words::kTellQuestsHopeless, join_list(quests, s.lang));
    page.row(words::kTellMoonsMissing, std::to_string(an::kPhases - an::activated_moons(player)));
    page.row(words::kTellToCome, page.filled(words::kTellAbout, {{"n", dv_to_come(s.seen, who)}}));
    page.row(words::kTellNkNow, std::to_string(player.nk));
}

/// Tells the figures of a button at present.
void tell_button_figures(ThingPage& page, Button button) {
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const an::Player& player = s.player(who);
    const bool is_in_orbit = player.is_on(an::Map::orbit);
    if (button == Button::stop && player.is_on(an::Map::earth)) {
        const std::optional<an::Transport> by = s.seen.turn ? s.seen.turn->transport : std::nullopt;
        tell_stop_at(page, player.vehicle.at, by);
    }
    if (button == Button::roll_vehicle) tell_chances(page, who, true, false);
    if (button == Button::roll_compass) tell_chances(page, who, false, true);
    if (button == Button::advance || button == Button::extra_sct || button == Button::extra_ai) tell_next_move(page);
    if ((button == Button::use_sxt || button == Button::accept_dv) && s.seen.turn && s.seen.turn->pending_dv) {
        const int dv = *s.seen.turn->pending_dv;
        page.add(50, [&s, who, dv](Rect r) { draw_dv_preview(s, who, dv, {r.x, r.y, r.w, 44}); });
    }
    if (button == Button::become_astronaut) tell_losses(page, who);
    if (button == Button::voluntary_abort && is_in_orbit) page.say(an::is_blue(player.vehicle.at) ? an::rule::A70 : an::rule::A71);
}

void tell_button(ThingPage& page, Button button) {
    namespace r = an::rule;
    const auto i = static_cast<std::size_t>(button);
    if (i >= kButtons) return;
    /// A second rule, beside the one that the link leads to.
    static constexpr std::array<const Rule*, kButtons> kMore{
        &r::A39, nullptr, &r::A49, &r::A48, &r::A48, &r::A60, &r::A63, &r::A63, nullptr, &r::A54, &r::A54, &r::A54,
        &r::A114, &r::A59, &r::A113, &r::T5, &r::A112, &r::A111, &r::T5, &r::A75, nullptr};
    static constexpr std::array<const Text*, kButtons> kHelp{
        nullptr, &words::kTellNoMove, nullptr, nullptr, nullptr, &words::kTellPass, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
        nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr};
    const Scene& s = page.scene();
    page.head(page.in_words(words::kTellButtons[i]),
              [&s](Vec at, float size) { draw_icon(s.canvas, Icon::hand, at, size * 0.7f, s.theme.hi); });
    if (kHelp[i] != nullptr) page.say(*kHelp[i], true);
    tell_button_figures(page, button);
    const Rule* rule = rule_of(s.seen, button_thing(button));
    if (rule != nullptr) page.say(*rule);
    if (kMore[i] != nullptr && kMore[i] != rule) page.say(*kMore[i]);
}

}  // namespace

void tell_bonus(ThingPage& page, Seat who, bool is_for_transports) {
    const Scene& s = page.scene();
    const an::Player& player = s.player(who);
    const int nk = is_for_transports ? an::kVehicleBonus : an::kContinentBonus;
    const int of = static_cast<int>(is_for_transports ? an::kEarthTransports : an::kContinentCount);
    int have = static_cast<int>(player.tiles.size());
    if (is_for_transports) {
        constexpr auto kOnEarth = static_cast<an::Bits>(an::bit_of(an::Transport::spacecraft) - 1);
        have = std::popcount(static_cast<unsigned>(player.used_transports & kOnEarth));
    }
    const int left = an::kSunSteps - s.seen.sun_step;
    const bool is_gained = is_for_transports ? player.vehicle_bonus : player.continent_bonus;
    const Text& open = is_for_transports ? words::kTellVehicleBonus : words::kTellContinentBonus;
    const Text& gained = is_for_transports ? words::kTellVehicleBonusGained : words::kTellContinentBonusGained;
    const Text& over = is_for_transports ? words::kTellVehicleBonusOver : words::kTellContinentBonusOver;
    const Text& says = is_gained ? gained : s.seen.year > 1 ? over : open;
    const std::string sentence = page.filled(says, {{"P", s.name_of(who)}, {"nk", nk}, {"have", have}, {"of", of}, {"left", left}});
    page.say(sentence, !is_gained && s.seen.year == 1);
}

// --- 5 page of a thing ---

void explain_thing_of_table(ThingPage& page, Thing thing) {
    const int index = thing.index;
    switch (kind_of(thing)) {
        case Kind::week: return tell_week(page, index);
        case Kind::action: return tell_action(page, static_cast<an::Action>(index));
        case Kind::transport: return tell_transport(page, static_cast<an::Transport>(index));
        case Kind::set: return tell_set(page, static_cast<an::SetId>(index), thing.seat);
        case Kind::moon: return tell_moon(page, index, thing.seat);
        case Kind::gauge: return tell_gauge(page, static_cast<an::Gauge>(index), thing.seat);
        case Kind::token: return tell_token(page, static_cast<an::Transport>(index), thing.seat);
        case Kind::dial: return tell_dial(page, index == 1, thing.seat);
        case Kind::month: return tell_month(page, index);
        case Kind::round: return tell_round(page);
        case Kind::sun: return tell_sun(page);
        case Kind::die: return tell_die(page, thing.seat);
        case Kind::tab: return tell_tab(page, index);
        case Kind::button: return tell_button(page, static_cast<Button>(index));
        default: return explain_card(page, thing);
    }
}

// --- 6 board ---

Rect explain_board(Scene& s, Seat who, Rect anchor, Rect bounds, float foot) {
    // The narrowest page that shows all of it.
    constexpr float kWidths[] = {ThingPage::kWide, 440, 560, 760};
    float wide = ThingPage::kWide, tall = 0;
    for (const float width : kWidths) {
        const ThingPage page(s, bounds, foot, width);
        wide = page.width();
        tall = draw_board(s, who, {0, 0, wide, 0});
        if (tall <= page.room() || wide < width) break;
    }
    ThingPage page(s, bounds, foot, wide);
    page.add(std::min(tall, page.room()), [&s, who, tall](Rect r) {
        const Canvas::Saved clip = s.canvas.clipped(r);
        draw_board(s, who, {r.x, r.y, r.w, tall});
    });
    return page.draw(anchor, bounds, foot);
}

}  // namespace orrery::ui::astronavigators_table
