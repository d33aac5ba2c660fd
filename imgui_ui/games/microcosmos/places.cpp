// Panels around the galaxy, and the targets on them.
#include <algorithm>

#include "engine/core/punctuation.h"
#include "engine/games/microcosmos/score.h"
#include "engine/games/microcosmos/words.h"
#include "imgui_ui/games/microcosmos/panel_words.h"
#include "imgui_ui/games/microcosmos/view.h"
#include "imgui_ui/games/microcosmos/words.h"

namespace orrery::ui::microcosmos_table {

namespace {

bool is_shown(Rect r) { return r.w > 0 && r.h > 0; }

}  // namespace

/// Returns the spot at which crew cards are compared with their edges: where the ark is, or where it is about to fly.
std::optional<mc::SpotId> Table::spot_of_interest(const Frame& f) const {
    if (!is_live()) return {};
    if (f.is_asked(mc::Kind::travel) || f.is_asked(mc::Kind::upgrade)) {
        const Thing last = touches().last();
        return kind_of(last) == Kind::spot ? std::optional(static_cast<mc::SpotId>(last.index)) : std::nullopt;
    }
    return f.is_asked(mc::Kind::crew) ? std::optional(f.s.seen.player(f.s.seen.turn_seat).at) : std::nullopt;
}

void Table::draw_panels(Frame& f) {
    Scene& s = f.s;
    PanelLook look;
    look.motions = &motions_;
    look.glow = [this](Thing what) { return glow_of(what); };
    look.at = spot_of_interest(f);
    std::vector<int> points;
    for (const Seat who : all_seats(s.seen.contenders())) points.push_back(mc::points_of(s.seen, who).total());
    const Seat shown = s.shown_seat();
    draw_rail(s, f.l, points, look);
    draw_phases(s, f.l);
    draw_club(s, f.l, look);
    draw_ark_panel(s, f.l, shown, look);
    draw_bridge(s, f.l, shown, look);
    draw_hold(s, f.l, shown, look);
    touch_panels(f);
    touch_cards_of_club(f);
    touch_hold(f);
    draw_others(f);
    draw_automa(f);
    draw_tabs(f);
}

void Table::touch_panels(Frame& f) {
    const Scene& s = f.s;
    const mc::Observation& seen = s.seen;
    const Lang lang = s.lang;
    if (is_shown(f.l.round)) touch(thing(Kind::round), f.l.round, fill(words::kNameRound, lang, {{"n", seen.round}}));
    if (is_shown(f.l.restored))
        touch(thing(Kind::restored), f.l.restored, fill(words::kNameRestored, lang, {{"n", seen.completed}, {"of", seen.options.end_planets}}));
    if (is_shown(f.l.points)) touch(thing(Kind::points), f.l.points, words::kNamePoints.in(lang));
    if (is_shown(f.l.phase)) {
        const float w = f.l.phase.w / 5;
        for (int i = 0; i < 5; ++i)
            touch(thing(Kind::phase, i), {f.l.phase.x + static_cast<float>(i) * w, f.l.phase.y, w, f.l.phase.h},
                  fill(words::kNamePhase, lang, {{"phase", words::kPhases[i].in(lang)}}));
    }
    const Seat shown = s.shown_seat();
    const mc::Player& player = s.player(shown);
    for (std::size_t i = 0; i < mc::kUpgradeCount; ++i) {
        if (!is_shown(f.l.upgrades[i])) continue;
        const auto upgrade = static_cast<mc::Upgrade>(i);
        const Text& name = mc::is_unlocked(player, upgrade) ? words::kNameUpgradeOpen : words::kNameUpgrade;
        std::string words = fill(name, lang, {{"upgrade", mc::upgrade_name(upgrade, lang)}, {"seat", s.name_of(shown)}});
        if (f.can(mc::UnlockUpgrade{upgrade})) words += punctuation::kColon.in(lang) + mc::sources_text(player, {mc::kUpgrades[i].need}, lang);
        touch(upgrade_thing(upgrade, shown), f.l.upgrades[i], words);
    }
    for (std::size_t i = 0; i < player.survivors.size(); ++i) {
        const Rect r = bridge_place(f.l, i);
        if (!is_shown(r)) continue;
        TapOptions options;
        options.can_drag = true;
        touch(survivor_thing(player.survivors[i]), r,
              fill(words::kNameSurvivor, lang, {{"card", mc::survivor_name(player.survivors[i], lang)}}), options);
    }
    if (const Rect r = settled_place(f.l); is_shown(r))
        touch(thing(Kind::settled, 0, shown), r, fill(words::kNameSettled, lang, {{"n", static_cast<int>(player.settled.size())}}));
}

void Table::touch_cards_of_club(Frame& f) {
    const Scene& s = f.s;
    const mc::Observation& seen = s.seen;
    for (std::size_t i = 0; i < mc::kClubSlots; ++i) {
        const mc::CrewId card = seen.club[i];
        if (!is_shown(f.l.club[i]) || card == mc::kNoCrew) continue;
        TapOptions options;
        options.can_drag = f.is_asked(mc::Kind::take_club);
        touch(crew_thing(card), f.l.club[i], fill(words::kNameClub, s.lang, {{"card", mc::crew_name(card, s.lang)}}), options);
    }
    const auto pile = [&](Kind kind, Rect r, const Text& name, int count) {
        if (is_shown(r)) touch(thing(kind), r, fill(name, s.lang, {{"n", count}}));
    };
    pile(Kind::crew_deck, f.l.crew_deck, words::kNameDeck, seen.crew_deck_size);
    pile(Kind::crew_discard, f.l.crew_discard, words::kNameDiscard, static_cast<int>(seen.crew_discard.size()));
    pile(Kind::survivor_deck, f.l.survivor_deck, words::kNameSurvivorDeck, seen.survivor_deck_size);
    pile(Kind::planet_deck, f.l.planet_deck, words::kNamePlanetDeck, seen.planet_deck_size);
}

void Table::touch_hold(Frame& f) {
    const Scene& s = f.s;
    const Lang lang = s.lang;
    const Seat shown = s.shown_seat();
    const mc::Player& player = s.player(shown);
    const std::string who = s.name_of(shown);
    for (const mc::Row row : mc::kRows) {
        const auto& places = f.l.crew[static_cast<std::size_t>(row)];
        const auto& cards = player.row(row);
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (!is_shown(places[i])) continue;
            TapOptions options;
            options.can_drag = true;
            options.radius = 9;
            touch(crew_thing(cards[i]), places[i],
                  fill(words::kNameCrew, lang, {{"card", mc::crew_name(cards[i], lang)}, {"row", mc::row_name(row, lang)}, {"seat", who}}), options);
        }
        if (cards.full() || !is_shown(places[cards.size()])) continue;
        const Rect from = places[cards.size()], to = places.back();
        const Rect free{from.x, from.y, to.right() - from.x, to.bottom() - from.y};
        touch(thing(Kind::row, static_cast<int>(row)), free,
              fill(words::kNameRow, lang, {{"row", mc::row_name(row, lang)}, {"n", static_cast<int>(mc::kRow - cards.size())}}));
    }
    for (const mc::Resource resource : mc::kResources) {
        const std::size_t i = mc::index_of(resource);
        if (!is_shown(f.l.resources[i])) continue;
        TapOptions options;
        options.can_drag = f.is_asked(mc::Kind::planet) || f.is_asked(mc::Kind::crew) || f.is_asked(mc::Kind::terraform);
        touch(cargo_thing(resource, shown), f.l.resources[i],
              fill(words::kNameCargo, lang, {{"resource", mc::resource_name(resource, lang)}, {"n", player.resources[i]}, {"of", mc::hold_of(player)}, {"seat", who}}),
              options);
    }
    for (const mc::Specialist token : mc::kSpecialists) {
        const std::size_t i = mc::index_of(token);
        if (!is_shown(f.l.tokens[i])) continue;
        TapOptions options;
        options.shape = TargetShape::circle;
        const Text& name = player.tokens[i] ? words::kNameTokenReady : words::kNameTokenUsed;
        touch(token_thing(token, shown), f.l.tokens[i], fill(name, lang, {{"specialist", mc::specialist_name(token, lang)}}), options);
    }
}

void Table::draw_others(Frame& f) {
    Scene& s = f.s;
    const int all = s.seen.contenders();
    const Seat shown = s.shown_seat();
    PanelLook look;
    look.motions = &motions_;
    look.glow = [this](Thing what) { return glow_of(what); };
    for (std::size_t i = 0; i < f.l.others.size(); ++i) {
        if (!is_shown(f.l.others[i])) continue;
        const auto who = static_cast<Seat>((static_cast<std::size_t>(shown) + 1 + i) % static_cast<std::size_t>(all));
        draw_summary(s, who, f.l.others[i], mc::points_of(s.seen, who).total(), look);
        touch(thing(Kind::sheet, 0, who), f.l.others[i], fill(words::kNameSheet, s.lang, {{"seat", s.name_of(who)}}));
    }
}

void Table::draw_automa(Frame& f) {
    Scene& s = f.s;
    if (!s.seen.is_solo() || !is_shown(f.l.automa)) return;
    const std::optional<mc::AutomaId> card = story_.card() ? story_.card() : s.seen.robot.card;
    if (card) draw_automa_card(s.canvas, *card, f.l.automa, look_of_automa(f));
    else draw_automa_back(s.canvas, f.l.automa, s.seen.automa_deck_size);
    const Thing what = thing(Kind::automa_card);
    if (!story_.is_running(now_ms_)) return touch(what, f.l.automa, words::kNameAutoma.in(s.lang));
    s.ui.wake_in_ms(static_cast<float>(AutomaStory::kStepMs) / 5);
    place(what, f.l.automa);
    if (shows_automa_above(f)) return;
    if (s.ui.tap(target_of(what), f.l.automa, {.name = words::kSkipAutoma.in(s.lang)})) story_.skip();
}

AutomaLook Table::look_of_automa(const Frame& f) const {
    const mc::Observation& seen = f.s.seen;
    AutomaLook look;
    look.lang = f.s.lang;
    if (story_.card()) {
        look.done = story_.shown(now_ms_);
        look.skipped = story_.skipped();
        if (story_.is_running(now_ms_)) look.current = look.done;
    } else if (seen.robot.card) {
        look.done = seen.robot.step;
        look.current = seen.robot.step;
    }
    return look;
}

/// Where the card has no place of its own or only a low one, it lies above the rest of the table while its steps tick off.
bool Table::shows_automa_above(const Frame& f) const {
    constexpr float kLow = 120;
    return f.s.seen.is_solo() && story_.card() && story_.is_running(now_ms_) && f.l.automa.h < kLow;
}

void Table::draw_automa_above(Frame& f) {
    if (!shows_automa_above(f)) return;
    constexpr float kMostWide = 440, kRim = 10;
    Scene& s = f.s;
    s.ui.wake_in_ms(static_cast<float>(AutomaStory::kStepMs) / 5);
    // Below or beside the galaxy, where the ark is seen to fly meanwhile.
    const Rect all = f.l.all, galaxy = f.l.galaxy;
    Rect room{all.x, galaxy.bottom(), all.w, all.bottom() - galaxy.bottom()};
    for (const Rect& beside : {Rect{galaxy.right(), all.y, all.right() - galaxy.right(), all.h}, Rect{all.x, all.y, galaxy.x - all.x, all.h}})
        if (beside.w * beside.h > room.w * room.h) room = beside;
    room = room.grown(-kRim);
    const float wide = std::min(room.w, kMostWide);
    const float high = std::min(room.h, draw_automa_card(s.canvas, *story_.card(), {0, 0, wide, 0}, look_of_automa(f)));
    const Rect r = rect_around(room.centre(), wide, high);
    draw_automa_card(s.canvas, *story_.card(), r, look_of_automa(f));
    keep_clear(r);
    TapOptions options;
    options.name = words::kSkipAutoma.in(s.lang);
    options.hides = true;
    if (s.ui.tap(target_of(thing(Kind::automa_card)), r, options)) story_.skip();
}

void Table::draw_tabs(Frame& f) {
    Scene& s = f.s;
    for (std::size_t i = 0; i < kTabs; ++i) {
        const Rect r = f.l.tabs[i];
        if (!is_shown(r)) continue;
        const auto which = static_cast<Tab>(i);
        if (tab(s.ui, target_of(thing(Kind::tab, static_cast<int>(i))), r, words::kTabs[i].in(s.lang), which == tab_)) chosen_tab_ = which;
    }
}

void Table::mark_tabs(const Frame& f) {
    const auto tab_of = [&](Thing t) -> std::optional<Tab> {
        switch (kind_of(t)) {
            case Kind::upgrade:
            case Kind::survivor: return Tab::ark;
            case Kind::crew: return f.asks == mc::Kind::take_club ? Tab::club : Tab::crew;
            case Kind::row:
            case Kind::cargo:
            case Kind::token: return Tab::crew;
            default: return {};                            // in the galaxy, the tray or the bar
        }
    };
    TableBase::mark_tabs<Tab>(f.l.tabs, tab_, tab_of, [](Thing) { return false; });
}

}  // namespace orrery::ui::microcosmos_table
