// Explanations of cards and decks.
// 1 observation cards   2 quests and instruments   3 characters and agendas   4 decks   5 page of a card
#include <algorithm>
#include <bit>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rule_ids.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/sky.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/cards.h"
#include "imgui_ui/games/astronavigators/explain_page.h"
#include "imgui_ui/games/astronavigators/explain_words.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/sky_words.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/icons.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 observation cards ---

/// Where an observation card lies. `week` is 0 elsewhere than on the action board.
struct PlaceOfCard {
    const Text* words = &words::kTellInDeck;
    int week = 0;
    std::optional<Seat> owner{};
    bool is_scheduled = false, is_observed = false;
};

PlaceOfCard place_of_card(const an::Observation& seen, an::CardId card) {
    for (int week = 1; week <= an::kWeeks; ++week) {
        const an::CardPile& pile = seen.week(week);
        if (contains(pile, card)) return {pile.back() == card ? &words::kTellOnTop : &words::kTellCovered, week};
    }
    if (seen.deck_top == card) return {&words::kTellIsNext};
    for (const Seat who : all_seats(seen.seats)) {
        const an::Player& player = seen.players[who];
        if (contains(player.schedule, card)) return {&words::kTellScheduled, 0, who, true, false};
        if (contains(player.observed, card) || contains(player.moon_cards, card)) return {&words::kTellObservedBy, 0, who, false, true};
    }
    return {};
}

void tell_place_of_card(ThingPage& page, const PlaceOfCard& place) {
    const Scene& s = page.scene();
    page.say(page.filled(*place.words, {{"n", place.week}, {"P", place.owner ? s.name_of(*place.owner) : std::string()}}));
}

an::From way_of_observing(const an::Player& player, an::CardId card) {
    return contains(player.schedule, card) ? an::From::planned : an::From::direct;
}

/// Returns whether the player would see a constellation from a row in a month.
bool is_visible_from(const Scene& s, Seat who, an::CardId card, int row, int sun_step) {
    an::Table table = s.seen;
    table.sun_step = static_cast<std::int8_t>(sun_step);
    an::Player player = s.player(who);
    player.vehicle = {an::Map::earth, static_cast<an::SpaceId>((an::kPolarRow - row) * an::kColumns)};
    return !an::failure_of(table, player, card, way_of_observing(player, card), 1);
}

/// Returns why the player cannot observe a card with the disc in a week; empty if it can.
std::string why_not_observed(const Scene& s, Seat who, an::CardId card, int week) {
    const an::Player& player = s.player(who);
    if (!player.is_on(an::Map::earth) || player.status == an::Status::astronaut) return reason_in_words(s, who, card, week);
    const std::optional<an::Failure> why = an::failure_of(s.seen, player, card, way_of_observing(player, card), week);
    return why ? an::failure_text(*why, s.lang) : std::string();
}

void tell_verdict(ThingPage& page, const std::string& why, const Text& good, const Text& bad) {
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const std::string says = page.filled(why.empty() ? good : bad, {{"P", s.name_of(who)}, {"reason", why}});
    page.marked([&s, is_good = why.empty()](Vec at, float size) {
        draw_icon(s.canvas, is_good ? Icon::check : Icon::close, at, size * (is_good ? 0.95f : 0.75f),
                  is_good ? s.theme.good : s.theme.bad);
    }, says, {}, true);
}

/// Tells why the sky hides the card, with the figures of the present place and month.
void tell_cause(ThingPage& page, an::CardId card) {
    const Scene& s = page.scene();
    const an::Player& player = s.player(s.shown_seat());
    if (!player.is_on(an::Map::earth) || player.status == an::Status::astronaut) return;
    const auto why = an::failure_of(s.seen, player, card, way_of_observing(player, card), 1);
    if (!why) return;
    const int row = an::row_of(player.vehicle.at);
    const an::SunStep& sun = an::kEcliptic[static_cast<std::size_t>(s.seen.sun_step)];
    const std::string south = signed_number(std::max(row - an::kReach, -an::kPolarRow));
    const std::string north = signed_number(std::min(row + an::kReach, an::kPolarRow));
    switch (*why) {
        case an::Failure::below_horizon:
            return page.say(page.filled(words::kTellHorizon, {{"row", signed_number(row)}, {"from", south}, {"to", north}}));
        case an::Failure::daylight:
            return page.say(page.filled(words::kTellDaylight, {{"h", static_cast<int>(sun.hour)}, {"row", signed_number(sun.row)}}));
        case an::Failure::midnight_sun: return page.say(an::rule::A13);
        case an::Failure::wrong_week: return;
    }
}

/// Tells when and from where the shown player would see a constellation.
void tell_seasons(ThingPage& page, an::CardId card) {
    const Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const an::Player& player = s.player(who);
    std::vector<std::string> rows, months;
    for (int row = an::kPolarRow; row >= -an::kPolarRow; --row)
        if (is_visible_from(s, who, card, row, s.seen.sun_step)) rows.push_back(signed_number(row));
    page.row(words::kTellRowsNow, rows.empty() ? page.in_words(words::kTellNone) : join_list(rows, s.lang));
    if (!player.is_on(an::Map::earth)) return;
    const int row = an::row_of(player.vehicle.at);
    for (int step = 0; step < an::kSunSteps; ++step)
        if (is_visible_from(s, who, card, row, step)) months.push_back(words::kShortMonths[step].in(s.lang));
    const bool is_always = months.size() == static_cast<std::size_t>(an::kSunSteps);
    page.row(page.filled(words::kTellMonthsFrom, {{"row", signed_number(row)}}),
             months.empty() ? page.in_words(words::kTellNever)
             : is_always    ? page.in_words(words::kTellAllYear)
                            : join_list(months, s.lang));
}

void tell_sets_of_card(ThingPage& page, an::CardId card) {
    Scene& s = page.scene();
    const an::Player& player = s.player(s.shown_seat());
    for (an::SetId set = 0; set < an::kSetCount; ++set) {
        if ((an::kCards[card].icons & an::icon_of(set)) == 0) continue;
        const bool is_open = player.sets[set] == an::SetState::open;
        const std::string count = page.filled(words::kTellOf, {{"n", an::observed_with(player, set)}, {"of", an::kSets[set].threshold}});
        page.marked([&s, set](Vec at, float size) { draw_set_sign(s.canvas, set, at, size, s.theme.hi); }, an::set_name(set, s.lang),
                    is_open ? count : page.in_words(words::kTellCompleted), is_open);
    }
}

void tell_position_of_card(ThingPage& page, an::CardId card) {
    const an::Card& kind = an::kCards[card];
    const int last_row = kind.row + kind.rows - 1, last_hour = (kind.column + kind.columns - 1) % an::kHours;
    const auto range = [&page](const std::string& first, const std::string& last) {
        return first == last ? first : page.filled(words::kTellFromTo, {{"from", first}, {"to", last}});
    };
    page.row(words::kTellRows, range(signed_number(kind.row), signed_number(last_row)));
    page.row(words::kTellHours, range(std::to_string(kind.column), std::to_string(last_hour)));
}

int nk_of_card(const an::Player& player, an::CardId card) {
    int nk = an::kCards[card].nk;
    if (an::is_moon(card)) return nk;
    for (const an::QuestId quest : player.instruments)
        if (an::kInstruments[quest].effect == an::EffectKind::bonus_nk) nk += an::kInstruments[quest].amount;
    return nk;
}

void tell_moon_card(ThingPage& page, an::CardId card, const PlaceOfCard& place) {
    const Scene& s = page.scene();
    const int phase = an::kCards[card].phase;
    const an::Player& player = s.player(s.shown_seat());
    page.say(page.filled(words::kTellOnlyInWeek, {{"n", phase}}), place.week == 0);
    if (place.week > 0)
        tell_verdict(page, why_not_observed(s, s.shown_seat(), card, place.week), words::kTellPhaseFits, words::kTellPhaseDiffers);
    page.say(player.moon(phase) == an::MoonState::inactive ? words::kTellActivates : words::kTellIsActivated);
}

void tell_card(ThingPage& page, an::CardId card) {
    constexpr float kCardWide = 230, kCardHigh = 224;
    Scene& s = page.scene();
    const Seat who = s.shown_seat();
    const PlaceOfCard place = place_of_card(s.seen, card);
    page.head(an::card_name(card, s.lang), [&s, card](Vec at, float size) {
        if (an::is_moon(card)) return draw_moon(s.canvas, an::kCards[card].phase, at, size * 0.46f, false);
        draw_figure(s.canvas, card, square_around(at, size), s.theme.hi, 1.2f);
    });
    page.card(kCardWide, kCardHigh, [&s, card](Rect r) {
        CardLook look;
        look.lang = s.lang;
        draw_observation_card(s.canvas, card, r, look);
    });
    if (an::is_moon(card)) {
        tell_moon_card(page, card, place);
    } else {
        if (!place.is_observed) {
            tell_verdict(page, why_not_observed(s, who, card, 1), words::kTellIsVisible, words::kTellIsHidden);
            tell_cause(page, card);
        }
    }
    tell_gain_and_fact(page, card);
    tell_place_of_card(page, place);
    for (const an::QuestId quest : s.player(who).quests)
        if (contains(an::kQuests[quest].constellations, card)) page.row(words::kTellForQuest, an::quest_name(quest, s.lang));
    if (an::is_moon(card)) return;
    tell_position_of_card(page, card);
    if (!place.is_observed) tell_seasons(page, card);
    page.say(words::kTellTick);
}

}  // namespace

void tell_gain_and_fact(ThingPage& page, an::CardId card) {
    const Scene& s = page.scene();
    page.row(words::kTellGives, page.nk(nk_of_card(s.player(s.shown_seat()), card)));
    tell_sets_of_card(page, card);
    page.caption(words::kTellFact);
    page.say(an::kCards[card].fact, true);
}

namespace {

// --- 2 quests and instruments ---

/// Returns the player with a quest in progress or its instrument.
std::optional<Seat> holder_of(const an::Observation& seen, an::QuestId quest, bool is_instrument) {
    for (const Seat who : all_seats(seen.seats)) {
        const an::Player& player = seen.players[who];
        if (contains(is_instrument ? player.instruments : player.quests, quest)) return who;
    }
    return {};
}

void tell_quest_targets(ThingPage& page, an::QuestId quest, const an::Player& player) {
    Scene& s = page.scene();
    page.caption(words::kTellTargets);
    for (const an::SpaceId space : an::kQuests[quest].targets.spaces) {
        if (space == an::kNoSpace) continue;
        const bool is_here = player.vehicle == an::Vehicle{an::Map::earth, space};
        const std::string row = page.filled(words::kTellRowOf, {{"row", signed_number(an::row_of(space))}});
        page.marked([&s](Vec at, float size) { draw_flag(s.canvas, at, size, s.theme.mid); }, an::space_name(space, s.lang),
                    is_here ? page.in_words(words::kTellIsHere) : row, is_here);
    }
}

void tell_quest(ThingPage& page, an::QuestId quest) {
    constexpr float kCardWide = 240, kCardHigh = 170;
    Scene& s = page.scene();
    const an::Quest& kind = an::kQuests[quest];
    const std::optional<Seat> holder = holder_of(s.seen, quest, false);
    const Seat who = holder.value_or(s.shown_seat());
    const an::Player& player = s.player(who);
    unsigned observed = 0;
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i)
        if (contains(player.observed, kind.constellations[i])) observed |= 1u << i;
    page.head(an::quest_name(quest, s.lang), [&s, quest](Vec at, float size) { draw_instrument(s.canvas, quest, at, size, s.theme.hi); });
    page.card(kCardWide, kCardHigh, [&s, quest, observed](Rect r) {
        CardLook look;
        look.lang = s.lang;
        draw_quest_card(s.canvas, quest, r, observed, look);
    });
    if (holder) page.row(words::kTellQuestOf, s.name_of(*holder));
    tell_quest_targets(page, quest, player);
    page.caption(words::kTellConstellations);
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i) {
        const bool has_it = (observed >> i & 1u) != 0;
        page.marked([&s, card = kind.constellations[i]](Vec at, float size) {
            draw_figure(s.canvas, card, square_around(at, size), s.theme.hi, 1);
        }, an::card_name(kind.constellations[i], s.lang), page.in_words(has_it ? words::kTellIsObserved : words::kTellNotYet), has_it);
    }
    const int factor = reward_factor(s.seen), count = std::popcount(observed);
    page.caption(factor > 1 ? words::kTellRewardDoubled : words::kTellReward);
    for (int i = 1; i <= static_cast<int>(an::kQuestConstellations); ++i)
        page.row(page.filled(words::kTellRewardFor, {{"n", i}}), page.nk(kind.rewards[static_cast<std::size_t>(i - 1)] * factor));
    page.say(count == 0 ? words::kTellRewardNone : words::kTellRewardWaits);
    page.row(words::kTellBecomes, an::instrument_name(quest, s.lang));
    page.say(an::kInstruments[quest].text);
    page.caption(words::kTellFact);
    page.say(kind.fact, true);
    page.say(an::rule::A66);
}

void tell_instrument(ThingPage& page, an::QuestId quest) {
    constexpr float kCardWide = 220, kCardHigh = 120;
    Scene& s = page.scene();
    page.head(an::instrument_name(quest, s.lang),
              [&s, quest](Vec at, float size) { draw_instrument(s.canvas, quest, at, size, s.theme.hi); });
    page.card(kCardWide, kCardHigh, [&s, quest](Rect r) {
        CardLook look;
        look.lang = s.lang;
        draw_instrument_card(s.canvas, quest, r, look);
    });
    page.say(an::kInstruments[quest].text, true);
    if (const std::optional<Seat> owner = holder_of(s.seen, quest, true)) page.row(words::kTellOwnedBy, s.name_of(*owner));
    page.row(words::kTellFromQuest, an::quest_name(quest, s.lang));
    page.say(words::kTellWorksAlways);
    page.say(an::rule::E7);
    page.caption(words::kTellFact);
    page.say(an::kQuests[quest].fact);
}

// --- 3 characters and agendas ---

std::optional<Seat> player_of(const an::Observation& seen, an::CharacterId character) {
    for (const Seat who : all_seats(seen.seats))
        if (seen.players[who].character == character) return who;
    return {};
}

/// Returns the player whose agenda this is, as far as the viewer may know it.
std::optional<Seat> seat_of_agenda(const an::Observation& seen, an::AgendaId agenda) {
    for (const Seat who : all_seats(seen.seats))
        if (seen.players[who].agenda == agenda) return who;
    const bool is_own = seen.own.agenda == agenda || contains(seen.own.agenda_offer, agenda);
    return is_own ? std::optional(seen.me) : std::nullopt;
}

void tell_both_agendas(ThingPage& page, an::CharacterId character) {
    const Scene& s = page.scene();
    for (int i = 0; i < an::kOffered; ++i) {
        const auto agenda = static_cast<an::AgendaId>(an::first_agenda(character) + i);
        page.caption(an::agenda_name(agenda, s.lang));
        page.say(an::kAgendas[agenda].text);
    }
}

void tell_character(ThingPage& page, an::CharacterId character) {
    constexpr float kCardWide = 170, kCardHigh = 210;
    Scene& s = page.scene();
    const an::Character& kind = an::kCharacters[character];
    const std::optional<Seat> owner = player_of(s.seen, character);
    const bool is_astronaut = owner && s.player(*owner).status == an::Status::astronaut;
    page.head(an::character_name(character, s.lang), [&s, kind](Vec at, float size) {
        draw_continent_mark(s.canvas, kind.continent, at, size * 0.9f, continent_color(kind.continent));
    });
    page.card(kCardWide, kCardHigh, [&s, character, is_astronaut](Rect r) {
        CardLook look;
        look.lang = s.lang;
        draw_character_card(s.canvas, character, r, is_astronaut, look);
    });
    page.say(kind.fact, true);
    const std::string home = an::continent_name(kind.continent, s.lang);
    page.say(page.filled(words::kTellAnimal, {{"animal", page.in_words(kind.animal)}, {"continent", home}}));
    if (owner) page.row(s.name_of(*owner), an::status_name(s.player(*owner).status, s.lang));
    page.row(words::kTellStartsAt, an::space_name(an::kContinents[an::index_of(kind.continent)].start, s.lang));
    page.say(words::kTellHomeQuests);
    if (!s.seen.is_astronavigator()) return;
    page.say(words::kTellAstronaut);
    tell_both_agendas(page, character);
}

/// Tells how far a condition is fulfilled, where it is a number (AN-E12).
void tell_condition(ThingPage& page, const an::Player& player, const an::Condition& condition) {
    const Scene& s = page.scene();
    const auto tell = [&page](const std::string& label, int have, int need) {
        page.row(label, page.filled(words::kTellOf, {{"n", have}, {"of", need}}));
    };
    switch (condition.kind) {
        case an::ConditionKind::vehicle_tokens:
            return tell(page.in_words(words::kTellTokens), std::popcount(static_cast<unsigned>(player.used_transports & condition.which)),
                        std::popcount(condition.which));
        case an::ConditionKind::icon_count:
            return tell(an::set_name(condition.which, s.lang), an::observed_with(player, condition.which), condition.number);
        case an::ConditionKind::moon_tokens: return tell(page.in_words(words::kTellMoons), an::activated_moons(player), condition.number);
        case an::ConditionKind::continents: {
            int have = 0;
            for (std::size_t i = 0; i < an::kContinentCount; ++i)
                have += (condition.which >> i & 1) != 0 && an::has_continent(player, static_cast<an::Continent>(i));
            return tell(page.in_words(words::kTellContinents), have, std::popcount(condition.which));
        }
        case an::ConditionKind::continent_count:
            return tell(page.in_words(words::kTellContinents), static_cast<int>(player.tiles.size()), condition.number);
        case an::ConditionKind::instruments:
            return tell(page.in_words(words::kTellInstruments), static_cast<int>(player.instruments.size()), condition.number);
        case an::ConditionKind::landing_rank: {
            const auto& order = s.seen.landing_order;
            return page.row(words::kTellLanded, order.empty() ? page.in_words(words::kTellNobody) : seat_names(s, order));
        }
        case an::ConditionKind::first_launch: {
            const std::optional<Seat> first = s.seen.first_launch_seat;
            return page.row(words::kTellLaunched, first ? s.name_of(*first) : page.in_words(words::kTellNobody));
        }
        case an::ConditionKind::vehicle_unused: return;
    }
}

void tell_agenda(ThingPage& page, an::AgendaId agenda) {
    constexpr float kCardWide = 220, kCardHigh = 130;
    Scene& s = page.scene();
    const an::Agenda& kind = an::kAgendas[agenda];
    const an::Continent home = an::kCharacters[an::character_of(agenda)].continent;
    page.head(an::agenda_name(agenda, s.lang),
              [&s, home](Vec at, float size) { draw_continent_mark(s.canvas, home, at, size * 0.9f, continent_color(home)); });
    page.card(kCardWide, kCardHigh, [&s, agenda](Rect r) {
        CardLook look;
        look.lang = s.lang;
        draw_agenda_card(s.canvas, agenda, r, look);
    });
    page.say(kind.text, true);
    page.row(words::kTellAgendaOf, an::character_name(an::character_of(agenda), s.lang));
    if (const std::optional<Seat> who = seat_of_agenda(s.seen, agenda)) {
        for (int i = 0; i < kind.count; ++i) tell_condition(page, s.player(*who), kind.conditions[static_cast<std::size_t>(i)]);
        page.say(an::fulfils(s.seen, *who, agenda) ? words::kTellFulfilled : words::kTellNotFulfilled, true);
    }
    page.say(an::rule::E10);
    page.say(an::rule::E12);
}

void tell_hidden_agenda(ThingPage& page, Seat who) {
    Scene& s = page.scene();
    const an::Player& player = s.player(who);
    const std::optional<an::AgendaId> known = player.agenda ? player.agenda : who == s.seen.me ? s.seen.own.agenda : std::nullopt;
    if (known) return tell_agenda(page, *known);
    page.head(page.filled(words::kTellAgendaHeading, {{"P", s.name_of(who)}}),
              [&s](Vec at, float size) { draw_icon(s.canvas, Icon::hidden, at, size * 0.8f, s.theme.brass); });
    page.say(page.filled(words::kTellAgendaSecret, {{"P", s.name_of(who)}}), true);
    if (player.character) tell_both_agendas(page, *player.character);
    page.say(an::rule::E10);
    page.say(an::rule::E12);
}

// --- 4 decks ---

void tell_deck(ThingPage& page) {
    constexpr float kCardWide = 200, kCardHigh = 170;
    Scene& s = page.scene();
    page.head(page.in_words(words::kTellDeck), [&s](Vec at, float size) { draw_card_back(s.canvas, square_around(at, size), 0); });
    if (const an::CardId top = s.seen.deck_top; top != an::kNoCard) {
        page.card(kCardWide, kCardHigh, [&s, top](Rect r) {
            CardLook look;
            look.lang = s.lang;
            draw_observation_card(s.canvas, top, r, look);
        });
        page.row(words::kTellNextCard, an::card_name(top, s.lang));
    }
    page.row(words::kTellCardsBelow, std::to_string(an::cards_below(s.seen)));
    page.say(words::kTellDealtNext);
    page.say(an::rule::T23);
    page.say(an::rule::T24);
    if (s.seen.is_astronavigator()) page.say(an::rule::A91);
}

void tell_quest_deck(ThingPage& page) {
    Scene& s = page.scene();
    page.head(page.in_words(words::kTellQuestDeck), [&s](Vec at, float size) { draw_flag(s.canvas, at, size * 0.8f, s.theme.brass); });
    page.row(words::kTellQuestsLeft, std::to_string(an::quest_deck_size(s.seen)));
    page.say(an::rule::A60);
    page.say(an::rule::A61);
    page.say(an::rule::A62);
    page.say(words::kTellWhyQuest);
    const an::Player& player = s.player(s.shown_seat());
    if (!player.character) return;
    const an::Continent home = an::kCharacters[*player.character].continent;
    std::vector<std::string> names;
    for (an::QuestId quest = 0; quest < an::kQuestCount; ++quest)
        if (an::kQuests[quest].continent == home && an::is_quest_hidden(s.seen, quest)) names.push_back(an::quest_name(quest, s.lang));
    page.row(page.filled(words::kTellHomeLeft, {{"continent", an::continent_name(home, s.lang)}}),
             names.empty() ? page.in_words(words::kTellNone) : join_list(names, s.lang));
}

}  // namespace

// --- 5 page of a card ---

void explain_card(ThingPage& page, Thing thing) {
    const int index = thing.index;
    switch (kind_of(thing)) {
        case Kind::card: return tell_card(page, static_cast<an::CardId>(index));
        case Kind::quest: return tell_quest(page, static_cast<an::QuestId>(index));
        case Kind::instrument: return tell_instrument(page, static_cast<an::QuestId>(index));
        case Kind::character: return tell_character(page, static_cast<an::CharacterId>(index));
        case Kind::agenda: return tell_agenda(page, static_cast<an::AgendaId>(index));
        case Kind::hidden_agenda: return tell_hidden_agenda(page, thing.seat);
        case Kind::deck: return tell_deck(page);
        case Kind::quest_deck: return tell_quest_deck(page);
        default: return;
    }
}

}  // namespace orrery::ui::astronavigators_table
