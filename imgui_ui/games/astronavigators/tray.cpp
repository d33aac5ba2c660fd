// The tray: cards to choose among, large and readable, over the maps.
#include <algorithm>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/rules.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/card_frame.h"
#include "imgui_ui/games/astronavigators/table_words.h"
#include "imgui_ui/games/astronavigators/view.h"

namespace orrery::ui::astronavigators_table {

namespace {

constexpr float kTrayPad = 12, kTrayHead = 32, kTrayGap = 12;

/// Cards of the open decision.
struct Tray {
    std::vector<Thing> cards;
    const Text* heading = nullptr;
    Vec size{};                                            // of a card, where there is room
    float least = 150;                                     // width of a card below which they lie in more rows
};

/// Returns the cards that the viewer chooses among; none if the decision is another one. `has_slots`: the schedule is shown.
Tray tray_of(const an::Observation& seen, bool has_slots) {
    Tray out;
    const std::optional<an::Asked> open = an::asked(seen);
    if (!open || open->seat != seen.me) return out;
    const an::Player& player = seen.players[seen.me];
    switch (open->kind) {
        case an::Kind::choose_character:
            for (const an::CharacterId character : seen.own.offered) out.cards.push_back(thing(Kind::character, character));
            out.heading = &words::kTrayCharacter;
            out.size = {230, 210};
            break;
        case an::Kind::choose_agenda:
            for (const an::AgendaId agenda : seen.own.agenda_offer) out.cards.push_back(thing(Kind::agenda, agenda));
            out.heading = &words::kTrayAgenda;
            out.size = {260, 130};
            break;
        case an::Kind::quest_source:
            for (const an::Move& m : an::legal_moves(an::view_of(seen)))
                if (const auto* home = std::get_if<an::QuestHome>(&m)) out.cards.push_back(quest_thing(home->quest));
            if (an::quest_deck_size(seen) > 0) out.cards.push_back(thing(Kind::quest_deck));
            out.heading = &words::kTraySource;
            out.size = {240, 170};
            break;
        case an::Kind::quest_keep:
            for (const an::QuestId quest : seen.own.quest_offer) out.cards.push_back(quest_thing(quest));
            out.heading = &words::kTrayKeep;
            out.size = {260, 170};
            break;
        case an::Kind::quest_complete:
            for (const an::QuestId quest : an::completable(player)) out.cards.push_back(quest_thing(quest));
            out.heading = &words::kTrayComplete;
            out.size = {240, 170};
            break;
        case an::Kind::planned_card:
        case an::Kind::schedule_swap:
            if (has_slots) break;
            for (const an::CardId card : player.schedule) out.cards.push_back(card_thing(card));
            out.heading = open->kind == an::Kind::planned_card ? &words::kDoPlanned : &words::kDoSwap;
            out.size = {170, 150};
            out.least = 110;
            break;
        case an::Kind::select_action:
        case an::Kind::quest_window:
        case an::Kind::observe_target:
        case an::Kind::travel_step:
        case an::Kind::chain:
        case an::Kind::chain_transport:
        case an::Kind::take_orbit_tile:
        case an::Kind::space:
        case an::Kind::dv:
        case an::Kind::abort_status:
        case an::Kind::calibrate_join:
        case an::Kind::calibrate: break;
    }
    return out;
}

bool has_slots_shown(const Layout& l) { return !l.slots.empty() && l.slots[0].w > 0; }

/// Returns the area over which the tray may lie: the sky or the orbit board, so that the Earth stays in sight; in windows with tabs
/// everything below these. The buttons stay free.
Rect tray_area(const Layout& l) {
    constexpr float kLeastRoom = 200, kComfort = 290, kTrayMargin = 8;
    const Rect beside = l.sky.w > 0 ? l.sky : l.orbit;
    Rect area = l.all;
    if (l.earth_heading.w > 0 && beside.w > 0) {
        const float top = l.is_side_by_side ? beside.y : l.earth.bottom() + kTrayMargin;
        area = {beside.x, top, beside.w, std::min(l.all.bottom(), std::max(beside.bottom(), top + kComfort)) - top};
    } else {
        for (const Rect tab : l.tabs)
            if (tab.w > 0 && tab.bottom() > area.y) area = {area.x, tab.bottom() + 4, area.w, l.all.bottom() - tab.bottom() - 4};
    }
    if (l.actions.w <= 0 || !area.overlaps(l.actions)) return area;
    const bool is_beside = l.actions.x - area.x >= kLeastRoom && l.actions.y - area.y < kLeastRoom;
    if (!is_beside) area.h = l.actions.y - kTrayMargin - area.y;
    else area.w = l.actions.x - kTrayMargin - area.x;
    return area;
}

unsigned observed_in_tray(const an::Player& player, an::QuestId quest) {
    unsigned out = 0;
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i)
        if (contains(player.observed, an::kQuests[quest].constellations[i])) out |= 1u << i;
    return out;
}

/// Draws a card of the tray and returns its name.
std::string draw_tray_card(Scene& s, Thing what, Rect r, Glow glow) {
    const Lang lang = s.lang;
    const an::Player& player = s.player(s.seen.me);
    CardLook look;
    look.lang = lang;
    look.glow = glow;
    look.breath = s.breath;
    switch (kind_of(what)) {
        case Kind::character: {
            const auto character = static_cast<an::CharacterId>(what.index);
            draw_character_card(s.canvas, character, r, false, look);
            return an::move_name(s.seen, an::ChooseCharacter{character}, lang);
        }
        case Kind::agenda: {
            const auto agenda = static_cast<an::AgendaId>(what.index);
            draw_agenda_card(s.canvas, agenda, r, look);
            return an::move_name(s.seen, an::ChooseAgenda{agenda}, lang);
        }
        case Kind::quest: {
            const auto quest = static_cast<an::QuestId>(what.index);
            draw_quest_card(s.canvas, quest, r, observed_in_tray(player, quest), look);
            const an::Kind kind = an::asked(s.seen)->kind;
            const an::Move move = kind == an::Kind::quest_source ? an::Move{an::QuestHome{quest}}
                                  : kind == an::Kind::quest_keep ? an::Move{an::Keep{quest}}
                                                                 : an::Move{an::CompleteQuest{quest}};
            return an::move_name(s.seen, move, lang);
        }
        case Kind::quest_deck: {
            const float corner = card_corner(r);
            const int count = an::quest_deck_size(s.seen);
            draw_light_below(s.canvas, r, corner, glow, s.breath);
            draw_night_back(s.canvas, r, count);
            draw_line_above(s.canvas, r, corner, glow);
            const Rect plate{r.x + 6, r.bottom() - 30, r.w - 12, 24};
            s.canvas.rect(plate, 6, fade(s.theme.space1, 0.85f));
            s.canvas.fit(plate.centre(), words::kTrayDraw.in(lang), type::kLabel, s.theme.hi, Weight::bold, Align::center, plate.w - 8);
            return fill(words::kTouchQuestDeck, lang, {{"n", count}});
        }
        default: {
            const auto card = static_cast<an::CardId>(what.index);
            std::string reason;
            if (player.disc && player.is_on(an::Map::earth)) {
                reason = reason_in_words(s, s.seen.me, card, player.disc->week);
                look.reason = reason;
            }
            draw_observation_card(s.canvas, card, r, look);
            return fill(words::kTouchScheduled, lang, {{"card", an::card_name(card, lang)}});
        }
    }
}

}  // namespace

bool Table::has_tray(const Frame& f) const { return !tray_of(f.s.seen, has_slots_shown(f.l)).cards.empty(); }

void Table::draw_tray(Frame& f) {
    Scene& s = f.s;
    const Tray tray = tray_of(s.seen, has_slots_shown(f.l));
    if (tray.cards.empty()) return;
    const Rect area = tray_area(f.l);
    const std::size_t count = tray.cards.size();
    const float most = area.w - 2 * kTrayPad;
    std::size_t columns = count;
    while (columns > 1 && (most + kTrayGap) / static_cast<float>(columns) - kTrayGap < tray.least) --columns;
    const std::size_t rows = (count + columns - 1) / columns;
    columns = (count + rows - 1) / rows;                   // rows of equal length
    const auto across = static_cast<float>(columns), down = static_cast<float>(rows);
    const float w = std::min(tray.size.x, (most + kTrayGap) / across - kTrayGap);
    // A deck that has a row to itself needs no more than its plate.
    constexpr float kLowDeck = 72;
    const bool is_deck_alone = rows > 1 && count % columns == 1 && kind_of(tray.cards.back()) == Kind::quest_deck;
    const float low = is_deck_alone ? kLowDeck + kTrayGap : 0.0f, full = is_deck_alone ? down - 1 : down;
    const float h = std::min(tray.size.y, (area.h - kTrayHead - 2 * kTrayPad + kTrayGap - low) / full - kTrayGap);
    const std::string_view heading = tray.heading->in(s.lang);
    const float cards = across * (w + kTrayGap) - kTrayGap;
    const float wide = std::max(cards, std::min(most, s.canvas.text_width(heading, type::kLabel, Weight::bold) + 8)) + 2 * kTrayPad;
    const float tall = kTrayHead + full * (h + kTrayGap) + low - kTrayGap + 2 * kTrayPad;
    const Rect panel = rect_around(area.centre(), wide, std::min(tall, area.h));
    s.canvas.shadow(panel, radius::kPanel, 0.7f, 30, 8);
    s.canvas.gradient(panel, radius::kPanel, s.theme.s2, s.theme.s1);
    s.canvas.rect_stroke(panel, radius::kPanel, s.theme.line2, s.theme.panel_border);
    TapOptions ground;
    ground.is_ground = true;
    ground.can_focus = false;
    ground.hides = true;
    ground.name = words::kTouchTray.in(s.lang);
    s.ui.tap(id("astronavigators.tray"), panel, ground);
    keep_clear(panel);
    s.canvas.fit({panel.centre().x, panel.y + kTrayPad + kTrayHead / 2 - 7}, heading, type::kLabel, s.theme.hi, Weight::bold, Align::center,
                 panel.w - 2 * kTrayPad);
    const float top = panel.y + kTrayPad + kTrayHead;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t row = i / columns, in_row = std::min(columns, count - row * columns);
        const float left = panel.centre().x - (static_cast<float>(in_row) * (w + kTrayGap) - kTrayGap) / 2;
        const Rect r{left + static_cast<float>(i % columns) * (w + kTrayGap), top + static_cast<float>(row) * (h + kTrayGap), w,
                     is_deck_alone && i + 1 == count ? kLowDeck : h};
        const std::string name = draw_tray_card(s, tray.cards[i], r, glow_of(tray.cards[i]));
        TapOptions options;
        options.radius = card_corner(r);
        touch(tray.cards[i], r, name, options);
    }
}

}  // namespace orrery::ui::astronavigators_table
