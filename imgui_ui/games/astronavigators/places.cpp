// Panels around the maps, and the targets on them.
// 1 action board   2 player   3 others and tabs
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/cards_words.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "imgui_ui/games/astronavigators/view.h"

namespace orrery::ui::astronavigators_table {

namespace {

bool is_place_shown(Rect r) { return r.w > 0 && r.h > 0; }

/// Returns the place of the top card of a week.
Rect week_card_place(Rect r) {
    constexpr float kHead = 26, kLeast = 58;
    return r.h < kLeast ? r : Rect{r.x + 4, r.y + kHead, r.w - 8, r.h - kHead - 4};
}

bool observes_now(const Scene& s, Seat who) {
    const an::Player& player = s.player(who);
    return player.is_playing() && player.is_on(an::Map::earth) && player.status == an::Status::astronomer;
}

}  // namespace

// --- 1 action board ---

/// Returns the week that has been touched.
std::optional<int> Table::chosen_week() const {
    for (const Thing touched : touches().begun())
        if (kind_of(touched) == Kind::week) return touched.index;
    return {};
}

void Table::draw_panels(Frame& f) {
    Scene& s = f.s;
    PanelLook look;
    look.motions = &motions_;
    look.glow = [this](Thing what) { return glow_of(what); };
    look.week = chosen_week();
    draw_weeks(s, f.l, look);
    draw_months(s, f.l);
    draw_player(s, f.l, s.shown_seat(), look);
    touch_weeks(f);
    touch_player(f);
    draw_others(f);
    draw_tabs(f);
}

void Table::touch_weeks(Frame& f) {
    const Scene& s = f.s;
    const an::Observation& seen = s.seen;
    const Lang lang = s.lang;
    const Seat shown = s.shown_seat();
    for (int week = 1; week <= an::kWeeks; ++week) {
        const Rect r = f.l.weeks[static_cast<std::size_t>(week - 1)];
        if (!is_place_shown(r)) continue;
        const an::CardPile& pile = seen.week(week);
        std::vector<std::string> parts;
        if (pile.empty()) {
            parts.emplace_back(words::kPanelNoCard.in(lang));
        } else {
            const an::CardId card = pile.back();
            place(card_thing(card), week_card_place(r));
            parts.push_back(an::card_name(card, lang));
            if (an::kCards[card].nk > 0) parts.push_back(fill(words::kTouchNk, lang, {{"n", int{an::kCards[card].nk}}}));
            if (observes_now(s, shown)) {
                const std::string reason = reason_in_words(s, shown, card, week);
                parts.push_back(!reason.empty() ? reason : (an::is_moon(card) ? words::kPhaseFits : words::kSeenFromHere).in(lang));
            }
            parts.push_back(fill(words::kTouchCards, lang, {{"n", static_cast<int>(pile.size())}}));
        }
        for (const Seat who : all_seats(seen.seats)) {
            const std::optional<an::Disc>& disc = s.player(who).disc;
            if (disc && disc->week == week)
                parts.push_back(fill(words::kTouchDisc, lang, {{"seat", s.name_of(who)}, {"action", an::action_name(disc->action, lang)}}));
        }
        std::string name = fill(words::kTouchWeek, lang, {{"n", week}}) + punctuation::kColon.in(lang);
        for (std::size_t i = 0; i < parts.size(); ++i) name += (i > 0 ? punctuation::kParts.in(lang) : "") + parts[i];
        TapOptions options;
        options.radius = 12;
        touch(week_thing(week), r, name, options);
    }
    if (is_place_shown(f.l.deck)) {
        const bool is_empty = seen.deck_top == an::kNoCard;
        const std::string next = is_empty ? std::string() : an::card_name(seen.deck_top, lang);
        const Text& text = is_empty ? words::kTouchDeckEmpty : words::kTouchDeck;
        const std::string name = fill(text, lang, {{"card", next}, {"n", an::cards_below(seen)}});
        touch(thing(Kind::deck), f.l.deck, name);
        if (!is_empty) place(card_thing(seen.deck_top), f.l.deck);
    }
    if (is_place_shown(f.l.months)) {
        const std::string month = an::month_name(seen.sun_step, lang);
        place(thing(Kind::month, seen.sun_step), f.l.months);
        touch(thing(Kind::round), f.l.months, fill(words::kTouchRound, lang, {{"month", month}, {"n", int{seen.round}}}));
    }
}

// --- 2 player ---

void Table::touch_player(Frame& f) {
    const Scene& s = f.s;
    const an::Observation& seen = s.seen;
    const Lang lang = s.lang;
    const Seat shown = s.shown_seat();
    const an::Player& player = s.player(shown);
    const std::string who = s.name_of(shown);
    if (const Rect r = f.l.name; is_place_shown(r)) {
        const float share = seen.is_astronavigator() ? 0.4f : 0.6f;       // of the line; the dials have the rest
        const float name = r.w * share, dial = (r.w - name) / (seen.is_astronavigator() ? 2.0f : 1.0f);
        touch(thing(Kind::sheet, 0, shown), {r.x, r.y, name, r.h}, fill(words::kTouchBoard, lang, {{"seat", who}}));
        touch(thing(Kind::dial, 0, shown), {r.x + name, r.y, dial, r.h},
              fill(words::kTouchDialNk, lang, {{"seat", who}, {"n", int{player.nk}}}));
        if (seen.is_astronavigator())
            touch(thing(Kind::dial, 1, shown), {r.x + name + dial, r.y, dial, r.h},
                  fill(words::kTouchDialDv, lang, {{"seat", who}, {"n", int{player.dv}}}));
        place(thing(Kind::die, 0, shown), square_around({r.x + name, r.centre().y}, 36));
    }
    for (const an::Transport transport : an::kTransportList) {
        const Rect r = f.l.tokens[an::index_of(transport)];
        if (!is_place_shown(r) || (transport == an::Transport::spacecraft && !seen.is_astronavigator())) continue;
        const bool is_used = an::has(player.used_transports, transport);
        TapOptions options;
        options.shape = TargetShape::circle;
        touch(thing(Kind::token, static_cast<int>(transport), shown), r,
              fill(is_used ? words::kTouchTokenUsed : words::kTouchTokenFree, lang,
                   {{"transport", an::transport_name(transport, lang)}, {"n", int{an::kTransports[an::index_of(transport)].nk}}}), options);
    }
    for (std::size_t i = 0; i < an::kContinentCount; ++i) {
        const Rect r = f.l.tiles[i];
        if (!is_place_shown(r)) continue;
        const auto continent = static_cast<an::Continent>(i);
        const auto own = std::find_if(player.tiles.begin(), player.tiles.end(),
                                      [&](const an::OwnTile& tile) { return an::kTiles[tile.id].continent == continent; });
        if (own == player.tiles.end()) {
            touch(thing(Kind::continent, static_cast<int>(i)), r,
                  fill(words::kTouchContinent, lang, {{"continent", an::continent_name(continent, lang)}}));
            continue;
        }
        std::string name = an::tile_name(own->id, lang);
        if (own->is_used) name = fill(words::kTouchTileUsed, lang, {{"tile", name}});
        TapOptions options;
        options.can_drag = f.is_asked(an::Kind::quest_window);
        touch(tile_thing(own->id), r, name, options);
    }
    const bool calibrates = f.is_asked(an::Kind::calibrate);
    for (an::SetId set = 0; set < an::kSetCount; ++set) {
        if (!is_place_shown(f.l.sets[set])) continue;
        const Text& name = words::kTouchSets[static_cast<std::size_t>(player.sets[set])];
        TapOptions options;
        options.can_drag = calibrates;
        const int have = an::observed_with(player, set), need = an::kSets[set].threshold;
        touch(set_thing(set, shown), f.l.sets[set],
              fill(name, lang, {{"set", an::set_name(set, lang)}, {"n", have}, {"of", need}}), options);
    }
    for (int phase = 1; phase <= an::kPhases; ++phase) {
        const Rect r = f.l.moons[static_cast<std::size_t>(phase - 1)];
        if (!is_place_shown(r)) continue;
        TapOptions options;
        options.shape = TargetShape::circle;
        options.can_drag = calibrates;
        const Text& name = words::kTouchMoons[static_cast<std::size_t>(player.moon(phase))];
        touch(moon_thing(phase, shown), r, fill(name, lang, {{"phase", an::phase_name(phase, lang)}}), options);
    }
    for (const an::Gauge gauge : {an::Gauge::sxt, an::Gauge::sct, an::Gauge::ai}) {
        const Rect r = f.l.gauges[static_cast<std::size_t>(gauge)];
        if (!is_place_shown(r)) continue;
        const an::SetId set = gauge == an::Gauge::sct ? player.sct : gauge == an::Gauge::ai ? player.ai : an::kNoSet;
        const std::string token = gauge == an::Gauge::sxt ? (player.sxt > 0 ? an::phase_name(player.sxt, lang) : std::string())
                                                          : (set != an::kNoSet ? an::set_name(set, lang) : std::string());
        touch(gauge_thing(gauge, shown), r,
              fill(token.empty() ? words::kTouchGaugeEmpty : words::kTouchGauge, lang,
                   {{"gauge", words::kPanelGauges[static_cast<std::size_t>(gauge)].in(lang)}, {"token", token}}));
    }
    for (std::size_t i = 0; i < f.l.slots.size() && i < player.schedule.size(); ++i)
        if (is_place_shown(f.l.slots[i]))
            touch(card_thing(player.schedule[i]), f.l.slots[i],
                  fill(words::kTouchScheduled, lang, {{"card", an::card_name(player.schedule[i], lang)}}));
    const std::size_t quests = player.quests.size(), all = quests + player.instruments.size();
    const bool is_in_tray = has_tray(f);                   // which then has the quests
    if (is_place_shown(f.l.quests) && !is_in_tray) {
        TapOptions options;
        options.is_ground = true;
        options.can_focus = false;                         // a button starts a quest
        touch(thing(Kind::quest_deck), f.l.quests, fill(words::kTouchQuestDeck, lang, {{"n", an::quest_deck_size(seen)}}), options);
    }
    for (std::size_t i = 0; i < all; ++i) {
        const Rect r = quest_place(f.l, i, all);
        if (!is_place_shown(r)) continue;
        if (i >= quests) {
            const an::QuestId quest = player.instruments[i - quests];
            touch(thing(Kind::instrument, quest), r,
                  fill(words::kTouchInstrument, lang, {{"instrument", an::instrument_name(quest, lang)}}));
        } else if (const an::QuestId quest = player.quests[i]; is_in_tray) {
            place(quest_thing(quest), r);
        } else {
            touch(quest_thing(quest), r,
                  fill(words::kTouchQuest, lang, {{"quest", an::quest_name(quest, lang)}, {"n", an::observed_of(player, quest)},
                                                  {"of", static_cast<int>(an::kQuestConstellations)}}));
        }
    }
    if (is_place_shown(f.l.agenda) && player.has_agenda) {
        const std::optional<an::AgendaId> agenda = player.agenda ? player.agenda : shown == seen.me ? seen.own.agenda : std::nullopt;
        const std::string name = agenda ? fill(words::kTouchAgenda, lang, {{"agenda", an::agenda_name(*agenda, lang)}})
                                        : fill(words::kTouchHiddenAgenda, lang, {{"seat", who}});
        touch(agenda ? thing(Kind::agenda, *agenda) : thing(Kind::hidden_agenda, 0, shown), f.l.agenda, name);
    }
    for (std::size_t i = 0; i < player.orbit_stacks.size(); ++i) {
        const Rect r = orbit_tile_place(f.l, i, player.orbit_stacks.size());
        if (!is_place_shown(r)) continue;
        const std::optional<int> dv = known_dv(s, shown, i);
        TapOptions options;
        options.can_drag = f.is_asked(an::Kind::space);
        touch(thing(Kind::orbit_tile, static_cast<int>(i), shown), r,
              fill(dv ? words::kTouchOrbitTile : words::kTouchOrbitTileHidden, lang,
                   {{"stage", an::stack_name(player.orbit_stacks[i], lang)}, {"n", dv.value_or(0)}, {"seat", who}}),
              options);
    }
}

// --- 3 others and tabs ---

void Table::draw_others(Frame& f) {
    Scene& s = f.s;
    PanelLook look;
    look.motions = &motions_;
    look.glow = [this](Thing what) { return glow_of(what); };
    for (std::size_t i = 0; i < f.l.others.size(); ++i) {
        const Rect r = f.l.others[i];
        if (!is_place_shown(r)) continue;
        const auto who = static_cast<Seat>((s.shown_seat() + 1 + static_cast<int>(i)) % s.seen.seats);
        draw_summary(s, who, r, look);
        place(thing(Kind::die, 0, who), square_around(r.centre(), std::min(36.0f, r.h)));
        touch(thing(Kind::sheet, 0, who), r, fill(words::kTouchBoard, s.lang, {{"seat", s.name_of(who)}}));
    }
}

void Table::draw_tabs(Frame& f) {
    Scene& s = f.s;
    for (std::size_t i = 0; i < kTabs; ++i) {
        const Rect r = f.l.tabs[i];
        if (!is_place_shown(r)) continue;
        const auto which = static_cast<Tab>(i);
        if (tab(s.ui, target_of(thing(Kind::tab, static_cast<int>(i))), r, words::kTabNames[i].in(s.lang), which == f.l.shown)) chosen_tab_ = which;
    }
    if (!is_place_shown(f.l.twin)) return;
    const Tab other = f.l.shown == Tab::earth ? Tab::sky : Tab::earth;
    const an::Player& player = s.player(s.shown_seat());
    const bool is_on_earth = player.is_on(an::Map::earth);
    if (other == Tab::earth) draw_small_earth(s, f.l.twin);
    else draw_small_sky(s, f.l.twin, is_on_earth ? std::optional(an::row_of(player.vehicle.at)) : std::nullopt);
    TapOptions options;
    options.radius = 8;
    options.can_focus = false;                             // the tab means the same
    options.reveals = true;
    options.name = words::kTabNames[static_cast<std::size_t>(other)].in(s.lang);
    if (s.ui.tap(id("astronavigators.twin"), f.l.twin, options)) chosen_tab_ = other;
}

void Table::mark_tabs(const Frame& f) {
    const auto tab_of = [&](Thing t) -> std::optional<Tab> {
        switch (kind_of(t)) {
            case Kind::space: return Tab::earth;
            case Kind::stage:
            case Kind::stack: return Tab::orbit;
            case Kind::week:
            case Kind::action: return Tab::weeks;
            case Kind::card: return f.is_asked(an::Kind::select_action) || f.is_asked(an::Kind::observe_target) ? Tab::weeks : Tab::player;
            case Kind::orbit_tile:
            case Kind::tile:
            case Kind::quest:
            case Kind::instrument:
            case Kind::moon:
            case Kind::token: return Tab::player;
            default: return {};                            // in the tray, the bar, or everywhere
        }
    };
    TableBase::mark_tabs<Tab>(f.l.tabs, f.l.shown, tab_of, [&](Thing t) { return kind_of(t) == Kind::space && is_board_shown(f.l.earth); });
}

}  // namespace orrery::ui::astronavigators_table
