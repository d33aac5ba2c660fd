// The board of a player beside the maps.
// 1 room   2 name and dials   3 tokens and tiles   4 sets, moons and gauges   5 schedule, quests, agenda, orbit tiles
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/panels.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 room ---

/// Returns the width that is free at the right of a place of the board: up to the next place beside it or the edge of the board.
float free_width_after(const Layout& l, Rect r) {
    if (!l.player.contains(r.centre())) return 0;          // it lies beside the panel
    float edge = l.player.right() - 10;
    const auto limit = [&](Rect other) {
        if (other.w > 0 && other.x >= r.right() && other.y < r.bottom() && r.y < other.bottom()) edge = std::min(edge, other.x);
    };
    for (const Rect other : l.tokens) limit(other);
    for (const Rect other : l.tiles) limit(other);
    for (const Rect other : l.sets) limit(other);
    for (const Rect other : l.moons) limit(other);
    for (const Rect other : l.gauges) limit(other);
    for (const Rect other : l.slots) limit(other);
    for (const Rect other : {l.name, l.quests, l.agenda, l.orbit_tiles}) limit(other);
    return edge - r.right();
}

/// Draws words at the right end of a row of places, if they fit.
void draw_beside(Scene& s, const Layout& l, Rect last, const std::string& text) {
    constexpr float kGap = 10;
    if (last.w <= 0) return;
    const float room = free_width_after(l, last) - kGap;
    if (s.canvas.text_width(text, type::kSmall) > room) return;
    s.canvas.text({last.right() + room + kGap - 4, last.centre().y}, text, type::kSmall, s.theme.mid, Weight::medium, Align::right);
}

/// Draws the light below a touchable place of the board.
void draw_place_light(Scene& s, Rect r, float radius, Glow glow) {
    if (glow == Glow::legal) s.canvas.halo(r.grown(1), radius + 1, s.theme.gold, 0.9f * s.breath, 16);
}

/// Draws the frame of a touchable place of the board.
void draw_place_glow(Scene& s, Rect r, float radius, Glow glow) {
    Canvas& c = s.canvas;
    switch (glow) {
        case Glow::none:
        case Glow::pale: break;
        case Glow::legal: c.rect_stroke(r.grown(2), radius + 2, s.theme.warm, 2); break;
        case Glow::later: c.rect_stroke(r.grown(1), radius + 1, fade(s.theme.gold, 0.55f), 1.5f); break;
        case Glow::selected: draw_selected_frame(c, r, radius); break;
    }
}

void draw_done_badge(Canvas& c, Vec centre, float radius) {
    const Theme& t = c.theme();
    c.circle(centre, radius, t.space1);
    c.circle_stroke(centre, radius, t.good, 1.3f);
    draw_icon(c, Icon::check, centre, radius * 1.5f, t.good);
}

// --- 2 name and dials ---

std::string place_of_fate(const Scene& s, const an::Player& player) {
    switch (player.fate) {
        case an::Fate::playing: break;
        case an::Fate::returned: return words::kPanelReturned.in(s.lang);
        case an::Fate::lost: return words::kPanelLost.in(s.lang);
    }
    return an::status_name(player.status, s.lang);
}

void draw_player_name(Scene& s, Rect r, Seat who) {
    constexpr float kBesideFrom = 290, kTwoRows = 46, kRoomyRows = 54, kNamed = 200;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const an::Player& player = s.player(who);
    const bool is_below = r.w < kBesideFrom && r.h >= kTwoRows;
    const float line = !is_below ? r.h : r.h >= kRoomyRows ? 28.0f : 24.0f;
    const float disc = std::min(16.0f, line * 0.42f);
    draw_emblem(c, s.color_of(who), {r.x + disc, r.y + line / 2}, disc, {.shadow = false});
    const float left = r.x + 2 * disc + 8;
    const float dials = is_below ? 0.0f : s.seen.is_astronavigator() ? std::max(r.w * 0.56f, std::min(r.w * 0.6f, 150.0f)) : 90.0f;
    const float room = std::max(20.0f, r.right() - dials - 10 - left);
    // Both stand on one line if there is room, otherwise the status is below the name.
    const std::string status = place_of_fate(s, player), name = s.name_of(who);
    const Color ink = player.fate == an::Fate::lost ? s.theme.bad : s.theme.mid;
    const float wide = c.text_width(name, type::kBody, Weight::bold), small = c.text_width(status, type::kSmall);
    if (!is_below && r.w < kNamed) return draw_dials(s, who, {left, r.y, r.right() - left, r.h});
    if (wide + small + 8 <= room) {
        c.text({left, r.y + line / 2}, name, type::kBody, s.theme.hi, Weight::bold);
        c.text({left + wide + 8, r.y + line / 2 + 1}, status, type::kSmall, ink);
    } else if (line >= 34 && small <= room) {
        c.fit({left, r.y + line / 2 - 9}, name, type::kBody, s.theme.hi, Weight::bold, Align::left, room);
        c.fit({left, r.y + line / 2 + 10}, status, type::kSmall, ink, Weight::medium, Align::left, room);
    } else {
        c.fit({left, r.y + line / 2}, name, type::kBody, s.theme.hi, Weight::bold, Align::left, room);
    }
    if (is_below) draw_dials(s, who, {r.x, r.y + line + 2, r.w, r.h - line - 2});
    else draw_dials(s, who, {r.right() - dials, r.y, dials, r.h});
}

// --- 3 tokens and tiles ---

void draw_vehicle_token(Scene& s, Rect r, Seat who, an::Transport transport, const PanelLook& look) {
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const Color key = t.game(GameKey::astronavigators);
    const bool is_used = an::has(s.player(who).used_transports, transport);
    const float radius = std::min(std::min(r.w, r.h) / 2 - 1, 18.0f);
    const Vec at = r.centre();
    c.circle(at, radius, is_used ? mix(t.s2, key, t.flat ? 0.0f : 0.3f) : t.well);
    c.circle_stroke(at, radius, is_used ? key : t.line2, is_used ? 2.0f : 1.2f);
    draw_transport(c, transport, at, radius * 1.24f, is_used ? t.hi : t.low);
    if (is_used) {
        draw_done_badge(c, {at.x + radius * 0.72f, at.y + radius * 0.72f}, std::min(6.5f, radius * 0.42f));
    } else if (const int nk = an::kTransports[an::index_of(transport)].nk; radius >= 13) {
        // NK of the first use.
        const Vec badge{at.x + radius * 0.74f, at.y + radius * 0.74f};
        c.circle(badge, 8, t.space1);
        c.circle_stroke(badge, 8, t.line2, 1);
        c.text(badge, std::to_string(nk), type::kSmall, t.good, Weight::bold, Align::center);
    }
    const Glow glow = look.glow(thing(Kind::token, static_cast<int>(transport), who));
    if (glow == Glow::legal) draw_legal_ring(c, at, radius + 1, s.breath);
    if (glow == Glow::later) draw_later_ring(c, at, radius + 1);
    if (glow == Glow::selected) draw_selected_ring(c, at, radius + 1);
}

/// Draws the bonus of all five transports into the place of the sixth, which only the Astronavigator mode has.
void draw_vehicle_bonus(Scene& s, Rect r, bool has_all) {
    if (r.w <= 0) return;
    const std::string bonus = fill(words::kPanelBonus, s.lang, {{"n", an::kVehicleBonus}});
    if (has_all) draw_icon(s.canvas, Icon::check, r.centre(), std::min(20.0f, r.h * 0.6f), s.theme.good);
    else s.canvas.fit_lines(r.centre(), bonus, type::kSmall, s.theme.mid, Weight::medium, Align::center, r.w + 10);
}

void draw_vehicle_tokens(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    const an::Player& player = s.player(who);
    bool has_all = true;
    Rect last;
    for (const an::Transport transport : an::kTransportList) {
        const Rect r = l.tokens[an::index_of(transport)];
        if (transport == an::Transport::spacecraft && !s.seen.is_astronavigator()) {
            draw_vehicle_bonus(s, r, has_all);
            continue;
        }
        draw_vehicle_token(s, r, who, transport, look);
        has_all = has_all && (transport == an::Transport::spacecraft || an::has(player.used_transports, transport));
        if (r.w > 0 && r.right() > last.right()) last = r;
    }
    if (has_all || s.seen.year == 1) draw_beside(s, l, last, (has_all ? words::kPanelAllFiveDone : words::kPanelAllFive).in(s.lang));
}

void draw_own_tiles(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    Canvas& c = s.canvas;
    const an::Player& player = s.player(who);
    Rect last;
    for (std::size_t i = 0; i < an::kContinentCount; ++i) {
        const Rect r = l.tiles[i];
        if (r.w <= 0) continue;
        if (r.right() > last.right()) last = r;
        const auto continent = static_cast<an::Continent>(i);
        const an::OwnTile* own = nullptr;
        for (const an::OwnTile& tile : player.tiles)
            if (an::kTiles[tile.id].continent == continent) own = &tile;
        if (own != nullptr && look.motions != nullptr && look.motions->moves(tile_thing(own->id))) own = nullptr;
        if (own != nullptr) {
            draw_tile(c, own->id, r, own->is_used, look.glow(tile_thing(own->id)), s.breath);
            continue;
        }
        const Color ink = continent_color(continent);
        const Glow glow = look.glow(thing(Kind::continent, static_cast<int>(i)));
        draw_place_light(s, r, std::min(8.0f, r.h * 0.2f), glow);
        c.rect(r, std::min(8.0f, r.h * 0.2f), fade(s.theme.well, 0.8f));
        c.dashed_rect(r, std::min(8.0f, r.h * 0.2f), fade(mix(ink, kWhite, 0.2f), 0.8f), 1.3f, 3, 4);
        draw_continent_mark(c, continent, r.centre(), std::min({r.w, r.h, 32.0f}) * 0.5f, fade(mix(ink, kWhite, 0.3f), 0.8f));
        draw_place_glow(s, r, std::min(8.0f, r.h * 0.2f), glow);
    }
    draw_beside(s, l, last, fill(words::kPanelContinents, s.lang,
                                 {{"n", static_cast<int>(player.tiles.size())}, {"of", static_cast<int>(an::kContinentCount)}}));
}

// --- 4 sets, moons and gauges ---

/// Draws the steps towards the threshold of a set.
void draw_set_steps(Canvas& c, Rect r, int have, int need, Color ink) {
    const float gap = 3, w = std::min(12.0f, (r.w - gap * static_cast<float>(need - 1)) / static_cast<float>(need));
    float x = r.centre().x - (w * static_cast<float>(need) + gap * static_cast<float>(need - 1)) / 2;
    for (int i = 0; i < need; ++i, x += w + gap) {
        const Rect step{x, r.centre().y - 2.5f, w, 5};
        if (i < have) c.rect(step, 2, ink);
        else c.rect_stroke(step, 2, fade(c.theme().line2, 0.95f), 1);
    }
}

void draw_set_place(Scene& s, Rect r, Seat who, an::SetId set, const PanelLook& look) {
    constexpr float kNamed = 118;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const an::Player& player = s.player(who);
    const an::SetState state = player.sets[set];
    const int need = an::kSets[set].threshold, have = std::min(need, an::observed_with(player, set));
    const bool is_done = state != an::SetState::open, is_used = state == an::SetState::used;
    const float radius = std::min(8.0f, r.h * 0.24f);
    draw_place_light(s, r, radius, look.glow(set_thing(set, who)));
    c.rect(r, radius, is_done && !is_used ? mix(t.well, t.good, t.flat ? 0.0f : 0.2f) : t.well);
    c.rect_stroke(r, radius, is_done ? fade(t.good, is_used ? 0.4f : 0.9f) : t.line, is_done ? 1.5f : t.panel_border);
    const Color ink = is_used ? t.low : is_done ? t.hi : have > 0 ? t.mid : t.low;
    const Color steps = is_used ? t.low : is_done ? t.good : t.game(GameKey::astronavigators);
    if (r.w >= r.h * 1.6f) {
        const float sign = std::min(r.h - 6, 22.0f);
        draw_set_sign(c, set, {r.x + 5 + sign / 2, r.centre().y}, sign, ink);
        const Rect rest{r.x + sign + 10, r.y, r.w - sign - 15, r.h};
        const std::string name = an::set_name(set, s.lang);
        if (r.w >= kNamed && r.h >= 30 && c.text_width(name, type::kSmall) <= rest.w) {
            c.text({rest.x, r.y + r.h * 0.36f}, name, type::kSmall, ink);
            draw_set_steps(c, {rest.x, r.y + r.h * 0.66f, std::min(rest.w, 60.0f), r.h * 0.26f}, have, need, steps);
        } else {
            draw_set_steps(c, rest, have, need, steps);
        }
    } else {
        const float sign = std::min({r.h - 14, r.w - 6, 26.0f});
        draw_set_sign(c, set, {r.centre().x, r.y + (r.h - 9) / 2}, sign, ink);
        draw_set_steps(c, {r.x + 3, r.bottom() - 10, r.w - 6, 8}, have, need, steps);
    }
    if (is_done && !is_used) draw_done_badge(c, {r.right() - 3, r.y + 4}, 6);
    if (is_used) c.line({r.x + 4, r.bottom() - 4}, {r.right() - 4, r.y + 4}, fade(t.low, 0.9f), 1.6f, Cap::round);
    draw_place_glow(s, r, radius, look.glow(set_thing(set, who)));
}

void draw_moon_token(Scene& s, Rect r, Seat who, int phase, const PanelLook& look) {
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const an::Player& player = s.player(who);
    const an::MoonState state = player.moon(phase);
    const float radius = std::min({r.w / 2 - 2, r.h / 2 - 2, 17.0f});
    const Vec at = r.centre();
    const bool is_away = state == an::MoonState::active && player.sxt == phase;        // it lies on SXT
    {
        const auto faded = c.faded(state == an::MoonState::inactive ? 0.46f : state == an::MoonState::used || is_away ? 0.5f : 1.0f);
        draw_moon(c, phase, at, radius, true);
    }
    if (state == an::MoonState::inactive) c.dashed_circle(at, radius + 1.5f, s.theme.line2, 1.3f, 3, 3);
    if (state == an::MoonState::active) {
        c.circle_stroke(at, radius + 1.5f, s.theme.good, 1.8f);
        draw_done_badge(c, {at.x + radius * 0.78f, at.y - radius * 0.7f}, std::min(6.0f, radius * 0.42f));
    }
    if (state == an::MoonState::used)
        c.line({at.x - radius * 0.8f, at.y + radius * 0.8f}, {at.x + radius * 0.8f, at.y - radius * 0.8f}, s.theme.mid, 2, Cap::round);
    const Glow glow = look.glow(moon_thing(phase, who));
    if (glow == Glow::legal) draw_legal_ring(c, at, radius + 1, s.breath);
    if (glow == Glow::later) draw_later_ring(c, at, radius + 1);
    if (glow == Glow::selected) draw_selected_ring(c, at, radius + 1);
}

void draw_gauge_place(Scene& s, Rect r, Seat who, an::Gauge gauge, const PanelLook& look) {
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const an::Player& player = s.player(who);
    const an::SetId set = gauge == an::Gauge::sct ? player.sct : gauge == an::Gauge::ai ? player.ai : an::kNoSet;
    const bool is_moon = gauge == an::Gauge::sxt && player.sxt > 0, is_set = set != an::kNoSet;
    const float radius = std::min(8.0f, r.h * 0.24f);
    // A set that matches a top card gives a move now.
    const bool is_matching = is_set && an::matches(s.seen, player, set);
    draw_place_light(s, r, radius, look.glow(gauge_thing(gauge, who)));
    c.rect(r, radius, is_moon || is_set ? mix(t.well, t.game(GameKey::astronavigators), t.flat ? 0.0f : 0.24f) : t.well);
    c.rect_stroke(r, radius, is_matching ? t.good : is_moon || is_set ? t.game(GameKey::astronavigators) : t.line2,
                  is_moon || is_set ? 1.6f : 1.0f);
    const std::string_view name = words::kPanelGauges[static_cast<std::size_t>(gauge)].in(s.lang);
    float word = 0;                                        // of the longest name, so that all three look alike
    for (const Text& each : words::kPanelGauges) word = std::max(word, c.text_width(each.in(s.lang), type::kSmall, Weight::bold));
    const float token = std::min({r.h - 8, 24.0f, r.w - 6});
    const auto draw_token = [&](Vec at, float size) {
        if (is_moon) draw_moon(c, player.sxt, at, size / 2, true);
        else if (is_set) draw_set_sign(c, set, at, size, t.hi);
        else c.dashed_circle(at, size / 2 - 1, fade(t.line2, 0.9f), 1.2f, 3, 3);
    };
    if (r.w >= word + 2 * token + 22) {
        draw_gauge_sign(c, gauge, {r.x + 6 + token / 2, r.centre().y}, token * 0.84f, t.mid);
        c.text({r.x + token + 11, r.centre().y}, name, type::kSmall, t.mid, Weight::bold);
        draw_token({r.right() - 6 - token / 2, r.centre().y}, token);
    } else if (r.w >= word + token + 14) {
        c.text({r.x + 6, r.centre().y}, name, type::kSmall, t.mid, Weight::bold);
        draw_token({r.right() - 5 - token / 2, r.centre().y}, token);
    } else if (r.h >= 40) {
        const float size = std::min({r.h - 24, r.w - 8, 22.0f});
        c.fit({r.centre().x, r.y + 11}, name, type::kSmall, t.mid, Weight::bold, Align::center, r.w - 2);
        draw_token({r.centre().x, r.bottom() - 5 - size / 2}, size);
    } else if (is_moon || is_set) {
        draw_token(r.centre(), token);
    } else {
        draw_gauge_sign(c, gauge, r.centre(), token, t.low);
    }
    if (is_matching) draw_done_badge(c, {r.right() - 3, r.y + 4}, 6);
    draw_place_glow(s, r, radius, look.glow(gauge_thing(gauge, who)));
}

// --- 5 schedule, quests, agenda, orbit tiles ---

/// Returns "" for a tick on a scheduled card, or the reason why it cannot be observed now; nullopt if the question does not arise.
std::optional<std::string> verdict_on_scheduled(const Scene& s, Seat who, an::CardId card, const PanelLook& look) {
    const an::Player& player = s.player(who);
    if (!player.is_playing() || !player.is_on(an::Map::earth) || player.status == an::Status::astronaut) return {};
    const int week = player.disc ? player.disc->week : look.week.value_or(0);
    if (an::is_moon(card) && week == 0) return {};         // it depends on a week that is not chosen yet
    return reason_in_words(s, who, card, std::max(1, week));
}

void draw_schedule_slots(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    const auto& cards = s.player(who).schedule;
    for (std::size_t i = 0; i < l.slots.size(); ++i) {
        const Rect r = l.slots[i];
        if (r.w <= 0) continue;
        const bool has_card = i < cards.size() && (look.motions == nullptr || !look.motions->moves(card_thing(cards[i])));
        if (!has_card) {
            draw_free_place(s.canvas, r, words::kPanelSchedule.in(s.lang));
            continue;
        }
        const std::optional<std::string> reason = verdict_on_scheduled(s, who, cards[i], look);
        CardLook face;
        face.lang = s.lang;
        face.glow = look.glow(card_thing(cards[i]));
        face.breath = s.breath;
        if (reason) face.reason = *reason;
        draw_observation_card(s.canvas, cards[i], r, face);
    }
}

void draw_quest_dots(Canvas& c, Vec first, unsigned observed) {
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i) {
        const Vec dot{first.x + 12 * static_cast<float>(i), first.y};
        if ((observed >> i & 1u) != 0) c.circle(dot, 4, c.theme().good);
        else c.circle_stroke(dot, 4, c.theme().line2, 1.4f);
    }
}

/// Draws a quest in short: its sign, the constellations observed as dots, the name where there is room.
void draw_quest_chip(Scene& s, Rect r, an::QuestId quest, unsigned observed, bool is_instrument, Glow glow) {
    constexpr float kLine = 15, kDots = 14, kTop = 24;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const float radius = std::min(9.0f, r.h * 0.28f), sign = std::min({r.h - 8, r.w - 6, 26.0f});
    draw_place_light(s, r, radius, glow);
    c.rect(r, radius, is_instrument ? mix(t.well, t.brass, t.flat ? 0.0f : 0.22f) : t.well);
    c.rect_stroke(r, radius, is_instrument ? t.brass : t.line2, is_instrument ? 1.6f : t.panel_border);
    const std::string name = is_instrument ? an::instrument_name(quest, s.lang) : an::quest_name(quest, s.lang);
    const auto fits = [&](float room, float high) {
        return c.widest_word(name, type::kSmall, Weight::medium) <= room &&
               static_cast<float>(c.lines(name, type::kSmall, Weight::medium, room).size()) * kLine <= high;
    };
    const bool has_rest = r.w >= sign + 38;
    const float beside = r.w - 17 - sign, dots = is_instrument ? 0.0f : kDots;
    if (const float foot = r.h - kTop - 4; !fits(beside, std::min(r.h - 6 - dots, 2 * kLine)) && fits(r.w - 12, foot)) {
        // The name below the sign, across the whole place.
        draw_instrument(c, quest, {r.x + 6 + kTop / 2, r.y + 2 + kTop / 2}, kTop - 3, is_instrument ? t.hi : t.mid);
        if (!is_instrument) draw_quest_dots(c, {r.x + kTop + 16, r.y + 2 + kTop / 2}, observed);
        c.fit_lines({r.x + 6, r.y + kTop + foot / 2}, name, type::kSmall, t.hi, Weight::medium, Align::left, r.w - 12,
                    static_cast<int>(foot / kLine));
        return draw_place_glow(s, r, radius, glow);
    }
    const Vec at{has_rest ? r.x + 5 + sign / 2 : r.centre().x, r.centre().y};
    draw_instrument(c, quest, at, sign, is_instrument ? t.hi : t.mid);
    if (has_rest) {
        const float left = r.x + sign + 11, room = r.right() - 6 - left;
        const bool has_both = fits(room, r.h - 6 - dots), has_name = has_both || fits(room, r.h - 4);
        const bool has_dots = !is_instrument && (has_both || !has_name);
        const float high = r.h - (has_dots ? kDots : 0);
        if (has_name)
            c.fit_lines({left, r.y + high / 2}, name, type::kSmall, t.hi, Weight::medium, Align::left, room,
                        std::max(1, static_cast<int>(high / kLine)));
        if (has_dots) draw_quest_dots(c, {left + 5, has_name ? r.bottom() - 3 - kDots / 2 : r.centre().y}, observed);
    }
    draw_place_glow(s, r, radius, glow);
}

unsigned observed_of_quest(const an::Player& player, an::QuestId quest) {
    unsigned out = 0;
    for (std::size_t i = 0; i < an::kQuestConstellations; ++i)
        if (contains(player.observed, an::kQuests[quest].constellations[i])) out |= 1u << i;
    return out;
}

void draw_quest_places(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    constexpr float kCardHeight = 92, kCardWidth = 96;
    if (l.quests.w <= 0) return;
    const an::Player& player = s.player(who);
    const std::size_t quests = player.quests.size(), all = quests + player.instruments.size();
    if (all == 0) {
        s.canvas.fit(l.quests.centre(), words::kPanelQuests.in(s.lang), type::kSmall, s.theme.low, Weight::medium, Align::center,
                     l.quests.w - 8);
        return;
    }
    for (std::size_t i = 0; i < all; ++i) {
        const bool is_instrument = i >= quests;
        const an::QuestId quest = is_instrument ? player.instruments[i - quests] : player.quests[i];
        const Thing what = is_instrument ? thing(Kind::instrument, quest) : quest_thing(quest);
        if (look.motions != nullptr && look.motions->moves(what)) continue;
        const Rect r = quest_place(l, i, all);
        const Glow glow = look.glow(what);
        const unsigned observed = observed_of_quest(player, quest);
        if (r.h < kCardHeight || r.w < kCardWidth) {
            draw_quest_chip(s, r, quest, observed, is_instrument, glow);
            continue;
        }
        CardLook face;
        face.lang = s.lang;
        face.glow = glow;
        face.breath = s.breath;
        if (is_instrument) draw_instrument_card(s.canvas, quest, r, face);
        else draw_quest_card(s.canvas, quest, r, observed, face);
    }
}

/// Draws the agenda for those who may know it; otherwise its back.
void draw_agenda_place(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    constexpr float kCardHeight = 60, kCardWidth = 90;
    const Rect r = l.agenda;
    const an::Player& player = s.player(who);
    if (r.w <= 0 || !player.has_agenda) return;
    Canvas& c = s.canvas;
    const std::optional<an::AgendaId> agenda = player.agenda ? player.agenda : who == s.seen.me ? s.seen.own.agenda : std::nullopt;
    const float radius = std::min(8.0f, r.h * 0.22f);
    const Glow glow = look.glow(agenda ? thing(Kind::agenda, *agenda) : thing(Kind::hidden_agenda, 0, who));
    if (agenda && r.h >= kCardHeight && r.w >= kCardWidth) {
        CardLook face;
        face.lang = s.lang;
        face.glow = glow;
        face.breath = s.breath;
        return draw_agenda_card(c, *agenda, r, face);
    }
    draw_place_light(s, r, radius, glow);
    c.gradient(r, radius, s.theme.s3, s.theme.s2);
    c.rect_stroke(r, radius, fade(s.theme.brass, 0.8f), std::max(1.0f, s.theme.panel_border));
    constexpr float kPad = 6;
    const std::string name = agenda ? an::agenda_name(*agenda, s.lang) : std::string(words::kPanelAgenda.in(s.lang));
    const float sign = std::min({r.h - 8, r.w - 8, 18.0f});
    const std::size_t most = r.h >= 36 ? 2 : 1;
    const auto fits = [&](float room) {
        return c.widest_word(name, type::kSmall, Weight::medium) <= room && c.lines(name, type::kSmall, Weight::medium, room).size() <= most;
    };
    // The sign gives way to a long name, and a name that is too long even so to the sign.
    const bool has_both = fits(r.w - sign - 2 * kPad - 3), has_name = has_both || fits(r.w - 2 * kPad);
    const bool has_sign = has_both || !has_name;
    const float left = r.x + kPad + (has_sign ? sign + 3 : 0), room = r.right() - kPad - left;
    if (has_sign)
        draw_icon(c, agenda ? Icon::card : Icon::hidden, {has_name ? r.x + kPad + sign / 2 : r.centre().x, r.centre().y}, sign,
                  s.theme.brass);
    if (has_name) {
        const Vec at{has_sign ? left : r.centre().x, r.centre().y};
        c.fit_lines(at, name, type::kSmall, s.theme.hi, Weight::medium, has_sign ? Align::left : Align::center, room, static_cast<int>(most));
    }
    draw_place_glow(s, r, radius, glow);
}

void draw_own_orbit_tiles(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    const auto& stacks = s.player(who).orbit_stacks;
    if (l.orbit_tiles.w <= 0) return;
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        const Thing what = thing(Kind::orbit_tile, static_cast<int>(i), who);
        if (look.motions != nullptr && look.motions->moves(what)) continue;
        draw_orbit_tile(s.canvas, stacks[i], known_dv(s, who, i), orbit_tile_place(l, i, stacks.size()), look.glow(what), s.breath);
    }
}

}  // namespace

Rect quest_place(const Layout& l, std::size_t i, std::size_t count) {
    constexpr float kGap = 6, kWidest = 190, kLeastWide = 40, kRow = 44;
    const Rect r = l.quests;
    if (r.w <= 0 || count == 0) return {};
    // In as few rows as keep each place wide enough to be touched.
    const auto rows_that_fit = static_cast<std::size_t>(std::max(1.0f, (r.h + kGap) / (kRow + kGap)));
    std::size_t rows = 1, columns = count;
    while (rows < rows_that_fit && (r.w + kGap) / static_cast<float>(columns) - kGap < kLeastWide * 2) {
        ++rows;
        columns = (count + rows - 1) / rows;
    }
    const float w = std::min(kWidest, (r.w + kGap) / static_cast<float>(columns) - kGap);
    const float h = (r.h + kGap) / static_cast<float>(rows) - kGap;
    return {r.x + static_cast<float>(i % columns) * (w + kGap), r.y + static_cast<float>(i / columns) * (h + kGap), w, h};
}

Rect orbit_tile_place(const Layout& l, std::size_t i, std::size_t count) {
    constexpr float kGap = 4;
    const Rect r = l.orbit_tiles;
    if (r.w <= 0 || count == 0) return {};
    const float w = std::min(r.h * 1.1f, (r.w + kGap) / static_cast<float>(count) - kGap);
    return {r.x + static_cast<float>(i) * (w + kGap), r.y, w, r.h};
}

std::optional<int> known_dv(const Scene& s, Seat who, std::size_t i) {
    const an::Player& player = s.player(who);
    if (i >= player.orbit_stacks.size()) return {};
    if (player.swap_tile != an::kNoOrbitTile && an::kOrbitTiles[player.swap_tile].stack == player.orbit_stacks[i])
        return an::kOrbitTiles[player.swap_tile].dv;
    if (who == s.seen.me && i < s.seen.own.orbit_tiles.size()) return an::kOrbitTiles[s.seen.own.orbit_tiles[i]].dv;
    return {};
}

void draw_player(Scene& s, const Layout& l, Seat who, const PanelLook& look) {
    if (l.player.w <= 0) return;
    const Color fill = s.theme.seat(s.color_of(who)).fill;
    ui::PanelLook ground;
    ground.blur = 8;
    ground.top = mix(s.theme.s2, fill, s.theme.flat ? 0.0f : 0.26f);
    ground.line = fade(mix(fill, kWhite, 0.3f), 0.9f);
    draw_panel(s.canvas, l.player, radius::kPanel, ground);
    draw_player_name(s, l.name, who);
    draw_vehicle_tokens(s, l, who, look);
    draw_own_tiles(s, l, who, look);
    for (std::size_t set = 0; set < an::kSetCount; ++set) draw_set_place(s, l.sets[set], who, static_cast<an::SetId>(set), look);
    for (int phase = 1; phase <= an::kPhases; ++phase)
        draw_moon_token(s, l.moons[static_cast<std::size_t>(phase - 1)], who, phase, look);
    for (const an::Gauge gauge : {an::Gauge::sxt, an::Gauge::sct, an::Gauge::ai})
        draw_gauge_place(s, l.gauges[static_cast<std::size_t>(gauge)], who, gauge, look);
    draw_schedule_slots(s, l, who, look);
    draw_quest_places(s, l, who, look);
    draw_agenda_place(s, l, who, look);
    draw_own_orbit_tiles(s, l, who, look);
}

}  // namespace orrery::ui::astronavigators_table
