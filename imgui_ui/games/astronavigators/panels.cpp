// 1 action board   2 months   3 dials
#include "imgui_ui/games/astronavigators/panels.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "engine/games/astronavigators/players.h"
#include "engine/games/astronavigators/score.h"
#include "engine/games/astronavigators/words.h"
#include "imgui_ui/games/astronavigators/motion.h"
#include "imgui_ui/games/astronavigators/orbit.h"
#include "imgui_ui/games/astronavigators/panel_words.h"
#include "imgui_ui/games/astronavigators/sky_chart.h"
#include "imgui_ui/games/astronavigators/sky_words.h"
#include "imgui_ui/games/astronavigators/symbols.h"
#include "imgui_ui/kit/emblems.h"
#include "imgui_ui/kit/icons.h"
#include "imgui_ui/kit/pieces.h"
#include "imgui_ui/kit/widgets.h"

namespace orrery::ui::astronavigators_table {

namespace {

// --- 1 action board ---

/// Returns the seat whose disc lies in a week.
std::optional<Seat> seat_in_week(const Scene& s, int week) {
    for (const Seat who : all_seats(s.seen.seats))
        if (s.player(who).disc && s.player(who).disc->week == week) return who;
    return {};
}

/// Parts of a week's place: a heading above the card, beside it where the place is low and wide, or none.
struct WeekParts {
    Rect head, card;
};
WeekParts parts_of_week(Rect r) {
    constexpr float kHeadAbove = 26, kLeastAbove = 58, kLeastBeside = 190, kHeadBeside = 96;
    if (r.h >= kLeastAbove) {
        const float head = r.h >= 116 ? kHeadAbove : 22.0f;
        return {{r.x, r.y, r.w, head}, {r.x, r.y + head, r.w, r.h - head}};
    }
    if (r.w >= kLeastBeside) return {{r.x, r.y, kHeadBeside, r.h}, {r.x + kHeadBeside, r.y, r.w - kHeadBeside, r.h}};
    return {{}, r};
}

/// Draws the disc of a seat with the sign of its action beside it, right-aligned. Returns the width taken.
float draw_week_disc(Scene& s, Seat who, Vec right_middle, float radius) {
    const an::Player& player = s.player(who);
    const float sign = radius * 1.7f;
    // A resolved action keeps its place but steps back.
    const auto faded = s.canvas.faded(player.disc_done ? 0.5f : 1.0f);
    draw_emblem(s.canvas, s.color_of(who), {right_middle.x - radius, right_middle.y}, radius, {.shadow = false});
    draw_action_sign(s.canvas, player.disc->action, {right_middle.x - 2 * radius - 5 - sign / 2, right_middle.y}, sign, s.theme.hi);
    return 2 * radius + 5 + sign;
}

void draw_week_head(Scene& s, Rect r, int week) {
    Canvas& c = s.canvas;
    const float y = r.centre().y, moon = std::min(8.0f, r.h * 0.34f);
    const bool has_moon = r.w >= 120;
    if (has_moon) draw_moon(c, week, {r.x + 9 + moon, y}, moon, false);
    float right = r.right() - 8;
    if (const std::optional<Seat> who = seat_in_week(s, week)) right -= draw_week_disc(s, *who, {right, y}, std::min(9.0f, r.h * 0.4f)) + 8;
    const float left = r.x + (has_moon ? 2 * moon + 15 : 7);
    const std::string name = fill(words::kPanelWeek, s.lang, {{"n", week}}), number = std::to_string(week);
    const bool has_name = c.text_width(name, type::kSmall, Weight::bold) <= right - left;
    const std::string& head = has_name ? name : number;
    if (c.text_width(head, type::kSmall, Weight::bold) > right - left) return;
    c.text({left, y}, head, type::kSmall, s.theme.hi, Weight::bold);
    const std::string depth = std::to_string(s.seen.week(week).size());
    const float wide = c.text_width(depth, type::kSmall) + 17, used = left + c.text_width(head, type::kSmall, Weight::bold) + 8;
    if (used + wide > right) return;
    draw_icon(c, Icon::card, {right - wide + 6, y}, 13, s.theme.low);
    c.text({right, y}, depth, type::kSmall, s.theme.mid, Weight::medium, Align::right);
}

/// Returns "" for a tick, or the reason why the shown player cannot observe a card now; nullopt if the question does not arise.
std::optional<std::string> verdict_on(const Scene& s, an::CardId card, int week) {
    const an::Player& player = s.player(s.shown_seat());
    if (!player.is_playing() || !player.is_on(an::Map::earth) || player.status == an::Status::astronaut) return {};
    return reason_in_words(s, s.shown_seat(), card, week);
}

void draw_week_place(Scene& s, Rect r, int week, const PanelLook& look) {
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const Glow glow = look.glow(week_thing(week));
    const float radius = std::min(12.0f, r.h * 0.2f);
    const WeekParts parts = parts_of_week(r);
    ui::PanelLook ground;
    ground.blur = 8;
    if (const std::optional<Seat> who = seat_in_week(s, week)) {
        const Color fill = s.theme.seat(s.color_of(*who)).fill;
        ground.top = mix(s.theme.s2, fill, s.theme.flat ? 0.0f : 0.26f);
        ground.line = fade(mix(fill, kWhite, 0.3f), 0.9f);
    }
    if (glow == Glow::legal) c.halo(r.grown(1), radius + 1, s.theme.gold, 0.9f * s.breath, 16);
    draw_panel(c, r, radius, ground);
    if (parts.head.w > 0) draw_week_head(s, parts.head, week);

    const an::CardPile& pile = s.seen.week(week);
    const float inset = parts.head.w > 0 ? 4.0f : 0.0f;
    Rect place = parts.card;
    if (inset > 0) {
        const bool is_above = parts.head.y + parts.head.h <= parts.card.y + 0.5f;
        place = is_above ? Rect{place.x + inset, place.y, place.w - 2 * inset, place.h - inset}
                         : Rect{place.x, place.y + inset, place.w - inset, place.h - 2 * inset};
    }
    std::optional<an::CardId> top;
    for (std::size_t i = pile.size(); i > 0 && !top; --i)
        if (look.motions == nullptr || !look.motions->moves(card_thing(pile[i - 1]))) top = pile[i - 1];
    if (top) {
        const std::optional<std::string> reason = verdict_on(s, *top, week);
        CardLook face;
        face.lang = s.lang;
        face.glow = look.glow(card_thing(*top));
        face.breath = s.breath;
        if (reason) face.reason = *reason;
        draw_observation_card(c, *top, place, face);
    } else {
        draw_free_place(c, place, words::kPanelNoCard.in(s.lang));
    }
    if (parts.head.w <= 0) {
        const Rect plate{r.x + 3, r.y + 3, 15, 17};
        c.rect(plate, 4, fade(s.theme.space1, s.theme.flat ? 1.0f : 0.86f));
        c.text(plate.centre(), std::to_string(week), type::kSmall, s.theme.hi, Weight::bold, Align::center);
        if (const std::optional<Seat> who = seat_in_week(s, week)) draw_emblem(c, s.color_of(*who), {r.right() - 9, r.y + 8}, 9);
    }
    if (glow == Glow::legal) c.rect_stroke(r.grown(2), radius + 2, s.theme.warm, 2);
    if (glow == Glow::later) c.rect_stroke(r.grown(1), radius + 1, fade(s.theme.gold, 0.55f), 1.5f);
    if (glow == Glow::selected || look.week == week) draw_selected_frame(c, r, radius);
}

/// Draws the next card of the deck, with the number of cards below it.
void draw_next_card(Scene& s, Rect r, const PanelLook& look) {
    constexpr float kCaption = 20, kBeside = 100;
    if (r.w <= 0) return;
    Canvas& c = s.canvas;
    const an::CardId next = s.seen.deck_top;
    const int below = an::cards_below(s.seen);
    const std::string_view word = words::kPanelNext.in(s.lang);
    const float wide = c.text_width(word, type::kSmall);
    Rect place = r;
    if (r.h >= 56) {
        place = {r.x, r.y + kCaption, r.w, r.h - kCaption};
        const std::string count = std::to_string(below);
        const float figure = c.text_width(count, type::kSmall) + 17;
        if (wide + figure + 14 <= r.w) {
            c.text({r.x + 4, r.y + kCaption / 2}, word, type::kSmall, s.theme.mid);
            draw_icon(c, Icon::card, {r.right() - figure + 4, r.y + kCaption / 2}, 13, s.theme.low);
            c.text({r.right() - 2, r.y + kCaption / 2}, count, type::kSmall, s.theme.mid, Weight::medium, Align::right);
        } else {
            c.fit({r.centre().x, r.y + kCaption / 2}, word, type::kSmall, s.theme.mid, Weight::medium, Align::center, r.w);
        }
    } else if (r.w >= kBeside + wide) {
        c.text({r.x + 4, r.centre().y}, word, type::kSmall, s.theme.mid);
        place = {r.x + wide + 12, r.y, r.w - wide - 12, r.h};
    }
    if (next == an::kNoCard) return draw_free_place(c, place, words::kPanelNoCard.in(s.lang));
    if (look.motions != nullptr && look.motions->moves(card_thing(next))) return draw_card_back(c, place, below);
    CardLook face;
    face.lang = s.lang;
    face.glow = look.glow(card_thing(next));
    face.breath = s.breath;
    draw_observation_card(c, next, place, face);
    if (look.glow(thing(Kind::deck)) == Glow::selected) draw_selected_frame(c, place, 8);
}

}  // namespace

void draw_weeks(Scene& s, const Layout& l, const PanelLook& look) {
    if (const Rect r = l.weeks_heading; r.w > 0)
        s.canvas.fit({r.x + 4, r.centre().y}, words::kPanelWeeks.in(s.lang), std::clamp(r.h * 0.7f, type::kLabel, type::kTitle), s.theme.hi,
                     Weight::bold, Align::left, r.w - 8);
    for (int week = 1; week <= an::kWeeks; ++week) draw_week_place(s, l.weeks[static_cast<std::size_t>(week - 1)], week, look);
    draw_next_card(s, l.deck, look);
}

// --- 2 months ---

namespace {

int rounds_of_game(const an::Observation& seen) { return (seen.is_astronavigator() ? an::kYears : 1) * an::kSunSteps; }

/// Returns the rounds in which the bonuses of the first year can still be gained, this one included; 0 if the shown player has both.
int rounds_for_bonuses(const Scene& s) {
    const an::Player& player = s.player(s.shown_seat());
    return s.seen.year > 1 || (player.vehicle_bonus && player.continent_bonus) ? 0 : an::kSunSteps - s.seen.sun_step;
}

/// Draws the year, the round and the rounds left for the bonuses, as far as there is room; and at the right who is first.
void draw_year_line(Scene& s, Rect r, bool with_month) {
    Canvas& c = s.canvas;
    const float y = r.centre().y, disc = std::min(8.0f, r.h * 0.4f);
    float right = r.right() - 2;
    draw_emblem(c, s.color_of(s.seen.first_seat), {right - disc, y}, disc, {.shadow = false});
    right -= 2 * disc + 6;
    const std::string_view first = words::kPanelFirst.in(s.lang);
    if (!with_month && c.text_width(first, type::kSmall) <= r.w * 0.2f) {
        c.text({right, y}, first, type::kSmall, s.theme.mid, Weight::medium, Align::right);
        right -= c.text_width(first, type::kSmall) + 12;
    }
    float x = r.x;
    const auto add = [&](const std::string& words, Color ink, Weight weight) {
        const float wide = c.text_width(words, type::kLabel, weight);
        if (x + wide > right) return false;
        c.text({x, y}, words, type::kLabel, ink, weight);
        x += wide + 14;
        return true;
    };
    if (with_month) add(an::month_name(s.seen.sun_step, s.lang), s.theme.hi, Weight::bold);
    // Without room for both, the round goes first: the year follows from it.
    const std::string year = fill(words::kPanelYear, s.lang, {{"n", s.seen.year}});
    const std::string round = fill(words::kPanelRound, s.lang, {{"n", s.seen.round}, {"of", rounds_of_game(s.seen)}});
    const float both = c.text_width(year, type::kLabel, Weight::bold) + 14 + c.text_width(round, type::kLabel);
    if (s.seen.is_astronavigator() && x + both <= right) add(year, s.theme.mid, Weight::bold);
    add(round, s.theme.mid, Weight::medium);
    if (const int left = rounds_for_bonuses(s); left > 0) {
        const Color ink = left <= 3 ? s.theme.warn : s.theme.low;
        if (!add(fill(words::kPanelBonuses, s.lang, {{"n", left}}), ink, Weight::medium))
            add(fill(words::kPanelBonusesShort, s.lang, {{"n", left}}), ink, Weight::medium);
    }
}

float month_gap(Rect r) { return r.w >= 500 ? 6.0f : 2.0f; }

/// Returns whether the cells of the months have room for their names.
bool month_names_fit(const Scene& s, Rect r) {
    const float gap = month_gap(r), w = (r.w + gap) / an::kSunSteps - gap;
    return r.h >= 20 && std::all_of(std::begin(words::kShortMonths), std::end(words::kShortMonths), [&](const Text& month) {
        return s.canvas.text_width(month.in(s.lang), type::kSmall, Weight::bold) <= w - 4;
    });
}

/// Draws the months as cells with their short names, or as dots where these have no room.
void draw_month_cells(Scene& s, Rect r) {
    Canvas& c = s.canvas;
    const Color key = s.theme.game(GameKey::astronavigators);
    const float gap = month_gap(r), w = (r.w + gap) / an::kSunSteps - gap;
    const bool has_names = month_names_fit(s, r);
    for (int i = 0; i < an::kSunSteps; ++i) {
        const Rect cell{r.x + static_cast<float>(i) * (w + gap), r.y, w, r.h};
        const bool is_now = i == s.seen.sun_step, is_past = i < s.seen.sun_step;
        if (!has_names) {
            const float radius = std::min({4.0f, w * 0.3f, r.h * 0.3f});
            if (is_now) draw_sun(c, cell.centre(), radius + 2);
            else if (is_past) c.circle(cell.centre(), radius, s.theme.low);
            else c.circle_stroke(cell.centre(), radius, s.theme.line2, 1.4f);
            continue;
        }
        const float radius = std::min(8.0f, r.h * 0.28f);
        c.rect(cell, radius, is_now ? mix(s.theme.s2, key, s.theme.flat ? 0.0f : 0.34f) : s.theme.well);
        c.rect_stroke(cell, radius, is_now ? key : s.theme.line, is_now ? std::max(1.6f, s.theme.panel_border) : s.theme.panel_border);
        const Color ink = is_now ? s.theme.hi : is_past ? s.theme.low : s.theme.mid;
        const float letters = w >= 46 ? type::kLabel : type::kSmall;
        c.text(cell.centre(), words::kShortMonths[i].in(s.lang), letters, ink, is_now ? Weight::bold : Weight::medium, Align::center);
    }
}

}  // namespace

void draw_months(Scene& s, const Layout& l) {
    constexpr float kYear = 22, kTwoLines = 44, kLeastDots = 10;
    const Rect r = l.months;
    if (r.w <= 0) return;
    if (r.h >= kTwoLines) {
        const Rect months{r.x, r.y + kYear + 2, r.w, std::min(r.h - kYear - 2, 36.0f)};
        draw_year_line(s, {r.x, r.y, r.w, kYear}, !month_names_fit(s, months));
        draw_month_cells(s, months);
        return;
    }
    if (r.w >= 560) {
        // One line: the year at the left, the months after it.
        const float words = std::min(r.w * 0.3f, 230.0f);
        const Rect months{r.x + words + 12, r.y, r.w - words - 12, r.h};
        draw_year_line(s, {r.x, r.y, words, r.h}, !month_names_fit(s, months));
        draw_month_cells(s, months);
        return;
    }
    const bool has_dots = r.h >= 18 + kLeastDots;
    draw_year_line(s, {r.x, r.y, r.w, has_dots ? r.h - kLeastDots : r.h}, true);
    if (has_dots) draw_month_cells(s, {r.x, r.bottom() - kLeastDots, r.w, kLeastDots});
}

// --- 3 dials ---

namespace {

/// Draws a bar of DV against NK: DV filled, what is to come paler, a mark at NK. What lies beyond NK is red.
void draw_dial_bar(Scene& s, Rect r, int nk, int dv, int to_come) {
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const float radius = r.h / 2;
    const int whole = std::max({nk, dv + to_come, 1});
    const auto at = [&](int points) { return r.x + r.w * static_cast<float>(points) / static_cast<float>(whole); };
    c.rect(r, radius, t.well);
    const float end = at(nk), filled = at(dv), come = at(dv + to_come);
    if (come > filled) c.rect({filled, r.y + 1, std::min(come, std::max(end, filled)) - filled, r.h - 2}, 0, fade(t.warn, 0.4f));
    if (const float from = std::max(end, filled); come > from) {
        // Striped, so that it differs in high contrast and without colours.
        const auto clip = c.clipped({from, r.y, come - from, r.h});
        c.rect({from, r.y + 1, come - from, r.h - 2}, 0, fade(t.bad, 0.28f));
        for (float x = from - r.h; x < come; x += 5) c.line({x, r.bottom()}, {x + r.h, r.y}, fade(t.bad, 0.8f), 1.2f);
    }
    if (filled > r.x + 1) c.rect({r.x, r.y, filled - r.x, r.h}, Corners(radius, 0, 0, radius), dv > nk ? t.bad : t.warn);
    c.rect_stroke(r, radius, t.line2, t.panel_border);
    const float mark = std::clamp(end, r.x + 1, r.right() - 1);
    c.line({mark, r.y - 3}, {mark, r.bottom() + 3}, t.good, 2.4f);
}

}  // namespace

void draw_dials(Scene& s, Seat who, Rect r) {
    constexpr float kBar = 9, kWithBar = 34, kSign = 18;
    if (r.w <= 0 || r.h <= 0) return;
    Canvas& c = s.canvas;
    const Theme& t = s.theme;
    const an::Player& player = s.player(who);
    const std::string nk = std::to_string(player.nk);
    if (!s.seen.is_astronavigator()) {
        const float letters = std::clamp(r.h * 0.6f, type::kBody, 26.0f), unit = c.text_width(words::kPanelNk.in(s.lang), type::kLabel);
        c.text({r.right(), r.centre().y + 1}, words::kPanelNk.in(s.lang), type::kLabel, t.mid, Weight::medium, Align::right);
        c.text({r.right() - unit - 6, r.centre().y}, nk, letters, t.hi, Weight::bold, Align::right);
        const float left = r.right() - unit - 12 - c.text_width(nk, letters, Weight::bold) - kSign;
        if (left >= r.x) draw_nk_sign(c, {left + kSign / 2, r.centre().y}, kSign, t.good);
        return;
    }
    const bool has_bar = r.h >= kWithBar;
    const int to_come = dv_to_come(s.seen, who);
    const float y = has_bar ? r.y + (r.h - kBar - 6) / 2 : r.centre().y, letters = has_bar ? std::clamp(r.h * 0.44f, 16.0f, 22.0f) : 16.0f;
    const std::string_view nk_unit = words::kPanelNk.in(s.lang), dv_unit = words::kPanelDv.in(s.lang);
    const std::string dv = std::to_string(player.dv);
    // The units are left out where both dials would not fit.
    const float bare = 2 * (kSign + 5) + c.text_width(nk, letters, Weight::bold) + c.text_width(dv, letters, Weight::bold) + 12;
    const bool has_units = bare + 8 + c.text_width(nk_unit, type::kSmall) + c.text_width(dv_unit, type::kSmall) <= r.w;
    const auto put = [&](float x, bool is_nk, const std::string& figure) {
        if (is_nk) draw_nk_sign(c, {x + kSign / 2, y}, kSign, t.good);
        else draw_dv_sign(c, {x + kSign / 2, y}, kSign, player.dv > player.nk ? t.bad : t.warn);
        x += kSign + 5;
        c.text({x, y}, figure, letters, t.hi, Weight::bold);
        x += c.text_width(figure, letters, Weight::bold);
        if (!has_units) return x;
        const std::string_view unit = is_nk ? nk_unit : dv_unit;
        c.text({x + 4, y + 1}, unit, type::kSmall, t.mid);
        return x + 4 + c.text_width(unit, type::kSmall);
    };
    const float after = put(r.x, true, nk) + 12;
    if (bare <= r.w) {
        const float end = put(after, false, dv) + 10;
        if (player.is_playing() && to_come > 0) {
            const std::string full = fill(words::kPanelToCome, s.lang, {{"n", to_come}});
            const std::string brief = fill(words::kPanelToComeBrief, s.lang, {{"n", to_come}});
            const bool fits = c.text_width(full, type::kSmall) <= r.right() - end;
            if (fits || c.text_width(brief, type::kSmall) <= r.right() - end)
                c.text({r.right(), y + 1}, fits ? full : brief, type::kSmall, t.mid, Weight::medium, Align::right);
        }
    }
    if (has_bar) draw_dial_bar(s, {r.x, r.bottom() - kBar - 4, r.w, kBar}, player.nk, player.dv, player.is_playing() ? to_come : 0);
}

}  // namespace orrery::ui::astronavigators_table
